//! Taking back, and what stands in the way.

use serde_json::json;

use crate::harbour::{Client, Harbour, Reply, seq, two_at};

async fn undo(person: &Client, id: &str, seq: u64, seat: &str) -> Reply {
    person.post(&format!("/api/tables/{id}/undo"), json!({ "seq": seq, "seat": seat })).await
}

#[tokio::test]
async fn an_action_is_taken_back_until_somebody_else_acts_or_something_is_revealed() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let before = ingrid.table(&id).await;
    let now = seq(&before);
    assert_eq!(before["may_undo"], json!([]));
    assert_eq!(undo(&ingrid, &id, now, "a").await.refused(422, "undo")["rule"], "undo-error-nothing");

    ingrid.act(&id, now, "a", "bid 1").await.ok();
    assert_eq!(ingrid.table(&id).await["may_undo"], json!(["a"]));
    assert_eq!(olav.table(&id).await["may_undo"], json!([]));
    undo(&olav, &id, now + 1, "a").await.refused(403, "foreign-seat");
    assert_eq!(undo(&olav, &id, now + 1, "b").await.refused(422, "undo")["rule"], "undo-error-nothing");
    undo(&ingrid, &id, now, "a").await.refused(409, "stale");
    harbour
        .stranger()
        .post(&format!("/api/tables/{id}/undo"), json!({ "seq": now, "seat": "a" }))
        .await
        .refused(401, "no-session");
    assert_eq!(undo(&ingrid, &id, now + 1, "a").await.ok()["seq"], now + 2);

    let after = ingrid.table(&id).await;
    assert_eq!(
        (&after["view"], &after["legal"], &after["steps"]),
        (&before["view"], &before["legal"], &before["steps"])
    );

    // Both have sealed now, so the bids are opened: there is no way back.
    ingrid.act(&id, now + 2, "a", "bid 1").await.ok();
    let opened = olav.act(&id, now + 3, "b", "bid 1").await.ok()["seq"].as_u64().unwrap();
    assert_eq!(opened, now + 3 + 1 + 1 + 2, "the action, the opening and two new cards");
    for (person, seat) in [(&ingrid, "a"), (&olav, "b")] {
        assert_eq!(undo(person, &id, opened, seat).await.refused(422, "undo")["rule"], "undo-error-revealed");
    }
    assert_eq!(seq(&ingrid.table(&id).await), opened);
}

#[tokio::test]
async fn luck_does_not_change_by_taking_back() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    for _ in 0..3 {
        let done = ingrid.act_somehow(&id, 0).await.unwrap();
        undo(&ingrid, &id, done, "a").await.ok();
    }
    crate::harbour::play_out(&[&ingrid, &olav], &id).await;
    let record = ingrid.get(&format!("/api/tables/{id}/record")).await.text;
    assert!(!record.contains("undo"), "steps taken back leave no trace in the record:\n{record}");
    // The record is legal and verifies although steps were taken back between the draws.
    let play: tabletop::Play = record.parse().unwrap();
    let seed = dealer::Seed::from_text(play.get("seed").unwrap()).unwrap();
    let fair = dealer::Fair::new(seed);
    let mut table = crate::harbour::games().read(&play).unwrap().after(0);
    for (_, line) in &play.lines {
        match line {
            tabletop::Line::Step { who: tabletop::Who::Chance, text, .. } => {
                table.draw(&mut |draw, total| fair.ticket(draw, total)).unwrap();
                assert_eq!(table.step(table.steps() - 1).unwrap().1, *text);
            }
            tabletop::Line::Step { who, text, .. } => table.take(*who, text).unwrap(),
            _ => {}
        }
    }
}

/// The last step of Fjords is an action, which could be taken back were it not the last.
#[tokio::test]
async fn the_end_is_not_taken_back() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    let over = crate::harbour::play_out(&[&ingrid, &olav], &id).await;
    for (person, seat) in [(&ingrid, "a"), (&olav, "b")] {
        assert_eq!(undo(person, &id, seq(&over), seat).await.refused(422, "undo")["rule"], "undo-error-over");
        let now = person.table(&id).await;
        assert_eq!((&now["state"], &now["may_undo"], seq(&now)), (&json!("over"), &json!([]), seq(&over)));
        assert!(!person.get(&format!("/t/{id}")).await.text.contains(&format!("/t/{id}/undo")));
    }
}
