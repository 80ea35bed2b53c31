//! How far can somebody who knows the bot of Pomory exploit it?
//!
//! `cargo run --release -p pomory-bot --example pomory_response -- GAMES [PLAYOUTS] [SEED]`
//!
//! The responder plays like the bot, but at every sealed bet it asks the bot itself, in samples of what it cannot see, how
//! often the bot would bet what, and answers with the bet that does best against exactly that. A bot that mixes as it
//! should leaves it nothing to gain: the share of games that the responder wins should stay near one half.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicBool;

use bots::{
    Bot, Budget, Greedy, Knowledge, Limits, Search,
    arena::{to_the_end, wilson},
    mix,
    search::{Mind, lead, rate},
};
use dealer::{Fair, Quick, Seed};
use pomory::{Action, Deed, Pomory};
use pomory_bot::PomoryBot;
use rayon::prelude::*;
use tabletop::{Dealer, Game, Seat, Seen, Turn};

/// Samples of what the responder cannot see; in each the bot is asked for its mix.
const SAMPLES: u64 = 4;
/// In each sample, how often the bot's bet and the luck that follows are drawn: for all answers, then for the best of them.
const DRAWS: [u64; 2] = [16, 80];
/// How many answers are thought of longer.
const BEST: usize = 8;

struct Responder<'a> {
    mind: Mind<PomoryBot>,
    budget: Budget,
    stop: &'a AtomicBool,
}

impl Responder<'_> {
    /// The bet that does best against the bot's mix; `None` where the bot does not bet at the same time.
    fn respond(&self, seen: &Seen<'_, Pomory>, seed: u64) -> Option<Action> {
        let me = seen.seat();
        let them = Seat(1 - me.0);
        let mut asked = Vec::new();
        for sample in 0..SAMPLES {
            let seed = mix(seed, sample);
            let state = seen.sample(&mut Quick::new(seed));
            let state = PomoryBot::before_secrets(&state, me).unwrap_or(state);
            if !state.turn().awaits(them) {
                return None;
            }
            let limits = Limits::new(self.budget, seed, self.stop);
            let verdict = rate(&Seen::new(&state, them), &limits, &self.mind);
            asked.push((seed, state, verdict));
        }
        let mut answers: Vec<(f64, Action)> = seen.legal().into_iter().map(|answer| (0.0, answer)).collect();
        let mut drawn = 0;
        for draws in DRAWS {
            for (seed, state, verdict) in &asked {
                for draw in drawn..drawn + draws {
                    let luck = mix(*seed, 100 + draw);
                    let theirs = verdict.choice(luck, 0.0);
                    for (sum, mine) in &mut answers {
                        *sum += self.outcome(state, [(me, *mine), (them, theirs)], luck);
                    }
                }
            }
            drawn += draws;
            answers.sort_by(|a, b| b.0.total_cmp(&a.0));
            answers.truncate(BEST);
        }
        Some(answers[0].1)
    }

    /// How far the first of these seats is ahead when the round is over.
    fn outcome(&self, state: &Pomory, bets: [(Seat, Action); 2], luck: u64) -> f64 {
        let mut after = state.clone();
        for (seat, bet) in bets {
            if after.check(seat, bet).is_err() {
                return 0.0;
            }
            after.act_unchecked(seat, bet, &mut ());
        }
        let mut dealer = Quick::new(luck);
        while after.turn() != Turn::Over && PomoryBot::is_midway(&after) {
            match after.turn() {
                Turn::Chance => after.reveal_unchecked(after.outcome(dealer.pick(after.weight())), &mut ()),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let seen = Seen::new(&after, seat);
                    let limits = Limits::new(Budget::Playouts(1), luck, self.stop);
                    let action = Greedy::new(self.mind).choose(&seen, &limits);
                    after.act_unchecked(seat, action, &mut ());
                }
                Turn::Over => {}
            }
        }
        let lead =
            f64::from(lead::<PomoryBot>(&after, &self.mind.judge(&after), bets[0].0) / PomoryBot::LEAD);
        lead / (1.0 + lead.abs())
    }

    /// Plays one game from this seat; gives the share of the victory.
    fn play(&self, material: &'static <Pomory as Game>::Material, seat: Seat, seed: u64) -> f64 {
        let start = Pomory::new(&"2p".parse().unwrap(), material);
        let luck = Fair::new(Seed::from_number(seed));
        let state = to_the_end(start, &luck, &mut (), |seen, decision| {
            let responds = seen.seat() == seat;
            let own = mix(!seed, (decision + 1) << 1 | u64::from(responds));
            let bets = matches!(seen.legal()[..], [first, _, ..] if matches!(first.deed(), Deed::Bet { .. }));
            let response = if responds && bets { self.respond(seen, own) } else { None };
            let limits = Limits::new(self.budget, own, self.stop);
            response.unwrap_or_else(|| Search::new(self.mind).choose(seen, &limits))
        });
        match state.places() {
            [1, 1, ..] => 0.5,
            places => f64::from(u8::from(places[seat.index()] == 1)),
        }
    }
}

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|arg| arg.parse().unwrap()).collect();
    let [games, rest @ ..] = &args[..] else {
        eprintln!("usage: pomory_response GAMES [PLAYOUTS] [SEED]");
        return;
    };
    let budget = Budget::Playouts(*rest.first().unwrap_or(&1000) as u32);
    let seed = *rest.get(1).unwrap_or(&1);
    let material = Box::leak(Box::new(Pomory::load(Pomory::INFO.material).unwrap()));
    let stop = AtomicBool::new(false);
    let responder = Responder { mind: Mind::default(), budget, stop: &stop };
    // Every luck is played from both seats.
    let play = |game: u64| responder.play(material, Seat((game % 2) as u8), mix(seed, game / 2));
    let wins: f64 = (0..*games).into_par_iter().map(play).sum();
    let (low, high) = wilson(wins, *games as f64);
    println!(
        "the responder wins {:.1} % of {games} games (95 %: {:.1} to {:.1}) against search:{budget}",
        100.0 * wins / *games as f64,
        100.0 * low,
        100.0 * high
    );
}
