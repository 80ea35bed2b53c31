//! What would a strong player do? Thought about on threads of its own; who no longer waits for the answer stops the
//! thinking by dropping the question.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use catalog::{Advice, Limits, Thinker};

use super::{Context, Urgency, give_way};
use crate::{random, store::VisitorId};

/// Raises its flag when it is dropped.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Advises a seat that owes a decision, by what the seat may know. Takes as long as a bot may think.
pub async fn advise(context: &Context, by: &VisitorId, seat: Box<dyn Thinker>) -> Option<Advice> {
    let stop = Stop(Arc::default());
    let asked = Instant::now();
    let share = context.cores.share(by, Urgency::Awaited).await;
    context.metrics.thought_begins(Urgency::Awaited, asked.elapsed());
    let (budget, raised) = (context.budget, stop.0.clone());
    let think = move || {
        give_way();
        let seed = u64::from_le_bytes(random::bytes());
        let limits = Limits { budget, seed, threads: share.threads, stop: &raised };
        let advice = seat.advise(&limits);
        drop(share);
        advice
    };
    tokio::task::spawn_blocking(think).await.ok().flatten()
}
