//! The store in one file: SQLite, bundled, with a write-ahead log that is flushed before a step is answered.

mod accounts;
mod hooks;
mod hosting;
mod ratings;
mod results;
mod rights;
mod rows;
mod talk;
mod threads;
mod tournaments;

use std::{collections::HashMap, path::Path, pin::Pin, sync::Arc};

use rusqlite::{
    Connection, OptionalExtension,
    ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE},
    params,
};
use tabletop::Seat;

use self::{
    rows::{read_entry, read_seat, read_table},
    threads::Threads,
};
use super::{
    Answer, Appended, Entry, EntryKind, Head, NewTable, Person, Program, Promotion, Purpose, PuzzleAnswer,
    SeatKind, SeatRow, Seated, Standing, Store, StoreError, StoredEdition, TALK, TableRow, VisitorId,
};

/// So many tables of one host are listed.
const OF_ONE_HOST: u32 = 5;

/// The store in one file.
pub struct Sqlite {
    threads: Arc<Threads>,
}

impl Sqlite {
    /// Opens the database of a data folder, making folder and file if they do not exist.
    pub fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let unusable = |error| StoreError::Unreadable(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(unusable)?;
        let file = folder.join("naust.db");
        rights::keep_private(&file).map_err(unusable)?;
        Ok(Sqlite { threads: Arc::new(Threads::start(&file)?) })
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.threads.close();
    }
}

/// A unique key that exists already means that somebody else was first; everything else is a failure.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error().map(|error| error.extended_code) {
            Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => {
                StoreError::Conflict(error.to_string())
            }
            _ => StoreError::Database(error.into()),
        }
    }
}

