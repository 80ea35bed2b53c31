//! A table at one moment: what is published after every change and never changed itself.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::{AnyTable, Viewed};
use delta::{Document, Room};
use tabletop::{Seat, Turn, Viewer, Who};

use super::{Context, requests::Requests};
use crate::{
    problem::Problem,
    store::{Entry, EntryKind, SeatRow, Standing, TableRow, VisitorId},
};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are open.
    Open,
    /// The game goes on.
    Playing,
    /// The scores are final.
    Over,
    /// A step no longer fits the rules of this program; what came before can be read.
    Closed,
}

impl Stage {
    /// The word in the interface.
    pub fn key(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }
}

impl TableRow {
    /// How far the table has come, as far as lists know.
    pub fn stage(&self) -> Stage {
        match (self.begun, self.standing.ended) {
            (None, _) => Stage::Open,
            (_, None) => Stage::Playing,
            (_, Some(_)) => Stage::Over,
        }
    }
}

/// A table at one moment.
#[derive(Clone)]
pub struct Snapshot {
    /// Its facts.
    pub row: Arc<TableRow>,
    /// Its seats, in order.
    pub seats: Arc<[SeatRow]>,
    /// The number of journal entries.
    pub seq: u64,
    /// The referee's table: only views of it leave the server.
    pub table: Arc<dyn AnyTable>,
    /// For each seat, the number of journal entries since which it has been asked what it is asked now.
    pub asked: Vec<u64>,
    /// The first step, counted from 1, that no longer fits the rules: the table stands as it was before and goes no
    /// further.
    pub closed: Option<usize>,
    views: Views,
}

/// Views as they were written, each once. A copy of a table is made in order to be changed: it begins without, but knows how
/// much room the last one took.
#[derive(Default)]
struct Views {
    written: Mutex<Vec<(Viewer, Arc<Document>)>>,
    room: Room,
}

impl Views {
    fn lock(&self) -> MutexGuard<'_, Vec<(Viewer, Arc<Document>)>> {
        // The list is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clone for Views {
    fn clone(&self) -> Views {
        let room = self.lock().first().map_or(self.room, |(_, view)| view.room());
        Views { written: Mutex::default(), room }
    }
}

/// Whose eyes look at a snapshot, and for which seat they may decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Eyes {
    /// What they may know.
    pub viewer: Viewer,
    /// The seats they own.
    pub you: Vec<Seat>,
    /// The own seat whose decisions are offered: one that owes a decision now.
    pub acting: Option<Seat>,
}

impl Snapshot {
    /// Reads a table from the store by replaying its journal, together with the requests that it tells of.
    ///
    /// A table that was begun under an earlier revision of the rules goes on as long as its steps still fit. If one does
    /// not, the table is closed and stands as it was before that step.
    pub async fn load(context: &Context, id: &str) -> Result<(Snapshot, Requests), Problem> {
        let (row, seats) = context.store.table(id).await?.ok_or(Problem::UnknownTable)?;
        let unreadable = |reason: &dyn std::fmt::Display| {
            tracing::error!(table = id, %reason, "the journal cannot be replayed");
            Problem::Internal
        };
        let journal = context.store.journal(id).await?;
        let seq = journal.len() as u64;
        let requests = Requests::of(&journal);
        // Steps that were taken back leave no trace in the game, so they need not be replayed.
        let mut steps = Vec::with_capacity(journal.len());
        for entry in journal {
            match entry.kind {
                EntryKind::Step(who, text) => steps.push((who, text)),
                EntryKind::Undo(_) => drop(steps.pop().ok_or_else(|| unreadable(&"nothing to take back"))?),
            }
        }
        let table = context.with_game_of(&row, |game| game.open(&row.setup)).await?;
        let mut table = table.map_err(|error| {
            tracing::warn!(table = id, %error, "the setup is no longer known");
            Problem::Outdated
        })?;
        let mut closed = None;
        for (index, (who, text)) in steps.iter().enumerate() {
            if let Err(refused) = table.take(*who, text) {
                tracing::warn!(table = id, step = index + 1, reason = %refused, "a step no longer fits the rules");
                closed = Some(index + 1);
                break;
            }
        }
        let asked = vec![seq; seats.len()];
        let (row, seats, table) = (Arc::new(row), seats.into(), table.into());
        Ok((Snapshot { row, seats, seq, table, asked, closed, views: Views::default() }, requests))
    }

    /// The snapshot after a change by `by` that brought the table to `table` with journal entry `seq`. A seat that
    /// is asked the same as before may still answer a page that knows nothing of the change: where several decide at
    /// once, the first answer does not make the others' stale.
    pub fn followed_by(&self, table: Arc<dyn AnyTable>, seq: u64, by: Option<Seat>) -> Snapshot {
        let mut next = Snapshot { table, seq, ..self.clone() };
        let luck_stood_still = next.table.draws() == self.table.draws();
        let (before, now) = (self.owing(), next.owing());
        for (seat, asked) in (0..).map(Seat).zip(&mut next.asked) {
            let the_same = luck_stood_still
                && by.is_some_and(|by| by != seat)
                && before.contains(&seat)
                && now.contains(&seat)
                && self.table.legal(seat) == next.table.legal(seat);
            if !the_same {
                *asked = seq;
            }
        }
        next
    }

