//! The landscape: hexes on a torus, and what the empty cells round them know of their corners.
//!
//! Nothing here decides anything. The board keeps its books on every lay, so that the rules can ask without searching:
//! each empty cell beside a hex knows its touching hexes and the corners they give it, and the cells that touch two or
//! more hexes stand in a sorted list.

use std::{fmt, hash};

use grid::hex::{SIDES, Sea, facing};
use tabletop::Seat;

use crate::{
    Corners, HexId, Piece, PieceKind, Place, Rune,
    material::{LANDSCAPE, START},
    terrain::Pattern,
};

/// The most hexes a board can hold.
pub(crate) const MOST: usize = LANDSCAPE + START;
/// The most cells that can touch two hexes. Each hex after the first touches two others at least, so `n` hexes have at
/// most `2n + 6` sides towards empty cells, and an open cell takes two of them.
pub(crate) const MOST_OPEN: usize = MOST + 3;

const CELLS: usize = 1024;
/// A laid cell: this bit, the number of its hex, and above that the hex's bit in the settlement's sets.
const LAID: u16 = 1 << 15;
const NUMBER: u16 = 127;
const BIT: u32 = 7;
/// An empty cell counts the hexes it touches above the twelve bits of its pattern.
const TOUCH: u16 = 1 << 12;

/// A hex on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Hex {
    pub at: Place,
    pub corners: Corners,
    pub hex: HexId,
    pub stone: Option<Rune>,
    /// See [`Hex::piece`].
    piece: u8,
    /// See [`Hex::by`].
    by: u8,
}

impl Hex {
    const NOBODY: u8 = u8::MAX;
    const VIKING: u8 = 1 << 4;
    const HOME: u8 = 1 << 5;

    fn new(at: Place, corners: Corners, hex: HexId, by: Option<Seat>) -> Hex {
        let by = by.map_or(Hex::NOBODY, |seat| seat.0);
        Hex { at, corners, hex, stone: None, piece: Hex::NOBODY, by }
    }

    /// The house or viking on it.
    #[inline]
    pub fn piece(&self) -> Option<Piece> {
        let seat = Seat(self.piece & 7);
        let kind = if self.piece & Hex::VIKING != 0 { PieceKind::Viking } else { PieceKind::House };
        (self.piece != Hex::NOBODY).then_some(Piece { seat, kind, home: self.piece & Hex::HOME != 0 })
    }

    /// Puts a piece on it, or takes it off.
    #[inline]
    pub fn set_piece(&mut self, piece: Option<Piece>) {
        self.piece = piece.map_or(Hex::NOBODY, |Piece { seat, kind, home }| {
            let viking = if kind == PieceKind::Viking { Hex::VIKING } else { 0 };
            seat.0 | viking | if home { Hex::HOME } else { 0 }
        });
    }

    /// Does a piece of this seat stand here?
    #[inline]
    pub fn is_held_by(&self, seat: Seat) -> bool {
        self.piece().is_some_and(|piece| piece.seat == seat)
    }

    /// Who laid it; nobody laid the start hexes.
    pub fn by(&self) -> Option<Seat> {
        (self.by != Hex::NOBODY).then_some(Seat(self.by))
    }

    /// Is there neither piece nor stone? (Rulebook: one piece or stone a hex.) Most ways lead over plain, so only the
    /// horse comes to a free hex without any.
    #[inline]
    pub fn is_free(&self) -> bool {
        (self.piece == Hex::NOBODY) & self.stone.is_none()
    }
}

/// An empty cell that touches two or more hexes: ordered by place, and quick to look up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct OpenCell(u32);

impl OpenCell {
    #[inline(always)]
    fn new(at: Place) -> OpenCell {
        OpenCell(u32::from(at.key()) << 16 | Sea::index(at.q.into(), at.r.into()) as u32)
    }

    /// The key of its place.
    #[inline(always)]
    pub fn key(self) -> u16 {
        (self.0 >> 16) as u16
    }

    pub fn place(self) -> Place {
        Place::from_key(self.key())
    }
}

/// The landscape.
#[derive(Clone)]
pub(crate) struct Board {
    cells: [u16; CELLS],
    hexes: [Hex; MOST],
    open: [OpenCell; MOST_OPEN],
    laid: u8,
    open_len: u8,
}

