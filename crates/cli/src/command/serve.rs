//! `naust serve`: tables in the browser.

use std::{
    io::{self, Write},
    time::Duration,
};

use server::{Config, Server, StartError};

use crate::{
    args::{Log, Serve},
    failure::Failure,
};

/// How long bots that are still thinking may hold up the end.
const FAREWELL: Duration = Duration::from_secs(2);

/// Serves until interrupted.
pub fn run(args: &Serve) -> Result<(), Failure> {
    let config = args.config()?;
    write_log(args);
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(serve(config));
    runtime.shutdown_timeout(FAREWELL);
    served
}

fn write_log(args: &Serve) {
    let level = match args.log {
        Log::Error => tracing::Level::ERROR,
        Log::Warn => tracing::Level::WARN,
        Log::Info => tracing::Level::INFO,
        Log::Debug => tracing::Level::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(level);
    if args.log_json { log.json().init() } else { log.init() }
}

async fn serve(config: Config) -> Result<(), Failure> {
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    let server = Server::start(config).await.map_err(explain)?;
    writeln!(io::stderr(), "Naust is open at {scheme}://{}/ (Ctrl+C closes it)", server.addr())?;
    Ok(server.until_asked_to_end().await?)
}

/// Says what to do about an address that is taken.
fn explain(error: StartError) -> Failure {
    match error {
        StartError::Listen { addr, cause } if cause.kind() == io::ErrorKind::AddrInUse => {
            let other = std::net::SocketAddr::new(addr.ip(), addr.port().wrapping_add(1).max(1024));
            Failure::failed(format!(
                "{addr} is taken, perhaps by another naust; try `naust --addr {other}`, or port 0 for any free one"
            ))
        }
        other => Failure::failed(other),
    }
}
