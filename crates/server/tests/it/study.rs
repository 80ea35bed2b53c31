//! Guided first games and puzzles, as somebody plays them without script.

use catalog::{Catalog, Guide};
use serde_json::json;

use crate::harbour::{Client, Harbour, Reply, seq, soon};

/// What the lesson advises, if it asks for anything.
fn advised(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("data-advice=\"")?;
    Some(rest.split_once('"')?.0.replace("&gt;", ">").replace("&amp;", "&"))
}

/// A newcomer presses a button and finds a table: the client that the cookie makes of them, and the table's id.
async fn pressed(harbour: &Harbour, address: &str) -> (Client, String) {
    let reply = harbour.stranger().form(address, &[]).await;
    assert_eq!(reply.status, 303, "{}", reply.text);
    let id = reply.header("location").strip_prefix("/t/").unwrap().to_owned();
    (harbour.known_by(&reply.cookie("naust")), id)
}

/// The page of the table as soon as it is as wished for.
async fn page_when(client: &Client, id: &str, is: impl Fn(&str) -> bool) -> String {
    let look = async {
        loop {
            let page = client.get(&format!("/t/{id}")).await.text;
            if is(&page) {
                return page;
            }
        }
    };
    soon(look).await
}

async fn act(client: &Client, id: &str, seat: &str, action: &str) -> Reply {
    let now = seq(&client.table(id).await);
    client.act(id, now, seat, action).await
}

#[tokio::test]
async fn every_guided_game_is_played_to_its_end() {
    let harbour = Harbour::open().await;
    let catalog = Catalog::load(None).unwrap();
    for game in catalog.games() {
        let key = game.info().key;
        let (client, id) = pressed(&harbour, &format!("/learn/{key}")).await;
        let guide = Guide::read(game).unwrap().unwrap();
        let mut asked = 0;
        let end = loop {
            let waits = |page: &str| advised(page).is_some() || ended(page, key);
            let page = page_when(&client, &id, waits).await;
            let Some(action) = advised(&page) else { break page };
            if asked == 0 {
                leaves_and_comes_back(&client, &id, &action).await;
            }
            act(&client, &id, "a", &action).await.ok();
            asked += 1;
        };
        assert_eq!(asked, guide.stops.iter().map(|stop| stop.asks).sum::<usize>(), "{key}");
        assert!(!end.contains('⟨'), "{key}: a word is missing");
        let steps = client.table(&id).await["steps"].as_u64().unwrap_or_default();
        assert!(steps == 0 || steps as usize == guide.end, "{key}: {steps} steps");
        if end.contains("value=\"on\"") {
            let reply = client.form(&format!("/t/{id}/lesson"), &[("wish", "on")]).await;
            assert_eq!(reply.status, 303);
            page_when(&client, &id, |page| !page.contains("id=\"lesson\"")).await;
            let legal = async { while client.act_somehow(&id, 0).await.is_none() {} };
            soon(legal).await;
        }
    }
}

/// The lesson is over: it offers to play on, or another game.
fn ended(page: &str, key: &str) -> bool {
    page.contains("id=\"lesson\"") && page.contains(&format!("/puzzles?game={key}\">Try"))
}

/// Another move is carried out, the lesson says so, and goes on where it was left.
async fn leaves_and_comes_back(client: &Client, id: &str, advice: &str) {
    let table = client.table(id).await;
    let legal = table["legal"].as_array().unwrap();
    let other = legal.iter().map(|choice| choice["action"].as_str().unwrap()).find(|other| *other != advice);
    act(client, id, "a", other.unwrap()).await.ok();
    let page = client.get(&format!("/t/{id}")).await.text;
    assert!(page.contains("Back to the lesson") && advised(&page).is_none(), "{page}");
    let reply = client.form(&format!("/t/{id}/lesson"), &[("wish", "back")]).await;
    assert_eq!(reply.status, 303, "{}", reply.text);
    let page = client.get(&format!("/t/{id}")).await.text;
    assert_eq!(advised(&page).as_deref(), Some(advice));
}

