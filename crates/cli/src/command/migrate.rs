//! `naust migrate`: a house moves between a folder and a database.

use std::io::{Write, stdout};

use server::Place;

use crate::{args::Migrate, failure::Failure};

/// Moves everything, compares, and says what there is now.
pub fn run(args: &Migrate) -> Result<(), Failure> {
    let (from, to) = (Place::named(&args.from), Place::named(&args.to));
    let runtime = tokio::runtime::Runtime::new()?;
    let moved = runtime.block_on(server::migrate(&from, &to)).map_err(Failure::failed)?;
    let mut out = stdout().lock();
    for (name, count) in moved {
        writeln!(out, "{count:>10} {name}")?;
    }
    writeln!(out, "Every record is the same in {from} and {to}.")?;
    Ok(())
}
