//! Learns from play by how much a game's evaluation is wrong.
//!
//! Players who look one action ahead, and sometimes do anything, play each other by what has been learned so far. After a
//! generation of games, every position of them is compared with what came of it: partly with how the game ended, partly with
//! how it was judged a little later, so that luck which had nothing to do with the position blurs the lesson less (the
//! λ-returns of temporal differences: Sutton 1988). The table that fits these lessons best, and stays near the last one where they say
//! little, is the next generation's ([`fit`]).
//!
//! Where seats take from each other they are compared: a lesson is about what one has and the other has not. How many points
//! everybody gets is learned last, by the features that all of them bear, from how games ended.
//!
//! A game whose positions consist of [entities](Knowledge::entities) has its networks trained instead, with the same
//! games and the same target.

mod fit;
mod train;

use dealer::Quick;
use rayon::prelude::*;
use tabletop::{Dealer, Game, Seat, Seen, Turn};

use crate::{Knowledge, MaterialOf, SetupOf, Worth, greedy, learned::Learned, mix, search::Mind};
pub use fit::{Lesson, fit};
use train::Trainer;

/// Generations that one learning lasts.
const GENERATIONS: u32 = 16;

/// How much later judgements count in what came of a position: each position hands on this part of its target.
const LAMBDA: f32 = 0.9;

/// How firmly a generation holds to the last one's table.
const RIDGE: f32 = 500.0;

/// How a learner works.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games it plays.
    pub games: u32,
    /// In how many of a thousand decisions it does anything.
    pub random: u32,
    /// Compare seats with each other?
    pub compare: bool,
    /// Learn no more than how many points everybody gets?
    pub level: bool,
    /// Where all luck comes from.
    pub seed: u64,
}

/// How it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Games played.
    pub games: u32,
    /// By how much the evaluation alone was off, root mean square: in leads, or in points where seats are not compared.
    pub before: f64,
    /// By how much it was off with what had been learned before these games.
    pub after: f64,
    /// Points of a seat at the end.
    pub points: f64,
}

/// How a seat's position is remembered.
struct Sight {
    /// What the evaluation said.
    plain: f32,
    /// What was thought with the learned.
    thought: f32,
    features: Vec<(u32, f32)>,
    /// What it consisted of: where in the learned the network begins, and the inputs.
    entities: Vec<(usize, Vec<f32>)>,
}

/// A position as it is remembered.
struct Memory {
    seats: Vec<Sight>,
    /// What was done here was random: what came of it says nothing about the position.
    random: bool,
    /// What came of it.
    target: Worth,
}

/// A game as it is remembered: its positions, and everybody's points at the end.
type Story = (Vec<Memory>, Worth);

/// Learns in games of these setups, in turn, from `table` on; `watch` hears after every generation how it goes.
pub fn learn<K: Knowledge>(
    setups: &[SetupOf<K>],
    material: &'static MaterialOf<K>,
    learned: &Learned,
    mut table: Vec<f32>,
    plan: &Plan,
    mut watch: impl FnMut(&Progress),
) -> Vec<f32> {
    assert_eq!(table.len(), learned.size(), "the table has a number for every feature");
    // What counts in the end is the mean of the later tables: each of them follows its own games too closely.
    let mut mean = vec![0.0f32; table.len()];
    let settled = GENERATIONS / 2;
    let games = plan.games.div_ceil(GENERATIONS);
    let play = |table: &[f32], generation: u32| -> Vec<Story> {
        // A table is small, and a learner does not live long.
        let known: &'static [f32] = Box::leak(table.to_vec().into_boxed_slice());
        let mind = Mind::<K> { learned: Some(known), ..Mind::default() };
        let play = |number: u32| {
            let game = generation * games + number;
            let setup = &setups[game as usize % setups.len()];
            play(K::Game::new(setup, material), &mind, plan, mix(plan.seed, game.into()))
        };
        (0..games).into_par_iter().map(play).collect()
    };
    let mut trainer = Trainer::new(table.len(), plan.compare, plan.seed);
    let mut trains = false;
    for generation in (0..GENERATIONS).filter(|_| !plan.level) {
        let stories = play(&table, generation);
        watch(&progress(&stories, plan.compare, (generation + 1) * games));
        trains |= has_entities(&stories);
        if trains {
            trainer.train(&mut table, stories, 1.0 - generation as f32 / GENERATIONS as f32);
        } else {
            let lessons: Vec<Lesson> =
                stories.iter().flat_map(|story| lessons(story, plan.compare)).collect();
            table = fit(&lessons, &table, RIDGE);
        }
        if generation >= settled {
            mean.iter_mut().zip(&table).for_each(|(mean, &number)| *mean += number);
        }
    }
    if !plan.level {
        table = mean.into_iter().map(|sum| sum / (GENERATIONS - settled) as f32).collect();
    }
    if plan.compare && !trains {
        let stories = play(&table, GENERATIONS);
        watch(&progress(&stories, plan.compare, games));
        table = fit(&common(&stories, &table), &table, RIDGE);
    }
    table
}

fn has_entities(stories: &[Story]) -> bool {
    stories
        .iter()
        .flat_map(|(memories, _)| memories)
        .flat_map(|m| &m.seats)
        .any(|seat| !seat.entities.is_empty())
}

