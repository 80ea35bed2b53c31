//! Laws for games in numbers: what programs that learn rely on.

use std::collections::HashSet;

use dealer::Quick;
use tabletop::{Block, Dealer as _, Encoded, Part, Seat, Setup as _, Step, Turn, Viewer};

use crate::{
    fingerprint::Fnv,
    material::{material, setup},
    play::{after, everybody, legal_actions, random_step, written},
};

/// Plays random games and checks in every state that
/// - every legal action and every outcome has a number of its own, within bounds, and nobody else has any;
/// - an observation writes every byte, none greater than its field allows;
/// - neither numbers nor observations depend on what is hidden from the seat;
/// - what changes a seat's view changes its observation.
///
/// # Panics
/// If one of them does not hold.
#[track_caller]
pub fn obeys_the_encoding<G: Encoded>(setup_text: &str, games: u64) {
    let (agreed, edition) = (setup::<G>(setup_text), material::<G>());
    G::encodes(edition).expect("the default edition can be encoded");
    let check = Check::<G>::new(&agreed);
    for seed in 0..games {
        let mut dealer = Quick::new(seed);
        let mut state = G::new(&agreed, edition);
        check.state(&state, &mut dealer);
        while let Some(step) = random_step(&state, &mut dealer) {
            let (next, _) = after(&state, step);
            check.state(&next, &mut dealer);
            check.step(&state, step, &next);
            state = next;
        }
    }
}

/// Plays many random games, `games` of each setup in turn, and checks that no two legal actions of a state share a number
/// and that all are within bounds.
///
/// # Panics
/// If one of them does not hold.
#[track_caller]
pub fn numbers_are_unique<G: Encoded>(setup_texts: &[&str], games: u64) {
    for setup_text in setup_texts {
        let (agreed, edition) = (setup::<G>(setup_text), material::<G>());
        // By number: in which state it was last seen.
        let mut seen = vec![0u64; Block::total(&G::blocks(&agreed, edition))];
        let (mut legal, mut numbers, mut at) = (Vec::new(), Vec::new(), 0);
        for seed in 0..games {
            let mut dealer = Quick::new(seed);
            let mut state = G::new(&agreed, edition);
            loop {
                at += 1;
                let step: Step<G> = match state.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Reveal(state.outcome(dealer.pick(state.weight()))),
                    Turn::Seats(owing) => {
                        let seat = owing.lowest().expect("somebody owes a decision");
                        legal.clear();
                        numbers.clear();
                        state.legal(seat, &mut legal);
                        state.number(seat, &legal, &mut numbers);
                        assert_eq!(numbers.len(), legal.len(), "every legal action has a number");
                        for (&number, action) in numbers.iter().zip(&legal) {
                            let last = seen.get_mut(number as usize);
                            let last = last.unwrap_or_else(|| panic!("`{action}` has number {number}"));
                            assert_ne!(*last, at, "another action has number {number} of `{action}`");
                            *last = at;
                        }
                        Step::Act(seat, legal[dealer.pick(legal.len() as u32) as usize])
                    }
                };
                match step {
                    Step::Act(seat, action) => state.act_unchecked(seat, action, &mut ()),
                    Step::Reveal(outcome) => state.reveal_unchecked(outcome, &mut ()),
                }
            }
        }
    }
}

struct Check<G> {
    layout: Vec<Part>,
    actions: u32,
    chances: u32,
    size: usize,
    game: std::marker::PhantomData<G>,
}

impl<G: Encoded> Check<G> {
    fn new(agreed: &G::Setup) -> Check<G> {
        let layout = G::layout(agreed, material::<G>());
        let names: HashSet<_> = layout.iter().map(|part| part.name).collect();
        assert_eq!(names.len(), layout.len(), "every field has a name of its own");
        for part in &layout {
            let (name, columns) = (part.name, part.columns);
            assert!(!part.note.is_empty() || !columns.is_empty(), "nobody knows what `{name}` means");
            let named = columns.iter().map(|&(_, bytes)| bytes).sum::<usize>();
            assert!(
                columns.is_empty() || part.shape.last() == Some(&named),
                "the columns of `{name}` have {named} bytes, the field {:?}",
                part.shape
            );
            let names: HashSet<_> = columns.iter().map(|(name, _)| name).collect();
            assert_eq!(names.len(), columns.len(), "every column of `{name}` has a name of its own");
        }
        let blocks = G::blocks(agreed, material::<G>());
        let names: HashSet<_> = blocks.iter().map(|block| block.name).collect();
        assert_eq!(names.len(), blocks.len(), "every range of actions has a name of its own");
        for block in &blocks {
            assert_eq!(block.axes.len(), block.shape.len(), "every axis of `{}` has a name", block.name);
        }
        Check {
            size: Part::total(&layout),
            actions: Block::total(&blocks) as u32,
            chances: G::chances(agreed, material::<G>()),
            layout,
            game: std::marker::PhantomData,
        }
    }

    fn observed(&self, state: &G, seat: Seat) -> Vec<u8> {
        let mut bytes = vec![0xa5; self.size];
        state.observe(seat, &mut bytes);
        bytes
    }

