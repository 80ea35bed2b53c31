//! The keeper of a table: the one task that changes it.
//!
//! A change is made on a copy, written to the journal, and only then published and answered. If the journal refuses,
//! because another node wrote first, the copy is thrown away and the table read again.

use std::{sync::Arc, time::Duration};

use async_nats::Subscriber;
use catalog::{AnyTable, Budget, Player};
use dealer::Fair;
use tabletop::{Seat, Turn, Viewer};
use tokio::{
    sync::{broadcast, mpsc, watch},
    time::Instant,
};

use super::{
    Command, Context, Live, Notice, Snapshot, Stage, Tables, Urgency,
    feed::Cause,
    news::{self, Told},
    occasion::Occasion,
    requests::Requests,
    thinker::{Question, Thought},
    thoughts::{Job, Thinking},
};
use crate::{
    clock, opening,
    problem::Problem,
    series,
    store::{Appended, Entry, EntryKind, Person, Promotion, Request, SeatKind, Seated, VisitorId},
};

/// How many commands may wait. Who finds the queue full waits, too.
const WAITING: usize = 64;
/// How many notices a slow listener may miss before it is told only the newest.
const NOTICES: usize = 64;
/// How much longer than it may think a bot may take that another node lets think.
const FORGIVING: Duration = Duration::from_secs(8);
/// How often workers are asked for a decision before it is made here.
const PATIENT: u32 = 3;

/// Reads a table and sets its keeper to work.
pub async fn wake(tables: &Arc<Tables>, id: &str) -> Result<Arc<Live>, Problem> {
    let context = tables.context.clone();
    let (snapshot, requests) = Snapshot::load(&context, id).await?;
    let watched_number = snapshot.row.number;
    let (commands, waiting) = mpsc::channel(WAITING);
    let (published, watched) = watch::channel(Arc::new(snapshot));
    let (notices, _) = broadcast::channel(NOTICES);
    let live = Arc::new(Live {
        commands: commands.clone(),
        snapshot: watched,
        notices,
        present: Default::default(),
        feeds: Default::default(),
    });
    let heard = context.news.hear(watched_number).await;
    let told = heard.is_some();
    let live_too = live.clone();
    let mut keeper = Keeper {
        context,
        commands,
        published,
        live: live_too,
        requests,
        thought: None,
        heard,
        others_turn: None,
        asked: 0,
    };
    if told {
        // What was written before anybody listened was not told.
        keeper.catch_up().await?;
    }
    keeper.draw_luck().await?;
    keeper.ask_bots().await;
    tokio::spawn(keeper.keep(waiting, tables.clone()));
    Ok(live)
}

/// Owns one table.
struct Keeper {
    context: Arc<Context>,
    /// The own queue, for bots to answer to.
    commands: mpsc::Sender<Command>,
    published: watch::Sender<Arc<Snapshot>>,
    live: Arc<Live>,
    requests: Requests,
    thought: Option<Thought>,
    /// What other nodes tell of this table.
    heard: Option<Subscriber>,
    /// Another node wrote last, and lets the next bot think. Until then nobody does so here.
    others_turn: Option<Instant>,
    /// How often workers were asked for the decision that is owed now.
    asked: u32,
}

impl Keeper {
    /// Answers commands until nobody has asked for a while, or the server is gone.
    async fn keep(mut self, mut commands: mpsc::Receiver<Command>, tables: Arc<Tables>) {
        let mut closing = self.context.closing.clone();
        loop {
            let patience = self.others_turn.unwrap_or_else(Instant::now);
            let command = tokio::select! {
                command = commands.recv() => command,
                told = news::next(&mut self.heard) => Some(Command::Heard(told)),
                () = tokio::time::sleep_until(patience), if self.others_turn.is_some() => {
                    self.others_turn = None;
                    self.ask_bots().await;
                    continue;
                }
                () = tokio::time::sleep(self.context.idle) => None,
                // While the server stops, what is under way still gets its answer.
                () = async { while closing.changed().await.is_ok() {} } => break,
            };
            match command {
                Some(command) => self.carry_out(command).await,
                None if self.thought.is_some() || self.live.notices.receiver_count() > 0 => {}
                None if self.live.feeds.close_unheard() => break,
                None => {}
            }
        }
        self.forget_thoughts();
        self.live.feeds.close();
        tables.forget_dead(&self.now().row.id, &self.live);
    }

