//! The store on PostgreSQL, and on what speaks its protocol: for several nodes that share their tables.
//!
//! Nothing is decided by locks that outlive a transaction, and nothing by its isolation: unique keys and the heads of
//! tables say who was first. Whatever may have been carried out when a connection broke is recognised when it is tried
//! again, so that an answer is always true; where the database stays away the answer is that it is not known.

mod accounts;
mod append;
mod connection;
mod hooks;
mod hosting;
mod opening;
mod ratings;
mod results;
mod rows;
mod schema;
mod talk;
#[cfg(test)]
mod tests;
mod tournaments;

use std::{
    pin::Pin,
    sync::{Arc, Weak},
    time::Duration,
};

use tabletop::Seat;
use tokio_postgres::types::{FromSqlOwned, ToSql};

use self::{
    append::{Append, WRITERS, Writers},
    connection::{Failure, Pool, attempted},
    opening::{create, exists, new_number},
    rows::{TABLE, TABLE_COLUMNS, read_entry, read_seat, read_table},
};
use super::{
    Answer, Appended, Entry, Head, NewTable, Person, Program, Promotion, Purpose, PuzzleAnswer, SeatRow,
    Seated, Standing, Store, StoreError, StoredEdition, TALK, TableRow, VisitorId,
};
use crate::clock;

/// So many tables of one host are listed.
const OF_ONE_HOST: i64 = 5;
/// How often the database is asked for its time.
const CLOCK: Duration = Duration::from_secs(60);
/// How many connections look things up and make rare changes. Those that append come on top.
const READERS: usize = 8;
/// The store on PostgreSQL.
pub struct Postgres {
    pool: Arc<Pool>,
    writing: Arc<Pool>,
    writers: Writers,
}

impl Postgres {
    /// Connects to the database at `url`, `postgres://user:password@host:port/name`, and brings it up to date.
    pub async fn connect(url: &str) -> Result<Postgres, StoreError> {
        let pool = Arc::new(Pool::new(url, READERS)?);
        let writing = Arc::new(Pool::new(url, WRITERS)?);
        schema::migrate(&pool).await?;
        set_the_clock(&pool).await?;
        tokio::spawn(keep_the_clock_right(Arc::downgrade(&pool)));
        let writers = Writers::start(&writing);
        Ok(Postgres { pool, writing, writers })
    }

    /// The one value that a query with one parameter finds.
    fn one_of<'a, T: FromSqlOwned + Send + 'a>(
        &'a self,
        query: &'static str,
        parameter: &'a str,
    ) -> Answer<'a, Option<T>> {
        Box::pin(async move {
            if !can_be_kept(parameter) {
                return Ok(None);
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let query = client.prepare_cached(query).await?;
                let row = client.query_opt(&query, &[&parameter]).await?;
                row.map(|row| row.try_get(0)).transpose().map_err(Failure::from)
            })
        })
    }

    /// The ids that a query without parameters finds.
    fn ids(&self, query: &'static str) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                Ok(client.query(query, &[]).await?.iter().map(|row| row.get(0)).collect())
            })
        })
    }

    /// The tables that a condition finds in an order, each with its seats: one query, however many there are.
    async fn with_seats(
        &self,
        condition: &str,
        order: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let limit = if parameters.len() > 1 || order.contains("LIMIT") { "" } else { "LIMIT 1" };
        let order_only = order.split(" LIMIT").next().unwrap_or_default();
        let query = format!(
            "SELECT {TABLE}, s.seat, s.visitor, s.level, s.name, v.owner IS NOT NULL
             FROM (SELECT * FROM tables AS t WHERE {condition} ORDER BY {order} {limit}) AS t
             LEFT JOIN seats AS s ON s.table_id = t.id LEFT JOIN visitors AS v ON v.id = s.visitor
             ORDER BY {order_only}, t.number, s.seat"
        );
        attempted!(self.pool, |client, _in_doubt| async {
            let query = client.prepare_cached(&query).await?;
            let mut tables: Vec<(TableRow, Vec<SeatRow>)> = Vec::new();
            for row in client.query(&query, parameters).await? {
                let number: i64 = row.get(0);
                if tables.last().is_none_or(|(table, _)| table.number != number) {
                    tables.push((read_table(&row)?, Vec::new()));
                }
                let has_seat = row.get::<_, Option<i16>>(TABLE_COLUMNS).is_some();
                if let (true, Some((_, seats))) = (has_seat, tables.last_mut()) {
                    seats.push(read_seat(TABLE_COLUMNS, &row));
                }
            }
            Ok(tables)
        })
    }
}

