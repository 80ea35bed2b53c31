//! The arena is fair and can be repeated; the bench counts what it should.

use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering},
};

use bots::{
    Bot, Budget, Kind, Knowledge, Limits, MaterialOf, Random,
    arena::{Entrant, Log, Match, Outcome, Report, outcomes, play, report, wilson},
    bench, ladder,
    search::Mind,
};
use tabletop::Seen;

use crate::toys::{Nim, NimBot, Number, Tricks, TricksBot};

fn meet<K: Knowledge>(
    setup: &str,
    material: &'static MaterialOf<K>,
    players: &[Kind],
    games: u32,
    seed: u64,
) -> Report {
    let entrant = |&kind: &Kind| Entrant::player::<K>(kind.into(), Mind::default());
    let entrants: Vec<_> = players.iter().map(entrant).collect();
    let terms = Match { games, seed, budget: Budget::Playouts(100), progress: &|_| () };
    play(&setup.parse().unwrap(), material, &entrants, &terms)
}

#[test]
fn a_match_can_be_repeated() {
    let players = [Kind::Search, Kind::Random, Kind::Greedy];
    let once = meet::<TricksBot>("3p", &(), &players, 30, 7);
    assert_eq!(once, meet::<TricksBot>("3p", &(), &players, 30, 7));
    assert_ne!(once, meet::<TricksBot>("3p", &(), &players, 30, 8));
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
        let report = meet::<TricksBot>(setup, &(), players, 40, 3);
        for standing in &report.seats {
            assert!((standing.wins - 40.0 / players.len() as f64).abs() < 1e-5, "{setup}: {report:?}");
        }
    }
}

#[test]
fn those_who_think_win() {
    let report = meet::<NimBot>("2p", &(), &[Kind::Random, Kind::Search], 100, 1);
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
    let terms = Match { games: 9, seed: 1, budget: Budget::Playouts(1), progress: &count };
    let entrants = [(); 2].map(|()| Entrant::<Nim>::new("random", || Random));
    play(&"2p".parse().unwrap(), &(), &entrants, &terms);
    assert_eq!(heard.into_inner(), 9);
}

/// A match that was broken off goes on where it was, and ends as if it had not been.
#[test]
fn known_games_are_not_played_again() {
    let entrants =
        [Kind::Greedy, Kind::Random].map(|kind| Entrant::player::<TricksBot>(kind.into(), Mind::default()));
    let seating: Vec<_> = entrants.iter().collect();
    let terms = Match { games: 10, seed: 3, budget: Budget::Playouts(1), progress: &|_| () };
    let written = Mutex::new(Vec::new());
    let go_on = |known: &[Outcome]| {
        let log = Log { known, written: &|outcome| written.lock().unwrap().push(outcome.game) };
        outcomes(&"2p".parse().unwrap(), &(), &seating, &terms, &log)
    };
    let whole = go_on(&[]);
    assert_eq!(std::mem::take(&mut *written.lock().unwrap()).len(), 10);
    assert_eq!(go_on(&[whole[7].clone(), whole[2].clone()]), whole);
    let mut played = std::mem::take(&mut *written.lock().unwrap());
    played.sort_unstable();
    assert_eq!(played, [0, 1, 3, 4, 5, 6, 8, 9]);
    let report = report(["greedy", "random"], &whole);
    assert_eq!(report, play(&"2p".parse().unwrap(), &(), &entrants, &terms));
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

/// Leaves a multiple of four, and says how often it was asked: a new one is made for every game.
struct Perfect {
    asked: u32,
}

impl Bot<Nim> for Perfect {
    fn choose(&mut self, seen: &Seen<'_, Nim>, _: &Limits<'_>) -> Number {
        self.asked += 1;
        assert!(self.asked < 16, "no game of Nim has as many decisions");
        let pile = seen.view().pile.unwrap();
        Number((pile % 4).max(1))
    }
}

#[test]
fn any_bot_may_take_part() {
    let entrants = || {
        let perfect = Entrant::new("perfect", || Perfect { asked: 0 });
        [
            perfect,
            Entrant::new("random", || Random),
            Entrant::player::<NimBot>(Kind::Greedy.into(), Mind::default()),
        ]
    };
    let terms = Match { games: 60, seed: 5, budget: Budget::Playouts(1), progress: &|_| () };
    let [perfect, random, _] = entrants();
    let report = play(&"2p".parse().unwrap(), &(), &[perfect, random], &terms);
    assert_eq!(report.seats[0].name, "perfect");
    assert!(report.seats[0].win_rate > 0.85, "{report:?}");
    // On the ladder both who know the game stand above the one who does not.
    let rated = ladder::play(&"2p".parse().unwrap(), &(), &entrants(), &terms);
    assert!(rated[0].rating > rated[1].rating + 200.0, "{rated:?}");
    assert!(rated[2].rating > rated[1].rating + 200.0, "{rated:?}");
}
