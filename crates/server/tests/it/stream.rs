//! Streams for programs: what is told, how it goes on after a break, and when it ends.

use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::harbour::{Client, Harbour, seq, soon, two_at};

/// Two people at one table of a game that one could also play alone.
async fn two_of_two(harbour: &Harbour, game: &str) -> (Client, Client, String) {
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let wish = json!({ "game": game, "setup": "2p", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let opened = ingrid.post("/api/tables", wish).await.ok();
    assert_eq!(olav.form(opened["invite"].as_str().unwrap(), &[]).await.status, 303);
    (ingrid, olav, opened["id"].as_str().unwrap().to_owned())
}

/// One who reads lines of JSON.
pub struct Lines {
    response: reqwest::Response,
    read: String,
}

impl Lines {
    pub async fn of(client: &Client, path: &str) -> Lines {
        let response = client.request(Method::GET, path).send().await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Lines { response, read: String::new() }
    }

    async fn table(client: &Client, id: &str) -> Lines {
        Lines::of(client, &format!("/api/tables/{id}/stream")).await
    }

    async fn since(client: &Client, id: &str, since: u64) -> Lines {
        Lines::of(client, &format!("/api/tables/{id}/stream?since={since}")).await
    }

    /// The next line that says something; nothing when the stream has ended.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((line, rest)) = self.read.split_once('\n') {
                let line = line.to_owned();
                self.read = rest.to_owned();
                if !line.is_empty() {
                    return Some(serde_json::from_str(&line).unwrap_or_else(|_| panic!("no JSON: {line}")));
                }
                continue;
            }
            let chunk = soon(self.response.chunk()).await.ok()??;
            self.read += std::str::from_utf8(&chunk).unwrap();
        }
    }

    pub async fn line(&mut self) -> Value {
        self.next().await.expect("the stream has ended")
    }

    /// The next line that tells of another `seq`.
    async fn step(&mut self, known: u64) -> Value {
        loop {
            let line = self.line().await;
            if seq(&line) > known {
                return line;
            }
        }
    }
}

/// A look that is kept up to date by lines.
struct Kept {
    look: Value,
    seq: u64,
    legal: Value,
}

impl Kept {
    fn new(line: &Value) -> Kept {
        assert!(line["look"].is_object(), "a whole look comes first: {line}");
        Kept { look: line["look"].clone(), seq: seq(line), legal: legal(line) }
    }

    fn follow(&mut self, line: &Value) {
        if line["look"].is_object() {
            *self = Kept::new(line);
            return;
        }
        let part = |name: &str| line[name].as_object().cloned().unwrap_or_else(Map::new);
        delta::apply(&mut self.look, &part("set"), &part("cut")).unwrap();
        (self.seq, self.legal) = (seq(line), legal(line));
    }

    /// Compares what was rebuilt with what the server answers when it is asked.
    async fn compare(&self, client: &Client, id: &str, at: &str) {
        let table = client.table(id).await;
        assert_eq!(self.seq, seq(&table), "{at}");
        for field in ["state", "steps", "turn", "may_undo", "you", "rematch", "view"] {
            assert_eq!(self.look[field], table[field], "{field} {at}");
        }
        for (told, asked) in
            self.look["seats"].as_array().unwrap().iter().zip(table["seats"].as_array().unwrap())
        {
            assert_eq!(told["name"], asked["name"], "{at}");
        }
        let asked: Vec<_> = table["legal"].as_array().unwrap().iter().map(written).collect();
        assert_eq!(self.legal, json!(asked), "{at}");
    }
}

fn legal(line: &Value) -> Value {
    line.get("legal").cloned().unwrap_or_else(|| json!([]))
}

/// A legal action as streams write it.
fn written(action: &Value) -> String {
    format!("{} {}", action["seat"].as_str().unwrap(), action["action"].as_str().unwrap())
}

/// Two people and somebody who looks on follow a whole game by stream. After each step, what they rebuilt is what they
/// are told when they ask.
async fn follow_a_game(harbour: &Harbour, game: &str, seed: usize) -> usize {
    let (ingrid, olav, id) = two_of_two(harbour, game).await;
    let people = [ingrid, olav, harbour.stranger()];
    let (mut streams, mut kept) = (Vec::new(), Vec::new());
    for person in &people {
        let mut lines = Lines::table(person, &id).await;
        kept.push(Kept::new(&lines.line().await));
        streams.push(lines);
    }
    let mut steps = 0;
    for turn in 0..3000 {
        // Where both owe a decision, now one and now the other is first.
        let first = turn % 2;
        let Some(who) = [first, 1 - first].into_iter().find(|&who| kept[who].legal != json!([])) else {
            break;
        };
        let legal = kept[who].legal.as_array().unwrap().clone();
        let chosen = legal[(turn * 7 + seed * 13) % legal.len()].as_str().unwrap().to_owned();
        let (seat, action) = chosen.split_once(' ').unwrap();
        let known = kept[who].seq;
        people[who].act(&id, known, seat, action).await.ok();
        for (lines, kept) in streams.iter_mut().zip(&mut kept) {
            // Seats that come online are told in lines of their own.
            while kept.seq <= known {
                kept.follow(&lines.line().await);
            }
        }
        steps += 1;
        // To ask takes longer than the step: every look near the end, some before.
        if turn % 5 == 0 || kept[0].look["state"] == "over" {
            for (person, kept) in people.iter().zip(&kept) {
                kept.compare(person, &id, &format!("after action {turn} of {game}")).await;
            }
        }
    }
    assert_eq!(kept[0].look["state"], "over", "{game}");
    steps
}

