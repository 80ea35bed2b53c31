//! New Lands as a sea chart: one landscape out of the regions of square tiles, companions upon it, and what every region
//! is worth.

mod board;
mod borders;
mod companions;
mod country;
mod cover;
mod dock;
mod ghost;
mod marks;
mod names;
mod placed;
mod pointing;
mod print;
mod regions;
mod seats;
mod squares;
mod tiles;

pub use country::{Lying, SquareCountry};
pub use squares::{SIDE, Square};

use newlands::{Action, Event, Material, NewLands, Step, View};
use tabletop::{Message, Seat, Words};

use scene::{Assets, Board, Body, CardText, Chart, Eye, Panel, Scene, Teaching};

/// Draws the game.
pub struct NewLandsBoard;

impl Board for NewLandsBoard {
    type Game = NewLands;

    const ASSETS: Assets = Assets {
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
        paint: include_str!("../assets/paint.css"),
        layout: include_str!("../assets/layout.css"),
        symbols: String::new,
        icons: String::new,
    };

    const TEACHING: Teaching = scene::teaching!(
        "../../teach",
        ["first-game", "two-tile-range", "corner", "two-tile-sea", "lake", "hands"]
    );

    fn scene(view: &View, eye: &Eye<'_, NewLands>) -> Scene {
        let board = Panel {
            id: "board",
            title: Message::new("newlands-label-panel"),
            icon: "tile",
            body: Body::Chart(board::chart(view, eye)),
        };
        Scene {
            phase: Some(Message::new(phase(view))),
            progress: Some((view.tiles.len() as u32, view.total.into())),
            panels: vec![board],
            seats: seats::cards(view, eye.words),
            dock: dock::dock(view, eye),
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
        ghost::ghost(view, seat, action)
    }

    fn picture(view: &View, words: &dyn Words) -> Option<Chart> {
        Some(print::picture(view, words))
    }

    fn places(event: &Event) -> Vec<String> {
        pointing::places(event)
    }

    fn target_of_place(place: &str) -> String {
        format!("spot-{place}")
    }

    fn cover() -> String {
        cover::cover()
    }

    fn primer() -> Vec<(Message, Message)> {
        cover::primer()
    }

    fn cards(material: &Material) -> Vec<CardText> {
        tiles::all(material)
    }

    fn changes(before: &View, after: &View, seat: Seat) -> Vec<Message> {
        companions::changes(before, after, seat)
    }

    fn sums(view: &View, seat: Seat, reason: &Message) -> Vec<Message> {
        companions::sums(view, seat, reason.id)
    }
}

fn phase(view: &View) -> &'static str {
    match view.step {
        Step::Remove | Step::First | Step::Deal => "newlands-phase-setup",
        Step::Draw | Step::Lay | Step::Discard | Step::Replenish | Step::Companion => {
            "newlands-phase-discovery"
        }
        Step::Over => "newlands-phase-over",
    }
}
