//! How a person plays: with the mouse, or with the keyboard alone.

use crate::harness::Visitor;

/// Longer than any page has tab stops.
const TABS: usize = 120;

impl Visitor {
    /// Gives a name and opens a table of Fjords; `seats` sets the form's fields.
    pub async fn open_table(&self, url: &str, name: &str, seats: &[(&str, &str)]) {
        self.open_table_of("fjords", url, name, seats).await;
    }

    /// Gives a name and opens a table; `seats` sets the form's fields.
    pub async fn open_table_of(&self, game: &str, url: &str, name: &str, seats: &[(&str, &str)]) {
        self.go(&format!("{url}/new/{game}")).await;
        self.fill("input[name=name]", name).await;
        for (field, value) in seats {
            let taken: bool = self
                .ask(&format!(
                    "(() => {{ let taken = false; \
                     for (const e of document.querySelectorAll('[name=\"{field}\"]')) {{ \
                     if (e.type === 'radio' || e.type === 'checkbox') {{ if (e.value === '{value}') e.click(); }} \
                     else e.value = '{value}'; taken ||= e.value === '{value}'; }} return taken; }})()"
                ))
                .await;
            assert!(taken, "the form of {game} offers no {field} = {value}");
        }
        self.click("#new-table .send button").await;
        self.until("document.querySelector('#table')").await;
    }

    /// The number of the journal entry the page shows.
    pub async fn seq(&self) -> u64 {
        self.ask("Number(document.querySelector('#table').dataset.seq)").await
    }

    /// Waits until the page shows more than entry `seq`.
    pub async fn news_after(&self, seq: u64) {
        self.until(&format!("Number(document.querySelector('#table')?.dataset.seq) > {seq}")).await;
    }

    /// Does the page offer moves now?
    pub async fn is_asked(&self) -> bool {
        self.ask(
            "JSON.parse(document.querySelector('#moves')?.textContent ?? '{\"moves\":[]}').moves.length > 0 \
             && document.querySelector('#table').dataset.state === 'playing'",
        )
        .await
    }

    /// Is the game over for this page?
    pub async fn is_over(&self) -> bool {
        self.ask("document.querySelector('#table').dataset.state === 'over'").await
    }

    /// Takes the screen over, where the curtain asks who sits there now.
    pub async fn take_the_screen(&self) {
        if self.has("#sail").await {
            self.click("#sail .raise button").await;
            self.until("!document.querySelector('#sail')").await;
        }
    }

    /// Clicks on a target; on a phone its tab is opened first.
    pub async fn point_at(&self, target: &str) {
        let tab = format!(
            "(() => {{ const places = [...document.querySelectorAll('#table [data-t={target:?}]')]; \
             if (places.some((place) => place.checkVisibility())) return ''; \
             const panel = places.map((place) => place.closest('.panel')?.id).find((id) => id); \
             return document.querySelector(`#tabs [data-panel=\"${{panel}}\"]`)?.offsetParent ? panel : ''; }})()"
        );
        let panel: String = self.ask(&tab).await;
        if !panel.is_empty() {
            self.click(&format!("#tabs [data-panel={panel:?}]")).await;
        }
        self.click(&format!("#table [data-t={target:?}]")).await;
    }

    /// Makes the first move that the page offers, with the mouse.
    pub async fn move_by_mouse(&self) {
        let seq = self.seq().await;
        if self.has("#buttons [data-t^='do-'].next").await {
            // A house early on, so that there is somebody to settle.
            let house = "#buttons [data-t='do-house'].next";
            let other = "#buttons [data-t^='do-'].next";
            self.click(if self.has(house).await { house } else { other }).await;
            self.click("#confirm:not([aria-disabled])").await;
        } else {
            if !self.has(".board .legal.next:not(.hidden)").await {
                self.click("#hand .pick.next:not([aria-disabled])").await;
            }
            self.until("document.querySelector('.board .legal.next:not(.hidden)')").await;
            self.click(".board .legal.next:not(.hidden)").await;
            self.until(
                "document.querySelector('.board .legal.chosen') && document.querySelector('#ghost *')",
            )
            .await;
            self.click("#confirm:not([aria-disabled])").await;
        }
        self.news_after(seq).await;
    }

    /// Makes offered move number `wish` (counted round and round) by clicking along its path of targets, whatever the
    /// game: cards, sheets, boards and buttons alike.
    pub async fn move_along(&self, wish: usize) {
        let seq = self.seq().await;
        let (path, variant): (Vec<String>, usize) = self
            .ask(&format!(
                "(() => {{ const {{ moves }} = JSON.parse(document.querySelector('#moves').textContent); \
                 const move = moves[{wish} % moves.length]; const same = moves.filter((m) => \
                 m.p.join() === move.p.join()); return [move.p, same.indexOf(move)]; }})()"
            ))
            .await;
        for target in &path {
            let place = format!("#table [data-t={target:?}]");
            if !self.ask::<bool>(&format!("document.querySelector({place:?})?.matches('.chosen')")).await {
                self.click(&place).await;
            }
        }
        for _ in 0..variant {
            self.click("#turn:not([aria-disabled])").await;
        }
        self.click("#confirm:not([aria-disabled])").await;
        self.news_after(seq).await;
    }

    /// Makes a move with the keyboard alone: Tab, Enter and nothing else.
    pub async fn move_by_keys(&self) {
        let seq = self.seq().await;
        if self.has("#buttons [data-t^='do-'].next").await {
            let house = "#buttons [data-t='do-house'].next";
            self.tab_to(if self.has(house).await { house } else { "#buttons [data-t^='do-'].next" }).await;
            if !self.has("#confirm:not([aria-disabled])").await {
                self.press("Enter").await;
                self.until("document.querySelector('#confirm:not([aria-disabled])')").await;
            }
            self.press("Enter").await;
        } else {
            if !self.has(".board .legal.next:not(.hidden)").await {
                self.tab_to("#hand .pick.next:not([aria-disabled])").await;
                self.press("Enter").await;
                self.until("document.querySelector('.board .legal.next:not(.hidden)')").await;
            }
            self.tab_to(".board .legal.next:not(.hidden)").await;
            self.press("Enter").await;
            self.until("document.querySelector('#confirm:not([aria-disabled])')").await;
            self.press("Enter").await;
        }
        self.news_after(seq).await;
    }

    /// Does something match?
    pub async fn has(&self, selector: &str) -> bool {
        self.ask(&format!("!!document.querySelector({selector:?})")).await
    }

    /// Presses Tab until the focus is on something that matches; inside a group one arrow key leads to all its members.
    pub async fn tab_to(&self, selector: &str) {
        let there = format!("!!document.activeElement?.matches({selector:?})");
        for _ in 0..TABS {
            if self.ask::<bool>(&there).await {
                return;
            }
            let group = "document.activeElement?.closest('#hand, #buttons')?.querySelector";
            let inside =
                format!("!!{group}?.call(document.activeElement.closest('#hand, #buttons'), {selector:?})");
            let key = if self.ask::<bool>(&inside).await { "ArrowRight" } else { "Tab" };
            self.press(key).await;
        }
        self.shot_if_wanted("stuck").await;
        let focus: String = self.ask("document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing'").await;
        panic!("the keyboard never reached {selector}; the focus is on {focus}");
    }
}
