//! A table that tests talk to in notation.

use nusfjord::{Action, Arrange, Card, Chance, Event, HarborView, Nusfjord, Position, Reason, Refusal, View};
use tabletop::{Game, Notation, Seat, Turn, Viewer};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const E: Seat = Seat(4);

/// A position of `setup` to be arranged.
pub fn position(setup: &str) -> Position {
    let setup = setup.parse().unwrap_or_else(|why| panic!("{setup}: {why}"));
    Position::new(&setup, testkit::material::<Nusfjord>())
}

/// A two-player table of the deck to which a building belongs.
pub fn deck_of(key: &str) -> Position {
    let card = card(key);
    position(&format!("2p deck={}", nusfjord::DECK_KEYS[card.deck()]))
}

pub fn card(key: &str) -> Card {
    Card::from_key(key).unwrap_or_else(|| panic!("no building is called {key}"))
}

/// A table in play.
#[derive(Clone, Debug, PartialEq)]
pub struct Board(pub Nusfjord);

pub trait Ready {
    fn board(self) -> Board;
}

impl Ready for Position {
    #[track_caller]
    fn board(self) -> Board {
        Board(self.ready().unwrap_or_else(|why| panic!("{why}")))
    }
}

/// Seat a has just built `key` on b1 and has `goods` left after paying; `arrange` did the rest before.
#[track_caller]
pub fn having_built(key: &str, goods: (u16, u16, u16), arrange: impl FnOnce(&mut Arrange<'_>)) -> Board {
    let cost = testkit::material::<Nusfjord>().building(card(key)).cost;
    let before = |left: u16, cost: u8| left + u16::from(cost);
    let mut board = deck_of(key)
        .open(&[key])
        .seat(A, |harbor| {
            harbor.goods(before(goods.0, cost.wood), before(goods.1, cost.fish), before(goods.2, cost.gold));
            arrange(harbor);
        })
        .board();
    board.act(&format!("build {key}"));
    // With one place left nobody is asked.
    if board.offers().iter().any(|offer| offer == "at b1") {
        board.act("at b1");
    }
    board
}

/// Seat a owns `key`, which stands on b1, and has `goods`.
#[track_caller]
pub fn owning(key: &str, goods: (u16, u16, u16), arrange: impl FnOnce(&mut Arrange<'_>)) -> Board {
    deck_of(key)
        .seat(A, |harbor| {
            harbor.goods(goods.0, goods.1, goods.2).built(key, "b1");
            arrange(harbor);
        })
        .board()
}

/// What the condition on `key`, which stands on b1 of seat a, is worth.
#[track_caller]
pub fn worth(key: &str, goods: (u16, u16, u16), arrange: impl FnOnce(&mut Arrange<'_>)) -> i32 {
    owning(key, goods, arrange).condition(A, key)
}

impl Board {
    /// The one seat that owes a decision.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        match self.0.turn() {
            Turn::Seats(seats) if seats.len() == 1 => seats.lowest().unwrap(),
            other => panic!("not one seat is asked, but {other:?}"),
        }
    }

    /// The one seat that is asked does this.
    #[track_caller]
    pub fn act(&mut self, text: &str) -> Vec<Event> {
        self.by(self.asked(), text)
    }

    #[track_caller]
    pub fn acts(&mut self, texts: &[&str]) {
        for text in texts {
            self.act(text);
        }
    }

    /// `seat` does this.
    #[track_caller]
    pub fn by(&mut self, seat: Seat, text: &str) -> Vec<Event> {
        let action = Action::parse(text).unwrap_or_else(|why| panic!("`{text}`: {why}"));
        if let Err(why) = self.0.check(seat, action) {
            panic!("`{seat} {text}` is refused: {why:?}; offered are {:?}", self.offers());
        }
        let mut events = Vec::new();
        self.0.act_unchecked(seat, action, &mut events);
        self.0.audit().unwrap_or_else(|why| panic!("after `{text}`: {why}"));
        events
    }

    /// Luck brings this.
    #[track_caller]
    pub fn reveal(&mut self, text: &str) -> Vec<Event> {
        let outcome = Chance::parse(text).unwrap_or_else(|why| panic!("`{text}`: {why}"));
        let mut possible = Vec::new();
        self.0.outcomes(&mut possible);
        assert!(possible.iter().any(|&(chance, _)| chance == outcome), "`{text}` is not among {possible:?}");
        let mut events = Vec::new();
        self.0.reveal_unchecked(outcome, &mut events);
        events
    }

    /// Luck brings the first thing it can, until somebody must decide.
    pub fn reveal_all(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while self.0.turn() == Turn::Chance {
            let outcome = self.0.outcome(0);
            self.0.reveal_unchecked(outcome, &mut events);
        }
        events
    }

    /// Everybody passes until the round is over and luck or a new round has its turn.
    #[track_caller]
    pub fn pass_round(&mut self) {
        let round = self.0.round();
        while self.0.round() == round && matches!(self.0.turn(), Turn::Seats(_)) {
            let skip = self.is_legal("end");
            self.act(if skip { "end" } else { "pass" });
        }
    }

    /// Why the seat that is asked may not do this.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> Refusal {
        let action = Action::parse(text).unwrap_or_else(|why| panic!("`{text}`: {why}"));
        match self.0.check(self.asked(), action) {
            Err(why) => why,
            Ok(()) => panic!("`{text}` is legal"),
        }
    }

    #[track_caller]
    pub fn is_legal(&self, text: &str) -> bool {
        let action = Action::parse(text).unwrap_or_else(|why| panic!("`{text}`: {why}"));
        self.0.check(self.asked(), action).is_ok()
    }

    /// Everything the seats that are asked may do.
    pub fn offers(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Turn::Seats(seats) = self.0.turn() {
            seats.iter().for_each(|seat| self.0.legal(seat, &mut actions));
        }
        actions.iter().map(ToString::to_string).collect()
    }

    /// Of these, the ones that begin so.
    pub fn offered(&self, start: &str) -> Vec<String> {
        self.offers().into_iter().filter(|offer| offer.starts_with(start)).collect()
    }

    pub fn view(&self) -> View {
        self.0.view(Viewer::Omniscient)
    }

    pub fn harbor(&self, seat: Seat) -> HarborView {
        self.view().harbors[seat.index()].clone()
    }

    /// Wood, fish and gold in the supply.
    pub fn goods(&self, seat: Seat) -> (u16, u16, u16) {
        let stock = self.harbor(seat).stock;
        (stock.wood, stock.fish, stock.gold)
    }

    /// Wood and fish in the Reserve.
    pub fn reserve(&self, seat: Seat) -> (u16, u16) {
        let stock = self.harbor(seat).stock;
        (stock.reserve_wood, stock.reserve_fish)
    }

    pub fn forests(&self, seat: Seat) -> u8 {
        self.harbor(seat).forests.iter().map(|&(_, n)| n).sum()
    }

    pub fn free_spaces(&self, seat: Seat) -> usize {
        self.harbor(seat).free.len()
    }

    /// The points of the score line for the condition on a building.
    #[track_caller]
    pub fn condition(&self, seat: Seat, key: &str) -> i32 {
        let sheets = self.0.scores();
        let line = sheets[seat.index()].lines.iter().find(|line| line.reason == Reason::Condition(card(key)));
        line.unwrap_or_else(|| panic!("{key} has no line")).points
    }
}

/// The default edition with one thing changed wherever it stands in one file.
#[track_caller]
pub fn edition(file: &str, from: &str, to: &str) -> &'static nusfjord::Material {
    let text = nusfjord::FILES.iter().find(|found| found.name == file).unwrap().text;
    assert!(text.contains(from), "`{from}` is not in {file}");
    let text = text.replace(from, to);
    let mut files = nusfjord::FILES.to_vec();
    files.iter_mut().find(|found| found.name == file).unwrap().text = &text;
    Box::leak(Box::new(Nusfjord::load(&files).unwrap_or_else(|why| panic!("{why}"))))
}
