//! Sequential halving (Karnin, Koren & Somekh 2013): the most promising actions are played on from again and again, each
//! time all of them with the same luck, by players who take what looks best; the worse half drops out, until two are
//! left.
//!
//! Right where luck brings something else at every turn, so that a tree never sees the same position twice, and where many
//! actions differ by little: what luck does to all of them alike does not blur what they differ by.

use std::time::{Duration, Instant};

use dealer::Quick;
use rayon::prelude::*;
use tabletop::{Game, Seen, Turn};

use super::{Mind, Rated, SequentialHalving, Verdict, playout, reward, tree::Tally};
use crate::{ActionOf, Budget, Knowledge, Limits, Worth, mix};

/// Playouts that every arm should have at least, if there are to be more than a few.
const FAIR: u32 = 4;
/// There are no fewer, if there are that many actions.
const FEW: u32 = 3;

/// From so many playouts of every arm on it may be clear which is best.
const LEAST: usize = 24;

/// It is clear if each other arm was worse by so many standard errors.
const CLEARLY: f64 = 3.0;

/// An action that may be the best.
struct Arm<A> {
    action: A,
    /// Its prior: what the evaluation promises right after it.
    promise: f32,
    /// What playing on has brought with each luck, in their order.
    brought: Vec<f32>,
    tally: Tally,
}

impl<A> Arm<A> {
    /// What it brings on average; its promise counts as `virtual_visits` playouts.
    fn value(&self, virtual_visits: f32) -> f64 {
        let brought: f32 = self.brought.iter().sum();
        f64::from((brought + virtual_visits * self.promise) / (self.brought.len() as f32 + virtual_visits))
    }

    /// Is it clearly better, with the same luck, than `other`?
    fn beats(&self, other: &Arm<A>) -> bool {
        let count = self.brought.len() as f64;
        let (mut sum, mut squares) = (0.0, 0.0);
        for (mine, theirs) in self.brought.iter().zip(&other.brought) {
            let ahead = f64::from(mine - theirs);
            sum += ahead;
            squares += ahead * ahead;
        }
        let mean = sum / count;
        let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
        mean > CLEARLY * error
    }
}

/// Rates the actions of a seat that decides alone; `None` if it does not.
pub(super) fn rate<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    limits: &Limits<'_>,
    mind: &Mind<K>,
    search: &SequentialHalving,
) -> Option<Verdict<ActionOf<K>>> {
    let most = search.arms;
    let state = seen.sample(&mut Quick::new(limits.seed));
    if most == 0 || state.turn() != Turn::seat(seen.seat()) {
        return None;
    }
    let count = match limits.budget {
        Budget::Playouts(playouts) => (playouts / FAIR).clamp(FEW.min(most), most),
        Budget::Millis(_) => most,
    };
    let began = Instant::now();
    let mut arms = by_promise(seen, &state, mind);
    let mut left = arms.len().min(count as usize);
    let virtual_visits = search.virtual_visits;
    let mut rounds = Rounds { seen, mind, limits, began, luck: 0, playouts: 0 };
    let stages = left.next_power_of_two().trailing_zeros().max(1);
    for stage in 1..=stages {
        rounds.run(&mut arms[..left], stage, stages);
        // Stable: equals stay in the order of their promise.
        arms[..left].sort_by(|a, b| b.value(virtual_visits).total_cmp(&a.value(virtual_visits)));
        left = left.div_ceil(2).max(2).min(left);
    }
    let rated = |(rank, arm): (usize, &Arm<ActionOf<K>>)| {
        let (points, wins) = arm.tally.means();
        let share = f64::from(rank == 0);
        Rated {
            action: arm.action,
            visits: arm.tally.visits,
            value: arm.value(virtual_visits),
            share,
            points,
            wins,
        }
    };
    let actions = arms.iter().enumerate().map(rated).collect();
    Some(Verdict { actions, playouts: rounds.playouts, exact: false, by_value: true })
}

