//! The table as one picture, for files: the dice, and every sheet with its marks.

use std::fmt::Write as _;

use fleet::{BoxView, Face, Group, Kind, Section, SectionView, SheetView, View};
use tabletop::{Message, Seat, Words};

use crate::{
    FleetBoard,
    gives::{self, roman},
    others,
    paper::Paper,
    running,
    signs::{boat, cross, cube, definitions, sign},
    town,
};
use scene::{Board, Chart, Layer, art::shields::SHIELDS};

/// A sheet, and the strip with the dice above all of them.
const SHEET: (f64, f64) = (1160.0, 616.0);
const STRIP: f64 = 104.0;
/// A line of what lies on the table beside the sheets.
const LINE: f64 = 34.0;
/// Between sheets.
const GAP: f64 = 24.0;
/// Coin boxes in a row.
const COINS: usize = 32;

/// All sheets, two in a row.
pub fn picture(view: &View, words: &dyn Words) -> Chart {
    let across = view.seats.len().min(2) as f64;
    let rows = view.seats.len().div_ceil(2) as f64;
    let width = across * SHEET.0 + (across - 1.0) * GAP;
    let common = Paper { view, seat: view.first, words, live: false };
    let lines = table(&common);
    let top = STRIP + lines.len() as f64 * LINE + GAP;
    let height = top + rows * (SHEET.1 + GAP);
    let mut svg = format!("<defs>{}</defs>", definitions());
    svg += &strip(&common, width);
    for (number, line) in lines.iter().enumerate() {
        let y = STRIP + number as f64 * LINE;
        let _ = write!(svg, "<g transform=\"translate(0 {y})\">{line}</g>");
    }
    for seat in (0..view.seats.len() as u8).map(Seat) {
        let (column, row) = (f64::from(seat.0 % 2), f64::from(seat.0 / 2));
        let (x, y) = (column * (SHEET.0 + GAP), top + row * (SHEET.1 + GAP));
        let paper = Paper { view, seat, words, live: false };
        let _ = write!(svg, "<g transform=\"translate({x} {y})\">{}</g>", sheet(&paper));
    }
    let label = words.say(&Message::new("fleet-name"));
    let (width, height) = (width + 2.0 * GAP, height + GAP);
    Chart { view_box: [-GAP, -GAP, width, height], label, layers: vec![Layer { id: "sheets", svg }] }
}

/// A whole `<svg>` at a place.
fn at(drawn: &str, x: f64, y: f64, width: f64, height: f64) -> String {
    let place = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" ");
    drawn.replacen("<svg ", &place, 1)
}

fn text(class: &str, x: f64, y: f64, words: &str) -> String {
    format!("<text class=\"fp-t {class}\" x=\"{x}\" y=\"{y}\">{words}</text>")
}

fn sign_at(key: &str, x: f64, y: f64, size: f64) -> String {
    at(&sign(key), x, y, size, size)
}

/// What lies on the table for all: crab bonuses, trophies and captains; alone, the Captain's tokens and stars.
fn table(paper: &Paper<'_>) -> Vec<String> {
    let view = paper.view;
    let mut lines = Vec::new();
    let mut bonuses = sign_at("crab", 2.0, 2.0, 26.0);
    for (place, &(bonus, owner)) in view.crab_bonuses.iter().enumerate() {
        let x = 44.0 + place as f64 * 200.0;
        let class = if owner.is_some() { "fp-faint fp-bonus" } else { "fp-bonus" };
        bonuses += &text(class, x + 34.0, 21.0, &paper.say(&town::bonus_label(bonus)));
        bonuses += &owner.map_or_else(String::new, |seat| shield(paper, seat, x, 0.0, 0.8));
    }
    lines.push(bonuses);
    let seats = || (0..view.seats.len() as u8).map(Seat);
    let winners = |won: &dyn Fn(Seat) -> bool, x: f64| -> String {
        let won = seats().filter(|&seat| won(seat)).enumerate();
        won.map(|(place, seat)| shield(paper, seat, x + place as f64 * 36.0, 0.0, 0.8)).collect()
    };
    // Winners stand before the text, whose width is not known.
    let after = 44.0 + view.seats.len() as f64 * 36.0;
    if let Some(measure) = view.gold {
        let has = |seat: Seat| gives::count(view, &view.seats[seat.index()], measure);
        let most = seats().map(has).max().unwrap_or(0);
        let card = paper.say(&others::gold_card(measure, view.printed.trophy_vp));
        let best = winners(&|seat| most > 0 && has(seat) == most, 40.0);
        let sign = format!("<g class=\"fp-gold\">{}</g>", sign_at("trophy", 2.0, 2.0, 26.0));
        lines.push(sign + &best + &text("fp-card", after, 21.0, &format!("{card}: {most}")));
    }
    if let Some(card) = view.silver {
        let card = paper.say(&others::silver_card(card, view.printed.trophy_vp));
        let won = winners(&|seat| view.seats[seat.index()].silver, 40.0);
        lines.push(sign_at("trophy", 2.0, 2.0, 26.0) + &won + &text("fp-card", after, 21.0, &card));
    }
    for seat in seats() {
        let Some(card) = view.seats[seat.index()].captain else { continue };
        let said = paper.say(&others::captain_card(card));
        lines.push(shield(paper, seat, 0.0, 0.0, 0.8) + &text("fp-card", 44.0, 21.0, &said));
    }
    if let Some(tokens) = view.tokens {
        let names: Vec<String> = tokens.iter().map(|section| paper.t(section.name())).collect();
        let blocked = Message::new("fleet-label-blocked").with("stars", view.seats[0].blocked.len());
        let said =
            format!("{}: {}. {}", paper.t("fleet-label-tokens"), names.join(", "), paper.say(&blocked));
        lines.push(sign_at("captain", 2.0, 2.0, 26.0) + &text("fp-card", 44.0, 21.0, &said));
    }
    lines
}

