//! What players agree on (rulebook: "Setting up", "Epic variant", "Original variant", "Playing with runes").

use std::{fmt, str::FromStr};

use tabletop::{Choices, Opt, OptKind, SetupError};

use crate::{Fjords, Rune, Runes};

/// Which game is played with the hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Variant {
    /// The rules of 2021.
    Standard,
    /// Two players, all hexes, more pieces.
    Epic,
    /// The rules of 2005: no row, three games added up.
    Original,
}

/// A valid agreement, such as `2p epic runes=strength,water`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    choices: Choices,
}

/// What can be chosen.
pub(crate) const OPTIONS: &[Opt] = &[
    Opt { key: "epic", kind: OptKind::Switch },
    Opt { key: "original", kind: OptKind::Switch },
    Opt {
        key: "runes",
        kind: OptKind::Any {
            of: &["strength", "water", "friendship", "journey", "horse", "wisdom", "home", "secret"],
            presets: &[
                ("game1", &[]),
                ("game2", &["strength"]),
                ("game3", &["strength", "water"]),
                ("game4", &["strength", "water", "journey", "horse"]),
                ("game5", &["journey", "horse", "friendship"]),
                ("game6", &["journey", "horse", "friendship", "wisdom"]),
                ("game7", &["journey", "horse", "wisdom", "home"]),
            ],
        },
    },
];

impl Setup {
    /// Which game is played.
    pub fn variant(&self) -> Variant {
        match (self.choices.is_on("epic"), self.choices.is_on("original")) {
            (true, _) => Variant::Epic,
            (false, true) => Variant::Original,
            (false, false) => Variant::Standard,
        }
    }

    /// The kinds of runes in play.
    pub fn runes(&self) -> Runes {
        self.choices.any("runes").iter().map(|&index| Rune::ALL[index]).collect()
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
        let choices = Choices::parse(text, &<Fjords as tabletop::Game>::INFO.seats, OPTIONS)?;
        let (epic, original) = (choices.is_on("epic"), choices.is_on("original"));
        let clash = |id, why| Err(SetupError::Clash { id, why });
        if epic && original {
            return clash("fjords-setup-original-epic", "the original variant knows no epic game");
        }
        if epic && choices.seats() != 2 {
            return clash("fjords-setup-epic-two", "the epic variant is for two players");
        }
        if original && choices.seats() != 2 {
            return clash("fjords-setup-original-two", "the original variant is for two players");
        }
        if original && !choices.any("runes").is_empty() {
            return clash("fjords-setup-original-runes", "the original variant uses no runes");
        }
        Ok(Setup { choices })
    }
}
