//! Who plays, as a person types it: `deckhand`, `mate`, `skipper`, `pilot`; `random`, `greedy`, `search`, `search:2000`,
//! `search:500ms`.

use std::{fmt, str::FromStr};

use crate::{
    Bot, Budget, Greedy, Knowledge, Random,
    search::{Mind, Search, Uct},
};

/// A way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// The action after which things look best.
    Greedy,
    /// Plain tree search with random playouts and no knowledge of the game: a yardstick.
    Uct,
    /// Tree search with the game's evaluation and playout policy.
    Search,
    /// The weakest level: search that thinks of little and often takes the second best.
    Deckhand,
    /// Search that thinks a little and sometimes errs.
    Mate,
    /// Search that thinks ahead and seldom errs.
    Skipper,
    /// The strongest level: search for as long as it is given, about a second.
    Pilot,
}

impl Kind {
    /// Every way of playing: the yardsticks, then the levels, weakest first.
    pub const ALL: [Kind; 8] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Uct,
        Kind::Search,
        Kind::Deckhand,
        Kind::Mate,
        Kind::Skipper,
        Kind::Pilot,
    ];

    /// Its name on the command line and in the page's addresses.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Uct => "uct",
            Kind::Search => "search",
            Kind::Deckhand => "deckhand",
            Kind::Mate => "mate",
            Kind::Skipper => "skipper",
            Kind::Pilot => "pilot",
        }
    }

    /// How long it thinks whatever others are given, if that makes it what it is.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Kind::Deckhand => Some(Budget::Playouts(DECKHAND)),
            Kind::Mate => Some(Budget::Playouts(MATE)),
            Kind::Skipper => Some(Budget::Playouts(SKIPPER)),
            Kind::Random | Kind::Greedy | Kind::Uct | Kind::Search | Kind::Pilot => None,
        }
    }

    /// How much it errs, from 0, which always takes what it holds for best, to 1. How, says
    /// [`Verdict::choice`](crate::search::Verdict::choice).
    pub fn noise(self) -> f64 {
        match self {
            Kind::Deckhand => 1.0,
            Kind::Mate => 0.6,
            Kind::Skipper => 0.2,
            _ => 0.0,
        }
    }
}

/// Playouts of the levels below the highest. Levels differ by these and by noise alone.
const DECKHAND: u32 = 24;
const MATE: u32 = 60;
const SKIPPER: u32 = 250;

/// An artificial player: a way of playing, perhaps with a thinking budget of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// How it plays.
    pub kind: Kind,
    /// How long it thinks, whatever others are given.
    pub budget: Option<Budget>,
}

impl Player {
    /// The levels offered to people, weakest first.
    pub const LEVELS: &'static [Player] = &[
        Player { kind: Kind::Deckhand, budget: None },
        Player { kind: Kind::Mate, budget: None },
        Player { kind: Kind::Skipper, budget: None },
        Player { kind: Kind::Pilot, budget: None },
    ];

    /// Everybody who may be asked to a table: yardsticks that programs and tests ask for, and the levels.
    pub const ALL: &'static [Player] = &[
        Player { kind: Kind::Random, budget: None },
        Player { kind: Kind::Greedy, budget: None },
        Player { kind: Kind::Search, budget: None },
        Player::LEVELS[0],
        Player::LEVELS[1],
        Player::LEVELS[2],
        Player::LEVELS[3],
    ];

    /// How long it thinks, if others think for `budget`.
    pub fn thinks_for(self, budget: Budget) -> Budget {
        self.budget.or(self.kind.budget()).unwrap_or(budget)
    }

    /// Does it search with the game's knowledge?
    pub fn searches(self) -> bool {
        !matches!(self.kind, Kind::Random | Kind::Greedy | Kind::Uct)
    }

    /// The searching bot that plays so. A level makes fewer playouts where one is worth many.
    pub fn search<K: Knowledge>(self, mind: Mind<K>) -> Search<K> {
        let of_level = self.kind.budget().map(|budget| budget.shortened(mind.strategy.effort));
        Search::new(mind).with(self.budget.or(of_level), self.kind.noise())
    }

    /// The bot that plays so.
    pub fn bot<K: Knowledge>(self, mind: Mind<K>) -> Box<dyn Bot<K::Game>> {
        match self.kind {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::new(Greedy::new(mind)),
            Kind::Uct => Box::new(Uct::new(mind, self.budget)),
            Kind::Search | Kind::Deckhand | Kind::Mate | Kind::Skipper | Kind::Pilot => {
                Box::new(self.search(mind))
            }
        }
    }

    /// What may stand where a player is named.
    pub fn names() -> String {
        let names: Vec<_> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        names.join(", ")
    }
}

impl From<Kind> for Player {
    fn from(kind: Kind) -> Player {
        Player { kind, budget: None }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        self.budget.map_or(Ok(()), |budget| write!(f, ":{budget}"))
    }
}

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerError {
    /// No way of playing has this name.
    Unknown(String),
    /// What follows the colon is no budget.
    Budget(String),
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::Unknown(name) => {
                write!(f, "no player is called `{name}`; there are {}", Player::names())
            }
            PlayerError::Budget(text) => {
                write!(f, "`{text}` is no budget; write playouts as `search:2000` or time as `search:500ms`")
            }
        }
    }
}

impl std::error::Error for PlayerError {}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
        let kind = kind.ok_or_else(|| PlayerError::Unknown(name.into()))?;
        let budget =
            budget.map(|text| text.parse().map_err(|()| PlayerError::Budget(text.into()))).transpose()?;
        Ok(Player { kind, budget })
    }
}
