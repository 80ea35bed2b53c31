//! How the database is laid out, and how an older one is brought up to date.

use sqlx::{Connection, SqliteConnection};

use super::StoreError;

/// Each script leads from one version to the next. Scripts are only ever appended.
const SCRIPTS: &[&str] = &[
    include_str!("0001_boathouse.sql"),
    include_str!("0002_programs.sql"),
    include_str!("0003_analyses.sql"),
    include_str!("0004_ranks.sql"),
];

/// Brings the database to the newest version.
pub async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *change).await?;
    let newer =
        || StoreError::Unreadable(format!("it has version {version}, this program knows {}", SCRIPTS.len()));
    let version =
        usize::try_from(version).ok().filter(|&version| version <= SCRIPTS.len()).ok_or_else(newer)?;
    for script in &SCRIPTS[version..] {
        sqlx::raw_sql(*script).execute(&mut *change).await?;
    }
    change.commit().await?;
    Ok(())
}
