//! Live updates: what is heard, in which order, and how a dropped connection goes on.

use reqwest::Method;
use serde_json::json;

use crate::harbour::{Harbour, seq, soon, two_at};

#[tokio::test]
async fn every_step_is_heard_by_everybody_with_its_number() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let now = seq(&ingrid.table(&id).await);
    let mut ears = [
        ingrid.listen(&id, None).await,
        olav.listen(&id, None).await,
        harbour.stranger().listen(&id, None).await,
    ];
    for ear in &mut ears {
        let first = ear.until("step").await;
        assert_eq!(
            (first.id, &first.data["seq"], &first.data["state"]),
            (now, &json!(now), &json!("playing"))
        );
    }
    ingrid.act(&id, now, "a", "bid 1").await.ok();
    for ear in &mut ears {
        let heard = ear.until("step").await;
        assert_eq!((heard.id, &heard.data["seq"]), (now + 1, &json!(now + 1)));
        let keys: Vec<_> = heard.data.as_object().unwrap().keys().cloned().collect();
        assert_eq!(keys, ["seq", "state", "steps"], "an event says that something happened, never what");
    }
}

#[tokio::test]
async fn a_dropped_connection_goes_on_where_it_ended() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let now = seq(&ingrid.table(&id).await);
    ingrid.act(&id, now, "a", "bid 1").await.ok();

    let mut behind = olav.listen(&id, Some(now)).await;
    assert_eq!(behind.until("step").await.id, now + 1, "who is behind is told at once");
    let mut up_to_date = harbour.stranger().listen(&id, Some(now + 1)).await;
    let next = olav.act_somehow(&id, 0).await.unwrap();
    assert_eq!(up_to_date.until("step").await.id, next, "who is not is told of the next step first");
    assert_eq!(behind.until("step").await.id, next);

    let since = harbour.stranger();
    let mut response = since
        .request(reqwest::Method::GET, &format!("/api/tables/{id}/events?since={now}"))
        .send()
        .await
        .unwrap();
    let chunk = soon(response.chunk()).await.unwrap().unwrap();
    assert!(String::from_utf8_lossy(&chunk).contains("event: step"));
}

#[tokio::test]
async fn people_are_heard_sitting_down_and_seen_being_there() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut watching = harbour.stranger().listen(&id, None).await;
    assert_eq!(watching.until("step").await.data["state"], "open");
    assert_eq!(ingrid.table(&id).await["seats"][0]["online"], false);

    let mut ear = ingrid.listen(&id, None).await;
    ear.until("step").await;
    watching.until("seat").await;
    assert_eq!(olav.table(&id).await["seats"][0]["online"], true);

    olav.form(&invite, &[]).await;
    assert_eq!(ear.until("seat").await.data["state"], "playing");
    // The luck of the beginning is drawn, and heard.
    assert_eq!(ear.until("step").await.data["steps"], 2);

    drop(ear);
    // Her page is closed: that is heard, too.
    loop {
        watching.until("seat").await;
        if olav.table(&id).await["seats"][0]["online"] == false {
            break;
        }
    }
}

#[tokio::test]
async fn there_is_nothing_to_hear_at_a_table_that_does_not_exist() {
    let harbour = Harbour::open().await;
    harbour.stranger().get("/api/tables/nowhere/events").await.refused(404, "unknown-table");
}

#[tokio::test]
async fn a_server_that_stops_ends_its_streams() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let mut ear = ingrid.listen(&id, None).await;
    ear.until("step").await;
    harbour.stop().await;
    while ear.next().await.is_some() {}
    assert!(
        ingrid.request(reqwest::Method::GET, "/healthz").send().await.is_err(),
        "nobody answers any more"
    );
}

#[tokio::test]
async fn what_somebody_hears_ends_with_their_session() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let bot = ingrid.post("/api/bots", json!({ "name": "Robot" })).await.ok();
    let robot = harbour.known_by(&bot["token"].as_str().map(str::to_owned));
    let mut ear = robot.listen(&id, None).await;
    let revoke = ingrid.request(Method::DELETE, &format!("/api/bots/{}", bot["id"].as_str().unwrap()));
    ingrid.send(revoke).await.ok();
    while ear.next().await.is_some() {}
}
