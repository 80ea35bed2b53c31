//! What must survive: visitors, tables, seats and the journal of every table.
//!
//! The trait is small on purpose. A journal entry is never changed; an undo is an entry of its own. Several nodes may
//! append to one table: the key (table, seq) lets exactly one of them win, and no lock is needed for that.
//!
//! What every store must do is told by the tests in `suite`, which run on each of them.

mod accounts;
mod deeds;
mod hooks;
mod hosting;
mod moving;
mod postgres;
mod ratings;
mod results;
mod rows;
mod schema;
mod sqlite;
#[cfg(test)]
mod suite;
mod talk;
mod tournaments;

use std::{path::Path, pin::Pin, sync::Arc};

pub use accounts::{Account, Accounts, Known, SessionRow};
pub use deeds::{Deed, Wish};
pub use hooks::{Call, Hook, Hooks};
pub use hosting::{Hosting, Order, Stale, VisitorRow};
pub use moving::{Moved, Place, migrate};
pub use postgres::Postgres;
pub use ratings::{Leader, RatingRow, Ratings};
pub use results::{ResultRow, Results};
pub use rows::{
    Entry, EntryKind, Head, NewTable, Person, Program, Promotion, Purpose, PuzzleAnswer, Request, SeatKind,
    SeatRow, Standing, StoredEdition, TableRow, VisitorId, company,
};
pub use schema::newest_version;
pub use sqlite::Sqlite;
use tabletop::Seat;
pub use talk::{SaidRow, Talk};
pub use tournaments::{TournamentRow, Tournaments};

/// So much of what was said at a table is kept at hand.
pub const TALK: u32 = 100;

/// What a store answers, some time later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// Somebody else was first: something with the same unique key is there already. Nothing was changed.
    #[error("already there: {0}")]
    Conflict(String),
    /// The database cannot be reached. It is not known whether a change was made.
    #[error("the database cannot be reached: {0}")]
    Away(String),
    /// A change was not written, with many others; it may be tried again.
    #[error("nothing could be written: {0}")]
    Failed(String),
    /// The key of an earlier request came with another one.
    #[error("key used for another request")]
    KeyReused,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The data was written by a newer program, or by no program of ours.
    #[error("the data cannot be read: {0}")]
    Unreadable(String),
}

/// What became of an [`append`](Store::append).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entries are on the disk.
    Yes,
    /// Somebody else has written entries with these numbers; nothing was changed.
    Taken,
}

/// What became of somebody who wanted to sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seated {
    /// The seat is theirs, and there are still open ones.
    Waiting,
    /// The seat is theirs, it was the last open one, and the table has begun.
    Begun,
    /// Somebody else sits there.
    Taken,
}

