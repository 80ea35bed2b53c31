//! The WebSocket for programs: lines and actions over one connection.

use std::collections::VecDeque;

use futures::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

use crate::harbour::{Client, Harbour, seq, soon, two_at};

struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    lines: VecDeque<Value>,
}

async fn open(
    client: &Client,
    path: &str,
    headers: &[(&'static str, &str)],
) -> Result<Socket, Box<tungstenite::Error>> {
    let mut request = format!("{}{path}", client.base().replace("http", "ws")).into_client_request().unwrap();
    if let Some(token) = &client.token {
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    }
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    let (stream, _) = soon(connect_async(request)).await.map_err(Box::new)?;
    Ok(Socket { stream, lines: VecDeque::new() })
}

impl Socket {
    async fn of(client: &Client, id: &str) -> Socket {
        open(client, &format!("/api/tables/{id}/socket"), &[]).await.unwrap()
    }

    async fn send(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next line; nothing when the connection is closed.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Some(line);
            }
            match soon(self.stream.next()).await {
                Some(Ok(Message::Text(text))) => {
                    let lines = text.lines().filter(|line| !line.is_empty());
                    self.lines.extend(lines.map(|line| serde_json::from_str::<Value>(line).unwrap()));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next line for which `wanted` holds.
    async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let line = self.next().await.expect("the connection is closed");
            if wanted(&line) {
                return line;
            }
        }
    }

    async fn answer(&mut self, key: &str) -> Value {
        self.until(|line| line["key"] == key && line.get("set").is_none()).await
    }
}

fn first_legal(line: &Value) -> (String, String) {
    let legal = line["legal"][0].as_str().expect("somebody owes a decision");
    let (seat, action) = legal.split_once(' ').unwrap();
    (seat.to_owned(), action.to_owned())
}

#[tokio::test]
async fn lines_come_and_actions_go_over_one_connection() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let mut sockets = [Socket::of(&ingrid, &id).await, Socket::of(&olav, &id).await];
    let mut known = Vec::new();
    for socket in &mut sockets {
        known.push(socket.until(|line| line["look"].is_object()).await);
    }
    for step in 0..6 {
        let who = usize::from(known[0].get("legal").is_none());
        let (seat, action) = first_legal(&known[who]);
        let key = format!("k{step}");
        let at = seq(&known[who]);
        sockets[who].send(json!({ "act": { "seq": at, "seat": seat, "action": action, "key": key } })).await;
        let told = sockets[1 - who].until(|line| line.get("did").is_some()).await;
        assert!(seq(&told) > at);
        assert_eq!(told["did"][0], format!("{seat} {action}"));
        assert_eq!(told.get("key"), None, "the key is the actor's own");
        let mine = sockets[who].until(|line| line.get("did").is_some()).await;
        assert_eq!((seq(&mine), &mine["key"]), (seq(&told), &json!(key)));
        let answer = sockets[who].answer(&key).await;
        assert_eq!(answer["seq"], told["seq"]);
        known[who] = mine;
        known[1 - who] = told;
    }
    assert_eq!(ingrid.table(&id).await["seq"], known[0]["seq"]);
}

#[tokio::test]
async fn an_action_sent_twice_is_done_once_and_answered_the_same() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let mut sockets = [Socket::of(&ingrid, &id).await, Socket::of(&olav, &id).await];
    let mut first = Vec::new();
    for socket in &mut sockets {
        first.push(socket.until(|line| line["look"].is_object()).await);
    }
    let who = usize::from(first[0].get("legal").is_none());
    let (seat, action) = first_legal(&first[who]);
    let act = json!({ "act": { "seq": seq(&first[who]), "seat": seat, "action": action, "key": "once" } });
    sockets[who].send(act.clone()).await;
    let answer = sockets[who].answer("once").await;
    sockets[who].send(act).await;
    assert_eq!(sockets[who].answer("once").await, answer);
    assert_eq!(ingrid.table(&id).await["seq"], answer["seq"]);
}

#[tokio::test]
async fn what_is_refused_is_said_with_its_key_and_changes_nothing() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    let before = ingrid.table(&id).await["seq"].clone();
    let mut socket = Socket::of(&ingrid, &id).await;
    let act = |seq: &Value, seat: &str, action: &str, key: &str| json!({ "act": { "seq": seq, "seat": seat, "action": action, "key": key } });
    for (message, key, error) in [
        (act(&before, "b", "x", "k1"), json!("k1"), "foreign-seat"),
        (act(&json!(0), "a", "x", "k2"), json!("k2"), "stale"),
        (act(&before, "?", "x", "k3"), json!("k3"), "malformed"),
        (json!({ "dance": {} }), json!(null), "malformed"),
    ] {
        socket.send(message).await;
        let answer = socket.until(|line| line.get("error").is_some()).await;
        assert_eq!((&answer["error"], &answer["key"]), (&json!(error), &key), "{answer}");
    }
    assert_eq!(ingrid.table(&id).await["seq"], before);
}

#[tokio::test]
async fn a_revoked_token_ends_the_connection() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    let bot = ingrid.post("/api/bots", json!({ "name": "Marvin" })).await.ok();
    let marvin = harbour.known_by(&bot["token"].as_str().map(str::to_owned));
    let mut socket = Socket::of(&marvin, &id).await;
    assert!(socket.next().await.is_some_and(|line| line["look"].is_object()));
    let path = format!("/api/bots/{}", bot["id"].as_str().unwrap());
    let revoked = soon(ingrid.request(Method::DELETE, &path).send()).await.unwrap();
    assert!(revoked.status().is_success());
    while socket.next().await.is_some() {}
}

#[tokio::test]
async fn pages_of_other_sites_and_strangers_tables_get_no_connection() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    let path = format!("/api/tables/{id}/socket");
    assert!(open(&ingrid, &path, &[("origin", "https://elsewhere.example")]).await.is_err());
    assert!(open(&ingrid, "/api/tables/none/socket", &[]).await.is_err());
    assert!(open(&ingrid, &path, &[]).await.is_ok());
}
