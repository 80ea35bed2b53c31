//! `naust backup`, `naust restore` and `naust doctor`: what a host does with the data.

use std::io::{Write, stdout};

use crate::{
    args::{Backup, Doctor, Restore},
    failure::Failure,
    files,
};

/// Copies the data to a file while the server goes on.
pub fn backup(args: &Backup) -> Result<(), Failure> {
    server::backup(&args.data, &args.file).map_err(Failure::failed)
}

/// Brings a backup into an empty data folder.
pub fn restore(args: &Restore) -> Result<(), Failure> {
    server::restore(&args.file, &args.data).map_err(Failure::failed)
}

/// Looks whether the data is well.
pub fn doctor(args: &Doctor) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let found = runtime.block_on(server::examine(&args.data, catalog)).map_err(Failure::failed)?;
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &found)?;
        writeln!(out)?;
    } else {
        for finding in &found {
            let mark = if finding.fine { "ok " } else { "BAD" };
            writeln!(out, "{mark}  {:<9} {}", finding.what, finding.said)?;
        }
    }
    match found.iter().filter(|finding| !finding.fine).count() {
        0 => Ok(()),
        bad => Err(Failure::failed(format!("{bad} of {} things are not as they should be", found.len()))),
    }
}
