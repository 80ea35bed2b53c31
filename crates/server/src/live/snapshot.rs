//! A table at one moment: what is published after every change and never changed itself.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::{AnyTable, Viewed};
use delta::Document;
use tabletop::{Seat, Turn, Viewer, Who};

use super::{Context, company::Company, requests::Requests};
use crate::{
    problem::Problem,
    store::{
        self, Deed, Entry, EntryKind, Purpose, SaidRow, SeatKind, SeatRow, Standing, TableRow, VisitorId,
        company,
    },
    study::Study,
    terms::Clock,
};

/// So much of what was said is kept at hand.
pub(super) const TALK: u32 = store::TALK;

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
    /// What is taught here, if anything.
    pub study: Study,
    /// The people beside their game.
    pub company: Company,
    /// What was said last, in order.
    pub talk: Arc<[SaidRow]>,
    /// Who of those who sit here mutes whom.
    pub mutes: Arc<[(VisitorId, VisitorId)]>,
    views: Views,
}

/// Views as they were written, each once. A copy of a table is made in order to be changed: it begins without, but knows how
/// much room the last one took.
#[derive(Default)]
struct Views {
    written: Mutex<Vec<(Viewer, Arc<Document>)>>,
    room: usize,
}

impl Views {
    fn lock(&self) -> MutexGuard<'_, Vec<(Viewer, Arc<Document>)>> {
        // The list is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clone for Views {
    fn clone(&self) -> Views {
        let room = self.lock().first().map_or(self.room, |(_, view)| view.size());
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
    /// At a shared screen, the seat that is asked and has not said yet that it is there.
    pub curtain: Option<Seat>,
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
        // The journal of a game long over may have been let go: the record, the archive and the result are kept.
        if journal.is_empty() && row.standing.ended.is_some() {
            return Err(Problem::Outdated);
        }
        let seq = journal.len() as u64;
        let requests = Requests::of(&journal);
        // Steps that were taken back leave no trace in the game, so they need not be replayed.
        let mut steps = Vec::with_capacity(journal.len());
        for entry in &journal {
            match &entry.kind {
                EntryKind::Step(who, text) => steps.push((*who, text.clone())),
                EntryKind::Deed(_, Deed::Back(to)) => steps.truncate(*to as usize),
                EntryKind::Deed(..) => {}
                EntryKind::Undo(_) => drop(steps.pop().ok_or_else(|| unreadable(&"nothing to take back"))?),
            }
        }
        let table = context.with_game_of(&row, |game| game.open(&row.setup)).await?;
        let mut table = table.map_err(|error| {
            tracing::warn!(table = id, %error, "the setup is no longer known");
            Problem::Outdated
        })?;
        let talk = context.store.talk_at(&row, TALK).await?.into();
        let mutes = context.store.mutes_at(id).await?.into();
        let company = company_of(&row, &seats, &journal, || table.copy());
        let mut closed = None;
        for (index, (who, text)) in steps.iter().enumerate() {
            if let Err(refused) = table.take(*who, text) {
                tracing::warn!(table = id, step = index + 1, reason = %refused, "a step no longer fits the rules");
                closed = Some(index + 1);
                break;
            }
        }
        let asked = vec![seq; seats.len()];
        let study = Study::of(&context.catalog, &row);
        let (row, seats, table) = (Arc::new(row), seats.into(), table.into());
        let views = Views::default();
        let snapshot = Snapshot { row, seats, seq, table, asked, closed, study, company, talk, mutes, views };
        Ok((snapshot, requests))
    }

    /// The snapshot after a change by `by` that brought the table to `table` and was written in `entries`. A seat that
    /// is asked the same as before may still answer a page that knows nothing of the change: where several decide at
    /// once, the first answer does not make the others' stale.
    pub fn followed_by(&self, table: Arc<dyn AnyTable>, entries: &[Entry], by: Option<Seat>) -> Snapshot {
        let seq = self.seq + entries.len() as u64;
        let mut next = Snapshot { table, seq, ..self.clone() };
        let owing = owing_by_rules(next.table.as_ref());
        append_to(&mut next.company, self.seq, entries, &owing);
        // What people do beside the game changes nothing of what they are asked.
        if entries
            .iter()
            .all(|entry| matches!(&entry.kind, EntryKind::Deed(_, deed) if !matches!(deed, Deed::Back(_))))
        {
            return next;
        }
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
        let mut at = 0;
        while at < tail.len() {
            let is_luck = |entry: &&Entry| matches!(entry.kind, EntryKind::Step(Who::Chance, _));
            // The luck that an action calls for belongs to it.
            let together = 1 + tail[at + 1..].iter().take_while(is_luck).count();
            let entries = &tail[at..at + together];
            let mut table = next.table.copy();
            for entry in entries {
                match &entry.kind {
                    EntryKind::Step(who, text) if next.stage() == Stage::Playing => {
                        table.take(*who, text).ok()?
                    }
                    EntryKind::Deed(_, deed) if !matches!(deed, Deed::Back(_)) => {}
                    EntryKind::Step(..) | EntryKind::Undo(_) | EntryKind::Deed(..) => return None,
                }
            }
            let by = match entries[0].kind {
                EntryKind::Step(Who::Seat(seat), _) => Some(seat),
                _ => None,
            };
            next = next.followed_by(table.into(), entries, by);
            at += together;
        }
        Some(next)
    }

    /// What changes at a table without an entry in its journal, as the store tells it.
    pub fn company(&self) -> String {
        company(&self.row, &self.seats, &self.talk, self.mutes.len())
    }

