//! What happens among people that nobody plans: leaving at any moment, clicking twice, sitting at two devices, odd names.

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, Reply, seq, soon, two_at};

async fn deed(person: &Client, id: &str, deed: &str) -> Reply {
    person.post(&format!("/api/tables/{id}/people"), json!({ "deed": deed })).await
}

async fn leave(person: &Client, id: &str) -> Reply {
    person.post(&format!("/api/tables/{id}/leave"), json!({})).await
}

fn people(table: &Value) -> &Value {
    &table["people"]
}

#[tokio::test]
async fn one_may_leave_in_each_state_and_the_others_are_not_stuck() {
    let harbour = Harbour::open().await;
    let open = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let ingrid = harbour.guest("Ingrid").await;
    let body = json!({ "game": "fjords", "setup": "3p", "seats": open, "public": true });
    let id = ingrid.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let olav = harbour.guest("Olav").await;
    let join = format!("/api/tables/{id}/join");
    // Before it begins: the seat is free again, also that of whoever opened the table.
    olav.post(&join, json!({})).await.ok();
    leave(&olav, &id).await.ok();
    leave(&olav, &id).await.refused(403, "foreign-seat");
    leave(&ingrid, &id).await.ok();
    let kari = harbour.guest("Kari").await;
    for person in [&kari, &olav, &ingrid] {
        person.post(&join, json!({})).await.ok();
    }
    // While it is played one gives up; getting up is no way.
    leave(&ingrid, &id).await.refused(409, "begun");
    // With a question open it goes with whoever asked.
    deed(&olav, &id, "ask-pause").await.ok();
    assert_eq!(people(&kari.table(&id).await)["asks"].as_array().unwrap().len(), 1);
    deed(&olav, &id, "resign").await.ok();
    let table = kari.table(&id).await;
    assert_eq!((&table["state"], &people(&table)["asks"]), (&json!("playing"), &json!([])));
    deed(&olav, &id, "resign").await.refused(409, "out");
    // In a pause one gives up, too, and then the game is over.
    deed(&kari, &id, "ask-pause").await.ok();
    let ask = people(&kari.table(&id).await)["asks"][0]["ask"].clone();
    ingrid.post(&format!("/api/tables/{id}/people"), json!({ "deed": "agree", "ask": ask })).await.ok();
    assert_eq!(people(&kari.table(&id).await)["paused"], true);
    deed(&kari, &id, "resign").await.ok();
    let over = ingrid.table(&id).await;
    assert_eq!((&over["state"], &people(&over)["ending"]), (&json!("over"), &json!("given-up")));
    // After the end nobody leaves any more, and nothing changes.
    leave(&ingrid, &id).await.refused(409, "begun");
    deed(&ingrid, &id, "resign").await.refused(409, "over");
    assert_eq!(seq(&ingrid.table(&id).await), seq(&over));
}

#[tokio::test]
async fn a_double_click_does_it_once() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let open = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let body = json!({ "game": "fjords", "setup": "3p", "seats": open, "public": true });
    let id = ingrid.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let sit = [("name", "Olav")];
    let join = format!("/t/{id}/join");
    let both = soon(async { tokio::join!(olav.form(&join, &sit), olav.form(&join, &sit)) }).await;
    assert_eq!([both.0.status.as_u16(), both.1.status.as_u16()], [303, 303], "who sits there sits there");
    let table = ingrid.table(&id).await;
    let seated = table["seats"].as_array().unwrap().iter().filter(|seat| seat["name"] == "Olav").count();
    assert_eq!(seated, 1, "{table}");

    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let before = seq(&ingrid.table(&id).await);
    let both = soon(async { tokio::join!(deed(&olav, &id, "resign"), deed(&olav, &id, "resign")) }).await;
    let mut both = [both.0.status.as_u16(), both.1.status.as_u16()];
    both.sort_unstable();
    assert_eq!(both, [200, 409]);
    assert_eq!(seq(&ingrid.table(&id).await), before + 1);
    // Another game takes the word of both, each clicked twice: it is one game.
    let again = format!("/t/{id}/rematch");
    soon(async { tokio::join!(ingrid.form(&again, &[]), ingrid.form(&again, &[])) }).await;
    assert_eq!(ingrid.table(&id).await["rematch"], Value::Null, "Olav has not been heard");
    let both = soon(async { tokio::join!(olav.form(&again, &[]), olav.form(&again, &[])) }).await;
    assert_eq!(both.0.header("location"), both.1.header("location"), "one table");

    let act = |table: &Value| {
        let legal = &table["legal"][0];
        (seq(table), legal["seat"].as_str().unwrap().to_owned(), legal["action"].as_str().unwrap().to_owned())
    };
    let id = both.0.header("location").trim_start_matches("/t/").to_owned();
    let (at, seat, action) = act(&ingrid.table(&id).await);
    let both = soon(async {
        tokio::join!(ingrid.act(&id, at, &seat, &action), ingrid.act(&id, at, &seat, &action))
    })
    .await;
    let done = [&both.0, &both.1].iter().filter(|reply| reply.status.is_success()).count();
    assert_eq!(done, 1, "{} {}", both.0.text, both.1.text);
}

