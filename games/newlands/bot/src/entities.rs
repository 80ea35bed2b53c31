//! What a position of New Lands consists of: companions on the land, each with its region and the squares that region is
//! open to, and the seats themselves with what they have left to send.

use std::{array, sync::LazyLock};

use newlands::{NewLands, Opening, Prospect, TILES, Terrain};
use tabletop::{MAX_SEATS, Seat};

use bots::{feature_groups, learned::Learned, net};

const COMPANION_INPUTS: usize = 40;
const SEAT_INPUTS: usize = 21;

feature_groups! {
    COMPANION: net::size(COMPANION_INPUTS),
    SEAT: net::size(SEAT_INPUTS),
}

pub(super) static LEARNED: Learned = Learned::new(GROUPS, include_str!("../learned.txt"));

/// Companions of one player.
const CREW: usize = 4;

/// The chances that somebody draws one of so many tiles.
#[derive(Clone, Copy)]
struct Chances {
    /// The player himself before the game ends,
    in_time: [f32; TILES],
    /// or in his next two turns,
    soon: [f32; TILES],
    /// or anybody in two rounds;
    by_anybody: [f32; TILES],
    /// roughly, the player himself before the game ends, whatever is left.
    roughly: [f32; TILES],
}

impl Chances {
    fn new(seats: usize, to_come: usize) -> Chances {
        let (seats, all) = (seats.max(1) as f32, to_come as f32);
        let turns = all / seats;
        let other = |tiles: usize| (1.0 - (tiles as f32 / all.max(1.0)).min(1.0)).max(1e-6);
        let drawing = |times: f32| array::from_fn(|tiles| 1.0 - other(tiles).powf(times));
        Chances {
            in_time: drawing(turns),
            soon: drawing(turns.min(2.0)),
            by_anybody: drawing(all.min(2.0 * seats)),
            roughly: array::from_fn(|tiles| 1.0 - (-(tiles as f32) / seats).exp()),
        }
    }
}

/// By the number of players and of tiles to come.
static CHANCES: LazyLock<Vec<[Chances; TILES]>> = LazyLock::new(|| {
    (0..=MAX_SEATS).map(|seats| array::from_fn(|to_come| Chances::new(seats, to_come))).collect()
});

/// The empty squares beside a region, taken together.
#[derive(Clone, Copy)]
struct Rim {
    squares: f32,
    /// Chances that all of them are closed.
    in_time: f32,
    soon: f32,
    by_anybody: f32,
    /// Tiles that close the one where fewest do.
    closers: f32,
    /// Squares that nothing closes.
    hopeless: f32,
    /// The share of the tiles to come that fit, for all squares.
    fits: f32,
    /// What may be joined there,
    tiles: f32,
    cities: f32,
    most: f32,
    /// and what may be expected to be.
    likely_tiles: f32,
    likely_cities: f32,
}

impl Rim {
    const NONE: Rim = Rim {
        squares: 0.0,
        in_time: 1.0,
        soon: 1.0,
        by_anybody: 1.0,
        closers: 40.0,
        hopeless: 0.0,
        fits: 0.0,
        tiles: 0.0,
        cities: 0.0,
        most: 0.0,
        likely_tiles: 0.0,
        likely_cities: 0.0,
    };

    fn add(&mut self, opening: &Opening, to_come: f32, chances: &Chances) {
        let (closers, fits) = (usize::from(opening.closers), usize::from(opening.fits));
        let (tiles, cities) = (f32::from(opening.tiles), f32::from(opening.cities));
        self.squares += 1.0;
        self.in_time *= chances.in_time[closers];
        self.soon *= chances.soon[closers];
        self.by_anybody *= chances.by_anybody[closers];
        self.closers = self.closers.min(closers as f32);
        self.hopeless += is(closers == 0);
        self.fits += fits as f32 / to_come.max(1.0);
        self.tiles += tiles;
        self.cities += cities;
        self.most = self.most.max(tiles).max(cities);
        self.likely_tiles += chances.roughly[fits] * tiles;
        self.likely_cities += chances.roughly[fits] * cities;
    }
}

/// The rims of the regions with companions.
struct Rims {
    /// By region, which of them is its; 0 is none.
    of: [u8; 256],
    rims: [Rim; 1 + MAX_SEATS * CREW],
}

impl Rims {
    fn new(game: &NewLands, to_come: f32, chances: &Chances) -> Rims {
        let mut rims = Rims { of: [0; 256], rims: [Rim::NONE; 1 + MAX_SEATS * CREW] };
        let mut count = 0;
        game.openings(|opening| {
            let number = &mut rims.of[usize::from(opening.region)];
            if *number == 0 {
                count += 1;
                *number = count;
            }
            rims.rims[usize::from(*number)].add(&opening, to_come, chances);
        });
        rims
    }

    fn of(&self, region: u8) -> &Rim {
        &self.rims[usize::from(self.of[usize::from(region)])]
    }
}

/// The time of the game.
struct Time {
    seats: f32,
    /// Turns of one seat.
    turns: f32,
    /// From 0 to 1 as the end comes near, and nearer.
    late: f32,
    last: f32,
}

/// A seat among the others.
struct Standing {
    reserve: f32,
    /// Companions on finished regions, to be taken back.
    waiting: f32,
    /// In how many turns, of as many as there are seats, it is this one's.
    place: f32,
}

