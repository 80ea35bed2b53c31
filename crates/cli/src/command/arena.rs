//! `naust arena`: bots play each other.

use std::io::{Write, stdout};

use bots::{
    Budget,
    arena::{Report, Standing, Terms},
};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::{args::Arena, failure::Failure, files};

/// How long bots think when nothing is said.
const PLAYOUTS: Budget = Budget::Playouts(1000);

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
        let &Standing { player, games, wins, win_rate, low, high, mean_score } = standing;
        Row { player: player.to_string(), games, wins, win_rate, low, high, mean_score }
    }
}

/// Plays the match and prints how each bot did.
pub fn run(args: &Arena) -> Result<(), Failure> {
    let catalog = files::catalog(&args.chosen.material)?;
    let (game, setup) = files::chosen(&catalog, &args.chosen)?;
    let bar = ProgressBar::new(args.games.into());
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    bar.set_style(style.expect("the template is well formed"));
    let terms = Terms {
        games: args.games,
        seed: args.seed,
        budget: args.thinking.budget().unwrap_or(PLAYOUTS),
        progress: &|finished| bar.set_position(finished.into()),
    };
    let report = game.arena(&setup, &args.seats, &terms).map_err(Failure::usage)?;
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
    let names: Vec<_> = report.seats.iter().map(|standing| standing.player.to_string()).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0).max("player".len());
    writeln!(out, "{:width$}  games     wins  win rate  95 % interval   mean score", "player")?;
    for (name, standing) in names.iter().zip(&report.seats) {
        let Standing { games, wins, mean_score, .. } = standing;
        let [rate, low, high] = [standing.win_rate, standing.low, standing.high].map(|share| share * 100.0);
        writeln!(
            out,
            "{name:width$}  {games:5}  {wins:7.1}   {rate:5.1} %  {low:5.1} – {high:5.1} %  {mean_score:10.2}"
        )?;
    }
    Ok(())
}
