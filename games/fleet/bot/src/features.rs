//! The features on a sheet of Fleet: every section by how far it is marked, every craft, licence and coin.

use fleet::{Fleet, Section, Stage};
use tabletop::Seat;

use bots::{
    feature_groups,
    learned::{ByTime, Learned, TIMES},
};

/// More boxes than any section has.
const BOXES: usize = 12;
const SECTIONS: usize = Section::ALL.len();
const CRAFTS: usize = 10;
const CREW: usize = 6;

feature_groups! {
    MARKED: SECTIONS * BOXES * TIMES,
    CROSSED: SECTIONS * TIMES,
    LAUNCHED: CRAFTS * CREW * TIMES,
    LICENCES: 5 * 4 * TIMES,
    FISH: TIMES,
    ROOM: TIMES,
    FULL: TIMES,
    COINS: 20 * TIMES,
    TO_STAR: 8 * TIMES,
    STARS: TIMES,
    INCOME: 6 * TIMES,
    HEXES: 8 * TIMES,
    SALVAGED: 5 * TIMES,
    BONUS: 8 * TIMES,
    CAPTAIN: 6 * TIMES,
    PLAYERS: 5 * TIMES,
    TURN: 2 * 4,
    // All of it once more for the game against the Captain, which is another game.
    ALONE: TURN + 2 * 4,
}

pub(super) static LEARNED: Learned = Learned::new(GROUPS, include_str!("../learned.txt"));

/// Notes the features of a seat.
pub(super) fn note(game: &Fleet, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let (sheet, material) = (game.sheet_of(seat), game.material());
    let half = if game.is_before_town() { 0.0 } else { 0.5 };
    let left = (f32::from(game.rounds_to_come()) - half).max(0.0) / 10.0;
    let aside = if game.seat_count() == 1 { ALONE } else { 0 };
    let mut seen = ByTime { note: &mut |feature: usize, much| note(feature + aside, much), left };
    for at in 0..SECTIONS {
        let marked = usize::from(sheet.marked[at]).min(BOXES - 1);
        seen.much(MARKED, at * BOXES + marked, 1.0);
        if sheet.crossed[at] > 0 {
            seen.much(CROSSED, at, f32::from(sheet.crossed[at]));
        }
    }
    let mut room = 0.0;
    for at in 0..CRAFTS {
        let launched = usize::from(sheet.launched[at]);
        if launched == 0 {
            continue;
        }
        seen.much(LAUNCHED, at * CREW + launched.min(CREW - 1), 1.0);
        let hold = sheet.hold(material, at);
        for &fish in &sheet.fish[at][..launched] {
            room += f32::from(hold.saturating_sub(fish));
        }
    }
    for (at, &level) in sheet.licences.iter().enumerate() {
        seen.much(LICENCES, at * 4 + usize::from(level.min(3)), 1.0);
    }
    seen.much(FISH, 0, f32::from(sheet.caught) / 10.0);
    seen.much(ROOM, 0, room / 10.0);
    seen.much(FULL, 0, f32::from(sheet.full(material)));
    seen.one(COINS, 20, sheet.coins / 4);
    let next = material.stars().iter().find(|&&star| star > sheet.coins);
    seen.one(TO_STAR, 8, next.map_or(7, |&star| (star - sheet.coins).min(6)));
    if sheet.stars > 0 {
        seen.much(STARS, 0, f32::from(sheet.stars));
    }
    seen.one(INCOME, 6, game.next_income(seat));
    seen.one(HEXES, 8, sheet.hexes.count_ones() as u8);
    seen.one(SALVAGED, 5, sheet.salvaged);
    seen.one(BONUS, 8, sheet.bonus.map_or(0, |bonus| 1 + bonus as u8));
    seen.one(CAPTAIN, 6, sheet.captain.map_or(5, |captain| captain.index().min(4)));
    let seats = game.seat_count();
    seen.one(PLAYERS, 5, seats);
    let turn = usize::from((seat.0 + seats - game.seat_to_act().0) % seats);
    (seen.note)(TURN + 4 * usize::from(game.stage() == Stage::Pick) + turn, 1.0);
}
