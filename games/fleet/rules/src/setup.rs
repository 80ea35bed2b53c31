//! What players agree on (rulebook: «Приготування», «Карти капітана», «Карти трофеїв», «Соло-режим»).

use std::{fmt, str::FromStr};

use tabletop::{Choices, Opt, OptKind, Seat, SetupError};

use crate::Fleet;

/// A valid agreement, such as `3p captains trophies first=b`; `1p` is the solo game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    choices: Choices,
}

/// What can be chosen.
pub(crate) const OPTIONS: &[Opt] = &[
    Opt { key: "captains", kind: OptKind::Switch },
    Opt { key: "trophies", kind: OptKind::Switch },
    Opt { key: "first", kind: OptKind::One(&["lot", "a", "b", "c", "d"]) },
];

impl Setup {
    /// Are captain cards dealt instead of the start roll?
    pub fn captains(&self) -> bool {
        self.choices.is_on("captains")
    }

    /// Do a gold and a silver trophy lie open?
    pub fn trophies(&self) -> bool {
        self.choices.is_on("trophies")
    }

    /// Who gets the first-player marker; `None` draws lots. Solo you always begin.
    pub fn first(&self) -> Option<Seat> {
        if self.choices.seats() == 1 {
            return Some(Seat(0));
        }
        (self.choices.one("first") as u8).checked_sub(1).map(Seat)
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
        let choices = Choices::parse(text, &<Fleet as tabletop::Game>::INFO.seats, OPTIONS)?;
        let clash = |id, why| Err(SetupError::Clash { id, why });
        if choices.seats() == 1 && (choices.is_on("captains") || choices.is_on("trophies")) {
            return clash("fleet-setup-solo-cards", "the solo game uses no captain or trophy cards");
        }
        if choices.one("first") > usize::from(choices.seats()) {
            return clash("fleet-setup-first-seat", "nobody sits on the first player's seat");
        }
        Ok(Setup { choices })
    }
}
