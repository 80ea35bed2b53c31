//! The store in one file: SQLite, bundled, with a write-ahead log that is flushed before a step is answered.

use std::{path::Path, time::Duration};

use dealer::Seed;
use sqlx::{
    Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous},
};
use tabletop::{Seat, Who};

use super::{
    Answer, Appended, Deed, Entry, NewTable, Person, Program, Promotion, SeatKind, SeatRow, Seated, Standing,
    Store, StoreError, TableRow, VisitorId, schema,
};

/// The store in one file.
pub struct Sqlite {
    pool: SqlitePool,
}

impl Sqlite {
    /// Opens the database of a data folder, making folder and file if they do not exist.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let unusable = |error| StoreError::Unreadable(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(unusable)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("naust.db"))
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let mut connection = pool.acquire().await?;
        schema::migrate(&mut connection).await?;
        Ok(Sqlite { pool })
    }

    /// Waits until everything is written and lets go of the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// A change that takes its turn at once instead of failing when somebody else writes first.
    async fn change(&self) -> Result<sqlx::Transaction<'_, sqlx::Sqlite>, StoreError> {
        Ok(self.pool.begin_with("BEGIN IMMEDIATE").await?)
    }

    async fn with_seats(&self, rows: Vec<SqliteRow>) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            let table = read_table(row)?;
            let seats = sqlx::query(
                "SELECT seats.*, owner IS NOT NULL AS program FROM seats LEFT JOIN visitors ON id = visitor
                 WHERE table_id = ? ORDER BY seat",
            )
            .bind(&table.id)
            .fetch_all(&self.pool)
            .await?;
            tables.push((table, seats.iter().map(read_seat).collect::<Result<_, _>>()?));
        }
        Ok(tables)
    }
}

