//! Bots of one's own: tokens, what they open and what they do not, and the example in Python playing whole games.

use std::{path::PathBuf, process::Stdio};

use reqwest::Method;
use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, seq, soon};

/// Lets a bot in; gives its id and somebody who holds its token and sends it as programs do.
async fn bot_of(owner: &Client, name: &str) -> (String, Bearer) {
    let bot = owner.post("/api/bots", json!({ "name": name })).await;
    assert_eq!(bot.status, 201, "{}", bot.text);
    let bot = bot.json();
    let token = bot["token"].as_str().unwrap().to_owned();
    let mut client = owner.clone();
    client.token = None;
    (bot["id"].as_str().unwrap().to_owned(), Bearer { client, token })
}

/// A program with a token and no cookies.
struct Bearer {
    client: Client,
    token: String,
}

impl Bearer {
    async fn get(&self, path: &str) -> crate::harbour::Reply {
        self.client.send(self.client.request(Method::GET, path).bearer_auth(&self.token)).await
    }

    async fn post(&self, path: &str, body: Value) -> crate::harbour::Reply {
        self.client.send(self.client.request(Method::POST, path).bearer_auth(&self.token).json(&body)).await
    }
}

#[tokio::test]
async fn a_token_plays_until_it_is_revoked() {
    let harbour = Harbour::open().await;
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let (id, bot) = bot_of(&ingrid, "Marvin").await;
    assert_eq!(bot.get("/api/session").await.ok()["name"], "Marvin");
    let mine = ingrid.get("/api/bots").await.ok();
    assert_eq!(
        (mine.as_array().unwrap().len(), &mine[0]["id"], &mine[0]["name"]),
        (1, &json!(id), &json!("Marvin"))
    );
    assert!(mine[0].get("token").is_none(), "a token is told once");
    assert_eq!(olav.get("/api/bots").await.ok(), json!([]));

    let revoke = |by: &Client| by.request(Method::DELETE, &format!("/api/bots/{id}"));
    olav.send(revoke(&olav)).await.refused(404, "unknown-bot");
    harbour.stranger().send(revoke(&harbour.stranger())).await.refused(401, "no-session");
    assert_eq!(bot.get("/api/session").await.status, 200, "others cannot revoke it");
    ingrid.send(revoke(&ingrid)).await.ok();
    bot.get("/api/session").await.refused(401, "no-session");
    assert_eq!(ingrid.get("/api/bots").await.ok(), json!([]));
    ingrid.send(revoke(&ingrid)).await.refused(404, "unknown-bot");
}

#[tokio::test]
async fn only_people_let_bots_in_and_only_with_a_name() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (_, bot) = bot_of(&ingrid, "Marvin").await;
    bot.post("/api/bots", json!({ "name": "Child" })).await.refused(403, "not-for-bots");
    harbour.stranger().post("/api/bots", json!({ "name": "Child" })).await.refused(401, "no-session");
    ingrid.post("/api/bots", json!({ "name": "  " })).await.refused(422, "name");
}

/// Nobody finds the token in what the server keeps.
#[tokio::test]
async fn the_token_is_not_kept() {
    let harbour = Harbour::open().await;
    let (_, bot) = bot_of(&harbour.guest("Ingrid").await, "Marvin").await;
    for file in std::fs::read_dir(harbour.data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(64).any(|window| window == bot.token.as_bytes()));
    }
}

/// A bot sits at its owner's table, is called what it is, and sees its own seat's secrets alone.
#[tokio::test]
async fn a_bot_sees_what_its_seat_may_know() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (_, bot) = bot_of(&ingrid, "Marvin").await;
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    bot.post("/api/join", json!({ "invite": "nonsense" })).await.refused(403, "wrong-invite");
    let joined = bot.post("/api/join", json!({ "invite": invite.rsplit('/').next() })).await.ok();
    assert_eq!((&joined["id"], &joined["seat"]), (&json!(id), &json!("b")));

    let (hers, its) = (ingrid.table(&id).await, bot.get(&format!("/api/tables/{id}")).await.ok());
    assert_eq!(its["you"], json!(["b"]));
    assert_eq!(its["seats"][1]["kind"], "program");
    assert_eq!(its["seats"][0]["kind"], "person");
    assert!(its["legal"].as_array().unwrap().iter().all(|action| action["seat"] == "b"), "{its}");
    assert_eq!((&hers["view"]["cards"][1], &its["view"]["cards"][0]), (&Value::Null, &Value::Null));
    assert!(hers["view"]["cards"][0].is_number() && its["view"]["cards"][1].is_number(), "{hers} {its}");
    let foreign = json!({ "seq": seq(&its), "seat": "a", "action": "bid 1" });
    bot.post(&format!("/api/tables/{id}/act"), foreign).await.refused(403, "foreign-seat");
    let page = ingrid.get(&format!("/t/{id}")).await.text;
    assert!(page.contains("program"), "the other one is told who plays there");
}

