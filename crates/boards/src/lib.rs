//! Views drawn as printed sea charts: what a viewer may know becomes a [`Scene`] of SVG and of facts for the page
//! around it. No rules here, and no words: sentences are [`Message`]s, said by the page's language.

pub mod art;
pub mod chart;
pub mod export;
pub mod fjords;
pub mod fleet;
mod marks;
mod markup;
pub mod newlands;
pub mod nusfjord;
pub mod pomory;
pub mod scene;
mod telling;

pub use markup::escape;
pub use scene::{
    Body, Button, CardText, Chart, Dock, Eye, Layer, Layout, Note, Panel, Pick, Scene, SeatCard, Stage, Stock,
};

use tabletop::{Game, Message, Seat, Words};

/// Colours, type and measures of the day and the night sheet.
pub const TOKENS_CSS: &str = include_str!("../assets/tokens.css");
/// The paint of everything drawn; colours only through tokens. Files made of a drawing carry it too.
pub const BOARD_CSS: &str = concat!(
    include_str!("../assets/board.css"),
    include_str!("../assets/pomory.css"),
    include_str!("../assets/fleet-board.css"),
    include_str!("../assets/nusfjord-board.css"),
);
/// How the sheets of each game are laid out; only pages need it.
pub const SHEETS_CSS: &str = concat!(
    include_str!("../assets/sheet.css"),
    include_str!("../assets/fleet.css"),
    include_str!("../assets/newlands.css"),
    include_str!("../assets/pomory-sheet.css"),
    include_str!("../assets/nusfjord.css"),
);

/// Words that drawings need besides those of the games: language code and Fluent source.
pub const LANG: &[(&str, &str)] = &[
    ("en", include_str!("../lang/telling.en.ftl")),
    ("ru", include_str!("../lang/telling.ru.ftl")),
    ("uk", include_str!("../lang/telling.uk.ftl")),
    ("en", include_str!("../lang/fjords.en.ftl")),
    ("en", include_str!("../lang/pomory.en.ftl")),
    ("ru", include_str!("../lang/fjords.ru.ftl")),
    ("ru", include_str!("../lang/pomory.ru.ftl")),
    ("uk", include_str!("../lang/fjords.uk.ftl")),
    ("uk", include_str!("../lang/pomory.uk.ftl")),
    ("en", include_str!("../lang/fleet.en.ftl")),
    ("ru", include_str!("../lang/fleet.ru.ftl")),
    ("uk", include_str!("../lang/fleet.uk.ftl")),
    ("en", include_str!("../lang/newlands.en.ftl")),
    ("ru", include_str!("../lang/newlands.ru.ftl")),
    ("uk", include_str!("../lang/newlands.uk.ftl")),
    ("en", include_str!("../lang/nusfjord.en.ftl")),
    ("ru", include_str!("../lang/nusfjord.ru.ftl")),
    ("uk", include_str!("../lang/nusfjord.uk.ftl")),
];

/// A game that can be drawn.
///
/// The page knows boards only by **targets**: short ASCII names of things one can point at, such as `row-2`,
/// `cell-c4` or `do-pass`. The drawing marks each with `data-t="…"`. Every action is a **path** of targets: what is
/// pointed at, in order, to say it. Actions that share a path are variants of each other (the turns of a tile); pointing
/// at the last target again goes through them. Targets beginning with `do-` are done at once, without being confirmed:
/// buttons in the dock, and whatever else is taken as lightly. Targets beginning with `any-` end a path and may be
/// pointed at in any order: the cards of a bet.
///
/// A chart may also hold parts to **look at**, inside `<g class="looks">`: elements of class `tells`, whose `aria-label`
/// the page shows beside the board, its first line as the title. Every `light` with the same `data-region` goes on
/// meanwhile, and so it does for the targets that `data-of` lists.
pub trait Drawn: Game {
    /// Everything the page shows of the table to one viewer.
    fn scene(view: &Self::View, eye: &Eye<'_, Self>) -> Scene;

    /// What one points at, in order, to say `action`.
    fn path(view: &Self::View, action: Self::Action) -> Vec<String>;

    /// The actions that pointing along `path` could mean, legal or not: the page asks why they are refused.
    fn attempts(view: &Self::View, seat: Seat, path: &[&str]) -> Vec<Self::Action>;

    /// How the board would look if `action` were done: SVG to lay over the chart.
    fn ghost(view: &Self::View, seat: Seat, action: Self::Action, words: &dyn Words) -> String;

    /// What is to be said of `action` beside the board while it is chosen: HTML for the element `prospect`, if the drawing
    /// has one.
    fn prospect(view: &Self::View, seat: Seat, action: Self::Action, words: &dyn Words) -> String {
        let _ = (view, seat, action, words);
        String::new()
    }

    /// What would be different for `seat` if the table, seen as `before`, looked as `after`; said beside the events of an
    /// action that is only considered.
    fn changes(before: &Self::View, after: &Self::View, seat: Seat) -> Vec<Message> {
        let _ = (before, after, seat);
        Vec::new()
    }

    /// What makes up the score line of `seat` for the reason that is said so, where one number hides several or a rule.
    fn sums(view: &Self::View, seat: Seat, reason: &Message) -> Vec<Message> {
        let _ = (view, seat, reason);
        Vec::new()
    }

    /// The whole table as one picture for a file, for games whose page shows no chart.
    fn picture(view: &Self::View, words: &dyn Words) -> Option<Chart> {
        let _ = (view, words);
        None
    }

    /// Names a place that a score line counted: as the target that shows it, or as a `data-place` of the drawing that is
    /// there only to be lit.
    fn target_of_place(place: &str) -> String;

    /// The key of the seat's colour and shield, `p1` to `p5`.
    fn colour(view: &Self::View, seat: Seat) -> &'static str {
        let _ = view;
        ["p1", "p2", "p3", "p4", "p5"][seat.index() % 5]
    }

    /// The table in letters, for a terminal; games that are drawn there by other means have none.
    fn letters(view: &Self::View, words: &dyn Words) -> Option<String> {
        let _ = (view, words);
        None
    }

    /// A picture for the game's card in the lobby: a small SVG drawn by the real renderer.
    fn cover() -> String;

    /// How to play, in short chapters: pairs of heading and text messages.
    fn primer() -> Vec<(Message, Message)>;

    /// Everything of an edition that has a text of its own, in words: cards, runes, buildings. Anybody may read it at any
    /// time, before and during a game.
    fn cards(material: &Self::Material) -> Vec<CardText> {
        let _ = material;
        Vec::new()
    }
}
