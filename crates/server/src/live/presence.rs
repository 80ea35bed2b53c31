//! Who has a page of the table open. Not stored: it is known again as soon as the pages reconnect.

use std::{
    collections::HashMap,
    sync::{Arc, MutexGuard, PoisonError},
};

use super::Live;
use crate::store::VisitorId;

impl Live {
    fn present(&self) -> MutexGuard<'_, HashMap<VisitorId, usize>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has the visitor a page of the table open?
    pub fn is_present(&self, visitor: &VisitorId) -> bool {
        self.present().contains_key(visitor)
    }
}

/// Somebody is here until this is dropped.
pub struct Present {
    live: Arc<Live>,
    visitor: VisitorId,
}

impl Present {
    /// Somebody opens a page of the table.
    pub fn arrive(live: &Arc<Live>, visitor: &VisitorId) -> Present {
        let pages = {
            let mut present = live.present();
            let pages = present.entry(visitor.clone()).or_default();
            *pages += 1;
            *pages
        };
        if pages == 1 {
            live.tell_seats();
        }
        Present { live: live.clone(), visitor: visitor.clone() }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        let gone = {
            let mut present = self.live.present();
            let pages = present.get(&self.visitor).copied().unwrap_or_default();
            if pages > 1 {
                present.insert(self.visitor.clone(), pages - 1);
            } else {
                present.remove(&self.visitor);
            }
            pages <= 1
        };
        if gone {
            self.live.tell_seats();
        }
    }
}
