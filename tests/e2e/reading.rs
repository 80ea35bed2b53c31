//! What a page says: in three languages, on a phone, by night, and why not.

use crate::harness::{Boathouse, Folder, Visitor};

/// Widths from a small phone to a desk; nothing may need scrolling sideways.
const WIDTHS: [(u32, u32); 3] = [(360, 740), (390, 844), (1440, 900)];

#[tokio::test(flavor = "multi_thread")]
async fn the_language_follows_the_browser_and_can_be_switched_in_the_middle_of_a_game() {
    let data = Folder::new("language");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let mila = Visitor::new("mila", 1280, 800, "uk").await;
    mila.go(&house.url).await;
    assert_eq!(mila.ask::<String>("document.documentElement.lang").await, "uk");
    mila.open_table(&house.url, "Mila", &[("level-b", "deckhand")]).await;
    mila.until("document.querySelector('#hand .pick:is(.next, .chosen)')").await;
    let heading = "document.querySelector('#prompt').innerText";
    let ukrainian: String = mila.ask(heading).await;
    let seq = mila.seq().await;

    mila.click("#languages summary").await;
    mila.click("#languages button[value=ru]").await;
    mila.until(
        "document.documentElement.lang === 'ru' && document.querySelector('#hand .pick:is(.next, .chosen)')",
    )
    .await;
    let russian: String = mila.ask(heading).await;
    mila.click("#languages summary").await;
    mila.click("#languages button[value=en]").await;
    mila.until(
        "document.documentElement.lang === 'en' && document.querySelector('#hand .pick:is(.next, .chosen)')",
    )
    .await;
    let english: String = mila.ask(heading).await;

    assert_eq!(english, "Lay a hex");
    assert!(ukrainian != russian && russian != english, "{ukrainian} / {russian} / {english}");
    assert_eq!(mila.seq().await, seq, "reading changes nothing");
    let page: String = mila.ask("document.body.innerText").await;
    assert!(!page.contains('⟨'), "a word is missing: {page}");
    mila.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_place_says_which_rule_closes_it_and_a_step_can_be_taken_back() {
    let data = Folder::new("why");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let nils = Visitor::new("nils", 1280, 800, "en").await;
    let alone = [("seat-b", "guest"), ("name-b", "Anna")];
    nils.open_table(&house.url, "Nils", &alone).await;
    nils.until("document.querySelector('#hand .pick:is(.next, .chosen)')").await;
    if !nils.has("#hand .pick.chosen").await {
        nils.click("#hand .pick.next:not([aria-disabled])").await;
    }
    // A hex cannot lie on a hex.
    nils.click("#layer-cells [data-t='cell-n0e0']").await;
    nils.until("document.querySelector('#why') && !document.querySelector('#why').hidden").await;
    let why: String = nils.ask("document.querySelector('#why').innerText").await;
    assert!(why.to_lowercase().contains("hex"), "{why}");

    let hexes = "document.querySelector('#panel-board svg').getAttribute('aria-label')";
    let before: String = nils.ask(hexes).await;
    nils.move_by_mouse().await;
    nils.until("document.querySelector('#undo')").await;
    assert_ne!(nils.ask::<String>(hexes).await, before);
    let seq = nils.seq().await;
    nils.press("u").await;
    nils.news_after(seq).await;
    nils.until(&format!("{hexes} === {before:?}")).await;
    nils.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_its_window() {
    let data = Folder::new("fit");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for (width, height) in WIDTHS {
        let eva = Visitor::new("eva", width, height, "ru").await;
        for scheme in ["light", "dark"] {
            eva.prefer(scheme).await;
            for path in ["/", "/new/fjords", "/rules/fjords"] {
                eva.go(&format!("{}{path}", house.url)).await;
                eva.fits(&format!("{path} at {width} by {scheme}")).await;
            }
        }
        eva.open_table(&house.url, "Eva", &[("players", "4"), ("option-runes", "strength")]).await;
        eva.until("document.querySelector('#hand .pick:is(.next, .chosen)')").await;
        eva.fits(&format!("the table at {width}")).await;
        eva.shot_if_wanted(&format!("table-{width}")).await;
        eva.leave().await;
    }
}
