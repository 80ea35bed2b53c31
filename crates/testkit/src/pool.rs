//! Actions seen anywhere: the candidates that `check` must judge as `legal` does, in every state.

use std::collections::BTreeSet;

use dealer::Quick;
use tabletop::{Dealer, Game, Notation};

use crate::play::pick;

/// How many actions are remembered.
const ROOM: usize = 4096;

/// Actions of the same and of other games, and garbled ones that notation happens to be able to express.
pub(crate) struct Pool<G: Game> {
    known: BTreeSet<G::Action>,
    listed: Vec<G::Action>,
}

impl<G: Game> Pool<G> {
    pub fn new() -> Pool<G> {
        Pool { known: BTreeSet::new(), listed: Vec::new() }
    }

    /// Remembers actions.
    pub fn add(&mut self, actions: &[G::Action]) {
        for &action in actions {
            if self.listed.len() < ROOM && self.known.insert(action) {
                self.listed.push(action);
            }
        }
    }

    /// Some candidates: remembered ones, and garbled forms of remembered ones that can still be read.
    pub fn candidates(&mut self, count: usize, dealer: &mut Quick) -> Vec<G::Action> {
        let mut chosen: Vec<_> = (0..count).filter_map(|_| pick(&self.listed, dealer).copied()).collect();
        for index in 0..chosen.len() / 4 {
            let garbled = garble(&chosen[index].to_string(), dealer);
            if let Ok(action) = G::Action::parse(&garbled) {
                self.add(&[action]);
                chosen.push(action);
            }
        }
        chosen
    }
}

/// The text with one small mistake.
pub(crate) fn garble(text: &str, dealer: &mut Quick) -> String {
    const LETTERS: &[char] =
        &['a', 'b', 'h', 'z', '0', '1', '7', '9', '-', '/', ',', '@', '+', '>', ' ', 'é'];
    let mut letters: Vec<char> = text.chars().collect();
    let at = dealer.pick(letters.len() as u32 + 1) as usize;
    let letter = pick(LETTERS, dealer).copied().unwrap_or('a');
    match dealer.pick(4) {
        0 if at < letters.len() => {
            letters.remove(at);
        }
        1 if at + 1 < letters.len() => letters.swap(at, at + 1),
        2 if at < letters.len() => letters[at] = letter,
        _ => letters.insert(at, letter),
    }
    letters.into_iter().collect()
}
