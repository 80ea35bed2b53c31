//! The ten cards of a player: five catch cards and five salt cards (rulebook: "Описание карт").

use std::fmt;

use tabletop::{Arg, Message};

use crate::Kind;

/// A card that can be bet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A catch card of this kind.
    Catch(Kind),
    /// A salt card of this value.
    Salt(u8),
}

/// The values of the salt cards.
pub const SALT: [u8; 5] = [4, 6, 8, 10, 12];
/// How many cards a player owns.
const CARDS: u8 = 10;
/// The words of the cards in notation.
pub(crate) const WORDS: [&str; CARDS as usize] =
    ["salmon", "flounder", "herring", "cod", "seal", "4", "6", "8", "10", "12"];

impl Card {
    /// The catch card of a kind.
    pub const fn catch(kind: Kind) -> Card {
        Card(kind as u8)
    }

    /// The salt card of a value, if there is one.
    pub fn salt(value: u8) -> Option<Card> {
        SALT.iter().position(|&salt| salt == value).map(|index| Card(5 + index as u8))
    }

    /// The card with this number, below 10.
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Card {
        Card(index as u8)
    }

    /// Its number.
    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    #[inline]
    pub fn face(self) -> Face {
        match Kind::ALL.get(self.index()) {
            Some(&kind) => Face::Catch(kind),
            None => Face::Salt(SALT[(self.index() - 5) % 5]),
        }
    }

    /// The message that names it.
    pub fn say(self) -> Message {
        match self.face() {
            Face::Catch(kind) => Message::new("pomory-card-catch").with("kind", Arg::Key(kind.name())),
            Face::Salt(value) => Message::new("pomory-card-salt").with("value", value),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(WORDS[self.index()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of one player's cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All ten.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);
    /// The five catch cards.
    pub const CATCH: Cards = Cards(0b00000_11111);
    /// The five salt cards.
    pub const SALT: Cards = Cards(0b11111_00000);

    /// The set with these bits, lowest for the salmon card.
    #[inline(always)]
    pub(crate) const fn from_bits(bits: u16) -> Cards {
        Cards(bits & Cards::ALL.0)
    }

    /// The set as bits.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Just this card.
    #[inline(always)]
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// Both sets together.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// This set without the other.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// What both sets hold.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Is the card in the set?
    #[inline(always)]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Are all of `other` in the set?
    #[inline(always)]
    pub const fn contains_all(self, other: Cards) -> bool {
        other.0 & !self.0 == 0
    }

    /// Is no card in the set?
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// The card in place `nth` of ascending order.
    pub(crate) fn nth(self, nth: usize) -> Card {
        self.iter().nth(nth).expect("a card of the set is asked for")
    }

    /// The names of all cards.
    pub(crate) fn say(self) -> Arg {
        Arg::List(self.iter().map(|card| card.say().into()).collect())
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| set.with(Cards::only(card)))
    }
}

impl fmt::Display for Cards {
    /// In ascending order with spaces between: `cod 8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Card {
    /// As its word in notation.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cards {
    /// As a list of words.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
