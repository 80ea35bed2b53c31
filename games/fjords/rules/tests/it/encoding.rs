//! The game in numbers, for programs that learn.

use fjords::{Chance, Fjords};

/// Every number of seats, and every variant.
const SETUPS: [&str; 10] = [
    "2p",
    "3p",
    "4p",
    "2p epic",
    "2p original",
    "2p runes=game4",
    "3p runes=game6",
    "4p runes=game7",
    "2p epic runes=friendship,home,wisdom,secret",
    "4p runes=strength,water,friendship,journey,horse,wisdom,home,secret",
];

#[test]
fn obeys_the_encoding() {
    for setup in SETUPS {
        testkit::obeys_the_encoding::<Fjords>(setup, 3);
    }
}

/// Ten thousand games in all.
#[test]
fn no_two_actions_share_a_number() {
    testkit::numbers_are_unique::<Fjords>(&SETUPS, 10_000_u64.div_ceil(SETUPS.len() as u64));
}

#[test]
fn names_of_seats_do_not_matter() {
    testkit::seats_are_relative::<Fjords>("2p", 5, Chance::First);
    testkit::seats_are_relative::<Fjords>("3p", 5, Chance::First);
    testkit::seats_are_relative::<Fjords>(
        "4p runes=strength,water,friendship,journey,horse,wisdom,home,secret",
        5,
        Chance::First,
    );
    testkit::seats_are_relative::<Fjords>("2p original", 5, Chance::First);
}

/// Moves only when a number or a byte changes its meaning. A new number needs a new `ENCODING`.
#[test]
fn fingerprint() {
    assert_eq!(testkit::encoding_fingerprint::<Fjords>("2p", 30), 9_215_477_998_546_003_009, "2p");
}
