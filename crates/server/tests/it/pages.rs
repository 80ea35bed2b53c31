//! The pages, and everything on them that works without script.

use reqwest::Method;
use serde_json::json;

use crate::harbour::{Harbour, Reply, play_out, seq, two_at};

#[track_caller]
fn is_page(reply: &Reply, status: u16) {
    assert_eq!(reply.status.as_u16(), status, "{}", reply.text);
    assert_eq!(reply.header("content-type"), "text/html; charset=utf-8");
    assert!(reply.text.starts_with("<!DOCTYPE html>"), "{}", reply.text);
    assert!(!reply.text.contains('⟨'), "a word is missing: {}", missing(&reply.text));
}

fn missing(text: &str) -> &str {
    let start = text.find('⟨').unwrap_or_default();
    &text[start..text[start..].find('⟩').map_or(text.len(), |end| start + end)]
}

#[tokio::test]
async fn every_page_speaks_three_languages() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, over) = two_at(&harbour, "wager").await;
    play_out(&[&ingrid, &olav], &over).await;
    let (_, _, playing) = two_at(&harbour, "wager").await;
    let (waiting, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let paths = [
        "/".to_owned(),
        "/new/wager".into(),
        "/rules/wager".into(),
        invite,
        format!("/t/{waiting}"),
        format!("/t/{playing}"),
        format!("/t/{playing}?step=1"),
        format!("/t/{over}"),
        format!("/t/{over}/result"),
    ];
    for lang in ["en", "ru", "uk"] {
        for path in &paths {
            let stranger = harbour.stranger();
            let reply =
                stranger.send(stranger.request(Method::GET, path).header("accept-language", lang)).await;
            is_page(&reply, 200);
            assert!(reply.text.contains(&format!("<html lang=\"{lang}\"")), "{path} in {lang}");
        }
    }
}

#[tokio::test]
async fn language_and_theme_are_chosen_and_kept() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    let reply = stranger.form("/me", &[("lang", "uk"), ("theme", "dark"), ("back", "/new/wager")]).await;
    assert_eq!((reply.status.as_u16(), reply.header("location")), (303, "/new/wager"));
    assert_eq!(reply.cookie("lang").as_deref(), Some("uk"));
    assert_eq!(reply.cookie("theme").as_deref(), Some("dark"));
    assert_eq!(reply.cookie("naust"), None, "no name was given, so nobody was welcomed");
    let request = stranger.request(Method::GET, "/").header("cookie", "lang=uk; theme=dark");
    let page = stranger.send(request.header("accept-language", "en")).await;
    assert!(
        page.text.contains("lang=\"uk\"") && page.text.contains("data-theme=\"dark\""),
        "the choice beats the browser"
    );

    for (theme, kept) in [("", ""), ("neon", "")] {
        assert_eq!(stranger.form("/me", &[("theme", theme)]).await.cookie("theme").as_deref(), Some(kept));
    }
    assert_eq!(stranger.form("/me", &[("lang", "xx")]).await.cookie("lang"), None);
    for elsewhere in ["https://evil.example/", "//evil.example", "javascript:alert(1)"] {
        let reply = stranger.form("/me", &[("lang", "en"), ("back", elsewhere)]).await;
        assert_eq!(reply.header("location"), "/");
    }
}

