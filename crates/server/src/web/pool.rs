//! Threads that draw pages, apart from those that answer: drawing takes long enough to hold others up.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError},
    thread,
};

use tokio::sync::{mpsc, oneshot};

use crate::problem::Problem;

/// More drawings than this do not wait; whoever wants another waits for room.
const WAITING: usize = 256;
/// More threads would only take the cores from those that answer.
const THREADS: usize = 2;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that draw pages. They end when the pool is dropped.
pub struct Pool {
    jobs: mpsc::Sender<Job>,
}

impl Pool {
    /// Starts the threads.
    pub fn new() -> Pool {
        let (jobs, waiting) = mpsc::channel::<Job>(WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..thread::available_parallelism().map_or(1, usize::from).min(THREADS) {
            let waiting = waiting.clone();
            thread::Builder::new()
                .name("draw".into())
                .spawn(move || {
                    loop {
                        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
                        let Some(job) = job else { return };
                        // Whoever waits for a drawing that failed hears that nothing comes.
                        if catch_unwind(AssertUnwindSafe(job)).is_err() {
                            tracing::error!("a page could not be drawn");
                        }
                    }
                })
                .expect("the system starts threads");
        }
        Pool { jobs }
    }

    /// Draws on one of the threads.
    pub async fn draw<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (answer, drawn) = oneshot::channel();
        let job: Job = Box::new(move || drop(answer.send(draw())));
        self.jobs.send(job).await.map_err(|_| Problem::Internal)?;
        drawn.await.map_err(|_| Problem::Internal)
    }
}
