//! The guided first game of every game, played through by what the page says alone.

use crate::harness::{Boathouse, Folder, Visitor};

/// Goes through a guided game as a learner does: reads on, lets the advice be shown, confirms it.
async fn played_through(house: &Boathouse, game: &str, width: u32, height: u32, lang: &str) {
    let ida = Visitor::new(&format!("ida-{game}"), width, height, lang).await;
    ida.go(&format!("{}/rules/{game}", house.url)).await;
    ida.click("form[action^='/learn/'] button").await;
    ida.until("document.querySelector('#lesson')").await;
    ida.shot_if_wanted(&format!("guided-{game}-{width}")).await;
    let mut steps = 0;
    loop {
        ida.until("document.querySelector('#lesson[data-advice], .lesson-ways a[href^=\"/puzzles\"]')").await;
        if ida.ask::<bool>("!document.querySelector('#lesson[data-advice]')").await {
            break;
        }
        while ida.ask("!!document.querySelector('[data-lesson=\"next\"]:not([hidden])')").await {
            ida.shot_if_wanted(&format!("guided-{game}-{width}-{steps:02}-read")).await;
            ida.click("[data-lesson='next']").await;
        }
        ida.shot_if_wanted(&format!("guided-{game}-{width}-{steps:02}")).await;
        let before: String = ida.ask("document.querySelector('#table').dataset.steps").await;
        let said: String = ida.ask("document.querySelector('#prompt').textContent").await;
        assert!(!said.is_empty() && !said.contains('⟨'), "{game}, step {before}: {said}");
        // A choice goes when the table goes on meanwhile; then the advice is asked for again.
        let chosen = "(async () => { for (let n = 0; n < 20; n += 1) { \
            if (document.querySelector('#confirm:not([aria-disabled])')) return true; \
            await new Promise((done) => setTimeout(done, 50)); } return false; })()";
        for tries in 0.. {
            ida.click("[data-lesson='show']").await;
            if ida.ask::<bool>(chosen).await {
                break;
            }
            assert!(tries < 5, "{game}, step {before}: the advice cannot be chosen: {said}");
        }
        ida.click("#confirm:not([aria-disabled])").await;
        ida.until(&format!("Number(document.querySelector('#table').dataset.steps) > {before}")).await;
        steps += 1;
        assert!(steps < 120, "{game} does not end");
    }
    ida.shot_if_wanted(&format!("guided-{game}-{width}-end")).await;
    assert!(steps >= 15, "{game}: {steps}");
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guided_games_of_chart_tables_are_played_by_the_page_alone() {
    let data = Folder::new("guided-charts");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    played_through(&house, "fjords", 1440, 900, "en").await;
    played_through(&house, "newlands", 390, 844, "uk").await;
    played_through(&house, "pomory", 1440, 900, "ru").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guided_games_of_sheets_are_played_by_the_page_alone() {
    let data = Folder::new("guided-sheets");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    played_through(&house, "nusfjord", 1440, 900, "en").await;
    played_through(&house, "fleet", 390, 844, "ru").await;
}

/// What the dock shows now.
const SAID: &str =
    "[...document.querySelectorAll('#ask .prompt h2')].find((h) => h.checkVisibility()).innerText";

#[tokio::test(flavor = "multi_thread")]
async fn the_teacher_is_read_again_left_alone_and_asked_again() {
    let data = Folder::new("teacher");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for (width, height) in [(1440, 900), (390, 844)] {
        let ida = Visitor::new("ida-asks", width, height, "en").await;
        ida.go(&format!("{}/rules/nusfjord", house.url)).await;
        ida.click("form[action^='/learn/'] button").await;
        ida.until("document.querySelector('#lesson[data-advice]')").await;
        let first: String = ida.ask(SAID).await;
        assert!(ida.ask::<bool>("document.querySelector('[data-lesson=back]').hidden").await);
        assert!(ida.ask::<bool>("document.querySelector('[data-lesson=show]').hidden").await);
        ida.click("[data-lesson='next']").await;
        ida.until(&format!("{SAID} !== {first:?}")).await;
        ida.press("b").await;
        ida.until(&format!("{SAID} === {first:?}")).await;
        while ida.ask("!!document.querySelector('[data-lesson=next]:not([hidden])')").await {
            ida.click("[data-lesson='next']").await;
        }
        let asked: String = ida.ask(SAID).await;
        // The place is ringed, and only that one; left alone nothing is.
        ida.until("document.querySelectorAll('.pointed').length === 1").await;
        assert_eq!(ida.ask::<String>("document.querySelector('.pointed').dataset.t").await, "space-thin");
        ida.click("[data-lesson='free']").await;
        ida.until(&format!("!document.querySelector('.pointed') && {SAID} !== {asked:?}")).await;
        ida.click("[data-lesson='again']").await;
        ida.until(&format!("document.querySelector('.pointed') && {SAID} === {asked:?}")).await;
        // Something else is chosen: the teacher says what it lacks before it is done, and takes it back.
        ida.click("[data-t='space-gold']").await;
        ida.until("document.querySelector('#why').checkVisibility()").await;
        let (said, other): (String, String) = ida
            .ask("[document.querySelector('#why').textContent, document.querySelector('#lesson').dataset.other]")
            .await;
        assert_eq!(said, other);
        assert!(!ida.has(".pointed").await);
        ida.click("[data-lesson='again']").await;
        ida.until("!document.querySelector('#why').checkVisibility() && document.querySelector('.pointed')")
            .await;
        // What is advised is chosen and done; what it brought is said at the next stop, and this one can be read again.
        ida.press("s").await;
        ida.until("document.querySelector('#confirm.pointed')").await;
        ida.click("#confirm:not([aria-disabled])").await;
        ida.until("document.querySelector('#lesson-done') && document.querySelector('#lesson[data-advice]')")
            .await;
        ida.shot_if_wanted(&format!("teacher-{width}")).await;
        ida.click("[data-lesson='back']").await;
        ida.until(&format!("{SAID} === {asked:?}")).await;
        ida.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_on_the_board_and_explained() {
    let data = Folder::new("puzzle");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for (width, height) in [(1440, 900), (390, 844)] {
        let ola = Visitor::new("ola", width, height, "en").await;
        ola.go(&format!("{}/puzzles?game=fjords", house.url)).await;
        ola.shot_if_wanted(&format!("puzzles-{width}")).await;
        ola.click(".rows form button").await;
        ola.until("document.querySelector('#lesson')").await;
        ola.until("document.querySelector('#moves').textContent.includes('\"a\"')").await;
        ola.shot_if_wanted(&format!("puzzle-{width}")).await;
        ola.ask::<serde_json::Value>("document.querySelector('#all-moves').open = true").await;
        ola.click("#all-moves form button").await;
        ola.click("#confirm:not([aria-disabled])").await;
        ola.until("document.querySelector('.lesson-ways a[href^=\"/puzzles/\"]')").await;
        ola.shot_if_wanted(&format!("puzzle-answered-{width}")).await;
        ola.click(".lesson-ways a[href^='/puzzles/']").await;
        ola.until("document.querySelector('.puzzles table')").await;
        ola.fits("the answer").await;
        ola.shot_if_wanted(&format!("puzzle-answer-{width}")).await;
        ola.leave().await;
    }
}
