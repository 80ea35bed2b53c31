//! Where players meet: many games, seats rotated, the same luck for every seating.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use dealer::{Fair, Seed};
use rayon::prelude::*;
use tabletop::{Game, Seat, Seen, Setup, Sink, Turn};

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

/// How one game ended, by player in the order they were named.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The number of the game.
    pub game: u32,
    /// Shares of the victory.
    pub wins: Vec<f64>,
    /// Points.
    pub points: Vec<i64>,
}

/// What is known of a match, and where more is written down.
pub struct Log<'a> {
    /// Games that were played before, in any order; they are not played again.
    pub known: &'a [Outcome],
    /// Hears every game that is played, from any thread and in any order.
    pub written: &'a (dyn Fn(&Outcome) + Sync),
}

impl Log<'_> {
    /// Nothing is known and nothing is written down.
    pub const NONE: Log<'static> = Log { known: &[], written: &|_| () };
}

/// Lets `players` play each other on all cores. The report depends on players and terms alone, unless somebody thinks
/// by the clock.
pub fn run<G: Played>(
    setup: &G::Setup,
    material: &'static G::Material,
    players: &[Player],
    terms: &Terms<'_>,
) -> Report {
    report(players, &outcomes::<G>(setup, material, players, terms, &Log::NONE))
}

/// Every game of a match in order, those known beforehand included.
pub fn outcomes<G: Played>(
    setup: &G::Setup,
    material: &'static G::Material,
    players: &[Player],
    terms: &Terms<'_>,
    log: &Log<'_>,
) -> Vec<Outcome> {
    let entrant = |&player| Entrant { player, mind: Mind::default() };
    let entrants: Vec<Entrant<G>> = players.iter().map(entrant).collect();
    play_all(setup, material, &entrants, terms, log)
}

/// How each player did in these games.
pub fn report(players: &[Player], outcomes: &[Outcome]) -> Report {
    let seats = players.iter().enumerate().map(|(index, &player)| standing(player, index, outcomes));
    Report { seats: seats.collect() }
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
    let outcomes = play_all(setup, material, players, terms, &Log::NONE);
    let players: Vec<Player> = players.iter().map(|entrant| entrant.player).collect();
    report(&players, &outcomes)
}

fn play_all<G: Played>(
    setup: &G::Setup,
    material: &'static G::Material,
    players: &[Entrant<G>],
    terms: &Terms<'_>,
    log: &Log<'_>,
) -> Vec<Outcome> {
    assert_eq!(players.len(), usize::from(setup.seats()), "every seat needs a player");
    let mut known: Vec<Option<Outcome>> = vec![None; terms.games as usize];
    for outcome in log.known.iter().filter(|outcome| outcome.game < terms.games) {
        known[outcome.game as usize] = Some(outcome.clone());
    }
    let finished = AtomicU32::new(known.iter().flatten().count() as u32);
    if !log.known.is_empty() {
        (terms.progress)(finished.load(Ordering::Relaxed));
    }
    let play = |(game, known): (usize, Option<Outcome>)| {
        known.unwrap_or_else(|| {
            let outcome = play(G::new(setup, material), players, terms, game as u32);
            (log.written)(&outcome);
            (terms.progress)(finished.fetch_add(1, Ordering::Relaxed) + 1);
            outcome
        })
    };
    known.into_par_iter().enumerate().map(play).collect()
}

/// Plays a game to its end. `decide` is asked for every decision with its number, `sink` hears what happens.
pub fn to_the_end<G: Game>(
    mut state: G,
    luck: &Fair,
    sink: &mut impl Sink<G::Event>,
    mut decide: impl FnMut(&Seen<'_, G>, u64) -> G::Action,
) -> G {
    let (mut draws, mut decisions) = (0, 0);
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = state.outcome(luck.ticket(draws, state.weight()));
                state.reveal(outcome, sink);
                draws += 1;
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                let action = decide(&Seen::new(&state, seat), decisions);
                state.act(seat, action, sink);
                decisions += 1;
            }
        }
    }
}

/// Plays game number `game`.
fn play<G: Played>(start: G, players: &[Entrant<G>], terms: &Terms<'_>, game: u32) -> Outcome {
    let count = players.len() as u32;
    let (group, rotation) = (game / count, game % count);
    let luck = Fair::new(Seed::from_number(mix(terms.seed, group.into())));
    let player_at = |seat: Seat| ((u32::from(seat.0) + rotation) % count) as usize;
    let own_luck = mix(!terms.seed, game.into());
    let stop = AtomicBool::new(false);
    // One tree each: the cores are busy with whole games already.
    let thinking = crate::Terms::new(terms.budget, &stop);
    let state = to_the_end(start, &luck, &mut (), |seen, decision| {
        let Entrant { player, mind } = &players[player_at(seen.seat())];
        think(*player, mind, seen, mix(own_luck, decision), &thinking)
    });
    let wins = shares(&state.places());
    let mut outcome = Outcome { game, wins: vec![0.0; players.len()], points: vec![0; players.len()] };
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
