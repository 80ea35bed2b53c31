//! Seeded accidents: one small hash of integers decides all of them, so that the landscape never shimmers.

/// A number that depends on all `keys` and on nothing else.
pub fn hash(keys: &[i32]) -> u32 {
    keys.iter().fold(0x9E37_79B9, |h: u32, &key| {
        let mut h = (h ^ key as u32).wrapping_mul(0x85EB_CA6B);
        h ^= h >> 13;
        h = h.wrapping_mul(0xC2B2_AE35);
        h ^ h >> 16
    })
}

/// A number that depends on the text alone.
pub fn hash_text(text: &str) -> u32 {
    text.bytes().fold(0x811C_9DC5, |h: u32, byte| (h ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// A number from 0 up to, but not including, 1.
pub fn chance(keys: &[i32]) -> f64 {
    f64::from(hash(keys)) / 4_294_967_296.0
}

/// A number from -1 up to, but not including, 1.
pub fn jitter(keys: &[i32]) -> f64 {
    chance(keys) * 2.0 - 1.0
}

/// Smooth value noise between -1 and 1.
pub fn value_noise(x: f64, y: f64, seed: i32) -> f64 {
    let (column, row) = (x.floor(), y.floor());
    let ease = |t: f64| t * t * (3.0 - 2.0 * t);
    let (right, down) = (ease(x - column), ease(y - row));
    let at = |dx: i32, dy: i32| jitter(&[column as i32 + dx, row as i32 + dy, seed]);
    let mix = |a: f64, b: f64, t: f64| a + (b - a) * t;
    mix(mix(at(0, 0), at(1, 0), right), mix(at(0, 1), at(1, 1), right), down)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If these move, every board drawn so far looks different.
    #[test]
    fn the_accidents_are_the_same_for_ever() {
        assert_eq!(hash(&[]), 0x9E37_79B9);
        assert_eq!(
            [hash(&[1]), hash(&[-1]), hash(&[3, -4, 401])],
            [1_059_954_845, 4_288_662_295, 1_234_315_182]
        );
    }

    #[test]
    fn noise_is_bounded_and_smooth() {
        for step in 0..2000 {
            let x = f64::from(step) * 0.037 - 31.0;
            let here = value_noise(x, 0.3 * x, 5);
            assert!(here.abs() <= 1.0);
            assert!((here - value_noise(x + 1e-4, 0.3 * x, 5)).abs() < 1e-3);
        }
    }
}
