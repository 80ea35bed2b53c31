//! Tunes the numbers by which bots judge a game, and prints them as `games/<game>/bot/weights.toml` holds them:
//!
//! `cargo run --release -p catalog --example tune -- GAME SETUP PLAYER CHALLENGERS [SEED]`

#![allow(clippy::unwrap_used)]

use bots::{
    Knowledge, Weights,
    tune::{Plan, tune},
    weights::write,
};
use tabletop::Game;

fn run<K: Knowledge>(args: &[String]) {
    let material = Box::leak(Box::new(K::Game::load(K::Game::INFO.material).unwrap()));
    let plan = Plan {
        player: args[2].parse().unwrap(),
        challengers: args[3].parse().unwrap(),
        batch: 40,
        batches: 10,
        stride: 0.25,
        seed: args.get(4).map_or(1, |seed| seed.parse().unwrap()),
    };
    let setup = args[1].parse().unwrap();
    let champion = tune::<K>(&setup, material, *K::Weights::tuned(), &plan, |race, champion| {
        eprintln!("{}: {:.1} % of {} games", race.number, 100.0 * race.won, race.games);
        if race.crowned {
            eprint!("crowned:\n{}", write(champion));
        }
    });
    print!("{}", write(&champion));
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("fjords") if args.len() > 3 => run::<fjords_bot::FjordsBot>(&args),
        Some("fleet") if args.len() > 3 => run::<fleet_bot::FleetBot>(&args),
        Some("newlands") if args.len() > 3 => run::<newlands_bot::NewLandsBot>(&args),
        Some("nusfjord") if args.len() > 3 => run::<nusfjord_bot::NusfjordBot>(&args),
        Some("pomory") if args.len() > 3 => run::<pomory_bot::PomoryBot>(&args),
        _ => eprintln!("usage: tune GAME SETUP PLAYER CHALLENGERS [SEED]"),
    }
}
