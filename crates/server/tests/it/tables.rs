//! Opening tables, sitting down, playing whole games, playing again.

use catalog::AnyGame;
use dealer::{Fair, Seed};
use serde_json::{Value, json};
use tabletop::{Line, Play, Who};

use crate::harbour::{Client, Harbour, games, play_out, seq, two_at};

#[tokio::test]
async fn two_people_play_a_whole_game_by_link() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let before = ingrid.table(&id).await;
    assert_eq!(before["state"], "playing");
    assert_eq!(before["you"], json!(["a"]));
    assert_eq!(olav.table(&id).await["you"], json!(["b"]));
    assert_eq!(before["seats"][1]["name"], "Olav");

    let over = play_out(&[&ingrid, &olav], &id).await;
    assert_eq!(over["turn"]["kind"], "over");
    assert_eq!(over["legal"], json!([]));
    assert_eq!(over["steps"], 10, "two rounds of two cards, two bids and an opening");
    let points: Vec<_> = over["view"]["points"].as_array().unwrap().clone();
    assert_eq!(over["scores"][0]["total"], points[0]);
    assert_eq!(over["scores"][1]["total"], points[1]);
    assert_eq!(over["scores"][0]["lines"][0]["reason"], "Bids");
    assert_eq!(over["scores"][0]["lines"][0]["places"], json!(["spot-chest"]));
    let places: Vec<_> = (0..2).map(|seat| over["scores"][seat]["place"].as_u64().unwrap()).collect();
    assert!(places.contains(&1), "{places:?}");

    verify_record(&olav, &id).await;
}

/// The record of a finished game is legal and its luck is the seed's, whose hash was published before.
async fn verify_record(person: &Client, id: &str) {
    let table = person.table(id).await;
    let text = person.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(text.header("content-type"), "text/plain; charset=utf-8");
    let play: Play = text.text.parse().unwrap();
    assert_eq!(play.get("luck"), table["luck"].as_str());
    assert_eq!(play.get("seat a"), Some("Ingrid"));
    let catalog = games();
    catalog.read(&play).unwrap();
    let seed = Seed::from_text(play.get("seed").unwrap()).unwrap();
    assert_eq!(play.get("luck"), Some(format!("sha256 {}", seed.commitment()).as_str()));
    let game = catalog.game(play.get("game").unwrap()).unwrap();
    let draws = redraw(game, &play, &Fair::new(seed));
    assert!(draws > 0);
}

/// Plays the record with the seed's own luck; gives the number of draws.
fn redraw(game: &dyn AnyGame, play: &Play, fair: &Fair) -> u64 {
    let mut table = game.open(play.get("setup").unwrap()).unwrap();
    for (_, line) in &play.lines {
        let Line::Step { who, text, .. } = line else { continue };
        match who {
            Who::Seat(seat) => table.play(*seat, text).unwrap(),
            Who::Chance => {
                table.draw(&mut |draw, total| fair.ticket(draw, total)).unwrap();
                assert_eq!(table.step(table.steps() - 1).unwrap().1, *text);
            }
        }
    }
    table.draws()
}

#[tokio::test]
async fn several_people_share_one_screen() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": " Olav " }]);
    let (id, _) = ingrid.opens("wager", seats).await;
    let table = ingrid.table(&id).await;
    assert_eq!(table["state"], "playing", "a full table begins at once");
    assert_eq!(table["you"], json!(["a", "b"]));
    assert_eq!(table["seats"][1]["name"], "Olav");
    let owners: Vec<_> =
        table["legal"].as_array().unwrap().iter().map(|legal| legal["seat"].clone()).collect();
    assert!(owners.contains(&json!("a")) && owners.contains(&json!("b")), "both owe a decision: {owners:?}");
    // Each of the own seats may be looked at with its own eyes.
    let as_b = ingrid.get(&format!("/api/tables/{id}?seat=b")).await.ok();
    assert_eq!(as_b["view"]["cards"][0], Value::Null);
    assert_ne!(as_b["view"]["cards"][1], Value::Null);
    play_out(&[&ingrid], &id).await;
}

