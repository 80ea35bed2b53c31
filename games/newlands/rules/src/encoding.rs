//! New Lands in numbers. Squares to lay a tile on are numbered by their rank in the rim, in reading order, and the
//! observation lists the rim in the same order.

use tabletop::{Block, Encoded, Fields, Part, Seat, Setup as _};

use crate::{
    NewLands,
    action::{Action, Chance, Deed},
    land::NOBODY,
    material::{COMPANIONS, KINDS, MAX_PIECES, MAX_PLAYERS, Material, TILES, Terrain, Tile},
    place::{Place, Rotation},
    setup::Setup,
    state::Step,
};

/// 84 tiles touch at most so many empty squares, laid in a straight line.
const OPEN: usize = 2 * TILES + 2;
/// Tiles in hand at most.
const HAND: usize = 2;
const LAY: u32 = 0;
const DISCARD: u32 = LAY + (OPEN * HAND * 4) as u32;
const DEPLOY: u32 = DISCARD + HAND as u32;
const TAKE_BACK: u32 = DEPLOY + MAX_PIECES as u32;
const PASS: u32 = TAKE_BACK + COMPANIONS as u32;

/// Bytes of a tile on the table, of an open square, of a tile in hand, of a companion and of a seat.
const TILE: usize = 16;
const SQUARE: usize = 6;
const HELD: usize = 5;
const COMPANION: usize = 10;
const SEAT: usize = 4;

impl Encoded for NewLands {
    const ENCODING: u16 = 1;

    fn blocks(_: &Setup, _: &Material) -> Vec<Block> {
        vec![
            Block::new("lay", [OPEN, HAND, 4]).by(&[
                "open square in reading order",
                "tile in hand",
                "rotation",
            ]),
            Block::new("discard", [HAND]).by(&["tile in hand"]),
            Block::new("deploy", [MAX_PIECES]).by(&["piece of the tile just laid"]),
            Block::new("take", [COMPANIONS]).by(&["own companion, in the order of their places"]),
            Block::new("pass", []),
        ]
    }

    fn layout(setup: &Setup, _: &Material) -> Vec<Part> {
        let seats = usize::from(setup.seats());
        vec![
            Part::new("tiles", [TILES, TILE], u8::MAX)
                .columns(&[
                    ("x", 1),
                    ("y", 1),
                    ("sides", 4),
                    ("regions", 4),
                    ("tile", 1),
                    ("rotation", 1),
                    ("cities", 1),
                    ("by", 1),
                    ("companion_of", 1),
                    ("companion", 1),
                ])
                .note(
                    "in the order laid; 100 is the middle; sides clockwise from the north: 1 grassland, 2 mountain, 3 sea; sides with \
                     the same region number belong together; tile from 1; seats: 1 the observer, then clockwise; companion: its row \
                     in `companions`, from 1",
                ),
            Part::new("open", [OPEN, SQUARE], 200)
                .columns(&[("x", 1), ("y", 1), ("sides", 4)])
                .note("squares beside tiles in reading order, as `lay` counts them; sides that neighbours fix, 0 where none does"),
            Part::new("hands", [seats, HAND, HELD], KINDS as u8)
                .columns(&[("tile", 1), ("sides", 4)])
                .note("clockwise from the observer; tile from 1"),
            Part::new("supply", [KINDS], TILES as u8).note("tiles to come, by kind"),
            Part::new("companions", [seats, COMPANIONS, COMPANION], u8::MAX)
                .columns(&[
                    ("tile", 1),
                    ("piece", 1),
                    ("terrain", 1),
                    ("region", 1),
                    ("open", 1),
                    ("tiles", 1),
                    ("cities", 1),
                    ("now", 1),
                    ("finished", 1),
                    ("at_the_end", 1),
                ])
                .note(
                    "on the land, in the order of their places; tile: its row in `tiles`, from 1; of the region: its number as in \
                     `tiles`, open sides, tiles, cities, and its worth now, if it were finished, and at the end",
                ),
            Part::new("seats", [seats, SEAT], u8::MAX)
                .columns(&[("points_low", 1), ("points_high", 1), ("reserve", 1), ("hand", 1)])
                .note("points as two bytes, the low one first; companions not on the land; tiles in hand"),
            Part::new("removed", [3], KINDS as u8).note("tiles taken out before the game, from 1"),
            Part::new("discarded", [KINDS], TILES as u8).note("tiles discarded, by kind"),
            Part::new("step", [1], 8).note(
                "0 tile removed, 1 first player, 2 deal, 3 draw, 4 lay, 5 discard, 6 replenish, 7 companion, 8 over",
            ),
            Part::new("turn", [1], MAX_PLAYERS as u8).note("1 the observer, then clockwise; 0 nobody"),
            Part::new("laid", [1], TILES as u8).note("tiles on the table"),
            Part::new("left", [1], TILES as u8).note("tiles to come"),
        ]
    }

    fn chances(_: &Setup, _: &Material) -> u32 {
        KINDS as u32
    }

