//! Tunes the numbers by which bots judge a game, and prints them as `crates/bots/weights/<game>.toml` holds them:
//!
//! `cargo run --release -p bots --example tune -- GAME SETUP PLAYER CHALLENGERS [SEED]`

#![allow(clippy::unwrap_used)]

use bots::{
    Played, Weights,
    tune::{Plan, tune},
    weights::write,
};

fn run<G: Played>(args: &[String]) {
    let material = Box::leak(Box::new(G::load(G::INFO.material).unwrap()));
    let plan = Plan {
        player: args[2].parse().unwrap(),
        challengers: args[3].parse().unwrap(),
        batch: 40,
        batches: 10,
        stride: 0.25,
        seed: args.get(4).map_or(1, |seed| seed.parse().unwrap()),
    };
    let setup = args[1].parse().unwrap();
    let champion = tune::<G>(&setup, material, *G::Weights::tuned(), &plan, |race, champion| {
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
        Some("fjords") if args.len() > 3 => run::<fjords::Fjords>(&args),
        Some("fleet") if args.len() > 3 => run::<fleet::Fleet>(&args),
        Some("newlands") if args.len() > 3 => run::<newlands::NewLands>(&args),
        Some("nusfjord") if args.len() > 3 => run::<nusfjord::Nusfjord>(&args),
        Some("pomory") if args.len() > 3 => run::<pomory::Pomory>(&args),
        _ => eprintln!("usage: tune GAME SETUP PLAYER CHALLENGERS [SEED]"),
    }
}
