//! Learns from play by how much the evaluation of a game is wrong, and prints what `games/<game>/bot/learned.txt` holds:
//!
//! `cargo run --release -p catalog --example learn -- GAME GAMES SETUP;SETUP… [compare] [level] [fresh]`
//!
//! It goes on from the table in the program, or begins anew with `fresh`; with `compare` it learns from leads, where
//! players take from each other, and with `level` no more than how many points all of them get.

#![allow(clippy::unwrap_used)]

use bots::{
    Knowledge, SetupOf,
    learn::{Plan, learn},
    learned::write,
};
use tabletop::Game;

fn run<K: Knowledge>(args: &[String]) {
    let material = Box::leak(Box::new(K::Game::load(K::Game::INFO.material).unwrap()));
    let setups: Vec<SetupOf<K>> = args[2].split(';').map(|setup| setup.parse().unwrap()).collect();
    let says = |word: &str| args[3..].iter().any(|arg| arg == word);
    let compare = says("compare");
    let plan = Plan { games: args[1].parse().unwrap(), random: 30, compare, level: says("level"), seed: 1 };
    let learned = K::learned().expect("nothing was learned about this game");
    let table = if says("fresh") { vec![0.0; learned.size()] } else { learned.table().to_vec() };
    let table = learn::<K>(&setups, material, learned, table, &plan, |progress| {
        eprintln!(
            "{} games: off by {:.2}, with what was learned by {:.2}; {:.1} points",
            progress.games, progress.before, progress.after, progress.points
        );
    });
    println!(
        "# Learned from play: see `learn.rs` and the features or entities of the game in `games/<game>/bot`."
    );
    print!("{}", write(learned.groups, &table));
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("fjords") if args.len() > 2 => run::<fjords_bot::FjordsBot>(&args),
        Some("fleet") if args.len() > 2 => run::<fleet_bot::FleetBot>(&args),
        Some("newlands") if args.len() > 2 => run::<newlands_bot::NewLandsBot>(&args),
        Some("nusfjord") if args.len() > 2 => run::<nusfjord_bot::NusfjordBot>(&args),
        Some("pomory") if args.len() > 2 => run::<pomory_bot::PomoryBot>(&args),
        _ => eprintln!("usage: learn GAME GAMES SETUP;SETUP… [compare] [level] [fresh]"),
    }
}
