//! ПОДГОТОВКА К ИГРЕ: what players agree on, and the cards they agree to leave out.
//!
//! `4p deck=cod mixed` — seats and options; in a series of games the text also holds what the next game must know:
//! `1p campaign=2 without=fish-stand,yard aside=yard` (cards that do not take part, and those of them that come back in
//! the third game) and `2p double=2 first=b without=…`.

use std::{fmt, str::FromStr};

use tabletop::{Choices, Opt, OptKind, Seat, SetupError};

use crate::{
    card::{A_BITS, B_BITS, C_BITS, Card, CardSet, DECK_KEYS, cards},
    state::{Agreed, NOBODY},
};

/// What can be chosen besides the number of players, as the games of a series write it.
const OPTIONS: &[Opt] = &options(&["off", "1", "2", "3"], &["off", "1", "2"]);

/// What can be chosen for a new table: a series begins with its first game.
pub(crate) const OFFERED: &[Opt] = &options(&["off", "1"], &["off", "1"]);

const fn options(campaign: &'static [&'static str], double: &'static [&'static str]) -> [Opt; 5] {
    [
        Opt { key: "deck", kind: OptKind::One(&["herring", "mackerel", "cod"]) },
        Opt { key: "mixed", kind: OptKind::Switch },
        Opt { key: "hard", kind: OptKind::Switch },
        Opt { key: "campaign", kind: OptKind::One(campaign) },
        Opt { key: "double", kind: OptKind::One(double) },
    ]
}

/// What is said of a later game of a series without the game before it.
const AFTER_ANOTHER: (&str, &str) = (
    "nusfjord-setup-without",
    "later games of a series begin with what the game before left; start with the first",
);

/// A valid agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    choices: Choices,
    /// Cards that left the game before it began.
    without: CardSet,
    /// Of these, the ones that the first game of a campaign put aside for the third.
    aside: CardSet,
    /// The agreed first player of the second game of a double match.
    first: Option<Seat>,
}

impl Setup {
    /// The deck from which later cards come, 0 for herring.
    pub fn deck(&self) -> usize {
        self.choices.one("deck")
    }

    /// СМЕШИВАНИЕ КОЛОД: the first buildings come from all three decks.
    pub fn mixed(&self) -> bool {
        self.choices.is_on("mixed")
    }

    /// УСЛОЖНЁННЫЙ ВАРИАНТ of the solo game.
    pub fn hard(&self) -> bool {
        self.choices.is_on("hard")
    }

    /// Which game of a campaign it is, 0 if none.
    pub fn campaign(&self) -> u8 {
        self.choices.one("campaign") as u8
    }

    /// Which game of a double match it is, 0 if none.
    pub fn double(&self) -> u8 {
        self.choices.one("double") as u8
    }

    /// Cards that left the game before it began.
    pub fn without(&self) -> CardSet {
        self.without
    }

    /// Of these, the ones that the first game of a campaign put aside for the third.
    pub fn aside(&self) -> CardSet {
        self.aside
    }

