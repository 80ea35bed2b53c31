//! The three combinations (rulebook: "Комбинации карт").

use crate::{Cards, Face};

/// Which cards were bet together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Combination {
    /// Two catch cards: the sum, if both succeed.
    CatchCatch,
    /// A catch card and a salt card: the larger, if both succeed.
    CatchSalt,
    /// Two salt cards: the largest that succeeds.
    SaltSalt,
}

/// How a combination ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Verdict {
    pub combination: Combination,
    /// What each card is worth, in the order of the cards; 0 if it failed.
    pub worth: [u8; 2],
    /// What the combination scores.
    pub points: u8,
}

/// Judges a pair. `caught` says what a card of the pair caught, counted from 0 in the order of the cards.
#[inline]
pub(crate) fn judge(cards: Cards, demand: u8, caught: impl Fn(crate::Card) -> u8) -> Verdict {
    let mut worth = [0; 2];
    let mut salt = 0;
    for (worth, card) in worth.iter_mut().zip(cards.iter()) {
        *worth = match card.face() {
            Face::Catch(_) => caught(card),
            Face::Salt(value) => {
                salt += 1;
                if demand >= value { value } else { 0 }
            }
        };
    }
    let both = worth[0] > 0 && worth[1] > 0;
    let larger = worth[0].max(worth[1]);
    let (combination, points) = match salt {
        0 => (Combination::CatchCatch, if both { worth[0] + worth[1] } else { 0 }),
        1 => (Combination::CatchSalt, if both { larger } else { 0 }),
        _ => (Combination::SaltSalt, larger),
    };
    Verdict { combination, worth, points }
}

impl Verdict {
    /// What Merchant's Word would score: the one successful card of two, if one of them is a catch card.
    pub fn rescue(&self) -> Option<u8> {
        let one_failed = (self.worth[0] > 0) != (self.worth[1] > 0);
        let rescued = self.combination != Combination::SaltSalt && one_failed;
        rescued.then_some(self.worth[0].max(self.worth[1]))
    }
}
