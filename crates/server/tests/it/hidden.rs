//! What somebody may not know does not leave the server in any way.

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, play_out, seq, two_at};

/// What a person is told of the cards and bids of seats a and b, by the interface and by the page.
async fn told(person: &Client, id: &str) -> (Value, Value, String) {
    let table = person.table(id).await;
    let page = person.get(&format!("/t/{id}")).await;
    assert_eq!(page.status, 200);
    (table["view"]["cards"].clone(), table["view"]["bids"].clone(), page.text)
}

#[tokio::test]
async fn cards_and_sealed_bids_are_their_owners_secret() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let now = seq(&ingrid.table(&id).await);
    let card = ingrid.table(&id).await["view"]["cards"][0].as_u64().unwrap();
    ingrid.act(&id, now, "a", &format!("bid {card}")).await.ok();

    let (cards, bids, page) = told(&ingrid, &id).await;
    assert_eq!((&cards[0], &cards[1], &bids[0]), (&json!(card), &Value::Null, &json!(card)));
    assert!(page.contains(&format!("cards: [Some({card}), None]")), "Ingrid's page is drawn from her view");
    for person in [&olav, &harbour.stranger(), &harbour.guest("Kari").await] {
        let (cards, bids, page) = told(person, &id).await;
        assert_eq!((&cards[0], &bids[0]), (&Value::Null, &Value::Null));
        assert!(page.contains("cards: [None, "), "the page is drawn from the reader's own view");
        assert!(page.contains("Ingrid sealed ?.") && !page.contains(&format!("Ingrid sealed {card}")));
        let table = person.table(&id).await;
        assert_eq!(table["view"]["sealed"], json!([true, false]), "that she sealed a bid is no secret");
        let totals = [&table["scores"][0]["total"], &table["scores"][1]["total"]];
        assert_eq!(totals, [0, 0], "points count only what was opened");
        let log = person.get(&format!("/api/tables/{id}/log")).await;
        assert_eq!(log.ok()[2]["texts"], json!(["Ingrid sealed ?."]));
        assert!(log.text.contains("Ingrid got card ?."), "{}", log.text);
        for step in 0..=3 {
            let past = person.get(&format!("/api/tables/{id}?step={step}")).await.ok();
            assert_eq!(past["view"]["cards"][0], Value::Null);
        }
    }
    assert!(!told(&harbour.stranger(), &id).await.2.contains("bid "), "a spectator is offered no action");
    // Not even a spectator's list of legal actions tells what a seat holds.
    assert_eq!(harbour.stranger().table(&id).await["legal"], json!([]));
}

#[tokio::test]
async fn questions_about_foreign_seats_are_not_answered() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    for query in ["preview?seat=a&action=bid%204", "why?seat=a&path=do-bid-4"] {
        let path = format!("/api/tables/{id}/{query}");
        olav.get(&path).await.refused(403, "foreign-seat");
        harbour.stranger().get(&path).await.refused(401, "no-session");
        assert!(ingrid.get(&path).await.status != 403);
    }
    olav.get(&format!("/api/tables/{id}?seat=a")).await.refused(403, "foreign-seat");
    harbour.stranger().get(&format!("/api/tables/{id}?seat=a")).await.refused(401, "no-session");
    let page = olav.get(&format!("/t/{id}?seat=a")).await;
    assert!(page.text.contains("cards: [None, Some("), "a wish for a foreign seat is not heard");
}

#[tokio::test]
async fn the_record_of_a_game_with_secrets_opens_when_it_is_over() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    for person in [&ingrid, &olav, &harbour.stranger()] {
        person.get(&format!("/api/tables/{id}/record")).await.refused(409, "secret-record");
        assert_eq!(person.get(&format!("/t/{id}/record.play")).await.status, 409);
    }
    play_out(&[&ingrid, &olav], &id).await;
    let record = harbour.stranger().get(&format!("/t/{id}/record.play")).await;
    assert!(record.text.contains("\nseed: "), "{}", record.text);
    assert!(record.header("content-disposition").starts_with("attachment"), "{record:?}");
    let open = harbour.stranger().get(&format!("/api/tables/{id}?step=2")).await.ok();
    assert_ne!(open["view"]["cards"][0], Value::Null, "after the end everybody may look into every hand");
}

