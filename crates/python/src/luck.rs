//! Luck for programs that learn: draw `n` of a game depends on the game's seed and on `n` alone, so a game is told by its
//! seed and its decisions, and copies need no generator of their own.

use tabletop::Weight;

/// The steps of SplitMix64, a generator whose n-th number can be computed at once (Steele, Lea and Flood, 2014).
#[inline]
pub(crate) fn mix(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add(n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number below `total`, all equally likely but for less than one in four billion.
#[inline]
pub(crate) fn below(number: u64, total: Weight) -> Weight {
    (((number >> 32) * u64::from(total)) >> 32) as Weight
}

/// The dealer of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Luck {
    pub seed: u64,
    pub draws: u64,
}

impl Luck {
    pub fn new(seed: u64) -> Luck {
        // Seeds that follow each other must not give streams that do.
        Luck { seed: mix(seed, u64::MAX - 1), draws: 0 }
    }

    #[inline]
    pub fn pick(&mut self, total: Weight) -> Weight {
        self.draws += 1;
        below(mix(self.seed, self.draws), total)
    }
}

impl tabletop::Dealer for Luck {
    fn pick(&mut self, total: Weight) -> Weight {
        Luck::pick(self, total)
    }
}

/// The seed of the `episode`-th game that is played with a base seed; the first has the base seed itself.
pub(crate) fn episode(base: u64, episode: u64) -> u64 {
    if episode == 0 { base } else { mix(base ^ 0x6a09_e667_f3bc_c908, episode) }
}
