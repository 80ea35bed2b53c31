//! Ratings: who may be rated, what counts, and that it counts once.

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, soon};

const TERMS: &str = "clock=600+5 timeout=lose rated=yes";

async fn known(harbour: &Harbour, name: &str) -> Client {
    let person = harbour.guest(name).await;
    person.post("/api/account", json!({ "login": name, "password": "herring and cod" })).await.ok();
    person
}

/// Two people at a rated table.
async fn rated(harbour: &Harbour, a: &Client, b: &Client) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let body = json!({ "game": "wager", "seats": seats, "terms": TERMS, "public": true });
    let id = a.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let stranger = harbour.guest("Guest").await;
    let join = format!("/api/tables/{id}/join");
    stranger.post(&join, json!({})).await.refused(409, "no-account");
    b.post(&join, json!({})).await.ok();
    id
}

async fn resign(person: &Client, id: &str) {
    person.post(&format!("/api/tables/{id}/people"), json!({ "deed": "resign" })).await.ok();
}

async fn leaders(harbour: &Harbour) -> Vec<(String, i64, u64)> {
    let lines = harbour.stranger().get("/api/leaders?game=wager").await.ok();
    let line = |line: &Value| {
        (
            line["name"].as_str().unwrap().to_owned(),
            line["rating"].as_i64().unwrap(),
            line["games"].as_u64().unwrap(),
        )
    };
    lines.as_array().unwrap().iter().map(line).collect()
}

#[tokio::test]
async fn who_wins_rises_and_each_game_counts_once() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav) = (known(&harbour, "Ingrid").await, known(&harbour, "Olav").await);
    assert!(leaders(&harbour).await.is_empty());
    let id = rated(&harbour, &ingrid, &olav).await;
    resign(&olav, &id).await;
    let first = leaders(&harbour).await;
    assert_eq!(first.iter().map(|(name, ..)| name.as_str()).collect::<Vec<_>>(), ["Ingrid", "Olav"]);
    assert!(first[0].1 > 1500 && first[1].1 < 1500, "{first:?}");
    // The table wakes again, and the server starts again: it was counted.
    harbour.crash_and_reopen().await;
    let (ingrid, olav) = (harbour.known_by(&ingrid.token), harbour.known_by(&olav.token));
    ingrid.table(&id).await;
    assert_eq!(leaders(&harbour).await, first);
    let id = rated(&harbour, &ingrid, &olav).await;
    resign(&ingrid, &id).await;
    let second = leaders(&harbour).await;
    assert!(second.iter().all(|(.., games)| *games == 2) && second != first, "{second:?}");
    let page = olav.get("/people/ingrid").await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("before: 1, behind: 1"), "{}", page.text);
    assert!(page.text.contains("8 games until it counts"), "provisional");
    assert_eq!(olav.get("/people/nobody").await.status, 404);
    assert_eq!(olav.get("/leaders?game=wager").await.status, 200);
}

#[tokio::test]
async fn two_games_that_end_at_once_are_both_counted() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (known(&harbour, "Ingrid").await, known(&harbour, "Olav").await);
    let (one, two) = (rated(&harbour, &ingrid, &olav).await, rated(&harbour, &ingrid, &olav).await);
    soon(async { tokio::join!(resign(&olav, &one), resign(&olav, &two)) }).await;
    assert!(leaders(&harbour).await.iter().all(|(.., games)| *games == 2));
}

#[tokio::test]
async fn where_a_game_counts_nothing_is_taken_back_and_friendly_games_count_nothing() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (known(&harbour, "Ingrid").await, known(&harbour, "Olav").await);
    let guest = harbour.guest("Guest").await;
    let body = json!({ "game": "wager", "seats": [{ "kind": "me" }, { "kind": "open" }], "terms": TERMS });
    guest.post("/api/tables", body.clone()).await.refused(409, "no-account");
    let mut loose = body.clone();
    loose["terms"] = json!("clock=none timeout=lose rated=yes");
    ingrid.post("/api/tables", loose).await.refused(422, "terms");
    let id = rated(&harbour, &ingrid, &olav).await;
    let ask = json!({ "deed": "ask-back" });
    ingrid.post(&format!("/api/tables/{id}/people"), ask).await.refused(409, "rated");
    ingrid.post(&format!("/api/tables/{id}/people"), json!({ "deed": "abort" })).await.ok();
    assert!(leaders(&harbour).await.is_empty(), "called off");
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let token = invite.trim_start_matches("/join/").to_owned();
    olav.post(&format!("/api/tables/{id}/join"), json!({ "token": token })).await.ok();
    resign(&olav, &id).await;
    assert!(leaders(&harbour).await.is_empty(), "friendly");
}

#[tokio::test]
async fn bots_stand_on_the_same_scale() {
    let harbour = Harbour::open().await;
    let ingrid = known(&harbour, "Ingrid").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "mate" }]);
    let body = json!({ "game": "wager", "seats": seats, "terms": TERMS });
    let id = ingrid.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    ingrid.post(&format!("/api/tables/{id}/hint"), json!({ "seat": "a" })).await.refused(403, "no-hints");
    resign(&ingrid, &id).await;
    let lines = harbour.stranger().get("/api/leaders?game=wager").await.ok();
    assert_eq!((&lines[0]["level"], &lines[1]["name"]), (&json!("mate"), &json!("Ingrid")));
}
