//! Ballast: rules, drawing and bot of a game with a die and hidden cards.
//! Each of two boats draws a card from its own six, face down: ballast that only its own seat knows. In turn each seat
//! says how many dice it loads, none to three, and they are rolled one by one. Then the cards are opened: a boat with
//! more than 12 in it sinks and counts nothing, the other counts what it carries.

use bots::{Knowledge, Worth};
use scene::{Assets, Board, Body, Button, Dock, Eye, Panel, Scene, SeatCard, escape};
use serde::Serialize;
use tabletop::{
    Dealer, Game, GameKind, Info, Message, NoMaterial, Notation, Number, Players, Said, Say, ScoreLine,
    ScoreSheet, Seat, Sink, Turn, Viewer, Weight,
};

const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

/// The state: cards and sums of dice by seat, how many cards are dealt and dice to be rolled, and whose turn it is, or 2
/// when both have loaded. As a view it lacks the card that the viewer may not know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Ballast {
    cards: [Option<u8>; 2],
    dice: [u8; 2],
    dealt: u8,
    to_roll: u8,
    seat: u8,
    over: bool,
}

impl Ballast {
    fn points_of(&self, seat: Seat) -> i32 {
        let load = self.dice[seat.index()] + self.cards[seat.index()].unwrap_or(0);
        if load <= 12 { load.into() } else { 0 }
    }
}

/// What happened, by the id of its message. The number is missing for those who may not know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Event(&'static str, Seat, Option<u8>);

impl Say for Event {
    fn say(&self) -> Message {
        let id = if self.2.is_none() { "ballast-event-dealt-hidden" } else { self.0 };
        Message::new(id).with("seat", self.1).with("number", self.2.unwrap_or(0))
    }
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let is_open = self.0 != "ballast-event-dealt" || knows(viewer, self.1);
        Some(Event(self.0, self.1, self.2.filter(|_| is_open)))
    }

    fn actor(&self) -> Option<Seat> {
        (self.0 == "ballast-event-loads").then_some(self.1)
    }
}

fn knows(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat)
}

impl Game for Ballast {
    const INFO: Info = Info {
        kind: GameKind { luck: true, secrets: true, ..GameKind::PLAIN },
        max_steps: 11,
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
        ..Info::new("ballast", 2..=2)
    };

    type Material = NoMaterial;
    type Setup = Players<2, 2>;
    type Action = Number;
    type Chance = Number; // a card or a die, or 0: the cards are opened
    type Event = Event;
    type Refusal = Said;
    type Reason = Said;
    type View = Ballast;

    fn new(_: &Players<2, 2>, _: &'static NoMaterial) -> Ballast {
        Ballast::default()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        let asked = self.dealt == 2 && self.to_roll == 0 && self.seat < 2;
        let next = if asked { Turn::seat(Seat(self.seat)) } else { Turn::Chance };
        if self.over { Turn::Over } else { next }
    }

    fn legal(&self, _: Seat, out: &mut Vec<Number>) {
        out.extend((0..=3).map(Number));
    }

    fn check(&self, _: Seat, dice: Number) -> Result<(), Said> {
        if dice.0 <= 3 { Ok(()) } else { Err(Said("ballast-refusal-dice")) }
    }

    fn act_unchecked(&mut self, seat: Seat, dice: Number, sink: &mut impl Sink<Event>) {
        self.to_roll = dice.0;
        self.seat += u8::from(dice.0 == 0);
        sink.emit(Event("ballast-event-loads", seat, Some(dice.0)));
    }

    fn outcomes(&self, out: &mut Vec<(Number, Weight)>) {
        if self.turn() == Turn::Chance {
            let numbers = if self.seat == 2 { 0..=0 } else { 1..=6 };
            out.extend(numbers.map(|number| (Number(number), 1)));
        }
    }

    fn reveal_unchecked(&mut self, outcome: Number, sink: &mut impl Sink<Event>) {
        if self.dealt < 2 {
            self.cards[usize::from(self.dealt)] = Some(outcome.0);
            sink.emit(Event("ballast-event-dealt", Seat(self.dealt), Some(outcome.0)));
            self.dealt += 1;
        } else if self.to_roll > 0 {
            sink.emit(Event("ballast-event-rolled", Seat(self.seat), Some(outcome.0)));
            self.dice[usize::from(self.seat)] += outcome.0;
            self.to_roll -= 1;
            self.seat += u8::from(self.to_roll == 0);
        } else {
            self.over = true;
            for seat in BOTH {
                sink.emit(Event("ballast-event-opened", seat, self.cards[seat.index()]));
            }
        }
    }

    fn view(&self, viewer: Viewer) -> Ballast {
        let shown = |seat: Seat| self.cards[seat.index()].filter(|_| self.over || knows(viewer, seat));
        Ballast { cards: BOTH.map(shown), ..self.clone() }
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Ballast {
        let mut sample = self.view(Viewer::Seat(seat));
        let other = 1 - seat.index();
        let is_hidden = sample.cards[other].is_none() && other < self.dealt.into();
        sample.cards[other] = if is_hidden { Some(dealer.pick(6) as u8 + 1) } else { sample.cards[other] };
        sample
    }

    fn scores(&self) -> Vec<ScoreSheet<Said>> {
        let points = BOTH.map(|seat| if self.over { self.points_of(seat) } else { 0 });
        points.map(|load| ScoreSheet::new([ScoreLine::new(Said("ballast-reason-load"), load, load)])).into()
    }

    fn tell(&self, _: Seat, dice: Number) -> Message {
        Message::new("ballast-action-load").with("number", dice.0)
    }
}

/// The drawing: a line for each boat, and a button for each number of dice.
pub struct BallastBoard;

impl Board for BallastBoard {
    type Game = Ballast;
    const ASSETS: Assets = Assets::NONE;

    fn scene(view: &Ballast, eye: &Eye<'_, Ballast>) -> Scene {
        let boat = |seat: Seat| {
            let card = view.cards[seat.index()].map_or("?".into(), |card| card.to_string());
            let boat = Message::new("ballast-boat").with("seat", seat).with("card", card);
            escape(&eye.words.say(&boat.with("dice", view.dice[seat.index()]))) + "<br>"
        };
        let button = |&dice: &Number| Button::new(format!("do-{dice}"), "die", view.tell(Seat(0), dice));
        let body = Body::Sheet(BOTH.map(boat).concat());
        let panel = Panel { id: "board", title: Message::new("ballast-name"), icon: "hex", body };
        let dock = Dock { buttons: eye.legal.iter().map(button).collect(), ..Dock::default() };
        let seats = ["p1", "p2"].map(|colour| SeatCard { colour, ..SeatCard::default() }).into();
        Scene { panels: vec![panel], seats, dock, ..Scene::default() }
    }

    fn path(_: &Ballast, dice: Number) -> Vec<String> {
        vec![format!("do-{dice}")]
    }

    fn attempts(_: &Ballast, _: Seat, path: &[&str]) -> Vec<Number> {
        path.iter().filter_map(|target| Number::parse(target.strip_prefix("do-")?).ok()).collect()
    }
}

/// What bots know beyond the rules: a boat is worth what it carries, also before the cards are opened.
pub struct BallastBot;

impl Knowledge for BallastBot {
    type Game = Ballast;
    type Weights = ();
    type Memo = ();

    fn evaluate(state: &Ballast, (): &()) -> Worth {
        let [a, b] = BOTH.map(|seat| state.points_of(seat) as f32);
        [a, b, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    }
}
