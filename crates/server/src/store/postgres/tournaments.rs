//! Tournaments, in PostgreSQL.

use tokio_postgres::Row;

use super::{Postgres, can_be_kept, connection::attempted};
use crate::store::{Answer, TournamentRow, Tournaments};

fn read_tournament(row: &Row) -> TournamentRow {
    TournamentRow {
        id: row.get(0),
        created: row.get(1),
        due: row.get(2),
        version: row.get(3),
        text: row.get(4),
    }
}

const TOURNAMENTS: &str = "SELECT id, created, due, version, text FROM tournaments";

impl Tournaments for Postgres {
    fn open_tournament<'a>(&'a self, row: &'a TournamentRow) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let TournamentRow { id, created, due, version, text } = row;
                if in_doubt {
                    let mine = client.query_opt(&format!("{TOURNAMENTS} WHERE id = $1"), &[id]).await?;
                    if mine.as_ref().map(read_tournament).as_ref() == Some(row) {
                        return Ok(());
                    }
                }
                let open =
                    "INSERT INTO tournaments (id, created, due, version, text) VALUES ($1, $2, $3, $4, $5)";
                client.execute(open, &[id, created, due, version, text]).await?;
                Ok(())
            })
        })
    }

    fn tournament<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TournamentRow>> {
        Box::pin(async move {
            if !can_be_kept(id) {
                return Ok(None);
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let query = client.prepare_cached(&format!("{TOURNAMENTS} WHERE id = $1")).await?;
                Ok(client.query_opt(&query, &[&id]).await?.as_ref().map(read_tournament))
            })
        })
    }

    fn tournaments(&self, limit: u32) -> Answer<'_, Vec<TournamentRow>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query =
                    format!("{TOURNAMENTS} ORDER BY due IS NULL, created DESC, id COLLATE \"C\" LIMIT $1");
                let query = client.prepare_cached(&query).await?;
                let rows = client.query(&query, &[&i64::from(limit)]).await?;
                Ok(rows.iter().map(read_tournament).collect())
            })
        })
    }

    fn change_tournament<'a>(&'a self, row: &'a TournamentRow) -> Answer<'a, bool> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let TournamentRow { id, due, version, text, .. } = row;
                let change = "UPDATE tournaments SET due = $2, text = $3, version = version + 1
                              WHERE id = $1 AND version = $4";
                let change = client.prepare_cached(change).await?;
                let changed = client.execute(&change, &[id, due, text, version]).await?;
                if changed == 0 && in_doubt {
                    // The lost connection's statement may have come through.
                    let now = client.query_opt(&format!("{TOURNAMENTS} WHERE id = $1"), &[id]).await?;
                    let now = now.as_ref().map(read_tournament);
                    return Ok(now.is_some_and(|now| now.version == version + 1 && now.text == *text));
                }
                Ok(changed > 0)
            })
        })
    }

    fn due_tournaments(&self, until: i64) -> Answer<'_, Vec<TournamentRow>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = format!("{TOURNAMENTS} WHERE due <= $1 ORDER BY due, id COLLATE \"C\"");
                let query = client.prepare_cached(&query).await?;
                Ok(client.query(&query, &[&until]).await?.iter().map(read_tournament).collect())
            })
        })
    }
}
