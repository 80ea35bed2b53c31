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
        if !course.told && visitor.has(".nf-told").await {
            hear_the_fishing(visitor).await;
            course.told = true;
        }
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

/// Opens the story of the fishing and goes through it by its buttons.
async fn hear_the_fishing(visitor: &Visitor) {
    visitor.click(".nf-told > summary").await;
    let told = |step: u8| {
        format!(
            "document.querySelector('.tell .at').textContent === '{step}/6' && \
             getComputedStyle(document.querySelector('.nf-ft td[data-told=\"{step}\"]')).visibility === 'visible'"
        )
    };
    visitor.until(&told(6)).await;
    visitor.fits("the fishing, told").await;
    visitor.click("[data-tell=start]").await;
    visitor.until(&told(1)).await;
    for step in 2..=3 {
        visitor.click("[data-tell=on]").await;
        visitor.until(&told(step)).await;
    }
    let later = "(({ visibility, display }) => visibility === 'hidden' || display === 'none')\
                 (getComputedStyle(document.querySelector('.nf-ft td[data-told=\"4\"]')))";
    assert!(visitor.ask::<bool>(later).await, "what comes later is not told yet");
    visitor.click("[data-tell=back]").await;
    visitor.until(&told(2)).await;
    visitor.shot_if_wanted("nusfjord-told").await;
    visitor.click(".nf-told > summary").await;
}

/// Every number of the score lights up the place it comes from, in whosever harbour that is.
async fn follow_the_score(visitor: &Visitor) {
    let numbers: usize = visitor.ask("document.querySelectorAll('.score .lights').length").await;
    assert!(numbers > 5, "{numbers}");
    let dark: Vec<String> = visitor
        .ask(
            "[...document.querySelectorAll('.score .lights')].filter(number => { number.click(); \
             const places = [...document.querySelectorAll('.lit')]; \
             return !places.length || places.some(place => !place.offsetHeight); }).map(number => number.dataset.words)",
        )
        .await;
    assert_eq!(dark, [""; 0], "numbers that light up nothing one can see");
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
    follow_the_score(&ingrid).await;
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
    assert!(olena.has("#verdict").await, "the rulebook's word on a solo result");
    follow_the_score(&olena).await;
    olena.shot_if_wanted("nusfjord-alone-result").await;
    olena.leave().await;
}
