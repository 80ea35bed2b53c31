//! Series of games: each begins where the one before ended, and the last one gives a rank.

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, play_out};

/// Plays a table to its end and goes on to the next one; gives the points and the id of the next table.
async fn play_on(ingrid: &Client, id: &str) -> (i64, String) {
    let over = play_out(&[ingrid], id).await;
    let next = ingrid.post(&format!("/api/tables/{id}/rematch"), json!({})).await.ok();
    (over["scores"][0]["total"].as_i64().unwrap(), next["id"].as_str().unwrap().to_owned())
}

fn setup(table: &Value) -> &str {
    table["setup"].as_str().unwrap()
}

#[tokio::test]
async fn a_campaign_of_nusfjord_is_three_games_and_a_rank() {
    let mut harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    let wish = json!({ "game": "nusfjord", "setup": "1p deck=cod campaign=1", "seats": [{ "kind": "me" }] });
    let first = ingrid.post("/api/tables", wish).await.ok()["id"].as_str().unwrap().to_owned();
    let (one, second) = play_on(&ingrid, &first).await;
    let table = ingrid.table(&second).await;
    assert!(setup(&table).contains("campaign=2") && setup(&table).contains("without="), "{}", setup(&table));
    let page = ingrid.get(&format!("/t/{second}")).await.text;
    assert!(page.contains("Campaign, second game"), "the setup is said in words: {page}");
    let (two, third) = play_on(&ingrid, &second).await;
    assert!(setup(&ingrid.table(&third).await).contains("campaign=3"));
    assert!(!ingrid.get(&format!("/t/{second}/result")).await.text.contains("id=\"honours\""));

    let over = play_out(&[&ingrid], &third).await;
    let three = over["scores"][0]["total"].as_i64().unwrap();
    let expected = (one + two + three - 100).max(0);
    // The rank was written with the last step: nobody has opened the result.
    harbour.crash_and_reopen().await;
    let ingrid = harbour.known_by(&ingrid.token);
    let kept = format!("Nusfjord: rank {expected}");
    assert!(ingrid.get("/").await.text.contains(&kept), "the rank outlives a crash");
    let body = json!({ "seq": over["seq"], "seat": "a" });
    let undo = ingrid.post(&format!("/api/tables/{third}/undo"), body).await;
    assert_eq!(undo.refused(422, "undo")["rule"], "undo-error-over");
    assert!(ingrid.get("/").await.text.contains(&kept), "nobody plays the end again for a better rank");
    for _ in 0..2 {
        let result = ingrid.get(&format!("/t/{third}/result")).await.text;
        let good = (30..=40).contains(&three);
        assert_eq!(result.contains(">A good result<"), good, "what the rulebook says of {three} points");
        assert!(result.contains("id=\"verdict\""), "{result}");
        let said = result.split("id=\"honours\"").nth(1).expect("the result says what the campaign came to");
        let said = said.split("</p>").next().unwrap();
        assert!(said.contains(&format!("rank: {expected}")), "{said}");
    }
    let lobby = ingrid.get("/").await.text;
    assert!(lobby.contains(&format!("Nusfjord: rank {expected}")), "the rank is kept: {lobby}");
    assert!(!harbour.guest("Olav").await.get("/").await.text.contains("Nusfjord: rank"), "it is hers alone");

    // After the last game a new campaign begins.
    let (_, fourth) = play_on(&ingrid, &third).await;
    let again = ingrid.table(&fourth).await;
    assert!(setup(&again).contains("campaign=1") && !setup(&again).contains("without="), "{}", setup(&again));
}

#[tokio::test]
async fn a_campaign_begins_with_its_first_game() {
    let harbour = Harbour::open().await;
    let ingrid = harbour.guest("Ingrid").await;
    for setup in ["1p campaign=3", "1p deck=cod campaign=3 without=office"] {
        let wish = json!({ "game": "nusfjord", "setup": setup, "seats": [{ "kind": "me" }] });
        let refused = ingrid.post("/api/tables", wish).await.refused(422, "setup");
        assert_eq!(refused["rule"], "nusfjord-setup-without", "{setup}");
    }
    let form = ingrid.get("/new/nusfjord").await.text;
    assert!(form.contains("name=\"option-campaign\" value=\"1\""), "{form}");
    assert!(!form.contains("name=\"option-campaign\" value=\"3\""), "no form offers a third game");
}
