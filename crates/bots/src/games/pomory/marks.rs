//! What experience looks at in Pomory: every ship by its cell, cards in hand, caught cards and news, and how far the
//! game is.

use pomory::{Face, Kind, Pomory, Weather};
use tabletop::{Game, Seat};

use crate::lore::{ByTime, Lore, TIMES, chapters};

const CELLS: usize = 32;
/// Resource cards in the deck when a game begins, about.
const DECK: f32 = 50.0;

chapters! {
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
    CATCHES: 5 * TIMES,
    CAUGHT: 5 * 10 * TIMES,
    NEXT_SET: 10 * TIMES,
    NEWS: 15 * TIMES,
    THEIR_NEWS: 6 * TIMES,
    FIRST: 2 * TIMES,
    RELOCATIONS: 8 * TIMES,
}

pub(super) static LORE: Lore = Lore::new(CHAPTERS, include_str!("../../../lore/pomory.txt"));

/// Notes the marks of a seat.
pub(super) fn note(game: &Pomory, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let them = Seat(1 - seat.0);
    let points = [seat, them].map(|seat| game.points(seat).max(0) as usize);
    // The game ends with the deck or at the goal, whichever comes first.
    let deck = (f32::from(game.cards_to_draw()) / DECK).min(1.0);
    let goal = 1.0 - (points[0].max(points[1]) as f32 / pomory::GOAL as f32).min(1.0);
    let mut seen = ByTime { note, left: deck.min(goal) };
    let ((mine, on_top), (_, above)) = (game.ships_at(seat), game.ships_at(them));
    for cell in 0..CELLS {
        if mine >> cell & 1 == 1 {
            let chapter = match (on_top >> cell & 1, above >> cell & 1) {
                (1, _) => ON_TOP,
                (_, 1) => BLOCKED,
                _ => FREE,
            };
            seen.much(chapter, cell, 1.0);
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
        }
    }
    let ships = game.free_ships_after(Weather::ALL[0])[seat.index()];
    for (at, (ships, value)) in ships.into_iter().zip(game.open_values()).enumerate() {
        seen.much(CATCHES, at, f32::from(ships * value) / 10.0);
    }
    for (at, kind) in Kind::ALL.into_iter().enumerate() {
        let caught = usize::from(game.caught_cards(seat, kind)).min(9);
        seen.much(CAUGHT, at * 10 + caught, 1.0);
    }
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
