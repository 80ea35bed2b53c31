//! Connections to PostgreSQL: few, with time limits everywhere, and given up when they are in doubt.

use std::{str::FromStr, time::Duration};

use deadpool_postgres::{
    Client, Manager, ManagerConfig, Object, PoolError, RecyclingMethod, Runtime, Timeouts,
};
use tokio::time::Instant;
use tokio_postgres::{Config, NoTls, error::SqlState};

use crate::{random, store::StoreError};

/// How long connecting may take, and how long one waits for a free connection.
const CONNECT: Duration = Duration::from_secs(3);
/// The longest time for everything that is done with one connection. The database gives up earlier, if it can.
const LONGEST: Duration = Duration::from_secs(6);
/// What the database itself gives up after.
const LIMITS: &str = "-c statement_timeout=5s -c idle_in_transaction_session_timeout=5s -c lock_timeout=4s \
                      -c default_transaction_isolation=read\\ committed -c synchronous_commit=on";
/// So long something is tried again while the database cannot be reached.
const PATIENCE: Duration = Duration::from_secs(4);
/// The first pause between two attempts; each is twice as long as the last.
const PAUSE: Duration = Duration::from_millis(25);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_millis(400);
/// How often something is tried again that another transaction was in the way of.
const COLLISIONS: u32 = 5;

/// Connections that are used in turn.
pub struct Pool(deadpool_postgres::Pool);

impl Pool {
    /// So many connections to the database at `url`; none is opened yet.
    pub fn new(url: &str, size: usize) -> Result<Pool, StoreError> {
        let unusable = |error: &dyn std::fmt::Display| StoreError::Unreadable(error.to_string());
        let mut config = Config::from_str(url).map_err(|error| unusable(&error))?;
        let options = config.get_options().map(|given| format!("{LIMITS} {given}"));
        config
            .options(options.as_deref().unwrap_or(LIMITS))
            .application_name("naust")
            .connect_timeout(CONNECT)
            .tcp_user_timeout(Duration::from_secs(5))
            .keepalives_idle(Duration::from_secs(5))
            .keepalives_interval(Duration::from_secs(2))
            .keepalives_retries(3);
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let pool = deadpool_postgres::Pool::builder(Manager::from_config(config, NoTls, manager))
            .max_size(size)
            .timeouts(Timeouts { wait: Some(CONNECT), create: Some(CONNECT), recycle: Some(CONNECT) })
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| unusable(&error))?;
        Ok(Pool(pool))
    }

    /// A connection of one's own, for a while.
    pub async fn get(&self) -> Result<Client, Failure> {
        Ok(self.0.get().await?)
    }

    /// Nobody gets a connection any more.
    pub fn close(&self) {
        self.0.close();
    }
}

