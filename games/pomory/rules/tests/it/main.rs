//! The rules of Pomory, tested; the modules follow the rulebook.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bets;
mod cards;
mod combinations;
mod desk;
mod encoding;
mod end;
mod example;
mod hidden;
mod material;
mod movement;
mod naive;
mod naive_round;
mod news;
mod news_bets;
mod news_movement;
mod news_pairs;
mod news_scoring;
mod news_weather;
mod outlook;
mod position;
mod reckoning;
mod refusals;
mod rulings;
mod scoring;
mod sets;
mod setup;
mod weather;
mod words;

use pomory::Pomory;

#[test]
fn obeys_the_contract() {
    for setup in ["2p", "2p first=a", "2p first=b"] {
        testkit::obeys_the_contract::<Pomory>(setup, 8);
    }
}

#[test]
fn playthroughs() {
    testkit::playthroughs::<Pomory>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn perft() {
    testkit::perft_file::<Pomory>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_statement_has_a_test() {
    testkit::every_statement_has_a_test(env!("CARGO_MANIFEST_DIR"), "PO");
}

/// Moves only when a rule does; then raise `rules_revision`, too.
#[test]
fn fingerprint() {
    assert_eq!(testkit::fingerprint::<Pomory>("2p"), 4_632_004_657_487_873_833);
}