/// When it is, which dice lie there, and what the turn has set off.
fn strip(paper: &Paper<'_>, width: f64) -> String {
    let view = paper.view;
    let mut svg = text("fp-title", 4.0, 30.0, &paper.t("fleet-name"));
    let when = Message::new("fleet-label-when")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("phase", tabletop::Arg::Key(super::phase(view)));
    let first = if view.tokens.is_some() {
        String::new()
    } else {
        format!(" · {}: {}", paper.t("fleet-label-first"), paper.name(view.first))
    };
    svg += &text("", 4.0, 58.0, &(paper.say(&when) + &first));
    let chain: Vec<String> = view.chain.iter().map(|link| paper.say(&running::cause(link))).collect();
    svg += &text("fp-faint", 4.0, 84.0, &chain.join(" → "));
    let mut x = width - 84.0;
    let taken = view.taken.iter().map(|&(seat, face)| (face, Some(seat)));
    let dice: Vec<_> = taken.chain(view.pool.iter().map(|&face| (face, None))).collect();
    for (face, taken) in dice.into_iter().rev() {
        let class = if taken.is_some() { " class=\"fp-gone\"" } else { "" };
        let _ = write!(svg, "<g{class}>{}</g>", at(&cube(face), x, 8.0, 76.0, 76.0));
        svg += &match taken {
            Some(Some(seat)) => shield(paper, seat, x + 48.0, 56.0, 0.9),
            Some(None) => sign_at("captain", x + 48.0, 56.0, 28.0),
            None => String::new(),
        };
        x -= 92.0;
    }
    svg
}

fn shield(paper: &Paper<'_>, seat: Seat, x: f64, y: f64, scale: f64) -> String {
    let key = FleetBoard::colour(paper.view, seat);
    SHIELDS.iter().find(|shield| shield.key == key).map_or_else(String::new, |shield| shield.at(x, y, scale))
}

fn sheet(paper: &Paper<'_>) -> String {
    let own = paper.sheet();
    let mut svg = format!(
        "<rect class=\"fp-sheet\" width=\"{}\" height=\"{}\" rx=\"6\"/>{}",
        SHEET.0,
        SHEET.1,
        shield(paper, paper.seat, 14.0, 9.0, 1.0)
    );
    svg += &text("fp-name", 58.0, 33.0, &paper.name(paper.seat));
    svg += &text("fp-points fp-end", SHEET.0 - 18.0, 36.0, &own.points.to_string());
    let parts = own
        .parts
        .iter()
        .map(|(reason, points)| format!("{} {points}", paper.say(&tabletop::Say::say(reason))));
    svg += &text("fp-end", SHEET.0 - 80.0, 32.0, &parts.collect::<Vec<_>>().join(" · "));
    for (row, &section) in Group::Boats.sections().iter().enumerate() {
        svg += &lane(paper, section, 56.0 + row as f64 * 84.0);
    }
    for (row, &section) in Group::Harbour.sections().iter().enumerate() {
        svg += &craft(paper, section, 58.0 + row as f64 * 38.0);
    }
    for (at, &section) in Group::Wharf.sections().iter().enumerate() {
        let (x, y) = (730.0 + (at % 2) as f64 * 212.0, 258.0 + (at / 2) as f64 * 50.0);
        svg += &building(paper, section, x, y);
    }
    svg += &market(paper, own, 456.0);
    svg + &coins(paper, own, 504.0)
}