/// Keeps everything. Whatever is answered with success is on the disk.
pub trait Store:
    Accounts + Hooks + Hosting + Ratings + Results + Talk + Tournaments + Send + Sync + 'static
{
    /// Whom a session token, given by its hash, belongs to.
    fn visitor_by_token<'a>(&'a self, token_hash: &'a [u8; 32]) -> Answer<'a, Option<Person>>;

    /// Writes down a new visitor with the session that brought them.
    fn add_visitor<'a>(
        &'a self,
        person: &'a Person,
        token_hash: &'a [u8; 32],
        device: &'a str,
        at: i64,
    ) -> Answer<'a, ()>;

    /// Gives a visitor another name.
    fn rename<'a>(&'a self, visitor: &'a VisitorId, name: &'a str) -> Answer<'a, ()>;

    /// Writes down a program that plays for itself but belongs to `owner`, with the hash of its token. Says no if the
    /// owner is a program itself: otherwise tokens would outlive the one they came from.
    fn issue_token<'a>(
        &'a self,
        owner: &'a VisitorId,
        player: &'a Person,
        token_hash: &'a [u8; 32],
        at: i64,
    ) -> Answer<'a, bool>;

    /// The programs of a person whose tokens are valid, the oldest first.
    fn programs_of<'a>(&'a self, owner: &'a VisitorId) -> Answer<'a, Vec<Program>>;

    /// Revokes the token of a person's program; says whether there was one.
    fn revoke_token<'a>(&'a self, owner: &'a VisitorId, program: &'a VisitorId) -> Answer<'a, bool>;

    /// Writes down a new table. As the rematch of `after`, if that is given and has none yet; otherwise nothing
    /// changes and the answer is the id of the rematch that already exists. If the host has sent the same request before,
    /// the answer is the id of the table that it opened.
    fn create<'a>(&'a self, new: &'a NewTable, after: Option<&'a str>) -> Answer<'a, String>;

    /// Component data by its hash.
    fn edition<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<StoredEdition>>;

    /// The table whose rematch, or next game of a series, this one is.
    fn predecessor<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>>;

    /// The rank that a person had when a series ended at this table, once that is written down.
    fn rank_before<'a>(&'a self, table: &'a str) -> Answer<'a, Option<u8>>;

    /// A person's ranks by the keys of the games.
    fn ranks_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<(String, u8)>>;

    /// A table and its seats, in order.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>>;

    /// Everything that was written in a table's journal, in order.
    fn journal<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Entry>>;

    /// What was written in a table's journal from entry `seq` on, in order.
    fn journal_after<'a>(&'a self, table: &'a TableRow, seq: u64) -> Answer<'a, Vec<Entry>>;

    /// How far these tables have come, by their numbers; those that do not exist are left out.
    fn heads<'a>(&'a self, tables: &'a [i64]) -> Answer<'a, Vec<Head>>;

    /// Appends entries with the numbers `seq`, `seq + 1`, …, all of them or none, and notes how the table stands. With
    /// the entry that ends a series goes what it made of its player, with every entry the [`Call`]s that it makes due.
    fn append<'a>(
        &'a self,
        table: &'a TableRow,
        seq: u64,
        entries: &'a [Entry],
        standing: &'a Standing,
        promotion: Option<&'a Promotion>,
    ) -> Answer<'a, Appended>;

    /// Seats a visitor at an open seat, if it still is open. The table begins with its last open seat.
    fn sit_down<'a>(&'a self, id: &'a str, seat: Seat, person: &'a Person, at: i64) -> Answer<'a, Seated>;

    /// Opens the seats of a visitor again, if the table has not begun; says whether anything changed.
    fn get_up<'a>(&'a self, id: &'a str, visitor: &'a VisitorId) -> Answer<'a, bool>;

    /// The table an invitation is for.
    fn table_by_invite<'a>(&'a self, invite: &'a str) -> Answer<'a, Option<String>>;

    /// The newest public tables that are not over, a few of each host. Those that have not begun and that all have left are
    /// left out.
    fn public_tables(&self, limit: u32) -> Answer<'_, Vec<(TableRow, Vec<SeatRow>)>>;

    /// The newest tables at which the visitor sits.
    fn tables_of<'a>(
        &'a self,
        visitor: &'a VisitorId,
        limit: u32,
    ) -> Answer<'a, Vec<(TableRow, Vec<SeatRow>)>>;

    /// What was found when a finished game was looked at again, as it was kept.
    fn analysis<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>>;

    /// Keeps what was found, instead of what was found before.
    fn keep_analysis<'a>(&'a self, id: &'a str, found: &'a str, at: i64) -> Answer<'a, ()>;

    /// A finished game as it was kept, packed.
    fn archive<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Vec<u8>>>;

    /// Keeps a finished game for ever; what is kept already stays.
    fn keep_archive<'a>(&'a self, id: &'a str, packed: Vec<u8>, at: i64) -> Answer<'a, ()>;

    /// Tables that are over and not kept yet.
    fn unarchived(&self) -> Answer<'_, Vec<String>>;

    /// The table is for something else from now on.
    fn change_purpose<'a>(&'a self, id: &'a str, purpose: &'a Purpose) -> Answer<'a, ()>;

    /// Writes down how a visitor answered a puzzle; only the first answer counts.
    fn answer_puzzle<'a>(&'a self, visitor: &'a VisitorId, answer: &'a PuzzleAnswer) -> Answer<'a, ()>;

    /// How a visitor answered puzzles, the oldest answer first.
    fn puzzle_answers<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<PuzzleAnswer>>;

    /// Tables that go on and at which a clock runs out by `until`, the first first.
    fn due_tables(&self, until: i64, limit: u32) -> Answer<'_, Vec<String>>;

    /// Tables that have begun, are not over, at which people sit, and artificial players or one who sits in for somebody.
    fn tables_with_bots(&self) -> Answer<'_, Vec<String>>;

    /// How many tables that a visitor opened after `since` are not over, and at how many of those only bots sit.
    fn tables_held<'a>(&'a self, host: &'a VisitorId, since: i64) -> Answer<'a, (u32, u32)>;

    /// The id of the table with this number.
    fn id_of(&self, number: i64) -> Answer<'_, Option<String>>;

    /// Tables with people at which a bot may owe a decision, or luck the first one.
    fn bots_to_move(&self) -> Answer<'_, Vec<(String, Head)>>;

    /// Waits until everything is written and lets go of the data; whatever is asked afterwards is refused.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// Opens what a server keeps its data in: the database at `url` if there is one, otherwise the folder.
pub async fn open(folder: &Path, url: Option<&str>) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match url {
        Some(url) => Arc::new(Postgres::connect(url).await?),
        None => Arc::new(Sqlite::open(folder)?),
    })
}

/// An address as it may be shown and logged.
pub fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return "the database".into() };
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    format!("{scheme}://{}", place.split('?').next().unwrap_or_default())
}
