//! What lies before each player.

use fjords::{Phase, PieceKind, Rune, SeatView, Step, View};
use tabletop::{Arg, Message, Seat};

use crate::{FjordsBoard, exploring};
use scene::{Board, SeatCard, Stock};

/// One card per seat.
pub fn cards(view: &View) -> Vec<SeatCard> {
    let seats = (0..).map(Seat).zip(&view.seats);
    seats.map(|(seat, own)| card(view, seat, own)).collect()
}

fn card(view: &View, seat: Seat, own: &SeatView) -> SeatCard {
    let (points, label) = standing(view, seat, own);
    SeatCard {
        colour: FjordsBoard::colour(view, seat),
        stock: stock(view, own),
        points,
        points_label: Some(Message::new(label)),
        doing: (view.to_act == Some(seat)).then(|| doing(view.waiting_for)).flatten(),
        ..SeatCard::default()
    }
}

/// Houses built while exploring, points afterwards.
pub fn standing(view: &View, seat: Seat, own: &SeatView) -> (i32, &'static str) {
    match view.phase {
        _ if view.games > 1 => (own.points, "fjords-seat-match-points"),
        Phase::Setup | Phase::Exploration => {
            let house = |piece: &fjords::Piece| piece.kind == PieceKind::House && piece.seat == seat;
            let built = view.hexes.iter().filter(|laid| laid.piece.as_ref().is_some_and(house)).count();
            (built as i32, "fjords-seat-houses-built")
        }
        Phase::Settlement if own.out => (own.points, "fjords-seat-points-out"),
        Phase::Settlement | Phase::Over => (own.points, "fjords-seat-points"),
    }
}

fn stock(view: &View, own: &SeatView) -> Vec<Stock> {
    let mut stock = Vec::new();
    if exploring(view) {
        let label = Message::new("fjords-seat-houses-left").with("count", own.houses);
        stock.push(Stock { icon: "house", count: own.houses.into(), label });
    }
    let label = Message::new("fjords-seat-vikings-left").with("count", own.vikings);
    stock.push(Stock { icon: "viking", count: own.vikings.into(), label });
    stock.extend(own.runes.iter().map(|&rune| Stock {
        icon: rune_icon(rune),
        count: 1,
        label: Message::new("fjords-seat-rune").with("rune", Arg::Key(rune.name())),
    }));
    stock
}

pub fn rune_icon(rune: Rune) -> &'static str {
    match rune {
        Rune::Strength => "rune-strength",
        Rune::Water => "rune-water",
        Rune::Friendship => "rune-friendship",
        Rune::Journey => "rune-journey",
        Rune::Horse => "rune-horse",
        Rune::Wisdom => "rune-wisdom",
        Rune::Home => "rune-home",
        Rune::Secret => "rune-secret",
    }
}

fn doing(step: Step) -> Option<Message> {
    let id = match step {
        Step::Choose => "fjords-seat-choosing",
        Step::Lay => "fjords-seat-laying",
        Step::House => "fjords-seat-building",
        Step::Viking => "fjords-seat-sending",
        Step::FirstPlayer | Step::Row | Step::Refill | Step::Draw | Step::Nothing => return None,
    };
    Some(Message::new(id))
}
