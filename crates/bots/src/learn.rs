//! Learns from play by how much a game's evaluation is wrong.
//!
//! Players who look one action ahead, and sometimes do anything, play each other by what has been learned so far. When a
//! game is over, every position of it says what its evaluation should have been, and the marks that a seat bears are
//! corrected by a part of what its points were off by, those seen rarely by more than those seen often (adaptive gradient
//! descent). Where seats take from each other, two of them are compared instead: the marks that only one of them bears
//! learn what their lead was off by, and those that all bear what everybody's points were off by.

use dealer::Quick;
use rayon::prelude::*;
use tabletop::{Dealer, Seat, Seen, Turn};

use crate::{Played, Worth, greedy, lore::Lore, mix, search::Mind};

/// Games between two corrections.
const BATCH: u32 = 64;

/// How a learner works.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games it plays.
    pub games: u32,
    /// In how many of a thousand decisions it does anything.
    pub whim: u32,
    /// How far it goes for what it finds.
    pub stride: f32,
    /// Compare seats with each other?
    pub compare: bool,
    /// Where all luck comes from.
    pub seed: u64,
}

/// How it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Games played.
    pub games: u32,
    /// Points by which the evaluation alone was off, on average: a lead, or somebody's points who plays alone.
    pub before: f64,
    /// Points by which it was off with what has been learned.
    pub after: f64,
    /// Points of a seat at the end.
    pub points: f64,
}

/// A position as it is remembered: what each seat was thought to get, and its marks.
type Memory = Vec<(f32, Vec<(u32, f32)>)>;

/// Learns in games of these setups, in turn, from `table` on; `watch` hears from time to time how it goes.
pub fn learn<G: Played>(
    setups: &[G::Setup],
    material: &'static G::Material,
    lore: &Lore,
    table: Vec<f32>,
    plan: &Plan,
    mut watch: impl FnMut(&Progress),
) -> Vec<f32> {
    assert_eq!(table.len(), lore.size(), "the table has a number for every mark");
    let batches = plan.games.div_ceil(BATCH);
    // A beginner watches those who play by the evaluation alone before he trusts what he learned.
    let beginner = table.iter().all(|&number| number == 0.0);
    let watching = if beginner { batches / 8 } else { 0 };
    // What counts in the end is the mean of the later tables: each of them follows the last games too closely.
    let settled = batches / 2;
    let mut mean = vec![0.0f64; table.len()];
    let mut pupil = Pupil::new(table);
    for batch in 0..batches {
        // A table is small, and a learner does not live long.
        let lore: &'static [f32] = Box::leak(pupil.table.clone().into_boxed_slice());
        let mind = Mind { lore: (batch >= watching).then_some(lore), ..Mind::default() };
        let play = |number: u32| {
            let game = batch * BATCH + number;
            let setup = &setups[game as usize % setups.len()];
            play(G::new(setup, material), &mind, plan, mix(plan.seed, game.into()))
        };
        let games: Vec<_> = (0..BATCH).into_par_iter().map(play).collect();
        pupil.stride = plan.stride * (1.0 - 0.9 * batch as f32 / batches as f32);
        for (memories, points) in games {
            memories.iter().for_each(|memory| pupil.reflect(memory, &points, plan.compare));
        }
        if batch >= settled {
            mean.iter_mut().zip(&pupil.table).for_each(|(mean, &number)| *mean += f64::from(number));
        }
        if (batch + 1) % 16 == 0 || batch + 1 == batches {
            watch(&pupil.report((batch + 1) * BATCH));
        }
    }
    mean.into_iter().map(|sum| (sum / f64::from((batches - settled).max(1))) as f32).collect()
}

/// Plays a game and remembers it. Gives the memories and everybody's points.
fn play<G: Played>(mut state: G, mind: &Mind<G>, plan: &Plan, seed: u64) -> (Vec<Memory>, Worth) {
    let mut dealer = Quick::new(seed);
    let mut memories = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                // What is judged before luck decides is worth what it is on average.
                if dealer.pick(4) == 0 {
                    memories.push(remember(&state, mind));
                }
                let ticket = dealer.pick(state.weight());
                state.reveal(state.outcome(ticket), &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                if !state.is_midway() {
                    memories.push(remember(&state, mind));
                }
                let seen = Seen::new(&state, seat);
                let legal = seen.legal();
                let anything = dealer.pick(1000) < plan.whim;
                let action = match legal[..] {
                    [action] => action,
                    _ if anything => legal[dealer.pick(legal.len() as u32) as usize],
                    _ => greedy::choose(&seen, &legal, mix(seed, dealer.pick(1 << 30).into()), mind),
                };
                state.act(seat, action, &mut ());
            }
        }
    }
    let mut points = Worth::default();
    for seat in (0..state.seats()).map(Seat) {
        points[seat.index()] = state.points(seat) as f32;
    }
    (memories, points)
}

