//! What players know of a game beyond its rules.

use dealer::Quick;
use tabletop::{Dealer, Game, MAX_SEATS, Seat};

use crate::search::Style;

/// A number for every seat; seats that do not play have no meaning.
pub type Worth = [f32; MAX_SEATS];

/// How search treats what luck brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// Positions that differ only in what luck brought share a place in the tree: right where luck hardly changes
    /// what is best, and where its outcomes are many.
    Merged,
    /// Every outcome has a place of its own: right where the best answer depends on it.
    Apart,
}

/// A game with hints for artificial players. None of them may look at what a seat cannot know: they are asked about
/// samples, never about the true state.
pub trait Played: Game {
    /// How search plays this game.
    const STYLE: Style = Style::informed();

    /// A lead of this many points is a comfortable one.
    const LEAD: f32 = 8.0;

    /// The points each seat may expect at the end, judged from how things stand.
    fn evaluate(&self) -> Worth {
        let mut worth = Worth::default();
        for (seat, worth) in worth.iter_mut().enumerate().take(self.seats().into()) {
            *worth = self.points(Seat(seat as u8)) as f32;
        }
        worth
    }

    /// How many play.
    fn seats(&self) -> u8;

    /// Is playing on unlikely to say more than [`evaluate`](Played::evaluate) says now? Playouts end here.
    fn is_settled(&self) -> bool {
        false
    }

    /// What a playout remembers from action to action, so that it need not be found out anew.
    type Memo: Default + Send;

    /// A playout begins here.
    fn remember(&self, memo: &mut Self::Memo) {
        let _ = memo;
    }

    /// What `seat` does in a playout: quick, and sensible on average.
    fn playout_action(&self, seat: Seat, playout: &mut Playout<Self>) -> Self::Action {
        playout.any(self, seat)
    }
}

/// What playouts work with.
pub struct Playout<G: Played> {
    /// Their luck.
    pub dealer: Quick,
    /// What the game remembers.
    pub memo: G::Memo,
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Played> Playout<G> {
    pub(crate) fn new(seed: u64) -> Playout<G> {
        Playout { dealer: Quick::new(seed), memo: G::Memo::default(), legal: Vec::new() }
    }

    /// Any legal action of `seat`.
    pub fn any(&mut self, state: &G, seat: Seat) -> G::Action {
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        self.legal[self.dealer.pick(self.legal.len() as u32) as usize]
    }
}
