//! A whole game of New Lands against bots: by mouse and by keys in turn, and what the page explains on the way.

use chromiumoxide::cdp::browser_protocol::emulation::MediaFeature;

use crate::harness::{Boathouse, Folder, Visitor};

const MOVES: &str = "JSON.parse(document.querySelector('#moves')?.textContent ?? '{\"moves\":[]}').moves";

impl Visitor {
    /// A page that does not move by itself is played faster.
    async fn keep_still(&self) {
        let feature = MediaFeature::new("prefers-reduced-motion", "reduce");
        self.page.emulate_media_features(vec![feature]).await.unwrap();
    }

    /// The actions on offer, in notation.
    async fn offered(&self) -> Vec<String> {
        self.ask(&format!("{MOVES}.map((move) => move.a)")).await
    }

    /// How many tiles lie on the table.
    async fn tiles(&self) -> usize {
        self.ask("Number(document.querySelector('.phase progress').value)").await
    }

    /// Confirms a card by keys alone.
    async fn card_by_keys(&self, action: &str) {
        let seq = self.seq().await;
        // After the tile the keys come to where the next choice is.
        self.until("document.activeElement?.closest('#ask')").await;
        let path = format!("{MOVES}.find((move) => move.a === {action:?}).p[0]");
        let target: String = self.ask(&path).await;
        self.tab_to(&format!(":is(#buttons, #hand) [data-t={target:?}]")).await;
        if !self.has("#confirm:not([aria-disabled])").await {
            self.press("Enter").await;
            self.until("document.querySelector('#confirm:not([aria-disabled])')").await;
        }
        self.press("Enter").await;
        self.news_after(seq).await;
    }

