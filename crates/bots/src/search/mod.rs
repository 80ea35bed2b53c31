//! Monte-Carlo search that knows no more than its seat.
//!
//! A game states its [`Strategy`]: methods of which the first that fits a position rates it. [`Method::Tree`] is UCT (Kocsis
//! & Szepesvári 2006) over information sets (Cowling, Powley & Whitehouse 2012): every round draws a state that the seat
//! cannot tell from the true one, walks down the tree with it, adds one node, plays on from there and carries home what each
//! seat got (max^n: everybody plays for himself). Because each round has a sample of its own, the tree holds what is good on
//! average over everything that may be hidden, and an action counts only in the samples in which it is legal.

mod analysis;
mod bot;
mod exact;
mod node;
mod playout;
mod regret_matching;
mod reward;
mod sequential_halving;
mod strategy;
mod tree;

pub use analysis::{Analysis, analyse};
pub use bot::{Search, Uct};
pub use regret_matching::equilibrium;
pub use reward::lead;
pub(crate) use reward::{LOOK_AHEAD, most_promising, promise, shares, squash};
pub use strategy::{Luck, Method, RegretMatching, SequentialHalving, Strategy, TreeSearch};

use std::time::Instant;

use dealer::Quick;
use rayon::prelude::*;
use tabletop::{Dealer, Game, Seen, Turn};

use crate::{ActionOf, Knowledge, Limits, Weights, Worth, learned::Learned, mix, net};
use tree::{Tally, Tree};

/// What the search thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// How often it was tried: the measure of how good it is held to be.
    pub visits: u32,
    /// What it brought its seat on average, from 0 (lost by far) to 1 (won by far).
    pub value: f64,
    /// How often it should be done: always or never, but where several seats decide at the same time.
    pub share: f64,
    /// The points each seat may expect after it.
    pub points: Worth,
    /// Each seat's chance to win after it.
    pub wins: Worth,
}

/// What the search thinks of all legal actions, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<A> {
    /// The legal actions.
    pub actions: Vec<Rated<A>>,
    /// How many playouts that rests on.
    pub playouts: u32,
    /// Is it no estimate, but worked out to the end of the game?
    pub exact: bool,
    /// Do values say how good actions are, and visits little?
    pub by_value: bool,
}

impl<A> Rated<A> {
    fn untried(action: A) -> Rated<A> {
        Rated { action, visits: 0, value: 0.0, share: 0.0, points: Worth::default(), wins: Worth::default() }
    }
}

impl<A: Copy> Verdict<A> {
    /// The action to choose; where seats decide at the same time, the one most likely to be right.
    pub fn best(&self) -> A {
        self.actions[0].action
    }

    /// The same without actions that lead nowhere, unless nothing else is left.
    #[must_use]
    pub(crate) fn without(mut self, pointless: impl Fn(A) -> bool) -> Verdict<A> {
        let best = self.actions[0].share;
        let sensible: Vec<_> =
            self.actions.iter().copied().filter(|rated| !pointless(rated.action)).collect();
        if !sensible.is_empty() {
            self.actions = sensible;
        }
        // Where one action is held for the best, the next best takes its place.
        if best >= 1.0 {
            self.actions[0].share = best;
        }
        self
    }

    /// An action drawn by how often each should be done. Noise, from 0 to 1, lets others be drawn too, by how often they
    /// were thought of; after sequential halving by how little worse they are, and where several decide at the same time all that were
    /// thought of alike.
    pub fn choice(&self, seed: u64, noise: f64) -> A {
        const LOTS: u32 = 1 << 24;
        let mixes = self.actions[0].share < 1.0;
        // By how much those that were tried are usually behind the best.
        let (behind, count) = self
            .actions
            .iter()
            .filter(|rated| rated.visits > 0)
            .fold((0.0, 0.0), |(behind, count), rated| {
                (behind + self.actions[0].value - rated.value, count + 1.0)
            });
        let usual = (behind / count).max(1e-9);
        let weight = |rated: &Rated<A>| {
            if noise > 0.0 && self.by_value {
                let behind = (self.actions[0].value - rated.value) / usual;
                (-behind / (noise * noise)).exp()
            } else if noise > 0.0 && !self.exact && mixes {
                let thought_of = if rated.visits > 0 { 1.0 / count } else { 0.0 };
                rated.share + noise * noise * thought_of
            } else if noise > 0.0 && !self.exact {
                f64::from(rated.visits).powf(1.0 / noise)
            } else {
                rated.share
            }
        };
        let all: f64 = self.actions.iter().map(weight).sum();
        let mut lot = all * f64::from(Quick::new(mix(seed, 7)).pick(LOTS)) / f64::from(LOTS);
        for rated in &self.actions {
            lot -= weight(rated);
            if lot < 0.0 {
                return rated.action;
            }
        }
        self.best()
    }
}