impl Store for Sqlite {
    fn visitor_by_token<'a>(&'a self, token_hash: &'a [u8; 32]) -> Answer<'a, Option<Person>> {
        let token_hash = *token_hash;
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, name FROM sessions JOIN visitors ON id = visitor WHERE token_hash = ?",
            )?;
            let person =
                |row: &rusqlite::Row<'_>| Ok(Person { id: VisitorId(row.get(0)?), name: row.get(1)? });
            Ok(query.query_row([token_hash], person).optional()?)
        }))
    }

    fn add_visitor<'a>(
        &'a self,
        person: &'a Person,
        token_hash: &'a [u8; 32],
        device: &'a str,
        at: i64,
    ) -> Answer<'a, ()> {
        let (person, token_hash, device) = (person.clone(), *token_hash, device.to_owned());
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached("INSERT INTO visitors (id, name, created) VALUES (?, ?, ?)")?
                .execute(params![person.id.0, person.name, at])?;
            insert_session(c, &token_hash, &person.id, &device, at)
        }))
    }

    fn rename<'a>(&'a self, visitor: &'a VisitorId, name: &'a str) -> Answer<'a, ()> {
        let (visitor, name) = (visitor.clone(), name.to_owned());
        Box::pin(self.threads.write(move |c| {
            c.prepare_cached("UPDATE visitors SET name = ? WHERE id = ?")?
                .execute(params![name, visitor.0])?;
            Ok(())
        }))
    }

    fn issue_token<'a>(
        &'a self,
        owner: &'a VisitorId,
        player: &'a Person,
        token_hash: &'a [u8; 32],
        at: i64,
    ) -> Answer<'a, bool> {
        let (owner, player, token_hash) = (owner.clone(), player.clone(), *token_hash);
        Box::pin(self.threads.write(move |c| {
            let made = c
                .prepare_cached(
                    "INSERT INTO visitors (id, name, created, owner)
                     SELECT ?, ?, ?, id FROM visitors WHERE id = ? AND owner IS NULL",
                )?
                .execute(params![player.id.0, player.name, at, owner.0])?;
            if made == 0 {
                return Ok(false);
            }
            insert_session(c, &token_hash, &player.id, "", at)?;
            Ok(true)
        }))
    }

    fn programs_of<'a>(&'a self, owner: &'a VisitorId) -> Answer<'a, Vec<Program>> {
        let owner = owner.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, name, created FROM visitors WHERE owner = ?
                 AND EXISTS (SELECT 1 FROM sessions WHERE visitor = id) ORDER BY created, id",
            )?;
            let program = |row: &rusqlite::Row<'_>| {
                let player = Person { id: VisitorId(row.get(0)?), name: row.get(1)? };
                Ok(Program { player, since: row.get(2)? })
            };
            Ok(query.query_map([owner.0], program)?.collect::<Result<_, _>>()?)
        }))
    }

    fn revoke_token<'a>(&'a self, owner: &'a VisitorId, program: &'a VisitorId) -> Answer<'a, bool> {
        let (owner, program) = (owner.clone(), program.clone());
        Box::pin(self.threads.write(move |c| {
            let revoked = c
                .prepare_cached(
                    "DELETE FROM sessions WHERE visitor = ?
                     AND EXISTS (SELECT 1 FROM visitors WHERE id = visitor AND owner = ?)",
                )?
                .execute([program.0, owner.0])?;
            Ok(revoked > 0)
        }))
    }

    fn create<'a>(&'a self, new: &'a NewTable, after: Option<&'a str>) -> Answer<'a, String> {
        let (new, after) = (new.clone(), after.map(str::to_owned));
        Box::pin(self.threads.write(move |c| {
            if let Some(after) = &after {
                let already: Option<String> =
                    c.query_row("SELECT rematch FROM tables WHERE id = ?", [after], |row| row.get(0))?;
                if let Some(already) = already {
                    return Ok(already);
                }
            }
            if let Some(request) = &new.request {
                let host = &new.row.host.0;
                let mut opened =
                    c.prepare_cached("SELECT table_id, digest FROM openings WHERE visitor = ? AND key = ?")?;
                let found: Option<(String, i64)> = opened
                    .query_row([host, &request.key], |row| Ok((row.get(0)?, row.get(1)?)))
                    .optional()?;
                match found {
                    Some((id, digest)) if digest == request.digest => return Ok(id),
                    Some(_) => return Err(StoreError::KeyReused),
                    None => {}
                }
            }
            insert_table(c, &new)?;
            if let Some(request) = &new.request {
                c.prepare_cached(
                    "INSERT INTO openings (visitor, key, digest, table_id) VALUES (?, ?, ?, ?)",
                )?
                .execute(params![
                    new.row.host.0,
                    request.key,
                    request.digest,
                    new.row.id
                ])?;
            }
            if let Some(after) = &after {
                c.execute("UPDATE tables SET rematch = ? WHERE id = ?", [&new.row.id, after])?;
            }
            Ok(new.row.id)
        }))
    }

    fn edition<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<StoredEdition>> {
        let hash = hash.to_owned();
        Box::pin(self.threads.read(move |c| {
            let mut query =
                c.prepare_cached("SELECT hash, game, name, files FROM editions WHERE hash = ?")?;
            let edition = |row: &rusqlite::Row<'_>| {
                Ok(StoredEdition {
                    hash: row.get(0)?,
                    game: row.get(1)?,
                    name: row.get(2)?,
                    files: row.get(3)?,
                })
            };
            Ok(query.query_row([hash], edition).optional()?)
        }))
    }

    fn predecessor<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        self.one_of("SELECT id FROM tables WHERE rematch = ?", id)
    }

    fn rank_before<'a>(&'a self, table: &'a str) -> Answer<'a, Option<u8>> {
        self.one_of("SELECT before FROM ranks WHERE table_id = ?", table)
    }

    fn ranks_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<(String, u8)>> {
        let visitor = visitor.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT game, rank FROM ranks AS one WHERE visitor = ? AND at =
                 (SELECT MAX(at) FROM ranks WHERE visitor = one.visitor AND game = one.game) ORDER BY game",
            )?;
            let rank = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
            Ok(query.query_map([visitor.0], rank)?.collect::<Result<_, _>>()?)
        }))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>> {
        let id = id.to_owned();
        Box::pin(self.threads.read(move |c| Ok(with_seats(c, "tables.id = ?", params![id])?.pop())))
    }

    fn journal<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Entry>> {
        let id = id.to_owned();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT seq, kind, who, text, at, key, digest FROM journal
                 WHERE table_number = (SELECT number FROM tables WHERE id = ?) ORDER BY seq",
            )?;
            let mut rows = query.query([id])?;
            let mut entries = Vec::new();
            while let Some(row) = rows.next()? {
                entries.push(read_entry(entries.len(), row)?);
            }
            Ok(entries)
        }))
    }

    fn journal_after<'a>(&'a self, table: &'a TableRow, seq: u64) -> Answer<'a, Vec<Entry>> {
        let number = table.number;
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT seq, kind, who, text, at, key, digest FROM journal
                 WHERE table_number = ? AND seq >= ? ORDER BY seq",
            )?;
            let mut rows = query.query(params![number, seq as i64])?;
            let mut entries = Vec::new();
            while let Some(row) = rows.next()? {
                entries.push(read_entry(seq as usize + entries.len(), row)?);
            }
            Ok(entries)
        }))
    }

    fn heads<'a>(&'a self, tables: &'a [i64]) -> Answer<'a, Vec<Head>> {
        let tables = tables.to_vec();
        Box::pin(self.threads.read(move |c| {
            // As `company` tells it.
            let mut query = c.prepare_cached(
                "SELECT (SELECT COALESCE(MAX(seq) + 1, 0) FROM journal WHERE table_number = number),
                 (SELECT group_concat(COALESCE(visitor, ''), ',') FROM
                     (SELECT visitor FROM seats WHERE table_id = tables.id ORDER BY seat))
                 || '|' || COALESCE(rematch, '') || '|' || purpose
                 || '|' || (SELECT COALESCE(MAX(n) + 1, 0) FROM talk WHERE table_number = number)
                 || '|' || (SELECT COALESCE(SUM(reported) + SUM(removed), 0) FROM
                     (SELECT reported, removed FROM talk WHERE table_number = number ORDER BY n DESC LIMIT ?2))
                 || '|' || (SELECT COUNT(*) FROM (
                     SELECT mutes.visitor, muted FROM mutes JOIN seats ON seats.visitor = mutes.visitor
                     WHERE table_id = tables.id
                     UNION SELECT mutes.visitor, muted FROM talk JOIN mutes ON muted = talk.visitor
                     WHERE talk.table_number = tables.number))
                 FROM tables WHERE number = ?1",
            )?;
            let mut heads = Vec::with_capacity(tables.len());
            for number in tables {
                let head = |row: &rusqlite::Row<'_>| {
                    Ok(Head { number, seq: row.get::<_, i64>(0)? as u64, company: row.get(1)? })
                };
                heads.extend(query.query_row(params![number, TALK], head).optional()?);
            }
            Ok(heads)
        }))
    }

    fn append<'a>(
        &'a self,
        table: &'a TableRow,
        seq: u64,
        entries: &'a [Entry],
        standing: &'a Standing,
        promotion: Option<&'a Promotion>,
    ) -> Answer<'a, Appended> {
        let (id, number) = (table.id.clone(), table.number);
        let (entries, standing, promotion) = (entries.to_vec(), standing.clone(), promotion.cloned());
        let rare = standing.ended.is_some() || promotion.is_some();
        let change = move |c: &Connection| {
            // If the first number is not taken, none of those after it is.
            for (seq, entry) in (seq as i64..).zip(&entries) {
                insert_entry(c, number, seq, entry)?;
            }
            hooks::note_calls(c, &id, number, seq as i64 + entries.len() as i64, &standing)?;
            c.prepare_cached("UPDATE turns SET turn = ?, due = ?, stand_in = ? WHERE table_number = ?")?
                .execute(params![standing.turn, standing.due, standing.stand_in, number])?;
            if standing.ended.is_some() {
                c.prepare_cached("UPDATE tables SET ended = ? WHERE id = ?")?
                    .execute(params![standing.ended, id])?;
            }
            if let Some(promotion) = &promotion {
                insert_promotion(c, promotion)?;
            }
            Ok(Appended::Yes)
        };
        Box::pin(async move {
            let changed = match rare {
                true => self.threads.write(change).await,
                false => self.threads.write_or_refuse(change).await,
            };
            match changed {
                Err(StoreError::Conflict(_)) => Ok(Appended::Taken),
                done => done,
            }
        })
    }

    fn sit_down<'a>(&'a self, id: &'a str, seat: Seat, person: &'a Person, at: i64) -> Answer<'a, Seated> {
        let (id, person) = (id.to_owned(), person.clone());
        Box::pin(self.threads.write(move |c| {
            let sat = c
                .prepare_cached(
                    "UPDATE seats SET visitor = ?, name = ?
                     WHERE table_id = ? AND seat = ? AND visitor IS NULL AND level IS NULL",
                )?
                .execute(params![person.id.0, person.name, id, seat.0])?;
            if sat == 0 {
                return Ok(Seated::Taken);
            }
            let begun = c
                .prepare_cached(
                    "UPDATE tables SET begun = ? WHERE id = ? AND begun IS NULL AND NOT EXISTS
                     (SELECT 1 FROM seats WHERE table_id = tables.id AND visitor IS NULL AND level IS NULL)",
                )?
                .execute(params![at, id])?;
            Ok(if begun > 0 { Seated::Begun } else { Seated::Waiting })
        }))
    }

    fn get_up<'a>(&'a self, id: &'a str, visitor: &'a VisitorId) -> Answer<'a, bool> {
        let (id, visitor) = (id.to_owned(), visitor.clone());
        Box::pin(self.threads.write(move |c| {
            let got_up = c
                .prepare_cached(
                    "UPDATE seats SET visitor = NULL, name = '' WHERE table_id = ? AND visitor = ?
                     AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND begun IS NULL)",
                )?
                .execute([id, visitor.0])?;
            Ok(got_up > 0)
        }))
    }

    fn table_by_invite<'a>(&'a self, invite: &'a str) -> Answer<'a, Option<String>> {
        self.one_of("SELECT id FROM tables WHERE invite = ?", invite)
    }

    fn public_tables(&self, limit: u32) -> Answer<'_, Vec<(TableRow, Vec<SeatRow>)>> {
        Box::pin(self.threads.read(move |c| {
            // However many one visitor opens, the others' are not pushed out; where nobody waits any more, nobody is sent.
            with_seats(
                c,
                "tables.id IN (SELECT id FROM (SELECT id, created,
                     ROW_NUMBER() OVER (PARTITION BY host ORDER BY created DESC) AS nth
                     FROM tables WHERE public = 1 AND ended IS NULL AND (begun IS NOT NULL OR EXISTS
                         (SELECT 1 FROM seats WHERE table_id = tables.id AND visitor IS NOT NULL))) WHERE nth <= ?
                     ORDER BY created DESC LIMIT ?) ORDER BY created DESC",
                params![OF_ONE_HOST, limit],
            )
        }))
    }

    fn tables_of<'a>(
        &'a self,
        visitor: &'a VisitorId,
        limit: u32,
    ) -> Answer<'a, Vec<(TableRow, Vec<SeatRow>)>> {
        let visitor = visitor.clone();
        Box::pin(self.threads.read(move |c| {
            with_seats(
                c,
                "tables.id IN (SELECT table_id FROM seats WHERE visitor = ?)
                 ORDER BY ended IS NOT NULL, created DESC LIMIT ?",
                params![visitor.0, limit],
            )
        }))
    }

    fn analysis<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        self.one_of("SELECT found FROM analyses WHERE table_id = ?", id)
    }

    fn keep_analysis<'a>(&'a self, id: &'a str, found: &'a str, at: i64) -> Answer<'a, ()> {
        let (id, found) = (id.to_owned(), found.to_owned());
        Box::pin(self.threads.write(move |c| {
            c.execute(
                "INSERT OR REPLACE INTO analyses (table_id, found, at) VALUES (?, ?, ?)",
                params![id, found, at],
            )?;
            Ok(())
        }))
    }

    fn archive<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Vec<u8>>> {
        self.one_of("SELECT kept FROM archives WHERE table_id = ?", id)
    }

    fn keep_archive<'a>(&'a self, id: &'a str, packed: Vec<u8>, at: i64) -> Answer<'a, ()> {
        let id = id.to_owned();
        Box::pin(self.threads.write(move |c| {
            let keep = "INSERT OR IGNORE INTO archives (table_id, kept, at) VALUES (?, ?, ?)";
            c.execute(keep, params![id, packed, at])?;
            Ok(())
        }))
    }

    fn unarchived(&self) -> Answer<'_, Vec<String>> {
        self.ids(
            "SELECT id FROM tables WHERE ended IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM archives WHERE table_id = id) ORDER BY ended",
        )
    }

    fn change_purpose<'a>(&'a self, id: &'a str, purpose: &'a Purpose) -> Answer<'a, ()> {
        let (id, purpose) = (id.to_owned(), purpose.to_string());
        Box::pin(self.threads.write(move |c| {
            c.execute("UPDATE tables SET purpose = ? WHERE id = ?", [purpose, id])?;
            Ok(())
        }))
    }

    fn answer_puzzle<'a>(&'a self, visitor: &'a VisitorId, answer: &'a PuzzleAnswer) -> Answer<'a, ()> {
        let (visitor, answer) = (visitor.clone(), answer.clone());
        Box::pin(self.threads.write(move |c| {
            let PuzzleAnswer { game, puzzle, table, right, at } = answer;
            c.execute(
                "INSERT OR IGNORE INTO puzzle_answers (visitor, game, puzzle, table_id, is_right, at)
                 VALUES (?, ?, ?, ?, ?, ?)",
                params![visitor.0, game, puzzle, table, right, at],
            )?;
            Ok(())
        }))
    }

    fn puzzle_answers<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<PuzzleAnswer>> {
        let visitor = visitor.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT game, puzzle, table_id, is_right, at FROM puzzle_answers WHERE visitor = ? ORDER BY at, puzzle",
            )?;
            let answer = |row: &rusqlite::Row<'_>| {
                Ok(PuzzleAnswer {
                    game: row.get(0)?,
                    puzzle: row.get(1)?,
                    table: row.get(2)?,
                    right: row.get(3)?,
                    at: row.get(4)?,
                })
            };
            Ok(query.query_map([visitor.0], answer)?.collect::<Result<_, _>>()?)
        }))
    }

    fn tables_with_bots(&self) -> Answer<'_, Vec<String>> {
        self.ids(
            "SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL
             AND (EXISTS (SELECT 1 FROM seats WHERE table_id = id AND level IS NOT NULL)
             OR EXISTS (SELECT 1 FROM turns WHERE table_number = number AND stand_in))
             AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND visitor IS NOT NULL)",
        )
    }

    fn due_tables(&self, until: i64, limit: u32) -> Answer<'_, Vec<String>> {
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id FROM turns JOIN tables ON number = table_number
                 WHERE due <= ? AND ended IS NULL ORDER BY due LIMIT ?",
            )?;
            Ok(query.query_map([until, limit.into()], |row| row.get(0))?.collect::<Result<_, _>>()?)
        }))
    }

    fn tables_held<'a>(&'a self, host: &'a VisitorId, since: i64) -> Answer<'a, (u32, u32)> {
        let host = host.clone();
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT COUNT(*), COUNT(*) FILTER (WHERE NOT EXISTS
                     (SELECT 1 FROM seats WHERE table_id = id AND level IS NULL))
                 FROM tables WHERE host = ? AND created > ? AND ended IS NULL",
            )?;
            Ok(query.query_row(params![host.0, since], |row| Ok((row.get(0)?, row.get(1)?)))?)
        }))
    }

    fn id_of(&self, number: i64) -> Answer<'_, Option<String>> {
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached("SELECT id FROM tables WHERE number = ?")?;
            Ok(query.query_row([number], |row| row.get(0)).optional()?)
        }))
    }

    fn bots_to_move(&self) -> Answer<'_, Vec<(String, Head)>> {
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare_cached(
                "SELECT id, number, (SELECT COALESCE(MAX(seq) + 1, 0) FROM journal WHERE table_number = number)
                 FROM tables JOIN turns ON table_number = number WHERE begun IS NOT NULL AND ended IS NULL
                 AND (stand_in OR EXISTS (SELECT 1 FROM seats WHERE table_id = id AND level IS NOT NULL
                     AND (turn = '' OR instr(turn, char(97 + seat)) > 0)))
                 AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND visitor IS NOT NULL) ORDER BY number",
            )?;
            let head = |row: &rusqlite::Row<'_>| {
                let (number, seq) = (row.get(1)?, row.get::<_, i64>(2)? as u64);
                Ok((row.get(0)?, Head { number, seq, company: String::new() }))
            };
            Ok(query.query_map([], head)?.collect::<Result<_, _>>()?)
        }))
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let threads = self.threads.clone();
        Box::pin(async move {
            let _ = tokio::task::spawn_blocking(move || threads.close()).await;
        })
    }
}

