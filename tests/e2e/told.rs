//! In every game and at both sizes: what the others did is told until I act, every line shows its place, and a game that is over is gone through step by step.

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

/// Makes the own decision by the interface for programs; what follows comes to the page by itself.
const ACT: &str = "(async (n) => { const id = document.querySelector('#table').dataset.id; \
    const t = await fetch(`/api/tables/${id}`).then((r) => r.json()); if (!t.legal.length) return false; \
    const { seat, action } = t.legal[(n * 7) % t.legal.length]; \
    return (await fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ seq: t.seq, seat, action }) })).ok; })";

/// Something is lit that one can see.
const LIT: &str = "[...document.querySelectorAll('#table .here')].some((e) => { const r = e.getBoundingClientRect(); \
    return e.checkVisibility() && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight; })";

/// Puts the pointer on the middle of something, or a finger.
async fn reach(visitor: &Visitor, selector: &str, phone: bool) {
    if phone {
        // A finger hovers over nothing when the tab changes under it, as the mouse of a browser without a screen would.
        visitor.ask::<bool>(&format!("(document.querySelector({selector:?}).click(), true)")).await;
        return;
    }
    let middle = format!(
        "(() => {{ const e = document.querySelector({selector:?}); e.scrollIntoView({{ block: 'nearest' }}); \
         const r = e.getBoundingClientRect(); return [r.x + Math.min(r.width / 2, 60), r.y + r.height / 2]; }})()"
    );
    let (x, y): (f64, f64) = visitor.ask(&middle).await;
    visitor.page.move_mouse(chromiumoxide::layout::Point::new(x, y)).await.unwrap();
}

async fn is_told(game: &str, width: u32, height: u32) {
    let phone = width < 760;
    let name = format!("told-{game}-{width}");
    let data = Folder::new(&name);
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&name, width, height, "en").await;
    ida.open_table_of(game, &house.url, "Ida", &[("level-b", "deckhand")]).await;
    let mut turn = 0;
    loop {
        asked(&ida).await;
        if turn > 3 && ida.has("#telling:not([hidden]) > ol li").await {
            break;
        }
        let seq = ida.seq().await;
        assert!(ida.ask::<bool>(&format!("{ACT}({turn})")).await, "{game}: nothing may be done");
        ida.news_after(seq).await;
        turn += 1;
        assert!(turn < 60, "{game} tells nothing");
    }
    ida.shot_if_wanted(&name).await;
    ida.fits(&name).await;
    let newest = "#telling > ol li:last-child a";
    assert!(ida.ask::<bool>(&format!("{IN_SIGHT}({newest:?})")).await, "{game}: it is told out of sight");
    // Where it happened is lit while one is at the line: under the pointer at a desk, by a touch on a phone.
    reach(&ida, newest, phone).await;
    ida.until(LIT).await;
    ida.shot_if_wanted(&format!("{name}-lit")).await;
    if !phone {
        // The keys do the same.
        ida.page.move_mouse(chromiumoxide::layout::Point::new(5.0, 5.0)).await.unwrap();
        ida.until("!document.querySelector('#table .here')").await;
        ida.ask::<bool>(&format!("(document.querySelector({newest:?}).focus(), true)")).await;
        assert!(ida.ask::<bool>(LIT).await, "{game}: nothing is lit by keys");
    }
    // So it is with the log.
    ida.ask::<bool>("(document.querySelector('#prompt').focus(), true)").await;
    if phone {
        ida.click("#tabs label[for=tab-log]").await;
    } else if ida.has("#drawer-knob").await {
        ida.click("#drawer-knob").await;
    }
    ida.ask::<bool>("(document.querySelectorAll('.here').forEach((e) => e.classList.remove('here')), true)")
        .await;
    ida.until("document.querySelector('#log-list li[data-places] .said')?.getBoundingClientRect().width")
        .await;
    reach(&ida, "#log-list li[data-places] .said", phone).await;
    ida.until(LIT).await;
    // It stays until I act.
    let told: u32 = ida.ask("Number(document.querySelector('#telling').dataset.last)").await;
    for _ in 0..40 {
        let seq = ida.seq().await;
        ida.ask::<bool>(&format!("{ACT}({turn})")).await;
        ida.news_after(seq).await;
        asked(&ida).await;
        if !ida.ask::<bool>(&format!("document.querySelector('#telling')?.dataset.last === '{told}'")).await {
            return ida.leave().await;
        }
    }
    panic!("{game}: what was told stays for ever");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green in all games yet: cargo test -p cli --test e2e -- --ignored told::"]
