//! One number for all the rules.

use std::fmt::{self, Write as _};

use dealer::Quick;
use tabletop::{Game, Setup as _, Step, Turn};

use crate::{
    material::{material, setup},
    play::{everybody, legal_actions, random_step, written},
};

/// How many games a fingerprint is taken of.
const GAMES: u64 = 1000;

/// A hash over 1,000 seeded random games: every step, how many others there were, and the final scores and places, all
/// as text, so that it is the same on every machine. A refactoring must not move it; a changed rule will.
#[track_caller]
pub fn fingerprint<G: Game>(setup_text: &str) -> u64 {
    let agreed = setup::<G>(setup_text);
    let mut hash = Fnv::default();
    for seed in 0..GAMES {
        let mut dealer = Quick::new(seed);
        let mut state = G::new(&agreed, material::<G>());
        let mut steps = 0;
        while let Some(step) = random_step(&state, &mut dealer) {
            steps += 1;
            assert!(steps <= G::INFO.max_steps, "game {seed} of {} does not end", G::INFO.key);
            hash.note(format_args!("{} {}\n", choices(&state), written(step)));
            match step {
                Step::Act(seat, action) => state.act_unchecked(seat, action, &mut ()),
                Step::Reveal(outcome) => state.reveal_unchecked(outcome, &mut ()),
            }
        }
        let places = state.places();
        for seat in everybody(agreed.seats()) {
            hash.note(format_args!("{seat} {} {}\n", state.points(seat), places[seat.index()]));
        }
    }
    hash.0
}

/// How many steps could be taken: for luck, its weight.
fn choices<G: Game>(state: &G) -> u64 {
    match state.turn() {
        Turn::Over => 0,
        Turn::Chance => state.weight().into(),
        Turn::Seats(owing) => owing.iter().map(|seat| legal_actions(state, seat).len() as u64).sum(),
    }
}

/// The 64-bit hash of Fowler, Noll and Vo, in its 1a form: short, and for ever the same.
pub(crate) struct Fnv(pub(crate) u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    pub(crate) fn note(&mut self, text: fmt::Arguments<'_>) {
        self.write_fmt(text).expect("hashing cannot fail");
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes(text.as_bytes());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        let of = |text: &str| {
            let mut hash = Fnv::default();
            hash.note(format_args!("{text}"));
            hash.0
        };
        assert_eq!(of(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(of("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(of("foobar"), 0x8594_4171_f739_67e8);
    }
}
