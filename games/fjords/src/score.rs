//! Scoring (rulebook: "Winning the game", and the scoring of each rune).

use tabletop::{Message, Say};

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Vikings on the board.
    Vikings,
    /// Empty hexes that nobody else could have taken, once all vikings are out.
    Uncontested,
    /// Vikings beside the strength stone.
    Strength,
    /// Vikings on the water of the water stone.
    Water,
    /// Friendship stones with most vikings round them.
    Friendship,
    /// Vikings beside the own home stone.
    Home,
    /// A game of the match (original variant).
    Game(u8),
}

impl Say for Reason {
    fn say(&self) -> Message {
        match *self {
            Reason::Vikings => Message::new("fjords-reason-vikings"),
            Reason::Uncontested => Message::new("fjords-reason-uncontested"),
            Reason::Strength => Message::new("fjords-reason-strength"),
            Reason::Water => Message::new("fjords-reason-water"),
            Reason::Friendship => Message::new("fjords-reason-friendship"),
            Reason::Home => Message::new("fjords-reason-home"),
            Reason::Game(game) => Message::new("fjords-reason-game").with("game", game),
        }
    }
}
