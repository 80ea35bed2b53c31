//! Accounts and sessions in SQLite.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Sqlite, insert_session};
use crate::store::{Account, Accounts, Answer, Known, Person, SessionRow, StoreError, VisitorId};

const ACCOUNT: &str = "SELECT visitor, login, password, words, created FROM accounts WHERE";

fn read_account(row: &Row<'_>) -> Result<Account, rusqlite::Error> {
    Ok(Account {
        visitor: VisitorId(row.get(0)?),
        login: row.get(1)?,
        password: row.get(2)?,
        words: row.get(3)?,
        created: row.get(4)?,
    })
}

fn read_person(row: &Row<'_>) -> Result<Person, rusqlite::Error> {
    Ok(Person { id: VisitorId(row.get(0)?), name: row.get(1)? })
}

/// Tables at which the visitor sits, or which are theirs.
fn tables_with(c: &Connection, visitor: &VisitorId) -> Result<Vec<String>, StoreError> {
    let mut query = c.prepare_cached(
        "SELECT id FROM tables WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE visitor = ?1)",
    )?;
    Ok(query.query_map([&visitor.0], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

impl Accounts for Sqlite {
    fn account_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Option<Account>> {
        let visitor = visitor.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(&format!("{ACCOUNT} visitor = ?"))?;
            Ok(query.query_row([visitor.0], read_account).optional()?)
        }))
    }

    fn account_by_login<'a>(&'a self, login: &'a str) -> Answer<'a, Option<Account>> {
        let login = login.to_owned();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(&format!("{ACCOUNT} login = ?"))?;
            Ok(query.query_row([login], read_account).optional()?)
        }))
    }

    fn known<'a>(&'a self, visitors: &'a [VisitorId]) -> Answer<'a, Vec<Known>> {
        let ids: Vec<String> = visitors.iter().map(|visitor| visitor.0.clone()).collect();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, name, login FROM visitors LEFT JOIN accounts ON visitor = id
                 WHERE id IN (SELECT value FROM json_each(?))",
            )?;
            let known = |row: &Row<'_>| Ok(Known { person: read_person(row)?, login: row.get(2)? });
            let ids = serde_json::to_string(&ids).unwrap_or_default();
            Ok(query.query_map([ids], known)?.collect::<Result<_, _>>()?)
        }))
    }

    fn open_account<'a>(&'a self, account: &'a Account) -> Answer<'a, bool> {
        let Account { visitor, login, password, words, created } = account.clone();
        Box::pin(self.threads.write(move |c| {
            let opened = c
                .prepare_cached(
                    "INSERT INTO accounts (visitor, login, password, words, created)
                     SELECT id, ?, ?, ?, ? FROM visitors WHERE id = ? AND owner IS NULL
                     ON CONFLICT DO NOTHING",
                )?
                .execute(params![login, password, words, created, visitor.0])?;
            Ok(opened > 0)
        }))
    }

    fn set_password<'a>(
        &'a self,
        visitor: &'a VisitorId,
        password: &'a str,
        words: Option<&'a [u8; 32]>,
    ) -> Answer<'a, ()> {
        let (visitor, password, words) = (visitor.clone(), password.to_owned(), words.copied());
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached(
                "UPDATE accounts SET password = ?, words = COALESCE(?, words) WHERE visitor = ?",
            )?
            .execute(params![password, words, visitor.0])?;
            Ok(())
        }))
    }

    fn add_session<'a>(
        &'a self,
        visitor: &'a VisitorId,
        token_hash: &'a [u8; 32],
        device: &'a str,
        at: i64,
    ) -> Answer<'a, ()> {
        let (visitor, token_hash, device) = (visitor.clone(), *token_hash, device.to_owned());
        Box::pin(self.threads.write(move |c| insert_session(c, &token_hash, &visitor, &device, at)))
    }

    fn sessions_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<SessionRow>> {
        let visitor = visitor.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT token_hash, device, created, seen FROM sessions WHERE visitor = ?
                 ORDER BY seen DESC, created DESC, token_hash",
            )?;
            let session = |row: &Row<'_>| {
                Ok(SessionRow {
                    token_hash: row.get(0)?,
                    device: row.get(1)?,
                    created: row.get(2)?,
                    seen: row.get(3)?,
                })
            };
            Ok(query.query_map([visitor.0], session)?.collect::<Result<_, _>>()?)
        }))
    }

    fn end_sessions<'a>(&'a self, visitor: &'a VisitorId, token_hashes: &'a [[u8; 32]]) -> Answer<'a, usize> {
        let (visitor, token_hashes) = (visitor.clone(), token_hashes.to_vec());
        Box::pin(self.threads.write(move |c| {
            let mut end = c.prepare_cached("DELETE FROM sessions WHERE visitor = ? AND token_hash = ?")?;
            let mut ended = 0;
            for hash in &token_hashes {
                ended += end.execute(params![visitor.0, hash])?;
            }
            Ok(ended)
        }))
    }

    fn touch_session<'a>(&'a self, token_hash: &'a [u8; 32], at: i64) -> Answer<'a, ()> {
        let token_hash = *token_hash;
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached("UPDATE sessions SET seen = MAX(seen, ?) WHERE token_hash = ?")?
                .execute(params![at, token_hash])?;
            Ok(())
        }))
    }

    fn offer_link<'a>(
        &'a self,
        code_hash: &'a [u8; 32],
        visitor: &'a VisitorId,
        until: i64,
    ) -> Answer<'a, ()> {
        let (code_hash, visitor) = (*code_hash, visitor.clone());
        Box::pin(self.threads.write(move |c| {
            // A new link takes the place of the one before.
            c.prepare_cached("DELETE FROM seat_links WHERE visitor = ?")?.execute([&visitor.0])?;
            c.prepare_cached("INSERT INTO seat_links (code_hash, visitor, until) VALUES (?, ?, ?)")?
                .execute(params![code_hash, visitor.0, until])?;
            Ok(())
        }))
    }

    fn link<'a>(&'a self, code_hash: &'a [u8; 32], now: i64) -> Answer<'a, Option<Person>> {
        let code_hash = *code_hash;
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, name FROM seat_links JOIN visitors ON id = visitor
                 WHERE code_hash = ? AND until > ?",
            )?;
            Ok(query.query_row(params![code_hash, now], read_person).optional()?)
        }))
    }

    fn take_link<'a>(&'a self, code_hash: &'a [u8; 32], now: i64) -> Answer<'a, Option<Person>> {
        let code_hash = *code_hash;
        Box::pin(self.threads.write(move |c| {
            let visitor: Option<String> = c
                .prepare_cached("DELETE FROM seat_links WHERE code_hash = ? AND until > ? RETURNING visitor")?
                .query_row(params![code_hash, now], |row| row.get(0))
                .optional()?;
            let Some(visitor) = visitor else { return Ok(None) };
            let mut query = c.prepare_cached("SELECT id, name FROM visitors WHERE id = ?")?;
            Ok(query.query_row([visitor], read_person).optional()?)
        }))
    }

    fn count_attempt<'a>(&'a self, who: &'a [u8; 32], window: i64) -> Answer<'a, u32> {
        let who = *who;
        Box::pin(self.threads.write(move |c| {
            // Earlier stretches of time are of no interest any more.
            c.prepare_cached("DELETE FROM attempts WHERE who = ? AND window < ?")?
                .execute(params![who, window])?;
            let mut count = c.prepare_cached(
                "INSERT INTO attempts (who, window, count) VALUES (?, ?, 1)
                 ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count",
            )?;
            Ok(count.query_row(params![who, window], |row| row.get(0))?)
        }))
    }

    fn adopt<'a>(&'a self, guest: &'a VisitorId, heir: &'a VisitorId) -> Answer<'a, Vec<String>> {
        let (guest, heir) = (guest.clone(), heir.clone());
        Box::pin(self.threads.write(move |c| {
            let tables = tables_with(c, &guest)?;
            for change in [
                "UPDATE seats SET visitor = ?2 WHERE visitor = ?1",
                "UPDATE tables SET host = ?2 WHERE host = ?1",
                "UPDATE ranks SET visitor = ?2 WHERE visitor = ?1",
                // A puzzle that both have answered stays answered as by the heir.
                "UPDATE OR IGNORE puzzle_answers SET visitor = ?2 WHERE visitor = ?1",
                "UPDATE visitors SET owner = ?2 WHERE owner = ?1",
                "UPDATE talk SET visitor = ?2 WHERE visitor = ?1",
                "UPDATE results SET visitor = ?2 WHERE visitor = ?1",
            ] {
                c.prepare_cached(change)?.execute([&guest.0, &heir.0])?;
            }
            Ok(tables)
        }))
    }

    fn forget_visitor<'a>(&'a self, visitor: &'a VisitorId, nobody: &'a str) -> Answer<'a, Vec<String>> {
        let (visitor, nobody) = (visitor.clone(), nobody.to_owned());
        Box::pin(self.threads.write(move |c| {
            let tables = tables_with(c, &visitor)?;
            c.prepare_cached(
                "DELETE FROM sessions WHERE visitor = ?1
                 OR visitor IN (SELECT id FROM visitors WHERE owner = ?1)",
            )?
            .execute([&visitor.0])?;
            c.prepare_cached(
                "UPDATE seats SET visitor = NULL, name = '' WHERE visitor = ?
                 AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND begun IS NULL)",
            )?
            .execute([&visitor.0])?;
            // Games that were kept with the name are kept anew without it.
            c.prepare_cached(
                "DELETE FROM archives WHERE table_id IN (SELECT table_id FROM seats WHERE visitor = ?)",
            )?
            .execute([&visitor.0])?;
            for gone in [
                "DELETE FROM accounts WHERE visitor = ?",
                "DELETE FROM seat_links WHERE visitor = ?",
                "DELETE FROM puzzle_answers WHERE visitor = ?",
                "DELETE FROM calls WHERE visitor = ?",
                "DELETE FROM hooks WHERE visitor = ?",
            ] {
                c.prepare_cached(gone)?.execute([&visitor.0])?;
            }
            for named in [
                "UPDATE visitors SET name = ?2 WHERE id = ?1 OR owner = ?1",
                "UPDATE seats SET name = ?2 WHERE visitor = ?1",
                "UPDATE talk SET name = ?2, text = '', removed = 1 WHERE visitor = ?1",
            ] {
                c.prepare_cached(named)?.execute([&visitor.0, &nobody])?;
            }
            Ok(tables)
        }))
    }
}
