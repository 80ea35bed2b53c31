//! Who has a page of the table open. Not stored: it is known again as soon as the pages reconnect.

use std::{
    collections::HashMap,
    sync::{Arc, MutexGuard, PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use super::{Live, Snapshot};
use crate::store::VisitorId;

/// Who comes back within this time has not been away: a page that is loaded anew, or a line that flaps, is nobody's news.
const GRACE: Duration = Duration::from_secs(2);

impl Live {
    fn present(&self) -> MutexGuard<'_, HashMap<VisitorId, usize>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has the visitor a page of the table open, or had one a moment ago?
    pub fn is_present(&self, visitor: &VisitorId) -> bool {
        self.present().contains_key(visitor)
    }

    /// How many look on: visitors who sit nowhere, and pages of people without a name. More than `most` are not told apart: the
    /// page would be drawn anew for each of them.
    pub fn watching(&self, now: &Snapshot, most: usize) -> usize {
        let sits = |visitor: &VisitorId| now.seats.iter().any(|row| row.kind.is(visitor));
        let known = self.present().keys().filter(|visitor| !sits(visitor)).count();
        (known + self.strangers.load(Ordering::Relaxed)).min(most)
    }

    /// The visitor's last page was closed some time ago; they are gone unless another one was opened since.
    fn has_gone(self: &Arc<Self>, visitor: &VisitorId) {
        let gone = {
            let mut present = self.present();
            let gone = present.get(visitor) == Some(&0);
            if gone {
                present.remove(visitor);
            }
            gone
        };
        if gone {
            self.note(visitor);
            self.look_again_later();
            self.tell_seats();
        }
    }
}

impl Live {
    fn last_here(&self) -> MutexGuard<'_, HashMap<VisitorId, Instant>> {
        self.last_here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long a visitor has been away; nothing if they are here. Nobody is blamed for the time before the table woke.
    pub fn away_for(&self, visitor: &VisitorId) -> Option<Duration> {
        if self.is_present(visitor) {
            return None;
        }
        let last = self.last_here().get(visitor).copied().unwrap_or(self.woken);
        Some(last.max(self.woken).elapsed())
    }

    /// Has a visitor been away for so long that the others may do something about it?
    pub fn is_long_away(&self, visitor: &VisitorId) -> bool {
        self.away_for(visitor).is_some_and(|away| away >= self.away)
    }

    /// A visitor did something, if not by a page.
    pub fn note(&self, visitor: &VisitorId) {
        self.last_here().insert(visitor.clone(), Instant::now());
    }

    /// After a while those who are away may be replaced: then the pages are drawn anew.
    fn look_again_later(self: &Arc<Self>) {
        let live = Arc::downgrade(self);
        let away = self.away;
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(away + Duration::from_millis(50)).await;
                if let Some(live) = live.upgrade() {
                    live.tell_seats();
                }
            });
        }
    }
}

/// Somebody is here until this is dropped, and a moment longer.
pub struct Present {
    live: Arc<Live>,
    visitor: VisitorId,
}

impl Present {
    /// Somebody opens a page of the table.
    pub fn arrive(live: &Arc<Live>, visitor: &VisitorId) -> Present {
        let new = {
            let mut present = live.present();
            let new = !present.contains_key(visitor);
            *present.entry(visitor.clone()).or_default() += 1;
            new
        };
        if new {
            live.tell_seats();
        }
        Present { live: live.clone(), visitor: visitor.clone() }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let left = {
            let mut present = self.live.present();
            let pages = present.entry(self.visitor.clone()).or_insert(1);
            *pages -= 1;
            *pages
        };
        if left > 0 {
            return;
        }
        let (live, visitor) = (self.live.clone(), self.visitor.clone());
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => drop(runtime.spawn(async move {
                tokio::time::sleep(GRACE).await;
                live.has_gone(&visitor);
            })),
            // The server is gone; nobody is told.
            Err(_) => live.has_gone(&visitor),
        }
    }
}

/// Somebody without a name looks on until this is dropped.
pub struct Stranger(Arc<Live>);

impl Stranger {
    /// Somebody without a name opens a page of the table.
    pub fn arrive(live: &Arc<Live>) -> Stranger {
        live.strangers.fetch_add(1, Ordering::Relaxed);
        live.tell_seats();
        Stranger(live.clone())
    }
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.0.strangers.fetch_sub(1, Ordering::Relaxed);
        self.0.tell_seats();
    }
}
