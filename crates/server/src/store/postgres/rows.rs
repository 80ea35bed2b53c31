//! Rows of the database as the plain data of the store.

use std::borrow::Cow;

use dealer::Seed;
use tabletop::{Seat, Who};
use tokio_postgres::Row;

use crate::store::{
    Entry, EntryKind, Purpose, Request, SeatKind, SeatRow, Standing, StoreError, TableRow, VisitorId,
};

/// The columns of a table in the order in which they are read.
pub const TABLE: &str = "t.number, t.id, t.name, t.game, t.setup, t.rules, t.edition, t.edition_hash, t.seed, t.host, \
                         t.public, t.invite, t.created, t.begun, t.ended, t.turn, t.rematch, t.due, t.stand_in, \
                         t.purpose, t.terms";
/// How many they are.
pub const TABLE_COLUMNS: usize = 21;

pub fn read_table(row: &Row) -> Result<TableRow, StoreError> {
    let unreadable = || StoreError::Unreadable("a table".into());
    let seed: Vec<u8> = row.get(8);
    let (purpose, terms): (&str, &str) = (row.get(19), row.get(20));
    Ok(TableRow {
        number: row.get(0),
        id: row.get(1),
        name: row.get(2),
        game: row.get(3),
        setup: row.get(4),
        rules: row.get::<_, i32>(5).try_into().map_err(|_| unreadable())?,
        edition: row.get(6),
        edition_hash: row.get(7),
        seed: Seed(seed.try_into().map_err(|_| unreadable())?),
        host: VisitorId(row.get(9)),
        public: row.get(10),
        invite: row.get(11),
        created: row.get(12),
        begun: row.get(13),
        standing: Standing { ended: row.get(14), turn: row.get(15), due: row.get(17), stand_in: row.get(18) },
        rematch: row.get(16),
        purpose: Purpose::from_text(purpose)
            .ok_or_else(|| StoreError::Unreadable(format!("purpose `{purpose}` of a table")))?,
        terms: terms.parse().map_err(|_| StoreError::Unreadable(format!("terms `{terms}`")))?,
    })
}

/// A seat from the columns seat, visitor, level, name and whether a program sits there, the first of them at `from`.
pub fn read_seat(from: usize, row: &Row) -> SeatRow {
    let kind = match (row.get(from + 1), row.get(from + 2)) {
        (Some(visitor), _) => SeatKind::Person(VisitorId(visitor)),
        (None, Some(level)) => SeatKind::Bot(level),
        (None, None) => SeatKind::Open,
    };
    let seat = Seat(row.get::<_, i16>(from) as u8);
    SeatRow { seat, kind, name: row.get(from + 3), program: row.get(from + 4) }
}

/// The letters under which an entry is kept, and its text.
pub fn letters(kind: &EntryKind) -> (i8, i8, Cow<'_, str>) {
    let letter = |seat: &Seat| seat.letter() as u8 as i8;
    match kind {
        EntryKind::Step(Who::Chance, text) => (b's' as i8, b'*' as i8, text.into()),
        EntryKind::Step(Who::Seat(seat), text) => (b's' as i8, letter(seat), text.into()),
        EntryKind::Undo(seat) => (b'u' as i8, letter(seat), "".into()),
        EntryKind::Deed(seat, deed) => (b'd' as i8, letter(seat), deed.to_string().into()),
    }
}

/// An entry from the columns seq, kind, who, text, at, key, digest.
pub fn read_entry(seq: u64, row: &Row) -> Result<Entry, StoreError> {
    let unreadable = || StoreError::Unreadable(format!("journal entry {seq}"));
    if i64::from(row.get::<_, i32>(0)) != seq as i64 {
        return Err(unreadable());
    }
    let (kind, who): (i8, i8) = (row.get(1), row.get(2));
    let seat = Seat::from_letter(char::from(who as u8));
    let kind = match (kind as u8, who as u8, seat) {
        (b's', b'*', _) => EntryKind::Step(Who::Chance, row.get(3)),
        (b's', _, Some(seat)) => EntryKind::Step(Who::Seat(seat), row.get(3)),
        (b'u', _, Some(seat)) => EntryKind::Undo(seat),
        (b'd', _, Some(seat)) => {
            let text: &str = row.get(3);
            EntryKind::Deed(seat, text.parse().map_err(|()| unreadable())?)
        }
        _ => return Err(unreadable()),
    };
    let request = match (row.get(5), row.get(6)) {
        (Some(key), Some(digest)) => Some(Request { key, digest }),
        _ => None,
    };
    Ok(Entry { kind, at: row.get(4), request })
}
