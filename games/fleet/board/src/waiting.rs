//! What is still to come, in order: stars, the rest of a die, the next players.

use fleet::{Ask, Fleet, Stage};
use tabletop::{Message, Seat};

use crate::{paper::Paper, running, signs::sign};
use scene::Eye;

/// A thing that waits.
struct Item {
    icon: String,
    text: String,
    /// Why it waits, or what to do about it.
    note: Option<Message>,
    now: bool,
}

/// The numbered queue. Whoever decides sees it only if more waits than the question itself.
pub fn queue(paper: &Paper<'_>, eye: &Eye<'_, Fleet>) -> String {
    let own = owed(paper, eye);
    if eye.acting == Some(paper.seat) && own.is_empty() {
        return String::new();
    }
    let items: String = own
        .into_iter()
        .chain(others(paper))
        .map(|Item { icon, text, note, now }| {
            let class = if now { " class=\"now\" aria-current=\"step\"" } else { "" };
            let note = note.map_or_else(String::new, |note| format!("<small>{}</small>", paper.say(&note)));
            format!("<li{class}>{icon}<span>{text}{note}</span></li>")
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

/// What the player whose turn it is has coming: every pending star with its source, the second boat and the star of a
/// shrimp die, the coins of a swordfish licence, the marks of the start.
fn owed(paper: &Paper<'_>, eye: &Eye<'_, Fleet>) -> Vec<Item> {
    let view = paper.view;
    let asked = view.ask == Ask::Star;
    let mut items: Vec<Item> = Vec::new();
    for (at, &star) in view.waiting.iter().enumerate() {
        let now = asked && at == 0;
        let by = running::earned_by(view, star).filter(|_| star.coin_box.is_some()).map(running::cause);
        let note = match by {
            Some(cause) => Some(Message::new("fleet-wait-by").with("cause", cause)),
            None if now && eye.acting == Some(paper.seat) => {
                Some(Message::new("fleet-wait-now").with("count", eye.legal.len().saturating_sub(1)))
            }
            None => None,
        };
        let text = paper.say(&running::star_name(view, star));
        items.push(Item { icon: sign("star"), text, note, now });
    }
    let mut later = |icon, id: Message| {
        items.push(Item { icon: sign(icon), text: paper.say(&id), note: None, now: false })
    };
    if let Some(die) = view.die {
        for _ in 0..die.marks_left {
            later("shrimp", Message::new("fleet-wait-second-boat"));
        }
        for _ in 0..die.stars_after {
            later("star", Message::new("fleet-star-shrimp"));
        }
    }
    if view.coins_after > 0 {
        later("coin", Message::new("fleet-wait-coins").with("coins", view.coins_after));
    }
    if view.start_left > 0 {
        later("check", Message::new("fleet-wait-start").with("marks", view.start_left));
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
        Item { icon: paper.shield(seat, 20), text, note: None, now: false }
    };
    let sharing = Item { icon: sign("people"), text: paper.t("fleet-wait-share"), note: None, now: false };
    match view.stage {
        Stage::Pick if players == 1 => {
            let held = usize::from(view.die.is_some_and(|die| die.picked));
            let captain = (view.pool.len() + held > 2).then(|| Item {
                icon: sign("captain"),
                text: paper.t("fleet-wait-captain"),
                note: None,
                now: false,
            });
            captain.into_iter().chain([sharing]).collect()
        }
        Stage::Pick => later.map(|seat| say(seat, "fleet-wait-pick")).chain([sharing]).collect(),
        Stage::Share => later.map(|seat| say(seat, "fleet-wait-use")).collect(),
        _ => Vec::new(),
    }
}
