//! Two servers on copies of one boathouse. All that differs is what seat b of a table of Pomory holds in secret: the news
//! it kept, and the cards it has sealed. Every byte that reaches seat a, or somebody who only looks on, must be the same:
//! pages, interface, events, log, forecasts and errors.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, seq};

/// The rounds, stops and answers that were compared; if they shrink, the test has lost its way.
const ENOUGH: usize = 400;

struct World {
    harbour: Harbour,
    /// Seat a and seat b.
    seats: [Client; 2],
    /// What seat b seals in round 2.
    bet: &'static str,
}

/// Status, headers that belong to the answer, and body, without the server's own address.
async fn answer(client: &Client, request: reqwest::RequestBuilder) -> String {
    let reply = client.send(request.header("accept-language", "en")).await;
    let headers = reply.headers.iter().filter(|(name, _)| *name != "date" && *name != "x-request-id");
    let headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value:?}")).collect();
    format!("{}\n{}\n{}", reply.status, headers.join("\n"), reply.text).replace(client.base(), "")
}

/// Everything a client can ask for at this moment, without changing anything.
async fn everything(client: &Client, id: &str, table: &Value) -> Vec<(String, String)> {
    let steps = table["steps"].as_u64().unwrap();
    let mut paths = vec![
        "/".to_owned(),
        "/api/tables".into(),
        "/rules/pomory".into(),
        format!("/t/{id}"),
        format!("/t/{id}?seat=b"),
        format!("/t/{id}/result"),
        format!("/t/{id}/record.play"),
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}?seat=b"),
        format!("/api/tables/{id}/log"),
        format!("/api/tables/{id}/log?since={}", steps.saturating_sub(2)),
        format!("/api/tables/{id}/record"),
        format!("/api/tables/{id}/preview?seat=b&action=pass"),
        format!("/api/tables/{id}/why?seat=b&path=any-cod"),
        format!("/api/tables/{id}/why?seat=a&path=any-12,cell-c01"),
        format!("/api/tables/{id}/why?seat=a&path=cell-c01"),
    ];
    for step in steps.saturating_sub(4)..=steps {
        paths.extend([format!("/t/{id}?step={step}"), format!("/api/tables/{id}?step={step}")]);
    }
    for choice in table["legal"].as_array().unwrap().iter().take(6) {
        let action = choice["action"].as_str().unwrap().replace(' ', "%20");
        paths.push(format!("/api/tables/{id}/preview?seat=a&action={action}"));
    }
    let mut answers = Vec::new();
    for path in paths {
        let answer = answer(client, client.request(Method::GET, &path)).await;
        answers.push((path, answer));
    }
    let now = seq(table);
    for (number, body) in [
        json!({ "seq": 0, "seat": "a", "action": "end" }),
        json!({ "seq": now, "seat": "b", "action": "pass" }),
        json!({ "seq": now, "seat": "b", "action": "bet cod 8" }),
        json!({ "seq": now, "seat": "a", "action": "keep calm" }),
        json!({ "seq": now, "seat": "a", "action": "dock c01" }),
        json!({ "seq": now, "seat": "a", "action": "no such thing" }),
    ]
    .into_iter()
    .enumerate()
    {
        let path = format!("/api/tables/{id}/act");
        let answer = answer(client, client.request(Method::POST, &path).json(&body)).await;
        assert!(!answer.starts_with('2'), "a question must not be a move: {body} {answer}");
        answers.push((format!("{path} #{number}"), answer));
    }
    let path = format!("/api/tables/{id}/undo");
    let body = json!({ "seq": now, "seat": "b" });
    answers.push((path.clone(), answer(client, client.request(Method::POST, &path).json(&body)).await));
    let heard = client.listen(id, None).await.next().await.unwrap();
    answers.push(("events".into(), format!("{heard:?}")));
    answers
}

/// Compares what seat a and a spectator get in both worlds; gives the number of answers.
async fn compare(worlds: &[World; 2], id: &str) -> usize {
    let mut compared = 0;
    // Seat a is here all the time: nobody is compared with somebody who has just gone.
    let here = [worlds[0].seats[0].listen(id, None).await, worlds[1].seats[0].listen(id, None).await];
    for viewer in 0..2 {
        let mut told = Vec::new();
        for world in worlds {
            let client = if viewer == 0 { world.seats[0].clone() } else { world.harbour.stranger() };
            let table = client.table(id).await;
            told.push(everything(&client, id, &table).await);
        }
        for ((path, here), (_, there)) in told[0].iter().zip(&told[1]) {
            assert_eq!(here, there, "viewer {viewer} can tell the worlds apart by {path}");
            compared += 1;
        }
        assert_eq!(told[0].len(), told[1].len());
    }
    drop(here);
    compared
}

async fn act(client: &Client, id: &str, seat: &str, action: &str) {
    let now = seq(&client.table(id).await);
    client.act(id, now, seat, action).await.ok();
}

