//! The landscape: hexes on a torus, and what the empty cells round them know of their corners.
//!
//! Nothing here decides anything. The board keeps its books on every lay, so that the rules can ask without searching:
//! each empty cell beside a hex knows its touching hexes and the corners they give it, and the cells that touch two or
//! more hexes stand in a sorted list.

use std::{fmt, hash};

use grid::hex::{SIDES, Sea, facing};
use tabletop::Seat;

use crate::{
    Corners, HexId, Piece, Place, Rune,
    material::{LANDSCAPE, START},
    terrain::{Pattern, Terrain},
};

/// The most hexes a board can hold.
pub(crate) const MOST: usize = LANDSCAPE + START;
/// The most cells that can touch two hexes. Each hex after the first touches two others at least, so `n` hexes have at
/// most `2n + 6` sides towards empty cells, and an open cell takes two of them.
const MOST_OPEN: usize = MOST + 3;

const CELLS: usize = 1024;
/// A laid cell: this bit and the number of its hex.
const LAID: u16 = 1 << 15;
/// An empty cell counts the hexes it touches above the twelve bits of its pattern.
const TOUCH: u16 = 1 << 12;

/// A hex on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Hex {
    pub at: Place,
    pub corners: Corners,
    pub hex: HexId,
    pub stone: Option<Rune>,
    pub piece: Option<Piece>,
    pub by: Option<Seat>,
}

impl Hex {
    /// May a piece come here? (Rulebook: one piece or stone a hex; nobody stands where there is no plain, R-14.)
    #[inline]
    pub fn is_free(&self) -> bool {
        self.piece.is_none() && self.stone.is_none() && self.corners.plain_sides() != 0
    }
}

/// The landscape.
#[derive(Clone)]
pub(crate) struct Board {
    cells: [u16; CELLS],
    hexes: [Hex; MOST],
    open: [u16; MOST_OPEN],
    laid: u8,
    open_len: u8,
}

impl Board {
    /// An empty table.
    pub fn new() -> Board {
        let nothing = Hex {
            at: Place::new(0, 0),
            corners: Corners::from_index(0),
            hex: HexId(0),
            stone: None,
            piece: None,
            by: None,
        };
        Board { cells: [0; CELLS], hexes: [nothing; MOST], open: [0; MOST_OPEN], laid: 0, open_len: 0 }
    }

    /// How many hexes lie.
    #[inline]
    pub fn len(&self) -> usize {
        self.laid.into()
    }

