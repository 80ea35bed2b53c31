//! The middle of the printed table: actions with their workers, banquet table, ships, elders and buildings on offer.

use nusfjord::{CardView, Column, ElderPileView, ShipView, SpaceView, effect::Letter};
use tabletop::{Arg, Message};

use super::{
    super::{
        quay,
        sheet::{Sheet, core},
        signs::{self, shield, ship, sign},
        square::{hull_name, task_name, tickets},
    },
    GAP, MARGIN, WIDTH,
    parts::{at, goods, lines, paragraph, rings, text},
};

/// A ticket of the square.
const TICKET: (f64, f64) = ((WIDTH - 2.0 * GAP) / 3.0, 46.0);
/// Cards in a row, and how large they are.
const ROW: usize = 6;
const CARD: (f64, f64) = ((WIDTH - 5.0 * MARGIN) / ROW as f64, 176.0);
/// Letters in a line of a card, and lines on it.
const LETTERS: usize = 29;
const LINES: usize = 9;

fn frame(class: &str, width: f64, height: f64) -> String {
    format!("<rect class=\"{class}\" width=\"{width}\" height=\"{height}\" rx=\"3\"/>")
}

fn placed(x: f64, y: f64, content: &str) -> String {
    format!("<g transform=\"translate({x} {y})\">{content}</g>")
}

/// Everything between the heading and the harbours, and how high it is.
pub fn village(sheet: &Sheet<'_>) -> (String, f64) {
    let mut svg = String::new();
    let mut top = 0.0;
    for (part, height) in [square(sheet), shore(sheet), elders(sheet), buildings(sheet)] {
        if height > 0.0 {
            svg += &placed(0.0, top, &part);
            top += height + GAP;
        }
    }
    (svg, top)
}

/// The action board in its three columns, and the copy board below it.
fn square(sheet: &Sheet<'_>) -> (String, f64) {
    let mut svg = text("np-h", 0.0, 18.0, &sheet.t("nusfjord-sheet-square"));
    let mut bottom = 0.0f64;
    for (number, column) in (0..).zip([Column::Left, Column::Middle, Column::Right]) {
        let x = f64::from(number) * (TICKET.0 + GAP);
        let spaces = tickets(sheet).into_iter().filter(|space| space.column == column);
        for (row, space) in (0..).zip(spaces) {
            let y = 30.0 + f64::from(row) * (TICKET.1 + 6.0);
            svg += &placed(x, y, &ticket(sheet, &space));
            bottom = bottom.max(y + TICKET.1);
        }
    }
    for (number, space) in (0..).zip(&sheet.view.copy_spaces) {
        let x = f64::from(number) * (TICKET.0 + GAP);
        let which = match space.column {
            None => "nusfjord-sheet-copy-any",
            Some(Column::Left) => "nusfjord-sheet-copy-left",
            Some(Column::Middle) => "nusfjord-sheet-copy-middle",
            Some(Column::Right) => "nusfjord-sheet-copy-right",
        };
        let workers: Vec<u8> = space.worker.into_iter().collect();
        let copy = frame("np-free", TICKET.0, TICKET.1)
            + &text("np-a", 14.0, 28.0, &sheet.t("nusfjord-task-copy"))
            + &text("np-faint np-end", TICKET.0 - 54.0, 28.0, &sheet.t(which))
            + &rings(&workers, 1, TICKET.0 - 8.0, TICKET.1 / 2.0);
        svg += &placed(x, bottom + 12.0, &copy);
    }
    let copies = if sheet.view.copy_spaces.is_empty() { 0.0 } else { 12.0 + TICKET.1 };
    (svg, bottom + copies)
}

fn ticket(sheet: &Sheet<'_>, space: &SpaceView) -> String {
    frame("np-cell", TICKET.0, TICKET.1)
        + &at(&sign(signs::of_task(space.task)), 9.0, 9.0, 28.0, 28.0)
        + &text("np-a", 48.0, 29.0, &sheet.name(task_name(space.task)))
        + &rings(&space.workers, space.capacity.into(), TICKET.0 - 8.0, TICKET.1 / 2.0)
}

/// The banquet table, New Shares and the supply of ships.
fn shore(sheet: &Sheet<'_>) -> (String, f64) {
    let view = sheet.view;
    let mut svg = text("np-b", 0.0, 24.0, &sheet.t("nusfjord-sheet-banquet"));
    for (number, &price) in (0u8..).zip(&view.plates) {
        let x = 170.0 + 46.0 * f64::from(number);
        svg += &format!("<circle class=\"np-plate\" cx=\"{x}\" cy=\"20\" r=\"18\"/>");
        if number < view.filled {
            svg += &at(&sign("fish"), x - 14.0, 2.0, 28.0, 24.0);
            svg += &text("np-mid np-small", x, 34.0, &price.to_string());
        } else {
            svg += &text("np-mid np-b", x, 25.0, &price.to_string());
        }
    }
    let total: u8 = view.new_shares.iter().sum();
    let x = 2.0 * (TICKET.0 + GAP);
    svg += &text("np-b", x, 24.0, &sheet.say(&Message::new("nusfjord-sheet-pool").with("count", total)));
    let shares = sheet.seats().flat_map(|seat| vec![seat.0; view.new_shares[seat.index()].into()]);
    for (number, colour) in (0..).zip(shares) {
        svg += &at(&shield(colour, 20), x + 130.0 + 24.0 * f64::from(number), 10.0, 20.0, 20.0);
    }
    for (number, kind) in (0..).zip(&view.ships) {
        svg += &placed(f64::from(number) * (TICKET.0 + GAP), 50.0, &ship_tile(sheet, kind));
    }
    (svg, 50.0 + TICKET.1)
}

