//! What seats and nature do.

use std::fmt;

use tabletop::Seat;

use crate::{Face, Place};

/// What a seat does, in four bytes. [`Action::deed`] opens it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u32);

/// What a seat does, spelled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// `lay ssppps n0e1`: lays a hex of the row (or, in the original variant, the hex drawn or one set aside).
    Lay {
        /// The hex, as it lies.
        hex: Face,
        /// Where.
        at: Place,
    },
    /// `house`: builds a house on the hex just laid.
    House,
    /// `no-house`: leaves the hex just laid without a house.
    NoHouse,
    /// `home`: puts the home stone on the hex just laid, and a house on top.
    Home,
    /// `secret n0e1 n0e3`: spends the secret stone to move a house.
    Secret {
        /// Where the house stands.
        from: Place,
        /// Where it goes.
        to: Place,
    },
    /// `viking n0e1`: sends a viking.
    Viking {
        /// Where to.
        at: Place,
    },
    /// `journey n0e3`: spends the journey stone to send a viking over the sea.
    Journey {
        /// Where to.
        at: Place,
    },
    /// `horse n0e3`: spends the horse stone to send a viking over the mountains.
    Horse {
        /// Where to.
        at: Place,
    },
    /// `wisdom n0e1 n0e2`: lays the wisdom stone on an empty cell and sends a viking across it.
    Wisdom {
        /// The empty cell.
        cell: Place,
        /// Where the viking goes.
        at: Place,
    },
    /// `leave`: drops out though a rune could still be played.
    Leave,
    /// `draw`: draws a hex instead of taking one set aside (original variant).
    Draw,
}

const TAG: u32 = 28;
const FIRST: u32 = 14;
const PLACE: u32 = (1 << 14) - 1;

const LAY: u32 = 0;
const HOUSE: u32 = 1;
const NO_HOUSE: u32 = 2;
const HOME: u32 = 3;
const SECRET: u32 = 4;
const VIKING: u32 = 5;
const JOURNEY: u32 = 6;
const HORSE: u32 = 7;
const WISDOM: u32 = 8;
const LEAVE: u32 = 9;
const DRAW: u32 = 10;

impl Action {
    /// The hex is not laid, only named: `lay` actions of one cell differ in these bits alone.
    #[inline(always)]
    pub(crate) const fn lay(key: u16, face: u16) -> Action {
        Action(LAY << TAG | (key as u32) << FIRST | face as u32)
    }

    /// A `viking` action by the key of its place.
    #[inline(always)]
    pub(crate) const fn viking(key: u16) -> Action {
        Action(VIKING << TAG | (key as u32) << FIRST)
    }

    /// A `journey` action by the key of its place.
    #[inline]
    pub(crate) const fn journey(key: u16) -> Action {
        Action(JOURNEY << TAG | (key as u32) << FIRST)
    }

    /// A `horse` action by the key of its place.
    #[inline]
    pub(crate) const fn horse(key: u16) -> Action {
        Action(HORSE << TAG | (key as u32) << FIRST)
    }

    /// The hex and the place of a `lay`, the most frequent action, without asking what else it could be.
    #[inline(always)]
    pub(crate) fn as_lay(self) -> Option<(Face, Place)> {
        (self.0 >> TAG == LAY).then(|| (Face::from_code(self.0 as u16 & 511), self.first()))
    }

    /// The place of a `viking`, the next most frequent one.
    #[inline(always)]
    pub(crate) fn as_viking(self) -> Option<Place> {
        (self.0 >> TAG == VIKING).then(|| self.first())
    }

    #[inline(always)]
    fn first(self) -> Place {
        Place::from_key((self.0 >> FIRST & PLACE) as u16)
    }

    /// What it is.
    #[inline]
    pub fn deed(self) -> Deed {
        let first = self.first();
        let second = Place::from_key((self.0 & PLACE) as u16);
        match self.0 >> TAG {
            LAY => Deed::Lay { hex: Face::from_code(self.0 as u16 & 511), at: first },
            HOUSE => Deed::House,
            NO_HOUSE => Deed::NoHouse,
            HOME => Deed::Home,
            SECRET => Deed::Secret { from: first, to: second },
            VIKING => Deed::Viking { at: first },
            JOURNEY => Deed::Journey { at: first },
            HORSE => Deed::Horse { at: first },
            WISDOM => Deed::Wisdom { cell: first, at: second },
            LEAVE => Deed::Leave,
            _ => Deed::Draw,
        }
    }
}

impl From<Deed> for Action {
    /// # Panics
    /// If a place is out of reach; no place of a game is.
    #[inline]
    fn from(deed: Deed) -> Action {
        let key = |place: Place| {
            assert!(place.is_in_reach(), "no game reaches {place:?}");
            u32::from(place.key())
        };
        let (tag, first, second) = match deed {
            Deed::Lay { hex, at } => (LAY, key(at), u32::from(hex.code())),
            Deed::House => (HOUSE, 0, 0),
            Deed::NoHouse => (NO_HOUSE, 0, 0),
            Deed::Home => (HOME, 0, 0),
            Deed::Secret { from, to } => (SECRET, key(from), key(to)),
            Deed::Viking { at } => (VIKING, key(at), 0),
            Deed::Journey { at } => (JOURNEY, key(at), 0),
            Deed::Horse { at } => (HORSE, key(at), 0),
            Deed::Wisdom { cell, at } => (WISDOM, key(cell), key(at)),
            Deed::Leave => (LEAVE, 0, 0),
            Deed::Draw => (DRAW, 0, 0),
        };
        Action(tag << TAG | first << FIRST | second)
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What nature does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `first b`: this seat begins.
    First(Seat),
    /// `hex pppsss`: this hex comes out of the bag.
    Hex(Face),
}