async fn what_the_others_did_is_told_with_its_place_in_every_game() {
    for game in ["fjords", "newlands", "nusfjord", "pomory", "fleet"] {
        is_told(game, 1440, 900).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green in all games yet: cargo test -p cli --test e2e -- --ignored told::"]
async fn what_the_others_did_is_told_on_a_phone_in_every_game() {
    for game in ["fjords", "newlands", "nusfjord", "pomory", "fleet"] {
        is_told(game, 390, 844).await;
    }
}

/// A line of the telling that is put away stays away.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green in all games yet: cargo test -p cli --test e2e -- --ignored told::"]
async fn what_is_told_can_be_put_away() {
    let data = Folder::new("away");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("away", 1440, 900, "en").await;
    ida.open_table_of("fjords", &house.url, "Ida", &[("level-b", "deckhand")]).await;
    for turn in 0..20 {
        asked(&ida).await;
        if ida.has("#telling li").await {
            break;
        }
        let seq = ida.seq().await;
        ida.ask::<bool>(&format!("{ACT}({turn})")).await;
        ida.news_after(seq).await;
    }
    ida.click("[data-tell-away]").await;
    ida.until("document.querySelector('#telling').hidden").await;
    ida.leave().await;
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
#[ignore = "not seen green in all games yet: cargo test -p cli --test e2e -- --ignored told::"]
async fn a_game_that_is_over_is_gone_through_by_buttons_and_keys() {
    for game in ["fjords", "newlands", "nusfjord", "pomory", "fleet"] {
        is_gone_through(game, 1440, 900).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green in all games yet: cargo test -p cli --test e2e -- --ignored told::"]
async fn a_game_that_is_over_is_gone_through_on_a_phone() {
    for game in ["fjords", "newlands", "nusfjord", "pomory", "fleet"] {
        is_gone_through(game, 390, 844).await;
    }
}

/// Loses a game of some decisions taken at random, and has it looked at again.
async fn lost_and_looked_at(visitor: &Visitor, game: &str, url: &str) -> String {
    visitor.open_table_of(game, url, "Ida", &[("level-b", "deckhand")]).await;
    for turn in 0..12 {
        asked(visitor).await;
        let seq = visitor.seq().await;
        visitor.ask::<bool>(&format!("{ACT}({turn})")).await;
        visitor.news_after(seq).await;
    }
    let id: String = visitor.ask("document.querySelector('#table').dataset.id").await;
    let post = |what: &str, body: &str| {
        format!(
            "fetch('/api/tables/{id}/{what}', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
             body: JSON.stringify({body}) }}).then((r) => r.ok)"
        )
    };
    assert!(visitor.ask::<bool>(&post("people", "{ deed: 'resign' }")).await);
    visitor.until("document.querySelector('#table').dataset.state === 'over'").await;
    let table = format!("{url}/t/{id}");
    visitor.go(&format!("{table}/result")).await;
    visitor.click("form[action$='/analyse'] button").await;
    visitor.until("document.querySelector('#analysis:not([data-running]) .decisions')").await;
    table
}

/// At a step where something was better, the board shows what.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green in all games yet: cargo test -p cli --test e2e -- --ignored told::"]
async fn what_would_have_been_better_is_shown_on_the_board_in_every_game() {
    let data = Folder::new("better");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for game in ["fjords", "newlands", "nusfjord", "pomory", "fleet"] {
        let ida = Visitor::new(&format!("better-{game}"), 1440, 900, "en").await;
        let table = lost_and_looked_at(&ida, game, &house.url).await;
        let steps: Vec<u32> = ida
            .ask(
                "[...document.querySelectorAll('.decisions .better')].filter((line) => line.innerText.startsWith('Better')).map((better) => \
                 Number(new URL(better.closest('tr').querySelector('a').href).searchParams.get('step')))",
            )
            .await;
        assert!(!steps.is_empty(), "{game}: everything done at random was best");
        for step in steps {
            ida.go(&format!("{table}?step={step}")).await;
            ida.until("document.querySelector('#judged')").await;
            let shown = "[...document.querySelectorAll('#table .was-better, #ghost.better *')].some((e) => e.checkVisibility())";
            let better: String = ida.ask("document.querySelector('#table').dataset.better ?? ''").await;
            // What is no place but a button is told in words alone.
            if better.split(' ').all(|name| name.starts_with("do-") && !name.starts_with("do-take")) {
                continue;
            }
            ida.shot_if_wanted(&format!("better-{game}")).await;
            assert!(ida.ask::<bool>(shown).await, "{game}, step {step}: {better} is not to be seen");
        }
        ida.leave().await;
    }
}
