//! What experience looks at in New Lands: every companion by the region it stands on, the squares that region is open to,
//! the tiles that would close them, and whether others stand there too; and those left in the reserve.

use std::{array, sync::LazyLock};

use newlands::{NewLands, TILES, Terrain};
use tabletop::{MAX_SEATS, Seat};

use crate::lore::{ByTime, Lore, TIMES, chapters};

/// Empty squares beside a region that are told apart.
const GAPS: usize = 5;
/// Kinds of regions: by terrain, empty squares, and who is on it: one, several of one's own, others too.
const REGIONS: usize = 3 * GAPS * 3;

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
    FREE: 2 * 3 * TIMES,
}

pub(super) static LORE: Lore = Lore::new(CHAPTERS, include_str!("../../../lore/newlands.txt"));

/// Tiles that fit a gap that are told apart: who draws none of so many has bad luck indeed.
const CLOSERS: usize = 32;

/// By the number of players, of tiles to come, and of those that fit: the chance that a player draws one of them in time.
static CHANCES: LazyLock<Vec<[[f32; CLOSERS]; TILES]>> = LazyLock::new(|| {
    let chance = |seats: usize, all: usize, closers: usize| {
        let other = 1.0 - (closers as f32 / all.max(1) as f32).min(1.0);
        1.0 - other.powf(all as f32 / seats.max(1) as f32)
    };
    let tables = |seats| array::from_fn(|all| array::from_fn(|closers| chance(seats, all, closers)));
    (0..=MAX_SEATS).map(tables).collect()
});

/// Notes the marks of every seat.
pub(super) fn note(game: &NewLands, note: &mut impl FnMut(Seat, usize, f32)) {
    let seats = game.seat_count();
    let turns = game.tiles_to_come() as f32 / f32::from(seats);
    let (mut gaps, mut chances) = ([0u8; 256], [1.0; 256]);
    let in_time = &CHANCES[usize::from(seats)][game.tiles_to_come()];
    game.openings(|region, closers| {
        gaps[usize::from(region)] += 1;
        chances[usize::from(region)] *= in_time[usize::from(closers).min(CLOSERS - 1)];
    });
    // The best of each terrain that nobody stands on, for whoever comes first.
    let mut free = [0; 3];
    game.free_regions(|sum| {
        let best = &mut free[terrain(sum.terrain)];
        *best = sum.unfinished().points().max(*best);
    });
    for seat in (0..seats).map(Seat) {
        let mut seen = ByTime { note: &mut |mark, much| note(seat, mark, much), left: turns / 42.0 };
        for prospect in game.prospects(seat) {
            let own = game.prospects(seat).filter(|other| other.region == prospect.region).count();
            let company = match prospect.companions {
                1 => 0,
                all if usize::from(all) == own => 1,
                _ => 2,
            };
            let gaps = usize::from(gaps[usize::from(prospect.region)]).min(GAPS - 1);
            let region = (terrain(prospect.sum.terrain) * GAPS + gaps) * 3 + company;
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
        let place = (seat.0 + seats - game.seat_to_act().0) % seats;
        seen.one(PLACE, 5, place);
        for (terrain, best) in free.into_iter().enumerate() {
            seen.much(FREE, usize::from(place.min(1)) * 3 + terrain, best as f32 / 10.0);
        }
    }
}

fn terrain(terrain: Terrain) -> usize {
    match terrain {
        Terrain::Grassland => 0,
        Terrain::Mountain => 1,
        Terrain::Sea => 2,
    }
}
