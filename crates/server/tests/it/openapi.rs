//! The description of the interface, and whether the interface is as described.

use reqwest::Method;
use serde_json::Value;

use crate::harbour::{Harbour, soon, two_at};

#[tokio::test]
async fn every_described_operation_answers_as_described() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let document = ingrid.get("/api/openapi.json").await.ok();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    let paths = document["paths"].as_object().unwrap();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let request = ingrid.request(method.clone(), &path.replace("{id}", &id));
            let request = match method {
                Method::POST => request.header("content-type", "application/json").body("{}"),
                _ => request,
            };
            let response = soon(request.send()).await.unwrap();
            let status = response.status().as_u16().to_string();
            let described = operation["responses"].as_object().unwrap();
            assert!(described.contains_key(&status), "{method} {path} answered {status}");
            assert!(operation["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{path}");
        }
    }
}

#[tokio::test]
async fn the_description_is_whole() {
    let harbour = Harbour::open().await;
    let document = harbour.stranger().get("/api/openapi.json").await.ok();
    // The routes of the interface as they were agreed.
    for (path, methods) in [
        ("/api/games", vec!["get"]),
        ("/api/session", vec!["get", "post"]),
        ("/api/tables", vec!["get", "post"]),
        ("/api/tables/{id}", vec!["get"]),
        ("/api/tables/{id}/act", vec!["post"]),
        ("/api/tables/{id}/undo", vec!["post"]),
        ("/api/tables/{id}/join", vec!["post"]),
        ("/api/tables/{id}/leave", vec!["post"]),
        ("/api/tables/{id}/start", vec!["post"]),
        ("/api/tables/{id}/rematch", vec!["post"]),
        ("/api/tables/{id}/preview", vec!["get"]),
        ("/api/tables/{id}/why", vec!["get"]),
        ("/api/tables/{id}/log", vec!["get"]),
        ("/api/tables/{id}/record", vec!["get"]),
        ("/api/tables/{id}/events", vec!["get"]),
        ("/api/tables/{id}/stream", vec!["get"]),
        ("/api/tables/{id}/socket", vec!["get"]),
        ("/api/stream", vec!["get"]),
        ("/api/editions/{id}", vec!["get"]),
        ("/api/tables/{id}/hint", vec!["post"]),
        ("/api/tables/{id}/analysis", vec!["get", "post"]),
        ("/api/bots", vec!["get", "post"]),
        ("/api/bots/{id}", vec!["delete"]),
        ("/api/join", vec!["post"]),
        ("/api/openapi.json", vec!["get"]),
    ] {
        let described: Vec<_> = document["paths"][path].as_object().unwrap().keys().collect();
        assert_eq!(described, methods, "{path}");
    }
    let mut references = Vec::new();
    collect(&document, &mut references);
    for reference in references {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            references.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| collect(value, references));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, references)),
        _ => {}
    }
}

/// The answers have exactly the fields that are described as always there.
#[tokio::test]
async fn answers_have_the_described_fields() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let document = ingrid.get("/api/openapi.json").await.ok();
    let fields = |name: &str| {
        let schema = &document["components"]["schemas"][name]["properties"];
        schema.as_object().unwrap().keys().cloned().collect::<Vec<_>>()
    };
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let table = ingrid.table(&id).await;
    assert_eq!(keys(&table), fields("Table"));
    assert_eq!(keys(&table["seats"][0]), fields("Seat"));
    assert_eq!(keys(&table["legal"][0]), fields("Action"));
    let log = ingrid.get(&format!("/api/tables/{id}/log")).await.ok();
    assert_eq!(keys(&log[0]), fields("LogLine"));
    let lists = ingrid.get("/api/tables").await.ok();
    assert_eq!(keys(&lists["mine"][0]), fields("ListedTable"));
    let games = ingrid.get("/api/games").await.ok();
    assert_eq!(keys(&games[0]), fields("Game"));
}
