//! Finds puzzles. Strong bots play a game; where their search sees one action far ahead of the next, the position is looked
//! at again with larger budgets and other seeds, and kept if all agree. Every thought rests on what the seat may know.

use std::{collections::BTreeMap, sync::atomic::AtomicBool};

use bots::{Budget, Limits, Player, mix};
use dealer::{Fair, Seed, sha256, to_hex};
use tabletop::{Seat, SetupError, Turn};

use super::{Candidate, Puzzle, Stage};
use crate::{
    AnyGame, AnyTable, Expected, Memory,
    advice::{Outlook, Rating},
};

/// How much thought goes into puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Playouts of each decision of the game.
    pub play: u32,
    /// Playouts of a thorough look. The last look takes four times as many.
    pub look: u32,
    /// No more puzzles than this come from one game.
    pub most: usize,
}

/// The best action must be ahead of every other by so much chance to win.
const CLEARLY: f32 = 0.05;
/// In the game itself by so much; what is behind that is not looked at again.
const PERHAPS: f32 = 0.035;
/// Where the best is hardly to be missed or all is lost there is no puzzle.
const OPEN: std::ops::RangeInclusive<f32> = 0.08..=0.97;
/// Fewer legal actions than this make no puzzle.
const FEWEST: usize = 4;
/// So many others are looked at by themselves.
const OTHERS: usize = 4;
/// Tries of each level.
const TRIES: u8 = 10;
/// Of one game no two puzzles are nearer than this many steps.
const APART: usize = 6;

/// Plays game number `number` and gives the puzzles found in it. The same numbers give the same puzzles.
pub fn find(
    game: &dyn AnyGame,
    setup: &str,
    seed: u64,
    number: u64,
    effort: Effort,
    stop: &AtomicBool,
) -> Result<Vec<Puzzle>, SetupError> {
    let seed = mix(seed, number);
    let mut table = game.open(setup)?;
    let fair = Fair::new(Seed::from_number(seed));
    let mut promising: Vec<(usize, Seat, f32)> = Vec::new();
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.draw(&mut |draw, total| fair.ticket(draw, total)).expect("luck may decide"),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                let limits =
                    Limits::new(Budget::Playouts(effort.play), mix(seed, table.steps() as u64), stop);
                let rating = table.thinker(seat).rate(&limits).expect("the seat owes a decision");
                if let Some(lead) = promise(&rating, seat) {
                    promising.push((table.steps(), seat, lead));
                }
                table.play(seat, &chosen(&rating, limits.seed)).expect("a rated action is legal");
            }
        }
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            return Ok(Vec::new());
        }
    }
    // The clearest first: of neighbours they are kept.
    promising.sort_by(|a, b| b.2.total_cmp(&a.2).then(a.0.cmp(&b.0)));
    let mut found: Vec<(usize, Puzzle)> = Vec::new();
    let mut looked = 0;
    for (step, seat, _) in promising {
        if found.len() >= effort.most || looked >= 4 * effort.most {
            break;
        }
        if found.iter().any(|(other, _)| other.abs_diff(step) < APART) {
            continue;
        }
        looked += 1;
        let before = table.after(step);
        let look =
            Look { table: before.as_ref(), seat, seed: mix(seed, 1_000_000 + step as u64), effort, stop };
        if let Some(mut puzzle) = look.puzzle() {
            puzzle.game = number;
            puzzle.stage = match 3 * step / table.steps() {
                0 => Stage::Opening,
                1 => Stage::Middle,
                _ => Stage::Ending,
            };
            found.push((step, puzzle));
        }
    }
    found.sort_by_key(|(step, _)| *step);
    Ok(found.into_iter().map(|(_, puzzle)| puzzle).collect())
}

/// What a strong bot does: the best, or one of those that should be mixed.
fn chosen(rating: &Rating, seed: u64) -> String {
    let mut lot = (mix(seed, 3) >> 11) as f64 / (1u64 << 53) as f64;
    for candidate in &rating.candidates {
        lot -= candidate.share;
        if lot < 0.0 {
            return candidate.action.clone();
        }
    }
    rating.candidates[0].action.clone()
}

/// By how much the best seems to be ahead, if that may make a puzzle.
fn promise(rating: &Rating, seat: Seat) -> Option<f32> {
    let [best, others @ ..] = &rating.candidates[..] else { return None };
    if others.len() + 1 < FEWEST || best.share < 0.9 {
        return None;
    }
    let wins = |outlook: &Outlook| outlook.wins[seat.index()];
    let next = others.iter().filter(|other| other.visits > 0).map(|other| wins(&other.outlook));
    let lead = wins(&best.outlook) - next.fold(0.0, f32::max);
    (OPEN.contains(&wins(&best.outlook)) && lead >= PERHAPS).then_some(lead)
}

/// A thorough look at one position.
struct Look<'a> {
    table: &'a dyn AnyTable,
    seat: Seat,
    seed: u64,
    effort: Effort,
    stop: &'a AtomicBool,
}

