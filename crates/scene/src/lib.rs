//! Views drawn as printed sea charts: what a viewer may know becomes a [`Scene`] of SVG and of facts for the page
//! around it. This crate holds what drawings share and names no game; a game's own drawing implements [`Board`] in its
//! folder. Sentences are [`Message`]s, said by the page's language.

pub mod art;
pub mod chart;
pub mod file;
mod ink;
pub mod marks;
pub mod markup;
mod model;
pub mod parts;
mod score;
mod teaching;
pub mod telling;
pub mod tree;

pub use ink::Ink;
pub use markup::escape;
pub use model::{
    Body, Button, CardText, Chart, Dock, Eye, Layer, Layout, Note, POINTING, Panel, Pick, Scene, SeatCard,
    Stage, Stock,
};
pub use score::{Score, ScoreItem};
pub use teaching::Teaching;

use tabletop::{Game, Message, Seat, Words};

/// Colours, type and measures of the day and the night sheet.
pub const TOKENS_CSS: &str = include_str!("../assets/tokens.css");

/// What drawings share: words, paint and layout.
pub const SHARED: Assets = Assets {
    lang: &[
        ("en", include_str!("../lang/telling.en.ftl")),
        ("ru", include_str!("../lang/telling.ru.ftl")),
        ("uk", include_str!("../lang/telling.uk.ftl")),
    ],
    paint: include_str!("../assets/paint.css"),
    layout: include_str!("../assets/layout.css"),
    symbols: art::definitions,
    icons: art::icons::definitions,
};

/// What a drawing brings along besides its code.
#[derive(Clone, Copy, Debug)]
pub struct Assets {
    /// Words that the drawing needs besides those of the rules: language code and Fluent source.
    pub lang: &'static [(&'static str, &'static str)],
    /// CSS that paints what is drawn, colours only through tokens. Picture files carry it too.
    pub paint: &'static str,
    /// CSS that lays the game's sheets out; only pages need it.
    pub layout: &'static str,
    /// `<symbol>` elements that pictures refer to.
    pub symbols: fn() -> String,
    /// `<symbol>` elements that only pages refer to.
    pub icons: fn() -> String,
}

impl Assets {
    /// Nothing: for a drawing that needs no words, paint or symbols of its own.
    pub const NONE: Assets =
        Assets { lang: &[], paint: "", layout: "", symbols: String::new, icons: String::new };
}

/// Every source of words that a table drawn by `B` needs, with its language code.
pub fn lang<B: Board>() -> Vec<(&'static str, &'static str)> {
    [SHARED.lang, B::ASSETS.lang, B::Game::INFO.lang].concat()
}

/// What somebody may know of the game that `B` draws.
pub type ViewOf<B> = <<B as Board>::Game as Game>::View;
/// What a seat does in the game that `B` draws.
pub type ActionOf<B> = <<B as Board>::Game as Game>::Action;
/// What happens in the game that `B` draws.
pub type EventOf<B> = <<B as Board>::Game as Game>::Event;