    async fn carry_out(&mut self, command: Command) {
        // Whoever asked may have gone away meanwhile; then the answer is for nobody.
        match command {
            Command::Act { by, seq, seat, action, request, answer } => {
                drop(answer.send(self.act(&by, seq, seat, &action, request).await));
            }
            Command::Undo { by, seq, seat, request, answer } => {
                drop(answer.send(self.undo(&by, seq, seat, request).await));
            }
            Command::Join { by, seat, invite, answer } => {
                drop(answer.send(self.join(&by, seat, invite.as_deref()).await));
            }
            Command::Leave { by, answer } => drop(answer.send(self.leave(&by).await)),
            Command::Rematch { by, answer } => drop(answer.send(self.rematch(&by).await)),
            Command::LookAgain { answer } => {
                let looked = self.look_again().await;
                self.tell(true);
                drop(answer.send(looked));
            }
            Command::Heard(told) => self.hear(told).await,
            Command::Think { seq, seat, pace } => {
                if let Err(problem) = self.think(seq, seat, Duration::from_millis(pace)).await {
                    tracing::warn!(table = self.now().row.id, seq, %problem, "a bot cannot think");
                }
            }
            Command::Thought { seq, seat, action } => self.decide(seq, seat, action).await,
        }
        self.ask_bots().await;
    }

    fn now(&self) -> Arc<Snapshot> {
        self.published.borrow().clone()
    }

    /// The table, if the game goes on and whoever asks may decide for the seat.
    fn may_decide(&self, by: &VisitorId, seat: Seat) -> Result<Arc<Snapshot>, Problem> {
        let now = self.now();
        now.only_for(by, seat)?;
        if now.stage() == Stage::Open {
            return Err(Problem::NotBegun);
        }
        if now.stage() == Stage::Closed {
            return Err(Problem::Closed);
        }
        Ok(now)
    }

    /// The answer to a request that was carried out before.
    fn answered(&self, seat: Seat, request: Option<&Request>) -> Result<Option<u64>, Problem> {
        request.map_or(Ok(None), |request| self.requests.answered(seat, request))
    }

    async fn act(
        &mut self,
        by: &VisitorId,
        seq: u64,
        seat: Seat,
        action: &str,
        request: Option<Request>,
    ) -> Result<u64, Problem> {
        self.know(seq).await?;
        let now = self.may_decide(by, seat)?;
        if let Some(answer) = self.answered(seat, request.as_ref())? {
            return Ok(answer);
        }
        if !(now.asked[seat.index()]..=now.seq).contains(&seq) {
            return Err(Problem::Stale { seq: now.seq });
        }
        self.play(&now, seat, action, request).await
    }

    async fn play(
        &mut self,
        now: &Snapshot,
        seat: Seat,
        action: &str,
        request: Option<Request>,
    ) -> Result<u64, Problem> {
        let mut table = now.table.copy();
        table.play(seat, action)?;
        let mut entries = vec![Entry { request, ..last_step(table.as_ref()) }];
        draw_all(table.as_mut(), now, &mut entries)?;
        self.write(now, table, Some(seat), entries).await
    }

    async fn undo(
        &mut self,
        by: &VisitorId,
        seq: u64,
        seat: Seat,
        request: Option<Request>,
    ) -> Result<u64, Problem> {
        self.know(seq).await?;
        let now = self.may_decide(by, seat)?;
        if let Some(answer) = self.answered(seat, request.as_ref())? {
            return Ok(answer);
        }
        if now.seq != seq {
            return Err(Problem::Stale { seq: now.seq });
        }
        let mut table = now.table.copy();
        table.undo(seat)?;
        let entry = Entry { kind: EntryKind::Undo(seat), at: clock::now(), request };
        self.write(&now, table, Some(seat), vec![entry]).await
    }

    /// Draws what luck owes, as at the beginning of a game.
    async fn draw_luck(&mut self) -> Result<(), Problem> {
        let now = self.now();
        if now.stage() != Stage::Playing || now.table.turn() != Turn::Chance {
            return Ok(());
        }
        let mut table = now.table.copy();
        let mut entries = Vec::new();
        draw_all(table.as_mut(), &now, &mut entries)?;
        match self.write(&now, table, None, entries).await {
            // Another node drew the same luck from the same seed.
            Err(Problem::Stale { .. }) => Ok(()),
            done => done.map(drop),
        }
    }

