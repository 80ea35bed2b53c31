//! Learns from play by how much the evaluation of a game is wrong, and prints what `crates/bots/lore/<game>.txt` holds:
//!
//! `cargo run --release -p bots --example learn -- GAME GAMES SETUP;SETUP… [compare] [level] [fresh]`
//!
//! It goes on from the lore in the program, or begins anew with `fresh`; with `compare` it learns from leads, where
//! players take from each other, and with `level` no more than how many points all of them get.

#![allow(clippy::unwrap_used)]

use bots::{
    Played,
    learn::{Plan, learn},
    lore::write,
};

fn run<G: Played>(args: &[String]) {
    let material = Box::leak(Box::new(G::load(G::INFO.material).unwrap()));
    let setups: Vec<G::Setup> = args[2].split(';').map(|setup| setup.parse().unwrap()).collect();
    let says = |word: &str| args[3..].iter().any(|arg| arg == word);
    let compare = says("compare");
    let plan = Plan { games: args[1].parse().unwrap(), whim: 30, compare, level: says("level"), seed: 1 };
    let lore = G::lore().expect("this game has no lore");
    let table = if says("fresh") { vec![0.0; lore.size()] } else { lore.table().to_vec() };
    let table = learn::<G>(&setups, material, lore, table, &plan, |progress| {
        eprintln!(
            "{} games: off by {:.2}, with lore by {:.2}; {:.1} points",
            progress.games, progress.before, progress.after, progress.points
        );
    });
    println!("# Learned from play: see `learn.rs` and the marks or things of the game in `src/games`.");
    print!("{}", write(lore.chapters, &table));
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("fjords") if args.len() > 2 => run::<fjords::Fjords>(&args),
        Some("fleet") if args.len() > 2 => run::<fleet::Fleet>(&args),
        Some("newlands") if args.len() > 2 => run::<newlands::NewLands>(&args),
        Some("nusfjord") if args.len() > 2 => run::<nusfjord::Nusfjord>(&args),
        Some("pomory") if args.len() > 2 => run::<pomory::Pomory>(&args),
        _ => eprintln!("usage: learn GAME GAMES SETUP;SETUP… [compare] [level] [fresh]"),
    }
}
