//! Artificial players that know only what their seat may know, and the arena where they meet.

use tabletop::{Dealer, Game, Seat, Seen};

/// How long a bot may think. Playouts rather than seconds, so that games between bots can be reproduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many playouts.
    Playouts(u32),
    /// This many milliseconds: only at the server's edge and where a person waits.
    Millis(u32),
}

/// What bots know of a game beyond its rules.
pub trait Played: Game {
    /// How good the state looks for `seat`, in points; read from what is on the table.
    fn evaluate(&self, seat: Seat) -> f32 {
        self.points(seat) as f32
    }
}

/// A player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions. There is at least one.
    fn choose(&mut self, seen: &Seen<'_, G>, dealer: &mut dyn Dealer) -> G::Action;
}
