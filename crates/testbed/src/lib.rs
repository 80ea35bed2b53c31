//! Services of a test's own: PostgreSQL and NATS from the packages of the system, in a folder that is removed, at a port
//! that was free, stopped with the test, however it ends. Dev-only.
//!
//! A shell stands between the test and each service and reads commands from a pipe. When the test's process is gone the
//! pipe closes, and the shell stops the service and removes the folder.

mod proxy;

pub use proxy::Proxy;

use std::{
    io::{self, BufRead, BufReader, Write},
    net::{Ipv4Addr, TcpListener},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

/// Reads commands, answers each with a line. `start`, `stop` and `pause` are defined before it.
const COMMANDS: &str = r#"
folder=$(mktemp -d 2>/dev/null || mktemp -d -p /tmp)
trap '' INT TERM
end() { kill_now; cd /; rm -rf "$folder"; }
trap end EXIT
if make && start; then echo ready; else echo failed; exit 1; fi
while read -r command; do
  case $command in
    start) start && echo done || echo failed ;;
    stop) kill_now; echo done ;;
    leave) leave; echo done ;;
    pause) pause STOP; echo done ;;
    resume) pause CONT; echo done ;;
    wipe) kill_now; wipe; echo done ;;
  esac
done
"#;

const POSTGRES: &str = r#"
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1)
[ -n "$bin" ] || bin=$(dirname "$(command -v postgres)")
make() { "$bin/initdb" -D "$folder/data" -U naust -A trust -E UTF8 --locale=C.UTF-8 -N >"$folder/log" 2>&1; }
start() {
  # The server must not hold the pipe open by which the test hears of it.
  "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 start \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder -c fsync=$fsync \
        -c max_connections=200 -c shared_buffers=32MB" >/dev/null 2>&1 </dev/null \
    || { cat "$folder/log" >&2; return 1; }
}
kill_now() { pause CONT; "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1; }
leave() { "$bin/pg_ctl" -D "$folder/data" -m fast -w stop >/dev/null 2>&1; }
pause() {
  main=$(head -1 "$folder/data/postmaster.pid" 2>/dev/null) || return 0
  for pid in $main $(ps -o pid= --ppid "$main"); do kill -"$1" "$pid" 2>/dev/null; done
}
wipe() { :; }
"#;

const NATS: &str = r#"
make() { :; }
start() {
  nats-server -js -a 127.0.0.1 -p "$port" -sd "$folder/js" >"$folder/log" 2>&1 </dev/null &
  pid=$!
  for _ in $(seq 200); do
    grep -qs 'Server is ready' "$folder/log" && return 0
    kill -0 $pid 2>/dev/null || break
    sleep 0.05
  done
  cat "$folder/log" >&2
  return 1
}
kill_now() { kill -KILL $pid 2>/dev/null; wait $pid 2>/dev/null; :>"$folder/log"; }
leave() { kill_now; }
pause() { kill -"$1" $pid 2>/dev/null; }
wipe() { rm -rf "$folder/js"; }
"#;

/// A service that runs for this process alone.
pub struct Service {
    port: u16,
    shell: Child,
    pipes: Mutex<Option<(ChildStdin, BufReader<ChildStdout>)>>,
}

impl Service {
    /// A new PostgreSQL with an empty database `postgres` and a user `naust` who may do everything. It writes to the disk
    /// before it answers only if that is asked for: a test's data need not outlive the machine.
    pub fn postgres(fsync: bool) -> io::Result<Service> {
        Service::start(POSTGRES, if fsync { "on" } else { "off" })
    }

    /// A new NATS server with JetStream.
    pub fn nats() -> io::Result<Service> {
        Service::start(NATS, "")
    }

    fn start(functions: &str, fsync: &str) -> io::Result<Service> {
        let port = free_port()?;
        let script = format!("port={port}\nfsync={fsync}\n{functions}{COMMANDS}");
        let mut shell = unprivileged("sh")
            .args(["-c", &script])
            .env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let pipes = shell.stdin.take().zip(shell.stdout.take().map(BufReader::new));
        let service = Service { port, shell, pipes: Mutex::new(pipes) };
        match service.answer()?.as_str() {
            "ready" => Ok(service),
            _ => Err(io::Error::other("a service did not start; ./test installs postgresql and nats-server")),
        }
    }

    /// Where it listens on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database, if this is PostgreSQL.
    pub fn database(&self, name: &str) -> String {
        format!("postgres://naust@127.0.0.1:{}/{name}", self.port)
    }

    /// The address of a new, empty database, if this is PostgreSQL.
    pub fn new_database(&self) -> io::Result<String> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("house_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let port = self.port.to_string();
        let arguments = ["-h", "127.0.0.1", "-p", &port, "-U", "naust", &name];
        // Debian puts a wrapper before it that takes longer than the work itself.
        let createdb =
            r#"bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1); "${bin:+$bin/}createdb" "$@""#;
        if !Command::new("sh").args(["-c", createdb, "sh"]).args(arguments).status()?.success() {
            return Err(io::Error::other("no new database"));
        }
        Ok(self.database(&name))
    }

    /// The address, if this is NATS.
    pub fn nats_url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it at once, as if the machine had failed.
    pub fn kill(&self) -> io::Result<()> {
        self.command("stop")
    }

    /// Ends it as an administrator would: what runs is broken off, what was answered is written.
    pub fn leave(&self) -> io::Result<()> {
        self.command("leave")
    }

    /// Starts it again, with the same data at the same port.
    pub fn restart(&self) -> io::Result<()> {
        self.command("start")
    }

    /// Lets all its processes stand still; connections stay open.
    pub fn pause(&self) -> io::Result<()> {
        self.command("pause")
    }

    /// Lets them go on.
    pub fn resume(&self) -> io::Result<()> {
        self.command("resume")
    }

    /// Kills NATS and deletes what it kept.
    pub fn wipe(&self) -> io::Result<()> {
        self.command("wipe")
    }

    fn command(&self, command: &str) -> io::Result<()> {
        if let Some((commands, _)) = &mut *self.pipes.lock().unwrap_or_else(PoisonError::into_inner) {
            writeln!(commands, "{command}")?;
        }
        match self.answer()?.as_str() {
            "done" => Ok(()),
            _ => Err(io::Error::other(format!("`{command}` failed"))),
        }
    }

    fn answer(&self) -> io::Result<String> {
        let mut line = String::new();
        if let Some((_, answers)) = &mut *self.pipes.lock().unwrap_or_else(PoisonError::into_inner) {
            answers.read_line(&mut line)?;
        }
        Ok(line.trim().into())
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.pipes.lock().unwrap_or_else(PoisonError::into_inner).take());
        let _ = self.shell.wait();
    }
}

/// One PostgreSQL for all tests of a process.
pub fn shared_postgres() -> &'static Service {
    static SHARED: OnceLock<Service> = OnceLock::new();
    SHARED.get_or_init(|| Service::postgres(false).expect("PostgreSQL starts"))
}

/// A port nobody listens at.
pub fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// PostgreSQL refuses to run for root, so root becomes nobody.
fn unprivileged(program: &str) -> Command {
    let root = std::process::Command::new("id").arg("-u").output();
    if root.is_ok_and(|id| id.stdout.trim_ascii() == b"0") {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", program]);
        return command;
    }
    Command::new(program)
}