impl Sqlite {
    /// The one value that a query with one parameter finds.
    fn one_of<T: rusqlite::types::FromSql + Send + 'static>(
        &self,
        query: &'static str,
        parameter: &str,
    ) -> Answer<'_, Option<T>> {
        let parameter = parameter.to_owned();
        Box::pin(
            self.threads.read(move |c| {
                Ok(c.prepare_cached(query)?.query_row([parameter], |row| row.get(0)).optional()?)
            }),
        )
    }

    fn ids(&self, query: &'static str) -> Answer<'_, Vec<String>> {
        Box::pin(self.threads.read(move |c| {
            let mut query = c.prepare(query)?;
            Ok(query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
        }))
    }
}

/// The tables that a condition finds, each with its seats in order: two queries, however many there are.
fn with_seats(
    c: &Connection,
    condition: &str,
    parameters: &[&dyn rusqlite::ToSql],
) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
    // Both queries look at the same moment.
    let moment = c.unchecked_transaction()?;
    // Whose turn it is lies apart from the other columns, because it changes with every step.
    let found = format!("FROM tables JOIN turns ON table_number = number WHERE {condition}");
    let mut query = c.prepare_cached(&format!("SELECT tables.*, turn, due, stand_in {found}"))?;
    let mut rows = query.query(parameters)?;
    let mut tables = Vec::new();
    while let Some(row) = rows.next()? {
        tables.push((read_table(row)?, Vec::new()));
    }
    let mut query = c.prepare_cached(&format!(
        "SELECT seat, visitor, level, seats.name, owner IS NOT NULL, table_id FROM seats
         LEFT JOIN visitors ON id = visitor WHERE table_id IN (SELECT tables.id {found}) ORDER BY table_id, seat"
    ))?;
    let seats = query.query_map(parameters, |row| Ok((row.get::<_, String>(5)?, read_seat(row)?)))?;
    let mut by_table: HashMap<String, Vec<SeatRow>> = HashMap::new();
    for seat in seats {
        let (table, seat) = seat?;
        by_table.entry(table).or_default().push(seat);
    }
    for (table, seats) in &mut tables {
        *seats = by_table.remove(&table.id).unwrap_or_default();
    }
    moment.finish()?;
    Ok(tables)
}

