//! What a companion has in prospect: cheap numbers for players that search, without a whole view.

use tabletop::Seat;

use crate::{
    NewLands,
    material::{KINDS, NO_PIECE, PieceName},
    place::Place,
    score::Sum,
    state::{Companion, Step},
};

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

    /// Names every empty square that a region with companions faces: the region, and how many tiles to come fit there without
    /// leading it on over an open side, looking in over the first side it faces it by. No fewer close it there; some of
    /// them may join it to another region that stays open.
    pub fn openings(&self, mut each: impl FnMut(u8, u8)) {
        let mut counts = [0; KINDS];
        let hands = self.hands.iter().flat_map(|hand| hand.kinds());
        for (tile, count) in self.supply.kinds().chain(hands) {
            counts[tile.index()] += count;
        }
        for (pattern, facing) in self.land.rim.faces() {
            let mut done = [NO_PIECE; 4];
            for (side, &piece) in facing.iter().enumerate() {
                if piece == NO_PIECE || self.land.region(piece).companions == 0 {
                    continue;
                }
                let region = self.land.label(piece);
                // A region that faces the square twice is closed there once.
                if done.contains(&region) {
                    continue;
                }
                done[side] = region;
                let mut kinds = self.material.tables.closers[usize::from(pattern)][side];
                let mut closers = 0;
                while kinds != 0 {
                    closers += counts[kinds.trailing_zeros() as usize];
                    kinds &= kinds - 1;
                }
                each(region, closers);
            }
        }
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
