//! The rules of one game, as every tool of the boathouse sees them.

use std::{fmt, hash::Hash};

use crate::{
    Dealer, Info, MAX_SEATS, Material, MaterialError, MaterialFile, Message, Notation, Say, ScoreSheet, Seat,
    Setup, Turn, Viewer, placings,
};

/// In how many equally likely physical ways an outcome can come about.
pub type Weight = u32;

/// Listens to what happens. `()` hears nothing and costs nothing.
pub trait Sink<E> {
    /// Takes note of a fact.
    fn emit(&mut self, event: E);

    /// Whether anybody hears. Games ask before they compute a fact that is expensive to compute.
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

    /// Who did it, if anybody.
    fn actor(&self) -> Option<Seat>;
}

/// The rule that forbids an action. Ordered: of several refusals the greatest is the most telling.
pub trait Refusal: Copy + Ord + fmt::Debug + Say + Send + Sync + 'static {}

impl<T: Copy + Ord + fmt::Debug + Say + Send + Sync + 'static> Refusal for T {}

/// The rules of one game: a state machine without input, output, clock or luck.
///
/// All new information enters through [`reveal_unchecked`](Game::reveal_unchecked). [`act_unchecked`](Game::act_unchecked) is deterministic and shows its
/// actor nothing that could not have been computed before. That is what makes undo, forecasts and honest search work
/// without any code in a game.
///
/// What a game does not have it need not write about: [`NoMaterial`](crate::NoMaterial), [`NoChance`](crate::NoChance),
/// [`NoEvent`](crate::NoEvent) and [`Players`](crate::Players) stand in for its types, and the methods about luck, hidden
/// things and components have defaults; [`Number`](crate::Number) and [`Said`](crate::Said) are the simplest actions,
/// refusals and reasons. `examples/tictactoe` is such a game.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Facts about the game itself.
    const INFO: Info;

    /// Fields of the view that the edition fixes: whoever looks at whatever table of this edition sees the same in them.
    /// Programs are told them once.
    const FIXED: &'static [&'static str] = &[];

    /// Component data, parsed and validated, with whatever tables are derived from it.
    type Material: Material;
    /// What the players agreed on before the game; valid by construction.
    type Setup: Setup;
    /// What a seat does. Four bytes, if possible.
    type Action: Notation;
    /// What luck brings: one die, one card, one tile.
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
    fn load(files: &[MaterialFile<'_>]) -> Result<Self::Material, MaterialError> {
        Self::Material::load(files)
    }

    /// Sets the table. A setup is valid by construction, so this cannot fail. Setup luck (first player, opening
    /// row) follows as chance steps.
    fn new(setup: &Self::Setup, material: &'static Self::Material) -> Self;

    /// How many play.
    fn seats(&self) -> u8;

    /// What the table waits for.
    fn turn(&self) -> Turn;

    /// Appends every legal action of a seat that owes a decision, in ascending order. Nobody else is asked:
    /// [`Table`](crate::Table) and [`Seen`](crate::Seen) look at the turn first.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The one form in which `action` is legal and recorded, where notation can say the same in several: a symmetrical tile
    /// turned further than it need be. The [`Table`](crate::Table) puts whatever it is told into this form first;
    /// [`legal`](Game::legal), [`check`](Game::check) and [`act_unchecked`](Game::act_unchecked) know no other.
    fn canonical(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// Says which rule forbids `action` of a seat that owes a decision, if one does. Nobody else is asked: the
    /// [`Table`](crate::Table) looks at the turn first. Any action that notation can express may come.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action without asking whether it is legal: only [`Table`](crate::Table), which asks before, and
    /// search, which chooses among legal actions, call it.
    fn act_unchecked(&mut self, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    /// Appends every outcome that luck may bring now, in ascending order, with its weight.
    fn outcomes(&self, out: &mut Vec<(Self::Chance, Weight)>) {
        let _ = out;
    }

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

    /// Carries out one of the `outcomes` without asking whether it is one; the same callers as of
    /// [`act_unchecked`](Game::act_unchecked). All new information enters here.
    fn reveal_unchecked(&mut self, outcome: Self::Chance, sink: &mut impl Sink<Self::Event>) {
        let _ = sink;
        panic!("{} lists the outcome {outcome}, but does not say what it brings", Self::INFO.key)
    }

    /// Everything `viewer` may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A random state that `seat` cannot tell from this one. It is made of what the seat knows and of luck, of nothing
    /// else: the same dealer gives the same sample for all states that look the same to the seat. Where nothing is
    /// hidden, that is the state itself.
    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        let _ = (seat, dealer);
        self.clone()
    }

    /// One score sheet per seat: the score as it stands, final once the game is over. Until then it counts only what
    /// everybody may know, because everybody is shown it.
    fn scores(&self) -> Vec<ScoreSheet<Self::Reason>>;

    /// The total of `seat`'s score sheet. Games override this to count without itemising.
    fn points(&self, seat: Seat) -> i32 {
        self.scores()[seat.index()].total()
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
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
