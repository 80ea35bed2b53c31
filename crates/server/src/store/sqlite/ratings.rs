//! How strong people and bots are, in SQLite.

use rusqlite::{OptionalExtension, Row, params};

use super::Sqlite;
use crate::store::{Answer, Leader, Person, RatingRow, Ratings, StoreError, VisitorId};

const COLUMNS: &str = "game, who, n, table_id, at, rating, uncertainty";
/// Whoever has this number of games has the newest rating.
const NEWEST: &str =
    "n = (SELECT MAX(n) FROM ratings AS all_of WHERE all_of.game = one.game AND all_of.who = one.who)";

fn read_rating(row: &Row<'_>) -> Result<RatingRow, rusqlite::Error> {
    Ok(RatingRow {
        game: row.get(0)?,
        who: row.get(1)?,
        n: row.get(2)?,
        table: row.get(3)?,
        at: row.get(4)?,
        rating: row.get(5)?,
        uncertainty: row.get(6)?,
    })
}

impl Ratings for Sqlite {
    fn ratings_now<'a>(&'a self, game: &'a str, who: &'a [String]) -> Answer<'a, Vec<RatingRow>> {
        let (game, who) = (game.to_owned(), serde_json::to_string(who).unwrap_or_default());
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(&format!(
                "SELECT {COLUMNS} FROM ratings AS one WHERE game = ? AND who IN (SELECT value FROM json_each(?)) AND {NEWEST}"
            ))?;
            Ok(query.query_map([game, who], read_rating)?.collect::<Result<_, _>>()?)
        }))
    }

    fn add_ratings<'a>(&'a self, rows: &'a [RatingRow]) -> Answer<'a, bool> {
        let rows = rows.to_vec();
        let change = self.threads.write(move |c| {
            let mut insert =
                c.prepare_cached(&format!("INSERT INTO ratings ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"))?;
            for row in &rows {
                insert.execute(params![
                    row.game,
                    row.who,
                    row.n,
                    row.table,
                    row.at,
                    row.rating,
                    row.uncertainty
                ])?;
            }
            Ok(true)
        });
        Box::pin(async move {
            match change.await {
                Err(StoreError::Conflict(_)) => Ok(false),
                done => done,
            }
        })
    }

    fn is_rated<'a>(&'a self, table: &'a str) -> Answer<'a, bool> {
        let table = table.to_owned();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached("SELECT EXISTS (SELECT 1 FROM ratings WHERE table_id = ?)")?;
            Ok(query.query_row([table], |row| row.get(0))?)
        }))
    }

    fn leaders<'a>(&'a self, game: &'a str, limit: u32) -> Answer<'a, Vec<Leader>> {
        let game = game.to_owned();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(&format!(
                "SELECT game, who, n, table_id, at, rating, uncertainty, COALESCE(name, ''), COALESCE(login, '')
                 FROM ratings AS one LEFT JOIN visitors ON id = who LEFT JOIN accounts ON visitor = who
                 WHERE game = ? AND {NEWEST} AND (who LIKE 'bot:%' OR login IS NOT NULL)
                 ORDER BY rating DESC, who LIMIT ?"
            ))?;
            let leader = |row: &Row<'_>| Ok(Leader { rating: read_rating(row)?, name: row.get(7)?, login: row.get(8)? });
            Ok(query.query_map(params![game, limit], leader)?.collect::<Result<_, _>>()?)
        }))
    }

    fn ratings_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<RatingRow>> {
        let visitor = visitor.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query =
                c.prepare_cached(&format!("SELECT {COLUMNS} FROM ratings WHERE who = ? ORDER BY game, n"))?;
            Ok(query.query_map([visitor.0], read_rating)?.collect::<Result<_, _>>()?)
        }))
    }

    fn known_by_login<'a>(&'a self, login: &'a str) -> Answer<'a, Option<(Person, i64)>> {
        let login = login.to_owned();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, name, accounts.created FROM accounts JOIN visitors ON id = visitor WHERE login = ?",
            )?;
            let known = |row: &Row<'_>| {
                Ok((Person { id: VisitorId(row.get(0)?), name: row.get(1)? }, row.get(2)?))
            };
            Ok(query.query_row([login], known).optional()?)
        }))
    }
}