/// Goes by the time of the database from now on.
async fn set_the_clock(pool: &Pool) -> Result<(), StoreError> {
    attempted!(pool, |client, _in_doubt| async {
        let query = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";
        let query = client.prepare_cached(query).await?;
        let asked = clock::of_this_machine();
        clock::told(client.query_one(&query, &[]).await?.get(0), asked);
        Ok(())
    })
}

/// Looks at the database's clock now and then, for as long as the store is used.
async fn keep_the_clock_right(pool: Weak<Pool>) {
    loop {
        tokio::time::sleep(CLOCK).await;
        let Some(pool) = pool.upgrade() else { return };
        match set_the_clock(&pool).await {
            Err(StoreError::Closed) => return,
            Err(error) => tracing::debug!(%error, "the database does not tell the time"),
            Ok(()) => {}
        }
    }
}

/// Text without the one character that PostgreSQL has no place for: what holds it was never written.
fn can_be_kept(text: &str) -> bool {
    !text.contains('\0')
}

impl Store for Postgres {
    fn visitor_by_token<'a>(&'a self, token_hash: &'a [u8; 32]) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query =
                    "SELECT id, name FROM sessions JOIN visitors ON id = visitor WHERE token_hash = $1";
                let query = client.prepare_cached(query).await?;
                let row = client.query_opt(&query, &[&&token_hash[..]]).await?;
                Ok(row.map(|row| Person { id: VisitorId(row.get(0)), name: row.get(1) }))
            })
        })
    }

    fn add_visitor<'a>(
        &'a self,
        person: &'a Person,
        token_hash: &'a [u8; 32],
        device: &'a str,
        at: i64,
    ) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let change =
                    "WITH who AS (INSERT INTO visitors (id, name, created) VALUES ($1, $2, $3) RETURNING id)
                              INSERT INTO sessions (token_hash, visitor, device, created, seen)
                              SELECT $4, id, $5, $3, $3 FROM who";
                if in_doubt && is_session(client, token_hash, &person.id).await? {
                    return Ok(());
                }
                let change = client.prepare_cached(change).await?;
                client
                    .execute(&change, &[&person.id.0, &person.name, &at, &&token_hash[..], &device])
                    .await?;
                Ok(())
            })
        })
    }

    fn rename<'a>(&'a self, visitor: &'a VisitorId, name: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = client.prepare_cached("UPDATE visitors SET name = $1 WHERE id = $2").await?;
                client.execute(&change, &[&name, &visitor.0]).await?;
                Ok(())
            })
        })
    }

    fn issue_token<'a>(
        &'a self,
        owner: &'a VisitorId,
        player: &'a Person,
        token_hash: &'a [u8; 32],
        at: i64,
    ) -> Answer<'a, bool> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let change = "WITH who AS (
                        INSERT INTO visitors (id, name, created, owner)
                        SELECT $1, $2, $3, id FROM visitors WHERE id = $4 AND owner IS NULL RETURNING id)
                    INSERT INTO sessions (token_hash, visitor, device, created, seen)
                    SELECT $5, id, '', $3, $3 FROM who";
                if in_doubt && is_session(client, token_hash, &player.id).await? {
                    return Ok(true);
                }
                let change = client.prepare_cached(change).await?;
                let made = client
                    .execute(&change, &[&player.id.0, &player.name, &at, &owner.0, &&token_hash[..]])
                    .await?;
                Ok(made > 0)
            })
        })
    }

    fn programs_of<'a>(&'a self, owner: &'a VisitorId) -> Answer<'a, Vec<Program>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id, name, created FROM visitors WHERE owner = $1
                             AND EXISTS (SELECT 1 FROM sessions WHERE visitor = id) ORDER BY created, id COLLATE \"C\"";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&owner.0]).await?;
                let program = |row: &tokio_postgres::Row| Program {
                    player: Person { id: VisitorId(row.get(0)), name: row.get(1) },
                    since: row.get(2),
                };
                Ok(rows.iter().map(program).collect())
            })
        })
    }

    fn revoke_token<'a>(&'a self, owner: &'a VisitorId, program: &'a VisitorId) -> Answer<'a, bool> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let change = "DELETE FROM sessions WHERE visitor = $1
                              AND EXISTS (SELECT 1 FROM visitors WHERE id = $1 AND owner = $2)";
                let change = client.prepare_cached(change).await?;
                let revoked = client.execute(&change, &[&program.0, &owner.0]).await?;
                if revoked == 0 && in_doubt {
                    // It may have been revoked before the connection broke. To say so twice does no harm.
                    let query = "SELECT 1 FROM visitors WHERE id = $1 AND owner = $2";
                    return Ok(client.query_opt(query, &[&program.0, &owner.0]).await?.is_some());
                }
                Ok(revoked > 0)
            })
        })
    }

    fn create<'a>(&'a self, new: &'a NewTable, after: Option<&'a str>) -> Answer<'a, String> {
        Box::pin(async move {
            let number = match new.row.number {
                0 => new_number(new.row.created),
                given => given,
            };
            attempted!(self.pool, |client, in_doubt| async {
                if in_doubt && exists(client, &new.row.id).await? {
                    return Ok(new.row.id.clone());
                }
                create(client, new, number, after).await
            })
        })
    }

    fn edition<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<StoredEdition>> {
        Box::pin(async move {
            if !can_be_kept(hash) {
                return Ok(None);
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT hash, game, name, files FROM editions WHERE hash = $1";
                let query = client.prepare_cached(query).await?;
                let row = client.query_opt(&query, &[&hash]).await?;
                Ok(row.map(|row| StoredEdition {
                    hash: row.get(0),
                    game: row.get(1),
                    name: row.get(2),
                    files: row.get(3),
                }))
            })
        })
    }

    fn predecessor<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        self.one_of("SELECT id FROM tables WHERE rematch = $1", id)
    }

    fn rank_before<'a>(&'a self, table: &'a str) -> Answer<'a, Option<u8>> {
        let before = self.one_of::<i16>("SELECT before FROM ranks WHERE table_id = $1", table);
        Box::pin(async move { Ok(before.await?.map(|before| before as u8)) })
    }

    fn ranks_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<(String, u8)>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT DISTINCT ON (game COLLATE \"C\") game, rank FROM ranks WHERE visitor = $1
                             ORDER BY game COLLATE \"C\", at DESC";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&visitor.0]).await?;
                Ok(rows.iter().map(|row| (row.get(0), row.get::<_, i16>(1) as u8)).collect())
            })
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            if !can_be_kept(id) {
                return Ok(None);
            }
            Ok(self.with_seats("t.id = $1", "t.number", &[&id]).await?.pop())
        })
    }

    fn journal<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Entry>> {
        Box::pin(async move {
            if !can_be_kept(id) {
                return Ok(Vec::new());
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT seq, kind, who, text, at, key, digest FROM journal
                             WHERE table_number = (SELECT number FROM tables WHERE id = $1) ORDER BY seq";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&id]).await?;
                Ok((0..).zip(&rows).map(|(seq, row)| read_entry(seq, row)).collect::<Result<_, _>>()?)
            })
        })
    }

    fn journal_after<'a>(&'a self, table: &'a TableRow, seq: u64) -> Answer<'a, Vec<Entry>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT seq, kind, who, text, at, key, digest FROM journal
                             WHERE table_number = $1 AND seq >= $2 ORDER BY seq";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&table.number, &(seq as i32)]).await?;
                Ok((seq..).zip(&rows).map(|(seq, row)| read_entry(seq, row)).collect::<Result<_, _>>()?)
            })
        })
    }

    fn heads<'a>(&'a self, tables: &'a [i64]) -> Answer<'a, Vec<Head>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                // As `company` tells it.
                let query = "SELECT number, head,
                         (SELECT string_agg(COALESCE(visitor, ''), ',' ORDER BY seat) FROM seats WHERE table_id = t.id)
                             || '|' || COALESCE(rematch, '') || '|' || purpose
                             || '|' || (SELECT COALESCE(MAX(n) + 1, 0) FROM talk WHERE table_number = t.number)
                             || '|' || (SELECT COUNT(*) FILTER (WHERE reported) + COUNT(*) FILTER (WHERE removed)
                                 FROM (SELECT reported, removed FROM talk WHERE table_number = t.number
                                     ORDER BY n DESC LIMIT $2) AS last)
                             || '|' || (SELECT COUNT(*) FROM (
                                 SELECT m.visitor, m.muted FROM mutes AS m JOIN seats AS s ON s.visitor = m.visitor
                                 WHERE s.table_id = t.id
                                 UNION SELECT m.visitor, m.muted FROM talk AS k JOIN mutes AS m ON m.muted = k.visitor
                                 WHERE k.table_number = t.number) AS all_of)
                     FROM tables AS t WHERE number = ANY ($1)";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&tables, &i64::from(TALK)]).await?;
                let head = |row: &tokio_postgres::Row| Head {
                    number: row.get(0),
                    seq: row.get::<_, i32>(1) as u64,
                    company: row.get(2),
                };
                Ok(rows.iter().map(head).collect())
            })
        })
    }

    fn append<'a>(
        &'a self,
        table: &'a TableRow,
        seq: u64,
        entries: &'a [Entry],
        standing: &'a Standing,
        promotion: Option<&'a Promotion>,
    ) -> Answer<'a, Appended> {
        let mut append = Append::new(table.number, seq, entries, standing);
        append.promotion = promotion.cloned();
        Box::pin(async move {
            if append.promotion.is_some() {
                let won = append::write(&self.writing, std::slice::from_ref(&append)).await?;
                return Ok(if won.is_empty() { Appended::Taken } else { Appended::Yes });
            }
            self.writers.append(append).await
        })
    }

    fn sit_down<'a>(&'a self, id: &'a str, seat: Seat, person: &'a Person, at: i64) -> Answer<'a, Seated> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let change = client.transaction().await?;
                // Whoever changes the seats of a table locks it first: two who take the last two seats at once would
                // otherwise each see the other's seat open, and nobody would begin the game.
                let lock = change.prepare_cached("SELECT begun FROM tables WHERE id = $1 FOR UPDATE").await?;
                let Some(table) = change.query_opt(&lock, &[&id]).await? else { return Ok(Seated::Taken) };
                let seat = i16::from(seat.0);
                if in_doubt {
                    let mine = "SELECT 1 FROM seats WHERE table_id = $1 AND seat = $2 AND visitor = $3";
                    if change.query_opt(mine, &[&id, &seat, &person.id.0]).await?.is_some() {
                        let begun = table.get::<_, Option<i64>>(0).is_some();
                        return Ok(if begun { Seated::Begun } else { Seated::Waiting });
                    }
                }
                let sit = "UPDATE seats SET visitor = $3, name = $4
                           WHERE table_id = $1 AND seat = $2 AND visitor IS NULL AND level IS NULL";
                let sit = change.prepare_cached(sit).await?;
                if change.execute(&sit, &[&id, &seat, &person.id.0, &person.name]).await? == 0 {
                    return Ok(Seated::Taken);
                }
                let begin = "UPDATE tables SET begun = $2 WHERE id = $1 AND begun IS NULL AND NOT EXISTS
                             (SELECT 1 FROM seats WHERE table_id = $1 AND visitor IS NULL AND level IS NULL)";
                let begin = change.prepare_cached(begin).await?;
                let begun = change.execute(&begin, &[&id, &at]).await?;
                change.commit().await?;
                Ok(if begun > 0 { Seated::Begun } else { Seated::Waiting })
            })
        })
    }

    fn get_up<'a>(&'a self, id: &'a str, visitor: &'a VisitorId) -> Answer<'a, bool> {
        Box::pin(async move {
            attempted!(self.pool, |client, in_doubt| async {
                let change = client.transaction().await?;
                let lock = change.prepare_cached("SELECT begun FROM tables WHERE id = $1 FOR UPDATE").await?;
                let table = change.query_opt(&lock, &[&id]).await?;
                if table.is_none_or(|table| table.get::<_, Option<i64>>(0).is_some()) {
                    return Ok(false);
                }
                let leave = "UPDATE seats SET visitor = NULL, name = '' WHERE table_id = $1 AND visitor = $2";
                let leave = change.prepare_cached(leave).await?;
                let left = change.execute(&leave, &[&id, &visitor.0]).await?;
                change.commit().await?;
                // Who sits nowhere any more may have got up before the connection broke.
                Ok(left > 0 || in_doubt)
            })
        })
    }

    fn table_by_invite<'a>(&'a self, invite: &'a str) -> Answer<'a, Option<String>> {
        self.one_of("SELECT id FROM tables WHERE invite = $1", invite)
    }

    fn public_tables(&self, limit: u32) -> Answer<'_, Vec<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            let limit = i64::from(limit);
            // However many one visitor opens, the others' are not pushed out; where nobody waits any more, nobody is sent.
            let listed = "t.id IN (SELECT id FROM (SELECT id, created,
                              ROW_NUMBER() OVER (PARTITION BY host ORDER BY created DESC) AS nth
                              FROM tables WHERE public AND ended IS NULL AND (begun IS NOT NULL OR EXISTS
                                  (SELECT 1 FROM seats WHERE table_id = tables.id AND visitor IS NOT NULL))) AS all_of WHERE nth <= $2
                          ORDER BY created DESC LIMIT $1)";
            self.with_seats(listed, "t.created DESC LIMIT $1", &[&limit, &OF_ONE_HOST]).await
        })
    }

    fn tables_of<'a>(
        &'a self,
        visitor: &'a VisitorId,
        limit: u32,
    ) -> Answer<'a, Vec<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            let limit = i64::from(limit);
            let sits_there = "t.id IN (SELECT table_id FROM seats WHERE visitor = $1)";
            let order = "t.ended IS NOT NULL, t.created DESC LIMIT $2";
            self.with_seats(sits_there, order, &[&visitor.0, &limit]).await
        })
    }

    fn analysis<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        self.one_of("SELECT found FROM analyses WHERE table_id = $1", id)
    }

    fn keep_analysis<'a>(&'a self, id: &'a str, found: &'a str, at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "INSERT INTO analyses (table_id, found, at) VALUES ($1, $2, $3)
                              ON CONFLICT (table_id) DO UPDATE SET found = EXCLUDED.found, at = EXCLUDED.at";
                client.execute(change, &[&id, &found, &at]).await?;
                Ok(())
            })
        })
    }

    fn archive<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Vec<u8>>> {
        self.one_of("SELECT kept FROM archives WHERE table_id = $1", id)
    }

    fn keep_archive<'a>(&'a self, id: &'a str, packed: Vec<u8>, at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let keep =
                    "INSERT INTO archives (table_id, kept, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                client.execute(keep, &[&id, &packed, &at]).await?;
                Ok(())
            })
        })
    }

    fn unarchived(&self) -> Answer<'_, Vec<String>> {
        self.ids(
            "SELECT id FROM tables WHERE ended IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM archives WHERE table_id = id) ORDER BY ended",
        )
    }

    fn change_purpose<'a>(&'a self, id: &'a str, purpose: &'a Purpose) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "UPDATE tables SET purpose = $2 WHERE id = $1";
                client.execute(change, &[&id, &purpose.to_string()]).await?;
                Ok(())
            })
        })
    }

    fn answer_puzzle<'a>(&'a self, visitor: &'a VisitorId, answer: &'a PuzzleAnswer) -> Answer<'a, ()> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let PuzzleAnswer { game, puzzle, table, right, at } = answer;
                let change = "INSERT INTO puzzle_answers (visitor, game, puzzle, table_id, is_right, at)
                              VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
                client.execute(change, &[&visitor.0, game, puzzle, table, right, at]).await?;
                Ok(())
            })
        })
    }

    fn puzzle_answers<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<PuzzleAnswer>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query =
                    "SELECT game, puzzle, table_id, is_right, at FROM puzzle_answers WHERE visitor = $1
                             ORDER BY at, puzzle COLLATE \"C\"";
                let query = client.prepare_cached(query).await?;
                let answer = |row: &tokio_postgres::Row| PuzzleAnswer {
                    game: row.get(0),
                    puzzle: row.get(1),
                    table: row.get(2),
                    right: row.get(3),
                    at: row.get(4),
                };
                Ok(client.query(&query, &[&visitor.0]).await?.iter().map(answer).collect())
            })
        })
    }

    fn tables_with_bots(&self) -> Answer<'_, Vec<String>> {
        self.ids(
            "SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL
             AND (stand_in OR EXISTS (SELECT 1 FROM seats WHERE table_id = id AND level IS NOT NULL))
             AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND visitor IS NOT NULL)",
        )
    }

    fn due_tables(&self, until: i64, limit: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query =
                    "SELECT id FROM tables WHERE due_minute <= $1::bigint / 60000 AND due <= $1 AND ended IS NULL
                             ORDER BY due LIMIT $2";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&until, &i64::from(limit)]).await?;
                Ok(rows.iter().map(|row| row.get(0)).collect())
            })
        })
    }

    fn tables_held<'a>(&'a self, host: &'a VisitorId, since: i64) -> Answer<'a, (u32, u32)> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT COUNT(*), COUNT(*) FILTER (WHERE NOT EXISTS
                                 (SELECT 1 FROM seats WHERE table_id = id AND level IS NULL))
                             FROM tables WHERE host = $1 AND created > $2 AND ended IS NULL";
                let query = client.prepare_cached(query).await?;
                let row = client.query_one(&query, &[&host.0, &since]).await?;
                let count = |column| row.get::<_, i64>(column) as u32;
                Ok((count(0), count(1)))
            })
        })
    }

    fn id_of(&self, number: i64) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = client.prepare_cached("SELECT id FROM tables WHERE number = $1").await?;
                Ok(client.query_opt(&query, &[&number]).await?.map(|row| row.get(0)))
            })
        })
    }

    fn bots_to_move(&self) -> Answer<'_, Vec<(String, Head)>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id, number, head FROM tables WHERE begun IS NOT NULL AND ended IS NULL
                             AND (stand_in OR EXISTS (SELECT 1 FROM seats WHERE table_id = id AND level IS NOT NULL
                                 AND (turn = '' OR strpos(turn, chr(97 + seat)) > 0)))
                             AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND visitor IS NOT NULL)
                             ORDER BY number";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[]).await?;
                let head = |row: &tokio_postgres::Row| {
                    let (number, seq) = (row.get(1), row.get::<_, i32>(2) as u64);
                    (row.get(0), Head { number, seq, company: String::new() })
                };
                Ok(rows.iter().map(head).collect())
            })
        })
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            self.writers.finish().await;
            self.pool.close();
            self.writing.close();
        })
    }
}

/// Does the token belong to this visitor?
async fn is_session(
    client: &deadpool_postgres::Client,
    token_hash: &[u8; 32],
    visitor: &VisitorId,
) -> Result<bool, Failure> {
    let query = "SELECT 1 FROM sessions WHERE token_hash = $1 AND visitor = $2";
    Ok(client.query_opt(query, &[&&token_hash[..], &visitor.0]).await?.is_some())
}
