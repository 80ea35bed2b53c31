//! What the end of a playout is worth to each seat.

use tabletop::{MAX_SEATS, Seat, Turn};

use crate::{Played, Worth};

/// How far `seat` is ahead of the best of the others.
pub fn lead<G: Played>(state: &G, worth: &Worth, seat: Seat) -> f32 {
    let others = (0..state.seats().into()).filter(|&other| other != seat.index()).map(|other| worth[other]);
    let best = others.fold(f32::NEG_INFINITY, f32::max);
    if best.is_finite() { worth[seat.index()] - best } else { worth[seat.index()] }
}

/// How far `seat` seems to be ahead.
pub(super) fn outlook<G: Played>(state: &G, seat: Seat) -> f32 {
    lead(state, &state.evaluate(), seat)
}

/// A gain in points as a hint from -1 to 1.
pub(super) fn inkling<G: Played>(gain: f32) -> f32 {
    let gain = gain / (0.4 * G::LEAD);
    gain / (1.0 + gain.abs())
}

/// What `state` is worth to each seat, from 0 to 1: its chance to have won, and how clear the lead is.
pub(super) fn rewards<G: Played>(state: &G, winning: f32) -> Worth {
    let over = state.turn() == Turn::Over;
    let mut rewards = Worth::default();
    let worth = if over { points(state) } else { state.evaluate() };
    let wins = over.then(|| shares(&state.places()));
    for (seat, reward) in rewards.iter_mut().enumerate().take(state.seats().into()) {
        let lead = lead(state, &worth, Seat(seat as u8)) / G::LEAD;
        let win = wins.map_or_else(|| squash(2.0 * lead), |wins| wins[seat]);
        *reward = winning * win + (1.0 - winning) * squash(lead);
    }
    rewards
}

fn points<G: Played>(state: &G) -> Worth {
    let mut worth = Worth::default();
    for (seat, worth) in worth.iter_mut().enumerate().take(state.seats().into()) {
        *worth = state.points(Seat(seat as u8)) as f32;
    }
    worth
}

/// Each seat's share of the victory: those who are first together share it.
pub(crate) fn shares(places: &[u8; MAX_SEATS]) -> Worth {
    let winners = places.iter().filter(|&&place| place == 1).count();
    places.map(|place| if place == 1 { 1.0 / winners as f32 } else { 0.0 })
}

/// From minus to plus infinity, onto 0 to 1.
fn squash(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}
