//! Slow work on threads of its own, in turn: nobody who asks for much keeps the others waiting.
//!
//! Drawing pages and hashing passwords takes long enough to hold up those who answer. Whoever comes from one address waits in
//! one lane, each visitor there in turn; the lanes take turns, and none holds all threads while others may come.

use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use tokio::sync::oneshot;

use crate::{
    limits::{What, network},
    problem::Problem,
    reader::Reader,
    store::VisitorId,
};

/// More than this does not wait; whoever comes then is told to come back.
const MOST: usize = 4096;
/// Of one address, so many times what one visitor may let wait.
const OF_LANE: usize = 4;

type Job = Box<dyn FnOnce() + Send>;

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Lane {
    Address(Option<IpAddr>),
    /// What is drawn once for all who look on is drawn for whoever opened the table.
    Host(VisitorId),
}

/// For whom something is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct For {
    lane: Lane,
    visitor: Option<VisitorId>,
}

impl For {
    /// For whoever sent a request.
    pub fn reader(reader: &Reader) -> For {
        For { lane: Lane::Address(reader.address.map(network)), visitor: reader.id().cloned() }
    }

    /// For all who look on at a table of this host's.
    pub fn host(host: &VisitorId) -> For {
        For { lane: Lane::Host(host.clone()), visitor: None }
    }
}

/// What waits in one lane.
#[derive(Default)]
struct Waiting {
    turns: VecDeque<Option<VisitorId>>,
    jobs: HashMap<Option<VisitorId>, VecDeque<Job>>,
}

impl Waiting {
    fn len(&self) -> usize {
        self.jobs.values().map(VecDeque::len).sum()
    }

    fn pop(&mut self) -> Option<Job> {
        let visitor = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&visitor)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&visitor);
        } else {
            self.turns.push_back(visitor);
        }
        job
    }
}

#[derive(Default)]
struct State {
    lanes: HashMap<Lane, Waiting>,
    turns: VecDeque<Lane>,
    running: HashMap<Lane, usize>,
    closed: bool,
}

impl State {
    fn push(&mut self, whom: &For, job: Job, of_visitor: usize) -> Result<(), Problem> {
        if self.closed {
            return Err(Problem::Internal);
        }
        if self.lanes.values().map(Waiting::len).sum::<usize>() >= MOST {
            return Err(Problem::Busy);
        }
        let waiting = self.lanes.entry(whom.lane.clone()).or_default();
        let own = waiting.jobs.get(&whom.visitor).map_or(0, VecDeque::len);
        // What is drawn for those who look on is one drawing for each language: it needs no bound.
        let bounded = matches!(whom.lane, Lane::Address(_));
        if bounded && (own >= of_visitor || waiting.len() >= of_visitor * OF_LANE) {
            return Err(Problem::TooMany { what: What::Requests, wait: 2 });
        }
        if waiting.turns.is_empty() {
            self.turns.push_back(whom.lane.clone());
        }
        if own == 0 {
            waiting.turns.push_back(whom.visitor.clone());
        }
        waiting.jobs.entry(whom.visitor.clone()).or_default().push_back(job);
        Ok(())
    }

    /// The next job of a lane that does not hold `most` threads already.
    fn pop(&mut self, most: usize) -> Option<(Lane, Job)> {
        let may = |lane: &Lane| self.running.get(lane).is_none_or(|&running| running < most);
        let at = self.turns.iter().position(may)?;
        let lane = self.turns.remove(at)?;
        let waiting = self.lanes.get_mut(&lane)?;
        let job = waiting.pop();
        if waiting.turns.is_empty() {
            self.lanes.remove(&lane);
        } else {
            self.turns.push_back(lane.clone());
        }
        *self.running.entry(lane.clone()).or_default() += 1;
        Some((lane, job?))
    }

    fn done(&mut self, lane: &Lane) {
        match self.running.get_mut(lane) {
            Some(running) if *running > 1 => *running -= 1,
            _ => drop(self.running.remove(lane)),
        }
    }
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // Jobs run outside the lock, so a panic in one cannot have spoilt what it guards.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, most: usize) {
        let mut state = self.lock();
        loop {
            if state.closed {
                return;
            }
            let Some((lane, job)) = state.pop(most) else {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(state);
            // Whoever waits for work that failed hears that nothing comes.
            if catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!("slow work failed");
            }
            state = self.lock();
            state.done(&lane);
            // The lane may have been passed over by a thread that now sleeps.
            self.changed.notify_one();
        }
    }
}

/// Threads for slow work. They end when this is dropped.
pub struct Work {
    shared: Arc<Shared>,
    of_visitor: usize,
}

impl Work {
    /// Starts so many threads, but no more than there are cores; of one visitor so much may wait.
    pub fn new(name: &str, threads: usize, of_visitor: usize) -> Work {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Work::with_threads(name, threads.min(cores), of_visitor)
    }

