//! Accounts and sessions in PostgreSQL.

use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

use super::{
    Postgres, can_be_kept,
    connection::{Failure, attempted},
    is_session,
};
use crate::store::{Account, Accounts, Answer, Known, Person, SessionRow, StoreError, VisitorId};

const ACCOUNT: &str = "SELECT visitor, login, password, words, created FROM accounts WHERE";

fn hash(row: &Row, column: usize) -> Result<[u8; 32], StoreError> {
    let bytes: Vec<u8> = row.get(column);
    bytes.try_into().map_err(|_| StoreError::Unreadable("a hash".into()))
}

fn read_account(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        visitor: VisitorId(row.get(0)),
        login: row.get(1),
        password: row.get(2),
        words: hash(row, 3)?,
        created: row.get(4),
    })
}

fn read_person(row: &Row) -> Person {
    Person { id: VisitorId(row.get(0)), name: row.get(1) }
}

/// Tables at which the visitor sits, or which are theirs. They are locked, in the order in which steps lock them: somebody
/// may sit down there at this moment.
async fn tables_with(client: &impl GenericClient, visitor: &VisitorId) -> Result<Vec<String>, Failure> {
    let query =
        "SELECT id FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE visitor = $1)
                 ORDER BY number FOR UPDATE";
    let rows = client.query(query, &[&visitor.0]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

impl Postgres {
    async fn account(&self, condition: &str, parameter: &str) -> Result<Option<Account>, StoreError> {
        if !can_be_kept(parameter) {
            return Ok(None);
        }
        attempted!(self.pool, |client, _in_doubt| async {
            let query = client.prepare_cached(&format!("{ACCOUNT} {condition} = $1")).await?;
            let row = client.query_opt(&query, &[&parameter]).await?;
            Ok(row.as_ref().map(read_account).transpose()?)
        })
    }
}

impl Accounts for Postgres {
    fn account_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Option<Account>> {
        Box::pin(self.account("visitor", &visitor.0))
    }

    fn account_by_login<'a>(&'a self, login: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(self.account("login", login))
    }

    fn known<'a>(&'a self, visitors: &'a [VisitorId]) -> Answer<'a, Vec<Known>> {
        Box::pin(async move {
            let ids: Vec<&str> = visitors.iter().map(|visitor| visitor.0.as_str()).collect();
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id, name, login FROM visitors LEFT JOIN accounts ON visitor = id WHERE id = ANY ($1)";
                let query = client.prepare_cached(query).await?;
                let known = |row: &Row| Known { person: read_person(row), login: row.get(2) };
                Ok(client.query(&query, &[&ids]).await?.iter().map(known).collect())
            })
        })
    }

    fn open_account<'a>(&'a self, account: &'a Account) -> Answer<'a, bool> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let Account { visitor, login, password, words, created } = account;
                let change = "INSERT INTO accounts (visitor, login, password, words, created)
                              SELECT id, $2, $3, $4, $5 FROM visitors WHERE id = $1 AND owner IS NULL
                              ON CONFLICT DO NOTHING";
                let change = client.prepare_cached(change).await?;
                let opened =
                    client.execute(&change, &[&visitor.0, login, password, &&words[..], created]).await?;
                if opened == 0 && in_doubt {
                    let mine = client.prepare_cached(&format!("{ACCOUNT} visitor = $1")).await?;
                    let mine = client.query_opt(&mine, &[&visitor.0]).await?;
                    return Ok(mine.as_ref().map(read_account).transpose()?.as_ref() == Some(account));
                }
                Ok(opened > 0)
            })
        })
    }

    fn set_password<'a>(
        &'a self,
        visitor: &'a VisitorId,
        password: &'a str,
        words: Option<&'a [u8; 32]>,
    ) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change =
                    "UPDATE accounts SET password = $2, words = COALESCE($3, words) WHERE visitor = $1";
                let change = client.prepare_cached(change).await?;
                let words = words.map(|words| &words[..]);
                client.execute(&change, &[&visitor.0, &password, &words]).await?;
                Ok(())
            })
        })
    }

    fn add_session<'a>(
        &'a self,
        visitor: &'a VisitorId,
        token_hash: &'a [u8; 32],
        device: &'a str,
        at: i64,
    ) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                if in_doubt && is_session(client, token_hash, visitor).await? {
                    return Ok(());
                }
                let change = "INSERT INTO sessions (token_hash, visitor, device, created, seen)
                              VALUES ($1, $2, $3, $4, $4)";
                let change = client.prepare_cached(change).await?;
                client.execute(&change, &[&&token_hash[..], &visitor.0, &device, &at]).await?;
                Ok(())
            })
        })
    }

    fn sessions_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<SessionRow>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT token_hash, device, created, seen FROM sessions WHERE visitor = $1
                             ORDER BY seen DESC, created DESC, token_hash";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&visitor.0]).await?;
                let session = |row: &Row| {
                    let (device, created, seen) = (row.get(1), row.get(2), row.get(3));
                    Ok(SessionRow { token_hash: hash(row, 0)?, device, created, seen })
                };
                Ok(rows.iter().map(session).collect::<Result<_, StoreError>>()?)
            })
        })
    }

    fn end_sessions<'a>(&'a self, visitor: &'a VisitorId, token_hashes: &'a [[u8; 32]]) -> Answer<'a, usize> {
        Box::pin(async move {
            let hashes: Vec<&[u8]> = token_hashes.iter().map(|hash| &hash[..]).collect();
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "DELETE FROM sessions WHERE visitor = $1 AND token_hash = ANY ($2)";
                let change = client.prepare_cached(change).await?;
                Ok(client.execute(&change, &[&visitor.0, &hashes]).await? as usize)
            })
        })
    }

    fn touch_session<'a>(&'a self, token_hash: &'a [u8; 32], at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "UPDATE sessions SET seen = GREATEST(seen, $2) WHERE token_hash = $1";
                let change = client.prepare_cached(change).await?;
                client.execute(&change, &[&&token_hash[..], &at]).await?;
                Ok(())
            })
        })
    }

    fn offer_link<'a>(
        &'a self,
        code_hash: &'a [u8; 32],
        visitor: &'a VisitorId,
        until: i64,
    ) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = client.transaction().await?;
                // Of two that are made at once the later one counts: the visitor's row lets them come one by one. A new
                // link takes the place of the one before.
                change.execute("SELECT 1 FROM visitors WHERE id = $1 FOR UPDATE", &[&visitor.0]).await?;
                change.execute("DELETE FROM seat_links WHERE visitor = $1", &[&visitor.0]).await?;
                let offer = "INSERT INTO seat_links (code_hash, visitor, until) VALUES ($1, $2, $3)";
                change.execute(offer, &[&&code_hash[..], &visitor.0, &until]).await?;
                change.commit().await?;
                Ok(())
            })
        })
    }

    fn link<'a>(&'a self, code_hash: &'a [u8; 32], now: i64) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id, name FROM seat_links JOIN visitors ON id = visitor
                             WHERE code_hash = $1 AND until > $2";
                let query = client.prepare_cached(query).await?;
                Ok(client.query_opt(&query, &[&&code_hash[..], &now]).await?.as_ref().map(read_person))
            })
        })
    }

    fn take_link<'a>(&'a self, code_hash: &'a [u8; 32], now: i64) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            // If the connection breaks and the link was taken, it is lost: to let it work twice would be worse.
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "WITH taken AS (DELETE FROM seat_links WHERE code_hash = $1 AND until > $2
                                  RETURNING visitor)
                              SELECT id, name FROM taken JOIN visitors ON id = visitor";
                let change = client.prepare_cached(change).await?;
                Ok(client.query_opt(&change, &[&&code_hash[..], &now]).await?.as_ref().map(read_person))
            })
        })
    }

    fn count_attempt<'a>(&'a self, who: &'a [u8; 32], window: i64) -> Answer<'a, u32> {
        Box::pin(async move {
            // Counted twice when a connection breaks is once too often, which does no harm.
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "WITH past AS (DELETE FROM attempts WHERE who = $1 AND \"window\" < $2)
                              INSERT INTO attempts AS a (who, \"window\", count) VALUES ($1, $2, 1)
                              ON CONFLICT (who, \"window\") DO UPDATE SET count = a.count + 1 RETURNING count";
                let change = client.prepare_cached(change).await?;
                Ok(client.query_one(&change, &[&&who[..], &window]).await?.get::<_, i32>(0) as u32)
            })
        })
    }

    fn adopt<'a>(&'a self, guest: &'a VisitorId, heir: &'a VisitorId) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            // Where a connection broke after everything was done, the second attempt finds nothing more to do; whoever
            // holds the tables sees the other names when it next compares.
            attempted!(self.pool, |client, _in_doubt| async {
                let change = client.transaction().await?;
                let tables = tables_with(&change, guest).await?;
                for adopted in [
                    "UPDATE seats SET visitor = $2 WHERE visitor = $1",
                    "UPDATE tables SET host = $2 WHERE host = $1",
                    "UPDATE ranks SET visitor = $2 WHERE visitor = $1",
                    "UPDATE visitors SET owner = $2 WHERE owner = $1",
                    // A puzzle that both have answered stays answered as by the heir.
                    "UPDATE puzzle_answers AS his SET visitor = $2 WHERE visitor = $1 AND NOT EXISTS
                     (SELECT 1 FROM puzzle_answers AS kept WHERE kept.visitor = $2 AND kept.puzzle = his.puzzle)",
                    "UPDATE talk SET visitor = $2 WHERE visitor = $1",
                    "UPDATE results SET visitor = $2 WHERE visitor = $1",
                ] {
                    change.execute(adopted, &[&guest.0, &heir.0]).await?;
                }
                change.commit().await?;
                Ok(tables)
            })
        })
    }

    fn forget_visitor<'a>(&'a self, visitor: &'a VisitorId, nobody: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = client.transaction().await?;
                let tables = tables_with(&change, visitor).await?;
                for gone in [
                    "DELETE FROM sessions WHERE visitor = $1
                     OR visitor IN (SELECT id FROM visitors WHERE owner = $1)",
                    "UPDATE seats SET visitor = NULL, name = '' WHERE visitor = $1
                     AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND begun IS NULL)",
                    // Games that were kept with the name are kept anew without it.
                    "DELETE FROM archives WHERE table_id IN (SELECT table_id FROM seats WHERE visitor = $1)",
                    "DELETE FROM accounts WHERE visitor = $1",
                    "DELETE FROM puzzle_answers WHERE visitor = $1",
                    "DELETE FROM seat_links WHERE visitor = $1",
                    "DELETE FROM calls WHERE visitor = $1",
                    "DELETE FROM hooks WHERE visitor = $1",
                ] {
                    change.execute(gone, &[&visitor.0]).await?;
                }
                for named in [
                    "UPDATE visitors SET name = $2 WHERE id = $1 OR owner = $1",
                    "UPDATE seats SET name = $2 WHERE visitor = $1",
                    "UPDATE talk SET name = $2, text = '', removed = true WHERE visitor = $1",
                ] {
                    change.execute(named, &[&visitor.0, &nobody]).await?;
                }
                change.commit().await?;
                Ok(tables)
            })
        })
    }
}