impl Store for Sqlite {
    fn visitor<'a>(&'a self, token_hash: &'a [u8; 32]) -> Answer<'a, Option<Person>> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT id, name FROM sessions JOIN visitors ON id = visitor WHERE token_hash = ?",
            )
            .bind(&token_hash[..])
            .fetch_optional(&self.pool)
            .await?;
            let person =
                |row: SqliteRow| Ok(Person { id: VisitorId(row.try_get("id")?), name: row.try_get("name")? });
            row.map(person).transpose()
        })
    }

    fn welcome<'a>(&'a self, person: &'a Person, token_hash: &'a [u8; 32], at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut change = self.change().await?;
            sqlx::query("INSERT INTO visitors (id, name, created) VALUES (?, ?, ?)")
                .bind(&person.id.0)
                .bind(&person.name)
                .bind(at)
                .execute(&mut *change)
                .await?;
            sqlx::query("INSERT INTO sessions (token_hash, visitor, created) VALUES (?, ?, ?)")
                .bind(&token_hash[..])
                .bind(&person.id.0)
                .bind(at)
                .execute(&mut *change)
                .await?;
            Ok(change.commit().await?)
        })
    }

    fn rename<'a>(&'a self, visitor: &'a VisitorId, name: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let rename = sqlx::query("UPDATE visitors SET name = ? WHERE id = ?").bind(name).bind(&visitor.0);
            rename.execute(&self.pool).await?;
            Ok(())
        })
    }

    fn let_in<'a>(
        &'a self,
        owner: &'a VisitorId,
        player: &'a Person,
        token_hash: &'a [u8; 32],
        at: i64,
    ) -> Answer<'a, bool> {
        Box::pin(async move {
            let mut change = self.change().await?;
            let made = sqlx::query(
                "INSERT INTO visitors (id, name, created, owner)
                 SELECT ?, ?, ?, id FROM visitors WHERE id = ? AND owner IS NULL",
            );
            let made = made.bind(&player.id.0).bind(&player.name).bind(at).bind(&owner.0);
            if made.execute(&mut *change).await?.rows_affected() == 0 {
                return Ok(false);
            }
            sqlx::query("INSERT INTO sessions (token_hash, visitor, created) VALUES (?, ?, ?)")
                .bind(&token_hash[..])
                .bind(&player.id.0)
                .bind(at)
                .execute(&mut *change)
                .await?;
            change.commit().await?;
            Ok(true)
        })
    }

    fn programs_of<'a>(&'a self, owner: &'a VisitorId) -> Answer<'a, Vec<Program>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT id, name, created FROM visitors WHERE owner = ?
                 AND EXISTS (SELECT 1 FROM sessions WHERE visitor = id) ORDER BY created, id",
            );
            let rows = rows.bind(&owner.0).fetch_all(&self.pool).await?;
            let program = |row: &SqliteRow| {
                let player = Person { id: VisitorId(row.try_get("id")?), name: row.try_get("name")? };
                Ok(Program { player, since: row.try_get("created")? })
            };
            rows.iter().map(program).collect()
        })
    }

    fn shut_out<'a>(&'a self, owner: &'a VisitorId, program: &'a VisitorId) -> Answer<'a, bool> {
        Box::pin(async move {
            let shut_out = sqlx::query(
                "DELETE FROM sessions WHERE visitor = ?
                 AND EXISTS (SELECT 1 FROM visitors WHERE id = visitor AND owner = ?)",
            );
            let shut_out = shut_out.bind(&program.0).bind(&owner.0).execute(&self.pool).await?;
            Ok(shut_out.rows_affected() > 0)
        })
    }

    fn create<'a>(&'a self, new: &'a NewTable, after: Option<&'a str>) -> Answer<'a, String> {
        Box::pin(async move {
            let mut change = self.change().await?;
            if let Some(after) = after {
                let already: Option<String> = sqlx::query_scalar("SELECT rematch FROM tables WHERE id = ?")
                    .bind(after)
                    .fetch_one(&mut *change)
                    .await?;
                if let Some(already) = already {
                    return Ok(already);
                }
            }
            insert_table(&mut change, new).await?;
            if let Some(after) = after {
                let link = sqlx::query("UPDATE tables SET rematch = ? WHERE id = ?");
                link.bind(&new.row.id).bind(after).execute(&mut *change).await?;
            }
            change.commit().await?;
            Ok(new.row.id.clone())
        })
    }

    fn before<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let before = sqlx::query_scalar("SELECT id FROM tables WHERE rematch = ?");
            Ok(before.bind(id).fetch_optional(&self.pool).await?)
        })
    }

    fn rank_before<'a>(&'a self, table: &'a str) -> Answer<'a, Option<u8>> {
        Box::pin(async move {
            let before = sqlx::query_scalar("SELECT before FROM ranks WHERE table_id = ?");
            Ok(before.bind(table).fetch_optional(&self.pool).await?)
        })
    }

    fn ranks_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<(String, u8)>> {
        Box::pin(async move {
            let newest = sqlx::query_as(
                "SELECT game, rank FROM ranks AS one WHERE visitor = ? AND at =
                 (SELECT MAX(at) FROM ranks WHERE visitor = one.visitor AND game = one.game) ORDER BY game",
            );
            Ok(newest.bind(&visitor.0).fetch_all(&self.pool).await?)
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            let row =
                sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(&self.pool).await?;
            Ok(self.with_seats(row.into_iter().collect()).await?.pop())
        })
    }

    fn journal<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<Entry>> {
        Box::pin(async move {
            let rows =
                sqlx::query("SELECT seq, kind, who, text, at FROM journal WHERE table_id = ? ORDER BY seq")
                    .bind(id)
                    .fetch_all(&self.pool)
                    .await?;
            rows.iter().enumerate().map(|(index, row)| read_entry(index, row)).collect()
        })
    }

    fn append<'a>(
        &'a self,
        id: &'a str,
        seq: u64,
        entries: &'a [Entry],
        standing: &'a Standing,
        promotion: Option<&'a Promotion>,
    ) -> Answer<'a, Appended> {
        Box::pin(async move {
            let mut change = self.change().await?;
            for (number, entry) in (seq as i64..).zip(entries) {
                match insert_entry(&mut change, id, number, entry).await {
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                        return Ok(Appended::Taken);
                    }
                    done => done?,
                }
            }
            sqlx::query("UPDATE tables SET turn = ?, ended = ? WHERE id = ?")
                .bind(&standing.turn)
                .bind(standing.ended)
                .bind(id)
                .execute(&mut *change)
                .await?;
            if let Some(promotion) = promotion {
                insert_promotion(&mut change, promotion).await?;
            }
            change.commit().await?;
            Ok(Appended::Yes)
        })
    }

    fn sit_down<'a>(&'a self, id: &'a str, seat: Seat, person: &'a Person, at: i64) -> Answer<'a, Seated> {
        Box::pin(async move {
            let mut change = self.change().await?;
            let sat = sqlx::query(
                "UPDATE seats SET visitor = ?, name = ?
                 WHERE table_id = ? AND seat = ? AND visitor IS NULL AND level IS NULL",
            );
            let sat = sat.bind(&person.id.0).bind(&person.name).bind(id).bind(i64::from(seat.0));
            if sat.execute(&mut *change).await?.rows_affected() == 0 {
                return Ok(Seated::Taken);
            }
            let begun = sqlx::query(
                "UPDATE tables SET begun = ? WHERE id = ? AND begun IS NULL AND NOT EXISTS
                 (SELECT 1 FROM seats WHERE table_id = tables.id AND visitor IS NULL AND level IS NULL)",
            );
            let begun = begun.bind(at).bind(id).execute(&mut *change).await?.rows_affected() > 0;
            change.commit().await?;
            Ok(if begun { Seated::Begun } else { Seated::Waiting })
        })
    }

    fn get_up<'a>(&'a self, id: &'a str, visitor: &'a VisitorId) -> Answer<'a, bool> {
        Box::pin(async move {
            let got_up = sqlx::query(
                "UPDATE seats SET visitor = NULL, name = '' WHERE table_id = ? AND visitor = ?
                 AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND begun IS NULL)",
            );
            Ok(got_up.bind(id).bind(&visitor.0).execute(&self.pool).await?.rows_affected() > 0)
        })
    }

    fn invited<'a>(&'a self, invite: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let table = sqlx::query_scalar("SELECT id FROM tables WHERE invite = ?").bind(invite);
            Ok(table.fetch_optional(&self.pool).await?)
        })
    }

    fn public_tables(&self, limit: u32) -> Answer<'_, Vec<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT * FROM tables WHERE public = 1 AND ended IS NULL ORDER BY created DESC LIMIT ?",
            );
            self.with_seats(rows.bind(limit).fetch_all(&self.pool).await?).await
        })
    }

    fn tables_of<'a>(
        &'a self,
        visitor: &'a VisitorId,
        limit: u32,
    ) -> Answer<'a, Vec<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = ?)
                 ORDER BY ended IS NOT NULL, created DESC LIMIT ?",
            );
            self.with_seats(rows.bind(&visitor.0).bind(limit).fetch_all(&self.pool).await?).await
        })
    }

    fn analysis<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let found = sqlx::query_scalar("SELECT found FROM analyses WHERE table_id = ?").bind(id);
            Ok(found.fetch_optional(&self.pool).await?)
        })
    }

    fn keep_analysis<'a>(&'a self, id: &'a str, found: &'a str, at: i64) -> Answer<'a, ()> {
        Box::pin(async move {
            let keep = sqlx::query("INSERT OR REPLACE INTO analyses (table_id, found, at) VALUES (?, ?, ?)");
            keep.bind(id).bind(found).bind(at).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn tables_with_bots(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let ids = sqlx::query_scalar(
                "SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL
                 AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND level IS NOT NULL)",
            );
            Ok(ids.fetch_all(&self.pool).await?)
        })
    }
}

