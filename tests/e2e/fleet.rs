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
        self.touch(&target).await;
        if !target.starts_with("do-") {
            self.until(&format!("document.querySelector('#table [data-t={target:?}].chosen')")).await;
            self.click("#confirm:not([aria-disabled])").await;
        }
        self.news_after(seq).await;
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

    // A die is taken by one click, lights the boxes it may mark, and can be put back.
    assert!(tove.is_going_on().await);
    let dice: usize = tove.ask("document.querySelectorAll('.fl-die.next').length").await;
    assert_eq!(dice, 4);
    let seq = tove.seq().await;
    tove.click(".fl-die.next").await;
    tove.news_after(seq).await;
    tove.until("document.querySelector('.fl-die.held') && document.querySelector('#table [data-t=\"use-coin\"].next')")
        .await;
    tove.shot_if_wanted("fleet-die").await;
    let seq = tove.seq().await;
    tove.click("#undo button").await;
    tove.news_after(seq).await;
    tove.until("document.querySelectorAll('.fl-die.next').length === 4").await;

    let (mut moves, mut promised) = (0, 0);
    while tove.is_going_on().await {
        if tove.has(".fl-opt[data-t='use-coin'].next").await && promised == 0 {
            // Pointing at a choice shows its consequences and the coins it would mark.
            tove.click(".fl-opt[data-t='use-coin'].next").await;
            tove.until("document.querySelector('#ghost .nx') && document.querySelector('#chain li')").await;
            promised += 1;
        }
        tove.move_along(moves * 5 + 1).await;
        moves += 1;
        if moves == 40 {
            tove.shot_if_wanted("fleet").await;
        }
        assert!(moves < MOST);
    }
    assert!(moves > 40 && promised == 1, "{moves}");
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
    tove.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_against_the_captain_on_a_phone() {
    let data = Folder::new("fleet-solo");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let olena = Visitor::new("fleet-olena", 390, 844, "uk").await;
    olena.open_table_of("fleet", &house.url, "Olena", &[("players", "1")]).await;
    let mut moves = 0;
    while olena.is_going_on().await {
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
            olena.shot_if_wanted("fleet-solo").await;
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
    olena.leave().await;
}
