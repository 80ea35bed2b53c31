//! The end of a game, solved to the last position: expectiminimax for several players (Ballard 1983), every seat for
//! itself (max^n: Luckhardt & Irani 1986).

use dealer::Quick;
use tabletop::{Dealer, Game, Seen, Turn};

use super::{Mind, Rated, Verdict, reward};
use crate::{ActionOf, Budget, Knowledge, Limits, Worth};

/// Positions that may be looked at for each playout that may be made, and for each millisecond.
const FOR_A_PLAYOUT: u32 = 4;
const FOR_A_MILLISECOND: u32 = 40;
/// No more than this in any case.
const MOST: u32 = 200_000;

/// What best play of everybody leads to, on average over luck.
#[derive(Clone, Copy, Default)]
pub(super) struct Result {
    pub rewards: Worth,
    pub points: Worth,
    pub wins: Worth,
}

impl Result {
    fn add(&mut self, other: &Result, share: f32) {
        let parts = [
            (&mut self.rewards, &other.rewards),
            (&mut self.points, &other.points),
            (&mut self.wins, &other.wins),
        ];
        for (sum, part) in parts {
            sum.iter_mut().zip(part).for_each(|(sum, part)| *sum += share * part);
        }
    }
}

/// The exact worth of every legal action, if nothing is hidden from the seat and few positions can still come.
pub(super) fn rate<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    limits: &Limits<'_>,
    mind: &Mind<K>,
) -> Option<Verdict<ActionOf<K>>> {
    let most = match limits.budget {
        Budget::Playouts(playouts) => playouts.saturating_mul(FOR_A_PLAYOUT),
        Budget::Millis(millis) => millis.saturating_mul(FOR_A_MILLISECOND),
    };
    let mut left = most.min(MOST);
    let state = open_state::<K>(seen, limits.seed)?;
    if state.turn() != Turn::seat(seen.seat()) || !seems_small::<K>(&state, left, limits.seed) {
        return None;
    }
    let mut actions = Vec::new();
    for action in seen.legal() {
        let mut after = state.clone();
        after.act_unchecked(seen.seat(), action, &mut ());
        let Result { rewards, points, wins } = solve(&after, mind, &mut left)?;
        let value = rewards[seen.seat().index()].into();
        actions.push(Rated { action, visits: 1, value, share: 0.0, points, wins });
    }
    actions.sort_by(|a, b| b.value.total_cmp(&a.value));
    actions[0].share = 1.0;
    Some(Verdict { actions, playouts: 0, exact: true, by_value: false })
}

/// The state, if the seat knows all of it but what others have just chosen in secret: then all samples are the same.
pub(super) fn open_state<K: Knowledge>(seen: &Seen<'_, K::Game>, seed: u64) -> Option<K::Game> {
    let mut dealer = Quick::new(seed);
    let mut sample = || {
        let state = seen.sample(&mut dealer);
        K::before_secrets(&state, seen.seat()).unwrap_or(state)
    };
    let state = sample();
    (0..3).all(|_| sample() == state).then_some(state)
}

/// Follows one line to the end and multiplies how many ways there were: a guess that spares most tries.
fn seems_small<K: Knowledge>(state: &K::Game, limit: u32, seed: u64) -> bool {
    let mut state = state.clone();
    let mut dealer = Quick::new(seed);
    let mut legal = Vec::new();
    let mut ways = 1.0f64;
    // A guess from one line may be wrong by much.
    let most = 16.0 * f64::from(limit);
    loop {
        match state.turn() {
            Turn::Over => return true,
            Turn::Chance => {
                let weight = state.weight();
                ways *= f64::from(weight);
                state.reveal_unchecked(state.outcome(dealer.pick(weight)), &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                legal.clear();
                state.legal(seat, &mut legal);
                ways *= legal.len() as f64;
                state.act_unchecked(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
            }
        }
        if ways > most {
            return false;
        }
    }
}

/// Looks at everything that can still come, at most `left` positions: everybody plays for himself, luck is averaged.
/// `None` if that is too much, or if several seats decide at the same time.
pub(super) fn solve<K: Knowledge>(state: &K::Game, mind: &Mind<K>, left: &mut u32) -> Option<Result> {
    *left = left.checked_sub(1)?;
    match state.turn() {
        Turn::Over => {
            let ending = reward::ending(state, mind);
            let rewards = reward::rewards::<K>(state, &ending, mind.strategy.win_weight);
            Some(Result { rewards, points: ending.points, wins: ending.wins })
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            let all: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
            let mut mean = Result::default();
            for (outcome, weight) in outcomes {
                let mut after = state.clone();
                after.reveal_unchecked(outcome, &mut ());
                mean.add(&solve(&after, mind, left)?, weight as f32 / all as f32);
            }
            Some(mean)
        }
        Turn::Seats(seats) => {
            let seat = seats.lowest().filter(|_| seats.len() == 1)?;
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let mut best: Option<Result> = None;
            for action in legal {
                let mut after = state.clone();
                after.act_unchecked(seat, action, &mut ());
                let result = solve(&after, mind, left)?;
                if best.is_none_or(|best| result.rewards[seat.index()] > best.rewards[seat.index()]) {
                    best = Some(result);
                }
            }
            best
        }
    }
}
