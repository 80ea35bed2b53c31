//! What luck may bring.

use tabletop::{Game, Turn, Weight};

use super::choices::{distinct, reads_back};
use crate::law::{Check, Law, ensure};

/// So many tickets are tried one by one; of more, the first and the last of every outcome.
const MANY: u64 = 1 << 16;

/// Outcomes, weights and tickets.
pub(crate) fn luck<G: Game>(state: &G) -> Check {
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    let turn = state.turn();
    ensure!(
        Law::Outcomes,
        outcomes.is_empty() == (turn != Turn::Chance),
        "there are {} outcomes, and the turn is {turn:?}",
        outcomes.len()
    );
    if outcomes.is_empty() {
        return Ok(());
    }
    let mut appended = vec![outcomes[0]];
    state.outcomes(&mut appended);
    ensure!(Law::Appends, appended[1..] == outcomes[..], "`outcomes` disturbs what the list held before");
    for pair in outcomes.windows(2) {
        let (first, second) = (pair[0].0, pair[1].0);
        ensure!(Law::Outcomes, first < second, "outcome `{first}` comes before `{second}`");
    }
    for &(outcome, weight) in &outcomes {
        ensure!(Law::Outcomes, weight > 0, "outcome `{outcome}` has no weight");
        reads_back(outcome)?;
    }
    distinct(&outcomes.iter().map(|&(outcome, _)| outcome).collect::<Vec<_>>())?;
    tickets(state, &outcomes, state.weight())
}

/// Every ticket draws the outcome whose share it lies in.
fn tickets<G: Game>(state: &G, outcomes: &[(G::Chance, Weight)], weight: Weight) -> Check {
    let sum: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    ensure!(
        Law::Tickets,
        sum == u64::from(weight),
        "all outcomes weigh {sum} together, `weight` says {weight}"
    );
    let mut first: Weight = 0;
    for &(outcome, share) in outcomes {
        let step = if sum <= MANY { 1 } else { (share - 1).max(1) };
        for ticket in (first..first + share).step_by(step as usize) {
            let drawn = state.outcome(ticket);
            ensure!(
                Law::Tickets,
                drawn == outcome,
                "ticket {ticket} of {weight} belongs to `{outcome}`, but draws `{drawn}`"
            );
        }
        first += share;
    }
    Ok(())
}
