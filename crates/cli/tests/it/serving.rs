//! Tables in the browser, from the command line.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Stdio},
    time::Duration,
};

use crate::naust::{command, fails, file};

/// A server that ends with its test.
pub struct Serving {
    pub child: Child,
    pub addr: String,
}

impl Serving {
    pub fn start(more: &[&str], data: &str) -> Serving {
        let data = file(data);
        let args = [more, &["--addr", "127.0.0.1:0", "--data", data.to_str().unwrap()]].concat();
        Serving::of(command(&args))
    }

    /// A server that is started in some other way.
    pub fn of(mut command: std::process::Command) -> Serving {
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let addr = addr.unwrap_or_else(|| panic!("no address in `{line}`")).to_string();
        Serving { child, addr }
    }

    pub fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.addr).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn the_address_printed_is_the_one_served() {
    let named = Serving::start(&["serve"], "served");
    assert!(named.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(named.get("/api/games").contains("fjords"));
}

#[test]
fn no_command_serves_too() {
    let unnamed = Serving::start(&[], "served_unnamed");
    assert!(unnamed.get("/healthz").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_taken_port_is_explained() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    let data = file("taken");
    let line = fails(1, &["serve", "--addr", &addr, "--data", data.to_str().unwrap()]);
    assert!(line.starts_with(&format!("{addr} is taken")) && line.contains("--addr"), "{line}");
}

#[test]
fn a_data_folder_that_is_a_file_is_refused() {
    let data = crate::naust::write("data_is_a_file", "");
    let line = fails(1, &["serve", "--addr", "127.0.0.1:0", "--data", &data]);
    assert!(line.contains(&data), "{line}");
}
