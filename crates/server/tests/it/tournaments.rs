//! Tournaments: signing up, rounds that follow one another, standings, and whatever may go wrong on the way.

use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, games, soon};

/// People with accounts.
async fn people(harbour: &Harbour, names: &[&str]) -> Vec<Client> {
    let mut people = Vec::new();
    for name in names {
        let person = harbour.guest(name).await;
        person.post("/api/account", json!({ "login": name, "password": "herring and cod" })).await.ok();
        people.push(person);
    }
    people
}

/// A tournament that the first has announced and for which all have signed up.
async fn announced(people: &[Client], plan: Value) -> String {
    let mut body = json!({ "name": "Søndag", "game": "fjords", "clock": "600+5", "system": "swiss" });
    body.as_object_mut().unwrap().extend(plan.as_object().unwrap().clone());
    let id = people[0].post("/api/tournaments", body).await.ok()["id"].as_str().unwrap().to_owned();
    for person in people {
        person.post(&format!("/api/tournaments/{id}/join"), json!({})).await.ok();
    }
    id
}

async fn look(person: &Client, id: &str) -> Value {
    person.get(&format!("/api/tournaments/{id}")).await.ok()
}

async fn start(host: &Client, id: &str) {
    host.post(&format!("/api/tournaments/{id}/start"), json!({})).await.ok();
}

/// Looks until it is so. Everything that happens by itself happens within a moment of something that can be seen.
async fn until(person: &Client, id: &str, what: impl Fn(&Value) -> bool) -> Value {
    soon(async {
        loop {
            let now = look(person, id).await;
            if what(&now) {
                return now;
            }
            tokio::task::yield_now().await;
        }
    })
    .await
}

/// The tables of a round, with who sits first and second.
fn tables(tournament: &Value, round: u64) -> Vec<(String, usize, usize)> {
    let games = tournament["games"].as_array().unwrap().iter().filter(|game| game["round"] == round);
    let number = |value: &Value| value.as_u64().map(|n| n as usize);
    games
        .filter_map(|game| {
            let table = game["table"].as_str()?.to_owned();
            Some((table, number(&game["first"])?, number(&game["second"])?))
        })
        .collect()
}

/// Whoever signed up later gives up.
async fn earlier_wins(people: &[Client], tournament: &Value, round: u64) {
    for (table, first, second) in tables(tournament, round) {
        let loser = &people[first.max(second)];
        // The table is opened a moment after it was named.
        soon(async {
            while loser.get(&format!("/api/tables/{table}")).await.status != 200 {
                tokio::task::yield_now().await;
            }
        })
        .await;
        loser.post(&format!("/api/tables/{table}/people"), json!({ "deed": "resign" })).await.ok();
    }
}

fn points(tournament: &Value) -> Vec<(u64, f64)> {
    let lines = tournament["standings"].as_array().unwrap().iter();
    lines.map(|line| (line["n"].as_u64().unwrap(), line["points"].as_f64().unwrap())).collect()
}

