//! Puzzles: positions from games between strong bots where one action is clearly better than all others.
//!
//! They lie beside each game as JSON lines, one puzzle a line, so that whoever [makes](find) them can append.

mod check;
mod make;

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Play, Seat};

use crate::{AnyGame, AnyTable, Expected};

pub use check::{Again, ask_again};
pub use make::{Effort, find};

/// A position in which one action is clearly better than all others, judged by what its seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name in addresses: the first digits of a hash of the record and the seat.
    pub id: String,
    /// The game up to the position. Secret where the game has secrets.
    pub record: String,
    /// Whose decision it is: 0 for the first seat.
    pub seat: u8,
    /// The best action, in notation.
    pub answer: Candidate,
    /// Others, the best of them first.
    pub others: Vec<Candidate>,
    /// What follows the answer: seats and actions, the answer first, until something comes to light.
    pub line: Vec<(u8, String)>,
    /// How many of ten tries of each level below the highest miss it, the weakest first.
    pub missed: Vec<u8>,
    /// How hard it is, on the scale of ratings.
    pub difficulty: u16,
    /// Where in its game it lies.
    pub stage: Stage,
    /// The number of the game it was found in.
    pub game: u64,
    /// How many playouts judged it.
    pub playouts: u32,
}

/// An action of a puzzle and what may be expected after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// In notation.
    pub action: String,
    /// What may be expected after it.
    pub expected: Expected,
    /// How many tries of the weaker levels, of thirty, chose it.
    pub chosen: u8,
}

/// Where in its game a puzzle lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// In the first third.
    Opening,
    /// In the second third.
    Middle,
    /// In the last third.
    Ending,
}

impl Stage {
    /// Its word in files and messages.
    pub fn key(self) -> &'static str {
        match self {
            Stage::Opening => "opening",
            Stage::Middle => "middle",
            Stage::Ending => "ending",
        }
    }
}

/// What is wrong with a puzzle, and with which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleError {
    /// The line of the file, or the puzzle's id.
    pub at: String,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.reason)
    }
}

impl std::error::Error for PuzzleError {}

impl Puzzle {
    /// Reads a file of puzzles.
    pub fn read_all(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
        let wrong = |line: usize, why: serde_json::Error| PuzzleError {
            at: format!("line {}", line + 1),
            reason: why.to_string(),
        };
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(number, line)| serde_json::from_str(line).map_err(|why| wrong(number, why))).collect()
    }

    /// As a line of the file.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("puzzles are plain data")
    }

    /// Whose decision it is.
    pub fn decider(&self) -> Seat {
        Seat(self.seat)
    }

    /// The answer and the others.
    pub fn candidates(&self) -> impl Iterator<Item = &Candidate> {
        std::iter::once(&self.answer).chain(&self.others)
    }

    /// The move that most of the weaker levels choose instead, if any does.
    pub fn tempting(&self) -> Option<&Candidate> {
        self.others.iter().filter(|other| other.chosen > 0).max_by_key(|other| other.chosen)
    }

    /// The table as it stands.
    pub fn table(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, PuzzleError> {
        let wrong = |reason: String| PuzzleError { at: self.id.clone(), reason };
        let play: Play = self.record.parse().map_err(|why| wrong(format!("{why}")))?;
        game.read(&play).map_err(|why| wrong(format!("{why}")))
    }
}
