//! `naust serve`: every option is a flag, a key of the configuration file and a variable of the environment.

use std::{ffi::OsString, fs, net::SocketAddr, path::PathBuf, time::Duration};

use clap::{Args as ClapArgs, CommandFactory, ValueEnum};
use server::{Certificate, Config, Connections, Keeping, Limits};

use super::{Args, Material};
use crate::{failure::Failure, files};

/// Whom the limits hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Held {
    /// Nobody
    Off,
    /// Everybody, but those at this machine only as far as tables and thoughts go
    On,
    /// Everybody alike
    All,
}

/// How much is written about the server's work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Log {
    /// What failed
    Error,
    /// And what is odd
    Warn,
    /// And every request
    Info,
    /// And every step
    Debug,
}

/// `naust serve`
#[derive(Debug, ClapArgs)]
#[command(args_override_self = true)]
pub struct Serve {
    /// Read options from FILE: the names of these options, in TOML; flags and variables come before it
    #[arg(long, value_name = "FILE", env = "NAUST_CONFIG", hide_env = true)]
    pub config: Option<PathBuf>,

    /// Address and port to listen at; port 0 takes any free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", env = "NAUST_ADDR", hide_env = true)]
    pub addr: SocketAddr,

    /// Folder for tables and players; made if missing
    #[arg(long, value_name = "DIR", default_value = "naust-data", env = "NAUST_DATA", hide_env = true)]
    pub data: PathBuf,

    /// PostgreSQL database to use instead of the folder, such as postgres://naust@localhost/naust; several servers may share it
    #[arg(long, value_name = "URL", value_parser = database, env = "NAUST_STORE", hide_env = true, hide_env_values = true)]
    pub store: Option<String>,

