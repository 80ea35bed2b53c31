//! Ready-made types for what a game does not have, or has only in its simplest form.

use std::{fmt, str::FromStr};

use crate::{
    Choices, Cursor, Event, Material, MaterialError, MaterialFile, Message, Notation, NotationError, Say,
    Seat, Setup, SetupError, Viewer,
};

/// The outcomes of a game without luck: none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoChance {}

impl fmt::Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Notation for NoChance {
    fn parse(text: &str) -> Result<NoChance, NotationError> {
        Err(Cursor::new(text).expected("nothing: this game has no luck"))
    }
}

/// The events of a game that tells nothing beside the actions themselves: none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum NoEvent {}

impl Say for NoEvent {
    fn say(&self) -> Message {
        match *self {}
    }
}

impl Event for NoEvent {
    fn seen_by(&self, _: Viewer) -> Option<NoEvent> {
        match *self {}
    }

    fn actor(&self) -> Option<Seat> {
        match *self {}
    }
}

/// The material of a game without component data.
pub type NoMaterial = ();

impl Material for NoMaterial {
    fn load(_: &[MaterialFile<'_>]) -> Result<NoMaterial, MaterialError> {
        Ok(())
    }
}

/// The setup of a game without options: `LEAST` to `MOST` players, written `2p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players<const LEAST: u8, const MOST: u8>(u8);

impl<const LEAST: u8, const MOST: u8> FromStr for Players<LEAST, MOST> {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        Choices::parse(text, &(LEAST..=MOST), &[]).map(|choices| Players(choices.seats()))
    }
}

impl<const LEAST: u8, const MOST: u8> fmt::Display for Players<LEAST, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}p", self.0)
    }
}

impl<const LEAST: u8, const MOST: u8> Setup for Players<LEAST, MOST> {
    fn seats(&self) -> u8 {
        self.0
    }
}

/// An action or outcome that is nothing but a number: `3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Number(pub u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Notation for Number {
    fn parse(text: &str) -> Result<Number, NotationError> {
        let mut cursor = Cursor::new(text);
        let number = cursor.number("a number from 0 to 255")?;
        cursor.end()?;
        let small = u8::try_from(number).map(Number);
        small.map_err(|_| Cursor::new(text).expected("a number from 0 to 255"))
    }
}

/// A refusal or a reason for points that is nothing but a message: for games that have one of them, or where it does not
/// matter which of several refusals is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Said(pub &'static str);

impl Say for Said {
    fn say(&self) -> Message {
        Message::new(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_types_read_what_they_write_and_nothing_else() {
        assert_eq!(Number::parse("12"), Ok(Number(12)));
        for wrong in ["", "-1", "256", "01", "1 ", "x"] {
            assert!(Number::parse(wrong).is_err(), "{wrong:?}");
        }
        assert!(NoChance::parse("").is_err() && NoChance::parse("1").is_err());
        let three: Players<2, 4> = "3p".parse().expect("three may play");
        assert_eq!((three.to_string().as_str(), three.seats()), ("3p", 3));
        assert_eq!("".parse::<Players<2, 4>>().map(|fewest| fewest.seats()), Ok(2));
        for wrong in ["1p", "5p", "2p fast", "two"] {
            assert!(wrong.parse::<Players<2, 4>>().is_err(), "{wrong}");
        }
    }
}
