//! One visitor who asks for too much does not keep out the others.

use catalog::Budget;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Limits};

use crate::{
    harbour::{Client, Harbour, Reply, seq, soon},
    logs::logged,
};

/// A server behind a proxy, whose readers come from the addresses that the proxy names.
fn behind_a_proxy(config: &mut Config) {
    config.proxies = vec!["127.0.0.1/32".parse().unwrap()];
    config.limits = Limits { requests: 30, tables: 3, names: 4, streams: 2, address: 2, ..Limits::default() };
}

async fn from(person: &Client, address: &str, method: Method, path: &str, body: Option<Value>) -> Reply {
    let request = person.request(method, path).header("x-forwarded-for", address);
    person.send(if let Some(body) = body { request.json(&body) } else { request }).await
}

/// How many other thoughts began while each thought at this table had to wait.
fn thoughts_before(log: &str, table: &str) -> Vec<u64> {
    let thoughts = log.lines().filter(|line| line.contains("a bot begins to think") && line.contains(table));
    let passed = thoughts.filter_map(|line| line.split("passed=").nth(1)?.split_whitespace().next());
    passed.map(|passed| passed.parse().unwrap()).collect()
}

/// The number that the server tells of itself under this name.
async fn counted(person: &Client, name: &str) -> u64 {
    let told = person.get("/metrics").await.text;
    let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name}: {told}")).parse().unwrap()
}

/// Sixty tables full of pilots, with nobody seated, as fast as they can be asked for.
async fn attack(mallory: &Client) -> Vec<String> {
    let pilot = json!({ "kind": "bot", "level": "pilot" });
    let table = json!({ "game": "fjords", "setup": "4p", "seats": [pilot, pilot, pilot, pilot] });
    let mut opened = Vec::new();
    for _ in 0..60 {
        let reply = mallory.post("/api/tables", table.clone()).await;
        if reply.status == 201 {
            opened.push(reply.json()["id"].as_str().unwrap().to_owned());
        } else {
            reply.refused(429, "too-many");
            assert!(reply.header("retry-after").parse::<u64>().unwrap() > 0);
        }
    }
    opened
}

#[tokio::test]
async fn tables_full_of_pilots_do_not_keep_others_waiting_and_sleep_after_a_restart() {
    logged();
    let mut harbour = Harbour::with_budget(Budget::Playouts(200)).await;
    let (mallory, ingrid) = (harbour.guest("Mallory").await, harbour.guest("Ingrid").await);
    let flood = attack(&mallory).await;
    assert_eq!(flood.len(), 16, "no visitor may hold more tables at which only bots sit");

    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "pilot" }]);
    let (id, _) = ingrid.opens("fjords", seats.clone()).await;
    let mut table = ingrid.table(&id).await;
    for turn in 0..12 {
        if !table["legal"].as_array().unwrap().is_empty() {
            ingrid.act_somehow(&id, turn).await;
        }
        table = soon(ingrid.get(&format!("/api/tables/{id}?since={}", seq(&table)))).await.ok();
    }
    let log = logged();
    let before = thoughts_before(&log, &id);
    assert!(before.len() > 2, "the bot had to think: {before:?}");
    assert!(
        flood.iter().any(|id| !thoughts_before(&log, id).is_empty()),
        "the flooding tables are played, too"
    );
    // Alone a thought waits for nobody; here it waits until one that runs has given way, but none begins before it.
    assert!(before.iter().all(|&before| before == 0), "{before:?}");
    let hint = ingrid.post(&format!("/api/tables/{id}/hint"), json!({ "seat": "a" })).await;
    assert!(matches!(hint.status.as_u16(), 200 | 422), "{hint:?}");

    // A bot that owes somebody a decision is woken, a table of bots alone is not.
    let patient = json!([{ "kind": "bot", "level": "random" }, { "kind": "me" }]);
    let (owing, _) = ingrid.opens("wager", patient).await;
    harbour.crash_and_reopen().await;
    let there = harbour.known_by(&ingrid.token);
    let mut owed = there.table(&owing).await;
    while owed["turn"]["seats"].as_array().unwrap().contains(&json!("a")) {
        owed = soon(there.get(&format!("/api/tables/{owing}?since={}", seq(&owed)))).await.ok();
    }
    let awake = counted(&there, "naust_tables_awake").await;
    assert!(awake <= 2, "{awake} are awake: Ingrid's, and none of the sixteen");
    // Whoever looks at one wakes it.
    let now = seq(&there.table(&flood[0]).await);
    let later = soon(there.get(&format!("/api/tables/{}?since={now}", flood[0]))).await.ok();
    assert!(seq(&later) > now);
}

