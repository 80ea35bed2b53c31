//! The arena is fair and can be repeated; the bench counts what it should.

use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering},
};

use bots::{
    Budget, Kind, Played, Player,
    arena::{Log, Outcome, Report, Terms, outcomes, report, run, wilson},
    bench,
};

use crate::toys::{Nim, Tricks};

fn meet<G: Played>(
    setup: &str,
    material: &'static G::Material,
    players: &[Kind],
    games: u32,
    seed: u64,
) -> Report {
    let players: Vec<_> = players.iter().map(|&kind| Player::from(kind)).collect();
    let terms = Terms { games, seed, budget: Budget::Playouts(100), progress: &|_| () };
    run::<G>(&setup.parse().unwrap(), material, &players, &terms)
}

#[test]
fn a_match_can_be_repeated() {
    let players = [Kind::Search, Kind::Random, Kind::Greedy];
    let once = meet::<Tricks>("3p", &(), &players, 30, 7);
    assert_eq!(once, meet::<Tricks>("3p", &(), &players, 30, 7));
    assert_ne!(once, meet::<Tricks>("3p", &(), &players, 30, 8));
    assert_eq!(once.seats.iter().map(|standing| standing.games).collect::<Vec<_>>(), [30; 3]);
    assert!((once.seats.iter().map(|standing| standing.wins).sum::<f64>() - 30.0).abs() < 1e-5, "{once:?}");
    assert!(
        (once.seats.iter().map(|standing| standing.mean_score).sum::<f64>() - 3.0).abs() < 1e-9,
        "{once:?}"
    );
}

/// With one card each, luck alone decides; every luck is dealt once to every seating, so nobody gains by it.
#[test]
fn every_seating_gets_the_same_luck() {
    for (setup, players) in [("2p hand=1", &[Kind::Random; 2][..]), ("4p hand=1", &[Kind::Random; 4])] {
        let report = meet::<Tricks>(setup, &(), players, 40, 3);
        for standing in &report.seats {
            assert!((standing.wins - 40.0 / players.len() as f64).abs() < 1e-5, "{setup}: {report:?}");
        }
    }
}

#[test]
fn those_who_think_win() {
    let report = meet::<Nim>("2p", &(), &[Kind::Random, Kind::Search], 100, 1);
    assert!(report.seats[1].win_rate > 0.85, "{report:?}");
    let standing = &report.seats[1];
    assert!(standing.low < standing.win_rate && standing.win_rate <= standing.high, "{standing:?}");
}

#[test]
fn progress_hears_of_every_game() {
    let heard = AtomicU32::new(0);
    let count = |_| {
        heard.fetch_add(1, Ordering::Relaxed);
    };
    let terms = Terms { games: 9, seed: 1, budget: Budget::Playouts(1), progress: &count };
    run::<Nim>(&"2p".parse().unwrap(), &(), &[Kind::Random.into(); 2], &terms);
    assert_eq!(heard.into_inner(), 9);
}

/// A match that was broken off goes on where it was, and ends as if it had not been.
#[test]
fn known_games_are_not_played_again() {
    let players: Vec<Player> = [Kind::Greedy, Kind::Random].map(Player::from).into();
    let terms = Terms { games: 10, seed: 3, budget: Budget::Playouts(1), progress: &|_| () };
    let written = Mutex::new(Vec::new());
    let play = |known: &[Outcome]| {
        let log = Log { known, written: &|outcome| written.lock().unwrap().push(outcome.game) };
        outcomes::<Tricks>(&"2p".parse().unwrap(), &(), &players, &terms, &log)
    };
    let whole = play(&[]);
    assert_eq!(std::mem::take(&mut *written.lock().unwrap()).len(), 10);
    assert_eq!(play(&[whole[7].clone(), whole[2].clone()]), whole);
    let mut played = std::mem::take(&mut *written.lock().unwrap());
    played.sort_unstable();
    assert_eq!(played, [0, 1, 3, 4, 5, 6, 8, 9]);
    let report = report(&players, &whole);
    assert_eq!(report, run::<Tricks>(&"2p".parse().unwrap(), &(), &players, &terms));
}

/// Textbook values of Wilson's interval.
#[test]
fn intervals_are_wilsons() {
    let near =
        |(low, high): (f64, f64), (l, h): (f64, f64)| (low - l).abs() < 5e-4 && (high - h).abs() < 5e-4;
    assert!(near(wilson(8.0, 10.0), (0.4902, 0.9433)));
    assert!(near(wilson(0.0, 10.0), (0.0, 0.2775)));
    assert!(near(wilson(50.0, 100.0), (0.4038, 0.5962)));
    assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
}

/// A game of tricks has two hands of three decisions.
#[test]
fn the_bench_counts_decisions_of_seats_alone() {
    let bench = bench::run::<Tricks>(&"2p".parse().unwrap(), &(), 0.02);
    assert!((bench.decisions_per_s / bench.games_per_s - 6.0).abs() < 1e-6, "{bench:?}");
    assert_eq!(bench.state_bytes, size_of::<Tricks>());
    assert!(bench.clone_ns > 0.0);
}
