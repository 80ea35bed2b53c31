//! Learning a game by reading: figures, steps, words looked up, the rules beside a table, a printed aid.

use chromiumoxide::cdp::browser_protocol::page::PrintToPdfParams;

use crate::harness::{Boathouse, Folder, Visitor};

/// The games whose rules are told with figures.
const TAUGHT: [&str; 5] = ["fjords", "fleet", "newlands", "nusfjord", "pomory"];

/// How many pages a PDF has: each is an object of its own type.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    text.match_indices("/Type /Page").filter(|(at, found)| !text[at + found.len()..].starts_with('s')).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_player_aid_is_one_printed_page_in_every_language() {
    let data = Folder::new("aid");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for lang in ["en", "ru", "uk"] {
        let ida = Visitor::new("ida", 1280, 900, lang).await;
        for game in TAUGHT {
            ida.go(&format!("{}/rules/{game}/aid", house.url)).await;
            ida.until("document.querySelector('.aid section')").await;
            let paper = PrintToPdfParams::builder().prefer_css_page_size(true).print_background(true).build();
            let pdf = ida.page.pdf(paper).await.unwrap();
            if let Some(folder) = std::env::var_os("NAUST_SHOTS") {
                std::fs::write(std::path::Path::new(&folder).join(format!("aid-{game}-{lang}.pdf")), &pdf)
                    .unwrap();
            }
            assert_eq!(pages(&pdf), 1, "{game} in {lang}");
        }
        ida.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_can_be_read_searched_and_walked_through() {
    let data = Folder::new("handbook");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ola = Visitor::new("ola", 1440, 900, "en").await;
    ola.go(&format!("{}/rules/fjords", house.url)).await;
    ola.until("document.querySelector('.walk.walking')").await;

    // Words are found with `/`, and lead to their paragraph.
    ola.press("/").await;
    ola.until("document.activeElement.id === 'find'").await;
    ola.fill("#find", "landmass").await;
    ola.until("document.querySelectorAll('#found a').length > 1").await;
    ola.click("#found a").await;
    ola.until(
        "location.hash.length > 1 && document.querySelector(location.hash).textContent.includes('landmass')",
    )
    .await;
    ola.fill("#find", "zzz").await;
    ola.until("document.querySelector('#found').textContent.includes('zzz')").await;

    // A term opens its entry and closes again.
    ola.click("#table-start .term").await;
    ola.until("!document.querySelector('#tip').hidden").await;
    assert!(ola.ask::<String>("document.querySelector('#tip').innerText").await.starts_with("Row"));
    assert!(
        ola.ask::<bool>("document.querySelector(document.querySelector('#tip-more').hash) !== null").await
    );
    ola.press("Escape").await;
    ola.until("document.querySelector('#tip').hidden").await;

    // An example goes step by step, with knobs and with keys.
    let at = "[...document.querySelectorAll('#fig-ways .walk-steps > li')].findIndex((li) => li.getClientRects().length)";
    assert_eq!(ola.ask::<i32>(at).await, 0);
    ola.click("#fig-ways [data-walk=next]").await;
    ola.until(&format!("{at} === 1")).await;
    ola.ask::<bool>("(document.querySelector('#fig-ways').focus(), true)").await;
    ola.page.find_element("#fig-ways").await.unwrap().press_key("ArrowRight").await.unwrap();
    ola.until(&format!("{at} === 2")).await;

    // The index follows the reading.
    ola.ask::<bool>("(document.querySelector('#scoring').scrollIntoView(), true)").await;
    ola.until("document.querySelector('#chapters [aria-current]')?.hash === '#scoring'").await;
    ola.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_leads_to_its_rule_beside_the_board() {
    let data = Folder::new("beside");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let nils = Visitor::new("nils-reads", 1440, 900, "en").await;
    nils.open_table(&house.url, "Nils", &[("seat-b", "guest"), ("name-b", "Anna")]).await;
    nils.until("document.querySelector('#hand .pick:is(.next, .chosen)')").await;
    if !nils.has("#hand .pick.chosen").await {
        nils.click("#hand .pick.next:not([aria-disabled])").await;
    }
    nils.click("#layer-cells [data-t='cell-n0e0']").await;
    nils.click("#why .about").await;
    nils.until("document.querySelector('#beside .asked')").await;
    let asked: String = nils.ask("document.querySelector('#beside .asked').dataset.para").await;
    assert_eq!(asked, "laying-one");
    // It covers neither the board nor the players nor the dock.
    let covered: Vec<String> = nils
        .ask(
            "(() => { const a = document.querySelector('#beside').getBoundingClientRect(); \
             return ['#panel-board', '.players', '#prompt', '.acts'].filter((s) => { \
               const b = document.querySelector(s)?.getBoundingClientRect(); \
               return b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; }); })()",
        )
        .await;
    assert!(covered.is_empty(), "{covered:?}");
    nils.press("Escape").await;
    nils.until("document.querySelector('#beside').hidden").await;
    nils.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_narrowed_by_words_and_ticks() {
    let data = Folder::new("cards");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let eva = Visitor::new("eva-cards", 1440, 900, "en").await;
    eva.go(&format!("{}/rules/nusfjord/cards", house.url)).await;
    let shown = "[...document.querySelectorAll('.entry')].filter((e) => !e.hidden).length";
    eva.until(&format!("{shown} === 150")).await;
    eva.fill("#find-card", "boathouse").await;
    eva.until(&format!("{shown} > 0 && {shown} < 10")).await;
    eva.fill("#find-card", "zzzz").await;
    eva.until("!document.querySelector('#cards-none').hidden").await;
    eva.click("#cards-clear").await;
    eva.until(&format!("{shown} === 150")).await;
    eva.click(".tick-line").await;
    eva.until(&format!("{shown} < 30 && {shown} > 0 && document.querySelector('.chip')")).await;
    eva.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_is_explained_and_filled_in_by_one_click() {
    let data = Folder::new("beginnings");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for (width, height, lang) in [(1440, 900, "en"), (390, 844, "ru")] {
        let eva = Visitor::new("eva-begins", width, height, lang).await;
        for game in TAUGHT {
            eva.go(&format!("{}/new/{game}", house.url)).await;
            eva.until("document.querySelector('#new-table')").await;
            eva.fits(&format!("the form of {game}")).await;
            eva.ask::<serde_json::Value>(
                "(document.querySelector('#begin') ?? document.body).scrollIntoView()",
            )
            .await;
            eva.shot_if_wanted(&format!("new-{game}-{width}")).await;
        }
        eva.go(&format!("{}/new/fjords", house.url)).await;
        let runes = "document.querySelectorAll('[name=option-runes]:checked').length";
        for (name, count) in [("all", 8), ("usual", 2), ("first", 0)] {
            eva.click(&format!("[data-begin][value={name}]")).await;
            eva.until(&format!("{runes} === {count}")).await;
        }
        assert!(eva.ask::<bool>("location.search === ''").await, "nothing was asked of the server");
        eva.click("[data-begin][value=usual]").await;
        eva.fill("input[name=name]", "Eva").await;
        eva.click("#new-table .send button").await;
        eva.until("document.querySelector('#table')").await;
        let id: String = eva.ask("location.pathname.split('/')[2]").await;
        let setup = format!("fetch('/api/tables/{id}').then((r) => r.json()).then((table) => table.setup)");
        assert_eq!(eva.ask::<String>(&setup).await, "2p runes=strength,water");
        eva.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_one_points_at_says_what_it_is() {
    let data = Folder::new("what");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for (width, height) in [(1440, 900), (390, 844)] {
        let nils = Visitor::new("nils-asks", width, height, "en").await;
        for (game, part, anchor) in [
            ("nusfjord", "[data-t='space-gold']", "gold-one"),
            ("fjords", "#layer-cells [data-t='cell-n0e0']", "table-terrain"),
            ("pomory", "#panel-sea [data-t^='cell-']", "table-board"),
        ] {
            nils.go(&house.url).await;
            nils.go(&format!("{}/new/{game}", house.url)).await;
            if nils.has("input[name=name]").await {
                nils.fill("input[name=name]", "Nils").await;
            }
            nils.click("#new-table .send button").await;
            nils.until("document.querySelector('#table .next')").await;
            let chosen = "document.querySelectorAll('#table .chosen').length";
            let before: i32 = nils.ask(chosen).await;
            if nils.ask::<bool>("document.querySelector('#head > [data-what]').checkVisibility()").await {
                nils.click("#head > [data-what]").await;
            } else {
                nils.click("#menu summary").await;
                nils.click("#menu [data-what]").await;
            }
            nils.until("document.querySelector('#table.what')").await;
            nils.click(part).await;
            nils.until("document.querySelector('#beside:not([hidden]) .asked')").await;
            let asked: String = nils.ask("document.querySelector('#beside .asked').dataset.para").await;
            assert_eq!(asked, anchor, "{game}");
            nils.shot_if_wanted(&format!("what-{game}-{width}")).await;
            assert_eq!(nils.ask::<i32>(chosen).await, before, "{game}: asking is not choosing");
            assert!(!nils.has("#table.what").await, "{game}: asked once");
            nils.press("Escape").await;
            nils.until("document.querySelector('#beside').hidden").await;
        }
        nils.leave().await;
    }
}
