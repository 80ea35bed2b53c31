//! Plays random games and holds every law against every step.

use std::panic::{AssertUnwindSafe, catch_unwind};

use dealer::Quick;
use tabletop::{Dealer, Event, Game, Say, Setup, Step, Table, Turn, Viewer};

use crate::{
    law::{Breach, Check, Law, Violation, ensure},
    laws::{choices, hidden, kind, luck, order, replay, score, siblings},
    material::{material, setup},
    play::{everybody, random_step},
    pool::Pool,
    vocabulary::Vocabulary,
};

/// At so many points of every game the expensive checks are made, those that replay or play out a whole game.
const POINTS: usize = 4;

/// Plays `games` random games of `setup` with the default edition and checks every [`Law`] at every step.
///
/// # Panics
/// If a law is broken: with its name, the setup, the seed, the step and the record to reproduce it.
#[track_caller]
pub fn obeys_the_contract<G: Game>(setup: &str, games: u32) {
    if let Err(violation) = contract::<G>(setup, games) {
        panic!("{}: {violation}", G::INFO.key);
    }
}

/// As [`obeys_the_contract`], but gives the broken law back.
#[track_caller]
pub fn contract<G: Game>(setup_text: &str, games: u32) -> Result<(), Violation> {
    let setup = setup::<G>(setup_text);
    let words = Vocabulary::of(&G::INFO);
    let mut pool = Pool::new();
    for seed in 0..u64::from(games) {
        let mut trial = Trial::<G>::new(setup.clone(), seed);
        let outcome =
            catch_unwind(AssertUnwindSafe(|| trial.run(&mut pool, &words))).unwrap_or_else(|panic| {
                let said = panic.downcast_ref::<String>().map(String::as_str);
                let said =
                    said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("something unsayable");
                Err(Breach { law: Law::NoPanic, detail: format!("panicked: {said}") })
            });
        outcome.map_err(|breach| trial.violation(breach))?;
    }
    kind::nothing_claimed_in_vain::<G>().map_err(|breach| Trial::<G>::new(setup, 0).violation(breach))
}

/// One random game under observation.
struct Trial<G: Game> {
    seed: u64,
    seats: u8,
    table: Table<G>,
    /// The state before each step.
    states: Vec<G>,
    /// What happened in each step.
    events: Vec<Vec<G::Event>>,
    /// The step being taken, while it is being taken.
    attempt: Option<Step<G>>,
    /// Decides how the game goes.
    play: Quick,
    /// Decides what the laws look at, so that looking changes no game.
    probe: Quick,
}

impl<G: Game> Trial<G> {
    fn new(setup: G::Setup, seed: u64) -> Trial<G> {
        Trial {
            seed,
            seats: setup.seats(),
            table: Table::new(setup, material::<G>()),
            states: Vec::new(),
            events: Vec::new(),
            attempt: None,
            play: Quick::new(seed),
            probe: Quick::new(!seed),
        }
    }

    fn violation(&self, breach: Breach) -> Violation {
        let mut detail = breach.detail;
        if let Some(step) = self.attempt {
            detail = format!("{detail}\n(while {step:?} was being taken)");
        }
        Violation {
            law: breach.law,
            setup: self.table.setup().to_string(),
            seed: self.seed,
            step: self.table.steps().len(),
            detail,
            record: self.table.to_play().to_string(),
        }
    }

    fn run(&mut self, pool: &mut Pool<G>, words: &Vocabulary) -> Check {
        if self.seed == 0 {
            words.names(&G::INFO)?;
            self.setup_reads_back()?;
        }
        loop {
            self.look(pool, words)?;
            if self.table.turn() == Turn::Over {
                break;
            }
            let steps = self.table.steps().len();
            ensure!(
                Law::Ends,
                steps < G::INFO.max_steps as usize,
                "the game is not over after {steps} steps"
            );
            self.take(words)?;
        }
        replay::replays(&self.table, &self.states, &self.events)?;
        self.look_back()
    }

    /// Goes back to some points of the game that is over, to take a step back there and to play a sample out.
    fn look_back(&mut self) -> Check {
        let steps = self.states.len();
        let whole = self.table.clone();
        for _ in 0..POINTS.min(steps) {
            let point = self.probe.pick(steps as u32) as usize;
            self.table = whole.after(point + 1);
            replay::undo_restores(&self.table, &self.states[point])?;
            self.table = whole.after(point);
            hidden::sample_plays(&self.states[point], self.seats, point, &mut self.probe)?;
        }
        self.table = whole;
        Ok(())
    }

    fn setup_reads_back(&self) -> Check {
        let setup = self.table.setup();
        let text = setup.to_string();
        let read = text.parse::<G::Setup>();
        ensure!(
            Law::SetupRoundTrip,
            read.as_ref() == Ok(setup),
            "`{text}` of {setup:?} reads back as {read:?}"
        );
        let seats = setup.seats();
        ensure!(
            Law::SetupRoundTrip,
            G::INFO.seats.contains(&seats),
            "`{text}` seats {seats}, which the game does not"
        );
        Ok(())
    }

    /// Holds the laws of states against the current state.
    fn look(&mut self, pool: &mut Pool<G>, words: &Vocabulary) -> Check {
        let (state, seats, probe) = (self.table.state(), self.seats, &mut self.probe);
        kind::nothing_denied(state, seats)?;
        score::copies(state)?;
        score::audit(state)?;
        choices::choices(state, seats, pool, words, probe)?;
        luck::luck(state)?;
        order::any_order(state, probe)?;
        score::scores(state, seats, words)?;
        hidden::hidden(state, seats, pool, probe)
    }

    /// Takes a random step and holds the laws of steps against it.
    fn take(&mut self, words: &Vocabulary) -> Check {
        let before = self.table.state().clone();
        let step = random_step(&before, &mut self.play);
        ensure!(Law::Decision, step.is_some(), "nobody can take a step: {:?}", before.turn());
        let Some(step) = step else { return Ok(()) };
        self.attempt = Some(step);
        siblings::siblings(&before, self.seats, step, &mut self.probe)?;
        let events = match self.table.step(step) {
            Ok(events) => events,
            Err(why) => {
                return Err(Breach { law: Law::LegalIsChecked, detail: format!("the table refuses: {why}") });
            }
        };
        self.attempt = None;
        for event in &events {
            siblings::event_layers(event, self.seats)?;
            let viewers =
                everybody(self.seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient]);
            viewers
                .filter_map(|viewer| event.seen_by(viewer))
                .try_for_each(|fact| words.can_say(&fact.say()))?;
        }
        replay::undo_rights(&self.table)?;
        self.states.push(before);
        self.events.push(events);
        Ok(())
    }
}
