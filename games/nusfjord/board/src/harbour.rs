//! The harbours: my own with everything that can be pointed at, the others' one tap away behind their shields.

use nusfjord::{BuildingView, Cell, HarborView, Piece};
use tabletop::{Message, Seat};

use crate::{
    council,
    quay::{category, does},
    scenery::{boathouse, spruces},
    sheet::{Sheet, Spot},
    signs::{good, shield, ship, sign},
    square::hull_name,
};

/// All harbours; one is shown at a time.
pub fn harbours(sheet: &Sheet<'_>) -> String {
    let tabs: String = sheet
        .seats()
        .map(|seat| {
            let letter = seat.letter();
            let checked = if seat == sheet.me { " checked" } else { "" };
            format!(
                "<label><input class=\"vh\" type=\"radio\" name=\"nf-harbour\" id=\"nf-hb-{letter}\"{checked}>{}<span>{}</span></label>",
                shield(seat.0, 18),
                sheet.player(seat)
            )
        })
        .collect();
    let tabs = if sheet.view.harbors.len() > 1 {
        format!(
            "<div class=\"nf-tabs\" role=\"radiogroup\" aria-label=\"{}\">{tabs}</div>",
            sheet.t("nusfjord-sheet-whose")
        )
    } else {
        format!("<div hidden>{tabs}</div>")
    };
    let homes: String = sheet.seats().map(|seat| home(sheet, seat)).collect();
    format!("<div class=\"nf-harbours\">{tabs}{homes}</div>")
}

/// One harbour with track, next fishing, council and shares.
fn home(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let title = if sheet.mine(seat) {
        sheet.t("nusfjord-sheet-my-harbour")
    } else {
        sheet.say(&Message::new("nusfjord-sheet-harbour-of").with("seat", seat))
    };
    let forests: u8 = own.forests.iter().map(|&(_, count)| count).sum();
    let note =
        Message::new("nusfjord-sheet-harbour-note").with("free", own.free.len()).with("forests", forests);
    let (stock, letter) = (&own.stock, seat.letter());
    format!(
        "<div class=\"nf-home nf-of-{letter}\" data-shown-by=\"nf-hb-{letter}\"><div class=\"nf-neat nf-hbw spots\"><div class=\"nf-hd\"><h2>{title}</h2><span class=\"nf-note\">{}</span><span class=\"nf-sp\"></span>\
         <span class=\"nf-goods\">{}{}<span data-place=\"{letter}-gold\">{}</span></span></div><div class=\"nf-hb\">{}</div>{}</div>{}{}{}{}</div>",
        sheet.say(&note),
        good("wood", format!("{}<small>/{}</small>", stock.wood, own.wood_limit)),
        good("fish", stock.fish),
        good("gold", stock.gold),
        cells(sheet, seat),
        track(sheet, seat),
        council::forecast(sheet, seat),
        council::council(sheet, seat),
        council::shares(sheet, seat),
        effects(sheet, own)
    )
}

/// The cells row by row; a Forest takes two.
fn cells(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let mut html = String::new();
    let mut covered = [false; Cell::COUNT];
    for cell in Cell::all() {
        if covered[cell.index()] {
            continue;
        }
        let forests = own.forests.iter().find(|&&(left, count)| left == cell && count > 0);
        let (class, label, content) = if cell == own.reserve {
            reserve(sheet, own)
        } else if let Some(&(_, count)) = forests {
            covered[cell.index() + 1] = true;
            forest(sheet, cell, count)
        } else if let Some(built) = own.buildings.iter().find(|built| built.cell == Some(cell)) {
            standing(sheet, built)
        } else {
            free(sheet)
        };
        let place = format!("grid-area:{} / {}", cell.row() + 1, cell.column() + 1);
        let wide = if forests.is_some() { " / auto / span 2" } else { "" };
        html += &format!(
            "<div class=\"nf-place\" data-place=\"{}-{cell}\" style=\"{place}{wide}\">",
            seat.letter()
        );
        html += &if seat == sheet.me && sheet.view.eye.is_none_or(|eye| eye == seat) {
            let target = format!("cell-{cell}");
            let label = format!("{label}. {cell}");
            Spot { target: &target, class: &format!("nf-cell {class}"), label: &label, closed: false }
                .html(&content)
        } else {
            format!("<div class=\"nf-cell {class}\" role=\"img\" aria-label=\"{label}\">{content}</div>")
        };
        html += "</div>";
    }
    html
}

/// Class, name and content of a cell.
type Face = (String, String, String);

fn reserve(sheet: &Sheet<'_>, own: &HarborView) -> Face {
    let (fish, wood) = (own.stock.reserve_fish, own.stock.reserve_wood);
    let said = Message::new("nusfjord-sheet-reserve")
        .with("fish", i64::from(fish))
        .with("limit", own.reserve_limit)
        .with("wood", i64::from(wood));
    let places = usize::from(own.reserve_limit.max(8)).min(12);
    let fishes: String = (0..places)
        .map(|i| {
            format!("<i class=\"{}\">{}</i>", if i < usize::from(fish) { "f" } else { "" }, sign("fish"))
        })
        .collect();
    let logs = if wood > 0 { good("wood", wood) } else { String::new() };
    let content = format!(
        "<span class=\"nf-cn\">{}{} <b>{fish}</b>/{}</span><span class=\"nf-rf\">{fishes}</span>{logs}",
        sign("reserve"),
        sheet.t("nusfjord-step-reserve"),
        own.reserve_limit
    );
    ("nf-res".into(), sheet.say(&said), content)
}

