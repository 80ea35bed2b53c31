//! What programs are told of a table: lines of JSON, first a whole look, then what each step changed.
//!
//! All who own the same seats are told the same, so a line is made once for them; where a game hides nothing, the view in
//! it is written and compared once for everybody. Lines hold no words: who wants those asks for the look.

use std::{
    collections::VecDeque,
    io::Write,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::body::Bytes;
use delta::{Changes, Document};
use serde::Serialize;
use tabletop::{Seat, Seats, Turn};
use tokio::sync::broadcast;

use super::Snapshot;
use crate::store::{Entry, EntryKind};

/// How many lines may wait for one reader. Who is further behind is told to look again.
const WAITING: usize = 16;
/// How many lines, and how many bytes of them, are kept for readers who come back.
const KEPT: usize = 32;
const KEPT_BYTES: usize = 8 << 10;

/// What a reader gets.
#[derive(Clone, Debug)]
pub enum Told {
    /// The next line.
    Line(Bytes),
    /// Who owns which seats has changed: the reader subscribes anew.
    Anew,
}

/// What a reader gets at first, and where the rest comes from.
pub struct Subscription {
    /// Lines to begin with.
    pub first: Vec<Bytes>,
    /// The lines that follow.
    pub rest: broadcast::Receiver<Told>,
}

/// Why the table has changed.
#[derive(Clone, Copy, Default)]
pub struct Cause<'a> {
    /// What was written in the journal.
    pub entries: &'a [Entry],
    /// The key of the request that brought it about, and whose it was.
    pub key: Option<(Seat, &'a str)>,
}

/// What is told of one table, by who is told.
#[derive(Default)]
pub struct Feeds(Mutex<State>);

#[derive(Default)]
struct State {
    feeds: Vec<Feed>,
    /// The table is no longer kept: nothing will be told here.
    closed: bool,
    /// Who knows only this much, or less, may know it with other eyes: seats were taken or left since.
    reseated: Option<u64>,
}

/// What is told to all who own the same seats.
struct Feed {
    you: Vec<Seat>,
    seq: u64,
    status: Status,
    view: Arc<Document>,
    sender: broadcast::Sender<Told>,
    past: VecDeque<Past>,
    /// How many lines were made since somebody last listened.
    unheard: usize,
}

/// A line that leads from `from` to `seq`.
struct Past {
    from: u64,
    seq: u64,
    line: Bytes,
}

/// What changes with a step, beside the view.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Status {
    state: &'static str,
    steps: usize,
    turn: Turn,
    may_undo: Seats,
}

impl Status {
    fn of(now: &Snapshot, you: &[Seat]) -> Status {
        let playing = now.stage() == super::Stage::Playing;
        let may_undo = you.iter().copied().filter(|&seat| playing && now.may_undo(you, seat).is_ok());
        Status {
            state: now.stage().key(),
            steps: now.table.steps(),
            turn: now.table.turn(),
            may_undo: may_undo.collect(),
        }
    }

    /// Writes the fields in which this differs from what was told before; all if nothing was.
    fn write(&self, before: Option<&Status>, out: &mut Vec<u8>) {
        if before.is_none_or(|before| before.state != self.state) {
            field(out, "state", &self.state);
        }
        if before.is_none_or(|before| before.steps != self.steps) {
            field(out, "steps", &self.steps);
        }
        if before.is_none_or(|before| before.turn != self.turn) {
            field(out, "turn", &TurnTold::from(self.turn));
        }
        if before.is_none_or(|before| before.may_undo != self.may_undo) {
            field(out, "may_undo", &letters(self.may_undo.iter()));
        }
    }
}

/// Whom the table waits for.
#[derive(Serialize)]
pub struct TurnTold {
    pub kind: &'static str,
    pub seats: Vec<char>,
}

impl From<Turn> for TurnTold {
    fn from(turn: Turn) -> TurnTold {
        match turn {
            Turn::Seats(seats) => TurnTold { kind: "seats", seats: letters(seats.iter()) },
            Turn::Chance => TurnTold { kind: "chance", seats: Vec::new() },
            Turn::Over => TurnTold { kind: "over", seats: Vec::new() },
        }
    }
}

fn letters(seats: impl Iterator<Item = Seat>) -> Vec<char> {
    seats.map(Seat::letter).collect()
}

fn separate(out: &mut Vec<u8>) {
    if !matches!(out.last(), None | Some(b'{' | b'[')) {
        out.push(b',');
    }
}

/// Adds a field to an object that is being written.
fn field(out: &mut Vec<u8>, name: &str, value: &impl Serialize) {
    separate(out);
    // Writing to memory does not fail, and these values are plain data.
    let _ = write!(out, "\"{name}\":");
    let _ = serde_json::to_writer(&mut *out, value);
}

