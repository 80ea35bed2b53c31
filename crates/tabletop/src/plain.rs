//! Ready-made types for what a game does not have.

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
