//! Hidden hands and sealed choices: every seat is dealt cards from 1 to 12; all seal one card at the same time; the
//! highest takes the trick.

use bots::Knowledge;
use tabletop::{
    Dealer, Game, GameKind, Info, Message, NoMaterial, ScoreLine, ScoreSheet, Seat, Seats, Sink, Turn,
    Viewer, Weight,
};

use super::{Agreed, Number, OPTIONS, Untold};

/// A set of cards, a bit for each.
type Cards = u16;

const DECK: Cards = 0b1_1111_1111_1110;

fn cards(set: Cards) -> impl Iterator<Item = u8> {
    (1..=12).filter(move |card| set >> card & 1 == 1)
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tricks {
    seats: u8,
    hand: u8,
    bag: Cards,
    hands: [Cards; 4],
    sealed: [Option<u8>; 4],
    played: Cards,
    tricks: [u8; 4],
}

/// What one seat knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    hands: Vec<(u32, Option<Cards>)>,
    sealed: Vec<(bool, Option<u8>)>,
    played: Cards,
    tricks: [u8; 4],
}

impl Tricks {
    fn dealt(&self) -> u32 {
        12 - self.bag.count_ones()
    }

    fn is_dealing(&self) -> bool {
        self.dealt() < u32::from(self.seats * self.hand)
    }

    fn awaited(&self) -> Seats {
        (0..self.seats).map(Seat).filter(|seat| self.sealed[seat.index()].is_none()).collect()
    }
}

impl Game for Tricks {
    const INFO: Info = Info {
        kind: GameKind { luck: true, secrets: true, simultaneous: true, solo: false },
        max_steps: 30,
        options: OPTIONS,
        ..Info::new("tricks", 2..=4)
    };
    type Material = NoMaterial;
    type Setup = Agreed;
    type Action = Number;
    /// A card dealt, or 0: the sealed cards are opened.
    type Chance = Number;
    type Event = Untold;
    type Refusal = Untold;
    type Reason = Untold;
    type View = Known;

    fn new(setup: &Agreed, _: &'static NoMaterial) -> Tricks {
        let (seats, hand) = (setup.seats, setup.hand);
        Tricks { seats, hand, bag: DECK, hands: [0; 4], sealed: [None; 4], played: 0, tricks: [0; 4] }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.is_dealing() || self.awaited().is_empty() {
            Turn::Chance
        } else if self.hands == [0; 4] && self.sealed == [None; 4] {
            Turn::Over
        } else {
            Turn::Seats(self.awaited())
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Number>) {
        if self.turn().awaits(seat) {
            out.extend(cards(self.hands[seat.index()]).map(Number));
        }
    }

    fn check(&self, seat: Seat, action: Number) -> Result<(), Untold> {
        if cards(self.hands[seat.index()]).any(|card| card == action.0) { Ok(()) } else { Err(Untold) }
    }

    fn act_unchecked(&mut self, seat: Seat, action: Number, _: &mut impl Sink<Untold>) {
        self.hands[seat.index()] &= !(1 << action.0);
        self.sealed[seat.index()] = Some(action.0);
    }

    fn outcomes(&self, out: &mut Vec<(Number, Weight)>) {
        if self.is_dealing() {
            out.extend(cards(self.bag).map(|card| (Number(card), 1)));
        } else {
            out.push((Number(0), 1));
        }
    }

    fn reveal_unchecked(&mut self, outcome: Number, _: &mut impl Sink<Untold>) {
        if self.is_dealing() {
            let seat = self.dealt() % u32::from(self.seats);
            self.bag &= !(1 << outcome.0);
            self.hands[seat as usize] |= 1 << outcome.0;
            return;
        }
        let best = (0..4).max_by_key(|&seat| self.sealed[seat]).expect("there are seats");
        self.tricks[best] += 1;
        for card in self.sealed.iter_mut().filter_map(Option::take) {
            self.played |= 1 << card;
        }
    }

    fn view(&self, viewer: Viewer) -> Known {
        let sees = |seat: usize| viewer == Viewer::Seat(Seat(seat as u8)) || viewer == Viewer::Omniscient;
        let hand = |seat: usize| (self.hands[seat].count_ones(), sees(seat).then_some(self.hands[seat]));
        let sealed = |seat: usize| (self.sealed[seat].is_some(), self.sealed[seat].filter(|_| sees(seat)));
        Known {
            hands: (0..4).map(hand).collect(),
            sealed: (0..4).map(sealed).collect(),
            played: self.played,
            tricks: self.tricks,
        }
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Tricks {
        let mut sample = self.clone();
        let own = self.hands[seat.index()] | self.sealed[seat.index()].map_or(0, |card| 1 << card);
        // In ascending order, so that the sample does not depend on who truly holds what.
        let mut unseen: Vec<u8> = cards(DECK & !own & !self.played).collect();
        for other in (0..4).filter(|&other| other != seat.index()) {
            let mut take = || unseen.swap_remove(dealer.pick(unseen.len() as u32) as usize);
            sample.hands[other] = (0..self.hands[other].count_ones()).map(|_| 1 << take()).sum();
            sample.sealed[other] = self.sealed[other].map(|_| take());
        }
        sample.bag = unseen.iter().map(|card| 1 << card).sum();
        sample
    }

    fn scores(&self) -> Vec<ScoreSheet<Untold>> {
        let sheet = |&points: &u8| {
            let points = points.into();
            let line = ScoreLine { reason: Untold, count: points, points, places: Vec::new() };
            ScoreSheet { lines: vec![line], tiebreaks: Vec::new() }
        };
        self.tricks[..self.seats.into()].iter().map(sheet).collect()
    }

    fn tell(&self, _: Seat, _: Number) -> Message {
        Message::new("untold")
    }

    fn audit(&self) -> Result<(), String> {
        let hands: Cards = self.hands.iter().sum();
        let sealed: Cards = self.sealed.iter().flatten().map(|card| 1 << card).sum();
        if self.bag + hands + sealed + self.played == DECK { Ok(()) } else { Err("a card is lost".into()) }
    }
}

/// What bots know of it.
pub struct TricksBot;

impl Knowledge for TricksBot {
    type Game = Tricks;
    type Weights = ();
    type Memo = ();

    const LEAD: f32 = 2.0;
}
