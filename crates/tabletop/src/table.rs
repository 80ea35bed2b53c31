//! A game in progress: what was agreed, every step so far, and where they led.

use std::{fmt, sync::Arc};

use crate::{Game, Message, Say, Seat, Seen, Setup, Shared, Turn, Viewer, Weight};

/// One step of a game.
#[derive(Debug)]
pub enum Step<G: Game> {
    /// A seat decided.
    Act(Seat, G::Action),
    /// Luck decided.
    Reveal(G::Chance),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Step<G> {}
impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Step::Act(seat, action), Step::Act(other_seat, other)) => seat == other_seat && action == other,
            (Step::Reveal(outcome), Step::Reveal(other)) => outcome == other,
            _ => false,
        }
    }
}
impl<G: Game> Eq for Step<G> {}

/// A game in progress. The referee's object: it holds the true state.
pub struct Table<G: Game> {
    setup: G::Setup,
    material: Shared<G::Material>,
    steps: Vec<Step<G>>,
    /// What happened by each step. Shared by all copies of the table.
    events: Vec<Arc<[G::Event]>>,
    /// Points of every seat at the beginning and after each step, one after the other.
    points: Vec<i32>,
    state: G,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            setup: self.setup.clone(),
            material: self.material,
            steps: self.steps.clone(),
            events: self.events.clone(),
            points: self.points.clone(),
            state: self.state.clone(),
        }
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("setup", &self.setup)
            .field("steps", &self.steps)
            .finish_non_exhaustive()
    }
}

/// Why a step was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActError<R> {
    /// The game is over.
    Over,
    /// The table does not wait for this seat.
    NotYourTurn,
    /// The table waits for a seat, not for luck.
    NotChance,
    /// Luck cannot bring this now.
    Impossible,
    /// A rule forbids it.
    Refused(R),
}

impl<R: Say> fmt::Display for ActError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::Over => f.write_str("the game is over"),
            ActError::NotYourTurn => f.write_str("it is not this seat's turn"),
            ActError::NotChance => f.write_str("a seat must decide before luck does"),
            ActError::Impossible => f.write_str("luck cannot bring this now"),
            ActError::Refused(why) => write!(f, "refused: {}", why.say().id),
        }
    }
}

/// Why a step was not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// The game is over: seed and secrets are published, so nothing comes back.
    Over,
    /// The seat has not acted yet.
    NothingToTakeBack,
    /// Something was revealed since.
    SomethingWasRevealed,
    /// Another seat has acted since.
    SomeoneElseActed,
}

impl<R: Say> Say for ActError<R> {
    fn say(&self) -> Message {
        match self {
            ActError::Over => Message::new("error-over"),
            ActError::NotYourTurn => Message::new("error-not-your-turn"),
            ActError::NotChance => Message::new("error-not-chance"),
            ActError::Impossible => Message::new("error-impossible"),
            ActError::Refused(why) => why.say(),
        }
    }
}

impl Say for UndoError {
    fn say(&self) -> Message {
        Message::new(match self {
            UndoError::Over => "undo-error-over",
            UndoError::NothingToTakeBack => "undo-error-nothing",
            UndoError::SomethingWasRevealed => "undo-error-revealed",
            UndoError::SomeoneElseActed => "undo-error-acted",
        })
    }
}

fn points<G: Game>(state: &G) -> Vec<i32> {
    (0..state.seats()).map(|seat| state.points(Seat(seat))).collect()
}

impl<G: Game> Table<G> {
    /// Sets the table.
    pub fn new(setup: G::Setup, material: &'static G::Material) -> Self {
        let state = G::new(&setup, material);
        let points = points(&state);
        Table { setup, material: Shared(material), steps: Vec::new(), events: Vec::new(), points, state }
    }