#[tokio::test]
async fn a_swiss_tournament_is_played_to_its_end_across_a_restart() {
    let mut harbour = Harbour::open().await;
    let mut all = people(&harbour, &["Ingrid", "Olav", "Kari", "Nils"]).await;
    let id = announced(&all, json!({ "rounds": 2, "most": 4, "rated": true })).await;
    harbour
        .guest("Guest")
        .await
        .post(&format!("/api/tournaments/{id}/join"), json!({}))
        .await
        .refused(409, "no-account");
    let late = people(&harbour, &["Late"]).await.remove(0);
    late.post(&format!("/api/tournaments/{id}/join"), json!({})).await.refused(409, "tournament-full");
    all[1].post(&format!("/api/tournaments/{id}/start"), json!({})).await.refused(403, "not-host");
    all[1].post(&format!("/api/tournaments/{id}/join"), json!({})).await.ok();
    assert_eq!(look(&all[0], &id).await["players"], 4, "twice is once");

    start(&all[0], &id).await;
    let first = until(&all[0], &id, |now| now["round"] == 1).await;
    assert_eq!((&first["state"], tables(&first, 1).len()), (&json!("running"), 2));
    late.post(&format!("/api/tournaments/{id}/join"), json!({})).await.refused(409, "tournament-begun");
    earlier_wins(&all, &first, 1).await;
    until(&all[0], &id, |now| now["next"].is_number()).await;

    harbour.crash_and_reopen().await;
    all = all.iter().map(|person| harbour.known_by(&person.token)).collect();
    start(&all[0], &id).await;
    let second = until(&all[0], &id, |now| now["round"] == 2).await;
    let met = |pair: &(String, usize, usize)| (pair.1.min(pair.2), pair.1.max(pair.2));
    let before: Vec<_> = tables(&second, 1).iter().map(met).collect();
    assert!(tables(&second, 2).iter().all(|pair| !before.contains(&met(pair))), "nobody meets twice");
    earlier_wins(&all, &second, 2).await;
    let over = until(&all[0], &id, |now| now["state"] == "over").await;
    assert_eq!(points(&over)[0], (0, 2.0), "{over}");
    assert_eq!(points(&over).iter().map(|(_, points)| points).sum::<f64>(), 4.0);
    assert_eq!(all[0].get("/api/leaders?game=fjords").await.ok().as_array().unwrap().len(), 4, "it counted");
    for person in [&all[0], &harbour.stranger()] {
        let page = person.get(&format!("/tournaments/{id}")).await;
        assert_eq!(page.status, 200);
        assert!(page.text.contains("Ingrid") && !page.text.contains('⟨'), "{}", page.text);
    }
}

#[tokio::test]
async fn a_server_that_died_before_it_opened_the_tables_opens_them_later_and_once() {
    let mut harbour = Harbour::open().await;
    let all = people(&harbour, &["Ingrid", "Olav", "Kari", "Nils"]).await;
    let id = announced(&all, json!({ "rounds": 1 })).await;
    start(&all[0], &id).await;
    let first = until(&all[0], &id, |now| now["round"] == 1).await;
    for (table, ..) in tables(&first, 1) {
        soon(async { while all[0].get(&format!("/api/tables/{table}")).await.status != 200 {} }).await;
    }
    harbour.alter("DELETE FROM turns; DELETE FROM journal; DELETE FROM seats; DELETE FROM tables;").await;
    let another = harbour.another_server(games()).await;
    let ingrid = harbour.known_by(&all[0].token);
    for (table, first, _) in tables(&first, 1) {
        let player = all[first].at(&another);
        soon(async { while player.get(&format!("/api/tables/{table}")).await.status != 200 {} }).await;
        assert_eq!(player.table(&table).await["you"], json!(["a"]));
    }
    let mine = ingrid.get("/api/tables").await.ok();
    assert_eq!(mine["mine"].as_array().unwrap().len(), 1, "two servers open a table once: {mine}");
    assert_eq!(look(&ingrid, &id).await["games"], first["games"]);
}

#[tokio::test]
async fn bots_fill_up_and_play_among_themselves() {
    let harbour = Harbour::open().await;
    let all = people(&harbour, &["Ingrid"]).await;
    let id = announced(&all, json!({ "game": "wager", "rounds": 1, "fill": "deckhand" })).await;
    start(&all[0], &id).await;
    let first = until(&all[0], &id, |now| now["round"] == 1).await;
    assert_eq!(first["players"], 4);
    let own = tables(&first, 1).into_iter().find(|(_, one, two)| [one, two].contains(&&0)).unwrap();
    soon(async { while all[0].get(&format!("/api/tables/{}", own.0)).await.status != 200 {} }).await;
    let table = all[0].table(&own.0).await;
    let seat = table["you"][0].clone();
    for (path, body, code) in [
        ("people", json!({ "deed": "abort" }), "tournament"),
        ("people", json!({ "deed": "ask-stop" }), "tournament"),
        ("people", json!({ "deed": "ask-pause" }), "tournament"),
    ] {
        all[0].post(&format!("/api/tables/{}/{path}", own.0), body).await.refused(409, code);
    }
    all[0]
        .post(&format!("/api/tables/{}/hint", own.0), json!({ "seat": seat }))
        .await
        .refused(403, "no-hints");
    all[0].post(&format!("/api/tables/{}/people", own.0), json!({ "deed": "resign" })).await.ok();
    let over = until(&all[0], &id, |now| now["state"] == "over").await;
    assert!(over["games"].as_array().unwrap().iter().all(|game| game["outcome"].is_string()), "{over}");
    assert_eq!(points(&over).iter().find(|(n, _)| *n == 0), Some(&(0, 0.0)));
    all[0].post(&format!("/api/tables/{}/rematch", own.0), json!({})).await.refused(409, "tournament");
}

