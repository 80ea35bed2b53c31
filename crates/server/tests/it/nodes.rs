//! Several servers on one PostgreSQL, with and without NATS, and what they do while one of both is away.

use std::time::Duration;

use serde_json::json;
use testbed::{Proxy, Service, shared_postgres};

use crate::{
    harbour::{Client, Harbour, games, play_out, seq, soon, two_at},
    stream::Lines,
};

fn database() -> String {
    shared_postgres().new_database().unwrap()
}

/// Waits until somebody sees the table as far as `wanted`.
async fn sees(client: &Client, id: &str, wanted: u64) {
    soon(async {
        while seq(&client.table(id).await) < wanted {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_game_is_played_to_its_end_on_a_database() {
    let mut harbour = Harbour::on(database(), None).await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    ingrid.act_somehow(&id, 3).await.unwrap();
    let before = ingrid.table(&id).await;
    harbour.crash_and_reopen().await;
    let (ingrid, olav) = (harbour.known_by(&ingrid.token), harbour.known_by(&olav.token));
    assert_eq!(ingrid.table(&id).await, before);
    play_out(&[&ingrid, &olav], &id).await;
    let again = ingrid.post(&format!("/api/tables/{id}/rematch"), json!({})).await.ok();
    assert_ne!(again["id"], json!(id));
}

#[tokio::test]
async fn what_one_node_writes_is_seen_at_the_other_and_answered_there() {
    let nats = Service::nats().unwrap();
    let harbour = Harbour::on(database(), Some(nats.nats_url())).await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let other = harbour.another_server(games()).await;
    let olav = olav.at(&other);
    let mut now = seq(&olav.table(&id).await);
    // The two play at different nodes. Nobody is told of a stale table: who acts has seen the other's step here.
    for _ in 0..3 {
        now = ingrid.act_somehow(&id, 1).await.unwrap_or(now);
        sees(&olav, &id, now).await;
        now = olav.act_somehow(&id, 1).await.unwrap_or(now);
        sees(&ingrid, &id, now).await;
    }
    assert!(now >= 3, "somebody acted: {now}");
    other.stop().await;
}

#[tokio::test]
async fn somebody_who_saw_more_elsewhere_is_not_stale() {
    // Without NATS the nodes compare once a second; the step comes sooner.
    let harbour = Harbour::on(database(), None).await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let other = harbour.another_server(games()).await;
    let olav = olav.at(&other);
    let now = seq(&olav.table(&id).await);
    let next = ingrid.act(&id, now, "a", "bid 1").await.ok()["seq"].as_u64().unwrap();
    olav.act(&id, next, "b", "bid 1").await.ok();
    other.stop().await;
}

#[tokio::test]
async fn a_node_that_missed_news_compares() {
    let nats = Service::nats().unwrap();
    let proxy = Proxy::before(nats.port()).unwrap();
    let harbour = Harbour::on(database(), Some(format!("nats://127.0.0.1:{}", proxy.port()))).await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let other = harbour.another_server(games()).await;
    let olav = olav.at(&other);
    let now = seq(&olav.table(&id).await);
    proxy.cut();
    let next = ingrid.act(&id, now, "a", "bid 1").await.ok()["seq"].as_u64().unwrap();
    assert_eq!(seq(&olav.table(&id).await), now, "nobody could tell");
    proxy.pass();
    // As soon as the line is back, every node compares what it holds.
    sees(&olav, &id, next).await;
    other.stop().await;
}

#[tokio::test]
async fn who_sits_down_at_one_node_is_seen_at_the_other() {
    let nats = Service::nats().unwrap();
    let harbour = Harbour::on(database(), Some(nats.nats_url())).await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let other = harbour.another_server(games()).await;
    let olav = harbour.guest("Olav").await.at(&other);
    assert_eq!(olav.table(&id).await["state"], "open");
    let invite = invite.rsplit('/').next().unwrap();
    olav.post("/api/join", json!({ "invite": invite })).await.ok();
    soon(async {
        while ingrid.table(&id).await["state"] != "playing" {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    other.stop().await;
}

#[tokio::test]
async fn who_listens_at_one_node_is_told_of_tables_at_another() {
    let nats = Service::nats().unwrap();
    let harbour = Harbour::on(database(), Some(nats.nats_url())).await;
    let other = harbour.another_server(games()).await;
    let olav = harbour.guest("Olav").await;
    let mut mine = Lines::of(&olav.at(&other), "/api/stream").await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    assert_eq!(olav.form(&invite, &[]).await.status, 303);
    let begun = mine.line().await;
    assert_eq!(
        (&begun["event"], &begun["table"], &begun["seat"]),
        (&json!("begun"), &json!(id), &json!("b"))
    );
    let now = seq(&ingrid.table(&id).await);
    let next = ingrid.act(&id, now, "a", "bid 1").await.ok()["seq"].as_u64().unwrap();
    let next = olav.act(&id, next, "b", "bid 1").await.ok()["seq"].as_u64().unwrap();
    // The luck at the beginning was told before.
    let turn = loop {
        let line = mine.line().await;
        if seq(&line) >= next {
            break line;
        }
    };
    assert_eq!((&turn["event"], &turn["your_turn"]), (&json!("turn"), &json!(true)), "{turn}");
    other.stop().await;
}

#[tokio::test]
async fn whose_time_runs_out_loses_once_at_all_nodes() {
    let nats = Service::nats().unwrap();
    let mut harbour = Harbour::on(database(), Some(nats.nats_url())).await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let wish = json!({
        "game": "fjords", "setup": "2p", "terms": "clock=turn:1 timeout=lose",
        "seats": [{ "kind": "me" }, { "kind": "open" }],
    });
    let opened = ingrid.post("/api/tables", wish).await.ok();
    let id = opened["id"].as_str().unwrap();
    assert_eq!(olav.form(opened["invite"].as_str().unwrap(), &[]).await.status, 303);
    // The others began later, and grant no time for that; they look at the same clock.
    harbour.mercy = Duration::ZERO;
    let others = [harbour.another_server(games()).await, harbour.another_server(games()).await];
    let seen: Vec<_> = others.iter().map(|other| olav.at(other)).chain([ingrid]).collect();
    let mut told = Vec::new();
    for person in &seen {
        let over = soon(async {
            loop {
                let table = person.table(id).await;
                if table["state"] == "over" {
                    break table;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
        assert_eq!(over["people"]["out"].as_array().map(Vec::len), Some(1), "{over}");
        told.push((seq(&over), over["people"]["out"].clone()));
    }
    assert!(told.windows(2).all(|two| two[0] == two[1]), "written once: {told:?}");
    for other in others {
        other.stop().await;
    }
}

#[tokio::test]
async fn who_has_a_page_open_at_one_node_is_not_away_at_another() {
    let nats = Service::nats().unwrap();
    let mut harbour = Harbour::on(database(), Some(nats.nats_url())).await;
    // There somebody who is not here is away at once.
    harbour.away = Duration::ZERO;
    let other = harbour.another_server(games()).await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let ingrid = ingrid.at(&other);
    ingrid.table(&id).await;
    let _here = olav.listen(&id, None).await;
    let present = async || ingrid.table(&id).await["seats"][1]["online"] == json!(true);
    soon(async {
        while !present().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    let ask = json!({ "deed": "ask-bot", "seat": "b" });
    ingrid.post(&format!("/api/tables/{id}/people"), ask).await.refused(409, "not-away");
    other.stop().await;
}

#[tokio::test]
async fn what_is_said_at_one_node_is_read_at_the_other() {
    let nats = Service::nats().unwrap();
    let harbour = Harbour::on(database(), Some(nats.nats_url())).await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let other = harbour.another_server(games()).await;
    let olav = olav.at(&other);
    olav.table(&id).await;
    let path = format!("/api/tables/{id}/talk");
    ingrid.post(&path, json!({ "text": "Well rowed" })).await.ok();
    soon(async {
        while !olav.get(&path).await.text.contains("Well rowed") {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    other.stop().await;
}

#[tokio::test]
async fn a_token_revoked_at_one_node_is_worth_nothing_at_the_other() {
    let nats = Service::nats().unwrap();
    let harbour = Harbour::on(database(), Some(nats.nats_url())).await;
    let ingrid = harbour.guest("Ingrid").await;
    let bot = ingrid.post("/api/bots", json!({ "name": "Robot" })).await.ok();
    let token = bot["token"].as_str().map(str::to_owned);
    let other = harbour.another_server(games()).await;
    let robot = harbour.known_by(&token).at(&other);
    robot.get("/api/session").await.ok();
    let mut mine = Lines::of(&robot, "/api/stream").await;
    let id = bot["id"].as_str().unwrap();
    let revoked = ingrid.request(reqwest::Method::DELETE, &format!("/api/bots/{id}")).send().await.unwrap();
    assert!(revoked.status().is_success());
    // What is remembered of a session would only be asked for again; a stream ends because the other node has heard of it.
    assert!(mine.next().await.is_none());
    robot.get("/api/session").await.refused(401, "no-session");
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_away_tables_are_shown_and_steps_are_refused_with_a_reason() {
    let service = Service::postgres(false).unwrap();
    let harbour = Harbour::on(service.database("postgres"), None).await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let before = ingrid.table(&id).await;
    service.kill().unwrap();
    assert_eq!(ingrid.table(&id).await, before, "what is awake is shown");
    let key = json!({ "seq": seq(&before), "seat": "a", "action": "bid 1", "key": "k" });
    let path = format!("/api/tables/{id}/act");
    let refused = ingrid.post(&path, key.clone()).await.refused(503, "store-away");
    assert!(refused["message"].as_str().unwrap().contains("not known"), "{refused}");
    let page = ingrid.get("/").await;
    assert_eq!(page.status, 503, "the lobby is not known");
    service.restart().unwrap();
    let done = ingrid.post(&path, key.clone()).await.ok();
    assert_eq!(ingrid.post(&path, key).await.ok(), done, "and once");
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_think_for_bots_and_their_queue_may_be_deleted() {
    let nats = Service::nats().unwrap();
    let (harbour, worker) = Harbour::with_workers(database(), nats.nats_url()).await;
    let ingrid = harbour.guest("Ingrid").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "mate" }]);
    let (id, _) = ingrid.opens("wager", seats).await;
    let acts = async |count: usize| {
        let mut acted = 0;
        while acted < count && ingrid.table(&id).await["state"] == "playing" {
            match ingrid.act_somehow(&id, 1).await {
                Some(_) => acted += 1,
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    };
    for _ in 0..3 {
        // Without workers the server would think after it has asked them three times, which takes half a minute.
        tokio::time::timeout(Duration::from_secs(20), acts(1)).await.expect("the worker has answered");
    }
    tokio::task::block_in_place(|| {
        nats.wipe().unwrap();
        nats.restart().unwrap();
    });
    soon(acts(1_000)).await;
    assert_eq!(ingrid.table(&id).await["state"], "over");
    worker.abort();
}
