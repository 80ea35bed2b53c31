//! A real game over the network.

use reqwest::Method;
use serde_json::{Value, json};
use tabletop::{Play, Viewer};

use crate::harbour::{Client, Harbour, games, play_out, seq, soon, two_at};

#[tokio::test]
async fn two_people_play_a_whole_game_of_fjords() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let first = ingrid.table(&id).await;
    let [acting, waiting] =
        if first["turn"]["seats"] == json!(["a"]) { [&ingrid, &olav] } else { [&olav, &ingrid] };
    assert!(!acting.table(&id).await["legal"].as_array().unwrap().is_empty());
    assert_eq!(waiting.table(&id).await["legal"], json!([]));

    // Nothing is hidden in Fjords, so the record of a running game is open; its seed is not.
    for person in [&ingrid, &olav, &harbour.stranger()] {
        let running: Play = person.get(&format!("/api/tables/{id}/record")).await.text.parse().unwrap();
        assert_eq!(running.get("seed"), None);
        assert!(person.get(&format!("/t/{id}")).await.text.contains("record.play"), "the page offers it");
    }
    assert_eq!(first["scores"].as_array().unwrap().len(), 2, "points are no secret either");

    let over = play_out(&[&ingrid, &olav], &id).await;
    let record: Play = olav.get(&format!("/t/{id}/record.play")).await.text.parse().unwrap();
    assert_eq!(record.get("luck"), first["luck"].as_str());
    let table = games().read(&record).unwrap();
    assert_eq!(table.steps() as u64, over["steps"].as_u64().unwrap());
    let scores = table.viewed_by(Viewer::Spectator, None).scores();
    let totals: Vec<_> = scores.iter().map(|score| json!(score.total)).collect();
    let told: Vec<_> =
        over["scores"].as_array().unwrap().iter().map(|sheet| sheet["total"].clone()).collect();
    assert_eq!(told, totals);
    for line in harbour.stranger().get(&format!("/api/tables/{id}/log")).await.ok().as_array().unwrap() {
        let texts = line["texts"].as_array().unwrap();
        assert!(
            !texts.is_empty() && texts.iter().all(|text| !text.as_str().unwrap().contains('⟨')),
            "{line}"
        );
    }
}

/// The seat to move and its person.
async fn to_move<'a>(people: [&'a Client; 2], id: &str) -> (&'a Client, Value) {
    for person in people {
        let table = person.table(id).await;
        if table["legal"] != json!([]) {
            return (person, table);
        }
    }
    panic!("nobody is to move");
}

#[tokio::test]
async fn choices_come_with_paths_previews_and_reasons_in_the_readers_language() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let (person, table) = to_move([&ingrid, &olav], &id).await;
    let choice = &table["legal"][0];
    assert!(!choice["path"].as_array().unwrap().is_empty(), "{choice}");
    let (seat, action) = (choice["seat"].as_str().unwrap(), choice["action"].as_str().unwrap());
    let mut labels = Vec::new();
    for lang in ["en", "ru", "uk"] {
        let ask = |path: String| {
            let request = person.request(Method::GET, &path).header("accept-language", lang);
            async move { person.send(request).await }
        };
        let label =
            ask(format!("/api/tables/{id}")).await.ok()["legal"][0]["label"].as_str().unwrap().to_owned();
        assert!(!label.contains('⟨'), "{label}");
        labels.push(label);
        let preview =
            ask(format!("/api/tables/{id}/preview?seat={seat}&action={}", action.replace(' ', "+")))
                .await
                .ok();
        assert!(preview["ghost"].as_str().unwrap().contains('<'), "{preview}");
        assert!(!preview["facts"].to_string().contains('⟨'), "{preview}");
    }
    labels.dedup();
    assert_eq!(labels.len(), 3, "each language has its own words: {labels:?}");
}

#[tokio::test]
async fn a_step_is_taken_back_until_the_row_is_filled() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let (mut taken_back, mut refused) = (0, 0);
    for turn in 0..12 {
        let (person, before) = to_move([&ingrid, &olav], &id).await;
        let seat = before["you"][0].clone();
        let done = person.act_somehow(&id, turn).await.unwrap();
        let after = person.table(&id).await;
        let undo = person.post(&format!("/api/tables/{id}/undo"), json!({ "seq": done, "seat": seat })).await;
        if after["may_undo"] == json!([seat]) {
            undo.ok();
            let back = person.table(&id).await;
            assert_eq!((&back["view"], &back["legal"]), (&before["view"], &before["legal"]));
            person.act_somehow(&id, turn).await.unwrap();
            taken_back += 1;
        } else {
            // The row was filled: what was drawn cannot be forgotten.
            assert_eq!(undo.refused(422, "undo")["rule"], "undo-error-revealed");
            assert_eq!(person.table(&id).await, after);
            refused += 1;
        }
    }
    assert!(taken_back > 0 && refused > 0, "{taken_back} taken back, {refused} refused");
}

#[tokio::test]
async fn bots_of_every_level_play_fjords() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let bot = |level: &str| json!({ "kind": "bot", "level": level });
    let body =
        json!({ "game": "fjords", "setup": "3p", "seats": [bot("random"), bot("greedy"), bot("search")] });
    let id = ingrid.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let mut ear = ingrid.listen(&id, None).await;
    let mut thought = false;
    loop {
        let heard = soon(ear.next()).await.expect("the stream has ended");
        thought |= heard.name == "thinking" && heard.data["seat"].is_string();
        if heard.data["state"] == "over" {
            break;
        }
    }
    assert!(thought, "one hears that a bot thinks");
    let record: Play = ingrid.get(&format!("/api/tables/{id}/record")).await.text.parse().unwrap();
    games().read(&record).unwrap();
}

#[tokio::test]
async fn every_preset_and_variant_can_be_opened_from_the_form() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let seats = [("seat-a", "me"), ("seat-b", "open"), ("seat-c", "open"), ("seat-d", "open")];
    for (fields, setup) in [
        (
            vec![("players", "3"), ("option-runes", "water"), ("option-runes", "strength")],
            "3p runes=strength,water",
        ),
        (vec![("players", "2"), ("option-epic", "on")], "2p epic"),
        (vec![("players", "2"), ("option-original", "on")], "2p original"),
    ] {
        let fields = [&fields[..], &seats[..]].concat();
        let opened = ingrid.form("/new/fjords", &fields).await;
        assert_eq!(opened.status, 303, "{}", opened.text);
        let id = opened.header("location").strip_prefix("/t/").unwrap().to_owned();
        let table = ingrid.table(&id).await;
        assert_eq!((&table["setup"], &table["state"], seq(&table)), (&json!(setup), &json!("open"), 0));
    }
    // What does not fit so many players is not offered, and let go where it is sent all the same.
    let unfit = [&[("players", "3"), ("option-epic", "on")][..], &seats[..]].concat();
    let opened = ingrid.form("/new/fjords", &unfit).await;
    assert_eq!(opened.status, 303, "{}", opened.text);
    let id = opened.header("location").strip_prefix("/t/").unwrap().to_owned();
    assert_eq!(ingrid.table(&id).await["setup"], json!("3p"));
    let preset = [&[("players", "2"), ("preset", "runes:game4")][..], &seats[..]].concat();
    let again = ingrid.form("/new/fjords", &preset).await;
    assert_eq!(again.status, 200, "a preset only fills the form");
}
