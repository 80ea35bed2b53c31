//! What lobby, tools and tests must know before a game is set up.

use std::ops::RangeInclusive;

use crate::{MaterialFile, Opt};

/// Facts about a game. Beside key and seats everything has a default: `..Info::new("tictactoe", 2..=2)`.
pub struct Info {
    /// Short name, also the folder name: `tictactoe`.
    pub key: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    /// What it has and others have not.
    pub kind: GameKind,
    /// About how long a game lasts.
    pub minutes: u16,
    /// Raised whenever an old record could replay differently.
    pub rules_revision: u16,
    /// No game takes more steps than this.
    pub max_steps: u32,
    /// What can be chosen besides the number of seats.
    pub options: &'static [Opt],
    /// The default edition's files.
    pub material: &'static [MaterialFile<'static>],
    /// Language code and Fluent source for `en`, `ru` and `uk`.
    pub lang: &'static [(&'static str, &'static str)],
}

impl Info {
    /// A game of this name for so many players, without luck, secrets, options and component data.
    pub const fn new(key: &'static str, seats: RangeInclusive<u8>) -> Info {
        Info {
            key,
            seats,
            kind: GameKind::PLAIN,
            minutes: 5,
            rules_revision: 1,
            max_steps: 1_000,
            options: &[],
            material: &[],
            lang: &[],
        }
    }
}

/// What a game has and others have not. The contract holds every game to it: what is denied never happens, and what is
/// claimed happens at the largest table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameKind {
    /// Luck decides among several outcomes.
    pub luck: bool,
    /// Something is hidden from somebody. Then the record of a running game is handed to nobody, also while nothing happens
    /// to be hidden: what comes later would tell when that was.
    pub secrets: bool,
    /// Several seats owe a decision at once.
    pub simultaneous: bool,
    /// One may play alone.
    pub solo: bool,
}

impl GameKind {
    /// Several play in turn, everything is open, and nothing is left to luck.
    pub const PLAIN: GameKind = GameKind { luck: false, secrets: false, simultaneous: false, solo: false };
}
