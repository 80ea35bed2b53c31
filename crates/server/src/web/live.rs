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
    sessions::Revocation,
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
/// Closes a line that is one too many, or that brings too much; a message before says so in words.
const TOO_MANY: u16 = 4429;
/// So many messages in a row may be too many before the line is closed.
const DEAF: u32 = 100;

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
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).max_message_size(LONGEST).max_frame_size(LONGEST);
    let hold = match app.gate().stream(&reader) {
        Ok(hold) => hold,
        // A page is not shown how an upgrade was refused, but it can read what the line brings.
        Err(problem) => return Ok(upgrade.on_upgrade(move |socket| refuse(app, reader, socket, problem))),
    };
    let raised = seat.as_deref().map(extract::seat).transpose()?;
    let live = app.tables().live(&id).await?;
    Ok(upgrade.on_upgrade(move |socket| async move {
        let closing = app.context().closing.clone();
        let revocation = app.sessions().revocation(reader.id());
        let desk = Desk { page: Connected { app, reader, headers, id }, refused: 0 };
        Line { desk, live, raised, socket, revocation, shown: String::new() }.run(closing).await;
        drop(hold);
    }))
}

/// Says why there is no line.
async fn refuse(app: App, reader: Reader, mut socket: WebSocket, problem: Problem) {
    let told = frame::told(&app, &reader, &problem).to_string();
    let goodbye = CloseFrame { code: TOO_MANY, reason: "too many".into() };
    for message in [Message::Text(told.into()), Message::Close(Some(goodbye))] {
        // Nobody may be there any more to hear it.
        let _ = timeout(PATIENCE, socket.send(message)).await;
    }
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
struct Desk {
    page: Connected,
    /// So many messages in a row were too many.
    refused: u32,
}

struct Line {
    desk: Desk,
    live: Arc<Live>,
    /// For which seat the curtain of a shared screen is raised.
    raised: Option<Seat>,
    socket: WebSocket,
    revocation: Revocation,
    /// What the page was last told to show.
    shown: String,
}

/// The line is over, for this reason if the page shall know one.
struct Over(Option<u16>);

impl Line {
    async fn run(mut self, closing: watch::Receiver<bool>) {
        let present = self.desk.page.reader.id().map(|visitor| Present::arrive(&self.live, visitor));
        let stranger = present.is_none().then(|| Stranger::arrive(&self.live));
        let ended = match self.live.snapshot().stage() {
            Stage::Open => self.wait_for_players(closing).await,
            _ => self.follow(closing).await,
        };
        drop((present, stranger));
        // Nobody may be there any more to hear it.
        if let Some(code) = ended {
            let reason = if code == TOO_MANY { "too many" } else { "signed out" };
            let goodbye = CloseFrame { code, reason: reason.into() };
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
                    Err(tokio::sync::broadcast::error::RecvError::Closed) => Some(Over(None)),
                    _ => self.send(json!({ "reload": true })).await.err(),
                },
                _ = beat.tick() => match self.look_who_it_is().await {
                    Ok(()) => self.send(json!({})).await.err(),
                    Err(over) => Some(over),
                },
                () = self.revocation.happens() => self.look_who_it_is().await.err(),
                () = async { drop(closing.wait_for(|&closing| closing).await) } => Some(Over(None)),
            };
            if let Some(Over(code)) = over {
                return code;
            }
        }
    }

    /// Tells what changes at the table.
    async fn follow(&mut self, mut closing: watch::Receiver<bool>) -> Option<u16> {
        let app = self.desk.page.app.clone();
        let (audience, mut told) =
            app.audiences().listen(&app, &self.live, &self.desk.page.reader, self.raised);
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
                    Err(_) => Some(Over(None)),
                },
                _ = beat.tick() => match self.look_who_it_is().await {
                    Ok(()) => self.send(json!({ "v": self.shown, "now": clock::now() })).await.err(),
                    Err(over) => Some(over),
                },
                () = self.revocation.happens() => self.look_who_it_is().await.err(),
                () = async { drop(closing.wait_for(|&closing| closing).await) } => Some(Over(None)),
            };
            if let Some(Over(code)) = over {
                return code;
            }
        }
    }

    /// Whoever is somebody else by now, or nobody, has no line. One session of several may have ended elsewhere.
    async fn look_who_it_is(&mut self) -> Result<(), Over> {
        let page = &self.desk.page;
        self.revocation = page.app.sessions().revocation(page.reader.id());
        if page.is_still_the_same().await { Ok(()) } else { Err(Over(Some(SIGNED_OUT))) }
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
                self.send(answer).await?;
                self.desk.patience()
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                let _ = self.desk.count();
                self.desk.patience()
            }
            Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => Err(Over(None)),
        }
    }

    async fn send(&mut self, message: Value) -> Result<(), Over> {
        self.pass(Message::Text(message.to_string().into())).await
    }

    async fn pass(&mut self, message: Message) -> Result<(), Over> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Over(None)),
        }
    }
}

impl Desk {
    /// Counts a message, of whatever kind.
    fn count(&mut self) -> Result<(), Problem> {
        let passed = self.page.app.gate().pass(What::Requests, &self.page.reader);
        self.refused = if passed.is_err() { self.refused + 1 } else { 0 };
        passed
    }

    /// Whoever goes on although they are told that it is too much is not listened to any more.
    fn patience(&self) -> Result<(), Over> {
        if self.refused < DEAF { Ok(()) } else { Err(Over(Some(TOO_MANY))) }
    }

    async fn answer(&mut self, text: &str) -> Value {
        let passed = self.count();
        let Connected { app, reader, id, .. } = &self.page;
        let sent: Result<Sent, _> = serde_json::from_str(text);
        if let (Ok(sent), Err(problem)) = (&sent, passed) {
            return self.keyed(sent.key(), Err(problem));
        }
        let (key, done) = match sent {
            Ok(Sent::Act { seq, seat, action, key }) => {
                let done = self.page.act(seq, &seat, &action, Some(&key)).await;
                (key, done.map(|seq| json!({ "seq": seq })))
            }
            Ok(Sent::Undo { seq, seat, key }) => {
                let done = self.page.undo(seq, &seat, Some(&key)).await;
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
            Err(problem) => frame::told(&self.page.app, &self.page.reader, &problem),
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
