//! Orders, lists for hosts and retention, in SQLite.

use rusqlite::{Row, params};

use super::{Sqlite, talk::read_said, with_seats};
use crate::store::{
    Answer, Hosting, Order, Person, SaidRow, SeatRow, Stale, TableRow, VisitorId, VisitorRow,
};

impl Hosting for Sqlite {
    fn orders(&self) -> Answer<'_, Vec<Order>> {
        Box::pin(self.threads.read(move |c| {
            let mut query =
                c.prepare_cached("SELECT kind, about, said, at, until FROM orders ORDER BY at, kind, about")?;
            let order = |row: &Row<'_>| {
                Ok(Order {
                    kind: row.get(0)?,
                    about: row.get(1)?,
                    said: row.get(2)?,
                    at: row.get(3)?,
                    until: row.get(4)?,
                })
            };
            Ok(query.query_map([], order)?.collect::<Result<_, _>>()?)
        }))
    }

    fn give_order<'a>(&'a self, order: &'a Order) -> Answer<'a, ()> {
        let Order { kind, about, said, at, until } = order.clone();
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached(
                "INSERT OR REPLACE INTO orders (kind, about, said, at, until) VALUES (?, ?, ?, ?, ?)",
            )?
            .execute(params![kind, about, said, at, until])?;
            Ok(())
        }))
    }

    fn take_order_back<'a>(&'a self, kind: &'a str, about: &'a str) -> Answer<'a, bool> {
        let (kind, about) = (kind.to_owned(), about.to_owned());
        Box::pin(self.threads.write(move |c| {
            let mut take = c.prepare_cached("DELETE FROM orders WHERE kind = ? AND about = ?")?;
            Ok(take.execute([kind, about])? > 0)
        }))
    }

    fn newest_tables(&self, limit: u32) -> Answer<'_, Vec<(TableRow, Vec<SeatRow>)>> {
        Box::pin(self.threads.read(move |c| {
            with_seats(
                c,
                "tables.id IN (SELECT id FROM tables ORDER BY created DESC LIMIT ?) ORDER BY created DESC",
                params![limit],
            )
        }))
    }

    fn visitors(&self, limit: u32) -> Answer<'_, Vec<VisitorRow>> {
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, name, created, (SELECT MAX(seen) FROM sessions WHERE visitor = id) AS last,
                 (SELECT login FROM accounts WHERE visitor = id), owner IS NOT NULL,
                 (SELECT COUNT(DISTINCT table_id) FROM seats WHERE visitor = id)
                 FROM visitors ORDER BY last DESC NULLS LAST, created DESC, id LIMIT ?",
            )?;
            let visitor = |row: &Row<'_>| {
                Ok(VisitorRow {
                    person: Person { id: VisitorId(row.get(0)?), name: row.get(1)? },
                    since: row.get(2)?,
                    seen: row.get(3)?,
                    login: row.get(4)?,
                    program: row.get(5)?,
                    tables: row.get(6)?,
                })
            };
            Ok(query.query_map([limit], visitor)?.collect::<Result<_, _>>()?)
        }))
    }

    fn reports(&self, limit: u32) -> Answer<'_, Vec<(String, SaidRow)>> {
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT n, at, visitor, talk.name, seat, phrase, text, reported, removed, tables.id FROM talk
                 JOIN tables ON number = table_number WHERE reported = 1 AND removed = 0
                 ORDER BY at DESC, tables.id, n LIMIT ?",
            )?;
            let report = |row: &Row<'_>| Ok((row.get(9)?, read_said(row)?));
            Ok(query.query_map([limit], report)?.collect::<Result<_, _>>()?)
        }))
    }

    fn stale_tables(&self, stale: Stale, before: i64, limit: u32) -> Answer<'_, Vec<String>> {
        let query = match stale {
            Stale::Open => {
                "SELECT id FROM tables WHERE begun IS NULL AND ended IS NULL AND created < ?1
                 ORDER BY created LIMIT ?2"
            }
            Stale::Abandoned => {
                "SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL AND begun < ?1
                 AND NOT EXISTS (SELECT 1 FROM journal WHERE table_number = number AND at >= ?1)
                 ORDER BY begun LIMIT ?2"
            }
            Stale::Finished => {
                "SELECT id FROM tables WHERE ended < ?1
                 AND EXISTS (SELECT 1 FROM archives WHERE table_id = id)
                 AND EXISTS (SELECT 1 FROM journal WHERE table_number = number)
                 ORDER BY ended LIMIT ?2"
            }
        };
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(query)?;
            Ok(query.query_map(params![before, limit], |row| row.get(0))?.collect::<Result<_, _>>()?)
        }))
    }

    fn remove_open_table<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        let id = id.to_owned();
        Box::pin(self.threads.write(move |c| {
            let open = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ? AND begun IS NULL)";
            if !c.prepare_cached(open)?.query_row([&id], |row| row.get::<_, bool>(0))? {
                return Ok(false);
            }
            for removal in [
                "UPDATE tables SET rematch = NULL WHERE rematch = ?",
                "DELETE FROM turns WHERE table_number = (SELECT number FROM tables WHERE id = ?)",
                "DELETE FROM talk WHERE table_number = (SELECT number FROM tables WHERE id = ?)",
                "DELETE FROM journal WHERE table_number = (SELECT number FROM tables WHERE id = ?)",
                "DELETE FROM openings WHERE table_id = ?",
                "DELETE FROM seats WHERE table_id = ?",
                "DELETE FROM tables WHERE id = ?",
            ] {
                c.prepare_cached(removal)?.execute([&id])?;
            }
            Ok(true)
        }))
    }

    fn keep_record<'a>(&'a self, id: &'a str, packed: Vec<u8>, at: i64) -> Answer<'a, ()> {
        let id = id.to_owned();
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached("INSERT OR IGNORE INTO records (table_id, packed, at) VALUES (?, ?, ?)")?
                .execute(params![id, packed, at])?;
            for removal in [
                "DELETE FROM journal WHERE table_number = (SELECT number FROM tables WHERE id = ?)",
                "DELETE FROM talk WHERE table_number = (SELECT number FROM tables WHERE id = ?)",
                "DELETE FROM analyses WHERE table_id = ?",
                "DELETE FROM openings WHERE table_id = ?",
            ] {
                c.prepare_cached(removal)?.execute([&id])?;
            }
            Ok(())
        }))
    }

    fn record<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Vec<u8>>> {
        self.one_of("SELECT packed FROM records WHERE table_id = ?", id)
    }

    fn tidy(&self, unused_since: i64, now: i64) -> Answer<'_, usize> {
        Box::pin(self.threads.write(move |c| {
            let forgotten =
                c.prepare_cached("DELETE FROM sessions WHERE seen < ?")?.execute([unused_since])?;
            c.prepare_cached("DELETE FROM seat_links WHERE until <= ?")?.execute([now])?;
            c.prepare_cached("DELETE FROM attempts")?.execute([])?;
            Ok(forgotten)
        }))
    }
}
