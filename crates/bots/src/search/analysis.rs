//! What to expect of a position, and why: hints and the analysis of finished games.

use dealer::Quick;
use tabletop::{Game, MAX_SEATS, Seat, Seen, Turn};

use super::{
    Mind, Verdict, grow, rate_without_tree,
    tree::{Tally, Tree},
    verdict,
};
use crate::{ActionOf, Knowledge, Limits, Worth, mix};

/// A line is told as long as its actions were tried this often.
const TRUSTED: u32 = 12;
/// No line is longer.
const LONGEST: usize = 12;

/// What may be expected of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// What the seat that looks may do, the best first; nothing if it owes no decision.
    pub verdict: Verdict<A>,
    /// The points each seat may expect.
    pub points: Worth,
    /// Each seat's chance to win.
    pub wins: Worth,
    /// How the game would go on until luck decides, several decide at the same time, or nobody can say.
    pub line: Vec<(Seat, A)>,
}

/// Analyses a position as the seat that looks sees it, whoever is to act.
pub fn analyse<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    limits: &Limits<'_>,
    mind: &Mind<K>,
) -> Analysis<ActionOf<K>> {
    let budget = limits.budget.shortened(mind.strategy.effort);
    let limits = &Limits { budget, ..*limits };
    limits.run(|| analyse_here(seen, limits, mind))
}

fn analyse_here<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    limits: &Limits<'_>,
    mind: &Mind<K>,
) -> Analysis<ActionOf<K>> {
    let deadline = limits.deadline();
    if let Some(verdict) = rate_without_tree(seen, limits, mind) {
        let (points, wins) = expected(&verdict);
        let line =
            if verdict.actions[0].share > 0.99 { vec![(seen.seat(), verdict.best())] } else { Vec::new() };
        return Analysis { verdict, points, wins, line };
    }
    let mut trees: Vec<_> =
        (0..limits.threads.max(1)).map(|number| Tree::new(mix(limits.seed, number.into()), mind)).collect();
    grow(&mut trees, seen, limits, deadline);
    let verdict = verdict(seen, &trees);
    let (points, wins) = if verdict.actions.is_empty() {
        let mut tally = Tally::default();
        trees.iter().for_each(|tree| tally.add(tree.whole()));
        tally.means()
    } else {
        expected(&verdict)
    };
    Analysis { verdict, points, wins, line: line(seen, limits.seed, &trees[0]) }
}

/// What each seat may expect if the seat that looks does what it should.
fn expected<A>(verdict: &Verdict<A>) -> (Worth, Worth) {
    let (mut points, mut wins) = (Worth::default(), Worth::default());
    for rated in verdict.actions.iter().filter(|rated| rated.share > 0.0) {
        for seat in 0..MAX_SEATS {
            points[seat] += rated.share as f32 * rated.points[seat];
            wins[seat] += rated.share as f32 * rated.wins[seat];
        }
    }
    (points, wins)
}

/// The actions that a tree holds for best, one after the other.
fn line<K: Knowledge>(seen: &Seen<'_, K::Game>, seed: u64, tree: &Tree<K>) -> Vec<(Seat, ActionOf<K>)> {
    let mut state = seen.sample(&mut Quick::new(seed));
    let mut line = Vec::new();
    let mut node = Some(tree.root());
    while let (Turn::Seats(seats), Some(here), true) = (state.turn(), node, line.len() < LONGEST) {
        let Some(seat) = seats.lowest().filter(|_| seats.len() == 1) else { break };
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let tried = legal.iter().filter_map(|&action| here.edge(seat, action));
        let Some(best) = tried.max_by_key(|edge| edge.visits).filter(|edge| edge.visits >= TRUSTED) else {
            break;
        };
        line.push((seat, best.action));
        state.act_unchecked(seat, best.action, &mut ());
        node = tree.node(best.next);
    }
    line
}
