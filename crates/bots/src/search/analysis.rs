//! What to expect of a position, and why: hints and the analysis of finished games.

use dealer::Quick;
use tabletop::{MAX_SEATS, Seat, Seen, Turn};

use super::{
    Mind, Verdict, grow,
    tree::{Tally, Tree},
    verdict, work_out,
};
use crate::{Played, Terms, Worth, mix};

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
pub fn analyse<G: Played>(
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
    mind: &Mind<G>,
) -> Analysis<G::Action> {
    let terms = &terms.shortened(mind.style.effort);
    if let Some(verdict) = work_out(seen, seed, terms, mind) {
        let (points, wins) = expected(&verdict);
        let line =
            if verdict.actions[0].share > 0.99 { vec![(seen.seat(), verdict.best())] } else { Vec::new() };
        return Analysis { verdict, points, wins, line };
    }
    let mut trees: Vec<_> =
        (0..terms.trees.max(1)).map(|number| Tree::new(mix(seed, number.into()), mind)).collect();
    grow(&mut trees, seen, terms);
    let verdict = verdict(seen, &trees);
    let (points, wins) = if verdict.actions.is_empty() {
        let mut tally = Tally::default();
        trees.iter().for_each(|tree| tally.add(tree.whole()));
        tally.means()
    } else {
        expected(&verdict)
    };
    Analysis { verdict, points, wins, line: line(seen, seed, &trees[0]) }
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
fn line<G: Played>(seen: &Seen<'_, G>, seed: u64, tree: &Tree<G>) -> Vec<(Seat, G::Action)> {
    let mut state = seen.sample(&mut Quick::new(seed));
    let mut line = Vec::new();
    let mut place = Some(tree.root());
    while let (Turn::Seats(seats), Some(here), true) = (state.turn(), place, line.len() < LONGEST) {
        let Some(seat) = seats.lowest().filter(|_| seats.len() == 1) else { break };
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let tried = legal.iter().filter_map(|&action| here.edge(seat, action));
        let Some(best) = tried.max_by_key(|edge| edge.visits).filter(|edge| edge.visits >= TRUSTED) else {
            break;
        };
        line.push((seat, best.action));
        state.act(seat, best.action, &mut ());
        place = tree.place(best.next);
    }
    line
}
