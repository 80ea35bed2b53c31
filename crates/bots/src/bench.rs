//! How fast the rules run: random play on one core.

use std::time::Instant;

use dealer::Quick;
use tabletop::{Dealer, Game, Turn, Weight};

/// What one core does with a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Bench {
    /// Whole random games.
    pub games_per_s: f64,
    /// Actions of seats; chance steps do not count.
    pub decisions_per_s: f64,
    /// Size of a state, without what it points to.
    pub state_bytes: usize,
    /// Time to copy a state.
    pub clone_ns: f64,
}

/// Plays random games for about `seconds`. Every decision writes the full list of legal actions.
pub fn run<G: Game>(setup: &G::Setup, material: &'static G::Material, seconds: f64) -> Bench {
    let mut dealer = Quick::new(1);
    let mut legal = Vec::new();
    let fresh = G::new(setup, material);
    let (mut games, mut decisions) = (0u64, 0u64);
    let start = Instant::now();
    let mut last = fresh.clone();
    while start.elapsed().as_secs_f64() < seconds {
        let mut state = fresh.clone();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = state.outcome(dealer.pick(state.weight()));
                    state.reveal(outcome, &mut ());
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody owes a decision");
                    legal.clear();
                    state.legal(seat, &mut legal);
                    let action = legal[dealer.pick(legal.len() as Weight) as usize];
                    state.act(seat, action, &mut ());
                    decisions += 1;
                }
            }
        }
        games += 1;
        last = state;
    }
    let elapsed = start.elapsed().as_secs_f64();
    Bench {
        games_per_s: games as f64 / elapsed,
        decisions_per_s: decisions as f64 / elapsed,
        state_bytes: std::mem::size_of::<G>(),
        clone_ns: clone_ns(&last),
    }
}

fn clone_ns<G: Game>(state: &G) -> f64 {
    const COPIES: u32 = 1_000_000;
    let start = Instant::now();
    for _ in 0..COPIES {
        std::hint::black_box(std::hint::black_box(state).clone());
    }
    start.elapsed().as_nanos() as f64 / f64::from(COPIES)
}