#[tokio::test]
async fn who_asks_too_often_is_told_so_in_every_language_and_others_are_answered() {
    let harbour = Harbour::with_config(Budget::Playouts(10), behind_a_proxy).await;
    let (busy, calm) = (harbour.guest("Busy").await, harbour.guest("Calm").await);
    let ask =
        async |person: &Client, address: &str| from(person, address, Method::GET, "/api/session", None).await;
    for _ in 0..30 {
        ask(&busy, "192.0.2.1").await.ok();
    }
    let refused = ask(&busy, "192.0.2.1").await;
    let body = refused.refused(429, "too-many");
    assert_eq!(refused.header("retry-after"), body["retry_after"].to_string());
    ask(&busy, "192.0.2.77").await.refused(429, "too-many");
    ask(&calm, "192.0.2.1").await.ok();
    for (lang, title, sentence) in [
        ("en", "A moment, please", "Please wait"),
        ("ru", "Минутку", "Подождите"),
        ("uk", "Хвилинку", "Зачекайте"),
    ] {
        let request = busy.request(Method::GET, "/").header("x-forwarded-for", "192.0.2.1");
        let page = busy.send(request.header("accept-language", lang)).await;
        assert_eq!(page.status, 429);
        assert!(page.text.contains(title) && page.text.contains(sentence), "{}", page.text);
        assert!(!page.header("retry-after").is_empty());
    }
    // All who come from one address have twice as much as one of them.
    for _ in 0..70 {
        from(&harbour.stranger(), "192.0.2.5", Method::GET, "/api/games", None).await;
    }
    from(&harbour.stranger(), "192.0.2.5", Method::GET, "/api/games", None).await.refused(429, "too-many");
    from(&harbour.stranger(), "192.0.2.6", Method::GET, "/api/games", None).await.ok();
    for _ in 0..100 {
        busy.get("/api/session").await.ok();
    }
}

