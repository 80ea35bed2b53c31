//! A player that remembers what it has thought.

use tabletop::{Seat, Seen};

use super::{Mind, Verdict, grow, tree::Tree, verdict, work_out};
use crate::{Played, Terms, mix};

/// Thinks about one game. Told what the seats do, it goes on from what it thought before.
pub struct Thinker<G: Played> {
    mind: Mind<G>,
    trees: Vec<Tree<G>>,
}

impl<G: Played> Thinker<G> {
    /// Somebody who has not thought yet.
    pub fn new(mind: Mind<G>) -> Thinker<G> {
        Thinker { mind, trees: Vec::new() }
    }

    /// How it explores and judges.
    pub fn mind(&self) -> &Mind<G> {
        &self.mind
    }

    /// A seat acted, alone and for all to see: only what its own seat could see may be told to a bot.
    pub fn saw(&mut self, seat: Seat, action: G::Action) {
        // All trees must know how it goes on, or one of them would speak for all.
        if !self.trees.iter_mut().all(|tree| tree.goes_on_by(seat, action)) {
            self.forget();
        }
    }

    /// Forgets everything. To be done when something happened that its seat could not see, and when luck decided: what was
    /// thought before is an average over everything that luck might have brought.
    pub fn forget(&mut self) {
        self.trees.clear();
    }

    /// Forgets what cannot come any more, and all the rest if that still has more than `most` places and edges.
    pub fn keep_at_most(&mut self, most: usize) {
        self.trees.iter_mut().for_each(Tree::prune);
        if self.size() > most {
            self.forget();
        }
    }

    /// The number of places and edges it remembers.
    pub fn size(&self) -> usize {
        self.trees.iter().map(Tree::size).sum()
    }

    /// Has it thought of the position on the table before?
    pub fn remembers(&self) -> bool {
        !self.trees.is_empty()
    }

    /// Rates the legal actions of the seat that looks.
    pub fn rate(&mut self, seen: &Seen<'_, G>, seed: u64, terms: &Terms<'_>) -> Verdict<G::Action> {
        if let Some(verdict) = work_out(seen, seed, terms, &self.mind) {
            self.forget();
            return verdict;
        }
        if self.trees.len() != terms.trees.max(1) as usize {
            let plant = |number| Tree::new(mix(seed, number), &self.mind);
            self.trees = (0..terms.trees.max(1).into()).map(plant).collect();
        }
        grow(&mut self.trees, seen, terms);
        verdict(seen, &self.trees)
    }
}