#[tokio::test]
async fn a_game_is_opened_and_played_with_forms_alone() {
    let harbour = Harbour::open().await;
    let mut ingrid = harbour.stranger();
    let fields =
        [("name", "Ingrid"), ("players", "2"), ("seat-a", "me"), ("seat-b", "guest"), ("name-b", "Olav")];
    let opened = ingrid.form("/new/wager", &fields).await;
    assert_eq!(opened.status, 303, "{}", opened.text);
    ingrid.token = opened.cookie("naust");
    let path = opened.header("location").to_owned();
    let id = path.strip_prefix("/t/").unwrap().to_owned();
    assert_eq!(ingrid.table(&id).await["you"], json!(["a", "b"]));

    let now = seq(&ingrid.table(&id).await).to_string();
    let act = ingrid.form(&format!("{path}/act"), &[("seq", &now), ("seat", "a"), ("action", "bid 1")]).await;
    assert_eq!((act.status.as_u16(), act.header("location")), (303, format!("{path}?seat=a").as_str()));
    // The bid is sealed, and the screen goes to Olav: behind the curtain nobody takes it back.
    let curtain = ingrid.get(act.header("location")).await.text;
    assert!(curtain.contains("id=\"sail\"") && !curtain.contains("value=\"bid"), "{curtain}");
    let raised = ingrid.get(&format!("{path}?seat=b")).await.text;
    assert!(!raised.contains("id=\"sail\"") && raised.contains("value=\"bid"), "{raised}");
    is_page(
        &ingrid.form(&format!("{path}/act"), &[("seq", &now), ("seat", "a"), ("action", "bid 1")]).await,
        409,
    );
    let now = seq(&ingrid.table(&id).await).to_string();
    is_page(&ingrid.form(&format!("{path}/undo"), &[("seq", &now), ("seat", "a")]).await, 422);
    is_page(&ingrid.form(&format!("{path}/undo"), &[("seq", "x"), ("seat", "a")]).await, 400);
    assert_eq!(ingrid.table(&id).await["steps"], 3);

    assert_eq!(
        ingrid.get(&format!("{path}/result")).await.header("location"),
        path,
        "there is no result yet"
    );
    play_out(&[&ingrid], &id).await;
    is_page(&ingrid.get(&format!("{path}/result")).await, 200);
    let next = ingrid.form(&format!("{path}/rematch"), &[]).await;
    assert_eq!(next.status, 303);
    assert_eq!(ingrid.get(next.header("location")).await.status, 200);
}

#[tokio::test]
async fn a_wrong_form_is_shown_again_with_what_is_wrong() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    let seats = [("players", "2"), ("seat-a", "me"), ("seat-b", "open")];
    let nameless = stranger.form("/new/wager", &seats).await;
    is_page(&nameless, 422);
    assert_eq!(nameless.cookie("naust"), None);
    let many = [&[("name", "Ingrid"), ("players", "9")][..], &seats[1..]].concat();
    let too_many = stranger.form("/new/wager", &many).await;
    is_page(&too_many, 422);
    assert_eq!(too_many.cookie("naust"), None, "nobody is welcomed for a wrong setup");
    is_page(&stranger.form("/new/chess", &seats).await, 404);
    is_page(&stranger.form("/me", &[("name", " ")]).await, 422);
}

#[tokio::test]
async fn an_invite_link_asks_for_a_name_and_seats_its_guest() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    assert!(
        ingrid.get(&format!("/t/{id}")).await.text.contains(&invite),
        "the host sees the link to pass on"
    );
    let mut olav = harbour.stranger();
    assert!(!olav.get(&format!("/t/{id}")).await.text.contains(&invite));
    let own = ingrid.get(&invite).await;
    is_page(&own, 200);
    assert!(own.text.contains("You sit at this table"), "{}", own.text);
    assert_eq!(ingrid.form(&invite, &[]).await.header("location"), format!("/t/{id}"));
    assert_eq!(ingrid.table(&id).await["state"], "open", "the host's own click takes no seat");

    let invited = olav.get(&invite).await;
    is_page(&invited, 200);
    for said in
        ["Ingrid invites you to a game of", "name=\"name\"", "Sit down", "What is agreed", "2 players"]
    {
        assert!(invited.text.contains(said), "{said}: {}", invited.text);
    }
    // Looking takes no seat, whoever looks and wherever the link was found.
    let known = harbour.guest("Curious").await;
    is_page(&known.get(&invite).await, 200);
    let foreign =
        known.request(Method::POST, &invite).header("sec-fetch-site", "cross-site").form(&[("x", "")]);
    is_page(&known.send(foreign).await, 403);
    assert_eq!(ingrid.table(&id).await["state"], "open", "a link changes nothing");
    is_page(&olav.form(&invite, &[("name", "\u{7}")]).await, 422);
    assert_eq!(ingrid.table(&id).await["state"], "open");
    let seated = olav.form(&invite, &[("name", "Olav")]).await;
    assert_eq!((seated.status.as_u16(), seated.header("location")), (303, format!("/t/{id}").as_str()));
    olav.token = seated.cookie("naust");
    assert_eq!(olav.table(&id).await["you"], json!(["b"]));

    let kari = harbour.guest("Kari").await;
    for late in [kari.get(&invite).await, kari.form(&invite, &[]).await] {
        is_page(&late, 200);
        assert!(
            late.text.contains("All seats are taken") && late.text.contains(&format!("href=\"/t/{id}\""))
        );
    }
    let stranger = harbour.stranger().form(&invite, &[("name", "Late")]).await;
    assert_eq!(
        (stranger.status.as_u16(), stranger.cookie("naust")),
        (200, None),
        "nobody is made a visitor in vain"
    );
    play_out(&[&ingrid, &olav], &id).await;
    let gone = kari.get(&invite).await;
    is_page(&gone, 410);
    assert!(gone.text.contains("This game is over"), "{}", gone.text);
    is_page(&olav.get("/join/0000").await, 403);
}