fn insert_session(
    c: &Connection,
    token_hash: &[u8; 32],
    visitor: &VisitorId,
    device: &str,
    at: i64,
) -> Result<(), StoreError> {
    c.prepare_cached(
        "INSERT INTO sessions (token_hash, visitor, device, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)",
    )?
    .execute(params![token_hash, visitor.0, device, at])?;
    Ok(())
}

fn insert_table(c: &Connection, new: &NewTable) -> Result<(), StoreError> {
    let (row, edition) = (&new.row, &new.edition);
    c.prepare_cached("INSERT OR IGNORE INTO editions (hash, game, name, files) VALUES (?, ?, ?, ?)")?
        .execute(params![edition.hash, edition.game, edition.name, edition.files])?;
    c.prepare_cached(
        "INSERT INTO tables (id, name, game, setup, rules, edition, edition_hash, seed, host, public, invite,
         created, begun, ended, purpose, terms, number)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT COALESCE(MAX(number), 0) + 1 FROM tables))",
    )?
    .execute(params![
        row.id,
        row.name,
        row.game,
        row.setup,
        row.rules,
        edition.name,
        edition.hash,
        row.seed.0,
        row.host.0,
        row.public,
        row.invite,
        row.created,
        row.begun,
        row.standing.ended,
        row.purpose.to_string(),
        row.terms.to_string(),
    ])?;
    c.prepare_cached("INSERT INTO turns (table_number, turn) SELECT number, ? FROM tables WHERE id = ?")?
        .execute([&row.standing.turn, &row.id])?;
    let mut insert =
        c.prepare_cached("INSERT INTO seats (table_id, seat, visitor, level, name) VALUES (?, ?, ?, ?, ?)")?;
    for seat in &new.seats {
        let (visitor, level) = match &seat.kind {
            SeatKind::Open => (None, None),
            SeatKind::Person(visitor) => (Some(&visitor.0), None),
            SeatKind::Bot(level) => (None, Some(level)),
        };
        insert.execute(params![row.id, seat.seat.0, visitor, level, seat.name])?;
    }
    Ok(())
}

fn insert_promotion(c: &Connection, promotion: &Promotion) -> Result<(), StoreError> {
    let Promotion { table, visitor, game, before, rank, at } = promotion;
    c.execute(
        "INSERT INTO ranks (table_id, visitor, game, before, rank, at) VALUES (?, ?, ?, ?, ?, ?)",
        params![table, visitor.0, game, before, rank, at],
    )?;
    Ok(())
}

fn insert_entry(c: &Connection, table: i64, seq: i64, entry: &Entry) -> Result<(), StoreError> {
    let (kind, who, text) = match &entry.kind {
        EntryKind::Step(who, text) => ("step", who.to_string(), text.clone()),
        EntryKind::Undo(seat) => ("undo", seat.to_string(), String::new()),
        EntryKind::Deed(seat, deed) => ("deed", seat.to_string(), deed.to_string()),
    };
    let request = entry.request.as_ref();
    let (key, digest) = (request.map(|request| &request.key), request.map(|request| request.digest));
    c.prepare_cached(
        "INSERT INTO journal (table_number, seq, kind, who, text, at, key, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![table, seq, kind, who, text, entry.at, key, digest])?;
    Ok(())
}
