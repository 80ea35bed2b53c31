//! Regions: which pieces of which tiles belong together.
//!
//! Every piece carries the label of its region, so that finding a region is one look. When two regions join, the one with
//! fewer pieces takes the other's label. The pieces of a region form a ring.

use std::ops::Range;

use super::PIECES;
use crate::material::{Shape, TILES};

/// A connected region. Its label is the number of one of its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Region {
    /// How many tiles it lies on. A tile with two pieces of it counts once.
    pub tiles: u8,
    /// How many of its sides face an empty square.
    pub open: u8,
    /// How many cities stand on it, or on its shores.
    pub cities: u8,
    /// How many companions stand on it, anybody's.
    pub companions: u8,
    pieces: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Regions {
    /// How many tiles lie on the table.
    tiles: u8,
    /// By tile: its first piece; behind the last tile, the number of all pieces.
    first: [u8; TILES + 1],
    /// By piece: the tile it is printed on.
    tile: [u8; PIECES],
    /// By piece: the label of its region.
    label: [u8; PIECES],
    /// By piece: the next piece in the ring of its region.
    next: [u8; PIECES],
    /// By label.
    region: [Region; PIECES],
}

impl Regions {
    pub fn new() -> Regions {
        Regions {
            tiles: 0,
            first: [0; TILES + 1],
            tile: [0; PIECES],
            label: [0; PIECES],
            next: [0; PIECES],
            region: [Region::default(); PIECES],
        }
    }

    /// How many pieces lie on the table.
    #[inline(always)]
    pub fn count(&self) -> u8 {
        self.first[usize::from(self.tiles)]
    }

    /// The pieces of tile number `tile`.
    #[inline(always)]
    pub fn on_tile(&self, tile: u8) -> Range<u8> {
        self.first[usize::from(tile)]..self.first[usize::from(tile) + 1]
    }

    /// The label of the region that `piece` belongs to.
    #[inline(always)]
    pub fn label(&self, piece: u8) -> u8 {
        self.label[usize::from(piece)]
    }

    /// The region that `piece` belongs to.
    #[inline(always)]
    pub fn of(&self, piece: u8) -> &Region {
        &self.region[usize::from(self.label[usize::from(piece)])]
    }

    #[inline(always)]
    pub fn of_mut(&mut self, piece: u8) -> &mut Region {
        &mut self.region[usize::from(self.label[usize::from(piece)])]
    }

    /// The number of the tile that `piece` is printed on.
    #[inline(always)]
    pub fn tile(&self, piece: u8) -> u8 {
        self.tile[usize::from(piece)]
    }

    /// The pieces of the region that `piece` belongs to, beginning with it.
    pub fn ring(&self, piece: u8) -> impl Iterator<Item = u8> + '_ {
        let mut at = Some(piece);
        std::iter::from_fn(move || {
            let here = at?;
            at = Some(self.next[usize::from(here)]).filter(|&next| next != piece);
            Some(here)
        })
    }

    /// Adds the pieces of the next tile, each a region of its own.
    #[inline(always)]
    pub fn add(&mut self, shape: &Shape) {
        let first = self.count();
        for number in 0..shape.pieces {
            let (piece, at) = (first + number, usize::from(first + number));
            self.label[at] = piece;
            self.next[at] = piece;
            self.tile[at] = self.tiles;
            let (open, cities) = (shape.open[usize::from(number)], shape.cities[usize::from(number)]);
            self.region[at] = Region { tiles: 1, open, cities, companions: 0, pieces: 1 };
        }
        self.tiles += 1;
        self.first[usize::from(self.tiles)] = first + shape.pieces;
    }

    /// Two pieces meet over a side: their regions become one, and neither side is open any longer.
    #[inline(always)]
    pub fn join(&mut self, one: u8, other: u8) {
        let (mut small, mut large) = (self.label(one), self.label(other));
        if small != large {
            if self.region[usize::from(small)].pieces > self.region[usize::from(large)].pieces {
                (small, large) = (large, small);
            }
            self.merge(small, large);
        }
        self.region[usize::from(large)].open -= 2;
    }

    /// Gives all pieces of the region `small` to the region `large`.
    #[inline]
    fn merge(&mut self, small: u8, large: u8) {
        let mut tiles = self.region[usize::from(large)].tiles;
        let mut piece = small;
        loop {
            let at = usize::from(piece);
            // A tile counts once: not if another of its pieces belongs to the large region already.
            tiles += u8::from(!self.tile_shows(self.tile[at], large));
            self.label[at] = large;
            piece = self.next[at];
            if piece == small {
                break;
            }
        }
        self.next.swap(usize::from(small), usize::from(large));
        let gone = std::mem::take(&mut self.region[usize::from(small)]);
        let region = &mut self.region[usize::from(large)];
        region.tiles = tiles;
        region.open += gone.open;
        region.cities += gone.cities;
        region.companions += gone.companions;
        region.pieces += gone.pieces;
    }

    /// Does tile number `tile` show a piece of the region `label`?
    #[inline(always)]
    fn tile_shows(&self, tile: u8, label: u8) -> bool {
        let pieces = self.on_tile(tile);
        self.label[usize::from(pieces.start)..usize::from(pieces.end)].contains(&label)
    }
}
