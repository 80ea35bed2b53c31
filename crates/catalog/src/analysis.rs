//! A game looked at again, decision by decision: what each seat could expect, where the game turned, and what would have
//! been better. Each decision is judged by what its seat could know at that moment, never by what came to light later.

use std::sync::atomic::Ordering;

use bots::{Limits, mix};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Turn, Viewer, Who};

use crate::{advice::Outlook, table::AnyTable};

/// A change of somebody's chance to win by this much turns a game.
const TURN: f32 = 0.12;
/// No more turning points than this are marked.
const TURNS: usize = 5;
/// What was given away by a decision, in chance to win, is worth a word from here on.
const SLIP: f32 = 0.05;

/// A game looked at again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// How many play.
    pub seats: u8,
    /// Every decision that was one, in order.
    pub moments: Vec<Moment>,
    /// How it ended, if it did: points and shares of the victory.
    pub end: Option<Expected>,
    /// Where it turned, in order of the steps.
    pub turns: Vec<TurningPoint>,
}

/// What each seat could expect.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Expected {
    /// Points, by seat.
    pub points: Vec<f32>,
    /// The chance to win, from 0 to 1, by seat.
    pub wins: Vec<f32>,
}

impl From<Outlook> for Expected {
    /// Rounded to what the numbers are worth: a hundredth of a point, a tenth of a percent.
    fn from(outlook: Outlook) -> Expected {
        let round =
            |values: Vec<f32>, to: f32| values.iter().map(|value| (value * to).round() / to).collect();
        Expected { points: round(outlook.points, 100.0), wins: round(outlook.wins, 1000.0) }
    }
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// The number of the step by which it was taken, from 1.
    pub step: usize,
    /// Whose it was: 0 for the first seat.
    pub seat: u8,
    /// What was done, in notation.
    pub played: String,
    /// What each seat could expect, had the best been done.
    pub expected: Expected,
    /// What each seat could expect after what was done; nothing if the search did not think of it.
    pub after: Option<Expected>,
    /// The best line: seats and actions, the first for this decision.
    pub best: Vec<(u8, String)>,
}

impl Moment {
    /// Was the best done?
    pub fn is_best(&self) -> bool {
        self.best.first().is_some_and(|(_, action)| *action == self.played)
    }

    /// How much chance to win the decision gave away.
    pub fn given_away(&self) -> f32 {
        let seat = usize::from(self.seat);
        let after = self.after.as_ref().map(|after| after.wins[seat]);
        if self.is_best() {
            0.0
        } else {
            after.map_or(0.0, |after| (self.expected.wins[seat] - after).max(0.0))
        }
    }

    /// Is what was given away worth a word?
    pub fn is_slip(&self) -> bool {
        self.given_away() >= SLIP
    }
}

/// Why a game turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// A decision gave something away.
    Decision,
    /// Luck, or what others did or opened.
    Fortune,
    /// Little by little: from here on somebody was ahead to the end.
    Lead,
}

/// Where a game turned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of the step of the decision before the change, from 1.
    pub step: usize,
    /// Why.
    pub cause: Cause,
    /// Whose chance changed most; for a decision, who decided.
    pub seat: u8,
    /// The chance before,
    pub from: f32,
    /// and after.
    pub to: f32,
}

/// The steps by which somebody chose among several possibilities.
fn decisions(table: &dyn AnyTable) -> Vec<(usize, Seat, String)> {
    let step = |index| table.step(index).expect("the index counts the steps");
    let mut again = table.after(0);
    let mut found = Vec::new();
    for (index, (who, text)) in (0..table.steps()).map(|index| (index, step(index))) {
        if let Who::Seat(seat) = who
            && again.legal(seat).len() > 1
        {
            found.push((index, seat, text.clone()));
        }
        again.take(who, &text).expect("a table's own steps are legal");
    }
    found
}

/// Looks at a game again, each decision within these limits. `progress` hears how many decisions of how many have been
/// looked at. Nothing if it was told to stop.
pub fn analyse(
    table: &dyn AnyTable,
    limits: &Limits<'_>,
    progress: &dyn Fn(usize, usize),
) -> Option<Analysis> {
    let decisions = decisions(table);
    let mut moments = Vec::with_capacity(decisions.len());
    let mut before = table.after(0);
    for (count, (index, seat, played)) in decisions.iter().enumerate() {
        progress(count, decisions.len());
        while before.steps() < *index {
            let (who, text) = table.step(before.steps()).expect("the table has more steps");
            before.take(who, &text).expect("a table's own steps are legal");
        }
        let limits = Limits { seed: mix(limits.seed, *index as u64), ..*limits };
        let judgement = before.thinker(*seat).judge(played, &limits);
        if limits.stop.load(Ordering::Relaxed) {
            return None;
        }
        let judgement = judgement.expect("the seat decided here");
        moments.push(Moment {
            step: index + 1,
            seat: seat.0,
            played: played.clone(),
            expected: judgement.best.outlook.into(),
            after: judgement.played.map(Expected::from),
            best: judgement.best.line.into_iter().map(|(seat, action)| (seat.0, action)).collect(),
        });
    }
    progress(decisions.len(), decisions.len());
    let end = (table.turn() == Turn::Over).then(|| ended(table));
    let turns = turning_points(&moments, end.as_ref());
    Some(Analysis { seats: table.seats(), moments, end, turns })
}

/// Points and shares of the victory.
fn ended(table: &dyn AnyTable) -> Expected {
    let scores = table.viewed_by(Viewer::Omniscient, None).scores();
    let winners = scores.iter().filter(|score| score.place == 1).count().max(1) as f32;
    Expected {
        points: scores.iter().map(|score| score.total as f32).collect(),
        wins: scores.iter().map(|score| if score.place == 1 { 1.0 / winners } else { 0.0 }).collect(),
    }
}

