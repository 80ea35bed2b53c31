//! The features in a harbour of Nusfjord: every building and elder by name, goods, catch and shares.

use nusfjord::{Card, Elder, Holdings, Nusfjord};
use tabletop::Seat;

use bots::{
    feature_groups,
    learned::{ByTime, Learned, TIMES},
};

/// Turns of a whole game.
const TURNS: f32 = 21.0;

feature_groups! {
    WOOD: 12 * TIMES,
    FISH: 14 * TIMES,
    GOLD: 20 * TIMES,
    RESERVE_FISH: 10 * TIMES,
    RESERVE_WOOD: 8 * TIMES,
    FREE_SPACES: 10 * TIMES,
    FORESTS: 8 * TIMES,
    CATCH: 16 * TIMES,
    INCOME: 14 * TIMES,
    STORED: 10 * TIMES,
    ELDERS: 8 * TIMES,
    ELDER_FISH: 10 * TIMES,
    SHARES: 10 * TIMES,
    SOLD: 8 * TIMES,
    SHIPS: 10 * TIMES,
    WORKERS: 4 * TIMES,
    BUILDINGS: 14 * TIMES,
    COUNCIL: Elder::COUNT * TIMES,
    BUILT: Card::COUNT * TIMES,
    USED: Card::COUNT * TIMES,
    HAND: Card::COUNT * TIMES,
    PLATES: 10 * TIMES,
    PLAYERS: 6 * TIMES,
    PLACE: 5 * TIMES,
}

pub(super) static LEARNED: Learned = Learned::new(GROUPS, include_str!("../learned.txt"));

/// Notes the features of a seat.
pub(super) fn note(game: &Nusfjord, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let holdings = game.holdings(seat);
    let Holdings { stock, free_spaces, forests, catch, income, stored, .. } = holdings;
    let Holdings { elders, elder_fish, shares, sold, ships, workers, buildings, .. } = holdings;
    let mut seen = ByTime { note, left: f32::from(game.turns_to_come(seat)) / TURNS };
    seen.one(WOOD, 12, stock.wood);
    seen.one(FISH, 14, stock.fish);
    seen.one(GOLD, 20, stock.gold);
    seen.one(RESERVE_FISH, 10, stock.reserve_fish);
    seen.one(RESERVE_WOOD, 8, stock.reserve_wood);
    seen.one(FREE_SPACES, 10, free_spaces);
    seen.one(FORESTS, 8, forests);
    seen.one(CATCH, 16, catch);
    seen.one(INCOME, 14, income);
    seen.one(STORED, 10, stored);
    seen.one(ELDERS, 8, elders);
    seen.one(ELDER_FISH, 10, elder_fish);
    seen.one(SHARES, 10, shares);
    seen.one(SOLD, 8, sold);
    seen.one(SHIPS, 10, ships);
    seen.one(WORKERS, 4, workers);
    seen.one(BUILDINGS, 14, buildings);
    for elder in game.elders_of(seat) {
        seen.much(COUNCIL, elder.index(), 1.0);
    }
    for (card, used) in game.houses_of(seat) {
        seen.much(if used { USED } else { BUILT }, card.index(), 1.0);
    }
    for card in game.hand_of(seat) {
        seen.much(HAND, card.index(), 1.0);
    }
    seen.one(PLATES, 10, game.filled_plates());
    let seats = Nusfjord::seats(game);
    seen.one(PLAYERS, 6, seats);
    seen.one(PLACE, 5, (seat.0 + seats - game.active().0) % seats);
}
