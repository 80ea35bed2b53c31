//! What one needs is in sight: nothing moves under the finger, nothing is promised before it is chosen, large boards open where
//! something happened, and one key closes one thing.

use crate::harness::{Boathouse, Folder, Visitor};

const MOVES: &str = "JSON.parse(document.querySelector('#moves')?.textContent ?? '{\"moves\":[]}').moves";

/// Plays by the interface for programs until so many steps were taken and whoever owns this page is asked.
const PLAY: &str = "(async (steps) => { const { id } = document.querySelector('#table').dataset; \
    for (let n = 0; n < 200; n += 1) { const t = await fetch(`/api/tables/${id}`).then((r) => r.json()); \
      if (t.state === 'over' || t.steps >= steps && t.legal.length) return true; \
      if (!t.legal.length) { await new Promise((done) => setTimeout(done, 20)); continue; } \
      const { seat, action } = t.legal[(t.seq * 7) % t.legal.length]; \
      await fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ seq: t.seq, seat, action }) }); } return false; })";

const ALL_MINE: [(&str, &str); 2] = [("seat-b", "guest"), ("name-b", "Anna")];

async fn asked(visitor: &Visitor) {
    visitor.until(&format!("{MOVES}.length")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dice_tab_of_fleet_says_what_each_die_would_give_and_its_rows_keep_still() {
    let data = Folder::new("dice-tab");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("dice-tab", 390, 844, "en").await;
    ida.open_table_of("fleet", &house.url, "Ida", &ALL_MINE).await;
    for turn in 0..40 {
        asked(&ida).await;
        if turn > 6
            && ida
                .ask::<bool>(&format!("{MOVES}.filter((m) => m.p[0].startsWith('do-take')).length > 1"))
                .await
        {
            break;
        }
        let seq = ida.seq().await;
        ida.ask::<bool>(&format!("{PLAY}(1 + Number(document.querySelector('#table').dataset.steps))")).await;
        ida.news_after(seq).await;
    }
    ida.click("#tabs [data-panel=panel-dice]").await;
    let rows = "[...document.querySelectorAll('#panel-dice .fl-opt')]";
    let told: Vec<String> =
        ida.ask(&format!("{rows}.map((row) => row.querySelector(':scope > span').innerText)")).await;
    assert!(told.len() > 1 && told.iter().all(|gives| !gives.is_empty()), "{told:?}");
    ida.shot_if_wanted("dice-tab").await;
    // Before anything is chosen nothing is said to follow.
    assert_eq!(ida.ask::<usize>("document.querySelectorAll('#chain li').length").await, 0);
    let places = format!("{rows}.map((row) => Math.round(row.getBoundingClientRect().y)).join()");
    for row in 0..told.len() {
        let scroll = format!("({rows}[{row}].scrollIntoView({{ block: 'nearest' }}), true)");
        ida.ask::<bool>(&scroll).await;
        let before: String = ida.ask(&places).await;
        ida.click(&format!("#panel-dice .fl-opts li:nth-child({}) .fl-opt", row + 1)).await;
        ida.until(&format!("{rows}[{row}].matches('.chosen')")).await;
        ida.until("document.querySelectorAll('#chain li').length").await;
        assert_eq!(ida.ask::<String>(&places).await, before, "row {row} moved its like");
    }
    // What follows is done; what comes next has not been chosen.
    let seq = ida.seq().await;
    ida.click("#confirm:not([aria-disabled])").await;
    ida.news_after(seq).await;
    assert_eq!(ida.ask::<usize>("document.querySelectorAll('#chain li').length").await, 0);
    ida.leave().await;
}

/// How large a place of the board is on the screen, and whether the one where something happened last is in sight.
const CLOSE: &str = "(() => { const board = document.querySelector('svg[data-fit]'); \
    const size = Number(board.querySelector('[data-size]').dataset.size); \
    const box = board.getBoundingClientRect(); const scale = board.getScreenCTM().a; \
    const line = [...document.querySelectorAll('#log-list li[data-places]')][0]; \
    const name = line.dataset.places.split(' ')[0]; \
    const r = board.querySelector(`[data-place=\"${name}\"], [data-t=\"${name}\"]`).getBoundingClientRect(); \
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2]; \
    return [size * scale, x > box.x && x < box.right && y > box.y && y < box.bottom]; })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_large_board_opens_where_something_happened_and_its_pieces_are_legible() {
    let data = Folder::new("large");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("large", 390, 844, "en").await;
    ida.open_table_of("newlands", &house.url, "Ida", &ALL_MINE).await;
    let laid = "document.querySelectorAll('[data-place^=tile-].placed').length";
    let mut steps = 180;
    while ida.ask::<usize>(laid).await < 60 {
        while !ida.ask::<bool>(&format!("{PLAY}({steps})")).await {}
        steps += 5;
        let table: String = ida.ask("location.href").await;
        ida.go(&table).await;
    }
    asked(&ida).await;
    let (size, seen): (f64, bool) = ida.ask(CLOSE).await;
    ida.shot_if_wanted("large").await;
    assert!(size > 52.0, "a tile is {size} pixels wide");
    assert!(seen, "what happened last is out of sight");
    // The whole board is one touch away.
    ida.click("[data-zoom=fit]").await;
    ida.until(&format!("{CLOSE}[0] < {size} - 4")).await;
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_key_closes_one_thing() {
    let data = Folder::new("escape");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("escape", 1440, 900, "en").await;
    ida.open_table_of("nusfjord", &house.url, "Ida", &[("level-b", "deckhand")]).await;
    asked(&ida).await;
    let chosen = "document.querySelectorAll('#table .spot.chosen').length";
    let space: String = ida.ask(&format!("{MOVES}.find((m) => m.p.length > 1).p[0]")).await;
    ida.click(&format!("[data-t={space:?}]")).await;
    ida.until(&format!("{chosen} > 0")).await;
    ida.click("#drawer-knob").await;
    ida.until("document.querySelector('#log-list').getBoundingClientRect().width > 0").await;
    ida.press("q").await;
    ida.press("i").await;
    ida.until("!document.querySelector('#beside').hidden").await;
    ida.click("#menu summary").await;
    ida.until("document.querySelector('#menu').open").await;
    let open = format!(
        "[document.querySelector('#menu').open, !document.querySelector('#beside').hidden, \
         document.querySelector('#drawer').checked, {chosen} > 0].filter(Boolean).length"
    );
    for left in (0..4).rev() {
        ida.press("Escape").await;
        ida.until(&format!("{open} === {left}")).await;
    }
    ida.leave().await;
}

/// Sheets hold what they hold at the end of a long game: boxes for sets of eight, and two figures where there was one.
#[tokio::test(flavor = "multi_thread")]
async fn late_numbers_fit_into_their_sheets() {
    for (width, height) in [(1440, 900), (390, 844)] {
        let name = format!("late-{width}");
        let data = Folder::new(&name);
        let house = Boathouse::open(data.path(), "127.0.0.1:0");
        let ida = Visitor::new(&name, width, height, "ru").await;
        ida.open_table_of("pomory", &house.url, "Innocent", &[("seat-b", "guest"), ("name-b", "Пелагея")])
            .await;
        asked(&ida).await;
        if width < 760 {
            ida.click("#tabs [data-panel=panel-goods]").await;
        }
        let wider = "(() => { for (const bars of document.querySelectorAll('.coll .bars')) \
            while (bars.children.length < 8) bars.append(document.createElement('i')); \
            for (const number of document.querySelectorAll('.coll td > b')) number.textContent = '12'; \
            const leaf = document.querySelector('.coll'), table = leaf.querySelector('table'); \
            return table.getBoundingClientRect().right - leaf.getBoundingClientRect().right; })()";
        let over: f64 = ida.ask(wider).await;
        ida.shot_if_wanted(&name).await;
        assert!(over <= 0.0, "at {width} the goods stick out by {over}");
        ida.leave().await;
    }
}

/// Heads are longest in Russian and Ukrainian.
#[tokio::test(flavor = "multi_thread")]
async fn heads_fit_a_phone_in_the_longest_language() {
    let data = Folder::new("heads");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for lang in ["ru", "uk"] {
        let ida = Visitor::new(&format!("heads-{lang}"), 390, 844, lang).await;
        for game in ["fjords", "newlands", "nusfjord", "pomory", "fleet"] {
            ida.go(&format!("{}/new/{game}", house.url)).await;
            if ida.has("input[name=name]").await {
                ida.fill("input[name=name]", "Alexandra").await;
            }
            ida.click("#new-table .send button").await;
            ida.until("document.querySelector('#strip li')").await;
            ida.fits(&format!("{game} in {lang}")).await;
            let cut: Vec<String> = ida
                .ask(
                    "[...document.querySelectorAll('#head, #head > *, #strip li')].filter((e) => e.checkVisibility() \
                     && (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1)) \
                     .map((e) => e.outerHTML.slice(0, 90))",
                )
                .await;
            ida.shot_if_wanted(&format!("head-{game}-{lang}")).await;
            assert_eq!(cut, Vec::<String>::new(), "{game} in {lang}");
        }
        ida.leave().await;
    }
}