#[tokio::test]
async fn one_person_at_two_devices_is_one_person() {
    let harbour = Harbour::open().await;
    let (laptop, olav, id) = two_at(&harbour, "fjords").await;
    let code = laptop.post("/api/along", json!({})).await.ok()["code"].clone();
    let taken = harbour.stranger().post("/api/along/take", json!({ "code": code })).await.ok();
    let phone = harbour.known_by(&taken["token"].as_str().map(str::to_owned));
    while laptop.table(&id).await["legal"] == json!([]) {
        olav.act_somehow(&id, 0).await.unwrap();
    }
    let table = laptop.table(&id).await;
    assert_eq!(phone.table(&id).await["legal"], table["legal"]);
    let action = |n: usize| table["legal"][n]["action"].as_str().unwrap().to_owned();
    let (one, two, at) = (action(0), action(table["legal"].as_array().unwrap().len() - 1), seq(&table));
    let both =
        soon(async { tokio::join!(laptop.act(&id, at, "a", &one), phone.act(&id, at, "a", &two)) }).await;
    let late: Vec<_> = [&both.0, &both.1].into_iter().filter(|reply| !reply.status.is_success()).collect();
    assert_eq!(late.len(), 1, "one device was faster: {} {}", both.0.text, both.1.text);
    late[0].refused(409, "stale");
    let (here, there) = (laptop.table(&id).await, phone.table(&id).await);
    assert_eq!(
        (&here["view"], &here["legal"], &here["you"]),
        (&there["view"], &there["legal"], &there["you"])
    );
    // What is given up at one device is given up at the other.
    deed(&phone, &id, "resign").await.ok();
    deed(&laptop, &id, "resign").await.refused(409, "over");
    assert_eq!(laptop.get("/api/tables").await.ok()["mine"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn odd_names_are_shown_as_they_are_and_never_read_as_markup() {
    let harbour = Harbour::open().await;
    for bad in ["Ol\u{202e}av", "\u{200f}", "a\u{200d}\u{200b}", "\u{2066}x", "\n"] {
        harbour.stranger().post("/api/session", json!({ "name": bad })).await.refused(422, "name");
    }
    let olav = harbour.guest("Olav").await;
    for name in ["<b>&\"'</b>", "שרה בת רחל", "🐟⚓️ Ødegård", "{ $name } {{x}}", "../..%2f?#"]
    {
        let person = harbour.guest(name).await;
        person.post("/api/account", json!({ "login": name, "password": "herring and cod" })).await.ok();
        let body =
            json!({ "game": "wager", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true });
        let id = person.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
        let plan = json!({ "name": name, "game": "fjords", "clock": "600+5", "system": "swiss" });
        let cup = person.post("/api/tournaments", plan).await.ok()["id"].as_str().unwrap().to_owned();
        person.post(&format!("/api/tournaments/{cup}/join"), json!({})).await.ok();
        let kept = person.get("/api/session").await.ok()["name"].as_str().unwrap().to_owned();
        assert_eq!(kept, name.replace('\u{fe0f}', ""));
        let written =
            kept.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
        let pages =
            ["/".to_owned(), format!("/t/{id}"), format!("/tournaments/{cup}"), "/tournaments".to_owned()];
        for page in pages {
            let text = olav.get(&page).await.text;
            assert!(text.contains(&written), "{name} on {page}: {text}");
            assert!(!text.contains("<b>&\""), "{name} on {page}");
        }
        olav.post(&format!("/api/tables/{id}/join"), json!({})).await.ok();
        assert_eq!(olav.table(&id).await["seats"][0]["name"], kept);
        olav.post(&format!("/api/tables/{id}/people"), json!({ "deed": "resign" })).await.ok();
        for page in [format!("/t/{id}/result"), "/me/games".to_owned()] {
            let text = olav.get(&page).await.text;
            assert!(text.contains(&written), "{name} on {page}: {text}");
        }
        let encoded: String = kept.to_lowercase().bytes().map(|byte| format!("%{byte:02x}")).collect();
        let profile = olav.get(&format!("/people/{encoded}")).await;
        assert_eq!(profile.status, 200, "{name}");
        assert!(profile.text.contains(&written), "{name}: {}", profile.text);
    }
}
