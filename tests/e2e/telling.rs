//! What the others did is told until I act, every line shows its place, and a game that is over is gone through step by step.

use crate::harness::{Boathouse, Folder, Visitor};

const MOVES: &str = "JSON.parse(document.querySelector('#moves')?.textContent ?? '{\"moves\":[]}').moves";

/// Plays a table alone by the interface for programs to its end.
const TO_THE_END: &str = "(async (id) => { for (let n = 0; n < 900; n += 1) { \
    const t = await fetch(`/api/tables/${id}`).then(r => r.json()); \
    if (t.state === 'over') return true; \
    const { seat, action } = t.legal[(n * 7) % t.legal.length]; \
    await fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ seq: t.seq, seat, action }) }); } return false; })";

async fn asked(visitor: &Visitor) {
    visitor.until(&format!("{MOVES}.length")).await;
}

/// Nothing covers its middle, and it lies in the window.
const IN_SIGHT: &str = "((selector) => { const e = document.querySelector(selector); if (!e) return false; \
    const r = e.getBoundingClientRect(); const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2); \
    return r.width > 0 && r.bottom <= innerHeight && (e.contains(at) || at?.contains(e)); })";

async fn is_told(game: &str, width: u32, height: u32) {
    let name = format!("told-{game}-{width}");
    let data = Folder::new(&name);
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&name, width, height, "en").await;
    ida.open_table_of(game, &house.url, "Ida", &[("level-b", "deckhand")]).await;
    let mut turn = 0;
    loop {
        asked(&ida).await;
        if turn > 3 && ida.has("#telling li").await {
            break;
        }
        ida.move_along(turn * 3).await;
        turn += 1;
        assert!(turn < 30, "{game} tells nothing");
    }
    ida.shot_if_wanted(&name).await;
    ida.fits(&name).await;
    assert!(
        ida.ask::<bool>(&format!("{IN_SIGHT}('#telling > ol li:last-child a')")).await,
        "{game}: it is told out of sight"
    );
    // Where it happened is lit while one is at the line, here and in the log.
    let lit = "document.querySelectorAll('#table .here').length";
    ida.ask::<bool>("(document.querySelector('#telling > ol li:last-child a').focus(), true)").await;
    assert!(ida.ask::<usize>(lit).await > 0, "{game}: no place is lit");
    ida.shot_if_wanted(&format!("{name}-lit")).await;
    ida.ask::<bool>("(document.querySelector('#prompt').focus(), true)").await;
    assert_eq!(ida.ask::<usize>(lit).await, 0);
    ida.ask::<bool>(
        "(document.querySelector('#log-list li[data-seat] .step').dispatchEvent(new FocusEvent('focusin', { bubbles: true })), true)",
    )
    .await;
    assert!(ida.ask::<usize>(lit).await > 0, "{game}: a line of the log lights no place");
    // It stays until I act.
    let told: u32 = ida.ask("Number(document.querySelector('#telling').dataset.last)").await;
    ida.click("[data-tell-away]").await;
    ida.until("document.querySelector('#telling').hidden").await;
    while ida.ask::<bool>(&format!("document.querySelector('#telling')?.dataset.last === '{told}'")).await {
        asked(&ida).await;
        ida.move_along(turn).await;
    }
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_others_did_is_told_with_its_place() {
    for game in ["fjords", "newlands", "nusfjord"] {
        is_told(game, 1440, 900).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_others_did_is_told_on_a_phone() {
    is_told("fjords", 390, 844).await;
}

async fn is_gone_through(game: &str, width: u32, height: u32) {
    let name = format!("again-{game}-{width}");
    let data = Folder::new(&name);
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&name, width, height, "en").await;
    ida.open_table_of(game, &house.url, "Ida", &[("seat-b", "guest"), ("name-b", "Anna")]).await;
    let id: String = ida.ask("document.querySelector('#table').dataset.id").await;
    while !ida.ask::<bool>(&format!("{TO_THE_END}('{id}')")).await {}
    ida.go(&format!("{}/t/{id}", house.url)).await;
    let steps: u32 = ida.ask("Number(document.querySelector('#table').dataset.steps)").await;
    let at =
        |step: u32| format!("Number(document.querySelector('#table').dataset.shown ?? {steps}) === {step}");
    ida.shot_if_wanted(&format!("{name}-end")).await;
    for knob in ["first", "back", "play", "forward", "last"] {
        let sight = format!("{IN_SIGHT}('#replay-{knob}')");
        assert!(ida.ask::<bool>(&sight).await, "{game} at {width}: {knob} is not beside the board");
    }
    ida.click("#replay-back").await;
    ida.until(&at(steps - 1)).await;
    ida.press("ArrowLeft").await;
    ida.until(&at(steps - 2)).await;
    ida.press("ArrowRight").await;
    ida.until(&at(steps - 1)).await;
    ida.press("Home").await;
    ida.until(&at(0)).await;
    ida.click("#replay-forward").await;
    ida.until(&at(1)).await;
    ida.until("location.search === '?step=1'").await;
    ida.click("#replay-play").await;
    ida.until("Number(document.querySelector('#table').dataset.shown) > 3").await;
    ida.click("#replay-play").await;
    ida.shot_if_wanted(&name).await;
    ida.fits(&name).await;
    ida.press("End").await;
    ida.until(&at(steps)).await;
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_gone_through_by_buttons_and_keys() {
    is_gone_through("fjords", 1440, 900).await;
    is_gone_through("nusfjord", 1440, 900).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_gone_through_on_a_phone() {
    is_gone_through("fjords", 390, 844).await;
    is_gone_through("fleet", 390, 844).await;
}

/// The question is that of the step, in each compound action, and a phone says why it opened another tab.
#[tokio::test(flavor = "multi_thread")]
async fn each_step_of_an_action_has_its_question() {
    let data = Folder::new("questions");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("questions", 390, 844, "en").await;
    ida.open_table_of("nusfjord", &house.url, "Ida", &[("level-b", "deckhand")]).await;
    asked(&ida).await;
    let question = "document.querySelector('#prompt').innerText";
    let first: String = ida.ask(question).await;
    for (space, next) in
        [("space-clear", "Which forest do you clear?"), ("space-ship", "Which ship do you build?")]
    {
        if !ida.has(&format!("[data-t={space}].next")).await {
            continue;
        }
        ida.point_at(space).await;
        ida.until(&format!("document.querySelector('[data-t={space}].chosen')")).await;
        assert_eq!(ida.ask::<String>(question).await, next);
        ida.shot_if_wanted(&format!("question-{space}")).await;
        if space == "space-clear" {
            ida.until("document.querySelector('#tabs :checked').id !== 'tab-1' || document.querySelector('.panel .next')").await;
        }
        ida.press("Escape").await;
        ida.until(&format!("{question} === {first:?}")).await;
    }
    // Whoever only looks on is told so.
    let olav = Visitor::new("questions-olav", 390, 844, "en").await;
    olav.go(&ida.ask::<String>("location.href").await).await;
    assert_eq!(
        olav.ask::<String>("document.querySelector('.watching').innerText").await.trim(),
        "You are watching."
    );
    olav.leave().await;
    ida.leave().await;
}
