//! Fleet: The Dice Game: roll, mark your sheet, fish the bay.
//!
//! Two to four players pick dice and mark boxes on their sheets, launch boats, fish, build, and chain star actions; after
//! ten rounds most points win. Alone one plays eight rounds against the Captain, who crosses out boxes.
//!
//! The modules follow the rulebook: [`setup`] agrees on a game, `course` leads through rounds and phases, `dice` picks
//! and uses dice, `effects` marks boxes with everything that follows, `solo` is the Captain, `score` counts. `sheet`
//! is what a player has marked. Most printed numbers are reconstructed and all cards are ours: see `material/` and
//! the README of this folder. RULES.md lists every rule as a statement, RULINGS.md the readings chosen where the
//! rulebook leaves a doubt.

mod action;
mod audit;
mod chain;
mod course;
mod dice;
mod effects;
mod encoding;
mod event;
mod material;
mod notation;
pub mod position;
mod printed;
mod reckoning;
mod refusal;
mod score;
mod section;
pub mod setup;
mod sheet;
mod solo;
mod state;
mod tell;
mod view;

pub use action::{Action, Chance, Deed};
pub use chain::{Cause, Effect, LinkView, StarView};
pub use event::{Event, rank_name};
pub use material::{Bonus, CaptainCard, Kind, Material, SilverCard};
pub use position::{Position, PositionError};
pub use printed::Printed;
pub use refusal::Refusal;
pub use score::Reason;
pub use section::{Face, Group, Measure, Section};
pub use setup::Setup;
pub use sheet::Sheet;
pub use state::{Ask, Fleet, Stage};
pub use view::{BoatView, BoxView, CaptainView, DieView, SectionView, SheetView, View};

use tabletop::{
    Game, GameKind, Info, MAX_SEATS, MaterialFile, Message, ScoreSheet, Seat, Sink, Turn, Viewer, Weight,
};

use crate::section::BOAT_FACES;

impl Game for Fleet {
    const INFO: Info = Info {
        key: "fleet",
        seats: 1..=4,
        kind: GameKind { luck: true, solo: true, ..GameKind::PLAIN },
        minutes: 40,
        rules_revision: 2,
        max_steps: 20_000,
        options: setup::OPTIONS,
        material: &[
            MaterialFile { name: "sheet.toml", text: include_str!("../../material/sheet.toml") },
            MaterialFile { name: "cards.toml", text: include_str!("../../material/cards.toml") },
        ],
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
    };

    const FIXED: &'static [&'static str] = &["coin_boxes", "stars", "ranks", "printed"];

    type Material = Material;
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type View = View;

    fn new(setup: &Setup, material: &'static Material) -> Fleet {
        Fleet::set_up(setup, material)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    #[inline]
    fn legal(&self, _: Seat, out: &mut Vec<Action>) {
        let mut allowed = self.allowed();
        while allowed != 0 {
            out.push(Action::from_code(allowed.trailing_zeros() as u8));
            allowed &= allowed - 1;
        }
    }

    fn check(&self, _: Seat, action: Action) -> Result<(), Refusal> {
        if self.allowed() >> action.code() & 1 == 1 { Ok(()) } else { Err(self.why_not(action.deed())) }
    }

    #[inline]
    fn act_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{action}");
        self.carry_out(action, sink);
    }

    fn outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        let unless_reroll = if self.ask == Ask::Reroll { Stage::Roll } else { self.stage };
        match unless_reroll {
            _ if !matches!(self.ask, Ask::Nothing | Ask::Reroll) => {}
            Stage::First => out.extend(self.all_seats().map(|seat| (Chance::First(seat), 1))),
            Stage::Gold => out.extend(self.material.gold.iter().map(|&it| (Chance::Gold(it), 1))),
            Stage::Silver => {
                out.extend(self.material.silver.iter().map(|card| (Chance::Silver(card.counts), 1)));
            }
            Stage::Start if self.cards.captains => {
                out.extend(self.captains_left().map(|boats| (Chance::Captain(boats), 1)));
            }
            Stage::Start | Stage::Roll => {
                let boat_die = self.rolls_boat_die();
                let faces = Face::ALL.into_iter().filter(|face| face.is_of_boat_die() == boat_die);
                let faces = faces.map(|face| (Chance::Roll(face), self.material.faces(face).into()));
                out.extend(faces.filter(|&(_, weight)| weight > 0));
            }
            _ => {}
        }
    }

    #[inline]
    fn weight(&self) -> Weight {
        if self.ask == Ask::Reroll || self.stage == Stage::Roll {
            return self.material.die_weight(self.rolls_boat_die());
        }
        match self.stage {
            Stage::First => self.seats.into(),
            Stage::Gold => self.material.gold.len() as Weight,
            Stage::Silver => self.material.silver.len() as Weight,
            Stage::Start if self.cards.captains => self.captains_left().count() as Weight,
            Stage::Start => self.material.die_weight(true),
            _ => 0,
        }
    }

    #[inline]
    fn outcome(&self, ticket: Weight) -> Chance {
        let roll = self.ask == Ask::Reroll || self.stage == Stage::Roll;
        if roll || self.stage == Stage::Start && !self.cards.captains {
            let from = if self.rolls_boat_die() { 0 } else { BOAT_FACES };
            let mut left = ticket;
            for face in &Face::ALL[from..] {
                let weight = self.material.faces(*face).into();
                if left < weight {
                    return Chance::Roll(*face);
                }
                left -= weight;
            }
        }
        let ticket = ticket as usize;
        match self.stage {
            Stage::First => Chance::First(Seat(ticket as u8)),
            Stage::Gold => Chance::Gold(self.material.gold[ticket]),
            Stage::Silver => Chance::Silver(self.material.silver[ticket].counts),
            _ => {
                let boats = self.captains_left().nth(ticket);
                Chance::Captain(boats.expect("the ticket is below the weight"))
            }
        }
    }

    #[inline]
    fn reveal_unchecked(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match outcome {
            Chance::First(seat) => {
                sink.emit(Event::FirstChosen { seat });
                self.give_marker(seat);
            }
            Chance::Gold(measure) => self.open_gold(measure, sink),
            Chance::Silver(measure) => self.open_silver(measure, sink),
            Chance::Captain(boats) => self.deal_captain(boats, sink),
            Chance::Roll(face) if self.ask == Ask::Reroll => self.roll_again(face, sink),
            Chance::Roll(face) if self.stage == Stage::Start => self.roll_start(face, sink),
            Chance::Roll(face) => self.roll(face, sink),
        }
    }

    fn view(&self, _: Viewer) -> View {
        self.look()
    }

    fn scores(&self) -> Vec<ScoreSheet<Reason>> {
        self.all_seats().map(|seat| self.score_sheet(seat)).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points_of(seat)
    }

    fn places(&self) -> [u8; MAX_SEATS] {
        self.placing()
    }

    fn tell(&self, _: Seat, action: Action) -> Message {
        self.tell_action(action)
    }

    fn audit(&self) -> Result<(), String> {
        self.count_components()
    }
}
