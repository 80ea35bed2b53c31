//! Tables that are awake. One task, the keeper, owns each; everything that changes a table goes through its queue,
//! everything that looks at it takes the last published [`Snapshot`].
//!
//! Nothing here is known only here: a table that falls asleep, or whose process dies, is rebuilt from its journal.

mod adviser;
mod command;
pub mod company;
mod cores;
pub mod editions;
mod feed;
mod keeper;
mod memories;
pub mod news;
mod occasion;
mod presence;
mod quiet;
mod requests;
mod screen;
mod snapshot;
mod thinker;
pub mod thoughts;
mod visitors;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize},
    },
    time::{Duration, Instant},
};

use catalog::{Budget, Catalog};
use tabletop::Seat;
use tokio::sync::{Notify, OnceCell, broadcast, mpsc, oneshot, watch};

pub use adviser::advise;
pub use command::{Answer, Command, Doing, Lesson, Speech, Wanted};
pub use company::{Ask, Ending};
pub use cores::{Cores, Urgency};
pub use editions::Editions;
use feed::Feeds;
pub use feed::{Subscription, Told, TurnTold};
pub use keeper::actions_of_people;
pub use memories::Memories;
pub use news::News;
pub use presence::{Present, Stranger};
pub use quiet::give_way;
pub use requests::request;
pub use snapshot::{Eyes, Snapshot, Stage};
pub use thoughts::Thinking;
pub use visitors::Visitors;

use crate::{
    api::SeatAnswer,
    metrics::Metrics,
    problem::Problem,
    store::{Store, VisitorId},
};

/// How long waking tables waits while too many bots wait for their turn.
const CROWDED: Duration = Duration::from_millis(100);

/// Who asked for a table within this time may be waiting for what happens there.
const OF_LATE: Duration = Duration::from_secs(60);
/// How often tables are looked for whose clocks run out, and how many at once.
const SWEEP: Duration = Duration::from_secs(5);
const MOST_DUE: u32 = 100;

/// A bot that has not moved for so long, though it owes a decision, is thought for by whoever notices.
const FORGOTTEN: Duration = Duration::from_secs(10);

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
    /// How long somebody must be away before the others may ask for a bot.
    pub away: Duration,
    /// When this server began, in milliseconds since 1970.
    pub boot: i64,
    /// So long after that no clock runs out that ran while no server did.
    pub mercy: Duration,
    /// The cores that thoughts share.
    pub cores: Cores,
    /// Component data of tables that are not played with the program's own.
    pub editions: Editions,
    /// Who listens to all their tables.
    pub visitors: Visitors,
    /// What bots remember of their last thoughts.
    pub memories: Arc<Memories>,
    /// Called when a game has ended.
    pub ended: Notify,
    /// May people be told at addresses of this server's own network?
    pub hooks_inside: bool,
    /// Called when there may be something to do about a tournament.
    pub tournaments: Notify,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// What other nodes write to the same tables.
    pub news: News,
    /// Who thinks for bots.
    pub thinking: Thinking,
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
    commands: mpsc::Sender<Command>,
    snapshot: watch::Receiver<Arc<Snapshot>>,
    notices: broadcast::Sender<Notice>,
    present: Mutex<HashMap<VisitorId, usize>>,
    /// Who comes and goes again and again.
    flaps: Mutex<HashMap<VisitorId, presence::Gone>>,
    /// When another node last told that somebody has a page open there.
    elsewhere: Mutex<HashMap<VisitorId, Instant>>,
    /// How many pages of people without a name are open.
    strangers: AtomicUsize,
    /// Pages will soon be told how many look on.
    counting: AtomicBool,
    /// When people were last here, or acted.
    last_here: Mutex<HashMap<VisitorId, Instant>>,
    woken: Instant,
    /// How long somebody must be away before the others may do something about it.
    away: Duration,
    feeds: Feeds,
    /// When somebody last asked for the table.
    asked: Mutex<Option<Instant>>,
}

impl Live {
    /// Somebody asks for the table.
    fn ask(&self) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether somebody has asked for the table of late, and may be waiting for what happens there.
    fn was_asked(&self) -> bool {
        let asked = *self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.is_some_and(|asked| asked.elapsed() < OF_LATE)
    }

