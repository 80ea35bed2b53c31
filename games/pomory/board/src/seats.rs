//! What lies before each player.

use pomory::{SeatView, Step, View};
use tabletop::Message;

use crate::PomoryBoard;
use scene::{Board, SeatCard, Stock};

/// One card per seat.
pub fn cards(view: &View) -> Vec<SeatCard> {
    view.seats.iter().map(|own| card(view, own)).collect()
}

/// Ships of a seat at sea, and how many of them are blocked.
fn at_sea(view: &View, own: &SeatView) -> (u8, u8) {
    let at = view.cells.iter().filter(|cell| cell.ships.contains(&own.seat));
    let blocked = at.clone().filter(|cell| cell.ships.last() != Some(&own.seat)).count();
    (at.count() as u8, blocked as u8)
}

fn card(view: &View, own: &SeatView) -> SeatCard {
    let (sea, blocked) = at_sea(view, own);
    let stock = [
        ("ship", sea, "pomory-seat-at-sea"),
        ("lock", blocked, "pomory-seat-blocked"),
        ("bag", own.supply, "pomory-seat-supply"),
        ("hammer", own.dock, "pomory-seat-dock"),
        ("news", own.news.len() as u8, "pomory-seat-news"),
    ];
    // That nothing is blocked or under repair needs no saying.
    let said = stock.into_iter().filter(|&(icon, count, _)| count > 0 || !matches!(icon, "lock" | "hammer"));
    let stock = said.map(|(icon, count, label)| Stock {
        icon,
        count: count.into(),
        label: Message::new(label).with("count", count),
    });
    SeatCard {
        colour: PomoryBoard::colour(view, own.seat),
        stock: stock.collect(),
        points: own.points.into(),
        points_label: Some(Message::new("pomory-seat-points").with("goal", i64::from(view.goal))),
        doing: view.to_act.contains(&own.seat).then(|| doing(view.step)).flatten(),
        ..SeatCard::default()
    }
}

fn doing(step: Step) -> Option<Message> {
    let id = match step {
        Step::Movement => "pomory-seat-moving",
        Step::Ask(_) => "pomory-seat-asked",
        Step::Seal => "pomory-seat-betting",
        Step::TakeBack => "pomory-seat-taking-back",
        Step::Keep => "pomory-seat-keeping",
        Step::Announce => "pomory-seat-announcing",
        _ => return None,
    };
    Some(Message::new(id))
}
