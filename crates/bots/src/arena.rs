//! Where players meet: many games, seats rotated, the same luck for every seating.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use dealer::{Fair, Seed};
use rayon::prelude::*;
use tabletop::{MAX_SEATS, Seat, Seen, Setup, Turn};

use crate::{
    Budget, Played, Player, mix,
    search::{Mind, shares},
    think,
};

/// On what terms bots meet.
pub struct Terms<'a> {
    /// How many games. A multiple of the number of seats gives every player every seat equally often.
    pub games: u32,
    /// Where all luck comes from, the players' own included.
    pub seed: u64,
    /// How long players think who have no budget of their own.
    pub budget: Budget,
    /// Hears after each game how many are finished.
    pub progress: &'a (dyn Fn(u32) + Sync),
}

/// How it went.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// One line for each player, in the order they were named.
    pub seats: Vec<Standing>,
}

/// How one player did.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub player: Player,
    /// How many games were played.
    pub games: u32,
    /// How many were won; a victory shared by two is half a win for each.
    pub wins: f64,
    /// The share of games won.
    pub win_rate: f64,
    /// The true share lies above this with 97.5 % confidence,
    pub low: f64,
    /// and below this.
    pub high: f64,
    /// Points per game.
    pub mean_score: f64,
}

/// How one game ended, by player.
#[derive(Clone, Copy, Default)]
struct Outcome {
    wins: [f64; MAX_SEATS],
    points: [i64; MAX_SEATS],
}

/// Lets `players` play each other on all cores. The report depends on players and terms alone, unless somebody thinks
/// by the clock.
pub fn run<G: Played>(
    setup: &G::Setup,
    material: &'static G::Material,
    players: &[Player],
    terms: &Terms<'_>,
) -> Report {
    let entrant = |&player| Entrant { player, mind: Mind::default() };
    let entrants: Vec<Entrant<G>> = players.iter().map(entrant).collect();
    run_with(setup, material, &entrants, terms)
}

/// Somebody with a mind of his own.
pub struct Entrant<G: Played> {
    /// How he plays.
    pub player: Player,
    /// How he thinks.
    pub mind: Mind<G>,
}

/// The same for players with minds of their own.
pub fn run_with<G: Played>(
    setup: &G::Setup,
    material: &'static G::Material,
    players: &[Entrant<G>],
    terms: &Terms<'_>,
) -> Report {
    assert_eq!(players.len(), usize::from(setup.seats()), "every seat needs a player");
    let finished = AtomicU32::new(0);
    let outcomes: Vec<Outcome> = (0..terms.games)
        .into_par_iter()
        .map(|game| {
            let outcome = play(G::new(setup, material), players, terms, game);
            (terms.progress)(finished.fetch_add(1, Ordering::Relaxed) + 1);
            outcome
        })
        .collect();
    let standings =
        players.iter().enumerate().map(|(index, entrant)| standing(entrant.player, index, &outcomes));
    Report { seats: standings.collect() }
}

/// Plays game number `game`.
fn play<G: Played>(mut state: G, players: &[Entrant<G>], terms: &Terms<'_>, game: u32) -> Outcome {
    let count = players.len() as u32;
    let (group, rotation) = (game / count, game % count);
    let luck = Fair::new(Seed::from_number(mix(terms.seed, group.into())));
    let player_at = |seat: Seat| ((u32::from(seat.0) + rotation) % count) as usize;
    let own_luck = mix(!terms.seed, game.into());
    let stop = AtomicBool::new(false);
    // One tree each: the cores are busy with whole games already.
    let thinking = crate::Terms::new(terms.budget, &stop);
    let (mut draws, mut decisions) = (0, 0);
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.outcome(luck.ticket(draws, state.weight()));
                state.reveal(outcome, &mut ());
                draws += 1;
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                let seen = Seen::new(&state, seat);
                let Entrant { player, mind } = &players[player_at(seat)];
                let action = think(*player, mind, &seen, mix(own_luck, decisions), &thinking);
                state.act(seat, action, &mut ());
                decisions += 1;
            }
        }
    }
    let wins = shares(&state.places());
    let mut outcome = Outcome::default();
    for seat in (0..count as u8).map(Seat) {
        outcome.wins[player_at(seat)] = wins[seat.index()].into();
        outcome.points[player_at(seat)] = state.points(seat).into();
    }
    outcome
}

fn standing(player: Player, index: usize, outcomes: &[Outcome]) -> Standing {
    let games = outcomes.len() as f64;
    let wins: f64 = outcomes.iter().map(|outcome| outcome.wins[index]).sum();
    let points: i64 = outcomes.iter().map(|outcome| outcome.points[index]).sum();
    let (low, high) = wilson(wins, games);
    let per_game = |sum: f64| if games == 0.0 { 0.0 } else { sum / games };
    Standing {
        player,
        games: outcomes.len() as u32,
        wins,
        win_rate: per_game(wins),
        low,
        high,
        mean_score: per_game(points as f64),
    }
}

/// Wilson's 95 % interval for a share of `wins` in `games`.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let share = wins / games;
    let scale = 1.0 + Z * Z / games;
    let middle = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}
