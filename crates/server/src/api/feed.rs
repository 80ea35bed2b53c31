//! Streams for programs: lines of JSON that carry what changed.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderName, HeaderValue, header},
    response::{IntoResponse, Response},
    routing::get,
};
use futures::{Stream, stream};
use serde::Deserialize;
use serde_json::json;
use tokio::{
    sync::{
        broadcast::{self, error::RecvError, error::TryRecvError},
        watch,
    },
    time::{Instant, Sleep},
};

use super::{Described, answers::ListedTable, openapi::Operation};
use crate::{
    app::App,
    extract::{Asked, Named},
    limits::Hold,
    live::{Live, Present, Subscription, Told},
    problem::Problem,
    reader::Reader,
    sessions::Revocation,
    store::{SeatRow, TableRow, VisitorId},
};

/// So often a silent stream shows that it lives, also to proxies that would cut it.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Of so many tables somebody is told at first.
const TABLES: u32 = 200;
/// What somebody is told who reads too slowly: what they know is too old to go on from.
const RELOAD: &[u8] = b"{\"reload\":true}\n";

pub fn routes() -> Vec<Described> {
    vec![
    (
        Operation::get(
            "/api/tables/{id}/stream",
            "Lines of JSON: first the whole look, then what each step changed; an empty line every 15 seconds. With \
             `since`, only what follows, if that is still known",
        )
        .asks("since", "integer", false)
        .answers_text("application/x-ndjson")
        .may_fail(&[400, 404]),
        get(table),
    ),
    (
        Operation::get(
            "/api/stream",
            "Lines of JSON about all my tables: `table` for each that is not over, then `begun`, `turn`, `over` and \
             `invitation` and `again` as they happen; an empty line every 15 seconds",
        )
        .answers_text("application/x-ndjson")
        .may_fail(&[401]),
        get(mine),
    ),
    ]
}

/// What the reader knows already.
#[derive(Deserialize)]
pub struct Since {
    pub since: Option<u64>,
}

async fn table(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(Since { since }): Asked<Since>,
) -> Result<Response, Problem> {
    let reading = Reading::of_table(&app, &reader, &id, since).await?;
    Ok(lines(reading.into_stream()))
}

async fn mine(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    let visitor = reader.person()?.id.clone();
    let hold = app.gate().stream(&reader)?;
    // Listening begins before the first look, so nothing falls between.
    let rest = app.context().visitors.listen(&visitor);
    let tables = app.store().tables_of(&visitor, TABLES).await?;
    let table = |(row, seats): &(TableRow, Vec<SeatRow>)| -> Bytes {
        let table = ListedTable::new(row, seats, Some(&visitor));
        format!("{}\n", json!({ "event": "table", "table": row.id, "look": table })).into()
    };
    let first: Vec<Bytes> =
        tables.iter().filter(|(row, _)| row.standing.ended.is_none()).map(table).collect();
    let alarm = Alarm::new(&app, Some(&visitor));
    let reading = Reading {
        waiting: first.into(),
        rest,
        live: None,
        visitor: Some(visitor),
        alarm,
        _present: None,
        _hold: hold,
        ended: false,
    };
    Ok(lines(reading.into_stream()))
}

/// An answer that goes on.
pub fn lines(
    stream: impl Stream<Item = Result<Bytes, std::convert::Infallible>> + Send + 'static,
) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson")),
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    (headers, Body::from_stream(stream)).into_response()
}

/// Everything that interrupts a stream but its own news.
pub struct Alarm {
    heartbeat: std::pin::Pin<Box<Sleep>>,
    closing: watch::Receiver<bool>,
    revocation: Revocation,
}

/// What interrupted a stream.
pub enum Alarmed {
    /// Nothing was said for long.
    Silence,
    /// The server stops, or the reader's session was revoked.
    End,
}

impl Alarm {
    pub fn new(app: &App, visitor: Option<&VisitorId>) -> Alarm {
        Alarm {
            heartbeat: Box::pin(tokio::time::sleep(HEARTBEAT)),
            closing: app.context().closing.clone(),
            revocation: app.sessions().revocation(visitor),
        }
    }

    /// Waits until something interrupts.
    pub async fn ring(&mut self) -> Alarmed {
        tokio::select! {
            () = &mut self.heartbeat => {
                self.heartbeat.as_mut().reset(Instant::now() + HEARTBEAT);
                Alarmed::Silence
            }
            _ = self.closing.wait_for(|&closing| closing) => Alarmed::End,
            () = self.revocation.happens() => Alarmed::End,
        }
    }
}

/// Somebody who reads lines, of one table or of all their tables.
pub struct Reading {
    waiting: VecDeque<Bytes>,
    rest: broadcast::Receiver<Told>,
    /// The table, if it is one.
    live: Option<Arc<Live>>,
    visitor: Option<VisitorId>,
    alarm: Alarm,
    _present: Option<Present>,
    _hold: Option<Hold>,
    ended: bool,
}

impl Reading {
    /// Reads of one table, from what follows after `since`. Who has a name is present there while they read.
    pub async fn of_table(
        app: &App,
        reader: &Reader,
        id: &str,
        since: Option<u64>,
    ) -> Result<Reading, Problem> {
        let visitor = reader.id().cloned();
        let hold = app.gate().stream(reader)?;
        let present = match &visitor {
            Some(visitor) => Some(Present::arrive(&app.tables().live(id).await?, visitor)),
            None => None,
        };
        let (live, Subscription { first, rest }) =
            app.tables().subscribe(id, visitor.as_ref(), since).await?;
        let alarm = Alarm::new(app, visitor.as_ref());
        let (waiting, live) = (first.into(), Some(live));
        Ok(Reading { waiting, rest, live, visitor, alarm, _present: present, _hold: hold, ended: false })
    }