impl Board {
    /// An empty table.
    pub fn new() -> Board {
        let nothing = Hex::new(Place::new(0, 0), Corners::from_index(0), HexId(0), None);
        Board {
            cells: [0; CELLS],
            hexes: [nothing; MOST],
            open: [OpenCell(0); MOST_OPEN],
            laid: 0,
            open_len: 0,
        }
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

    /// The number of the hex that lies here, if one does.
    pub fn number(&self, at: Place) -> Option<usize> {
        let cell = self.cell(at);
        let number = usize::from(cell & NUMBER);
        // A far place may share its index with a laid one.
        (cell & LAID != 0 && self.hexes[number].at == at).then_some(number)
    }

    /// The number of the hex that lies here; one does.
    #[inline]
    pub fn number_of_laid(&self, at: Place) -> usize {
        debug_assert!(self.number(at).is_some(), "no hex at {at}");
        usize::from(self.cell(at) & NUMBER)
    }

    /// The numbers of the laid neighbours of a cell, with the side over which they lie.
    #[inline]
    pub fn neighbours(&self, at: Place) -> impl Iterator<Item = (usize, usize)> + '_ {
        let index = Sea::index(at.q.into(), at.r.into());
        (0..SIDES).filter_map(move |side| {
            let cell = self.cells[Sea::neighbour(index, side)];
            (cell & LAID != 0).then_some((side, usize::from(cell & NUMBER)))
        })
    }

    /// The numbers of the neighbours over sides that show plain.
    pub fn linked(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let Hex { at, corners, .. } = self.hexes[number];
        self.neighbours(at).filter(move |&(side, _)| corners.is_plain(side)).map(|(_, other)| other)
    }

    /// The neighbours over these sides, as the bits that [`number_bits`](Board::number_bits) gave them.
    #[inline]
    pub fn bits_over(&self, at: Place, sides: u8) -> u128 {
        let index = Sea::index(at.q.into(), at.r.into());
        let mut bits = [0u64; 2];
        for side in 0..SIDES {
            let cell = self.cells[Sea::neighbour(index, side)];
            let there = u64::from(cell >> 15) & u64::from(sides >> side & 1);
            let bit = cell >> BIT;
            bits[usize::from(bit / 64 % 2)] |= there << (bit % 64);
        }
        u128::from(bits[0]) | u128::from(bits[1]) << 64
    }

    /// The bit of a hex in the settlement's sets.
    #[inline]
    pub fn bit(&self, number: usize) -> u32 {
        u32::from(self.cell(self.hexes[number].at) >> BIT & NUMBER)
    }

    /// Numbers the hexes by place, from north to south and from west to east; gives the keys of their places in this
    /// order. Rows and columns are at most 34 each, so a word holds a row.
    pub fn number_bits(&mut self) -> [u16; MOST] {
        let corner =
            self.hexes().iter().fold((i8::MAX, i8::MAX), |(q, r), hex| (q.min(hex.at.q), r.min(hex.at.r)));
        let mut rows = [0u64; 64];
        for hex in self.hexes() {
            rows[usize::from((hex.at.r - corner.1) as u8 % 64)] |= 1 << ((hex.at.q - corner.0) as u8 % 64);
        }
        let mut keys = [0; MOST];
        let (mut bit, mut row) = (0, 0);
        while bit < self.len() {
            let mut columns = rows[row % 64];
            while columns != 0 {
                let at = Place::new(corner.0 + columns.trailing_zeros() as i8, corner.1 + row as i8);
                columns &= columns - 1;
                keys[bit] = at.key();
                let cell = &mut self.cells[Sea::index(at.q.into(), at.r.into())];
                *cell = *cell & (LAID | NUMBER) | (bit as u16) << BIT;
                bit += 1;
            }
            row += 1;
        }
        keys
    }

    /// The empty cells that touch two or more hexes, ascending.
    #[inline]
    pub fn open(&self) -> &[OpenCell] {
        &self.open[..self.open_len.into()]
    }

    /// Does this empty cell touch two or more hexes?
    pub fn is_open(&self, at: Place) -> bool {
        self.open().binary_search(&OpenCell::new(at)).is_ok()
    }

