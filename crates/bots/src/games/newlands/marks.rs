//! What experience looks at in New Lands: every companion by the region it stands on, the squares that region is open to,
//! the tiles that would close them, and whether others stand there too; and those left in the reserve.

use newlands::{NewLands, Terrain};
use tabletop::Seat;

use crate::lore::{ByTime, Lore, TIMES, chapters};

/// Empty squares beside a region that are told apart.
const GAPS: usize = 5;
/// Kinds of regions: by terrain, empty squares, and companions on it.
const REGIONS: usize = 3 * GAPS * 2;

chapters! {
    REGION: REGIONS * TIMES,
    UNFINISHED: REGIONS * TIMES,
    FINISHED: REGIONS * TIMES,
    CHANCE: REGIONS * TIMES,
    LIKELY: REGIONS * TIMES,
    RESERVE: 6 * TIMES,
    OTHERS: 6 * TIMES,
    PLAYERS: 6 * TIMES,
    PLACE: 5 * TIMES,
}

pub(super) static LORE: Lore = Lore::new(CHAPTERS, include_str!("../../../lore/newlands.txt"));

/// Notes the marks of a seat.
pub(super) fn note(game: &NewLands, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let seats = game.seat_count();
    let turns = game.tiles_to_come() as f32 / f32::from(seats);
    let mut seen = ByTime { note, left: turns / 42.0 };
    let (mut gaps, mut chances) = ([0; 256], [1.0; 256]);
    let all = game.tiles_to_come().max(1) as f32;
    game.openings(|region, closers| {
        gaps[usize::from(region)] += 1;
        // The chance to draw one of them in time.
        chances[usize::from(region)] *= 1.0 - (1.0 - f32::from(closers) / all).powf(turns);
    });
    for prospect in game.prospects(seat) {
        let terrain = match prospect.sum.terrain {
            Terrain::Grassland => 0,
            Terrain::Mountain => 1,
            Terrain::Sea => 2,
        };
        let gaps = gaps[usize::from(prospect.region)].min(GAPS - 1);
        let region = (terrain * GAPS + gaps) * 2 + usize::from(prospect.companions > 1);
        let unfinished = prospect.sum.unfinished().points() as f32;
        let finished = prospect.sum.finished().points() as f32 - unfinished;
        let chance = chances[usize::from(prospect.region)];
        seen.much(REGION, region, 1.0);
        seen.much(UNFINISHED, region, unfinished / 10.0);
        seen.much(FINISHED, region, finished / 10.0);
        if gaps > 0 {
            seen.much(CHANCE, region, chance);
            seen.much(LIKELY, region, chance * finished / 10.0);
        }
    }
    seen.one(RESERVE, 6, game.reserve(seat));
    for other in (0..seats).map(Seat).filter(|&other| other != seat) {
        seen.one(OTHERS, 6, game.reserve(other));
    }
    seen.one(PLAYERS, 6, seats);
    seen.one(PLACE, 5, (seat.0 + seats - game.seat_to_act().0) % seats);
}
