//! The keeper of a table: the one task that changes it.
//!
//! A change is made on a copy, written to the journal, and only then published and answered. If the journal refuses,
//! because another node wrote first, the copy is thrown away and the table read again.

mod people;
mod talk;

pub use people::actions_of_people;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use async_nats::Subscriber;
use catalog::{AnyTable, Budget, Player};
use dealer::Fair;
use tabletop::{Seat, Turn, Viewer, Who};
use tokio::{
    sync::{broadcast, mpsc, watch},
    time,
};

use super::{
    Ask, Command, Context, Doing, Ending, Lesson, Live, Notice, Snapshot, Stage, Tables, Urgency, Wanted,
    feed::Cause,
    news::{self, Heard, What},
    occasion::Occasion,
    requests::Requests,
    snapshot::TALK,
    thinker::{Question, Thought},
    thoughts::{Job, Thinking},
    visitors::{INVITATION, what_it_means},
};
use crate::{
    clock, names, opening,
    people::PeopleError,
    planted,
    problem::Problem,
    ratings, series,
    store::{
        Appended, Entry, EntryKind, Person, Promotion, Purpose, Request, ResultRow, SeatKind, SeatRow,
        Seated, VisitorId, Wish,
    },
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
        flaps: Default::default(),
        elsewhere: Default::default(),
        strangers: Default::default(),
        counting: Default::default(),
        last_here: Default::default(),
        woken: Instant::now(),
        away: context.away,
        feeds: Default::default(),
        asked: Default::default(),
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
    keeper.note_standing().await?;
    keeper.note_results().await;
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
    others_turn: Option<time::Instant>,
    /// How often workers were asked for the decision that is owed now.
    asked: u32,
}

