//! Whoever runs the server: the page behind a token, orders, and what is let go in time.

use std::time::Duration;

use catalog::Budget;
use reqwest::Method;
use serde_json::json;
use server::{Keeping, Ordered};

use crate::harbour::{Client, Harbour, Reply, play_out, soon, two_at};

/// Somebody who has entered the page for hosts.
struct Host {
    client: Client,
    cookie: String,
}

impl Host {
    async fn of(harbour: &Harbour) -> Host {
        let token = server::token(harbour.data.path(), false).unwrap();
        let client = harbour.stranger();
        let entered = client.form("/admin/enter", &[("token", &token)]).await;
        assert_eq!(entered.status, 303, "{entered:?}");
        let cookie = entered.header("set-cookie").to_owned();
        for part in ["HttpOnly", "SameSite=Strict", "Path=/admin"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert!(!cookie.contains(&token), "the token itself is not kept by the browser");
        Host { client, cookie: cookie.split(';').next().unwrap().to_owned() }
    }

    async fn page(&self) -> String {
        let page =
            self.client.send(self.client.request(Method::GET, "/admin").header("cookie", &self.cookie)).await;
        assert_eq!(page.status, 200);
        page.text
    }

    async fn order(&self, fields: &[(&str, &str)]) -> Reply {
        let request = self.client.request(Method::POST, "/admin/order").header("cookie", &self.cookie);
        self.client.send(request.form(fields)).await
    }
}

/// The visitor's id as the data knows it.
fn id_of(harbour: &Harbour, name: &str) -> String {
    let database = rusqlite::Connection::open(harbour.data.path().join("naust.db")).unwrap();
    database.query_row("SELECT id FROM visitors WHERE name = ?", [name], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn the_page_for_hosts_is_closed_without_the_token() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    assert_eq!(stranger.get("/admin").await.status, 404, "nobody made a token");
    let host = Host::of(&harbour).await;
    assert!(host.page().await.contains("id=\"visitors\""));

    let door = stranger.get("/admin").await;
    assert!(door.status == 200 && !door.text.contains("id=\"visitors\""), "{}", door.text);
    let wrong = stranger.form("/admin/enter", &[("token", &"0".repeat(64))]).await;
    assert!(wrong.status == 403 && wrong.text.contains("not the token"), "{}", wrong.text);
    let announce = [("kind", "announce"), ("said", "Sold!")];
    stranger.form("/admin/order", &announce).await;
    for forged in ["naust-admin=99999999999999.0000", "naust-admin=", &host.cookie.replace('.', ".0")] {
        let request = stranger.request(Method::POST, "/admin/order").header("cookie", forged).form(&announce);
        stranger.send(request).await;
    }
    assert!(!stranger.get("/").await.text.contains("Sold!"));
    // Another token ends what the old one opened.
    server::token(harbour.data.path(), true).unwrap();
    host.order(&announce).await;
    assert!(!stranger.get("/").await.text.contains("Sold!"));
    // Nobody tries for ever.
    let mut last = stranger.form("/admin/enter", &[("token", "guess")]).await;
    for _ in 0..12 {
        last = stranger.form("/admin/enter", &[("token", "guess")]).await;
    }
    assert_eq!(last.status, 429);
    assert!(!last.header("retry-after").is_empty());
}

#[tokio::test]
async fn everybody_is_told_what_is_announced_until_it_is_taken_back() {
    let harbour = Harbour::open().await;
    let host = Host::of(&harbour).await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let told = "Closed <tonight>";
    assert_eq!(host.order(&[("kind", "announce"), ("said", told), ("hours", "1")]).await.status, 303);
    for path in ["/".to_owned(), format!("/t/{id}")] {
        let page = ingrid.get(&path).await.text;
        assert!(page.contains("Closed &lt;tonight&gt;"), "{path}: {page}");
    }
    assert!(host.page().await.contains("Closed &lt;tonight&gt;"));
    host.order(&[("lift", "announce"), ("about", "")]).await;
    assert!(!ingrid.get("/").await.text.contains("tonight"));
    assert_eq!(host.order(&[("kind", "announce"), ("said", "")]).await.status, 422);
}

#[tokio::test]
async fn a_visitor_who_is_kept_out_has_no_session_and_their_programs_neither() {
    let harbour = Harbour::open().await;
    let host = Host::of(&harbour).await;
    let (mallory, olav) = (harbour.guest("Mallory").await, harbour.guest("Olav").await);
    let account = json!({ "login": "mallory", "password": "a good long password" });
    assert_eq!(mallory.post("/api/account", account.clone()).await.status, 201);
    let bot = mallory.post("/api/bots", json!({ "name": "Robot" })).await.ok();
    let robot = harbour.known_by(&bot["token"].as_str().map(str::to_owned));
    robot.get("/api/session").await.ok();
    assert_eq!(host.order(&[("kind", "bar"), ("about", &id_of(&harbour, "Mallory"))]).await.status, 303);
    for shut_out in [&mallory, &robot] {
        shut_out.get("/api/session").await.refused(401, "no-session");
    }
    olav.get("/api/session").await.ok();
    // Whoever logs in again is known again, and kept out as whom they are.
    let again = harbour.stranger().post("/api/login", account).await;
    let again = harbour.known_by(&again.json()["token"].as_str().map(str::to_owned));
    let refused = again.get("/api/session").await;
    assert!(matches!(refused.status.as_u16(), 401 | 403), "{refused:?}");
    let page = host.page().await;
    assert!(page.contains("Kept out") && page.contains("mallory"), "{page}");
}

#[tokio::test]
async fn addresses_are_kept_out_and_the_page_says_so() {
    let harbour = Harbour::with_config(Budget::Playouts(1), |config| {
        config.proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let host = Host::of(&harbour).await;
    assert_eq!(host.order(&[("kind", "bar-network"), ("about", "192.0.2.0/24")]).await.status, 303);
    let stranger = harbour.stranger();
    let from = async |address: &str, path: &str| {
        stranger.send(stranger.request(Method::GET, path).header("x-forwarded-for", address)).await
    };
    from("192.0.2.9", "/api/games").await.refused(403, "barred");
    let page = from("192.0.2.9", "/").await;
    assert!(page.status == 403 && page.text.contains("has closed it to you"), "{}", page.text);
    from("198.51.100.9", "/api/games").await.ok();
}

#[tokio::test]
async fn a_table_is_closed_from_the_command_line_and_ends_without_a_result() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let (waiting, _) = olav.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let command = server::Host::open(harbour.data.path(), None).await.unwrap();
    for table in [&id, &waiting] {
        command.order(&Ordered::Close(table.clone()), None).await.unwrap();
    }
    command.close().await;
    soon(async {
        while ingrid.table(&id).await["state"] != "over"
            || olav.get(&format!("/api/tables/{waiting}")).await.status != 404
        {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let page = ingrid.get(&format!("/t/{id}")).await.text;
    assert!(page.contains("Whoever runs this server closed the table"), "{page}");
    let command = server::Host::open(harbour.data.path(), None).await.unwrap();
    assert!(command.list("orders", 10).await.unwrap().is_empty(), "what was done is not done again");
    assert_eq!(command.list("tables", 10).await.unwrap().len(), 1);
    command.close().await;
}

#[tokio::test]
async fn what_was_reported_is_seen_and_taken_away() {
    let harbour = Harbour::open().await;
    let host = Host::of(&harbour).await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    olav.post(&format!("/api/tables/{id}/talk"), json!({ "text": "something rude" })).await.ok();
    assert!(!host.page().await.contains("something rude"), "what nobody reports is nobody else's business");
    ingrid.form(&format!("/t/{id}/talk"), &[("deed", "report"), ("n", "0")]).await;
    assert!(host.page().await.contains("something rude"));
    assert_eq!(host.order(&[("kind", "hush"), ("about", &format!("{id} 0"))]).await.status, 303);
    assert!(!host.page().await.contains("something rude"));
    let said = ingrid.get(&format!("/api/tables/{id}/talk")).await.text;
    assert!(!said.contains("something rude"), "{said}");
}

/// Opens the data again with everything let go at once.
async fn let_go(mut harbour: Harbour) -> Harbour {
    harbour.configure(|config| {
        let at_once = Some(Duration::ZERO);
        config.keeping = Keeping { open: at_once, abandoned: None, finished: at_once, sessions: None };
    });
    harbour.crash_and_reopen().await;
    harbour
}

#[tokio::test]
async fn by_rule_old_tables_go_and_of_games_that_are_over_the_record_stays() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, over) = two_at(&harbour, "fjords").await;
    let end = play_out(&[&ingrid, &olav], &over).await;
    let record = ingrid.get(&format!("/api/tables/{over}/record")).await.text;
    let (waiting, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let (going_on, _) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    soon(async {
        while ingrid.get(&format!("/t/{over}/final.svg")).await.status != 200 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let harbour = let_go(harbour).await;
    let ingrid = harbour.known_by(&ingrid.token);
    let entries = || -> i64 {
        let database = rusqlite::Connection::open(harbour.data.path().join("naust.db")).unwrap();
        let of = "SELECT COUNT(*) FROM journal JOIN tables ON number = table_number WHERE id = ?";
        database.query_row(of, [&over], |row| row.get(0)).unwrap()
    };
    soon(async {
        while entries() > 0 || ingrid.get(&format!("/api/tables/{waiting}")).await.status != 404 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(ingrid.table(&going_on).await["state"], "playing");
    for path in [format!("/api/tables/{over}/record"), format!("/t/{over}/record.play")] {
        assert_eq!(ingrid.get(&path).await.text, record, "{path}");
    }
    let page = ingrid.get(&format!("/t/{over}")).await;
    assert_eq!(page.status, 200);
    for score in end["scores"].as_array().unwrap() {
        assert!(page.text.contains(&format!(">{}</td>", score["total"])), "{score}");
    }
    let mine = ingrid.get("/api/tables").await.text;
    assert!(mine.contains(&over), "it is still in the list: {mine}");
    let found = server::examine(harbour.data.path(), crate::harbour::games()).await.unwrap();
    assert!(found.iter().all(|finding| finding.fine), "{found:?}");
}

#[tokio::test]
async fn a_game_that_everybody_has_left_ends_without_a_result() {
    let mut harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    harbour.configure(|config| config.keeping.abandoned = Some(Duration::ZERO));
    harbour.crash_and_reopen().await;
    let ingrid = harbour.known_by(&ingrid.token);
    soon(async {
        while ingrid.table(&id).await["state"] != "over" {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_session_that_nobody_uses_ends() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    harbour
        .alter("UPDATE sessions SET seen = 1 WHERE visitor = (SELECT id FROM visitors WHERE name = 'Olav')")
        .await;
    let sessions = || -> i64 {
        let database = rusqlite::Connection::open(harbour.data.path().join("naust.db")).unwrap();
        database.query_row("SELECT COUNT(*) FROM sessions", [], |row| row.get(0)).unwrap()
    };
    soon(async {
        while sessions() > 1 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    harbour.known_by(&olav.token).get("/api/session").await.refused(401, "no-session");
    harbour.known_by(&ingrid.token).get("/api/session").await.ok();
}
