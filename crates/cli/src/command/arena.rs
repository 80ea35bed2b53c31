//! `naust arena`: bots play each other.

use std::io::{Write, stdout};

use bots::{
    Budget,
    arena::{self, Match, Report, Standing},
};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::{
    args::Arena,
    failure::Failure,
    files,
    log::{MatchLog, Subject},
};

/// How long bots think when nothing is said.
pub const PLAYOUTS: Budget = Budget::Playouts(1000);

/// What programs read.
#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    setup: &'a str,
    seed: u64,
    seats: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    player: String,
    games: u32,
    wins: f64,
    win_rate: f64,
    low: f64,
    high: f64,
    mean_score: f64,
}

impl From<&Standing> for Row {
    fn from(standing: &Standing) -> Row {
        let &Standing { ref name, games, wins, win_rate, low, high, mean_score } = standing;
        Row { player: name.clone(), games, wins, win_rate, low, high, mean_score }
    }
}

/// Shows how far something has come, to people at a terminal.
pub fn bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}, {eta} left  {msg}");
    bar.set_style(style.expect("the template is well formed"));
    bar
}

/// Plays the match and prints how each bot did.
pub fn run(args: &Arena) -> Result<(), Failure> {
    let catalog = files::catalog(&args.chosen.material)?;
    let (game, setup) = files::chosen(&catalog, &args.chosen)?;
    let budget = args.thinking.budget().unwrap_or(PLAYOUTS);
    let subject = Subject {
        game: game.info().key.into(),
        edition: game.edition().to_string(),
        setup: setup.clone(),
        seed: args.seed,
        budget: budget.to_string(),
    };
    let log = MatchLog::open(args.resume.as_deref(), &subject)?;
    let known = log.known(&args.seats);
    let bar = bar(args.games.into());
    let terms = Match {
        games: args.games,
        seed: args.seed,
        budget,
        progress: &|finished| bar.set_position(finished.into()),
    };
    let written = arena::Log { known: &known, written: &|outcome| log.write(&args.seats, outcome) };
    let outcomes = game.outcomes(&setup, &args.seats, &terms, &written).map_err(Failure::usage)?;
    let report = arena::report(&args.seats, &outcomes);
    bar.finish_and_clear();
    if args.json {
        let seats = report.seats.iter().map(Row::from).collect();
        let json = Json { game: game.info().key, setup: &setup, seed: args.seed, seats };
        serde_json::to_writer_pretty(stdout(), &json)?;
        writeln!(stdout())?;
        return Ok(());
    }
    print(&report)
}

fn print(report: &Report) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let width =
        report.seats.iter().map(|standing| standing.name.len()).max().unwrap_or(0).max("player".len());
    writeln!(out, "{:width$}  games     wins  win rate  95 % interval   mean score", "player")?;
    for standing in &report.seats {
        let Standing { name, games, wins, mean_score, .. } = standing;
        let [rate, low, high] = [standing.win_rate, standing.low, standing.high].map(|share| share * 100.0);
        writeln!(
            out,
            "{name:width$}  {games:5}  {wins:7.1}   {rate:5.1} %  {low:5.1} – {high:5.1} %  {mean_score:10.2}"
        )?;
    }
    Ok(())
}

/// How many threads a thought may have that somebody waits for: all cores.
pub fn threads() -> u32 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32)
}
