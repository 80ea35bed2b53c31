//! For the tests of the examples: a person plays a whole game against a bot, over the real server.

use std::time::Duration;

use catalog::{Budget, Catalog};
use reqwest::RequestBuilder;
use serde_json::{Value, json};
use server::{Config, Server};

/// More looks at the table than any of these games needs.
const LOOKS: usize = 500;

/// Opens a table of `game`, plays it to its end and gives the last look at the table, and its page.
pub async fn played(catalog: Catalog, game: &str) -> (Value, String) {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config::new(data.path(), catalog);
    config.addr.set_port(0);
    config.budget = Budget::Playouts(30);
    config.pace = Duration::ZERO;
    let server = Server::start(config).await.unwrap();
    let base = format!("http://{}", server.addr());
    let http = reqwest::Client::builder().timeout(Duration::from_secs(60)).build().unwrap();
    let session = json(http.post(format!("{base}/api/session")).json(&json!({ "name": "Ingrid" }))).await;
    let cookie = format!("naust={}", session["token"].as_str().unwrap());
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "skipper" }]);
    let open = http.post(format!("{base}/api/tables")).json(&json!({ "game": game, "seats": seats }));
    let opened = json(open.header("cookie", &cookie)).await;
    let table = format!("{base}/api/tables/{}", opened["id"].as_str().unwrap());
    let mut look = json(http.get(&table).header("cookie", &cookie)).await;
    for number in 0..LOOKS {
        if look["state"] == "over" {
            break;
        }
        let legal = look["legal"].as_array().unwrap();
        if let Some(chosen) = legal.get(number.checked_rem(legal.len()).unwrap_or(0)) {
            let act = json!({ "seq": look["seq"], "seat": chosen["seat"], "action": chosen["action"] });
            json(http.post(format!("{table}/act")).json(&act).header("cookie", &cookie)).await;
            look = json(http.get(&table).header("cookie", &cookie)).await;
        } else {
            let news = http.get(&table).query(&[("since", look["seq"].to_string())]);
            look = json(news.header("cookie", &cookie)).await;
        }
    }
    let page = format!("{base}/t/{}", opened["id"].as_str().unwrap());
    let page = http.get(page).header("cookie", &cookie).send().await.unwrap().text().await.unwrap();
    server.stop().await;
    (look, page)
}

async fn json(request: RequestBuilder) -> Value {
    let response = request.send().await.unwrap();
    let (status, text) = (response.status(), response.text().await.unwrap());
    assert!(status.is_success(), "{status} {text}");
    serde_json::from_str(&text).unwrap()
}
