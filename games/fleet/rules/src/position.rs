//! Positions set up by hand, for puzzles and tests.
//!
//! A position need not have come about by play: boats, licences and marks are set apart. What it must obey is what the
//! sheet has room for.

use std::fmt;

use tabletop::{Game, Seat};

use crate::{
    Ask, Event, Face, Fleet, Material, Measure, Section, Setup, Stage,
    material::LEVELS,
    section::{BOATS, CRAFTS, FACES},
    sheet::Sheet,
};

/// A position in the making: blank sheets in round 1, seat `a` first. [`boat_phase`](Position::boat_phase),
/// [`town_phase`](Position::town_phase), [`income`](Position::income), [`fishing`](Position::fishing) and
/// [`over`](Position::over) finish it.
#[derive(Clone, Debug)]
pub struct Position {
    game: Fleet,
    trouble: Option<PositionError>,
}

/// Why a position cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// The section has fewer boxes.
    TooManyBoxes(Section),
    /// The section has fewer boats, or none.
    TooManyBoats(Section),
    /// The boats hold fewer fish.
    TooManyFish(Section),
    /// There is no such licence.
    NoSuchLicence(Section),
    /// The coin track is shorter, or the box is no star.
    NoSuchCoinBox(u8),
    /// Somebody else has this crab bonus, or nobody can.
    BonusTaken(Measure),
    /// The game that was agreed on does not use this.
    NotInThisGame,
    /// There is no such round.
    NoSuchRound(u8),
    /// These dice cannot be rolled together.
    WrongDice,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::NoSuchSeat(seat) => write!(f, "there is no seat {seat}"),
            PositionError::TooManyBoxes(section) => write!(f, "{} has fewer boxes", section.word()),
            PositionError::TooManyBoats(section) => write!(f, "{} has fewer boats", section.word()),
            PositionError::TooManyFish(section) => write!(f, "a boat of {} holds fewer fish", section.word()),
            PositionError::NoSuchLicence(section) => write!(f, "{} has no such licence", section.word()),
            PositionError::NoSuchCoinBox(at) => write!(f, "coin box {at} is not there or no star"),
            PositionError::BonusTaken(measure) => write!(f, "the crab bonus {} is not free", measure.word()),
            PositionError::NotInThisGame => f.write_str("the agreed game does not use this"),
            PositionError::NoSuchRound(round) => write!(f, "there is no round {round}"),
            PositionError::WrongDice => f.write_str("these dice are not a roll of this phase"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// Blank sheets.
    pub fn new(setup: &Setup, material: &'static Material) -> Position {
        let mut game = Fleet::new(setup, material);
        game.round = 1;
        game.first = Seat(0);
        game.seat = Seat(0);
        Position { game, trouble: None }
    }

    fn fail(&mut self, why: PositionError) {
        self.trouble.get_or_insert(why);
    }

    fn on(
        mut self,
        seat: Seat,
        change: impl FnOnce(&mut Sheet, &Material) -> Result<(), PositionError>,
    ) -> Position {
        let material = self.game.material;
        if seat.0 >= self.game.seats {
            self.fail(PositionError::NoSuchSeat(seat));
        } else if let Err(why) = change(&mut self.game.sheets[seat.index()], &material) {
            self.fail(why);
        }
        self
    }

    /// Marks this many boxes from the top, without what their circles give; a building may become complete.
    #[must_use]
    pub fn marked(self, seat: Seat, section: Section, boxes: u8) -> Position {
        self.on(seat, |sheet, material| {
            let at = section.index();
            if boxes + sheet.crossed[at] > material.lengths[at] {
                return Err(PositionError::TooManyBoxes(section));
            }
            sheet.marked[at] = boxes;
            sheet.look_at(material, section);
            if at >= CRAFTS && sheet.free(material, section) == 0 {
                sheet.complete |= 1 << (at - CRAFTS);
            }
            Ok(())
        })
    }

    /// Completes a building.
    #[must_use]
    pub fn built(self, seat: Seat, building: Section) -> Position {
        let boxes = self.game.material.lengths[building.index()];
        self.marked(seat, building, boxes)
    }

    /// The Captain has crossed this many boxes from the bottom (solo game).
    #[must_use]
    pub fn crossed(mut self, section: Section, boxes: u8) -> Position {
        if !self.game.is_solo() {
            self.fail(PositionError::NotInThisGame);
        }
        self.on(Seat(0), |sheet, material| {
            let at = section.index();
            if boxes + sheet.marked[at] > material.lengths[at] {
                return Err(PositionError::TooManyBoxes(section));
            }
            sheet.crossed[at] = boxes;
            sheet.look_at(material, section);
            Ok(())
        })
    }

    /// Launched boats of a section with the fish on each.
    #[must_use]
    pub fn boats(self, seat: Seat, section: Section, fish: &[u8]) -> Position {
        self.on(seat, |sheet, material| {
            let at = section.index();
            if fish.len() > material.boats(section).into() {
                return Err(PositionError::TooManyBoats(section));
            }
            if fish.iter().any(|&fish| fish > material.holds[at][usize::from(LEVELS)]) {
                return Err(PositionError::TooManyFish(section));
            }
            sheet.caught -= sheet.fish[at].iter().sum::<u8>();
            sheet.fish[at] = Default::default();
            sheet.fish[at][..fish.len()].copy_from_slice(fish);
            sheet.launched[at] = fish.len() as u8;
            sheet.caught += fish.iter().sum::<u8>();
            Ok(())
        })
    }

    /// A licence level.
    #[must_use]
    pub fn licence(self, seat: Seat, section: Section, level: u8) -> Position {
        self.on(seat, |sheet, _| {
            if section.index() >= BOATS || level > LEVELS {
                return Err(PositionError::NoSuchLicence(section));
            }
            sheet.licences[section.index()] = level;
            Ok(())
        })
    }

    /// The crab licence, with this bonus.
    #[must_use]
    pub fn crab(mut self, seat: Seat, bonus: Option<Measure>) -> Position {
        if let Some(measure) = bonus {
            if self.game.bonuses >> measure as u8 & 1 == 0 {
                self.fail(PositionError::BonusTaken(measure));
            }
            self.game.bonuses &= !(1 << measure as u8);
        }
        self.on(seat, |sheet, _| {
            sheet.crab = true;
            sheet.bonus = bonus;
            Ok(())
        })
    }

    /// The last coin box marked; no stars are pending.
    #[must_use]
    pub fn coins(self, seat: Seat, at: u8) -> Position {
        self.on(seat, |sheet, material| {
            sheet.coins = at;
            if at > material.coin_boxes { Err(PositionError::NoSuchCoinBox(at)) } else { Ok(()) }
        })
    }

    /// The Captain has blocked this star box (solo game).
    #[must_use]
    pub fn blocked(mut self, at: u8) -> Position {
        if !self.game.is_solo() {
            self.fail(PositionError::NotInThisGame);
        }
        self.on(Seat(0), |sheet, material| {
            let star = material.stars.iter().position(|&star| star == at);
            sheet.blocked |= 1 << star.ok_or(PositionError::NoSuchCoinBox(at))?;
            Ok(())
        })
    }

    /// Buffet hexes that are marked.
    #[must_use]
    pub fn hexes(self, seat: Seat, faces: &[Face]) -> Position {
        self.on(seat, |sheet, _| {
            for face in faces {
                sheet.hexes |= 1 << face.boats().ok_or(PositionError::WrongDice)? as u8;
            }
            Ok(())
        })
    }

    /// Salvage ticks that are used.
    #[must_use]
    pub fn salvaged(self, seat: Seat, ticks: u8) -> Position {
        self.on(seat, |sheet, _| {
            sheet.salvaged = ticks;
            Ok(())
        })
    }

    /// A captain card; it changes the score only.
    #[must_use]
    pub fn captain(mut self, seat: Seat, boats: Section) -> Position {
        if !self.game.cards.captains || self.game.material.captain(boats).is_none() {
            self.fail(PositionError::NotInThisGame);
        }
        self.on(seat, |sheet, _| {
            sheet.captain = Some(boats);
            Ok(())
        })
    }

    /// The open trophies.
    #[must_use]
    pub fn trophies(mut self, gold: Measure, silver: Measure) -> Position {
        let material = self.game.material;
        let known = material.gold.contains(&gold) && material.silver.iter().any(|card| card.counts == silver);
        if !self.game.cards.trophies || !known {
            self.fail(PositionError::NotInThisGame);
        }
        self.game.cards.gold = Some(gold);
        self.game.cards.silver = Some(silver);
        self
    }

    /// Where a token of the Captain stands (solo game).
    #[must_use]
    pub fn token(mut self, section: Section) -> Position {
        if !self.game.is_solo() {
            self.fail(PositionError::NotInThisGame);
        }
        self.game.tokens[section.group() as usize] = section;
        self
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(mut self, round: u8) -> Position {
        if round == 0 || round > self.game.rounds() {
            self.fail(PositionError::NoSuchRound(round));
        }
        self.game.round = round;
        self
    }

    /// Who has the first-player marker.
    #[must_use]
    pub fn first(mut self, seat: Seat) -> Position {
        if seat.0 >= self.game.seats {
            self.fail(PositionError::NoSuchSeat(seat));
        }
        self.game.first = seat;
        self.game.seat = seat;
        self
    }

    /// The dice of the boat phase are rolled; the first player is to pick.
    pub fn boat_phase(self, dice: &[Face]) -> Result<Fleet, PositionError> {
        self.rolled(dice, false)
    }

    /// The dice of the town phase are rolled; the first player is to pick.
    pub fn town_phase(self, dice: &[Face]) -> Result<Fleet, PositionError> {
        self.rolled(dice, true)
    }

    fn rolled(mut self, dice: &[Face], town: bool) -> Result<Fleet, PositionError> {
        let boat_dice = dice.iter().filter(|face| face.is_of_boat_die()).count();
        let expected = if town { 1 } else { dice.len() };
        if dice.len() != usize::from(self.game.dice()) || boat_dice != expected {
            self.fail(PositionError::WrongDice);
        }
        if let Some(why) = self.trouble {
            return Err(why);
        }
        self.game.town = town;
        self.game.pool = [0; FACES];
        self.game.enter(Stage::Roll);
        let mut ordered = dice.to_vec();
        ordered.sort_unstable_by_key(|face| face.is_of_boat_die());
        ordered.into_iter().for_each(|face| self.game.roll(face, &mut ()));
        Ok(self.game)
    }

    /// Income is taken, and the game goes on from there.
    pub fn income(mut self) -> Result<(Fleet, Vec<Event>), PositionError> {
        let mut events = Vec::new();
        if let Some(why) = self.trouble {
            return Err(why);
        }
        self.game.begin_income(&mut events);
        self.game.go_on(&mut events);
        Ok((self.game, events))
    }

    /// All boats fish, and the game goes on from there.
    pub fn fishing(mut self) -> Result<(Fleet, Vec<Event>), PositionError> {
        let mut events = Vec::new();
        if let Some(why) = self.trouble {
            return Err(why);
        }
        self.game.enter(Stage::Catch);
        self.game.fish(&mut events);
        self.game.go_on(&mut events);
        Ok((self.game, events))
    }

    /// The last round is over.
    pub fn over(mut self) -> Result<Fleet, PositionError> {
        self.game.round = self.game.rounds();
        self.game.stage = Stage::Over;
        self.game.ask = Ask::Nothing;
        self.trouble.map_or(Ok(self.game), Err)
    }
}
