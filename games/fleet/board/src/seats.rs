//! One card per player with the points of each category, and the rounds in the head.

use fleet::{Ask, Fleet, Reason, View};
use tabletop::{Message, Seat, Words};

use crate::{FleetBoard, paper::Paper, signs::sign};
use scene::{Board, SeatCard, markup::said};

/// One card per seat.
pub fn cards(view: &View, words: &dyn Words) -> Vec<SeatCard> {
    (0..view.seats.len() as u8).map(|seat| card(view, Seat(seat), words)).collect()
}

fn card(view: &View, seat: Seat, words: &dyn Words) -> SeatCard {
    let sheet = &view.seats[seat.index()];
    SeatCard {
        colour: FleetBoard::colour(view, seat),
        points: sheet.points,
        doing: (view.to_act == Some(seat)).then(|| doing(view)).flatten(),
        more: parts(view, seat, words),
        ..SeatCard::default()
    }
}

/// The points of each category, the number always printed under its word; those of all cards together.
fn parts(view: &View, seat: Seat, words: &dyn Words) -> String {
    let shown = |seat: usize| {
        let mut shown: Vec<(&'static str, i32)> = Vec::new();
        for &(reason, points) in &view.seats[seat].parts {
            match shown.iter_mut().find(|(name, _)| *name == short(reason)) {
                Some((_, sum)) => *sum += points,
                None => shown.push((short(reason), points)),
            }
        }
        shown
    };
    let all = (0..view.seats.len()).flat_map(shown);
    let most = all.map(|(_, points)| points).max().unwrap_or(0).max(1);
    let column = |(name, points): (&'static str, i32)| {
        let part = (points * 20 / most).clamp(0, 20);
        format!(
            "<div><dt>{}</dt><dd><meter min=\"0\" max=\"20\" value=\"{part}\" aria-hidden=\"true\"></meter>{points}</dd></div>",
            said(words, &Message::new(name))
        )
    };
    let columns: String = shown(seat.index()).into_iter().map(column).collect();
    format!("<dl class=\"fl-parts\">{columns}</dl>")
}

/// A category in one word.
fn short(reason: Reason) -> &'static str {
    match reason {
        Reason::Fish => "fleet-part-fish",
        Reason::Boats => "fleet-part-boats",
        Reason::Licences => "fleet-part-licences",
        Reason::Buildings => "fleet-part-buildings",
        Reason::CrabBonus => "fleet-part-crab",
        Reason::Captain | Reason::Gold | Reason::Silver => "fleet-part-cards",
    }
}

fn doing(view: &View) -> Option<Message> {
    let id = match view.ask {
        Ask::Take => "fleet-seat-taking",
        Ask::Use | Ask::Again => "fleet-seat-using",
        Ask::Star => "fleet-seat-star",
        Ask::Choice(_) | Ask::Bonus | Ask::Oyster => "fleet-seat-choosing",
        Ask::Nothing | Ask::Reroll => return None,
    };
    Some(Message::new(id))
}

/// The rounds as pills: a fish where all boats fish.
pub fn rounds(paper: &Paper<'_>) -> String {
    let view = paper.view;
    let pills: String = (1..=view.rounds)
        .map(|round| {
            let class = match round.cmp(&view.round) {
                std::cmp::Ordering::Less => "past",
                std::cmp::Ordering::Equal => "now",
                std::cmp::Ordering::Greater => "",
            };
            let fish = if Fleet::fishes_in(round) { sign("fish") } else { String::new() };
            format!("<span class=\"pill {class}\"><b>{round}</b>{fish}</span>")
        })
        .collect();
    let label = Message::new("fleet-label-round").with("round", view.round).with("rounds", view.rounds);
    format!(
        "<div class=\"fl-rds\" role=\"img\" aria-label=\"{}\">{pills}</div><span class=\"fl-phase\">{}</span>",
        paper.say(&label),
        paper.t(super::phase(view))
    )
}
