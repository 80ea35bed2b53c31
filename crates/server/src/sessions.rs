//! Whose session a token is, remembered for a while: every request asks.
//!
//! What this server revokes or renames is forgotten at once. Another server on the same data may do so, too; therefore
//! nothing is believed for longer than [`TRUST`].

use std::{
    collections::HashMap,
    sync::{
        Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::broadcast;

use crate::{
    clock,
    store::{Person, Store, StoreError, VisitorId},
};

/// How long an answer of the store is believed.
const TRUST: Duration = Duration::from_secs(5);
/// How exactly the store knows when a session was last used.
const USED: Duration = Duration::from_secs(600);
/// So many sessions are remembered, about 200 bytes each. When there are more, all are asked for again.
const MOST: usize = 50_000;
/// Fewer listeners than this are not worth tidying.
const FEW: usize = 64;

struct Known {
    person: Person,
    since: Instant,
    /// When the store was last told that the session is used.
    told: Instant,
}

/// Whose session a token is.
#[derive(Default)]
pub struct Sessions {
    known: RwLock<HashMap<[u8; 32], Known>>,
    /// Raised before anything is forgotten: an answer that was asked for before is not remembered after.
    changes: AtomicU64,
    /// Those who hold something open, each told of their own sessions alone.
    listening: Mutex<HashMap<VisitorId, broadcast::Sender<()>>>,
    /// How many of them there were when those who have gone were last forgotten.
    tidied: AtomicUsize,
}

impl Sessions {
    /// Whom a session token, given by its hash, belongs to.
    pub async fn person(&self, store: &dyn Store, hash: &[u8; 32]) -> Result<Option<Person>, StoreError> {
        if let Some(known) = self.read().get(hash).filter(|known| known.since.elapsed() < TRUST) {
            return Ok(Some(known.person.clone()));
        }
        let changes = self.changes.load(Ordering::SeqCst);
        let since = Instant::now();
        let person = match store.visitor_by_token(hash).await {
            // Nobody can be let in or out while the store is away, so whoever was let in before may go on looking.
            Err(error @ StoreError::Away(_)) => {
                let known = self.read().get(hash).map(|known| known.person.clone());
                return known.map(Some).ok_or(error);
            }
            answer => answer?,
        };
        // Tokens that are nobody's are not remembered: there is no end to them.
        if let Some(person) = &person {
            let told = self.read().get(hash).map(|known| known.told).filter(|told| told.elapsed() < USED);
            if told.is_none() {
                store.touch_session(hash, clock::now()).await?;
            }
            let told = told.unwrap_or(since);
            let mut known = self.write();
            if self.changes.load(Ordering::SeqCst) == changes {
                if known.len() >= MOST {
                    known.clear();
                }
                known.insert(*hash, Known { person: person.clone(), since, told });
            }
        }
        Ok(person)
    }

    /// What is known of a visitor is no longer true.
    pub fn forget(&self, visitor: &VisitorId) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.write().retain(|_, known| known.person.id != *visitor);
    }

    /// The sessions of a visitor are no longer valid: what they hold open ends.
    pub fn revoke(&self, visitor: &VisitorId) {
        self.forget(visitor);
        // All who listen end; whose session is still valid may come again.
        self.listening().remove(visitor);
    }

    /// Hears when a visitor's sessions are revoked; nobody in particular has none.
    pub fn revocation(&self, visitor: Option<&VisitorId>) -> Revocation {
        let Some(visitor) = visitor else { return Revocation(None) };
        let mut listening = self.listening();
        if listening.len() >= 2 * self.tidied.load(Ordering::SeqCst).max(FEW) {
            listening.retain(|_, sender| sender.receiver_count() > 0);
            self.tidied.store(listening.len(), Ordering::SeqCst);
        }
        let sender = listening.entry(visitor.clone()).or_insert_with(|| broadcast::channel(1).0);
        Revocation(Some(sender.subscribe()))
    }

    fn listening(&self) -> MutexGuard<'_, HashMap<VisitorId, broadcast::Sender<()>>> {
        self.listening.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<[u8; 32], Known>> {
        // The map is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.known.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, HashMap<[u8; 32], Known>> {
        self.known.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends with the sessions of a visitor.
pub struct Revocation(Option<broadcast::Receiver<()>>);

impl Revocation {
    /// Waits until the sessions are revoked; for ever if nobody in particular looks.
    pub async fn happens(&mut self) {
        match &mut self.0 {
            // Nothing is ever sent: the sender is dropped.
            Some(revoked) => while revoked.recv().await.is_ok() {},
            None => std::future::pending().await,
        }
    }
}
