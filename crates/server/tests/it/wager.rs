//! Wager, a small game with every kind of secret a server could give away: cards dealt face down, bids sealed by both
//! at once and opened together, luck before and between the decisions.
//!
//! Two rounds. Each seat is dealt a card of 1 to 5 and seals a bid of at most its card; when both have sealed, the bids
//! are opened and everybody scores the bid. Whoever was dealt a 1 has one choice only in the second round: nothing.

use std::fmt;

use scene::{Assets, Board, Body, Chart, Eye, Panel, Scene, SeatCard};
use serde::Serialize;
use tabletop::{
    Cursor, Dealer, Game, GameKind, Info, Message, NoMaterial, Notation, NotationError, Players, Say,
    ScoreLine, ScoreSheet, Seat, Seats, Sink, Turn, Viewer, Weight, Words,
};

const CARDS: u8 = 5;
const ROUNDS: u8 = 2;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wager {
    round: u8,
    cards: [Option<u8>; 2],
    bids: [Option<u8>; 2],
    points: [u8; 2],
}

/// `bid 3`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

fn small(mut cursor: Cursor<'_>) -> Result<u8, NotationError> {
    let number = cursor.number("a number")?;
    let number = u8::try_from(number).map_err(|_| cursor.expected("a small number"))?;
    cursor.end().map(|()| number)
}

impl Notation for Bid {
    fn parse(text: &str) -> Result<Bid, NotationError> {
        let mut cursor = Cursor::new(text);
        cursor.need("bid ", "`bid`")?;
        small(cursor).map(Bid)
    }
}

/// `card 3` or `open`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Luck {
    Card(u8),
    Open,
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::Card(card) => write!(f, "card {card}"),
            Luck::Open => f.write_str("open"),
        }
    }
}

impl Notation for Luck {
    fn parse(text: &str) -> Result<Luck, NotationError> {
        let mut cursor = Cursor::new(text);
        if cursor.eat("open") {
            return cursor.end().map(|()| Luck::Open);
        }
        cursor.need("card ", "`card` or `open`")?;
        small(cursor).map(Luck::Card)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Dealt(Seat, Option<u8>),
    Sealed(Seat, Option<u8>),
    Opened(u8, u8),
}

impl Say for Event {
    fn say(&self) -> Message {
        let number = |message: Message, value: Option<u8>| match value {
            Some(value) => message.with("what", value.to_string()),
            None => message.with("what", "?".to_string()),
        };
        match *self {
            Event::Dealt(seat, card) => number(Message::new("wager-event-dealt").with("seat", seat), card),
            Event::Sealed(seat, bid) => number(Message::new("wager-event-sealed").with("seat", seat), bid),
            Event::Opened(a, b) => Message::new("wager-event-opened").with("a", a).with("b", b),
        }
    }
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let sees = |seat| viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
        Some(match *self {
            Event::Dealt(seat, card) => Event::Dealt(seat, card.filter(|_| sees(seat))),
            Event::Sealed(seat, bid) => Event::Sealed(seat, bid.filter(|_| sees(seat))),
            Event::Opened(..) => self.clone(),
        })
    }