#[tokio::test]
async fn sitting_down_and_getting_up_work_by_form() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let body = json!({ "game": "wager", "seats": [{ "kind": "open" }, { "kind": "open" }], "public": true });
    let id = ingrid.post("/api/tables", body).await.ok()["id"].as_str().unwrap().to_owned();
    let path = |verb: &str| format!("/t/{id}/{verb}");
    let nameless = harbour.stranger().form(&path("join"), &[("seat", "a")]).await;
    assert_eq!(
        (nameless.status.as_u16(), nameless.header("location")),
        (303, &*format!("/t/{id}/join?seat=a"))
    );
    let asked = harbour.stranger().get(&format!("/t/{id}/join?seat=a")).await;
    is_page(&asked, 200);
    assert!(asked.text.contains("name=\"seat\" value=\"a\""), "the seat is remembered");
    assert!(
        asked.text.contains(&format!("name=\"back\" value=\"/t/{id}/join?seat=a\"")),
        "another language leads back here"
    );
    is_page(&harbour.stranger().form(&path("join"), &[("seat", "a"), ("name", "")]).await, 422);
    assert_eq!(olav.form(&path("join"), &[("seat", "b")]).await.status, 303);
    is_page(&olav.form(&path("start"), &[]).await, 409);
    assert_eq!(olav.form(&path("leave"), &[]).await.status, 303);
    assert_eq!(olav.form(&path("join"), &[("seat", "")]).await.status, 303);
    let kari = harbour.stranger().form(&path("join"), &[("name", "Kari")]).await;
    assert_eq!(kari.status, 303);
    let kari = harbour.known_by(&kari.cookie("naust"));
    assert_eq!(kari.table(&id).await["you"], json!(["b"]));
    assert_eq!(olav.form(&path("start"), &[]).await.status, 303);
}

#[tokio::test]
async fn only_the_part_that_changes_can_be_asked_for() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let (waiting, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    for id in [id, waiting] {
        let fragment = ingrid.get(&format!("/t/{id}?fragment=1")).await;
        assert_eq!(fragment.status, 200);
        assert!(
            fragment.text.starts_with("<div ") && fragment.text.contains(" id=\"table\""),
            "{}",
            fragment.text
        );
        assert!(!fragment.text.contains("fragment="), "its forms lead back to the whole page");
    }
}

#[tokio::test]
async fn what_does_not_exist_is_a_page_that_says_so() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    for path in [
        "/nothing",
        "/t/nowhere",
        "/t/nowhere/result",
        "/new/chess",
        "/rules/chess",
        "/t/nowhere/record.play",
    ] {
        is_page(&stranger.get(path).await, 404);
    }
    let (_, _, id) = two_at(&harbour, "wager").await;
    is_page(&stranger.get(&format!("/t/{id}?step=999")).await, 404);
    is_page(&stranger.get(&format!("/t/{id}?step=x")).await, 400);
    is_page(&stranger.form("/", &[]).await, 405);
}

