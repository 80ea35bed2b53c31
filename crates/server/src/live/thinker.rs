//! Bots think on threads of their own, never on those that answer requests.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use catalog::{Limits, Player, Thinker};
use tabletop::Seat;
use tokio::sync::mpsc;

use super::{Command, Context, Urgency, give_way};
use crate::{random, store::VisitorId};

/// A bot that is thinking. Dropped, it stops.
pub struct Thought {
    gone: Arc<AtomicBool>,
    /// The flag of the share it has just now.
    stop: Arc<Mutex<Arc<AtomicBool>>>,
    /// Whose decision.
    pub seat: Seat,
    /// The number of journal entries it thinks about.
    pub seq: u64,
}

impl Thought {
    /// A decision that a lesson takes, after a while so that one can follow.
    pub fn scripted(
        seq: u64,
        seat: Seat,
        action: String,
        pace: Duration,
        commands: mpsc::Sender<Command>,
    ) -> Thought {
        tokio::spawn(async move {
            tokio::time::sleep(pace).await;
            // The table may have fallen asleep or gone on meanwhile.
            let _ = commands.send(Command::Follow { seq, seat, action }).await;
        });
        Thought { gone: Arc::default(), stop: Arc::default(), seat, seq }
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.gone.store(true, Ordering::SeqCst);
        self.stop.lock().unwrap_or_else(PoisonError::into_inner).store(true, Ordering::SeqCst);
    }
}

/// What a bot is asked about.
pub struct Question {
    /// The id of the table.
    pub id: String,
    /// The table as its seat may know it.
    pub table: Box<dyn Thinker>,
    /// The number of journal entries.
    pub seq: u64,
    /// Whose decision.
    pub seat: Seat,
    /// Who decides.
    pub player: Player,
    /// How long it takes at least.
    pub pace: Duration,
    /// At whose table.
    pub host: VisitorId,
    /// Whether somebody waits for it.
    pub urgency: Urgency,
}

impl Question {
    /// Lets the bot think; its decision comes as a command.
    pub fn think(self, context: &Context, commands: mpsc::Sender<Command>) -> Thought {
        let (gone, stop) = (Arc::new(AtomicBool::new(false)), Arc::<Mutex<Arc<AtomicBool>>>::default());
        let thought = Thought { gone: gone.clone(), stop: stop.clone(), seat: self.seat, seq: self.seq };
        let Question { id, table, seq, seat, player, pace, host, urgency } = self;
        let table: Arc<dyn Thinker> = table.into();
        let (budget, cores) = (context.budget, context.cores.clone());
        let (memories, metrics) = (context.memories.clone(), context.metrics.clone());
        tokio::spawn(async move {
            let mut slowly = None;
            let action = loop {
                let asked = Instant::now();
                let share = cores.share(&host, urgency).await;
                metrics.thought_begins(urgency, asked.elapsed());
                tracing::debug!(table = id, seq, ?urgency, passed = share.passed, "a bot begins to think");
                *stop.lock().unwrap_or_else(PoisonError::into_inner) = share.stop.clone();
                if gone.load(Ordering::SeqCst) {
                    return;
                }
                slowly.get_or_insert_with(|| Box::pin(tokio::time::sleep(pace)));
                let (id, table, memories) = (id.clone(), table.clone(), memories.clone());
                let choose = move || {
                    give_way();
                    let seed = u64::from_le_bytes(random::bytes());
                    let limits = Limits { budget, seed, threads: share.threads, stop: &share.stop };
                    let mut memory = memories.take(&id, seat);
                    let action = table.choose(player, &limits, &mut memory);
                    tracing::debug!(table = id, seq, %seat, recalled = memory.recalled(), "a bot has thought");
                    memories.put(&id, seat, memory, &share.stop);
                    let stopped = share.stop.load(Ordering::SeqCst);
                    drop(share);
                    (action, stopped)
                };
                let begun = Instant::now();
                let thought = tokio::task::spawn_blocking(choose).await;
                metrics.thought_ends(urgency, begun.elapsed());
                match thought {
                    _ if gone.load(Ordering::SeqCst) => return,
                    // It had to give way to others and thinks again when its turn comes.
                    Ok((_, true)) => {}
                    Ok((action, false)) => break action,
                    Err(_) => break None,
                }
            };
            if let Some(slowly) = slowly {
                slowly.await;
            }
            // The table may have fallen asleep or gone on without this thought.
            let _ = commands.send(Command::Thought { seq, seat, action }).await;
        });
        thought
    }
}
