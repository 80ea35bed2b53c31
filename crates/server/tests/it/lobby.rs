//! The lobby: turns first, a game in two clicks, tables to find, games that ended.

use serde_json::json;

use crate::harbour::{Client, Harbour, play_out, two_at};

/// The part of the page with this id, up to where the next section ends.
fn part<'a>(page: &'a str, id: &str) -> &'a str {
    let rest = page.split_once(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id} in {page}")).1;
    rest.split_once("</section>").map_or(rest, |(part, _)| part)
}

async fn start(person: &Client, game: &str, against: &str) -> String {
    let reply = person.form("/start", &[("game", game), ("against", against)]).await;
    assert_eq!(reply.status, 303, "{}", reply.text);
    reply.header("location").trim_start_matches("/t/").to_owned()
}

#[tokio::test]
async fn a_game_begins_with_two_clicks_and_without_a_name() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    assert!(part(&stranger.get("/").await.text, "start").contains("value=\"bot:mate\""));
    let reply = stranger.form("/start", &[("game", "wager"), ("against", "bot:mate")]).await;
    let somebody = harbour.known_by(&reply.cookie("naust"));
    let table = somebody.table(reply.header("location").trim_start_matches("/t/")).await;
    assert_eq!((&table["state"], &table["seats"][1]["level"]), (&json!("playing"), &json!("mate")));

    let friend = somebody.table(&start(&somebody, "wager", "friend").await).await;
    assert_eq!((&friend["state"], &friend["public"]), (&json!("open"), &json!(false)));
    let anybody = somebody.table(&start(&somebody, "wager", "anybody").await).await;
    assert_eq!((&anybody["state"], &anybody["public"]), (&json!("open"), &json!(true)));
    let screen = somebody.table(&start(&somebody, "wager", "screen").await).await;
    assert_eq!(screen["you"], json!(["a", "b"]));
    for (game, against) in [("chess", "bot:mate"), ("wager", "bot:nobody"), ("wager", "king"), ("wager", "")]
    {
        let reply = somebody.form("/start", &[("game", game), ("against", against)]).await;
        assert!(reply.status.is_client_error(), "{game} {against} {}", reply.status);
    }
}

#[tokio::test]
async fn the_settings_of_the_last_table_are_taken_again() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let terms = "clock=turn:259200 timeout=lose";
    let body = json!({ "game": "fjords", "setup": "3p", "seats": seats, "terms": terms });
    ingrid.post("/api/tables", body).await.ok();
    let table = ingrid.table(&start(&ingrid, "fjords", "bot:deckhand").await).await;
    assert_eq!(table["seats"].as_array().unwrap().len(), 3);
    assert_eq!(table["people"]["terms"], terms);
    assert!(part(&ingrid.get("/").await.text, "start").contains("value=\"fjords\" checked"), "last played");
}

#[tokio::test]
async fn my_turn_comes_first_and_is_told_to_programs() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let turn = ingrid.table(&id).await["turn"]["seats"][0].as_str().unwrap().to_owned();
    let (mover, other) = if turn == "a" { (&ingrid, &olav) } else { (&olav, &ingrid) };
    assert!(part(&mover.get("/").await.text, "turns").contains(&format!("turn-{id}")));
    let waits = other.get("/").await.text;
    assert!(!waits.contains(&format!("turn-{id}")) && part(&waits, "mine").contains(&id), "{waits}");
    let feed = mover.get("/api/turns").await.ok();
    assert_eq!(feed["version"], "https://jsonfeed.org/version/1.1");
    assert_eq!(feed["items"][0]["_naust"]["table"], *id);
    assert_eq!(other.get("/api/turns").await.ok()["items"], json!([]));
    assert!(mover.get("/turns").await.text.contains(&format!("turn-{id}")));
    harbour.stranger().get("/api/turns").await.refused(401, "no-session");
    assert_eq!(harbour.stranger().get("/turns").await.status, 401);
}

#[tokio::test]
async fn open_tables_are_filtered_by_game_and_show_their_clock() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let open = async |game: &str, terms: &str| {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let body = json!({ "game": game, "seats": seats, "public": true, "terms": terms });
        ingrid.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned()
    };
    let fjords = open("fjords", "clock=1200+20").await;
    let wager = open("wager", "clock=turn:86400").await;
    let reader = harbour.guest("Olav").await;
    let all = reader.get("/").await.text;
    assert!(part(&all, "open").contains(&fjords) && part(&all, "open").contains(&wager));
    assert!(part(&all, "open").contains("20 min each + 20 s a turn") && all.contains("1 day a turn"));
    let some = reader.get("/?game=fjords").await.text;
    assert!(part(&some, "open").contains(&fjords) && !some.contains(&wager));
    // Once begun it is to be watched.
    reader.post(&format!("/api/tables/{wager}/join"), json!({})).await.ok();
    let eva = harbour.guest("Eva").await.get("/").await.text;
    assert!(part(&eva, "watch").contains(&wager) && !part(&eva, "open").contains(&wager));
}

#[tokio::test]
async fn finished_games_stand_with_their_result_also_after_a_crash() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let over = play_out(&[&ingrid, &olav], &id).await;
    let place = over["scores"][0]["place"].as_u64().unwrap();
    let shared = place == 1 && over["scores"][1]["place"] == 1;
    let said = if shared {
        "First place shared"
    } else if place == 1 {
        "Won"
    } else {
        "Place 2 of 2"
    };
    let page = ingrid.get("/").await.text;
    assert!(part(&page, "finished").contains(said) && part(&page, "finished").contains("Olav"), "{page}");
    // As if the process had died between the last step and the note of the result.
    harbour.alter("DELETE FROM results").await;
    let ingrid = harbour.known_by(&ingrid.token);
    ingrid.table(&id).await;
    assert!(part(&ingrid.get("/").await.text, "finished").contains(said));
}

#[tokio::test]
async fn a_table_that_all_have_left_is_not_offered_any_more() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let body = json!({ "game": "fjords", "setup": "3p", "seats": seats, "public": true });
    let id = ingrid.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let olav = harbour.guest("Olav").await;
    olav.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    let kari = harbour.guest("Kari").await;
    ingrid.post(&format!("/api/tables/{id}/leave"), json!({})).await.ok();
    assert!(kari.get("/").await.text.contains(&id), "Olav still waits there");
    olav.post(&format!("/api/tables/{id}/leave"), json!({})).await.ok();
    assert!(!kari.get("/").await.text.contains(&id));
    // Whoever has the link may wait there again.
    ingrid.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
    assert!(kari.get("/").await.text.contains(&id));
}

#[tokio::test]
async fn what_does_not_go_with_so_many_players_is_not_sent() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let form = ingrid.get("/new/fleet").await.text;
    assert!(form.contains("data-fits=\"2 3 4\""), "cards are for several");
    let alone = [("players", "1"), ("seat-a", "me"), ("option-captains", "on"), ("option-first", "c")];
    let reply = ingrid.form("/new/fleet", &alone).await;
    assert_eq!(reply.status, 303, "{}", reply.text);
    let table = ingrid.table(reply.header("location").trim_start_matches("/t/")).await;
    assert_eq!(table["setup"], "1p");
}