#[tokio::test]
async fn headers_protect_the_reader_and_spare_the_line() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    let lobby = stranger.get("/").await;
    let policy = lobby.header("content-security-policy");
    assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{policy}");
    assert!(!policy.contains("script-src 'unsafe-inline'"));
    assert_eq!(lobby.header("x-content-type-options"), "nosniff");
    assert_eq!(lobby.header("cache-control"), "no-store");
    assert_eq!(stranger.get("/healthz").await.text, "ok");

    let css = stranger.get("/assets/naust.css").await;
    assert_eq!((css.status.as_u16(), css.header("content-type")), (200, "text/css; charset=utf-8"));
    assert_eq!(css.header("cache-control"), "no-cache");
    let hash =
        lobby.text.split_once("/assets/naust.css?v=").and_then(|(_, rest)| rest.split('"').next()).unwrap();
    let kept = stranger.get(&format!("/assets/naust.css?v={hash}")).await;
    assert!(kept.header("cache-control").contains("immutable"));
    assert_eq!(stranger.get("/assets/naust.css?v=old").await.header("cache-control"), "no-cache");
    assert_eq!(stranger.get("/assets/../Cargo.toml").await.status, 404);
    for encoding in ["gzip", "br"] {
        let asking =
            |path: &str| stranger.request(Method::GET, path).header("accept-encoding", encoding).send();
        assert_eq!(asking("/").await.unwrap().headers()["content-encoding"], encoding);
        let often = asking("/api/games").await.unwrap();
        assert!(
            !often.headers().contains_key("content-encoding"),
            "what programs ask for often is not packed"
        );
    }
}

/// Who won stands at the table itself: in its question and in its log.
#[tokio::test]
async fn the_table_of_a_finished_game_names_the_winner() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let over = play_out(&[&ingrid, &olav], &id).await;
    let place = |seat: usize| over["scores"][seat]["place"].as_u64().unwrap();
    let winner = if place(0) == 1 { "Ingrid" } else { "Olav" };
    assert!(place(0) != place(1), "{}", over["scores"]);
    for (lang, won) in [("en", "wins"), ("ru", "Побеждает"), ("uk", "Перемагає")] {
        let request = olav.request(Method::GET, &format!("/t/{id}")).header("accept-language", lang);
        let page = olav.send(request).await.text;
        for (start, end) in [("id=\"prompt\"", "</h2>"), ("id=\"log-end\"", "</li>")] {
            let said = page.split_once(start).expect(start).1.split_once(end).unwrap().0;
            assert!(said.contains(winner) && said.contains(won), "{lang}: {said}");
        }
    }
}

/// The cards of a game are one click from its table, as many as there are, in every language.
#[tokio::test]
async fn every_card_can_be_read_beside_the_table() {
    let harbour = Harbour::open().await;
    let games = crate::harbour::games();
    let mut carded = 0;
    for game in games.games() {
        let (key, cards) = (game.info().key, game.cards().len());
        carded += usize::from(cards > 0);
        for lang in ["en", "ru", "uk"] {
            let stranger = harbour.stranger();
            let request = stranger.request(Method::GET, &format!("/rules/{key}/cards"));
            let reply = stranger.send(request.header("accept-language", lang)).await;
            is_page(&reply, if cards > 0 { 200 } else { 404 });
            assert_eq!(reply.text.matches("class=\"entry\"").count(), cards, "{key} in {lang}");
        }
        let seats = vec![json!({ "kind": "me" }); usize::from(game.open("").unwrap().seats())];
        let ingrid = harbour.guest("Ingrid").await;
        let (id, _) = ingrid.opens(key, json!(seats)).await;
        let link = format!("href=\"/rules/{key}/cards\" target=\"_blank\"");
        assert_eq!(ingrid.get(&format!("/t/{id}")).await.text.contains(&link), cards > 0, "{key}");
    }
    assert!(carded > 0);
}
