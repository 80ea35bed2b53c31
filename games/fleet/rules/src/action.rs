//! What seats and nature do.

use std::fmt;

use tabletop::Seat;

use crate::{Face, Measure, Section};

/// What a seat does, in one byte. [`Action::deed`] opens it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

/// What a seat does, spelled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// `take cod`: picks a die of the pool.
    Take(Face),
    /// `mark cod`: marks the topmost free box of a section, with a die or with a star.
    Mark(Section),
    /// `coins`: uses the three coins of the die.
    Coins,
    /// `market`: visits the market.
    Market,
    /// `shrimp-star`: uses a shrimp die for the licence's star alone, because no boat box is free.
    ShrimpStar,
    /// `coin`: takes a coin instead of the die's use.
    Coin,
    /// `salvage`: ticks the salvage yard to use the die as a star.
    Salvage,
    /// `hex`: marks the die's hex beside the buffet.
    Hex,
    /// `reroll`: rolls the picked die again in the casino.
    Reroll,
    /// `decline`: leaves a star or a second boat unused.
    Decline,
    /// `boat`: launches a boat for a ? circle.
    Boat,
    /// `licence`: activates a licence for a ? circle.
    Licence,
    /// `second-fish`: an oyster boat catches its second fish.
    SecondFish,
    /// `fish-coin`: a coin instead of an oyster boat's second fish.
    FishCoin,
    /// `bonus fish`: chooses a crab bonus.
    Bonus(Measure),
}

/// A set of actions: one bit for each.
pub(crate) type Actions = u64;

pub(crate) const TAKE: u8 = 0;
pub(crate) const MARK: u8 = 9;
pub(crate) const COINS: u8 = 27;
pub(crate) const MARKET: u8 = 28;
pub(crate) const SHRIMP_STAR: u8 = 29;
pub(crate) const COIN: u8 = 30;
pub(crate) const SALVAGE: u8 = 31;
pub(crate) const HEX: u8 = 32;
pub(crate) const REROLL: u8 = 33;
pub(crate) const DECLINE: u8 = 34;
pub(crate) const BOAT: u8 = 35;
pub(crate) const LICENCE: u8 = 36;
pub(crate) const SECOND_FISH: u8 = 37;
pub(crate) const FISH_COIN: u8 = 38;
pub(crate) const BONUS: u8 = 39;

impl Action {
    /// The action with this bit in a set.
    #[inline(always)]
    pub(crate) const fn from_code(code: u8) -> Action {
        Action(code)
    }

    /// Its bit in a set.
    #[inline(always)]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// What it is.
    #[inline]
    pub fn deed(self) -> Deed {
        match self.0 {
            code @ TAKE..MARK => Deed::Take(Face::ALL[usize::from(code)]),
            code @ MARK..COINS => Deed::Mark(Section::ALL[usize::from(code - MARK)]),
            COINS => Deed::Coins,
            MARKET => Deed::Market,
            SHRIMP_STAR => Deed::ShrimpStar,
            COIN => Deed::Coin,
            SALVAGE => Deed::Salvage,
            HEX => Deed::Hex,
            REROLL => Deed::Reroll,
            DECLINE => Deed::Decline,
            BOAT => Deed::Boat,
            LICENCE => Deed::Licence,
            SECOND_FISH => Deed::SecondFish,
            FISH_COIN => Deed::FishCoin,
            code => Deed::Bonus(Measure::ALL[usize::from(code - BONUS)]),
        }
    }
}

impl From<Deed> for Action {
    #[inline]
    fn from(deed: Deed) -> Action {
        Action(match deed {
            Deed::Take(face) => TAKE + face as u8,
            Deed::Mark(section) => MARK + section as u8,
            Deed::Coins => COINS,
            Deed::Market => MARKET,
            Deed::ShrimpStar => SHRIMP_STAR,
            Deed::Coin => COIN,
            Deed::Salvage => SALVAGE,
            Deed::Hex => HEX,
            Deed::Reroll => REROLL,
            Deed::Decline => DECLINE,
            Deed::Boat => BOAT,
            Deed::Licence => LICENCE,
            Deed::SecondFish => SECOND_FISH,
            Deed::FishCoin => FISH_COIN,
            Deed::Bonus(measure) => BONUS + measure as u8,
        })
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What nature does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `first b`: this seat gets the first-player marker.
    First(Seat),
    /// `gold fish`: this gold trophy lies open.
    Gold(Measure),
    /// `silver boats`: this silver trophy lies open.
    Silver(Measure),
    /// `captain cod`: the captain card of this boat type is dealt.
    Captain(Section),
    /// `roll cod`: a die shows this face.
    Roll(Face),
}
