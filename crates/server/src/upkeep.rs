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
use serde_json::json;
use tokio::sync::watch;

use crate::{
    clock,
    live::{Context, Cores, Editions, Snapshot, Visitors},
    orders::{self, Ordered},
    random,
    store::{self, Order, SaidRow, SeatRow, Sqlite, Store, StoreError, TableRow, VisitorRow, newest_version},
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

/// The file with the token of whoever runs the server.
const TOKEN: &str = "admin-token";

/// The token by which whoever runs the server enters its page, if one was made.
pub fn read_token(data: &Path) -> Option<String> {
    let token = fs::read_to_string(data.join(TOKEN)).ok()?;
    // One that was typed by hand may be too short to keep anybody out.
    Some(token.trim().to_owned()).filter(|token| token.len() >= 32)
}

/// The token, made if there is none, or if another one is wanted.
pub fn token(data: &Path, another: bool) -> Result<String, UpkeepError> {
    if let Some(token) = read_token(data).filter(|_| !another) {
        return Ok(token);
    }
    if !data.is_dir() {
        return Err(UpkeepError::Refused(format!("{} holds no data", data.display())));
    }
    let (file, half) = (data.join(TOKEN), data.join("admin-token.new"));
    let _ = fs::remove_file(&half);
    make_private(&half).map_err(at(&half))?;
    let token = random::token();
    fs::write(&half, format!("{token}\n")).map_err(at(&half))?;
    fs::rename(&half, &file).map_err(at(&file))?;
    Ok(token)
}

/// What whoever runs a server does from the command line: the same as on its page, also while no server runs.
pub struct Host {
    store: Arc<dyn Store>,
}

impl Host {
    /// Opens the data, in a folder or in the database at `url`.
    pub async fn open(data: &Path, url: Option<&str>) -> Result<Host, UpkeepError> {
        if url.is_none() && !data.join(DATABASE).exists() {
            return Err(UpkeepError::Refused(format!("{} holds no data", data.display())));
        }
        Ok(Host { store: store::open(data, url).await? })
    }

    /// Gives an order; a server at work carries it out within seconds.
    pub async fn order(&self, ordered: &Ordered, hours: Option<u32>) -> Result<(), UpkeepError> {
        Ok(orders::give(self.store.as_ref(), ordered, hours).await?)
    }

    /// Takes an order back; says whether there was one.
    pub async fn lift(&self, kind: &str, about: &str) -> Result<bool, UpkeepError> {
        Ok(self.store.take_order_back(kind, about).await?)
    }

    /// A list in lines, of at most so many: `tables`, `visitors`, `reports` or `orders`.
    pub async fn list(&self, what: &str, limit: u32) -> Result<Vec<serde_json::Value>, UpkeepError> {
        Ok(match what {
            "tables" => {
                let table = |(row, seats): (TableRow, Vec<SeatRow>)| {
                    let names: Vec<_> = seats.into_iter().map(|seat| seat.name).collect();
                    json!({
                        "id": row.id, "name": row.name, "game": row.game, "setup": row.setup, "state": row.stage().key(),
                        "host": row.host.0, "players": names, "created": row.created, "public": row.public,
                    })
                };
                self.store.newest_tables(limit).await?.into_iter().map(table).collect()
            }
            "visitors" => {
                let visitor = |row: VisitorRow| {
                    json!({
                        "id": row.person.id.0, "name": row.person.name, "login": row.login, "program": row.program,
                        "since": row.since, "seen": row.seen, "tables": row.tables,
                    })
                };
                self.store.visitors(limit).await?.into_iter().map(visitor).collect()
            }
            "reports" => {
                let report = |(table, said): (String, SaidRow)| {
                    json!({
                        "table": table, "n": said.n, "at": said.at, "visitor": said.by.id.0, "name": said.by.name,
                        "text": said.text,
                    })
                };
                self.store.reports(limit).await?.into_iter().map(report).collect()
            }
            _ => {
                let order = |order: Order| {
                    json!({
                        "kind": order.kind, "about": order.about, "said": order.said, "at": order.at,
                        "until": order.until,
                    })
                };
                self.store.orders().await?.into_iter().map(order).collect()
            }
        })
    }

    /// Lets go of the data.
    pub async fn close(self) {
        self.store.close().await;
    }
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
    // The journals of some were let go; their records are all there is.
    let mut query = connection.prepare(
        "SELECT id FROM tables WHERE ended IS NULL OR EXISTS (SELECT 1 FROM journal WHERE table_number = number)
         ORDER BY created",
    )?;
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
        news: Default::default(),
        thinking: Default::default(),
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
    let open: Vec<_> = ["naust.db", "naust.db-wal", "naust.db-shm", TOKEN]
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
