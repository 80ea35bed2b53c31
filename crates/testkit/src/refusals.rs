//! Which of several refusals is the most telling.

use std::collections::BTreeSet;

use tabletop::{Game, Say};

/// Of several refusals the greatest is shown, so their order is a decision: a game's test writes it down, the least
/// telling first. Every refusal that the English words know must stand in the list.
///
/// # Panics
/// If the order is another one, or a refusal is missing.
#[track_caller]
pub fn refusals_in_order<G: Game>(least_telling_first: &[G::Refusal]) {
    for pair in least_telling_first.windows(2) {
        assert!(pair[0] < pair[1], "{:?} is not less telling than {:?}", pair[0], pair[1]);
    }
    let beginning = format!("{}-refusal-", G::INFO.key);
    let english = G::INFO.lang.iter().find(|(lang, _)| *lang == "en").map_or("", |(_, text)| text);
    let words = english.lines().filter_map(|line| line.split(' ').next());
    let written: BTreeSet<&str> = words.filter(|id| id.starts_with(&beginning)).collect();
    let listed: BTreeSet<&str> = least_telling_first.iter().map(|refusal| refusal.say().id).collect();
    assert_eq!(listed, written, "the list on the left, the words on the right");
}