    /// The first player of round 1, where it is agreed and not drawn.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    pub(crate) fn agreed(&self) -> Agreed {
        Agreed {
            seats: self.choices.seats(),
            deck: self.deck() as u8,
            mixed: self.mixed(),
            hard: self.hard(),
            first: if self.choices.seats() == 1 { 0 } else { self.first.map_or(NOBODY, |seat| seat.0) },
        }
    }

    fn check(&self) -> Result<(), SetupError> {
        let clash = |wrong: bool, id: &'static str, why: &'static str| {
            if wrong { Err(SetupError::Clash { id, why }) } else { Ok(()) }
        };
        let seats = self.choices.seats();
        let series = self.campaign() > 0 || self.double() > 0;
        clash(self.hard() && seats != 1, "nusfjord-setup-hard", "the hard game is a solo game")?;
        clash(self.campaign() > 0 && seats != 1, "nusfjord-setup-campaign", "the campaign is a solo game")?;
        clash(self.double() > 0 && seats != 2, "nusfjord-setup-double", "a double match is played by two")?;
        clash(series && self.mixed(), "nusfjord-setup-series", "a series of games is played with one deck")?;
        let (used, used_a, used_b, used_c) = self.left_out();
        let later = self.is_later();
        let whole_halves = used_a == 9 && used_b == 6;
        let deck = self.deck();
        let aside_fits = self.aside[deck] & !(self.without[deck] & (A_BITS | B_BITS)) == 0;
        let fits = match (self.campaign(), self.double()) {
            (2, _) => whole_halves && aside_fits,
            (3, _) => true,
            (_, 2) => whole_halves && used_c == 0 && self.first.is_some(),
            _ => true,
        };
        clash(
            later && !fits
                || !later && used > 0
                || self.double() != 2 && self.first.is_some()
                || self.campaign() != 2 && self.aside != [0; 3],
            AFTER_ANOTHER.0,
            AFTER_ANOTHER.1,
        )
    }

    /// Is it a game of a series that follows another one?
    fn is_later(&self) -> bool {
        self.campaign() > 1 || self.double() > 1
    }

    /// Cards left out: all, and of the deck by letter; a card of another deck spoils the sum.
    fn left_out(&self) -> (u32, u32, u32, u32) {
        let own = self.without[self.deck()];
        let count = |bits: u64| (own & bits).count_ones();
        let all = cards(self.without).count() as u32;
        (all, count(A_BITS), count(B_BITS), count(C_BITS))
    }

    /// The first game of a series of the same kind.
    pub(crate) fn first_again(&self) -> Setup {
        let series = if self.campaign() > 0 { "campaign" } else { "double" };
        let hard = if self.hard() { " hard" } else { "" };
        let text = format!("{}p deck={}{hard} {series}=1", self.choices.seats(), DECK_KEYS[self.deck()]);
        let choices = Choices::parse(&text, &(1..=5), OPTIONS).expect("a series begins with valid options");
        Setup { choices, without: [0; 3], aside: [0; 3], first: None }
    }

    /// The same agreement for the next game of a series.
    pub(crate) fn following(&self, without: CardSet, aside: CardSet, first: Option<Seat>) -> Setup {
        let next =
            |key: &str, number: u8| if number > 0 { format!(" {key}={}", number + 1) } else { String::new() };
        let mut text = format!("{}p deck={}", self.choices.seats(), DECK_KEYS[self.deck()]);
        if self.hard() {
            text.push_str(" hard");
        }
        text += &next("campaign", self.campaign());
        text += &next("double", self.double());
        let choices = Choices::parse(&text, &(1..=5), OPTIONS).expect("a series goes on with valid options");
        Setup { choices, without, aside, first }
    }

    /// Whether a new table may begin with it: a later game goes on from the one before.
    pub fn begins(&self) -> Result<(), SetupError> {
        let (id, why) = AFTER_ANOTHER;
        if self.is_later() { Err(SetupError::Clash { id, why }) } else { Ok(()) }
    }
}

impl tabletop::Setup for Setup {
    fn seats(&self) -> u8 {
        self.choices.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.choices)?;
        if let Some(seat) = self.first {
            write!(f, " first={seat}")?;
        }
        for (word, set) in [("without", self.without), ("aside", self.aside)] {
            let keys: Vec<_> = cards(set).map(Card::key).collect();
            if !keys.is_empty() {
                write!(f, " {word}={}", keys.join(","))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let (mut rest, mut without, mut aside, mut first) = (Vec::new(), None, None, None);
        for word in text.split_whitespace() {
            if let Some(keys) = word.strip_prefix("without=") {
                if without.replace(card_set(keys)?).is_some() {
                    return Err(SetupError::Twice { key: "without".into() });
                }
            } else if let Some(keys) = word.strip_prefix("aside=") {
                if aside.replace(card_set(keys)?).is_some() {
                    return Err(SetupError::Twice { key: "aside".into() });
                }
            } else if let Some(letter) = word.strip_prefix("first=") {
                let seat = match letter {
                    "a" => Seat(0),
                    "b" => Seat(1),
                    _ => return Err(unknown("first", letter, "first=a|b")),
                };
                if first.replace(seat).is_some() {
                    return Err(SetupError::Twice { key: "first".into() });
                }
            } else {
                rest.push(word);
            }
        }
        let choices = Choices::parse(&rest.join(" "), &(1..=5), OPTIONS)?;
        let (without, aside) = (without.unwrap_or_default(), aside.unwrap_or_default());
        let setup = Setup { choices, without, aside, first };
        let foreign = cards(setup.without).chain(cards(setup.aside)).find(|card| card.deck() != setup.deck());
        if let Some(card) = foreign {
            return Err(unknown("without", card.key(), "without= and buildings of the deck in play"));
        }
        setup.check()?;
        Ok(setup)
    }
}

fn unknown(key: &str, value: &str, allowed: &str) -> SetupError {
    SetupError::UnknownValue { key: key.into(), value: value.into(), allowed: allowed.into() }
}

fn card_set(keys: &str) -> Result<CardSet, SetupError> {
    let mut set = [0; 3];
    for key in keys.split(',') {
        let card =
            Card::from_key(key).ok_or_else(|| unknown("without", key, "without= and keys of buildings"))?;
        set[card.deck()] |= card.bit();
    }
    Ok(set)
}
