//! What bots know of Nusfjord.

#![allow(clippy::unwrap_used)]

mod exchanging;
mod learning;
mod tuning;

use bots::{
    Kind,
    laws::{self, material, win_rate},
};
use nusfjord::Nusfjord;
use nusfjord_bot::NusfjordBot;

#[test]
fn the_knowledge_is_whole() {
    laws::weights_are_complete::<NusfjordBot>();
    laws::learned_values_are_complete::<NusfjordBot>();
    laws::features_have_their_places::<NusfjordBot>(&["1p hard", "2p deck=cod", "5p mixed"]);
    laws::ends_are_judged_by_points::<NusfjordBot>(&["1p", "2p", "5p mixed"]);
}

#[test]
fn greedy_beats_random() {
    assert!(win_rate::<NusfjordBot>("2p", &[Kind::Greedy, Kind::Random], 12, 1) > 0.9);
    let four = [Kind::Greedy, Kind::Random, Kind::Random, Kind::Random];
    assert!(win_rate::<NusfjordBot>("4p", &four, 8, 1) > 0.7);
}

#[test]
fn searching_beats_greedy_where_looking_ahead_pays() {
    assert!(win_rate::<NusfjordBot>("2p", &[Kind::Search, Kind::Greedy], 8, 100) > 0.7);
}

#[test]
fn all_variants_are_played() {
    let setups = ["1p hard", "1p campaign=1", "2p deck=cod double=1", "3p mixed", "5p deck=mackerel"];
    laws::setups_are_played::<NusfjordBot>(&setups, &[Kind::Search, Kind::Greedy]);
}

/// The C buildings in other hands are hidden.
#[test]
fn bots_do_not_look_into_hands() {
    let game = material::<Nusfjord>();
    assert!(laws::choices_ignore_secrets::<NusfjordBot>("2p", game, 2, (2, 200)) > 5);
    assert!(laws::choices_ignore_secrets::<NusfjordBot>("4p", game, 1, (4, 200)) > 2);
}
