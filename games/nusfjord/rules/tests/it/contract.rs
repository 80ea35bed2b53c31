//! The laws of the table for every number of players, deck and variant.

use nusfjord::Nusfjord;
use testkit::obeys_the_contract;

#[test]
fn two_players_obey_the_contract() {
    obeys_the_contract::<Nusfjord>("2p", 8);
    obeys_the_contract::<Nusfjord>("2p deck=mackerel", 6);
    obeys_the_contract::<Nusfjord>("2p deck=cod", 6);
    obeys_the_contract::<Nusfjord>("2p mixed deck=cod", 6);
}

#[test]
fn three_players_obey_the_contract() {
    obeys_the_contract::<Nusfjord>("3p", 3);
    obeys_the_contract::<Nusfjord>("3p deck=mackerel", 3);
    obeys_the_contract::<Nusfjord>("3p mixed deck=mackerel", 2);
}

#[test]
fn four_players_obey_the_contract() {
    obeys_the_contract::<Nusfjord>("4p deck=cod", 3);
    obeys_the_contract::<Nusfjord>("4p mixed", 2);
}

#[test]
fn five_players_obey_the_contract() {
    obeys_the_contract::<Nusfjord>("5p deck=mackerel", 2);
    obeys_the_contract::<Nusfjord>("5p deck=cod", 2);
    obeys_the_contract::<Nusfjord>("5p mixed", 2);
}

#[test]
fn solo_games_obey_the_contract() {
    obeys_the_contract::<Nusfjord>("1p", 6);
    obeys_the_contract::<Nusfjord>("1p deck=mackerel mixed", 4);
    obeys_the_contract::<Nusfjord>("1p hard deck=cod", 6);
    obeys_the_contract::<Nusfjord>("1p campaign=1 deck=mackerel", 4);
}