#[tokio::test]
async fn of_an_odd_number_one_has_a_free_round_and_the_point() {
    let harbour = Harbour::open().await;
    let all = people(&harbour, &["Ingrid", "Olav", "Kari", "Nils", "Liv"]).await;
    let id = announced(&all, json!({ "rounds": 2 })).await;
    start(&all[0], &id).await;
    let mut free = Vec::new();
    for round in 1..=2 {
        let now = until(&all[0], &id, |now| now["round"] == round).await;
        let games = now["games"].as_array().unwrap();
        let bye = games.iter().find(|game| game["round"] == round && game["second"].is_null()).unwrap();
        assert_eq!(bye["outcome"], "free");
        free.push(bye["first"].clone());
        earlier_wins(&all, &now, round).await;
        if round == 1 {
            until(&all[0], &id, |now| now["next"].is_number()).await;
            start(&all[0], &id).await;
        }
    }
    assert_ne!(free[0], free[1]);
    let over = until(&all[0], &id, |now| now["state"] == "over").await;
    assert_eq!(points(&over).iter().map(|(_, points)| points).sum::<f64>(), 6.0);
}

#[tokio::test]
async fn who_does_not_come_loses_on_time_and_after_two_rounds_the_place() {
    let harbour = Harbour::open().await;
    let all = people(&harbour, &["Ingrid", "Olav", "Kari", "Nils"]).await;
    let id = announced(&all, json!({ "clock": "turn:1", "system": "robin" })).await;
    start(&all[0], &id).await;
    for round in 1..=2 {
        until(&all[0], &id, |now| now["round"] == round && now["next"].is_number()).await;
        start(&all[0], &id).await;
    }
    let now = until(&all[0], &id, |now| now["round"] == 3 || now["state"] == "over").await;
    let outcomes: Vec<_> = now["games"].as_array().unwrap().iter().map(|game| &game["outcome"]).collect();
    assert!(outcomes[..4].iter().all(|outcome| ["first", "second"].contains(&outcome.as_str().unwrap())));
    let left = now["entrants"].as_array().unwrap().iter().filter(|entrant| entrant["left"] == true).count();
    // Each of four games was lost by somebody who did not come; who lost two of them is off the list.
    let losers = now["games"].as_array().unwrap()[..4].iter().map(|game| match game["outcome"].as_str() {
        Some("first") => game["second"].as_u64().unwrap(),
        _ => game["first"].as_u64().unwrap(),
    });
    let losers: Vec<_> = losers.collect();
    let twice = (0..4).filter(|n| losers.iter().filter(|loser| *loser == n).count() > 1).count();
    assert_eq!(left, twice, "{losers:?}");
}

#[tokio::test]
async fn in_an_arena_one_comes_and_goes_and_it_ends_with_its_time() {
    let mut harbour = Harbour::open().await;
    let all = people(&harbour, &["Ingrid", "Olav", "Kari", "Nils", "Liv"]).await;
    let id = announced(&all[..4], json!({ "system": "arena", "minutes": 5 })).await;
    start(&all[0], &id).await;
    let first = until(&all[0], &id, |now| now["games"].as_array().unwrap().len() == 2).await;
    all[4].post(&format!("/api/tournaments/{id}/join"), json!({})).await.ok();
    let (table, one, two) = tables(&first, 1).remove(0);
    soon(async { while all[one].get(&format!("/api/tables/{table}")).await.status != 200 {} }).await;
    // Who withdraws gives the game up; the other one meets whoever has come.
    all[one].post(&format!("/api/tournaments/{id}/leave"), json!({})).await.ok();
    let next = until(&all[0], &id, |now| now["games"].as_array().unwrap().len() == 3).await;
    let (_, a, b) = tables(&next, 2).remove(0);
    assert_eq!((a.min(b), a.max(b)), (two.min(4), 4));
    assert_eq!(next["entrants"][one]["left"], true);
    // The time is over while no server runs: nobody is paired any more, what is played is played to its end.
    harbour.alter("UPDATE tournaments SET text = replace(text, '\"minutes\":5', '\"minutes\":0')").await;
    let all: Vec<_> = all.iter().map(|person| harbour.known_by(&person.token)).collect();
    assert_eq!(look(&all[0], &id).await["state"], "running");
    for round in 1..=2 {
        for (table, first, second) in tables(&next, round) {
            if all[first].table(&table).await["state"] == "playing" {
                let loser = &all[first.max(second)];
                loser.post(&format!("/api/tables/{table}/people"), json!({ "deed": "resign" })).await.ok();
            }
        }
    }
    let over = until(&all[0], &id, |now| now["state"] == "over").await;
    assert_eq!(over["games"].as_array().unwrap().len(), 3);
    all[4].post(&format!("/api/tournaments/{id}/join"), json!({})).await.refused(409, "tournament-begun");
}

