//! The buildings: readable cards on the quays and in the hand, with what each needs and what it does.

use nusfjord::{CardText, CardView, Lack, Refusal, effect::Letter};
use tabletop::{Arg, Message, Say};

use crate::{
    sheet::{Sheet, Spot},
    signs::{self, sign},
    square::{listed, missing, ok},
};

/// The hand, then the quays.
pub fn cards(sheet: &Sheet<'_>) -> String {
    format!("{}<div class=\"nf-quays\">{}{}</div>", hand(sheet), heading(sheet), quays(sheet))
}

fn heading(sheet: &Sheet<'_>) -> String {
    let reach = sheet.view.cards.iter().filter(|card| card.closed.is_none()).count();
    let note =
        Message::new("nusfjord-gives-building").with("reach", reach).with("all", sheet.view.cards.len());
    let keys: String = [
        "nusfjord-category-at-once",
        "nusfjord-category-whenever",
        "nusfjord-category-any-time",
        "nusfjord-category-special",
        "nusfjord-category-once",
        "nusfjord-category-points",
    ]
    .map(|id| {
        let key = signs::of_category(id);
        format!("<span class=\"nf-ck nf-cat-{key}\">{}{}</span>", sign(&format!("c-{key}")), sheet.t(id))
    })
    .concat();
    format!(
        "<div class=\"nf-hd\"><h2>{}</h2><span class=\"nf-note\">{}</span><span class=\"nf-sp\"></span>\
         <span class=\"nf-seg\" role=\"radiogroup\" aria-label=\"{}\">\
         <label><input class=\"vh\" type=\"radio\" name=\"nf-filter\" id=\"nf-all\" checked>{}</label>\
         <label><input class=\"vh\" type=\"radio\" name=\"nf-filter\" id=\"nf-can\">{}</label></span></div>\
         <div class=\"nf-cks\">{keys}</div><p class=\"nf-ours\">{}{}</p>",
        sheet.t("nusfjord-sheet-cards"),
        sheet.say(&note),
        sheet.t("nusfjord-sheet-show"),
        sheet.t("nusfjord-sheet-all"),
        sheet.t("nusfjord-sheet-buildable"),
        signs::line_icon("info"),
        sheet.t("nusfjord-sheet-ours")
    )
}

/// The rows of buildings that lie open.
fn quays(sheet: &Sheet<'_>) -> String {
    let view = sheet.view;
    [
        (Letter::A, 0, "nusfjord-sheet-quay-a"),
        (Letter::B, 1, "nusfjord-sheet-quay-b"),
        (Letter::C, 2, "nusfjord-sheet-quay-c"),
    ]
    .map(|(letter, row, title)| {
        let open: Vec<&CardView> =
            view.cards.iter().filter(|card| card.letter == letter && !card.in_hand).collect();
        let coming = coming(sheet, row);
        if open.is_empty() && (coming.is_empty() || row == 2) {
            return String::new();
        }
        let cards: String = open.iter().map(|card| building(sheet, card)).collect();
        format!(
            "<h3 class=\"nf-grp\">{} <small>{}{coming}</small></h3><ul class=\"nf-bcs spots\">{cards}</ul>",
            sheet.t(title),
            sheet.say(&Message::new("nusfjord-sheet-count").with("count", open.len())),
        )
    })
    .concat()
}

/// ", 3 new in round 3": what is still to come on a quay.
fn coming(sheet: &Sheet<'_>, row: usize) -> String {
    let view = sheet.view;
    let (count, round) = match row {
        0 => (view.arrivals[0], 3),
        1 => (view.arrivals[2], 5),
        _ => return String::new(),
    };
    if count == 0 || view.round >= round {
        return String::new();
    }
    format!(
        ", {}",
        sheet.say(&Message::new("nusfjord-sheet-coming").with("count", count).with("round", round))
    )
}

/// The viewer's C buildings; others learn only how many there are.
fn hand(sheet: &Sheet<'_>) -> String {
    let held: Vec<&CardView> = sheet.view.cards.iter().filter(|card| card.in_hand).collect();
    if held.is_empty() {
        return String::new();
    }
    let cards: String = held.iter().map(|card| building(sheet, card)).collect();
    format!(
        "<div class=\"nf-hand nf-box\"><div class=\"nf-hd\"><h2>{}</h2><span class=\"nf-note\">{}</span></div><ul class=\"nf-bcs spots\" data-count=\"{}\">{cards}</ul></div>",
        sheet.t("nusfjord-sheet-hand"),
        sheet.t("nusfjord-sheet-hand-note"),
        held.len()
    )
}

/// The printed points: a number, or a star that depends on a condition.
pub fn points(text: &CardText) -> String {
    let number = text.points.as_ref().and_then(|points| match points.args.first() {
        Some((_, Arg::Number(n))) => Some(n.to_string()),
        _ => None,
    });
    number.unwrap_or_else(|| "★".into())
}

/// What a card does, in words.
pub fn does(sheet: &Sheet<'_>, text: &CardText) -> String {
    text.text.iter().map(|text| sheet.say(text)).collect::<Vec<_>>().join(" ")
}

/// The key of its category.
pub fn category(text: &CardText) -> &'static str {
    text.category.as_ref().map_or("pow", |category| signs::of_category(category.id))
}

/// A card: sign and edge for its category, name, points, price with the verdict, and its effect.
fn building(sheet: &Sheet<'_>, card: &CardView) -> String {
    let target = format!("card-{}", card.card.key());
    let legal = sheet.legal(&target);
    let closed = if legal { None } else { card.closed };
    let (verdict, verdict_said) = match closed {
        None => (ok(sheet), sheet.t("nusfjord-sheet-can-build")),
        Some(Refusal::Short(Lack(short))) => (
            missing(sheet, short),
            sheet.say(&Message::new("nusfjord-refusal-short").with("goods", listed(short))),
        ),
        Some(refusal) => {
            let why = sheet.say(&refusal.say());
            (format!("<span class=\"nf-miss\">{why}</span>"), why)
        }
    };
    let name = sheet.name(card.card.name());
    let key = category(card.text);
    let kind = card.text.category.as_ref().map(|category| sheet.say(category)).unwrap_or_default();
    let worth = card.text.points.as_ref().map(|points| sheet.say(points)).unwrap_or_default();
    let effect = does(sheet, card.text);
    let cost =
        if card.price == nusfjord::Goods::NONE { sheet.t("nusfjord-free") } else { signs::goods(card.price) };
    let price = sheet.say(&Message::new("nusfjord-sheet-costs").with("goods", listed(card.price)));
    let label = format!(
        "{name}. {kind}. {price} {worth}. {effect} {verdict_said} {}",
        sheet.t("nusfjord-notice-card")
    );
    let content = format!(
        "<span class=\"nf-bc-cat\">{}</span><span class=\"nf-bc-h\"><b>{name}</b><small>{kind}</small></span><span class=\"nf-vp\">{}</span>\
         <span class=\"nf-bc-c\"><span class=\"nf-cost\">{cost}</span>{verdict}</span><span class=\"nf-bc-t\">{effect}</span>",
        sign(&format!("c-{key}")),
        points(card.text)
    );
    let class = format!("nf-bc nf-cat-{key}");
    let spot = Spot { target: &target, class: &class, label: &label, closed: closed.is_some() };
    format!("<li class=\"{}\">{}</li>", if closed.is_some() { "no" } else { "yes" }, spot.html(&content))
}