/// At the first turn of Pomory nothing is hidden yet, and in most rounds a moment comes when nothing is. The record stays
/// closed all the same, to everybody alike; else everybody would see when it opens and closes.
#[tokio::test]
async fn a_record_stays_closed_while_nothing_happens_to_be_hidden() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "pomory").await;
    let table = harbour.stranger().table(&id).await;
    assert_eq!((&table["state"], &table["view"]["stage"]), (&json!("playing"), &json!("movement")));
    let held = |seat: usize| table["view"]["seats"][seat]["news"].as_array().unwrap().len();
    assert_eq!([held(0), held(1)], [0, 0], "nobody holds news yet");
    for person in [&ingrid, &olav, &harbour.stranger(), &harbour.guest("Kari").await] {
        person.get(&format!("/api/tables/{id}/record")).await.refused(409, "secret-record");
        assert_eq!(person.get(&format!("/t/{id}/record.play")).await.status, 409);
        assert!(!person.get(&format!("/t/{id}")).await.text.contains("record.play"), "no page offers it");
    }
}

#[tokio::test]
async fn the_seed_stays_sealed_until_the_end() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let mut seen = String::new();
    for path in [
        format!("/api/tables/{id}"),
        format!("/t/{id}"),
        format!("/api/tables/{id}/log"),
        "/api/tables".into(),
        "/".into(),
    ] {
        for person in [&ingrid, &olav, &harbour.stranger()] {
            seen += &person.get(&path).await.text;
        }
    }
    play_out(&[&ingrid, &olav], &id).await;
    let play: tabletop::Play = ingrid.get(&format!("/api/tables/{id}/record")).await.text.parse().unwrap();
    let seed = play.get("seed").unwrap();
    assert_eq!(seed.len(), 64);
    assert!(!seen.contains(seed));
    assert!(seen.contains(play.get("luck").unwrap()), "its hash was published from the start");
}

/// C buildings in hand are known to their owner alone: not to the other player, not to those who look on; neither by the
/// interface nor by the page, the log or an earlier step.
#[tokio::test]
async fn c_buildings_in_hand_are_their_owners_secret() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": "nusfjord", "setup": "2p", "seats": seats });
    let opened = ingrid.post("/api/tables", wish).await.ok();
    let id = opened["id"].as_str().unwrap().to_owned();
    assert_eq!(olav.form(opened["invite"].as_str().unwrap(), &[]).await.status, 303);
    let hand = |table: &Value, seat: usize| -> Vec<String> {
        let cards = table["view"]["harbors"][seat]["hand"].as_array().cloned().unwrap_or_default();
        cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect()
    };
    let mut turn = 0;
    while hand(&ingrid.table(&id).await, 0).is_empty() {
        for person in [&ingrid, &olav] {
            person.act_somehow(&id, turn * 5).await;
        }
        turn += 1;
        assert!(turn < 500, "round 4 comes");
    }
    let now = ingrid.table(&id).await;
    let held = hand(&now, 0);
    let steps = now["steps"].as_u64().unwrap();
    assert_eq!(held.len(), 4, "two players get four C buildings each");
    let page = ingrid.get(&format!("/t/{id}")).await.text;
    assert!(held.iter().all(|card| page.contains(&format!("data-t=\"card-{card}\""))));
    for person in [&olav, &harbour.stranger(), &harbour.guest("Kari").await] {
        let table = person.table(&id).await;
        assert_eq!(hand(&table, 0), Vec::<String>::new());
        assert_eq!(table["view"]["harbors"][0]["hand_count"], 4, "how many there are is no secret");
        let mut told = vec![person.get(&format!("/t/{id}")).await.text];
        for path in ["", "/log", &format!("?step={}", steps - 1)] {
            told.push(person.get(&format!("/api/tables/{id}{path}")).await.text);
        }
        for (text, card) in told.iter().flat_map(|text| held.iter().map(move |card| (text, card))) {
            for trace in [format!("card-{card}\""), format!("\"{card}\""), format!("building-{card}")] {
                assert!(!text.contains(&trace), "{card} is told: {trace}");
            }
        }
    }
}
