//! The people at a table beside their game: time, giving up, being away, and what they ask one another.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, Reply, games, play_out, seq, soon};

/// People at one table, opened by the first with these terms and joined by the others.
async fn seated(harbour: &Harbour, game: &str, terms: &str, names: &[&str]) -> (Vec<Client>, String) {
    let mut people = Vec::new();
    for name in names {
        people.push(harbour.guest(name).await);
    }
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(names.len(), json!({ "kind": "open" }));
    let body = json!({ "game": game, "setup": format!("{}p", names.len()), "seats": seats, "terms": terms });
    let opened = people[0].post("/api/tables", body).await.ok();
    let id = opened["id"].as_str().unwrap().to_owned();
    let token = opened["invite"].as_str().unwrap().trim_start_matches("/join/").to_owned();
    for person in &people[1..] {
        person.post(&format!("/api/tables/{id}/join"), json!({ "token": token })).await.ok();
    }
    (people, id)
}

async fn deed(person: &Client, id: &str, deed: &str) -> Reply {
    person.post(&format!("/api/tables/{id}/people"), json!({ "deed": deed })).await
}

async fn answer(person: &Client, id: &str, deed: &str, ask: &Value) -> Reply {
    person.post(&format!("/api/tables/{id}/people"), json!({ "deed": deed, "ask": ask })).await
}

async fn people(person: &Client, id: &str) -> Value {
    person.table(id).await["people"].clone()
}

/// Listens until the table is as it should be.
async fn until(person: &Client, id: &str, what: impl Fn(&Value) -> bool) -> Value {
    let mut ear = person.listen(id, None).await;
    loop {
        let table = person.table(id).await;
        if what(&table) {
            return table;
        }
        soon(ear.next()).await;
    }
}

/// What journals tell of people, over all tables.
fn deeds(harbour: &Harbour) -> Vec<String> {
    let database = rusqlite::Connection::open(harbour.data.path().join("naust.db")).unwrap();
    let mut query =
        database.prepare("SELECT who || ' ' || text FROM journal WHERE kind = 'deed' ORDER BY seq").unwrap();
    query.query_map([], |row| row.get(0)).unwrap().map(|row| row.unwrap()).collect()
}

#[tokio::test]
async fn two_times_run_out_at_once_and_bots_take_over() {
    let harbour = Harbour::open().await;
    let terms = "clock=turn:1 timeout=bot:mate";
    let (both, id) = seated(&harbour, "wager", terms, &["Ingrid", "Olav"]).await;
    // Bids are sealed: both are asked at the same time.
    let table = until(&both[0], &id, |table| table["people"]["stand_ins"] == json!(["a", "b"])).await;
    assert_eq!(table["people"]["terms"], terms);
    assert_eq!(deeds(&harbour)[..2], ["a bot mate", "b bot mate"]);
    both[0].act(&id, seq(&table), "a", "bid 1").await;
    let over = until(&both[0], &id, |table| table["state"] == "over").await;
    assert_eq!(over["people"]["ending"], Value::Null, "bots played to the end");
}

#[tokio::test]
async fn whoever_runs_out_of_time_loses_once_whatever_servers_there_are() {
    let mut harbour = Harbour::open().await;
    let (both, id) = seated(&harbour, "fjords", "clock=turn:1 timeout=lose", &["Ingrid", "Olav"]).await;
    // The second server begins later, and grants no time for that.
    harbour.mercy = Duration::ZERO;
    let another = harbour.another_server(games()).await;
    let olav = both[1].at(&another);
    olav.table(&id).await;
    let over = until(&both[0], &id, |table| table["state"] == "over").await;
    assert_eq!(over["people"]["ending"], "given-up");
    assert_eq!(deeds(&harbour).len(), 1, "{:?}", deeds(&harbour));
    let out = over["people"]["out"][0].as_str().unwrap().to_owned();
    for score in over["scores"].as_array().unwrap() {
        assert_eq!(score["place"] == 2, score["seat"] == *out, "{score}");
    }
    assert_eq!(until(&olav, &id, |table| table["state"] == "over").await["people"], over["people"]);
    let page = both[0].get(&format!("/t/{id}/result")).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("out of time"), "{}", page.text);
}

