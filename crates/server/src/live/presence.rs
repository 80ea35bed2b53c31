//! Who has a page of the table open. Not stored: it is known again as soon as the pages reconnect.

use std::{
    collections::HashMap,
    sync::{Arc, MutexGuard, PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use super::{Command, Live, Snapshot};
use crate::store::{SeatKind, VisitorId};

/// Who comes back within this time has not been away: a page that is loaded anew, or a line that flaps, is nobody's news.
const GRACE: Duration = Duration::from_secs(2);
/// So long after another node told so somebody is believed to be there: it tells so more than twice in that time.
const ELSEWHERE: Duration = Duration::from_secs(40);
/// Whoever comes and goes again and again is gone only after twice as long each time, up to this.
const LONGEST_GRACE: Duration = Duration::from_secs(120);
/// Who has not gone for so long is believed at once again.
const FORGIVEN: Duration = Duration::from_secs(300);

/// So often at most pages are told how many look on.
const COUNTED: Duration = Duration::from_secs(1);

/// How often somebody has gone of late, and when last.
pub type Gone = (u32, Instant);

/// How long after somebody's last page was closed they are gone.
fn grace(gone: Option<&Gone>, now: Instant) -> Duration {
    match gone {
        Some((times, last)) if now.duration_since(*last) < FORGIVEN => {
            (GRACE * 2u32.pow((*times).min(10))).min(LONGEST_GRACE)
        }
        _ => GRACE,
    }
}

impl Live {
    fn present(&self) -> MutexGuard<'_, HashMap<VisitorId, usize>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has the visitor a page of the table open, or had one a moment ago?
    pub fn is_present(&self, visitor: &VisitorId) -> bool {
        self.present().contains_key(visitor) || self.was_elsewhere(visitor)
    }

    /// The seats of those who have a page of the table open here, one bit each.
    pub fn present_seats(&self) -> u16 {
        let (present, now) = (self.present(), self.snapshot());
        let here = now.seats.iter().filter(|row| match &row.kind {
            SeatKind::Person(visitor) => present.contains_key(visitor),
            SeatKind::Open | SeatKind::Bot(_) => false,
        });
        here.fold(0, |seats, row| seats | (1 << row.seat.0))
    }

    /// Has the visitor a page of the table open at another node, as far as that is known?
    fn was_elsewhere(&self, visitor: &VisitorId) -> bool {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        elsewhere.get(visitor).is_some_and(|told| told.elapsed() < ELSEWHERE)
    }

    /// Another node tells that the visitor has a page of the table open there.
    pub fn is_elsewhere(&self, visitor: &VisitorId) {
        let new = !self.is_present(visitor);
        let mut elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        elsewhere.insert(visitor.clone(), Instant::now());
        drop(elsewhere);
        self.note(visitor);
        if new {
            self.tell_seats();
        }
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
            let mut flaps = self.flaps();
            flaps.retain(|_, (_, last)| last.elapsed() < FORGIVEN);
            let (times, last) = flaps.entry(visitor.clone()).or_insert((0, Instant::now()));
            (*times, *last) = (*times + 1, Instant::now());
            drop(flaps);
            if self.is_seated(visitor) {
                self.look_again_later();
                self.tell_seats();
            } else {
                self.count_watchers();
            }
        }
    }
}

impl Live {
    fn flaps(&self) -> MutexGuard<'_, HashMap<VisitorId, Gone>> {
        self.flaps.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those who only look on are counted anew after a moment, once for all who come and go meanwhile.
    fn count_watchers(self: &Arc<Self>) {
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        if self.counting.swap(true, Ordering::Relaxed) {
            return;
        }
        let live = Arc::downgrade(self);
        runtime.spawn(async move {
            tokio::time::sleep(COUNTED).await;
            if let Some(live) = live.upgrade() {
                live.counting.store(false, Ordering::Relaxed);
                live.tell_seats();
            }
        });
    }

    fn is_seated(&self, visitor: &VisitorId) -> bool {
        self.snapshot().seats.iter().any(|row| row.kind.is(visitor))
    }

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
        if new && live.is_seated(visitor) {
            live.tell_seats();
            // Other nodes are told so now and then, too; a keeper that has much to do need not.
            let _ = live.commands.try_send(Command::Arrived);
        } else if new {
            live.count_watchers();
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
                let grace = grace(live.flaps().get(&visitor), Instant::now());
                tokio::time::sleep(grace).await;
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
        live.count_watchers();
        Stranger(live.clone())
    }
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.0.strangers.fetch_sub(1, Ordering::Relaxed);
        self.0.count_watchers();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_and_goes_again_and_again_is_believed_later_each_time() {
        let now = Instant::now();
        let gone = |times| grace(Some(&(times, now)), now);
        assert_eq!(grace(None, now), GRACE);
        assert_eq!((gone(1), gone(2)), (2 * GRACE, 4 * GRACE));
        assert_eq!(gone(u32::MAX), LONGEST_GRACE);
        assert_eq!(grace(Some(&(9, now)), now + FORGIVEN), GRACE);
    }
}
