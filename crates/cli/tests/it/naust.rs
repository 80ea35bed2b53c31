//! Runs the command.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
    sync::OnceLock,
};

/// The command with nothing of the surroundings that could change what it says.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_naust"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C").env_remove("COLUMNS");
    command
}

/// What the command said, and how it ended.
#[derive(Debug)]
pub struct Said {
    pub out: String,
    pub err: String,
    pub status: i32,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        Said {
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code().unwrap(),
        }
    }
}

/// Runs the command to its end.
pub fn naust(args: &[&str]) -> Said {
    command(args).stdin(Stdio::null()).output().unwrap().into()
}

/// Runs the command, which must succeed; gives standard output.
#[track_caller]
pub fn fine(args: &[&str]) -> String {
    let said = naust(args);
    assert_eq!(said.status, 0, "{args:?}: {said:?}");
    said.out
}

/// Runs the command, which must fail with this status: nothing on standard output, one line on standard error. Gives
/// that line without the command's name.
#[track_caller]
pub fn fails(status: i32, args: &[&str]) -> String {
    let said = naust(args);
    assert_eq!(said.status, status, "{args:?}: {said:?}");
    assert_eq!(said.out, "", "{args:?}");
    let line = said.err.strip_prefix("naust: ").and_then(|line| line.strip_suffix('\n')).unwrap_or_default();
    assert!(!line.is_empty() && !line.contains('\n'), "{args:?}: not one line: {:?}", said.err);
    line.into()
}

/// Runs the command with somebody typing.
pub fn typed(args: &[&str], lines: &str) -> Said {
    let mut child =
        command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that does not read all of it may be gone already.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap().into()
}

/// A file of this test run; its name must be used by one test alone.
pub fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes such a file; gives its path as text.
pub fn write(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = file(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().into()
}

/// The record of a whole game between bots, with its seed opened.
pub fn whole_game() -> &'static str {
    static RECORD: OnceLock<String> = OnceLock::new();
    RECORD.get_or_init(|| {
        let path = file("whole_game.play");
        let path = path.to_str().unwrap();
        fine(&["play", "fjords", "--seats", "greedy,random", "--seed", "3", "--record", path]);
        fs::read_to_string(path).unwrap()
    })
}
