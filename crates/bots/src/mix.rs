//! Seeds made of seeds.

/// A seed of its own for part `part` of whatever `seed` is the seed of: neighbouring numbers give unrelated seeds.
pub fn mix(seed: u64, part: u64) -> u64 {
    let mut x = seed.wrapping_add(part.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
