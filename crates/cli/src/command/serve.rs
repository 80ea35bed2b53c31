//! `naust serve`: tables in the browser.

use std::{
    io::{self, Write},
    time::Duration,
};

use server::{Config, Server, StartError};

use crate::{args::Serve, failure::Failure, files};

/// How long bots that are still thinking may hold up the end.
const FAREWELL: Duration = Duration::from_secs(2);

/// Serves until interrupted.
pub fn run(args: &Serve) -> Result<(), Failure> {
    let mut config = Config::new(&args.data, files::catalog(&args.material)?);
    config.addr = args.addr;
    config.store.clone_from(&args.store);
    config.nats.clone_from(&args.nats);
    config.workers = args.workers;
    config.pace = Duration::from_millis(args.pace.into());
    tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(tracing::Level::WARN).init();
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(serve(config));
    runtime.shutdown_timeout(FAREWELL);
    served
}

async fn serve(config: Config) -> Result<(), Failure> {
    let server = Server::start(config).await.map_err(explain)?;
    writeln!(io::stderr(), "Naust is open at http://{}/ (Ctrl+C closes it)", server.addr())?;
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
