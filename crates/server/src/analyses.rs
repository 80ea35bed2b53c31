//! Finished games looked at again, in the background, one at a time. What was found is kept, so that a game is looked
//! at once; what is under way is known only here and begins anew after a restart when somebody asks.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use catalog::{Analysis, AnyTable, Limits};
use tabletop::{Seat, Words};

use crate::{
    app::App,
    clock,
    limits::What,
    live::{Cores, Snapshot, Stage, Urgency, give_way},
    problem::Problem,
    reader::Reader,
    store::VisitorId,
};

/// How far looking at one game has come.
#[derive(Debug, Default)]
struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
}

/// Everything that is under way.
pub struct Analyses {
    running: Mutex<HashMap<String, Arc<Progress>>>,
    /// One game at a time, of each visitor in turn: people who play come first.
    turns: Cores,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses { running: Mutex::default(), turns: Cores::new(1) }
    }
}

/// What there is to show of a game's analysis.
pub enum Found {
    /// Nobody has asked for it.
    Nothing,
    /// It is under way: decisions looked at, of how many; none of none while it waits for its turn.
    Running(usize, usize),
    /// Here it is.
    Done(Box<Analysis>),
}

impl Analyses {
    fn running(&self) -> MutexGuard<'_, HashMap<String, Arc<Progress>>> {
        // The map is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How far the analysis of a game has come.
pub async fn look(app: &App, snapshot: &Snapshot) -> Result<Found, Problem> {
    let id = &snapshot.row.id;
    let under_way = app.analyses().running().get(id).cloned();
    if let Some(progress) = under_way {
        let [done, all] = [&progress.done, &progress.all].map(|count| count.load(Ordering::Relaxed));
        return Ok(Found::Running(done, all));
    }
    let kept = app.store().analysis(id).await?;
    // What an older program kept and this one cannot read is as good as nothing.
    let found = kept.and_then(|text| serde_json::from_str(&text).ok());
    Ok(found.map_or(Found::Nothing, |analysis| Found::Done(Box::new(analysis))))
}

/// Begins to look at a game, unless that is under way or done.
async fn begin(app: &App, reader: &Reader, by: &VisitorId, snapshot: &Snapshot) -> Result<(), Problem> {
    if !matches!(look(app, snapshot).await?, Found::Nothing) {
        return Ok(());
    }
    app.gate().pass(What::Analyses, reader)?;
    let waiting = app.gate().thought(What::Analyses, by)?;
    let id = snapshot.row.id.clone();
    let progress = Arc::new(Progress::default());
    {
        let mut running = app.analyses().running();
        if running.contains_key(&id) {
            return Ok(());
        }
        running.insert(id.clone(), progress.clone());
    }
    let (app, by, table) = (app.clone(), by.clone(), snapshot.table.clone());
    tokio::spawn(async move {
        if let Some(found) = analyse(&app, &by, table, progress).await {
            keep(&app, &id, &found).await;
        }
        app.analyses().running().remove(&id);
        drop(waiting);
    });
    Ok(())
}

async fn keep(app: &App, id: &str, found: &Analysis) {
    let text = serde_json::to_string(found).expect("an analysis is plain data");
    if let Err(error) = app.store().keep_analysis(id, &text, clock::now()).await {
        tracing::error!(table = id, %error, "an analysis could not be kept");
    }
}

/// Looks at a game on a thread of its own; gives up when the server closes.
async fn analyse(
    app: &App,
    by: &VisitorId,
    table: Arc<dyn AnyTable>,
    progress: Arc<Progress>,
) -> Option<Analysis> {
    let turn = app.analyses().turns.share(by, Urgency::Unwatched).await;
    let stop = Arc::new(AtomicBool::new(false));
    let (raised, budget) = (stop.clone(), app.context().analysis);
    let work = tokio::task::spawn_blocking(move || {
        // The turn ends with the work, also when nobody waits for it any more.
        let _turn = turn;
        give_way();
        let report = |done, all| {
            progress.done.store(done, Ordering::Relaxed);
            progress.all.store(all, Ordering::Relaxed);
        };
        catalog::analyse(table.as_ref(), &Limits::new(budget, 1, &raised), &report)
    });
    let mut closing = app.context().closing.clone();
    let closed = async move { drop(closing.wait_for(|&closing| closing).await) };
    tokio::select! {
        found = work => found.ok().flatten(),
        () = closed => {
            stop.store(true, Ordering::Relaxed);
            None
        }
    }
}

/// A table where the game is over.
pub async fn over(app: &App, id: &str) -> Result<Arc<Snapshot>, Problem> {
    let snapshot = app.tables().snapshot(id).await?;
    if snapshot.stage() == Stage::Over { Ok(snapshot) } else { Err(Problem::NotOver) }
}

/// Somebody who sat at the table asks to look at the game again.
pub async fn ask(app: &App, reader: &Reader, id: &str) -> Result<Arc<Snapshot>, Problem> {
    let by = &reader.person()?.id;
    let snapshot = app.tables().snapshot(id).await?;
    if snapshot.seats_of(by).is_empty() {
        return Err(Problem::ForeignSeat);
    }
    if snapshot.stage() != Stage::Over {
        return Err(Problem::NotOver);
    }
    begin(app, reader, by, &snapshot).await?;
    Ok(snapshot)
}

/// One decision in words.
pub struct Told {
    /// What was done.
    pub played: String,
    /// The best line, step by step.
    pub best: Vec<String>,
}

/// Every decision of an analysis in words.
pub fn in_words(table: &dyn AnyTable, found: &Analysis, words: &dyn Words) -> Vec<Told> {
    let mut before = table.after(0);
    let mut told = Vec::with_capacity(found.moments.len());
    for moment in &found.moments {
        while before.steps() + 1 < moment.step {
            let Some((who, text)) = table.step(before.steps()) else { break };
            before.take(who, &text).expect("a table's own steps are legal");
        }
        let say = |line: &[(u8, String)]| -> Vec<String> {
            let line: Vec<_> = line.iter().map(|(seat, action)| (Seat(*seat), action.clone())).collect();
            before.thinker(Seat(moment.seat)).tell(&line).iter().map(|message| words.say(message)).collect()
        };
        let played = say(&[(moment.seat, moment.played.clone())]).pop().unwrap_or_default();
        told.push(Told { played, best: say(&moment.best) });
    }
    told
}
