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

/// Plays a table alone by the interface for programs until it is over, or for so many steps; tells whether it is over.
const ALONE: &str = "(async (id) => { for (let n = 0; n < 40; n += 1) { \
    const t = await fetch(`/api/tables/${id}`).then(r => r.json()); \
    if (t.state === 'over') return true; \
    const { seat, action } = t.legal[(n * 7) % t.legal.length]; \
    await fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ seq: t.seq, seat, action }) }); } return false; })";

#[tokio::test(flavor = "multi_thread")]
async fn a_rank_outlives_the_server() {
    let data = Folder::new("rank");
    let mut house = Boathouse::open(data.path(), "127.0.0.1:0");
    let tove = Visitor::new("rank", 1280, 800, "en").await;
    tove.open_table_of("nusfjord", &house.url, "Tove", &[("players", "1"), ("option-campaign", "1")]).await;
    let mut id: String = tove.ask("document.querySelector('#table').dataset.id").await;
    for game in 1..=3 {
        while !tove.ask::<bool>(&format!("{ALONE}('{id}')")).await {}
        if game < 3 {
            let rematch = format!(
                "fetch('/api/tables/{id}/rematch', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
                 body: '{{}}' }}).then(r => r.json()).then(t => t.id)"
            );
            id = tove.ask(&rematch).await;
        }
    }

    house.kill();
    let addr = house.addr();
    drop(house);
    let house = Boathouse::open(data.path(), &addr);
    tove.go(&house.url).await;
    let lobby: String = tove.ask("document.body.innerText").await;
    assert!(
        lobby.contains("Nusfjord: rank "),
        "nobody has looked at the result, but the rank is there:\n{lobby}"
    );
    tove.leave().await;
}