fn ship_tile(sheet: &Sheet<'_>, kind: &ShipView) -> String {
    let facts = Message::new("nusfjord-sheet-ship").with("left", kind.left).with("points", kind.points);
    let mut svg = frame("np-cell", TICKET.0, TICKET.1)
        + &at(&ship(kind.hull, 40), 6.0, 5.0, 52.0, 36.0)
        + &text("np-b", 66.0, 20.0, &sheet.name(hull_name(kind.hull)))
        + &text("np-faint np-small", 66.0, 36.0, &sheet.say(&facts));
    let mut right = TICKET.0 - 8.0;
    for (price, _) in kind.prices.iter().rev() {
        let width = goods(*price, 0.0, 0.0).1;
        right -= width + 8.0;
        svg += &goods(*price, right, 29.0).0;
    }
    svg
}

/// Who can be invited, what he does and who lies below.
fn elders(sheet: &Sheet<'_>) -> (String, f64) {
    let piles: Vec<&ElderPileView> = sheet.view.elders.iter().filter(|pile| pile.top.is_some()).collect();
    if piles.is_empty() {
        return (String::new(), 0.0);
    }
    let mut svg = text("np-h", 0.0, 18.0, &sheet.t("nusfjord-step-elders"));
    for (number, pile) in (0..).zip(piles) {
        svg += &placed(f64::from(number) * (CARD.0 + MARGIN), 30.0, &elder(sheet, pile));
    }
    (svg, 30.0 + CARD.1 - 46.0)
}

fn elder(sheet: &Sheet<'_>, pile: &ElderPileView) -> String {
    let (Some(top), Some(card)) = (pile.top, pile.text) else { return String::new() };
    let does = card.text.iter().map(|text| sheet.say(&core(text))).collect::<Vec<_>>().join(" ");
    let below = match (pile.below, pile.face_down) {
        (Some(elder), _) => {
            sheet.say(&Message::new("nusfjord-sheet-below").with("elder", Arg::Key(elder.name())))
        }
        (None, true) => sheet.t("nusfjord-sheet-below-hidden"),
        (None, false) => String::new(),
    };
    let height = CARD.1 - 46.0;
    frame("np-cell", CARD.0, height)
        + &text("np-b", 8.0, 20.0, &sheet.name(top.name()))
        + &text("np-faint np-end", CARD.0 - 8.0, 20.0, &card.number.to_string())
        + &paragraph("np-small", 8.0, 40.0, 14.0, &lines(&does, LETTERS, 5))
        + &text("np-faint np-small", 8.0, height - 8.0, &below)
}

/// Buildings that lie open, by letter; hands are shown in the harbours.
fn buildings(sheet: &Sheet<'_>) -> (String, f64) {
    let (mut svg, mut top) = (String::new(), 0.0);
    let quays = [
        (Letter::A, "nusfjord-sheet-quay-a"),
        (Letter::B, "nusfjord-sheet-quay-b"),
        (Letter::C, "nusfjord-sheet-quay-c"),
    ];
    for (letter, title) in quays {
        let open = sheet.view.cards.iter().filter(|card| card.letter == letter && !card.in_hand);
        let open: Vec<&CardView> = open.collect();
        if open.is_empty() {
            continue;
        }
        svg += &text("np-h", 0.0, top + 18.0, &sheet.t(title));
        top += 30.0;
        for row in open.chunks(ROW) {
            for (number, card) in (0..).zip(row) {
                svg += &placed(f64::from(number) * (CARD.0 + MARGIN), top, &building(sheet, card));
            }
            top += CARD.1 + MARGIN;
        }
    }
    (svg, top)
}

fn building(sheet: &Sheet<'_>, card: &CardView) -> String {
    let key = quay::category(card.text);
    let cost = if card.price == nusfjord::Goods::NONE {
        text("", 8.0, 42.0, &sheet.t("nusfjord-free"))
    } else {
        goods(card.price, 8.0, 42.0).0
    };
    frame("np-cell", CARD.0, CARD.1)
        + &text("np-b", 8.0, 20.0, &sheet.name(card.card.name()))
        + &text("np-h np-end", CARD.0 - 8.0, 22.0, &quay::points(card.text))
        + &cost
        + &at(&sign(&format!("c-{key}")), CARD.0 - 26.0, 28.0, 18.0, 18.0)
        + &paragraph("np-small", 8.0, 60.0, 13.5, &lines(&quay::does(sheet, card.text), LETTERS, LINES))
}
