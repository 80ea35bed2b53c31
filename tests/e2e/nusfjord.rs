//! Nusfjord in a browser: three at the table, and alone.

use crate::harness::{Boathouse, Folder, Visitor};

/// No game has more decisions of one player.
const LONG: usize = 250;

/// How often the page asked, and what it showed meanwhile.
#[derive(Default)]
struct Course {
    moves: usize,
    /// The fishing was told.
    told: bool,
    /// C buildings were in the hand.
    hand: bool,
}

/// Plays to the end with the mouse, going through the offered moves in an order of its own.
async fn play_out(visitor: &Visitor, name: &str) -> Course {
    let mut course = Course::default();
    loop {
        visitor
            .until(
                "document.querySelector('#table').dataset.state === 'over' || \
                 JSON.parse(document.querySelector('#moves')?.textContent ?? '{\"moves\":[]}').moves.length",
            )
            .await;
        if visitor.is_over().await {
            return course;
        }
        course.told |= visitor.has(".nf-told").await;
        course.hand |= visitor.has(".nf-hand [data-t^='card-']").await;
        if [0, 20, 40].contains(&course.moves) {
            visitor.fits(&format!("{name} after {} moves", course.moves)).await;
            visitor.shot_if_wanted(&format!("{name}-{}", course.moves)).await;
        }
        visitor.move_along(course.moves * 7 + 3).await;
        course.moves += 1;
        assert!(course.moves < LONG, "no game of Nusfjord is that long");
    }
}

/// The points on the result page are those that programs are told.
async fn check_result(visitor: &Visitor, url: &str) -> Vec<i32> {
    let id: String = visitor.ask("document.querySelector('#table').dataset.id").await;
    visitor.go(&format!("{url}/t/{id}/result")).await;
    let totals: Vec<i32> = visitor
        .ask(&format!("fetch('/api/tables/{id}').then(r => r.json()).then(t => t.scores.map(s => s.total))"))
        .await;
    let page: String = visitor.ask("document.querySelector('main').innerText").await;
    for total in &totals {
        assert!(page.contains(&total.to_string()), "{total} is missing on the result page:\n{page}");
    }
    totals
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_a_whole_game_of_nusfjord() {
    let data = Folder::new("nusfjord");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ingrid = Visitor::new("nusfjord", 1440, 900, "en").await;
    let bots = [("seat-b", "bot"), ("level-b", "deckhand"), ("seat-c", "bot"), ("level-c", "deckhand")];
    let fields: Vec<_> = [("players", "3")].into_iter().chain(bots).collect();
    ingrid.open_table_of("nusfjord", &house.url, "Ingrid", &fields).await;
    ingrid.until("document.querySelectorAll('#table .player').length === 3").await;
    // The harbours of the others are one tap away.
    ingrid.click("label:has(> #nf-hb-b)").await;
    ingrid.until("document.querySelector('.nf-of-b').offsetHeight > 0").await;
    ingrid.click("label:has(> #nf-hb-a)").await;
    let course = play_out(&ingrid, "nusfjord").await;
    assert!(course.moves >= 21, "three workers in seven rounds: {}", course.moves);
    assert!(course.told && course.hand, "the fishing is told and C buildings come to the hand");
    assert_eq!(check_result(&ingrid, &house.url).await.len(), 3);
    ingrid.shot_if_wanted("nusfjord-result").await;
    ingrid.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_nusfjord_alone() {
    let data = Folder::new("nusfjord-alone");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let olena = Visitor::new("nusfjord-alone", 1280, 800, "uk").await;
    olena
        .open_table_of("nusfjord", &house.url, "Olena", &[("players", "1"), ("option-deck", "mackerel")])
        .await;
    let course = play_out(&olena, "nusfjord-alone").await;
    assert!(course.moves >= 21 && course.told && course.hand);
    assert_eq!(check_result(&olena, &house.url).await.len(), 1);
    olena.leave().await;
}
