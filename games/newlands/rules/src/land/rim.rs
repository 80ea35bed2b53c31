//! The rim: the empty squares that touch a laid tile, in reading order.
//!
//! Every square of the rim knows what faces it, so that nothing else needs a map of the table.

use grid::square::{KEY_STEPS, facing};

use crate::{
    material::{NO_PIECE, Shape},
    place::Place,
};

/// 84 tiles touch at most 2·84 + 2 empty squares (laid in a straight line); rounded up for [`Rim::rank`].
pub(crate) const ROOM: usize = 176;

/// [`Rim::rank`] compares so many at once.
const LANES: usize = 16;

/// A key behind all others.
const VOID: i16 = i16::MAX;

const NORTH: usize = 0;
const EAST: usize = 1;
const SOUTH: usize = 2;
const WEST: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rim {
    len: u16,
    /// The squares' keys, ascending; void behind the last.
    keys: [i16; ROOM],
    /// What is known of them, in the same order.
    gaps: [Gap; ROOM],
}

/// A square of the rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Gap {
    /// What terrains a tile on the square must show: two bits a side.
    pattern: u8,
    /// Which piece of the neighbouring tile faces the square over each side.
    facing: [u8; 4],
}

impl Gap {
    const NOTHING: Gap = Gap { pattern: 0, facing: [NO_PIECE; 4] };

    /// The new tile lies beside the square, which it sees over its own `side`.
    #[inline(always)]
    fn touch(&mut self, side: usize, shape: &Shape, first: u8) {
        let terrain = shape.pattern >> (2 * side) & 0b11;
        self.pattern |= terrain << (2 * facing(side));
        self.facing[facing(side)] = first + shape.piece_at[side];
    }

    /// A square that nothing but the new tile touches.
    #[inline(always)]
    fn beside(side: usize, shape: &Shape, first: u8) -> Gap {
        let mut gap = Gap::NOTHING;
        gap.touch(side, shape, first);
        gap
    }
}

impl Rim {
    /// The rim of an empty table is the square in the middle, which nothing faces.
    pub fn new() -> Rim {
        let mut rim = Rim { len: 0, keys: [VOID; ROOM], gaps: [Gap::NOTHING; ROOM] };
        rim.insert(0, Place::START.key(), Gap::NOTHING);
        rim
    }

    /// A rim with nothing but `at`, for boards that do not begin in the middle.
    pub fn only(at: Place) -> Rim {
        let mut rim = Rim::new();
        rim.keys[0] = at.key();
        rim
    }

    /// How many squares are in it.
    #[inline(always)]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The squares in reading order, each with the pattern of its known sides.
    #[inline(always)]
    pub fn gaps(&self) -> impl Iterator<Item = (Place, u8)> + '_ {
        let len = self.len();
        self.keys[..len].iter().zip(&self.gaps[..len]).map(|(&key, gap)| (Place::from_key(key), gap.pattern))
    }

    /// The pattern of every square, and which piece faces it over each side.
    #[inline(always)]
    pub fn faces(&self) -> impl Iterator<Item = (u8, [u8; 4])> + '_ {
        self.gaps[..self.len()].iter().map(|gap| (gap.pattern, gap.facing))
    }

    /// The squares, each with its pattern and the pieces that face it.
    pub fn squares(&self) -> impl Iterator<Item = (Place, u8, [u8; 4])> + '_ {
        let keys = self.keys[..self.len()].iter();
        keys.zip(self.faces()).map(|(&key, (pattern, facing))| (Place::from_key(key), pattern, facing))
    }

    /// The known sides of `at`, if it is in the rim.
    pub fn pattern(&self, at: Place) -> Option<u8> {
        let rank = self.rank(at.key());
        (rank < self.len() && self.keys[rank] == at.key()).then(|| self.gaps[rank].pattern)
    }

    /// How many squares come before `key`. Counting them all takes less time than a search that has to guess.
    #[inline(always)]
    fn rank(&self, key: i16) -> usize {
        let used = usize::from(self.len).next_multiple_of(LANES);
        let (chunks, _) = self.keys[..used].as_chunks::<LANES>();
        let mut before = [0i16; LANES];
        for chunk in chunks {
            for lane in 0..LANES {
                before[lane] += i16::from(chunk[lane] < key);
            }
        }
        before.iter().sum::<i16>() as usize
    }

    /// Covers the square `at` with a tile whose pieces are numbered from `first`, and opens its empty neighbours.
    /// Gives the pieces that faced the square.
    #[inline]
    pub fn cover(&mut self, at: Place, shape: &Shape, first: u8) -> [u8; 4] {
        let key = at.key();
        let here = self.rank(key);
        debug_assert!(self.keys[here] == key, "{at:?} is not in the rim");
        let faced = self.gaps[here].facing;
        // The squares to the west and east stand beside this one in reading order; a new one takes its room.
        let mut vacant = true;
        if faced[WEST] == NO_PIECE {
            let west = key + KEY_STEPS[WEST];
            if here > 0 && self.keys[here - 1] == west {
                self.gaps[here - 1].touch(WEST, shape, first);
            } else {
                self.keys[here] = west;
                self.gaps[here] = Gap::beside(WEST, shape, first);
                vacant = false;
            }
        }
        if faced[EAST] == NO_PIECE {
            let east = key + KEY_STEPS[EAST];
            if self.keys[here + 1] == east {
                self.gaps[here + 1].touch(EAST, shape, first);
            } else if vacant {
                self.keys[here] = east;
                self.gaps[here] = Gap::beside(EAST, shape, first);
                vacant = false;
            } else {
                self.insert(here + 1, east, Gap::beside(EAST, shape, first));
            }
        }
        if vacant {
            self.remove(here);
        }
        for side in [NORTH, SOUTH] {
            if faced[side] == NO_PIECE {
                let over = key + KEY_STEPS[side];
                let rank = self.rank(over);
                if self.keys[rank] == over {
                    self.gaps[rank].touch(side, shape, first);
                } else {
                    self.insert(rank, over, Gap::beside(side, shape, first));
                }
            }
        }
        faced
    }

    #[inline(always)]
    fn insert(&mut self, rank: usize, key: i16, gap: Gap) {
        let len = self.len();
        self.keys.copy_within(rank..len, rank + 1);
        self.gaps.copy_within(rank..len, rank + 1);
        self.keys[rank] = key;
        self.gaps[rank] = gap;
        self.len += 1;
    }

    #[inline(always)]
    fn remove(&mut self, rank: usize) {
        let len = self.len();
        self.keys.copy_within(rank + 1..len, rank);
        self.gaps.copy_within(rank + 1..len, rank);
        // Equal rims are equal behind their ends too.
        self.keys[len - 1] = VOID;
        self.gaps[len - 1] = Gap::NOTHING;
        self.len -= 1;
    }
}
