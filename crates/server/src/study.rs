//! Tables at which something is taught: a guided first game follows a record, a puzzle waits for one answer.

use std::sync::Arc;

use catalog::{AnyTable, Catalog, Guide, Next, Puzzle};
use tabletop::{Seat, Who};

use crate::{
    clock,
    live::Snapshot,
    store::{Purpose, PuzzleAnswer, TableRow},
};

/// What is taught at a table.
#[derive(Clone, Debug, Default)]
pub enum Study {
    /// Nothing: a game.
    #[default]
    Nothing,
    /// A guided first game.
    Guide(Arc<Guide>),
    /// A puzzle, and the number of steps that led to it.
    Puzzle(Arc<Puzzle>, usize),
}

impl Study {
    /// What is taught at this table. What this program no longer has is not taught: then the table is a game.
    pub fn of(catalog: &Catalog, row: &TableRow) -> Study {
        let Some(game) = catalog.game(&row.game) else { return Study::Nothing };
        let study = match &row.purpose {
            Purpose::Game | Purpose::Free | Purpose::Tournament { .. } | Purpose::Record => {
                return Study::Nothing;
            }
            Purpose::Guide => Guide::read(game).ok().flatten().map(|guide| Study::Guide(Arc::new(guide))),
            Purpose::Puzzle { id, from } => {
                let puzzle = game.puzzles().iter().find(|puzzle| puzzle.id == *id);
                puzzle.map(|puzzle| Study::Puzzle(Arc::new(puzzle.clone()), *from))
            }
        };
        study.unwrap_or_else(|| {
            tracing::warn!(table = row.id, purpose = %row.purpose, "the lesson is gone");
            Study::Nothing
        })
    }

    /// May a seat that owes a decision take it now?
    pub fn lets_act(&self, table: &dyn AnyTable, seat: Seat) -> bool {
        match self {
            Study::Nothing => true,
            Study::Guide(guide) => {
                seat == Guide::LEARNER && matches!(guide.next(table), Next::Asks(_) | Next::Left(_))
            }
            Study::Puzzle(puzzle, from) => table.steps() == *from && seat == puzzle.decider(),
        }
    }

    /// Does the lesson alone say what luck brings and what others do?
    pub fn leads(&self) -> bool {
        !matches!(self, Study::Nothing)
    }

    /// Can nothing be taken back?
    pub fn is_final(&self) -> bool {
        matches!(self, Study::Puzzle(..))
    }

    /// What a seat does next by the record.
    pub fn runs(&self, table: &dyn AnyTable) -> Option<(Seat, String)> {
        let Study::Guide(guide) = self else { return None };
        match guide.next(table) {
            Next::Runs(Who::Seat(seat), action) => Some((seat, action.to_owned())),
            _ => None,
        }
    }

    /// What luck brings next by the record.
    pub fn luck(&self, table: &dyn AnyTable) -> Option<String> {
        let Study::Guide(guide) = self else { return None };
        match guide.next(table) {
            Next::Runs(Who::Chance, outcome) => Some(outcome.to_owned()),
            _ => None,
        }
    }

    /// After how many steps the learner left the record.
    pub fn left_at(&self, table: &dyn AnyTable) -> Option<usize> {
        let Study::Guide(guide) = self else { return None };
        match guide.next(table) {
            Next::Left(at) => Some(at),
            _ => None,
        }
    }

    /// What is to be written down if `action` answers the puzzle.
    pub fn answer(&self, now: &Snapshot, action: &str) -> Option<PuzzleAnswer> {
        let Study::Puzzle(puzzle, from) = self else { return None };
        let mut after = now.table.after(*from);
        after.play(puzzle.decider(), action).ok()?;
        let (_, action) = after.step(*from)?;
        Some(PuzzleAnswer {
            game: now.row.game.clone(),
            puzzle: puzzle.id.clone(),
            table: now.row.id.clone(),
            right: action == puzzle.answer.action,
            at: clock::now(),
        })
    }
}