    /// NATS server by which servers that share a database hear of each other's steps, such as nats://localhost:4222
    #[arg(
        long,
        value_name = "URL",
        env = "NAUST_NATS",
        hide_env = true,
        hide_env_values = true,
        requires = "store"
    )]
    pub nats: Option<String>,

    /// Let `naust worker` processes think for bots; if none does, this one does after a while
    #[arg(long, value_name = "YES", num_args = 0..=1, default_value_t = false, default_missing_value = "true", env = "NAUST_WORKERS", hide_env = true)]
    pub workers: bool,

    /// Milliseconds a bot takes at least for a decision that somebody watches, so that one can follow
    #[arg(long, value_name = "MS", default_value_t = 450, value_parser = clap::value_parser!(u32).range(..=60_000), env = "NAUST_PACE", hide_env = true)]
    pub pace: u32,

    /// Scheme and host by which the world knows this server, for links [default: what the reader asks by]
    #[arg(long, value_name = "URL", value_parser = origin, env = "NAUST_URL", hide_env = true)]
    pub url: Option<String>,

    /// Proxies that are believed when they say who asks: addresses or networks, such as 127.0.0.1,10.0.0.0/8
    #[arg(long, value_name = "NETS", value_delimiter = ',', value_parser = network, env = "NAUST_PROXY", hide_env = true)]
    pub proxy: Vec<ipnet::IpNet>,

    /// Encrypt with the certificate in FILE (PEM, with those between it and the root); a renewed one is used at once
    #[arg(long, value_name = "FILE", requires = "tls_key", env = "NAUST_TLS_CERT", hide_env = true)]
    pub tls_cert: Option<PathBuf>,

    /// The private key of the certificate, in FILE (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert", env = "NAUST_TLS_KEY", hide_env = true)]
    pub tls_key: Option<PathBuf>,

    /// How much is written to standard error
    #[arg(long, value_name = "LEVEL", default_value = "warn", env = "NAUST_LOG", hide_env = true)]
    pub log: Log,

    /// Write it as lines of JSON
    #[arg(long, value_name = "YES", num_args = 0..=1, default_value_t = false, default_missing_value = "true", env = "NAUST_LOG_JSON", hide_env = true)]
    pub log_json: bool,

    /// Whom the limits hold
    #[arg(long, value_name = "WHOM", default_value = "on", env = "NAUST_LIMITS", hide_env = true)]
    pub limits: Held,

    /// Requests of one visitor in a minute; here and below 0 is no limit
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests, env = "NAUST_LIMIT_REQUESTS", hide_env = true)]
    pub limit_requests: u32,

    /// Tables that one visitor opens in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables, env = "NAUST_LIMIT_TABLES", hide_env = true)]
    pub limit_tables: u32,

    /// Tables of one visitor, opened within a day, that are not over
    #[arg(long, value_name = "N", default_value_t = Limits::default().open_tables, env = "NAUST_LIMIT_OPEN_TABLES", hide_env = true)]
    pub limit_open_tables: u32,

    /// The same, of those at which only bots sit
    #[arg(long, value_name = "N", default_value_t = Limits::default().bot_tables, env = "NAUST_LIMIT_BOT_TABLES", hide_env = true)]
    pub limit_bot_tables: u32,

    /// Tables that one visitor follows at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().streams, env = "NAUST_LIMIT_STREAMS", hide_env = true)]
    pub limit_streams: u32,

    /// Hints for one visitor in a minute
    #[arg(long, value_name = "N", default_value_t = Limits::default().hints, env = "NAUST_LIMIT_HINTS", hide_env = true)]
    pub limit_hints: u32,

    /// Analyses for one visitor in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().analyses, env = "NAUST_LIMIT_ANALYSES", hide_env = true)]
    pub limit_analyses: u32,

    /// Hints and analyses for which one visitor waits at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().waiting, env = "NAUST_LIMIT_WAITING", hide_env = true)]
    pub limit_waiting: u32,

    /// New visitors from one address in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().names, env = "NAUST_LIMIT_NAMES", hide_env = true)]
    pub limit_names: u32,

    /// Passwords, recovery words and codes that one visitor tries in ten minutes
    #[arg(long, value_name = "N", default_value_t = Limits::default().logins, env = "NAUST_LIMIT_LOGINS", hide_env = true)]
    pub limit_logins: u32,

    /// So many times what one visitor may is for all who come from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().address, env = "NAUST_LIMIT_ADDRESS", hide_env = true)]
    pub limit_address: u32,

    /// Connections in all [default: as many as the system gives files for]
    #[arg(long, value_name = "N", env = "NAUST_CONNECTIONS", hide_env = true)]
    pub connections: Option<usize>,

    /// Connections from one address
    #[arg(long, value_name = "N", default_value_t = Connections::default().of_address, env = "NAUST_CONNECTIONS_OF_ADDRESS", hide_env = true)]
    pub connections_of_address: usize,

    /// Seconds after which a connection is closed that brings no request, or half of one
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600), env = "NAUST_SILENCE", hide_env = true)]
    pub silence: u64,

    /// Seconds after which a connection is closed that takes nothing of what is sent
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600), env = "NAUST_STALLED", hide_env = true)]
    pub stalled: u64,

    /// Days after which a table that has not begun is removed; here and below 0 keeps for ever
    #[arg(long, value_name = "DAYS", default_value_t = 0, env = "NAUST_KEEP_OPEN", hide_env = true)]
    pub keep_open: u32,

    /// Days after which a game in which nothing happens any more ends without a result
    #[arg(long, value_name = "DAYS", default_value_t = 0, env = "NAUST_KEEP_ABANDONED", hide_env = true)]
    pub keep_abandoned: u32,

    /// Days after which of a game that is over only the record, the log in words, the picture and the result are kept
    #[arg(long, value_name = "DAYS", default_value_t = 0, env = "NAUST_KEEP_FINISHED", hide_env = true)]
    pub keep_finished: u32,

    /// Days after which a session ends that nobody uses
    #[arg(long, value_name = "DAYS", default_value_t = 365, env = "NAUST_KEEP_SESSIONS", hide_env = true)]
    pub keep_sessions: u32,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,
}

fn network(text: &str) -> Result<ipnet::IpNet, String> {
    let address = || text.parse::<std::net::IpAddr>().map(ipnet::IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| "an address or a network such as 10.0.0.0/8".into())
}

pub(super) fn database(text: &str) -> Result<String, String> {
    let fine = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
    if fine { Ok(text.into()) } else { Err("an address such as postgres://naust@localhost/naust".into()) }
}

fn origin(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let fine = host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']));
    if fine { Ok(text.into()) } else { Err("scheme and host, such as https://naust.example".into()) }
}

impl Serve {
    /// What the server is told.
    pub fn config(&self) -> Result<Config, Failure> {
        let mut config = Config::new(&self.data, files::catalog(&self.material)?);
        config.addr = self.addr;
        config.store.clone_from(&self.store);
        config.nats.clone_from(&self.nats);
        config.workers = self.workers;
        config.pace = Duration::from_millis(self.pace.into());
        config.limits = match self.limits {
            Held::Off => Limits::off(),
            held => Limits {
                requests: self.limit_requests,
                tables: self.limit_tables,
                open_tables: self.limit_open_tables,
                bot_tables: self.limit_bot_tables,
                streams: self.limit_streams,
                hints: self.limit_hints,
                analyses: self.limit_analyses,
                waiting: self.limit_waiting,
                names: self.limit_names,
                logins: self.limit_logins,
                address: self.limit_address,
                local: held == Held::All,
            },
        };
        config.connections = Connections {
            most: self.connections,
            of_address: self.connections_of_address,
            silence: Duration::from_secs(self.silence),
            stalled: Duration::from_secs(self.stalled),
        };
        let days = |days: u32| (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 3600));
        config.keeping = Keeping {
            open: days(self.keep_open),
            abandoned: days(self.keep_abandoned),
            finished: days(self.keep_finished),
            sessions: days(self.keep_sessions),
        };
        config.tls = match (&self.tls_cert, &self.tls_key) {
            (Some(chain), Some(key)) => Some(Certificate { chain: chain.clone(), key: key.clone() }),
            _ => None,
        };
        config.proxies.clone_from(&self.proxy);
        config.url.clone_from(&self.url);
        Ok(config)
    }
}

