//! The features in Pomory: every ship by its cell, what bets would catch over all weathers, salt and the demand
//! for it, caught cards and what they lack of the next set, news, and how far the game is.

use pomory::{Face, Kind, Pomory};
use tabletop::{Game, Seat};

use super::hauls::Hauls;
use bots::{
    feature_groups,
    learned::{ByTime, Learned, TIMES},
};

const CELLS: usize = 32;
/// Resource cards in the deck when a game begins, about.
const DECK: f32 = 50.0;

feature_groups! {
    FREE: CELLS * TIMES,
    BLOCKED: CELLS * TIMES,
    ON_TOP: CELLS * TIMES,
    SUPPLY: 6 * TIMES,
    DOCK: 6 * TIMES,
    THEIR_SUPPLY: 6 * TIMES,
    THEIR_DOCK: 6 * TIMES,
    POINTS: 20 * TIMES,
    THEIR_POINTS: 20 * TIMES,
    SALT: 5 * TIMES,
    SOLD: 5 * TIMES,
    CATCHES: 5 * TIMES,
    BET: 2 * TIMES,
    THEIR_BET: 2 * TIMES,
    CONTESTED: 2 * TIMES,
    CAUGHT: 5 * 10 * TIMES,
    MISSING: 6 * TIMES,
    COMING: 6 * TIMES,
    THEIR_MISSING: 6 * TIMES,
    NEXT_SET: 10 * TIMES,
    NEWS: 15 * TIMES,
    THEIR_NEWS: 6 * TIMES,
    FIRST: 2 * TIMES,
    RELOCATIONS: 8 * TIMES,
}

pub(super) static LEARNED: Learned = Learned::new(GROUPS, include_str!("../learned.txt"));

/// Notes the features of both seats.
pub(super) fn note(game: &Pomory, note: &mut impl FnMut(Seat, usize, f32)) {
    let hauls = Hauls::of(game);
    for seat in [Seat(0), Seat(1)] {
        note_seat(game, seat, &hauls, &mut |feature, much| note(seat, feature, much));
    }
}

fn note_seat(game: &Pomory, seat: Seat, hauls: &Hauls, note: &mut impl FnMut(usize, f32)) {
    let them = Seat(1 - seat.0);
    let points = [seat, them].map(|seat| game.points(seat).max(0) as usize);
    // The game ends with the deck or at the goal, whichever comes first.
    let deck = (f32::from(game.cards_to_draw()) / DECK).min(1.0);
    let goal = 1.0 - (points[0].max(points[1]) as f32 / pomory::GOAL as f32).min(1.0);
    let mut seen = ByTime { note, left: deck.min(goal) };
    let ((mine, on_top), (_, above)) = (game.ships_at(seat), game.ships_at(them));
    for cell in 0..CELLS {
        if mine >> cell & 1 == 1 {
            let group = match (on_top >> cell & 1, above >> cell & 1) {
                (1, _) => ON_TOP,
                (_, 1) => BLOCKED,
                _ => FREE,
            };
            seen.much(group, cell, 1.0);
        }
    }
    seen.one(SUPPLY, 6, game.supply(seat));
    seen.one(DOCK, 6, game.docked(seat));
    seen.one(THEIR_SUPPLY, 6, game.supply(them));
    seen.one(THEIR_DOCK, 6, game.docked(them));
    seen.one(POINTS, 20, points[0] / 4);
    seen.one(THEIR_POINTS, 20, points[1] / 4);
    for (at, &value) in pomory::SALT.iter().enumerate() {
        let held = game.hand(seat).iter().any(|card| card.face() == Face::Salt(value));
        if held {
            seen.much(SALT, at, 1.0);
            seen.much(SOLD, at, hauls.demand(value));
        }
    }
    for (group, seat) in [(BET, seat), (THEIR_BET, them)] {
        for (at, points) in hauls.bet(seat).into_iter().enumerate() {
            seen.much(group, at, points / 10.0);
        }
    }
    note_collection(game, seat, hauls, &mut seen);
    seen.one(NEXT_SET, 10, game.next_set());
    let news = game.news_bits(seat);
    for at in (0..15).filter(|at| news >> at & 1 == 1) {
        seen.much(NEWS, at, 1.0);
    }
    seen.one(THEIR_NEWS, 6, game.news_in_hand(them));
    seen.one(FIRST, 2, u8::from(game.first() == seat));
    let mover = if game.actor() == seat { 4 } else { 0 };
    seen.one(RELOCATIONS, 8, mover + game.relocations_left().min(3));
}

/// Kind by kind: what can be caught, what was, and what the next set lacks.
fn note_collection(game: &Pomory, seat: Seat, hauls: &Hauls, seen: &mut ByTime<'_, impl FnMut(usize, f32)>) {
    let (them, first) = (Seat(1 - seat.0), game.first() == seat);
    let (size, values) = (game.next_set(), game.open_values());
    for (at, kind) in Kind::ALL.into_iter().enumerate() {
        let caught = game.caught_cards(seat, kind);
        seen.much(CAUGHT, at * 10 + usize::from(caught).min(9), 1.0);
        let haul = hauls.mean(seat, at);
        seen.much(CATCHES, at, haul / 10.0);
        if hauls.mean(them, at) > 0.0 {
            seen.much(CONTESTED, usize::from(first), haul / 10.0);
        }
        if caught > 0 {
            let missing = usize::from(size.saturating_sub(caught));
            seen.one(MISSING, 6, missing);
            if haul > 0.0 {
                seen.much(COMING, missing.min(5), f32::from(values[at]));
            }
        }
        let theirs = game.caught_cards(them, kind);
        if theirs > 0 {
            seen.one(THEIR_MISSING, 6, usize::from(size.saturating_sub(theirs)));
        }
    }
}
