//! Tournaments, in SQLite.

use rusqlite::{OptionalExtension, Row, params};

use super::Sqlite;
use crate::store::{Answer, TournamentRow, Tournaments};

fn read_tournament(row: &Row<'_>) -> Result<TournamentRow, rusqlite::Error> {
    Ok(TournamentRow {
        id: row.get(0)?,
        created: row.get(1)?,
        due: row.get(2)?,
        version: row.get(3)?,
        text: row.get(4)?,
    })
}

impl Tournaments for Sqlite {
    fn open_tournament<'a>(&'a self, row: &'a TournamentRow) -> Answer<'a, ()> {
        let TournamentRow { id, created, due, version, text } = row.clone();
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached(
                "INSERT INTO tournaments (id, created, due, version, text) VALUES (?, ?, ?, ?, ?)",
            )?
            .execute(params![id, created, due, version, text])?;
            Ok(())
        }))
    }

    fn tournament<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TournamentRow>> {
        let id = id.to_owned();
        Box::pin(self.threads.read(move |c| {
            let mut query =
                c.prepare_cached("SELECT id, created, due, version, text FROM tournaments WHERE id = ?")?;
            Ok(query.query_row([id], read_tournament).optional()?)
        }))
    }

    fn tournaments(&self, limit: u32) -> Answer<'_, Vec<TournamentRow>> {
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, created, due, version, text FROM tournaments
                 ORDER BY due IS NULL, created DESC, id LIMIT ?",
            )?;
            Ok(query.query_map([limit], read_tournament)?.collect::<Result<_, _>>()?)
        }))
    }

    fn change_tournament<'a>(&'a self, row: &'a TournamentRow) -> Answer<'a, bool> {
        let TournamentRow { id, due, version, text, .. } = row.clone();
        Box::pin(self.threads.write(move |c| {
            let changed = c
                .prepare_cached(
                    "UPDATE tournaments SET due = ?, text = ?, version = version + 1 WHERE id = ? AND version = ?",
                )?
                .execute(params![due, text, id, version])?;
            Ok(changed > 0)
        }))
    }

    fn due_tournaments(&self, until: i64) -> Answer<'_, Vec<TournamentRow>> {
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, created, due, version, text FROM tournaments WHERE due <= ? ORDER BY due, id",
            )?;
            Ok(query.query_map([until], read_tournament)?.collect::<Result<_, _>>()?)
        }))
    }
}
