//! Who is told elsewhere that a table waits for them, in SQLite.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::{
    clock,
    store::{Answer, Call, Hook, Hooks, Standing, StoreError, VisitorId},
};

/// Notes whom to call: whoever has a hook, owes a decision now, and owed none before. To be called before the turn is noted.
pub fn note_calls(
    c: &Connection,
    table: &str,
    number: i64,
    seq: i64,
    standing: &Standing,
) -> Result<(), StoreError> {
    if standing.turn.is_empty() {
        return Ok(());
    }
    let noted = c
        .prepare_cached(
            "INSERT OR IGNORE INTO calls (visitor, table_id, seq, due)
         SELECT DISTINCT hooks.visitor, ?1, ?3, ?5 FROM seats JOIN hooks ON hooks.visitor = seats.visitor
         WHERE table_id = ?1 AND instr(?4, char(97 + seat)) > 0 AND NOT EXISTS
         (SELECT 1 FROM seats AS own JOIN turns ON table_number = ?2
          WHERE own.table_id = ?1 AND own.visitor = hooks.visitor AND instr(turn, char(97 + own.seat)) > 0)",
        )?
        .execute(params![table, number, seq, standing.turn, clock::now()])?;
    if noted > 0 {
        // What an earlier turn still wanted to say is of no interest any more.
        c.prepare_cached(
            "DELETE FROM calls WHERE table_id = ?1 AND seq < ?2
             AND visitor IN (SELECT visitor FROM calls WHERE table_id = ?1 AND seq = ?2)",
        )?
        .execute(params![table, seq])?;
    }
    Ok(())
}

fn read_call(row: &Row<'_>) -> Result<Call, rusqlite::Error> {
    Ok(Call {
        n: row.get(0)?,
        visitor: VisitorId(row.get(1)?),
        hook: Hook { url: row.get(2)?, secret: row.get(3)? },
        table: row.get(4)?,
        seq: row.get::<_, i64>(5)?.unsigned_abs(),
        tries: row.get(6)?,
    })
}

impl Hooks for Sqlite {
    fn hook_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Option<Hook>> {
        let visitor = visitor.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached("SELECT url, secret FROM hooks WHERE visitor = ?")?;
            let hook = |row: &Row<'_>| Ok(Hook { url: row.get(0)?, secret: row.get(1)? });
            Ok(query.query_row([visitor.0], hook).optional()?)
        }))
    }

    fn set_hook<'a>(&'a self, visitor: &'a VisitorId, hook: Option<&'a Hook>) -> Answer<'a, ()> {
        let (visitor, hook) = (visitor.clone(), hook.cloned());
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached("DELETE FROM calls WHERE visitor = ?")?.execute([&visitor.0])?;
            c.prepare_cached("DELETE FROM hooks WHERE visitor = ?")?.execute([&visitor.0])?;
            if let Some(hook) = &hook {
                c.prepare_cached("INSERT INTO hooks (visitor, url, secret) VALUES (?, ?, ?)")?
                    .execute(params![visitor.0, hook.url, hook.secret])?;
            }
            Ok(())
        }))
    }

    fn take_calls(&self, now: i64, again: i64, limit: u32) -> Answer<'_, Vec<Call>> {
        Box::pin(async move {
            // Most of the time there is nothing to call, and looking takes no turn of the writer.
            let due = self.threads.read(move |c| {
                let mut query = c.prepare_cached("SELECT EXISTS (SELECT 1 FROM calls WHERE due <= ?)")?;
                Ok(query.query_row([now], |row| row.get::<_, bool>(0))?)
            });
            if !due.await? {
                return Ok(Vec::new());
            }
            let take = self.threads.write(move |c| {
                let mut query = c.prepare_cached(
                    "SELECT n, calls.visitor, url, secret, table_id, seq, tries
                     FROM calls JOIN hooks ON hooks.visitor = calls.visitor
                     WHERE due <= ? ORDER BY due, n LIMIT ?",
                )?;
                let calls: Vec<Call> =
                    query.query_map([now, limit.into()], read_call)?.collect::<Result<_, _>>()?;
                let mut taken =
                    c.prepare_cached("UPDATE calls SET due = ?, tries = tries + 1 WHERE n = ?")?;
                for call in &calls {
                    taken.execute([again, call.n])?;
                }
                Ok(calls)
            });
            take.await
        })
    }

    fn end_call(&self, n: i64, again: Option<i64>) -> Answer<'_, ()> {
        Box::pin(self.threads.write(move |c| {
            match again {
                Some(again) => {
                    c.prepare_cached("UPDATE calls SET due = ? WHERE n = ?")?.execute([again, n])?
                }
                None => c.prepare_cached("DELETE FROM calls WHERE n = ?")?.execute([n])?,
            };
            Ok(())
        }))
    }
}
