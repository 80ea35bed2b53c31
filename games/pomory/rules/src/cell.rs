//! Places on the board: fishing cells, ports, and the two ways along the chain (rulebook: "Игровое поле").

use std::fmt;

use tabletop::{Arg, Message};

use crate::Kind;

/// No edition has more cells: two copies of the chain fit into 64 bits.
pub(crate) const MAX_CELLS: usize = 32;

/// A fishing cell. Cells are numbered clockwise and written `c01`, `c02` and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this number, counted from 1.
    pub fn new(number: u8) -> Option<Cell> {
        (1..=MAX_CELLS as u8).contains(&number).then(|| Cell(number - 1))
    }

    /// The cell with this index, counted from 0.
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Cell {
        Cell(index as u8 % MAX_CELLS as u8)
    }

    /// Its number, counted from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its index, counted from 0.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell as a bit.
    #[inline(always)]
    pub(crate) fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{:02}", self.number())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cell {
    /// As its short form.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The cells of a set of bits, in ascending order.
pub(crate) fn cells(mut bits: u32) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let index = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(Cell::from_index(index))
    })
}

/// A cell and what is caught there, as people speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Spot {
    pub cell: Cell,
    /// What is caught there.
    pub kind: Kind,
}

impl Spot {
    /// The message that names it.
    pub fn say(self) -> Message {
        let kind = Arg::Key(self.kind.name());
        Message::new("pomory-spot").with("number", self.cell.number()).with("kind", kind)
    }
}

/// A port, known by the value of the die that brings a storm there: 3 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Port(u8);

impl Port {
    /// All ports.
    pub const ALL: [Port; 4] = [Port(3), Port(4), Port(5), Port(6)];

    /// The port with this value of the die.
    #[inline]
    pub fn of_die(value: u8) -> Option<Port> {
        (3..=6).contains(&value).then_some(Port(value))
    }

    /// Its value of the die.
    pub fn die(self) -> u8 {
        self.0
    }

    /// As an index into lists by port.
    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        (self.0 - 3) as usize
    }

    /// The message that names it.
    pub fn name(self) -> &'static str {
        ["pomory-port-3", "pomory-port-4", "pomory-port-5", "pomory-port-6"][self.index()]
    }
}

impl fmt::Display for Port {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A direction along the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Way {
    /// With the numbers.
    Cw,
    /// Against the numbers.
    Ccw,
}

impl Way {
    /// Both.
    pub const ALL: [Way; 2] = [Way::Cw, Way::Ccw];
    /// Their words in notation.
    pub(crate) const WORDS: [&'static str; 2] = ["cw", "ccw"];

    /// The message that names it.
    pub fn name(self) -> &'static str {
        ["pomory-way-cw", "pomory-way-ccw"][self as usize]
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Way::WORDS[*self as usize])
    }
}
