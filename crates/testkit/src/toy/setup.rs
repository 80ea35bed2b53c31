//! What the players agree on.

use std::{fmt, str::FromStr};

use tabletop::{Choices, Opt, OptKind, SetupError};

/// 2 to 4 may play.
pub(super) const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
pub(super) const OPTIONS: &[Opt] = &[
    Opt { key: "long", kind: OptKind::Switch },
    Opt { key: "ties", kind: OptKind::One(&["lost", "first"]) },
];

/// Who takes the prize when two bids are highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ties {
    /// Nobody.
    Lost,
    /// Whoever sits nearest to the first player.
    First,
}

/// What was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup(Choices);

impl Setup {
    /// Planks in each hand, and so rounds.
    pub fn planks(&self) -> u8 {
        if self.0.is_on("long") { 4 } else { 3 }
    }

    /// Who takes the prize when two bids are highest.
    pub fn ties(&self) -> Ties {
        [Ties::Lost, Ties::First][self.0.one("ties")]
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        Choices::parse(text, &SEATS, OPTIONS).map(Setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl tabletop::Setup for Setup {
    fn seats(&self) -> u8 {
        self.0.seats()
    }
}
