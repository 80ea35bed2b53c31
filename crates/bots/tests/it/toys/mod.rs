//! Small games: one without secrets whose best play is known, one with hidden hands and sealed choices.

mod nim;
mod tricks;

pub use nim::{Nim, NimBot};
pub use tricks::{Tricks, TricksBot};

use std::{fmt, str::FromStr};

use tabletop::{
    Choices, Event, Message, Notation, NotationError, Opt, OptKind, Say, Seat, Setup, SetupError, Viewer,
};

/// A card, or a number of sticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(pub u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Notation for Number {
    fn parse(text: &str) -> Result<Number, NotationError> {
        text.parse().map(Number).map_err(|_| NotationError { at: 0, expected: "a number" })
    }
}

/// The toys tell no stories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Untold;

impl Say for Untold {
    fn say(&self) -> Message {
        Message::new("untold")
    }
}

impl Event for Untold {
    fn seen_by(&self, _: Viewer) -> Option<Untold> {
        None
    }

    fn actor(&self) -> Option<Seat> {
        None
    }
}

/// Seats, and for [`Tricks`] how many cards a hand has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    pub seats: u8,
    pub hand: u8,
    text: Choices,
}

pub const OPTIONS: &[Opt] = &[Opt { key: "hand", kind: OptKind::One(&["3", "1"]) }];

impl FromStr for Agreed {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Agreed, SetupError> {
        let text = Choices::parse(text, &(2..=4), OPTIONS)?;
        Ok(Agreed { seats: text.seats(), hand: [3, 1][text.one("hand")], text })
    }
}

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl Setup for Agreed {
    fn seats(&self) -> u8 {
        self.seats
    }
}
