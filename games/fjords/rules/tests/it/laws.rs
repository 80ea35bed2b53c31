//! Laws that hold for every game, golden records and known numbers.

use fjords::Fjords;

/// Every setup that changes the rules, alone and together.
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
fn obeys_the_contract() {
    for setup in SETUPS {
        testkit::obeys_the_contract::<Fjords>(setup, 6);
    }
}

#[test]
fn the_plain_game_obeys_the_contract_for_long() {
    testkit::obeys_the_contract::<Fjords>("2p", 40);
}

#[test]
fn playthroughs() {
    testkit::playthroughs::<Fjords>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn perft() {
    testkit::perft_file::<Fjords>(env!("CARGO_MANIFEST_DIR"));
}

/// Moves only when a rule does. A new number needs a new rules revision.
#[test]
fn fingerprint() {
    assert_eq!(testkit::fingerprint::<Fjords>("2p"), 11_965_034_217_433_086_230, "the plain game");
}

#[test]
fn every_statement_has_a_test() {
    testkit::every_statement_has_a_test(env!("CARGO_MANIFEST_DIR"), "FJ");
}