/// Notes the entities of every seat.
pub(super) fn note(game: &NewLands, note: &mut impl FnMut(Seat, usize, &[f32])) {
    let seats = game.seat_count();
    let to_come = game.tiles_to_come();
    let turns = to_come as f32 / f32::from(seats);
    let time = Time { seats: f32::from(seats), turns, late: (-turns / 3.0).exp(), last: (-turns).exp() };
    let rims = Rims::new(game, to_come as f32, &CHANCES[usize::from(seats)][to_come]);
    let free = free_regions(game);
    let reserves: f32 = (0..seats).map(|seat| f32::from(game.reserve(Seat(seat)))).sum();
    for seat in (0..seats).map(Seat) {
        let mut crew = [None; CREW];
        crew.iter_mut().zip(game.prospects(seat)).for_each(|(one, prospect)| *one = Some(prospect));
        let crew = || crew.iter().flatten();
        let standing = Standing {
            reserve: f32::from(game.reserve(seat)),
            waiting: crew().filter(|prospect| prospect.open == 0).count() as f32,
            place: f32::from((seat.0 + seats - game.seat_to_act().0) % seats) / f32::from(seats),
        };
        for prospect in crew() {
            let own = crew().filter(|other| other.region == prospect.region).count();
            let points = prospect.sum.points();
            let lesser = crew().filter(|other| other.sum.points() < points).count();
            let inputs = companion(prospect, rims.of(prospect.region), [own, lesser], &standing, &time);
            note(seat, COMPANION, &inputs);
        }
        let total: f32 = crew().map(|prospect| prospect.sum.unfinished().points() as f32).sum();
        note(seat, SEAT, &seat_inputs(&standing, total, reserves - standing.reserve, &free, &time));
    }
}

/// The inputs of a companion, of whose own there are so many on its region, and so many that count for less.
fn companion(
    prospect: &Prospect,
    rim: &Rim,
    [own, lesser]: [usize; 2],
    standing: &Standing,
    time: &Time,
) -> [f32; COMPANION_INPUTS] {
    let sum = &prospect.sum;
    let unfinished = sum.unfinished().points() as f32;
    let gain = sum.finished().points() as f32 - unfinished;
    let open = is(prospect.open > 0);
    [
        is(sum.terrain == Terrain::Grassland),
        is(sum.terrain == Terrain::Mountain),
        is(sum.terrain == Terrain::Sea),
        f32::from(sum.tiles) / 8.0,
        f32::from(sum.cities) / 6.0,
        unfinished / 10.0,
        gain / 10.0,
        1.0 - open,
        is(rim.squares == 1.0),
        is(rim.squares == 2.0),
        rim.squares / 4.0,
        open * rim.in_time,
        open * rim.soon,
        open * rim.by_anybody,
        open * rim.in_time * gain / 10.0,
        open * rim.by_anybody * gain / 10.0,
        open * rim.closers / 16.0,
        rim.hopeless,
        f32::from(prospect.open) / 6.0,
        own as f32 - 1.0,
        (f32::from(prospect.companions) - own as f32) / 2.0,
        time.turns / 20.0,
        time.late,
        time.last,
        time.seats / 5.0,
        standing.reserve / 4.0,
        standing.waiting / 3.0,
        standing.place,
        lesser as f32 / 3.0,
        is(sum.tiles == newlands::score::SMALL),
        is(standing.reserve == 0.0),
        1.0,
        rim.tiles / 8.0,
        rim.cities / 6.0,
        rim.fits,
        rim.fits * time.turns / 20.0,
        rim.most / 8.0,
        rim.likely_tiles / 8.0,
        rim.likely_cities / 6.0,
        unfinished / 10.0 * time.turns / 20.0,
    ]
}

/// The inputs of a seat whose companions would earn so much in all if the game ended, with so many left to others.
fn seat_inputs(
    standing: &Standing,
    total: f32,
    others: f32,
    free: &[[f32; 2]; 3],
    time: &Time,
) -> [f32; SEAT_INPUTS] {
    let left = |count: f32| is(standing.reserve == count);
    let [grassland, mountain, sea] = free;
    [
        left(0.0),
        left(1.0),
        left(2.0),
        left(3.0),
        left(4.0),
        standing.waiting / 3.0,
        total / 20.0,
        time.turns / 20.0,
        time.late,
        time.last,
        time.seats / 5.0,
        standing.place,
        is(standing.place == 0.0),
        grassland[0] / 10.0,
        mountain[0] / 10.0,
        sea[0] / 10.0,
        grassland[1] / 10.0,
        mountain[1] / 10.0,
        sea[1] / 10.0,
        others / 8.0,
        standing.reserve / 4.0 * time.turns.min(8.0) / 8.0,
    ]
}

/// What the two best regions of each terrain count for that nobody stands on, for whoever comes first.
fn free_regions(game: &NewLands) -> [[f32; 2]; 3] {
    let mut free = [[0.0f32; 2]; 3];
    game.free_regions(|sum| {
        let best = &mut free[sum.terrain as usize];
        let points = sum.unfinished().points() as f32;
        *best = [best[0].max(points), best[1].max(points.min(best[0]))];
    });
    free
}

fn is(so: bool) -> f32 {
    f32::from(u8::from(so))
}
