//! Names for the things on the table: cards, elders, cells.

use crate::{
    effect::Letter,
    names::{BUILDING_KEYS, BUILDING_NAMES, ELDER_KEYS, ELDER_NAMES},
};

/// Buildings of one deck.
pub const DECK_SIZE: u8 = 44;
/// Decks of buildings.
pub const DECKS: usize = 3;
/// The decks' keys, in the order of their numbers.
pub const DECK_KEYS: [&str; DECKS] = ["herring", "mackerel", "cod"];

/// A set of buildings: for every deck one bit per card.
pub type CardSet = [u64; DECKS];

/// Bits of the A buildings of any deck.
pub const A_BITS: u64 = (1 << 18) - 1;
/// Bits of the B buildings of any deck.
pub const B_BITS: u64 = ((1 << 12) - 1) << 18;
/// Bits of the C buildings of any deck.
pub const C_BITS: u64 = ((1 << 14) - 1) << 30;

/// Bits of the buildings of one letter.
#[inline]
pub fn bits_of(letter: Letter) -> u64 {
    match letter {
        Letter::A => A_BITS,
        Letter::B => B_BITS,
        Letter::C => C_BITS,
    }
}

/// A building, counted from 0 in the order of the printed numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = DECKS * DECK_SIZE as usize;

    /// All buildings.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The building at `bit` of `deck`.
    #[inline]
    pub fn at(deck: usize, bit: u32) -> Card {
        Card(deck as u8 * DECK_SIZE + bit as u8)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Which deck, 0 for herring.
    #[inline]
    pub fn deck(self) -> usize {
        (self.0 / DECK_SIZE) as usize
    }

    /// Its bit within the deck.
    #[inline]
    pub fn bit(self) -> u64 {
        1 << (self.0 % DECK_SIZE)
    }

    pub fn letter(self) -> Letter {
        match self.0 % DECK_SIZE {
            0..=17 => Letter::A,
            18..=29 => Letter::B,
            _ => Letter::C,
        }
    }

    /// The printed number.
    pub fn number(self) -> u16 {
        let place = u16::from(self.0 % DECK_SIZE);
        let offset = match self.letter() {
            Letter::A => 1,
            Letter::B => 3,
            Letter::C => 11,
        };
        (self.deck() as u16 + 1) * 100 + place + offset
    }

    /// The key in notation and material: `fish-stand`.
    pub fn key(self) -> &'static str {
        BUILDING_KEYS[self.index()]
    }

    /// The message that holds its name.
    pub fn name(self) -> &'static str {
        BUILDING_NAMES[self.index()]
    }

    /// The building with this key.
    pub fn from_key(key: &str) -> Option<Card> {
        BUILDING_KEYS.iter().position(|&k| k == key).map(|i| Card(i as u8))
    }

    /// The building with this printed number.
    pub fn from_number(number: u16) -> Option<Card> {
        Card::all().find(|card| card.number() == number)
    }

    /// Is it in `set`?
    #[inline]
    pub fn is_in(self, set: &CardSet) -> bool {
        set[self.deck()] & self.bit() != 0
    }
}

/// The cards of a set in ascending order.
pub fn cards(set: CardSet) -> impl Iterator<Item = Card> {
    (0..DECKS).flat_map(move |deck| Bits(set[deck]).map(move |bit| Card::at(deck, bit)))
}

/// The numbers of the bits that are set, ascending.
#[derive(Clone, Copy, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// An elder, counted from 0 in the order of the printed numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Elder(pub u8);

impl Elder {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// All elders.
    pub fn all() -> impl Iterator<Item = Elder> {
        (0..Elder::COUNT as u8).map(Elder)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The key in notation and material: `forester`.
    pub fn key(self) -> &'static str {
        ELDER_KEYS[self.index()]
    }

    /// The message that holds his name.
    pub fn name(self) -> &'static str {
        ELDER_NAMES[self.index()]
    }

    /// The elder with this key.
    pub fn from_key(key: &str) -> Option<Elder> {
        ELDER_KEYS.iter().position(|&k| k == key).map(|i| Elder(i as u8))
    }
}

/// A cell of the harbor board, row by row: four columns `a` to `d`, three rows `1` to `3`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    /// How many there are, the Reserve included.
    pub const COUNT: usize = 12;
    /// Cells in a row.
    pub const COLUMNS: u8 = 4;

    /// All cells.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT as u8).map(Cell)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn bit(self) -> u16 {
        1 << self.0
    }

    /// Column from 0.
    pub fn column(self) -> u8 {
        self.0 % Cell::COLUMNS
    }

    /// Row from 0.
    pub fn row(self) -> u8 {
        self.0 / Cell::COLUMNS
    }

    /// The cell called `c1` and the like.
    pub fn from_name(name: &str) -> Option<Cell> {
        Cell::all().find(|cell| cell.to_string() == name)
    }

    /// The up to four cells beside it.
    pub fn neighbours(self) -> u16 {
        let (column, row) = (self.column(), self.row());
        Cell::all()
            .filter(|other| column.abs_diff(other.column()) + row.abs_diff(other.row()) == 1)
            .fold(0, |set, other| set | other.bit())
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

#[cfg(feature = "serde")]
mod wire {
    use serde::{Serialize, Serializer};

    use super::{Card, Cell, Elder};

    impl Serialize for Card {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.key())
        }
    }
    impl Serialize for Elder {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.key())
        }
    }
    impl Serialize for Cell {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }
}
