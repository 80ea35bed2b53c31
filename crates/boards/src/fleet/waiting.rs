//! What is still to come, in order: stars, the rest of a die, the next players.

use ::fleet::{Ask, Stage};
use tabletop::{Message, Seat};

use super::{paper::Paper, signs::sign};

/// A thing that waits.
struct Item {
    icon: String,
    text: String,
    now: bool,
}

/// The numbered queue. Whoever decides sees it only if more waits than the question itself.
pub fn queue(paper: &Paper<'_>, acting: bool) -> String {
    let own = owed(paper);
    if acting && own.is_empty() {
        return String::new();
    }
    let items: String = own
        .into_iter()
        .chain(others(paper))
        .map(|Item { icon, text, now }| {
            let class = if now { " class=\"now\" aria-current=\"step\"" } else { "" };
            format!("<li{class}>{icon}<span>{text}</span></li>")
        })
        .collect();
    if items.is_empty() {
        return String::new();
    }
    format!(
        "<div class=\"fl-box\"><div class=\"fl-hd\"><h3>{}</h3><span class=\"note\">{}</span></div><ol class=\"fl-queue\">{items}</ol></div>",
        paper.t("fleet-label-waiting"),
        paper.t("fleet-label-waiting-note")
    )
}

/// What the player whose turn it is has coming: pending stars, the second boat and the star of a shrimp die.
fn owed(paper: &Paper<'_>) -> Vec<Item> {
    let view = paper.view;
    let Some(seat) = view.to_act else { return Vec::new() };
    let stars = view.seats[seat.index()].pending_stars;
    let choosing = view.ask == Ask::Star;
    let mut items: Vec<Item> = (1..=stars)
        .map(|number| {
            let now = choosing && number == 1;
            let id = if now { "fleet-wait-star-now" } else { "fleet-wait-star" };
            let text = Message::new(id).with("number", number).with("stars", stars);
            Item { icon: sign("star"), text: paper.say(&text), now }
        })
        .collect();
    if let Some(die) = view.die {
        for _ in 0..die.marks_left {
            let text = paper.t("fleet-wait-second-boat");
            items.push(Item { icon: sign("shrimp"), text, now: false });
        }
        for _ in 0..die.stars_after {
            let text = paper.t("fleet-wait-licence-star");
            items.push(Item { icon: sign("star"), text, now: false });
        }
    }
    items
}

/// The players who come next in this stage.
fn others(paper: &Paper<'_>) -> Vec<Item> {
    let view = paper.view;
    let players = view.seats.len() as u8;
    let Some(seat) = view.to_act else { return Vec::new() };
    let done = (seat.0 + players - view.first.0) % players;
    let later = (done + 1..players).map(|turn| Seat((view.first.0 + turn) % players));
    let say = |seat: Seat, id| {
        let text = paper.say(&Message::new(id).with("seat", seat));
        Item { icon: paper.shield(seat, 20), text, now: false }
    };
    let sharing = Item { icon: sign("people"), text: paper.t("fleet-wait-share"), now: false };
    match view.stage {
        Stage::Pick if players == 1 => {
            let held = usize::from(view.die.is_some_and(|die| die.picked));
            let captain = (view.pool.len() + held > 2).then(|| Item {
                icon: sign("captain"),
                text: paper.t("fleet-wait-captain"),
                now: false,
            });
            captain.into_iter().chain([sharing]).collect()
        }
        Stage::Pick => later.map(|seat| say(seat, "fleet-wait-pick")).chain([sharing]).collect(),
        Stage::Share => later.map(|seat| say(seat, "fleet-wait-use")).collect(),
        _ => Vec::new(),
    }
}
