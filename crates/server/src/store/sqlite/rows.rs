//! Rows of the database as the plain data of the store.

use dealer::Seed;
use rusqlite::Row;
use tabletop::{Seat, Who};

use crate::store::{
    Entry, EntryKind, Purpose, Request, SeatKind, SeatRow, Standing, StoreError, TableRow, VisitorId,
};

pub fn read_table(row: &Row<'_>) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.get("id")?,
        number: row.get("number")?,
        name: row.get("name")?,
        game: row.get("game")?,
        setup: row.get("setup")?,
        rules: row.get("rules")?,
        edition: row.get("edition")?,
        edition_hash: row.get("edition_hash")?,
        seed: Seed(row.get("seed")?),
        host: VisitorId(row.get("host")?),
        terms: {
            let terms: String = row.get("terms")?;
            terms.parse().map_err(|_| StoreError::Unreadable(format!("terms `{terms}`")))?
        },
        public: row.get("public")?,
        invite: row.get("invite")?,
        created: row.get("created")?,
        begun: row.get("begun")?,
        standing: Standing {
            turn: row.get("turn")?,
            ended: row.get("ended")?,
            due: row.get("due")?,
            stand_in: row.get("stand_in")?,
        },
        rematch: row.get("rematch")?,
        purpose: {
            let text: String = row.get("purpose")?;
            let unknown = || StoreError::Unreadable(format!("purpose `{text}` of a table"));
            Purpose::from_text(&text).ok_or_else(unknown)?
        },
    })
}

pub fn read_seat(row: &Row<'_>) -> Result<SeatRow, rusqlite::Error> {
    let kind = match (row.get(1)?, row.get(2)?) {
        (Some(visitor), _) => SeatKind::Person(VisitorId(visitor)),
        (None, Some(level)) => SeatKind::Bot(level),
        (None, None) => SeatKind::Open,
    };
    Ok(SeatRow { seat: Seat(row.get(0)?), kind, name: row.get(3)?, program: row.get(4)? })
}

pub fn read_entry(index: usize, row: &Row<'_>) -> Result<Entry, StoreError> {
    let unreadable = || StoreError::Unreadable(format!("journal entry {index}"));
    if row.get::<_, i64>(0)? != index as i64 {
        return Err(unreadable());
    }
    let (kind, who): (String, String) = (row.get(1)?, row.get(2)?);
    let seat = who.chars().next().and_then(Seat::from_letter);
    let kind = match (kind.as_str(), who.as_str(), seat) {
        ("step", "*", _) => EntryKind::Step(Who::Chance, row.get(3)?),
        ("step", _, Some(seat)) => EntryKind::Step(Who::Seat(seat), row.get(3)?),
        ("undo", _, Some(seat)) => EntryKind::Undo(seat),
        ("deed", _, Some(seat)) => {
            let text: String = row.get(3)?;
            EntryKind::Deed(seat, text.parse().map_err(|()| unreadable())?)
        }
        _ => return Err(unreadable()),
    };
    let request = match (row.get(5)?, row.get(6)?) {
        (Some(key), Some(digest)) => Some(Request { key, digest }),
        _ => None,
    };
    Ok(Entry { kind, at: row.get(4)?, request })
}
