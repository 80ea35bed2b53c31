//! What bots know of Fleet.

use bots::{
    Kind,
    laws::{self, material, win_rate},
};
use fleet::Fleet;
use fleet_bot::FleetBot;

#[test]
fn the_knowledge_is_whole() {
    laws::weights_are_complete::<FleetBot>();
    laws::learned_values_are_complete::<FleetBot>();
    laws::features_have_their_places::<FleetBot>(&["1p", "2p", "4p captains trophies"]);
    laws::ends_are_judged_by_points::<FleetBot>(&["1p", "2p", "4p captains trophies"]);
}

#[test]
fn greedy_beats_random() {
    assert!(win_rate::<FleetBot>("2p", &[Kind::Greedy, Kind::Random], 12, 1) > 0.9);
    let four = [Kind::Greedy, Kind::Random, Kind::Random, Kind::Random];
    assert!(win_rate::<FleetBot>("4p", &four, 8, 1) > 0.7);
}

#[test]
fn all_variants_are_played() {
    let setups = ["1p", "3p captains", "4p captains trophies"];
    laws::setups_are_played::<FleetBot>(&setups, &[Kind::Search, Kind::Greedy]);
}

/// Nothing is hidden but what luck will bring, which is in no state.
#[test]
fn where_only_luck_is_unknown_there_is_nothing_to_look_at() {
    assert_eq!(laws::choices_ignore_secrets::<FleetBot>("2p", material::<Fleet>(), 1, (16, 200)), 0);
}