    /// What was agreed.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.setup.seats()
    }

    /// Every step so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// What happened by each step, in the order of [`steps`](Table::steps): for the referee, who shows each viewer what is
    /// [seen](crate::Event::seen_by) by it.
    pub fn events(&self) -> &[Arc<[G::Event]>] {
        &self.events
    }

    /// The points of every seat as they stood after each step, the beginning first: for the referee, for they may count what
    /// is hidden.
    pub fn course(&self) -> impl ExactSizeIterator<Item = &[i32]> {
        self.points.chunks_exact(self.seats().into())
    }

    /// The true state: for the referee, never for a player.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// How often luck has decided so far.
    pub fn draws(&self) -> u64 {
        self.steps.iter().filter(|step| matches!(step, Step::Reveal(_))).count() as u64
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// What a bot at `seat` may know.
    pub fn seen_by(&self, seat: Seat) -> Seen<'_, G> {
        Seen::new(&self.state, seat).with_past(&self.events)
    }

    /// Says why `seat` may not do `action` now, if so. Here, and in no game, it is decided whose turn it is.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), ActError<G::Refusal>> {
        match self.state.turn() {
            Turn::Over => Err(ActError::Over),
            turn if !turn.awaits(seat) => Err(ActError::NotYourTurn),
            _ => self.state.check(seat, self.state.canonical(action)).map_err(ActError::Refused),
        }
    }

    /// Lets `seat` act, if the rules allow it. The step is recorded in its canonical form.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, ActError<G::Refusal>> {
        self.check(seat, action)?;
        let action = self.state.canonical(action);
        let mut events = Vec::new();
        self.state.act_unchecked(seat, action, &mut events);
        self.keep(Step::Act(seat, action), &events);
        Ok(events)
    }

    /// Lets luck bring `outcome`, if it can.
    pub fn reveal(&mut self, outcome: G::Chance) -> Result<Vec<G::Event>, ActError<G::Refusal>> {
        match self.state.turn() {
            Turn::Over => return Err(ActError::Over),
            Turn::Seats(_) => return Err(ActError::NotChance),
            Turn::Chance => {}
        }
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        if !outcomes.iter().any(|&(possible, _)| possible == outcome) {
            return Err(ActError::Impossible);
        }
        let mut events = Vec::new();
        self.state.reveal_unchecked(outcome, &mut events);
        self.keep(Step::Reveal(outcome), &events);
        Ok(events)
    }

    fn keep(&mut self, step: Step<G>, events: &[G::Event]) {
        self.steps.push(step);
        self.events.push(events.into());
        self.points.extend(points(&self.state));
    }

    /// Takes one step of a record.
    pub fn step(&mut self, step: Step<G>) -> Result<Vec<G::Event>, ActError<G::Refusal>> {
        match step {
            Step::Act(seat, action) => self.play(seat, action),
            Step::Reveal(outcome) => self.reveal(outcome),
        }
    }

    /// Lets luck decide once. `draw` gets the number of this draw and the total weight and gives a ticket below it.
    pub fn draw(
        &mut self,
        draw: impl FnOnce(u64, Weight) -> Weight,
    ) -> Result<Vec<G::Event>, ActError<G::Refusal>> {
        match self.state.turn() {
            Turn::Over => Err(ActError::Over),
            Turn::Seats(_) => Err(ActError::NotChance),
            Turn::Chance => {
                let ticket = draw(self.draws(), self.state.weight());
                self.reveal(self.state.outcome(ticket))
            }
        }
    }

    /// The table as it was after the first `steps` steps.
    pub fn after(&self, steps: usize) -> Table<G> {
        let mut table = Table::new(self.setup.clone(), self.material.0);
        for &step in &self.steps[..steps.min(self.steps.len())] {
            table.step(step).expect("a table's own steps are legal");
        }
        table
    }

    /// Takes back `seat`'s last action. No game has undo code: whatever was learnt since came through a reveal,
    /// which closes the way back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.may_undo(seat)?;
        *self = self.after(self.steps.len() - 1);
        Ok(())
    }

    /// Whether [`undo`](Table::undo) would succeed.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        match self.steps.last() {
            _ if self.turn() == Turn::Over => Err(UndoError::Over),
            Some(&Step::Act(actor, _)) if actor == seat => Ok(()),
            _ if !self.steps.iter().any(|step| matches!(step, Step::Act(actor, _) if *actor == seat)) => {
                Err(UndoError::NothingToTakeBack)
            }
            Some(Step::Act(..)) => Err(UndoError::SomeoneElseActed),
            _ => Err(UndoError::SomethingWasRevealed),
        }
    }
}
