//! The rules of one game, as every tool of the boathouse sees them.

use std::{fmt, hash::Hash, ops::RangeInclusive};

use crate::{
    Dealer, MAX_SEATS, MaterialError, MaterialFile, Message, Notation, Opt, Say, ScoreSheet, Seat, Setup,
    Turn, Viewer, placings,
};

/// In how many equally likely physical ways an outcome can come about.
pub type Weight = u32;

/// Listens to what happens. `()` hears nothing and costs nothing.
pub trait Sink<E> {
    /// Takes note of a fact.
    fn emit(&mut self, event: E);

    /// Does anybody hear? Games ask before they work out a fact that is dear to find.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// A fact in the past tense, such as "seat b built the smokehouse".
pub trait Event: Clone + PartialEq + fmt::Debug + Say + Send + Sync + 'static {
    /// The fact as `viewer` learns it; `None` if it stays secret. Spectators learn no more than any seat does.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whose deed it was, if anybody's.
    fn actor(&self) -> Option<Seat>;
}

/// The rule that forbids an action. Ordered: of several refusals the greatest is the most telling.
pub trait Refusal: Copy + Ord + fmt::Debug + Say + Send + Sync + 'static {}

impl<T: Copy + Ord + fmt::Debug + Say + Send + Sync + 'static> Refusal for T {}

/// What lobby, tools and tests must know before a game is set up.
pub struct Info {
    /// Short name, also the folder name: `fjords`.
    pub key: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    /// About how long a game lasts.
    pub minutes: u16,
    /// Raised whenever an old record could replay differently.
    pub rules_revision: u16,
    /// No game takes more steps than this.
    pub max_steps: u32,
    /// What can be chosen besides the number of seats.
    pub options: &'static [Opt],
    /// The default edition's files.
    pub material: &'static [MaterialFile<'static>],
    /// Language code and Fluent source for `en`, `ru` and `uk`.
    pub lang: &'static [(&'static str, &'static str)],
}

/// The rules of one game: a state machine without input, output, clock or luck.
///
/// All new information enters through [`reveal`](Game::reveal). [`act`](Game::act) is deterministic and shows its
/// actor nothing that could not have been computed before. That is what makes undo, forecasts and honest search work
/// without any code in a game.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Facts about the game itself.
    const INFO: Info;

    /// Can anything ever be hidden from anybody? Then the record of a running game is handed to nobody, also while nothing
    /// happens to be hidden: what comes later would tell when that was. A game that says no is held to it by the contract.
    const SECRETS: bool = true;

    /// Component data, parsed and validated, with whatever tables are derived from it.
    type Material: Send + Sync + 'static;
    /// What the players agreed on before the game; valid by construction.
    type Setup: Setup;
    /// What a seat does. Four bytes, if possible.
    type Action: Notation;
    /// What nature does: one die, one card, one tile.
    type Chance: Notation;
    /// What happened.
    type Event: Event;
    /// Why something may not be done.
    type Refusal: Refusal;
    /// What points are given for.
    type Reason: Copy + Eq + fmt::Debug + Say + Send + Sync;
    /// What somebody may know: plain data with public fields.
    type View: Clone + PartialEq + fmt::Debug + Send + Sync;

    /// Reads and checks an edition.
    fn load(files: &[MaterialFile<'_>]) -> Result<Self::Material, MaterialError>;

    /// Sets the table. A setup is valid by construction, so this cannot fail. Setup luck (first player, opening
    /// row) follows as chance steps.
    fn new(setup: &Self::Setup, material: &'static Self::Material) -> Self;

    /// How many play.
    fn seats(&self) -> u8;

    /// What the table waits for.
    fn turn(&self) -> Turn;

    /// Appends every legal action of `seat` in ascending order.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The one form in which `action` is legal and recorded, where notation can say the same in several: a symmetrical tile
    /// turned further than it need be. The [`Table`](crate::Table) puts whatever it is told into this form first;
    /// [`legal`](Game::legal), [`check`](Game::check) and [`act`](Game::act) know no other.
    fn canonical(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// Says which rule forbids `action` of a seat that owes a decision, if one does; the [`Table`](crate::Table) sees
    /// to it that nobody else is asked. Accepts any action that notation can express.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a legal action; the caller has checked it.
    fn act(&mut self, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    /// Appends every outcome that nature may now choose, in ascending order, with its weight.
    fn outcomes(&self, out: &mut Vec<(Self::Chance, Weight)>);

    /// The sum of all weights of [`outcomes`](Game::outcomes); asked only when luck owes one.
    fn weight(&self) -> Weight {
        let mut all = Vec::new();
        self.outcomes(&mut all);
        all.iter().map(|&(_, weight)| weight).sum()
    }

    /// The outcome that `ticket`, a number below [`weight`](Game::weight), draws: tickets are handed out to the
    /// outcomes in order, as many as their weight. Games override this and `weight` to draw without a list.
    fn outcome(&self, ticket: Weight) -> Self::Chance {
        let mut all = Vec::new();
        self.outcomes(&mut all);
        let mut left = ticket;
        for (outcome, weight) in all {
            if left < weight {
                return outcome;
            }
            left -= weight;
        }
        panic!("ticket {ticket} is beyond the weight of all outcomes")
    }

    /// Carries out one of the `outcomes`. All new information enters here.
    fn reveal(&mut self, outcome: Self::Chance, sink: &mut impl Sink<Self::Event>);

    /// Everything `viewer` may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A random state that `seat` cannot tell from this one. It is made of what the seat knows and of luck, of nothing
    /// else: the same dealer gives the same sample for all states that look the same to the seat.
    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self;

    /// One score sheet per seat: the score as it stands, final once the game is over. Until then it counts only what
    /// everybody may know, because everybody is shown it.
    fn scores(&self) -> Vec<ScoreSheet<Self::Reason>>;

    /// The total of `seat`'s score sheet. Games override this to count without itemising.
    fn points(&self, seat: Seat) -> i32 {
        self.scores()[seat.index()].total()
    }

    /// The setup of the game that follows this one, where games are played in series: the next of the series, or the first
    /// of a new one. Nothing where the same game is simply played again.
    fn sequel(&self, setup: &Self::Setup) -> Option<Self::Setup> {
        let _ = setup;
        None
    }

    /// What the last game of a series makes of a player of rank `before` who has `total` points in all its games together:
    /// the new rank, and how it is said. Nothing where this is not the last game, or series give no ranks.
    fn promote(setup: &Self::Setup, before: u8, total: i32) -> Option<(u8, Message)> {
        let _ = (setup, before, total);
        None
    }

    /// Each seat's place by points and tie-breaks, 1 for the first; 0 for seats that do not play.
    fn places(&self) -> [u8; MAX_SEATS] {
        let mut places = [0; MAX_SEATS];
        for (place, taken) in places.iter_mut().zip(placings(&self.scores())) {
            *place = taken;
        }
        places
    }

    /// Says in words what `action` of `seat` would be, for buttons and readers: "Lay the shore hex on C4".
    fn tell(&self, seat: Seat, action: Self::Action) -> Message;

    /// Counts the components; an error means that one was lost or invented.
    fn audit(&self) -> Result<(), String>;
}
