//! The cores of the machine, shared by all thoughts: those whom people wait for come first, and nobody's thoughts keep
//! out those of others.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::oneshot;

use crate::store::VisitorId;

/// How urgent a thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Somebody who plays waits for it.
    Awaited,
    /// Somebody plays there, but nobody looks.
    Unwatched,
    /// Nobody plays there but bots. It runs on what others leave, and gives way to whoever comes.
    Idle,
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

#[derive(Default)]
struct State {
    free: u32,
    /// How many shares have been given.
    given: u64,
    /// By urgency.
    waiting: [Queue; 3],
    /// The idle thoughts that run, by their stop flags.
    idle: Vec<Arc<AtomicBool>>,
}

/// Thoughts in line: one of each visitor in turn.
#[derive(Default)]
struct Queue {
    turns: VecDeque<VisitorId>,
    waiting: HashMap<VisitorId, VecDeque<Waiting>>,
}

/// A thought in line.
struct Waiting {
    give: oneshot::Sender<Share>,
    /// How many shares had been given when it came.
    came: u64,
}

impl Queue {
    fn push(&mut self, visitor: &VisitorId, thought: Waiting) {
        let waiting = self.waiting.entry(visitor.clone()).or_default();
        if waiting.is_empty() {
            self.turns.push_back(visitor.clone());
        }
        waiting.push_back(thought);
    }

    fn pop(&mut self) -> Option<Waiting> {
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
    /// So many others were given theirs while it waited.
    pub passed: u64,
    /// Raised when an idle thought has to give way: then it is to be thought again later.
    pub stop: Arc<AtomicBool>,
    shared: Arc<Shared>,
    urgency: Urgency,
}

impl Cores {
    /// So many cores, one at least.
    pub fn new(all: usize) -> Cores {
        let all = all.max(1) as u32;
        let state = State { free: all, ..State::default() };
        Cores(Arc::new(Shared { all, state: Mutex::new(state) }))
    }

    /// Waits until a thought for `visitor` may run. It may use as many threads as there are cores for each of the thoughts
    /// that run then.
    pub async fn share(&self, visitor: &VisitorId, urgency: Urgency) -> Share {
        let given = {
            let mut state = self.0.lock();
            let (give, given) = oneshot::channel();
            let came = state.given;
            state.waiting[urgency as usize].push(visitor, Waiting { give, came });
            self.0.give(&mut state);
            if urgency != Urgency::Idle {
                state.make_room();
            }
            given
        };
        // Whoever waits is in the queue until it is given a share, and the queue lives as long as this.
        given.await.unwrap_or_else(|_| Share {
            threads: 1,
            passed: 0,
            stop: Arc::default(),
            shared: Shared::detached(),
            urgency,
        })
    }

    /// How many thoughts wait.
    pub fn waiting(&self) -> [(Urgency, usize); 3] {
        let state = self.0.lock();
        [Urgency::Awaited, Urgency::Unwatched, Urgency::Idle]
            .map(|urgency| (urgency, state.waiting[urgency as usize].len()))
    }

    /// Whether so much waits that nothing should be added without need.
    pub fn are_crowded(&self) -> bool {
        let state = self.0.lock();
        state.waiting[..Urgency::Idle as usize].iter().map(Queue::len).sum::<usize>() >= MOST_WAITING
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // The queues are whole at every moment, so a panic elsewhere cannot have spoilt them.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something that no share is taken from.
    fn detached() -> Arc<Shared> {
        Arc::new(Shared { all: 1, state: Mutex::default() })
    }

    /// Gives what is free to those who wait. Who has gone meanwhile is passed over.
    fn give(self: &Arc<Self>, state: &mut State) {
        while state.free > 0 {
            let Some((urgency, Waiting { give, came })) = self.next(state) else { return };
            if give.is_closed() {
                continue;
            }
            state.free -= 1;
            // Those that only fill the time do not take more threads than one.
            let running = (self.all - state.free).max(1);
            let threads = if urgency == Urgency::Idle { 1 } else { (self.all / running).max(1) };
            let stop = Arc::new(AtomicBool::new(false));
            if urgency == Urgency::Idle {
                state.idle.push(stop.clone());
            }
            let passed = state.given - came;
            state.given += 1;
            let share = Share { threads, passed, stop, shared: self.clone(), urgency };
            if let Err(mut unwanted) = give.send(share) {
                // It is taken back here: dropped as it is, it would wait for the lock that is held.
                unwanted.shared = Shared::detached();
                state.end(&unwanted);
            }
        }
    }

    /// Who is next, the most urgent first. Idle thoughts leave one core to whoever may come, if there is more than one.
    fn next(&self, state: &mut State) -> Option<(Urgency, Waiting)> {
        for urgency in [Urgency::Awaited, Urgency::Unwatched, Urgency::Idle] {
            if urgency == Urgency::Idle && state.idle.len() as u32 >= (self.all - 1).max(1) {
                return None;
            }
            if let Some(next) = state.waiting[urgency as usize].pop() {
                return Some((urgency, next));
            }
        }
        None
    }
}

impl State {
    /// Asks an idle thought to give way if somebody else has to wait.
    fn make_room(&mut self) {
        let waiting = self.waiting[..Urgency::Idle as usize].iter().map(Queue::len).sum::<usize>();
        let giving_way = self.idle.iter().filter(|stop| stop.load(Ordering::Relaxed)).count();
        if self.free == 0
            && waiting > giving_way
            && let Some(stop) = self.idle.iter().find(|stop| !stop.load(Ordering::Relaxed))
        {
            stop.store(true, Ordering::Relaxed);
        }
    }

