//! The things a store keeps, as plain data.

use dealer::Seed;
use tabletop::{Seat, Who};

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
}

/// How a table stands, as far as lists need it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The letters of the seats that owe a decision.
    pub turn: String,
    /// When the game ended.
    pub ended: Option<i64>,
}

/// How far a table has come, so that somebody who holds it in memory can see whether that is still so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of the table.
    pub number: i64,
    /// How many entries its journal has.
    pub seq: u64,
    /// Who sits there, and which table follows: see [`company`].
    pub company: String,
}

/// What changes at a table without an entry in its journal: the visitors in the order of the seats, and the rematch.
pub fn company(row: &TableRow, seats: &[SeatRow]) -> String {
    let visitor = |seat: &SeatRow| match &seat.kind {
        SeatKind::Person(visitor) => visitor.0.clone(),
        SeatKind::Open | SeatKind::Bot(_) => String::new(),
    };
    let visitors: Vec<_> = seats.iter().map(visitor).collect();
    format!("{}|{}", visitors.join(","), row.rematch.as_deref().unwrap_or_default())
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
}