#[tokio::test]
async fn a_clock_that_ended_while_no_server_ran_gives_a_little_time_and_then_ends() {
    let mut harbour = Harbour::open().await;
    let (both, id) = seated(&harbour, "fjords", "clock=600+5 timeout=lose", &["Ingrid", "Olav"]).await;
    let long_ago = "UPDATE journal SET at = at - 9000000; UPDATE tables SET begun = begun - 9000000;
                    UPDATE turns SET due = due - 9000000;";
    harbour.alter(long_ago).await;
    let ingrid = harbour.known_by(&both[0].token);
    let olav = harbour.known_by(&both[1].token);
    let table = ingrid.table(&id).await;
    assert_eq!(table["state"], "playing", "nobody could act meanwhile");
    let mut acted = false;
    for person in [&ingrid, &olav] {
        acted |= person.act_somehow(&id, 0).await.is_some();
    }
    assert!(acted);
    // A server that has no mercy ends it without anybody asking for the table.
    harbour.mercy = Duration::ZERO;
    harbour.alter(long_ago).await;
    let ingrid = harbour.known_by(&both[0].token);
    soon(async {
        loop {
            let mine = ingrid.get("/api/tables").await.ok()["mine"][0].clone();
            if mine["state"] == "over" {
                break;
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(deeds(&harbour).len(), 1);
}

#[tokio::test]
async fn clocks_survive_a_restart_and_taking_back_gains_nothing() {
    let mut harbour = Harbour::open().await;
    let (both, id) = seated(&harbour, "wager", "clock=600+30 timeout=lose", &["Ingrid", "Olav"]).await;
    let left = |people: &Value| {
        people["clocks"]
            .as_array()
            .unwrap()
            .iter()
            .map(|face| face["left"].as_i64().unwrap())
            .collect::<Vec<_>>()
    };
    let now = seq(&both[0].table(&id).await);
    both[0].act(&id, now, "a", "bid 1").await.ok();
    let after = people(&both[0], &id).await;
    assert!(left(&after)[0] > 600_000, "a turn has ended: {after}");
    let undo = json!({ "seq": now + 1, "seat": "a" });
    both[0].post(&format!("/api/tables/{id}/undo"), undo).await.ok();
    let back = people(&both[0], &id).await;
    assert!(left(&back)[0] <= 600_000, "{back}");
    both[0].act(&id, now + 2, "a", "bid 1").await.ok();
    let before = people(&both[0], &id).await;
    harbour.crash_and_reopen().await;
    assert_eq!(people(&harbour.known_by(&both[0].token), &id).await, before);
}

#[tokio::test]
async fn who_resigns_has_lost_and_an_action_under_way_is_before_or_after() {
    let harbour = Harbour::open().await;
    let (both, id) = seated(&harbour, "wager", "", &["Ingrid", "Olav"]).await;
    deed(&harbour.guest("Eva").await, &id, "resign").await.refused(403, "foreign-seat");
    let now = seq(&both[0].table(&id).await);
    let (acted, resigned) = tokio::join!(both[0].act(&id, now, "a", "bid 1"), deed(&both[0], &id, "resign"));
    resigned.ok();
    if !acted.status.is_success() {
        acted.refused(409, "over");
    }
    let over = both[1].table(&id).await;
    assert_eq!((&over["state"], &over["people"]["out"]), (&json!("over"), &json!(["a"])));
    assert_eq!((&over["scores"][0]["place"], &over["scores"][1]["place"]), (&json!(2), &json!(1)));
    deed(&both[0], &id, "resign").await.refused(409, "over");
    both[1].act(&id, seq(&over), "b", "bid 1").await.refused(409, "over");
    both[1].post(&format!("/api/tables/{id}/leave"), json!({})).await.refused(409, "begun");
    let page = both[1].get(&format!("/t/{id}/result")).await.text;
    assert!(page.contains("Olav wins"), "{page}");
    // The same people may play again.
    both[1].post(&format!("/api/tables/{id}/rematch"), json!({})).await.ok();
}

#[tokio::test]
async fn with_three_at_the_table_a_bot_plays_on_for_who_resigned() {
    let harbour = Harbour::open().await;
    let (three, id) = seated(&harbour, "fjords", "", &["Ingrid", "Olav", "Eva"]).await;
    deed(&three[1], &id, "resign").await.ok();
    let table = three[0].table(&id).await;
    assert_eq!((&table["state"], &table["people"]["stand_ins"]), (&json!("playing"), &json!(["b"])));
    assert_eq!(three[1].table(&id).await["legal"], json!([]));
    soon(async {
        for turn in 0.. {
            let mut over = false;
            for person in [&three[0], &three[2]] {
                person.act_somehow(&id, turn * 7).await;
                over = person.table(&id).await["state"] == "over";
            }
            if over {
                break;
            }
        }
    })
    .await;
    let over = three[0].table(&id).await;
    assert_eq!(over["scores"][1]["place"], 3, "{}", over["scores"]);
    assert_eq!(over["people"]["ending"], Value::Null);
}

#[tokio::test]
async fn a_game_is_called_off_before_the_second_move_and_stopped_by_all_later() {
    let harbour = Harbour::open().await;
    let (both, id) = seated(&harbour, "wager", "", &["Ingrid", "Olav"]).await;
    let now = seq(&both[0].table(&id).await);
    both[0].act(&id, now, "a", "bid 1").await.ok();
    deed(&both[1], &id, "abort").await.ok();
    let over = both[0].table(&id).await;
    assert_eq!((&over["state"], &over["people"]["ending"]), (&json!("over"), &json!("aborted")));
    assert_eq!(both[0].get(&format!("/t/{id}/result")).await.status, 303, "no result");
    assert!(both[0].get(&format!("/t/{id}")).await.text.contains("called off"));

    let (both, id) = seated(&harbour, "wager", "", &["Ingrid", "Olav"]).await;
    let now = seq(&both[0].table(&id).await);
    both[0].act(&id, now, "a", "bid 1").await.ok();
    both[1].act(&id, now + 1, "b", "bid 1").await.ok();
    deed(&both[0], &id, "abort").await.refused(409, "too-late");
    deed(&both[0], &id, "ask-stop").await.ok();
    let ask = people(&both[1], &id).await["asks"][0]["ask"].clone();
    answer(&both[1], &id, "agree", &ask).await.ok();
    assert_eq!(people(&both[0], &id).await["ending"], "stopped");
}

#[tokio::test]
async fn a_pause_is_agreed_on_and_ended_by_anybody() {
    let harbour = Harbour::open().await;
    let (both, id) = seated(&harbour, "wager", "clock=600+0 timeout=lose", &["Ingrid", "Olav"]).await;
    let now = seq(&both[0].table(&id).await);
    deed(&both[0], &id, "ask-pause").await.ok();
    deed(&both[0], &id, "ask-pause").await.refused(409, "asked-before");
    let ask = people(&both[0], &id).await["asks"][0].clone();
    assert_eq!((&ask["by"], &ask["agreed"]), (&json!("a"), &json!(["a"])));
    // A question makes nobody's action stale.
    assert_eq!(both[1].table(&id).await["legal"].as_array().map(Vec::is_empty), Some(false));
    answer(&both[1], &id, "refuse", &ask["ask"]).await.ok();
    deed(&both[0], &id, "ask-pause").await.refused(409, "asked-before");
    deed(&both[1], &id, "ask-pause").await.ok();
    let ask = people(&both[0], &id).await["asks"][0]["ask"].clone();
    answer(&both[0], &id, "agree", &ask).await.ok();
    answer(&both[0], &id, "agree", &ask).await.refused(409, "not-asked");
    let paused = people(&both[0], &id).await;
    assert_eq!((&paused["paused"], &paused["clocks"][0]["until"]), (&json!(true), &Value::Null));
    both[0].act(&id, now, "a", "bid 1").await.refused(409, "paused");
    deed(&both[0], &id, "resume").await.ok();
    deed(&both[1], &id, "resume").await.refused(409, "not-paused");
    both[0].act(&id, now, "a", "bid 1").await.ok();
}

#[tokio::test]
async fn who_is_away_is_replaced_if_all_others_agree_and_comes_back() {
    let patient = Harbour::open().await;
    let (both, id) = seated(&patient, "wager", "", &["Ingrid", "Olav"]).await;
    let ask = json!({ "deed": "ask-bot", "seat": "b" });
    both[0].post(&format!("/api/tables/{id}/people"), ask.clone()).await.refused(409, "not-away");

    let harbour = Harbour::impatient().await;
    let (both, id) = seated(&harbour, "wager", "", &["Ingrid", "Olav"]).await;
    let here = both[1].listen(&id, None).await;
    both[0].post(&format!("/api/tables/{id}/people"), ask.clone()).await.refused(409, "not-away");
    drop(here);
    soon(async {
        loop {
            let reply = both[0].post(&format!("/api/tables/{id}/people"), ask.clone()).await;
            if reply.status.is_success() {
                break;
            }
            reply.refused(409, "not-away");
        }
    })
    .await;
    let table = until(&both[0], &id, |table| table["people"]["stand_ins"] == json!(["b"])).await;
    assert_eq!(table["people"]["asks"], json!([]), "nobody else is here to be asked");
    both[1].act(&id, seq(&table), "b", "bid 1").await.refused(409, "stand-in");
    deed(&both[0], &id, "return").await.refused(409, "out");
    deed(&both[1], &id, "return").await.ok();
    assert_eq!(people(&both[0], &id).await["stand_ins"], json!([]));
    play_out(&[&both[0], &both[1]], &id).await;
}

#[tokio::test]
async fn all_agree_to_go_back_and_luck_is_not_shown_twice_unless_so_agreed() {
    let harbour = Harbour::open().await;
    for (terms, beyond) in [("", false), ("undo=luck", true)] {
        let (both, id) = seated(&harbour, "wager", terms, &["Ingrid", "Olav"]).await;
        let begun = both[0].table(&id).await;
        deed(&both[0], &id, "ask-back").await.refused(422, "nothing-back");
        both[0].act(&id, seq(&begun), "a", "bid 1").await.ok();
        both[1].act(&id, seq(&begun) + 1, "b", "bid 1").await.ok();
        // Both bids are open now, and new cards are dealt.
        let later = both[0].table(&id).await;
        let asked = deed(&both[0], &id, "ask-back").await;
        if !beyond {
            asked.refused(422, "beyond-luck");
            continue;
        }
        asked.ok();
        let ask = people(&both[1], &id).await["asks"][0].clone();
        assert_eq!(ask["steps"], begun["steps"]);
        assert_eq!(both[0].table(&id).await["steps"], later["steps"], "nothing happens before all agree");
        answer(&both[1], &id, "agree", &ask["ask"]).await.ok();
        let back = both[0].table(&id).await;
        assert_eq!((&back["steps"], &back["view"]), (&begun["steps"], &begun["view"]));
        both[0].act(&id, seq(&back), "a", "bid 1").await.ok();
        both[1].act(&id, seq(&back) + 1, "b", "bid 1").await.ok();
        assert_eq!(both[0].table(&id).await["view"], later["view"], "luck comes as it came before");
    }
}

#[tokio::test]
async fn alone_against_bots_nobody_has_to_be_asked() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let (id, _) = ingrid.opens("wager", seats).await;
    let begun = ingrid.table(&id).await;
    let done = ingrid.act_somehow(&id, 0).await.unwrap();
    until(&ingrid, &id, |table| seq(table) > done).await;
    deed(&ingrid, &id, "ask-back").await.refused(422, "beyond-luck");
    deed(&ingrid, &id, "ask-pause").await.ok();
    assert_eq!(people(&ingrid, &id).await["paused"], true);
    deed(&ingrid, &id, "resume").await.ok();
    deed(&ingrid, &id, "resign").await.ok();
    assert_eq!(ingrid.table(&id).await["state"], "over");
    assert_ne!(begun["state"], "over");
}

#[tokio::test]
async fn terms_are_checked_and_chosen_in_the_form() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let body =
        json!({ "game": "wager", "seats": [{ "kind": "me" }, { "kind": "open" }], "terms": "clock=0+0" });
    ingrid.post("/api/tables", body).await.refused(422, "terms");
    let fields = [
        ("players", "2"),
        ("seat-a", "me"),
        ("seat-b", "open"),
        ("clock", "turn:86400"),
        ("time-out", "lose"),
    ];
    let opened = ingrid.form("/new/wager", &fields).await;
    let id = opened.header("location").trim_start_matches("/t/").to_owned();
    assert_eq!(people(&ingrid, &id).await["terms"], "clock=turn:86400 timeout=lose");
}

#[tokio::test]
async fn once_more_only_if_the_others_want_to() {
    let mut harbour = Harbour::open().await;
    let (three, id) = seated(&harbour, "fjords", "", &["Ingrid", "Olav", "Eva"]).await;
    deed(&three[0], &id, "ask-again").await.refused(409, "not-over");
    for person in &three[..2] {
        deed(person, &id, "resign").await.ok();
    }
    // Those who gave up may play again, too.
    let rematch = format!("/api/tables/{id}/rematch");
    assert_eq!(three[0].post(&rematch, json!({})).await.ok()["id"], Value::Null);
    let page = three[1].get(&format!("/t/{id}/result")).await.text;
    assert!(page.contains("Ingrid would like to play again") && page.contains("value=\"agree\""), "{page}");
    // What was asked outlives the server, and is not asked twice.
    harbour.crash_and_reopen().await;
    let three: Vec<Client> = three.iter().map(|person| harbour.known_by(&person.token)).collect();
    assert_eq!(three[0].post(&rematch, json!({})).await.ok()["id"], Value::Null);
    let asks = people(&three[0], &id).await["asks"].clone();
    assert_eq!((asks.as_array().unwrap().len(), &asks[0]["wish"]), (1, &json!("again")));
    let ask = &asks[0]["ask"];
    answer(&harbour.guest("Kari").await, &id, "agree", ask).await.refused(403, "foreign-seat");
    answer(&three[1], &id, "agree", ask).await.ok();
    assert_eq!(three[0].table(&id).await["rematch"], Value::Null, "Eva has not been heard");
    answer(&three[2], &id, "refuse", ask).await.ok();
    assert_eq!(people(&three[0], &id).await["asks"], json!([]));
    assert!(
        three[0].get(&format!("/t/{id}/result")).await.text.contains("Not everybody wants to play again")
    );
    deed(&three[0], &id, "ask-again").await.refused(409, "asked-before");
    deed(&three[0], &id, "ask-pause").await.refused(409, "over");

    // Whoever did not want to may change their mind and ask.
    deed(&three[2], &id, "ask-again").await.ok();
    let ask = people(&three[0], &id).await["asks"][0]["ask"].clone();
    answer(&three[1], &id, "agree", &ask).await.ok();
    answer(&three[0], &id, "agree", &ask).await.ok();
    let next = three[0].table(&id).await["rematch"].as_str().expect("all have agreed").to_owned();
    for (person, seat) in three.iter().zip(["a", "b", "c"]) {
        let table = person.table(&next).await;
        assert_eq!((&table["state"], &table["you"]), (&json!("playing"), &json!([seat])));
    }
    answer(&three[0], &id, "agree", &ask).await.refused(409, "over");
    assert!(three[1].get(&format!("/t/{id}")).await.text.contains(&format!("href=\"/t/{next}\"")));
}
