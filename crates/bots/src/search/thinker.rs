//! A player that remembers what it has thought.

use tabletop::{Seat, Seen};

use super::{Mind, Verdict, grow, tree::Tree, verdict, work_out};
use crate::{Played, Terms, mix};

/// Thinks about one game from beginning to end. Told what happens, it goes on from what it thought before.
pub struct Thinker<G: Played> {
    mind: Mind<G>,
    seed: u64,
    thoughts: u64,
    trees: Vec<Tree<G>>,
}

impl<G: Played> Thinker<G> {
    /// Somebody who has not thought yet.
    pub fn new(seed: u64, mind: Mind<G>) -> Thinker<G> {
        Thinker { mind, seed, thoughts: 0, trees: Vec::new() }
    }

    /// A seat acted; `None` if what it did cannot be seen. Only what it was told may be told to a bot.
    pub fn saw_action(&mut self, seat: Seat, action: Option<G::Action>) {
        match action {
            Some(action) => self.keep(|tree| tree.goes_on_by(seat, action)),
            None => self.trees.clear(),
        }
    }

    /// Luck brought something; `None` if it cannot be seen.
    pub fn saw_luck(&mut self, outcome: Option<G::Chance>) {
        match outcome {
            Some(outcome) => self.keep(|tree| tree.goes_on_with(outcome)),
            None => self.trees.clear(),
        }
    }

    /// Keeps the trees if all of them know how it goes on.
    fn keep(&mut self, mut goes_on: impl FnMut(&mut Tree<G>) -> bool) {
        if !self.trees.iter_mut().all(&mut goes_on) {
            self.trees.clear();
        }
    }

    /// Has it thought of the position on the table before?
    pub fn remembers(&self) -> bool {
        !self.trees.is_empty()
    }

    /// Rates the legal actions of the seat that looks.
    pub fn rate(&mut self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Verdict<G::Action> {
        self.thoughts += 1;
        let seed = mix(self.seed, self.thoughts);
        if let Some(verdict) = work_out(seen, seed, terms, &self.mind) {
            return verdict;
        }
        if self.trees.len() != terms.trees.max(1) as usize {
            let plant = |number| Tree::new(mix(seed, number), &self.mind);
            self.trees = (0..terms.trees.max(1).into()).map(plant).collect();
        }
        self.trees.iter_mut().for_each(Tree::prune);
        grow(&mut self.trees, seen, terms);
        verdict(seen, &self.trees)
    }
}