    /// Appends to the journal; once that is durable, publishes.
    async fn write(
        &mut self,
        now: &Snapshot,
        table: Box<dyn AnyTable>,
        by: Option<Seat>,
        entries: Vec<Entry>,
    ) -> Result<u64, Problem> {
        let next = now.followed_by(table.into(), now.seq + entries.len() as u64, by);
        let id = &now.row.id;
        let promotion = self.promotion(&next).await;
        let standing = next.standing(clock::now());
        match self.context.store.append(&now.row, now.seq, &entries, &standing, promotion.as_ref()).await? {
            Appended::Yes => {
                tracing::debug!(table = id, seq = next.seq, "written");
                let seq = next.seq;
                let request = by.zip(entries.first().and_then(|entry| entry.request.as_ref()));
                if let Some((seat, request)) = request {
                    self.requests.remember(seat, request.clone(), seq);
                }
                let key = request.map(|(seat, request)| (seat, request.key.as_str()));
                self.publish(next, Notice::Step, &Cause { entries: &entries, key });
                self.others_turn = None;
                self.tell(false);
                Ok(seq)
            }
            Appended::Taken => {
                self.catch_up().await?;
                let seq = self.now().seq;
                // Another node may have been sent this very request.
                let request = by.zip(entries.first().and_then(|entry| entry.request.as_ref()));
                let answer =
                    request.map_or(Ok(None), |(seat, request)| self.answered(seat, Some(request)))?;
                answer.ok_or(Problem::Stale { seq })
            }
        }
    }

    /// What the step that led to `next` makes of its player. A series that cannot be read must not hold up the step.
    async fn promotion(&self, next: &Snapshot) -> Option<Promotion> {
        let found = series::promotion(&self.context, next).await;
        found.unwrap_or_else(|problem| {
            tracing::error!(table = next.row.id, %problem, "the series gives no rank");
            None
        })
    }

    /// Tells other nodes that something happened.
    fn tell(&self, seats: bool) {
        let now = self.published.borrow();
        self.context.news.tell(now.row.number, Told { head: now.seq, seats });
    }

    /// Another node tells that something happened.
    async fn hear(&mut self, told: Told) {
        let done = match told {
            Told { seats: true, .. } => self.look_again().await,
            Told { head, .. } if head > self.now().seq => self.catch_up().await,
            _ => return,
        };
        if let Err(problem) = done {
            // It is noticed again when tables are compared.
            tracing::warn!(table = self.now().row.id, %problem, "what another node wrote cannot be read");
        }
    }

