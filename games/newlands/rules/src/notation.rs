//! Short forms of actions, outcomes and the things they name.

use std::fmt;

use tabletop::{Cursor, Notation, NotationError, Seat};

use crate::{
    action::{Action, Chance, Deed},
    material::{KEYS, PieceName, Terrain, Tile},
    place::{Place, Rotation, Sides},
};

impl Tile {
    /// Reads a tile's key.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Tile, NotationError> {
        cursor.one_of(&KEYS, "the key of a tile").map(|index| Tile(index as u8))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(KEYS.get(self.index()).copied().unwrap_or("no tile"))
    }
}

impl PieceName {
    /// Reads a piece's name.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<PieceName, NotationError> {
        let words = Terrain::ALL.map(Terrain::key);
        let terrain = Terrain::ALL[cursor.one_of(&words, "grassland, mountain or sea")?];
        let mut sides = Sides::NONE;
        if cursor.eat("-") {
            sides = Sides::read(cursor);
            if sides.is_empty() {
                return Err(cursor.expected("the letters of sides, such as ew"));
            }
        }
        Ok(PieceName::new(terrain, sides))
    }
}

impl fmt::Display for PieceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.terrain().key())?;
        if self.sides().is_empty() { Ok(()) } else { write!(f, "-{}", self.sides()) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.deed() {
            Deed::Lay { at, tile, rotation } => write!(f, "lay {tile}/{} {at}", rotation.quarters()),
            Deed::Discard { tile } => write!(f, "discard {tile}"),
            Deed::Deploy { at, piece } => write!(f, "deploy {at}-{piece}"),
            Deed::TakeBack { at } => write!(f, "take {at}"),
            Deed::Pass => f.write_str("pass"),
        }
    }
}

impl Notation for Action {
    fn parse(text: &str) -> Result<Action, NotationError> {
        let mut cursor = Cursor::new(text);
        let verbs = ["lay ", "discard ", "deploy ", "take ", "pass"];
        let action = match cursor.one_of(&verbs, "lay, discard, deploy, take or pass")? {
            0 => {
                let tile = Tile::read(&mut cursor)?;
                cursor.need("/", "a stroke and the number of quarter turns")?;
                let quarters = cursor.one_of(&["0", "1", "2", "3"], "0 to 3 quarter turns")?;
                cursor.need(" ", "a space and a place")?;
                Action::lay(Place::read(&mut cursor)?, tile, Rotation::ALL[quarters])
            }
            1 => Action::discard(Tile::read(&mut cursor)?),
            2 => {
                let at = Place::read(&mut cursor)?;
                cursor.need("-", "a hyphen and a region")?;
                Action::deploy(at, PieceName::read(&mut cursor)?)
            }
            3 => Action::take_back(Place::read(&mut cursor)?),
            _ => Action::PASS,
        };
        cursor.end().map(|()| action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Remove(tile) => write!(f, "remove {tile}"),
            Chance::Tile(tile) => write!(f, "tile {tile}"),
        }
    }
}

impl Notation for Chance {
    fn parse(text: &str) -> Result<Chance, NotationError> {
        let mut cursor = Cursor::new(text);
        let outcome = match cursor.one_of(&["first ", "remove ", "tile "], "first, remove or tile")? {
            0 => {
                let letters = ["a", "b", "c", "d", "e"];
                Chance::First(Seat(cursor.one_of(&letters, "a seat from a to e")? as u8))
            }
            1 => Chance::Remove(Tile::read(&mut cursor)?),
            _ => Chance::Tile(Tile::read(&mut cursor)?),
        };
        cursor.end().map(|()| outcome)
    }
}