#[tokio::test]
async fn a_guided_game_is_gone_on_with_and_nobody_else_may() {
    let harbour = Harbour::open().await;
    let (client, id) = pressed(&harbour, "/learn/fjords").await;
    assert_eq!(client.form("/learn/fjords", &[]).await.header("location"), format!("/t/{id}"));
    let lobby = client.get("/").await.text;
    assert!(lobby.contains(&format!("/t/{id}")));
    let other = harbour.guest("Olav").await;
    assert_eq!(other.form(&format!("/t/{id}/lesson"), &[("wish", "on")]).await.status, 403);
    assert!(!other.get(&format!("/t/{id}")).await.text.contains("data-advice"), "advice is the learner's");
    client.post(&format!("/api/tables/{id}/hint"), json!({ "seat": "a" })).await.refused(403, "no-hints");
    assert_eq!(harbour.stranger().form("/learn/wager", &[]).await.status, 404);
}

#[tokio::test]
async fn a_first_game_begins_with_one_click() {
    let harbour = Harbour::open().await;
    let (client, id) = pressed(&harbour, "/play/pomory").await;
    let table = client.table(&id).await;
    assert_eq!(
        (&table["state"], &table["seats"][1]["level"]),
        (&json!("playing"), &json!("deckhand")),
        "{table}"
    );
}

