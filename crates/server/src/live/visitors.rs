//! What somebody is told of all their tables: that a game has begun, that it is their turn, that it is over.

use std::{
    collections::HashMap,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use serde_json::{Value, json};
use tabletop::Seat;
use tokio::sync::broadcast;

use super::{Snapshot, Stage, Told};
use crate::store::{SeatKind, SeatRow, VisitorId};

/// Somebody opened a table for those who played before.
pub const INVITATION: &str = "invitation";
/// How many lines may wait for one reader. Who is further behind is told to look again.
const WAITING: usize = 64;

/// Visitors who listen to all their tables.
#[derive(Default)]
pub struct Visitors {
    listening: Mutex<HashMap<VisitorId, broadcast::Sender<Told>>>,
    /// How many there are: most steps concern nobody who listens, and then nothing is locked.
    count: AtomicUsize,
}

impl Visitors {
    fn lock(&self) -> MutexGuard<'_, HashMap<VisitorId, broadcast::Sender<Told>>> {
        // The map is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.listening.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells a visitor of their tables from now on.
    pub fn listen(&self, visitor: &VisitorId) -> broadcast::Receiver<Told> {
        let mut listening = self.lock();
        listening.retain(|_, sender| sender.receiver_count() > 0);
        let sender = listening.entry(visitor.clone()).or_insert_with(|| broadcast::channel(WAITING).0);
        let receiver = sender.subscribe();
        self.count.store(listening.len(), Ordering::SeqCst);
        receiver
    }

    fn tell(&self, visitor: &VisitorId, line: &Value) {
        if let Some(sender) = self.lock().get(visitor) {
            // Who has gone is forgotten when the next one comes.
            let _ = sender.send(Told::Line(format!("{line}\n").into()));
        }
    }

    /// Does the visitor listen?
    pub fn hears(&self, visitor: &VisitorId) -> bool {
        self.count.load(Ordering::SeqCst) > 0 && self.lock().contains_key(visitor)
    }

    /// Tells those who sit at a table what a change means for them.
    pub fn publish(&self, before: &Snapshot, now: &Snapshot) {
        if self.count.load(Ordering::SeqCst) == 0 {
            return;
        }
        for (visitor, event, seat) in what_it_means(before, now) {
            self.tell_of(visitor, event, seat, now);
        }
    }

    /// Tells one of them.
    pub fn tell_of(&self, visitor: &VisitorId, event: &str, seat: Seat, now: &Snapshot) {
        let mut line = about(event, now);
        line["seat"] = json!(seat.letter());
        line["your_turn"] = json!(now.owing().contains(&seat));
        self.tell(visitor, &line);
    }

    /// Tells the others at a table that is over that somebody wants to play again.
    pub fn ask_again(&self, now: &Snapshot, by: Seat) {
        let Some(asks) = now.seats.get(by.index()) else { return };
        for row in now.seats.iter().filter(|row| row.kind != asks.kind) {
            let SeatKind::Person(visitor) = &row.kind else { continue };
            let line =
                json!({ "event": "again", "table": now.row.id, "game": now.row.game, "from": asks.name });
            self.tell(visitor, &line);
        }
    }

    /// Tells those who sit at a new table that somebody opened it for them.
    pub fn invite(&self, before: &Snapshot, host: &VisitorId, table: &str) {
        for row in before.seats.iter() {
            let SeatKind::Person(visitor) = &row.kind else { continue };
            if visitor != host {
                self.tell_invited(visitor, &before.row.game, &before.seats, host, table);
            }
        }
    }

    /// Tells one of them.
    pub fn tell_invited(
        &self,
        visitor: &VisitorId,
        game: &str,
        seats: &[SeatRow],
        host: &VisitorId,
        table: &str,
    ) {
        let from = seats.iter().find(|row| row.kind.is(host)).map(|row| &row.name);
        self.tell(visitor, &json!({ "event": INVITATION, "table": table, "game": game, "from": from }));
    }
}

/// What a change means for those who sit at the table.
pub fn what_it_means<'a>(before: &Snapshot, now: &'a Snapshot) -> Vec<(&'a VisitorId, &'static str, Seat)> {
    let owing = now.owing();
    let mut means = Vec::new();
    for row in now.seats.iter() {
        let SeatKind::Person(visitor) = &row.kind else { continue };
        let event = match (before.stage(), now.stage()) {
            (Stage::Open, Stage::Playing) => "begun",
            (Stage::Playing, Stage::Over | Stage::Closed) => "over",
            _ => "turn",
        };
        // Who is asked the same as before has been told.
        let asked = |table: &Snapshot| table.asked.get(row.seat.index()).copied();
        if event == "turn" && (!owing.contains(&row.seat) || asked(before) == asked(now)) {
            continue;
        }
        means.push((visitor, event, row.seat));
    }
    means
}

fn about(event: &str, now: &Snapshot) -> Value {
    json!({ "event": event, "table": now.row.id, "game": now.row.game, "seq": now.seq })
}
