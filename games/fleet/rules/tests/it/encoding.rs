//! The game in numbers, for programs that learn.

use fleet::{Chance, Fleet};

/// Every number of seats, and every variant.
const SETUPS: [&str; 8] = [
    "1p",
    "2p",
    "3p",
    "4p first=c",
    "2p captains",
    "3p trophies",
    "4p captains trophies",
    "2p captains trophies first=b",
];

#[test]
fn obeys_the_encoding() {
    for setup in SETUPS {
        testkit::obeys_the_encoding::<Fleet>(setup, 3);
    }
}

/// Ten thousand games in all.
#[test]
fn no_two_actions_share_a_number() {
    testkit::numbers_are_unique::<Fleet>(&SETUPS, 10_000_u64.div_ceil(SETUPS.len() as u64));
}

#[test]
fn names_of_seats_do_not_matter() {
    testkit::seats_are_relative::<Fleet>("2p", 5, Chance::First);
    testkit::seats_are_relative::<Fleet>("4p captains trophies", 5, Chance::First);
}

/// Moves only when a number or a byte changes its meaning. A new number needs a new `ENCODING`.
#[test]
fn fingerprint() {
    assert_eq!(testkit::encoding_fingerprint::<Fleet>("1p", 30), 12_807_187_603_060_025_720, "1p");
}