#[tokio::test]
async fn a_private_table_is_joined_by_its_invitation_only() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, kari) =
        (harbour.guest("Ingrid").await, harbour.guest("Olav").await, harbour.guest("Kari").await);
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let join = format!("/api/tables/{id}/join");
    let token = invite.strip_prefix("/join/").unwrap();
    let open = ingrid.table(&id).await;
    assert_eq!((open["state"].as_str(), &open["turn"]["seats"]), (Some("open"), &json!([])));
    assert_eq!(open["invite"], *invite, "the host may look at the invitation again");
    assert_eq!(olav.table(&id).await["invite"], Value::Null);

    olav.post(&join, json!({})).await.refused(403, "wrong-invite");
    olav.post(&join, json!({ "token": "0000" })).await.refused(403, "wrong-invite");
    olav.post(&join, json!({ "token": token, "seat": "c" })).await.refused(404, "unknown-seat");
    olav.post(&join, json!({ "token": token, "seat": "a" })).await.refused(409, "seat-taken");
    harbour.stranger().post(&join, json!({ "token": token })).await.refused(401, "no-session");
    ingrid.post(&join, json!({ "token": token })).await.refused(409, "already-seated");
    assert_eq!(ingrid.table(&id).await, open, "nothing has changed");

    assert_eq!(olav.post(&join, json!({ "token": token })).await.ok()["seat"], "b");
    assert_eq!(ingrid.table(&id).await["state"], "playing");
    kari.post(&join, json!({ "token": token })).await.refused(409, "seat-taken");
}

#[tokio::test]
async fn anybody_joins_a_public_table_and_may_get_up_until_it_begins() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, kari) =
        (harbour.guest("Ingrid").await, harbour.guest("Olav").await, harbour.guest("Kari").await);
    let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
    let body = json!({ "game": "wager", "seats": seats, "public": true });
    let id = ingrid.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let path = |verb: &str| format!("/api/tables/{id}/{verb}");

    assert_eq!(olav.post(&path("join"), json!({ "seat": "b" })).await.ok()["seat"], "b");
    olav.post(&path("start"), json!({})).await.refused(409, "seats-open");
    kari.post(&path("start"), json!({})).await.refused(403, "foreign-seat");
    kari.post(&path("leave"), json!({})).await.refused(403, "foreign-seat");
    olav.post(&path("leave"), json!({})).await.ok();
    assert_eq!(ingrid.table(&id).await["seats"][1]["kind"], "open");

    assert_eq!(olav.post(&path("join"), json!({})).await.ok()["seat"], "a");
    assert_eq!(kari.post(&path("join"), json!({})).await.ok()["seat"], "b");
    let begun = olav.table(&id).await;
    assert_eq!(begun["state"], "playing");
    assert_eq!(olav.post(&path("start"), json!({})).await.ok()["seq"], begun["seq"]);
    olav.post(&path("leave"), json!({})).await.refused(409, "begun");
    assert_eq!(olav.table(&id).await["you"], json!(["a"]));
}

#[tokio::test]
async fn lists_show_public_tables_and_ones_own() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let (private, _) =
        ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "me", "name": "Per" }])).await;
    let private = json!(private);
    let body = json!({ "game": "wager", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true });
    let public = ingrid.post("/api/tables", body).await.ok()["id"].clone();

    let find =
        |list: &Value, id: &Value| list.as_array().unwrap().iter().find(|table| table["id"] == *id).cloned();
    let seen = olav.get("/api/tables").await.ok();
    assert_eq!(seen["open"].as_array().unwrap().len(), 1, "private tables are not listed");
    assert_eq!(find(&seen["open"], &public).unwrap()["state"], "open");
    assert_eq!(seen["mine"], json!([]));
    let own = ingrid.get("/api/tables").await.ok();
    assert!(find(&own["mine"], &public).is_some());
    let line = find(&own["mine"], &private).unwrap();
    assert_eq!((&line["your_turn"], &line["turn"]), (&json!(true), &json!(["a", "b"])));

    play_out(&[&ingrid], private.as_str().unwrap()).await;
    let own = ingrid.get("/api/tables").await.ok();
    let line = find(&own["mine"], &private).unwrap();
    assert_eq!((&line["state"], &line["your_turn"]), (&json!("over"), &json!(false)));
}

