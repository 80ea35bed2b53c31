//! `naust bench`: how fast the rules are, and search.

use std::io::{Write, stdout};

use catalog::AnyGame;
use serde::Serialize;

use crate::{args::Bench, failure::Failure, files};

/// What programs read, one for each game.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    setup: String,
    games_per_s: f64,
    decisions_per_s: f64,
    state_bytes: usize,
    clone_ns: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    playouts_per_s: Option<f64>,
}

/// Measures the game asked for, or all.
pub fn run(args: &Bench) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::usage("--seconds takes a number above 0 and up to 3600"));
    }
    let catalog = files::catalog(&args.material)?;
    let games: Vec<&dyn AnyGame> = match &args.game {
        Some(key) => vec![files::game(&catalog, key)?],
        None => catalog.games().collect(),
    };
    let mut rows = Vec::new();
    for game in games {
        let setup = files::setup(game, &args.setup)?;
        let bench = game.bench(&setup, args.seconds).map_err(Failure::usage)?;
        let playouts = args.search.then(|| game.playouts_per_s(&setup, args.seconds)).transpose();
        let playouts = playouts.map_err(Failure::usage)?;
        rows.push(Row {
            game: game.info().key,
            setup,
            games_per_s: bench.games_per_s.round(),
            decisions_per_s: bench.decisions_per_s.round(),
            state_bytes: bench.state_bytes,
            clone_ns: (bench.clone_ns * 10.0).round() / 10.0,
            playouts_per_s: playouts.map(f64::round),
        });
    }
    if args.json {
        serde_json::to_writer_pretty(stdout(), &rows)?;
        writeln!(stdout())?;
        return Ok(());
    }
    let mut out = stdout().lock();
    let search = if args.search { "   playouts/s" } else { "" };
    writeln!(
        out,
        "{:10} {:24} {:>10} {:>13} {:>12} {:>9}{search}",
        "game", "setup", "games/s", "decisions/s", "state bytes", "clone ns"
    )?;
    for Row { game, setup, games_per_s, decisions_per_s, state_bytes, clone_ns, playouts_per_s } in rows {
        let playouts = playouts_per_s.map_or(String::new(), |playouts| format!("{playouts:13}"));
        writeln!(
            out,
            "{game:10} {setup:24} {games_per_s:10} {decisions_per_s:13} {state_bytes:12} {clone_ns:9}{playouts}"
        )?;
    }
    Ok(())
}
