//! New Lands (Carcassonne: The Discovery, «Новые земли») by Leo Colovini, for two to five players.
//!
//! Tile by tile the players discover grasslands, mountain ranges and seas. After laying a tile a player may set a companion
//! on it — as an explorer, a brigand or a navigator — or take one back and score its region as it stands. Waiting makes
//! regions larger; waiting too long makes them count as unfinished when the game ends.
//!
//! The modules in the order of the rulebook: [`material`] «Содержимое», [`setup`] «Подготовка», `discovery`
//! «1. Открытие новых земель», `companions` «2. Выставление спутников» and «Начисление за освоение», [`score`] «Степи»,
//! «Хребты», «Воды» and «Финальное начисление». `land` holds what the tiles form on the table.

mod action;
mod audit;
mod closing;
mod companions;
mod discovery;
mod encoding;
mod event;
mod land;
pub mod material;
mod notation;
mod pile;
mod place;
mod position;
mod prospect;
mod refusal;
pub mod score;
pub mod setup;
mod state;
mod survey;
pub mod view;
pub mod words;

use tabletop::{
    Game, GameKind, Info, MAX_SEATS, MaterialFile, Message, ScoreSheet, Seat, Shared, Sink, Turn, Viewer,
    Weight,
};

pub use action::{Action, Chance, Deed};
pub use event::Event;
pub use material::{Material, PieceName, TILES, Terrain, Tile};
pub use place::{Place, Rotation, Side, Sides};
pub use position::{Position, PositionError};
pub use prospect::{Opening, Prospect};
pub use refusal::Refusal;
pub use score::{Reason, Sum};
pub use setup::{Removal, Setup};
pub use state::{NewLands, Step};
pub use survey::Spot;
pub use view::View;

impl Game for NewLands {
    const INFO: Info = Info {
        key: "newlands",
        seats: setup::SEATS,
        kind: GameKind { luck: true, ..GameKind::PLAIN },
        minutes: 45,
        rules_revision: 1,
        max_steps: 260,
        options: setup::OPTIONS,
        material: &[MaterialFile { name: "tiles.toml", text: include_str!("../../material/tiles.toml") }],
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
    };

    const FIXED: &'static [&'static str] = &["kinds"];

    type Material = Material;
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type View = View;

    fn new(setup: &Setup, material: &'static Material) -> NewLands {
        NewLands::set_up(*setup, Shared(material))
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Lay | Step::Discard | Step::Companion => Turn::seat(self.seat),
            Step::Over => Turn::Over,
            Step::Remove | Step::First | Step::Deal | Step::Draw | Step::Replenish => Turn::Chance,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.step {
            Step::Lay => self.layings(seat, out),
            Step::Companion => self.companion_choices(seat, out),
            Step::Discard => self.discards(seat, out),
            _ => {}
        }
    }

    /// Of rotations that look alike, the smallest.
    fn canonical(&self, action: Action) -> Action {
        match action.deed() {
            Deed::Lay { at, tile, rotation } => {
                Action::lay(at, tile, self.material.tables.alike[tile.index()][rotation as usize])
            }
            _ => action,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action.deed() {
            Deed::Lay { at, tile, rotation } => self.check_lay(seat, at, tile, rotation),
            Deed::Discard { tile } => self.check_discard(seat, tile),
            Deed::Deploy { at, piece } => self.check_deploy(seat, at, piece),
            Deed::TakeBack { at } => self.check_take_back(seat, at),
            Deed::Pass => self.check_companion_step(),
        }
    }

    #[inline]
    fn act_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{seat} may not {action}");
        match action.deed() {
            Deed::Lay { at, tile, rotation } => self.lay(at, tile, rotation, sink),
            Deed::Discard { tile } => self.discard(tile, sink),
            Deed::Deploy { at, piece } => self.deploy(at, piece, sink),
            Deed::TakeBack { at } => self.take_back(at, sink),
            Deed::Pass => self.pass(sink),
        }
    }

    fn outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        match self.step {
            Step::First => out.extend((0..self.seats()).map(|seat| (Chance::First(Seat(seat)), 1))),
            Step::Remove | Step::Deal | Step::Draw | Step::Replenish => {
                let kinds = self.supply.kinds();
                out.extend(kinds.map(|(tile, copies)| (self.outcome_of(tile), Weight::from(copies))));
            }
            Step::Lay | Step::Discard | Step::Companion | Step::Over => {}
        }
    }

    #[inline]
    fn weight(&self) -> Weight {
        match self.step {
            Step::First => self.seats().into(),
            Step::Remove | Step::Deal | Step::Draw | Step::Replenish => self.supply.len() as Weight,
            Step::Lay | Step::Discard | Step::Companion | Step::Over => 0,
        }
    }

    #[inline]
    fn outcome(&self, ticket: Weight) -> Chance {
        match self.step {
            Step::First => Chance::First(Seat(ticket as u8)),
            _ => self.outcome_of(self.supply.tiles()[ticket as usize]),
        }
    }

    #[inline]
    fn reveal_unchecked(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match outcome {
            Chance::First(seat) => self.choose_first(seat, sink),
            Chance::Remove(tile) => self.remove(tile, sink),
            Chance::Tile(tile) if self.step == Step::Deal => self.deal(tile, sink),
            Chance::Tile(tile) => self.draw(tile, sink),
        }
    }

    fn view(&self, _: Viewer) -> View {
        self.show()
    }

    fn scores(&self) -> Vec<ScoreSheet<Reason>> {
        self.sheets()
    }

    #[inline]
    fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()].into()
    }

    fn places(&self) -> [u8; MAX_SEATS] {
        let mut places = [0; MAX_SEATS];
        places[..material::MAX_PLAYERS].copy_from_slice(&self.ranks());
        places
    }

    fn tell(&self, seat: Seat, action: Action) -> Message {
        self.words_for(seat, action)
    }

    fn audit(&self) -> Result<(), String> {
        self.count_components()
    }
}
