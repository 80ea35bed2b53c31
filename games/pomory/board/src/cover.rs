//! The game's card in the lobby, and its short course.

use tabletop::Message;

use crate::{land, pieces, signs};
use scene::chart::point::point;

/// Ships, catches and a storm before Onega, drawn by the renderer of the table.
pub fn cover() -> String {
    let cell = |hue: &str, kind: &str, x: f64, y: f64| {
        format!(
            "<g class=\"cell {hue}\" transform=\"translate({x} {y})\"><circle class=\"c-o\" r=\"25\"/><circle class=\"c-i\" \
             r=\"20.5\"/>{}</g>",
            signs::on_chart(kind, 0.0, 0.0, 32.0)
        )
    };
    let waters = [
        cell("hue-pink", "salmon", 262.0, 538.0),
        cell("hue-blue", "herring", 300.0, 604.0),
        cell("hue-blue", "herring", 352.0, 654.0),
        cell("hue-brown", "seal", 406.0, 607.0),
        cell("hue-brown", "seal", 418.0, 532.0),
        cell("hue-green", "flounder", 462.0, 468.0),
        cell("hue-yellow", "cod", 526.0, 510.0),
        cell("hue-yellow", "cod", 590.0, 497.0),
    ];
    let ships = [
        pieces::ship("p1", point(262.0, 534.0), 1.0, ""),
        pieces::ship("p2", point(352.0, 650.0), 1.0, ""),
        pieces::ship("p2", point(473.0, 481.0), 0.84, "blocked"),
        pieces::ship("p1", point(453.0, 455.0), 0.92, ""),
    ];
    let storm = format!(
        "<g transform=\"translate(444 652)\"><circle class=\"st-b\" r=\"19\"/><g class=\"st-i\">{}</g></g>",
        signs::on_chart("storm", 0.0, 0.0, 29.0)
    );
    format!(
        "<svg class=\"board\" viewBox=\"196 414 440 290\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">{}{}{}{storm}</svg>",
        // Ids stand once on a page: the lobby shows covers, never a table.
        land::picture(),
        waters.concat(),
        ships.concat()
    )
}

/// The chapters of the short course: aim, ships, blocking, bets, weather, catch and salt, sets and news.
pub fn primer() -> Vec<(Message, Message)> {
    const CHAPTERS: [(&str, &str); 7] = [
        ("pomory-primer-1-title", "pomory-primer-1-text"),
        ("pomory-primer-2-title", "pomory-primer-2-text"),
        ("pomory-primer-3-title", "pomory-primer-3-text"),
        ("pomory-primer-4-title", "pomory-primer-4-text"),
        ("pomory-primer-5-title", "pomory-primer-5-text"),
        ("pomory-primer-6-title", "pomory-primer-6-text"),
        ("pomory-primer-7-title", "pomory-primer-7-text"),
    ];
    CHAPTERS.map(|(title, text)| (Message::new(title), Message::new(text))).into()
}
