//! What bots know of New Lands.

#![allow(clippy::unwrap_used)]

mod halving;

use bots::{
    Kind,
    laws::{self, material, win_rate},
    learn::Plan,
};
use newlands::NewLands;
use newlands_bot::NewLandsBot;

#[test]
fn the_knowledge_is_whole() {
    laws::weights_are_complete::<NewLandsBot>();
    laws::learned_values_are_complete::<NewLandsBot>();
    laws::features_have_their_places::<NewLandsBot>(&["2p", "3p hand", "5p"]);
    laws::ends_are_judged_by_points::<NewLandsBot>(&["2p", "3p hand", "5p"]);
}

#[test]
fn greedy_beats_random() {
    assert!(win_rate::<NewLandsBot>("2p", &[Kind::Greedy, Kind::Random], 12, 1) > 0.9);
    let four = [Kind::Greedy, Kind::Random, Kind::Random, Kind::Random];
    assert!(win_rate::<NewLandsBot>("4p", &four, 8, 1) > 0.7);
}

#[test]
fn all_variants_are_played() {
    laws::setups_are_played::<NewLandsBot>(&["3p hand", "5p removal=equal"], &[Kind::Search, Kind::Greedy]);
}

/// Nothing is hidden but what luck will bring, which is in no state: the pile has no order to look at.
#[test]
fn where_only_luck_is_unknown_there_is_nothing_to_look_at() {
    let material = material::<NewLands>();
    assert_eq!(laws::choices_ignore_secrets::<NewLandsBot>("3p", material, 1, (16, 200)), 0);
}

#[test]
fn networks_learn_from_nothing() {
    let plan = Plan { games: 160, random: 30, compare: true, level: false, seed: 1 };
    let (_, reports) = laws::learned::<NewLandsBot>(&["2p", "4p"], None, &plan);
    let (first, last) = (reports.first().unwrap(), reports.last().unwrap());
    assert_eq!(first.before, first.after, "who knows nothing judges by the evaluation alone");
    assert!(last.after < 0.9 * last.before, "{last:?}");
}
