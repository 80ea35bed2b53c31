//! What players agree on (rulebook: "Подготовка к игре").

use std::{fmt, str::FromStr};

use tabletop::{Choices, Opt, OptKind, Seat, SetupError};

use crate::Pomory;

/// A valid agreement: `2p`, or `2p first=a` where the players named the first player themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    choices: Choices,
}

/// What can be chosen.
pub(crate) const OPTIONS: &[Opt] = &[Opt { key: "first", kind: OptKind::One(&["random", "a", "b"]) }];

impl Setup {
    /// The first player, if the players agreed on one; otherwise the lot decides (correction C10).
    pub fn first(&self) -> Option<Seat> {
        match self.choices.one("first") {
            0 => None,
            seat => Some(Seat(seat as u8 - 1)),
        }
    }
}

impl tabletop::Setup for Setup {
    fn seats(&self) -> u8 {
        self.choices.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.choices.fmt(f)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let choices = Choices::parse(text, &<Pomory as tabletop::Game>::INFO.seats, OPTIONS)?;
        Ok(Setup { choices })
    }
}
