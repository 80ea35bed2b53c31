//! «Подготовка» and «Вариант распределения квадратов»: what the players agree on, and how the table is set.

use std::{fmt, str::FromStr};

use tabletop::{Choices, Opt, OptKind, Seat, SetupError, Shared, Sink};

use crate::{
    Event, NewLands,
    action::Chance,
    land::{Land, NOBODY},
    material::{KINDS, MAX_PLAYERS, Material, Tile},
    pile::Pile,
    place::{Place, Rotation},
    score::Scored,
    state::{Crew, Step},
};

/// Two to five may play.
pub const SEATS: std::ops::RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;

/// What can be chosen besides the number of players.
pub const OPTIONS: &[Opt] = &[
    Opt { key: "hand", kind: OptKind::Switch },
    Opt { key: "removal", kind: OptKind::One(&["none", "printed", "equal"]) },
    Opt { key: "first", kind: OptKind::One(&["lot", "a", "b", "c", "d", "e"]) },
];

/// What the players agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    seats: u8,
    /// Does everybody hold two open tiles?
    pub hand: bool,
    /// Are tiles taken out before the game?
    pub removal: Removal,
    /// Who begins, if it is not decided by lot.
    pub first: Option<Seat>,
}

/// Tiles taken out at random before the game, face up, so that all have equally many turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Removal {
    /// All tiles are played.
    None,
    /// As many as the rulebook prints: 1 with two or five players, 2 with three, 3 with four.
    Printed,
    /// The same, but 3 with five players: then, too, all have equally many turns.
    Equal,
}

impl Removal {
    /// How many tiles are taken out.
    pub fn tiles(self, seats: u8) -> usize {
        match (self, seats) {
            (Removal::None, _) => 0,
            (Removal::Equal, 5) => 3,
            (_, 2 | 5) => 1,
            (_, 3) => 2,
            _ => 3,
        }
    }
}

impl tabletop::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let choices = Choices::parse(text, &SEATS, OPTIONS)?;
        let seats = choices.seats();
        let first = choices.one("first").checked_sub(1).map(|seat| Seat(seat as u8));
        if first.is_some_and(|seat| seat.0 >= seats) {
            return Err(SetupError::Clash {
                id: "newlands-setup-first-not-seated",
                why: "the first player must be one of those who play",
            });
        }
        let removal = [Removal::None, Removal::Printed, Removal::Equal][choices.one("removal")];
        Ok(Setup { seats, hand: choices.is_on("hand"), removal, first })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}p", self.seats)?;
        if self.hand {
            f.write_str(" hand")?;
        }
        match self.removal {
            Removal::None => {}
            Removal::Printed => f.write_str(" removal=printed")?,
            Removal::Equal => f.write_str(" removal=equal")?,
        }
        self.first.map_or(Ok(()), |seat| write!(f, " first={seat}"))
    }
}

impl NewLands {
    /// «Выложите стартовый квадрат на середину стола лицом вверх. Остальные квадраты земель перемешайте лицом вниз».
    pub(crate) fn set_up(setup: Setup, material: Shared<Material>) -> NewLands {
        let start = material.start();
        let mut land = Land::new();
        land.lay(start, Rotation::R0, Place::START, NOBODY, material.shape(start, Rotation::R0));
        let mut supply = Pile::EMPTY;
        for tile in Tile::all().filter(|&tile| tile != start) {
            (0..material.kind(tile).copies).for_each(|_| supply.put(tile));
        }
        let mut game = NewLands {
            material,
            setup,
            step: Step::First,
            seat: setup.first.unwrap_or(Seat(0)),
            first_known: setup.first.is_some(),
            supply,
            hands: [Pile::EMPTY; MAX_PLAYERS],
            removed: Pile::EMPTY,
            discarded: [0; KINDS],
            land,
            crews: [Crew::EMPTY; MAX_PLAYERS],
            points: [0; MAX_PLAYERS],
            earlier: [0; MAX_PLAYERS],
            scored: Scored::NONE,
        };
        game.prepare(&mut ());
        game
    }

    /// Goes on with the preparation, or begins the first turn: first the removal, then the lot, then the hands.
    pub(crate) fn prepare(&mut self, sink: &mut impl Sink<Event>) {
        let setup = self.setup;
        if self.removed.len() < setup.removal.tiles(setup.seats) {
            self.step = Step::Remove;
        } else if !self.first_known {
            self.step = Step::First;
        } else if setup.hand && self.hand(self.seat).len() < 2 {
            self.step = Step::Deal;
        } else {
            self.begin_turn(sink);
        }
    }

    /// «Удалите … квадрат»: a tile leaves the game face up.
    pub(crate) fn remove(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.supply.take(tile);
        self.removed.put(tile);
        sink.emit(Event::TileRemoved { tile, face: self.face(tile) });
        self.prepare(sink);
    }

    /// «Игроки любым удобным для них способом выбирают того, кто будет ходить первым».
    pub(crate) fn choose_first(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.first_known = true;
        self.seat = seat;
        sink.emit(Event::FirstChosen { seat });
        self.prepare(sink);
    }

    /// «В начале игры каждый игрок берёт 2 случайных квадрата».
    pub(crate) fn deal(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.draw_into_hand(tile);
        sink.emit(Event::TileDealt { seat, tile, face: self.face(tile) });
        if self.hand(seat).len() == 2 {
            self.seat = seat.next(self.setup.seats);
        }
        self.prepare(sink);
    }

    /// What luck may bring while the table is set and later.
    pub(crate) fn outcome_of(&self, tile: Tile) -> Chance {
        if self.step == Step::Remove { Chance::Remove(tile) } else { Chance::Tile(tile) }
    }
}
