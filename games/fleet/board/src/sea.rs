//! The left half of the sheet: five boat types with track, licences and boats.

use fleet::{Ask, BoatView, Group, Section};
use tabletop::{Arg, Message};

use crate::{
    gives::roman,
    paper::{Paper, State},
    signs::{self, sign},
};

/// The five boat sections.
pub fn half(paper: &Paper<'_>) -> String {
    let lanes: String = Group::Boats.sections().iter().map(|&section| lane(paper, section)).collect();
    format!(
        "<div class=\"fl-half fl-sea\"><div class=\"fl-hd\"><h3>{}</h3><span class=\"note\">{}</span><span class=\"fl-key\">\
         <i>L</i>{} <i>{}</i>{} <i>?</i>{}</span></div><ul class=\"fl-lanes spots\">{lanes}</ul></div>",
        paper.t("fleet-label-sea"),
        paper.t("fleet-label-sea-note"),
        paper.t("fleet-kind-licence"),
        sign("hull"),
        paper.t("fleet-kind-boat"),
        paper.t("fleet-kind-choice"),
    )
}

fn lane(paper: &Paper<'_>, section: Section) -> String {
    let closed = match paper.state(section) {
        State::Closed => format!("<span class=\"fl-closed\">{}</span>", paper.t("fleet-label-closed")),
        State::Open | State::Full => String::new(),
    };
    format!(
        "<li class=\"fl-lane{}\"><div class=\"fl-name\">{}<b>{}</b>{}</div><div class=\"fl-mid\"><span class=\"fl-gv\">{}</span>\
         {}{closed}<ol class=\"fl-lic\">{}</ol></div><div class=\"fl-boats\">{}</div></li>",
        paper.serves(section),
        signs::of_section(section),
        paper.t(section.name()),
        paper.token(section),
        paper.gives(section),
        paper.track(section),
        licences(paper, section),
        boats(paper, section),
    )
}

/// Three lines of words: passed level struck out, current one bold behind its numeral.
fn licences(paper: &Paper<'_>, section: Section) -> String {
    let printed = &paper.view.printed;
    let (held, asked) = (paper.section(section).licence, paper.is_asked(Ask::Choice(section)));
    let levels = 1..=printed.cod_coins.len() as u8;
    levels
        .clone()
        .map(|level| {
            let class = match level.cmp(&held) {
                std::cmp::Ordering::Less => " class=\"past\"",
                std::cmp::Ordering::Equal => " class=\"act\"",
                std::cmp::Ordering::Greater => "",
            };
            let mut text = paper.say(&effect(paper, section, level));
            if level == *levels.end() {
                let points =
                    Message::new("fleet-label-worth").with("points", printed.top_licence_vp[section.index()]);
                text += &format!(" · {}", paper.say(&points));
            }
            let line = format!("<b>{}</b><span>{text}</span>", roman(level));
            if asked && level == held + 1 {
                return format!(
                    "<li{class}><button type=\"button\" class=\"fl-pickline\" data-t=\"do-licence\">{line}</button></li>"
                );
            }
            format!("<li{class}>{line}</li>")
        })
        .collect()
}

/// What a licence does, with the numbers printed on the sheet.
fn effect(paper: &Paper<'_>, section: Section, level: u8) -> Message {
    let (printed, at) = (&paper.view.printed, usize::from(level - 1));
    match section {
        Section::Shrimp => Message::new("fleet-licence-shrimp")
            .with("marks", printed.shrimp_marks[at])
            .with("stars", printed.shrimp_stars[at]),
        Section::Cod => Message::new("fleet-licence-cod").with("coins", printed.cod_coins[at]),
        Section::Lobster => {
            let steps = printed.lobster[at].iter().map(|&(boats, coins)| {
                Message::new("fleet-licence-lobster-step").with("boats", boats).with("coins", coins).into()
            });
            Message::new("fleet-licence-lobster").with("steps", Arg::List(steps.collect()))
        }
        Section::Swordfish => Message::new("fleet-licence-swordfish")
            .with("stars", printed.swordfish_stars[at])
            .with("coins", printed.swordfish_coins[at]),
        _ => Message::new("fleet-licence-oyster").with("hold", printed.oyster_holds[at]),
    }
}

fn boats(paper: &Paper<'_>, section: Section) -> String {
    let own = &paper.section(section).boats;
    let asked = paper.is_asked(Ask::Choice(section));
    let next = own.iter().position(|boat| !boat.launched);
    own.iter()
        .enumerate()
        .map(|(at, boat)| {
            let drawn = signs::boat(boat, room(paper, section, boat), &paper.boat_label(boat));
            let waits = paper.is_asked(Ask::Oyster) && section == Section::Oyster;
            if waits && paper.view.oyster_boat.map(usize::from) == Some(at) {
                return format!("<span class=\"fl-waits\">{drawn}</span>");
            }
            if asked && next == Some(at) {
                return format!(
                    "<button type=\"button\" class=\"fl-pickboat\" data-t=\"do-boat\">{drawn}</button>"
                );
            }
            drawn
        })
        .collect()
}

/// Fish boxes that are drawn: oyster boats show those of the highest licence.
fn room(paper: &Paper<'_>, section: Section, boat: &BoatView) -> u8 {
    let top = paper.view.printed.oyster_holds.iter().copied().max().unwrap_or(0);
    if section == Section::Oyster { top.max(boat.hold) } else { boat.hold }
}