/// The command line with what the configuration file says put in before it, so that flags come last and win. What the
/// environment says is left out: it comes before the file.
pub fn with_file(line: Vec<OsString>) -> Result<Vec<OsString>, Failure> {
    let words: Vec<_> = line.iter().map(|word| word.to_string_lossy()).collect();
    // Only the server is configured: without a command, or by its own.
    let after = match words.get(1).map(AsRef::as_ref) {
        Some("serve") => 2,
        Some(first) if !first.starts_with('-') => return Ok(line),
        _ => 1,
    };
    let flag = words.iter().position(|word| word == "--config").and_then(|at| words.get(at + 1));
    let flag = flag.map(|file| file.to_string());
    let joined = words.iter().find_map(|word| word.strip_prefix("--config=").map(str::to_owned));
    let Some(file) = flag.or(joined).or_else(|| std::env::var("NAUST_CONFIG").ok()) else { return Ok(line) };
    let options = read(&file).map_err(|why| Failure::usage(format!("{file}: {why}")))?;
    let (before, rest) = line.split_at(after.min(line.len()));
    Ok([before, &options, rest].concat())
}

fn read(file: &str) -> Result<Vec<OsString>, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let table: toml::Table = toml::from_str(&text).map_err(|error| error.message().to_owned())?;
    let command = Args::command();
    let serve = command.find_subcommand("serve").ok_or("no options")?;
    let mut options = Vec::new();
    for (key, value) in table {
        let known = serve.get_arguments().find(|arg| arg.get_long() == Some(key.as_str()) && key != "config");
        let known = known.ok_or_else(|| format!("there is no option `{key}`"))?;
        if known.get_env().is_some_and(|name| std::env::var_os(name).is_some()) {
            continue;
        }
        let word = |value: &toml::Value| match value {
            toml::Value::String(text) => Ok(text.clone()),
            toml::Value::Integer(number) => Ok(number.to_string()),
            toml::Value::Boolean(yes) => Ok(yes.to_string()),
            _ => Err(format!("`{key}` must be a text, a number, or true or false")),
        };
        let value = match &value {
            toml::Value::Array(values) => values.iter().map(word).collect::<Result<Vec<_>, _>>()?.join(","),
            one => word(one)?,
        };
        options.push(format!("--{key}={value}").into());
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[test]
    fn every_option_has_a_variable() {
        let command = Args::command();
        let serve = command.find_subcommand("serve").expect("naust serve");
        let options =
            serve.get_arguments().filter(|arg| !matches!(arg.get_id().as_str(), "help" | "version"));
        for arg in options {
            let long = arg.get_long().expect("a flag");
            let variable = format!("NAUST_{}", long.to_uppercase().replace('-', "_"));
            assert_eq!(arg.get_env().and_then(|name| name.to_str()), Some(variable.as_str()), "--{long}");
        }
    }

    #[test]
    fn networks_and_origins_are_checked() {
        assert_eq!(network("127.0.0.1").map(|net| net.to_string()), Ok("127.0.0.1/32".into()));
        assert_eq!(network("10.0.0.0/8").map(|net| net.to_string()), Ok("10.0.0.0/8".into()));
        assert!(network("proxy.example").is_err());
        assert!(origin("https://naust.example:8443").is_ok());
        for bad in ["naust.example", "https://", "https://naust.example/path", "ftp://naust.example"] {
            assert!(origin(bad).is_err(), "{bad}");
        }
        assert!(database("postgres://naust@localhost/naust").is_ok() && database("sqlite:x").is_err());
        let args = Args::try_parse_from([
            "naust",
            "serve",
            "--proxy",
            "127.0.0.1,::1",
            "--pace",
            "1",
            "--pace",
            "2",
        ]);
        let Some(crate::args::Command::Serve(serve)) = args.expect("options").command else {
            panic!("serve")
        };
        assert_eq!((serve.proxy.len(), serve.pace), (2, 2), "the last one wins");
    }
}
