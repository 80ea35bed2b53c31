//! Luck. [`Fair`] is the dealer of a real table: a ChaCha stream keyed by a secret seed whose hash is published
//! before the first step and which is opened when the game is over, so that anybody can verify every draw.
//! [`Quick`] is for search, tests and benchmarks.

mod hex;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};
use tabletop::{Dealer, Weight};

pub use hex::{from_hex, to_hex};

/// The secret of a table's luck.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl std::fmt::Debug for Seed {
    /// A seed is a secret; logs get nothing.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Seed {
    /// A seed from the number a person typed, for arenas and tests.
    pub fn from_number(number: u64) -> Seed {
        Seed(sha256(format!("naust seed {number}").as_bytes()))
    }

    /// What is published before the first step: the hash of the seed.
    pub fn commitment(&self) -> String {
        to_hex(&sha256(&self.0))
    }

    /// The seed as text, for the record of a finished game.
    pub fn to_text(&self) -> String {
        to_hex(&self.0)
    }

    /// Reads a seed's text.
    pub fn from_text(text: &str) -> Option<Seed> {
        from_hex(text)?.try_into().ok().map(Seed)
    }
}

/// The hash used for seeds and editions.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// A table's dealer. Draw number `n` depends on the seed and `n` alone, so a step taken back changes no luck.
#[derive(Clone, Debug)]
pub struct Fair {
    seed: Seed,
}

impl Fair {
    /// The dealer of this seed.
    pub fn new(seed: Seed) -> Fair {
        Fair { seed }
    }

    /// The ticket of draw number `draw`: a number below `total`, all equally likely.
    pub fn ticket(&self, draw: u64, total: Weight) -> Weight {
        let mut stream = ChaCha20Rng::from_seed(self.seed.0);
        stream.set_stream(draw);
        // Reject the incomplete last round of `total`, so that no remainder is favoured.
        let limit = u64::MAX - u64::MAX % u64::from(total);
        loop {
            let number = stream.next_u64();
            if number < limit {
                return (number % u64::from(total)) as Weight;
            }
        }
    }
}

/// A quick dealer for search, tests and benchmarks: reproducible from its seed, not secret.
#[derive(Clone, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// The dealer of this number.
    pub fn new(seed: u64) -> Quick {
        Quick(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A random 64-bit number.
    #[inline]
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Dealer for Quick {
    /// Multiply and shift: the bias is below one in four billion, which no search can see.
    #[inline]
    fn pick(&mut self, total: Weight) -> Weight {
        (((self.number() >> 32) * u64::from(total)) >> 32) as Weight
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published tickets of a known seed. If this test fails, old records can no longer be verified.
    #[test]
    fn the_stream_is_the_same_for_ever() {
        let fair = Fair::new(Seed::from_number(7));
        let tickets: Vec<_> = (0..12).map(|draw| fair.ticket(draw, 100)).collect();
        assert_eq!(tickets, [45, 82, 81, 34, 51, 47, 57, 62, 33, 79, 1, 90]);
    }

    #[test]
    fn a_draw_depends_on_its_number_alone() {
        let fair = Fair::new(Seed::from_number(1));
        assert_eq!(fair.ticket(5, 1000), fair.clone().ticket(5, 1000));
        let all: std::collections::BTreeSet<_> = (0..50).map(|draw| fair.ticket(draw, 1_000_000)).collect();
        assert!(all.len() > 45, "fifty draws of a million repeat themselves: {all:?}");
    }

    #[test]
    fn every_outcome_comes_about_equally_often() {
        let fair = Fair::new(Seed::from_number(2));
        let mut quick = Quick::new(2);
        for mut dealer in
            [Box::new(|n| fair.ticket(n, 6)) as Box<dyn FnMut(u64) -> u32>, Box::new(|_| quick.pick(6))]
        {
            let mut counts = [0; 6];
            (0..6000).for_each(|n| counts[dealer(n) as usize] += 1);
            assert!(counts.iter().all(|&c| (850..1150).contains(&c)), "{counts:?}");
        }
    }

    #[test]
    fn a_seed_is_opened_by_its_text_and_proved_by_its_hash() {
        let seed = Seed::from_number(3);
        assert_eq!(Seed::from_text(&seed.to_text()), Some(seed.clone()));
        assert_eq!(seed.commitment().len(), 64);
        assert_ne!(seed.commitment(), Seed::from_number(4).commitment());
        assert_eq!(Seed::from_text("zz"), None);
        assert_eq!(format!("{seed:?}"), "Seed(…)");
    }
}