impl Feeds {
    fn lock(&self) -> MutexGuard<'_, State> {
        // Whatever a panic left half told is found out by the readers' numbers.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether anybody listens.
    pub fn are_heard(&self) -> bool {
        self.lock().feeds.iter().any(|feed| feed.sender.receiver_count() > 0)
    }

    /// Ends the feeds of a table that falls asleep, unless somebody listens; says whether it did.
    pub fn close_unheard(&self) -> bool {
        let mut state = self.lock();
        let heard = state.feeds.iter().any(|feed| feed.sender.receiver_count() > 0);
        state.closed |= !heard;
        !heard
    }

    /// Ends the feeds: readers find the table again if it still is there.
    pub fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.feeds.clear();
    }

    /// Tells whoever owns the seats `you` what follows after `since`. Nothing if the table is no longer kept.
    ///
    /// `now` is asked for while nothing can be told in between.
    pub fn subscribe(
        &self,
        now: impl FnOnce() -> Arc<Snapshot>,
        you: impl FnOnce(&Snapshot) -> Vec<Seat>,
        since: Option<u64>,
        seats: impl FnOnce(&Snapshot) -> Vec<u8>,
    ) -> Option<Subscription> {
        let mut state = self.lock();
        if state.closed {
            return None;
        }
        let now = now();
        let you = you(&now);
        let reseated = state.reseated;
        let feed = match state.feeds.iter_mut().position(|feed| feed.you == you) {
            Some(found) => &mut state.feeds[found],
            None => {
                let view = now.view(now.viewer_for(&you));
                let status = Status::of(&now, &you);
                let (sender, _) = broadcast::channel(WAITING);
                let past = VecDeque::new();
                state.feeds.push(Feed { you, seq: now.seq, status, view, sender, past, unheard: 0 });
                state.feeds.last_mut()?
            }
        };
        feed.unheard = 0;
        let rest = feed.sender.subscribe();
        let since = since.filter(|&since| reseated.is_none_or(|reseated| since > reseated));
        let seats = seats(&now);
        let first = match since.and_then(|since| feed.lines_since(since)) {
            Some(mut lines) => {
                lines.push(feed.seats(&now, &seats));
                lines
            }
            None => vec![feed.look(&now, &seats)],
        };
        Some(Subscription { first, rest })
    }

    /// Tells what a change has made of the table. `show` makes it visible to all others while nobody can subscribe, so
    /// that nothing falls between a first look and the lines after it.
    pub fn publish(&self, now: &Arc<Snapshot>, cause: &Cause<'_>, reseated: bool, show: impl FnOnce()) {
        let mut state = self.lock();
        show();
        if reseated {
            state.reseated = Some(now.seq);
            for feed in state.feeds.drain(..) {
                // Nobody may be listening, and that is well.
                let _ = feed.sender.send(Told::Anew);
            }
            return;
        }
        state.feeds.retain(|feed| feed.sender.receiver_count() > 0 || feed.unheard < KEPT);
        // Those who saw the same before and see the same now are told the same of it.
        let mut compared: Vec<(Arc<Document>, Arc<Document>, Changes)> = Vec::new();
        for feed in state.feeds.iter_mut().filter(|feed| feed.seq != now.seq) {
            let view = now.view(now.viewer_for(&feed.you));
            let known = |(before, after, _): &&(Arc<Document>, Arc<Document>, Changes)| {
                Arc::ptr_eq(before, &feed.view) && Arc::ptr_eq(after, &view)
            };
            let changes = match compared.iter().position(|pair| known(&pair)) {
                Some(found) => &compared[found].2,
                None => {
                    let mut changes = Changes::default();
                    view.changes_since(&feed.view, "view/", &mut changes);
                    compared.push((feed.view.clone(), view.clone(), changes));
                    &compared[compared.len() - 1].2
                }
            };
            feed.tell(now, view.clone(), changes, cause);
        }
    }

    /// Tells everybody who sits where, and where they play again. `now` is asked for while nothing can be told in between.
    pub fn publish_seats(
        &self,
        now: impl FnOnce() -> Arc<Snapshot>,
        seats: impl FnOnce(&Snapshot) -> Vec<u8>,
    ) {
        let state = self.lock();
        if state.feeds.is_empty() {
            return;
        }
        let now = now();
        let seats = seats(&now);
        for feed in &state.feeds {
            // Nobody may be listening, and that is well. Such lines are not kept: who comes back is told the seats anyway.
            let _ = feed.sender.send(Told::Line(feed.seats(&now, &seats)));
        }
    }
}

impl Feed {
    fn lines_since(&self, since: u64) -> Option<Vec<Bytes>> {
        if since == self.seq {
            return Some(Vec::new());
        }
        let begin = self.past.iter().position(|past| past.from == since)?;
        Some(self.past.iter().skip(begin).map(|past| past.line.clone()).collect())
    }

