//! How long a bot may think, on how many threads, and how it is stopped.

use std::{
    fmt,
    str::FromStr,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// How long a bot may think. Playouts rather than seconds, so that games between bots can be reproduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// This many playouts.
    Playouts(u32),
    /// This many milliseconds: only at the server's edge and where a person waits.
    Millis(u32),
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

/// The terms on which a bot thinks.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// How long.
    pub budget: Budget,
    /// How many search trees share the budget, each on a thread of its own where there are that many. Part of the
    /// terms rather than read from the machine, so that the same terms give the same choice everywhere.
    pub trees: u32,
    /// Raised by whoever no longer wants the answer.
    pub stop: &'a AtomicBool,
}

impl<'a> Terms<'a> {
    /// To think in one tree.
    pub fn new(budget: Budget, stop: &'a AtomicBool) -> Terms<'a> {
        Terms { budget, trees: 1, stop }
    }

    /// The same in several trees.
    #[must_use]
    pub fn in_trees(self, trees: u32) -> Terms<'a> {
        Terms { trees: trees.max(1), ..self }
    }

    /// The same with so many times fewer playouts; time stays time.
    #[must_use]
    pub(crate) fn shortened(self, times: u32) -> Terms<'a> {
        let budget = match self.budget {
            Budget::Playouts(playouts) => Budget::Playouts((playouts / times).max(1)),
            Budget::Millis(millis) => Budget::Millis(millis),
        };
        Terms { budget, ..self }
    }

    /// The same with one of `parts` equal parts of the budget.
    #[must_use]
    pub(crate) fn part(self, parts: u32) -> Terms<'a> {
        let budget = match self.budget {
            Budget::Playouts(playouts) => Budget::Playouts(playouts / parts),
            Budget::Millis(millis) => Budget::Millis(millis / parts),
        };
        Terms { budget, ..self }
    }

    /// When thinking that begins now must end.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        match self.budget {
            Budget::Playouts(_) => None,
            Budget::Millis(millis) => Some(Instant::now() + Duration::from_millis(millis.into())),
        }
    }

    /// The share of tree number `tree`.
    pub(crate) fn watch(&self, tree: u32, deadline: Option<Instant>) -> Watch<'a> {
        let playouts = match self.budget {
            Budget::Playouts(all) => all / self.trees + u32::from(tree < all % self.trees),
            Budget::Millis(_) => u32::MAX,
        };
        Watch { playouts, deadline, begun: false, stop: self.stop }
    }
}

/// What is left of one tree's thinking.
pub(crate) struct Watch<'a> {
    playouts: u32,
    deadline: Option<Instant>,
    begun: bool,
    stop: &'a AtomicBool,
}

impl Watch<'_> {
    /// How many playouts come before the next look at the watch; 0 when thinking is over. A tree that is given a thread
    /// too late still gets one round, so that no choice is made without any thought.
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
