//! The cores of the machine, shared by all thoughts.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The cores that thoughts share: as many thoughts run at the same time as there are cores, the others wait.
#[derive(Clone)]
pub struct Cores {
    all: u32,
    free: Arc<Semaphore>,
}

/// What one thought has of the cores, until it is dropped.
pub struct Share {
    /// On so many threads it may run.
    pub threads: u32,
    _permit: Option<OwnedSemaphorePermit>,
}

impl Cores {
    /// So many cores, one at least.
    pub fn new(all: usize) -> Cores {
        let all = all.max(1);
        Cores { all: all as u32, free: Arc::new(Semaphore::new(all)) }
    }

    /// Waits until a thought may run. It may use as many threads as there are cores for each of the thoughts that run then.
    pub async fn share(&self) -> Share {
        // The semaphore is never closed.
        let permit = self.free.clone().acquire_owned().await.ok();
        let running = self.all.saturating_sub(self.free.available_permits() as u32).max(1);
        Share { threads: (self.all / running).max(1), _permit: permit }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn thoughts_share_the_cores_and_no_more_run_than_there_are() {
        let cores = Cores::new(4);
        let mut shares = Vec::new();
        for threads in [4, 2, 1, 1] {
            let share = cores.share().await;
            assert_eq!(share.threads, threads);
            shares.push(share);
        }
        let waits = tokio::time::timeout(Duration::from_millis(20), cores.share()).await;
        assert!(waits.is_err(), "a fifth thought waits");
        shares.pop();
        assert_eq!(cores.share().await.threads, 1);
        shares.clear();
        assert_eq!(cores.share().await.threads, 4);
        assert_eq!(Cores::new(0).share().await.threads, 1);
    }
}
