//! One person on several devices: links, accounts, sessions, and the end of them.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, Reply, play_out, seq, two_at};

const PASSWORD: &str = "herring and cod";

async fn keep(person: &Client, login: &str) -> Vec<String> {
    let words = person.post("/api/account", json!({ "login": login, "password": PASSWORD })).await.ok();
    serde_json::from_value(words["words"].clone()).unwrap()
}

async fn log_in(harbour: &Harbour, login: &str, password: &str) -> Reply {
    harbour.stranger().post("/api/login", json!({ "login": login, "password": password })).await
}

fn holder(harbour: &Harbour, reply: &Reply) -> Client {
    harbour.known_by(&Some(reply.ok()["token"].as_str().unwrap().to_owned()))
}

async fn name_of(person: &Client) -> Value {
    person.get("/api/session").await.ok()["name"].clone()
}

/// What the link leads to: the part of it behind the host.
fn path(link: &str) -> &str {
    &link[link.find("/along").unwrap()..]
}

#[tokio::test]
async fn a_link_brings_my_tables_to_another_device_once() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let offered = ingrid.post("/api/along", json!({})).await.ok();
    let (code, link) = (offered["code"].as_str().unwrap(), offered["link"].as_str().unwrap());

    // Previews and curious people look at links; that uses nothing up.
    let phone = harbour.stranger();
    for _ in 0..2 {
        let page = phone.get(path(link)).await;
        assert_eq!(page.status, 200);
        assert!(page.text.contains("Ingrid"), "{}", page.text);
        assert!(page.cookie("naust").is_none(), "looking makes nobody of anybody");
    }
    let typed = code.to_uppercase().replace('-', " ");
    let taken = phone.form("/along", &[("code", &typed)]).await;
    assert_eq!((taken.status.as_u16(), taken.header("location")), (303, "/"));
    let phone = harbour.known_by(&taken.cookie("naust"));
    assert_eq!(name_of(&phone).await, "Ingrid");
    let now = phone.table(&id).await;
    assert_eq!(now["you"], json!(["a"]));

    // Both devices decide for the seat; whoever is late is told so.
    phone.act(&id, seq(&now), "a", "bid 1").await.ok();
    ingrid.act(&id, seq(&now), "a", "bid 1").await.refused(409, "stale");
    harbour.stranger().post("/api/along/take", json!({ "code": code })).await.refused(404, "wrong-link");
    let again = harbour.stranger().form("/along", &[("code", code)]).await;
    assert_eq!(again.status, 404);
    assert!(again.cookie("naust").is_none());
}

#[tokio::test]
async fn a_link_grows_old_and_a_new_one_takes_its_place() {
    let mut harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let first = ingrid.post("/api/along", json!({})).await.ok();
    let second = ingrid.post("/api/along", json!({})).await.ok();
    let take = |harbour: &Harbour, code: &Value| {
        let (stranger, code) = (harbour.stranger(), code.clone());
        async move { stranger.post("/api/along/take", json!({ "code": code })).await }
    };
    take(&harbour, &first["code"]).await.refused(404, "wrong-link");
    harbour.alter("UPDATE seat_links SET until = until - 600001").await;
    take(&harbour, &second["code"]).await.refused(404, "wrong-link");
    // One that is young enough is taken.
    let third = harbour.known_by(&ingrid.token).post("/api/along", json!({})).await.ok();
    take(&harbour, &third["code"]).await.ok();
}

#[tokio::test]
async fn an_account_is_found_again_from_anywhere() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let words = keep(&ingrid, "Ingrid").await;
    assert_eq!(words.len(), 12);
    ingrid
        .post("/api/account", json!({ "login": "x", "password": PASSWORD }))
        .await
        .refused(409, "has-account");
    let other = harbour.guest("Ingrid").await;
    other
        .post("/api/account", json!({ "login": "INGRID", "password": PASSWORD }))
        .await
        .refused(409, "login-taken");
    other.post("/api/account", json!({ "login": "i2", "password": "short" })).await.refused(422, "password");

    let elsewhere = holder(&harbour, &log_in(&harbour, " iNGRID ", PASSWORD).await);
    assert_eq!(elsewhere.table(&id).await["you"], json!(["a"]));
    assert_eq!(elsewhere.get("/api/account").await.ok()["login"], "ingrid");

    // Nobody learns which names exist: same status, same words.
    let wrong = log_in(&harbour, "Ingrid", "herring and cop").await;
    let unknown = log_in(&harbour, "Nobody", PASSWORD).await;
    let unreadable = log_in(&harbour, "\u{202e}", PASSWORD).await;
    for reply in [&wrong, &unknown, &unreadable] {
        reply.refused(403, "wrong-login");
        assert_eq!(reply.text, wrong.text);
    }
}

