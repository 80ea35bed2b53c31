//! Counting the tree of steps: one number that a wrong rule rarely leaves alone.

use crate::{Game, Turn};

/// Leaves of the tree of steps below `state`, `depth` steps deep. Outcomes count once each whatever their weight; of
/// several seats the lowest goes first, so that orders are not counted twice.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.turn() {
        Turn::Over => 1,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            let below = |(outcome, _)| {
                let mut next = state.clone();
                next.reveal_unchecked(outcome, &mut ());
                perft(&next, depth - 1)
            };
            outcomes.into_iter().map(below).sum()
        }
        Turn::Seats(seats) => {
            let seat = seats.lowest().expect("somebody owes a decision");
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            if depth == 1 {
                return actions.len() as u64;
            }
            let below = |action| {
                let mut next = state.clone();
                next.act_unchecked(seat, action, &mut ());
                perft(&next, depth - 1)
            };
            actions.into_iter().map(below).sum()
        }
    }
}
