//! News between the nodes of one house, by NATS. A message says that something happened at a table and how far that has
//! come, never what: no step, no name, no view. Any of them may be lost; who sees that the numbers do not fit reads the
//! store, and now and then everybody compares.

use std::{sync::Arc, time::Duration};

use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures::StreamExt;
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tokio::sync::{Notify, mpsc};

use super::{Command, Live, Snapshot, Tables, visitors::INVITATION};
use crate::{planted, problem::Problem, sessions::Sessions, store::VisitorId};

/// The first words of all subjects: nodes that understand each other have the same number.
const SUBJECTS: &str = "naust.1";
/// So many messages may wait to be sent; more are lost, which is the same as if they had been lost on the way.
const WAITING: usize = 4096;
/// So often awake tables are compared with the store: the last message may be the one that was lost.
const COMPARE: Duration = Duration::from_secs(15);
/// The same where no news come at all.
const COMPARE_WITHOUT_NEWS: Duration = Duration::from_secs(1);
/// So many tables are asked for in one query.
const TABLES_A_QUERY: usize = 500;

/// How a node hears of what others wrote.
#[derive(Default)]
pub struct News {
    /// Are there other nodes at all?
    shared: bool,
    line: Option<Line>,
    /// Called when messages may have been missed.
    missed: Arc<Notify>,
}

struct Line {
    client: Client,
    outgoing: mpsc::Sender<(String, Vec<u8>)>,
}

/// What is told of a table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Heard {
    /// The number of its journal entries.
    pub head: u64,
    /// What happened.
    #[serde(default)]
    pub what: What,
    /// Which seats it concerns, one bit each.
    #[serde(default, skip_serializing_if = "is_none")]
    pub seats: u16,
}

fn is_none(seats: &u16) -> bool {
    *seats == 0
}

/// What happened at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// The journal has grown.
    #[default]
    Steps,
    /// Somebody said something, or does not want to hear somebody.
    Talk,
    /// Those who sit on these seats have a page open there.
    Here,
    /// Somebody sat down or got up, asked for a rematch, or has another name; or something that this program does not know.
    #[serde(other)]
    Company,
}

#[derive(Serialize, Deserialize)]
struct Forgotten {
    visitor: String,
    /// Are the sessions revoked? Otherwise only what is known of the visitor has changed.
    revoked: bool,
}

#[derive(Serialize, Deserialize)]
struct Person {
    visitor: String,
    /// The number of the table.
    table: i64,
    event: String,
    seat: u8,
}

impl News {
    /// News of nodes that share a store; by NATS if there is one. That need not be reachable yet.
    pub async fn of_nodes(nats: Option<&str>) -> Result<News, async_nats::ConnectError> {
        let missed = Arc::new(Notify::new());
        let Some(url) = nats else { return Ok(News { shared: true, line: None, missed }) };
        let noticed = missed.clone();
        let client = ConnectOptions::new()
            .name("naust")
            .no_echo()
            .retry_on_initial_connect()
            .event_callback(move |event| {
                if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                    noticed.notify_one();
                }
                if !matches!(event, Event::Connected) {
                    tracing::warn!(%event, "news");
                }
                async {}
            })
            .connect(url)
            .await?;
        let (outgoing, mut waiting) = mpsc::channel::<(String, Vec<u8>)>(WAITING);
        let sending = client.clone();
        tokio::spawn(async move {
            while let Some((subject, message)) = waiting.recv().await {
                if let Err(error) = sending.publish(subject, message.into()).await {
                    tracing::debug!(%error, "a message was lost");
                }
            }
        });
        Ok(News { shared: true, line: Some(Line { client, outgoing }), missed })
    }

    /// The connection to NATS, if there is one.
    pub fn client(&self) -> Option<&Client> {
        self.line.as_ref().map(|line| &line.client)
    }

    /// May another node write to the same tables?
    pub fn are_shared(&self) -> bool {
        self.shared
    }

    fn send(&self, subject: &str, message: &impl Serialize) {
        let Some(line) = &self.line else { return };
        let message = serde_json::to_vec(message).expect("messages are plain data");
        // Who waits for nobody loses messages; the others find out by comparing.
        let _ = line.outgoing.try_send((format!("{SUBJECTS}.{subject}"), message));
    }

    /// Something happened at a table.
    pub fn tell(&self, number: i64, told: Heard) {
        if self.line.is_some() {
            self.send(&format!("table.{number}"), &told);
        }
    }

    /// Those who have a page of a table open here are not away.
    pub fn tell_who_is_here(&self, live: &Live) {
        let (seats, now) = (live.present_seats(), live.snapshot());
        if self.line.is_some() && seats != 0 {
            self.tell(now.row.number, Heard { head: now.seq, what: What::Here, seats });
        }
    }

    /// What is known of a visitor has changed; their sessions may be revoked.
    pub fn tell_of_visitor(&self, visitor: &VisitorId, revoked: bool) {
        self.send("visitor", &Forgotten { visitor: visitor.0.clone(), revoked });
    }

    /// Something happened that a visitor wants to hear of who listens to all their tables.
    pub fn tell_person(&self, visitor: &VisitorId, table: i64, event: &str, seat: Seat) {
        let (visitor, event) = (visitor.0.clone(), event.to_owned());
        self.send("person", &Person { visitor, table, event, seat: seat.0 });
    }

    /// What the others tell of a table from now on; nothing if nobody tells anything.
    pub async fn hear(&self, number: i64) -> Option<Subscriber> {
        let line = self.line.as_ref()?;
        line.client.subscribe(format!("{SUBJECTS}.table.{number}")).await.ok()
    }

    /// Forgets, for as long as the server lives, what others say is no longer true of visitors.
    pub async fn forget_visitors(&self, forget: impl Fn(&VisitorId, bool)) {
        let Some(line) = &self.line else { return };
        let Ok(mut heard) = line.client.subscribe(format!("{SUBJECTS}.visitor")).await else { return };
        while let Some(message) = heard.next().await {
            if let Ok(Forgotten { visitor, revoked }) = serde_json::from_slice(&message.payload) {
                forget(&VisitorId(visitor), revoked);
            }
        }
    }
}