#[tokio::test]
async fn guessing_is_stopped_for_the_name_it_is_about() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    keep(&ingrid, "ingrid").await;
    keep(&olav, "olav").await;
    for _ in 0..10 {
        log_in(&harbour, "ingrid", "wrong password").await.refused(403, "wrong-login");
    }
    log_in(&harbour, "ingrid", PASSWORD).await.refused(429, "too-many-attempts");
    log_in(&harbour, "olav", PASSWORD).await.ok();
    assert_eq!(name_of(&ingrid).await, "Ingrid", "who is signed in stays so");
}

#[tokio::test]
async fn twelve_words_stand_for_a_lost_password() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let words = keep(&ingrid, "ingrid").await.join(" ");
    let recover = async |words: &str| {
        let body = json!({ "login": "ingrid", "words": words, "password": "another password" });
        harbour.stranger().post("/api/recover", body).await
    };
    recover("ship ship ship").await.refused(403, "wrong-login");
    let done = recover(&format!("  {} ", words.to_uppercase().replace(' ', "\n "))).await;
    assert_eq!(done.ok()["words"].as_array().unwrap().len(), 12);
    assert_eq!(name_of(&holder(&harbour, &done)).await, "Ingrid");
    ingrid.get("/api/session").await.refused(401, "no-session");
    recover(&words).await.refused(403, "wrong-login");
    log_in(&harbour, "ingrid", PASSWORD).await.refused(403, "wrong-login");
    log_in(&harbour, "ingrid", "another password").await.ok();
}

#[tokio::test]
async fn sessions_are_seen_and_ended() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    keep(&ingrid, "ingrid").await;
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
    let stranger = harbour.stranger();
    let request = stranger.request(Method::POST, "/api/login").header("user-agent", agent);
    let reply = stranger.send(request.json(&json!({ "login": "ingrid", "password": PASSWORD }))).await;
    let laptop = holder(&harbour, &reply);
    let third = holder(&harbour, &log_in(&harbour, "ingrid", PASSWORD).await);

    let lines = ingrid.get("/api/sessions").await.ok();
    let lines = lines.as_array().unwrap();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines.iter().filter(|line| line["here"] == true).count(), 1);
    let firefox = lines.iter().find(|line| line["device"] == "Firefox, Linux").unwrap();
    assert_eq!(firefox["here"], false);
    let id = firefox["id"].as_str().unwrap();
    let olav = harbour.guest("Olav").await;
    let end = |person: &Client| person.request(Method::DELETE, &format!("/api/sessions/{id}"));
    olav.send(end(&olav)).await.refused(404, "unknown-session");
    ingrid.send(end(&ingrid)).await.ok();
    laptop.get("/api/session").await.refused(401, "no-session");
    assert_eq!(name_of(&third).await, "Ingrid");

    // A new password ends all others and leaves the one that set it.
    let change = json!({ "old": "wrong password", "new": "a new password" });
    ingrid.post("/api/account/password", change).await.refused(403, "wrong-login");
    let change = json!({ "old": PASSWORD, "new": "a new password" });
    ingrid.post("/api/account/password", change).await.ok();
    third.get("/api/session").await.refused(401, "no-session");
    assert_eq!(name_of(&ingrid).await, "Ingrid");

    let out = ingrid.form("/me/logout", &[]).await;
    assert_eq!((out.status.as_u16(), out.cookie("naust").as_deref()), (303, Some("")));
    ingrid.get("/api/session").await.refused(401, "no-session");
}

#[tokio::test]
async fn a_guest_who_logs_in_brings_their_tables_along() {
    let harbour = Harbour::open().await;
    keep(&harbour.guest("Ingrid").await, "ingrid").await;
    let (guest, olav, id) = two_at(&harbour, "wager").await;
    let body = json!({ "login": "ingrid", "password": PASSWORD, "bring": true });
    let known = holder(&harbour, &guest.post("/api/login", body).await);
    let now = known.table(&id).await;
    assert_eq!(now["you"], json!(["a"]), "a table that is awake knows it at once");
    known.act(&id, seq(&now), "a", "bid 1").await.ok();
    guest.get("/api/session").await.refused(401, "no-session");
    // Somebody who has an account of their own brings nothing.
    keep(&olav, "olav").await;
    let body = json!({ "login": "ingrid", "password": PASSWORD, "bring": true });
    let again = holder(&harbour, &olav.post("/api/login", body).await);
    assert_eq!(again.table(&id).await["you"], json!(["a"]));
    assert_eq!(olav.table(&id).await["you"], json!(["b"]));
}

