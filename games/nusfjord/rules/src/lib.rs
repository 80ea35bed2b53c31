//! Nusfjord: a fishing village on the Lofoten, for one to five players.
//!
//! Seven rounds of fishing, work and going home. The modules follow the rulebook: `setup` and `home` prepare the
//! table and turn the rounds, `fishing` hands out the catch, `work` places workers, `deed` holds the eleven actions,
//! `score` counts. Buildings and elders are data in the vocabulary of [`effect`], read from `material/`.
//!
//! Costs, points and abilities of the cards are a reconstruction; README.md says what is sourced.

mod action;
mod audit;
mod card;
mod code;
mod compile;
mod count;
mod deed;
pub mod effect;
mod encode;
mod encoding;
mod event;
mod feasible;
mod fishing;
mod gazette;
mod goods;
mod harbor;
mod hidden;
mod home;
mod looking;
mod material;
mod names;
mod notation;
mod position;
mod reckoning;
mod refusal;
mod resolve;
mod say;
mod score;
mod series;
mod setup;
mod special;
mod stack;
mod state;
mod tell;
mod view;
mod work;

pub use action::{Action, Chance, Deed, Shares};
pub use card::{Card, CardSet, Cell, DECK_KEYS, Elder, cards};
pub use code::{Building, Category, ElderCard};
pub use encode::{FEATURES, features_of_building, features_of_elder};
pub use event::{Event, Printed};
pub use fishing::Haul;
pub use gazette::{CardText, gazette};
pub use goods::{Goods, Stock};
pub use harbor::{Piece, Shortage};
pub use material::{Column, CountRules, FILES, Material, ShipTile, Side, SideBoard, SpaceTile};
pub use position::{Arrange, Position, PositionError};
pub use reckoning::Holdings;
pub use refusal::{Lack, Refusal};
pub use score::{Reason, Verdict, verdict};
pub use series::{Rank, rank, sequel};
pub use setup::Setup;
pub use stack::Origin;
pub use state::Nusfjord;
pub use view::{
    Asked, BuildingView, CardView, CopySpaceView, CouncilView, ElderPileView, FishingForecast, HarborView,
    Phase, ShipView, SpaceView, View,
};

use tabletop::{
    Dealer, Game, GameKind, Info, MAX_SEATS, Message, ScoreSheet, Seat, Sink, Turn, Viewer, Weight,
};

use crate::{resolve::Menu, state::Stage};

impl Game for Nusfjord {
    const INFO: Info = Info {
        key: "nusfjord",
        seats: 1..=5,
        kind: GameKind { luck: true, secrets: true, simultaneous: true, solo: true },
        minutes: 60,
        rules_revision: 2,
        max_steps: 5_000,
        options: setup::OFFERED,
        material: material::FILES,
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

    fn new(setup: &Setup, material: &'static Material) -> Nusfjord {
        Nusfjord::lay(setup, material)
    }

    #[inline]
    fn seats(&self) -> u8 {
        Nusfjord::seats(self)
    }

    fn turn(&self) -> Turn {
        self.waits
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.choices(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.stage == Stage::Fishing {
            self.permit_ration(seat, action)
        } else if self.stack.is_empty() {
            self.permit_window(action)
        } else {
            self.permit_answer(action)
        }
    }

    fn act_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{action} of seat {seat}");
        if self.stage == Stage::Fishing {
            self.ration(seat, action, sink);
        } else if self.stack.is_empty() {
            self.do_in_window(action, sink);
        } else {
            self.answer(action, sink);
        }
        self.advance(sink);
    }

    fn outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        self.list_outcomes(out);
    }

    fn weight(&self) -> Weight {
        self.outcome_weight()
    }

    fn outcome(&self, ticket: Weight) -> Chance {
        self.outcome_at(ticket)
    }

    fn reveal_unchecked(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        self.take_outcome(outcome, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Nusfjord {
        self.guess_hands(seat, dealer)
    }

    fn scores(&self) -> Vec<ScoreSheet<Reason>> {
        self.all_seats().map(|seat| self.score_sheet(seat)).collect()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.count_points(seat)
    }

    fn places(&self) -> [u8; MAX_SEATS] {
        self.rank_seats()
    }

    fn tell(&self, seat: Seat, action: Action) -> Message {
        self.tell_action(seat, action)
    }

    fn audit(&self) -> Result<(), String> {
        self.count_components()
    }
}

impl Nusfjord {
    /// Everything `seat` may decide now.
    fn choices(&self, seat: Seat, menu: &mut impl Menu) {
        if self.stage == Stage::Fishing {
            self.rations(seat, menu);
        } else if self.stack.is_empty() {
            self.window(menu);
        } else {
            self.answers(menu);
        }
    }
}
