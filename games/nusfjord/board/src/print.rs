//! The whole table as one picture, for files: the square with its workers, ships, elders and buildings on offer; then all
//! harbours with what stands where, the ships, the goods and who sits in the council.

mod parts;
mod village;

use std::fmt::Write as _;

use nusfjord::{Cell, HarborView, Piece};
use tabletop::{Message, Seat};

use crate::{
    scenery::{boathouse, spruces},
    sheet::Sheet,
    signs::{definitions, shield, ship},
    square::hull_name,
};
use parts::{at, text};
use scene::{Chart, Layer};
use village::village;

/// A harbour, and a cell of it.
const HOME: (f64, f64) = (640.0, 472.0);
const CELL: (f64, f64) = (150.0, 84.0);
/// Between harbours, and around what lies in one.
const GAP: f64 = 24.0;
const MARGIN: f64 = 14.0;

/// How wide the middle of the table is.
const WIDTH: f64 = 1304.0;

/// The whole table: its middle on the left, all harbours on the right.
pub fn picture(sheet: &Sheet<'_>) -> Chart {
    let label = sheet.say(&super::phase(sheet.view));
    let (middle, high) = village(sheet);
    let mut table = format!("<defs>{}</defs>", definitions()) + &text("np-h", 0.0, 20.0, &label);
    let _ = write!(table, "<g class=\"np\" transform=\"translate(0 36)\">{middle}</g>");
    let across = if sheet.view.harbors.len() > 2 { 2 } else { 1 };
    let mut harbours = String::new();
    for seat in sheet.seats() {
        let (column, row) = (f64::from(seat.0 % across), f64::from(seat.0 / across));
        let (x, y) = (WIDTH + GAP + column * (HOME.0 + GAP), row * (HOME.1 + GAP));
        let _ =
            write!(harbours, "<g class=\"np\" transform=\"translate({x} {y})\">{}</g>", home(sheet, seat));
    }
    let rows = sheet.view.harbors.len().div_ceil(across.into()) as f64;
    let (width, height) =
        (WIDTH + f64::from(across) * (HOME.0 + GAP), (36.0 + high).max(rows * (HOME.1 + GAP)));
    let layers = vec![Layer { id: "village", svg: table }, Layer { id: "harbours", svg: harbours }];
    Chart { view_box: [-GAP, -GAP, width + 2.0 * GAP, height + GAP], label, layers }
}

fn home(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let mut svg = format!("<rect class=\"np-home\" width=\"{}\" height=\"{}\" rx=\"4\"/>", HOME.0, HOME.1);
    svg += &at(&shield(seat.0, 28), MARGIN, 10.0, 28.0, 28.0);
    svg += &text("np-h", 50.0, 32.0, &sheet.player(seat));
    let points = sheet.say(&Message::new("nusfjord-points").with("n", own.points));
    svg += &text("np-h np-end", HOME.0 - MARGIN, 32.0, &points);
    svg += &text("", MARGIN, 60.0, &goods(sheet, own));
    for cell in Cell::all() {
        let x = MARGIN + f64::from(cell.column()) * (CELL.0 + 4.0);
        let y = 72.0 + f64::from(cell.row()) * (CELL.1 + 4.0);
        let _ = write!(svg, "<g transform=\"translate({x} {y})\">{}</g>", space(sheet, own, cell));
    }
    svg + &track(sheet, own) + &council(sheet, own) + &hand(sheet, own)
}

fn goods(sheet: &Sheet<'_>, own: &HarborView) -> String {
    let stock = &own.stock;
    let held: u8 = own.shares.iter().sum();
    let number = |id, count: String| format!("{} {count}", sheet.t(id));
    [
        number("nusfjord-seat-wood", format!("{}/{}", stock.wood, own.wood_limit)),
        number("nusfjord-seat-fish", stock.fish.to_string()),
        number("nusfjord-seat-gold", stock.gold.to_string()),
        number("nusfjord-seat-shares", held.to_string()),
        number("nusfjord-seat-unissued", own.unissued.to_string()),
    ]
    .join(" · ")
}

