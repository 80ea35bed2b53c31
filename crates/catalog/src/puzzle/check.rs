//! Asks puzzles again: does search still find the answer with four times the thought that made them?

use std::sync::atomic::AtomicBool;

use bots::{Budget, Limits, mix};

use super::{Puzzle, PuzzleError};
use crate::AnyGame;

/// What came out when a puzzle was asked again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    /// The same answer is held for best.
    pub agrees: bool,
    /// What is held for best.
    pub best: String,
}

/// Asks a puzzle again, with `times` the playouts of the largest look that made it.
pub fn ask_again(
    game: &dyn AnyGame,
    puzzle: &Puzzle,
    times: u32,
    seed: u64,
    stop: &AtomicBool,
) -> Result<Again, PuzzleError> {
    let limits = Limits::new(Budget::Playouts(puzzle.playouts * times), mix(seed, puzzle.game), stop);
    let rating = puzzle.table(game)?.thinker(puzzle.decider()).rate(&limits);
    let nobody = || PuzzleError { at: puzzle.id.clone(), reason: "the seat owes no decision".into() };
    let best = rating.ok_or_else(nobody)?.candidates.swap_remove(0).action;
    Ok(Again { agrees: best == puzzle.answer.action, best })
}
