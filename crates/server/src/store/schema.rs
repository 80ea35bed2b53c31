//! How the database is laid out, and how an older one is brought up to date.

use rusqlite::{Connection, TransactionBehavior};

use super::StoreError;

/// Each script leads from one version to the next. Scripts are only ever appended.
const SCRIPTS: &[&str] = &[
    include_str!("0001_boathouse.sql"),
    include_str!("0002_programs.sql"),
    include_str!("0003_analyses.sql"),
    include_str!("0004_ranks.sql"),
    include_str!("0005_editions.sql"),
    include_str!("0007_requests.sql"),
    include_str!("0008_accounts.sql"),
    include_str!("0009_archives.sql"),
    include_str!("0010_hosts.sql"),
    include_str!("0011_lessons.sql"),
    include_str!("0012_company.sql"),
    include_str!("0013_talk.sql"),
    include_str!("0014_results.sql"),
    include_str!("0015_ratings.sql"),
    include_str!("0016_hosting.sql"),
    include_str!("0017_tournaments.sql"),
];

/// The version that this program writes.
pub fn newest_version() -> i64 {
    SCRIPTS.len() as i64
}

/// Brings the database to the newest version.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version: i64 = change.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let newer =
        || StoreError::Unreadable(format!("it has version {version}, this program knows {}", SCRIPTS.len()));
    let version =
        usize::try_from(version).ok().filter(|&version| version <= SCRIPTS.len()).ok_or_else(newer)?;
    for (number, script) in (1..).zip(SCRIPTS).skip(version) {
        change.execute_batch(script)?;
        change.pragma_update(None, "user_version", number)?;
    }
    Ok(change.commit()?)
}
