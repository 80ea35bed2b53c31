//! Take one to three sticks; whoever takes the last one wins. The size of the pile is luck. He who leaves a multiple
//! of four wins.

use bots::{Knowledge, Worth};
use tabletop::{
    Game, GameKind, Info, Message, NoMaterial, ScoreLine, ScoreSheet, Seat, Sink, Turn, Viewer, Weight,
};

use super::{Agreed, Number, OPTIONS, Untold};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nim {
    pub pile: Option<u8>,
    pub seats: u8,
    pub to_move: Seat,
}

impl Nim {
    fn winner(&self) -> Option<Seat> {
        (self.pile == Some(0)).then(|| Seat((self.to_move.0 + self.seats - 1) % self.seats))
    }
}

impl Game for Nim {
    const INFO: Info = Info {
        kind: GameKind { luck: true, ..GameKind::PLAIN },
        max_steps: 20,
        options: OPTIONS,
        ..Info::new("nim", 2..=4)
    };
    type Material = NoMaterial;
    type Setup = Agreed;
    type Action = Number;
    type Chance = Number;
    type Event = Untold;
    type Refusal = Untold;
    type Reason = Untold;
    type View = Nim;

    fn new(setup: &Agreed, _: &'static NoMaterial) -> Nim {
        Nim { pile: None, seats: setup.seats, to_move: Seat(0) }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.pile {
            None => Turn::Chance,
            Some(0) => Turn::Over,
            Some(_) => Turn::seat(self.to_move),
        }
    }

    fn legal(&self, _: Seat, out: &mut Vec<Number>) {
        out.extend((1..=self.pile.unwrap_or(0).min(3)).map(Number));
    }

    fn check(&self, _: Seat, action: Number) -> Result<(), Untold> {
        if (1..=self.pile.unwrap_or(0).min(3)).contains(&action.0) { Ok(()) } else { Err(Untold) }
    }

    fn act_unchecked(&mut self, _: Seat, action: Number, _: &mut impl Sink<Untold>) {
        self.pile = self.pile.map(|pile| pile - action.0);
        self.to_move = self.to_move.next(self.seats);
    }

    fn outcomes(&self, out: &mut Vec<(Number, Weight)>) {
        out.extend((9..=15).map(|pile| (Number(pile), 1)));
    }

    fn reveal_unchecked(&mut self, outcome: Number, _: &mut impl Sink<Untold>) {
        self.pile = Some(outcome.0);
    }

    fn view(&self, _: Viewer) -> Nim {
        self.clone()
    }

    fn scores(&self) -> Vec<ScoreSheet<Untold>> {
        let sheet = |seat| {
            let points = i32::from(self.winner() == Some(Seat(seat)));
            let line = ScoreLine { reason: Untold, count: points, points, places: Vec::new() };
            ScoreSheet { lines: vec![line], tiebreaks: Vec::new() }
        };
        (0..self.seats).map(sheet).collect()
    }

    fn tell(&self, _: Seat, _: Number) -> Message {
        Message::new("untold")
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

/// What bots know of it.
pub struct NimBot;

impl Knowledge for NimBot {
    type Game = Nim;
    type Weights = ();
    type Memo = ();

    const LEAD: f32 = 1.0;

    /// He who must move at a multiple of four loses.
    fn evaluate(game: &Nim, (): &()) -> Worth {
        let mut worth = Worth::default();
        let good = match game.pile {
            Some(0) | None => return worth,
            Some(pile) if pile % 4 == 0 => game.to_move.next(game.seats),
            Some(_) => game.to_move,
        };
        worth[good.index()] = 1.0;
        worth
    }
}