impl Keeper {
    /// Answers commands until nobody has asked for a while, or the server is gone.
    async fn keep(mut self, mut commands: mpsc::Receiver<Command>, tables: Arc<Tables>) {
        let mut closing = self.context.closing.clone();
        loop {
            let due = self.next_due();
            let due = async {
                match due {
                    Some(millis) => time::sleep(Duration::from_millis(millis as u64 + 1)).await,
                    None => std::future::pending().await,
                }
            };
            let patience = self.others_turn;
            let patience = async {
                match patience {
                    Some(until) => time::sleep_until(until).await,
                    None => std::future::pending().await,
                }
            };
            let command = tokio::select! {
                command = commands.recv() => command,
                told = news::next(&mut self.heard) => Some(Command::Heard(told)),
                () = due => {
                    self.time_out().await;
                    continue;
                }
                () = patience => {
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
            Command::People { by, doing, answer } => {
                self.live.note(&by);
                drop(answer.send(self.people(&by, doing).await));
            }
            Command::Talk { by, speech, answer } => drop(answer.send(self.talk(&by, speech).await)),
            Command::Close { answer } => drop(answer.send(self.close().await)),
            Command::LookAgain { answer } => {
                let looked = self.look_again().await;
                self.tell(What::Company);
                drop(answer.send(looked));
            }
            Command::Lesson { by, wish, answer } => drop(answer.send(self.lesson(&by, wish).await)),
            Command::Follow { seq, seat, action } => self.follow(seq, seat, &action).await,
            Command::Arrived => self.context.news.tell_who_is_here(&self.live),
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
        self.live.note(by);
        let company = &now.company;
        match now.stage() {
            // The rules say themselves that a game is over.
            Stage::Over if company.ending().is_some() => Err(PeopleError::Over.into()),
            Stage::Playing if company.out().contains(&seat) => Err(PeopleError::Out.into()),
            Stage::Playing if company.stand_in(seat).is_some() => Err(PeopleError::StandIn.into()),
            Stage::Playing if company.is_paused() => Err(PeopleError::Paused.into()),
            _ => Ok(now),
        }
    }

    /// The answer to a request that was carried out before.
    fn answered(&self, seat: Seat, request: Option<&Request>) -> Result<Option<u64>, Problem> {
        if planted::is(planted::TWICE) {
            return Ok(None);
        }
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
        if !now.study.lets_act(now.table.as_ref(), seat) {
            return Err(Problem::Answered);
        }
        let answer = now.study.answer(&now, action);
        let seq = self.play(&now, seat, action, request).await?;
        if let Some(answer) = answer {
            self.context.store.answer_puzzle(by, &answer).await?;
        }
        Ok(seq)
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
        now.may_undo(&now.seats_of(by), seat)?;
        if now.study.is_final() {
            return Err(Problem::Answered);
        }
        let mut table = now.table.copy();
        table.undo(seat)?;
        let entry = Entry { kind: EntryKind::Undo(seat), at: clock::now(), request };
        self.write(&now, table, Some(seat), vec![entry]).await
    }

    /// The record of a lesson goes on, whoever sits on the seat. If the table went on meanwhile, it has done so already.
    async fn follow(&mut self, seq: u64, seat: Seat, action: &str) {
        if self.thought.take_if(|thought| thought.seq == seq && thought.seat == seat).is_none() {
            return;
        }
        let now = self.now();
        if let Err(problem) = self.play(&now, seat, action, None).await {
            tracing::error!(table = now.row.id, seq, %problem, "a lesson's step was not taken");
        }
    }

    /// Goes back to the lesson, or leaves it and plays on.
    async fn lesson(&mut self, by: &VisitorId, wish: Lesson) -> Result<u64, Problem> {
        let now = self.now();
        if now.seats_of(by).is_empty() {
            return Err(Problem::ForeignSeat);
        }
        match wish {
            Lesson::Back => {
                let Some(at) = now.study.left_at(now.table.as_ref()) else { return Ok(now.seq) };
                let undo = Entry { kind: EntryKind::Undo(Seat(0)), at: clock::now(), request: None };
                let entries = vec![undo; now.table.steps() - at];
                self.write(&now, now.table.after(at), None, entries).await
            }
            Lesson::PlayOn => {
                self.context.store.change_purpose(&now.row.id, &Purpose::Free).await?;
                let read = self.read_again().await?;
                self.publish(read, Notice::Step, &Cause::default());
                self.tell(What::Company);
                self.draw_luck().await?;
                Ok(self.now().seq)
            }
        }
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

    /// Lets lists know whose turn it is, and when a clock runs out, at a table where nothing was drawn.
    async fn note_standing(&mut self) -> Result<(), Problem> {
        let now = self.now();
        let standing = now.standing(clock::now());
        if now.stage() == Stage::Playing && standing != now.row.standing {
            self.context.store.append(&now.row, now.seq, &[], &standing, None).await?;
        }
        Ok(())
    }

    /// Lets lists know how the game ended. It follows from the journal: if it was not written once, it is the next time.
    async fn note_results(&mut self) {
        let now = self.now();
        let rows = results_of(&now);
        if rows.is_empty() {
            return;
        }
        if let Err(error) = self.context.store.keep_results(&rows).await {
            tracing::error!(table = now.row.id, %error, "how the game ended was not written");
        }
        if let Err(problem) = ratings::count(&self.context, &now, &rows).await {
            tracing::error!(table = now.row.id, %problem, "a rated game was not counted");
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
        let next = now.followed_by(table.into(), &entries, by);
        let id = &now.row.id;
        let promotion = self.promotion(&next).await;
        let standing = next.standing(clock::now());
        let begun = Instant::now();
        match self.context.store.append(&now.row, now.seq, &entries, &standing, promotion.as_ref()).await? {
            Appended::Yes => {
                self.context.metrics.step(begun.elapsed());
                tracing::debug!(table = id, seq = next.seq, "written");
                let seq = next.seq;
                let request = by.zip(entries.first().and_then(|entry| entry.request.as_ref()));
                if let Some((seat, request)) = request {
                    self.requests.remember(seat, request.clone(), seq);
                }
                let key = request.map(|(seat, request)| (seat, request.key.as_str()));
                let over = next.stage() == Stage::Over && now.stage() != Stage::Over;
                self.publish(next, Notice::Step, &Cause { entries: &entries, key });
                self.others_turn = None;
                self.tell(What::Steps);
                self.tell_people(now);
                if over {
                    self.note_results().await;
                    if now.is_of_tournament() {
                        self.context.tournaments.notify_one();
                    }
                }
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
    fn tell(&self, what: What) {
        let now = self.published.borrow();
        self.context.news.tell(now.row.number, Heard { head: now.seq, what, seats: 0 });
    }

    /// Tells those who listen to all their tables at other nodes what this means for them.
    fn tell_people(&self, before: &Snapshot) {
        if self.context.news.client().is_some() {
            let now = self.now();
            for (visitor, event, seat) in what_it_means(before, &now) {
                self.context.news.tell_person(visitor, now.row.number, event, seat);
            }
        }
    }

    /// Another node tells that something happened.
    async fn hear(&mut self, told: Heard) {
        let ahead = told.head > self.now().seq;
        let done = match told.what {
            What::Steps if ahead => self.catch_up().await,
            What::Steps => return,
            What::Here => {
                let now = self.now();
                for row in now.seats.iter().filter(|row| (told.seats >> row.seat.0) & 1 == 1) {
                    if let SeatKind::Person(visitor) = &row.kind {
                        self.live.is_elsewhere(visitor);
                    }
                }
                return;
            }
            What::Talk if !ahead => self.listen_again().await,
            What::Talk | What::Company => self.look_again().await,
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

    /// Reads what was said, and who does not want to hear whom, and publishes it.
    async fn listen_again(&mut self) -> Result<(), Problem> {
        let now = self.now();
        let store = &self.context.store;
        let mut next = Snapshot::clone(&now);
        next.talk = store.talk_at(&now.row, TALK).await?.into();
        next.mutes = store.mutes_at(&now.row.id).await?.into();
        self.publish(next, Notice::Seat, &Cause::default());
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
        self.others_turn = Some(time::Instant::now() + thinks + self.context.pace + FORGIVING);
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
        let others = now.seats.iter().filter(|row| row.kind != SeatKind::Open).map(|row| row.name.as_str());
        let by = &Person { name: names::apart(&by.name, others), ..by.clone() };
        let open = now.seats.iter().filter(|row| row.kind == SeatKind::Open).map(|row| row.seat);
        for open in open.filter(|&open| seat.is_none_or(|seat| seat == open)) {
            let seated = self.context.store.sit_down(&now.row.id, open, by, clock::now()).await?;
            if seated != Seated::Taken {
                let read = self.read_again().await?;
                self.publish(read, Notice::Seat, &Cause::default());
                self.tell(What::Company);
                self.tell_people(&now);
                self.draw_luck().await?;
                self.note_standing().await?;
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
        self.tell(What::Company);
        Ok(())
    }

    /// Asks the others to play again, or agrees with whoever asked before.
    async fn rematch(&mut self, by: &VisitorId) -> Result<Option<String>, Problem> {
        let now = self.now();
        let own = now.seats_of(by);
        if own.is_empty() {
            return Err(Problem::ForeignSeat);
        }
        if now.stage() != Stage::Over {
            return Err(Problem::NotOver);
        }
        if now.is_of_tournament() {
            return Err(PeopleError::Tournament.into());
        }
        if let Some(next) = self.begin_again().await? {
            return Ok(Some(next));
        }
        if people::asks_nobody(&now, by) {
            return self.open_again(by).await.map(Some);
        }
        let asked = now.company.asks().iter().find(|ask| ask.wish == Wish::Again);
        let open = |ask: &&Ask| own.iter().any(|&seat| ask.of.contains(seat) && !ask.agreed.contains(seat));
        match (asked, asked.filter(open)) {
            (_, Some(ask)) => drop(self.people(by, Doing::Answer { ask: ask.id, yes: true }).await?),
            // What was asked is not asked twice.
            (Some(_), None) => {}
            (None, _) => drop(self.people(by, Doing::Ask(Wanted::Again)).await?),
        }
        Ok(self.now().row.rematch.clone())
    }

    /// Opens the next table for the same people.
    async fn open_again(&mut self, host: &VisitorId) -> Result<String, Problem> {
        let now = self.now();
        let game = self.context.catalog.game(&now.row.game).ok_or(Problem::UnknownGame)?;
        let new = opening::again(game, &now, host);
        let id = self.context.store.create(&new, Some(&now.row.id)).await?;
        let mut next = Snapshot::clone(&now);
        Arc::make_mut(&mut next.row).rematch = Some(id.clone());
        self.publish(next, Notice::Seat, &Cause::default());
        self.context.visitors.invite(&now, host, &id);
        for person in now.seats.iter().filter(|row| !row.kind.is(host)) {
            if let SeatKind::Person(visitor) = &person.kind {
                self.context.news.tell_person(visitor, now.row.number, INVITATION, person.seat);
            }
        }
        self.live.tell_seats();
        self.tell(What::Company);
        Ok(id)
    }

    /// A bot has decided. If the table went on meanwhile, the thought is worth nothing.
    async fn decide(&mut self, seq: u64, seat: Seat, action: Option<String>) {
        if self.thought.take_if(|thought| thought.seq == seq && thought.seat == seat).is_none() {
            return;
        }
        let now = self.now();
        // Somebody may have come back, or everybody agreed to stop, while it thought.
        if owing_bot(&now).is_none_or(|(owing, _)| owing != seat) {
            return;
        }
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
            if matches!(self.context.thinking, Thinking::Asked) {
                return;
            }
            if let Some((seat, action)) = now.study.runs(now.table.as_ref()) {
                let pace = if self.live.is_watched() { self.context.pace } else { Duration::ZERO };
                self.thought = Some(Thought::scripted(now.seq, seat, action, pace, self.commands.clone()));
                return;
            }
            if now.study.leads() {
                return;
            }
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
            let urgency = match () {
                () if !now.has_people() => Urgency::Idle,
                () if occasion.watched || self.live.was_asked() => Urgency::Awaited,
                () => Urgency::Unwatched,
            };
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

/// The bot that decides there, if one does.
fn bot_at(now: &Snapshot, seat: Seat) -> Option<Player> {
    if now.company.is_paused() {
        return None;
    }
    match &now.seats.get(seat.index())?.kind {
        SeatKind::Bot(level) => level.parse().ok(),
        SeatKind::Person(_) => now.company.stand_in(seat)?.parse().ok(),
        SeatKind::Open => None,
    }
}

/// How a game ended, seat by seat; nothing while it goes on, and where it has no result.
fn results_of(now: &Snapshot) -> Vec<ResultRow> {
    let no_result = matches!(now.company.ending(), Some(Ending::Aborted | Ending::Stopped | Ending::Closed));
    // What somebody brought along was played elsewhere.
    if now.stage() != Stage::Over || no_result || now.row.purpose == Purpose::Record {
        return Vec::new();
    }
    let scores = now.scores(now.table.viewed_by(Viewer::Omniscient, None).as_ref());
    let row = |(seat, score): (&SeatRow, catalog::Score)| ResultRow {
        table: now.row.id.clone(),
        seat: seat.seat.0,
        kind: seat.kind.clone(),
        place: score.place,
        points: score.total,
    };
    now.seats.iter().zip(scores).map(row).collect()
}

/// The step just taken, as the journal keeps it.
fn last_step(table: &dyn AnyTable) -> Entry {
    let (who, text) = table.step(table.steps() - 1).expect("a step was just taken");
    Entry { kind: EntryKind::Step(who, text), at: clock::now(), request: None }
}

/// Lets luck decide as often as it must. Draw number *n* depends on the seed and *n* alone.
fn draw_all(table: &mut dyn AnyTable, now: &Snapshot, entries: &mut Vec<Entry>) -> Result<(), Problem> {
    if now.study.leads() {
        while let Some(outcome) = now.study.luck(table) {
            table.take(Who::Chance, &outcome)?;
            entries.push(last_step(table));
        }
        return Ok(());
    }
    let fair = Fair::new(now.row.seed.clone());
    while table.turn() == Turn::Chance {
        table.draw(&mut |draw, total| fair.ticket(draw, total))?;
        entries.push(last_step(table));
    }
    Ok(())
}
