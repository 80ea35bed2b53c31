//! The time of day, for things people read and for clocks; rules know none.
//!
//! Servers that share a database go by its clock, not by their own: whose time has run out must not depend on who looks.

use std::{
    sync::{
        OnceLock,
        atomic::{AtomicI64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

/// How far the database's clock is ahead of this machine's.
static AHEAD: Ahead = Ahead(AtomicI64::new(0));

/// Milliseconds since 1970.
pub fn now() -> i64 {
    of_this_machine() + AHEAD.0.load(Ordering::Relaxed)
}

/// The same as this machine tells it, right or wrong.
pub fn of_this_machine() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    now + off_by()
}

/// So wrong tests make the clock of this machine.
fn off_by() -> i64 {
    static OFF_BY: OnceLock<i64> = OnceLock::new();
    let told = || std::env::var("NAUST_CLOCK_OFF_BY").ok()?.parse().ok();
    *OFF_BY.get_or_init(|| told().unwrap_or(0))
}

/// The database was asked for its time at the moment `asked` of this machine, and told `time` until now.
pub fn told(time: i64, asked: i64) {
    AHEAD.told(time, asked, of_this_machine());
}

/// Milliseconds between two clocks.
struct Ahead(AtomicI64);

impl Ahead {
    fn told(&self, time: i64, asked: i64, answered: i64) {
        let ahead = time - (asked + (answered - asked) / 2);
        // What the way there and back may explain is left alone, so that time does not jump to and fro.
        if (ahead - self.0.load(Ordering::Relaxed)).abs() > answered - asked {
            self.0.store(ahead, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_the_database_counts() {
        let clock = Ahead(AtomicI64::new(0));
        let ahead = || clock.0.load(Ordering::Relaxed);
        clock.told(605_000, 1_000, 3_000);
        assert_eq!(ahead(), 603_000, "told half way between asking and hearing");
        clock.told(605_500, 2_000, 4_000);
        assert_eq!(ahead(), 603_000, "the answer may have been on its way for so long");
        clock.told(5_000, 5_000, 5_002);
        assert_eq!(ahead(), -1, "and back");
    }
}
