//! Fjords: lay the coast, then race to settle it.
//!
//! Two to four players explore a landscape of hexes and build houses on it; then they send vikings from their houses
//! over the plains until nobody can go on. Most vikings win. Runes, an epic game for two and the original rules of 2005
//! change this and that.
//!
//! The modules follow the rulebook: [`setup`] agrees on a game, `exploration` lays hexes and builds houses,
//! `settlement` sends vikings, `score` counts, `runes` and `original` hold the variants. `board` keeps the books of the
//! landscape so that no rule ever has to search. The README of this folder maps the rulebook's headings to functions;
//! RULES.md lists every rule as a statement, RULINGS.md the readings chosen where the rulebook leaves a doubt.

mod action;
mod audit;
mod board;
mod encoding;
mod event;
mod exploration;
mod material;
mod notation;
mod original;
mod place;
pub mod position;
mod refusal;
mod rune;
mod runes;
mod score;
mod scout;
mod settlement;
pub mod setup;
mod state;
mod tell;
mod terrain;
mod view;

pub use action::{Action, Chance, Deed};
pub use event::{Event, ExplorationEnd, OutBecause, hex_name};
pub use material::{HexId, Material, StartHex};
pub use place::Place;
pub use position::{Position, PositionError};
pub use refusal::Refusal;
pub use rune::{Rune, Runes};
pub use score::Reason;
pub use scout::{Bonuses, HexSet, Scouted};
pub use setup::{Setup, Variant};
pub use state::Fjords;
pub use terrain::{Corners, Face, Terrain};
pub use view::{Kind, Laid, Phase, Piece, PieceKind, SeatView, Step, View};

use tabletop::{
    Game, GameKind, Info, MAX_SEATS, MaterialFile, Message, ScoreSheet, Seat, Sink, Turn, Viewer, Weight,
};

use crate::state::Row;

impl Game for Fjords {
    const INFO: Info = Info {
        key: "fjords",
        seats: 2..=4,
        kind: GameKind { luck: true, ..GameKind::PLAIN },
        minutes: 40,
        rules_revision: 2,
        max_steps: 100_000,
        options: setup::OPTIONS,
        material: &[MaterialFile { name: "hexes.toml", text: include_str!("../../material/hexes.toml") }],
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

    fn new(setup: &Setup, material: &'static Material) -> Fjords {
        Fjords::set_up(setup, material)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.step {
            Step::Lay => {
                self.ways_to_lay(self.original.drawn.map_or_else(|| self.row.kinds(), Row::only), out)
            }
            Step::Viking => self.ways_to_settle(seat, out),
            Step::House => self.ways_to_build(seat, out),
            Step::Choose => self.ways_to_choose(out),
            Step::FirstPlayer | Step::Row | Step::Refill | Step::Draw | Step::Nothing => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action.deed() {
            Deed::Lay { hex, at } => self.check_lay(hex, at),
            Deed::House => self.check_house_step().and_then(|()| self.check_house(seat)),
            Deed::NoHouse => self.check_house_step(),
            Deed::Home => self.check_house_step().and_then(|()| self.check_home(seat)),
            Deed::Secret { from, to } => {
                self.check_house_step().and_then(|()| self.check_secret(seat, from, to))
            }
            Deed::Viking { at } => self.check_viking(seat, at),
            Deed::Journey { at } => self.check_journey(seat, at),
            Deed::Horse { at } => self.check_horse(seat, at),
            Deed::Wisdom { cell, at } => self.check_wisdom(seat, cell, at),
            Deed::Leave => self.check_leave(seat),
            Deed::Draw => self.check_draw(),
        }
    }

    #[inline]
    fn act_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{action}");
        if let Some((hex, at)) = action.as_lay() {
            return self.lay(hex, at, sink);
        }
        if let Some(at) = action.as_viking() {
            sink.emit(Event::VikingSent { seat, at });
            return self.settle(at, sink);
        }
        match action.deed() {
            Deed::Lay { .. } | Deed::Viking { .. } => {}
            Deed::House => self.build(false, sink),
            Deed::NoHouse => self.end_turn(sink),
            Deed::Home => self.build(true, sink),
            Deed::Secret { from, to } => self.move_house(from, to, sink),
            Deed::Journey { at } => self.use_rune(Rune::Journey, at, None, sink),
            Deed::Horse { at } => self.use_rune(Rune::Horse, at, None, sink),
            Deed::Wisdom { cell, at } => self.use_rune(Rune::Wisdom, at, Some(cell), sink),
            Deed::Leave => self.leave(sink),
            Deed::Draw => self.step = Step::Draw,
        }
    }

    fn outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        match self.step {
            Step::FirstPlayer => out.extend(self.seats().map(|seat| (Chance::First(seat), 1))),
            Step::Row | Step::Refill | Step::Draw => {
                let hexes =
                    self.bag.iter().map(|(kind, copies)| (self.material.face(HexId(kind as u8)), copies));
                out.extend(hexes.map(|(face, copies)| (Chance::Hex(face), copies)));
            }
            Step::Choose | Step::Lay | Step::House | Step::Viking | Step::Nothing => {}
        }
    }

    #[inline]
    fn weight(&self) -> Weight {
        match self.step {
            Step::FirstPlayer => self.seats.into(),
            Step::Row | Step::Refill | Step::Draw => self.bag.len().into(),
            Step::Choose | Step::Lay | Step::House | Step::Viking | Step::Nothing => 0,
        }
    }

    #[inline]
    fn outcome(&self, ticket: Weight) -> Chance {
        if self.step == Step::FirstPlayer {
            Chance::First(Seat(ticket as u8))
        } else {
            Chance::Hex(self.material.face(HexId(self.bag.at(ticket) as u8)))
        }
    }

    #[inline]
    fn reveal_unchecked(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match outcome {
            Chance::First(seat) => self.begin(seat, sink),
            Chance::Hex(face) => {
                let hex = self.material.by_face(face).expect("the bag holds hexes of the edition");
                self.take_from_bag(hex, sink);
            }
        }
    }

    fn view(&self, _: Viewer) -> View {
        self.look()
    }

    fn scores(&self) -> Vec<ScoreSheet<Reason>> {
        self.seats().map(|seat| self.score_sheet(seat)).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat)
    }

    fn places(&self) -> [u8; MAX_SEATS] {
        self.placing()
    }

    fn tell(&self, _: Seat, action: Action) -> Message {
        tell::tell(action)
    }

    fn audit(&self) -> Result<(), String> {
        self.count_components()
    }
}
