//! What whoever runs a server sees and orders, and what is let go in time.

use super::{Answer, Person, SaidRow, SeatRow, TableRow};

/// Something that whoever runs the server has ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// What kind of order; what it means is none of the store's business.
    pub kind: String,
    /// What or whom it is about. There is one order of a kind about the same.
    pub about: String,
    /// What is ordered, or told.
    pub said: String,
    /// When it was given, in milliseconds since 1970.
    pub at: i64,
    /// Until when it is in force; nothing for ever.
    pub until: Option<i64>,
}

/// A visitor as whoever runs the server sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VisitorRow {
    /// Who.
    pub person: Person,
    /// When they came first, in milliseconds since 1970.
    pub since: i64,
    /// When a session of theirs was last used, more or less; nothing if they have none.
    pub seen: Option<i64>,
    /// The name they log in with.
    pub login: Option<String>,
    /// Is it somebody's program?
    pub program: bool,
    /// At how many tables they sit, or sat.
    pub tables: u32,
}

/// Tables of which nothing more is to be expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stale {
    /// Opened before a moment and never begun.
    Open,
    /// Begun, not over, and nothing has happened since a moment.
    Abandoned,
    /// Over since before a moment, kept as an archive, and the journal still there.
    Finished,
}

/// The part of the store that whoever runs a server deals with.
pub trait Hosting {
    /// All orders, the oldest first.
    fn orders(&self) -> Answer<'_, Vec<Order>>;

    /// Writes down an order; it takes the place of one of the same kind about the same.
    fn give_order<'a>(&'a self, order: &'a Order) -> Answer<'a, ()>;

    /// Takes an order back; says whether there was one.
    fn take_order_back<'a>(&'a self, kind: &'a str, about: &'a str) -> Answer<'a, bool>;

    /// The newest tables of all, whoever may see them.
    fn newest_tables(&self, limit: u32) -> Answer<'_, Vec<(TableRow, Vec<SeatRow>)>>;

    /// The visitors, those first who were seen last.
    fn visitors(&self, limit: u32) -> Answer<'_, Vec<VisitorRow>>;

    /// What was said that somebody complained of and nobody has taken away, with its table, the newest first.
    fn reports(&self, limit: u32) -> Answer<'_, Vec<(String, SaidRow)>>;

    /// Tables that have been so since before a moment.
    fn stale_tables(&self, stale: Stale, before: i64, limit: u32) -> Answer<'_, Vec<String>>;

    /// Removes a table that has not begun; says whether it was there.
    fn remove_open_table<'a>(&'a self, id: &'a str) -> Answer<'a, bool>;

    /// Keeps the record of a table that is over in place of its journal.
    fn keep_record<'a>(&'a self, id: &'a str, packed: Vec<u8>, at: i64) -> Answer<'a, ()>;

    /// The record that was kept in place of a journal.
    fn record<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Vec<u8>>>;

    /// Forgets sessions that were not used since a moment, links that are no longer valid, and what was counted of attempts;
    /// says how many sessions.
    fn tidy(&self, unused_since: i64, now: i64) -> Answer<'_, usize>;
}
