//! Finished games stay readable by programs that cannot replay them.

use std::path::Path;

use reqwest::{Method, header};

use crate::harbour::{Client, Harbour, play_out, soon, two_at};

/// The final picture of a table, once it is kept.
async fn picture(client: &Client, id: &str) -> String {
    soon(async {
        loop {
            let reply = client.get(&format!("/t/{id}/final.svg")).await;
            if reply.status == 200 {
                assert_eq!(reply.header("content-type"), "image/svg+xml");
                return reply.text;
            }
            tokio::task::yield_now().await;
        }
    })
    .await
}

async fn in_russian(client: &Client, path: &str) -> String {
    client.send(client.request(Method::GET, path).header(header::ACCEPT_LANGUAGE, "ru")).await.text
}

const KEPT: &str = "id=\"archived\"";

#[tokio::test]
async fn a_finished_game_is_shown_as_it_ended_when_its_steps_no_longer_fit() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let end = play_out(&[&ingrid, &olav], &id).await;
    let drawn = picture(&ingrid, &id).await;
    assert!(drawn.starts_with("<svg") && drawn.contains("Ingrid"), "the picture names the players");
    let result = ingrid.get(&format!("/t/{id}/result")).await.text;
    assert!(!result.contains(KEPT), "a game that can be replayed is");

    // As if a later revision of the rules refused the last action.
    let last = "SELECT MAX(seq) FROM journal WHERE who != '*'";
    harbour.alter(&format!("UPDATE journal SET text = 'leave' WHERE seq = ({last})")).await;
    let ingrid = harbour.known_by(&ingrid.token);
    for path in [format!("/t/{id}"), format!("/t/{id}/result")] {
        let page = ingrid.get(&path).await;
        assert_eq!(page.status, 200);
        assert!(page.text.contains(KEPT) && page.text.contains("Fjords"), "{path}");
        for score in end["scores"].as_array().unwrap() {
            assert!(page.text.contains(&format!(">{}</td>", score["total"])), "{path}: {score}");
        }
        assert!(page.text.contains("<ol id=\"archived-log\"><li value=\"1\">"), "{path}");
    }
    let russian = in_russian(&ingrid, &format!("/t/{id}")).await;
    assert!(russian.contains("Эта партия показана такой"), "{russian}");
    assert_eq!(picture(&ingrid, &id).await, drawn);
}

#[tokio::test]
async fn a_finished_game_outlives_its_rules_and_its_game() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, one) = two_at(&harbour, "fjords").await;
    play_out(&[&ingrid, &olav], &one).await;
    let (petra, jon, two) = two_at(&harbour, "pomory").await;
    play_out(&[&petra, &jon], &two).await;
    picture(&ingrid, &one).await;
    picture(&ingrid, &two).await;

    // Played under an earlier revision that gives the same points, it is replayed as before.
    harbour.alter("UPDATE tables SET rules = 0").await;
    let ingrid = harbour.known_by(&ingrid.token);
    let page = ingrid.get(&format!("/t/{one}/result")).await;
    assert!(page.status == 200 && !page.text.contains(KEPT));

    // If it ended otherwise then, that end is shown: here that of the other game.
    let other = format!("SELECT kept FROM archives WHERE table_id = '{two}'");
    harbour.alter(&format!("UPDATE archives SET kept = ({other}) WHERE table_id = '{one}'")).await;
    let ingrid = harbour.known_by(&ingrid.token);
    let page = ingrid.get(&format!("/t/{one}/result")).await.text;
    assert!(page.contains(KEPT) && page.contains("Pomory"));

    // A game that the program does not have.
    harbour.alter(&format!("UPDATE tables SET game = 'halma' WHERE id = '{two}'")).await;
    let ingrid = harbour.known_by(&ingrid.token);
    let page = ingrid.get(&format!("/t/{two}")).await;
    assert!(page.status == 200 && page.text.contains(KEPT) && page.text.contains("Pomory"));
    harbour.alter(&format!("DELETE FROM archives WHERE table_id = '{two}'")).await;
    let ingrid = harbour.known_by(&ingrid.token);
    assert_eq!(ingrid.get(&format!("/t/{two}")).await.status, 409, "nothing was kept");
}

#[tokio::test]
async fn games_that_an_older_program_finished_are_kept_at_the_next_start() {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/schema-4.db");
    let mut harbour = Harbour::open().await;
    harbour.reopen_on(&old).await;
    let stranger = harbour.stranger();
    for (_, _, id) in crate::upgrade::FINISHED {
        picture(&stranger, id).await;
    }
    for (_, _, id) in crate::upgrade::RUNNING {
        assert_eq!(stranger.get(&format!("/t/{id}/final.svg")).await.status, 404);
    }
    harbour.stop().await;
}
