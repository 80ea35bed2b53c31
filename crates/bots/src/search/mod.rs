//! Monte-Carlo tree search that knows no more than its seat.
//!
//! Every round of the search draws a state that the seat cannot tell from the true one, walks down the tree with it,
//! adds one place to the tree, plays on from there and carries home what each seat got (max^n: everybody plays for
//! himself). Because each round has a sample of its own, the tree holds what is good on average over everything
//! that may be hidden (information-set search), and an action counts only in the samples in which it is legal.

mod playout;
mod reward;
mod style;
mod tree;

pub use reward::lead;
pub(crate) use reward::shares;
pub use style::Style;

use rayon::prelude::*;
use tabletop::Seen;

use crate::{Played, Terms, mix};
use tree::Tree;

/// What the search thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated<A> {
    /// The action.
    pub action: A,
    /// How often it was tried: the measure of how good it is held to be.
    pub visits: u32,
    /// What it brought its seat on average, from 0 (lost by far) to 1 (won by far).
    pub value: f64,
}

/// What the search thinks of all legal actions, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<A> {
    /// The legal actions.
    pub actions: Vec<Rated<A>>,
    /// How many playouts that rests on.
    pub playouts: u32,
}

impl<A: Copy> Verdict<A> {
    /// The action to choose.
    pub fn best(&self) -> A {
        self.actions[0].action
    }
}

/// Rates the legal actions of the seat that looks.
pub fn rate<G: Played>(
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
    style: &Style,
) -> Verdict<G::Action> {
    let deadline = terms.deadline();
    let grow = |number: u32| {
        let mut tree = Tree::new(mix(seed, number.into()), style);
        let mut watch = terms.watch(number, deadline);
        loop {
            let round = watch.next_round();
            if round == 0 {
                return tree;
            }
            (0..round).for_each(|_| tree.grow(seen));
        }
    };
    let trees: Vec<Tree<G>> = match terms.trees {
        0 | 1 => vec![grow(0)],
        several => (0..several).into_par_iter().map(grow).collect(),
    };
    verdict(seen, &trees)
}

/// Adds up what the trees found.
fn verdict<G: Played>(seen: &Seen<'_, G>, trees: &[Tree<'_, G>]) -> Verdict<G::Action> {
    let mut actions: Vec<_> = seen
        .legal()
        .into_iter()
        .map(|action| {
            let found = trees.iter().map(|tree| tree.found(seen.seat(), action));
            let (visits, total) = found.fold((0, 0.0), |(visits, total), (v, t)| (visits + v, total + t));
            Rated { action, visits, value: if visits == 0 { 0.0 } else { total / f64::from(visits) } }
        })
        .collect();
    // A stable sort: equals stay in the order of their notation.
    actions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    Verdict { actions, playouts: trees.iter().map(Tree::playouts).sum() }
}
