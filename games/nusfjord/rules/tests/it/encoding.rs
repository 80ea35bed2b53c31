//! The game in numbers, for programs that learn.

use nusfjord::{Chance, Nusfjord};

/// Every number of seats, and every variant.
const SETUPS: [&str; 9] = [
    "1p",
    "1p hard",
    "2p",
    "2p deck=mackerel",
    "2p mixed deck=cod",
    "3p",
    "4p deck=cod",
    "5p",
    "5p mixed deck=mackerel",
];

#[test]
fn obeys_the_encoding() {
    for setup in SETUPS {
        testkit::obeys_the_encoding::<Nusfjord>(setup, 3);
    }
}

/// Ten thousand games in all.
#[test]
fn no_two_actions_share_a_number() {
    testkit::numbers_are_unique::<Nusfjord>(&SETUPS, 10_000_u64.div_ceil(SETUPS.len() as u64));
}

#[test]
fn names_of_seats_do_not_matter() {
    testkit::seats_are_relative::<Nusfjord>("2p", 5, Chance::First);
    testkit::seats_are_relative::<Nusfjord>("3p mixed", 5, Chance::First);
    testkit::seats_are_relative::<Nusfjord>("5p", 5, Chance::First);
}

/// Moves only when a number or a byte changes its meaning. A new number needs a new `ENCODING`.
#[test]
fn fingerprint() {
    assert_eq!(testkit::encoding_fingerprint::<Nusfjord>("1p", 30), 3_777_339_453_832_354_588, "1p");
}
