//! What whoever runs a server does with its data: copies, brings back, looks whether all is well.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

use catalog::{Budget, Catalog};
use rusqlite::{Connection, OpenFlags};
use serde::Serialize;
use tokio::sync::watch;

use crate::{
    clock,
    live::{Context, Cores, Editions, Snapshot, Visitors},
    store::{Sqlite, StoreError, newest_version},
};

/// The name of the database in its folder.
pub const DATABASE: &str = "naust.db";
/// With less room than this a host should look after the disk.
const ROOM: u64 = 512 * 1024 * 1024;
/// A clock may go so much behind before it is odd, in milliseconds.
const SKEW: i64 = 5 * 60 * 1000;

/// Why the data could not be copied or brought back.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// The database failed.
    #[error("the database: {0}")]
    Database(#[from] rusqlite::Error),
    /// A file could not be read or written.
    #[error("{}: {cause}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// It would overwrite something, or is no copy.
    #[error("{0}")]
    Refused(String),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn at(file: &Path) -> impl FnOnce(io::Error) -> UpkeepError + '_ {
    |cause| UpkeepError::File { file: file.into(), cause }
}

/// Copies the data to one file while the server goes on: everything that was acknowledged before the copy began is in
/// it, and nothing half done.
pub fn backup(data: &Path, to: &Path) -> Result<(), UpkeepError> {
    let database = data.join(DATABASE);
    if !database.exists() {
        return Err(UpkeepError::Refused(format!("{} holds no data", data.display())));
    }
    if to.exists() {
        return Err(UpkeepError::Refused(format!("{} exists; a backup overwrites nothing", to.display())));
    }
    make_private(to).map_err(at(to))?;
    let connection = Connection::open_with_flags(&database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(Duration::from_secs(30))?;
    let copied = connection.execute("VACUUM INTO ?", [to.display().to_string()]);
    if let Err(error) = copied {
        // Half a backup is none.
        let _ = fs::remove_file(to);
        return Err(error.into());
    }
    fs::File::open(to).and_then(|file| file.sync_all()).map_err(at(to))
}

#[cfg(unix)]
fn make_private(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt;
    fs::OpenOptions::new().create_new(true).write(true).mode(0o600).open(file).map(drop)
}

#[cfg(not(unix))]
fn make_private(file: &Path) -> io::Result<()> {
    fs::OpenOptions::new().create_new(true).write(true).open(file).map(drop)
}

/// Brings a backup into a data folder that holds nothing yet.
pub fn restore(from: &Path, data: &Path) -> Result<(), UpkeepError> {
    let copy = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let sound: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    let version: i64 = copy.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if sound != "ok" || !(1..=newest_version()).contains(&version) {
        return Err(UpkeepError::Refused(format!(
            "{} is no sound backup of naust ({sound}, version {version})",
            from.display()
        )));
    }
    drop(copy);
    let database = data.join(DATABASE);
    if database.exists() {
        return Err(UpkeepError::Refused(format!("{} exists; move it away first", database.display())));
    }
    fs::create_dir_all(data).map_err(at(data))?;
    // Copied beside it and renamed, so that nobody finds half of it.
    let half = data.join("naust.db.restoring");
    let _ = fs::remove_file(&half);
    make_private(&half).map_err(at(&half))?;
    fs::copy(from, &half).map_err(at(&half))?;
    fs::File::open(&half).and_then(|file| file.sync_all()).map_err(at(&half))?;
    fs::rename(&half, &database).map_err(at(&database))
}

/// One thing that was looked at.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// What was looked at.
    pub what: &'static str,
    /// Is it as it should be?
    pub fine: bool,
    /// What was found, for people.
    pub said: String,
}

fn finding(what: &'static str, fine: bool, said: impl Into<String>) -> Finding {
    Finding { what, fine, said: said.into() }
}