async fn insert_table(change: &mut SqliteConnection, new: &NewTable) -> Result<(), StoreError> {
    let row = &new.row;
    sqlx::query(
        "INSERT INTO tables (id, name, game, setup, rules, edition, edition_hash, seed, host, public, invite, created,
         begun, ended, turn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&row.id)
    .bind(&row.name)
    .bind(&row.game)
    .bind(&row.setup)
    .bind(row.rules)
    .bind(&row.edition)
    .bind(&row.edition_hash)
    .bind(&row.seed.0[..])
    .bind(&row.host.0)
    .bind(row.public)
    .bind(&row.invite)
    .bind(row.created)
    .bind(row.begun)
    .bind(row.standing.ended)
    .bind(&row.standing.turn)
    .execute(&mut *change)
    .await?;
    for seat in &new.seats {
        let (visitor, level) = match &seat.kind {
            SeatKind::Open => (None, None),
            SeatKind::Person(visitor) => (Some(&visitor.0), None),
            SeatKind::Bot(level) => (None, Some(level)),
        };
        sqlx::query("INSERT INTO seats (table_id, seat, visitor, level, name) VALUES (?, ?, ?, ?, ?)")
            .bind(&row.id)
            .bind(i64::from(seat.seat.0))
            .bind(visitor)
            .bind(level)
            .bind(&seat.name)
            .execute(&mut *change)
            .await?;
    }
    Ok(())
}

