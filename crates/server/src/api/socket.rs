//! The stream of a table and the actions of its reader over one connection: a WebSocket for programs.
//!
//! It brings the same lines as the stream, one or several in a message, and takes actions. Neither side pays for a
//! request and its headers with each step.

use std::time::Duration;

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
    },
    http::HeaderMap,
    response::Response,
    routing::get,
};
use serde::Deserialize;
use serde_json::json;
use tokio::time::timeout;

use super::{
    Described,
    feed::{Reading, Since},
    openapi::Operation,
};
use crate::{
    app::App,
    connected::Connected,
    extract::{Asked, Named},
    frame,
    limits::What,
    problem::Problem,
    reader::{self, Reader},
};

/// Actions are short; whatever is longer is none.
const LONGEST: usize = 16 * 1024;
/// Thousands of connections may be open, nearly all of them silent.
const READ_BUFFER: usize = 4096;
/// A program that takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// Closes a connection that brings too much although it was told so; so many messages in a row may be too many.
const TOO_MANY: u16 = 4429;
const DEAF: u32 = 100;

pub fn routes() -> Vec<Described> {
    vec![(
        Operation::get(
            "/api/tables/{id}/socket",
            "A WebSocket: brings the lines of the stream, one or several in a message, and takes \
             `{\"act\": {\"seq\", \"seat\", \"action\", \"key\"}}` and `{\"undo\": {\"seq\", \"seat\", \"key\"}}`, each answered \
             by a line with its `key` and either `seq` or `error`",
        )
        .asks("since", "integer", false)
        .upgrades()
        .may_fail(&[400, 403, 404]),
        get(socket),
    )]
}

async fn socket(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(Since { since }): Asked<Since>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    reader::check_host(&app, &headers)?;
    let reading = Reading::of_table(&app, &reader, &id, since).await?;
    let reader = Connected { app, reader, headers, id };
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| Line { reader, reading, socket, refused: 0 }.run()))
}

/// What a program sends.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Sent {
    Act { seq: u64, seat: String, action: String, key: Option<String> },
    Undo { seq: u64, seat: String, key: Option<String> },
}

/// Nobody takes what is sent.
struct Gone;

struct Line {
    reader: Connected,
    reading: Reading,
    socket: WebSocket,
    /// So many messages in a row were too many.
    refused: u32,
}

impl Line {
    async fn run(mut self) {
        loop {
            let lines = tokio::select! {
                lines = self.reading.next() => match lines {
                    Some(lines) => lines.to_vec(),
                    None => break,
                },
                sent = self.socket.recv() => match sent {
                    Some(Ok(Message::Text(text))) => {
                        let passed = self.count();
                        if self.refused >= DEAF {
                            return self.close(TOO_MANY).await;
                        }
                        let answer = answer(&self.reader, &text, passed).await;
                        // What the action brought about goes with the answer.
                        let mut lines = self.reading.at_once();
                        lines.extend_from_slice(answer.as_bytes());
                        lines
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        let _ = self.count();
                        if self.refused >= DEAF {
                            return self.close(TOO_MANY).await;
                        }
                        continue;
                    }
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => return,
                },
            };
            let Ok(lines) = Utf8Bytes::try_from(lines) else { break };
            if self.send(Message::Text(lines)).await.is_err() {
                return;
            }
        }
        // Nobody may be there any more to hear it.
        let _ = self.send(Message::Close(None)).await;
    }

    /// Counts a message, of whatever kind.
    fn count(&mut self) -> Result<(), Problem> {
        let passed = self.reader.app.gate().pass(What::Requests, &self.reader.reader);
        self.refused = if passed.is_err() { self.refused + 1 } else { 0 };
        passed
    }

    async fn close(&mut self, code: u16) {
        let goodbye = CloseFrame { code, reason: "too many messages".into() };
        let _ = self.send(Message::Close(Some(goodbye))).await;
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }
}

/// The line that answers a message.
async fn answer(reader: &Connected, text: &str, passed: Result<(), Problem>) -> String {
    let (key, done) = match (serde_json::from_str(text), passed) {
        (Ok(Sent::Act { key, .. } | Sent::Undo { key, .. }), Err(problem)) => (key, Err(problem)),
        (Ok(Sent::Act { seq, seat, action, key }), Ok(())) => {
            let done = reader.act(seq, &seat, &action, key.as_deref()).await;
            (key, done)
        }
        (Ok(Sent::Undo { seq, seat, key }), Ok(())) => {
            let done = reader.undo(seq, &seat, key.as_deref()).await;
            (key, done)
        }
        (Err(error), _) => (None, Err(Problem::Malformed(error.to_string()))),
    };
    match done {
        Ok(seq) => format!("{}\n", json!({ "key": key, "seq": seq })),
        Err(problem) => {
            let mut told = frame::told(&reader.app, &reader.reader, &problem);
            told["key"] = json!(key);
            format!("{told}\n")
        }
    }
}
