//! Running a server for others: options, files that run out, backups.

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use crate::{
    naust::{command, fails, file, fine, write},
    serving::Serving,
};

/// A folder of this test run that does not exist yet; its name must be used by one test alone.
fn fresh(name: &str) -> PathBuf {
    let path = file(name);
    let _ = fs::remove_dir_all(&path);
    let _ = fs::remove_file(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn options_come_from_flags_then_the_environment_then_a_file() {
    let [in_file, in_variable, in_flag] = ["from_file", "from_variable", "from_flag"].map(fresh);
    let config =
        format!("addr = \"127.0.0.1:0\"\ndata = \"{}\"\npace = 1\nlog-json = true\n", in_file.display());
    let config = write("options.toml", config);
    let serve = |variable: bool, flag: bool| {
        let mut command = command(&["serve", "--config", &config]);
        if flag {
            command.args(["--data", text(&in_flag)]);
        }
        if variable {
            command.env("NAUST_DATA", &in_variable);
        }
        let serving = Serving::of(command);
        assert!(serving.get("/healthz").starts_with("HTTP/1.1 200"));
    };
    let used = || [&in_file, &in_variable, &in_flag].map(|folder| folder.join("naust.db").exists());
    serve(false, false);
    assert_eq!(used(), [true, false, false]);
    serve(true, false);
    assert_eq!(used(), [true, true, false]);
    serve(true, true);
    assert_eq!(used(), [true, true, true]);
    // Variables of the server do not get in the way of other commands.
    let listed = command(&["games"]).env("NAUST_ADDR", "127.0.0.1:1").output().unwrap();
    assert!(listed.status.success(), "{listed:?}");

    let unknown = write("unknown.toml", "adr = \"127.0.0.1:0\"\n");
    let line = fails(2, &["serve", "--config", &unknown]);
    assert!(line.contains("unknown.toml") && line.contains("no option `adr`"), "{line}");
    let line = fails(2, &["--config", text(&fresh("missing.toml"))]);
    assert!(line.contains("missing.toml"), "{line}");
}

#[cfg(target_os = "linux")]
#[test]
fn with_few_files_connections_are_refused_politely_and_the_server_goes_on() {
    let data = fresh("few_files");
    let mut limited = Command::new("sh");
    let program = env!("CARGO_BIN_EXE_naust");
    limited.args([
        "-c",
        "ulimit -n 256; exec \"$0\" serve --addr 127.0.0.1:0 --data \"$1\"",
        program,
        text(&data),
    ]);
    let serving = Serving::of(limited);
    let ask = |stream: &mut TcpStream| {
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
        let mut answer = [0; 12];
        // One that is closed without a word has been refused as well.
        if stream.read_exact(&mut answer).is_ok() {
            String::from_utf8_lossy(&answer[9..]).into_owned()
        } else {
            String::new()
        }
    };
    let mut open: Vec<TcpStream> = (0..400).map(|_| TcpStream::connect(&serving.addr).unwrap()).collect();
    let answers: Vec<String> = open.iter_mut().map(ask).collect();
    let count = |wanted: &str| answers.iter().filter(|answer| *answer == wanted).count();
    assert!(count("200") >= 128, "{answers:?}");
    assert!(count("503") > 0, "{answers:?}");
    assert!(answers.iter().all(|answer| matches!(answer.as_str(), "200" | "503" | "")), "{answers:?}");
    drop(open);
    // Room comes back, and the data was never out of reach.
    let mut answer = String::new();
    for _ in 0..200 {
        answer = serving.get("/api/tables");
        if answer.starts_with("HTTP/1.1 200") {
            break;
        }
    }
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

/// Opens a session and a table; gives the table's id.
fn open_table(serving: &Serving) -> String {
    let post = |path: &str, token: &str, body: &str| {
        let mut stream = TcpStream::connect(&serving.addr).unwrap();
        let head = format!("POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", serving.addr);
        let more = format!("Authorization: Bearer {token}\r\nContent-Type: application/json\r\n");
        write!(stream, "{head}{more}Content-Length: {}\r\n\r\n{body}", body.len()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let body = answer.split("\r\n\r\n").nth(1).unwrap().to_owned();
        serde_json::from_str::<serde_json::Value>(&body).unwrap_or_else(|_| panic!("{answer}"))
    };
    let token = post("/api/session", "", r#"{"name":"Ingrid"}"#)["token"].as_str().unwrap().to_owned();
    let table = r#"{"game":"fjords","seats":[{"kind":"me"},{"kind":"me","name":"Olav"}]}"#;
    post("/api/tables", &token, table)["id"].as_str().unwrap().to_owned()
}

#[test]
fn a_backup_of_a_server_at_work_is_whole_and_can_be_brought_back() {
    let [copy, restored] = ["served.backup", "restored"].map(fresh);
    let data = fresh("backed_up");
    let serving = Serving::start(&["serve"], "backed_up");
    let id = open_table(&serving);
    fine(&["backup", text(&copy), "--data", text(&data)]);
    let later = open_table(&serving);
    assert!(fails(1, &["backup", text(&copy), "--data", text(&data)]).contains("overwrites nothing"));
    fine(&["doctor", "--data", text(&data)]);

    fine(&["restore", text(&copy), "--data", text(&restored)]);
    assert!(fails(1, &["restore", text(&copy), "--data", text(&restored)]).contains("move it away"));
    let report = fine(&["doctor", "--data", text(&restored)]);
    assert!(report.contains("1 tables replayed"), "{report}");
    let again = Serving::start(&["serve"], "restored");
    assert!(again.get(&format!("/api/tables/{id}")).starts_with("HTTP/1.1 200"));
    assert!(
        again.get(&format!("/api/tables/{later}")).starts_with("HTTP/1.1 404"),
        "opened after the backup"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        for private in [copy, restored.join("naust.db"), data.join("naust.db")] {
            assert_eq!(
                fs::metadata(&private).unwrap().permissions().mode() & 0o777,
                0o600,
                "{}",
                private.display()
            );
        }
    }
    let no_backup = write("no.backup", "this is no database, but long enough to look like one".repeat(40));
    fails(1, &["restore", &no_backup, "--data", text(&fresh("never"))]);
}

#[test]
fn the_doctor_finds_a_step_that_cannot_be() {
    let data = fresh("sick");
    let serving = Serving::start(&["serve"], "sick");
    let id = open_table(&serving);
    drop(serving);
    let database = rusqlite::Connection::open(data.join("naust.db")).unwrap();
    database.execute_batch("UPDATE journal SET text = 'nonsense' WHERE seq = 0").unwrap();
    database.close().unwrap();
    let said = crate::naust::naust(&["doctor", "--data", text(&data)]);
    assert_eq!(said.status, 1, "{said:?}");
    assert!(said.out.contains("BAD  records") && said.out.contains(&id), "{said:?}");
}
