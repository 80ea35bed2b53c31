//! What the form for a new table offers beside the options themselves: ways to begin, and a symbol for each option.

use std::collections::BTreeMap;

use serde::Deserialize;
use teach::TeachError;

use crate::AnyGame;

/// What `tables.toml` says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginnings {
    /// Setups without the number of players, by one of [`Beginnings::NAMES`].
    #[serde(default)]
    pub begin: BTreeMap<String, String>,
    /// Ids of symbols by option, or by option and value as `runes-strength`.
    #[serde(default)]
    pub signs: BTreeMap<String, String>,
}

impl Beginnings {
    /// The ways to begin: a first game, what is usual, everything there is.
    pub const NAMES: [&'static str; 3] = ["first", "usual", "all"];

    /// What a game offers; nothing where it says nothing.
    pub fn read(game: &dyn AnyGame) -> Result<Beginnings, TeachError> {
        let read = toml::from_str(game.teaching().tables);
        read.map_err(|why| TeachError { at: "tables.toml".into(), line: 0, reason: why.to_string() })
    }
}