    /// Somebody answers entry `seq`: if it is not known here, they saw it at another node.
    async fn know(&mut self, seq: u64) -> Result<(), Problem> {
        if self.context.news.are_shared() && seq > self.now().seq {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Reads what others have written, and publishes it.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        let now = self.now();
        let tail = self.context.store.journal_after(&now.row, now.seq).await?;
        if tail.is_empty() {
            return Ok(());
        }
        let Some(next) = now.continued_by(&tail) else { return self.look_again().await };
        self.requests.follow(now.seq, &tail);
        self.publish(next, Notice::Step, &Cause { entries: &tail, key: None });
        self.leave_bots_to_others();
        Ok(())
    }

    /// Reads the whole table again, and publishes it.
    async fn look_again(&mut self) -> Result<(), Problem> {
        let before = self.now().seq;
        let read = self.read_again().await?;
        let moved = read.seq != before;
        self.publish(read, if moved { Notice::Step } else { Notice::Seat }, &Cause::default());
        self.live.tell_seats();
        if moved {
            self.leave_bots_to_others();
        }
        Ok(())
    }

    /// Whoever wrote lets the next bot think; if it does not move, somebody else must. Workers are asked by everybody.
    fn leave_bots_to_others(&mut self) {
        if matches!(self.context.thinking, Thinking::Here) && self.context.news.are_shared() {
            self.wait_for_others();
        }
    }

    fn wait_for_others(&mut self) {
        let thinks = match self.context.budget {
            Budget::Millis(millis) => Duration::from_millis(millis.into()),
            Budget::Playouts(_) => Duration::ZERO,
        };
        self.others_turn = Some(Instant::now() + thinks + self.context.pace + FORGIVING);
    }

    async fn read_again(&mut self) -> Result<Snapshot, Problem> {
        let (snapshot, requests) = Snapshot::load(&self.context, &self.now().row.id).await?;
        self.requests = requests;
        Ok(snapshot)
    }

    fn publish(&mut self, snapshot: Snapshot, notice: Notice, cause: &Cause<'_>) {
        self.thought.take_if(|thought| thought.seq != snapshot.seq);
        if self.now().seq != snapshot.seq {
            (self.others_turn, self.asked) = (None, 0);
        }
        if snapshot.stage() == Stage::Over {
            self.forget_thoughts();
        }
        let (snapshot, before) = (Arc::new(snapshot), self.now());
        let reseated = before.seats != snapshot.seats;
        let show = || drop(self.published.send_replace(snapshot.clone()));
        self.live.feeds.publish(&snapshot, cause, reseated, show);
        self.context.visitors.publish(&before, &snapshot);
        if snapshot.stage() == Stage::Over && before.stage() != Stage::Over {
            self.context.ended.notify_one();
        }
        // Nobody may be listening, and that is well.
        let _ = self.live.notices.send(notice);
    }

    /// No bot of this table will go on from what it thought.
    fn forget_thoughts(&mut self) {
        // What is still being thought is stopped first, so that it cannot be remembered afterwards.
        self.thought = None;
        let forgotten = self.context.memories.forget(&self.now().row.id);
        if !forgotten.is_empty() {
            tokio::task::spawn_blocking(move || drop(forgotten));
        }
    }

    async fn join(&mut self, by: &Person, seat: Option<Seat>, invite: Option<&str>) -> Result<Seat, Problem> {
        let now = self.now();
        match invite {
            Some(invite) if invite != now.row.invite => return Err(Problem::WrongInvite),
            None if !now.row.public && now.row.host != by.id => return Err(Problem::WrongInvite),
            _ => {}
        }
        if !now.seats_of(&by.id).is_empty() {
            return Err(Problem::AlreadySeated);
        }
        if seat.is_some_and(|seat| seat.index() >= now.seats.len()) {
            return Err(Problem::UnknownSeat);
        }
        let open = now.seats.iter().filter(|row| row.kind == SeatKind::Open).map(|row| row.seat);
        for open in open.filter(|&open| seat.is_none_or(|seat| seat == open)) {
            let seated = self.context.store.sit_down(&now.row.id, open, by, clock::now()).await?;
            if seated != Seated::Taken {
                let read = self.read_again().await?;
                self.publish(read, Notice::Seat, &Cause::default());
                self.tell(true);
                self.draw_luck().await?;
                return Ok(open);
            }
        }
        Err(Problem::SeatTaken)
    }

    async fn leave(&mut self, by: &VisitorId) -> Result<(), Problem> {
        let now = self.now();
        if now.seats_of(by).is_empty() {
            return Err(Problem::ForeignSeat);
        }
        if !self.context.store.get_up(&now.row.id, by).await? {
            return Err(Problem::Begun);
        }
        let read = self.read_again().await?;
        self.publish(read, Notice::Seat, &Cause::default());
        self.tell(true);
        Ok(())
    }

    async fn rematch(&mut self, by: &VisitorId) -> Result<String, Problem> {
        let now = self.now();
        if now.seats_of(by).is_empty() {
            return Err(Problem::ForeignSeat);
        }
        if now.stage() != Stage::Over {
            return Err(Problem::NotOver);
        }
        let game = self.context.catalog.game(&now.row.game).ok_or(Problem::UnknownGame)?;
        let new = opening::again(game, &now, by);
        let id = self.context.store.create(&new, Some(&now.row.id)).await?;
        let mut next = Snapshot::clone(&now);
        Arc::make_mut(&mut next.row).rematch = Some(id.clone());
        self.publish(next, Notice::Seat, &Cause::default());
        self.context.visitors.invite(&now, by, &id);
        self.live.tell_seats();
        self.tell(true);
        Ok(id)
    }

    /// A bot has decided. If the table went on meanwhile, the thought is worth nothing.
    async fn decide(&mut self, seq: u64, seat: Seat, action: Option<String>) {
        if self.thought.take_if(|thought| thought.seq == seq && thought.seat == seat).is_none() {
            return;
        }
        let now = self.now();
        // A bot that fails must not hold up people: any legal action will do.
        let action = action.or_else(|| now.table.legal(seat).into_iter().next());
        let Some(action) = action else { return };
        if let Err(problem) = self.play(&now, seat, &action, None).await {
            tracing::error!(table = now.row.id, seq, %problem, "a bot's step was not taken");
        }
    }

    /// Lets the next bot that owes a decision think; one without a choice acts at once.
    async fn ask_bots(&mut self) {
        while self.thought.is_none() && self.others_turn.is_none() {
            let now = self.now();
            let Some((seat, player)) = owing_bot(&now) else { return };
            let legal = now.table.legal(seat);
            let occasion = Occasion {
                choices: legal.len(),
                secretive: now.table.has_secrets(Viewer::Spectator),
                watched: self.live.is_watched(),
            };
            let pace = match (occasion.least_time(self.context.pace, self.context.budget), &legal[..]) {
                (Some(least), _) => least,
                (None, [only, ..]) => {
                    if let Err(problem) = self.play(&now, seat, only, None).await {
                        tracing::error!(table = now.row.id, seq = now.seq, %problem, "a bot's step was not taken");
                        return;
                    }
                    continue;
                }
                (None, []) => return,
            };
            let urgency = if occasion.watched { Urgency::Awaited } else { Urgency::Unwatched };
            match &self.context.thinking {
                Thinking::Here => self.let_think(&now, seat, player, pace, urgency),
                Thinking::Workers(queue) if self.asked < PATIENT => {
                    let (number, pace) = (now.row.number, pace.as_millis() as u64);
                    queue.ask(urgency, Job { number, seq: now.seq, seat: seat.0, pace, again: self.asked });
                    self.asked += 1;
                    self.wait_for_others();
                    let _ = self.live.notices.send(Notice::Thinking(seat));
                }
                // No worker does it: people must not wait for ever.
                Thinking::Workers(_) => self.let_think(&now, seat, player, pace, urgency),
                Thinking::Asked => return,
            }
        }
    }

    /// A worker lets a bot think, if the table still stands where it was asked to.
    async fn think(&mut self, seq: u64, seat: Seat, pace: Duration) -> Result<(), Problem> {
        self.know(seq).await?;
        let now = self.now();
        let owes = now.owing().contains(&seat) && self.thought.is_none();
        if let (true, Some(player)) = (owes && now.seq == seq, bot_at(&now, seat)) {
            self.let_think(&now, seat, player, pace, Urgency::Awaited);
        }
        Ok(())
    }

    fn let_think(&mut self, now: &Snapshot, seat: Seat, player: Player, pace: Duration, urgency: Urgency) {
        let (id, table) = (now.row.id.clone(), now.table.thinker(seat));
        let host = now.row.host.clone();
        let question = Question { id, table, seq: now.seq, seat, player, pace, host, urgency };
        self.thought = Some(question.think(&self.context, self.commands.clone()));
        let _ = self.live.notices.send(Notice::Thinking(seat));
    }
}

/// The first bot that owes a decision.
fn owing_bot(now: &Snapshot) -> Option<(Seat, Player)> {
    now.owing().into_iter().find_map(|seat| Some((seat, bot_at(now, seat)?)))
}

/// The bot that sits there.
fn bot_at(now: &Snapshot, seat: Seat) -> Option<Player> {
    match &now.seats.get(seat.index())?.kind {
        SeatKind::Bot(level) => level.parse().ok(),
        SeatKind::Open | SeatKind::Person(_) => None,
    }
}

/// The step just taken, as the journal keeps it.
fn last_step(table: &dyn AnyTable) -> Entry {
    let (who, text) = table.step(table.steps() - 1).expect("a step was just taken");
    Entry { kind: EntryKind::Step(who, text), at: clock::now(), request: None }
}

/// Lets luck decide as often as it must. Draw number *n* depends on the seed and *n* alone.
fn draw_all(table: &mut dyn AnyTable, now: &Snapshot, entries: &mut Vec<Entry>) -> Result<(), Problem> {
    let fair = Fair::new(now.row.seed.clone());
    while table.turn() == Turn::Chance {
        table.draw(&mut |draw, total| fair.ticket(draw, total))?;
        entries.push(last_step(table));
    }
    Ok(())
}
