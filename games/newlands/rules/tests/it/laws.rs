//! What holds for every game, and the records and numbers of this one.

use newlands::NewLands;
use tabletop::{Game, Table};

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
fn obeys_the_contract() {
    for setup in SETUPS {
        testkit::obeys_the_contract::<NewLands>(setup, 1);
    }
}

/// The contract looks at few games, and closely. Here many are played, and every component and every cached number is
/// counted after every step.
#[test]
fn nothing_is_lost_in_many_games() {
    for setup in SETUPS {
        for seed in 100..115 {
            let whole = testkit::random_game::<NewLands>(setup, seed);
            let mut table = Table::<NewLands>::new(*whole.setup(), testkit::material::<NewLands>());
            for &step in whole.steps() {
                table.step(step).unwrap();
                table.state().audit().unwrap();
            }
            assert_eq!(table.state(), whole.state());
        }
    }
}

#[test]
fn records_replay() {
    testkit::playthroughs::<NewLands>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn trees_have_their_known_sizes() {
    testkit::perft_file::<NewLands>(env!("CARGO_MANIFEST_DIR"));
}

/// If one of these numbers moves, a rule, a notation or the order of actions has changed.
#[test]
fn the_fingerprints_stay() {
    let fingerprints = ["2p", "5p", "3p hand removal=printed"].map(testkit::fingerprint::<NewLands>);
    assert_eq!(
        fingerprints.map(|number| format!("{number:016x}")),
        ["cf43354dbac5654c", "323b0faf202721d2", "27747706fe1abe4f"]
    );
}

#[test]
fn every_statement_of_the_rules_has_a_test() {
    testkit::every_statement_has_a_test(env!("CARGO_MANIFEST_DIR"), "NL");
}
