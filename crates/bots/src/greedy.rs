//! The player who looks one action ahead.

use dealer::Quick;
use tabletop::{Dealer, Game, Seen};

use crate::{
    ActionOf, Bot, Knowledge, Limits,
    search::{LOOK_AHEAD, Mind, promise},
};

/// How many samples of what is hidden each action is tried in.
const SAMPLES: u64 = 4;

/// The bot that does that after which things look best by the evaluation alone, without what was learned from play.
pub struct Greedy<K: Knowledge>(Mind<K>);

impl<K: Knowledge> Greedy<K> {
    /// Judges by the weights of this mind.
    pub fn new(mind: Mind<K>) -> Greedy<K> {
        Greedy(Mind { learned: None, ..mind })
    }
}

impl<K: Knowledge> Default for Greedy<K> {
    fn default() -> Greedy<K> {
        Greedy::new(Mind::default())
    }
}

impl<K: Knowledge> Bot<K::Game> for Greedy<K> {
    fn choose(&mut self, seen: &Seen<'_, K::Game>, limits: &Limits<'_>) -> ActionOf<K> {
        match seen.legal()[..] {
            [action] => action,
            ref legal => best(seen, legal, limits.seed, &self.0),
        }
    }
}

/// The action after which the seat's lead looks greatest; among equals, any.
pub(crate) fn best<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    legal: &[ActionOf<K>],
    seed: u64,
    mind: &Mind<K>,
) -> ActionOf<K> {
    let mut leads = vec![0.0; legal.len()];
    let mut dealer = Quick::new(seed);
    let first = seen.sample(&mut dealer);
    let mut judge = |state: &K::Game| {
        for (sum, &action) in leads.iter_mut().zip(legal) {
            let mut after = state.clone();
            after.act_unchecked(seen.seat(), action, &mut ());
            *sum += promise(&after, seen.seat(), mind, LOOK_AHEAD);
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
