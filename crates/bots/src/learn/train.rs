//! Networks that fit what was learned: many small steps down the slope, each by a handful of positions (Adam).

use std::collections::{BTreeSet, VecDeque};

use dealer::Quick;
use rayon::prelude::*;
use tabletop::Dealer;

use super::{Memory, Story};
use crate::{Worth, net};

/// Generations whose games are trained with: their own, and a few before.
const RECENT: usize = 3;

/// Positions that a step rests on, and that one thread looks at.
const BATCH: usize = 128;
const SHARE: usize = 64;

/// How often every position of a generation is looked at.
const TIMES: usize = 3;

/// The length of the first steps; the last are a tenth as long.
const STRIDE: f32 = 1e-3;

/// How much the points of all count beside the leads, where leads are learned.
const LEVEL: f32 = 0.1;

/// How slowly it is forgotten where the slopes went, and how steep they were.
const DIRECTION: f32 = 0.9;
const STEEPNESS: f32 = 0.999;

/// Numbers that nothing speaks for fade, by so much of a stride.
const FADING: f32 = 1e-3;

/// Trains the networks of a table.
pub(super) struct Trainer {
    /// Learn leads rather than points?
    compare: bool,
    recent: VecDeque<Vec<Memory>>,
    directions: Vec<f32>,
    steepness: Vec<f32>,
    steps: i32,
    dealer: Quick,
}

impl Trainer {
    pub fn new(size: usize, compare: bool, seed: u64) -> Trainer {
        Trainer {
            compare,
            recent: VecDeque::new(),
            directions: vec![0.0; size],
            steepness: vec![0.0; size],
            steps: 0,
            dealer: Quick::new(seed),
        }
    }

    /// Trains with the games of another generation; `rest` of all generations is still to come, from 1 to 0.
    pub fn train(&mut self, table: &mut [f32], stories: Vec<Story>, rest: f32) {
        let memories = stories.into_iter().flat_map(|(memories, _)| memories);
        self.recent.push_back(memories.filter(|memory| !memory.whim).collect());
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
        self.wake(table);
        let recent: Vec<&Memory> = self.recent.iter().flatten().collect();
        let steps = TIMES * recent.len() / self.recent.len() / BATCH;
        let stride = STRIDE * (0.1 + 0.9 * rest);
        for _ in 0..steps {
            let some: Vec<&Memory> =
                (0..BATCH).map(|_| recent[self.dealer.pick(recent.len() as u32) as usize]).collect();
            let slopes = slopes(table, &some, self.compare);
            self.steps += 1;
            let (known, felt) = (1.0 - DIRECTION.powi(self.steps), 1.0 - STEEPNESS.powi(self.steps));
            for (number, slope) in slopes.into_iter().enumerate() {
                let (direction, steepness) = (&mut self.directions[number], &mut self.steepness[number]);
                *direction = DIRECTION * *direction + (1.0 - DIRECTION) * slope;
                *steepness = STEEPNESS * *steepness + (1.0 - STEEPNESS) * slope * slope;
                let way = *direction / known / ((*steepness / felt).sqrt() + 1e-6);
                table[number] -= stride * (way + FADING * table[number]);
            }
        }
    }

    /// Nodes that all hear the same would learn the same for ever: gives those of new networks something of their own.
    fn wake(&mut self, table: &mut [f32]) {
        let things = self.recent.iter().flatten().flat_map(|memory| &memory.seats).flat_map(|s| &s.things);
        let nets: BTreeSet<(usize, usize)> = things.map(|(net, looks)| (*net, looks.len())).collect();
        for (net, looks) in nets {
            let ties = &mut table[net..net + looks * net::NODES];
            if ties.iter().all(|&tie| tie == 0.0) {
                // The sum of several lots is near nothing more often than far from it.
                let mut lot = || (0..4).map(|_| self.dealer.pick(2001) as f32 / 1000.0 - 1.0).sum::<f32>();
                ties.iter_mut().for_each(|tie| *tie = 0.18 * lot());
            }
        }
    }
}

/// How much more every number of the table would be off, for all of these positions.
fn slopes(table: &[f32], memories: &[&Memory], compare: bool) -> Vec<f32> {
    let share = |memories: &[&Memory]| {
        let mut slopes = vec![0.0; table.len()];
        for memory in memories {
            let off = blame(memory, &said(table, memory), compare);
            for (sight, off) in memory.seats.iter().zip(off) {
                for (net, looks) in &sight.things {
                    let much = 2.0 * off / BATCH as f32;
                    net::trace(&table[*net..], looks, much, &mut slopes[*net..]);
                }
            }
        }
        slopes
    };
    let shares: Vec<Vec<f32>> = memories.par_chunks(SHARE).map(share).collect();
    let sum = |mut all: Vec<f32>, share: Vec<f32>| {
        all.iter_mut().zip(share).for_each(|(all, share)| *all += share);
        all
    };
    shares.into_iter().reduce(sum).unwrap_or_default()
}

/// What each seat would be given now.
fn said(table: &[f32], memory: &Memory) -> Worth {
    let mut worth = Worth::default();
    for (worth, sight) in worth.iter_mut().zip(&memory.seats) {
        let things = sight.things.iter().map(|(net, looks)| net::says(&table[*net..], looks));
        *worth = sight.plain + things.sum::<f32>();
    }
    worth
}

/// By how much what is said of each seat should be less.
fn blame(memory: &Memory, said: &Worth, compare: bool) -> Worth {
    let seats = memory.seats.len();
    let mut off = *said;
    off.iter_mut().zip(memory.hindsight).for_each(|(off, came)| *off -= came);
    let mean = off[..seats].iter().sum::<f32>() / seats as f32;
    if compare && seats > 1 {
        off.iter_mut().for_each(|off| *off -= (1.0 - LEVEL) * mean);
    }
    off
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::Sight;

    const LOOKS: usize = 2;

    /// A thing is worth 3, but nothing if it has the second look: no sum of marks could say so.
    fn memory(number: u32) -> Memory {
        let looks = |bits: u32| vec![(bits & 1) as f32, (bits >> 1 & 1) as f32];
        let worth = |looks: &[f32]| 3.0 * looks[0] * (1.0 - looks[1]);
        let things = [looks(number), looks(number / 4)];
        let mut hindsight = Worth::default();
        hindsight.iter_mut().zip(&things).for_each(|(came, looks)| *came = 10.0 + worth(looks));
        let sight =
            |looks: Vec<f32>| Sight { plain: 10.0, thought: 10.0, marks: vec![], things: vec![(0, looks)] };
        Memory { seats: things.into_iter().map(sight).collect(), whim: number % 50 == 7, hindsight }
    }

    #[test]
    fn a_network_learns_what_adding_up_cannot_say() {
        for compare in [false, true] {
            let mut table = vec![0.0; net::size(LOOKS)];
            let mut trainer = Trainer::new(table.len(), compare, 1);
            for generation in 0..8 {
                let story = ((0..10_000).map(|number| memory(number * 7 % 16)).collect(), Worth::default());
                trainer.train(&mut table, vec![story], 1.0 - generation as f32 / 8.0);
            }
            let says = |looks: [f32; LOOKS]| net::says(&table, &looks);
            let nothing = says([0.0, 0.0]);
            for (looks, worth) in [([1.0, 0.0], 3.0), ([0.0, 1.0], 0.0), ([1.0, 1.0], 0.0)] {
                let said = says(looks) - nothing;
                assert!((said - worth).abs() < 0.2, "{compare}: {looks:?} is said to be worth {said}");
            }
        }
    }
}