    /// The hexes in the order laid.
    #[inline]
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes[..self.laid.into()]
    }

    /// The hex with this number, to put something on it.
    #[inline]
    pub fn hex_mut(&mut self, number: usize) -> &mut Hex {
        &mut self.hexes[number]
    }

    #[inline]
    fn cell(&self, at: Place) -> u16 {
        self.cells[Sea::index(at.q.into(), at.r.into())]
    }

    /// The number of the hex that lies here. Only for places that the game can reach.
    #[inline]
    pub fn number(&self, at: Place) -> Option<usize> {
        let cell = self.cell(at);
        // A far cell may share its index with a laid one.
        let number = usize::from(cell & !LAID);
        (cell & LAID != 0 && self.hexes[number].at == at).then_some(number)
    }

    /// The numbers of the laid neighbours of a cell, with the side over which they lie.
    #[inline]
    pub fn neighbours(&self, at: Place) -> impl Iterator<Item = (usize, usize)> + '_ {
        let index = Sea::index(at.q.into(), at.r.into());
        (0..SIDES).filter_map(move |side| {
            let cell = self.cells[Sea::neighbour(index, side)];
            (cell & LAID != 0).then_some((side, usize::from(cell & !LAID)))
        })
    }

    /// The numbers of the neighbours over sides that show plain.
    #[inline]
    pub fn linked(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let Hex { at, corners, .. } = self.hexes[number];
        let sides = corners.plain_sides();
        self.neighbours(at).filter(move |&(side, _)| sides >> side & 1 == 1).map(|(_, other)| other)
    }

    /// The keys of the empty cells that touch two or more hexes, ascending.
    #[inline]
    pub fn open(&self) -> &[u16] {
        &self.open[..self.open_len.into()]
    }

    /// Does this empty cell touch two or more hexes?
    pub fn is_open(&self, at: Place) -> bool {
        self.open().binary_search(&at.key()).is_ok()
    }

    /// The known corners of an open cell.
    #[inline]
    pub fn pattern(&self, open: Place) -> Pattern {
        self.cell(open) & (TOUCH - 1)
    }

    /// Lays a hex on an empty cell and tells the cells round it.
    pub fn lay(&mut self, at: Place, corners: Corners, hex: HexId, by: Option<Seat>) {
        let number = self.laid;
        let index = Sea::index(at.q.into(), at.r.into());
        debug_assert!(self.cells[index] & LAID == 0, "{at} is empty");
        self.close(at.key());
        self.cells[index] = LAID | u16::from(number);
        self.hexes[usize::from(number)] = Hex { at, corners, hex, stone: None, piece: None, by };
        self.laid += 1;
        for (side, learnt) in corners.spread().iter().enumerate() {
            let cell = &mut self.cells[Sea::neighbour(index, side)];
            if *cell & LAID != 0 {
                continue;
            }
            let touched = *cell / TOUCH;
            *cell = (*cell | learnt) + TOUCH;
            if touched == 1 {
                self.disclose(at.over(side).key());
            }
        }
    }

    /// Takes a cell off the open list, if it is there.
    fn close(&mut self, key: u16) {
        if let Ok(at) = self.open().binary_search(&key) {
            self.open.copy_within(at + 1..self.open_len.into(), at);
            self.open_len -= 1;
        }
    }

    /// Puts a cell on the open list.
    fn disclose(&mut self, key: u16) {
        let at = self.open().partition_point(|&other| other < key);
        self.open.copy_within(at..self.open_len.into(), at + 1);
        self.open[at] = key;
        self.open_len += 1;
    }

    /// How far `terrain` leads from the given corners of hexes, in at most `steps` steps over sides on which it is
    /// joined: the corners reached on each hex. Inside a hex the way keeps to one run of corners.
    pub fn walk(&self, from: impl Iterator<Item = (usize, u8)>, terrain: Terrain, steps: u32) -> [u8; MOST] {
        let mut reached = [0u8; MOST];
        let mut fresh = [0u8; MOST];
        for (number, corners) in from {
            fresh[number] |= corners;
        }
        for _ in 0..steps {
            let mut next = [0u8; MOST];
            for (number, hex) in self.hexes().iter().enumerate().filter(|&(number, _)| fresh[number] != 0) {
                for (side, other) in self.neighbours(hex.at) {
                    let [a, b] = grid::hex::corners(side);
                    let [their_a, their_b] = grid::hex::corners_across(side);
                    let over = (fresh[number] >> a & 1) << their_a | (fresh[number] >> b & 1) << their_b;
                    next[other] |= run(self.hexes[other].corners.mask(terrain), over);
                }
            }
            for number in 0..self.len() {
                reached[number] |= fresh[number];
                fresh[number] = next[number] & !reached[number];
            }
            if fresh.iter().all(|&corners| corners == 0) {
                break;
            }
        }
        (0..self.len()).for_each(|number| reached[number] |= fresh[number]);
        reached
    }

    /// Does the hex show plain on the side that faces the neighbour reached over `side` of that neighbour?
    #[inline]
    pub fn faces_with_plain(&self, number: usize, side: usize) -> bool {
        self.hexes[number].corners.is_plain(facing(side))
    }
}

/// The runs of `corners` that contain a corner of `seeds`.
fn run(corners: u8, seeds: u8) -> u8 {
    let mut found = seeds & corners;
    loop {
        let wider = (found | found << 1 | found >> 5 | found >> 1 | found << 5) & corners & 63;
        if wider == found {
            return found;
        }
        found = wider;
    }
}

/// The rest of the board follows from its hexes.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.hexes() == other.hexes()
    }
}

impl Eq for Board {}

impl hash::Hash for Board {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.hexes().hash(state);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.hexes()).finish()
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.corners, self.at)?;
        if let Some(piece) = self.piece {
            write!(f, " {:?} of {}", piece.kind, piece.seat)?;
        }
        self.stone.map_or(Ok(()), |stone| write!(f, " {stone:?} stone"))
    }
}
