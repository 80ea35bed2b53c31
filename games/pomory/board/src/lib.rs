//! Pomory as the chart of a sea: ships on a chain of cells, the quay beside it, and a bet with its weather.

mod bet;
mod cover;
mod dock;
mod ghost;
mod goods;
mod land;
mod lane;
mod marks;
mod names;
mod pieces;
mod pointing;
mod print;
mod ruler;
mod sea;
mod seats;
pub mod signs;
mod story;
mod weather;

use pomory::{Action, Cards, Deed, Event, Material, News, Pomory, Stage, Step, View};
use tabletop::{Arg, Message, Seat, Words};

use scene::{Assets, Board, Body, CardText, Chart, Eye, Layout, Panel, Scene, Teaching};

/// Draws the game.
pub struct PomoryBoard;

impl Board for PomoryBoard {
    type Game = Pomory;

    const ASSETS: Assets = Assets {
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
        paint: include_str!("../assets/paint.css"),
        layout: include_str!("../assets/layout.css"),
        symbols: signs::definitions,
        icons: String::new,
    };

    const TEACHING: Teaching = scene::teaching!("../../teach", ["first-game", "example", "news"]);

    fn scene(view: &View, eye: &Eye<'_, Pomory>) -> Scene {
        let telling = !matches!(view.stage, Stage::Movement | Stage::Bets | Stage::Setup);
        let bet = if telling { "pomory-label-panel-story" } else { "pomory-label-panel-bet" };
        let panels = vec![
            Panel {
                id: "sea",
                title: Message::new("pomory-label-panel-sea"),
                icon: "ship",
                body: Body::Chart(sea::chart(view, eye)),
            },
            Panel {
                id: "bet",
                title: Message::new(bet),
                icon: "cards",
                body: Body::Sheet(bet::sheet(view, eye)),
            },
            Panel {
                id: "goods",
                title: Message::new("pomory-label-panel-goods"),
                icon: "fish",
                body: Body::Sheet(goods::sheet(view, eye)),
            },
        ];
        Scene {
            phase: Some(ruler::phase(view)),
            panels,
            seats: seats::cards(view),
            dock: dock::dock(view, eye),
            notice: Some(Message::new("pomory-reconstructed")),
            layout: Layout::Tables,
            banner: Some(ruler::ruler(view, eye.words)),
            ..Scene::default()
        }
    }

    fn path(view: &View, action: Action) -> Vec<String> {
        pointing::path(view, action)
    }

    fn attempts(view: &View, seat: Seat, path: &[&str]) -> Vec<Action> {
        pointing::attempts(view, seat, path)
    }

    fn ghost(view: &View, seat: Seat, action: Action, _: &dyn Words) -> String {
        ghost::ghost(view, seat, action.deed())
    }

    fn prospect(view: &View, seat: Seat, action: Action, words: &dyn Words) -> String {
        let laid = view.seats.get(seat.index()).and_then(|own| own.bet).unwrap_or(Cards::NONE);
        match action.deed() {
            Deed::Bet { cards } => bet::prospect(view, seat, cards, words),
            Deed::TakeBack { card } if view.step == Step::TakeBack => {
                bet::prospect(view, seat, laid.without(Cards::only(card)), words)
            }
            _ => String::new(),
        }
    }

    fn places(event: &Event) -> Vec<String> {
        pointing::places(event)
    }

    fn target_of_place(place: &str) -> String {
        format!("cell-{place}")
    }

    fn cover() -> String {
        cover::cover()
    }

    fn primer() -> Vec<(Message, Message)> {
        cover::primer()
    }

    fn picture(view: &View, words: &dyn Words) -> Option<Chart> {
        Some(print::picture(view, words))
    }

    fn cards(material: &Material) -> Vec<CardText> {
        News::ALL.map(|news| card_text(material, news)).into()
    }
}

/// A news card in words. The printed ones were not at hand, so it has no number.
fn card_text(material: &Material, news: News) -> CardText {
    let count = Message::new("pomory-sheet-card-count").with("count", 1).with("all", News::ALL.len());
    let when = Message::new("pomory-sheet-when").with("when", Arg::Key(news.window().name()));
    CardText {
        number: None,
        name: Message::new(news.name()),
        group: None,
        facts: vec![count, when],
        text: vec![news.text(material.amount(news))],
        art: signs::alone("news", 40),
        sorts: Vec::new(),
    }
}
