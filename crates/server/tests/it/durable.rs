//! What was answered survives: crashes, sleep, and other nodes on the same data.

use std::time::Duration;

use catalog::Catalog;
use serde_json::json;

use crate::harbour::{Harbour, games, play_out, seq, two_at};

#[tokio::test]
async fn after_a_crash_every_table_is_there_and_goes_on() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let (open, invite) = ingrid.opens("wager", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ingrid.act_somehow(&id, 3).await.unwrap();
    let undone = ingrid.table(&id).await;
    let body = json!({ "seq": seq(&undone), "seat": "a" });
    ingrid.post(&format!("/api/tables/{id}/undo"), body).await.ok();
    ingrid.act_somehow(&id, 2).await.unwrap();
    let before = [ingrid.table(&id).await, olav.table(&id).await, ingrid.table(&open).await];

    harbour.crash_and_reopen().await;
    let (ingrid, olav) = (harbour.known_by(&ingrid.token), harbour.known_by(&olav.token));
    assert_eq!([ingrid.table(&id).await, olav.table(&id).await, ingrid.table(&open).await], before);
    assert_eq!(olav.form(&invite, &[]).await.status, 303, "the invitation still holds");
    assert_eq!(ingrid.table(&open).await["state"], "playing");
    play_out(&[&ingrid, &olav], &id).await;
}

#[tokio::test]
async fn a_table_falls_asleep_and_wakes_as_it_was() {
    let harbour = Harbour::with_idle(Duration::from_millis(1)).await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    // Every request finds the table asleep, or about to fall asleep, or just woken.
    play_out(&[&ingrid, &olav], &id).await;
}

#[tokio::test]
async fn two_nodes_share_one_table_without_losing_or_doubling_a_step() {
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    let other = harbour.another_server(games()).await;
    let olav_there = olav.at(&other);
    let now = seq(&olav_there.table(&id).await);
    assert_eq!(now, seq(&ingrid.table(&id).await));

    ingrid.act(&id, now, "a", "bid 1").await.ok();
    // The other node does not know of it yet; the journal does.
    let stale = olav_there.act(&id, now, "b", "bid 1").await.refused(409, "stale");
    assert_eq!(stale["seq"], now + 1);
    let next = olav_there.act(&id, now + 1, "b", "bid 1").await.ok()["seq"].as_u64().unwrap();
    let stale = ingrid.act(&id, now + 1, "a", "bid 1").await;
    // Out of turn by the rules of this node's old picture, or stale by the journal: not taken in any case.
    assert!(matches!(stale.status.as_u16(), 409 | 422), "{stale:?}");
    assert_eq!(seq(&olav_there.table(&id).await), next);
    other.stop().await;
}

#[tokio::test]
async fn a_table_of_unknown_rules_is_kept_but_not_opened() {
    let mut harbour = Harbour::open().await;
    let (ingrid, _, id) = two_at(&harbour, "wager").await;
    let before = ingrid.table(&id).await;
    harbour.reopen_with(Catalog::load(None).unwrap()).await;
    let there = harbour.known_by(&ingrid.token);
    there.get(&format!("/api/tables/{id}")).await.refused(409, "outdated");
    assert_eq!(there.get(&format!("/t/{id}")).await.status, 409);
    assert_eq!(there.get("/").await.status, 200, "the lobby still opens");
    harbour.crash_and_reopen().await;
    let there = harbour.known_by(&ingrid.token);
    assert_eq!(there.table(&id).await, before);
}
