//! What a companion has in prospect: cheap numbers for players that search, without a whole view.

use tabletop::Seat;

use crate::{
    NewLands,
    material::{NO_PIECE, PieceName},
    pile::DIGITS,
    place::Place,
    score::Sum,
    state::{Companion, Step},
};

/// All sides of a square: whatever is there ends there.
const ALL_SIDES: usize = 0b1111;

/// What a companion on a region has in prospect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The tile it stands on, or would.
    pub at: Place,
    /// What the region counts for as it stands; [`Sum::unfinished`] is what it gives at the end.
    pub sum: Sum,
    /// How many sides of the region face an empty square.
    pub open: u8,
    /// How many companions stand on the region, anybody's, this one included.
    pub companions: u8,
    /// Which region it is, among those with companions.
    pub region: u8,
}

/// An empty square that a region with companions faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    pub region: u8,
    /// How many tiles to come close it there, leading it on to nothing but regions that end at this square too.
    pub closers: u8,
    /// How many tiles to come fit there.
    pub fits: u8,
    /// The tiles of other regions of the same terrain that face the square: a tile may join them.
    pub tiles: u8,
    /// The cities that count for those.
    pub cities: u8,
}

impl NewLands {
    /// The companions of `seat` on the land, by their places.
    pub fn prospects(&self, seat: Seat) -> impl Iterator<Item = Prospect> + '_ {
        self.crews[seat.index()].on_land().iter().map(|&Companion { at, piece }| self.prospect(at, piece))
    }

    /// What a companion set on a piece of the tile just laid would have in prospect.
    pub fn prospect_of(&self, at: Place, piece: PieceName) -> Option<Prospect> {
        let piece = self.land.piece_named(self.land.number_at(at)?, piece, &self.material)?;
        Some(self.prospect(at, piece))
    }

    fn prospect(&self, at: Place, piece: u8) -> Prospect {
        let region = self.land.region(piece);
        Prospect {
            at,
            sum: self.land.sum(piece, &self.material),
            open: region.open,
            companions: region.companions,
            region: self.land.label(piece),
        }
    }

    /// Names every empty square that a region with companions faces.
    pub fn openings(&self, mut each: impl FnMut(Opening)) {
        let left = self.kinds_left();
        for (pattern, facing) in self.land.rim.faces() {
            let label = |piece: u8| if piece == NO_PIECE { NO_PIECE } else { self.land.label(piece) };
            let labels = facing.map(label);
            let mut dead_ends = None;
            for (side, &region) in labels.iter().enumerate() {
                let first = !labels[..side].contains(&region);
                // A region that faces the square twice is closed there once.
                if region == NO_PIECE || !first || self.land.region(region).companions == 0 {
                    continue;
                }
                let dead_ends = *dead_ends.get_or_insert_with(|| self.dead_ends(&labels));
                let own = sides(&labels, region);
                let kinds = &self.material.tables.closers[usize::from(pattern)][side];
                let count = |kinds: u128| {
                    let tiles = |digit: usize| (kinds & left[digit]).count_ones() << digit;
                    (0..DIGITS).map(tiles).sum::<u32>() as u8
                };
                let (closers, fits) = (count(kinds[usize::from(dead_ends | own)]), count(kinds[ALL_SIDES]));
                let mut opening = Opening { region, closers, fits, tiles: 0, cities: 0 };
                let terrain = |side: usize| pattern >> (2 * side) & 0b11;
                for (other, &joined) in labels.iter().enumerate() {
                    let another =
                        joined != NO_PIECE && joined != region && !labels[..other].contains(&joined);
                    if another && terrain(other) == terrain(side) {
                        let sum = self.land.sum(joined, &self.material);
                        opening.tiles += sum.tiles;
                        opening.cities += sum.cities;
                    }
                }
                each(opening);
            }
        }
    }

    /// Names every open region without companions, each for whoever extends it: what it counts for as it stands.
    pub fn free_regions(&self, mut each: impl FnMut(Sum)) {
        let mut named = [false; 256];
        for (_, facing) in self.land.rim.faces() {
            for piece in facing.into_iter().filter(|&piece| piece != NO_PIECE) {
                let region = self.land.label(piece);
                let named = &mut named[usize::from(region)];
                if !*named && self.land.region(region).companions == 0 {
                    each(self.land.sum(region, &self.material));
                }
                *named = true;
            }
        }
    }

    /// How many tiles of each kind are still to be laid, in binary: for every digit, the kinds that have it.
    fn kinds_left(&self) -> [u128; DIGITS] {
        let mut left = self.supply.digits();
        for tile in self.hands.iter().flat_map(|hand| hand.tiles()) {
            let mut carry = 1u128 << tile.index();
            for digit in &mut left {
                (*digit, carry) = (*digit ^ carry, *digit & carry);
            }
        }
        left
    }

    /// The sides of a square over which regions face it that face no other.
    fn dead_ends(&self, labels: &[u8; 4]) -> u8 {
        let ends_here = |&side: &usize| {
            let region = labels[side];
            region != NO_PIECE
                && u32::from(self.land.region(region).open) == sides(labels, region).count_ones()
        };
        (0..4).filter(ends_here).fold(0, |set, side| set | 1 << side)
    }

    /// How many companions `seat` has in the reserve.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.crews[seat.index()].reserve()
    }

    /// How many tiles are still to be laid, those in hands included.
    pub fn tiles_to_come(&self) -> usize {
        self.supply.len() + self.hands.iter().map(|hand| hand.len()).sum::<usize>()
    }

    /// What happens next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// Whose turn it is, also while luck decides for that turn.
    pub fn seat_to_act(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seat_count(&self) -> u8 {
        self.seats()
    }
}

/// The sides with this label, as a set.
fn sides(labels: &[u8; 4], label: u8) -> u8 {
    (0..4).filter(|&side| labels[side] == label).fold(0, |set, side| set | 1 << side)
}
