//! Monte-Carlo tree search that knows no more than its seat.
//!
//! Every round of the search draws a state that the seat cannot tell from the true one, walks down the tree with it,
//! adds one place to the tree, plays on from there and carries home what each seat got (max^n: everybody plays for
//! himself). Because each round has a sample of its own, the tree holds what is good on average over everything
//! that may be hidden (information-set search), and an action counts only in the samples in which it is legal. Where
//! several seats decide at the same time, each mixes its actions by regret.

mod analysis;
mod exact;
mod place;
mod playout;
mod race;
mod reward;
mod sealed;
mod style;
mod thinker;
mod tree;

pub use analysis::{Analysis, analyse};
pub use reward::lead;
pub(crate) use reward::{FORESIGHT, most_promising, promise, shares, squash};
pub use sealed::equilibrium;
pub use style::{Luck, Style};
pub use thinker::Thinker;

use dealer::Quick;
use rayon::prelude::*;
use tabletop::{Dealer, Seen, Turn};

use crate::{Played, Terms, Weights, Worth, lore::Lore, mix, net};
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
    /// Did actions race each other, so that their values say how good they are, and visits little?
    pub raced: bool,
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

    /// An action drawn by how often each should be done. Noise, from 0 to 1, lets others be drawn too, by how often they
    /// were thought of; after a race by how little worse they are, and where several decide at the same time all that were
    /// thought of alike.
    pub fn choice(&self, seed: u64, noise: f64) -> A {
        const LOTS: u32 = 1 << 24;
        let mixes = self.actions[0].share < 1.0;
        // By how much those that raced are usually behind the best.
        let (behind, count) = self
            .actions
            .iter()
            .filter(|rated| rated.visits > 0)
            .fold((0.0, 0.0), |(behind, count), rated| {
                (behind + self.actions[0].value - rated.value, count + 1.0)
            });
        let usual = (behind / count).max(1e-9);
        let weight = |rated: &Rated<A>| {
            if noise > 0.0 && self.raced {
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
pub struct Mind<G: Played> {
    /// How it explores.
    pub style: Style,
    /// The numbers by which the game is judged.
    pub weights: G::Weights,
    /// What it has learned, if it has.
    pub lore: Option<&'static [f32]>,
}

impl<G: Played> Mind<G> {
    /// Judged by the game's numbers alone, without what was learned from play.
    pub fn untaught() -> Mind<G> {
        Mind { lore: None, ..Mind::default() }
    }

    /// The points each seat may expect at the end.
    pub fn judge(&self, state: &G) -> Worth {
        let mut worth = state.evaluate(&self.weights);
        if let Some(lore) = self.lore.filter(|_| state.turn() != Turn::Over) {
            state.marks(&mut |seat, mark, much| worth[seat.index()] += much * lore[mark]);
            state.things(&mut |seat, net, looks| worth[seat.index()] += net::says(&lore[net..], looks));
        }
        worth
    }
}

impl<G: Played> Clone for Mind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Played> Copy for Mind<G> {}

impl<G: Played> Default for Mind<G> {
    fn default() -> Self {
        Mind { style: G::STYLE, weights: *G::Weights::tuned(), lore: G::lore().map(Lore::table) }
    }
}

/// Rates the legal actions of the seat that looks.
pub fn rate<G: Played>(
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
    style: &Style,
) -> Verdict<G::Action> {
    rate_by(seen, seed, terms, &Mind { style: *style, ..Mind::default() })
}

/// The same with numbers of one's own.
pub fn rate_by<G: Played>(
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
    mind: &Mind<G>,
) -> Verdict<G::Action> {
    Thinker::new(*mind).rate(seen, seed, terms)
}

/// What needs no tree: a small end, a decision that two seats take at the same time, or a race.
fn work_out<G: Played>(
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
    mind: &Mind<G>,
) -> Option<Verdict<G::Action>> {
    if !mind.style.thorough {
        return None;
    }
    exact::rate(seen, seed, terms, mind)
        .or_else(|| sealed::rate(seen, seed, terms, mind))
        .or_else(|| race::rate(seen, seed, terms, mind))
}

/// Lets trees grow as long as the terms say.
fn grow<G: Played>(trees: &mut [Tree<G>], seen: &Seen<'_, G>, terms: &Terms<'_>) {
    let deadline = terms.deadline();
    let grow = |(number, tree): (usize, &mut Tree<G>)| {
        let mut watch = terms.watch(number as u32, deadline);
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
fn verdict<G: Played>(seen: &Seen<'_, G>, trees: &[Tree<G>]) -> Verdict<G::Action> {
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
    Verdict { actions, playouts: trees.iter().map(Tree::playouts).sum(), exact: false, raced: false }
}
