//! How fast the rules are: random play on one core, the full list of legal actions written at every decision. And how fast
//! search is.

use std::{
    hint::black_box,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use dealer::Quick;
use tabletop::{Dealer, Game, Seen, Turn};

use crate::{
    Budget, Knowledge, Limits, MaterialOf, SetupOf,
    search::{Mind, rate},
};

/// How fast a game is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bench {
    /// Whole games a second.
    pub games_per_s: f64,
    /// Actions of seats a second; what luck decides does not count.
    pub decisions_per_s: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// What a copy of a state takes.
    pub clone_ns: f64,
}

/// Plays random games for about `seconds`.
pub fn run<G: Game>(setup: &G::Setup, material: &'static G::Material, seconds: f64) -> Bench {
    let start = G::new(setup, material);
    let mut dealer = Quick::new(1);
    let mut legal = Vec::new();
    let limit = Duration::from_secs_f64(seconds.clamp(0.01, 3600.0));
    // The first games fill caches and teach branches; they are not counted.
    for _ in 0..16 {
        black_box(random_game(start.clone(), &mut dealer, &mut legal));
    }
    let (mut games, mut decisions) = (0u64, 0u64);
    let began = Instant::now();
    while began.elapsed() < limit {
        for _ in 0..16 {
            decisions += black_box(random_game(start.clone(), &mut dealer, &mut legal));
        }
        games += 16;
    }
    let elapsed = began.elapsed().as_secs_f64();
    Bench {
        games_per_s: games as f64 / elapsed,
        decisions_per_s: decisions as f64 / elapsed,
        state_bytes: size_of::<G>(),
        clone_ns: clone_ns(start, &mut dealer),
    }
}

/// Playouts that search makes in a second on one core, at the first decision of a game that leaves a choice.
pub fn playouts_per_s<K: Knowledge>(
    setup: &SetupOf<K>,
    material: &'static MaterialOf<K>,
    seconds: f64,
) -> f64 {
    let mut state = K::Game::new(setup, material);
    let mut dealer = Quick::new(1);
    let mut legal = Vec::new();
    loop {
        while state.turn() == Turn::Chance {
            let ticket = dealer.pick(state.weight());
            state.reveal_unchecked(state.outcome(ticket), &mut ());
        }
        let Turn::Seats(seats) = state.turn() else { return 0.0 };
        let seat = seats.lowest().expect("a turn of seats has one");
        legal.clear();
        state.legal(seat, &mut legal);
        if legal.len() > 1 {
            let millis = (1000.0 * seconds.clamp(0.01, 3600.0)) as u32;
            let stop = AtomicBool::new(false);
            let began = Instant::now();
            let limits = Limits::new(Budget::Millis(millis), 1, &stop);
            let verdict = rate(&Seen::new(&state, seat), &limits, &Mind::<K>::default());
            return f64::from(verdict.playouts) / began.elapsed().as_secs_f64();
        }
        state.act_unchecked(seat, legal[0], &mut ());
    }
}

/// Plays a game to its end and counts the decisions of seats.
fn random_game<G: Game>(mut state: G, dealer: &mut Quick, legal: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    while step(&mut state, dealer, legal) {
        decisions += 1;
    }
    decisions
}

/// Takes one random decision of a seat, with the luck before it; false when the game is over.
#[inline]
fn step<G: Game>(state: &mut G, dealer: &mut Quick, legal: &mut Vec<G::Action>) -> bool {
    loop {
        match state.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let ticket = dealer.pick(state.weight());
                state.reveal_unchecked(state.outcome(ticket), &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                legal.clear();
                state.legal(seat, legal);
                let action = legal[dealer.pick(legal.len() as u32) as usize];
                state.act_unchecked(seat, action, &mut ());
                return true;
            }
        }
    }
}

/// What a copy takes, over states from all parts of a game.
fn clone_ns<G: Game>(mut state: G, dealer: &mut Quick) -> f64 {
    let mut states = vec![state.clone()];
    let mut legal = Vec::new();
    while step(&mut state, dealer, &mut legal) {
        states.push(state.clone());
    }
    let copies = 200_000 / states.len() + 1;
    let began = Instant::now();
    for state in &states {
        for _ in 0..copies {
            black_box(black_box(state).clone());
        }
    }
    began.elapsed().as_nanos() as f64 / (copies * states.len()) as f64
}