/// Plays a game and remembers it.
fn play<K: Knowledge>(mut state: K::Game, mind: &Mind<K>, plan: &Plan, seed: u64) -> Story {
    let mut dealer = Quick::new(seed);
    let mut memories: Vec<Memory> = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                memories.push(remember(&state, mind));
                let ticket = dealer.pick(state.weight());
                state.reveal_unchecked(state.outcome(ticket), &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                if !K::is_midway(&state) {
                    memories.push(remember(&state, mind));
                }
                let seen = Seen::new(&state, seat);
                let legal = seen.legal();
                let action = match legal[..] {
                    [action] => action,
                    _ if dealer.pick(1000) < plan.random => {
                        memories.iter_mut().last().expect("a game begins with a position").random = true;
                        legal[dealer.pick(legal.len() as u32) as usize]
                    }
                    _ => greedy::best(&seen, &legal, mix(seed, dealer.pick(1 << 30).into()), mind),
                };
                state.act_unchecked(seat, action, &mut ());
            }
        }
    }
    let mut points = Worth::default();
    for seat in (0..state.seats()).map(Seat) {
        points[seat.index()] = state.points(seat) as f32;
    }
    look_back(&mut memories, &points);
    (memories, points)
}

/// Finds out what came of every position.
fn look_back(memories: &mut [Memory], points: &Worth) {
    // What came of the next position, and what was thought of it.
    let (mut target, mut thought) = (*points, *points);
    for memory in memories.iter_mut().rev() {
        for (seat, sight) in memory.seats.iter().enumerate() {
            target[seat] = if memory.random {
                sight.thought
            } else {
                LAMBDA * target[seat] + (1.0 - LAMBDA) * thought[seat]
            };
            thought[seat] = sight.thought;
        }
        memory.target = target;
    }
}

fn remember<K: Knowledge>(state: &K::Game, mind: &Mind<K>) -> Memory {
    let (plain, thought) = (K::evaluate(state, &mind.weights), mind.judge(state));
    let sight = |seat: usize| Sight {
        plain: plain[seat],
        thought: thought[seat],
        features: Vec::new(),
        entities: Vec::new(),
    };
    let mut seats: Vec<_> = (0..usize::from(state.seats())).map(sight).collect();
    K::features(state, &mut |seat, feature, much| seats[seat.index()].features.push((feature as u32, much)));
    K::entities(state, &mut |seat, net, inputs| seats[seat.index()].entities.push((net, inputs.to_vec())));
    Memory { seats, random: false, target: Worth::default() }
}

/// What a game teaches: its positions with what came of them.
fn lessons((memories, _): &Story, compare: bool) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    for memory in memories.iter().filter(|memory| !memory.random) {
        let off = |seat: usize| memory.target[seat] - memory.seats[seat].plain;
        let features = |seat: usize| &memory.seats[seat].features[..];
        lessons.extend(views(memory, compare).map(|view| match view {
            View::One(seat) => Lesson::new(off(seat), &[(1.0, features(seat))]),
            View::Lead(one, other) => {
                Lesson::new(off(one) - off(other), &[(1.0, features(one)), (-1.0, features(other))])
            }
        }));
    }
    lessons
}

/// What of a position is learned from.
enum View {
    /// A seat's points.
    One(usize),
    /// The lead of one over another.
    Lead(usize, usize),
}

/// Every view of a position.
fn views(memory: &Memory, compare: bool) -> impl Iterator<Item = View> {
    let seats = memory.seats.len();
    let compare = compare && seats > 1;
    let ones = (0..seats).filter(move |_| !compare).map(View::One);
    let pairs =
        (0..seats).filter(move |_| compare).flat_map(|one| (0..one).map(move |other| View::Lead(one, other)));
    ones.chain(pairs)
}

/// What games teach about the points of all: what the features should say that never set one seat apart from another.
fn common(stories: &[Story], table: &[f32]) -> Vec<Lesson> {
    let memories = || stories.iter().flat_map(|(memories, points)| memories.iter().map(move |m| (m, points)));
    let mut apart = vec![false; table.len()];
    for (memory, _) in memories() {
        for sight in &memory.seats {
            let alone =
                |feature: &&(u32, f32)| memory.seats.iter().any(|other| !other.features.contains(feature));
            sight.features.iter().filter(alone).for_each(|&(feature, _)| apart[feature as usize] = true);
        }
    }
    let lesson = |(memory, points): (&Memory, &Worth)| {
        let first = memory.seats.first()?;
        let features = first.features.iter().filter(|&&(feature, _)| !apart[feature as usize]);
        let features: Vec<_> = features.copied().collect();
        let said: f32 = features.iter().map(|&(feature, much)| much * table[feature as usize]).sum();
        let off: f32 = memory.seats.iter().zip(points).map(|(sight, points)| points - sight.thought).sum();
        Some(Lesson::new(off / memory.seats.len() as f32 + said, &[(1.0, &features)]))
    };
    memories().filter_map(lesson).collect()
}

fn progress(stories: &[Story], compare: bool, games: u32) -> Progress {
    let (mut before, mut after, mut count) = (0.0, 0.0, 0.0f64);
    for memory in stories.iter().flat_map(|(memories, _)| memories).filter(|memory| !memory.random) {
        let off = |seat: usize| {
            let (sight, came) = (&memory.seats[seat], memory.target[seat]);
            [came - sight.plain, came - sight.thought].map(f64::from)
        };
        for view in views(memory, compare) {
            let off = match view {
                View::One(seat) => off(seat),
                View::Lead(one, other) => [0, 1].map(|which| off(one)[which] - off(other)[which]),
            };
            before += off[0] * off[0];
            after += off[1] * off[1];
            count += 1.0;
        }
    }
    let count = count.max(1.0);
    let seats = |(memories, points): &Story| {
        let seats = memories.first().map_or(0, |memory| memory.seats.len());
        let sum: f32 = points[..seats].iter().sum();
        (f64::from(sum), seats as f64)
    };
    let (points, seats) =
        stories.iter().map(seats).fold((0.0, 0.0), |sum, story| (sum.0 + story.0, sum.1 + story.1));
    Progress {
        games,
        before: (before / count).sqrt(),
        after: (after / count).sqrt(),
        points: points / seats.max(1.0),
    }
}
