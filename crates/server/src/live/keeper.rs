//! The keeper of a table: the one task that changes it.
//!
//! A change is made on a copy, written to the journal, and only then published and answered. If the journal refuses,
//! because another node wrote first, the copy is thrown away and the table read again.

use std::sync::Arc;

use catalog::{AnyTable, Player};
use dealer::Fair;
use tabletop::{Seat, Turn, Viewer};
use tokio::sync::{broadcast, mpsc, watch};

use super::{
    Context, Letter, Live, Notice, Position, Stage, Tables,
    occasion::Occasion,
    thinker::{Question, Thought},
};
use crate::{
    clock, opening,
    problem::Problem,
    series,
    store::{Appended, Entry, EntryKind, Person, Promotion, SeatKind, Seated, VisitorId},
};

/// How many letters may wait. Who finds the box full waits, too.
const MAILBOX: usize = 64;
/// How many notices a slow listener may miss before it is told only the newest.
const NOTICES: usize = 64;

/// Reads a table and sets its keeper to work.
pub async fn wake(tables: &Arc<Tables>, id: &str) -> Result<Arc<Live>, Problem> {
    let context = tables.context.clone();
    let position = Position::load(&context, id).await?;
    let (mail, letters) = mpsc::channel(MAILBOX);
    let (published, watched) = watch::channel(Arc::new(position));
    let (notices, _) = broadcast::channel(NOTICES);
    let live = Arc::new(Live {
        mail: mail.clone(),
        position: watched,
        notices: notices.clone(),
        present: Default::default(),
    });
    let mut keeper = Keeper { context, mail, published, notices, thought: None };
    keeper.draw_luck().await?;
    keeper.ask_bots().await;
    tokio::spawn(keeper.keep(letters, tables.clone(), live.clone()));
    Ok(live)
}

/// Owns one table.
struct Keeper {
    context: Arc<Context>,
    /// The own mailbox, for bots to answer to.
    mail: mpsc::Sender<Letter>,
    published: watch::Sender<Arc<Position>>,
    notices: broadcast::Sender<Notice>,
    thought: Option<Thought>,
}

impl Keeper {
    /// Answers letters until nobody has asked for a while, or the server is gone.
    async fn keep(mut self, mut letters: mpsc::Receiver<Letter>, tables: Arc<Tables>, live: Arc<Live>) {
        let mut closing = self.context.closing.clone();
        loop {
            let letter = tokio::select! {
                letter = letters.recv() => letter,
                () = tokio::time::sleep(self.context.idle) => None,
                // While the server stops, what is under way still gets its answer.
                () = async { while closing.changed().await.is_ok() {} } => break,
            };
            match letter {
                Some(letter) => self.open(letter).await,
                None if self.thought.is_some() || self.notices.receiver_count() > 0 => {}
                None => break,
            }
        }
        self.forget_thoughts();
        tables.forget_dead(&self.now().row.id, &live);
    }

    async fn open(&mut self, letter: Letter) {
        // Whoever asked may have gone away meanwhile; then the answer is for nobody.
        match letter {
            Letter::Act { by, seq, seat, action, answer } => {
                drop(answer.send(self.act(&by, seq, seat, &action).await));
            }
            Letter::Undo { by, seq, seat, answer } => drop(answer.send(self.undo(&by, seq, seat).await)),
            Letter::Join { by, seat, invite, answer } => {
                drop(answer.send(self.join(&by, seat, invite.as_deref()).await));
            }
            Letter::Leave { by, answer } => drop(answer.send(self.leave(&by).await)),
            Letter::Rematch { by, answer } => drop(answer.send(self.rematch(&by).await)),
            Letter::Thought { seq, seat, action } => self.decide(seq, seat, action).await,
        }
        self.ask_bots().await;
    }

    fn now(&self) -> Arc<Position> {
        self.published.borrow().clone()
    }

