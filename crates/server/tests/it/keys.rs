//! Requests with a key are carried out once, however often they come.

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, Reply, games, seq, two_at};

async fn act(person: &Client, id: &str, seq: u64, action: &str, key: &str) -> Reply {
    let body = json!({ "seq": seq, "seat": "a", "action": action, "key": key });
    person.post(&format!("/api/tables/{id}/act"), body).await
}

#[tokio::test]
async fn sent_twice_it_is_done_once_and_answered_the_same() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let now = seq(&ingrid.table(&id).await);
    let answer = act(&ingrid, &id, now, "bid 1", "k1").await.ok();
    assert_eq!(answer["seq"], now + 1);
    assert_eq!(act(&ingrid, &id, now, "bid 1", "k1").await.ok(), answer);
    assert_eq!(seq(&ingrid.table(&id).await), now + 1);
    // Without a key, the same is too late.
    ingrid.act(&id, now, "a", "bid 1").await.refused(409, "stale");

    // Another action, or the same on another basis, is another request.
    act(&ingrid, &id, now, "bid 2", "k1").await.refused(422, "key-reused");
    act(&ingrid, &id, now + 1, "bid 1", "k1").await.refused(422, "key-reused");
    // The other seat has keys of its own.
    let body = json!({ "seq": now + 1, "seat": "b", "action": "bid 1", "key": "k1" });
    let later = olav.post(&format!("/api/tables/{id}/act"), body).await.ok();
    assert_eq!(act(&ingrid, &id, now, "bid 1", "k1").await.ok(), answer, "also when the game has gone on");

    harbour.crash_and_reopen().await;
    let there = harbour.known_by(&ingrid.token);
    assert_eq!(act(&there, &id, now, "bid 1", "k1").await.ok(), answer, "the journal remembers");
    act(&there, &id, now, "bid 2", "k1").await.refused(422, "key-reused");
    assert_eq!(seq(&there.table(&id).await), later["seq"].as_u64().unwrap());
}

#[tokio::test]
async fn taking_back_is_done_once_too() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let now = seq(&ingrid.table(&id).await);
    act(&ingrid, &id, now, "bid 1", "k1").await.ok();
    let undo = json!({ "seq": now + 1, "seat": "a", "key": "k2" });
    let path = format!("/api/tables/{id}/undo");
    let answer = ingrid.post(&path, undo.clone()).await.ok();
    assert_eq!(ingrid.post(&path, undo).await.ok(), answer);
    assert_eq!(seq(&ingrid.table(&id).await), now + 2);
    // The key of what was taken back is still taken.
    assert_eq!(act(&ingrid, &id, now, "bid 1", "k1").await.ok()["seq"], now + 1);
}

#[tokio::test]
async fn what_was_refused_may_be_sent_again() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let now = seq(&ingrid.table(&id).await);
    act(&ingrid, &id, now, "bid 77", "k1").await.refused(422, "refused");
    act(&ingrid, &id, now, "bid 1", "k1").await.ok();
    for key in ["", "a b", &"x".repeat(65)] {
        act(&ingrid, &id, now + 1, "bid 1", key).await.refused(400, "malformed");
    }
}

#[tokio::test]
async fn a_request_that_went_to_two_nodes_is_done_once() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let other = harbour.another_server(games()).await;
    let there = ingrid.at(&other);
    let now = seq(&there.table(&id).await);
    let answer: Value = act(&ingrid, &id, now, "bid 1", "k1").await.ok();
    // The other node does not know of it yet; the journal does.
    assert_eq!(act(&there, &id, now, "bid 1", "k1").await.ok(), answer);
    assert_eq!(seq(&there.table(&id).await), now + 1);
    other.stop().await;
}

#[tokio::test]
async fn a_table_is_opened_once() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let wish =
        |game: &str| json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "open" }], "key": "k1" });
    let opened = ingrid.post("/api/tables", wish("wager")).await.ok();
    assert_eq!(ingrid.post("/api/tables", wish("wager")).await.ok(), opened);
    ingrid.post("/api/tables", wish("fjords")).await.refused(422, "key-reused");
    let other = olav.post("/api/tables", wish("wager")).await.ok();
    assert_ne!(other["id"], opened["id"], "everybody has keys of their own");
    harbour.crash_and_reopen().await;
    let there = harbour.known_by(&ingrid.token);
    assert_eq!(there.post("/api/tables", wish("wager")).await.ok(), opened);
    assert_eq!(there.get("/api/tables").await.ok()["mine"].as_array().unwrap().len(), 1);
}
