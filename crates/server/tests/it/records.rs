//! Finished games: records that are brought along, playing on from any step, pictures of any step.

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, play_out, seq, two_at};

/// A finished game of two people, and its record.
async fn finished(harbour: &Harbour) -> (Client, String, String) {
    let (ingrid, olav, id) = two_at(harbour, "fjords").await;
    play_out(&[&ingrid, &olav], &id).await;
    let record = ingrid.get(&format!("/t/{id}/record.play")).await;
    assert_eq!(record.status, 200);
    (ingrid, id, record.text)
}

async fn brought(person: &Client, record: &str) -> String {
    let answer = person.post("/api/records", json!({ "record": record })).await.ok();
    answer["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_record_that_is_brought_along_is_the_same_game() {
    let harbour = Harbour::open().await;
    let (_, id, record) = finished(&harbour).await;
    let guest = harbour.guest("Guest").await;
    // As a file of another system has it.
    let copy = brought(&guest, &format!("\u{feff}{}", record.replace('\n', "\r\n"))).await;
    let (there, here) = (guest.table(&id).await, guest.table(&copy).await);
    assert_eq!(here["state"], "over");
    for same in ["scores", "steps", "game", "setup"] {
        assert_eq!(here[same], there[same], "{same}");
    }
    assert_eq!(here["seats"][1]["name"], "Olav");
    let steps = |record: &str| {
        record
            .lines()
            .filter(|line| line.starts_with(char::is_numeric))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let again = guest.get(&format!("/t/{copy}/record.play")).await.text;
    assert_eq!(steps(&again), steps(&record));
    assert!(!again.contains("seed:") && !again.contains("luck:"), "the luck was drawn elsewhere: {again}");
    assert_eq!(guest.get(&format!("/t/{copy}?step=3")).await.status, 200);
    assert_eq!(guest.get(&format!("/t/{copy}/result")).await.status, 200);
    guest.post(&format!("/api/tables/{copy}/analysis"), json!({})).await;
    // It is no game of the guest's: nobody has won it here.
    let database = rusqlite::Connection::open(harbour.data.path().join("naust.db")).unwrap();
    let results: i64 = database
        .query_row("SELECT COUNT(*) FROM results WHERE table_id = ?", [&copy], |row| row.get(0))
        .unwrap();
    assert_eq!(results, 0);
}

#[tokio::test]
async fn a_record_that_breaks_off_is_played_on_and_a_wrong_one_says_where() {
    let harbour = Harbour::open().await;
    let (_, _, record) = finished(&harbour).await;
    let guest = harbour.guest("Guest").await;
    let lines: Vec<_> = record.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("1 ")).unwrap();
    let half = lines[..first + 12].join("\n");
    let id = brought(&guest, &half).await;
    let table = guest.table(&id).await;
    assert_eq!((&table["state"], &table["you"]), (&json!("playing"), &json!(["a", "b"])));
    guest.act_somehow(&id, 0).await.unwrap();

    let twice = [&lines[..first + 3], &lines[first + 2..]].concat().join("\n");
    let refused = guest.post("/api/records", json!({ "record": twice })).await.refused(422, "record");
    assert!(refused["message"].as_str().unwrap().contains(&format!("line {}", first + 4)), "{refused}");
    for bad in [
        "",
        "hello",
        "naust 2\n",
        "naust 1\ngame: chess\nsetup: 2p\n",
        "naust 1\ngame: fjords\nsetup: 9p\n",
        "naust 1\ngame: fjords\n\n1 z \u{202e}lay",
    ] {
        let reply = guest.post("/api/records", json!({ "record": bad })).await;
        assert_eq!(reply.status, 422, "{bad}: {}", reply.text);
        let page = guest.form("/records", &[("record", bad)]).await;
        assert_eq!(page.status, 422, "{bad}");
        assert!(page.text.contains("role=\"alert\""));
    }
    let page = harbour.stranger().form("/records", &[("record", &record)]).await;
    assert_eq!(page.status, 303, "nobody needs a name to look");
    assert!(page.header("location").ends_with("/result"));
}

#[tokio::test]
async fn from_any_step_of_a_finished_game_one_plays_on() {
    let harbour = Harbour::open().await;
    let (ingrid, id, _) = finished(&harbour).await;
    let kari = harbour.guest("Kari").await;
    let on =
        async |person: &Client, fields: &[(&str, &str)]| person.form(&format!("/t/{id}/on"), fields).await;
    let reply = on(&kari, &[("step", "14"), ("against", "bot:deckhand")]).await;
    assert_eq!(reply.status, 303, "{}", reply.text);
    let fresh = reply.header("location").trim_start_matches("/t/").to_owned();
    let table = kari.table(&fresh).await;
    assert_eq!((&table["state"], table["you"].as_array().unwrap().len()), (&json!("playing"), 1));
    let then = kari.get(&format!("/api/tables/{id}?step=14")).await.ok();
    let now = kari.get(&format!("/api/tables/{fresh}?step=14")).await.ok();
    assert_eq!(now["view"], then["view"]);
    assert!(seq(&table) >= 14);

    // With a friend: the table waits, and begins there.
    let reply = on(&kari, &[("step", "14"), ("against", "friend"), ("seat", "b")]).await;
    let fresh = reply.header("location").trim_start_matches("/t/").to_owned();
    let table = kari.table(&fresh).await;
    assert_eq!((&table["state"], &table["you"]), (&json!("open"), &json!(["b"])));
    let invite = table["invite"].as_str().unwrap().trim_start_matches("/join/").to_owned();
    ingrid.post(&format!("/api/tables/{fresh}/join"), json!({ "token": invite })).await.ok();
    let table = ingrid.table(&fresh).await;
    assert_eq!((&table["state"], &table["you"]), (&json!("playing"), &json!(["a"])));
    play_out(&[&ingrid, &kari], &fresh).await;

    let last = ingrid.table(&id).await["steps"].to_string();
    for (step, against, status) in [
        (&*last, "bot:mate", 422),
        ("100000", "bot:mate", 404),
        ("-1", "bot:mate", 400),
        ("3", "bot:nobody", 422),
        ("3", "", 400),
    ] {
        assert_eq!(
            on(&kari, &[("step", step), ("against", against)]).await.status,
            status,
            "{step} {against}"
        );
    }
    assert_eq!(on(&kari, &[("step", "3"), ("against", "screen"), ("seat", "e")]).await.status, 404);
    let (_, _, running) = two_at(&harbour, "fjords").await;
    let reply = kari.form(&format!("/t/{running}/on"), &[("step", "1"), ("against", "bot:mate")]).await;
    assert_eq!(reply.status, 409, "what goes on is not gone on with");
}

#[tokio::test]
async fn any_step_is_a_picture_and_nobody_sees_there_what_is_hidden() {
    let harbour = Harbour::open().await;
    let (ingrid, id, _) = finished(&harbour).await;
    let first = ingrid.get(&format!("/t/{id}/picture.svg?step=1")).await;
    assert_eq!((first.status.as_u16(), first.header("content-type")), (200, "image/svg+xml"));
    let last = harbour.stranger().get(&format!("/t/{id}/picture.svg")).await;
    assert!(first.text.starts_with("<svg") && first.text != last.text);
    let dark = ingrid.get(&format!("/t/{id}/picture.svg?theme=dark")).await;
    assert_ne!(dark.text, last.text);
    let png =
        ingrid.send(ingrid.request(reqwest::Method::GET, &format!("/t/{id}/picture.png?width=300"))).await;
    assert_eq!((png.status.as_u16(), png.header("content-type")), (200, "image/png"));
    for (query, status) in
        [("width=0", 400), ("width=100000", 400), ("theme=pink", 400), ("step=100000", 404)]
    {
        assert_eq!(ingrid.get(&format!("/t/{id}/picture.png?{query}")).await.status, status, "{query}");
    }
    // At a running table the picture shows what those see who watch.
    let (pia, per, running) = two_at(&harbour, "pomory").await;
    let seen = async |person: &Client| person.get(&format!("/t/{running}/picture.svg")).await.text;
    let watched = seen(&harbour.stranger()).await;
    assert_eq!(seen(&pia).await, watched);
    assert_eq!(seen(&per).await, watched);
    let open: Value = pia.opens("fjords", json!([{ "kind": "me" }, { "kind": "open" }])).await.0.into();
    assert_eq!(pia.get(&format!("/t/{}/picture.svg", open.as_str().unwrap())).await.status, 409);
}
