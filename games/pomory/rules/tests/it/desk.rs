//! A position on the desk: steps in notation, refusals, and what came of it.

use pomory::{
    Action, Card, Cards, Cell, Chance, Deed, Event, Kind, Material, News, Part, Pomory, Position, Refusal,
    Resource, SeatView, Step, View, Window,
};
use tabletop::{Dealer as _, Game, Notation, Seat, Seen, Turn, Viewer};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// The default edition.
pub fn material() -> &'static Material {
    testkit::material::<Pomory>()
}

/// A cell by its number.
pub fn cell(number: u8) -> Cell {
    Cell::new(number).unwrap()
}

/// A resource card in the ledger's letters: `H2`.
pub fn resource(text: &str) -> Resource {
    let kind = match &text[..1] {
        "S" => Kind::Salmon,
        "F" => Kind::Flounder,
        "H" => Kind::Herring,
        "C" => Kind::Cod,
        "T" => Kind::Seal,
        other => panic!("no kind {other}"),
    };
    Resource::new(kind, text[1..].parse().unwrap())
}

/// Several resource cards: `H2 H2 C1`.
pub fn resources(text: &str) -> Vec<Resource> {
    text.split_whitespace().map(resource).collect()
}

/// Cards of a player: `cod 8`.
pub fn cards(text: &str) -> Cards {
    let one = |word: &str| match word.parse() {
        Ok(value) => Card::salt(value).unwrap(),
        Err(_) => Card::catch(Kind::from_word(word).unwrap()),
    };
    text.split_whitespace().map(one).collect()
}

/// Round 2 with seat a as first player, a row of four kinds, all ships in the supply.
pub fn position() -> Position {
    Position::new(material()).round(2, A).row(&resources("S1 F1 H1 C1"))
}

/// What the ledger writes about a position.
pub trait Written: Sized {
    /// `c05 a/b, c06 b`: on c05 a ship of a lies on one of b.
    fn ships(self, text: &str) -> Self;
    /// The open row.
    fn lies(self, text: &str) -> Self;
}

impl Written for Position {
    fn ships(self, text: &str) -> Position {
        let mut position = self;
        for entry in text.split(", ") {
            let (number, stack) = entry.split_once(' ').unwrap();
            let at = cell(number[1..].parse().unwrap());
            for letter in stack.split('/').rev() {
                position = position.ship(Seat::from_letter(letter.chars().next().unwrap()).unwrap(), at);
            }
        }
        position
    }

    fn lies(self, text: &str) -> Position {
        self.row(&resources(text))
    }
}

/// A game on the desk.
#[derive(Clone, Debug)]
pub struct Desk {
    pub game: Pomory,
    /// Everything that happened since.
    pub events: Vec<Event>,
}

impl Desk {
    pub fn new(position: Position) -> Desk {
        Desk { game: position.build().unwrap(), events: Vec::new() }
    }