    /// How far the table has come.
    pub fn stage(&self) -> Stage {
        match (self.row.begun, self.table.turn()) {
            _ if self.closed.is_some() => Stage::Closed,
            (None, _) => Stage::Open,
            (_, Turn::Over) => Stage::Over,
            _ if self.company.ending().is_some() => Stage::Over,
            _ => Stage::Playing,
        }
    }

    /// Does the game belong to a tournament?
    pub fn is_of_tournament(&self) -> bool {
        matches!(self.row.purpose, Purpose::Tournament { .. })
    }

    /// Is somebody asked for a decision at this seat, and not a bot who sits in?
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.owing().contains(&seat) && self.company.is_played(seat)
    }

    /// The scores as they are shown, with the places of those who gave up.
    pub fn scores(&self, shown: &dyn Viewed) -> Vec<catalog::Score> {
        let mut scores = shown.scores();
        if self.stage() == Stage::Over && shown.steps() == self.table.steps() {
            let counted: Vec<_> = scores.iter().map(|score| score.place).collect();
            let places = self.company.places(&counted);
            scores.iter_mut().zip(places).for_each(|(score, place)| score.place = place);
        }
        scores
    }

    /// The seats that owe a decision; none before the game has begun.
    pub fn owing(&self) -> Vec<Seat> {
        match self.table.turn() {
            Turn::Seats(seats) if self.stage() == Stage::Playing => {
                seats.iter().filter(|seat| self.study.lets_act(self.table.as_ref(), *seat)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How it stands, for lists.
    pub fn standing(&self, at: i64) -> Standing {
        let ended = (self.stage() == Stage::Over).then(|| self.row.standing.ended.unwrap_or(at));
        // Who is replaced by a bot is not waited for.
        let sits_in = |seat: &Seat| self.company.stand_in(*seat).is_some();
        let turn = self.owing().into_iter().filter(|seat| !sits_in(seat)).map(Seat::letter).collect();
        let due = self.company.due(at, 0, 0).filter(|_| self.stage() == Stage::Playing).map(|(due, _)| due);
        let stand_in = ended.is_none() && (0..).map(Seat).take(self.seats.len()).any(|seat| sits_in(&seat));
        Standing { turn, ended, due, stand_in }
    }

    /// Whether anybody sits here but bots.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|row| matches!(row.kind, SeatKind::Person(_)))
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
        let wish = wish.filter(|seat| you.contains(seat));
        let acting = match wish {
            Some(seat) => Some(seat).filter(|&seat| self.is_asked(seat)),
            None => you.iter().copied().find(|&seat| self.is_asked(seat)),
        };
        let viewer = match acting.or(wish).or(you.first().copied()) {
            Some(seat) => Viewer::Seat(seat),
            None if self.stage() == Stage::Over => Viewer::Omniscient,
            None => Viewer::Spectator,
        };
        Eyes { viewer, you, acting, curtain: None }
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

/// The seats that owe a decision by the rules of the game.
fn owing_by_rules(table: &dyn AnyTable) -> Vec<Seat> {
    match table.turn() {
        Turn::Seats(seats) => seats.iter().collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

/// What entries that were written together make of the people; `owing` is who owes a decision after them.
fn append_to(company: &mut Company, first: u64, entries: &[Entry], owing: &[Seat]) {
    for (index, entry) in entries.iter().enumerate() {
        match &entry.kind {
            EntryKind::Step(Who::Seat(seat), _) => company.step(entry.at, Some(*seat), owing),
            // The luck that an action calls for belongs to it.
            EntryKind::Step(Who::Chance, _) if index == 0 => company.step(entry.at, None, owing),
            EntryKind::Step(Who::Chance, _) => company.luck(),
            EntryKind::Undo(seat) => company.undo(entry.at, *seat, owing),
            EntryKind::Deed(seat, deed) => company.deed(first + index as u64, entry.at, *seat, deed, owing),
        }
    }
}

/// What a journal tells of the people. Who owed a decision when is of interest only where time is measured.
fn company_of(
    row: &TableRow,
    seats: &[SeatRow],
    journal: &[Entry],
    fresh: impl FnOnce() -> Box<dyn AnyTable>,
) -> Company {
    let bots = seats.iter().filter(|row| matches!(row.kind, SeatKind::Bot(_))).map(|row| row.seat).collect();
    let terms = &row.terms;
    let mut company = Company::new(terms.clock, terms.time_out.clone(), bots, seats.len() as u8);
    let Some(begun) = row.begun else { return company };
    let mut table = (terms.clock != Clock::None).then(fresh);
    let owing =
        |table: &Option<Box<dyn AnyTable>>| table.as_ref().map(|table| owing_by_rules(table.as_ref()));
    company.begin(begun, &owing(&table).unwrap_or_default());
    let mut at = 0;
    while at < journal.len() {
        let is_luck = |entry: &&Entry| matches!(entry.kind, EntryKind::Step(Who::Chance, _));
        let together = 1 + journal[at + 1..].iter().take_while(is_luck).count();
        let entries = &journal[at..at + together];
        for entry in entries {
            let Some(walked) = &mut table else { break };
            match &entry.kind {
                // Where a step no longer fits the rules the table is closed, and no clock runs.
                EntryKind::Step(who, text) if walked.take(*who, text).is_err() => return company,
                EntryKind::Undo(_) => *walked = walked.after(walked.steps().saturating_sub(1)),
                EntryKind::Deed(_, Deed::Back(to)) => *walked = walked.after(*to as usize),
                EntryKind::Step(..) | EntryKind::Deed(..) => {}
            }
        }
        append_to(&mut company, at as u64, entries, &owing(&table).unwrap_or_default());
        at += together;
    }
    company
}
