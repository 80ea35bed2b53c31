//! Networks that fit what was learned: stochastic gradient descent by Adam (Kingma & Ba 2015) with
//! decoupled weight decay (Loshchilov & Hutter 2019).

use std::collections::{BTreeSet, VecDeque};

use dealer::Quick;
use rayon::prelude::*;
use tabletop::Dealer;

use super::{Memory, Story};
use crate::{Worth, net};

/// Generations whose games are trained with: their own, and a few before.
const RECENT: usize = 3;

/// Positions that a step rests on, and that one thread inputs at.
const BATCH: usize = 128;
const SHARE: usize = 64;

/// How often every position of a generation is looked at.
const TIMES: usize = 3;

/// The length of the first steps; the last are a tenth as long.
const LEARNING_RATE: f32 = 1e-3;

/// How much the points of all count beside the leads, where leads are learned.
const LEVEL: f32 = 0.1;

/// How slowly it is forgotten where the gradient went, and how steep they were.
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;

/// Numbers that nothing speaks for fade, by so much of a stride.
const WEIGHT_DECAY: f32 = 1e-3;

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
        self.recent.push_back(memories.filter(|memory| !memory.random).collect());
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
        self.wake(table);
        let recent: Vec<&Memory> = self.recent.iter().flatten().collect();
        let steps = TIMES * recent.len() / self.recent.len() / BATCH;
        let stride = LEARNING_RATE * (0.1 + 0.9 * rest);
        for _ in 0..steps {
            let some: Vec<&Memory> =
                (0..BATCH).map(|_| recent[self.dealer.pick(recent.len() as u32) as usize]).collect();
            let gradient = gradient(table, &some, self.compare);
            self.steps += 1;
            let (known, felt) = (1.0 - BETA_1.powi(self.steps), 1.0 - BETA_2.powi(self.steps));
            for (number, slope) in gradient.into_iter().enumerate() {
                let (direction, steepness) = (&mut self.directions[number], &mut self.steepness[number]);
                *direction = BETA_1 * *direction + (1.0 - BETA_1) * slope;
                *steepness = BETA_2 * *steepness + (1.0 - BETA_2) * slope * slope;
                let way = *direction / known / ((*steepness / felt).sqrt() + 1e-6);
                table[number] -= stride * (way + WEIGHT_DECAY * table[number]);
            }
        }
    }

    /// Nodes that all hear the same would learn the same for ever: gives those of new networks something of their own.
    fn wake(&mut self, table: &mut [f32]) {
        let entities =
            self.recent.iter().flatten().flat_map(|memory| &memory.seats).flat_map(|s| &s.entities);
        let nets: BTreeSet<(usize, usize)> = entities.map(|(net, inputs)| (*net, inputs.len())).collect();
        for (net, inputs) in nets {
            let ties = &mut table[net..net + inputs * net::HIDDEN];
            if ties.iter().all(|&tie| tie == 0.0) {
                // The sum of several lots is near nothing more often than far from it.
                let mut lot = || (0..4).map(|_| self.dealer.pick(2001) as f32 / 1000.0 - 1.0).sum::<f32>();
                ties.iter_mut().for_each(|tie| *tie = 0.18 * lot());
            }
        }
    }
}

/// How much more every number of the table would be off, for all of these positions.
fn gradient(table: &[f32], memories: &[&Memory], compare: bool) -> Vec<f32> {
    let share = |memories: &[&Memory]| {
        let mut gradient = vec![0.0; table.len()];
        for memory in memories {
            let off = blame(memory, &said(table, memory), compare);
            for (sight, off) in memory.seats.iter().zip(off) {
                for (net, inputs) in &sight.entities {
                    let much = 2.0 * off / BATCH as f32;
                    net::add_gradient(&table[*net..], inputs, much, &mut gradient[*net..]);
                }
            }
        }
        gradient
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
        let entities = sight.entities.iter().map(|(net, inputs)| net::value(&table[*net..], inputs));
        *worth = sight.plain + entities.sum::<f32>();
    }
    worth
}

/// By how much what is said of each seat should be less.
fn blame(memory: &Memory, said: &Worth, compare: bool) -> Worth {
    let seats = memory.seats.len();
    let mut off = *said;
    off.iter_mut().zip(memory.target).for_each(|(off, came)| *off -= came);
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

    const INPUTS: usize = 2;

    /// An entity is worth 3, but nothing if it has the second input: no sum of features could say so.
    fn memory(number: u32) -> Memory {
        let inputs = |bits: u32| vec![(bits & 1) as f32, (bits >> 1 & 1) as f32];
        let worth = |inputs: &[f32]| 3.0 * inputs[0] * (1.0 - inputs[1]);
        let entities = [inputs(number), inputs(number / 4)];
        let mut target = Worth::default();
        target.iter_mut().zip(&entities).for_each(|(came, inputs)| *came = 10.0 + worth(inputs));
        let sight = |inputs: Vec<f32>| Sight {
            plain: 10.0,
            thought: 10.0,
            features: vec![],
            entities: vec![(0, inputs)],
        };
        Memory { seats: entities.into_iter().map(sight).collect(), random: number % 50 == 7, target }
    }

    #[test]
    fn a_network_learns_what_adding_up_cannot_say() {
        for compare in [false, true] {
            let mut table = vec![0.0; net::size(INPUTS)];
            let mut trainer = Trainer::new(table.len(), compare, 1);
            for generation in 0..8 {
                let story = ((0..10_000).map(|number| memory(number * 7 % 16)).collect(), Worth::default());
                trainer.train(&mut table, vec![story], 1.0 - generation as f32 / 8.0);
            }
            let says = |inputs: [f32; INPUTS]| net::value(&table, &inputs);
            let nothing = says([0.0, 0.0]);
            for (inputs, worth) in [([1.0, 0.0], 3.0), ([0.0, 1.0], 0.0), ([1.0, 1.0], 0.0)] {
                let said = says(inputs) - nothing;
                assert!((said - worth).abs() < 0.2, "{compare}: {inputs:?} is said to be worth {said}");
            }
        }
    }
}
