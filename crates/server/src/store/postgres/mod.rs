//! The store on PostgreSQL, and on what speaks its protocol: for several nodes that share their tables.
//!
//! Nothing is decided by locks that outlive a transaction, and nothing by its isolation: unique keys and the heads of
//! tables say who was first. Whatever may have been carried out when a connection broke is recognised when it is tried
//! again, so that an answer is always true; where the database stays away the answer is that it is not known.

mod accounts;
mod append;
mod connection;
mod rows;
mod schema;
#[cfg(test)]
mod tests;

use std::{pin::Pin, sync::Arc};

use tabletop::Seat;
use tokio_postgres::types::{FromSqlOwned, ToSql};

use self::{
    append::{Append, WRITERS, Writers},
    connection::{Failure, Pool, attempted},
    rows::{TABLE, TABLE_COLUMNS, read_entry, read_seat, read_table},
};
use super::{
    Answer, Appended, Entry, Head, NewTable, Person, Program, Promotion, SeatKind, SeatRow, Seated, Standing,
    Store, StoreError, StoredEdition, TableRow, VisitorId,
};
use crate::random;

/// How many connections look things up and make rare changes. Those that append come on top.
const READERS: usize = 8;
/// A number's low bits are random, the high ones are the month.
const RANDOM_BITS: u32 = 44;
/// A month of thirty days and a bit, in milliseconds; it need not agree with the calendar.
const MONTH: i64 = 2_629_746_000;

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

/// Text without the one character that PostgreSQL has no place for: what holds it was never written.
fn can_be_kept(text: &str) -> bool {
    !text.contains('\0')
}

/// A number for a table that is opened at the moment `created`.
fn new_number(created: i64) -> i64 {
    let low = u64::from_le_bytes(random::bytes()) >> (64 - RANDOM_BITS);
    (created / MONTH).clamp(0, (1 << (62 - RANDOM_BITS)) - 1) << RANDOM_BITS | low as i64
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
                let query =
                    "SELECT number, head, (SELECT string_agg(COALESCE(visitor, ''), ',' ORDER BY seat)
                                 FROM seats WHERE table_id = id) || '|' || COALESCE(rematch, '')
                             FROM tables WHERE number = ANY ($1)";
                let query = client.prepare_cached(query).await?;
                let rows = client.query(&query, &[&tables]).await?;
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
                if !table.is_some_and(|table| table.get::<_, Option<i64>>(0).is_none()) {
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
            self.with_seats("t.public AND t.ended IS NULL", "t.created DESC LIMIT $1", &[&limit]).await
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
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id FROM tables WHERE ended IS NOT NULL
                             AND NOT EXISTS (SELECT 1 FROM archives WHERE table_id = id) ORDER BY ended";
                let rows = client.query(query, &[]).await?;
                Ok(rows.iter().map(|row| row.get(0)).collect())
            })
        })
    }

    fn tables_with_bots(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL
                             AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND level IS NOT NULL)";
                let rows = client.query(query, &[]).await?;
                Ok(rows.iter().map(|row| row.get(0)).collect())
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
                             AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND level IS NOT NULL
                                 AND (turn = '' OR strpos(turn, chr(97 + seat)) > 0)) ORDER BY number";
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

async fn exists(client: &deadpool_postgres::Client, id: &str) -> Result<bool, Failure> {
    Ok(client.query_opt("SELECT 1 FROM tables WHERE id = $1", &[&id]).await?.is_some())
}

async fn create(
    client: &mut deadpool_postgres::Client,
    new: &NewTable,
    number: i64,
    after: Option<&str>,
) -> Result<String, Failure> {
    let (row, edition) = (&new.row, &new.edition);
    let change = client.transaction().await?;
    if let Some(after) = after {
        // The lock lets one rematch after the other look whether there is one.
        let lock = "SELECT rematch FROM tables WHERE id = $1 FOR UPDATE";
        if let Some(already) = change.query_one(lock, &[&after]).await?.get::<_, Option<String>>(0) {
            return Ok(already);
        }
    }
    let keep =
        "INSERT INTO editions (hash, game, name, files) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    let keep = change.prepare_cached(keep).await?;
    change.execute(&keep, &[&edition.hash, &edition.game, &edition.name, &edition.files]).await?;
    let insert =
        "INSERT INTO tables (number, id, name, game, setup, rules, edition, edition_hash, seed, host, public,
                  invite, created, begun, ended, turn)
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
    let insert = change.prepare_cached(insert).await?;
    let (rules, seed) = (i32::from(row.rules), &row.seed.0[..]);
    change
        .execute(
            &insert,
            &[
                &number,
                &row.id,
                &row.name,
                &row.game,
                &row.setup,
                &rules,
                &edition.name,
                &edition.hash,
                &seed,
                &row.host.0,
                &row.public,
                &row.invite,
                &row.created,
                &row.begun,
                &row.standing.ended,
                &row.standing.turn,
            ],
        )
        .await?;
    if let Some(request) = &new.request {
        let opening = "INSERT INTO openings (visitor, key, digest, table_id) VALUES ($1, $2, $3, $4)
                       ON CONFLICT DO NOTHING";
        let opening = change.prepare_cached(opening).await?;
        let first = change.execute(&opening, &[&row.host.0, &request.key, &request.digest, &row.id]).await?;
        if first == 0 {
            change.rollback().await?;
            let query = "SELECT table_id, digest FROM openings WHERE visitor = $1 AND key = $2";
            let found = client.query_one(query, &[&row.host.0, &request.key]).await?;
            if found.get::<_, i64>(1) != request.digest {
                return Err(StoreError::KeyReused.into());
            }
            return Ok(found.get(0));
        }
    }
    let seats: Vec<i16> = new.seats.iter().map(|seat| seat.seat.0.into()).collect();
    let names: Vec<&str> = new.seats.iter().map(|seat| seat.name.as_str()).collect();
    let visitor = |kind: &'_ SeatKind| match kind {
        SeatKind::Person(visitor) => Some(visitor.0.clone()),
        SeatKind::Open | SeatKind::Bot(_) => None,
    };
    let level = |kind: &'_ SeatKind| match kind {
        SeatKind::Bot(level) => Some(level.clone()),
        SeatKind::Open | SeatKind::Person(_) => None,
    };
    let visitors: Vec<Option<String>> = new.seats.iter().map(|seat| visitor(&seat.kind)).collect();
    let levels: Vec<Option<String>> = new.seats.iter().map(|seat| level(&seat.kind)).collect();
    let seat = "INSERT INTO seats (table_id, seat, visitor, level, name)
                SELECT $1, s.* FROM unnest($2::smallint[], $3::text[], $4::text[], $5::text[]) AS s";
    let seat = change.prepare_cached(seat).await?;
    change.execute(&seat, &[&row.id, &seats, &visitors, &levels, &names]).await?;
    if let Some(after) = after {
        let link = "UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL";
        change.execute(link, &[&after, &row.id]).await?;
    }
    change.commit().await?;
    Ok(row.id.clone())
}