#[tokio::test]
async fn with_fewer_than_four_it_does_not_take_place_and_nonsense_is_refused() {
    let harbour = Harbour::open().await;
    let all = people(&harbour, &["Ingrid", "Olav"]).await;
    let id = announced(&all, json!({})).await;
    start(&all[0], &id).await;
    until(&all[0], &id, |now| now["state"] == "cancelled").await;
    let id = announced(&all, json!({})).await;
    all[1].post(&format!("/api/tournaments/{id}/cancel"), json!({})).await.refused(403, "not-host");
    all[1].post(&format!("/api/tournaments/{id}/leave"), json!({})).await.ok();
    all[1].post(&format!("/api/tournaments/{id}/leave"), json!({})).await.refused(409, "not-signed-up");
    assert_eq!(look(&all[0], &id).await["players"], 1);
    all[0].post(&format!("/api/tournaments/{id}/cancel"), json!({})).await.ok();
    all[0].post(&format!("/api/tournaments/{id}/cancel"), json!({})).await.refused(409, "tournament-begun");
    all[0].get("/api/tournaments/nowhere").await.refused(404, "unknown-tournament");
    let good = json!({ "name": "Søndag", "game": "fjords", "clock": "600+5", "system": "swiss" });
    for (field, value, code) in [
        ("clock", json!("none"), "tournament-plan"),
        ("setup", json!("3p"), "tournament-plan"),
        ("system", json!("knockout"), "tournament-plan"),
        ("rounds", json!(0), "tournament-plan"),
        ("rounds", json!(4_000_000_000_u32), "tournament-plan"),
        ("most", json!(3), "tournament-plan"),
        ("most", json!(65), "tournament-plan"),
        ("begins", json!(i64::MIN), "tournament-plan"),
        ("begins", json!(i64::MAX), "tournament-plan"),
        ("fill", json!("nobody"), "level"),
        ("name", json!("  "), "name"),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        all[0].post("/api/tournaments", bad).await.refused(422, code);
    }
    let guest = harbour.guest("Guest").await;
    guest.post("/api/tournaments", good.clone()).await.refused(409, "no-account");
    harbour.stranger().post("/api/tournaments", good.clone()).await.refused(401, "no-session");
    for _ in 0..5 {
        all[1].post("/api/tournaments", good.clone()).await.ok();
    }
    all[1].post("/api/tournaments", good).await.refused(409, "tournaments-enough");
}

#[tokio::test]
async fn who_deletes_the_account_leaves_and_the_name_goes() {
    let harbour = Harbour::open().await;
    let all = people(&harbour, &["Ingrid", "Olav", "Kari", "Nils"]).await;
    let id = announced(&all, json!({ "rounds": 3 })).await;
    start(&all[0], &id).await;
    until(&all[0], &id, |now| now["round"] == 1).await;
    let gone =
        all[3].send(all[3].request(reqwest::Method::DELETE, "/api/account").json(&json!({ "name": "Nils" })));
    gone.await.ok();
    let now = until(&all[0], &id, |now| now["entrants"][3]["left"] == true).await;
    assert_eq!(now["entrants"][3]["name"], "N. N.");
    let page = all[0].get(&format!("/tournaments/{id}")).await.text;
    assert!(!page.contains("Nils"), "{page}");
}
