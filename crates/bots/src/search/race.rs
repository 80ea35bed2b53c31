//! A race: the most promising actions are played on from again and again, each time all of them with the same luck, by
//! players who take what looks best; the slower half drops out, until two are left.
//!
//! Right where luck brings something else at every turn, so that a tree never sees the same position twice, and where many
//! actions differ by little: what luck does to all of them alike does not blur what they differ by.

use std::time::{Duration, Instant};

use dealer::Quick;
use rayon::prelude::*;
use tabletop::{Seen, Turn};

use super::{Mind, Rated, Verdict, playout, reward, tree::Tally};
use crate::{Budget, Played, Terms, Worth, mix};

/// Playouts that every rival should have at least, if there are to be more than a few.
const FAIR: u32 = 4;
/// There are no fewer, if there are that many actions.
const FEW: u32 = 3;

/// From so many playouts of every rival on it may be clear which is best.
const LEAST: usize = 24;

/// It is clear if each other rival was worse by so many standard errors.
const CLEARLY: f64 = 3.0;

/// An action in the race.
struct Rival<A> {
    action: A,
    /// What its look promises.
    promise: f32,
    /// What playing on has brought with each luck, in their order.
    brought: Vec<f32>,
    tally: Tally,
}

impl<A> Rival<A> {
    /// What it brings on average; its promise counts as `patience` playouts.
    fn value(&self, patience: f32) -> f64 {
        let brought: f32 = self.brought.iter().sum();
        f64::from((brought + patience * self.promise) / (self.brought.len() as f32 + patience))
    }

    /// Is it clearly better, with the same luck, than `other`?
    fn beats(&self, other: &Rival<A>) -> bool {
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

/// Rates by a race, if the style of search wants one and the seat decides alone.
pub(super) fn rate<G: Played>(
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
    mind: &Mind<G>,
) -> Option<Verdict<G::Action>> {
    let most = mind.style.rivals;
    let state = seen.sample(&mut Quick::new(seed));
    if most == 0 || state.turn() != Turn::seat(seen.seat()) {
        return None;
    }
    let count = match terms.budget {
        Budget::Playouts(playouts) => (playouts / FAIR).clamp(FEW, most),
        Budget::Millis(_) => most,
    };
    let mut rivals = promising(seen, &state, mind);
    let mut racing = rivals.len().min(count as usize);
    let patience = mind.style.patience;
    let mut course = Course { seen, seed, mind, terms, began: Instant::now(), luck: 0, playouts: 0 };
    let stages = racing.next_power_of_two().trailing_zeros().max(1);
    for stage in 1..=stages {
        course.run(&mut rivals[..racing], stage, stages);
        // Stable: equals stay in the order of their promise.
        rivals[..racing].sort_by(|a, b| b.value(patience).total_cmp(&a.value(patience)));
        racing = racing.div_ceil(2).max(2).min(racing);
    }
    let rated = |(rank, rival): (usize, &Rival<G::Action>)| {
        let (points, wins) = rival.tally.means();
        let share = f64::from(rank == 0);
        Rated {
            action: rival.action,
            visits: rival.tally.visits,
            value: rival.value(patience),
            share,
            points,
            wins,
        }
    };
    let actions = rivals.iter().enumerate().map(rated).collect();
    Some(Verdict { actions, playouts: course.playouts, exact: false, raced: true })
}

/// All legal actions, those that promise most first.
fn promising<G: Played>(seen: &Seen<'_, G>, state: &G, mind: &Mind<G>) -> Vec<Rival<G::Action>> {
    let rival = |action| {
        let mut after = state.clone();
        after.act(seen.seat(), action, &mut ());
        let lead = reward::promise(&after, seen.seat(), mind, reward::FORESIGHT);
        let promise = reward::reward_for(state, lead, mind.style.winning);
        Rival { action, promise, brought: Vec::new(), tally: Tally::default() }
    };
    let mut rivals: Vec<_> = seen.legal().into_iter().map(rival).collect();
    rivals.sort_by(|a, b| b.promise.total_cmp(&a.promise));
    rivals
}

/// Is one of them clearly better than every other? Those who race have had the same luck all the way.
fn is_clear<A>(rivals: &[Rival<A>]) -> bool {
    let mean = |rival: &Rival<A>| rival.brought.iter().sum::<f32>();
    let Some((best, first)) = rivals.iter().enumerate().max_by(|a, b| mean(a.1).total_cmp(&mean(b.1))) else {
        return true;
    };
    first.brought.len() >= LEAST
        && rivals.iter().enumerate().all(|(at, rival)| at == best || first.beats(rival))
}

/// Where the race is run.
struct Course<'a, 'b, G: Played> {
    seen: &'a Seen<'b, G>,
    seed: u64,
    mind: &'a Mind<G>,
    terms: &'a Terms<'a>,
    began: Instant,
    /// The number of the next luck.
    luck: u64,
    playouts: u32,
}

impl<G: Played> Course<'_, '_, G> {
    /// Runs one of several stages, each of which may take as long.
    fn run(&mut self, rivals: &mut [Rival<G::Action>], stage: u32, stages: u32) {
        let mut first = stage == 1;
        while first || self.has_time(rivals.len() as u32, stage, stages) {
            first = false;
            if self.luck.is_multiple_of(8) && is_clear(rivals) {
                return;
            }
            // On all threads at once, whichever of them are free: luck is numbered, so the result is the same.
            let lucks = self.luck..self.luck + u64::from(self.terms.trees.max(1));
            self.luck = lucks.end;
            let starts: Vec<(u64, G)> = lucks
                .map(|luck| {
                    let seed = mix(self.seed, 1 + luck);
                    (seed, self.seen.sample(&mut Quick::new(seed)))
                })
                .collect();
            let play = |rival: &mut Rival<G::Action>| {
                for (seed, start) in &starts {
                    let (reward, points, wins) = self.play(start, rival.action, *seed);
                    rival.brought.push(reward);
                    rival.tally.note(&points, &wins);
                }
            };
            match self.terms.trees {
                0 | 1 => rivals.iter_mut().for_each(play),
                _ => rivals.par_iter_mut().for_each(play),
            }
            self.playouts += (starts.len() * rivals.len()) as u32;
        }
    }

    /// May another round of so many playouts be made in this stage?
    fn has_time(&self, round: u32, stage: u32, stages: u32) -> bool {
        if self.terms.stop.load(std::sync::atomic::Ordering::Relaxed) {
            return false;
        }
        match self.terms.budget {
            Budget::Playouts(all) => {
                u64::from(self.playouts + round * self.terms.trees.max(1)) * u64::from(stages)
                    <= u64::from(all) * u64::from(stage)
            }
            Budget::Millis(all) => self.began.elapsed() < Duration::from_millis(all.into()) * stage / stages,
        }
    }

    /// Plays on after `action`. Gives what it brings the seat, and everybody's points and victories.
    fn play(&self, start: &G, action: G::Action, seed: u64) -> (f32, Worth, Worth) {
        let mut state = start.clone();
        state.act(self.seen.seat(), action, &mut ());
        let (rewards, points, wins) = playout::outcome(state, self.mind, mix(seed, 1));
        (rewards[self.seen.seat().index()], points, wins)
    }
}