#[tokio::test]
async fn a_puzzle_is_answered_once_and_explained() {
    let harbour = Harbour::open().await;
    let catalog = Catalog::load(None).unwrap();
    for (index, key) in ["fjords", "pomory", "nusfjord"].into_iter().enumerate() {
        let puzzles = catalog.game(key).unwrap().puzzles();
        let puzzle = &puzzles[index];
        let address = format!("/puzzles/{key}/{}", puzzle.id);
        let (client, id) = pressed(&harbour, &address).await;
        assert_eq!(client.form(&address, &[]).await.header("location"), format!("/t/{id}"), "kept for later");
        let seat = puzzle.decider().to_string();
        // Later: the list leads back to it.
        let list = client.get("/puzzles").await.text;
        let left = list.split_once("id=\"puzzle-left\"").map(|(_, rest)| rest.split_once("</p>").unwrap().0);
        assert!(left.is_some_and(|left| left.contains(&format!("/t/{id}\""))), "{key}: {left:?}");
        // Programs are told what there is, and open the same table; the answer comes after theirs.
        let found = async || -> serde_json::Value {
            let all = client.get(&format!("/api/puzzles?game={key}")).await.json();
            let all = all.as_array().unwrap().clone();
            assert_eq!(all.len(), puzzles.len(), "{key}");
            all.into_iter().find(|other| other["id"] == json!(puzzle.id)).unwrap()
        };
        let known = found().await;
        assert_eq!((&known["solved"], &known["difficulty"]), (&json!(null), &json!(puzzle.difficulty)));
        assert!(known.get("candidates").is_none() && known.get("record").is_none(), "{known}");
        let opened = client.post("/api/puzzles", json!({ "game": key, "id": puzzle.id })).await;
        assert_eq!((opened.status.as_u16(), opened.json()["table"].clone()), (201, json!(id)));
        let page = client.get(&format!("/t/{id}")).await.text;
        assert!(page.contains("What is best here?"), "{key}");
        assert!(!page.contains("data-advice") && !page.contains("% chance"), "{key}: nothing is given away");
        assert!(!page.contains(&puzzle.id), "{key}: nor where the answer stands");
        let hint = client.post(&format!("/api/tables/{id}/hint"), json!({ "seat": seat })).await;
        hint.refused(403, "no-hints");
        assert_eq!(client.get(&address).await.status, 303, "{key}: not before the answer");
        assert!(!client.get("/").await.text.contains(&format!("/t/{id}")), "{key}: not among the tables");
        let right = index == 0;
        let answer = if right { &puzzle.answer } else { &puzzle.others[0] };
        act(&client, &id, &seat, &answer.action).await.ok();
        let page = client.get(&format!("/t/{id}")).await.text;
        assert!(page.contains(if right { "Right." } else { "Not the best." }), "{key}");
        assert!(client.table(&id).await["legal"].as_array().unwrap().is_empty(), "{key}: nothing goes on");
        let now = seq(&client.table(&id).await);
        let undo = client.post(&format!("/api/tables/{id}/undo"), json!({ "seq": now, "seat": seat })).await;
        undo.refused(409, "answered");
        let told = client.get(&address).await.text;
        assert!(
            told.contains(if right { "Right." } else { "Not the best." }) && !told.contains('⟨'),
            "{key}"
        );
        assert!(told.contains("your answer") && told.contains("1200 →"), "{told}");
        // The answer is seen on the board, beside what was done or what tempts.
        assert_eq!(told.matches("class=\"still better\"").count(), 1, "{key}");
        assert!(told.contains("class=\"still before\""), "{key}");
        assert_eq!(told.contains("You played"), !right, "{key}");
        let known = found().await;
        assert_eq!(known["solved"], json!(right));
        assert_eq!(known["candidates"][0]["action"], json!(puzzle.answer.action), "{known}");
        assert!(!client.get("/puzzles").await.text.contains("puzzle-left"), "{key}: nothing waits any more");
        // Who disagrees is heard; once more is another table and counts nothing.
        let reply = client.form(&format!("{address}/disagree"), &[]).await;
        assert!(client.get(reply.header("location")).await.text.contains("id=\"noted\""), "{key}");
        let again = client.form(&address, &[("again", "on")]).await.header("location").to_owned();
        assert_ne!(again, format!("/t/{id}"), "{key}");
        assert!(client.get(&again).await.text.contains("What is best here?"), "{key}");
        let best = &puzzle.answer.action;
        act(&client, again.trim_start_matches("/t/"), &seat, best).await.ok();
        assert!(client.get(&again).await.text.contains("Right."), "{key}");
        assert_eq!(found().await["solved"], json!(right), "{key}: the first answer counts");
        let list = client.get(&format!("/puzzles?game={key}&show=all")).await.text;
        assert!(list.contains(if right { "solved" } else { "missed" }) && list.contains("1 puzzle"), "{key}");
        let reply = client.form(&format!("/t/{id}/lesson"), &[("wish", "on")]).await;
        assert_eq!(reply.status, 303);
        page_when(&client, &id, |page| !page.contains("id=\"lesson\"")).await;
    }
    assert_eq!(harbour.stranger().form("/puzzles/fjords/nothing", &[]).await.status, 404);
}

#[tokio::test]
async fn a_puzzle_that_is_given_up_is_shown_and_counts_as_missed() {
    let harbour = Harbour::open().await;
    let catalog = Catalog::load(None).unwrap();
    let puzzle = &catalog.game("fjords").unwrap().puzzles()[3];
    let address = format!("/puzzles/fjords/{}", puzzle.id);
    let (client, id) = pressed(&harbour, &address).await;
    assert_eq!(harbour.stranger().form(&format!("/t/{id}/shown"), &[]).await.status, 401);
    let shown = client.form(&format!("/t/{id}/shown"), &[]).await;
    assert_eq!(shown.header("location"), address);
    let told = client.get(&address).await.text;
    assert!(told.contains("Shown, not solved.") && told.contains("class=\"still better\""), "{told}");
    assert!(!told.contains("You played") && !told.contains("Your answer"), "nothing was done");
    // Finding it afterwards changes nothing.
    act(&client, &id, &puzzle.decider().to_string(), &puzzle.answer.action).await.ok();
    let list = client.get("/api/puzzles?game=fjords").await.json();
    let known =
        list.as_array().unwrap().iter().find(|other| other["id"] == json!(puzzle.id)).unwrap().clone();
    assert_eq!(known["solved"], json!(false));
}