    fn with_threads(name: &str, threads: usize, of_visitor: usize) -> Work {
        let shared = Arc::<Shared>::default();
        let most = threads.saturating_sub(1).max(1);
        for _ in 0..threads {
            let shared = shared.clone();
            let thread = thread::Builder::new().name(name.into());
            thread.spawn(move || shared.work(most)).expect("the system starts threads");
        }
        Work { shared, of_visitor }
    }

    /// Does something on one of the threads when it is its turn. If nobody waits for it any more then, it is not done.
    pub async fn run<T: Send + 'static>(
        &self,
        whom: &For,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (answer, done) = oneshot::channel();
        let job: Job = Box::new(move || {
            if !answer.is_closed() {
                drop(answer.send(work()));
            }
        });
        self.shared.lock().push(whom, job, self.of_visitor)?;
        self.shared.changed.notify_one();
        done.await.map_err(|_| Problem::Internal)
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.closed = true;
        // Dropped, they tell those who wait.
        state.lanes.clear();
        drop(state);
        self.shared.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use lang::Lang;

    use super::*;

    fn whom(visitor: &str, address: &str) -> For {
        let visitor = VisitorId(visitor.into());
        let address = Some(address.parse().expect("an address"));
        For::reader(&Reader { address, ..Reader::of_audience(Some(&visitor), Lang::En, "/".into()) })
    }

    /// Work that goes on until it is told to end; it has begun when this returns.
    async fn hold(work: &Arc<Work>, whom: For) -> mpsc::Sender<()> {
        let (end, ended) = mpsc::channel::<()>();
        let (begin, begun) = oneshot::channel();
        let work = work.clone();
        tokio::spawn(async move {
            let held = move || {
                let _ = begin.send(());
                let _ = ended.recv();
            };
            work.run(&whom, held).await
        });
        begun.await.expect("it begins");
        end
    }

    /// Lets something wait, and writes down when it is done.
    fn ask(work: &Arc<Work>, whom: For, name: &'static str, done: &mpsc::Sender<&'static str>) {
        let done = done.clone();
        let job: Job = Box::new(move || done.send(name).expect("somebody listens"));
        work.shared.lock().push(&whom, job, 100).expect("there is room");
        work.shared.changed.notify_one();
    }

    #[tokio::test]
    async fn addresses_take_turns_and_so_do_the_visitors_of_each() {
        let work = Arc::new(Work::with_threads("test", 1, 100));
        let end = hold(&work, whom("other", "192.0.2.9")).await;
        let (done, order) = mpsc::channel();
        for name in ["mallory 1", "mallory 2", "mallory 3"] {
            ask(&work, whom("mallory", "192.0.2.1"), name, &done);
        }
        ask(&work, whom("neighbour", "192.0.2.1"), "neighbour", &done);
        ask(&work, whom("olav", "192.0.2.2"), "olav", &done);
        drop(end);
        let order: Vec<_> = (0..5).map(|_| order.recv().expect("all are done")).collect();
        assert_eq!(order, ["mallory 1", "olav", "neighbour", "mallory 2", "mallory 3"]);
    }

    #[tokio::test]
    async fn one_address_does_not_hold_all_threads() {
        let work = Arc::new(Work::with_threads("test", 2, 100));
        let end = hold(&work, whom("mallory", "192.0.2.1")).await;
        let (done, order) = mpsc::channel();
        ask(&work, whom("mallory", "192.0.2.1"), "mallory", &done);
        ask(&work, whom("olav", "192.0.2.2"), "olav", &done);
        assert_eq!(order.recv(), Ok("olav"), "one thread is free for others");
        assert!(order.try_recv().is_err());
        drop(end);
        assert_eq!(order.recv(), Ok("mallory"));
    }

    #[tokio::test]
    async fn a_visitor_lets_only_so_much_wait_and_what_nobody_waits_for_is_not_done() {
        let work = Arc::new(Work::with_threads("test", 1, 2));
        let end = hold(&work, whom("other", "192.0.2.9")).await;
        let mallory = whom("mallory", "192.0.2.1");
        let (done, order) = mpsc::channel();
        let mut waiting = Vec::new();
        for name in ["first", "second"] {
            let done = done.clone();
            let mut asked = Box::pin(work.run(&mallory, move || done.send(name).expect("somebody listens")));
            assert!(futures::poll!(&mut asked).is_pending());
            waiting.push(asked);
        }
        let refused = work.run(&mallory, || ()).await;
        assert!(matches!(refused, Err(Problem::TooMany { .. })), "{refused:?}");
        drop(waiting.remove(0));
        drop(end);
        waiting.remove(0).await.expect("it is done");
        assert_eq!(order.try_iter().collect::<Vec<_>>(), ["second"]);
    }
}
