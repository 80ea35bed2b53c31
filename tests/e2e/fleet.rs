//! Fleet: The Dice Game on the page: three at a table on a desk, and alone against the Captain on a phone.

use crate::harness::{Boathouse, Folder, Visitor};

/// No game of Fleet asks one player more often.
const MOST: usize = 260;

impl Visitor {
    /// Clicks on a place of the sheet; on a phone its tab is opened first.
    async fn touch(&self, target: &str) {
        self.ask::<bool>(&format!(
            "(() => {{ const place = [...document.querySelectorAll('#ask [data-t=\"{target}\"], .panel [data-t=\"{target}\"]')] \
             .find((e) => e.matches('.next')); const panel = place?.closest('.panel')?.id; \
             document.querySelector(`#tabs [data-panel=\"${{panel}}\"] input:not(:checked)`)?.click(); return true; }})()"
        ))
        .await;
        self.click(&format!("#table [data-t={target:?}].next")).await;
    }

    /// Makes offered move number `wish`, counted round and round, as a finger does.
    async fn move_by_touch(&self, wish: usize) {
        let seq = self.seq().await;
        let target: String = self
            .ask(&format!(
                "(() => {{ const {{ moves }} = JSON.parse(document.querySelector('#moves').textContent); \
                 return moves[{wish} % moves.length].p[0]; }})()"
            ))
            .await;
        if !self.has(&format!("#table [data-t={target:?}].chosen")).await {
            self.touch(&target).await;
        }
        self.until(&format!("document.querySelector('#table [data-t={target:?}].chosen')")).await;
        self.click("#confirm:not([aria-disabled])").await;
        self.news_after(seq).await;
    }

    /// While a star is to be used, the queue says where it came from and its box stands out on the coin track; what the turn
    /// has set off stands below. False if no star is asked for.
    async fn looks_at_a_star(&self) -> bool {
        if !self.has("#ask [data-t='do-decline'].next").await || !self.has(".fl-queue .now").await {
            return false;
        }
        let (steps, told): (usize, String) = self
            .ask("[document.querySelectorAll('.fl-run li').length, document.querySelector('.fl-queue .now').textContent]")
            .await;
        assert!(steps > 0 && told.chars().count() > 8, "{steps} steps, {told}");
        true
    }

    /// The coins that a choice would mark are drawn on boxes that are still free, in whichever row of the track.
    async fn sees_promised_coins_in_their_boxes(&self) {
        let astray: usize = self
            .ask(
                "(() => { const at = (e) => e.getBoundingClientRect(); \
                 const free = [...document.querySelectorAll('.for-coins .fl-c:not(.mk)')].map(at); \
                 return [...document.querySelectorAll('#ghost .nx')].map(at).filter((coin) => !free.some((box) => \
                   Math.abs(box.top - coin.top) < 3 && Math.abs(box.left - coin.left) < 3)).length; })()",
            )
            .await;
        assert_eq!(astray, 0, "coins drawn beside their boxes");
    }

    /// Pictures by day and by night, if somebody wants them.
    async fn both_shots_if_wanted(&self, name: &str) {
        self.shot_if_wanted(name).await;
        if std::env::var_os("NAUST_SHOTS").is_some() {
            self.prefer("dark").await;
            self.shot_if_wanted(&format!("{name}-dark")).await;
            self.prefer("light").await;
        }
    }

    /// Waits until the page asks something or the game is over; true while it goes on.
    async fn is_going_on(&self) -> bool {
        self.until(
            "document.querySelector('#table').dataset.state === 'over' \
             || JSON.parse(document.querySelector('#moves').textContent).moves.length > 0",
        )
        .await;
        !self.is_over().await
    }

