//! What people say, in SQLite.

use rusqlite::{Row, params};
use tabletop::Seat;

use super::Sqlite;
use crate::store::{Answer, Person, SaidRow, TableRow, Talk, VisitorId};

pub(super) fn read_said(row: &Row<'_>) -> Result<SaidRow, rusqlite::Error> {
    Ok(SaidRow {
        n: row.get(0)?,
        at: row.get(1)?,
        by: Person { id: VisitorId(row.get(2)?), name: row.get(3)? },
        seat: row.get::<_, Option<u8>>(4)?.map(Seat),
        phrase: row.get(5)?,
        text: row.get(6)?,
        reported: row.get(7)?,
        removed: row.get(8)?,
    })
}

impl Talk for Sqlite {
    fn say<'a>(&'a self, table: &'a TableRow, said: &'a SaidRow) -> Answer<'a, ()> {
        let (number, said) = (table.number, said.clone());
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached(
                "INSERT INTO talk (table_number, n, at, visitor, name, seat, phrase, text)
                 SELECT ?1, (SELECT COALESCE(MAX(n) + 1, 0) FROM talk WHERE table_number = ?1), ?2, ?3, ?4, ?5, ?6, ?7",
            )?
            .execute(params![
                number,
                said.at,
                said.by.id.0,
                said.by.name,
                said.seat.map(|seat| seat.0),
                said.phrase,
                said.text,
            ])?;
            Ok(())
        }))
    }

    fn talk_at<'a>(&'a self, table: &'a TableRow, limit: u32) -> Answer<'a, Vec<SaidRow>> {
        let number = table.number;
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT n, at, visitor, name, seat, phrase, text, reported, removed FROM talk
                 WHERE table_number = ? ORDER BY n DESC LIMIT ?",
            )?;
            let rows = query.query_map(params![number, limit], read_said)?;
            let mut said = rows.collect::<Result<Vec<_>, _>>()?;
            said.reverse();
            Ok(said)
        }))
    }

    fn mark_said<'a>(&'a self, table: &'a TableRow, n: u32, removed: bool) -> Answer<'a, ()> {
        let number = table.number;
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached(
                "UPDATE talk SET reported = 1, removed = MAX(removed, ?1), text = CASE WHEN ?1 THEN '' ELSE text END
                 WHERE table_number = ?2 AND n = ?3",
            )?
            .execute(params![removed, number, n])?;
            Ok(())
        }))
    }

    fn mute<'a>(&'a self, visitor: &'a VisitorId, whom: &'a VisitorId, on: bool) -> Answer<'a, ()> {
        let (visitor, whom) = (visitor.clone(), whom.clone());
        Box::pin(self.threads.write(move |c| {
            let change = if on {
                "INSERT INTO mutes (visitor, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
            } else {
                "DELETE FROM mutes WHERE visitor = ? AND muted = ?"
            };
            c.prepare_cached(change)?.execute([visitor.0, whom.0])?;
            Ok(())
        }))
    }

    fn mutes_at<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<(VisitorId, VisitorId)>> {
        let table = table.to_owned();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT mutes.visitor, muted FROM mutes JOIN seats ON seats.visitor = mutes.visitor
                 WHERE table_id = ?1
                 UNION SELECT mutes.visitor, muted FROM tables JOIN talk ON table_number = number
                 JOIN mutes ON muted = talk.visitor WHERE id = ?1",
            )?;
            let pair = |row: &Row<'_>| Ok((VisitorId(row.get(0)?), VisitorId(row.get(1)?)));
            Ok(query.query_map([table], pair)?.collect::<Result<_, _>>()?)
        }))
    }

    fn said_by<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<(String, i64, String)>> {
        let visitor = visitor.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, at, text FROM talk JOIN tables ON number = table_number
                 WHERE visitor = ? ORDER BY at, n",
            )?;
            let said = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
            Ok(query.query_map([visitor.0], said)?.collect::<Result<_, _>>()?)
        }))
    }
}
