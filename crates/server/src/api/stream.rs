//! Live updates: server-sent events that say *that* something happened; each page then looks with its own eyes.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::State,
    http::{HeaderMap, HeaderName, HeaderValue},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
    routing::get,
};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::{broadcast::error::RecvError, mpsc, watch};
use tokio_stream::wrappers::ReceiverStream;

use super::{Described, openapi::Operation};
use crate::{
    app::App,
    extract::{Asked, Named},
    limits::Hold,
    live::{Live, Notice, Present},
    problem::Problem,
    reader::Reader,
    sessions::Revocation,
};

/// So often a silent stream shows that it lives, also to proxies that would cut it.
const HEARTBEAT: Duration = Duration::from_secs(15);

pub fn routes() -> Vec<Described> {
    vec![(
        Operation::get(
            "/api/tables/{id}/events",
            "Server-sent events `step`, `seat`, `thinking`; ids are `seq`",
        )
        .asks("since", "integer", false)
        .answers_text("text/event-stream")
        .may_fail(&[400, 404]),
        get(events),
    )]
}

#[derive(Deserialize)]
struct Since {
    since: Option<u64>,
}

/// What the listener knows already: `Last-Event-ID` after a dropped connection, `since` at the first one.
fn known(headers: &HeaderMap, since: Option<u64>) -> Option<u64> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    last.or(since)
}

async fn events(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    headers: HeaderMap,
    Asked(Since { since }): Asked<Since>,
) -> Result<Response, Problem> {
    let live = app.tables().live(&id).await?;
    let hold = app.gate().stream(&reader)?;
    let (sender, receiver) = mpsc::channel(8);
    let present = reader.id().map(|visitor| Present::arrive(&live, visitor));
    let revocation = app.sessions().revocation(reader.id());
    let listener = Listener { live, sender, known: known(&headers, since), revocation, _hold: hold };
    tokio::spawn(listener.run(present, app.context().closing.clone()));
    let sse = Sse::new(ReceiverStream::new(receiver)).keep_alive(KeepAlive::new().interval(HEARTBEAT));
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"))];
    Ok((unbuffered, sse).into_response())
}

/// Passes on what is called out at a table, until the reader has gone.
struct Listener {
    live: Arc<Live>,
    sender: mpsc::Sender<Result<Event, Infallible>>,
    known: Option<u64>,
    /// A session that ends takes its streams along.
    revocation: Revocation,
    _hold: Option<Hold>,
}

impl Listener {
    async fn run(mut self, present: Option<Present>, mut closing: watch::Receiver<bool>) {
        // Listening begins before the first look, so nothing falls between.
        let mut notices = self.live.listen();
        let mut heard = Ok(Notice::Step);
        loop {
            let told = match heard {
                Ok(Notice::Step) | Err(RecvError::Lagged(_)) => self.step().await,
                Ok(Notice::Seat) => self.send(self.event("seat", json!({}))).await,
                Ok(Notice::Thinking(seat)) => {
                    self.send(self.event("thinking", json!({ "seat": seat.letter() }))).await
                }
                Err(RecvError::Closed) => break,
            };
            if !told {
                break;
            }
            heard = tokio::select! {
                heard = notices.recv() => heard,
                () = self.sender.closed() => break,
                () = self.revocation.happens() => break,
                _ = closing.wait_for(|&closing| closing) => break,
            };
        }
        drop(present);
    }

    /// Tells how far the journal has come, unless the listener knows.
    async fn step(&mut self) -> bool {
        let snapshot = self.live.snapshot();
        if self.known.replace(snapshot.seq) == Some(snapshot.seq) {
            return true;
        }
        self.send(self.event("step", json!({}))).await
    }

    fn event(&self, name: &str, mut data: serde_json::Value) -> Event {
        let snapshot = self.live.snapshot();
        data["seq"] = json!(snapshot.seq);
        data["steps"] = json!(snapshot.table.steps());
        data["state"] = json!(snapshot.stage().key());
        Event::default().event(name).id(snapshot.seq.to_string()).data(data.to_string())
    }

    async fn send(&self, event: Event) -> bool {
        self.sender.send(Ok(event)).await.is_ok()
    }
}
