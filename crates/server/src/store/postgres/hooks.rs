//! Who is told elsewhere that a table waits for them, in PostgreSQL. Calls are noted by the statement that appends.

use tokio_postgres::Row;

use super::{Postgres, connection::attempted};
use crate::store::{Answer, Call, Hook, Hooks, VisitorId};

fn read_call(row: &Row) -> Call {
    Call {
        n: row.get(0),
        visitor: VisitorId(row.get(1)),
        hook: Hook { url: row.get(2), secret: row.get(3) },
        table: row.get(4),
        seq: row.get::<_, i32>(5).unsigned_abs().into(),
        tries: row.get::<_, i32>(6).unsigned_abs(),
    }
}

impl Hooks for Postgres {
    fn hook_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Option<Hook>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = client.prepare_cached("SELECT url, secret FROM hooks WHERE visitor = $1").await?;
                let hook = |row: &Row| Hook { url: row.get(0), secret: row.get(1) };
                Ok(client.query_opt(&query, &[&visitor.0]).await?.as_ref().map(hook))
            })
        })
    }

    fn set_hook<'a>(&'a self, visitor: &'a VisitorId, hook: Option<&'a Hook>) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = client.transaction().await?;
                for gone in ["DELETE FROM calls WHERE visitor = $1", "DELETE FROM hooks WHERE visitor = $1"] {
                    change.execute(gone, &[&visitor.0]).await?;
                }
                if let Some(hook) = hook {
                    let set = "INSERT INTO hooks (visitor, url, secret) VALUES ($1, $2, $3)
                               ON CONFLICT (visitor) DO UPDATE SET url = $2, secret = $3";
                    change.execute(set, &[&visitor.0, &hook.url, &hook.secret]).await?;
                }
                change.commit().await?;
                Ok(())
            })
        })
    }

    fn take_calls(&self, now: i64, again: i64, limit: u32) -> Answer<'_, Vec<Call>> {
        Box::pin(async move {
            // If the connection breaks, what was taken comes again later.
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "WITH taken AS (UPDATE calls SET due = $2, tries = tries + 1 WHERE n IN
                                  (SELECT n FROM calls WHERE due <= $1 ORDER BY due, n LIMIT $3 FOR UPDATE SKIP LOCKED)
                                  RETURNING n, visitor, table_id, seq, tries)
                              SELECT t.n, t.visitor, url, secret, t.table_id, t.seq, t.tries - 1
                              FROM taken AS t JOIN hooks AS h ON h.visitor = t.visitor ORDER BY t.n";
                let change = client.prepare_cached(change).await?;
                let rows = client.query(&change, &[&now, &again, &i64::from(limit)]).await?;
                Ok(rows.iter().map(read_call).collect())
            })
        })
    }

    fn end_call(&self, n: i64, again: Option<i64>) -> Answer<'_, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                match again {
                    Some(again) => {
                        client.execute("UPDATE calls SET due = $2 WHERE n = $1", &[&n, &again]).await?
                    }
                    None => client.execute("DELETE FROM calls WHERE n = $1", &[&n]).await?,
                };
                Ok(())
            })
        })
    }
}