    /// The known corners of an open cell.
    #[inline(always)]
    pub fn pattern(&self, open: OpenCell) -> Pattern {
        self.cells[open.0 as usize % CELLS] & (TOUCH - 1)
    }

    /// The known corners of an open cell.
    pub fn pattern_at(&self, open: Place) -> Pattern {
        self.pattern(OpenCell::new(open))
    }

    /// Lays a hex on an empty cell and tells the cells round it.
    #[inline]
    pub fn lay(&mut self, at: Place, corners: Corners, hex: HexId, by: Option<Seat>) {
        let number = self.laid;
        let index = Sea::index(at.q.into(), at.r.into());
        debug_assert!(self.cells[index] & LAID == 0, "{at} is empty");
        if self.cells[index] >= 2 * TOUCH {
            self.close(OpenCell::new(at));
        }
        self.cells[index] = LAID | u16::from(number);
        self.hexes[usize::from(number)] = Hex::new(at, corners, hex, by);
        self.laid += 1;
        // Which cells now touch a second hex is found without branches; few do.
        let mut opened = 0u32;
        for (side, learnt) in corners.spread().iter().enumerate() {
            let cell = &mut self.cells[Sea::neighbour(index, side)];
            let before = *cell;
            let told = (before | learnt) + TOUCH;
            *cell = if before & LAID == 0 { told } else { before };
            opened |= u32::from(before / TOUCH == 1) << side;
        }
        while opened != 0 {
            self.disclose(OpenCell::new(at.over(opened.trailing_zeros() as usize)));
            opened &= opened - 1;
        }
    }

    /// Takes a cell off the open list.
    #[inline]
    fn close(&mut self, cell: OpenCell) {
        let mut kept = 0;
        for at in 0..usize::from(self.open_len) {
            let other = self.open[at];
            self.open[kept] = other;
            kept += usize::from(other != cell);
        }
        self.open_len = kept as u8;
    }

    /// Puts a cell on the open list.
    #[inline]
    fn disclose(&mut self, cell: OpenCell) {
        let mut at = usize::from(self.open_len);
        while at > 0 && self.open[at - 1] > cell {
            self.open[at] = self.open[at - 1];
            at -= 1;
        }
        self.open[at] = cell;
        self.open_len += 1;
    }

    /// How far terrain leads from the given corners of hexes, in at most `steps` steps over sides on which it is joined:
    /// the corners reached on each hex. Inside a hex the way keeps to one run of corners.
    pub fn walk(&self, from: impl Iterator<Item = (usize, u8)>, steps: u32) -> [u8; MOST] {
        let mut reached = [0u8; MOST];
        // Every run of corners is reached once, and a hex has three at most.
        let mut queue = [(0u8, 0u8); 3 * MOST];
        let (mut at, mut end) = (0, 0);
        for (number, corners) in from.filter(|&(_, corners)| corners != 0) {
            reached[number] = corners;
            queue[end] = (number as u8, corners);
            end += 1;
        }
        for _ in 0..steps {
            let stop = end;
            while at < stop {
                let (number, corners) = queue[at];
                at += 1;
                for (side, other) in self.neighbours(self.hexes[usize::from(number)].at) {
                    let ([a, b], [their_a, their_b]) =
                        (grid::hex::corners(side), grid::hex::corners_across(side));
                    let theirs = if corners >> a & 1 == 1 { their_a } else { their_b };
                    let run = self.hexes[other].corners.run(theirs);
                    if (corners >> a | corners >> b) & 1 == 1 && reached[other] & run == 0 {
                        reached[other] |= run;
                        queue[end] = (other as u8, run);
                        end += 1;
                    }
                }
            }
        }
        reached
    }

    /// Does the hex show plain on the side that faces the neighbour reached over `side` of that neighbour?
    #[inline]
    pub fn faces_with_plain(&self, number: usize, side: usize) -> bool {
        self.hexes[number].corners.is_plain(facing(side))
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
        if let Some(piece) = self.piece() {
            write!(f, " {:?} of {}", piece.kind, piece.seat)?;
        }
        self.stone.map_or(Ok(()), |stone| write!(f, " {stone:?} stone"))
    }
}
