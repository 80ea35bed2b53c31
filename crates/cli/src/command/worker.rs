//! `naust worker`: thinks for the bots of others.

use std::{
    io::{self, Write},
    time::Duration,
};

use server::Config;

use crate::{args::Worker, failure::Failure, files};

/// How long bots that are still thinking may hold up the end.
const FAREWELL: Duration = Duration::from_secs(2);

/// Thinks until interrupted.
pub fn run(args: &Worker) -> Result<(), Failure> {
    let mut config = Config::new("", files::catalog(&args.material)?);
    config.store = Some(args.store.clone());
    config.nats = Some(args.nats.clone());
    tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(tracing::Level::WARN).init();
    writeln!(io::stderr(), "Naust thinks for bots (Ctrl+C ends it)")?;
    let runtime = tokio::runtime::Runtime::new()?;
    let worked = runtime.block_on(server::work(config));
    runtime.shutdown_timeout(FAREWELL);
    worked.map_err(Failure::failed)
}
