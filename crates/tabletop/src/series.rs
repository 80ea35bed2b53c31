//! Games that are played in series, each going on from the one before.

use crate::{Game, Message, SetupError};

/// A game that is played in series.
pub trait Series: Game {
    /// Whether a new table may begin with this setup. A later game of a series may not: it goes on from the one before,
    /// though records of it can be read.
    fn may_begin(setup: &Self::Setup) -> Result<(), SetupError>;

    /// The setup of the game that follows this one: the next of the series, or the first of a new one. Nothing where the
    /// same game is simply played again.
    fn sequel(&self, setup: &Self::Setup) -> Option<Self::Setup>;

    /// What the last game of a series makes of a player of rank `before` who has `total` points in all its games together:
    /// the new rank, and how it is said. Nothing where this is not the last game, or series give no ranks.
    fn promote(setup: &Self::Setup, before: u8, total: i32) -> Option<(u8, Message)>;
}