/// The greatest changes from one decision to the next: by the decision itself, or by what came after it.
fn turning_points(moments: &[Moment], end: Option<&Expected>) -> Vec<TurningPoint> {
    let mut turns = Vec::new();
    for (index, moment) in moments.iter().enumerate() {
        let decider = usize::from(moment.seat);
        if let Some(after) = moment.after.as_ref().filter(|_| moment.given_away() >= TURN) {
            let (from, to) = (moment.expected.wins[decider], after.wins[decider]);
            turns.push(TurningPoint {
                step: moment.step,
                cause: Cause::Decision,
                seat: moment.seat,
                from,
                to,
            });
            continue;
        }
        let before = moment.after.as_ref().unwrap_or(&moment.expected);
        let Some(next) = moments.get(index + 1).map(|next| &next.expected).or(end) else { continue };
        let change = |seat: &usize| next.wins[*seat] - before.wins[*seat];
        // Between two players one's gain is the other's loss; then the first is named.
        let size = |seat: &usize| (change(seat).abs() * 1000.0).round() as i32;
        let most = (0..before.wins.len()).rev().max_by_key(size);
        if let Some(seat) = most.filter(|seat| change(seat).abs() >= TURN) {
            let (from, to) = (before.wins[seat], next.wins[seat]);
            let turn = TurningPoint { step: moment.step, cause: Cause::Fortune, seat: seat as u8, from, to };
            turns.push(turn);
        }
    }
    let size = |turn: &TurningPoint| (turn.to - turn.from).abs();
    turns.sort_by(|a, b| size(b).total_cmp(&size(a)).then(a.step.cmp(&b.step)));
    turns.truncate(TURNS);
    let lead = lead(moments, end);
    turns.extend(lead.filter(|lead| turns.iter().all(|turn| turn.step != lead.step)));
    turns.sort_by_key(|turn| turn.step);
    turns
}

/// Where the one who is ahead in the end came to be ahead for good; nothing if that was from the beginning.
fn lead(moments: &[Moment], end: Option<&Expected>) -> Option<TurningPoint> {
    let ahead = |expected: &Expected| {
        let most = expected.wins.iter().copied().fold(0.0, f32::max);
        let mut first = (0..).zip(&expected.wins).filter(|&(_, &wins)| wins == most);
        first.next().filter(|_| first.next().is_none()).map(|(seat, _)| seat)
    };
    let winner: u8 = ahead(end.or(moments.last().map(|moment| &moment.expected))?)?;
    let behind = moments.iter().rposition(|moment| ahead(&moment.expected) != Some(winner))?;
    let (before, after) = (&moments[behind], moments.get(behind + 1)?);
    let wins = |moment: &Moment| moment.expected.wins[usize::from(winner)];
    Some(TurningPoint {
        step: after.step,
        cause: Cause::Lead,
        seat: winner,
        from: wins(before),
        to: wins(after),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expected(win: f32) -> Expected {
        Expected { points: vec![0.0; 2], wins: vec![win, 1.0 - win] }
    }

    fn moment(step: usize, seat: u8, best: f32, after: f32) -> Moment {
        let best_done = best == after;
        Moment {
            step,
            seat,
            played: "x".into(),
            expected: expected(best),
            after: Some(expected(after)),
            best: vec![(seat, if best_done { "x" } else { "y" }.into())],
        }
    }

    #[test]
    fn a_game_turns_by_what_is_given_away_and_by_fortune() {
        // The first seat gives 0.3 away; later luck lifts it from 0.3 to 0.8.
        let moments =
            [moment(1, 0, 0.6, 0.3), moment(2, 1, 0.3, 0.32), moment(5, 0, 0.3, 0.3), moment(9, 1, 0.8, 0.8)];
        let turns = turning_points(&moments, Some(&expected(1.0)));
        let told: Vec<_> = turns.iter().map(|turn| (turn.step, turn.cause, turn.seat)).collect();
        assert_eq!(
            told,
            [(1, Cause::Decision, 0), (5, Cause::Fortune, 0), (9, Cause::Fortune, 0)],
            // Step 9 is also where the winner comes to be ahead; one mark is enough.
            "{turns:?}"
        );
        assert_eq!((turns[1].from, turns[1].to), (0.3, 0.8));
        assert!(moments[0].is_slip() && !moments[1].is_slip() && !moments[2].is_slip());
    }

    #[test]
    fn who_came_to_be_ahead_little_by_little_is_named() {
        let slide = [0.55, 0.45, 0.52, 0.47, 0.42, 0.36, 0.3, 0.25];
        let moments: Vec<_> = (1..).zip(slide).map(|(step, win)| moment(step, 0, win, win)).collect();
        let turns = turning_points(&moments, Some(&expected(0.2)));
        let told: Vec<_> = turns.iter().map(|turn| (turn.step, turn.cause, turn.seat)).collect();
        assert_eq!(told, [(4, Cause::Lead, 1)], "from 48 to 53 %, and never again behind: {turns:?}");
        let always: Vec<_> =
            (1..).zip([0.6, 0.65, 0.7]).map(|(step, win)| moment(step, 0, win, win)).collect();
        assert_eq!(turning_points(&always, Some(&expected(0.75))), []);
        assert_eq!(turning_points(&[], None), []);
    }

    #[test]
    fn only_the_greatest_turns_are_marked_and_in_order() {
        let moments: Vec<_> = (0..9).map(|n| moment(n + 1, 0, 0.9, 0.7 - n as f32 / 50.0)).collect();
        let turns = turning_points(&moments, None);
        assert_eq!(turns.iter().map(|turn| turn.step).collect::<Vec<_>>(), [5, 6, 7, 8, 9]);
    }
}