    /// The snapshot after entries that another node wrote. Nothing if they do more than go on with the game: then the table
    /// is read again.
    pub fn continued_by(&self, tail: &[Entry]) -> Option<Snapshot> {
        let mut next = self.clone();
        for entry in tail {
            let EntryKind::Step(who, text) = &entry.kind else { return None };
            if next.stage() != Stage::Playing {
                return None;
            }
            let mut table = next.table.copy();
            table.take(*who, text).ok()?;
            let by = match who {
                Who::Seat(seat) => Some(*seat),
                Who::Chance => None,
            };
            next = next.followed_by(table.into(), next.seq + 1, by);
        }
        Some(next)
    }

    /// How far the table has come.
    pub fn stage(&self) -> Stage {
        match (self.row.begun, self.table.turn()) {
            _ if self.closed.is_some() => Stage::Closed,
            (None, _) => Stage::Open,
            (_, Turn::Over) => Stage::Over,
            _ => Stage::Playing,
        }
    }

    /// The seats that owe a decision; none before the game has begun.
    pub fn owing(&self) -> Vec<Seat> {
        match self.table.turn() {
            Turn::Seats(seats) if self.stage() == Stage::Playing => seats.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// How it stands, for lists.
    pub fn standing(&self, at: i64) -> Standing {
        let ended = (self.stage() == Stage::Over).then(|| self.row.standing.ended.unwrap_or(at));
        Standing { turn: self.owing().into_iter().map(Seat::letter).collect(), ended }
    }

    /// The seats of a visitor.
    pub fn seats_of(&self, visitor: &VisitorId) -> Vec<Seat> {
        self.seats.iter().filter(|row| row.kind.is(visitor)).map(|row| row.seat).collect()
    }

    /// Refuses who does not sit on the seat.
    pub fn only_for(&self, visitor: &VisitorId, seat: Seat) -> Result<(), Problem> {
        let row = self.seats.get(seat.index()).ok_or(Problem::UnknownSeat)?;
        if row.kind.is(visitor) { Ok(()) } else { Err(Problem::ForeignSeat) }
    }

    /// With whose eyes a visitor looks. Of several own seats the one wished for looks, or one that owes a decision.
    pub fn eyes(&self, visitor: Option<&VisitorId>, wish: Option<Seat>) -> Eyes {
        let you = visitor.map(|visitor| self.seats_of(visitor)).unwrap_or_default();
        self.eyes_of(you, wish)
    }

    /// What those may know who own these seats, looking for the one that owes a decision.
    pub fn viewer_for(&self, you: &[Seat]) -> Viewer {
        self.eyes_of(you.to_vec(), None).viewer
    }

    fn eyes_of(&self, you: Vec<Seat>, wish: Option<Seat>) -> Eyes {
        let owing = self.owing();
        let wish = wish.filter(|seat| you.contains(seat));
        let acting = match wish {
            Some(seat) => Some(seat).filter(|seat| owing.contains(seat)),
            None => you.iter().copied().find(|seat| owing.contains(seat)),
        };
        let viewer = match acting.or(wish).or(you.first().copied()) {
            Some(seat) => Viewer::Seat(seat),
            None if self.stage() == Stage::Over => Viewer::Omniscient,
            None => Viewer::Spectator,
        };
        Eyes { viewer, you, acting }
    }

    /// What `eyes` may know, with the decisions they may take.
    pub fn seen_with(&self, eyes: &Eyes) -> Box<dyn Viewed> {
        self.table.viewed_by(eyes.viewer, eyes.acting)
    }

    /// What `eyes` may know of the table as it was after the first `steps` steps, or as it is now if none are named.
    pub fn seen_after(&self, steps: Option<usize>, eyes: &Eyes) -> Result<Box<dyn Viewed>, Problem> {
        match steps {
            None => Ok(self.seen_with(eyes)),
            Some(steps) if steps <= self.table.steps() => {
                Ok(self.table.after(steps).viewed_by(eyes.viewer, None))
            }
            Some(_) => Err(Problem::UnknownStep),
        }
    }

    /// What `viewer` may know, as JSON without what the edition fixes. Written once for all who see the same.
    pub fn view(&self, viewer: Viewer) -> Arc<Document> {
        // Where nothing is ever hidden, everybody sees the same.
        let viewer = if self.table.is_secretive() { viewer } else { Viewer::Spectator };
        let mut views = self.views.lock();
        if let Some((_, view)) = views.iter().find(|(who, _)| *who == viewer) {
            return view.clone();
        }
        let mut view = Document::with_room(self.views.room);
        self.table.viewed_by(viewer, None).write_view(&mut view);
        view.shrink();
        let view = Arc::new(view);
        views.push((viewer, view.clone()));
        view
    }

    /// What one seat may know, with the decisions it may take.
    pub fn seen_by(&self, seat: Seat) -> Box<dyn Viewed> {
        self.table.viewed_by(Viewer::Seat(seat), Some(seat))
    }

    /// Names of the seats, in order.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|row| row.name.clone()).collect()
    }
}
