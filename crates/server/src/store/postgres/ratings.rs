//! How strong people and bots are, in PostgreSQL.

use tokio_postgres::Row;

use super::{Postgres, can_be_kept, connection::attempted};
use crate::store::{Answer, Leader, Person, RatingRow, Ratings, StoreError, VisitorId};

const COLUMNS: &str = "game, who, n, table_id, at, rating, uncertainty";

fn read_rating(row: &Row) -> RatingRow {
    RatingRow {
        game: row.get(0),
        who: row.get(1),
        n: row.get::<_, i32>(2) as u32,
        table: row.get(3),
        at: row.get(4),
        rating: row.get(5),
        uncertainty: row.get(6),
    }
}

impl Ratings for Postgres {
    fn ratings_now<'a>(&'a self, game: &'a str, who: &'a [String]) -> Answer<'a, Vec<RatingRow>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                // Whoever has the highest number of games has the newest rating.
                let query = "SELECT DISTINCT ON (who COLLATE \"C\") game, who, n, table_id, at, rating, uncertainty
                             FROM ratings WHERE game = $1 AND who = ANY ($2) ORDER BY who COLLATE \"C\", n DESC";
                let query = client.prepare_cached(query).await?;
                Ok(client.query(&query, &[&game, &who]).await?.iter().map(read_rating).collect())
            })
        })
    }

    fn add_ratings<'a>(&'a self, rows: &'a [RatingRow]) -> Answer<'a, bool> {
        Box::pin(async move {
            let games: Vec<&str> = rows.iter().map(|row| row.game.as_str()).collect();
            let whos: Vec<&str> = rows.iter().map(|row| row.who.as_str()).collect();
            let numbers: Vec<i32> = rows.iter().map(|row| row.n as i32).collect();
            let tables: Vec<&str> = rows.iter().map(|row| row.table.as_str()).collect();
            let times: Vec<i64> = rows.iter().map(|row| row.at).collect();
            let ratings: Vec<f64> = rows.iter().map(|row| row.rating).collect();
            let uncertainties: Vec<f64> = rows.iter().map(|row| row.uncertainty).collect();
            let added: Result<bool, StoreError> = attempted!(self.pool, |client, in_doubt| async {
                if in_doubt {
                    let query = "SELECT COUNT(*) FROM ratings JOIN unnest($1::text[], $2::text[], $3::integer[], $4::bigint[])
                                 AS mine (table_id, who, n, at) USING (table_id, who, n, at)";
                    let mine: i64 =
                        client.query_one(query, &[&tables, &whos, &numbers, &times]).await?.get(0);
                    if mine as usize == rows.len() {
                        return Ok(true);
                    }
                }
                let change = format!(
                    "INSERT INTO ratings ({COLUMNS}) SELECT * FROM unnest($1::text[], $2::text[], $3::integer[],
                     $4::text[], $5::bigint[], $6::double precision[], $7::double precision[])"
                );
                let change = client.prepare_cached(&change).await?;
                client
                    .execute(&change, &[&games, &whos, &numbers, &tables, &times, &ratings, &uncertainties])
                    .await?;
                Ok(true)
            });
            match added {
                Err(StoreError::Conflict(_)) => Ok(false),
                done => done,
            }
        })
    }

    fn is_rated<'a>(&'a self, table: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            if !can_be_kept(table) {
                return Ok(false);
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT EXISTS (SELECT 1 FROM ratings WHERE table_id = $1)";
                let query = client.prepare_cached(query).await?;
                Ok(client.query_one(&query, &[&table]).await?.get(0))
            })
        })
    }

    fn leaders<'a>(&'a self, game: &'a str, limit: u32) -> Answer<'a, Vec<Leader>> {
        Box::pin(async move {
            if !can_be_kept(game) {
                return Ok(Vec::new());
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let query = format!(
                    "SELECT one.*, COALESCE(v.name, ''), COALESCE(a.login, '')
                     FROM (SELECT DISTINCT ON (who) {COLUMNS} FROM ratings WHERE game = $1 ORDER BY who, n DESC) AS one
                     LEFT JOIN visitors AS v ON v.id = one.who LEFT JOIN accounts AS a ON a.visitor = one.who
                     WHERE one.who LIKE 'bot:%' OR a.login IS NOT NULL
                     ORDER BY one.rating DESC, one.who COLLATE \"C\" LIMIT $2"
                );
                let query = client.prepare_cached(&query).await?;
                let leader =
                    |row: &Row| Leader { rating: read_rating(row), name: row.get(7), login: row.get(8) };
                Ok(client.query(&query, &[&game, &i64::from(limit)]).await?.iter().map(leader).collect())
            })
        })
    }

    fn ratings_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<RatingRow>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query =
                    format!("SELECT {COLUMNS} FROM ratings WHERE who = $1 ORDER BY game COLLATE \"C\", n");
                let query = client.prepare_cached(&query).await?;
                Ok(client.query(&query, &[&visitor.0]).await?.iter().map(read_rating).collect())
            })
        })
    }

    fn known_by_login<'a>(&'a self, login: &'a str) -> Answer<'a, Option<(Person, i64)>> {
        Box::pin(async move {
            if !can_be_kept(login) {
                return Ok(None);
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id, name, a.created FROM accounts AS a JOIN visitors ON id = visitor WHERE login = $1";
                let query = client.prepare_cached(query).await?;
                let row = client.query_opt(&query, &[&login]).await?;
                Ok(row.map(|row| (Person { id: VisitorId(row.get(0)), name: row.get(1) }, row.get(2))))
            })
        })
    }
}