#[tokio::test]
async fn looks_rebuilt_from_the_stream_are_those_one_gets_in_fjords() {
    assert!(follow_a_game(&Harbour::open().await, "fjords", 1).await > 40);
}

#[tokio::test]
async fn looks_rebuilt_from_the_stream_are_those_one_gets_in_new_lands() {
    assert!(follow_a_game(&Harbour::open().await, "newlands", 2).await > 40);
}

#[tokio::test]
async fn looks_rebuilt_from_the_stream_are_those_one_gets_in_pomory() {
    assert!(follow_a_game(&Harbour::open().await, "pomory", 3).await > 40);
}

#[tokio::test]
async fn looks_rebuilt_from_the_stream_are_those_one_gets_in_fleet() {
    assert!(follow_a_game(&Harbour::open().await, "fleet", 4).await > 40);
}

#[tokio::test]
async fn looks_rebuilt_from_the_stream_are_those_one_gets_in_nusfjord() {
    assert!(follow_a_game(&Harbour::open().await, "nusfjord", 5).await > 40);
}

#[tokio::test]
async fn looks_rebuilt_from_the_stream_are_those_one_gets_in_a_game_with_secrets() {
    follow_a_game(&Harbour::open().await, "wager", 6).await;
}

#[tokio::test]
async fn a_line_tells_what_was_done_only_where_nothing_is_secret() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let mut lines = Lines::table(&olav, &id).await;
    let known = seq(&lines.line().await);
    let who = if ingrid.act_somehow(&id, 0).await.is_some() { "a" } else { "b" };
    if who == "b" {
        olav.act_somehow(&id, 0).await.unwrap();
    }
    let step = lines.step(known).await;
    assert!(step["did"][0].as_str().unwrap().starts_with(who), "{step}");
    assert_eq!(step["look"], Value::Null, "only what changed is told");

    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let mut lines = Lines::table(&olav, &id).await;
    let known = seq(&lines.line().await);
    ingrid.act(&id, known, "a", "bid 1").await.ok();
    let step = lines.step(known).await;
    assert_eq!(step["did"], Value::Null, "{step}");
}

#[tokio::test]
async fn a_stream_goes_on_where_it_ended() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let mut lines = Lines::table(&olav, &id).await;
    let mut kept = Kept::new(&lines.line().await);
    let step = async |turn| {
        if ingrid.act_somehow(&id, turn).await.is_none() {
            olav.act_somehow(&id, turn).await.unwrap();
        }
    };
    step(3).await;
    kept.follow(&lines.step(kept.seq).await);
    drop(lines);
    let broken_off = kept.seq;
    for turn in 0..3 {
        step(turn * 5).await;
    }
    let mut again = Lines::since(&olav, &id, broken_off).await;
    for _ in 0..3 {
        let line = again.step(kept.seq).await;
        assert_eq!(line["look"], Value::Null, "no whole look is needed: {line}");
        kept.follow(&line);
    }
    kept.compare(&olav, &id, "after the break").await;

    // Who knows everything is told of the next step first.
    let mut up_to_date = Lines::since(&olav, &id, kept.seq).await;
    step(2).await;
    let line = up_to_date.step(kept.seq).await;
    assert_eq!(line["look"], Value::Null, "{line}");

    // Too old, or never heard of: a whole look.
    let now = seq(&olav.table(&id).await);
    for unknown in [0, now + 100] {
        let first = Lines::since(&olav, &id, unknown).await.line().await;
        assert_eq!((seq(&first), first["look"].is_object()), (now, true), "{first}");
    }
}

#[tokio::test]
async fn what_is_taken_back_is_told() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let mut lines = Lines::table(&olav, &id).await;
    let mut kept = Kept::new(&lines.line().await);
    let known = ingrid.act_somehow(&id, 0).await.unwrap();
    kept.follow(&lines.step(kept.seq).await);
    ingrid.post(&format!("/api/tables/{id}/undo"), json!({ "seq": known, "seat": "a" })).await.ok();
    kept.follow(&lines.step(kept.seq).await);
    kept.compare(&olav, &id, "after it was taken back").await;
}

