//! The server under load: a process of its own, so that what it spends can be told from what the tool spends.

use std::{
    fs, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, BufReader},
    process::{Child, Command},
};

use crate::LoadError;

/// How long a server may take until it says where it listens.
const PATIENCE: Duration = Duration::from_secs(60);
/// Clock ticks in a second, as `/proc` counts them on Linux.
const TICKS: f64 = 100.0;

/// A server that was started here and ends with this.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub addr: SocketAddr,
}

impl Process {
    /// Starts a server on loopback, at any free port unless one is given.
    pub async fn start(program: &Path, data: &Path, port: u16) -> Result<Process, LoadError> {
        Process::start_with(program, data, port, &[], 0).await
    }

    /// Starts a server with more arguments, and with a clock that is wrong by so many milliseconds.
    pub async fn start_with(
        program: &Path,
        data: &Path,
        port: u16,
        more: &[String],
        clock: i64,
    ) -> Result<Process, LoadError> {
        let failed = |why: String| LoadError::Server(why);
        let mut child = Command::new(program)
            .arg("serve")
            .arg("--addr")
            .arg(format!("127.0.0.1:{port}"))
            .arg("--data")
            .arg(data)
            .args(["--pace", "0"])
            // What is measured is the server, not its limits; versions that have none do not read it.
            .env("NAUST_LIMITS", "off")
            .env("NAUST_CLOCK_OFF_BY", clock.to_string())
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| failed(format!("{}: {error}", program.display())))?;
        let stderr = child.stderr.take().ok_or_else(|| failed("its messages cannot be read".into()))?;
        let mut lines = BufReader::new(stderr);
        let mut said = String::new();
        let listening = async {
            while lines.read_line(&mut said).await? > 0 {
                let mut words = said.split(' ').filter_map(|word| word.trim().strip_prefix("http://"));
                if let Some(addr) = words.next().and_then(|word| word.trim_end_matches('/').parse().ok()) {
                    return Ok(addr);
                }
            }
            Err(io::Error::other(format!("it ended: {said}")))
        };
        let addr = tokio::time::timeout(PATIENCE, listening).await;
        let addr =
            addr.map_err(|_| failed("it does not listen".into()))?.map_err(|e| failed(e.to_string()))?;
        // What it says later is of no interest, but its pipe must not fill up.
        tokio::spawn(async move {
            let mut rest = Vec::new();
            let _ = lines.read_to_end(&mut rest).await;
        });
        Ok(Process { child, addr })
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id().unwrap_or_default()
    }

    /// Lets it stand still, or go on: its connections stay open, its timers do not run.
    pub fn pause(&self, paused: bool) -> io::Result<()> {
        pause(self.id(), paused)
    }

    /// Ends it without a word, as `kill -9` does.
    pub async fn kill(mut self) -> io::Result<()> {
        self.child.kill().await
    }
}

/// A process that thinks for bots; it ends with this.
pub struct Worker(Child);

impl Worker {
    /// Starts one for servers with this database and NATS.
    pub fn start(program: &Path, more: &[String]) -> io::Result<Worker> {
        let mut command = Command::new(program);
        command.arg("worker").args(more).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Worker(command.kill_on_drop(true).spawn()?))
    }

    /// Lets it stand still, or go on.
    pub fn pause(&self, paused: bool) -> io::Result<()> {
        pause(self.0.id().unwrap_or_default(), paused)
    }

    /// Ends it without a word.
    pub async fn kill(mut self) -> io::Result<()> {
        self.0.kill().await
    }
}

fn pause(process: u32, paused: bool) -> io::Result<()> {
    let signal = if paused { "-STOP" } else { "-CONT" };
    let done = std::process::Command::new("kill").args([signal, &process.to_string()]).status()?;
    if done.success() { Ok(()) } else { Err(io::Error::other("it cannot be paused")) }
}

/// Seconds of CPU that a process has spent.
pub fn cpu_seconds(process: u32) -> io::Result<f64> {
    let stat = fs::read_to_string(proc(process, "stat"))?;
    // The name of the program stands in brackets and may contain anything.
    let fields: Vec<_> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |field: usize| fields.get(field).and_then(|text| text.parse::<f64>().ok());
    match (ticks(11), ticks(12)) {
        (Some(user), Some(system)) => Ok((user + system) / TICKS),
        _ => Err(io::Error::other("/proc tells no CPU time")),
    }
}

/// Kilobytes of memory that a process holds.
pub fn resident_kb(process: u32) -> io::Result<f64> {
    let status = fs::read_to_string(proc(process, "status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()).and_then(|text| text.parse().ok());
    number.ok_or_else(|| io::Error::other("/proc tells no memory"))
}

fn proc(process: u32, file: &str) -> PathBuf {
    PathBuf::from(format!("/proc/{process}/{file}"))
}