/// The market table; what a visit pays now stands out.
fn market(paper: &Paper<'_>, own: &SheetView, y: f64) -> String {
    let pays = Message::new("fleet-label-market-pays").with("fish", own.fish).with("coins", own.market);
    let mut svg = sign_at("market", 730.0, y, 24.0);
    svg += &text("", 762.0, y + 17.0, &paper.say(&pays));
    for (place, step) in town::market_steps(&paper.view.printed.market, own.fish).into_iter().enumerate() {
        let x = 896.0 + place as f64 * 64.0;
        let class = if step.now { "fp-step now" } else { "fp-step" };
        let _ =
            write!(svg, "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"60\" height=\"24\" rx=\"3\"/>");
        let said = format!("{}: {}", step.fish, step.coins);
        svg += &text("fp-step-t", x + 30.0, y + 17.0, &said);
    }
    svg
}

/// The boxes of a section, each `side` wide.
fn track(paper: &Paper<'_>, own: &SectionView, x: f64, y: f64, side: f64) -> String {
    let mut svg = String::new();
    for (number, it) in own.boxes.iter().enumerate() {
        let left = x + number as f64 * (side + 4.0);
        let fresh = paper.runs() && running::marked(paper.view, own.section, number + 1);
        svg += &square(it, left, y, side, fresh);
        if it.marked {
            let hand = own.section.index() * 16 + number;
            svg += &at(&cross(hand), left - 1.0, y - 1.0, side + 2.0, side + 2.0);
        }
    }
    svg
}

fn square(it: &BoxView, x: f64, y: f64, side: f64, fresh: bool) -> String {
    let mut class = String::from("fp-box");
    for (is, word) in
        [(it.kind != Kind::Plain, " ring"), (it.marked, " mk"), (it.crossed, " cr"), (fresh, " ch")]
    {
        class += if is { word } else { "" };
    }
    let round = if it.kind == Kind::Plain { 3.0 } else { side / 2.0 };
    let inside = match it.kind {
        Kind::Plain => String::new(),
        Kind::Boat => sign_at("hull", x + side * 0.2, y + side * 0.2, side * 0.6),
        Kind::Fishing => sign_at("fish", x + side * 0.2, y + side * 0.2, side * 0.6),
        Kind::Licence => text("fp-mid", x + side / 2.0, y + side * 0.7, "L"),
        Kind::Choice => text("fp-mid", x + side / 2.0, y + side * 0.7, "?"),
    };
    format!(
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\"/>{inside}"
    )
}

/// A boat type: its boxes, the licence held, its boats.
fn lane(paper: &Paper<'_>, section: Section, y: f64) -> String {
    let own = paper.section(section);
    let mut svg = sign_at(section.word(), 30.0, y, 46.0);
    svg += &text("fp-mid", 53.0, y + 62.0, &paper.t(section.name()));
    svg += &token(paper, section, 6.0, y + 12.0);
    svg += &track(paper, own, 108.0, y + 6.0, 26.0);
    for level in 1..=paper.view.printed.cod_coins.len() as u8 {
        let x = 108.0 + f64::from(level - 1) * 42.0;
        let class = if level == own.licence { "fp-lic act" } else { "fp-lic" };
        let _ = write!(
            svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{}\" width=\"34\" height=\"22\" rx=\"3\"/>",
            y + 44.0
        );
        let class = if level == own.licence { "fp-mid fp-act" } else { "fp-mid fp-faint" };
        svg += &text(class, x + 17.0, y + 60.0, &roman(level));
    }
    for (number, it) in own.boats.iter().enumerate() {
        let x = 418.0 + number as f64 * 74.0;
        svg += &at(&boat(it, it.hold, ""), x, y + 8.0, 70.0, 50.0);
    }
    svg
}