    /// Takes steps written as in a record: `a bet cod 8; * sealed`.
    #[track_caller]
    pub fn run(&mut self, steps: &str) -> &mut Desk {
        for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            let (who, what) = step.split_once(' ').unwrap_or_else(|| panic!("`{step}` says nothing"));
            if who == "*" {
                self.luck(Chance::parse(what).unwrap_or_else(|why| panic!("`{what}`: {why}")));
            } else {
                let (seat, action) = read(who, what);
                assert!(
                    self.game.turn().awaits(seat),
                    "`{step}`: the table waits for {:?}",
                    self.game.turn()
                );
                if let Err(why) = self.game.check(seat, action) {
                    panic!("`{step}` is refused: {why:?}");
                }
                self.game.act_unchecked(seat, action, &mut self.events);
                self.game.audit().unwrap();
            }
        }
        self
    }

    #[track_caller]
    fn luck(&mut self, outcome: Chance) {
        assert_eq!(self.game.turn(), Turn::Chance, "`{outcome}` comes too early");
        let possible = self.outcomes();
        assert!(possible.contains(&outcome), "`{outcome}` is not among {possible:?}");
        self.game.reveal_unchecked(outcome, &mut self.events);
        self.game.audit().unwrap();
    }

    /// What luck may bring.
    pub fn outcomes(&self) -> Vec<Chance> {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        outcomes.into_iter().map(|(outcome, _)| outcome).collect()
    }

    /// Why a step may not be taken.
    #[track_caller]
    pub fn refused(&self, step: &str) -> Refusal {
        let (who, what) = step.split_once(' ').unwrap();
        let (seat, action) = read(who, what);
        match self.game.check(seat, action) {
            Ok(()) => panic!("`{step}` is not refused"),
            Err(why) => {
                assert!(!self.legal(seat).contains(&what.to_owned()), "`{step}` is refused, yet offered");
                why
            }
        }
    }

    /// May this step be taken?
    #[track_caller]
    pub fn offers(&self, step: &str) -> bool {
        let (who, what) = step.split_once(' ').unwrap();
        let (seat, action) = read(who, what);
        let listed = self.legal(seat).contains(&what.to_owned());
        assert_eq!(
            listed,
            self.game.check(seat, action).is_ok(),
            "`legal` and `check` differ about `{step}`"
        );
        listed
    }

    pub fn game_turn(&self) -> Turn {
        self.game.turn()
    }

    /// What a seat may do, in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        Seen::new(&self.game, seat).legal().iter().map(Action::to_string).collect()
    }

    /// The legal actions that begin with these words, without the words.
    pub fn legal_after(&self, seat: Seat, words: &str) -> Vec<String> {
        let words = format!("{words} ");
        self.legal(seat).iter().filter_map(|action| action.strip_prefix(&words)).map(str::to_owned).collect()
    }

    /// Passes until nobody is asked for news any more.
    pub fn pass_all(&mut self) -> &mut Desk {
        while let Step::Ask(_) = self.view().step {
            let seat = self.view().actor;
            self.run(&format!("{seat} pass"));
        }
        self
    }

    /// Passes until this window opens, or until something else than news is to be decided.
    pub fn pass_but(&mut self, window: Window) -> &mut Desk {
        while matches!(self.view().step, Step::Ask(asked) if asked != window) {
            let seat = self.view().actor;
            self.run(&format!("{seat} pass"));
        }
        self
    }

    /// Everything there is to see.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Omniscient)
    }

    /// What a seat sees.
    pub fn seen_by(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    pub fn game_view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// What somebody sees who watches.
    pub fn watched(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub fn seat(&self, seat: Seat) -> SeatView {
        self.view().seats[seat.index()].clone()
    }

    /// A seat's part of the round's story.
    pub fn part(&self, seat: Seat) -> Part {
        self.view().story.parts[seat.index()]
    }

    /// What stands on a cell, the free ship last.
    pub fn on(&self, number: u8) -> String {
        let view = self.view();
        view.cells[usize::from(number) - 1]
            .ships
            .iter()
            .rev()
            .map(|seat| seat.to_string())
            .collect::<Vec<_>>()
            .join("/")
    }

    /// The open row in the ledger's letters, sorted.
    pub fn row(&self) -> String {
        let letter = |kind: Kind| ["S", "F", "H", "C", "T"][kind.index()];
        let view = self.view();
        let mut row: Vec<_> = view
            .row
            .iter()
            .flatten()
            .map(|card| format!("{}{}", letter(card.kind()), card.value()))
            .collect();
        row.sort();
        row.join(" ")
    }

    /// News in a seat's hand.
    pub fn news(&self, seat: Seat) -> Vec<News> {
        self.seat(seat).news.iter().filter_map(|held| held.news).collect()
    }

    /// How many cards of a kind a seat has caught.
    pub fn collected(&self, seat: Seat, kind: Kind) -> u8 {
        self.seat(seat).collection[kind.index()]
    }

    /// The points of a seat.
    pub fn points(&self, seat: Seat) -> i32 {
        self.game.points(seat)
    }

    /// How many resource cards are out of the game.
    pub fn discarded(&self) -> u8 {
        self.view().discard.iter().map(|&(_, copies)| copies).sum()
    }

    /// How many resource cards are left in the deck.
    pub fn deck(&self) -> u8 {
        self.view().deck.iter().map(|&(_, copies)| copies).sum()
    }
}

#[track_caller]
fn read(who: &str, what: &str) -> (Seat, Action) {
    let seat = Seat::from_letter(who.chars().next().unwrap()).unwrap();
    (seat, Action::parse(what).unwrap_or_else(|why| panic!("`{what}`: {why}")))
}

/// A random action; docking and ending a turn early are rare, so that something is caught.
pub fn likely(game: &Pomory, seat: Seat, dealer: &mut dealer::Quick) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let idle = |action: &&Action| matches!(action.deed(), Deed::End | Deed::Dock { .. });
    let busy: Vec<_> = legal.iter().filter(|action| !idle(action)).copied().collect();
    let from = if busy.is_empty() || dealer.pick(9) == 0 { &legal } else { &busy };
    from[dealer.pick(from.len() as u32) as usize]
}
