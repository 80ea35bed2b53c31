//! What players and luck can do.

use tabletop::Seat;

use crate::{
    card::{Card, Cell, Elder},
    effect::{Hull, Task},
};

/// A base action with everything that is said at once: "build the Fish Stand", "a schooner for gold".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    /// +1 Gold: `gold`.
    Gold,
    /// Transfer Reserve: `transfer`.
    Transfer,
    /// Serve Fish on so many plates: `serve 2`.
    Serve(u8),
    /// Build a Building: `build fish-stand`. Its place is the next decision.
    Build(Card),
    /// Issue a Share: `issue`.
    Issue,
    /// Buy All Shares: `buy`.
    Buy,
    /// Clear a Forest of the double space that begins here: `clear c1`.
    Clear(Cell),
    /// Plant a Forest on the double space that begins here: `plant a2`.
    Plant(Cell),
    /// Thin Out: `thin`.
    Thin,
    /// Build a Ship at its first, second, … price: `ship sloop`, `ship schooner/2`.
    Ship(Hull, u8),
    /// Take an Elder: `take forester`.
    Take(Elder),
}

impl Deed {
    /// Which action it is.
    #[inline]
    pub fn task(self) -> Task {
        match self {
            Deed::Gold => Task::Gold,
            Deed::Transfer => Task::Transfer,
            Deed::Serve(_) => Task::Serve,
            Deed::Build(_) => Task::Building,
            Deed::Issue => Task::Issue,
            Deed::Buy => Task::Buy,
            Deed::Clear(_) => Task::Clear,
            Deed::Plant(_) => Task::Plant,
            Deed::Thin => Task::Thin,
            Deed::Ship(..) => Task::Ship,
            Deed::Take(_) => Task::Elder,
        }
    }
}

/// What a player does. Four bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A worker on the action board: `clear c1`.
    Work(Deed),
    /// A worker on the copy board: `copy clear c1`.
    Copy(Deed),
    /// A worker on an own elder: `use forester`.
    Use(Elder),
    /// No worker this turn: `pass`.
    Pass,
    /// An any-time exchange of a building, its first, second, …: `trade fish-trade`, `trade resource-trade/2`.
    Trade(Card, u8),
    /// An any-time sale of the n-th piece of the catch track, from 0 inside, from 1 in notation: `sell 1`.
    Sell(u8),
    /// The one use of a building: `once wharf`.
    Once(Card),
    /// Nothing more this turn: `end`.
    End,
    /// A base action that an effect allows: `>clear c1`.
    Carry(Deed),
    /// The place of the building just paid for: `at b2`.
    At(Cell),
    /// The same on the catch track: `at track`.
    OnTrack,
    /// So much of the wood is paid with fish: `fish 2`.
    Fish(u8),
    /// The elder just taken acts at once: `now`.
    Now,
    /// An exchange so many times: `x2`.
    Times(u8),
    /// One of several effects, from 0 inside, from 1 in notation: `pick 1`.
    Pick(u8),
    /// One more Forest on the double space that begins here: `forest c1`.
    Forest(Cell),
    /// The n-th piece of the catch track becomes a better ship: `upgrade 1`.
    Upgrade(u8),
    /// The rightmost ship moves into the museum: `exhibit`.
    Exhibit,
    /// An elder acts without worker and fish: `let forester`.
    Let(Elder),
    /// Which elders get a fish when fish are short, one bit per council seat: `feed 134`.
    Feed(u8),
    /// Whose shares get a fish when fish are short, two bits per seat: `dividend bcc`.
    Dividend(Shares),
    /// Without this effect: `skip`.
    Skip,
}

/// How many shares at each seat, at most three: two bits a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shares(pub [u8; 2]);

impl Shares {
    fn bits(self) -> u16 {
        u16::from_be_bytes(self.0)
    }

    /// How many at `seat`.
    pub fn at(self, seat: Seat) -> u8 {
        (self.bits() >> (2 * seat.0) & 3) as u8
    }

    /// The same with `n` (at most 3) at `seat`.
    #[must_use]
    pub fn with(self, seat: Seat, n: u8) -> Shares {
        let shift = 2 * seat.0;
        Shares((self.bits() & !(3 << shift) | u16::from(n) << shift).to_be_bytes())
    }

    /// All together.
    pub fn total(self) -> u8 {
        (0..5).map(|seat| self.at(Seat(seat))).sum()
    }
}

/// What luck does: one card or one name at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// Who starts round 1: `first b`.
    First(Seat),
    /// A building is laid open: `open fish-stand`.
    Open(Card),
    /// A building is dealt face down: `deal b fish-market`.
    Deal(Seat, Card),
    /// All hands are laid open: `hands`. Luck has no choice; it only ends the secrecy.
    Hands,
    /// A face-down elder is turned up: `elder skipper`.
    Turn(Elder),
}
