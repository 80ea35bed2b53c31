//! Advice against bots, and finished games looked at again.

use std::sync::atomic::AtomicBool;

use catalog::{AnyTable, Budget, Limits, analyse};
use serde_json::{Value, json};
use tabletop::{Seat, Who};

use crate::harbour::{Client, Harbour, games, play_out, seq, soon, two_at};

const AGAINST_A_BOT: fn() -> Value = || json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }]);

/// Waits until the person is asked; gives the table.
async fn asked(person: &Client, id: &str) -> Value {
    let mut table = person.table(id).await;
    while table["legal"].as_array().unwrap().is_empty() {
        table = person.get(&format!("/api/tables/{id}?since={}", seq(&table))).await.ok();
    }
    table
}

#[tokio::test]
async fn advice_is_a_legal_action_with_what_may_be_expected() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) = ingrid.opens("fjords", AGAINST_A_BOT()).await;
    let table = asked(&ingrid, &id).await;
    let advice = ingrid.post(&format!("/api/tables/{id}/hint"), json!({ "seat": "a" })).await.ok();
    let legal: Vec<_> = table["legal"].as_array().unwrap().iter().map(|action| &action["action"]).collect();
    assert!(legal.contains(&&advice["action"]), "{advice}");
    assert_eq!(advice["line"][0], advice["action"]);
    let wins = advice["expected"]["wins"].as_array().unwrap();
    assert_eq!(wins.len(), 2);
    assert!(wins.iter().all(|win| (0.0..=1.0).contains(&win.as_f64().unwrap())), "{advice}");
    let words = advice["message"].as_str().unwrap();
    assert!(words.contains("Ingrid") && words.contains('%') && !words.contains('⟨'), "{words}");
    let (_, next) =
        words.split_once(advice["expectation"].as_str().unwrap()).expect("what to do, then what to expect");
    let lacks = next.contains("that would lack") || next.contains("About as good");
    assert!(lacks, "and what the next best lacks: {words}");
    assert_eq!(seq(&ingrid.table(&id).await), seq(&table), "nothing has happened at the table");
    for lang in ["ru", "uk"] {
        let request = ingrid.request(reqwest::Method::POST, &format!("/api/tables/{id}/hint"));
        let request = request.header("accept-language", lang).json(&json!({ "seat": "a" }));
        let said = ingrid.send(request).await.ok()["message"].as_str().unwrap().to_owned();
        assert!(!said.contains('⟨') && !said.contains("Expected"), "{said}");
    }
}

#[tokio::test]
async fn without_script_the_advice_stands_on_the_page() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) = ingrid.opens("fjords", AGAINST_A_BOT()).await;
    asked(&ingrid, &id).await;
    assert!(ingrid.get(&format!("/t/{id}")).await.text.contains("id=\"hint\""));
    let page = ingrid.form(&format!("/t/{id}/hint"), &[("seat", "a")]).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(page.text.contains("your chance to win"), "{}", page.text);
}

#[tokio::test]
async fn among_people_everybody_decides_alone() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let hint = |seat: &str| (format!("/api/tables/{id}/hint"), json!({ "seat": seat }));
    let (path, body) = hint("a");
    let said = ingrid.post(&path, body.clone()).await.refused(403, "no-hints");
    assert!(said["message"].as_str().unwrap().contains("people"), "{said}");
    olav.post(&path, body.clone()).await.refused(403, "foreign-seat");
    harbour.stranger().post(&path, body).await.refused(401, "no-session");
    assert!(!ingrid.get(&format!("/t/{id}")).await.text.contains("id=\"hint\""));
    // Two seats of one person are one person.
    let (own, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "me", "name": "Guest" }])).await;
    ingrid.post(&format!("/api/tables/{own}/hint"), json!({ "seat": "b" })).await.ok();
}

#[tokio::test]
async fn who_is_not_asked_gets_no_advice() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "me", "name": "Guest" }])).await;
    let path = format!("/api/tables/{id}/hint");
    let table = ingrid.table(&id).await;
    let bid = table["legal"].as_array().unwrap().iter().find(|action| action["seat"] == "a").unwrap();
    ingrid.act(&id, seq(&table), "a", bid["action"].as_str().unwrap()).await.ok();
    ingrid.post(&path, json!({ "seat": "a" })).await.refused(422, "refused");
    ingrid.post(&path, json!({ "seat": "b" })).await.ok();
    ingrid.post(&path, json!({ "seat": "z" })).await.refused(400, "malformed");
    play_out(&[&ingrid], &id).await;
    ingrid.post(&path, json!({ "seat": "a" })).await.refused(422, "refused");
}

/// Waits until a game has been looked at.
async fn looked_at(person: &Client, id: &str) -> Value {
    let path = format!("/api/tables/{id}/analysis");
    soon(async {
        loop {
            let found = person.get(&path).await.ok();
            if found["state"] == "done" {
                return found;
            }
            assert_eq!(found["state"], "running");
            tokio::task::yield_now().await;
        }
    })
    .await
}