/// All legal actions, those that promise most first.
fn by_promise<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    state: &K::Game,
    mind: &Mind<K>,
) -> Vec<Arm<ActionOf<K>>> {
    let arm = |action| {
        let mut after = state.clone();
        after.act_unchecked(seen.seat(), action, &mut ());
        let lead = reward::promise(&after, seen.seat(), mind, reward::LOOK_AHEAD);
        let promise = reward::reward_for::<K>(state, lead, mind.strategy.win_weight);
        Arm { action, promise, brought: Vec::new(), tally: Tally::default() }
    };
    let mut arms: Vec<_> = seen.legal().into_iter().map(arm).collect();
    arms.sort_by(|a, b| b.promise.total_cmp(&a.promise));
    arms
}

/// Is one of them clearly better than every other? Those that are left have had the same luck all the way.
fn is_clear<A>(arms: &[Arm<A>]) -> bool {
    let mean = |arm: &Arm<A>| arm.brought.iter().sum::<f32>();
    let Some((best, first)) = arms.iter().enumerate().max_by(|a, b| mean(a.1).total_cmp(&mean(b.1))) else {
        return true;
    };
    first.brought.len() >= LEAST && arms.iter().enumerate().all(|(at, arm)| at == best || first.beats(arm))
}

/// The playouts of all arms.
struct Rounds<'a, 'b, K: Knowledge> {
    seen: &'a Seen<'b, K::Game>,
    mind: &'a Mind<K>,
    limits: &'a Limits<'a>,
    began: Instant,
    /// The number of the next luck.
    luck: u64,
    playouts: u32,
}

impl<K: Knowledge> Rounds<'_, '_, K> {
    /// Runs one of several stages, each of which may take as long.
    fn run(&mut self, arms: &mut [Arm<ActionOf<K>>], stage: u32, stages: u32) {
        let mut first = stage == 1;
        while first || self.has_time(arms.len() as u32, stage, stages) {
            first = false;
            if self.luck.is_multiple_of(8) && is_clear(arms) {
                return;
            }
            // On all threads at once, whichever of them are free: luck is numbered, so the result is the same.
            let lucks = self.luck..self.luck + u64::from(self.limits.threads.max(1));
            self.luck = lucks.end;
            let starts: Vec<(u64, K::Game)> = lucks
                .map(|luck| {
                    let seed = mix(self.limits.seed, 1 + luck);
                    (seed, self.seen.sample(&mut Quick::new(seed)))
                })
                .collect();
            let play = |arm: &mut Arm<ActionOf<K>>| {
                for (seed, start) in &starts {
                    let (reward, points, wins) = self.play(start, arm.action, *seed);
                    arm.brought.push(reward);
                    arm.tally.note(&points, &wins);
                }
            };
            match self.limits.threads {
                0 | 1 => arms.iter_mut().for_each(play),
                _ => arms.par_iter_mut().for_each(play),
            }
            self.playouts += (starts.len() * arms.len()) as u32;
        }
    }

    /// May another round of so many playouts be made in this stage?
    fn has_time(&self, round: u32, stage: u32, stages: u32) -> bool {
        if self.limits.stop.load(std::sync::atomic::Ordering::Relaxed) {
            return false;
        }
        match self.limits.budget {
            Budget::Playouts(all) => {
                u64::from(self.playouts + round * self.limits.threads.max(1)) * u64::from(stages)
                    <= u64::from(all) * u64::from(stage)
            }
            Budget::Millis(all) => self.began.elapsed() < Duration::from_millis(all.into()) * stage / stages,
        }
    }

    /// Plays on after `action`. Gives what it brings the seat, and everybody's points and victories.
    fn play(&self, start: &K::Game, action: ActionOf<K>, seed: u64) -> (f32, Worth, Worth) {
        let mut state = start.clone();
        state.act_unchecked(self.seen.seat(), action, &mut ());
        let (rewards, points, wins) = playout::outcome(state, self.mind, mix(seed, 1));
        (rewards[self.seen.seat().index()], points, wins)
    }
}