    fn into_stream(self) -> impl Stream<Item = Result<Bytes, std::convert::Infallible>> + Send {
        stream::unfold(self, |mut reading| async move {
            let told = reading.next().await?;
            Some((Ok(told), reading))
        })
    }

    /// The next bytes to send: everything that waits, at once. Nothing is lost if the wait is given up.
    pub async fn next(&mut self) -> Option<Bytes> {
        while self.waiting.is_empty() {
            if self.ended {
                return None;
            }
            tokio::select! {
                biased;
                told = self.rest.recv() => self.take(told.map_err(|error| match error {
                    RecvError::Lagged(behind) => TryRecvError::Lagged(behind),
                    RecvError::Closed => TryRecvError::Closed,
                })),
                alarmed = self.alarm.ring() => match alarmed {
                    Alarmed::Silence => self.waiting.push_back(Bytes::from_static(b"\n")),
                    Alarmed::End => self.ended = true,
                },
            }
        }
        self.gather();
        match self.waiting.len() {
            1 => self.waiting.pop_front(),
            _ => Some(self.at_once().into()),
        }
    }

    /// Everything that can be said at this moment; nothing if that is nothing.
    pub fn at_once(&mut self) -> Vec<u8> {
        self.gather();
        let size = self.waiting.iter().map(Bytes::len).sum();
        let mut all = Vec::with_capacity(size);
        self.waiting.drain(..).for_each(|line| all.extend_from_slice(&line));
        all
    }

    /// What came meanwhile; the alarm can wait for the next time.
    fn gather(&mut self) {
        while !self.ended {
            match self.rest.try_recv() {
                Err(TryRecvError::Empty) => break,
                told => self.take(told),
            }
        }
    }

    fn take(&mut self, told: Result<Told, TryRecvError>) {
        match told {
            Ok(Told::Line(line)) => self.waiting.push_back(line),
            Ok(Told::Anew) => {
                match self.live.as_ref().and_then(|live| live.subscribe(self.visitor.as_ref(), None)) {
                    Some(Subscription { first, rest }) => {
                        self.waiting.extend(first);
                        self.rest = rest;
                    }
                    None => self.ended = true,
                }
            }
            Err(TryRecvError::Lagged(_)) => {
                self.waiting.push_back(Bytes::from_static(RELOAD));
                self.ended = true;
            }
            Err(TryRecvError::Closed | TryRecvError::Empty) => self.ended = true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sessions::Sessions;

    fn reading(rest: broadcast::Receiver<Told>) -> (Reading, watch::Sender<bool>, Sessions) {
        let (close, closing) = watch::channel(false);
        let (sessions, visitor) = (Sessions::default(), Some(VisitorId("ingrid".into())));
        let revocation = sessions.revocation(visitor.as_ref());
        let alarm = Alarm { heartbeat: Box::pin(tokio::time::sleep(HEARTBEAT)), closing, revocation };
        let waiting = VecDeque::new();
        (
            Reading { waiting, rest, live: None, visitor, alarm, _present: None, _hold: None, ended: false },
            close,
            sessions,
        )
    }

    fn line(number: usize) -> Told {
        Told::Line(format!("{number}\n").into())
    }

    #[tokio::test]
    async fn what_waits_goes_out_at_once() {
        let (sender, rest) = broadcast::channel(16);
        let (mut reading, _close, _sessions) = reading(rest);
        for number in 0..3 {
            sender.send(line(number)).expect("somebody listens");
        }
        assert_eq!(reading.next().await.as_deref(), Some(&b"0\n1\n2\n"[..]));
    }

    #[tokio::test]
    async fn who_reads_too_slowly_is_told_to_look_again() {
        let (sender, rest) = broadcast::channel(4);
        let (mut reading, _close, _sessions) = reading(rest);
        for number in 0..5 {
            sender.send(line(number)).expect("somebody listens");
        }
        assert_eq!(reading.next().await.as_deref(), Some(RELOAD));
        assert_eq!(reading.next().await, None, "and nothing more");
    }

    #[tokio::test]
    async fn a_silent_stream_shows_that_it_lives() {
        let (_sender, rest) = broadcast::channel(4);
        let (mut reading, _close, _sessions) = reading(rest);
        assert!(reading.alarm.heartbeat.deadline() > Instant::now() + HEARTBEAT / 2);
        reading.alarm.heartbeat = Box::pin(tokio::time::sleep(Duration::ZERO));
        assert_eq!(reading.next().await.as_deref(), Some(&b"\n"[..]));
        let next = reading.alarm.heartbeat.deadline();
        assert!(next > Instant::now() + HEARTBEAT / 2, "and then after as long a time again");
    }

    #[tokio::test]
    async fn a_stream_ends_with_its_session_and_with_the_server() {
        let (_sender, rest) = broadcast::channel(4);
        let (mut revoked, _close, sessions) = reading(rest.resubscribe());
        // However many others are revoked meanwhile.
        for other in 0..1000 {
            sessions.revoke(&VisitorId(other.to_string()));
        }
        assert!(futures::poll!(std::pin::pin!(revoked.next())).is_pending());
        sessions.revoke(&VisitorId("ingrid".into()));
        assert_eq!(revoked.next().await, None);
        let (mut closed, close, _sessions) = reading(rest);
        close.send_replace(true);
        assert_eq!(closed.next().await, None);
    }
}
