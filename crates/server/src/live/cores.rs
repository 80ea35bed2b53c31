//! The cores of the machine, shared by all thoughts: those whom people wait for come first, and nobody's thoughts keep
//! out those of others.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

use crate::store::VisitorId;

/// How urgent a thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody waits for it.
    Awaited,
    /// Nobody looks.
    Unwatched,
}

/// How many thoughts may wait that could as well not be thought.
const MOST_WAITING: usize = 256;

/// The cores that thoughts share: as many thoughts run at the same time as there are cores, the others wait.
#[derive(Clone)]
pub struct Cores(Arc<Shared>);

struct Shared {
    all: u32,
    state: Mutex<State>,
}

struct State {
    free: u32,
    awaited: Queue,
    unwatched: Queue,
}

/// Thoughts in line: one of each visitor in turn.
#[derive(Default)]
struct Queue {
    turns: VecDeque<VisitorId>,
    waiting: HashMap<VisitorId, VecDeque<oneshot::Sender<Share>>>,
}

impl Queue {
    fn push(&mut self, visitor: &VisitorId, thought: oneshot::Sender<Share>) {
        let waiting = self.waiting.entry(visitor.clone()).or_default();
        if waiting.is_empty() {
            self.turns.push_back(visitor.clone());
        }
        waiting.push_back(thought);
    }

    fn pop(&mut self) -> Option<oneshot::Sender<Share>> {
        let visitor = self.turns.pop_front()?;
        let waiting = self.waiting.get_mut(&visitor)?;
        let thought = waiting.pop_front();
        if waiting.is_empty() {
            self.waiting.remove(&visitor);
        } else {
            self.turns.push_back(visitor);
        }
        thought
    }

    fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }
}

/// What one thought has of the cores, until it is dropped.
pub struct Share {
    /// On so many threads it may run.
    pub threads: u32,
    shared: Arc<Shared>,
}

impl Cores {
    /// So many cores, one at least.
    pub fn new(all: usize) -> Cores {
        let all = all.max(1) as u32;
        let state = State { free: all, awaited: Queue::default(), unwatched: Queue::default() };
        Cores(Arc::new(Shared { all, state: Mutex::new(state) }))
    }

    /// Waits until a thought for `visitor` may run. It may use as many threads as there are cores for each of the thoughts
    /// that run then.
    pub async fn share(&self, visitor: &VisitorId, urgency: Urgency) -> Share {
        let given = {
            let mut state = self.0.lock();
            let (give, given) = oneshot::channel();
            match urgency {
                Urgency::Awaited => state.awaited.push(visitor, give),
                Urgency::Unwatched => state.unwatched.push(visitor, give),
            }
            self.0.give(&mut state);
            given
        };
        // Whoever waits is in the queue until it is given a share, and the queue lives as long as this.
        given.await.unwrap_or_else(|_| Share { threads: 1, shared: Shared::detached() })
    }

    /// Whether so much waits that nothing should be added without need.
    pub fn are_crowded(&self) -> bool {
        let state = self.0.lock();
        state.awaited.len() + state.unwatched.len() >= MOST_WAITING
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The queues are whole at every moment, so a panic elsewhere cannot have spoilt them.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something that no share is taken from.
    fn detached() -> Arc<Shared> {
        let state = State { free: 0, awaited: Queue::default(), unwatched: Queue::default() };
        Arc::new(Shared { all: 1, state: Mutex::new(state) })
    }

    /// Gives what is free to those who wait. Who has gone meanwhile is passed over.
    fn give(self: &Arc<Self>, state: &mut State) {
        while state.free > 0 {
            let Some(next) = state.awaited.pop().or_else(|| state.unwatched.pop()) else { return };
            if next.is_closed() {
                continue;
            }
            state.free -= 1;
            let running = (self.all - state.free).max(1);
            let share = Share { threads: (self.all / running).max(1), shared: self.clone() };
            if let Err(mut unwanted) = next.send(share) {
                // It is taken back here: dropped as it is, it would wait for the lock that is held.
                unwanted.shared = Shared::detached();
                state.free += 1;
            }
        }
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.free += 1;
        self.shared.give(&mut state);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures::FutureExt;

    use super::*;

    fn visitor(name: &str) -> VisitorId {
        VisitorId(name.into())
    }

    #[tokio::test]
    async fn thoughts_share_the_cores_and_no_more_run_than_there_are() {
        let cores = Cores::new(4);
        let someone = visitor("ingrid");
        let mut shares = Vec::new();
        for threads in [4, 2, 1, 1] {
            let share = cores.share(&someone, Urgency::Awaited).await;
            assert_eq!(share.threads, threads);
            shares.push(share);
        }
        let waits =
            tokio::time::timeout(Duration::from_millis(20), cores.share(&someone, Urgency::Awaited)).await;
        assert!(waits.is_err(), "a fifth thought waits");
        shares.pop();
        assert_eq!(cores.share(&someone, Urgency::Awaited).await.threads, 1);
        shares.clear();
        assert_eq!(
            cores.share(&someone, Urgency::Awaited).await.threads,
            4,
            "who gave up waiting has nothing"
        );
        assert_eq!(Cores::new(0).share(&someone, Urgency::Awaited).await.threads, 1);
    }

    #[tokio::test]
    async fn visitors_take_turns_and_those_who_wait_come_first() {
        let cores = Cores::new(1);
        let (busy, calm) = (visitor("busy"), visitor("calm"));
        let running = cores.share(&busy, Urgency::Awaited).await;
        let ask = |name: &'static str, visitor: &VisitorId, urgency| {
            let (cores, visitor) = (cores.clone(), visitor.clone());
            let mut asked = Box::pin(async move {
                let share = cores.share(&visitor, urgency).await;
                (name, share)
            });
            assert!(asked.as_mut().now_or_never().is_none(), "it waits in line");
            asked
        };
        let mut line = vec![
            ask("unwatched", &calm, Urgency::Unwatched),
            ask("busy 1", &busy, Urgency::Awaited),
            ask("busy 2", &busy, Urgency::Awaited),
            ask("busy 3", &busy, Urgency::Awaited),
            ask("calm", &calm, Urgency::Awaited),
        ];
        drop(running);
        let mut order = Vec::new();
        while !line.is_empty() {
            let next = line.iter_mut().enumerate().find_map(|(index, asked)| {
                asked.as_mut().now_or_never().map(|(name, share)| (index, name, share))
            });
            let (index, name, share) = next.expect("one of them has its turn");
            order.push(name);
            drop(line.remove(index));
            drop(share);
        }
        assert_eq!(order, ["busy 1", "calm", "busy 2", "busy 3", "unwatched"]);
    }
}
