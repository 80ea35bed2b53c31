//! What the round has brought so far, for everybody to read: weather, bets, catches, demand, points.
//!
//! The rules work with it, and it stays until the next bets, so that the page can tell the last round again.

use tabletop::Seat;

use crate::{Card, Cards, Kind, Port, Spot, Verdict};

/// The weather of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Weather {
    /// No storm.
    Fair,
    /// A storm at this port.
    Storm(Port),
}

impl Weather {
    /// All five.
    pub const ALL: [Weather; 5] = [
        Weather::Fair,
        Weather::Storm(Port::ALL[0]),
        Weather::Storm(Port::ALL[1]),
        Weather::Storm(Port::ALL[2]),
        Weather::Storm(Port::ALL[3]),
    ];

    /// Its chance in ninths (ruling R15).
    pub fn ninths(self) -> u8 {
        if self == Weather::Fair { 1 } else { 2 }
    }
}

/// A ship taken by a storm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Lost {
    /// Whose.
    pub seat: Seat,
    /// Where it lay.
    pub at: Spot,
    /// It was taken because it blocked another; else as the nearest single ship.
    pub blocker: bool,
}

/// What one catch card brought: ships × value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Catch {
    /// Of what.
    pub kind: Kind,
    /// Free ships on cells of the kind.
    pub ships: u8,
    /// Ships counted more thanks to New Nets.
    pub nets: u8,
    /// The sum of the open cards of the kind.
    pub value: u8,
}

impl Catch {
    /// The points it brings.
    #[inline]
    pub fn points(&self) -> u8 {
        (self.ships + self.nets) * self.value
    }
}

/// One seat's part of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Part {
    /// The bet, once it is open.
    pub bet: Cards,
    /// What the catch cards brought, in the order of the cards.
    pub catches: [Option<Catch>; 2],
    /// The catch in all, once the seat has caught.
    pub caught: Option<u8>,
    /// How many resource cards it took.
    pub taken: u8,
    /// How the combination ended, once it is scored.
    pub verdict: Option<Verdict>,
    /// Points for the combination.
    pub points: u8,
    /// Merchant's Word was played.
    pub word: bool,
    /// News cards drawn for a combination that paid nothing; fewer than two if the deck ran out.
    pub news: u8,
    /// Ships that came home from the dock.
    pub home: u8,
    /// The set announced, with its size.
    pub set: Option<(Kind, u8)>,
}

impl Part {
    /// What the catch card of a kind brought.
    pub(crate) fn catch_of(&self, kind: Kind) -> Option<&Catch> {
        self.catches.iter().flatten().find(|catch| catch.kind == kind)
    }

    /// What each card of the bet brought, as far as catch cards go; salt counts nothing here.
    pub(crate) fn catch_points(&self, card: Card) -> u8 {
        match card.face() {
            crate::Face::Catch(kind) => self.catch_of(kind).map_or(0, Catch::points),
            crate::Face::Salt(_) => 0,
        }
    }
}

/// A round as everybody may tell it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Story {
    /// Which round; 0 before the first bets.
    pub round: u16,
    /// What the die showed, last roll only: the first throw, and the second if there was one.
    pub dice: [Option<u8>; 2],
    /// The weather, once it is known.
    pub weather: Option<Weather>,
    /// Moryana named the port; no die was rolled.
    pub named: bool,
    /// Dead Calm was played: the storm takes nobody.
    pub stilled: bool,
    /// Ships the storm took.
    pub lost: [Option<Lost>; 2],
    /// By seat.
    pub parts: [Part; 2],
    /// The demand for salt, once it is known.
    pub demand: Option<u8>,
    /// By how much Salt Decree changed it.
    pub decree: i8,
}