fn craft(paper: &Paper<'_>, section: Section, y: f64) -> String {
    let own = paper.section(section);
    let mut svg = sign_at(section.word(), 730.0, y, 28.0);
    svg += &text("fp-small", 764.0, y + 20.0, &paper.t(section.name()));
    svg += &token(paper, section, 712.0, y + 4.0);
    svg += &track(paper, own, 894.0, y + 2.0, 24.0);
    let start = 897.0 + own.boxes.len() as f64 * 28.0;
    let afloat = own.boats.iter().filter(|it| it.launched).enumerate();
    svg.extend(
        afloat.map(|(number, it)| {
            at(&boat(it, it.hold, ""), start + number as f64 * 36.0, y + 1.0, 36.0, 26.0)
        }),
    );
    svg
}

fn building(paper: &Paper<'_>, section: Section, x: f64, y: f64) -> String {
    let own = paper.section(section);
    let mut svg = sign_at(section.word(), x, y + 4.0, 30.0);
    svg += &text("fp-small", x + 40.0, y + 12.0, &paper.t(section.name()));
    svg += &track(paper, own, x + 40.0, y + 18.0, 22.0);
    let after = x + 44.0 + own.boxes.len() as f64 * 26.0;
    if own.complete {
        svg += &sign_at("check", after, y + 21.0, 16.0);
    }
    svg + &token(paper, section, x - 2.0, y + 26.0) + &service(paper, section, after + 20.0, y + 18.0)
}

/// The Captain's token on a section.
fn token(paper: &Paper<'_>, section: Section, x: f64, y: f64) -> String {
    let here = paper.view.tokens.is_some_and(|tokens| tokens.contains(&section));
    if here { sign_at("captain", x, y, 20.0) } else { String::new() }
}

/// Ticks of the salvage yard and hexes of the buffet, used or not.
fn service(paper: &Paper<'_>, section: Section, x: f64, y: f64) -> String {
    let own = paper.sheet();
    let cell = |place: usize, key: &str, used: bool, hand: usize, shape: &str| {
        let left = x + place as f64 * 22.0;
        let cross = if used { at(&cross(hand), left, y + 1.0, 20.0, 20.0) } else { String::new() };
        let class = if used { "fp-hex mk" } else { "fp-hex" };
        format!(
            "<path class=\"{class}\" transform=\"translate({left} {})\" d=\"{shape}\"/>{}{cross}",
            y + 1.0,
            sign_at(key, left + 3.5, y + 4.5, 13.0)
        )
    };
    match section {
        Section::Salvage => {
            let used = usize::from(own.salvaged);
            let ticks = 0..usize::from(paper.view.printed.salvage_uses);
            ticks.map(|tick| cell(tick, "star", tick < used, 300 + tick, "M1 1h18v18h-18z")).collect()
        }
        Section::Buffet => {
            let faces = Face::ALL.into_iter().filter(|face| face.boats().is_some()).enumerate();
            let hex = "M10 0L19 5v10L10 20L1 15V5z";
            faces
                .map(|(place, face)| {
                    cell(place, face.word(), own.hexes.contains(&face), 320 + face.index(), hex)
                })
                .collect()
        }
        _ => String::new(),
    }
}

fn coins(paper: &Paper<'_>, own: &SheetView, y: f64) -> String {
    let view = paper.view;
    let note = Message::new("fleet-label-coins-note")
        .with("coins", gives::coins_marked(own))
        .with("boxes", view.coin_boxes)
        .with("income", own.income);
    let mut svg = text("", 16.0, y, &format!("{}: {}", paper.t("fleet-label-coins"), paper.say(&note)));
    for number in 1..=view.coin_boxes {
        let place = usize::from(number - 1);
        let (x, top) = (16.0 + (place % COINS) as f64 * 35.3, y + 8.0 + (place / COINS) as f64 * 30.0);
        let (star, blocked) = (view.stars.contains(&number), own.blocked.contains(&number));
        let marked = number <= own.coins && !blocked;
        let pending = paper.runs() && view.waiting.iter().any(|it| it.coin_box == Some(number));
        let mut class = String::from("fp-coin");
        for (is, word) in [(star, " st"), (marked, " mk"), (blocked, " cr"), (pending, " ch")] {
            class += if is { word } else { "" };
        }
        let round = if star { 4 } else { 12 };
        let _ = write!(
            svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{top}\" width=\"32\" height=\"24\" rx=\"{round}\"/>"
        );
        if star {
            svg += &format!("<g class=\"fp-gold\">{}</g>", sign_at("star", x + 2.0, top + 5.0, 14.0));
            svg += &text("fp-small fp-end", x + 30.5, top + 16.5, &number.to_string());
        }
        if marked {
            svg += &at(&cross(400 + usize::from(number)), x + 4.0, top, 24.0, 24.0);
        }
    }
    svg
}