#[tokio::test]
async fn the_same_people_play_again_at_one_new_table() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let rematch = format!("/api/tables/{id}/rematch");
    ingrid.post(&rematch, json!({})).await.refused(409, "not-over");
    let over = play_out(&[&ingrid, &olav], &id).await;
    harbour.guest("Kari").await.post(&rematch, json!({})).await.refused(403, "foreign-seat");
    harbour.stranger().post(&rematch, json!({})).await.refused(401, "no-session");
    assert_eq!(ingrid.table(&id).await["rematch"], Value::Null);

    // Both want it at the same moment: the first asks, the second agrees.
    let (one, two) = tokio::join!(ingrid.post(&rematch, json!({})), olav.post(&rematch, json!({})));
    let answers = [one.ok()["id"].clone(), two.ok()["id"].clone()];
    assert_eq!(answers.iter().filter(|id| id.is_null()).count(), 1, "{answers:?}");
    let next = answers.iter().find_map(Value::as_str).unwrap().to_owned();
    assert_eq!(ingrid.post(&rematch, json!({})).await.ok()["id"], *next, "there is one, and no other");
    assert_eq!(ingrid.table(&id).await["rematch"], *next);
    let again = olav.table(&next).await;
    assert_eq!((&again["state"], &again["you"]), (&json!("playing"), &json!(["b"])));
    assert_eq!(again["setup"], over["setup"]);
    assert_ne!(again["luck"], over["luck"], "new luck");
}

#[tokio::test]
async fn an_earlier_step_is_shown_as_it_was() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let first = ingrid.table(&id).await;
    play_out(&[&ingrid, &olav], &id).await;
    let again = ingrid.get(&format!("/api/tables/{id}?step=2")).await.ok();
    assert_eq!(again["view"], first["view"]);
    assert_eq!((&again["shown"], &again["steps"], &again["state"]), (&json!(2), &json!(10), &json!("over")));
    assert_eq!((&again["legal"], &again["turn"]["kind"]), (&json!([]), &json!("seats")));
    ingrid.get(&format!("/api/tables/{id}?step=11")).await.refused(404, "unknown-step");
    ingrid.get(&format!("/api/tables/{id}?step=-1")).await.refused(400, "malformed");
}

#[tokio::test]
async fn previews_reasons_and_log_are_in_words() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let card = ingrid.table(&id).await["view"]["cards"][0].as_u64().unwrap();
    let preview = ingrid.get(&format!("/api/tables/{id}/preview?seat=a&action=bid%20{card}")).await.ok();
    assert_eq!(preview["ghost"], format!("<g>bid {card}</g>"));
    assert_eq!(preview["facts"], json!([format!("Ingrid sealed {card}.")]));
    let refused = ingrid.get(&format!("/api/tables/{id}/preview?seat=a&action=bid%209")).await;
    assert_eq!(refused.refused(422, "refused")["rule"], "wager-refusal-above-card");

    let why = ingrid.get(&format!("/api/tables/{id}/why?seat=a&path=do-bid-9")).await.ok();
    assert_eq!(why["rule"], "wager-refusal-above-card");
    assert_eq!(why["message"], "The bid is above the card.");
    assert_eq!(ingrid.get(&format!("/api/tables/{id}/why?seat=a&path=do-bid-{card}")).await.status, 204);
    assert_eq!(ingrid.get(&format!("/api/tables/{id}/why?seat=a&path=,,nowhere")).await.status, 204);

    let now = seq(&ingrid.table(&id).await);
    ingrid.act(&id, now, "a", &format!("bid {card}")).await.ok();
    let log = ingrid.get(&format!("/api/tables/{id}/log?since=2")).await.ok();
    assert_eq!(log, json!([{ "step": 3, "actor": "a", "texts": [format!("Ingrid sealed {card}.")] }]));
}

#[tokio::test]
async fn where_several_decide_at_once_the_first_answer_does_not_make_the_second_stale() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let asked = seq(&ingrid.table(&id).await);
    ingrid.act(&id, asked, "a", "bid 1").await.ok();
    // Ingrid's own page must be newer than her answer; Olav's knows nothing of it and is asked the same.
    ingrid.act(&id, asked, "a", "bid 0").await.refused(409, "stale");
    let opened = olav.act(&id, asked, "b", "bid 1").await.ok()["seq"].as_u64().unwrap();
    // The bids were opened: what is asked now is another question.
    ingrid.act(&id, opened - 1, "a", "bid 0").await.refused(409, "stale");
    assert_eq!(seq(&olav.table(&id).await), opened);
}
