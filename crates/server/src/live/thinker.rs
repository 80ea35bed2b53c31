//! Bots think on threads of their own, never on those that answer requests.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use catalog::{Limits, Player, Thinker};
use tabletop::Seat;
use tokio::sync::mpsc;

use super::{Command, Context, Urgency, give_way};
use crate::{random, store::VisitorId};

/// A bot that is thinking. Dropped, it stops.
pub struct Thought {
    stop: Arc<AtomicBool>,
    /// Whose decision.
    pub seat: Seat,
    /// The number of journal entries it thinks about.
    pub seq: u64,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
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
        let stop = Arc::new(AtomicBool::new(false));
        let thought = Thought { stop: stop.clone(), seat: self.seat, seq: self.seq };
        let Question { id, table, seq, seat, player, pace, host, urgency } = self;
        let (budget, cores) = (context.budget, context.cores.clone());
        let memories = context.memories.clone();
        tokio::spawn(async move {
            let share = cores.share(&host, urgency).await;
            let threads = share.threads;
            let seed = u64::from_le_bytes(random::bytes());
            let choose = move || {
                give_way();
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let limits = Limits { budget, seed, threads, stop: &stop };
                let mut memory = memories.take(&id, seat);
                let action = table.choose(player, &limits, &mut memory);
                tracing::debug!(table = id, seq, %seat, recalled = memory.recalled(), "a bot has thought");
                memories.put(&id, seat, memory, &stop);
                action
            };
            let slowly = tokio::time::sleep(pace);
            let action = tokio::task::spawn_blocking(choose).await.ok().flatten();
            drop(share);
            slowly.await;
            // The table may have fallen asleep or gone on without this thought.
            let _ = commands.send(Command::Thought { seq, seat, action }).await;
        });
        thought
    }
}
