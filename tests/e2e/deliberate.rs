//! Nothing is final by one tap: whatever is pointed at is chosen first, and done by the confirming button alone.

use crate::harness::{Boathouse, Folder, Visitor};

const MOVES: &str = "JSON.parse(document.querySelector('#moves')?.textContent ?? '{\"moves\":[]}').moves";

/// How many moves of each game are tried.
const TURNS: usize = 14;

/// Points along one action, waits, and sees that nothing was done; then lets the last target go by a second click, where
/// that does not turn a tile.
async fn nothing_happens_by_pointing(visitor: &Visitor, game: &str, wish: usize) {
    let seq = visitor.seq().await;
    let path: Vec<String> = visitor.ask(&format!("{MOVES}[{wish} % {MOVES}.length].p")).await;
    for target in &path {
        if !visitor.has(&format!("#table [data-t={target:?}].chosen")).await {
            visitor.point_at(target).await;
        }
    }
    visitor.until("document.querySelector('#confirm:not([aria-disabled])')").await;
    let answered: u64 = visitor
        .ask("fetch(`/api/tables/${document.querySelector('#table').dataset.id}`).then((r) => r.json()).then((t) => t.seq)")
        .await;
    assert_eq!(answered, seq, "{game}: pointing along {path:?} did it");
    let last = path.last().expect("a path is never empty");
    let ways: usize =
        visitor.ask(&format!("{MOVES}.filter((m) => m.p.join() === {:?}).length", path.join(","))).await;
    let only: usize = visitor.ask(&format!("{MOVES}.length")).await;
    if ways == 1 && only > 1 {
        // A double click chooses once; a click after that lets go.
        visitor.until("(window.waited ??= performance.now(), performance.now() - window.waited > 400)").await;
        visitor.ask::<bool>("(delete window.waited, true)").await;
        visitor.point_at(last).await;
        visitor.until("document.querySelector('#confirm[aria-disabled]')").await;
        assert_eq!(visitor.seq().await, seq, "{game}: a second click on {last} did it");
        if !visitor.has(&format!("#table [data-t={last:?}].chosen")).await {
            visitor.point_at(last).await;
        }
    }
    visitor.click("#confirm:not([aria-disabled])").await;
    visitor.news_after(seq).await;
}

async fn deliberately(game: &str, width: u32, height: u32) {
    let name = format!("deliberate-{game}-{width}");
    let data = Folder::new(&name);
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&name, width, height, "en").await;
    ida.open_table_of(game, &house.url, "Ida", &[("seat-b", "guest"), ("name-b", "Anna")]).await;
    for turn in 0..TURNS {
        ida.until(&format!("{MOVES}.length || document.querySelector('#sail')")).await;
        ida.take_the_screen().await;
        // Buttons first: they were done at once.
        let wish: i64 = ida.ask(&format!("{MOVES}.findIndex((m) => m.p[0].startsWith('do-'))")).await;
        let wish = if turn % 3 == 2 && wish >= 0 { wish as usize } else { turn * 5 };
        nothing_happens_by_pointing(&ida, game, wish).await;
    }
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_final_by_one_click() {
    for game in ["fjords", "newlands", "pomory", "fleet", "nusfjord"] {
        deliberately(game, 1440, 900).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_final_by_one_tap() {
    for game in ["nusfjord", "fleet", "fjords"] {
        deliberately(game, 390, 844).await;
    }
}

/// Passing in Nusfjord is chosen, named on the confirming button, and only then done; the list of all moves chooses, too.
#[tokio::test(flavor = "multi_thread")]
async fn passing_is_confirmed_by_name() {
    let data = Folder::new("passing");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("passing", 390, 844, "en").await;
    ida.open_table_of("nusfjord", &house.url, "Ida", &[("seat-b", "guest"), ("name-b", "Anna")]).await;
    ida.until("document.querySelector('#sail, .next')").await;
    ida.take_the_screen().await;
    ida.until("document.querySelector('#buttons [data-t=do-pass].next')").await;
    let seq = ida.seq().await;
    ida.click("#buttons [data-t=do-pass]").await;
    ida.until("document.querySelector('#confirm:not([aria-disabled])')").await;
    assert_eq!(ida.ask::<String>("document.querySelector('#confirm').innerText").await.trim(), "Pass");
    ida.shot_if_wanted("passing").await;
    assert_eq!(ida.seq().await, seq);
    ida.press("Escape").await;
    ida.click(".all-moves > summary").await;
    ida.click(".act button[value=pass]").await;
    ida.until("document.activeElement?.id === 'confirm' && !document.activeElement.ariaDisabled").await;
    assert_eq!(ida.seq().await, seq, "a move of the list is chosen, not done");
    ida.press("Enter").await;
    ida.news_after(seq).await;
    ida.leave().await;
}