    #[inline]
    fn number(&self, seat: Seat, legal: &[Action], out: &mut Vec<u32>) {
        let hand = self.hand(seat).tiles();
        let slot = |tile: Tile| u32::from(hand.first() != Some(&tile));
        let mut rim = self.land.rim.gaps();
        let (mut here, mut rank) = (None, u32::MAX);
        out.extend(legal.iter().map(|action| match action.deed() {
            Deed::Lay { at, tile, rotation } => {
                // Lays come by square, as the rim does.
                while here != Some(at) {
                    here = rim.next().map(|(at, _)| at);
                    rank = rank.wrapping_add(1);
                }
                LAY + (rank * HAND as u32 + slot(tile)) * 4 + rotation as u32
            }
            Deed::Discard { tile } => DISCARD + slot(tile),
            Deed::Deploy { piece, .. } => {
                let last = self.land.last();
                let names = &self.material.shape(last.tile, last.rotation).names;
                let number = names.iter().position(|&name| name == piece);
                DEPLOY + number.expect("a legal piece is on the tile just laid") as u32
            }
            Deed::TakeBack { at } => {
                let crew = self.crews[seat.index()].on_land();
                let rank = crew.iter().position(|companion| companion.at == at);
                TAKE_BACK + rank.expect("an own companion is taken back") as u32
            }
            Deed::Pass => PASS,
        }));
    }

    fn outcome_number(&self, outcome: Chance) -> u32 {
        match outcome {
            Chance::First(seat) => seat.0.into(),
            Chance::Remove(tile) | Chance::Tile(tile) => tile.index() as u32,
        }
    }

    #[inline]
    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let seats = self.seats();
        let owner = |other: Seat| 1 + other.clockwise_from(seat, seats);
        let round = || (0..seats).map(|later| Seat((seat.0 + later) % seats));
        let mut fields = Fields::new(out);

        let tiles = fields.take(TILES * TILE).as_chunks_mut::<TILE>().0;
        for (number, (laid, bytes)) in (0u8..).zip(self.land.tiles().iter().zip(tiles.iter_mut())) {
            let shape = self.material.shape(laid.tile, laid.rotation);
            let [x, y] = coordinates(laid.at);
            let first = self.land.pieces_of(number).start;
            let regions = shape.piece_at.map(|piece| self.land.label(first + piece) + 1);
            let cities = shape.cities[..usize::from(shape.pieces)].iter().sum::<u8>();
            let by = if laid.by == NOBODY { 0 } else { owner(Seat(laid.by)) };
            let sides = sides(shape.pattern);
            bytes[..2].copy_from_slice(&[x, y]);
            bytes[2..6].copy_from_slice(&sides);
            bytes[6..10].copy_from_slice(&regions);
            bytes[10..14].copy_from_slice(&[laid.tile.0 + 1, laid.rotation as u8, cities, by]);
        }

        let open = fields.take(OPEN * SQUARE).as_chunks_mut::<SQUARE>().0;
        for ((at, pattern), bytes) in self.land.rim.gaps().zip(open) {
            let ([x, y], [a, b, c, d]) = (coordinates(at), sides(pattern));
            *bytes = [x, y, a, b, c, d];
        }

        for other in round() {
            let hand = fields.take(HAND * HELD).as_chunks_mut::<HELD>().0;
            for (&tile, bytes) in self.hand(other).tiles().iter().zip(hand) {
                let [a, b, c, d] = sides(self.material.shape(tile, Rotation::R0).pattern);
                *bytes = [tile.0 + 1, a, b, c, d];
            }
        }
        let supply = fields.take(KINDS);
        self.supply.tiles().iter().for_each(|tile| supply[tile.index()] += 1);

        for other in round() {
            let crew = fields.take(COMPANIONS * COMPANION).as_chunks_mut::<COMPANION>().0;
            for (rank, (companion, bytes)) in
                (1u8..).zip(self.crews[other.index()].on_land().iter().zip(crew.iter_mut()))
            {
                let region = self.land.region(companion.piece);
                let sum = self.land.sum(companion.piece, &self.material);
                let (tile, piece) = self.land.numbers_of(companion.piece);
                *bytes = [
                    tile as u8 + 1,
                    piece as u8,
                    sum.terrain as u8 + 1,
                    self.land.label(companion.piece) + 1,
                    region.open,
                    sum.tiles,
                    sum.cities,
                    points(sum.points()),
                    points(sum.finished().points()),
                    points(sum.unfinished().points()),
                ];
                tiles[tile][14..].copy_from_slice(&[owner(other), rank]);
            }
        }

        for other in round() {
            let [low, high] = self.points[other.index()].max(0).to_le_bytes();
            let crew = &self.crews[other.index()];
            fields.copy(&[low, high, crew.reserve(), self.hand(other).len() as u8]);
        }
        let removed = fields.take(3);
        for (byte, tile) in removed.iter_mut().zip(self.removed.tiles()) {
            *byte = tile.0 + 1;
        }
        fields.copy(&self.discarded);
        fields.put(self.step as u8);
        let known = self.first_known && self.step != Step::Over;
        fields.put(if known { owner(self.seat) } else { 0 });
        fields.put(self.land.tiles().len() as u8);
        fields.put(self.supply.len() as u8);
        fields.end();
    }
}

/// Column and row, both counted from 100: no tile lies farther from the first than 84.
#[inline]
fn coordinates(at: Place) -> [u8; 2] {
    [at.x(), at.y()].map(|steps| (i16::from(steps) + 100) as u8)
}

/// The terrain of the four sides from 1, clockwise from the north; 0 where it is not known.
#[inline]
fn sides(pattern: u8) -> [u8; 4] {
    [0, 2, 4, 6].map(|bits| pattern >> bits & 0b11)
}

fn points(points: i32) -> u8 {
    points.clamp(0, 255) as u8
}

const _: () = assert!(Terrain::ALL.len() <= 3, "a side fits into two bits");
