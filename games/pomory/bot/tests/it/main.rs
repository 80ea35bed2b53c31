//! What bots know of Pomory.

#![allow(clippy::unwrap_used)]

mod equilibrium;
mod level;

use bots::{
    Kind,
    laws::{self, material, win_rate},
};
use pomory::Pomory;
use pomory_bot::PomoryBot;

#[test]
fn the_knowledge_is_whole() {
    laws::weights_are_complete::<PomoryBot>();
    laws::learned_values_are_complete::<PomoryBot>();
    laws::features_have_their_places::<PomoryBot>(&["2p"]);
    laws::ends_are_judged_by_points::<PomoryBot>(&["2p"]);
}

#[test]
fn greedy_beats_random() {
    assert!(win_rate::<PomoryBot>("2p", &[Kind::Greedy, Kind::Random], 12, 1) > 0.9);
}

#[test]
fn the_game_is_played() {
    laws::setups_are_played::<PomoryBot>(&["2p"], &[Kind::Search, Kind::Greedy]);
}

/// Sealed bets and news are hidden.
#[test]
fn bots_do_not_look_at_bets_and_news() {
    assert!(laws::choices_ignore_secrets::<PomoryBot>("2p", material::<Pomory>(), 2, (3, 150)) > 20);
}
