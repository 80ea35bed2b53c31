//! The player who looks one action ahead.

use dealer::Quick;
use tabletop::{Dealer, Seen};

use crate::{
    Played,
    search::{FORESIGHT, Mind, promise},
};

/// How many samples of what is hidden each action is tried in.
const SAMPLES: u64 = 4;

/// Chooses the action after which the seat's lead looks greatest; among equals, any.
pub(crate) fn choose<G: Played>(
    seen: &Seen<'_, G>,
    legal: &[G::Action],
    seed: u64,
    mind: &Mind<G>,
) -> G::Action {
    let mut leads = vec![0.0; legal.len()];
    let mut dealer = Quick::new(seed);
    let first = seen.sample(&mut dealer);
    let mut judge = |state: &G| {
        for (sum, &action) in leads.iter_mut().zip(legal) {
            let mut after = state.clone();
            after.act(seen.seat(), action, &mut ());
            *sum += promise(&after, seen.seat(), mind, FORESIGHT);
        }
    };
    judge(&first);
    for _ in 1..SAMPLES {
        let state = seen.sample(&mut dealer);
        // Where nothing is hidden, one look says all.
        if state == first {
            break;
        }
        judge(&state);
    }
    let best = leads.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<_> = legal.iter().zip(&leads).filter(|&(_, &lead)| lead >= best).collect();
    *equals[Quick::new(seed).pick(equals.len() as u32) as usize].0
}
