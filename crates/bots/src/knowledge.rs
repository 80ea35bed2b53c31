//! What players know of a game beyond its rules.

use std::marker::PhantomData;

use dealer::Quick;
use tabletop::{Dealer, Game, MAX_SEATS, Seat, Seen};

use crate::{
    Weights,
    learned::Learned,
    search::{Mind, Strategy, lead, most_promising, squash},
};

/// A number for every seat; seats that do not play have no meaning.
pub type Worth = [f32; MAX_SEATS];

/// An action of the game that is known.
pub type ActionOf<K> = <<K as Knowledge>::Game as Game>::Action;
/// What luck may bring in it.
pub type ChanceOf<K> = <<K as Knowledge>::Game as Game>::Chance;
/// A setup of it.
pub type SetupOf<K> = <<K as Knowledge>::Game as Game>::Setup;
/// Its component data.
pub type MaterialOf<K> = <<K as Knowledge>::Game as Game>::Material;

/// What artificial players know of a game beyond its rules: a type without values, one for each game. Nothing here may
/// look at what a seat cannot know: it is asked about samples, never about the true state.
pub trait Knowledge: Sized + 'static {
    /// The game.
    type Game: Game;

    /// How search plays this game.
    const STRATEGY: Strategy = Strategy::INFORMED;

    /// A lead of this many points is a comfortable one.
    const LEAD: f32 = 8.0;

    /// What somebody who plays alone wants to have.
    const PAR: f32 = 0.0;

    /// The numbers by which it is judged.
    type Weights: Weights;

    /// The points each seat may expect at the end, judged from how things stand.
    fn evaluate(state: &Self::Game, weights: &Self::Weights) -> Worth {
        let _ = weights;
        let mut worth = Worth::default();
        for (seat, worth) in worth.iter_mut().enumerate().take(state.seats().into()) {
            *worth = state.points(Seat(seat as u8)) as f32;
        }
        worth
    }

    /// The chance that somebody who seems to be so many points ahead of another will be in the end.
    fn win_chance(state: &Self::Game, lead: f32) -> f32 {
        let _ = state;
        squash(2.0 * lead / Self::LEAD)
    }

    /// Values learned by self-play: by how much [`evaluate`](Knowledge::evaluate) is wrong where
    /// [`features`](Knowledge::features) are found and [`entities`](Knowledge::entities) stand.
    fn learned() -> Option<&'static Learned> {
        None
    }

    /// Notes the sparse features of every seat's position: a place in the learned values, and how much of that feature
    /// there is.
    fn features(state: &Self::Game, note: &mut impl FnMut(Seat, usize, f32)) {
        let _ = (state, note);
    }

    /// Notes the entities that every seat's position consists of, each by its inputs, and where in the learned values the
    /// [network](crate::net) begins that says what such an entity is worth.
    fn entities(state: &Self::Game, note: &mut impl FnMut(Seat, usize, &[f32])) {
        let _ = (state, note);
    }

    /// Is playing on unlikely to say more than [`evaluate`](Knowledge::evaluate) says now? Playouts end here.
    fn is_settled(state: &Self::Game) -> bool {
        let _ = state;
        false
    }

    /// Is something half done, so that [`evaluate`](Knowledge::evaluate) should not be asked before the seat whose turn it
    /// is has gone on?
    fn is_midway(state: &Self::Game) -> bool {
        let _ = state;
        false
    }

    /// Does this legal action of the seat that looks lead nowhere, so that nobody who thinks would choose it? `state` is a
    /// sample of what is seen. Asked only about what is to be done now, not in playouts.
    fn is_pointless(seen: &Seen<'_, Self::Game>, state: &Self::Game, action: ActionOf<Self>) -> bool {
        let _ = (seen, state, action);
        false
    }

    /// What a playout remembers from action to action, so that it need not be found out anew.
    type Memo: Default + Send;

    /// A playout begins here.
    fn remember(state: &Self::Game, memo: &mut Self::Memo) {
        let _ = (state, memo);
    }

    /// What `seat` does in a playout: quick, and sensible on average.
    fn playout_action(state: &Self::Game, seat: Seat, playout: &mut Playout<Self>) -> ActionOf<Self> {
        playout.playout_choice(state, seat)
    }

    /// The table as it was before others chose, in this same turn, something that `seat` cannot see: the decision is one
    /// that all make at the same time. `None` if nobody has.
    fn before_secrets(state: &Self::Game, seat: Seat) -> Option<Self::Game> {
        let _ = (state, seat);
        None
    }
}

/// No knowledge of a game but its rules: a position is worth the points that everybody has.
pub struct RulesOnly<G>(PhantomData<G>);

impl<G: Game> Knowledge for RulesOnly<G> {
    type Game = G;
    type Weights = ();
    type Memo = ();
}

/// What playouts work with.
pub struct Playout<K: Knowledge> {
    /// Their luck.
    pub dealer: Quick,
    /// What the game remembers.
    pub memo: K::Memo,
    /// How the game is judged.
    pub mind: Mind<K>,
    /// Scratch space for legal actions.
    pub legal: Vec<ActionOf<K>>,
}

impl<K: Knowledge> Playout<K> {
    pub(crate) fn new(seed: u64, mind: &Mind<K>) -> Playout<K> {
        Playout { dealer: Quick::new(seed), memo: K::Memo::default(), mind: *mind, legal: Vec::new() }
    }

    /// What a seat does that looks at as many actions as the strategy says.
    pub fn playout_choice(&mut self, state: &K::Game, seat: Seat) -> ActionOf<K> {
        self.best_of(self.mind.strategy.playout_candidates, state, seat)
    }

    /// Any legal action of `seat`.
    pub fn any(&mut self, state: &K::Game, seat: Seat) -> ActionOf<K> {
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        self.legal[self.dealer.pick(self.legal.len() as u32) as usize]
    }

    /// Of `count` random legal actions of `seat` the one after which it seems to be farthest ahead.
    pub fn best_of(&mut self, count: u32, state: &K::Game, seat: Seat) -> ActionOf<K> {
        if count == Strategy::EVERY {
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

    fn outlook(&self, state: &K::Game, seat: Seat, action: ActionOf<K>) -> f32 {
        let mut after = state.clone();
        after.act_unchecked(seat, action, &mut ());
        lead::<K>(&after, &self.mind.judge(&after), seat)
    }
}
