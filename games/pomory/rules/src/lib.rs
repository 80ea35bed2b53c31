//! Pomory: fishing, salt and storms on the White Sea, with sealed bets.
//!
//! Two players send ships to fishing grounds along a chain of cells, bet two cards each in secret, live through the
//! weather, catch what lies open and sell salt to whoever caught much. 70 points or the end of the deck end the game.
//!
//! The modules follow the rulebook: [`setup`](Setup) agrees on a game, `row` opens resource cards, `movement` and `reach`
//! move ships, `bets` seals cards, `weather` brings the storm, `catch` and `scoring` count, `round` ends. News cards are
//! asked for in `windows`; what each does stands with the stage it belongs to. `hidden` deals anew what a seat cannot see,
//! [`outlook`] is the calculator of the page. The README of this folder maps the rulebook's headings to functions;
//! RULES.md lists every rule as a statement, RULINGS.md the readings chosen where the rulebook leaves a doubt.

mod action;
mod audit;
mod bets;
mod card;
mod catch;
mod cell;
mod combination;
mod encoding;
mod event;
mod hidden;
mod kind;
mod knowledge;
mod material;
mod movement;
mod movement_news;
mod news;
mod news_deck;
mod notation;
mod outlook;
mod position;
mod reach;
mod reckoning;
mod refusal;
mod round;
mod row;
mod say;
mod score;
mod scoring;
mod setup;
mod state;
mod story;
mod tell;
mod view;
mod weather;
mod windows;

pub use action::{Action, Chance, Deed};
pub use card::{Card, Cards, Face, SALT};
pub use cell::{Cell, Port, Spot, Way};
pub use combination::{Combination, Verdict};
pub use event::Event;
pub use kind::{Kind, Resource};
pub use material::{FIRST_SET, GOAL, MOST_OF_A_KIND, Material, RELOCATIONS, ROW, SHIPS, STORM_REACH};
pub use news::{News, Window};
pub use outlook::{
    CatchSpan, Outlook, SaltSpan, Span, losses, news_to_reckon_with, news_to_turn_weather, outlook,
};
pub use position::{Position, PositionError};
pub use refusal::Refusal;
pub use round::QUIET_ROUNDS;
pub use score::Reason;
pub use setup::Setup;
pub use state::{End, Pomory, Refill, Step};
pub use story::{Catch, Lost, Part, Story, Weather};
pub use view::{CellView, NewsView, PortView, SeatView, Stage, View};

use tabletop::{
    Dealer, Game, GameKind, Info, MAX_SEATS, MaterialFile, Message, ScoreSheet, Seat, Sink, Turn, Viewer,
    Weight,
};

impl Game for Pomory {
    const INFO: Info = Info {
        key: "pomory",
        seats: 2..=2,
        kind: GameKind { luck: true, secrets: true, simultaneous: true, ..GameKind::PLAIN },
        minutes: 40,
        rules_revision: 1,
        max_steps: 50_000,
        options: setup::OPTIONS,
        material: &[
            MaterialFile { name: "board.toml", text: include_str!("../../material/board.toml") },
            MaterialFile { name: "cards.toml", text: include_str!("../../material/cards.toml") },
            MaterialFile { name: "news.toml", text: include_str!("../../material/news.toml") },
        ],
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
    };

