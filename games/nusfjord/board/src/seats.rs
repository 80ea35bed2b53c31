//! The players in a row: workers left, goods, catch and ships, and what counts at the end.

use nusfjord::{Asked, Piece};
use tabletop::{Message, Seat};

use crate::{
    sheet::Sheet,
    signs::{good, line_icon, shield, ship, sign},
};
use scene::SeatCard;

/// Shields of five seats.
const COLOURS: [&str; 5] = ["p1", "p2", "p3", "p4", "p5"];

/// One card per seat.
pub fn cards(sheet: &Sheet<'_>) -> Vec<SeatCard> {
    sheet.seats().map(|seat| card(sheet, seat)).collect()
}

fn card(sheet: &Sheet<'_>, seat: Seat) -> SeatCard {
    let own = sheet.harbor(seat);
    SeatCard {
        colour: COLOURS[seat.index() % 5],
        points: own.points,
        points_label: Some(Message::new("nusfjord-seat-points").with("n", own.points)),
        doing: doing(sheet, seat),
        more: more(sheet, seat),
        purse: purse(sheet, seat),
        ..SeatCard::default()
    }
}

fn doing(sheet: &Sheet<'_>, seat: Seat) -> Option<Message> {
    let id = match sheet.view.asked {
        Asked::Fish if sheet.harbor(seat).shortage != nusfjord::Shortage::None => "nusfjord-seat-rationing",
        _ if sheet.view.active != Some(seat) => return None,
        Asked::Worker(_) => "nusfjord-seat-placing",
        Asked::Exchange => "nusfjord-seat-exchanging",
        Asked::Place(_) | Asked::Payment(_) => "nusfjord-seat-building",
        Asked::Elder(_) | Asked::Effect { .. } => "nusfjord-seat-effect",
        Asked::Nothing | Asked::Luck | Asked::Fish => return None,
    };
    Some(Message::new(id))
}

/// A number with its sign and, for those who need it, its name.
fn number(sheet: &Sheet<'_>, key: &str, count: impl std::fmt::Display, label: &'static str) -> String {
    let name = sheet.t(label);
    format!("<span title=\"{name}\">{}<span class=\"nf-lb\">{name}</span></span>", good(key, count))
}

/// What there is to pay with.
fn purse(sheet: &Sheet<'_>, seat: Seat) -> String {
    let stock = &sheet.harbor(seat).stock;
    let goods = [
        ("wood", stock.wood, "nusfjord-seat-wood"),
        ("fish", stock.fish, "nusfjord-seat-fish"),
        ("gold", stock.gold, "nusfjord-seat-gold"),
    ];
    goods.iter().map(|&(key, count, label)| number(sheet, key, count, label)).collect()
}

fn more(sheet: &Sheet<'_>, seat: Seat) -> String {
    let own = sheet.harbor(seat);
    let solo = sheet.view.harbors.len() == 1;
    let workers: String = (0..3)
        .map(|i| {
            let used = if i < own.workers { "" } else { " class=\"used\"" };
            // A solo player's workers change their colour from round to round; the board shows it.
            format!("<i{used}>{}</i>", if solo { sign("worker") } else { shield(seat.0, 15) })
        })
        .collect();
    let left = sheet.say(&Message::new("nusfjord-seat-workers").with("count", own.workers));
    let first = if sheet.view.first == seat && !solo {
        let first = sheet.t("nusfjord-seat-first");
        format!(
            "<span class=\"nf-first\" role=\"img\" aria-label=\"{first}\" title=\"{first}\">{}</span>",
            line_icon("flag")
        )
    } else {
        String::new()
    };
    let ships: String = own
        .track
        .iter()
        .filter_map(|piece| match piece {
            Piece::Ship(hull) => Some(ship(*hull, 19)),
            _ => None,
        })
        .collect();
    let held: u8 = own.shares.iter().sum();
    let stock = &own.stock;
    let forests: u8 = own.forests.iter().map(|&(_, count)| count).sum();
    let hand = if own.hand_count > 0 {
        number(sheet, "hand", own.hand_count, "nusfjord-seat-hand")
    } else {
        String::new()
    };
    format!(
        "<div class=\"nf-st\"><span class=\"nf-wk\" role=\"img\" aria-label=\"{left}\">{workers}</span>{first}{}{}{}{}<span class=\"nf-stc\" title=\"{}\">{}<span class=\"nf-wide\">{}</span></span>{hand}<span class=\"nf-wide\">{}{}{}{}{}</span></div>",
        number(sheet, "wood", stock.wood, "nusfjord-seat-wood"),
        number(sheet, "fish", stock.fish, "nusfjord-seat-fish"),
        number(sheet, "gold", stock.gold, "nusfjord-seat-gold"),
        number(sheet, "reserve", stock.reserve_fish + stock.reserve_wood, "nusfjord-step-reserve"),
        sheet.t("nusfjord-seat-catch"),
        good("hull", own.catch),
        ships,
        number(sheet, "elder", own.council.len(), "nusfjord-seat-elders"),
        number(sheet, "house", own.buildings.len(), "nusfjord-seat-buildings"),
        number(sheet, "forest", forests, "nusfjord-seat-forests"),
        number(sheet, "share", held, "nusfjord-seat-shares"),
        format_args!(
            "<span class=\"nf-fr\" title=\"{0}\"><i></i>{1}<span class=\"nf-lb\">{0}</span></span>",
            sheet.t("nusfjord-seat-free"),
            own.free.len()
        ),
    )
}