fn remember<G: Played>(state: &G, mind: &Mind<G>) -> Memory {
    let worth = state.evaluate(&mind.weights);
    let remember = |seat: Seat| {
        let mut marks = Vec::new();
        state.marks(seat, &mut |mark, much| marks.push((mark as u32, much)));
        (worth[seat.index()], marks)
    };
    (0..state.seats()).map(Seat).map(remember).collect()
}

/// Somebody who learns.
struct Pupil {
    table: Vec<f32>,
    /// How strongly each number was pulled at until now.
    force: Vec<f32>,
    stride: f32,
    /// What is being looked at: how much of each mark, zero between two looks, and which marks those are.
    much: Vec<f32>,
    marks: Vec<u32>,
    /// Sums since the last report, and how many looks they are of.
    sums: Progress,
    looks: f64,
    positions: f64,
}

impl Pupil {
    fn new(table: Vec<f32>) -> Pupil {
        Pupil {
            force: vec![1.0; table.len()],
            stride: 0.0,
            much: vec![0.0; table.len()],
            marks: Vec::new(),
            table,
            sums: Progress::default(),
            looks: 0.0,
            positions: 0.0,
        }
    }

    /// Compares what was thought of a position with what came of it.
    fn reflect(&mut self, memory: &Memory, points: &Worth, compare: bool) {
        let off = |seat: usize| points[seat] - memory[seat].0;
        let seats = memory.len();
        self.positions += 1.0;
        self.sums.points += points.iter().take(seats).sum::<f32>() as f64 / seats as f64;
        if seats == 1 || !compare {
            for (seat, (_, marks)) in memory.iter().enumerate() {
                self.look(marks, 1.0);
                self.learn(off(seat), true);
            }
            return;
        }
        for seat in 0..seats {
            for other in seat + 1..seats {
                self.look(&memory[seat].1, 1.0);
                self.look(&memory[other].1, -1.0);
                self.learn(off(seat) - off(other), true);
            }
        }
        // What all have in common.
        let [first, second, ..] = &memory[..] else { return };
        let common = first.1.iter().filter(|mark| memory.iter().all(|(_, marks)| marks.contains(mark)));
        let common: Vec<_> = common.copied().collect();
        let known = |marks: &[(u32, f32)]| -> f32 {
            marks.iter().map(|&(mark, much)| much * self.table[mark as usize]).sum()
        };
        let apart = 0.5 * (known(&first.1) + known(&second.1)) - known(&common);
        self.look(&common, 1.0);
        self.learn(0.5 * (off(0) + off(1)) - apart, false);
    }

    /// Looks at marks.
    fn look(&mut self, marks: &[(u32, f32)], sign: f32) {
        for &(mark, much) in marks {
            self.much[mark as usize] += sign * much;
            self.marks.push(mark);
        }
    }

    /// What was looked at was off by so much.
    fn learn(&mut self, off: f32, counts: bool) {
        let known: f32 = {
            self.marks.sort_unstable();
            self.marks.dedup();
            self.marks.iter().map(|&mark| self.much[mark as usize] * self.table[mark as usize]).sum()
        };
        for mark in self.marks.drain(..).map(|mark| mark as usize) {
            let pull = (off - known) * std::mem::take(&mut self.much[mark]);
            if pull != 0.0 {
                self.force[mark] += pull * pull;
                self.table[mark] += self.stride * pull / self.force[mark].sqrt();
            }
        }
        if counts {
            self.sums.before += f64::from(off.abs());
            self.sums.after += f64::from((off - known).abs());
            self.looks += 1.0;
        }
    }

    /// How it went since the last report.
    fn report(&mut self, games: u32) -> Progress {
        let Progress { before, after, points, .. } = std::mem::take(&mut self.sums);
        let (looks, positions) = (self.looks.max(1.0), self.positions.max(1.0));
        (self.looks, self.positions) = (0.0, 0.0);
        Progress { games, before: before / looks, after: after / looks, points: points / positions }
    }
}