    fn state(&self, state: &G, dealer: &mut Quick) {
        for seat in everybody(state.seats()) {
            self.numbers(state, seat);
            self.bytes(state, seat);
            self.no_leak(state, seat, dealer);
        }
        if state.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            let numbers: HashSet<u32> =
                outcomes.iter().map(|&(outcome, _)| state.outcome_number(outcome)).collect();
            assert_eq!(numbers.len(), outcomes.len(), "outcomes share a number: {outcomes:?}");
            assert!(numbers.iter().all(|&number| number < self.chances), "{numbers:?} of {outcomes:?}");
        }
    }

    fn numbers(&self, state: &G, seat: Seat) {
        let legal = legal_actions(state, seat);
        let mut numbers = vec![7];
        state.number(seat, &legal, &mut numbers);
        assert_eq!(numbers[0], 7, "what lies in the list already stays");
        let numbers = &numbers[1..];
        assert_eq!(numbers.len(), legal.len(), "every legal action has a number");
        let different: HashSet<_> = numbers.iter().collect();
        assert_eq!(different.len(), legal.len(), "actions share a number: {legal:?} {numbers:?}");
        for (action, &number) in legal.iter().zip(numbers) {
            assert!(number < self.actions, "{action} has number {number} of {}", self.actions);
        }
    }

    fn bytes(&self, state: &G, seat: Seat) {
        let bytes = self.observed(state, seat);
        let mut again = vec![0x5a; self.size];
        state.observe(seat, &mut again);
        assert_eq!(bytes, again, "an observation writes every byte");
        let mut rest = &bytes[..];
        for part in &self.layout {
            let (field, left) = rest.split_at(part.len());
            rest = left;
            let highest = field.iter().max().copied().unwrap_or(0);
            assert!(highest <= part.high, "a byte of `{}` is {highest}, above {}", part.name, part.high);
        }
    }

    fn no_leak(&self, state: &G, seat: Seat, dealer: &mut Quick) {
        let other = state.determinize(seat, dealer);
        assert_eq!(
            self.observed(state, seat),
            self.observed(&other, seat),
            "the observation of {seat} depends on what is hidden from it"
        );
        let numbers = |state: &G| {
            let mut numbers = Vec::new();
            state.number(seat, &legal_actions(state, seat), &mut numbers);
            numbers
        };
        assert_eq!(numbers(state), numbers(&other), "the numbers of {seat} depend on what is hidden from it");
    }

    fn step(&self, before: &G, step: Step<G>, next: &G) {
        for seat in everybody(before.seats()) {
            let viewer = Viewer::Seat(seat);
            if before.view(viewer) != next.view(viewer) {
                assert_ne!(
                    self.observed(before, seat),
                    self.observed(next, seat),
                    "`{}` changes what {seat} sees, but not what it observes",
                    written(step)
                );
            }
        }
    }
}

/// Names of seats do not matter: two games that differ in who begins, and in nothing else, look the same to the seats that
/// act. `first` names the outcome that lets a seat begin.
///
/// # Panics
/// If they look different.
#[track_caller]
pub fn seats_are_relative<G: Encoded>(setup_text: &str, games: u64, first: impl Fn(Seat) -> G::Chance) {
    let (agreed, edition) = (setup::<G>(setup_text), material::<G>());
    let check = Check::<G>::new(&agreed);
    let seats = agreed.seats();
    let mut compared = 0;
    for seed in 0..games {
        let mut dealer = Quick::new(seed);
        let mut state = G::new(&agreed, edition);
        let mut twin = state.clone();
        while let Some(step) = random_step(&state, &mut dealer) {
            let same = match step {
                Step::Reveal(outcome) => {
                    let begins = everybody(seats).find(|&seat| first(seat) == outcome);
                    Step::Reveal(begins.map_or_else(
                        || numbered_outcome(&twin, state.outcome_number(outcome)),
                        |seat| first(seat.next(seats)),
                    ))
                }
                Step::Act(seat, action) => {
                    let other = seat.next(seats);
                    assert!(twin.turn().awaits(other), "{other} acts where {seat} does");
                    assert_eq!(check.observed(&state, seat), check.observed(&twin, other));
                    compared += 1;
                    let legal = legal_actions(&twin, other);
                    let (mut wanted, mut numbers) = (Vec::new(), Vec::new());
                    state.number(seat, &[action], &mut wanted);
                    twin.number(other, &legal, &mut numbers);
                    let at = numbers.iter().position(|number| *number == wanted[0]);
                    Step::Act(other, legal[at.expect("the same actions are legal")])
                }
            };
            state = after(&state, step).0;
            twin = after(&twin, same).0;
        }
    }
    assert!(compared > 0, "no decision was compared");
}

fn numbered_outcome<G: Encoded>(state: &G, number: u32) -> G::Chance {
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    let mut found = outcomes.iter().filter(|&&(outcome, _)| state.outcome_number(outcome) == number);
    found.next().expect("luck may bring the same").0
}

/// A hash over the numbers and observations of seeded random games. It moves when a number or a byte changes its meaning;
/// then [`ENCODING`](Encoded::ENCODING) is raised.
#[track_caller]
pub fn encoding_fingerprint<G: Encoded>(setup_text: &str, games: u64) -> u64 {
    let (agreed, edition) = (setup::<G>(setup_text), material::<G>());
    let check = Check::<G>::new(&agreed);
    let mut hash = Fnv::default();
    for seed in 0..games {
        let mut dealer = Quick::new(seed);
        let mut state = G::new(&agreed, edition);
        while let Some(step) = random_step(&state, &mut dealer) {
            match step {
                Step::Act(seat, action) => {
                    let mut number = Vec::new();
                    state.number(seat, &[action], &mut number);
                    hash.note(format_args!("{} ", number[0]));
                    hash.bytes(&check.observed(&state, seat));
                }
                Step::Reveal(outcome) => hash.note(format_args!("*{} ", state.outcome_number(outcome))),
            }
            state = after(&state, step).0;
        }
    }
    hash.0
}
