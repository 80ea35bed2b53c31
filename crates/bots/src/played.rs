//! What players know of a game beyond its rules.

use dealer::Quick;
use tabletop::{Dealer, Game, MAX_SEATS, Seat};

use crate::{
    Weights,
    lore::Lore,
    search::{Mind, Style, lead, most_promising, squash},
};

/// A number for every seat; seats that do not play have no meaning.
pub type Worth = [f32; MAX_SEATS];

/// A game with hints for artificial players. None of them may look at what a seat cannot know: they are asked about
/// samples, never about the true state.
pub trait Played: Game {
    /// How search plays this game.
    const STYLE: Style = Style::informed();

    /// A lead of this many points is a comfortable one.
    const LEAD: f32 = 8.0;

    /// What somebody who plays alone wants to have.
    const PAR: f32 = 0.0;

    /// The numbers by which it is judged.
    type Weights: Weights;

    /// The points each seat may expect at the end, judged from how things stand.
    fn evaluate(&self, weights: &Self::Weights) -> Worth {
        let _ = weights;
        let mut worth = Worth::default();
        for (seat, worth) in worth.iter_mut().enumerate().take(self.seats().into()) {
            *worth = self.points(Seat(seat as u8)) as f32;
        }
        worth
    }

    /// The chance that somebody who seems to be so many points ahead of another will be in the end.
    fn holds(&self, lead: f32) -> f32 {
        squash(2.0 * lead / Self::LEAD)
    }

    /// What was learned from play about this game: by how much [`evaluate`](Played::evaluate) is wrong where
    /// [`marks`](Played::marks) are found and [`things`](Played::things) stand.
    fn lore() -> Option<&'static Lore> {
        None
    }

    /// Notes what is to be seen of every seat's position: a place in the game's lore, and how much of that mark there is.
    fn marks(&self, note: &mut impl FnMut(Seat, usize, f32)) {
        let _ = note;
    }

    /// Notes what every seat's position consists of, each thing by its looks, and where in the game's lore the
    /// [network](crate::net) begins that says what such things are worth.
    fn things(&self, note: &mut impl FnMut(Seat, usize, &[f32])) {
        let _ = note;
    }

    /// How many play.
    fn seats(&self) -> u8;

    /// Is playing on unlikely to say more than [`evaluate`](Played::evaluate) says now? Playouts end here.
    fn is_settled(&self) -> bool {
        false
    }

    /// Is something half done, so that [`evaluate`](Played::evaluate) should not be asked before the seat whose turn it
    /// is has gone on?
    fn is_midway(&self) -> bool {
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
        playout.heeded(self, seat)
    }

    /// The table as it was before others chose, in this same turn, something that `seat` cannot see: the decision is one
    /// that all make at the same time. `None` if nobody has.
    fn before_secrets(&self, seat: Seat) -> Option<Self> {
        let _ = seat;
        None
    }
}

/// What playouts work with.
pub struct Playout<G: Played> {
    /// Their luck.
    pub dealer: Quick,
    /// What the game remembers.
    pub memo: G::Memo,
    /// How the game is judged.
    pub mind: Mind<G>,
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Played> Playout<G> {
    pub(crate) fn new(seed: u64, mind: &Mind<G>) -> Playout<G> {
        Playout { dealer: Quick::new(seed), memo: G::Memo::default(), mind: *mind, legal: Vec::new() }
    }

    /// What a seat does that looks at as many actions as the style of search says.
    pub fn heeded(&mut self, state: &G, seat: Seat) -> G::Action {
        self.best_of(self.mind.style.heed, state, seat)
    }

    /// Any legal action of `seat`.
    pub fn any(&mut self, state: &G, seat: Seat) -> G::Action {
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        self.legal[self.dealer.pick(self.legal.len() as u32) as usize]
    }

    /// Of `count` random legal actions of `seat` the one after which it seems to be farthest ahead.
    pub fn best_of(&mut self, count: u32, state: &G, seat: Seat) -> G::Action {
        if count == Style::EVERY {
            self.legal.clear();
            state.legal(seat, &mut self.legal);
            return most_promising(state, seat, &self.legal, &self.mind);
        }
        let first = self.any(state, seat);
        if count < 2 || self.legal.len() == 1 {
            return first;
        }
        let mut best = (self.outlook(state, seat, first), first);
        for _ in 1..count {
            let action = self.legal[self.dealer.pick(self.legal.len() as u32) as usize];
            if action != best.1 {
                let outlook = self.outlook(state, seat, action);
                if outlook > best.0 {
                    best = (outlook, action);
                }
            }
        }
        best.1
    }

    fn outlook(&self, state: &G, seat: Seat, action: G::Action) -> f32 {
        let mut after = state.clone();
        after.act(seat, action, &mut ());
        lead(&after, &self.mind.judge(&after), seat)
    }
}
