//! How games ended, in SQLite.

use rusqlite::{Row, params};

use super::Sqlite;
use crate::store::{Answer, ResultRow, Results, SeatKind, VisitorId};

fn read_result(row: &Row<'_>) -> Result<ResultRow, rusqlite::Error> {
    let kind = match (row.get(2)?, row.get(3)?) {
        (Some(visitor), _) => SeatKind::Person(VisitorId(visitor)),
        (None, Some(level)) => SeatKind::Bot(level),
        (None, None) => SeatKind::Open,
    };
    Ok(ResultRow { table: row.get(0)?, seat: row.get(1)?, kind, place: row.get(4)?, points: row.get(5)? })
}

impl Results for Sqlite {
    fn keep_results<'a>(&'a self, rows: &'a [ResultRow]) -> Answer<'a, ()> {
        let rows = rows.to_vec();
        Box::pin(self.threads.write(move |c| {
            let mut insert = c.prepare_cached(
                "INSERT INTO results (table_id, seat, visitor, level, place, points) VALUES (?, ?, ?, ?, ?, ?)
                 ON CONFLICT DO NOTHING",
            )?;
            for row in &rows {
                let (visitor, level) = match &row.kind {
                    SeatKind::Open => (None, None),
                    SeatKind::Person(visitor) => (Some(&visitor.0), None),
                    SeatKind::Bot(level) => (None, Some(level)),
                };
                insert.execute(params![row.table, row.seat, visitor, level, row.place, row.points])?;
            }
            Ok(())
        }))
    }

    fn results_of<'a>(&'a self, tables: &'a [&'a str]) -> Answer<'a, Vec<ResultRow>> {
        let tables: Vec<String> = tables.iter().map(|&table| table.to_owned()).collect();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT table_id, seat, visitor, level, place, points FROM results
                 WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat",
            )?;
            let tables = serde_json::to_string(&tables).unwrap_or_default();
            Ok(query.query_map([tables], read_result)?.collect::<Result<_, _>>()?)
        }))
    }
}