fn forest(sheet: &Sheet<'_>, cell: Cell, count: u8) -> Face {
    let said = sheet.say(&Message::new("nusfjord-sheet-forest").with("count", count));
    let content = format!(
        "{}<span class=\"nf-fn\">{}{said}</span>",
        spruces(i32::from(cell.0) * 7 + 3, count.min(2)),
        sign("forest")
    );
    (format!("nf-for f{count}"), said, content)
}

fn standing(sheet: &Sheet<'_>, built: &BuildingView) -> Face {
    let key = category(built.text);
    let name = sheet.name(built.card.name());
    let worth = sheet.say(&Message::new("nusfjord-points").with("n", built.points));
    let used = if built.turned { sheet.t("nusfjord-sheet-used") } else { String::new() };
    let label = format!("{name}. {worth}. {} {used}", does(sheet, built.text));
    let content = format!(
        "{}<span class=\"nf-cn\">{name}</span><span class=\"nf-cv\">{}</span><span class=\"nf-cc\">{}</span>",
        boathouse(built.card.number().into()),
        built.points,
        sign(&format!("c-{key}"))
    );
    let turned = if built.turned { " turned" } else { "" };
    (format!("nf-bld nf-cat-{key}{turned}"), label, content)
}

fn free(sheet: &Sheet<'_>) -> Face {
    let (free, cost) = (sheet.t("nusfjord-sheet-free"), sheet.t("nusfjord-sheet-free-cost"));
    let content = format!("<span>{free}</span><small>{cost}</small>");
    ("nf-free".into(), format!("{free}, {cost}"), content)
}

/// Ships over the numbers they hide; the catch is the first number in sight.
fn track(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let mine = seat == sheet.me && sheet.view.eye.is_none_or(|eye| eye == seat);
    let mut pieces = String::new();
    for (index, piece) in own.track.iter().enumerate() {
        let (length, art, name) = match *piece {
            Piece::None => continue,
            Piece::Ship(hull) => {
                let kind = sheet.view.ships.iter().find(|ship| ship.hull == hull.kind());
                let length = kind.map_or(1, |ship| ship.length);
                (length, ship(hull, 16 + u32::from(length) * 11), sheet.name(hull_name(hull)))
            }
            Piece::House(card) => (1, boathouse(card.number().into()), sheet.name(card.name())),
        };
        let target = format!("track-{}", index + 1);
        let content = if mine && sheet.legal(&target) {
            Spot { target: &target, class: "nf-piece", label: &name, closed: false }.html(&art)
        } else {
            format!("<span class=\"nf-piece\" role=\"img\" aria-label=\"{name}\">{art}</span>")
        };
        pieces += &format!(
            "<span class=\"nf-sh\" data-place=\"{}-track-{index}\" style=\"--l:{length}\">{content}</span>",
            seat.letter()
        );
    }
    if mine && sheet.legal("cell-track") {
        let label = sheet.t("nusfjord-action-on-track");
        let spot = Spot { target: "cell-track", class: "nf-piece", label: &label, closed: false };
        pieces += &spot.html(&label);
    }
    let units: String = own
        .numbers
        .iter()
        .enumerate()
        .map(|(i, number)| {
            let class = match i.cmp(&usize::from(own.length)) {
                std::cmp::Ordering::Less => " cov",
                std::cmp::Ordering::Equal => " cur",
                std::cmp::Ordering::Greater => "",
            };
            format!("<span class=\"nf-cu{class}\">{number}</span>")
        })
        .collect();
    let catch = sheet.say(&Message::new("nusfjord-sheet-catch").with("catch", own.catch));
    let museum = own.museum.map_or_else(String::new, |hull| {
        let said = sheet.t("nusfjord-reason-museum");
        format!(
            "<span class=\"nf-museum\" data-place=\"{}-museum\" title=\"{said}\">{}{said}</span>",
            seat.letter(),
            ship(hull, 26)
        )
    });
    format!(
        "<div class=\"nf-ct\"><div class=\"nf-cs\" style=\"--n:{}\">{pieces}<span class=\"nf-boat\">{catch}</span>{museum}</div><div class=\"nf-cus\" style=\"--n:{}\" aria-hidden=\"true\">{units}</div></div>",
        own.numbers.len(),
        own.numbers.len()
    )
}

/// What the buildings of a harbour do, to be read when wanted.
fn effects(sheet: &Sheet<'_>, own: &HarborView) -> String {
    if own.buildings.is_empty() {
        return String::new();
    }
    let lines: String = own
        .buildings
        .iter()
        .map(|built| {
            let key = category(built.text);
            format!(
                "<li class=\"nf-cat-{key}\">{}<span><b>{}</b> {}</span></li>",
                sign(&format!("c-{key}")),
                sheet.name(built.card.name()),
                does(sheet, built.text)
            )
        })
        .collect();
    format!(
        "<details class=\"nf-box nf-does\"><summary>{}</summary><ul>{lines}</ul></details>",
        sheet.say(&Message::new("nusfjord-sheet-effects").with("count", own.buildings.len()))
    )
}
