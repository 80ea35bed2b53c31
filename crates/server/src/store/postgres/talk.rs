//! What people say, in PostgreSQL.

use tabletop::Seat;
use tokio_postgres::Row;

use super::{Postgres, can_be_kept, connection::attempted};
use crate::store::{Answer, Person, SaidRow, TableRow, Talk, VisitorId};

pub(super) fn read_said(row: &Row) -> SaidRow {
    SaidRow {
        n: row.get::<_, i32>(0) as u32,
        at: row.get(1),
        by: Person { id: VisitorId(row.get(2)), name: row.get(3) },
        seat: row.get::<_, Option<i16>>(4).map(|seat| Seat(seat as u8)),
        phrase: row.get(5),
        text: row.get(6),
        reported: row.get(7),
        removed: row.get(8),
    }
}

impl Talk for Postgres {
    fn say<'a>(&'a self, table: &'a TableRow, said: &'a SaidRow) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let change = client.transaction().await?;
                // Of two who speak at once each has a number of their own: the table's row lets them come one by one.
                let lock = change.prepare_cached("SELECT 1 FROM tables WHERE number = $1 FOR UPDATE").await?;
                change.query_opt(&lock, &[&table.number]).await?;
                let (by, seat) = (&said.by, said.seat.map(|seat| i16::from(seat.0)));
                if in_doubt {
                    let mine = "SELECT 1 FROM talk WHERE table_number = $1 AND at = $2 AND visitor = $3 AND text = $4";
                    let mine =
                        change.query_opt(mine, &[&table.number, &said.at, &by.id.0, &said.text]).await?;
                    if mine.is_some() {
                        return Ok(());
                    }
                }
                let say = "INSERT INTO talk (table_number, n, at, visitor, name, seat, phrase, text)
                           SELECT $1, (SELECT COALESCE(MAX(n) + 1, 0) FROM talk WHERE table_number = $1),
                               $2, $3, $4, $5, $6, $7";
                let say = change.prepare_cached(say).await?;
                let values: [&(dyn tokio_postgres::types::ToSql + Sync); 7] =
                    [&table.number, &said.at, &by.id.0, &by.name, &seat, &said.phrase, &said.text];
                change.execute(&say, &values).await?;
                change.commit().await?;
                Ok(())
            })
        })
    }

    fn talk_at<'a>(&'a self, table: &'a TableRow, limit: u32) -> Answer<'a, Vec<SaidRow>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT n, at, visitor, name, seat, phrase, text, reported, removed FROM talk
                             WHERE table_number = $1 ORDER BY n DESC LIMIT $2";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&table.number, &i64::from(limit)]).await?;
                Ok(rows.iter().rev().map(read_said).collect())
            })
        })
    }

    fn mark_said<'a>(&'a self, table: &'a TableRow, n: u32, removed: bool) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "UPDATE talk SET reported = true, removed = removed OR $3,
                                  text = CASE WHEN $3 THEN '' ELSE text END
                              WHERE table_number = $1 AND n = $2";
                client.execute(change, &[&table.number, &(n as i32), &removed]).await?;
                Ok(())
            })
        })
    }

    fn mute<'a>(&'a self, visitor: &'a VisitorId, whom: &'a VisitorId, on: bool) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = match on {
                    true => "INSERT INTO mutes (visitor, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    false => "DELETE FROM mutes WHERE visitor = $1 AND muted = $2",
                };
                client.execute(change, &[&visitor.0, &whom.0]).await?;
                Ok(())
            })
        })
    }

    fn mutes_at<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<(VisitorId, VisitorId)>> {
        Box::pin(async move {
            if !can_be_kept(table) {
                return Ok(Vec::new());
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT m.visitor, m.muted FROM mutes AS m JOIN seats AS s ON s.visitor = m.visitor
                             WHERE s.table_id = $1
                             UNION SELECT m.visitor, m.muted FROM tables AS t JOIN talk AS k ON k.table_number = t.number
                             JOIN mutes AS m ON m.muted = k.visitor WHERE t.id = $1";
                let query = client.prepare_cached(query).await?;
                let pair = |row: &Row| (VisitorId(row.get(0)), VisitorId(row.get(1)));
                Ok(client.query(&query, &[&table]).await?.iter().map(pair).collect())
            })
        })
    }

    fn said_by<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<(String, i64, String)>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id, at, text FROM talk JOIN tables ON number = table_number
                             WHERE visitor = $1 ORDER BY at, n";
                let rows = client.query(query, &[&visitor.0]).await?;
                Ok(rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect())
            })
        })
    }
}