/// Looks whether a data folder is well: rights, room, clock, database, and the record of every table.
pub async fn examine(data: &Path, catalog: Catalog) -> Result<Vec<Finding>, UpkeepError> {
    let database = data.join(DATABASE);
    if !database.exists() {
        return Err(UpkeepError::Refused(format!("{} holds no data", data.display())));
    }
    let mut found = vec![rights(data), room(data)];
    let connection = Connection::open_with_flags(&database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(Duration::from_secs(30))?;
    let one = |query: &str| connection.query_row(query, [], |row| row.get::<_, String>(0));
    let sound = one("PRAGMA integrity_check(1)")?;
    found.push(finding("database", sound == "ok", sound));
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let known = newest_version();
    found.push(finding(
        "version",
        version <= known,
        format!("version {version}, this program knows {known}"),
    ));
    if version > known {
        return Ok(found);
    }
    let newest: Option<i64> =
        connection.query_row("SELECT MAX(created) FROM tables", [], |row| row.get(0))?;
    let ahead = newest.unwrap_or(0) - clock::now();
    let said = if ahead > SKEW { "the newest table was opened in the future" } else { "as it should be" };
    found.push(finding("clock", ahead <= SKEW, said));
    let mut query = connection.prepare("SELECT id FROM tables ORDER BY created")?;
    let ids = query.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    found.push(records(data, catalog, &ids).await?);
    Ok(found)
}

/// Replays the journal of every table.
async fn records(data: &Path, catalog: Catalog, ids: &[String]) -> Result<Finding, UpkeepError> {
    let (_closing, closing) = watch::channel(false);
    let context = Context {
        catalog: Arc::new(catalog),
        store: Arc::new(Sqlite::open(data)?),
        budget: Budget::Playouts(1),
        analysis: Budget::Playouts(1),
        pace: Duration::ZERO,
        idle: Duration::ZERO,
        away: Duration::ZERO,
        mercy: Duration::ZERO,
        boot: 0,
        cores: Cores::new(thread::available_parallelism().map_or(1, usize::from)),
        memories: Arc::default(),
        visitors: Visitors::default(),
        editions: Editions::default(),
        ended: Default::default(),
        hooks_inside: false,
        tournaments: Default::default(),
        metrics: Arc::default(),
        closing,
    };
    let mut bad = Vec::new();
    for id in ids {
        match Snapshot::load(&context, id).await {
            Ok((snapshot, _)) if snapshot.closed.is_none() => {}
            Ok(_) => bad.push(format!("{id} no longer fits the rules")),
            Err(problem) => bad.push(format!("{id} cannot be replayed: {problem}")),
        }
    }
    context.store.close().await;
    let said = if bad.is_empty() { format!("{} tables replayed", ids.len()) } else { bad.join("; ") };
    Ok(finding("records", bad.is_empty(), said))
}

#[cfg(unix)]
fn rights(data: &Path) -> Finding {
    use std::os::unix::fs::PermissionsExt;
    let open: Vec<_> = ["naust.db", "naust.db-wal", "naust.db-shm"]
        .into_iter()
        .filter(|name| fs::metadata(data.join(name)).is_ok_and(|file| file.permissions().mode() & 0o077 != 0))
        .collect();
    let said = match &open[..] {
        [] => "only the owner reads the data".into(),
        open => {
            format!("others can read {}; the server takes that right away when it starts", open.join(", "))
        }
    };
    finding("rights", open.is_empty(), said)
}

#[cfg(not(unix))]
fn rights(_: &Path) -> Finding {
    finding("rights", true, "not looked at on this system")
}

#[cfg(target_os = "linux")]
fn room(data: &Path) -> Finding {
    match rustix::fs::statvfs(data) {
        Ok(disk) => {
            let free = disk.f_bavail * disk.f_frsize;
            finding("room", free >= ROOM, format!("{} MB free", free / 1_000_000))
        }
        Err(error) => finding("room", false, error.to_string()),
    }
}

#[cfg(not(target_os = "linux"))]
fn room(_: &Path) -> Finding {
    finding("room", ROOM > 0, "not looked at on this system")
}