/// How a search explores, and by which numbers it judges.
#[derive(Debug)]
pub struct Mind<K: Knowledge> {
    /// How it explores.
    pub strategy: Strategy,
    /// The numbers by which the game is judged.
    pub weights: K::Weights,
    /// What it has learned, if it has.
    pub learned: Option<&'static [f32]>,
}

impl<K: Knowledge> Mind<K> {
    /// Judged by the game's numbers alone, without what was learned from play.
    pub fn without_learned() -> Mind<K> {
        Mind { learned: None, ..Mind::default() }
    }

    /// The points each seat may expect at the end.
    pub fn judge(&self, state: &K::Game) -> Worth {
        let mut worth = K::evaluate(state, &self.weights);
        if let Some(learned) = self.learned.filter(|_| state.turn() != Turn::Over) {
            K::features(state, &mut |seat, feature, much| worth[seat.index()] += much * learned[feature]);
            K::entities(state, &mut |seat, net, inputs| {
                worth[seat.index()] += net::value(&learned[net..], inputs)
            });
        }
        worth
    }
}

impl<K: Knowledge> Clone for Mind<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K: Knowledge> Copy for Mind<K> {}

impl<K: Knowledge> Default for Mind<K> {
    fn default() -> Self {
        Mind {
            strategy: K::STRATEGY,
            weights: *K::Weights::tuned(),
            learned: K::learned().map(Learned::table),
        }
    }
}

/// Rates the legal actions of the seat that looks.
pub fn rate<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    limits: &Limits<'_>,
    mind: &Mind<K>,
) -> Verdict<ActionOf<K>> {
    Search::new(*mind).rate(seen, limits)
}

/// What the first of the strategy's methods says that fits the position; `None` if that is a tree.
fn rate_without_tree<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    limits: &Limits<'_>,
    mind: &Mind<K>,
) -> Option<Verdict<ActionOf<K>>> {
    for method in mind.strategy.methods {
        let verdict = match method {
            Method::Exact => exact::rate(seen, limits, mind),
            Method::RegretMatching(search) => regret_matching::rate(seen, limits, mind, search),
            Method::SequentialHalving(search) => sequential_halving::rate(seen, limits, mind, search),
            Method::Tree(_) => return None,
        };
        if verdict.is_some() {
            return verdict;
        }
    }
    None
}

/// Lets trees grow as long as the limits say; a thought for a time ends at its deadline.
fn grow<K: Knowledge>(
    trees: &mut [Tree<K>],
    seen: &Seen<'_, K::Game>,
    limits: &Limits<'_>,
    deadline: Option<Instant>,
) {
    let grow = |(number, tree): (usize, &mut Tree<K>)| {
        let mut watch = limits.watch(number as u32, deadline);
        loop {
            let round = watch.next_round();
            if round == 0 {
                return;
            }
            (0..round).for_each(|_| tree.grow(seen));
        }
    };
    match trees {
        [tree] => grow((0, tree)),
        several => several.par_iter_mut().enumerate().for_each(grow),
    }
}

/// Adds up what the trees found.
fn verdict<K: Knowledge>(seen: &Seen<'_, K::Game>, trees: &[Tree<K>]) -> Verdict<ActionOf<K>> {
    let seat = seen.seat();
    let mut shares = Vec::new();
    let mut actions = Vec::new();
    for action in seen.legal() {
        let (mut visits, mut total, mut share) = (0, 0.0, 0.0);
        let mut tally = Tally::default();
        for tree in trees {
            if let Some(edge) = tree.root().edge(seat, action) {
                (visits, total) = (visits + edge.visits, total + edge.total);
                share += f64::from(edge.share);
                tally.add(&tree.tally(seat, action));
            }
        }
        shares.push(share);
        let value = if visits == 0 { 0.0 } else { total / f64::from(visits) };
        let (points, wins) = tally.means();
        actions.push(Rated { action, visits, value, share, points, wins });
    }
    let all: f64 = shares.iter().sum();
    let mixes = all > 0.0 && matches!(seen.turn(), Turn::Seats(_));
    if mixes {
        actions.iter_mut().for_each(|rated| rated.share /= all);
        actions.sort_by(|a, b| b.share.total_cmp(&a.share).then(b.visits.cmp(&a.visits)));
    } else {
        // A stable sort: equals stay in the order of their notation.
        actions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        actions.iter_mut().enumerate().for_each(|(rank, rated)| rated.share = f64::from(rank == 0));
    }
    Verdict { actions, playouts: trees.iter().map(Tree::playouts).sum(), exact: false, by_value: false }
}
