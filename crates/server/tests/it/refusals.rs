//! Bad input: each a clear answer, and no change of state.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, seq, two_at};

/// Everything a change could show in: the table as both see it.
async fn picture(people: [&Client; 2], id: &str) -> [Value; 2] {
    [people[0].table(id).await, people[1].table(id).await]
}

#[tokio::test]
async fn foreign_late_and_illegal_actions_change_nothing() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let before = picture([&ingrid, &olav], &id).await;
    let now = seq(&before[0]);

    harbour.stranger().act(&id, now, "a", "bid 0").await.refused(401, "no-session");
    olav.act(&id, now, "a", "bid 0").await.refused(403, "foreign-seat");
    harbour.guest("Kari").await.act(&id, now, "a", "bid 0").await.refused(403, "foreign-seat");
    ingrid.act(&id, now, "h", "bid 0").await.refused(404, "unknown-seat");
    ingrid.act("nowhere", now, "a", "bid 0").await.refused(404, "unknown-table");
    for late in [0, now - 1, now + 1, u64::MAX] {
        let stale = ingrid.act(&id, late, "a", "bid 0").await.refused(409, "stale");
        assert_eq!(stale["seq"], now);
    }
    let refused = ingrid.act(&id, now, "a", "bid 6").await.refused(422, "refused");
    assert_eq!(refused["rule"], "wager-refusal-above-card");
    assert_eq!(refused["message"], "The bid is above the card.");
    for nonsense in ["", "bid", "bid 1 ", "bid -1", "card 3", "open", "\u{0}", &"x".repeat(30_000)] {
        ingrid.act(&id, now, "a", nonsense).await.refused(400, "unreadable");
    }
    assert_eq!(picture([&ingrid, &olav], &id).await, before);
}

#[tokio::test]
async fn out_of_turn_and_after_the_end_the_rules_refuse() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let after = ingrid.act_somehow(&id, 0).await.unwrap();
    let refused = ingrid.act(&id, after, "a", "bid 1").await.refused(422, "refused");
    assert_eq!(refused["rule"], "error-not-your-turn");
    let over = crate::harbour::play_out(&[&ingrid, &olav], &id).await;
    let refused = ingrid.act(&id, seq(&over), "a", "bid 1").await.refused(422, "refused");
    assert_eq!(refused["rule"], "error-over");
    assert_eq!(ingrid.table(&id).await, over);
}

#[tokio::test]
async fn nobody_acts_before_the_game_begins() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ingrid.act(&id, 0, "a", "bid 1").await.refused(409, "not-begun");
    ingrid.get(&format!("/api/tables/{id}/preview?seat=a&action=bid%201")).await.refused(409, "not-begun");
    assert_eq!(seq(&ingrid.table(&id).await), 0);
}

#[tokio::test]
async fn of_two_simultaneous_answers_to_one_question_one_wins() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let now = seq(&ingrid.table(&id).await);
    let many = (0..12).map(|_| {
        let (person, id) = (ingrid.clone(), id.clone());
        tokio::spawn(async move { person.act(&id, now, "a", "bid 1").await })
    });
    let mut won = 0;
    for reply in many.collect::<Vec<_>>() {
        let reply = reply.await.unwrap();
        match reply.status.as_u16() {
            200 => won += 1,
            _ => assert_eq!(reply.refused(409, "stale")["seq"], now + 1),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(seq(&ingrid.table(&id).await), now + 1);
}

#[tokio::test]
async fn malformed_bodies_are_told_so() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let before = picture([&ingrid, &olav], &id).await;
    let act = format!("/api/tables/{id}/act");
    let deep = format!("{}{}", "[".repeat(2000), "]".repeat(2000));
    for body in [
        "",
        "{",
        "null",
        "[]",
        "42",
        "\"act\"",
        "{}",
        "{\"seq\":1}",
        &deep,
        "{\"seq\":\"1\",\"seat\":\"a\",\"action\":\"bid 1\"}",
        "{\"seq\":-1,\"seat\":\"a\",\"action\":\"bid 1\"}",
        "{\"seq\":1.5,\"seat\":\"a\",\"action\":\"bid 1\"}",
        "{\"seq\":99999999999999999999999,\"seat\":\"a\",\"action\":\"bid 1\"}",
        "{\"seq\":3,\"seat\":0,\"action\":\"bid 1\"}",
        "{\"seq\":3,\"seat\":\"\",\"action\":\"bid 1\"}",
        "{\"seq\":3,\"seat\":\"ab\",\"action\":\"bid 1\"}",
        "{\"seq\":3,\"seat\":\"Ї\",\"action\":\"bid 1\"}",
        "{\"seq\":3,\"seat\":\"a\",\"action\":[\"bid 1\"]}",
        "{\"seq\":3,\"seat\":\"a\",\"action\":\"\\ud800\"}",
    ] {
        for path in [act.as_str(), "/api/tables", "/api/session"] {
            let request = ingrid.request(Method::POST, path).header("content-type", "application/json");
            let reply = ingrid.send(request.body(body.to_owned())).await;
            reply.refused(400, "malformed");
        }
    }
    let bytes = ingrid.request(Method::POST, &act).header("content-type", "application/json");
    ingrid.send(bytes.body(vec![0xff, 0xfe, b'{'])).await.refused(400, "malformed");
    let text = ingrid.request(Method::POST, &act).body("{}");
    ingrid.send(text).await.refused(415, "content-type");
    ingrid.send(ingrid.request(Method::DELETE, &act)).await.refused(405, "method");
    ingrid.get(&format!("/api/tables/{id}/log?since=many")).await.refused(400, "malformed");
    ingrid.get(&format!("/api/tables/{id}/preview?seat=a")).await.refused(400, "malformed");
    ingrid.get(&format!("/api/tables/{id}/why?seat=z&path=x")).await.refused(400, "malformed");
    ingrid.get("/api/nothing").await.refused(404, "unknown-page");
    ingrid.get("/api/tables/%ff").await.refused(404, "unknown-page");
    assert_eq!(picture([&ingrid, &olav], &id).await, before);
}

