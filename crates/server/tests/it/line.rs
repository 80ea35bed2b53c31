//! The page's line: what it brings leads from what the page shows to what it should show.

use std::collections::BTreeMap;

use futures::{SinkExt, StreamExt};
use reqwest::Method;
use scene::tree::{Element, Piece, cut};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

use crate::harbour::{Client, Harbour, seq, soon, two_at};

struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// Opens a line with these headers.
async fn open(
    client: &Client,
    id: &str,
    headers: &[(&'static str, &str)],
) -> Result<Line, Box<tungstenite::Error>> {
    let address = format!("{}/t/{id}/live", client.base().replace("http", "ws"));
    let mut request = address.into_client_request().unwrap();
    if let Some(token) = &client.token {
        request.headers_mut().insert("cookie", format!("naust={token}").parse().unwrap());
    }
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    Ok(Line(soon(connect_async(request)).await.map_err(Box::new)?.0))
}

impl Line {
    async fn of(client: &Client, id: &str) -> Line {
        open(client, id, &[]).await.unwrap()
    }

    async fn send(&mut self, message: Value) {
        self.0.send(Message::Text(message.to_string().into())).await.unwrap();
    }

    /// The next message; nothing when the line is closed.
    async fn next(&mut self) -> Option<Value> {
        loop {
            match soon(self.0.next()).await {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message that has this field.
    async fn until(&mut self, field: &str) -> Value {
        loop {
            let message = self.next().await.expect("the line is closed");
            if message.get(field).is_some() {
                return message;
            }
        }
    }
}

/// An element as a browser would have it: attributes in no order.
#[derive(Clone, Debug, PartialEq)]
struct Node {
    tag: String,
    attributes: BTreeMap<String, String>,
    body: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq)]
enum Part {
    Text(String),
    Node(Node),
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

impl Node {
    fn of(element: &Element) -> Node {
        let inside = element.open.trim_matches(['<', '>', '/']);
        let (tag, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let mut attributes = BTreeMap::new();
        while !rest.trim().is_empty() {
            rest = rest.trim_start();
            let end = rest.find(['=', ' ']).unwrap_or(rest.len());
            let name = rest[..end].to_owned();
            rest = &rest[end..];
            let mut value = "";
            if let Some(quoted) = rest.strip_prefix("=\"") {
                (value, rest) = quoted.split_once('"').unwrap();
            }
            attributes.insert(name, unescaped(value));
        }
        let body = element.body.iter().map(|piece| match piece {
            Piece::Text(text) => Part::Text(text.to_string()),
            Piece::Element(element) => Part::Node(Node::of(element)),
        });
        Node { tag: tag.into(), attributes, body: body.collect() }
    }

    fn parsed(text: &str) -> Node {
        match &cut(text)[..] {
            [Piece::Element(element)] => Node::of(element),
            other => panic!("not one element: {other:?}"),
        }
    }

    fn id(&self) -> &str {
        &self.attributes["id"]
    }

    fn find(&mut self, id: &str) -> Option<&mut Node> {
        if self.id() == id {
            return Some(self);
        }
        self.body.iter_mut().find_map(|part| match part {
            Part::Node(node) => node.find(id),
            Part::Text(_) => None,
        })
    }

    fn remove(&mut self, id: &str) -> bool {
        let count = self.body.len();
        self.body.retain(|part| !matches!(part, Part::Node(node) if node.id() == id));
        let inside = |part: &mut Part| match part {
            Part::Node(node) => node.remove(id),
            Part::Text(_) => false,
        };
        self.body.len() < count || self.body.iter_mut().any(inside)
    }

    /// Puts what the page has in the place of its stand-ins.
    fn fill(&mut self, page: &mut Node) {
        for part in &mut self.body {
            let Part::Node(node) = part else { continue };
            if node.attributes.contains_key("data-keep") {
                *node = page.find(node.id()).unwrap_or_else(|| panic!("{} is not there", node.id())).clone();
            } else {
                node.fill(page);
            }
        }
    }

    fn apply(&mut self, patch: &Value) {
        for id in patch["del"].as_array().into_iter().flatten() {
            let id = id.as_str().unwrap();
            assert!(self.remove(id), "{id} is not there to go");
        }
        for (id, text) in patch["put"].as_object().into_iter().flatten() {
            let mut fresh = Node::parsed(text.as_str().unwrap());
            fresh.fill(self);
            *self.find(id).unwrap_or_else(|| panic!("{id} is not there to change")) = fresh;
        }
        for (id, changes) in patch["attr"].as_object().into_iter().flatten() {
            let node = self.find(id).unwrap_or_else(|| panic!("{id} is not there to change"));
            for (name, change) in changes.as_object().unwrap() {
                match change {
                    Value::Null => drop(node.attributes.remove(name)),
                    Value::String(value) => drop(node.attributes.insert(name.clone(), value.clone())),
                    splices => {
                        let old = node.attributes[name].clone();
                        node.attributes.insert(name.clone(), spliced(&old, splices));
                    }
                }
            }
        }
        for add in patch["add"].as_array().into_iter().flatten() {
            let parent = self.find(add[0].as_str().unwrap()).expect("the parent is there");
            let before = |part: &Part| matches!(part, Part::Node(node) if Some(node.id()) == add[1].as_str());
            let at = match &add[1] {
                Value::Null => parent.body.len(),
                _ => parent.body.iter().position(before).expect("what it stands before is there"),
            };
            parent.body.insert(at, Part::Node(Node::parsed(add[2].as_str().unwrap())));
        }
    }
}

fn spliced(old: &str, splices: &Value) -> String {
    let (mut out, mut at) = (String::new(), 0);
    for splice in splices.as_array().unwrap() {
        let [keep, gone] = [0, 1].map(|k| splice[k].as_u64().unwrap() as usize);
        out += &old[at..at + keep];
        out += splice[2].as_str().unwrap();
        at += keep + gone;
    }
    out + &old[at..]
}

/// The fragment as it is fetched, and its version.
async fn fetched(client: &Client, id: &str) -> (Node, String) {
    let mut page = Node::parsed(&client.get(&format!("/t/{id}?fragment=1")).await.text);
    let version = page.attributes.remove("data-v").expect("a page knows its version");
    (page, version)
}

/// Plays `steps` steps of a game with the lines of a player and a spectator open.
async fn follow(game: &str, steps: usize) {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = json!({ "game": game, "setup": "2p", "seats": seats });
    let table = ingrid.post("/api/tables", table).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(olav.form(table["invite"].as_str().unwrap(), &[]).await.status, 303);
    let stranger = harbour.stranger();
    let mut readers = Vec::new();
    for client in [&ingrid, &stranger] {
        let mut line = Line::of(client, &id).await;
        let said = line.until("v").await;
        let (page, version) = fetched(client, &id).await;
        assert_eq!(said["v"], version, "the line begins with what the page shows");
        readers.push((client, line, page, version));
    }
    for turn in 0..steps {
        let before = seq(&olav.table(&id).await);
        let mut now = None;
        for person in [&ingrid, &olav] {
            if now.is_none() {
                now = person.act_somehow(&id, turn * 7 + turn / 3).await;
            }
        }
        let Some(now) = now else { break };
        assert!(now > before);
        for (client, line, page, version) in &mut readers {
            loop {
                let message = line.until("to").await;
                assert_eq!(message["from"], *version, "{game}: no change is left out");
                *version = message["to"].as_str().unwrap().to_owned();
                page.apply(&message);
                if message["seq"].as_u64() == Some(now) {
                    break;
                }
            }
            let (should, last) = fetched(client, &id).await;
            assert_eq!(*version, last, "{game}, step {turn}");
            assert!(*page == should, "{game}, step {turn}: {}", difference(page, &should));
        }
    }
}

/// The first place where two pages differ.
fn difference(page: &Node, should: &Node) -> String {
    if page.tag != should.tag || page.attributes != should.attributes || page.body.len() != should.body.len()
    {
        return format!(
            "{:?} {} should be {:?} {}",
            page.attributes,
            page.body.len(),
            should.attributes,
            should.body.len()
        );
    }
    for (is, other) in page.body.iter().zip(&should.body) {
        match (is, other) {
            (Part::Node(is), Part::Node(other)) if is != other => return difference(is, other),
            (is, other) if is != other => return format!("in {}: {is:?} should be {other:?}", page.id()),
            _ => {}
        }
    }
    "nothing".into()
}

#[tokio::test]
async fn a_page_of_fjords_that_follows_the_line_shows_what_is_fetched() {
    follow("fjords", 90).await;
}

#[tokio::test]
async fn a_page_of_new_lands_that_follows_the_line_shows_what_is_fetched() {
    follow("newlands", 70).await;
}

#[tokio::test]
async fn a_page_of_pomory_that_follows_the_line_shows_what_is_fetched() {
    follow("pomory", 60).await;
}

#[tokio::test]
async fn a_page_of_fleet_that_follows_the_line_shows_what_is_fetched() {
    follow("fleet", 60).await;
}

#[tokio::test]
async fn a_page_of_nusfjord_that_follows_the_line_shows_what_is_fetched() {
    follow("nusfjord", 60).await;
}

#[tokio::test]
async fn actions_go_by_the_line_and_are_answered_by_their_key() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let table = ingrid.table(&id).await;
    let first = if table["legal"].as_array().unwrap().is_empty() { &olav } else { &ingrid };
    let table = first.table(&id).await;
    let legal = &table["legal"][0];
    let mut line = Line::of(first, &id).await;

    line.send(json!({ "nonsense": 1 })).await;
    assert_eq!(line.until("error").await["error"], "malformed");
    let act = |seq: u64, key: &str| json!({ "act": { "seq": seq, "seat": legal["seat"], "action": legal["action"], "key": key } });
    line.send(act(seq(&table) + 5, "early")).await;
    let refused = line.until("error").await;
    assert_eq!((&refused["error"], &refused["key"]), (&json!("stale"), &json!("early")));
    line.send(act(seq(&table), "k1")).await;
    let answer = line.until("key").await;
    assert_eq!(answer["key"], "k1");
    assert!(answer["seq"].as_u64().unwrap() > seq(&table), "{answer}");

    let other = if std::ptr::eq(first, &ingrid) { &olav } else { &ingrid };
    let mut line = Line::of(other, &id).await;
    line.send(act(answer["seq"].as_u64().unwrap(), "k2")).await;
    assert_eq!(line.until("error").await["error"], "foreign-seat", "nobody acts for somebody else");
}

#[tokio::test]
async fn pages_of_other_sites_get_no_line() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    let own = ingrid.base().to_owned();
    assert!(open(&ingrid, &id, &[("origin", &own)]).await.is_ok());
    for origin in ["http://evil.example", "null", &own.replace("http://", "http://evil.")] {
        match open(&ingrid, &id, &[("origin", origin)]).await {
            Err(error) => match *error {
                tungstenite::Error::Http(answer) => assert_eq!(answer.status(), 403, "{origin}"),
                error => panic!("{origin}: {error}"),
            },
            Ok(_) => panic!("{origin} got a line"),
        }
    }
}

#[tokio::test]
async fn a_line_closes_when_its_reader_is_shut_out() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    let bot = ingrid.post("/api/bots", json!({ "name": "Robot" })).await.ok();
    let robot = harbour.known_by(&bot["token"].as_str().map(str::to_owned));
    let mut line = Line::of(&robot, &id).await;
    line.until("v").await;
    let revoke = ingrid.request(Method::DELETE, &format!("/api/bots/{}", bot["id"].as_str().unwrap()));
    ingrid.send(revoke).await.ok();
    while let Some(message) = line.next().await {
        assert!(message.get("to").is_none(), "somebody who was shut out is told something: {message}");
    }
}

#[tokio::test]
async fn a_line_too_many_is_told_why_in_words() {
    let harbour = Harbour::with_config(catalog::Budget::Playouts(1), |config| {
        config.limits.streams = 1;
        config.limits.local = true;
    })
    .await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    let _held = Line::of(&ingrid, &id).await;
    let mut other = Line::of(&ingrid, &id).await;
    let told = other.next().await.unwrap();
    assert_eq!(told["error"], "too-many");
    assert!(told["message"].as_str().unwrap().contains("Close some of the other windows"), "{told}");
    assert!(told["retry_after"].as_u64().unwrap() > 0);
    match soon(other.0.next()).await {
        Some(Ok(Message::Close(Some(frame)))) => assert_eq!(u16::from(frame.code), 4429),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn who_goes_on_though_it_is_too_much_is_not_listened_to() {
    let harbour = Harbour::with_config(catalog::Budget::Playouts(1), |config| {
        config.limits.requests = 40;
        config.limits.local = true;
    })
    .await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    let mut line = Line::of(&ingrid, &id).await;
    for ping in 0..200u8 {
        // The other side may have gone already.
        if line.0.send(Message::Ping(vec![ping].into())).await.is_err() {
            break;
        }
    }
    let code = soon(async {
        loop {
            match line.0.next().await {
                Some(Ok(Message::Close(Some(frame)))) => return Some(u16::from(frame.code)),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    });
    assert!(matches!(code.await, Some(4429) | None));
}

#[tokio::test]
async fn no_frame_longer_than_an_action_is_read() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    for path in [format!("/t/{id}/live"), format!("/api/tables/{id}/socket")] {
        let address = format!("{}{path}", ingrid.base().replace("http", "ws"));
        let mut request = address.into_client_request().unwrap();
        request
            .headers_mut()
            .insert("cookie", format!("naust={}", ingrid.token.as_ref().unwrap()).parse().unwrap());
        let mut socket = soon(connect_async(request)).await.unwrap().0;
        // The head of a frame of a mebibyte, and nothing of it: whoever believed it would wait.
        use tokio::io::AsyncWriteExt;
        let head = [0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 1, 2, 3, 4];
        match socket.get_mut() {
            MaybeTlsStream::Plain(stream) => stream.write_all(&head).await.unwrap(),
            _ => unreachable!("nothing is encrypted here"),
        }
        soon(async { while let Some(Ok(_)) = socket.next().await {} }).await;
    }
}

#[tokio::test]
async fn the_waiting_room_is_told_to_look_again() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let (id, invite) = ingrid.opens("fjords", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut line = Line::of(&ingrid, &id).await;
    line.next().await.expect("the line says that it lives");
    assert_eq!(olav.form(&invite, &[]).await.status, 303);
    assert_eq!(line.until("reload").await["reload"], true);
}

#[tokio::test]
async fn who_plays_sees_how_many_look_on() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let page = async || ingrid.get(&format!("/t/{id}")).await.text;
    let seen = |page: &str, words: &str| page.contains(words);
    let _his = Line::of(&olav, &id).await;
    assert!(!seen(&page().await, "watching\""), "who plays does not look on");
    let mut own = Line::of(&ingrid, &id).await;
    own.until("v").await;
    let kari = Line::of(&harbour.guest("Kari").await, &id).await;
    let change = own.until("to").await;
    assert!(change.to_string().contains("1 person is watching"), "{change}");
    let stranger = Line::of(&harbour.stranger(), &id).await;
    soon(async { while !seen(&page().await, "2 people are watching") {} }).await;
    drop(stranger);
    soon(async { while !seen(&page().await, "1 person is watching") {} }).await;
    drop(kari);
    soon(async { while seen(&page().await, "is watching") {} }).await;
}
