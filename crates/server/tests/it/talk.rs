//! Talk at tables: who reads what, how often, and what the host can do.

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, Reply, two_at};

async fn say(person: &Client, id: &str, body: Value) -> Reply {
    person.post(&format!("/api/tables/{id}/talk"), body).await
}

async fn heard(person: &Client, id: &str) -> Vec<String> {
    let lines = person.get(&format!("/api/tables/{id}/talk")).await.ok();
    lines.as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn players_and_watchers_are_apart_until_the_end() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let watcher = harbour.guest("Eva").await;
    say(&ingrid, &id, json!({ "text": "  a sealed\n bid <b>of 1</b> " })).await.ok();
    say(&watcher, &id, json!({ "text": "she bids 1" })).await.ok();
    say(&harbour.stranger(), &id, json!({ "text": "hi" })).await.refused(401, "no-session");
    assert_eq!(heard(&olav, &id).await, ["a sealed bid <b>of 1</b>"]);
    assert_eq!(heard(&watcher, &id).await, ["she bids 1"]);
    assert_eq!(heard(&harbour.stranger(), &id).await, ["she bids 1"]);
    let page = olav.get(&format!("/t/{id}")).await.text;
    assert!(page.contains("a sealed bid &lt;b&gt;of 1&lt;/b&gt;") && !page.contains("she bids"), "{page}");
    assert!(!watcher.get(&format!("/t/{id}")).await.text.contains("a sealed bid"));
    ingrid.post(&format!("/api/tables/{id}/people"), json!({ "deed": "abort" })).await.ok();
    for person in [&olav, &watcher] {
        assert_eq!(heard(person, &id).await, ["a sealed bid <b>of 1</b>", "she bids 1"]);
    }
}

#[tokio::test]
async fn a_phrase_is_read_in_ones_own_language_and_survives_a_restart() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    say(&ingrid, &id, json!({ "phrase": "thanks" })).await.ok();
    say(&ingrid, &id, json!({ "phrase": "<script>" })).await.refused(422, "speech");
    harbour.crash_and_reopen().await;
    let olav = harbour.known_by(&olav.token);
    for (lang, text) in [("en", "Thank you"), ("ru", "Спасибо"), ("uk", "Дякую")] {
        let request = olav.request(reqwest::Method::GET, &format!("/t/{id}")).header("accept-language", lang);
        let page = olav.send(request).await.text;
        let list = page.split_once("id=\"talk-list\"").unwrap().1.split_once("</ol>").unwrap().0;
        assert!(list.contains(text), "{list}");
    }
}

#[tokio::test]
async fn nobody_says_too_much_too_often_or_nothing() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    for bad in ["", "  \u{200b} ", &"x".repeat(301)] {
        say(&ingrid, &id, json!({ "text": bad })).await.refused(422, "speech");
    }
    let mut refused = 0;
    for _ in 0..20 {
        let reply = say(&ingrid, &id, json!({ "text": "spam" })).await;
        if !reply.status.is_success() {
            reply.refused(429, "too-often");
            refused += 1;
        }
    }
    assert!(refused >= 8, "{refused}");
    say(&olav, &id, json!({ "text": "stop" })).await.ok();
}

#[tokio::test]
async fn who_is_muted_is_not_read_and_the_host_removes() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    say(&ingrid, &id, json!({ "text": "one" })).await.ok();
    say(&olav, &id, json!({ "text": "rude" })).await.ok();
    say(&ingrid, &id, json!({ "deed": "mute", "n": 1 })).await.ok();
    assert_eq!(heard(&ingrid, &id).await, ["one"]);
    assert_eq!(heard(&olav, &id).await, ["one", "rude"], "others read on");
    say(&ingrid, &id, json!({ "deed": "unmute", "n": 1 })).await.ok();
    assert_eq!(heard(&ingrid, &id).await, ["one", "rude"]);

    say(&olav, &id, json!({ "deed": "remove", "n": 0 })).await.refused(403, "foreign-seat");
    say(&olav, &id, json!({ "deed": "report", "n": 0 })).await.ok();
    let page = ingrid.get(&format!("/t/{id}")).await.text;
    assert!(page.contains("reported"), "the host sees it");
    assert!(!olav.get(&format!("/t/{id}")).await.text.contains(">reported<"));
    say(&ingrid, &id, json!({ "deed": "remove", "n": 1 })).await.ok();
    assert_eq!(heard(&olav, &id).await, ["one", ""]);
    say(&ingrid, &id, json!({ "deed": "report", "n": 99 })).await.refused(409, "not-asked");
    let form = olav.form(&format!("/t/{id}/talk"), &[("text", "without script")]).await;
    assert_eq!(form.status, 303);
    assert_eq!(heard(&ingrid, &id).await.last().map(String::as_str), Some("without script"));
}

#[tokio::test]
async fn who_watches_mutes_too_and_the_others_who_watch_read_on() {
    let harbour = Harbour::open().await;
    let (_, _, id) = two_at(&harbour, "wager").await;
    let (eva, ida, per) =
        (harbour.guest("Eva").await, harbour.guest("Ida").await, harbour.guest("Per").await);
    say(&per, &id, json!({ "text": "rude" })).await.ok();
    say(&eva, &id, json!({ "deed": "mute", "n": 0 })).await.ok();
    assert!(heard(&eva, &id).await.is_empty());
    assert_eq!(heard(&ida, &id).await, ["rude"]);
    let page = async |person: &Client| person.get(&format!("/t/{id}")).await.text;
    assert!(page(&ida).await.contains("rude"));
    let own = page(&eva).await;
    assert!(!own.contains("rude") && own.contains("value=\"unmute\""), "{own}");
    say(&eva, &id, json!({ "deed": "unmute", "n": 0 })).await.ok();
    assert!(page(&eva).await.contains("rude"));
}
