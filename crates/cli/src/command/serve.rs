//! `naust serve`: tables in the browser.

use crate::{args::Serve, failure::Failure, files};

/// Serves until interrupted.
pub fn run(args: &Serve) -> Result<(), Failure> {
    let _catalog = files::catalog(&args.material)?;
    Err(Failure::failed("serving is not connected yet"))
}
