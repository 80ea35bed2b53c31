//! The sheets of the others at a glance, opened by a touch; the cards on the table; alone, the Captain.

use std::fmt::Write as _;

use fleet::{CaptainView, Group, Kind, Measure, Section, SectionView, SheetView, SilverCard, rank_name};
use tabletop::{Arg, Message, Say as _, Seat};

use crate::{
    coins, gives,
    paper::Paper,
    rank, sea,
    signs::{of_section, sign},
    town,
};
use scene::chart::path::num;

/// Everything beside my own sheet.
pub fn panel(paper: &Paper<'_>) -> String {
    let all = (0..paper.view.seats.len() as u8).map(Seat);
    let minis: String = all.filter(|&seat| seat != paper.seat).map(|seat| mini(paper, seat)).collect();
    let sheets = if minis.is_empty() {
        String::new()
    } else {
        format!("<div class=\"fl-box fl-minis\">{minis}</div>")
    };
    [cards(paper), sheets, captain(paper)].concat()
}

/// One other sheet: a small picture, and the whole of it when opened.
fn mini(paper: &Paper<'_>, seat: Seat) -> String {
    let view = paper.view;
    let sheet = &view.seats[seat.index()];
    let other = Paper { view, seat, words: paper.words, live: false };
    let note =
        Message::new("fleet-label-mini").with("coins", gives::coins_marked(sheet)).with("fish", sheet.fish);
    let first = if view.first == seat {
        format!("<span class=\"fl-first\">{}</span>", paper.t("fleet-label-first"))
    } else {
        String::new()
    };
    format!(
        "<details class=\"fl-other\" name=\"fl-sheets\" id=\"other-{seat}\"><summary><span class=\"fl-cap\">{}<b>{}</b>\
         <span>{}</span>{first}</span>{}<span class=\"vh\">{}</span></summary><div class=\"fl-full\"><h3>{}{}</h3>\
         <div class=\"fl-paper\">{}{}{}</div></div></details>",
        paper.shield(seat, 20),
        paper.name(seat),
        paper.say(&note),
        picture(paper, sheet),
        paper.t("fleet-label-whole"),
        paper.shield(seat, 24),
        paper.say(&Message::new("fleet-label-sheet-of").with("seat", seat)),
        sea::half(&other),
        town::half(&other),
        coins::strip(&other),
    )
}

/// The layout of the sheet in small: sea left, harbour in the middle, wharf right, coins as a bar.
fn picture(paper: &Paper<'_>, sheet: &SheetView) -> String {
    let mut svg = String::new();
    for (row, own) in sheet.sections.iter().enumerate() {
        let _ = match own.group {
            Group::Boats => write!(svg, "{}{}", track(own, 0.0, row), hulls(own, 112.0, row)),
            Group::Harbour => write!(svg, "{}", track(own, 196.0, row - 5)),
            Group::Wharf => write!(svg, "{}", house(own, row - 10)),
        };
    }
    let share = f64::from(sheet.coins) / f64::from(paper.view.coin_boxes.max(1));
    let _ = write!(
        svg,
        "<rect class=\"ce\" y=\"83\" width=\"340\" height=\"6\" rx=\"3\"/><rect class=\"cm\" y=\"83\" width=\"{}\" \
         height=\"6\" rx=\"3\"/>",
        num(340.0 * share)
    );
    format!("<svg class=\"fl-mini\" viewBox=\"0 0 340 92\" aria-hidden=\"true\">{svg}</svg>")
}

fn small_sign(section: Section, x: f64, y: f64, class: &str) -> String {
    format!(
        "<use class=\"{class}\" href=\"#fl-{}\" x=\"{}\" y=\"{}\" width=\"15\" height=\"15\"/>",
        section.word(),
        num(x),
        num(y)
    )
}

fn track(own: &SectionView, left: f64, row: usize) -> String {
    let y = 4.0 + row as f64 * 15.0;
    let mut svg = small_sign(own.section, left, y - 2.0, "mi");
    for (at, it) in own.boxes.iter().enumerate() {
        let x = left + 19.0 + at as f64 * 8.6;
        let class = if it.marked {
            "m"
        } else if it.crossed {
            "x"
        } else {
            "e"
        };
        let _ = match it.kind {
            Kind::Plain => write!(
                svg,
                "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"7\" height=\"7\" rx=\"1\"/>",
                num(x),
                num(y + 2.0)
            ),
            _ => write!(
                svg,
                "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"3.8\"/>",
                num(x + 3.5),
                num(y + 5.5)
            ),
        };
    }
    svg
}

fn hulls(own: &SectionView, left: f64, row: usize) -> String {
    let y = 6.0 + row as f64 * 15.0;
    let launched = own.boats.iter().filter(|boat| boat.launched).enumerate();
    launched.fold(String::new(), |mut svg, (at, boat)| {
        let x = left + at as f64 * 20.0;
        let share = f64::from(boat.fish) / f64::from(boat.hold.max(1));
        let _ = write!(
            svg,
            "<path class=\"mb\" d=\"M{} {}h18c-1 5-3 7-5 8h-8c-2-1-4-3-5-8z\"/><rect class=\"mf\" x=\"{}\" y=\"{}\" \
             width=\"{}\" height=\"3\"/>",
            num(x),
            num(y),
            num(x + 2.0),
            num(y + 2.0),
            num(14.0 * share)
        );
        svg
    })
}

