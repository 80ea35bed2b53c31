//! Fjords: lay the coast, then race to settle it.

#![allow(dead_code)]

mod action;
mod event;
mod material;
mod notation;
mod place;
mod refusal;
mod rune;
mod score;
mod setup;
mod terrain;
mod view;

pub use action::{Action, Chance, Deed};
pub use event::{Event, ExplorationEnd, OutBecause, hex_name};
pub use material::{HexId, Material, StartHex};
pub use place::Place;
pub use refusal::Refusal;
pub use rune::{Rune, Runes};
pub use score::Reason;
pub use setup::{Setup, Variant};
pub use terrain::{Corners, Face, Terrain};
pub use view::{Kind, Laid, Phase, Piece, PieceKind, SeatView, Step, View};

use tabletop::{
    Dealer, Game, Info, MaterialError, MaterialFile, Message, ScoreSheet, Seat, Shared, Sink, Turn, Viewer,
    Weight,
};

/// The game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fjords {
    material: Shared<Material>,
    seats: u8,
}

impl Game for Fjords {
    const INFO: Info = Info {
        key: "fjords",
        seats: 2..=4,
        minutes: 40,
        rules_revision: 1,
        max_steps: 100_000,
        options: setup::OPTIONS,
        material: &[MaterialFile { name: "hexes.toml", text: include_str!("../material/hexes.toml") }],
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
    };

    type Material = Material;
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type View = View;

    fn load(files: &[MaterialFile<'_>]) -> Result<Material, MaterialError> {
        Material::load(files)
    }
    fn new(setup: &Setup, material: &'static Material) -> Self {
        Fjords { material: Shared(material), seats: tabletop::Setup::seats(setup) }
    }
    fn turn(&self) -> Turn {
        Turn::Over
    }
    fn legal(&self, _: Seat, _: &mut Vec<Action>) {}
    fn check(&self, _: Seat, _: Action) -> Result<(), Refusal> {
        Err(Refusal::GameOver)
    }
    fn act(&mut self, _: Seat, _: Action, _: &mut impl Sink<Event>) {}
    fn outcomes(&self, _: &mut Vec<(Chance, Weight)>) {}
    fn reveal(&mut self, _: Chance, _: &mut impl Sink<Event>) {}
    fn view(&self, _: Viewer) -> View {
        View {
            seats: Vec::new(),
            phase: Phase::Over,
            to_act: None,
            waiting_for: Step::Nothing,
            hexes: Vec::new(),
            last: None,
            row: Vec::new(),
            aside: Vec::new(),
            drawn: None,
            bag: Vec::new(),
            wisdom: Vec::new(),
            runes_in_play: Vec::new(),
            total_hexes: 0,
            unlaid: Vec::new(),
            settlement_order: Vec::new(),
            variant: Variant::Standard,
            game: 1,
            games: 1,
            earlier: Vec::new(),
            open: Vec::new(),
            kinds: self.material.kinds().to_vec(),
        }
    }
    fn determinize(&self, _: Seat, _: &mut dyn Dealer) -> Self {
        self.clone()
    }
    fn scores(&self) -> Vec<ScoreSheet<Reason>> {
        (0..self.seats).map(|_| ScoreSheet { lines: Vec::new(), tiebreaks: Vec::new() }).collect()
    }
    fn tell(&self, _: Seat, _: Action) -> Message {
        Message::new("fjords-action-leave")
    }
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
