//! `naust perft`: counting the tree of steps.

use std::io::{Write, stdout};

use crate::{args::Perft, failure::Failure, files};

/// Prints the number of ways to take the first steps.
pub fn run(args: &Perft) -> Result<(), Failure> {
    let catalog = files::catalog(&args.chosen.material)?;
    let (game, setup) = files::chosen(&catalog, &args.chosen)?;
    let leaves = game.perft(&setup, args.depth).map_err(Failure::usage)?;
    writeln!(stdout(), "{leaves}")?;
    Ok(())
}