/// The drawing of a game.
///
/// The page knows boards only by **targets**: short ASCII names of things one can point at, such as `row-2`,
/// `cell-c4` or `do-pass`. The drawing marks each with `data-t="…"`. Every action is a **path** of targets: what is
/// pointed at, in order, to say it. Actions that share a path are variants of each other (the turns of a tile); pointing
/// at the last target again goes through them. Nothing is done before it is confirmed. Targets beginning with `do-` are
/// buttons: whatever else is chosen, they may be pointed at. Targets beginning with `any-` end a path and may be
/// pointed at in any order: the cards of a bet.
///
/// A chart may also hold parts to **look at**, inside `<g class="looks">`: elements of class `tells`, whose `aria-label`
/// the page shows beside the board, its first line as the title. Every `light` with the same `data-region` goes on
/// meanwhile, and so it does for the targets that `data-of` lists.
pub trait Board: Send + Sync + 'static {
    /// The game it draws.
    type Game: Game;

    /// Words, style and symbols of its own.
    const ASSETS: Assets;

    /// The files by which it is taught; none while nobody has written them.
    const TEACHING: Teaching = Teaching::NONE;

    /// Everything the page shows of the table to one viewer.
    fn scene(view: &ViewOf<Self>, eye: &Eye<'_, Self::Game>) -> Scene;

    /// What the game itself says of how it went, beside places and points: the rank of somebody who plays alone.
    fn verdict(view: &ViewOf<Self>) -> Vec<Message> {
        let _ = view;
        Vec::new()
    }

    /// What one points at, in order, to say `action`.
    fn path(view: &ViewOf<Self>, action: ActionOf<Self>) -> Vec<String>;

    /// The actions that pointing along `path` could mean, legal or not: the page asks why they are refused.
    fn attempts(view: &ViewOf<Self>, seat: Seat, path: &[&str]) -> Vec<ActionOf<Self>>;

    /// How the board would look if `action` were done: SVG to lay over the chart.
    fn ghost(view: &ViewOf<Self>, seat: Seat, action: ActionOf<Self>, words: &dyn Words) -> String {
        let _ = (view, seat, action, words);
        String::new()
    }

    /// What is to be said of `action` beside the board while it is chosen: HTML for the element `prospect`, if the drawing
    /// has one.
    fn prospect(view: &ViewOf<Self>, seat: Seat, action: ActionOf<Self>, words: &dyn Words) -> String {
        let _ = (view, seat, action, words);
        String::new()
    }

    /// What would be different for `seat` if the table, seen as `before`, looked as `after`; said beside the events of an
    /// action that is only considered.
    fn changes(before: &ViewOf<Self>, after: &ViewOf<Self>, seat: Seat) -> Vec<Message> {
        let _ = (before, after, seat);
        Vec::new()
    }

    /// What makes up the score line of `seat` for the reason that is said so, where one number hides several or a rule.
    fn sums(view: &ViewOf<Self>, seat: Seat, reason: &Message) -> Vec<Message> {
        let _ = (view, seat, reason);
        Vec::new()
    }

    /// The whole table as one picture for a file, where the page's chart is not all of it.
    fn picture(view: &ViewOf<Self>, words: &dyn Words) -> Option<Chart> {
        let _ = (view, words);
        None
    }

    /// Names a place that a score line counted: as the target that shows it, or as a `data-place` of the drawing that is
    /// there only to be lit.
    fn target_of_place(place: &str) -> String {
        place.to_owned()
    }

    /// Where on the table an event happened: targets, or `data-place`s of the drawing. They are lit while it is told.
    fn places(event: &EventOf<Self>) -> Vec<String> {
        let _ = event;
        Vec::new()
    }

    /// The key of the seat's colour and shield, `p1` to `p5`.
    fn colour(view: &ViewOf<Self>, seat: Seat) -> &'static str {
        let _ = view;
        ["p1", "p2", "p3", "p4", "p5"][seat.index() % 5]
    }

    /// The table in letters, for a terminal; nothing for a game that is not drawn there.
    fn letters(view: &ViewOf<Self>, words: &dyn Words, ink: Ink) -> Option<String> {
        let _ = (view, words, ink);
        None
    }

    /// A picture for the game's card in the lobby: a small SVG drawn by the real renderer.
    fn cover() -> String {
        "<svg viewBox=\"0 0 1 1\"></svg>".into()
    }

    /// How to play, in short chapters: pairs of heading and text messages.
    fn primer() -> Vec<(Message, Message)> {
        Vec::new()
    }

    /// Everything of an edition that has a text of its own, in words: cards, runes, buildings. Anybody may read it at any
    /// time, before and during a game.
    fn cards(material: &<Self::Game as Game>::Material) -> Vec<CardText> {
        let _ = material;
        Vec::new()
    }
}
