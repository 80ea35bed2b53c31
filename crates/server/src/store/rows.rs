//! The things a store keeps, as plain data.

use std::fmt;

use dealer::Seed;
use tabletop::{Seat, Who};

use super::{Deed, SaidRow};
use crate::terms::Terms;

/// What a finished series made of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The table of the last game.
    pub table: String,
    /// Who.
    pub visitor: VisitorId,
    /// In which game, by its key.
    pub game: String,
    /// The rank before.
    pub before: u8,
    /// The rank since.
    pub rank: u8,
    /// When it was written down.
    pub at: i64,
}

/// Names a visitor; not a secret, but never shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VisitorId(pub String);

/// Somebody with a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: VisitorId,
    /// What they want to be called.
    pub name: String,
}

/// A program that may play in its own name, let in by a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Who it is at tables.
    pub player: Person,
    /// When it was let in, in milliseconds since 1970.
    pub since: i64,
}

/// A table, without its seats and its journal.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The part of its address that nobody guesses.
    pub id: String,
    /// The number under which its journal lies; the store gives it.
    pub number: i64,
    /// Its name, such as `Skrei 27`.
    pub name: String,
    /// The key of the game.
    pub game: String,
    /// What was agreed, in canonical text.
    pub setup: String,
    /// The rules revision it is played under.
    pub rules: u16,
    /// The name of the edition it is played with.
    pub edition: String,
    /// The hash of that edition.
    pub edition_hash: String,
    /// The secret of its luck.
    pub seed: Seed,
    /// Who opened it.
    pub host: VisitorId,
    /// What people agreed on beside the game.
    pub terms: Terms,
    /// Is it listed in the lobby?
    pub public: bool,
    /// The secret in the link that invites to an open seat. Kept as it is, because the host wants to see the link
    /// again; it opens empty seats of this table and nothing else.
    pub invite: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When its last seat was taken.
    pub begun: Option<i64>,
    /// How it stood after the last step: a cache for lists, never trusted by the rules.
    pub standing: Standing,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a table is for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// A game.
    #[default]
    Game,
    /// A guided first game: luck and the other seats follow a record.
    Guide,
    /// A game that began as one of the others: its luck was not drawn from its seed alone.
    Free,
    /// A game of a tournament.
    Tournament {
        /// The tournament's id.
        id: String,
    },
    /// A record that somebody brought along, to be looked at.
    Record,
    /// A position to be solved: nothing goes on after the answer.
    Puzzle {
        /// The puzzle's id.
        id: String,
        /// The number of steps that led to the position.
        from: usize,
    },
}

impl Purpose {
    /// Is it a position to be solved?
    pub fn is_puzzle(&self) -> bool {
        matches!(self, Purpose::Puzzle { .. })
    }

    /// Reads what the store keeps; nothing if no program of ours wrote it.
    pub fn from_text(text: &str) -> Option<Purpose> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            [""] => Some(Purpose::Game),
            ["guide"] => Some(Purpose::Guide),
            ["free"] => Some(Purpose::Free),
            ["tournament", id] => Some(Purpose::Tournament { id: id.into() }),
            ["record"] => Some(Purpose::Record),
            ["puzzle", id, from] => Some(Purpose::Puzzle { id: id.into(), from: from.parse().ok()? }),
            _ => None,
        }
    }
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purpose::Game => Ok(()),
            Purpose::Guide => f.write_str("guide"),
            Purpose::Free => f.write_str("free"),
            Purpose::Tournament { id } => write!(f, "tournament {id}"),
            Purpose::Record => f.write_str("record"),
            Purpose::Puzzle { id, from } => write!(f, "puzzle {id} {from}"),
        }
    }
}

/// How somebody answered a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// The key of the game.
    pub game: String,
    /// The puzzle's id.
    pub puzzle: String,
    /// The table at which it was answered.
    pub table: String,
    /// Was it the best action?
    pub right: bool,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// How a table stands, as far as lists need it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The letters of the seats that owe a decision.
    pub turn: String,
    /// When the game ended.
    pub ended: Option<i64>,
    /// When the first clock runs out.
    pub due: Option<i64>,
    /// Does a bot sit in for somebody?
    pub stand_in: bool,
}

/// How far a table has come, so that somebody who holds it in memory can see whether that is still so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of the table.
    pub number: i64,
    /// How many entries its journal has.
    pub seq: u64,
    /// What changes without an entry: see [`company`].
    pub company: String,
}

/// What changes at a table without an entry in its journal: the visitors in the order of the seats, the rematch, what it is for,
/// how much was said, how much of the last talk was reported or taken away, and how many mutes there are.
pub fn company(row: &TableRow, seats: &[SeatRow], talk: &[SaidRow], mutes: usize) -> String {
    let visitor = |seat: &SeatRow| match &seat.kind {
        SeatKind::Person(visitor) => visitor.0.clone(),
        SeatKind::Open | SeatKind::Bot(_) => String::new(),
    };
    let visitors: Vec<_> = seats.iter().map(visitor).collect();
    let said = talk.last().map_or(0, |last| last.n + 1);
    let marked: usize = talk.iter().map(|said| usize::from(said.reported) + usize::from(said.removed)).sum();
    let rematch = row.rematch.as_deref().unwrap_or_default();
    format!("{}|{rematch}|{}|{said}|{marked}|{mutes}", visitors.join(","), row.purpose)
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A visitor.
    Person(VisitorId),
    /// An artificial player of this level.
    Bot(String),
}

impl SeatKind {
    /// Does this visitor sit here?
    pub fn is(&self, visitor: &VisitorId) -> bool {
        matches!(self, SeatKind::Person(who) if who == visitor)
    }
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub kind: SeatKind,
    /// Their name at this table; empty while the seat is open.
    pub name: String,
    /// Does a program of somebody's decide here?
    pub program: bool,
}

/// A table that does not exist yet.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table.
    pub row: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// The component data it is played with.
    pub edition: StoredEdition,
    /// The host's request for it, if that had a key.
    pub request: Option<Request>,
}

/// Component data as tables keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEdition {
    /// Hash of its meaning.
    pub hash: String,
    /// The key of the game.
    pub game: String,
    /// Its name, for people.
    pub name: String,
    /// Names and texts of the files, as JSON.
    pub files: String,
}

/// One line of a table's journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What was done.
    pub kind: EntryKind,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The request that brought it about, if its client gave it a key.
    pub request: Option<Request>,
}

/// A request as its client named it: sent twice, it is carried out once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The client's own name for it.
    pub key: String,
    /// A hash of what it asked for.
    pub digest: i64,
}

/// What a line of a journal tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A step was taken: by whom, and which, in the game's notation.
    Step(Who, String),
    /// A seat took its last step back.
    Undo(Seat),
    /// Somebody did something beside the game, or something happened to their seat.
    Deed(Seat, Deed),
}
