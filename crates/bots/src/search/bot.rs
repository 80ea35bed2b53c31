//! Bots that search: [`Search`] with the game's knowledge, [`Uct`] without.

use dealer::Quick;
use tabletop::{Seat, Seen};

use super::{Mind, Strategy, Verdict, grow, rate_without_tree, tree::Tree, verdict};
use crate::{ActionOf, Bot, Budget, Knowledge, Limits, mix, only_choice};

/// A bot that searches by its game's [`Strategy`]. Told what the seats do, it goes on from what it thought before.
pub struct Search<K: Knowledge> {
    mind: Mind<K>,
    /// How long it thinks, whatever others are given.
    budget: Option<Budget>,
    /// How much it errs.
    noise: f64,
    trees: Vec<Tree<K>>,
    /// Is the root of the trees where the game stands?
    follows: bool,
}

impl<K: Knowledge> Default for Search<K> {
    fn default() -> Search<K> {
        Search::new(Mind::default())
    }
}

impl<K: Knowledge> Search<K> {
    /// A bot that has not thought yet.
    pub fn new(mind: Mind<K>) -> Search<K> {
        Search { mind, budget: None, noise: 0.0, trees: Vec::new(), follows: false }
    }

    /// The same with a budget of its own, if one is given, and with noise from 0, always the best, to 1 (see
    /// [`Verdict::choice`]).
    #[must_use]
    pub fn with(self, budget: Option<Budget>, noise: f64) -> Search<K> {
        Search { budget, noise, ..self }
    }

    /// The same with what another has thought, who thinks alike.
    #[must_use]
    pub fn continuing(self, thought: Search<K>) -> Search<K> {
        Search { trees: thought.trees, follows: thought.follows, ..self }
    }

    /// How it explores and judges.
    pub fn mind(&self) -> &Mind<K> {
        &self.mind
    }

    /// A seat acted, alone and for all to see: only what its own seat could see may be told to a bot. Who tells anything
    /// must tell everything that happens between two choices, or make it [forget](Search::forget).
    pub fn saw(&mut self, seat: Seat, action: ActionOf<K>) {
        self.follows = true;
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

    /// Forgets what cannot come any more, and all the rest if that still has more than `most` nodes and edges.
    pub fn keep_at_most(&mut self, most: usize) {
        self.trees.iter_mut().for_each(Tree::prune);
        if self.size() > most {
            self.forget();
        }
    }

    /// The number of nodes and edges it remembers.
    pub fn size(&self) -> usize {
        self.trees.iter().map(Tree::size).sum()
    }

    /// Has it thought of the position on the table before?
    pub fn remembers(&self) -> bool {
        !self.trees.is_empty()
    }

    /// Rates the legal actions of the seat that looks.
    pub fn rate(&mut self, seen: &Seen<'_, K::Game>, limits: &Limits<'_>) -> Verdict<ActionOf<K>> {
        limits.run(|| {
            let deadline = limits.deadline();
            if let Some(verdict) = rate_without_tree(seen, limits, &self.mind) {
                self.forget();
                return verdict;
            }
            let threads = limits.threads.max(1) as usize;
            self.trees.truncate(threads);
            while self.trees.len() < threads {
                let number = self.trees.len() as u64;
                self.trees.push(Tree::new(mix(limits.seed, number), &self.mind));
            }
            grow(&mut self.trees, seen, limits, deadline);
            verdict(seen, &self.trees)
        })
    }
}

impl<K: Knowledge> Bot<K::Game> for Search<K> {
    /// Goes on from its last thought if it was told how the game went on since and thinks for a time. With a budget in
    /// playouts it begins anew and thinks on one thread, so that such a choice is the same whatever was thought before, on
    /// every machine.
    fn choose(&mut self, seen: &Seen<'_, K::Game>, limits: &Limits<'_>) -> ActionOf<K> {
        let budget = self.budget.unwrap_or(limits.budget);
        let limits = Limits { budget, ..*limits }.reproducible();
        let follows = std::mem::take(&mut self.follows);
        if !follows || matches!(budget, Budget::Playouts(_)) {
            self.forget();
        }
        if let Some(action) = only_choice(seen) {
            return action;
        }
        let verdict = self.rate(seen, &limits);
        if matches!(budget, Budget::Playouts(_)) {
            self.forget();
        }
        if !self.mind.strategy.informed {
            return verdict.choice(limits.seed, self.noise);
        }
        let sample = seen.sample(&mut Quick::new(limits.seed));
        let pointless = |action| K::is_pointless(seen, &sample, action);
        verdict.without(pointless).choice(limits.seed, self.noise)
    }
}

/// Plain tree search with random playouts and no knowledge of the game: a yardstick.
pub struct Uct<K: Knowledge>(Search<K>);

impl<K: Knowledge> Uct<K> {
    /// With a budget of its own, if one is given.
    pub fn new(mind: Mind<K>, budget: Option<Budget>) -> Uct<K> {
        Uct(Search::new(Mind { strategy: Strategy::PLAIN, ..mind }).with(budget, 0.0))
    }
}

impl<K: Knowledge> Default for Uct<K> {
    fn default() -> Uct<K> {
        Uct::new(Mind::default(), None)
    }
}

impl<K: Knowledge> Bot<K::Game> for Uct<K> {
    fn choose(&mut self, seen: &Seen<'_, K::Game>, limits: &Limits<'_>) -> ActionOf<K> {
        self.0.choose(seen, limits)
    }
}