    /// Looks at the largest region with the mouse and at others with the keys.
    async fn look_around(&self) {
        let spot = "(() => { const size = (e) => Number(/\\d+/.exec(e.getAttribute('aria-label').split('\\n')[1])); \
                    const part = [...document.querySelectorAll('.tells')].sort((a, b) => size(b) - size(a))[0]; \
                    const box = part.getBoundingClientRect(); \
                    for (let y = box.top + 2; y < box.bottom; y += 3) for (let x = box.left + 2; x < box.right; x += 3) \
                      if (document.elementFromPoint(x, y)?.closest('.tells') === part) return [x, y]; return null; })()";
        let (x, y): (f64, f64) = self.ask(spot).await;
        self.page.move_mouse(chromiumoxide::layout::Point::new(x, y)).await.unwrap();
        self.until("document.querySelector('#layer-lights .light.on')").await;
        let told: String = self.ask("document.querySelector('#explain:not([hidden])').innerText").await;
        assert!(told.contains("tiles") && told.contains("Now:") && told.contains("At the end"), "{told}");
        self.shot_if_wanted("newlands-region").await;
        self.tab_to(".tells").await;
        // Wherever the first region lies, some way leads from it to another.
        let focus = "[...document.querySelectorAll('.tells')].indexOf(document.activeElement)";
        let mut visited = vec![self.ask::<i32>(focus).await];
        for arrow in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] {
            self.press(arrow).await;
            visited.push(self.ask(focus).await);
        }
        visited.sort_unstable();
        visited.dedup();
        assert!(visited.len() > 1 && visited[0] >= 0, "the arrows go from region to region: {visited:?}");
        let told: String = self.ask("document.querySelector('#explain').textContent").await;
        let label: String = self.ask("document.activeElement.getAttribute('aria-label')").await;
        assert_eq!(told, label, "a focused region explains itself");
        assert_eq!(self.ask::<usize>("document.querySelectorAll('#layer-lights .light.on').length").await, 1);
        self.press("Escape").await;
        self.until("document.querySelector('#explain').hidden").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_new_lands() {
    let data = Folder::new("newlands");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ingrid = Visitor::new("discoverer", 1440, 900, "en").await;
    ingrid.keep_still().await;
    let seats = [("players", "3"), ("level-b", "deckhand"), ("seat-c", "bot"), ("level-c", "deckhand")];
    ingrid.open_table_of("newlands", &house.url, "Ingrid", &seats).await;
    let (mut decided, mut by_keys, mut taken, mut looked) = (0, false, 0, false);
    let mut pictures = vec![40, 10];
    loop {
        let over = "document.querySelector('#table').dataset.state === 'over'";
        ingrid.until(&format!("{over} || {MOVES}.length")).await;
        if ingrid.is_over().await {
            break;
        }
        let offered = ingrid.offered().await;
        if offered[0].starts_with("lay ") {
            let tiles = ingrid.tiles().await;
            if pictures.pop_if(|wanted| tiles >= *wanted).is_some() {
                ingrid.shot_if_wanted(&format!("newlands-{tiles}")).await;
            }
            if tiles > 20 && !looked {
                ingrid.look_around().await;
                looked = true;
            }
            by_keys = !by_keys;
            if by_keys { ingrid.move_by_keys().await } else { ingrid.move_along(decided).await }
        } else {
            let (choice, scores) = wish(&offered, decided);
            taken += usize::from(scores);
            let action = offered[choice].clone();
            if by_keys { ingrid.card_by_keys(&action).await } else { ingrid.move_along(choice).await }
        }
        decided += 1;
        assert!(decided < 200, "no game of New Lands is that long");
    }
    assert!(decided > 45 && taken > 2, "{decided} decisions, {taken} companions taken back");
    ingrid.shot_if_wanted("newlands-84").await;

    // However long the log has become, Tab leads past it, and the arrows through it.
    ingrid.tab_to("#log-list .step").await;
    let step = "Number(document.activeElement.dataset.stepLink)";
    let latest: u32 = ingrid.ask(step).await;
    ingrid.press("ArrowDown").await;
    assert!(ingrid.ask::<u32>(step).await < latest, "an earlier step is below");
    let stops: usize = ingrid
        .ask("[...document.querySelectorAll('#log-list .step')].filter((s) => s.tabIndex === 0).length")
        .await;
    assert_eq!(stops, 1, "the log is one stop");

    // Every number of the score lights up where it was counted and writes out its sums.
    ingrid.click("label:has(#pane-scores)").await;
    ingrid.click("#scores .lights").await;
    ingrid.until("document.querySelector('.counted.lit')").await;
    let told: String = ingrid.ask("document.querySelector('#explain:not([hidden])').innerText").await;
    assert!(told.lines().skip(1).all(|line| line.contains(" = ")), "{told}");
    assert!(told.lines().count() > 1, "{told}");
    ingrid.shot_if_wanted("newlands-score").await;

    let id: String = ingrid.ask("document.querySelector('#table').dataset.id").await;
    let totals: Vec<i32> = ingrid
        .ask(&format!("fetch('/api/tables/{id}').then(r => r.json()).then(t => t.scores.map(s => s.total))"))
        .await;
    ingrid.go(&format!("{}/t/{id}/result", house.url)).await;
    let page: String = ingrid.ask("document.querySelector('main').innerText").await;
    assert!(totals.iter().all(|total| page.contains(&total.to_string())), "{totals:?} in {page}");
    ingrid.leave().await;

    let onlooker = Visitor::new("onlooker", 390, 844, "ru").await;
    onlooker.go(&format!("{}/t/{id}", house.url)).await;
    onlooker.fits("a finished table").await;
    onlooker.shot_if_wanted("newlands-84-phone").await;
    onlooker.leave().await;
}

/// Which of the offered actions to take after laying a tile, and whether it scores: now a companion is set, now one is
/// taken back, now neither.
fn wish(offered: &[String], decided: usize) -> (usize, bool) {
    let first = |verb: &str| offered.iter().position(|action| action.starts_with(verb));
    match decided % 6 {
        0..=2 => first("deploy ").map(|choice| (choice, false)),
        3 | 4 => first("take ").map(|choice| (choice, true)),
        _ => None,
    }
    .unwrap_or((offered.len() - 1, false))
}

/// With hands of two both tiles are cards, and everybody's hand lies open.
#[tokio::test(flavor = "multi_thread")]
async fn hands_of_two_are_played_on_a_phone() {
    let data = Folder::new("newlands-hands");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let olena = Visitor::new("hands", 390, 844, "uk").await;
    olena.keep_still().await;
    let agreed = [("level-b", "deckhand"), ("option-hand", "on"), ("option-removal", "printed")];
    olena.open_table_of("newlands", &house.url, "Olena", &agreed).await;
    let (mut laid, mut kept) = (0, 0);
    for wish in 0..16 {
        olena.until(&format!("{MOVES}.length")).await;
        let offered = olena.offered().await;
        if offered[0].starts_with("lay ") {
            let cards: usize = olena.ask("document.querySelectorAll('#hand .pick > .tile').length").await;
            assert!((1..=2).contains(&cards), "{cards} tiles in hand");
            kept += usize::from(cards == 2);
            let open: usize = olena.ask("document.querySelectorAll('.nl-hand').length").await;
            assert_eq!(open, 2, "both hands lie open");
            laid += 1;
        }
        olena.fits("a hand of two").await;
        olena.move_along(wish * 5).await;
    }
    assert!(laid >= 8 && kept > 4, "{laid} tiles laid, {kept} times from two");
    olena.shot_if_wanted("newlands-hands-phone").await;
    olena.leave().await;
}
