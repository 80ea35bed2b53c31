//! A record in a game's own notation: what is stored, sent, replayed and attached to bug reports.

use std::fmt;

use crate::{ActError, Expectation, Game, Line, Notation, Play, PlayError, Say, Step, Table, Who};

/// A record whose game is known: its setup, and its steps with the expectations between them.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// Steps and expectations in order, each with its line number.
    pub entries: Vec<(usize, Entry<G>)>,
}

/// One meaningful line of a record.
#[derive(Clone, Debug)]
pub enum Entry<G: Game> {
    /// A step to take.
    Step(Step<G>),
    /// Something that must be so at this point.
    Expect(Expectation<G>),
}

/// Why a record cannot be used.
pub type RecordError = PlayError;

fn error(line: usize, reason: impl fmt::Display) -> RecordError {
    PlayError { line, reason: reason.to_string() }
}

impl<G: Game> Record<G> {
    /// Reads the setup and every step.
    pub fn read(play: &Play) -> Result<Record<G>, RecordError> {
        let key = G::INFO.key;
        match play.get("game") {
            Some(game) if game == key => {}
            Some(game) => return Err(error(1, format!("a record of `{game}`, not of `{key}`"))),
            None => return Err(error(1, "the header has no `game`")),
        }
        if let Some(rules) = play.get("rules").filter(|rules| rules.parse() != Ok(G::INFO.rules_revision)) {
            let ours = G::INFO.rules_revision;
            return Err(error(1, format!("written under rules revision {rules}; this program has {ours}")));
        }
        let setup = play.get("setup").unwrap_or_default();
        let setup = setup.parse::<G::Setup>().map_err(|why| error(1, format!("setup: {why}")))?;
        let mut entries = Vec::new();
        for &(number, ref line) in &play.lines {
            let entry = match line {
                Line::Step { who, text, .. } => {
                    Entry::Step(read_step(*who, text).map_err(|why| error(number, why))?)
                }
                Line::Expect(text) => Entry::Expect(text.parse().map_err(|why| error(number, why))?),
                Line::Comment(_) | Line::Blank => continue,
            };
            entries.push((number, entry));
        }
        Ok(Record { setup, entries })
    }

    /// Plays the record from the start, checking every step and every expectation.
    pub fn replay(&self, material: &'static G::Material) -> Result<Table<G>, RecordError> {
        let mut table = Table::new(self.setup.clone(), material);
        for &(number, ref entry) in &self.entries {
            match entry {
                Entry::Step(step) => {
                    table.step(*step).map_err(|why| error(number, explain::<G>(&why)))?;
                }
                Entry::Expect(expectation) => {
                    expectation.holds(&table).map_err(|why| error(number, why))?;
                }
            }
        }
        Ok(table)
    }
}

fn explain<G: Game>(why: &ActError<G::Refusal>) -> String {
    match why {
        ActError::Refused(refusal) => format!("illegal: {} ({refusal:?})", refusal.say().id),
        other => other.to_string(),
    }
}

/// Reads one step in the game's notation.
pub(crate) fn read_step<G: Game>(who: Who, text: &str) -> Result<Step<G>, String> {
    let step = match who {
        Who::Chance => G::Chance::parse(text).map(Step::Reveal),
        Who::Seat(seat) => G::Action::parse(text).map(|action| Step::Act(seat, action)),
    };
    step.map_err(|why| format!("cannot read `{text}`: {why}"))
}

impl<G: Game> Table<G> {
    /// The record so far, with the header's game, setup and rules; callers add edition, luck and names.
    pub fn to_play(&self) -> Play {
        let mut play = Play::default();
        play.set("game", G::INFO.key);
        play.set("setup", self.setup());
        play.set("rules", G::INFO.rules_revision);
        for step in self.steps() {
            match step {
                Step::Act(seat, action) => play.push(Who::Seat(*seat), action),
                Step::Reveal(outcome) => play.push(Who::Chance, outcome),
            }
        }
        play
    }
}
