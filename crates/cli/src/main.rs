//! The `naust` command: serve tables, play in the terminal, let bots meet, check and draw records.
//!
//! Results go to standard output, everything else to standard error. The exit status is 0 when all is well, 1 when what
//! was asked for failed, 2 when it was asked for wrongly.

mod args;
mod command;
mod failure;
mod files;
mod log;
mod luck;
mod report;
mod terminal;
mod words;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use failure::Failure;

/// A step of a table allocates and frees a few hundred small things on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let parsed = args::with_file(std::env::args_os().collect()).map(Args::try_parse_from);
    let outcome = match parsed {
        Ok(Ok(args)) => run(args),
        Ok(Err(error)) => Failure::from_clap(error),
        Err(failure) => Err(failure),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(args: Args) -> Result<(), Failure> {
    match args.command {
        None => command::serve::run(&args.serve),
        Some(Command::Serve(serve)) => command::serve::run(&serve),
        Some(Command::Backup(backup)) => command::upkeep::backup(&backup),
        Some(Command::Restore(restore)) => command::upkeep::restore(&restore),
        Some(Command::Doctor(doctor)) => command::upkeep::doctor(&doctor),
        Some(Command::Migrate(migrate)) => command::migrate::run(&migrate),
        Some(Command::Admin(admin)) => command::upkeep::admin(&admin),
        Some(Command::Games(games)) => command::games::run(&games),
        Some(Command::Cards(cards)) => command::cards::run(&cards),
        Some(Command::Play(play)) => command::play::run(&play),
        Some(Command::Arena(arena)) => command::arena::run(&arena),
        Some(Command::Ladder(ladder)) => command::ladder::run(&ladder),
        Some(Command::Worker(worker)) => command::worker::run(&worker),
        Some(Command::Bench(bench)) => command::bench::run(&bench),
        Some(Command::Load(load)) => command::load::run(&load),
        Some(Command::Perft(perft)) => command::perft::run(&perft),
        Some(Command::Check(check)) => command::check::run(&check),
        Some(Command::Replay(replay)) => command::replay::run(&replay),
        Some(Command::Analyse(analyse)) => command::analyse::run(&analyse),
        Some(Command::Draw(draw)) => command::draw::run(&draw),
        Some(Command::Puzzles(puzzles)) => command::puzzles::run(&puzzles),
    }
}
