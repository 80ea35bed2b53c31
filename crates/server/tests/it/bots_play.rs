//! Artificial players at the table.

use catalog::Budget;
use serde_json::{Value, json};
use tabletop::{Play, Turn};

use crate::{
    harbour::{Client, Harbour, games, seq, soon},
    logs::logged,
};

async fn until_over(person: &Client, id: &str) -> Value {
    let mut ear = person.listen(id, None).await;
    while ear.next().await.expect("the stream has ended").data["state"] != "over" {}
    person.table(id).await
}

/// Plays a seat to the end of the game. The bot may decide at the same time, so an answer may come too late; then the
/// person looks again.
async fn play_against_bot(person: &Client, id: &str, seat: &str) {
    let mut ear = person.listen(id, None).await;
    for turn in 0.. {
        let table = person.table(id).await;
        if table["state"] == "over" {
            break;
        }
        if let Some(choice) = table["legal"].get(turn % 2) {
            let reply = person.act(id, seq(&table), seat, choice["action"].as_str().unwrap()).await;
            assert!(matches!(reply.status.as_u16(), 200 | 409), "{reply:?}");
        } else if table["legal"] == json!([]) {
            ear.next().await.expect("the stream has ended");
        }
    }
}

#[tokio::test]
async fn bots_of_every_level_play_to_the_end_by_themselves() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let games = ingrid.get("/api/games").await.ok();
    let levels: Vec<_> = games[0]["levels"].as_array().unwrap().clone();
    assert_eq!(levels, ["deckhand", "mate", "skipper", "pilot"]);
    let yardsticks = ["random", "greedy", "search"].map(|name| json!(name));
    for level in levels.into_iter().chain(yardsticks) {
        let bot = json!({ "kind": "bot", "level": level });
        let (id, _) = ingrid.opens("wager", json!([bot, bot])).await;
        let over = soon(until_over(&ingrid, &id)).await;
        assert_eq!((&over["you"], &over["steps"]), (&json!([]), &json!(10)));
        assert_eq!(over["seats"][0]["level"], level);
    }
}

#[tokio::test]
async fn a_person_plays_against_a_bot() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) =
        ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }])).await;
    play_against_bot(&ingrid, &id, "a").await;
    assert_eq!(ingrid.table(&id).await["seats"][1]["kind"], "bot");
}

#[tokio::test]
async fn nobody_acts_for_a_bot() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) =
        ingrid.opens("wager", json!([{ "kind": "bot", "level": "random" }, { "kind": "me" }])).await;
    let now = seq(&ingrid.table(&id).await);
    ingrid.act(&id, now, "a", "bid 1").await.refused(403, "foreign-seat");
}

#[tokio::test]
async fn bots_that_owed_a_decision_when_the_server_died_go_on() {
    let mut harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let bot = json!({ "kind": "bot", "level": "search" });
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(ingrid.opens("wager", json!([bot, bot])).await.0);
    }
    harbour.crash_and_reopen().await;
    let there = harbour.known_by(&ingrid.token);
    for id in ids {
        assert_eq!(soon(until_over(&there, &id)).await["steps"], 10);
    }
}

#[tokio::test]
async fn a_rematch_seats_the_same_bots_and_they_begin() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, _) =
        ingrid.opens("wager", json!([{ "kind": "bot", "level": "random" }, { "kind": "me" }])).await;
    play_against_bot(&ingrid, &id, "b").await;
    let next = ingrid.post(&format!("/api/tables/{id}/rematch"), json!({})).await.ok();
    let next = next["id"].as_str().unwrap();
    assert_eq!(ingrid.table(next).await["seats"][0]["level"], "random");
    play_against_bot(&ingrid, next, "b").await;
}

/// Whoever was dealt a 1 must bid it: an answer at once would tell the other what the card is.
#[tokio::test]
async fn a_bot_without_a_choice_takes_as_long_as_any_other_where_cards_are_hidden() {
    // Which card a bot is dealt is luck; so many tables without a single 1 do not happen.
    for _ in 0..10 {
        let mut harbour = Harbour::with_budget(Budget::Millis(60 * 60 * 1000)).await;
        let ingrid = harbour.guest("Ingrid").await;
        let mut ids = Vec::new();
        for _ in 0..20 {
            let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
            let (id, _) = ingrid.opens("wager", seats).await;
            let bid = ingrid.act_somehow(&id, 0).await.unwrap();
            // Whatever the keeper does at once after a step is done before it opens the next letter.
            let late = ingrid.act(&id, 0, "a", "bid 1").await.refused(409, "stale");
            assert_eq!(seq(&late), bid, "the bot has answered at once");
            ids.push(id);
        }
        harbour.reopen_with_quick_bots().await;
        let there = harbour.known_by(&ingrid.token);
        for id in ids {
            play_against_bot(&there, &id, "a").await;
            let record = there.get(&format!("/api/tables/{id}/record")).await.text;
            let cards: Vec<&str> = record.lines().filter(|line| line.contains("card ")).collect();
            if cards[1].ends_with("card 1") {
                return;
            }
        }
    }
    panic!("no bot was dealt a 1");
}

/// How often bots of this table began with what they remembered, and how often without.
fn recalled(id: &str) -> (usize, usize) {
    let logged = logged();
    let thoughts = |recalled: &str| {
        let of_table = logged.lines().filter(|line| line.contains("a bot has thought") && line.contains(id));
        of_table.filter(|line| line.contains(recalled)).count()
    };
    (thoughts("recalled=true"), thoughts("recalled=false"))
}

#[tokio::test]
async fn pilots_that_think_for_a_time_remember_where_nothing_is_hidden() {
    logged();
    let harbour = Harbour::with_budget(Budget::Millis(3)).await;
    let ingrid = harbour.guest("Ingrid").await;
    let pilot = json!({ "kind": "bot", "level": "pilot" });
    let (id, _) = ingrid.opens("fjords", json!([pilot, pilot])).await;
    soon(until_over(&ingrid, &id)).await;
    let (with, without) = recalled(&id);
    assert!(with > 5 && without > 5, "{with} with, {without} without");
    let record: Play = ingrid.get(&format!("/api/tables/{id}/record")).await.text.parse().unwrap();
    assert_eq!(games().read(&record).unwrap().turn(), Turn::Over, "every step was legal");

    let (id, _) = ingrid.opens("wager", json!([pilot, pilot])).await;
    soon(until_over(&ingrid, &id)).await;
    let (with, without) = recalled(&id);
    assert!(with == 0 && without > 0, "{with} with, {without} without: cards are hidden");
}

/// Playing a person who takes steps back and does something else.
#[tokio::test]
async fn a_pilot_answers_whoever_takes_steps_back() {
    logged();
    let harbour = Harbour::with_budget(Budget::Millis(3)).await;
    let ingrid = harbour.guest("Ingrid").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "pilot" }]);
    let (id, _) = ingrid.opens("fjords", seats).await;
    let mut ear = ingrid.listen(&id, None).await;
    let mut taken_back = 0;
    for turn in 0.. {
        let table = ingrid.table(&id).await;
        if table["state"] == "over" {
            break;
        }
        let Some(done) = ingrid.act_somehow(&id, turn).await else {
            soon(ear.next()).await.expect("the stream has ended");
            continue;
        };
        if turn % 3 == 0 {
            // The bot may already think about its answer, or have given it.
            let undo = json!({ "seq": done, "seat": "a" });
            let undone = ingrid.post(&format!("/api/tables/{id}/undo"), undo).await;
            taken_back += usize::from(undone.status.is_success());
        }
    }
    assert!(taken_back > 0);
    assert!(recalled(&id).0 > 0);
}