    /// The table, if the game goes on and whoever asks may decide for the seat.
    fn may_decide(&self, by: &VisitorId, seat: Seat) -> Result<Arc<Position>, Problem> {
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

    async fn act(&mut self, by: &VisitorId, seq: u64, seat: Seat, action: &str) -> Result<u64, Problem> {
        let now = self.may_decide(by, seat)?;
        if !(now.asked[seat.index()]..=now.seq).contains(&seq) {
            return Err(Problem::Stale { seq: now.seq });
        }
        self.play(&now, seat, action).await
    }

    async fn play(&mut self, now: &Position, seat: Seat, action: &str) -> Result<u64, Problem> {
        let mut table = now.table.copy();
        table.play(seat, action)?;
        let mut entries = vec![last_step(table.as_ref())];
        draw_all(table.as_mut(), now, &mut entries)?;
        self.write(now, table, Some(seat), entries).await
    }

    async fn undo(&mut self, by: &VisitorId, seq: u64, seat: Seat) -> Result<u64, Problem> {
        let now = self.may_decide(by, seat)?;
        if now.seq != seq {
            return Err(Problem::Stale { seq: now.seq });
        }
        let mut table = now.table.copy();
        table.undo(seat)?;
        let entry = Entry { kind: EntryKind::Undo(seat), at: clock::now(), key: None };
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
        now: &Position,
        table: Box<dyn AnyTable>,
        by: Option<Seat>,
        entries: Vec<Entry>,
    ) -> Result<u64, Problem> {
        let mut next = now.followed_by(table.into(), now.seq + entries.len() as u64, by);
        next.row.standing = next.standing(clock::now());
        let id = &now.row.id;
        let promotion = self.promotion(&next).await;
        let standing = &next.row.standing;
        match self.context.store.append(&now.row, now.seq, &entries, standing, promotion.as_ref()).await? {
            Appended::Yes => {
                tracing::debug!(table = id, seq = next.seq, "written");
                let seq = next.seq;
                self.publish(next, Notice::Step);
                Ok(seq)
            }
            Appended::Taken => {
                let read = self.read_again().await?;
                let seq = read.seq;
                self.publish(read, Notice::Step);
                Err(Problem::Stale { seq })
            }
        }
    }

    /// What the step that led to `next` makes of its player. A series that cannot be read must not hold up the step.
    async fn promotion(&self, next: &Position) -> Option<Promotion> {
        let found = series::promotion(&self.context, next).await;
        found.unwrap_or_else(|problem| {
            tracing::error!(table = next.row.id, %problem, "the series gives no rank");
            None
        })
    }

    async fn read_again(&self) -> Result<Position, Problem> {
        Position::load(&self.context, &self.now().row.id).await
    }

    fn publish(&mut self, position: Position, notice: Notice) {
        self.thought.take_if(|thought| thought.seq != position.seq);
        if position.stage() == Stage::Over {
            self.forget_thoughts();
        }
        self.published.send_replace(Arc::new(position));
        // Nobody may be listening, and that is well.
        let _ = self.notices.send(notice);
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
                self.publish(read, Notice::Seat);
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
        self.publish(read, Notice::Seat);
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
        let mut next = Position::clone(&now);
        next.row.rematch = Some(id.clone());
        self.publish(next, Notice::Seat);
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
        if let Err(problem) = self.play(&now, seat, &action).await {
            tracing::error!(table = now.row.id, seq, %problem, "a bot's step was not taken");
        }
    }

    /// Lets the next bot that owes a decision think; one without a choice acts at once.
    async fn ask_bots(&mut self) {
        while self.thought.is_none() {
            let now = self.now();
            let Some((seat, player)) = owing_bot(&now) else { return };
            let legal = now.table.legal(seat);
            let occasion = Occasion {
                choices: legal.len(),
                secretive: now.table.has_secrets(Viewer::Spectator),
                watched: self.notices.receiver_count() > 0,
            };
            let pace = match (occasion.least_time(self.context.pace, self.context.budget), &legal[..]) {
                (Some(least), _) => least,
                (None, [only, ..]) => {
                    if let Err(problem) = self.play(&now, seat, only).await {
                        tracing::error!(table = now.row.id, seq = now.seq, %problem, "a bot's step was not taken");
                        return;
                    }
                    continue;
                }
                (None, []) => return,
            };
            let (id, table) = (now.row.id.clone(), now.table.thinker(seat));
            let question = Question { id, table, seq: now.seq, seat, player, pace };
            self.thought = Some(question.think(&self.context, self.mail.clone()));
            let _ = self.notices.send(Notice::Thinking(seat));
        }
    }
}

/// The first bot that owes a decision.
fn owing_bot(now: &Position) -> Option<(Seat, Player)> {
    now.owing().into_iter().find_map(|seat| match &now.seats.get(seat.index())?.kind {
        SeatKind::Bot(level) => Some((seat, level.parse().ok()?)),
        SeatKind::Open | SeatKind::Person(_) => None,
    })
}

/// The step just taken, as the journal keeps it.
fn last_step(table: &dyn AnyTable) -> Entry {
    let (who, text) = table.step(table.steps() - 1).expect("a step was just taken");
    Entry { kind: EntryKind::Step(who, text), at: clock::now(), key: None }
}

/// Lets luck decide as often as it must. Draw number *n* depends on the seed and *n* alone.
fn draw_all(table: &mut dyn AnyTable, now: &Position, entries: &mut Vec<Entry>) -> Result<(), Problem> {
    let fair = Fair::new(now.row.seed.clone());
    while table.turn() == Turn::Chance {
        table.draw(&mut |draw, total| fair.ticket(draw, total))?;
        entries.push(last_step(table));
    }
    Ok(())
}
