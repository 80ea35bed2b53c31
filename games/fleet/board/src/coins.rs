//! The coin track with its stars, and the boxes that a choice would mark on it.

use std::fmt::Write as _;

use fleet::{Deed, Face, View};
use tabletop::{Message, Seat};

use crate::{
    gives::{self, coin_boxes},
    paper::Paper,
    pointing, running,
    signs::{cross, sign},
};

/// The coin track below both halves of the sheet.
pub fn strip(paper: &Paper<'_>) -> String {
    let (view, sheet) = (paper.view, paper.sheet());
    let boxes: String = (1..=view.coin_boxes).map(|at| coin(paper, at)).collect();
    let note = Message::new("fleet-label-coins-note")
        .with("coins", gives::coins_marked(sheet))
        .with("boxes", view.coin_boxes)
        .with("income", sheet.income);
    // What would be marked is laid over the track by the script.
    let ghost =
        if paper.live { "<div id=\"ghost\" class=\"fl-cns\" aria-hidden=\"true\"></div>" } else { "" };
    let origin = if paper.live {
        format!("<span class=\"fl-origin\">{}</span>", paper.t("fleet-label-origin"))
    } else {
        String::new()
    };
    format!(
        "<div class=\"fl-coins\"><div class=\"fl-hd\"><h3>{}</h3><span class=\"note\">{}</span>{origin}</div>\
         <div class=\"fl-over\"><div class=\"fl-cns spots for-coins\">{boxes}</div>{ghost}</div></div>",
        paper.t("fleet-label-coins"),
        paper.say(&note),
    )
}

fn coin(paper: &Paper<'_>, at: u8) -> String {
    let (view, sheet) = (paper.view, paper.sheet());
    let star = view.stars.contains(&at);
    let blocked = sheet.blocked.contains(&at);
    let marked = at <= sheet.coins && !blocked;
    let face = if star { format!("{}<i>{at}</i>", sign("star")) } else { String::new() };
    let mark = if marked { cross(400 + usize::from(at)) } else { String::new() };
    let fresh = paper.runs() && running::marked_coin(paper, at);
    let pending = paper.runs() && view.waiting.iter().any(|star| star.coin_box == Some(at));
    let class = [(star, " st"), (marked, " mk"), (blocked, " cr"), (fresh, " ch"), (pending, " pd")];
    let class: String = class.iter().filter(|(is, _)| *is).map(|(_, class)| *class).collect();
    if paper.live && coin_boxes(view, sheet, 1) == [at] {
        // With three coins on the die the track means those, else the one coin of any die.
        let three = view.die.is_some_and(|die| die.face == Face::Coins);
        let (deed, label, echo) = if three {
            (Deed::Coins, "fleet-action-coins", "")
        } else {
            (Deed::Coin, "fleet-action-coin", " echo")
        };
        return format!(
            "<button type=\"button\" class=\"fl-c{class}{echo}\" data-t=\"{}\" aria-label=\"{}\">{face}</button>",
            pointing::target(deed),
            paper.say(&Message::new(label).with("coins", gives::gives(view, paper.seat, deed).coins))
        );
    }
    format!("<span class=\"fl-c{class}\">{face}{mark}</span>")
}

/// As many empty places as the track has boxes before them, then the boxes that `coins` would mark.
pub fn ghost(view: &View, seat: Seat, coins: u8) -> String {
    let boxes = coin_boxes(view, &view.seats[seat.index()], coins);
    let last = boxes.last().copied().unwrap_or(0);
    (1..=last).fold(String::new(), |mut svg, at| {
        let class = if boxes.contains(&at) { " class=\"nx\"" } else { "" };
        let _ = write!(svg, "<i{class}></i>");
        svg
    })
}