/// A cell; the right half of a double space under a Forest belongs to the left one.
fn space(sheet: &Sheet<'_>, own: &HarborView, cell: Cell) -> String {
    let frame = |class: &str, width: f64| {
        format!("<rect class=\"{class}\" width=\"{width}\" height=\"{}\" rx=\"3\"/>", CELL.1)
    };
    let title = |words: &str| {
        let lines = (0..).zip(in_two(words));
        lines.map(|(line, words)| text("np-b", 8.0, 18.0 + 15.0 * f64::from(line), words)).collect::<String>()
    };
    let right_half = |left: Cell| left.row() == cell.row() && left.column() + 1 == cell.column();
    let wooded = |&&(left, count): &&(Cell, u8)| count > 0 && (left == cell || right_half(left));
    if cell == own.reserve {
        let said = Message::new("nusfjord-sheet-reserve")
            .with("fish", i64::from(own.stock.reserve_fish))
            .with("limit", own.reserve_limit)
            .with("wood", i64::from(own.stock.reserve_wood));
        let (name, amount) = (sheet.t("nusfjord-step-reserve"), sheet.say(&said));
        let amount = amount.split_once(": ").map_or(amount.as_str(), |(_, amount)| amount);
        frame("np-cell", CELL.0) + &title(&name) + &text("", 8.0, 40.0, amount)
    } else if let Some(&(left, count)) = own.forests.iter().find(wooded) {
        if left != cell {
            return String::new();
        }
        let width = 2.0 * CELL.0 + 4.0;
        let said = sheet.say(&Message::new("nusfjord-sheet-forest").with("count", count));
        let trees = spruces(i32::from(cell.0) * 7 + 3, count.min(2));
        let trees = at(&trees, 1.0, 22.0, width - 2.0, CELL.1 - 23.0);
        frame("np-for", width) + &trees + &title(&said)
    } else if let Some(built) = own.buildings.iter().find(|built| built.cell == Some(cell)) {
        let house = at(&boathouse(built.card.number().into()), 6.0, 32.0, 66.0, 50.0);
        let points = text("np-h np-end", CELL.0 - 8.0, CELL.1 - 10.0, &built.points.to_string());
        frame("np-cell", CELL.0) + &house + &title(&sheet.name(built.card.name())) + &points
    } else {
        frame("np-free", CELL.0)
            + &text("np-faint np-mid", CELL.0 / 2.0, CELL.1 / 2.0, &sheet.t("nusfjord-sheet-free"))
    }
}

/// A long name in two lines.
fn in_two(name: &str) -> Vec<&str> {
    let middle = name.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(name.len() / 2));
    match middle {
        Some(at) if name.chars().count() > 17 => vec![&name[..at], &name[at + 1..]],
        _ => vec![name],
    }
}

/// Ships over the numbers they hide.
fn track(sheet: &Sheet<'_>, own: &HarborView) -> String {
    let unit = (HOME.0 - 2.0 * MARGIN) / own.numbers.len().max(1) as f64;
    let (water, mut x, mut svg) = (392.0, MARGIN, String::new());
    for piece in &own.track {
        let (length, art) = match *piece {
            Piece::None => continue,
            Piece::Ship(hull) => {
                let kind = sheet.view.ships.iter().find(|ship| ship.hull == hull.kind());
                (kind.map_or(1, |ship| ship.length), ship(hull, 40))
            }
            Piece::House(card) => (1, boathouse(card.number().into())),
        };
        let width = f64::from(length) * unit;
        svg += &at(&art, x, water - 36.0, width, 36.0);
        x += width;
    }
    let _ = write!(svg, "<path class=\"np-water\" d=\"M{MARGIN} {water}H{}\"/>", HOME.0 - MARGIN);
    for (index, number) in own.numbers.iter().enumerate() {
        let middle = MARGIN + (index as f64 + 0.5) * unit;
        let class = match index.cmp(&usize::from(own.length)) {
            std::cmp::Ordering::Less => "np-mid np-faint",
            std::cmp::Ordering::Equal => {
                let left = middle - unit / 2.0 + 2.0;
                let _ = write!(
                    svg,
                    "<rect class=\"np-catch\" x=\"{left}\" y=\"396\" width=\"{}\" height=\"20\" rx=\"2\"/>",
                    unit - 4.0
                );
                "np-mid np-b np-on"
            }
            std::cmp::Ordering::Greater => "np-mid",
        };
        svg += &text(class, middle, 411.0, &number.to_string());
    }
    svg
}

fn council(sheet: &Sheet<'_>, own: &HarborView) -> String {
    let elders = own.council.iter().map(|place| sheet.name(place.elder.name()));
    let exhibit = own
        .museum
        .map(|hull| format!("{}: {}", sheet.t("nusfjord-reason-museum"), sheet.name(hull_name(hull))));
    let council: Vec<String> = elders.chain(exhibit).collect();
    text("np-faint", MARGIN, 438.0, &format!("{}: {}", sheet.t("nusfjord-sheet-council"), council.join(", ")))
}

/// C buildings in hand: by name where the viewer may know them, else how many.
fn hand(sheet: &Sheet<'_>, own: &HarborView) -> String {
    if own.hand_count == 0 {
        return String::new();
    }
    let named =
        own.hand.as_ref().map(|hand| hand.iter().map(|card| sheet.name(card.name())).collect::<Vec<_>>());
    let held = named.map_or_else(|| own.hand_count.to_string(), |names| names.join(", "));
    text("np-faint", MARGIN, 458.0, &format!("{}: {held}", sheet.t("nusfjord-seat-hand")))
}
