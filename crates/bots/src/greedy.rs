//! The player who looks one action ahead.

use dealer::Quick;
use tabletop::{Dealer, Seen, Turn};

use crate::{Played, mix, search::promise};

/// How many samples of what is hidden and of what luck may bring each action is tried in.
const SAMPLES: u64 = 4;

/// How many more actions of its own it thinks of to finish what an action leaves half done.
const FORESIGHT: u32 = 2;

/// Chooses the action after which the seat's lead looks greatest; among equals, any.
pub(crate) fn choose<G: Played>(
    seen: &Seen<'_, G>,
    legal: &[G::Action],
    seed: u64,
    weights: &G::Weights,
) -> G::Action {
    let mut leads = vec![0.0; legal.len()];
    for sample in 0..SAMPLES {
        let seed = mix(seed, sample);
        let state = seen.sample(&mut Quick::new(seed));
        for (sum, &action) in leads.iter_mut().zip(legal) {
            let mut after = state.clone();
            after.act(seen.seat(), action, &mut ());
            // Every action meets the same luck, so that luck does not choose between them.
            let mut dealer = Quick::new(mix(seed, 1));
            while after.turn() == Turn::Chance {
                let ticket = dealer.pick(after.weight());
                after.reveal(after.outcome(ticket), &mut ());
            }
            *sum += promise(&after, seen.seat(), weights, FORESIGHT);
        }
    }
    let best = leads.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<_> = legal.iter().zip(&leads).filter(|&(_, &lead)| lead >= best).collect();
    *equals[Quick::new(seed).pick(equals.len() as u32) as usize].0
}
