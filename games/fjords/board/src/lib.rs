//! Fjords as a sea chart: one landscape out of corner letters, shields upon it, and what can be done in words.

mod board;
mod cards;
mod country;
mod cover;
mod dock;
mod ghost;
mod hexes;
mod letters;
mod marks;
mod names;
mod pieces;
mod pointing;
mod print;
mod runes;
mod seats;

pub use country::{Corners, HexCountry};
pub use hexes::{Cell, RADIUS};

use fjords::{Action, Event, Fjords, Material, Phase, View};
use tabletop::{Message, Seat, Words};

use scene::{Assets, Board, Body, CardText, Chart, Eye, Ink, Panel, Scene, Teaching};

/// Draws the game.
pub struct FjordsBoard;

impl Board for FjordsBoard {
    type Game = Fjords;

    const ASSETS: Assets = Assets {
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
        paint: include_str!("../assets/paint.css"),
        layout: "",
        symbols: runes::definitions,
        icons: runes::icons,
    };

    const TEACHING: Teaching =
        scene::teaching!("../../teach", ["first-game", "all-runes", "three-players", "epic", "original"]);

    fn scene(view: &View, eye: &Eye<'_, Fjords>) -> Scene {
        let board = Panel {
            id: "board",
            title: Message::new("fjords-label-panel"),
            icon: "hex",
            body: Body::Chart(board::chart(view, eye)),
        };
        Scene {
            phase: phase(view),
            progress: progress(view),
            panels: vec![board],
            seats: seats::cards(view),
            dock: dock::dock(view, eye),
            notice: Some(Message::new("fjords-label-reconstructed")),
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

    fn letters(view: &View, words: &dyn Words, ink: Ink) -> Option<String> {
        Some(letters::letters(view, words, ink))
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

    fn cards(_: &Material) -> Vec<CardText> {
        cards::cards()
    }
}

fn phase(view: &View) -> Option<Message> {
    let id = match view.phase {
        Phase::Setup => return None,
        Phase::Exploration => "fjords-phase-exploration",
        Phase::Settlement => "fjords-phase-settlement",
        Phase::Over => "fjords-phase-over",
    };
    let named = Message::new(id);
    if view.games < 2 {
        return Some(named);
    }
    let game = Message::new("fjords-phase-game")
        .with("phase", named)
        .with("game", view.game)
        .with("games", view.games);
    Some(game)
}

/// Is land still being laid?
fn exploring(view: &View) -> bool {
    matches!(view.phase, Phase::Setup | Phase::Exploration)
}

/// Hexes laid while exploring; hexes taken while settling.
fn progress(view: &View) -> Option<(u32, u32)> {
    match view.phase {
        Phase::Setup | Phase::Over => None,
        Phase::Exploration => Some((view.hexes.len() as u32, view.total_hexes.into())),
        Phase::Settlement => {
            let free =
                |laid: &&fjords::Laid| laid.rune.is_none() && laid.corners.contains(&fjords::Terrain::Plain);
            let taken = view.hexes.iter().filter(|laid| laid.piece.is_some()).count();
            let all = view.hexes.iter().filter(|laid| laid.piece.is_some() || free(laid)).count();
            Some((taken as u32, all as u32))
        }
    }
}
