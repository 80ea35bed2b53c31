//! What lies before each player.

use newlands::{Step, View, material::COMPANIONS, view::SeatView};
use tabletop::{Message, Seat, Words};

use crate::{NewLandsBoard, board, pointing};
use scene::{Board, SeatCard, Stock};

/// One card per seat.
pub fn cards(view: &View, words: &dyn Words) -> Vec<SeatCard> {
    let seats = (0..).map(Seat).zip(&view.seats);
    seats.map(|(seat, own)| card(view, seat, own, words)).collect()
}

fn card(view: &View, seat: Seat, own: &SeatView, words: &dyn Words) -> SeatCard {
    let of = Message::new("newlands-seat-reserve").with("all", COMPANIONS);
    let mut stock = vec![Stock { icon: "companion", count: own.reserve.into(), label: of }];
    if view.step != Step::Over {
        let label = Message::new("newlands-seat-end");
        stock.push(Stock { icon: "flag", count: own.at_the_end, label });
    }
    SeatCard {
        colour: NewLandsBoard::colour(view, seat),
        stock,
        points: own.points,
        points_label: Some(Message::new("newlands-seat-points").with("count", own.points)),
        doing: (view.to_act == Some(seat)).then(|| doing(view.step)).flatten(),
        more: hand(view, seat, words),
        ..SeatCard::default()
    }
}

/// Hands of two are open to all.
fn hand(view: &View, seat: Seat, words: &dyn Words) -> String {
    let held = pointing::hand(view, seat);
    if !view.hand_of_two || held.is_empty() {
        return String::new();
    }
    let tiles: String = held
        .into_iter()
        .map(|(target, tile)| board::loose(view, tile, &format!("seat-{seat}-{target}-land"), words))
        .collect();
    format!("<div class=\"nl-hand\">{tiles}</div>")
}

fn doing(step: Step) -> Option<Message> {
    let id = match step {
        Step::Lay => "newlands-seat-laying",
        Step::Discard => "newlands-seat-discarding",
        Step::Companion => "newlands-seat-companion",
        Step::Remove | Step::First | Step::Deal | Step::Draw | Step::Replenish | Step::Over => return None,
    };
    Some(Message::new(id))
}
