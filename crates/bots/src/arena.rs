//! Where bots meet: many games, seats rotated, the same luck for every seating.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
};

use dealer::{Fair, Seed};
use rayon::prelude::*;
use tabletop::{Game, Seat, Seen, Setup, Sink, Turn};

use crate::{
    Bot, Budget, Knowledge, Limits, Player, mix,
    search::{Mind, shares},
};

/// On what terms bots meet.
pub struct Match<'a> {
    /// How many games. A multiple of the number of seats gives every bot every seat equally often.
    pub games: u32,
    /// Where all luck comes from, the bots' own included.
    pub seed: u64,
    /// How long bots think that have no budget of their own.
    pub budget: Budget,
    /// Hears after each game how many are finished.
    pub progress: &'a (dyn Fn(u32) + Sync),
}

/// Somebody who takes part: a name, and a bot made anew for every game and seat.
pub struct Entrant<G: Game> {
    /// What it is called in the report.
    pub name: String,
    bot: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
}

impl<G: Game> Entrant<G> {
    /// A bot under this name.
    pub fn new<B: Bot<G> + 'static>(
        name: impl fmt::Display,
        bot: impl Fn() -> B + Send + Sync + 'static,
    ) -> Entrant<G> {
        Entrant { name: name.to_string(), bot: Box::new(move || Box::new(bot())) }
    }

    /// A player known by name, with a mind of its own.
    pub fn player<K: Knowledge<Game = G>>(player: Player, mind: Mind<K>) -> Entrant<G> {
        Entrant { name: player.to_string(), bot: Box::new(move || player.bot(mind)) }
    }
}

/// How it went.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// One line for each bot, in the order they were named.
    pub seats: Vec<Standing>,
}

/// How one bot did.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub name: String,
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

/// How one game ended, by bot in the order they were named.
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

/// Lets bots play each other on all cores, one thread each. The report depends on the bots and the terms alone, unless
/// somebody thinks by the clock.
pub fn play<G: Game>(
    setup: &G::Setup,
    material: &'static G::Material,
    entrants: &[Entrant<G>],
    terms: &Match<'_>,
) -> Report {
    let entrants: Vec<&Entrant<G>> = entrants.iter().collect();
    report(
        entrants.iter().map(|entrant| &entrant.name),
        &outcomes(setup, material, &entrants, terms, &Log::NONE),
    )
}

/// Every game of a match in order, those known beforehand included.
pub fn outcomes<G: Game>(
    setup: &G::Setup,
    material: &'static G::Material,
    entrants: &[&Entrant<G>],
    terms: &Match<'_>,
    log: &Log<'_>,
) -> Vec<Outcome> {
    assert_eq!(entrants.len(), usize::from(setup.seats()), "every seat needs a bot");
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
            let outcome = play_one(G::new(setup, material), entrants, terms, game as u32);
            (log.written)(&outcome);
            (terms.progress)(finished.fetch_add(1, Ordering::Relaxed) + 1);
            outcome
        })
    };
    known.into_par_iter().enumerate().map(play).collect()
}

/// How each bot did in these games.
pub fn report(names: impl IntoIterator<Item = impl fmt::Display>, outcomes: &[Outcome]) -> Report {
    let names = names.into_iter().map(|name| name.to_string());
    let seats = names.enumerate().map(|(index, name)| standing(name, index, outcomes));
    Report { seats: seats.collect() }
}

/// Plays a game to its end. `decide` is asked for every decision with its number, `sink` hears what happens.
pub fn to_the_end<G: Game>(
    mut state: G,
    luck: &Fair,
    sink: &mut impl Sink<G::Event>,
    mut decide: impl FnMut(&Seen<'_, G>, u64) -> G::Action,
) -> G {
    let (mut draws, mut decisions) = (0, 0);
    // What a table would have kept: one entry for every step.
    let mut past: Vec<Arc<[G::Event]>> = Vec::new();
    loop {
        let mut events = Vec::new();
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = state.outcome(luck.ticket(draws, state.weight()));
                state.reveal_unchecked(outcome, &mut events);
                draws += 1;
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                let action = decide(&Seen::new(&state, seat).with_past(&past), decisions);
                state.act_unchecked(seat, action, &mut events);
                decisions += 1;
            }
        }
        if sink.listens() {
            events.iter().cloned().for_each(|event| sink.emit(event));
        }
        past.push(events.into());
    }
}

/// Plays game number `game`.
fn play_one<G: Game>(start: G, entrants: &[&Entrant<G>], terms: &Match<'_>, game: u32) -> Outcome {
    let count = entrants.len() as u32;
    let (group, rotation) = (game / count, game % count);
    let luck = Fair::new(Seed::from_number(mix(terms.seed, group.into())));
    let entrant_at = |seat: Seat| ((u32::from(seat.0) + rotation) % count) as usize;
    let own_luck = mix(!terms.seed, game.into());
    let stop = AtomicBool::new(false);
    let mut bots: Vec<_> = (0..count as u8).map(|seat| (entrants[entrant_at(Seat(seat))].bot)()).collect();
    let state = to_the_end(start, &luck, &mut (), |seen, decision| {
        // One thread each: the cores are busy with whole games already.
        let limits = Limits::new(terms.budget, mix(own_luck, decision), &stop);
        bots[seen.seat().index()].choose(seen, &limits)
    });
    let wins = shares(&state.places());
    let mut outcome = Outcome { game, wins: vec![0.0; entrants.len()], points: vec![0; entrants.len()] };
    for seat in (0..count as u8).map(Seat) {
        outcome.wins[entrant_at(seat)] = wins[seat.index()].into();
        outcome.points[entrant_at(seat)] = state.points(seat).into();
    }
    outcome
}

fn standing(name: String, index: usize, outcomes: &[Outcome]) -> Standing {
    let games = outcomes.len() as f64;
    let wins: f64 = outcomes.iter().map(|outcome| outcome.wins[index]).sum();
    let points: i64 = outcomes.iter().map(|outcome| outcome.points[index]).sum();
    let (low, high) = wilson(wins, games);
    let per_game = |sum: f64| if games == 0.0 { 0.0 } else { sum / games };
    Standing {
        name,
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
