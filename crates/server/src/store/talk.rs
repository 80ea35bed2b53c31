//! What people say at tables.

use tabletop::Seat;

use super::{Answer, Person, TableRow, VisitorId};

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidRow {
    /// Its number at the table.
    pub n: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who said it, and under which name.
    pub by: Person,
    /// From which seat; nothing if somebody who watches said it.
    pub seat: Option<Seat>,
    /// Is it the key of a phrase?
    pub phrase: bool,
    /// The text, or the key.
    pub text: String,
    /// Somebody complained of it.
    pub reported: bool,
    /// The host took it away.
    pub removed: bool,
}

/// The part of the store that keeps what people say.
pub trait Talk {
    /// Writes down what somebody says; the number is given by the store.
    fn say<'a>(&'a self, table: &'a TableRow, said: &'a SaidRow) -> Answer<'a, ()>;

    /// The last so many things that were said at a table, in order.
    fn talk_at<'a>(&'a self, table: &'a TableRow, limit: u32) -> Answer<'a, Vec<SaidRow>>;

    /// Marks something as reported, or takes it away.
    fn mark_said<'a>(&'a self, table: &'a TableRow, n: u32, removed: bool) -> Answer<'a, ()>;

    /// Somebody does not want to read what another says, or does again.
    fn mute<'a>(&'a self, visitor: &'a VisitorId, whom: &'a VisitorId, on: bool) -> Answer<'a, ()>;

    /// Who of those who sit at a table mutes whom, and who mutes somebody who has spoken there.
    fn mutes_at<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<(VisitorId, VisitorId)>>;

    /// Everything a visitor has said: the table's id, when, and what.
    fn said_by<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<(String, i64, String)>>;
}
