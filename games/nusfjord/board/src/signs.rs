//! Filled woodcut signs of the things on the table, and the small pieces of markup made of them.

use nusfjord::{Goods, effect::Hull, effect::Task};

/// A symbol per line; its id is the key behind `nf-`.
const SYMBOLS: &str = include_str!("../assets/signs.svg");

/// The `<symbol>` elements of all signs.
pub fn definitions() -> String {
    SYMBOLS.lines().collect()
}

/// A sign, sized by the style sheet.
pub fn sign(key: &str) -> String {
    format!(
        "<svg class=\"nf-i nf-i-{key}\" viewBox=\"0 0 32 32\" aria-hidden=\"true\"><use href=\"#nf-{key}\"/></svg>"
    )
}

/// A line icon of the page, small.
pub fn line_icon(key: &str) -> String {
    format!(
        "<svg class=\"ic\" width=\"13\" height=\"13\" aria-hidden=\"true\"><use href=\"#i-{key}\"/></svg>"
    )
}

/// A ship, `width` wide.
pub fn ship(hull: Hull, width: u32) -> String {
    let (key, box_width) = match hull {
        Hull::Sloop => ("sloop", 64),
        Hull::Cutter => ("cutter", 64),
        Hull::Schooner | Hull::Spare => ("schooner", 88),
    };
    let height = width * 48 / box_width;
    format!(
        "<svg class=\"nf-ship\" viewBox=\"0 0 {box_width} 48\" width=\"{width}\" height=\"{height}\" aria-hidden=\"true\"><use href=\"#nf-{key}\"/></svg>"
    )
}

/// The shield of a seat or, in a solo game, of a colour.
pub fn shield(worker: u8, width: u32) -> String {
    format!(
        "<svg class=\"nf-mk\" width=\"{width}\" height=\"{width}\" viewBox=\"-2 -2 36 36\" aria-hidden=\"true\"><use href=\"#sh-p{}\"/></svg>",
        worker % 5 + 1
    )
}

/// A number of one good with its sign.
pub fn good(key: &str, number: impl std::fmt::Display) -> String {
    format!("<span class=\"nf-g nf-g-{key}\">{}{number}</span>", sign(key))
}

/// Goods as signs and numbers; what lies in the Reserve counts with the rest.
pub fn goods(goods: Goods) -> String {
    let amounts = [
        ("wood", goods.wood + goods.reserve_wood),
        ("fish", goods.fish + goods.reserve_fish),
        ("gold", goods.gold),
    ];
    amounts.iter().filter(|(_, n)| *n > 0).map(|(key, n)| good(key, n)).collect()
}

/// The sign of an action.
pub fn of_task(task: Task) -> &'static str {
    match task {
        Task::Gold => "gold",
        Task::Transfer => "transfer",
        Task::Serve => "plate",
        Task::Building => "house",
        Task::Issue => "issue",
        Task::Buy => "buyshare",
        Task::Clear => "axe",
        Task::Plant => "sapling",
        Task::Thin => "saw",
        Task::Ship => "hull",
        Task::Elder => "elder",
    }
}

/// The class and sign of a card's category, by the id of the message that names it.
pub fn of_category(id: &str) -> &'static str {
    match id {
        "nusfjord-category-at-once" => "now",
        "nusfjord-category-whenever" => "when",
        "nusfjord-category-any-time" => "any",
        "nusfjord-category-once" => "once",
        "nusfjord-category-points" => "vp",
        _ => "pow",
    }
}