/// What a seat can do now.
async fn legal(client: &Client, id: &str) -> Vec<String> {
    let table = client.table(id).await;
    table["legal"]
        .as_array()
        .unwrap()
        .iter()
        .map(|choice| choice["action"].as_str().unwrap().into())
        .collect()
}

/// Two people at a table of Pomory where nobody has caught anything, just before seat b keeps one of two news cards.
async fn before_the_news(harbour: &Harbour) -> ([Client; 2], String) {
    let (marfa, yegor) = (harbour.guest("Marfa").await, harbour.guest("Yegor").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = json!({ "game": "pomory", "setup": "2p first=a", "seats": seats });
    let opened = marfa.post("/api/tables", table).await.ok();
    let id = opened["id"].as_str().unwrap().to_owned();
    assert_eq!(yegor.form(opened["invite"].as_str().unwrap(), &[]).await.status, 303);
    for (client, seat) in [(&marfa, "a"), (&yegor, "b")] {
        act(client, &id, seat, "end").await;
    }
    for (client, seat) in [(&marfa, "a"), (&yegor, "b")] {
        act(client, &id, seat, "bet cod 12").await;
    }
    let kept = legal(&marfa, &id).await;
    assert!(kept[0].starts_with("keep "), "a failed bet brings news: {kept:?}");
    act(&marfa, &id, "a", &kept[0]).await;
    ([marfa, yegor], id)
}

/// What a seat does at this stop, if it is asked: nothing that anybody could tell worlds apart by.
async fn quiet_deed(world: &World, seat: usize, id: &str) -> Option<String> {
    let client = &world.seats[seat];
    let offered = legal(client, id).await;
    let may = |action: &str| offered.iter().any(|offer| offer == action);
    let bet = if seat == 1 { world.bet } else { "bet herring 4" };
    let deed = ["pass", "end", bet].into_iter().find(|deed| may(deed));
    assert!(deed.is_some() || offered.is_empty(), "{offered:?}");
    deed.map(str::to_owned)
}

#[tokio::test]
async fn swapping_what_seat_b_holds_changes_no_byte_for_anybody_else() {
    let mut harbour = Harbour::open().await;
    let (seats, id) = before_the_news(&harbour).await;
    let twin = harbour.split().await;
    let tokens = seats.map(|client| client.token);
    let world = |harbour: Harbour, bet| World {
        seats: tokens.each_ref().map(|token| harbour.known_by(token)),
        harbour,
        bet,
    };
    let worlds = [world(harbour, "bet salmon flounder"), world(twin, "bet seal 10")];

    let kept = legal(&worlds[0].seats[1], &id).await;
    assert_eq!(kept.len(), 2, "one of two news cards is kept: {kept:?}");
    for (world, keep) in worlds.iter().zip(&kept) {
        act(&world.seats[1], &id, "b", keep).await;
    }

    let (mut compared, mut sealed, mut both_sealed) = (0, 0, 0);
    loop {
        let table = worlds[0].seats[0].table(&id).await;
        let (view, round) = (&table["view"], table["view"]["round"].as_u64().unwrap());
        // As soon as the cards are opened everybody may see them.
        if round > 2 || view["story"]["parts"][1]["bet"] != json!([]) && view["story"]["round"] == 2 {
            break;
        }
        compared += compare(&worlds, &id).await;
        let lies = |seat: usize| view["seats"][seat]["sealed"] == 2;
        sealed += usize::from(lies(1) && !lies(0));
        both_sealed += usize::from(lies(1) && lies(0));
        let mut moved = false;
        // Seat b first: so seat a sees an envelope while its own bet is still open.
        for seat in [1, 0] {
            let deeds = [quiet_deed(&worlds[0], seat, &id).await, quiet_deed(&worlds[1], seat, &id).await];
            if let [Some(here), Some(there)] = &deeds {
                act(&worlds[0].seats[seat], &id, ["a", "b"][seat], here).await;
                act(&worlds[1].seats[seat], &id, ["a", "b"][seat], there).await;
                moved = true;
                break;
            }
        }
        assert!(moved, "somebody is always asked: {}", table["turn"]);
    }
    assert!(sealed > 0 && both_sealed > 0, "bets lay sealed: {sealed} alone, {both_sealed} together");
    assert!(compared > ENOUGH, "{compared}");

    // The worlds were not the same: their owner sees the difference, and in the end everybody does.
    let own = [&worlds[0], &worlds[1]].map(|world| world.seats[1].clone());
    let news = [own[0].table(&id).await, own[1].table(&id).await]
        .map(|table| table["view"]["seats"][1]["news"].clone());
    assert_ne!(news[0], news[1], "seat b kept different news");
    let open = [own[0].table(&id).await, own[1].table(&id).await]
        .map(|table| table["view"]["story"]["parts"][1]["bet"].clone());
    assert_ne!(open[0], open[1], "seat b had sealed different cards");
}
