//! What somebody may know.

use tabletop::{Seat, Turn};

use super::{KINDS, Phase};

/// A plank as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plank {
    /// Its value.
    Open(u8),
    /// Only its back.
    Hidden,
}

/// What somebody may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// What the table waits for.
    pub turn: Turn,
    /// Where in the round the game is.
    pub phase: Phase,
    /// The first player.
    pub first: Seat,
    /// Hands by seat.
    pub hands: Vec<Vec<Plank>>,
    /// Sealed bids by seat.
    pub sealed: Vec<Option<Plank>>,
    /// Planks under the boats by seat.
    pub buried: Vec<Vec<Plank>>,
    /// Prizes taken by seat: how many, and what they are worth.
    pub prizes: Vec<(u8, u8)>,
    /// Planks bid so far, by kind.
    pub spent: [u8; KINDS],
    /// Planks left in the bag.
    pub left: u16,
}
