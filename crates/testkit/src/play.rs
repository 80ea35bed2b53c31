//! Random games.

use dealer::Quick;
use tabletop::{Dealer, Game, Seat, Seats, Seen, Step, Table, Turn};

use crate::material::{material, setup};

/// A whole random game: every seat plays uniformly at random, luck by its weights. The same seed gives the same game
/// on every machine.
///
/// # Panics
/// If the game does not end within its `max_steps`.
#[track_caller]
pub fn random_game<G: Game>(setup_text: &str, seed: u64) -> Table<G> {
    let mut table = Table::new(setup::<G>(setup_text), material::<G>());
    let mut dealer = Quick::new(seed);
    while let Some(step) = random_step(table.state(), &mut dealer) {
        let number = table.steps().len();
        assert!(number < G::INFO.max_steps as usize, "{} does not end within its max_steps", G::INFO.key);
        if let Err(why) = table.step(step) {
            panic!("step {} of the random game {seed} of {} ({why}): {step:?}", number + 1, G::INFO.key);
        }
    }
    table
}

/// A random step of `state`; `None` when the game is over, or when somebody owes a step and has none.
pub(crate) fn random_step<G: Game>(state: &G, dealer: &mut Quick) -> Option<Step<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let weight = state.weight();
            (weight > 0).then(|| Step::Reveal(state.outcome(dealer.pick(weight))))
        }
        Turn::Seats(owing) => {
            let seat = one_of(owing, dealer)?;
            let legal = legal_actions(state, seat);
            pick(&legal, dealer).map(|&action| Step::Act(seat, action))
        }
    }
}

/// A random seat of a set.
fn one_of(seats: Seats, dealer: &mut Quick) -> Option<Seat> {
    match seats.len() {
        0 => None,
        1 => seats.lowest(),
        several => seats.iter().nth(dealer.pick(several.into()) as usize),
    }
}

/// A random element.
pub(crate) fn pick<'a, T>(of: &'a [T], dealer: &mut Quick) -> Option<&'a T> {
    if of.is_empty() { None } else { Some(&of[dealer.pick(of.len() as u32) as usize]) }
}

/// What `seat` may do; nothing if it owes no decision.
pub(crate) fn legal_actions<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    Seen::new(state, seat).legal()
}

/// All seats of a table.
pub(crate) fn everybody(seats: u8) -> impl Iterator<Item = Seat> {
    (0..seats).map(Seat)
}

/// `state` after one step, with what happened.
pub(crate) fn after<G: Game>(state: &G, step: Step<G>) -> (G, Vec<G::Event>) {
    let mut next = state.clone();
    let mut events = Vec::new();
    match step {
        Step::Act(seat, action) => next.act_unchecked(seat, action, &mut events),
        Step::Reveal(outcome) => next.reveal_unchecked(outcome, &mut events),
    }
    (next, events)
}

/// A step as it is written in a record.
pub(crate) fn written<G: Game>(step: Step<G>) -> String {
    match step {
        Step::Act(seat, action) => format!("{seat} {action}"),
        Step::Reveal(outcome) => format!("* {outcome}"),
    }
}