fn house(own: &SectionView, at: usize) -> String {
    let (x, y) = (276.0 + (at % 2) as f64 * 33.0, 4.0 + (at / 2) as f64 * 19.0);
    let marked = own.boxes.iter().filter(|it| it.marked).count();
    let class = if own.complete { "mi done" } else { "mi" };
    format!(
        "{}<text class=\"mt{}\" x=\"{}\" y=\"{}\">{marked}</text>",
        small_sign(own.section, x, y - 2.0, class),
        if own.complete { " done" } else { "" },
        num(x + 18.0),
        num(y + 10.0)
    )
}

/// The open gold trophy in a line.
pub fn gold_card(measure: Measure, points: u8) -> Message {
    Message::new("fleet-card-gold").with("measure", Arg::Key(measure.name())).with("points", points)
}

/// The open silver trophy in a line.
pub fn silver_card(card: SilverCard, points: u8) -> Message {
    Message::new("fleet-card-silver").with("what", card.counts.count(card.least)).with("points", points)
}

/// A captain card in a line.
pub fn captain_card(card: CaptainView) -> Message {
    Message::new("fleet-card-captain")
        .with("boats", Arg::Key(card.boats.name()))
        .with("bonus", card.bonus.say())
        .with("most", card.bonus.most)
}

/// Trophies and captain cards, where they are played.
fn cards(paper: &Paper<'_>) -> String {
    let view = paper.view;
    let vp = view.printed.trophy_vp;
    let mut list = String::new();
    if let Some(measure) = view.gold {
        let text = gold_card(measure, vp);
        let best = best_of(paper, measure);
        let _ =
            write!(list, "<li class=\"gold\">{}<span>{}{best}</span></li>", sign("trophy"), paper.say(&text));
    }
    if let Some(card) = view.silver {
        let text = silver_card(card, vp);
        let winners: String = seats(paper)
            .filter(|seat| view.seats[seat.index()].silver)
            .map(|seat| paper.shield(seat, 16))
            .collect();
        let _ = write!(
            list,
            "<li class=\"silver\">{}<span>{}{winners}</span></li>",
            sign("trophy"),
            paper.say(&text)
        );
    }
    for seat in seats(paper) {
        let Some(card) = view.seats[seat.index()].captain else { continue };
        let text = captain_card(card);
        let _ = write!(
            list,
            "<li class=\"captain\">{}<span><span class=\"vh\">{} </span>{}</span></li>",
            paper.shield(seat, 20),
            paper.name(seat),
            paper.say(&text)
        );
    }
    if list.is_empty() {
        return String::new();
    }
    format!(
        "<div class=\"fl-box fl-cards\"><div class=\"fl-hd\"><h3>{}</h3><span class=\"note\">{}</span></div><ul>{list}</ul></div>",
        paper.t("fleet-label-cards"),
        paper.t("fleet-label-cards-ours")
    )
}

fn seats(paper: &Paper<'_>) -> impl Iterator<Item = Seat> + use<> {
    (0..paper.view.seats.len() as u8).map(Seat)
}

/// The shields of those who have most of something now, with how many.
fn best_of(paper: &Paper<'_>, measure: Measure) -> String {
    let count = |seat: Seat| gives::count(paper.view, &paper.view.seats[seat.index()], measure);
    let most = seats(paper).map(count).max().unwrap_or(0);
    if most == 0 {
        return String::new();
    }
    let best: String =
        seats(paper).filter(|&seat| count(seat) == most).map(|seat| paper.shield(seat, 16)).collect();
    format!(" <em>{best}{most}</em>")
}

/// The Captain: where his tokens lie, and what so many points would make of you.
fn captain(paper: &Paper<'_>) -> String {
    let view = paper.view;
    let Some(tokens) = view.tokens else { return String::new() };
    let tokens: String = tokens
        .iter()
        .map(|&section| format!("<li>{}<b>{}</b></li>", of_section(section), paper.t(section.name())))
        .collect();
    let reached = rank::reached(view);
    let ranks: String = view
        .ranks
        .iter()
        .map(|&least| Some(least))
        .chain([None])
        .enumerate()
        .map(|(rank, least)| {
            let class = if rank == reached { " class=\"now\" aria-current=\"true\"" } else { "" };
            let least = least.map_or_else(|| "0+".to_owned(), |least| format!("{least}+"));
            format!("<li{class}><b>{least}</b><span>{}</span></li>", paper.t(rank_name(rank as u8)))
        })
        .collect();
    let way = Message::new("fleet-label-captain-way")
        .with("picked", view.printed.picked_crosses)
        .with("shared", view.printed.shared_crosses);
    let taken = view.seats[0].blocked.len();
    let blocked = Message::new("fleet-label-blocked").with("stars", taken);
    format!(
        "<div class=\"fl-box fl-captain\"><div class=\"fl-hd\"><h3>{}</h3><span class=\"note\">{}</span></div>\
         <ul class=\"fl-tokens\">{tokens}</ul><p class=\"note\">{} {}</p><h3>{}</h3><ol class=\"fl-ranks\">{ranks}</ol></div>",
        paper.t("fleet-label-captain"),
        paper.t("fleet-label-captain-note"),
        paper.say(&way),
        paper.say(&blocked),
        paper.t("fleet-label-ranks"),
    )
}
