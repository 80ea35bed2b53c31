//! `naust check`: is a record what it claims to be?

use std::io::{Write, stdout};

use tabletop::{Line, Turn};

use crate::{args::Check, failure::Failure, files, luck};

/// Checks every step, every expectation and every draw; says what was checked.
pub fn run(args: &Check) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let (play, table) = files::table(&catalog, &args.file)?;
    let wrong = |why: String| Failure::failed(format!("{}: {why}", args.file.display()));
    table.audit().map_err(wrong)?;
    let game = files::game(&catalog, table.info().key)?;
    let luck = luck::verify(game, &play).map_err(wrong)?;
    let expected = play.lines.iter().filter(|(_, line)| matches!(line, Line::Expect(_))).count();
    let state = match table.turn() {
        Turn::Over => "over",
        Turn::Seats(_) | Turn::Chance => "not over",
    };
    let mut out = stdout().lock();
    writeln!(out, "game: {} {} ({state})", table.info().key, table.setup())?;
    writeln!(out, "steps: all {} legal", table.steps())?;
    if expected > 0 {
        writeln!(out, "expectations: all {expected} hold")?;
    }
    writeln!(out, "luck: {luck}")?;
    Ok(())
}
