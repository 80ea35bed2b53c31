//! The rules of a game for people: texts in Markdown beside the game, with figures that are drawn from real positions.
//!
//! A game's folder `teach/` holds one text and one player aid for each language, `figures.toml`, which says what every
//! figure shows (a record, a step, a part of the table, what is marked on it), `links.toml`, which says what paragraph
//! explains a refusal or a score line, and the records. `docs/teaching.md` describes the format. This crate reads the
//! files ([`Book`], [`Figures`], [`Links`]), cuts figures out of a [`scene::Scene`] ([`draw`]) and compares languages
//! ([`differences`]). It names no game and replays nothing: `catalog` brings the positions.

mod book;
mod chart;
mod compare;
mod draw;
mod figures;
mod html;
mod links;
mod markdown;
mod read;
mod stills;

pub use book::{Block, Book, Chapter, Entry, Note, NoteKind, Paragraph, Picture, Point};
pub use compare::{differences, expand, untaught};
pub use draw::{Drawing, Sight, draw};
pub use figures::{Figure, Figures, Frame, View};
pub use links::Links;
pub use stills::{Look, alike};

use std::fmt;

/// Ids of elements that pages have themselves, and scripts look for.
const TAKEN: [&str; 24] = [
    "acts", "beside", "chapbar", "chapters", "find", "found", "ghost", "hand", "head", "hint", "index",
    "keys", "log", "main", "menu", "moves", "offline", "panels", "prompt", "rail", "say", "table", "tip",
    "words",
];

/// The anchor by this name as it stands on a page: where the page has an element of that name already, `r-` comes before it.
fn anchor(name: &str) -> String {
    if TAKEN.contains(&name) { format!("r-{name}") } else { name.to_owned() }
}

/// What is wrong with a teaching file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeachError {
    /// The file, or the figure.
    pub at: String,
    /// The line, from 1; 0 where none is known.
    pub line: usize,
    /// Why.
    pub reason: String,
}

impl TeachError {
    fn new(at: impl Into<String>, line: usize, reason: impl Into<String>) -> TeachError {
        TeachError { at: at.into(), line, reason: reason.into() }
    }
}

impl fmt::Display for TeachError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.at, self.reason),
            line => write!(f, "{}:{line}: {}", self.at, self.reason),
        }
    }
}

impl std::error::Error for TeachError {}