impl Look<'_> {
    fn limits(&self, playouts: u32, part: u64) -> Limits<'_> {
        Limits::new(Budget::Playouts(playouts), mix(self.seed, part), self.stop)
    }

    fn rate(&self, playouts: u32, part: u64) -> Option<Rating> {
        let rating = self.table.thinker(self.seat).rate(&self.limits(playouts, part))?;
        (rating.candidates.first()?.share >= 0.9).then_some(rating)
    }

    /// The position as a puzzle, if one action is best whatever the seed and the budget.
    fn puzzle(&self) -> Option<Puzzle> {
        let look = self.effort.look;
        let first = self.rate(look, 1)?;
        let answer = first.candidates[0].action.clone();
        let (tries, missed) = self.tries(&answer);
        // Whoever cannot miss it has nothing to find.
        if missed[1] == 0 && missed[0] < TRIES / 3 {
            return None;
        }
        let mut others: Vec<&str> = Vec::new();
        let tempting = tries.iter().filter(|(action, _)| **action != answer).max_by_key(|(_, count)| **count);
        let by_rank = first.candidates[1..].iter().map(|candidate| candidate.action.as_str());
        for action in tempting.map(|(action, _)| action.as_str()).into_iter().chain(by_rank) {
            if others.len() < OTHERS && !others.contains(&action) {
                others.push(action);
            }
        }
        let expected = |action: &str, rating: &Rating| -> Option<Outlook> {
            let rated = rating.candidates.iter().find(|candidate| candidate.action == action)?;
            if rating.even {
                return (rated.visits > 0).then(|| rated.outlook.clone());
            }
            self.table.thinker(self.seat).expect(action, &self.limits(look / 2, 2)).or_else(|| {
                // Where nothing can be looked at by itself, what was often tried still says something.
                (rated.visits >= 16).then(|| rated.outlook.clone())
            })
        };
        let candidate = |action: &str, rating: &Rating| {
            let expected = Expected::from(expected(action, rating)?);
            let chosen = tries.get(action).copied().unwrap_or(0);
            Some(Candidate { action: action.to_owned(), expected, chosen })
        };
        if !self.is_clear(
            &candidate(&answer, &first)?,
            others.iter().filter_map(|other| candidate(other, &first)),
        ) {
            return None;
        }
        for (part, playouts) in [(3, look), (4, look / 2), (5, 2 * look)] {
            if self.rate(playouts, part)?.candidates[0].action != answer {
                return None;
            }
        }
        let last = self.rate(4 * look, 6)?;
        if last.candidates[0].action != answer {
            return None;
        }
        let best = candidate(&answer, &last)?;
        let mut others: Vec<Candidate> = others.iter().filter_map(|other| candidate(other, &last)).collect();
        let wins = |candidate: &Candidate| candidate.expected.wins[self.seat.index()];
        if others.is_empty() || !OPEN.contains(&wins(&best)) || !self.is_clear(&best, others.iter().cloned())
        {
            return None;
        }
        others.sort_by(|a, b| wins(b).total_cmp(&wins(a)));
        let record = self.table.record().to_string();
        let digest = to_hex(&sha256(format!("{} {record}", self.seat).as_bytes()));
        let difficulty = [0, 1, 2]
            .map(|level: usize| f64::from(missed[level]) / f64::from(TRIES) * [400.0, 500.0, 600.0][level]);
        Some(Puzzle {
            id: digest[..8].into(),
            record,
            seat: self.seat.0,
            answer: best,
            others,
            line: last.line.iter().map(|(seat, action)| (seat.0, action.clone())).collect(),
            difficulty: 800 + difficulty.iter().sum::<f64>() as u16,
            missed,
            stage: Stage::Opening,
            game: 0,
            playouts: 4 * look,
        })
    }

    /// Is the answer ahead of all the others?
    fn is_clear(&self, answer: &Candidate, others: impl Iterator<Item = Candidate>) -> bool {
        let wins = |candidate: &Candidate| candidate.expected.wins[self.seat.index()];
        others.map(|other| wins(&other)).fold(0.0, f32::max) + CLEARLY <= wins(answer)
    }

    /// What the weaker levels choose, and how often each level misses the answer.
    fn tries(&self, answer: &str) -> (BTreeMap<String, u8>, Vec<u8>) {
        let mut tries = BTreeMap::new();
        let thinker = self.table.thinker(self.seat);
        let missed = (1..).zip(&Player::LEVELS[..3]).map(|(level, &player)| {
            let chose = |number: u8| {
                let limits = self.limits(1, 100 * level + u64::from(number));
                thinker.choose(player, &limits, &mut Memory::default()).expect("the seat owes a decision")
            };
            let chosen: Vec<String> = (0..TRIES).map(chose).collect();
            let missed = chosen.iter().filter(|action| *action != answer).count() as u8;
            chosen.into_iter().for_each(|action| *tries.entry(action).or_insert(0) += 1);
            missed
        });
        let missed = missed.collect();
        (tries, missed)
    }
}
