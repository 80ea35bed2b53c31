//! Laws that hold for every game, golden records and known numbers.

use fleet::Fleet;
use tabletop::{Game, Table};

/// Every setup that changes the rules, alone and together.
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
fn obeys_the_contract() {
    for setup in SETUPS {
        testkit::obeys_the_contract::<Fleet>(setup, 2);
    }
}

/// The contract looks at few games, and closely. Here many are played, and every box, boat, fish and die is counted
/// after every step.
#[test]
fn nothing_is_lost_in_many_games() {
    for setup in SETUPS {
        for seed in 100..120 {
            let whole = testkit::random_game::<Fleet>(setup, seed);
            let mut table = Table::<Fleet>::new(whole.setup().clone(), testkit::material::<Fleet>());
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
    testkit::playthroughs::<Fleet>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn trees_have_their_known_sizes() {
    testkit::perft_file::<Fleet>(env!("CARGO_MANIFEST_DIR"));
}

/// If one of these numbers moves, a rule, a number of the sheet, a notation or the order of actions has changed.
#[test]
fn the_fingerprints_stay() {
    let fingerprints = ["1p", "2p", "4p captains trophies"].map(testkit::fingerprint::<Fleet>);
    assert_eq!(
        fingerprints.map(|number| format!("{number:016x}")),
        ["b5d58596cb1bd065", "8d6b5c8413ea0775", "05e10db8cca6840c"]
    );
}

#[test]
fn every_statement_of_the_rules_has_a_test() {
    testkit::every_statement_has_a_test(env!("CARGO_MANIFEST_DIR"), "FL");
}

/// A state is small: at most 300 bytes for each of four players.
#[test]
fn states_are_small() {
    assert!(std::mem::size_of::<Fleet>() <= 4 * 300, "{} bytes", std::mem::size_of::<Fleet>());
}
