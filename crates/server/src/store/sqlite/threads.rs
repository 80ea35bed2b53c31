//! The threads that talk to SQLite: one that writes, a few that read.
//!
//! Whatever waits to be written goes into one transaction and one flush to the disk: many tables share the price of
//! one. Each change lies in a savepoint of its own, so that one that fails does not take the others with it. Nobody is
//! answered before the flush.

use std::{
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use rusqlite::{Connection, ErrorCode, TransactionBehavior};
use tokio::sync::oneshot;

use crate::store::{StoreError, schema};

/// At most so many changes share a transaction.
const BATCH: usize = 1024;
/// How many threads read.
const READERS: usize = 2;
/// How often what was written moves from the write-ahead log into the database, beside the writing and not inside it.
const CHECKPOINT: Duration = Duration::from_millis(500);
/// What SQLite says of a transaction that has been taken back.
const ABORTED: i32 = rusqlite::ffi::SQLITE_ABORT;
/// Statements that each connection keeps prepared.
const STATEMENTS: usize = 64;

/// Carries out a change and gives back what is to be done when its fate is known.
type Change = Box<dyn FnOnce(&Connection) -> Finish + Send>;
/// Answers, with the reason if the transaction failed.
type Finish = Box<dyn FnOnce(Option<&str>) + Send>;
type Look = Box<dyn FnOnce(&Connection) + Send>;

/// Everything that works on one database file.
pub struct Threads {
    writer: Mutex<Option<Sender<Change>>>,
    readers: Mutex<Vec<Sender<Look>>>,
    next: AtomicUsize,
    working: Mutex<Vec<JoinHandle<()>>>,
}

impl Threads {
    /// Opens the database, brings it up to date and sets the threads to work.
    pub fn start(file: &Path) -> Result<Threads, StoreError> {
        let mut writing = connect(file)?;
        schema::migrate(&mut writing)?;
        writing.pragma_update(None, "wal_autocheckpoint", 0)?;
        let (writer, changes) = mpsc::channel();
        let mut working = vec![spawn("store-writer", move || write_all(writing, &changes))?];
        let mut readers = Vec::new();
        for _ in 0..READERS {
            let reading = connect(file)?;
            reading.pragma_update(None, "query_only", true)?;
            let (reader, looks) = mpsc::channel::<Look>();
            readers.push(reader);
            working.push(spawn("store-reader", move || looks.iter().for_each(|look| look(&reading)))?);
        }
        let checkpointing = connect(file)?;
        // The checkpoints end with the readers' channel: it carries nothing.
        let (alive, ended) = mpsc::channel::<Look>();
        readers.push(alive);
        working.push(spawn("store-checkpoint", move || checkpoint(&checkpointing, &ended))?);
        Ok(Threads {
            writer: Mutex::new(Some(writer)),
            readers: Mutex::new(readers),
            next: AtomicUsize::new(0),
            working: Mutex::new(working),
        })
    }

    /// Changes something; the answer comes when it is on the disk, or when nothing of it is.
    pub async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.carry_out(|connection| in_savepoint(connection, change)).await
    }

    /// Changes something of which only the first statement can be refused, by a constraint: then nothing has been changed,
    /// and no savepoint is needed. Any other failure takes back the whole transaction.
    pub async fn write_or_refuse<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let without_savepoint = |connection: &Connection| {
            let result = change(connection);
            if result.as_ref().is_err_and(|error| !matches!(error, StoreError::Conflict(_)))
                && !connection.is_autocommit()
            {
                connection.execute_batch("ROLLBACK")?;
            }
            result
        };
        self.carry_out(without_savepoint).await
    }

    async fn carry_out<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let carry_out = move |connection: &Connection| -> Finish {
            let result = change(connection);
            // Whoever asked may have gone away; the change stands all the same.
            Box::new(move |failed| {
                drop(answer.send(match failed {
                    None => result,
                    Some(reason) => Err(StoreError::Failed(reason.into())),
                }));
            })
        };
        let sent = self
            .writer
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .as_ref()
            .is_some_and(|writer| writer.send(Box::new(carry_out)).is_ok());
        if sent { answered.await.unwrap_or(Err(StoreError::Closed)) } else { Err(StoreError::Closed) }
    }

    /// Looks something up, beside the writing.
    pub async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let look = move |connection: &Connection| drop(answer.send(look(connection)));
        let number = self.next.fetch_add(1, Ordering::Relaxed) % READERS;
        let sent = {
            let readers = self.readers.lock().unwrap_or_else(PoisonError::into_inner);
            readers.get(number).is_some_and(|reader| reader.send(Box::new(look)).is_ok())
        };
        if sent { answered.await.unwrap_or(Err(StoreError::Closed)) } else { Err(StoreError::Closed) }
    }

    /// Finishes what waits and lets go of the file.
    pub fn close(&self) {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.readers.lock().unwrap_or_else(PoisonError::into_inner).clear();
        for thread in self.working.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            if thread.join().is_err() {
                tracing::error!("a thread of the store has panicked");
            }
        }
    }
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let failed = |error| StoreError::Failed(format!("no thread for {name}: {error}"));
    thread::Builder::new().name(name.into()).spawn(work).map_err(failed)
}

/// A change that fails leaves nothing behind.
fn in_savepoint<T>(
    connection: &Connection,
    change: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection.prepare_cached("SAVEPOINT change")?.execute([])?;
    let result = change(connection);
    if result.is_err() {
        connection.prepare_cached("ROLLBACK TO change")?.execute([])?;
    }
    connection.prepare_cached("RELEASE change")?.execute([])?;
    result
}

fn write_all(mut connection: Connection, changes: &Receiver<Change>) {
    while let Ok(first) = changes.recv() {
        let waiting = std::iter::once(first).chain(changes.try_iter().take(BATCH - 1));
        let mut finish = Vec::new();
        let written = write_batch(&mut connection, waiting, &mut finish);
        if let Err(error) = &written {
            tracing::error!(%error, "nothing could be written");
            if is_disk_failure(error) {
                // After a failed flush nobody knows what is on the disk; only opening it again tells.
                std::process::abort();
            }
        }
        let failed = written.err().map(|error| error.to_string());
        finish.into_iter().for_each(|finish: Finish| finish(failed.as_deref()));
    }
}

fn write_batch(
    connection: &mut Connection,
    changes: impl Iterator<Item = Change>,
    finish: &mut Vec<Finish>,
) -> Result<(), rusqlite::Error> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let transaction = match transaction {
        Ok(transaction) => transaction,
        Err(error) => {
            // Those who wait are told; their changes are carried out on nothing.
            drop(changes.collect::<Vec<_>>());
            return Err(error);
        }
    };
    for change in changes {
        finish.push(change(&transaction));
        // A full disk, for one, takes back the whole transaction; what came after would stand alone.
        if transaction.is_autocommit() {
            return Err(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(ABORTED), None));
        }
    }
    transaction.commit()
}

fn is_disk_failure(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::SystemIoFailure)
}

fn checkpoint(connection: &Connection, ended: &Receiver<Look>) {
    static WARNED: AtomicBool = AtomicBool::new(false);
    while matches!(ended.recv_timeout(CHECKPOINT), Err(RecvTimeoutError::Timeout)) {
        if let Err(error) = connection.execute_batch("PRAGMA wal_checkpoint(PASSIVE)")
            && !WARNED.swap(true, Ordering::Relaxed)
        {
            tracing::warn!(%error, "the write-ahead log cannot be shortened");
        }
    }
}