    fn end(&mut self, share: &Share) {
        self.free += 1;
        if share.urgency == Urgency::Idle {
            self.idle.retain(|stop| !Arc::ptr_eq(stop, &share.stop));
        }
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.end(self);
        self.shared.give(&mut state);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures::{FutureExt, future::BoxFuture};

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

    /// Lets the flooding visitor's tables think one thought after the other; says how many begin before `calm` has its
    /// turn.
    async fn thoughts_before(cores: &Cores, flood: Urgency, tables: usize) -> usize {
        let flooding = visitor("flooding");
        let mut running = Vec::new();
        let mut waiting: Vec<BoxFuture<'_, Share>> =
            (0..tables).map(|_| cores.share(&flooding, flood).boxed()).collect();
        let run = |waiting: &mut Vec<BoxFuture<'_, Share>>, running: &mut Vec<Share>| {
            let mut begun = 0;
            waiting.retain_mut(|asked| match asked.as_mut().now_or_never() {
                Some(share) => {
                    running.push(share);
                    begun += 1;
                    false
                }
                None => true,
            });
            begun
        };
        run(&mut waiting, &mut running);
        let calm = visitor("calm");
        let mut calm = cores.share(&calm, Urgency::Awaited).boxed();
        let mut before = 0;
        loop {
            if let Some(share) = calm.as_mut().now_or_never() {
                assert!(share.threads >= 1);
                return before;
            }
            // Who is asked to give way ends first and waits again; otherwise whoever has thought for the longest time.
            let ends = running.iter().position(|share| share.stop.load(Ordering::Relaxed)).unwrap_or(0);
            drop(running.remove(ends));
            waiting.push(cores.share(&flooding, flood).boxed());
            before += run(&mut waiting, &mut running);
        }
    }

    #[tokio::test]
    async fn a_flood_of_tables_changes_the_wait_of_another_by_one_thought_at_most() {
        for all in [1, 2, 4] {
            for tables in [0, 1, 60] {
                assert_eq!(thoughts_before(&Cores::new(all), Urgency::Idle, tables).await, 0, "{all} cores");
                // Also a flood at tables where the flooding visitor sits and waits.
                assert!(
                    thoughts_before(&Cores::new(all), Urgency::Awaited, tables).await <= 1,
                    "{all} cores"
                );
            }
        }
    }

    #[tokio::test]
    async fn tables_of_bots_alone_leave_a_core_free_and_give_way() {
        let cores = Cores::new(2);
        let (busy, calm) = (visitor("busy"), visitor("calm"));
        let idle = cores.share(&busy, Urgency::Idle).await;
        assert_eq!(idle.threads, 1);
        assert!(cores.share(&busy, Urgency::Idle).now_or_never().is_none(), "one core stays free");
        let first = cores.share(&calm, Urgency::Awaited).await;
        assert!(!idle.stop.load(Ordering::Relaxed), "there was room");
        let mut second = Box::pin(cores.share(&calm, Urgency::Unwatched));
        assert!(second.as_mut().now_or_never().is_none());
        assert!(idle.stop.load(Ordering::Relaxed), "it is asked to give way");
        drop(idle);
        assert!(second.now_or_never().is_some());
        drop(first);
        let alone = Cores::new(1);
        let idle = alone.share(&busy, Urgency::Idle).await;
        assert!(alone.share(&calm, Urgency::Awaited).now_or_never().is_none());
        assert!(idle.stop.load(Ordering::Relaxed));
    }
}
