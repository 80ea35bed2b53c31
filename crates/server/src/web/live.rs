//! The page's line to its table: a WebSocket that carries actions one way, and answers and what changed the other.
//!
//! A page says with `v` what it shows. Whatever the line brings leads from one such version to the next; a page that shows
//! another one than it should fetches the table anew. A reader who is slow finds only the last change waiting, and sees
//! that one is missing.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket},
    },
    http::HeaderMap,
    response::Response,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::Seat;
use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval, timeout},
};

use super::audience::Told;
use crate::{
    api,
    app::App,
    clock,
    connected::Connected,
    extract::{self, Asked, Named},
    frame,
    limits::What,
    live::{Live, Present, Stage, Stranger},
    problem::Problem,
    reader::{self, Reader},
};

/// So often a silent line shows that it lives; the page gives it up after two and a half of these.
const BEAT: Duration = Duration::from_secs(5);
/// A page that takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// Actions are short; whatever is longer is none.
const LONGEST: usize = 16 * 1024;
/// Thousands of lines may be open, nearly all of them silent.
const READ_BUFFER: usize = 4096;
/// Closes a line whose reader is no longer who they were.
const SIGNED_OUT: u16 = 4401;

/// For which seat the curtain of a shared screen is raised.
#[derive(Deserialize)]
pub struct Raised {
    seat: Option<String>,
}

/// Opens the line.
pub async fn line(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(Raised { seat }): Asked<Raised>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    reader::check_host(&app, &headers)?;
    let hold = app.gate().stream(&reader)?;
    let raised = seat.as_deref().map(extract::seat).transpose()?;
    let live = app.tables().live(&id).await?;
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).max_message_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let closing = app.context().closing.clone();
        let desk = Desk(Connected { app, reader, headers, id });
        Line { desk, live, raised, socket, shown: String::new() }.run(closing).await;
        drop(hold);
    }))
}

/// What a page sends.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Sent {
    /// A seat acts.
    Act { seq: u64, seat: String, action: String, key: String },
    /// A seat takes its last action back.
    Undo { seq: u64, seat: String, key: String },
    /// What would an action do?
    Preview { seat: String, action: String, key: String },
    /// Which rule forbids what is pointed at?
    Why { seat: String, path: String, key: String },
    /// The page has not the elements it should have.
    Astray { seq: u64 },
}

impl Sent {
    fn key(&self) -> &str {
        match self {
            Sent::Act { key, .. }
            | Sent::Undo { key, .. }
            | Sent::Preview { key, .. }
            | Sent::Why { key, .. } => key,
            Sent::Astray { .. } => "",
        }
    }
}

/// Answers what a page sends.
struct Desk(Connected);

struct Line {
    desk: Desk,
    live: Arc<Live>,
    /// For which seat the curtain of a shared screen is raised.
    raised: Option<Seat>,
    socket: WebSocket,
    /// What the page was last told to show.
    shown: String,
}

/// The line is over.
struct Over;

impl Line {
    async fn run(mut self, closing: watch::Receiver<bool>) {
        let present = self.desk.0.reader.id().map(|visitor| Present::arrive(&self.live, visitor));
        let stranger = present.is_none().then(|| Stranger::arrive(&self.live));
        let ended = match self.live.snapshot().stage() {
            Stage::Open => self.wait_for_players(closing).await,
            _ => self.follow(closing).await,
        };
        drop((present, stranger));
        // Nobody may be there any more to hear it.
        if let Some(code) = ended {
            let goodbye = CloseFrame { code, reason: "".into() };
            let _ = timeout(PATIENCE, self.socket.send(Message::Close(Some(goodbye)))).await;
        }
    }

    /// Until the game begins the page is drawn for each reader alone: it is only told to look again.
    async fn wait_for_players(&mut self, mut closing: watch::Receiver<bool>) -> Option<u16> {
        let mut notices = self.live.listen();
        let mut beat = beats();
        loop {
            let over = tokio::select! {
                sent = self.socket.recv() => self.hear(sent).await.err(),
                heard = notices.recv() => match heard {
                    Err(tokio::sync::broadcast::error::RecvError::Closed) => Some(Over),
                    _ => self.send(json!({ "reload": true })).await.err(),
                },
                _ = beat.tick() => {
                    if !self.desk.0.is_still_the_same().await {
                        return Some(SIGNED_OUT);
                    }
                    self.send(json!({})).await.err()
                }
                () = async { drop(closing.wait_for(|&closing| closing).await) } => Some(Over),
            };
            if over.is_some() {
                return None;
            }
        }
    }

