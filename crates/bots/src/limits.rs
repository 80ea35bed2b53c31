//! How long a bot may think, on how many threads, where its luck comes from and how it is stopped.

use std::{
    fmt,
    str::FromStr,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use rayon::ThreadPoolBuilder;

/// How long a bot may think. Playouts rather than seconds, so that games between bots can be reproduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// This many playouts.
    Playouts(u32),
    /// This many milliseconds from when the thought begins to run: only at the server's edge and where a person waits.
    Millis(u32),
}

impl Budget {
    /// So many times fewer playouts; time stays time.
    #[must_use]
    pub(crate) fn shortened(self, times: u32) -> Budget {
        match self {
            Budget::Playouts(playouts) => Budget::Playouts((playouts / times).max(1)),
            Budget::Millis(millis) => Budget::Millis(millis),
        }
    }

    /// One of `parts` equal parts.
    #[must_use]
    pub(crate) fn part(self, parts: u32) -> Budget {
        match self {
            Budget::Playouts(playouts) => Budget::Playouts(playouts / parts),
            Budget::Millis(millis) => Budget::Millis(millis / parts),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Playouts(playouts) => write!(f, "{playouts}"),
            Budget::Millis(millis) => write!(f, "{millis}ms"),
        }
    }
}

impl FromStr for Budget {
    type Err = ();

    /// `2000` is a number of playouts, `500ms` a time.
    fn from_str(text: &str) -> Result<Budget, ()> {
        let number = |digits: &str| digits.parse().ok().filter(|&n: &u32| n > 0).ok_or(());
        match text.strip_suffix("ms") {
            Some(digits) => number(digits).map(Budget::Millis),
            None => number(text).map(Budget::Playouts),
        }
    }
}

/// The limits of one thought.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// How long.
    pub budget: Budget,
    /// Where its luck comes from.
    pub seed: u64,
    /// How many threads share the budget: its own ones, so that thoughts that run at the same time do not wait for each
    /// other. One thread is the caller's. A limit rather than read from the machine, so that the same limits give the
    /// same choice everywhere, if the budget is in playouts.
    pub threads: u32,
    /// Raised by whoever no longer wants the answer.
    pub stop: &'a AtomicBool,
}

impl<'a> Limits<'a> {
    /// To think on one thread.
    pub fn new(budget: Budget, seed: u64, stop: &'a AtomicBool) -> Limits<'a> {
        Limits { budget, seed, threads: 1, stop }
    }

    /// The same on several threads.
    #[must_use]
    pub fn on_threads(self, threads: u32) -> Limits<'a> {
        Limits { threads: threads.max(1), ..self }
    }

    /// The same, but a budget in playouts is spent on one thread: what is chosen then depends on the budget and the seed
    /// alone.
    #[must_use]
    pub fn reproducible(self) -> Limits<'a> {
        match self.budget {
            Budget::Playouts(_) => Limits { threads: 1, ..self },
            Budget::Millis(_) => self,
        }
    }

    /// Lets a thought run on its threads.
    pub(crate) fn run<R: Send>(&self, thought: impl FnOnce() -> R + Send) -> R {
        if self.threads <= 1 {
            return thought();
        }
        match ThreadPoolBuilder::new().num_threads(self.threads as usize).build() {
            Ok(pool) => pool.install(thought),
            // A machine that gives no more threads still answers.
            Err(_) => thought(),
        }
    }

    /// When thinking that begins now must end.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        match self.budget {
            Budget::Playouts(_) => None,
            Budget::Millis(millis) => Some(Instant::now() + Duration::from_millis(millis.into())),
        }
    }

    /// The share of thread number `thread`.
    pub(crate) fn watch(&self, thread: u32, deadline: Option<Instant>) -> Watch<'a> {
        let threads = self.threads.max(1);
        let playouts = match self.budget {
            Budget::Playouts(all) => all / threads + u32::from(thread < all % threads),
            Budget::Millis(_) => u32::MAX,
        };
        Watch { playouts, deadline, begun: false, stop: self.stop }
    }
}

/// What is left of one thread's thinking.
pub(crate) struct Watch<'a> {
    playouts: u32,
    deadline: Option<Instant>,
    begun: bool,
    stop: &'a AtomicBool,
}

impl Watch<'_> {
    /// How many playouts come before the next look at the watch; 0 when thinking is over. A thread that begins too late
    /// still gets one round, so that no choice is made without any thought.
    pub(crate) fn next_round(&mut self) -> u32 {
        let late = self.begun && self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late || self.stop.load(Ordering::Relaxed) {
            return 0;
        }
        self.begun = true;
        let round = self.playouts.min(32);
        self.playouts -= round;
        round
    }

    /// Takes `playouts` at once, if so many are left; the first time in any case.
    pub(crate) fn take(&mut self, playouts: u32, first: bool) -> bool {
        let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let over = late || self.stop.load(Ordering::Relaxed) || playouts > self.playouts;
        self.playouts = self.playouts.saturating_sub(playouts);
        first || !over
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread_is_the_callers_and_several_are_its_own() {
        let stop = AtomicBool::new(false);
        let limits = Limits::new(Budget::Playouts(1), 1, &stop);
        let here = std::thread::current().id();
        assert_eq!(limits.run(|| std::thread::current().id()), here);
        let (threads, there) =
            limits.on_threads(3).run(|| (rayon::current_num_threads(), std::thread::current().id()));
        assert_eq!(threads, 3);
        assert_ne!(there, here);
        assert_eq!(limits.on_threads(3).reproducible().threads, 1);
        let by_time = Limits { budget: Budget::Millis(5), ..limits };
        assert_eq!(by_time.on_threads(3).reproducible().threads, 3);
    }
}