/// Why something was not done.
#[derive(Debug)]
pub enum Failure {
    /// The database answered so, or the connection broke.
    Postgres(tokio_postgres::Error),
    /// There was no connection: nothing was sent.
    Unconnected(String),
    /// There was no answer in time.
    Silent,
    /// What was found cannot be read, or the request itself was wrong.
    Store(StoreError),
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Failure {
        Failure::Postgres(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

impl From<PoolError> for Failure {
    fn from(error: PoolError) -> Failure {
        match error {
            PoolError::Closed => Failure::Store(StoreError::Closed),
            error => Failure::Unconnected(error.to_string()),
        }
    }
}

/// What a failure calls for.
enum Cure {
    /// Nothing: it is an answer.
    None,
    /// Once more on another connection. Perhaps it was done.
    Reconnect,
    /// Once more: another transaction was in the way, and nothing was done.
    Repeat,
}

impl Failure {
    fn cure(&self) -> Cure {
        let error = match self {
            Failure::Postgres(error) => error,
            Failure::Unconnected(_) | Failure::Silent => return Cure::Reconnect,
            Failure::Store(_) => return Cure::None,
        };
        match error.code() {
            // Without a code it is not the database that speaks: a value does not fit, or the connection broke.
            None if is_our_mistake(error) => Cure::None,
            None if error.is_closed() || error.as_db_error().is_none() => Cure::Reconnect,
            Some(&SqlState::T_R_SERIALIZATION_FAILURE | &SqlState::T_R_DEADLOCK_DETECTED) => Cure::Repeat,
            // It waited for another's lock or ran out of time: it was taken back.
            Some(&SqlState::LOCK_NOT_AVAILABLE | &SqlState::QUERY_CANCELED) => Cure::Repeat,
            // 08: connection, 53: too many connections or no room, 57P: the database ends or begins, 25006: it follows
            // another one and takes no changes.
            Some(code) if ["08", "53", "57P", "25006"].iter().any(|class| code.code().starts_with(class)) => {
                Cure::Reconnect
            }
            _ => Cure::None,
        }
    }

    /// The failure as whoever asked gets it.
    pub fn into_store(self) -> StoreError {
        match (self.cure(), self) {
            (_, Failure::Store(error)) => error,
            (Cure::None, Failure::Postgres(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
                StoreError::Conflict(told(&error))
            }
            (Cure::None, Failure::Postgres(error)) => StoreError::Database(told(&error).into()),
            (_, Failure::Postgres(error)) => StoreError::Away(told(&error)),
            (_, Failure::Unconnected(reason)) => StoreError::Away(reason),
            (_, Failure::Silent) => StoreError::Away("no answer in time".into()),
        }
    }
}

/// Was a value to be sent or read that is of another kind?
fn is_our_mistake(error: &tokio_postgres::Error) -> bool {
    let text = error.to_string();
    text.starts_with("error serializing") || text.starts_with("error deserializing")
}

/// What the database said, without the values it said it of: those may be secret.
fn told(error: &tokio_postgres::Error) -> String {
    match error.as_db_error() {
        Some(error) => format!("{} ({})", error.message(), error.code().code()),
        None => error.to_string(),
    }
}

/// Tries, and counts.
pub struct Attempts {
    since: Instant,
    pause: Duration,
    collisions: u32,
    in_doubt: bool,
}

impl Attempts {
    /// None yet.
    pub fn new() -> Attempts {
        Attempts { since: Instant::now(), pause: PAUSE, collisions: 0, in_doubt: false }
    }

    /// May an earlier attempt have been carried out, unknown to us?
    pub fn are_in_doubt(&self) -> bool {
        self.in_doubt
    }

    /// One attempt has ended; waits if there shall be another one, and otherwise gives the answer.
    pub async fn judge<T>(&mut self, outcome: Result<T, Failure>) -> Option<Result<T, StoreError>> {
        let failure = match outcome {
            Ok(value) => return Some(Ok(value)),
            Err(failure) => failure,
        };
        let again = match failure.cure() {
            Cure::None => false,
            Cure::Repeat => {
                self.collisions += 1;
                self.collisions <= COLLISIONS
            }
            Cure::Reconnect => {
                self.in_doubt |= !matches!(failure, Failure::Unconnected(_));
                self.since.elapsed() < PATIENCE
            }
        };
        if !again {
            return Some(Err(failure.into_store()));
        }
        let [jitter] = random::bytes::<1>();
        tokio::time::sleep(self.pause + self.pause * u32::from(jitter) / 256).await;
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        None
    }
}

/// Does something with a connection, in time.
pub async fn in_time<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::time::timeout(LONGEST, work).await.unwrap_or(Err(Failure::Silent))
}

/// Gives a connection back, or up if it is in doubt.
pub fn give_back<T>(object: Object, outcome: &Result<T, Failure>) {
    if outcome.as_ref().is_err_and(|failure| matches!(failure.cure(), Cure::Reconnect)) {
        drop(Object::take(object));
    }
}

/// Tries something with a connection until it is done, is refused or the patience is at an end. `$in_doubt` says whether an
/// earlier attempt may have been carried out.
macro_rules! attempted {
    ($pool:expr, |$client:ident, $in_doubt:ident| $work:expr) => {{
        let mut attempts = $crate::store::postgres::connection::Attempts::new();
        loop {
            let $in_doubt = attempts.are_in_doubt();
            let outcome = match $pool.get().await {
                Ok(mut object) => {
                    let outcome = {
                        let $client = &mut object;
                        $crate::store::postgres::connection::in_time($work).await
                    };
                    $crate::store::postgres::connection::give_back(object, &outcome);
                    outcome
                }
                Err(failure) => Err(failure),
            };
            if let Some(answer) = attempts.judge(outcome).await {
                break answer;
            }
        }
    }};
}
pub(super) use attempted;