    /// The line that tells who sits where, and what may be done.
    fn seats(&self, now: &Snapshot, seats: &[u8]) -> Bytes {
        let mut line = format!("{{\"seq\":{},\"set\":{{\"seats\":", now.seq).into_bytes();
        line.extend_from_slice(seats);
        field(&mut line, "rematch", &now.row.rematch);
        line.push(b'}');
        self.write_legal(now, &mut line);
        line.extend_from_slice(b"}\n");
        line.into()
    }

    /// The line with the whole look.
    fn look(&self, now: &Snapshot, seats: &[u8]) -> Bytes {
        let mut line = Vec::with_capacity(self.view.text().len() + 512);
        let _ = write!(line, "{{\"seq\":{},\"edition\":\"{}\",\"look\":{{", now.seq, now.row.edition_hash);
        self.status.write(None, &mut line);
        field(&mut line, "you", &letters(self.you.iter().copied()));
        line.extend_from_slice(b",\"seats\":");
        line.extend_from_slice(seats);
        field(&mut line, "rematch", &now.row.rematch);
        line.extend_from_slice(b",\"view\":");
        line.extend_from_slice(self.view.text());
        line.extend_from_slice(b"}");
        self.write_legal(now, &mut line);
        line.extend_from_slice(b"}\n");
        line.into()
    }

    fn write_legal(&self, now: &Snapshot, line: &mut Vec<u8>) {
        let mut own = self.you.iter().copied().filter(|&seat| now.is_asked(seat)).peekable();
        if own.peek().is_none() {
            return;
        }
        line.extend_from_slice(b",\"legal\":[");
        for seat in own {
            for action in now.table.legal(seat) {
                separate(line);
                let _ = serde_json::to_writer(&mut *line, &format_args!("{} {action}", seat.letter()));
            }
        }
        line.push(b']');
    }

    fn tell(&mut self, now: &Snapshot, view: Arc<Document>, changes: &Changes, cause: &Cause<'_>) {
        let status = Status::of(now, &self.you);
        let mut line = Vec::with_capacity(changes.set.len() + changes.cut.len() + 256);
        let _ = write!(line, "{{\"seq\":{}", now.seq);
        if let Some((_, key)) = cause.key.filter(|(seat, _)| self.you.contains(seat)) {
            field(&mut line, "key", &key);
        }
        write_entries(now, cause.entries, &mut line);
        if status != self.status || !changes.set.is_empty() {
            line.extend_from_slice(b",\"set\":{");
            status.write(Some(&self.status), &mut line);
            if !changes.set.is_empty() {
                separate(&mut line);
                line.extend_from_slice(&changes.set);
            }
            line.push(b'}');
        }
        if !changes.cut.is_empty() {
            line.extend_from_slice(b",\"cut\":{");
            line.extend_from_slice(&changes.cut);
            line.push(b'}');
        }
        self.write_legal(now, &mut line);
        line.extend_from_slice(b"}\n");
        let line = Bytes::from(line);
        self.past.push_back(Past { from: self.seq, seq: now.seq, line: line.clone() });
        let mut bytes: usize = self.past.iter().map(|past| past.line.len()).sum();
        while self.past.len() > KEPT || (bytes > KEPT_BYTES && self.past.len() > 1) {
            bytes -= self.past.pop_front().map_or(0, |past| past.line.len());
        }
        debug_assert!(self.past.back().is_none_or(|past| past.seq == now.seq));
        (self.status, self.view, self.seq) = (status, view, now.seq);
        self.unheard += 1;
        if self.sender.send(Told::Line(line)).is_ok() {
            self.unheard = 0;
        }
    }
}

/// Writes what was done, unless that is anybody's secret.
fn write_entries(now: &Snapshot, entries: &[Entry], line: &mut Vec<u8>) {
    let secret = now.table.is_secretive();
    // What people do beside the game is nobody's secret.
    let open = |entry: &&Entry| !secret || matches!(entry.kind, EntryKind::Deed(..));
    let mut entries = entries.iter().filter(open).peekable();
    if entries.peek().is_none() {
        return;
    }
    line.extend_from_slice(b",\"did\":[");
    for entry in entries {
        separate(line);
        let _ = match &entry.kind {
            EntryKind::Step(who, text) => serde_json::to_writer(&mut *line, &format_args!("{who} {text}")),
            EntryKind::Undo(seat) => serde_json::to_writer(&mut *line, &format_args!("{seat} undo")),
            EntryKind::Deed(seat, deed) => serde_json::to_writer(&mut *line, &format_args!("{seat}: {deed}")),
        };
    }
    line.push(b']');
}