#[tokio::test]
async fn a_finished_game_is_looked_at_once_and_kept() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let path = format!("/api/tables/{id}/analysis");
    ingrid.post(&path, json!({})).await.refused(409, "not-over");
    ingrid.get(&path).await.refused(409, "not-over");
    let table = play_out(&[&ingrid, &olav], &id).await;
    harbour.guest("Stranger").await.post(&path, json!({})).await.refused(403, "foreign-seat");
    assert_eq!(ingrid.get(&path).await.ok()["state"], "none");
    assert!(ingrid.get(&format!("/t/{id}/result")).await.text.contains("/analyse\""), "one can ask for it");

    assert_ne!(ingrid.post(&path, json!({})).await.ok()["state"], "none");
    let found = looked_at(&ingrid, &id).await;
    let moments = found["moments"].as_array().unwrap();
    assert!(moments.len() > 10, "{found}");
    let steps = table["steps"].as_u64().unwrap();
    for moment in moments {
        assert!((1..=steps).contains(&moment["step"].as_u64().unwrap()), "{moment}");
        assert_eq!(moment["expected"]["wins"].as_array().unwrap().len(), 2, "{moment}");
        assert!(
            !moment["label"].as_str().unwrap().is_empty() && !moment["best"][0]["label"].is_null(),
            "{moment}"
        );
    }
    let winner = table["scores"].as_array().unwrap().iter().position(|sheet| sheet["place"] == 1).unwrap();
    assert!(found["end"]["wins"][winner].as_f64().unwrap() >= 0.5, "{found}");
    let page = ingrid.get(&format!("/t/{id}/result")).await.text;
    assert!(
        page.contains("id=\"decisions\"") && !page.contains("/analyse\""),
        "it is there, not asked for again"
    );

    harbour.crash_and_reopen().await;
    let again = harbour.known_by(&olav.token).get(&path).await.ok();
    assert_eq!(again, found, "it is kept, for all who sat there");
}

#[tokio::test]
async fn the_page_asks_to_look_again() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    play_out(&[&ingrid, &olav], &id).await;
    let asked = ingrid.form(&format!("/t/{id}/analyse"), &[]).await;
    assert_eq!(
        (asked.status.as_u16(), asked.header("location")),
        (303, &*format!("/t/{id}/result#analysis"))
    );
    let found = looked_at(&ingrid, &id).await;
    // Whoever holds a 1 has no choice, and luck may deal it to both in every round.
    assert_eq!(found["all"], found["moments"].as_array().unwrap().len(), "{found}");
    assert_eq!(found["end"]["points"].as_array().unwrap().len(), 2, "{found}");
}

/// A table of Wager after these steps.
fn wager(steps: &[(char, &str)]) -> Box<dyn AnyTable> {
    let mut table = games().game("wager").unwrap().open("").unwrap();
    for &(who, text) in steps {
        let who = Seat::from_letter(who).map_or(Who::Chance, Who::Seat);
        table.take(who, text).unwrap();
    }
    table
}

/// Same view, same seed, same advice: whatever the other one holds or has sealed.
#[test]
fn advice_does_not_change_with_what_the_seat_cannot_see() {
    let stop = AtomicBool::new(false);
    let limits = Limits::new(Budget::Playouts(100), 7, &stop);
    let advice = |other: &str, bid: Option<&str>| {
        let mut steps = vec![('*', "card 4"), ('*', other)];
        steps.extend(bid.map(|bid| ('b', bid)));
        wager(&steps).thinker(Seat(0)).advise(&limits).unwrap()
    };
    assert_eq!(advice("card 1", None), advice("card 5", None));
    assert_eq!(advice("card 5", Some("bid 1")), advice("card 5", Some("bid 5")));
    assert_eq!(advice("card 2", Some("bid 2")), advice("card 5", Some("bid 4")));
}

/// The same holds for games looked at again: a decision is judged by what was known when it was taken.
#[test]
fn an_analysis_does_not_know_what_came_to_light_later() {
    let stop = AtomicBool::new(false);
    let limits = Limits::new(Budget::Playouts(100), 7, &stop);
    let first = |other: &str, bid: &str| {
        let steps = [('*', "card 4"), ('*', other), ('b', bid), ('a', "bid 2"), ('*', "open")];
        let found = analyse(wager(&steps).as_ref(), &limits, &|_, _| ()).unwrap();
        found.moments.into_iter().find(|moment| moment.seat == 0).unwrap()
    };
    assert_eq!(first("card 5", "bid 1"), first("card 5", "bid 5"));
    assert_eq!(first("card 3", "bid 3"), first("card 5", "bid 4"));
}
