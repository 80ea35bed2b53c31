//! Tables that are awake. One task, the keeper, owns each; everything that changes a table goes through its mailbox,
//! everything that looks at it takes the last published [`Position`].
//!
//! Nothing here is known only here: a table that falls asleep, or whose process dies, is rebuilt from its journal.

mod adviser;
mod cores;
pub mod editions;
mod keeper;
mod letter;
mod memories;
mod occasion;
mod position;
mod presence;
mod thinker;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use catalog::{Budget, Catalog};
use tabletop::Seat;
use tokio::sync::{OnceCell, broadcast, mpsc, oneshot, watch};

pub use adviser::advise;
pub use cores::Cores;
pub use editions::Editions;
pub use letter::{Answer, Letter};
pub use memories::Memories;
pub use position::{Eyes, Position, Stage};
pub use presence::Present;

use crate::{
    problem::Problem,
    store::{Store, VisitorId},
};

/// What the tables of one server share.
pub struct Context {
    /// The games.
    pub catalog: Arc<Catalog>,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// How long a bot may think.
    pub budget: Budget,
    /// How long each decision of a finished game is thought about when it is looked at again.
    pub analysis: Budget,
    /// How long a bot takes at least while somebody watches, so that one can follow.
    pub pace: Duration,
    /// How long a table stays awake when nobody asks for it.
    pub idle: Duration,
    /// The cores that thoughts share.
    pub cores: Cores,
    /// Component data of tables that are not played with the program's own.
    pub editions: Editions,
    /// What bots remember of their last thoughts.
    pub memories: Arc<Memories>,
    /// Turns true when the server begins to stop; loses its sender when it is gone.
    pub closing: watch::Receiver<bool>,
}

/// What is called out at a table. Says that something happened, never what: each listener looks with its own eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The journal has grown.
    Step,
    /// Somebody sat down, got up, came, went or asked for a rematch.
    Seat,
    /// The bot of this seat is thinking.
    Thinking(Seat),
}

/// A table that is awake, as the rest of the server holds it.
pub struct Live {
    mail: mpsc::Sender<Letter>,
    position: watch::Receiver<Arc<Position>>,
    notices: broadcast::Sender<Notice>,
    present: Mutex<HashMap<VisitorId, usize>>,
}

impl Live {
    /// The table as it stands.
    pub fn position(&self) -> Arc<Position> {
        self.position.borrow().clone()
    }

    /// Waits until the table is no longer as it was with `seq` journal entries, but not longer than `patience`. A table
    /// that falls asleep meanwhile ends the wait, too.
    pub async fn news_since(&self, seq: u64, patience: Duration) {
        let mut position = self.position.clone();
        if position.borrow_and_update().seq == seq {
            let _ = tokio::time::timeout(patience, position.changed()).await;
        }
    }

    /// Listens to what is called out from now on.
    pub fn listen(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }
}

type Awake = HashMap<String, Arc<OnceCell<Arc<Live>>>>;

/// All tables that are awake.
pub struct Tables {
    context: Arc<Context>,
    awake: Mutex<Awake>,
}

impl Tables {
    /// Nobody is awake yet.
    pub fn new(context: Context) -> Arc<Tables> {
        Arc::new(Tables { context: Arc::new(context), awake: Mutex::default() })
    }

    /// What the tables share.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Finds a table, waking it if it sleeps.
    pub async fn live(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Problem> {
        let cell = self.lock().entry(id.into()).or_default().clone();
        let live = cell.get_or_try_init(|| keeper::wake(self, id)).await;
        if live.is_err() {
            self.forget(id, |cell| cell.get().is_none());
        }
        live.cloned()
    }

    /// The table as it stands.
    pub async fn position(self: &Arc<Self>, id: &str) -> Result<Arc<Position>, Problem> {
        Ok(self.live(id).await?.position())
    }

    /// A table as it stands, if it is awake.
    pub fn awake(&self, id: &str) -> Option<Arc<Position>> {
        self.lock().get(id)?.get().map(|live| live.position())
    }

    /// Sends a letter to the keeper of a table and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        letter: impl Fn(Answer<T>) -> Letter,
    ) -> Result<T, Problem> {
        // A table may fall asleep between being found and being asked; then it is woken once more.
        for _ in 0..2 {
            let live = self.live(id).await?;
            let (answer, answered) = oneshot::channel();
            if live.mail.send(letter(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
            self.forget_dead(id, &live);
        }
        tracing::error!(table = id, "nobody keeps the table");
        Err(Problem::Internal)
    }

    /// Wakes every table at which a bot may owe a decision.
    pub async fn wake_bots(self: &Arc<Self>) -> Result<(), Problem> {
        for id in self.context.store.tables_with_bots().await? {
            if let Err(problem) = self.live(&id).await {
                tracing::warn!(table = id, %problem, "cannot be woken");
            }
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Awake> {
        // The map is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self, id: &str, when: impl Fn(&OnceCell<Arc<Live>>) -> bool) {
        let mut awake = self.lock();
        if awake.get(id).is_some_and(|cell| when(cell)) {
            awake.remove(id);
        }
    }

    /// Drops a table whose keeper has gone, unless another one keeps it by now.
    fn forget_dead(&self, id: &str, dead: &Arc<Live>) {
        self.forget(id, |cell| cell.get().is_some_and(|live| Arc::ptr_eq(live, dead)));
    }
}
