//! What those see who watch over the server.

use catalog::Budget;
use reqwest::Method;
use serde_json::json;

use crate::{
    harbour::{Harbour, play_out},
    logs::logged,
};

#[tokio::test]
async fn numbers_tell_of_requests_steps_thoughts_and_limits_to_this_machine_alone() {
    let harbour = Harbour::with_config(Budget::Playouts(10), |config| {
        config.proxies = vec!["127.0.0.1/32".parse().unwrap()];
        config.limits.bot_tables = 1;
    })
    .await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    play_out(&[&ingrid], &id).await;
    let bots = json!({ "game": "wager", "seats": [{ "kind": "bot", "level": "pilot" }, { "kind": "bot", "level": "pilot" }] });
    ingrid.post("/api/tables", bots.clone()).await;
    while ingrid.post("/api/tables", bots.clone()).await.status == 201 {}
    let told = ingrid.get("/metrics").await;
    assert_eq!(told.status, 200);
    for line in [
        "naust_requests_total{method=\"POST\",route=\"/api/tables/{id}/act\",status=\"200\"}",
        "naust_steps_total",
        "naust_thought_wait_seconds_bucket{",
        "naust_limited_total{kind=\"bottables\"}",
        "naust_tables_awake",
        "naust_connections ",
        "naust_write_seconds_count",
    ] {
        assert!(told.text.contains(line), "{line}: {}", told.text);
    }
    assert!(!told.text.contains(&id), "not which table");
    for method in ["BREW", "BREW2"] {
        ingrid.send(ingrid.request(Method::from_bytes(method.as_bytes()).unwrap(), "/")).await;
    }
    let told = ingrid.get("/metrics").await;
    assert!(!told.text.contains("BREW") && told.text.contains("method=\"other\""), "{}", told.text);
    let outside = ingrid.request(Method::GET, "/metrics").header("x-forwarded-for", "192.0.2.1");
    assert_eq!(ingrid.send(outside).await.status, 404);
    assert_eq!(ingrid.get("/readyz").await.text, "ready");
}

#[tokio::test]
async fn every_answer_has_a_number_that_the_log_knows_and_the_log_knows_no_invitation() {
    logged();
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (_, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    for path in [invite.as_str(), "/api/games", "/nowhere", "/assets/nothing"] {
        let answer = ingrid.get(path).await;
        let number = answer.header("x-request-id").to_owned();
        assert!(!number.is_empty(), "{path}: {answer:?}");
        let log = logged();
        let line = log.lines().find(|line| line.contains("answered") && line.contains(&number));
        let line = line.unwrap_or_else(|| panic!("{path}: nothing about {number}"));
        assert!(line.contains(&format!("status={}", answer.status.as_u16())), "{line}");
    }
    assert!(!logged().contains(invite.trim_start_matches("/join/")));
}
