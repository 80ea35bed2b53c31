//! Orders, lists for hosts and retention, in PostgreSQL.

use tokio_postgres::Row;

use super::{Postgres, can_be_kept, connection::attempted, talk::read_said};
use crate::store::{
    Answer, Hosting, Order, Person, SaidRow, SeatRow, Stale, TableRow, VisitorId, VisitorRow,
};

impl Hosting for Postgres {
    fn orders(&self) -> Answer<'_, Vec<Order>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT kind, about, said, at, \"until\" FROM orders
                             ORDER BY at, kind COLLATE \"C\", about COLLATE \"C\"";
                let query = client.prepare_cached(query).await?;
                let order = |row: &Row| Order {
                    kind: row.get(0),
                    about: row.get(1),
                    said: row.get(2),
                    at: row.get(3),
                    until: row.get(4),
                };
                Ok(client.query(&query, &[]).await?.iter().map(order).collect())
            })
        })
    }

    fn give_order<'a>(&'a self, order: &'a Order) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let Order { kind, about, said, at, until } = order;
                let change =
                    "INSERT INTO orders (kind, about, said, at, \"until\") VALUES ($1, $2, $3, $4, $5)
                              ON CONFLICT (kind, about) DO UPDATE
                              SET said = $3, at = $4, \"until\" = $5";
                client.execute(change, &[kind, about, said, at, until]).await?;
                Ok(())
            })
        })
    }

    fn take_order_back<'a>(&'a self, kind: &'a str, about: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            if !can_be_kept(kind) || !can_be_kept(about) {
                return Ok(false);
            }
            attempted!(self.pool, |client, in_doubt| async {
                let change = "DELETE FROM orders WHERE kind = $1 AND about = $2";
                Ok(client.execute(change, &[&kind, &about]).await? > 0 || in_doubt)
            })
        })
    }

    fn newest_tables(&self, limit: u32) -> Answer<'_, Vec<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            let limit = i64::from(limit);
            self.with_seats("true", "t.created DESC LIMIT $1", &[&limit]).await
        })
    }

    fn visitors(&self, limit: u32) -> Answer<'_, Vec<VisitorRow>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id, name, created, (SELECT MAX(seen) FROM sessions WHERE visitor = id) AS last,
                                 (SELECT login FROM accounts WHERE visitor = id), owner IS NOT NULL,
                                 (SELECT COUNT(DISTINCT table_id) FROM seats WHERE visitor = id)
                             FROM visitors ORDER BY last DESC NULLS LAST, created DESC, id COLLATE \"C\" LIMIT $1";
                let query = client.prepare_cached(query).await?;
                let visitor = |row: &Row| VisitorRow {
                    person: Person { id: VisitorId(row.get(0)), name: row.get(1) },
                    since: row.get(2),
                    seen: row.get(3),
                    login: row.get(4),
                    program: row.get(5),
                    tables: row.get::<_, i64>(6) as u32,
                };
                Ok(client.query(&query, &[&i64::from(limit)]).await?.iter().map(visitor).collect())
            })
        })
    }

    fn reports(&self, limit: u32) -> Answer<'_, Vec<(String, SaidRow)>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query =
                    "SELECT n, at, visitor, talk.name, seat, phrase, text, reported, removed, tables.id
                             FROM talk JOIN tables ON number = table_number WHERE reported AND NOT removed
                             ORDER BY at DESC, tables.id COLLATE \"C\", n LIMIT $1";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&i64::from(limit)]).await?;
                Ok(rows.iter().map(|row| (row.get(9), read_said(row))).collect())
            })
        })
    }

    fn stale_tables(&self, stale: Stale, before: i64, limit: u32) -> Answer<'_, Vec<String>> {
        let query = match stale {
            Stale::Open => {
                "SELECT id FROM tables WHERE begun IS NULL AND ended IS NULL AND created < $1
                 ORDER BY created LIMIT $2"
            }
            Stale::Abandoned => {
                "SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL AND begun < $1
                 AND NOT EXISTS (SELECT 1 FROM journal WHERE table_number = number AND at >= $1)
                 ORDER BY begun LIMIT $2"
            }
            Stale::Finished => {
                "SELECT id FROM tables WHERE ended < $1
                 AND EXISTS (SELECT 1 FROM archives WHERE table_id = id)
                 AND EXISTS (SELECT 1 FROM journal WHERE table_number = number)
                 ORDER BY ended LIMIT $2"
            }
        };
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&before, &i64::from(limit)]).await?;
                Ok(rows.iter().map(|row| row.get(0)).collect())
            })
        })
    }

    fn remove_open_table<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        Box::pin(async move {
            if !can_be_kept(id) {
                return Ok(false);
            }
            attempted!(self.pool, |client, in_doubt| async {
                let change = client.transaction().await?;
                let find = "SELECT number FROM tables WHERE id = $1 AND begun IS NULL FOR UPDATE";
                let Some(row) = change.query_opt(find, &[&id]).await? else {
                    // Gone with the attempt before, if that was carried out.
                    let there = change.query_opt("SELECT 1 FROM tables WHERE id = $1", &[&id]).await?;
                    return Ok(in_doubt && there.is_none());
                };
                let number: i64 = row.get(0);
                change.execute("UPDATE tables SET rematch = NULL WHERE rematch = $1", &[&id]).await?;
                for removal in [
                    "DELETE FROM talk WHERE table_number = $1",
                    "DELETE FROM journal WHERE table_number = $1",
                ] {
                    change.execute(removal, &[&number]).await?;
                }
                for removal in [
                    "DELETE FROM openings WHERE table_id = $1",
                    "DELETE FROM seats WHERE table_id = $1",
                    "DELETE FROM tables WHERE id = $1",
                ] {
                    change.execute(removal, &[&id]).await?;
                }
                change.commit().await?;
                Ok(true)
            })
        })
    }

    fn keep_record<'a>(&'a self, id: &'a str, packed: Vec<u8>, at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = client.transaction().await?;
                let keep =
                    "INSERT INTO records (table_id, packed, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                change.execute(keep, &[&id, &packed, &at]).await?;
                for removal in [
                    "DELETE FROM journal WHERE table_number = (SELECT number FROM tables WHERE id = $1)",
                    "DELETE FROM talk WHERE table_number = (SELECT number FROM tables WHERE id = $1)",
                    "DELETE FROM analyses WHERE table_id = $1",
                    "DELETE FROM openings WHERE table_id = $1",
                ] {
                    change.execute(removal, &[&id]).await?;
                }
                change.commit().await?;
                Ok(())
            })
        })
    }

    fn record<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Vec<u8>>> {
        self.one_of("SELECT packed FROM records WHERE table_id = $1", id)
    }

    fn tidy(&self, unused_since: i64, now: i64) -> Answer<'_, usize> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let forgotten =
                    client.execute("DELETE FROM sessions WHERE seen < $1", &[&unused_since]).await?;
                client.execute("DELETE FROM seat_links WHERE until <= $1", &[&now]).await?;
                client.execute("DELETE FROM attempts", &[]).await?;
                Ok(forgotten as usize)
            })
        })
    }
}
