//! What a bot is.

use dealer::Quick;
use tabletop::{Dealer, Game, Seen};

use crate::Limits;

/// An artificial player of one game. It may remember from choice to choice; a new one is made for every game and seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of the seat that looks; there is at least one. The choice should depend on what
    /// the seat may see and on the limits alone.
    fn choose(&mut self, seen: &Seen<'_, G>, limits: &Limits<'_>) -> G::Action;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, seen: &Seen<'_, G>, limits: &Limits<'_>) -> G::Action {
        (**self).choose(seen, limits)
    }
}

/// The bot that does anything legal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: &Seen<'_, G>, limits: &Limits<'_>) -> G::Action {
        let legal = seen.legal();
        legal[Quick::new(limits.seed).pick(legal.len() as u32) as usize]
    }
}

/// The legal action, if there is but one: that needs no thought.
pub(crate) fn only_choice<G: Game>(seen: &Seen<'_, G>) -> Option<G::Action> {
    match seen.legal()[..] {
        [] => panic!("a bot is asked only when its seat owes a decision"),
        [action] => Some(action),
        _ => None,
    }
}
