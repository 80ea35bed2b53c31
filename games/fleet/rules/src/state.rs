//! What lies on the table.
//!
//! Half-played effects are data. They never lie deeper than this, so the stack of them is a handful of fields: the
//! phase and whose turn in it (`stage`, `turns`); the die in use with the boat marks and stars it still owes (`die`,
//! `marks_left`, `stars_after`, `coins_after`); the stars earned (`Sheet::stars`: they are equal rights, so a number
//! is a queue, R-U1); the catch that is going on (`oysters`, `purse`); and the one question asked now (`ask`). Which way a
//! chain has come so far is kept too (`chain`), for those who look on: no rule asks.

use tabletop::{Seat, Setup as _, Shared, Turn};

use crate::{
    Face, Group, Material, Measure, Section, Setup,
    chain::Chain,
    section::{BOAT_FACES, FACES},
    sheet::Sheet,
};

/// Most players.
pub(crate) const PLAYERS: usize = 4;

/// The game of Fleet: The Dice Game, from the lot for the first player to the last town phase; alone against the
/// Captain if one seat plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fleet {
    pub(crate) material: Shared<Material>,
    pub(crate) sheets: [Sheet; PLAYERS],
    /// Dice on the table that nobody has taken, by face.
    pub(crate) pool: [u8; FACES],
    /// The die that each seat picked in this phase; alone, the Captain's stands second.
    pub(crate) taken: [Option<Face>; PLAYERS],
    pub(crate) stage: Stage,
    /// Is it the town phase's roll, pick or share?
    pub(crate) town: bool,
    pub(crate) ask: Ask,
    /// Whose turn it is, also while luck decides for that turn.
    pub(crate) seat: Seat,
    pub(crate) first: Seat,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    /// Seats, or dice, that are done in this stage.
    pub(crate) turns: u8,
    /// The die in use.
    pub(crate) die: Die,
    /// Boat marks that a shrimp die still makes.
    pub(crate) marks_left: u8,
    /// Stars that follow once nothing else is pending.
    pub(crate) stars_after: u8,
    /// Coins that follow after those stars.
    pub(crate) coins_after: u8,
    /// Marks of the start that are still to be made.
    pub(crate) start_left: u8,
    /// Oyster boats whose second fish is still to be decided, as bits.
    pub(crate) oysters: u8,
    /// Coins taken instead of fish in this catch.
    pub(crate) purse: u8,
    /// Crab bonuses nobody has chosen, as bits by what they count.
    pub(crate) bonuses: u8,
    /// Buildings that the player has marked while using the last die, as bits (solo game).
    pub(crate) built_on: u32,
    /// The Captain's tokens by group.
    pub(crate) tokens: [Section; 3],
    pub(crate) cards: Cards,
    /// The effects of this turn so far.
    pub(crate) chain: Chain,
}

/// The optional cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    pub captains: bool,
    pub trophies: bool,
    pub gold: Option<Measure>,
    pub silver: Option<Measure>,
    /// Seats that have won the silver trophy, as bits.
    pub silver_won: u8,
    /// It was won in an earlier step.
    pub silver_gone: bool,
}

/// A die in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Die {
    pub face: Face,
    /// Picked by the player; else it is the last die, which everybody uses.
    pub picked: bool,
    pub rerolled: bool,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Stage {
    /// Luck: who gets the first-player marker.
    First,
    /// Luck: the gold trophy.
    Gold,
    /// Luck: the silver trophy.
    Silver,
    /// Luck: the start roll or the captain card of each player, with its marks.
    Start,
    /// Luck: the dice of the boat or town phase.
    Roll,
    /// The players pick dice.
    Pick,
    /// Everybody uses the last die.
    Share,
    Income,
    /// All boats fish.
    Catch,
    /// Stars earned while fishing.
    AfterCatch,
    /// Swordfish licences.
    Swordfish,
    /// The game is over.
    Over,
}

/// What the seat whose turn it is has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Ask {
    /// Nothing: luck is next, or all is over.
    Nothing,
    /// Luck: the die rolled again in the casino.
    Reroll,
    /// Which die to take.
    Take,
    /// How to use the die.
    Use,
    /// Where the second boat of a shrimp die goes.
    Again,
    /// Which box a star marks.
    Star,
    /// Boat or licence of this section.
    Choice(Section),
    /// Which crab bonus.
    Bonus,
    /// Second fish or coin, for the next oyster boat.
    Oyster,
}

impl Fleet {
    pub(crate) fn set_up(setup: &Setup, material: &'static Material) -> Fleet {
        let mut game = Fleet {
            material: Shared(material),
            sheets: [Sheet::BLANK; PLAYERS],
            pool: [0; FACES],
            taken: [None; PLAYERS],
            stage: Stage::First,
            town: false,
            ask: Ask::Nothing,
            seat: Seat(0),
            first: Seat(0),
            seats: setup.seats(),
            round: 0,
            turns: 0,
            die: Die { face: Face::Shrimp, picked: false, rerolled: false },
            marks_left: 0,
            stars_after: 0,
            coins_after: 0,
            start_left: 0,
            oysters: 0,
            purse: 0,
            bonuses: material.crab_choices,
            built_on: 0,
            tokens: [Section::Shrimp, Section::Crab, Section::Casino],
            cards: Cards {
                captains: setup.captains(),
                trophies: setup.trophies(),
                gold: None,
                silver: None,
                silver_won: 0,
                silver_gone: false,
            },
            chain: Chain::NONE,
        };
        if let Some(first) = setup.first() {
            game.give_marker(first);
        }
        game
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seats that play.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Alone against the Captain?
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// Rounds of this game.
    pub(crate) fn rounds(&self) -> u8 {
        if self.is_solo() { self.material.solo_rounds } else { self.material.rounds }
    }

    /// Dice of each pool: one more than players, alone as for two.
    #[inline]
    pub(crate) fn dice(&self) -> u8 {
        self.seats.max(2) + 1
    }

    /// The sheet of the seat whose turn it is.
    #[inline]
    pub(crate) fn sheet(&self) -> &Sheet {
        &self.sheets[self.seat.index() % PLAYERS]
    }

    #[inline]
    pub(crate) fn sheet_mut(&mut self) -> &mut Sheet {
        &mut self.sheets[self.seat.index() % PLAYERS]
    }

    pub(crate) fn token(&self, group: Group) -> Section {
        self.tokens[group as usize]
    }

    /// Is the die that luck rolls now a boat die?
    #[inline]
    pub(crate) fn rolls_boat_die(&self) -> bool {
        if self.ask == Ask::Reroll {
            return (self.die.face as usize) < BOAT_FACES;
        }
        // The boat die of the town pool is rolled last.
        !self.town || self.turns + 1 == self.dice()
    }

    /// What the table waits for.
    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.ask {
            Ask::Nothing if self.stage == Stage::Over => Turn::Over,
            Ask::Nothing | Ask::Reroll => Turn::Chance,
            _ => Turn::seat(self.seat),
        }
    }
}
