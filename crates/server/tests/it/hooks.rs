//! Being told elsewhere that it is one's turn: one signed call for each turn.

use axum::{Router, body::Bytes, extract::State, http::HeaderMap, http::StatusCode, routing::post};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::harbour::{Client, Harbour, seq, soon};

struct Heard {
    headers: HeaderMap,
    body: Bytes,
}

#[derive(Clone)]
struct Listening {
    heard: mpsc::UnboundedSender<Heard>,
    status: StatusCode,
}

/// Somebody who is called; answers with this status.
async fn listener(status: StatusCode) -> (String, mpsc::UnboundedReceiver<Heard>) {
    let (heard, hears) = mpsc::unbounded_channel();
    let answer = async |State(listening): State<Listening>, headers: HeaderMap, body: Bytes| {
        let _ = listening.heard.send(Heard { headers, body });
        listening.status
    };
    let router = Router::new().route("/turn", post(answer)).with_state(Listening { heard, status });
    let socket = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/turn", socket.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(socket, router).await });
    (url, hears)
}

async fn open() -> Harbour {
    Harbour::with_config(catalog::Budget::Playouts(30), |config| config.hooks_inside = true).await
}

async fn known(harbour: &Harbour, name: &str) -> Client {
    let person = harbour.guest(name).await;
    person.post("/api/account", json!({ "login": name, "password": "herring and cod" })).await.ok();
    person
}

/// What was told, once the signature has been checked.
fn checked(heard: &Heard, secret: &str) -> Value {
    let signature = heard.headers["naust-signature"].to_str().unwrap();
    let (at, sign) = signature.trim_start_matches("t=").split_once(",v1=").unwrap();
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(at.as_bytes());
    mac.update(b".");
    mac.update(&heard.body);
    let mine: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(sign, mine);
    let told: Value = serde_json::from_slice(&heard.body).unwrap();
    assert_eq!(heard.headers["naust-call"].to_str().unwrap(), told["call"].to_string());
    told
}

fn calls(harbour: &Harbour) -> i64 {
    let database = rusqlite::Connection::open(harbour.data.path().join("naust.db")).unwrap();
    database.query_row("SELECT COUNT(*) FROM calls", [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn each_turn_is_told_once_signed_and_by_one_of_two_servers() {
    let harbour = open().await;
    let _another = harbour.another_server(crate::harbour::games()).await;
    let (ingrid, olav) = (known(&harbour, "Ingrid").await, known(&harbour, "Olav").await);
    let (url, mut hears) = listener(StatusCode::NO_CONTENT).await;
    let hook = ingrid.post("/api/hook", json!({ "url": url })).await.ok();
    let secret = hook["secret"].as_str().unwrap();
    assert_eq!(ingrid.get("/api/hook").await.ok(), hook);
    let (id, invite) = ingrid.opens("fjords", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    assert_eq!(olav.form(&invite, &[]).await.status, 303);
    let mut told = Vec::new();
    for _ in 0..6 {
        // Until it is Ingrid's turn again: Olav acts as often as he is asked.
        while ingrid.table(&id).await["legal"] == json!([]) {
            olav.act_somehow(&id, 0).await.unwrap();
        }
        let call = checked(&soon(hears.recv()).await.unwrap(), secret);
        assert_eq!((call["table"].as_str(), call["event"].as_str()), (Some(&*id), Some("turn")));
        assert!(call["seq"].as_u64().unwrap() <= seq(&ingrid.table(&id).await));
        told.push(call["call"].as_i64().unwrap());
        while ingrid.act_somehow(&id, 0).await.is_some() {}
    }
    told.dedup();
    assert_eq!(told.len(), 6, "each turn has a number of its own");
    assert!(hears.try_recv().is_err(), "and is told once");
    let gone = ingrid.request(reqwest::Method::DELETE, "/api/hook");
    ingrid.send(gone).await.ok();
    ingrid.get("/api/hook").await.refused(404, "no-hook");
    assert_eq!(calls(&harbour), 0);
}

#[tokio::test]
async fn a_call_that_was_not_answered_survives_a_restart_and_comes_again_with_its_number() {
    let mut harbour = open().await;
    let ingrid = known(&harbour, "Ingrid").await;
    let (url, mut refused) = listener(StatusCode::INTERNAL_SERVER_ERROR).await;
    ingrid.post("/api/hook", json!({ "url": url })).await.ok();
    let (id, _) = ingrid.opens("fjords", json!([{ "kind": "me" }, { "kind": "me", "name": "Olav" }])).await;
    let first = soon(refused.recv()).await.unwrap();
    // Another one listens there from now on, and the time to try again has come.
    let (better, mut hears) = listener(StatusCode::OK).await;
    let again = format!("UPDATE calls SET due = 0; UPDATE hooks SET url = '{better}'");
    harbour.alter(&again).await;
    let second = soon(hears.recv()).await.unwrap();
    assert_eq!(first.headers["naust-call"], second.headers["naust-call"]);
    let told: Value = serde_json::from_slice(&second.body).unwrap();
    assert_eq!(told["table"], *id);
    soon(async {
        while calls(&harbour) > 0 {
            tokio::task::yield_now().await
        }
    })
    .await;
}

#[tokio::test]
async fn who_has_acted_already_is_not_told_and_bad_addresses_are_refused() {
    let mut harbour = open().await;
    let ingrid = known(&harbour, "Ingrid").await;
    let (url, mut refused) = listener(StatusCode::SERVICE_UNAVAILABLE).await;
    ingrid.post("/api/hook", json!({ "url": url })).await.ok();
    let (id, _) = ingrid.opens("fjords", json!([{ "kind": "me" }, { "kind": "me", "name": "Olav" }])).await;
    soon(refused.recv()).await.unwrap();
    ingrid.post(&format!("/api/tables/{id}/people"), json!({ "deed": "abort" })).await.ok();
    let (better, mut hears) = listener(StatusCode::OK).await;
    harbour.alter(&format!("UPDATE calls SET due = 0; UPDATE hooks SET url = '{better}'")).await;
    soon(async {
        while calls(&harbour) > 0 {
            tokio::task::yield_now().await
        }
    })
    .await;
    assert!(hears.try_recv().is_err(), "the game is over");

    let harbour = Harbour::open().await;
    let ingrid = known(&harbour, "Ingrid").await;
    for bad in
        ["", "chat", "http://chat.example/", "https://127.0.0.1/", "https://[::1]:80/", "https://localhost/"]
    {
        ingrid.post("/api/hook", json!({ "url": bad })).await.refused(422, "hook-address");
    }
    let guest = harbour.guest("Guest").await;
    guest.post("/api/hook", json!({ "url": "https://chat.example/" })).await.refused(409, "no-account");
    harbour.stranger().get("/api/hook").await.refused(401, "no-session");
}