    fn actor(&self) -> Option<Seat> {
        match *self {
            Event::Sealed(seat, _) => Some(seat),
            Event::Dealt(..) | Event::Opened(..) => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AboveCard;

impl Say for AboveCard {
    fn say(&self) -> Message {
        Message::new("wager-refusal-above-card")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bids;

impl Say for Bids {
    fn say(&self) -> Message {
        Message::new("wager-reason-bids")
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub round: u8,
    pub cards: [Option<u8>; 2],
    pub bids: [Option<u8>; 2],
    pub sealed: [bool; 2],
    pub points: [u8; 2],
}

impl Wager {
    fn dealt_next(&self) -> Option<usize> {
        self.cards.iter().position(Option::is_none)
    }

    fn unsealed(&self) -> Seats {
        (0..2).filter(|&seat| self.bids[seat as usize].is_none()).map(Seat).collect()
    }
}

const LANG: &[(&str, &str)] = &[("en", WORDS), ("ru", WORDS), ("uk", WORDS)];
const WORDS: &str = "
wager-name = Wager
wager-tagline = Bid in secret
wager-event-dealt = { $seat } got card { $what }.
wager-event-sealed = { $seat } sealed { $what }.
wager-event-opened = Opened: { $a } and { $b }.
wager-refusal-above-card = The bid is above the card.
wager-reason-bids = Bids
wager-action-bid = Bid { $bid }
wager-board = Board
";

impl Game for Wager {
    const INFO: Info = Info {
        kind: GameKind { luck: true, secrets: true, simultaneous: true, solo: false },
        max_steps: 20,
        lang: LANG,
        ..Info::new("wager", 2..=2)
    };

    type Material = NoMaterial;
    type Setup = Players<2, 2>;
    type Action = Bid;
    type Chance = Luck;
    type Event = Event;
    type Refusal = AboveCard;
    type Reason = Bids;
    type View = View;

    fn new(_: &Players<2, 2>, _: &'static NoMaterial) -> Wager {
        Wager { round: 0, cards: [None; 2], bids: [None; 2], points: [0; 2] }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.round == ROUNDS {
            Turn::Over
        } else if self.dealt_next().is_some() || self.unsealed().is_empty() {
            Turn::Chance
        } else {
            Turn::Seats(self.unsealed())
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Bid>) {
        let card = self.cards[seat.index()].unwrap_or_default();
        // Whoever holds a 1 must bid it: a decision without alternatives.
        out.extend((u8::from(card == 1)..=card).map(Bid));
    }

    fn check(&self, seat: Seat, action: Bid) -> Result<(), AboveCard> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(AboveCard) }
    }

    fn act_unchecked(&mut self, seat: Seat, action: Bid, sink: &mut impl Sink<Event>) {
        self.bids[seat.index()] = Some(action.0);
        sink.emit(Event::Sealed(seat, Some(action.0)));
    }

    fn outcomes(&self, out: &mut Vec<(Luck, Weight)>) {
        match self.dealt_next() {
            Some(_) => out.extend((1..=CARDS).map(|card| (Luck::Card(card), 1))),
            None if self.turn() == Turn::Chance => out.push((Luck::Open, 1)),
            None => {}
        }
    }

    fn reveal_unchecked(&mut self, outcome: Luck, sink: &mut impl Sink<Event>) {
        match (outcome, self.dealt_next()) {
            (Luck::Card(card), Some(seat)) => {
                self.cards[seat] = Some(card);
                sink.emit(Event::Dealt(Seat(seat as u8), Some(card)));
            }
            _ => {
                let [a, b] = self.bids.map(Option::unwrap_or_default);
                self.points = [self.points[0] + a, self.points[1] + b];
                self.round += 1;
                self.bids = [None; 2];
                self.cards = [None; 2];
                sink.emit(Event::Opened(a, b));
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = |seat: u8| viewer == Viewer::Omniscient || viewer == Viewer::Seat(Seat(seat));
        let hidden = |values: [Option<u8>; 2]| [values[0].filter(|_| own(0)), values[1].filter(|_| own(1))];
        View {
            round: self.round,
            cards: hidden(self.cards),
            bids: hidden(self.bids),
            sealed: self.bids.map(|bid| bid.is_some()),
            points: self.points,
        }
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Wager {
        let mut guess = self.clone();
        let other = 1 - seat.index();
        if let Some(card) = &mut guess.cards[other] {
            *card = dealer.pick(u32::from(CARDS)) as u8 + 1;
            guess.bids[other] = guess.bids[other].map(|_| *card);
        }
        guess
    }

    fn scores(&self) -> Vec<ScoreSheet<Bids>> {
        let sheet = |points: u8| {
            let points = i32::from(points);
            let line = ScoreLine { reason: Bids, count: points, points, places: vec!["chest".into()] };
            ScoreSheet { lines: vec![line], tiebreaks: Vec::new() }
        };
        self.points.iter().copied().map(sheet).collect()
    }

    fn tell(&self, _: Seat, action: Bid) -> Message {
        Message::new("wager-action-bid").with("bid", action.0)
    }
}

/// Bots know nothing of it but its rules.
pub type WagerBot = bots::RulesOnly<Wager>;

/// Draws the wager.
pub struct WagerBoard;

impl Board for WagerBoard {
    type Game = Wager;
    const ASSETS: Assets = Assets::NONE;

    fn scene(view: &View, _: &Eye<'_, Wager>) -> Scene {
        let chart =
            Chart { view_box: [0.0, 0.0, 10.0, 10.0], label: format!("{view:?}"), layers: Vec::new() };
        let panel =
            Panel { id: "board", title: Message::new("wager-board"), icon: "hex", body: Body::Chart(chart) };
        let card = |colour| SeatCard { colour, ..SeatCard::default() };
        Scene { panels: vec![panel], seats: vec![card("p2"), card("p1")], ..Scene::default() }
    }

    fn path(_: &View, action: Bid) -> Vec<String> {
        vec![format!("do-bid-{}", action.0)]
    }

    fn attempts(_: &View, _: Seat, path: &[&str]) -> Vec<Bid> {
        path.iter().filter_map(|target| target.strip_prefix("do-bid-")?.parse().ok().map(Bid)).collect()
    }

    fn ghost(_: &View, _: Seat, action: Bid, _: &dyn Words) -> String {
        format!("<g>{action}</g>")
    }

    fn target_of_place(place: &str) -> String {
        format!("spot-{place}")
    }

    fn cover() -> String {
        "<svg></svg>".into()
    }

    fn primer() -> Vec<(Message, Message)> {
        vec![(Message::new("wager-name"), Message::new("wager-tagline"))]
    }
}
