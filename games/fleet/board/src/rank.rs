//! The ranks of the solo game (rulebook: «Досягнення в соло-грі»): which one is reached, and what the next one takes.

use fleet::{Stage, View, rank_name};
use tabletop::{Arg, Message, Seat};

/// The rank that the points reach now, 0 the highest.
pub fn reached(view: &View) -> usize {
    let points = view.seats[0].points;
    view.ranks.iter().position(|&least| points >= i32::from(least)).unwrap_or(view.ranks.len())
}

/// The message that names a rank.
fn name(rank: usize) -> Arg {
    Arg::Key(rank_name(rank as u8))
}

/// Is a solo game over?
fn is_over(view: &View) -> bool {
    view.stage == Stage::Over && view.tokens.is_some()
}

/// How a game ended, in a sentence: which rank was reached, or who won.
pub fn ended(view: &View) -> Option<Message> {
    if view.stage != Stage::Over {
        return None;
    }
    if is_over(view) {
        let said = Message::new("fleet-event-solo-ended").with("points", view.seats[0].points);
        return Some(said.with("rank", name(reached(view))));
    }
    let result = |seat: &Seat| (view.seats[seat.index()].points, view.seats[seat.index()].fish);
    let seats = || (0..view.seats.len() as u8).map(Seat);
    let best = seats().map(|seat| result(&seat)).max()?;
    let winners = seats().filter(|seat| result(seat) == best).map(Arg::Seat).collect();
    Some(Message::new("fleet-event-game-ended").with("winners", Arg::List(winners)).with("points", best.0))
}

/// What one has become, what that takes, and what the next rank would have taken.
pub fn verdict(view: &View) -> Vec<Message> {
    if !is_over(view) {
        return Vec::new();
    }
    let (points, rank) = (view.seats[0].points, reached(view));
    let least = view.ranks.get(rank).copied();
    let above = rank.checked_sub(1).map(|above| (above, view.ranks[above]));
    let span = match (least, above) {
        (Some(least), Some((_, next))) => {
            Message::new("fleet-verdict-span").with("least", least).with("most", next - 1)
        }
        (Some(least), None) => Message::new("fleet-verdict-highest").with("least", least),
        (None, above) => Message::new("fleet-verdict-lowest").with("most", above.map_or(0, |(_, next)| next)),
    };
    let next = above.map(|(above, next)| {
        let missing = i32::from(next) - points;
        Message::new("fleet-verdict-next").with("missing", missing).with("rank", name(above))
    });
    let title = Message::new("fleet-verdict").with("rank", name(rank));
    let sum = Message::new("fleet-verdict-points").with("points", points);
    [title, sum, span].into_iter().chain(next).collect()
}