    /// The pencil crosses on my sheet, and the marks of my seat as programs see them.
    async fn marks(&self) -> (usize, usize) {
        self.ask(
            "(async () => { const { id } = document.querySelector('#table').dataset; \
             const { view } = await fetch(`/api/tables/${id}`).then((r) => r.json()); \
             const marks = view.seats[0].sections.flatMap((s) => s.boxes).filter((b) => b.marked).length; \
             const drawn = document.querySelectorAll('#panel-sea .fl-b.mk, #panel-town .fl-b.mk').length; \
             return [drawn, marks]; })()",
        )
        .await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_a_whole_game_of_fleet() {
    let data = Folder::new("fleet");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let tove = Visitor::new("fleet-tove", 1440, 900, "en").await;
    let seats = [
        ("players", "3"),
        ("seat-b", "bot"),
        ("level-b", "deckhand"),
        ("seat-c", "bot"),
        ("level-c", "deckhand"),
        ("option-first", "a"),
        ("option-trophies", "on"),
    ];
    tove.open_table_of("fleet", &house.url, "Tove", &seats).await;

    // A die is chosen and taken, lights the boxes it may mark, and can be put back.
    assert!(tove.is_going_on().await);
    let dice: usize = tove.ask("document.querySelectorAll('.fl-die.next').length").await;
    assert_eq!(dice, 4);
    let seq = tove.seq().await;
    tove.click(".fl-die.next").await;
    tove.click("#confirm:not([aria-disabled])").await;
    tove.news_after(seq).await;
    tove.until("document.querySelector('.fl-die.held') && document.querySelector('#table [data-t=\"use-coin\"].next')")
        .await;
    tove.shot_if_wanted("fleet-die").await;
    let seq = tove.seq().await;
    tove.click("#undo button").await;
    tove.news_after(seq).await;
    tove.until("document.querySelectorAll('.fl-die.next').length === 4").await;

    let (mut moves, mut promised, mut stars) = (0, 0, 0);
    while tove.is_going_on().await {
        tove.sees_promised_coins_in_their_boxes().await;
        if tove.looks_at_a_star().await {
            stars += 1;
            if stars == 4 {
                tove.both_shots_if_wanted("fleet-star").await;
            }
        }
        if tove.has(".fl-opt[data-t='use-coin'].next").await && promised == 0 {
            // Pointing at a choice shows its consequences and the coins it would mark.
            tove.click(".fl-opt[data-t='use-coin'].next").await;
            tove.until("document.querySelector('#ghost .nx') && document.querySelector('#chain li')").await;
            promised += 1;
        }
        tove.move_along(moves * 5 + 1).await;
        moves += 1;
        if moves == 40 {
            tove.both_shots_if_wanted("fleet").await;
        }
        assert!(moves < MOST);
    }
    assert!(moves > 40 && promised == 1 && stars > 3, "{moves}, {stars} stars");
    tove.shot_if_wanted("fleet-end").await;
    let (drawn, marks) = tove.marks().await;
    assert!(marks > 10 && drawn == marks, "{drawn} crosses for {marks} marks");

    // Everybody's whole sheet opens at a touch.
    tove.click(".fl-other summary").await;
    tove.until(
        "document.querySelector('.fl-other[open] .fl-full .fl-lane')?.getBoundingClientRect().height > 40",
    )
    .await;
    tove.shot_if_wanted("fleet-other").await;

    let id: String = tove.ask("document.querySelector('#table').dataset.id").await;
    let totals: Vec<i32> = tove
        .ask(&format!("fetch('/api/tables/{id}').then(r => r.json()).then(t => t.scores.map(s => s.total))"))
        .await;
    tove.go(&format!("{}/t/{id}/result", house.url)).await;
    let page: String = tove.ask("document.querySelector('main').innerText").await;
    assert!(totals.iter().all(|total| page.contains(&total.to_string())), "{totals:?}: {page}");
    tove.shot_if_wanted("fleet-result").await;
    tove.leave().await;
}

/// Four players with all cards in the longest words: from the first die to the last the whole table lies in a window of
/// 1440 by 900, and neither a tag nor the question is cut.
#[tokio::test(flavor = "multi_thread")]
async fn four_captains_fit_in_a_window() {
    let data = Folder::new("fleet-four");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let olga = Visitor::new("fleet-olga", 1440, 900, "ru").await;
    let seats = [
        ("players", "4"),
        ("seat-b", "bot"),
        ("level-b", "deckhand"),
        ("seat-c", "bot"),
        ("level-c", "deckhand"),
        ("seat-d", "bot"),
        ("level-d", "deckhand"),
        ("option-first", "a"),
        ("option-captains", "on"),
        ("option-trophies", "on"),
    ];
    olga.open_table_of("fleet", &house.url, "Olga", &seats).await;
    let mut step = 0;
    while olga.is_going_on().await {
        let tall: Vec<String> = olga
            .ask(
                "[document.documentElement, document.querySelector('.panels')] \
                 .filter((e) => e.scrollHeight > e.clientHeight + 1) \
                 .map((e) => `${e.className || e.tagName} ${e.scrollHeight} of ${e.clientHeight}`)",
            )
            .await;
        assert!(tall.is_empty(), "{tall:?} after {step} moves");
        // A tag shows its words whole, or its sign alone.
        let cut: Vec<String> = olga
            .ask(
                "[...document.querySelectorAll('.player .tag:not([hidden])')] \
                 .filter((e) => e.getBoundingClientRect().right > e.parentElement.getBoundingClientRect().right + 1) \
                 .map((e) => e.textContent)",
            )
            .await;
        assert!(cut.is_empty(), "{cut:?}");
        let question: Vec<String> = olga
            .ask(
                "[...document.querySelectorAll('.prompt h2')].filter((e) => e.scrollHeight > e.clientHeight + 1) \
                 .map((e) => e.textContent)",
            )
            .await;
        assert!(question.is_empty(), "{question:?} after {step} moves");
        olga.sees_promised_coins_in_their_boxes().await;
        if olga.looks_at_a_star().await || step == 8 {
            olga.both_shots_if_wanted(&format!("fleet-four-{step}")).await;
        }
        olga.move_along(step * 5 + 1).await;
        step += 1;
        assert!(step < MOST);
    }
    assert!(step > 36, "{step} moves");
    olga.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_against_the_captain_on_a_phone() {
    let data = Folder::new("fleet-solo");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let olena = Visitor::new("fleet-olena", 390, 844, "uk").await;
    olena.open_table_of("fleet", &house.url, "Olena", &[("players", "1")]).await;
    let (mut moves, mut stars) = (0, 0);
    while olena.is_going_on().await {
        if olena.looks_at_a_star().await {
            stars += 1;
            if stars == 3 {
                olena
                    .ask::<bool>(
                        "(document.querySelector('#tabs [data-panel=\"panel-dice\"] input')?.click(), true)",
                    )
                    .await;
                olena.both_shots_if_wanted("fleet-solo-star").await;
            }
        }
        olena.move_by_touch(moves * 3 + 2).await;
        moves += 1;
        let wide: Vec<String> = olena
            .ask(
                "[document.documentElement, ...document.querySelectorAll('.panel')] \
                 .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.id || e.tagName)",
            )
            .await;
        assert!(wide.is_empty(), "{wide:?} can be scrolled sideways");
        if moves == 30 {
            olena.both_shots_if_wanted("fleet-solo").await;
        }
        assert!(moves < MOST);
    }
    assert!(moves > 20, "{moves}");
    let (drawn, marks) = olena.marks().await;
    assert!(marks > 8 && drawn == marks, "{drawn} crosses for {marks} marks");
    // The Captain has been there, and the dock says what one has become.
    let crossed: usize = olena.ask("document.querySelectorAll('.panel .fl-b.cr').length").await;
    assert!(crossed > 10, "{crossed}");
    let (prompt, rank): (String, String) = olena
        .ask("[document.querySelector('#prompt').innerText, document.querySelector('.fl-ranks .now span').textContent]")
        .await;
    assert!(prompt.contains(&rank), "{prompt} does not say {rank}");
    olena.shot_if_wanted("fleet-solo-end").await;
    // So does the result, with what the next rank would have taken.
    let id: String = olena.ask("document.querySelector('#table').dataset.id").await;
    olena.go(&format!("{}/t/{id}/result", house.url)).await;
    let (title, verdict): (String, String) = olena
        .ask("[document.querySelector('h1').innerText, document.querySelector('#verdict').innerText]")
        .await;
    assert_eq!(title, rank);
    assert!(verdict.contains("очок") || verdict.contains("очка"), "{verdict}");
    olena.fits("the result").await;
    olena.shot_if_wanted("fleet-solo-result").await;
    olena.leave().await;
}
