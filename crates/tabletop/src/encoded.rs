//! A game in numbers, for programs that learn: every action an index, everything a seat may know a row of bytes.

use crate::{Game, Seat};

/// A named field of an observation: so many bytes, none above `high`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// For instance `hexes`.
    pub name: &'static str,
    /// Its extents, the last running fastest.
    pub shape: Vec<usize>,
    /// No byte is greater.
    pub high: u8,
    /// What stands along the last axis, in order, each with how many bytes it takes; empty where they are all alike.
    pub columns: &'static [(&'static str, usize)],
    /// What the bytes mean, for people.
    pub note: &'static str,
}

impl Part {
    /// A field of these extents.
    pub fn new<const N: usize>(name: &'static str, shape: [usize; N], high: u8) -> Part {
        Part { name, shape: shape.to_vec(), high, columns: &[], note: "" }
    }

    /// The same with its last axis named.
    pub fn columns(self, columns: &'static [(&'static str, usize)]) -> Part {
        Part { columns, ..self }
    }

    /// The same with an explanation.
    pub fn note(self, note: &'static str) -> Part {
        Part { note, ..self }
    }

    /// How many bytes it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Has it no bytes at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many bytes an observation of these parts has.
    pub fn total(layout: &[Part]) -> usize {
        layout.iter().map(Part::len).sum()
    }
}

/// A named range of action numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// For instance `lay`.
    pub name: &'static str,
    /// What tells its actions apart, the last running fastest; empty if it is one action.
    pub shape: Vec<usize>,
    /// What each extent counts, for people.
    pub axes: &'static [&'static str],
}

impl Block {
    /// A range of these extents.
    pub fn new<const N: usize>(name: &'static str, shape: [usize; N]) -> Block {
        Block { name, shape: shape.to_vec(), axes: &[] }
    }

    /// The same with its extents named.
    pub fn by(self, axes: &'static [&'static str]) -> Block {
        Block { axes, ..self }
    }

    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Has it no numbers at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many numbers all of them have together.
    pub fn total(blocks: &[Block]) -> usize {
        blocks.iter().map(Block::len).sum()
    }
}

/// A game whose actions and views are numbers of fixed ranges.
///
/// A number means an action only together with a state: "the third open cell" is another place in another state. So a
/// number is turned into an action by looking for it among those of the legal actions.
pub trait Encoded: Game {
    /// Raised whenever a number or a byte changes its meaning.
    const ENCODING: u16;

    /// Says which bound of the encoding an edition exceeds, if one.
    fn encodes(material: &Self::Material) -> Result<(), String> {
        let _ = material;
        Ok(())
    }

    /// The ranges of action numbers, in order, beginning at 0.
    fn blocks(setup: &Self::Setup, material: &Self::Material) -> Vec<Block>;

    /// The fields of an observation, in order.
    fn layout(setup: &Self::Setup, material: &Self::Material) -> Vec<Part>;

    /// All numbers of outcomes are below this.
    fn chances(setup: &Self::Setup, material: &Self::Material) -> u32;

    /// Appends the numbers of `legal`: legal actions of `seat`, all or some of them, in the order in which
    /// [`legal`](Game::legal) lists them.
    fn number(&self, seat: Seat, legal: &[Self::Action], out: &mut Vec<u32>);

    /// The number of an outcome: no other that luck may bring in this state has the same.
    fn outcome_number(&self, outcome: Self::Chance) -> u32;

    /// Writes what `seat` may know: every byte of `out`, which is as long as the [`layout`](Encoded::layout). Other seats are
    /// counted clockwise from `seat`, so that nothing depends on where it sits.
    fn observe(&self, seat: Seat, out: &mut [u8]);
}

/// An observation that is being written, field by field. What is not written is 0.
pub struct Fields<'a>(&'a mut [u8]);

impl<'a> Fields<'a> {
    /// Begins with nothing but zeros.
    #[inline]
    pub fn new(out: &'a mut [u8]) -> Fields<'a> {
        out.fill(0);
        Fields(out)
    }

    /// The next field, `len` bytes long.
    #[inline]
    pub fn take(&mut self, len: usize) -> &'a mut [u8] {
        let (field, rest) = std::mem::take(&mut self.0).split_at_mut(len);
        self.0 = rest;
        field
    }

    /// The next field is this one byte.
    #[inline]
    pub fn put(&mut self, byte: u8) {
        self.take(1)[0] = byte;
    }

    /// The next field is these bytes.
    #[inline]
    pub fn copy(&mut self, bytes: &[u8]) {
        self.take(bytes.len()).copy_from_slice(bytes);
    }

    /// The observation is complete.
    ///
    /// # Panics
    /// If fields are missing: what was written is not what the layout says.
    #[inline]
    pub fn end(self) {
        assert!(self.0.is_empty(), "{} bytes of the observation were not written", self.0.len());
    }
}

/// A number that may be negative as a byte: 64 stands for 0. What is beyond either end stays at it.
#[inline]
pub fn signed(number: i32) -> u8 {
    (number + 64).clamp(0, 255) as u8
}
