//! Artificial players that know only what their seat may know, and the arena where they meet.

pub mod arena;
pub mod bench;

use std::{fmt, str::FromStr, sync::atomic::AtomicBool};

use dealer::Quick;
use tabletop::{Dealer, Game, Seat, Seen, Weight};

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

/// Which bot sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Any legal action, all equally likely.
    Random,
}

impl Player {
    /// All bots, weakest first.
    pub const ALL: &'static [Player] = &[Player::Random];
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::Random => "random",
        })
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer(pub String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = Player::ALL.iter().map(Player::to_string).collect();
        write!(f, "unknown player `{}`; known are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Player, UnknownPlayer> {
        let found = Player::ALL.iter().find(|player| player.to_string() == text);
        found.copied().ok_or_else(|| UnknownPlayer(text.into()))
    }
}

/// Chooses one of the seat's legal actions. `stop` set makes the bot answer at once.
pub fn choose<G: Played>(
    player: Player,
    seen: &Seen<'_, G>,
    seed: u64,
    budget: Budget,
    stop: &AtomicBool,
) -> G::Action {
    let _ = (budget, stop);
    let legal = seen.legal();
    match player {
        Player::Random => legal[Quick::new(seed).pick(legal.len() as Weight) as usize],
    }
}