    const FIXED: &'static [&'static str] = &["ring", "ports", "colours", "amounts", "goal"];

    type Material = Material;
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type View = View;

    fn new(setup: &Setup, material: &'static Material) -> Pomory {
        Pomory::set_up(setup, material)
    }

    #[inline]
    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.step {
            Step::Movement => {
                self.ways_to_relocate(seat, out);
                self.ways_to_play_while_moving(seat, out);
            }
            Step::Ask(window) => self.ways_to_play(seat, window, out),
            Step::Seal => self.ways_to_bet(seat, out),
            Step::TakeBack => {
                out.extend(self.player(seat).sealed.iter().map(|card| Action::from(Deed::TakeBack { card })));
            }
            Step::Keep => out.extend(self.drawn.iter().map(|news| Action::from(Deed::Keep { news }))),
            Step::Announce => self.ways_to_announce(seat, out),
            Step::FirstPlayer
            | Step::Refill(_)
            | Step::Close
            | Step::Peek
            | Step::Roll
            | Step::Reroll
            | Step::Open
            | Step::DrawNews
            | Step::Nothing => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let deed = action.deed();
        if let Some(news) = deed.news() {
            return self.check_news(seat, news).and_then(|()| self.check_effect(seat, deed));
        }
        match deed {
            Deed::End => self.check_movement(),
            Deed::Place { to } => self.check_place(seat, to),
            Deed::Move { from, to } => self.check_move(seat, from, to),
            Deed::Dock { at } => self.check_dock(seat, at),
            Deed::Bet { cards } => self.check_bet(seat, cards),
            Deed::TakeBack { card } => self.check_take_back(seat, card),
            Deed::Keep { news } => self.check_keep(news),
            Deed::Set { kind } => self.check_set(seat, kind),
            _ => self.check_pass(),
        }
    }

    #[inline]
    fn act_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{action}");
        let deed = action.deed();
        match deed {
            Deed::End => self.end_movement(seat, sink),
            Deed::Place { to } => self.place(seat, to, sink),
            Deed::Move { from, to } => self.relocate(seat, from, to, sink),
            Deed::Dock { at } => self.dock(seat, at, sink),
            Deed::Bet { cards } => self.seal(seat, cards, sink),
            Deed::Pass => self.pass(seat, sink),
            Deed::TakeBack { card } => self.take_back(seat, card, sink),
            Deed::Keep { news } => self.keep(seat, news, sink),
            Deed::Set { kind } => self.announce(seat, kind, sink),
            _ => {
                let news = deed.news().expect("every other deed plays a news card");
                self.play(seat, news, deed, sink);
            }
        }
    }

    fn outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        match self.step {
            Step::FirstPlayer => out.extend([0, 1].map(|seat| (Chance::First(Seat(seat)), 1))),
            Step::Refill(_) => {
                let cards = self.deck.iter();
                out.extend(cards.map(|(card, copies)| (Chance::Card(Resource::from_index(card)), copies)));
            }
            Step::Close => out.push((Chance::Sealed, 1)),
            Step::Peek => {
                let laid = self.player(self.shows()).sealed;
                out.extend(laid.iter().map(|card| (Chance::Peek(card), 1)));
            }
            Step::Roll | Step::Reroll => out.extend((1..=6).map(|value| (Chance::Die(value), 1))),
            Step::Open => out.push((Chance::Open, 1)),
            Step::DrawNews => {
                out.extend((0..self.news.weight()).map(|ticket| (Chance::News(self.news.at(ticket)), 1)));
            }
            Step::Movement
            | Step::Ask(_)
            | Step::Seal
            | Step::TakeBack
            | Step::Keep
            | Step::Announce
            | Step::Nothing => {}
        }
    }

    #[inline]
    fn weight(&self) -> Weight {
        match self.step {
            Step::FirstPlayer => 2,
            Step::Refill(_) => self.deck.len().into(),
            Step::Close | Step::Open => 1,
            Step::Peek => self.player(self.shows()).sealed.len().into(),
            Step::Roll | Step::Reroll => 6,
            Step::DrawNews => self.news.weight(),
            Step::Movement
            | Step::Ask(_)
            | Step::Seal
            | Step::TakeBack
            | Step::Keep
            | Step::Announce
            | Step::Nothing => 0,
        }
    }

    #[inline]
    fn outcome(&self, ticket: Weight) -> Chance {
        match self.step {
            Step::FirstPlayer => Chance::First(Seat(ticket as u8)),
            Step::Refill(_) => Chance::Card(Resource::from_index(self.deck.at(ticket))),
            Step::Close => Chance::Sealed,
            Step::Peek => Chance::Peek(self.player(self.shows()).sealed.nth(ticket as usize)),
            Step::Roll | Step::Reroll => Chance::Die(ticket as u8 + 1),
            Step::DrawNews => Chance::News(self.news.at(ticket)),
            _ => Chance::Open,
        }
    }

    #[inline]
    fn reveal_unchecked(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match (outcome, self.step) {
            (Chance::First(seat), _) => self.name_first(seat, sink),
            (Chance::Card(card), Step::Refill(why)) => self.open_card(card, why, sink),
            (Chance::Card(_), _) => {}
            (Chance::Sealed, _) => self.close_bets(sink),
            (Chance::Peek(card), _) => self.show(card, sink),
            (Chance::Die(value), _) => self.roll(value, sink),
            (Chance::Open, _) => self.open_bets(sink),
            (Chance::News(news), _) => self.draw_news(news, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Pomory {
        self.redealt(seat, dealer)
    }

    fn scores(&self) -> Vec<ScoreSheet<Reason>> {
        [Seat(0), Seat(1)].map(|seat| self.score_sheet(seat)).into()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.player(seat).tally.total().into()
    }

    fn places(&self) -> [u8; MAX_SEATS] {
        self.placing()
    }

    fn tell(&self, seat: Seat, action: Action) -> Message {
        self.tell_action(seat, action)
    }

    fn audit(&self) -> Result<(), String> {
        self.count_components()
    }
}
