//! The game in numbers, for programs that learn.

use pomory::{Chance, Pomory};

/// Every number of seats, and every variant.
const SETUPS: [&str; 3] = ["2p", "2p first=a", "2p first=b"];

#[test]
fn obeys_the_encoding() {
    for setup in SETUPS {
        testkit::obeys_the_encoding::<Pomory>(setup, 3);
    }
}

/// Ten thousand games in all.
#[test]
fn no_two_actions_share_a_number() {
    testkit::numbers_are_unique::<Pomory>(&SETUPS, 10_000_u64.div_ceil(SETUPS.len() as u64));
}

#[test]
fn names_of_seats_do_not_matter() {
    testkit::seats_are_relative::<Pomory>("2p", 5, Chance::First);
}

/// Moves only when a number or a byte changes its meaning. A new number needs a new `ENCODING`.
#[test]
fn fingerprint() {
    assert_eq!(testkit::encoding_fingerprint::<Pomory>("2p", 30), 13_326_374_616_370_215_749, "2p");
}