#[tokio::test]
async fn who_is_deleted_leaves_games_and_no_name() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    keep(&ingrid, "ingrid").await;
    play_out(&[&ingrid, &olav], &id).await;
    let (waiting, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let (running, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let token = invite.trim_start_matches("/join/").to_owned();
    olav.post(&format!("/api/tables/{running}/join"), json!({ "token": token })).await.ok();
    let bot = ingrid.post("/api/bots", json!({ "name": "Robot" })).await.ok();
    let bot = harbour.known_by(&Some(bot["token"].as_str().unwrap().to_owned()));
    assert_eq!(name_of(&bot).await, "Robot");

    let forget = |name: &str| ingrid.request(Method::DELETE, "/api/account").json(&json!({ "name": name }));
    ingrid.send(forget("Olav")).await.refused(422, "other-name");
    ingrid.send(forget("Ingrid")).await.ok();
    for gone in [&ingrid, &bot] {
        gone.get("/api/session").await.refused(401, "no-session");
    }
    log_in(&harbour, "ingrid", PASSWORD).await.refused(403, "wrong-login");
    for page in [format!("/t/{id}/result"), format!("/api/tables/{id}"), format!("/api/tables/{id}/record")] {
        let text = olav.get(&page).await.text;
        assert!(!text.contains("Ingrid") && text.contains("N. N."), "{page}: {text}");
    }
    assert_eq!(olav.table(&id).await["state"], "over");
    let left = olav.table(&running).await;
    assert_eq!(
        (&left["state"], &left["people"]["out"]),
        (&json!("over"), &json!(["a"])),
        "nobody waits in vain"
    );
    assert_eq!(olav.table(&waiting).await["seats"][0]["kind"], "open", "a seat that waited is free again");
    // The name is free for somebody else.
    keep(&harbour.guest("Ingrid").await, "ingrid").await;
}

#[tokio::test]
async fn everything_that_is_kept_can_be_taken_away() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    play_out(&[&ingrid, &olav], &id).await;
    let (running, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "me", "name": "B" }])).await;
    ingrid.act_somehow(&running, 0).await.unwrap();
    let file = ingrid.get("/me/data.json").await;
    assert!(file.header("content-disposition").starts_with("attachment"));
    let data = file.ok();
    assert_eq!(data, ingrid.get("/api/me/data").await.ok());
    assert_eq!(data["name"], "Ingrid");
    let tables = data["tables"].as_array().unwrap();
    let record = |id: &str| tables.iter().find(|table| table["id"] == id).unwrap()["record"].clone();
    assert!(record(&id).as_str().unwrap().contains("seed"), "a finished game with everything");
    assert_eq!(record(&running), Value::Null, "a running one would tell secrets");
    harbour.stranger().get("/api/me/data").await.refused(401, "no-session");
}

#[tokio::test]
async fn the_own_page_shows_any_name_as_it_is() {
    let harbour = Harbour::open().await;
    for name in ["<b onload=x>\"&'", "שלום", "🐟 Fisch"] {
        let guest = harbour.guest(name).await;
        let page = guest.get("/me").await;
        assert_eq!(page.status, 200);
        assert!(!page.text.contains("<b onload"), "{}", page.text);
        let escaped =
            name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
        assert!(page.text.contains(&escaped), "{name}");
        assert!(page.text.contains("name=\"login\""), "a guest is offered an account");
    }
    // A form that fails says so on the same page, and what was typed is not lost.
    let guest = harbour.guest("Ingrid").await;
    let again = guest.form("/me/account", &[("login", "ing"), ("password", "short")]).await;
    assert_eq!(again.status, 422);
    assert!(again.text.contains("value=\"ing\"") && again.text.contains("role=\"alert\""), "{}", again.text);
    let made = guest.form("/me/account", &[("login", "ing"), ("password", PASSWORD)]).await;
    assert_eq!(made.status, 200);
    assert!(made.text.contains("id=\"recovery\"") && !made.text.contains(PASSWORD));
    assert!(!guest.get("/me").await.text.contains("id=\"recovery\""), "the words are told once");
    assert_eq!(harbour.stranger().get("/me").await.status, 401);
}