#[tokio::test]
async fn who_sits_down_sees_with_other_eyes_from_then_on() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut lines = Lines::table(&olav, &id).await;
    let mut kept = Kept::new(&lines.line().await);
    assert_eq!((&kept.look["you"], &kept.look["state"]), (&json!([]), &json!("open")));
    olav.form(&invite, &[]).await;
    while kept.look["you"] != json!(["b"]) || kept.look["state"] != "playing" || kept.legal == json!([]) {
        kept.follow(&lines.line().await);
    }
    kept.compare(&olav, &id, "after sitting down").await;
    assert_ne!(kept.look["view"]["cards"][1], Value::Null, "the own card is known");
}

#[tokio::test]
async fn a_revoked_token_ends_its_streams_at_once() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let bot = ingrid.post("/api/bots", json!({ "name": "Marvin" })).await.ok();
    let marvin = harbour.known_by(&bot["token"].as_str().map(str::to_owned));
    let (id, _) = marvin.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let (mut table, mut mine) = (Lines::table(&marvin, &id).await, Lines::of(&marvin, "/api/stream").await);
    table.line().await;
    assert_eq!(mine.line().await["table"], json!(id));
    assert_eq!(marvin.get("/api/session").await.status, 200);
    let revoke = ingrid.request(Method::DELETE, &format!("/api/bots/{}", bot["id"].as_str().unwrap()));
    ingrid.send(revoke).await.ok();
    assert!(table.next().await.is_none() && mine.next().await.is_none());
    marvin.get("/api/session").await.refused(401, "no-session");
    marvin.act(&id, 0, "a", "bid 1").await.refused(401, "no-session");
}

#[tokio::test]
async fn one_stream_tells_of_all_my_tables() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    harbour.stranger().get("/api/stream").await.refused(401, "no-session");
    let mut lines = Lines::of(&olav, "/api/stream").await;
    let first = lines.line().await;
    assert_eq!((&first["event"], &first["table"]), (&json!("table"), &json!(id)));
    assert_eq!(first["look"]["your_turn"], true);

    let (open, _) = ingrid.opens("fjords", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let invite = ingrid.table(&open).await["invite"].as_str().unwrap().to_owned();
    olav.form(&invite, &[]).await;
    let begun = lines.line().await;
    assert_eq!((&begun["event"], &begun["table"]), (&json!("begun"), &json!(open)));

    let mut heard = Vec::new();
    crate::harbour::play_out(&[&ingrid, &olav], &id).await;
    while heard.last() != Some(&"over".to_owned()) {
        let line = lines.line().await;
        if line["table"] == json!(id) {
            heard.push(line["event"].as_str().unwrap().to_owned());
        }
    }
    assert!(heard.contains(&"turn".into()), "{heard:?}");
    let rematch = format!("/api/tables/{id}/rematch");
    assert_eq!(ingrid.post(&rematch, json!({})).await.ok()["id"], Value::Null);
    let asked = loop {
        let line = lines.line().await;
        if line["event"] == "again" {
            break line;
        }
    };
    assert_eq!((&asked["table"], &asked["from"]), (&json!(id), &json!("Ingrid")));
    olav.post(&rematch, json!({})).await.ok();
    let invited = loop {
        let line = lines.line().await;
        if line["event"] == "invitation" {
            break line;
        }
    };
    assert_eq!((&invited["from"], &invited["game"]), (&json!("Ingrid"), &json!("wager")));
}

#[tokio::test]
async fn what_an_edition_fixes_is_told_once() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "fjords").await;
    let table = ingrid.table(&id).await;
    assert_eq!(table["view"]["kinds"], Value::Null);
    let hash = table["edition"].as_str().unwrap().rsplit(' ').next().unwrap();
    let reply = harbour.stranger().get(&format!("/api/editions/{hash}")).await;
    assert!(reply.header("cache-control").contains("immutable"), "{reply:?}");
    let edition = reply.ok();
    assert_eq!((&edition["game"], &edition["hash"]), (&json!("fjords"), &json!(hash)));
    let kinds = edition["view"]["kinds"].as_array().unwrap();
    let laid = table["view"]["hexes"][0]["hex"].as_u64().unwrap() as usize;
    assert!(kinds[laid]["corners"].is_array(), "hexes are told by their number in this list");
    harbour.stranger().get("/api/editions/nothing").await.refused(404, "unknown-edition");
}

#[tokio::test]
async fn a_server_that_stops_ends_its_streams() {
    let harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let (mut table, mut mine) = (Lines::table(&ingrid, &id).await, Lines::of(&ingrid, "/api/stream").await);
    table.line().await;
    mine.line().await;
    harbour.stop().await;
    while table.next().await.is_some() {}
    while mine.next().await.is_some() {}
}