#[tokio::test]
async fn more_than_the_server_reads_is_refused() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let before = picture([&ingrid, &olav], &id).await;
    let large = "x".repeat(70 * 1024);
    ingrid.act(&id, seq(&before[0]), "a", &large).await.refused(413, "too-large");
    ingrid.post("/api/session", json!({ "name": large })).await.refused(413, "too-large");
    ingrid.post("/api/tables", json!({ "game": large, "seats": [] })).await.refused(413, "too-large");
    assert_eq!(ingrid.form(&format!("/t/{id}/act"), &[("action", &large)]).await.status, 413);
    assert_eq!(picture([&ingrid, &olav], &id).await, before);
}

#[tokio::test]
async fn a_table_that_cannot_be_played_is_not_opened() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let open = |game: &str, setup: &str, seats: Value| {
        let body = json!({ "game": game, "setup": setup, "seats": seats });
        let ingrid = ingrid.clone();
        async move { ingrid.post("/api/tables", body).await }
    };
    let two = || json!([{ "kind": "me" }, { "kind": "open" }]);
    harbour
        .stranger()
        .post("/api/tables", json!({ "game": "wager", "seats": two() }))
        .await
        .refused(401, "no-session");
    open("chess", "", two()).await.refused(404, "unknown-game");
    let setup = open("wager", "2p fast", two()).await.refused(422, "setup");
    assert_eq!(setup["rule"], "setup-error-word");
    assert!(setup["message"].as_str().unwrap().contains("fast"), "{setup}");
    open("wager", "9p", two()).await.refused(422, "setup");
    open("wager", "2p", json!([{ "kind": "me" }])).await.refused(422, "seats");
    open("wager", "2p", json!([])).await.refused(422, "seats");
    for level in ["", "grandmaster", "search:100000000", "search:9999999ms", "uct"] {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": level }]);
        open("wager", "2p", seats).await.refused(422, "level");
    }
    open("wager", "2p", json!([{ "kind": "me", "name": "\u{7}" }, { "kind": "open" }]))
        .await
        .refused(422, "name");
    open("wager", "2p", json!([{ "kind": "king" }, { "kind": "open" }])).await.refused(400, "malformed");
    assert_eq!(ingrid.get("/api/tables").await.ok()["mine"], json!([]));
}

#[tokio::test]
async fn problems_are_told_in_the_readers_language() {
    let harbour = Harbour::open().await;
    let ask = |header: &'static str, value: &'static str| {
        let stranger = harbour.stranger();
        async move {
            let request = stranger.request(Method::GET, "/api/tables/nowhere").header(header, value);
            stranger.send(request).await.refused(404, "unknown-table")["message"].as_str().unwrap().to_owned()
        }
    };
    let (en, ru, uk) = ("There is no such table.", "Такого стола нет.", "Такого столу немає.");
    assert_eq!(ask("accept-language", "nb, fr;q=0.5").await, en);
    assert_eq!(ask("accept-language", "ru-RU,ru;q=0.9,en;q=0.8").await, ru);
    assert_eq!(ask("accept-language", "en;q=0.2, uk").await, uk);
    assert_eq!(ask("cookie", "lang=uk").await, uk);
    assert_eq!(ask("cookie", "lang=klingon").await, en);
}
