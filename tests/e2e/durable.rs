//! What was acknowledged is there after `kill -9`.

use crate::harness::{Boathouse, Folder, Visitor};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_the_server_was_killed() {
    let data = Folder::new("durable");
    let mut house = Boathouse::open(data.path(), "127.0.0.1:0");
    let tove = Visitor::new("tove", 1280, 800, "en").await;
    let seats = [
        ("players", "3"),
        ("seat-b", "bot"),
        ("level-b", "deckhand"),
        ("seat-c", "guest"),
        ("name-c", "Jakob"),
    ];
    tove.open_table(&house.url, "Tove", &seats).await;
    let moves = "JSON.parse(document.querySelector('#moves')?.textContent ?? '{\"moves\":[]}').moves.length";
    for _ in 0..6 {
        tove.until(moves).await;
        tove.move_along(3).await;
    }
    tove.until(moves).await;
    let id: String = tove.ask("document.querySelector('#table').dataset.id").await;
    let known = format!("fetch('/api/tables/{id}/record').then(r => r.text())");
    let before: String = tove.ask(&known).await;
    let seq = tove.seq().await;

    house.kill();
    let addr = house.addr();
    drop(house);
    let house = Boathouse::open(data.path(), &addr);

    // The page finds its way back by itself, and nothing is lost.
    tove.until(&format!("await fetch('/api/tables/{id}').then(r => r.ok, () => false)")).await;
    let after: String = tove.ask(&known).await;
    assert_eq!(before, after);
    assert!(seq <= tove.seq().await);
    tove.move_along(3).await;
    assert!(tove.seq().await > seq, "the game goes on");
    drop(house);
    tove.leave().await;
}
