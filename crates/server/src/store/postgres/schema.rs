//! How the database is laid out, and how an older one is brought up to date while nodes of two versions work on it.
//!
//! Changes come in pairs: a script that only adds, on which the program before it still runs, and, a release later, one
//! that takes away what nobody uses any more. Every script says which programs still run on what it leaves behind.

use tokio_postgres::error::SqlState;

use super::{connection::Failure, connection::Pool};
use crate::store::StoreError;

/// Leads from one version to the next.
struct Script {
    sql: &'static str,
    /// The oldest program that runs on what the script leaves behind, by the number of scripts it knows.
    oldest_program: i32,
}

/// Scripts are only ever appended.
const SCRIPTS: &[Script] = &[
    Script { sql: include_str!("0001_naust.sql"), oldest_program: 1 },
    // Adds tables alone; an older program knows nothing of them.
    Script { sql: include_str!("0002_hosting.sql"), oldest_program: 1 },
    Script { sql: include_str!("0003_tournaments.sql"), oldest_program: 1 },
];

/// One row says how the data is laid out and who may use it; whoever changes the layout holds its lock.
const STATE: &str = "CREATE TABLE IF NOT EXISTS naust_schema (
    one            boolean PRIMARY KEY DEFAULT true CHECK (one),
    version        integer NOT NULL,
    oldest_program integer NOT NULL
)";

/// What two who make the same table at the same time are told, depending on how far each of them had come.
const THERE_ALREADY: [SqlState; 3] =
    [SqlState::UNIQUE_VIOLATION, SqlState::DUPLICATE_TABLE, SqlState::DUPLICATE_OBJECT];

/// Brings the database to the newest version, unless a newer program has brought it further and says that this one may
/// use it, too. Of several nodes that start at once one does it, and the others wait.
pub async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    let mut client = pool.get().await.map_err(Failure::into_store)?;
    // Two nodes may both find no table; the loser's is there then.
    if let Err(error) = client.batch_execute(STATE).await
        && error.code().is_none_or(|code| !THERE_ALREADY.contains(code))
    {
        return Err(Failure::from(error).into_store());
    }
    change(&mut client).await.map_err(Failure::into_store)?
}

async fn change(client: &mut deadpool_postgres::Client) -> Result<Result<(), StoreError>, Failure> {
    let change = client.transaction().await?;
    // Changing a large database takes as long as it takes.
    change.batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0").await?;
    let first = "INSERT INTO naust_schema (version, oldest_program) VALUES (0, 0) ON CONFLICT DO NOTHING";
    change.execute(first, &[]).await?;
    let state = "SELECT version, oldest_program FROM naust_schema FOR UPDATE";
    let state = change.query_one(state, &[]).await?;
    let (version, oldest): (i32, i32) = (state.get(0), state.get(1));
    let known = SCRIPTS.len() as i32;
    if oldest > known {
        let reason =
            format!("it has version {version}, for programs from {oldest} on; this one knows {known}");
        return Ok(Err(StoreError::Unreadable(reason)));
    }
    for (number, script) in (1..).zip(SCRIPTS).skip(version.try_into().unwrap_or(0)) {
        change.batch_execute(script.sql).await?;
        let done = "UPDATE naust_schema SET version = $1, oldest_program = $2";
        change.execute(done, &[&number, &script.oldest_program]).await?;
    }
    change.commit().await?;
    Ok(Ok(()))
}