    /// Tells what changes at the table.
    async fn follow(&mut self, mut closing: watch::Receiver<bool>) -> Option<u16> {
        let app = self.desk.0.app.clone();
        let (audience, mut told) = app.audiences().listen(&app, &self.live, &self.desk.0.reader, self.raised);
        let drawing = app.audiences().draw(&app, &self.live, &audience).await.ok()?;
        self.shown = drawing.version.clone();
        let mut beat = beats();
        let mut thinking = None;
        let now = Told { change: None, ..told.borrow().clone() };
        self.tell(now, &mut thinking).await.ok()?;
        loop {
            let over = tokio::select! {
                sent = self.socket.recv() => self.hear(sent).await.err(),
                changed = told.changed() => match changed {
                    Ok(()) => {
                        let news = told.borrow_and_update().clone();
                        self.tell(news, &mut thinking).await.err()
                    }
                    Err(_) => Some(Over),
                },
                _ = beat.tick() => {
                    if !self.desk.0.is_still_the_same().await {
                        return Some(SIGNED_OUT);
                    }
                    self.send(json!({ "v": self.shown, "now": clock::now() })).await.err()
                }
                () = async { drop(closing.wait_for(|&closing| closing).await) } => Some(Over),
            };
            if over.is_some() {
                return None;
            }
        }
    }

    async fn tell(&mut self, news: Told, thinking: &mut Option<Seat>) -> Result<(), Over> {
        if let Some(change) = news.change
            && change.to != self.shown
        {
            // If one was missed, the page sees by its version that it must look again.
            let missed = change.from != self.shown;
            self.shown.clone_from(&change.to);
            if missed {
                self.send(json!({ "v": self.shown })).await?;
            } else {
                self.pass(Message::Text(change.text.clone())).await?;
            }
        }
        if std::mem::replace(thinking, news.thinking) != news.thinking
            && let Some(seat) = news.thinking
        {
            self.send(json!({ "thinking": seat.letter() })).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, sent: Option<Result<Message, axum::Error>>) -> Result<(), Over> {
        match sent {
            Some(Ok(Message::Text(text))) => {
                let answer = self.desk.answer(&text).await;
                self.send(answer).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => Err(Over),
        }
    }

    async fn send(&mut self, message: Value) -> Result<(), Over> {
        self.pass(Message::Text(message.to_string().into())).await
    }

    async fn pass(&mut self, message: Message) -> Result<(), Over> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Over),
        }
    }
}

impl Desk {
    async fn answer(&self, text: &str) -> Value {
        let Connected { app, reader, id, .. } = &self.0;
        let sent: Result<Sent, _> = serde_json::from_str(text);
        if let (Ok(sent), Err(problem)) = (&sent, app.gate().pass(What::Requests, reader)) {
            return self.keyed(sent.key(), Err(problem));
        }
        let (key, done) = match sent {
            Ok(Sent::Act { seq, seat, action, key }) => {
                let done = self.0.act(seq, &seat, &action, Some(&key)).await;
                (key, done.map(|seq| json!({ "seq": seq })))
            }
            Ok(Sent::Undo { seq, seat, key }) => {
                let done = self.0.undo(seq, &seat, Some(&key)).await;
                (key, done.map(|seq| json!({ "seq": seq })))
            }
            Ok(Sent::Preview { seat, action, key }) => {
                (key, api::preview_of(app, reader, id, &seat, &action).await)
            }
            Ok(Sent::Why { seat, path, key }) => {
                let why = api::why_not(app, reader, id, &seat, &path).await;
                (key, why.map(|why| why.unwrap_or_else(|| json!({}))))
            }
            Ok(Sent::Astray { seq }) => {
                tracing::warn!(table = id, seq, "a page lost track of its elements");
                return json!({});
            }
            Err(error) => (String::new(), Err(Problem::Malformed(error.to_string()))),
        };
        self.keyed(&key, done)
    }

    /// An answer with the key by which the page knows what it is the answer to.
    fn keyed(&self, key: &str, done: Result<Value, Problem>) -> Value {
        let mut answer = match done {
            Ok(answer) => answer,
            Err(problem) => frame::told(&self.0.app, &self.0.reader, &problem),
        };
        answer["key"] = json!(key);
        answer
    }
}

fn beats() -> tokio::time::Interval {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat
}
