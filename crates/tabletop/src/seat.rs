//! Who sits at the table and whose turn it is.

use std::fmt;

/// No game of ours seats more.
pub const MAX_SEATS: usize = 8;

/// A place at the table. Seats are numbered clockwise from 0 and written as letters from `a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays by seat.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour to the left (clockwise) at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 == seats { 0 } else { self.0 + 1 })
    }

    /// How many places clockwise from `from` the seat is, at a table of `seats`.
    #[inline]
    pub fn clockwise_from(self, from: Seat, seats: u8) -> u8 {
        if self.0 >= from.0 { self.0 - from.0 } else { self.0 + seats - from.0 }
    }

    /// The letter used in notation: `a` for the first seat.
    pub fn letter(self) -> char {
        char::from(b'a' + self.0)
    }

    /// Reads a seat letter.
    pub fn from_letter(letter: char) -> Option<Seat> {
        let number = (letter as u32).checked_sub('a' as u32)?;
        (number < MAX_SEATS as u32).then_some(Seat(number as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// This set and `seat`.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Is `seat` in the set?
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Is nobody in the set?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// Somebody who watches.
    Spectator,
    /// Sees every hand; for finished games and for tests.
    Omniscient,
}

/// What the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// These seats owe a decision; several seats decide at the same time.
    Seats(Seats),
    /// Nature owes one outcome: one die, one card or one tile.
    Chance,
    /// Nobody owes anything and the scores are final.
    Over,
}

impl Turn {
    /// One seat owes a decision.
    #[inline]
    pub fn seat(seat: Seat) -> Turn {
        Turn::Seats(Seats::only(seat))
    }

    /// Does `seat` owe a decision?
    #[inline]
    pub fn awaits(self, seat: Seat) -> bool {
        matches!(self, Turn::Seats(seats) if seats.contains(seat))
    }
}