#[tokio::test]
async fn tables_names_and_streams_are_limited() {
    let harbour = Harbour::with_config(Budget::Playouts(10), behind_a_proxy).await;
    let here = "198.51.100.7";
    let new = async |name: &str, address: &str| {
        let body = json!({ "name": name });
        from(&harbour.stranger(), address, Method::POST, "/api/session", Some(body)).await
    };
    for name in ["Anna", "Berit", "Carl", "Dag"] {
        new(name, here).await.ok();
    }
    let late = new("Eva", here).await;
    late.refused(429, "too-many");
    assert!(late.header("retry-after").parse::<u64>().unwrap() > 60, "{late:?}");
    new("Eva", "198.51.100.8").await.ok();

    let olav = harbour.guest("Olav").await;
    let table = json!({ "game": "wager", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let open = async || from(&olav, here, Method::POST, "/api/tables", Some(table.clone())).await;
    let id = open().await.ok()["id"].as_str().unwrap().to_owned();
    for _ in 0..2 {
        open().await.ok();
    }
    open().await.refused(429, "too-many");
    let fields = [("players", "2"), ("seat-a", "me"), ("seat-b", "open")];
    let form = olav.request(Method::POST, "/new/wager").header("x-forwarded-for", here).form(&fields);
    let page = olav.send(form).await;
    assert_eq!(page.status, 429);
    assert!(
        page.text.contains("opened many tables") && !page.header("retry-after").is_empty(),
        "{}",
        page.text
    );

    let listen = async || {
        let path = format!("/api/tables/{id}/events");
        olav.request(Method::GET, &path).header("x-forwarded-for", here).send().await.unwrap()
    };
    let (first, second) = (listen().await, listen().await);
    let statuses = [first.status(), second.status(), listen().await.status()];
    assert_eq!(statuses.map(|status| status.as_u16()), [200, 200, 429]);
    drop((first, second));
    // The server notices that they have gone.
    soon(async {
        while listen().await.status() != 200 {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn many_public_tables_of_one_host_do_not_push_out_the_others() {
    let harbour = Harbour::open().await;
    let (ingrid, mallory) = (harbour.guest("Ingrid").await, harbour.guest("Mallory").await);
    let table = json!({ "game": "wager", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true });
    let mine = ingrid.post("/api/tables", table.clone()).await.ok()["id"].clone();
    for _ in 0..60 {
        mallory.post("/api/tables", table.clone()).await.ok();
    }
    let listed = harbour.stranger().get("/api/tables").await.ok();
    let open = listed["open"].as_array().unwrap();
    assert!(open.iter().any(|table| table["id"] == mine));
    assert_eq!(open.len(), 6, "five of one host");
    assert!(harbour.stranger().get("/").await.text.contains(mine.as_str().unwrap()));
}

#[tokio::test]
async fn a_visitor_whose_line_flaps_is_not_told_of_each_time() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let (id, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut ear = olav.listen(&id, None).await;
    for _ in 0..20 {
        drop(ingrid.listen(&id, None).await);
    }
    // Olav came, Ingrid came: nothing else until she has been away for a while.
    let mut told = 0;
    soon(async {
        while ear.until("seat").await.data["seq"].is_u64() {
            told += 1;
            let table = olav.table(&id).await;
            if table["seats"][0]["online"] == false && told > 1 {
                break;
            }
        }
    })
    .await;
    assert!(told <= 4, "{told} times");
}

#[tokio::test]
async fn whoever_comes_by_a_proxy_that_was_not_named_does_not_sit_at_this_machine() {
    let harbour = Harbour::with_config(Budget::Playouts(10), |config| config.limits.requests = 20).await;
    let guest = harbour.guest("Guest").await;
    assert_eq!(guest.get("/metrics").await.status, 200);
    assert_eq!(from(&guest, "192.0.2.1", Method::GET, "/metrics", None).await.status, 404);
    let mut last = 0;
    for _ in 0..30 {
        last = from(&guest, "192.0.2.1", Method::GET, "/api/session", None).await.status.as_u16();
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn whoever_waits_for_news_holds_a_stream() {
    let harbour = Harbour::with_config(Budget::Playouts(10), behind_a_proxy).await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let now = seq(&ingrid.table(&id).await);
    let path = format!("/api/tables/{id}?since={now}");
    let waits = || from(&ingrid, "192.0.2.1", Method::GET, &path, None);
    let (first, second) = (
        tokio::spawn({
            let (ingrid, path) = (ingrid.clone(), path.clone());
            async move { from(&ingrid, "192.0.2.1", Method::GET, &path, None).await }
        }),
        tokio::spawn({
            let (ingrid, path) = (ingrid.clone(), path.clone());
            async move { from(&ingrid, "192.0.2.1", Method::GET, &path, None).await }
        }),
    );
    // Of three at once one has no room; which one is open.
    let third = soon(waits()).await;
    if third.status != 429 {
        let others = [soon(first).await.unwrap().status, soon(second).await.unwrap().status];
        assert!(others.contains(&reqwest::StatusCode::TOO_MANY_REQUESTS), "{others:?}");
    } else {
        first.abort();
        second.abort();
    }
}

#[tokio::test]
async fn nobody_keeps_the_owner_of_an_account_out_from_another_place() {
    let harbour = Harbour::with_config(Budget::Playouts(10), |config| {
        config.proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let ingrid = harbour.guest("Ingrid").await;
    let mine = json!({ "login": "ingrid", "password": "correct horse" });
    assert_eq!(ingrid.post("/api/account", mine.clone()).await.status, 201);
    let log_in = async |address: &str, password: &str| {
        let body = json!({ "login": "ingrid", "password": password });
        from(&harbour.stranger(), address, Method::POST, "/api/login", Some(body)).await
    };
    for _ in 0..10 {
        log_in("192.0.2.1", "wrong horse").await.refused(403, "wrong-login");
    }
    let refused = log_in("192.0.2.1", "correct horse").await;
    refused.refused(429, "too-many-attempts");
    assert!(!refused.header("retry-after").is_empty());
    log_in("198.51.100.1", "correct horse").await.ok();
}

#[tokio::test]
async fn passwords_of_one_visitor_are_tried_so_often_and_then_later() {
    let harbour = Harbour::with_config(Budget::Playouts(10), |config| {
        config.proxies = vec!["127.0.0.1/32".parse().unwrap()];
        config.limits.logins = 2;
        config.limits.address = 2;
    })
    .await;
    let mut answers = Vec::new();
    for attempt in 0..5 {
        let body = json!({ "login": format!("name {attempt}"), "password": "anything at all" });
        answers.push(from(&harbour.stranger(), "192.0.2.1", Method::POST, "/api/login", Some(body)).await);
    }
    let last = answers.pop().unwrap();
    assert!(answers.iter().all(|answer| answer.status == 403), "{answers:?}");
    let said = last.refused(429, "too-many");
    assert!(said["message"].as_str().unwrap().contains("tried often"), "{said}");
}