async fn insert_promotion(change: &mut SqliteConnection, promotion: &Promotion) -> Result<(), sqlx::Error> {
    let Promotion { table, visitor, game, before, rank, at } = promotion;
    let insert = sqlx::query(
        "INSERT INTO ranks (table_id, visitor, game, before, rank, at) VALUES (?, ?, ?, ?, ?, ?)",
    );
    let insert = insert.bind(table).bind(&visitor.0).bind(game).bind(before).bind(rank).bind(at);
    insert.execute(change).await?;
    Ok(())
}

async fn insert_entry(
    change: &mut SqliteConnection,
    id: &str,
    seq: i64,
    entry: &Entry,
) -> Result<(), sqlx::Error> {
    let (kind, who, text) = match &entry.deed {
        Deed::Step(who, text) => ("step", who.to_string(), text.as_str()),
        Deed::Undo(seat) => ("undo", seat.to_string(), ""),
    };
    sqlx::query("INSERT INTO journal (table_id, seq, kind, who, text, at) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(id)
        .bind(seq)
        .bind(kind)
        .bind(who)
        .bind(text)
        .bind(entry.at)
        .execute(change)
        .await?;
    Ok(())
}

fn read_table(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let seed: Vec<u8> = row.try_get("seed")?;
    Ok(TableRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        game: row.try_get("game")?,
        setup: row.try_get("setup")?,
        rules: row.try_get("rules")?,
        edition: row.try_get("edition")?,
        edition_hash: row.try_get("edition_hash")?,
        seed: Seed(seed.try_into().map_err(|_| StoreError::Unreadable("a seed has 32 bytes".into()))?),
        host: VisitorId(row.try_get("host")?),
        public: row.try_get("public")?,
        invite: row.try_get("invite")?,
        created: row.try_get("created")?,
        begun: row.try_get("begun")?,
        standing: Standing { turn: row.try_get("turn")?, ended: row.try_get("ended")? },
        rematch: row.try_get("rematch")?,
    })
}

fn read_seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let kind = match (row.try_get::<Option<String>, _>("visitor")?, row.try_get("level")?) {
        (Some(visitor), _) => SeatKind::Person(VisitorId(visitor)),
        (None, Some(level)) => SeatKind::Bot(level),
        (None, None) => SeatKind::Open,
    };
    Ok(SeatRow {
        seat: Seat(row.try_get("seat")?),
        kind,
        name: row.try_get("name")?,
        program: row.try_get("program")?,
    })
}

fn read_entry(index: usize, row: &SqliteRow) -> Result<Entry, StoreError> {
    let unreadable = || StoreError::Unreadable(format!("journal entry {index}"));
    if row.try_get::<i64, _>("seq")? != index as i64 {
        return Err(unreadable());
    }
    let who: String = row.try_get("who")?;
    let seat = who.chars().next().and_then(Seat::from_letter);
    let deed = match (row.try_get::<&str, _>("kind")?, who.as_str(), seat) {
        ("step", "*", _) => Deed::Step(Who::Chance, row.try_get("text")?),
        ("step", _, Some(seat)) => Deed::Step(Who::Seat(seat), row.try_get("text")?),
        ("undo", _, Some(seat)) => Deed::Undo(seat),
        _ => return Err(unreadable()),
    };
    Ok(Entry { deed, at: row.try_get("at")? })
}
