//! Tournaments: one document each, which everybody changes by replacing the version they read.

use super::Answer;

/// A tournament as the store knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    /// The part of its address that nobody guesses.
    pub id: String,
    /// When it was announced, in milliseconds since 1970.
    pub created: i64,
    /// When something is to be done about it next; nothing once it is over.
    pub due: Option<i64>,
    /// How often it was changed.
    pub version: i64,
    /// Everything else, in a form that the store does not read.
    pub text: String,
}

/// The part of the store that keeps tournaments.
pub trait Tournaments {
    /// Writes a new tournament down.
    fn open_tournament<'a>(&'a self, row: &'a TournamentRow) -> Answer<'a, ()>;

    /// A tournament.
    fn tournament<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TournamentRow>>;

    /// The newest tournaments; those that are not over come first.
    fn tournaments(&self, limit: u32) -> Answer<'_, Vec<TournamentRow>>;

    /// Replaces what the store has of this version by `due` and `text`, as the next version; says no if somebody else was faster.
    fn change_tournament<'a>(&'a self, row: &'a TournamentRow) -> Answer<'a, bool>;

    /// The tournaments about which something is to be done by `until`.
    fn due_tournaments(&self, until: i64) -> Answer<'_, Vec<TournamentRow>>;
}
