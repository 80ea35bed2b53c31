//! Who has a page of the table open. Not stored: it is known again as soon as the pages reconnect.

use std::{
    collections::HashMap,
    sync::{Arc, MutexGuard, PoisonError},
    time::Duration,
};

use super::Live;
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

    /// The visitor's last page was closed some time ago; they are gone unless another one was opened since.
    fn has_gone(&self, visitor: &VisitorId) {
        let gone = {
            let mut present = self.present();
            let gone = present.get(visitor) == Some(&0);
            if gone {
                present.remove(visitor);
            }
            gone
        };
        if gone {
            self.tell_seats();
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