    /// The table as it stands.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshot.borrow().clone()
    }

    /// Waits until the table is no longer as it was with `seq` journal entries, but not longer than `patience`. A table
    /// that falls asleep meanwhile ends the wait, too.
    pub async fn news_since(&self, seq: u64, patience: Duration) {
        let mut snapshot = self.snapshot.clone();
        if snapshot.borrow_and_update().seq == seq {
            let _ = tokio::time::timeout(patience, snapshot.changed()).await;
        }
    }

    /// Tells a visitor, in lines for programs, what follows after `since`. Nothing if the table has fallen asleep.
    pub fn subscribe(&self, visitor: Option<&VisitorId>, since: Option<u64>) -> Option<Subscription> {
        let you = |now: &Snapshot| visitor.map(|visitor| now.seats_of(visitor)).unwrap_or_default();
        self.feeds.subscribe(|| self.snapshot(), you, since, |now| self.seats_told(now))
    }

    /// The seats as programs are told of them.
    fn seats_told(&self, now: &Snapshot) -> Vec<u8> {
        let seats: Vec<_> = now.seats.iter().map(|row| SeatAnswer::new(row, Some(self))).collect();
        serde_json::to_vec(&seats).expect("seats are plain data")
    }

    /// Somebody came or went.
    fn tell_seats(&self) {
        self.feeds.publish_seats(|| self.snapshot(), |now| self.seats_told(now));
        // Nobody may be listening, and that is well.
        let _ = self.notices.send(Notice::Seat);
    }

    /// Whether anybody is told of what happens here.
    fn is_watched(&self) -> bool {
        self.notices.receiver_count() > 0 || self.feeds.are_heard()
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
        let live = self.wake(id).await?;
        live.ask();
        Ok(live)
    }

    /// The same for nobody in particular.
    async fn wake(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Problem> {
        let cell = self.lock().entry(id.into()).or_default().clone();
        let live = cell.get_or_try_init(|| keeper::wake(self, id)).await;
        if live.is_err() {
            self.forget(id, |cell| cell.get().is_none());
        }
        live.cloned()
    }

    /// The table as it stands.
    pub async fn snapshot(self: &Arc<Self>, id: &str) -> Result<Arc<Snapshot>, Problem> {
        Ok(self.live(id).await?.snapshot())
    }

    /// How many are awake.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Forgets a table that is not what it was; whoever asks for it next has it read again.
    pub fn drop_table(&self, id: &str) {
        self.forget(id, |_| true);
    }

    /// A table as it stands, if it is awake.
    pub fn awake(&self, id: &str) -> Option<Arc<Snapshot>> {
        self.lock().get(id)?.get().map(|live| live.snapshot())
    }

    /// All tables that are awake.
    fn all_awake(&self) -> Vec<Arc<Live>> {
        self.lock().values().filter_map(|cell| cell.get()).cloned().collect()
    }

    /// A table that is awake, without asking for it.
    pub fn at_hand(&self, id: &str) -> Option<Arc<Live>> {
        self.lock().get(id)?.get().cloned()
    }

    /// Sends a command to the keeper of a table and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        command: impl Fn(Answer<T>) -> Command,
    ) -> Result<T, Problem> {
        // A table may fall asleep between being found and being asked; then it is woken once more.
        for _ in 0..2 {
            let live = self.live(id).await?;
            let (answer, answered) = oneshot::channel();
            if live.commands.send(command(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
            self.forget_dead(id, &live);
        }
        tracing::error!(table = id, "nobody keeps the table");
        Err(Problem::Internal)
    }

    /// Finds a table and tells a visitor of it in lines for programs, from what follows after `since`.
    pub async fn subscribe(
        self: &Arc<Self>,
        id: &str,
        visitor: Option<&VisitorId>,
        since: Option<u64>,
    ) -> Result<(Arc<Live>, Subscription), Problem> {
        // A table may fall asleep between being found and being listened to; then it is woken once more.
        for _ in 0..2 {
            let live = self.live(id).await?;
            if let Some(subscription) = live.subscribe(visitor, since) {
                return Ok((live, subscription));
            }
            self.forget_dead(id, &live);
        }
        tracing::error!(table = id, "nobody keeps the table");
        Err(Problem::Internal)
    }

    /// Wakes every table at which a bot may owe a decision to people.
    pub async fn wake_bots(self: &Arc<Self>) -> Result<(), Problem> {
        if self.context.news.are_shared() {
            return self.wake_forgotten_bots().await;
        }
        let ids = self.context.store.tables_with_bots().await?;
        self.wake_all(&ids).await;
        Ok(())
    }

    async fn wake_all(self: &Arc<Self>, ids: &[String]) {
        for id in ids {
            // Each table that is woken stays in memory while its bot waits for its turn, so they are woken no faster than
            // bots think.
            while self.context.cores.are_crowded() {
                tokio::time::sleep(CROWDED).await;
            }
            if let Err(problem) = self.wake(id).await {
                tracing::warn!(table = id, %problem, "cannot be woken");
            }
        }
    }

    /// Where several nodes share the tables, each wakes, for as long as it lives, those at which a bot owes a decision and
    /// nothing happened from one look to the next: whoever should have thought is gone. No clock is asked.
    async fn wake_forgotten_bots(self: &Arc<Self>) -> Result<(), Problem> {
        let mut closing = self.context.closing.clone();
        let mut before: HashMap<i64, u64> = HashMap::new();
        loop {
            match self.context.store.bots_to_move().await {
                Ok(found) => {
                    let stuck = found.iter().filter(|(_, head)| before.get(&head.number) == Some(&head.seq));
                    let ids: Vec<_> = stuck.map(|(id, _)| id.clone()).collect();
                    before = found.into_iter().map(|(_, head)| (head.number, head.seq)).collect();
                    self.wake_all(&ids).await;
                }
                Err(error) => tracing::warn!(%error, "bots that owe a decision cannot be found"),
            }
            tokio::select! {
                () = tokio::time::sleep(FORGOTTEN) => {}
                _ = closing.wait_for(|&closing| closing) => return Ok(()),
            }
        }
    }

    /// Wakes the tables whose clocks run out soon: a keeper that is awake minds its own clocks.
    pub async fn mind_clocks(self: &Arc<Self>) {
        let mut closing = self.context.closing.clone();
        loop {
            let until = crate::clock::now() + SWEEP.as_millis() as i64;
            match self.context.store.due_tables(until, MOST_DUE).await {
                Ok(due) => {
                    for id in due {
                        if let Err(problem) = self.live(&id).await {
                            tracing::warn!(table = id, %problem, "its clock cannot be minded");
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "clocks cannot be minded"),
            }
            tokio::select! {
                () = tokio::time::sleep(SWEEP) => {}
                _ = closing.wait_for(|&closing| closing) => return,
            }
        }
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
