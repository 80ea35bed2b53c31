//! Whose session a token is, remembered for a while: every request asks.
//!
//! What this server revokes or renames is forgotten at once. Another server on the same data may do so, too; therefore
//! nothing is believed for longer than [`TRUST`].

use std::{
    collections::HashMap,
    sync::{
        PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicU64, Ordering},
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
/// How many revocations a listener may be behind; one that missed some looks its own session up.
const BEHIND: usize = 64;

struct Known {
    person: Person,
    since: Instant,
    /// When the store was last told that the session is used.
    told: Instant,
}

/// Whose session a token is.
pub struct Sessions {
    known: RwLock<HashMap<[u8; 32], Known>>,
    /// Raised before anything is forgotten: an answer that was asked for before is not remembered after.
    changes: AtomicU64,
    revoked: broadcast::Sender<VisitorId>,
}

impl Default for Sessions {
    fn default() -> Sessions {
        let (revoked, _) = broadcast::channel(BEHIND);
        Sessions { known: RwLock::default(), changes: AtomicU64::new(0), revoked }
    }
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
        // Nobody may hold anything open, and that is well.
        let _ = self.revoked.send(visitor.clone());
    }

    /// Hears whose sessions are revoked from now on.
    pub fn revocations(&self) -> broadcast::Receiver<VisitorId> {
        self.revoked.subscribe()
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<[u8; 32], Known>> {
        // The map is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.known.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, HashMap<[u8; 32], Known>> {
        self.known.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Waits until the sessions of `visitor` are revoked; for ever if nobody in particular looks.
pub async fn revoked(revocations: &mut broadcast::Receiver<VisitorId>, visitor: Option<&VisitorId>) {
    loop {
        match (revocations.recv().await, visitor) {
            (Ok(revoked), Some(visitor)) if revoked == *visitor => return,
            // Who missed some cannot know; to end is right in any case, since a valid session may open anew.
            (Err(broadcast::error::RecvError::Lagged(_)), Some(_)) => return,
            (Err(broadcast::error::RecvError::Closed), _) => std::future::pending().await,
            _ => {}
        }
    }
}