/// A look that waits answers when something happens, not before, and at once where something has happened.
#[tokio::test]
async fn a_look_waits_for_news() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (_, bot) = bot_of(&ingrid, "Marvin").await;
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let path = format!("/api/tables/{id}?since=0");
    let (waited, joined) = soon(async {
        tokio::join!(ingrid.get(&path), bot.post("/api/join", json!({ "invite": invite.rsplit('/').next() })))
    })
    .await;
    joined.ok();
    assert_ne!(waited.ok()["seats"][1]["kind"], "open", "it waited until somebody sat down");
    let now = seq(&ingrid.table(&id).await);
    let path = format!("/api/tables/{id}?since={now}");
    let (waited, acted) = soon(async { tokio::join!(ingrid.get(&path), bot_acts(&bot, &id)) }).await;
    assert!(seq(&waited.ok()) > now, "it waited for {acted}");
    let stale = soon(ingrid.get(&format!("/api/tables/{id}?since={now}"))).await.ok();
    assert!(seq(&stale) > now, "who is behind is told at once");
}

async fn bot_acts(bot: &Bearer, id: &str) -> Value {
    let table = bot.get(&format!("/api/tables/{id}")).await.ok();
    let action = &table["legal"][0];
    let body = json!({ "seq": table["seq"], "seat": action["seat"], "action": action["action"] });
    bot.post(&format!("/api/tables/{id}/act"), body).await.ok()
}

/// Runs the example; gives what it printed.
async fn python(bot: &Bearer, more: &[&str]) -> String {
    let example = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = tokio::process::Command::new("python3");
    command.arg(example).arg(bot.client.base()).arg(&bot.token).args(more);
    command.stdin(Stdio::null()).kill_on_drop(true);
    let output = soon(command.output()).await.expect("python3 is installed");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    out.into_owned()
}

/// Every step of the record that a seat took.
fn steps_of(record: &str, seat: char) -> usize {
    let step = |line: &str| {
        let mut words = line.split(' ');
        words.next().is_some_and(|number| number.parse::<u32>().is_ok())
            && words.next() == Some(&seat.to_string())
    };
    record.lines().filter(|line| step(line)).count()
}

#[tokio::test]
async fn the_python_example_beats_or_loses_to_a_bot_of_the_house() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (_, bot) = bot_of(&ingrid, "Marvin").await;
    let printed = python(&bot, &[]).await;
    assert!(printed.contains("Marvin") && printed.lines().count() == 2, "{printed}");
    let tables = bot.get("/api/tables").await.ok();
    let id = tables["mine"][0]["id"].as_str().unwrap();
    let table = bot.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["state"], "over");
    assert_eq!((&table["seats"][0]["kind"], &table["seats"][1]["kind"]), (&json!("program"), &json!("bot")));
    let record = bot.get(&format!("/api/tables/{id}/record")).await.text;
    assert!(steps_of(&record, 'a') >= 5 && steps_of(&record, 'b') >= 5, "both have played: {record}");
}

/// Invited to a table with secrets and sealed bids, against a person.
#[tokio::test]
async fn the_python_example_accepts_an_invitation() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let (_, bot) = bot_of(&ingrid, "Marvin").await;
    let (id, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let invite = format!("{}{invite}", bot.client.base());
    let person = async {
        let mut table = ingrid.table(&id).await;
        while table["state"] != "over" {
            ingrid.act_somehow(&id, 1).await;
            table = ingrid.get(&format!("/api/tables/{id}?since={}", seq(&table))).await.ok();
        }
        table
    };
    let more = [invite.as_str()];
    let (printed, table) = soon(async { tokio::join!(python(&bot, &more), person) }).await;
    assert!(printed.contains("Marvin") && printed.contains("Ingrid"), "{printed}");
    let record = ingrid.get(&format!("/api/tables/{id}/record")).await.text;
    assert_eq!(steps_of(&record, 'b'), 2, "two rounds, two bids: {table}");
}

#[tokio::test]
async fn the_page_lets_bots_in_and_shuts_them_out() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    assert_eq!(harbour.stranger().get("/bots").await.status, 401);
    let page = ingrid.form("/bots", &[("name", "Marvin")]).await;
    assert_eq!(page.status, 200, "{}", page.text);
    let token = page.text.split("id=\"token\"").nth(1).unwrap().split("value=\"").nth(1).unwrap();
    let bot = Bearer { client: harbour.stranger(), token: token.split('"').next().unwrap().to_owned() };
    assert_eq!(bot.get("/api/session").await.ok()["name"], "Marvin");
    let page = ingrid.get("/bots").await.text;
    assert!(page.contains("Marvin") && !page.contains(&bot.token), "shown once");
    assert_eq!(ingrid.form("/bots", &[("name", " ")]).await.status, 422);

    let revoke = page.split("action=\"").find(|part| part.starts_with("/bots/")).unwrap();
    assert_eq!(ingrid.form(revoke.split('"').next().unwrap(), &[]).await.status, 303);
    bot.get("/api/session").await.refused(401, "no-session");
    assert!(!ingrid.get("/bots").await.text.contains("Marvin"));
}