/// The next message about a table; waits for ever where nobody tells anything.
pub async fn next(heard: &mut Option<Subscriber>) -> Heard {
    loop {
        let message = match heard {
            Some(heard) => heard.next().await,
            None => std::future::pending().await,
        };
        match message.map(|message| serde_json::from_slice(&message.payload)) {
            Some(Ok(told)) => return told,
            // A newer node may tell something that this one does not understand: then it looks for itself.
            Some(Err(_)) => return Heard { head: u64::MAX, what: What::Company, seats: 0 },
            None => *heard = None,
        }
    }
}

/// What a visitor's sessions are worth after another node's message.
pub fn forget(sessions: &Sessions, visitor: &VisitorId, revoked: bool) {
    if revoked { sessions.revoke(visitor) } else { sessions.forget(visitor) }
}

/// Tells visitors who listen here to all their tables what happens to those at other nodes, for as long as the server lives.
pub async fn tell_people(tables: Arc<Tables>) {
    let context = tables.context();
    let Some(line) = &context.news.line else { return };
    let Ok(mut heard) = line.client.subscribe(format!("{SUBJECTS}.person")).await else { return };
    while let Some(message) = heard.next().await {
        let Ok(person) = serde_json::from_slice::<Person>(&message.payload) else { continue };
        if context.visitors.hears(&VisitorId(person.visitor.clone()))
            && let Err(problem) = tell_person(&tables, person).await
        {
            tracing::debug!(%problem, "somebody was not told of their table");
        }
    }
}

async fn tell_person(tables: &Arc<Tables>, person: Person) -> Result<(), Problem> {
    let context = tables.context();
    let Person { visitor, table, event, seat } = person;
    let visitor = VisitorId(visitor);
    let Some(id) = context.store.id_of(table).await? else { return Ok(()) };
    if event == INVITATION {
        let before = context.store.table(&id).await?;
        let Some((before, seats)) = before else { return Ok(()) };
        let Some(next) = before.rematch else { return Ok(()) };
        if let Some((next, _)) = context.store.table(&next).await? {
            context.visitors.tell_invited(&visitor, &next.game, &seats, &next.host, &next.id);
        }
    } else if tables.awake(&id).is_none() {
        // The keeper of a table that is awake says it itself when it has read what happened. Others are not woken for this.
        let (now, _) = Snapshot::load(context, &id).await?;
        context.visitors.tell_of(&visitor, &event, Seat(seat), &now);
    }
    Ok(())
}

/// Compares tables that are awake with the store, for as long as the server lives: now and then, and when messages may have
/// been missed. Also those that nobody watches: whoever asks for one is shown what is held here.
pub async fn compare(tables: Arc<Tables>) {
    let news = &tables.context().news;
    if !news.shared {
        return;
    }
    let pause = if news.line.is_some() { COMPARE } else { COMPARE_WITHOUT_NEWS };
    let mut closing = tables.context().closing.clone();
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = news.missed.notified() => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
        if planted::is(planted::NO_HEALING) {
            continue;
        }
        let awake = tables.all_awake();
        for live in &awake {
            news.tell_who_is_here(live);
        }
        for some in awake.chunks(TABLES_A_QUERY) {
            let numbers: Vec<_> = some.iter().map(|live| live.snapshot().row.number).collect();
            let heads = match tables.context().store.heads(&numbers).await {
                Ok(heads) => heads,
                Err(error) => {
                    tracing::warn!(%error, "tables cannot be compared");
                    // What was missed is still missed.
                    news.missed.notify_one();
                    tokio::time::sleep(COMPARE_WITHOUT_NEWS).await;
                    break;
                }
            };
            for live in some {
                let now = live.snapshot();
                let Some(head) = heads.iter().find(|head| head.number == now.row.number) else { continue };
                let what = if head.company == now.company() { What::Steps } else { What::Company };
                if head.seq > now.seq || what != What::Steps {
                    let heard = Command::Heard(Heard { head: head.seq, what, seats: 0 });
                    // A keeper that is gone needs no news.
                    let _ = live.commands.send(heard).await;
                }
            }
        }
    }
}
