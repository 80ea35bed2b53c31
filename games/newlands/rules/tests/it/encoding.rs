//! The game in numbers, for programs that learn.

use newlands::{Chance, NewLands};

/// Every number of seats, and every variant.
const SETUPS: [&str; 6] = [
    "2p",
    "2p hand",
    "3p removal=printed first=b",
    "4p",
    "4p hand removal=printed",
    "5p removal=equal first=e",
];

#[test]
fn obeys_the_encoding() {
    for setup in SETUPS {
        testkit::obeys_the_encoding::<NewLands>(setup, 1);
    }
}

/// Ten thousand games in all.
#[test]
fn no_two_actions_share_a_number() {
    testkit::numbers_are_unique::<NewLands>(&SETUPS, 10_000_u64.div_ceil(SETUPS.len() as u64));
}

#[test]
fn names_of_seats_do_not_matter() {
    testkit::seats_are_relative::<NewLands>("2p", 5, Chance::First);
    testkit::seats_are_relative::<NewLands>("4p hand", 5, Chance::First);
}

/// Moves only when a number or a byte changes its meaning. A new number needs a new `ENCODING`.
#[test]
fn fingerprint() {
    assert_eq!(testkit::encoding_fingerprint::<NewLands>("2p", 30), 979_112_828_619_376_411, "2p");
}
