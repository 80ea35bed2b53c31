//! Squares of the table, sides, and quarter turns.

use std::fmt;

use grid::square;
use tabletop::{Cursor, NotationError};

/// A square of the table. Written like a bearing from the start tile: `n2e1` lies two rows north and one column east of
/// it, and the start tile itself lies on `n0e0`. Places are ordered as one reads: by rows from the north, each from the
/// west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(i16);

/// The farthest row or column that notation names; the farthest that 84 tiles reach is 84.
const HORIZON: i32 = 99;

impl Place {
    /// The square of the start tile.
    pub const START: Place = Place::new(0, 0);

    /// The square `x` columns east and `y` rows south of the start tile.
    #[inline]
    pub const fn new(x: i8, y: i8) -> Place {
        Place::from_key(square::key(x, y))
    }

    /// Columns east of the start tile.
    #[inline]
    pub const fn x(self) -> i8 {
        square::coordinates(self.key()).0
    }

    /// Rows south of the start tile.
    #[inline]
    pub const fn y(self) -> i8 {
        square::coordinates(self.key()).1
    }

    /// The neighbouring square over `side`. Beyond the edge of the world it is some square no tile can reach.
    #[inline]
    pub const fn over(self, side: Side) -> Place {
        Place::from_key(self.key().wrapping_add(square::KEY_STEPS[side as usize]))
    }

    #[inline(always)]
    pub(crate) const fn key(self) -> i16 {
        self.0
    }

    #[inline(always)]
    pub(crate) const fn from_key(key: i16) -> Place {
        Place(key)
    }

    /// The place as people read it: `N2 E1`.
    pub fn label(self) -> String {
        let (north, row, east, column) = self.bearing();
        format!("{}{row} {}{column}", if north { 'N' } else { 'S' }, if east { 'E' } else { 'W' })
    }

    fn bearing(self) -> (bool, u8, bool, u8) {
        (self.y() <= 0, self.y().unsigned_abs(), self.x() >= 0, self.x().unsigned_abs())
    }

    /// Reads a place.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Place, NotationError> {
        const EXPECTED: &str = "a place such as n2e1";
        let mut axis = |words: [&str; 2], zero: usize| {
            let start = cursor.clone();
            let word = cursor.one_of(&words, EXPECTED)?;
            let steps = cursor.number(EXPECTED)?;
            // `s0` and `w0` are other names for `n0` and `e0`; every place has one name.
            if !(0..=HORIZON).contains(&steps) || steps == 0 && word != zero {
                return Err(start.expected(EXPECTED));
            }
            Ok(if word == 0 { -steps as i8 } else { steps as i8 })
        };
        let y = axis(["n", "s"], 0)?;
        let x = axis(["w", "e"], 1)?;
        Ok(Place::new(x, y))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (north, row, east, column) = self.bearing();
        write!(f, "{}{row}{}{column}", if north { 'n' } else { 's' }, if east { 'e' } else { 'w' })
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A side of a tile as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; square::SIDES] = [Side::North, Side::East, Side::South, Side::West];

    /// The side by which the neighbour over this side touches back.
    pub const fn facing(self) -> Side {
        Side::ALL[square::facing(self as usize)]
    }

    /// Where this side comes to lie.
    pub const fn turned(self, by: Rotation) -> Side {
        Side::ALL[square::turned(self as usize, by as usize)]
    }
}

const SIDE_LETTERS: [&str; square::SIDES] = ["n", "e", "s", "w"];

/// A set of sides, written as their letters: `new` for all but the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides(u8);

impl Sides {
    /// No side: the region does not leave its tile.
    pub const NONE: Sides = Sides(0);

    pub(crate) const fn from_bits(bits: u8) -> Sides {
        Sides(bits & 0b1111)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// This set and `side`.
    #[must_use]
    pub const fn with(self, side: Side) -> Sides {
        Sides(self.0 | 1 << side as u8)
    }

    /// Is `side` in the set?
    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// How many sides are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is no side in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Where the sides come to lie.
    #[must_use]
    pub const fn turned(self, by: Rotation) -> Sides {
        Sides(square::turned_set(self.0, by as usize))
    }

    /// The sides, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }

    /// Reads side letters in clockwise order, each at most once; there may be none.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Sides {
        Side::ALL.into_iter().fold(Sides::NONE, |sides, side| {
            if cursor.eat(SIDE_LETTERS[side as usize]) { sides.with(side) } else { sides }
        })
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| f.write_str(SIDE_LETTERS[side as usize]))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Sides {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How far a tile is turned clockwise from the way the material describes it. Tiles are never flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rotation {
    /// As described.
    R0,
    /// A quarter turn.
    R1,
    /// Half a turn.
    R2,
    /// Three quarters.
    R3,
}

impl Rotation {
    /// All four.
    pub const ALL: [Rotation; 4] = [Rotation::R0, Rotation::R1, Rotation::R2, Rotation::R3];

    /// The number of quarter turns.
    pub const fn quarters(self) -> u8 {
        self as u8
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Rotation {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.quarters())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Place> {
        let mut cursor = Cursor::new(text);
        let place = Place::read(&mut cursor).ok()?;
        cursor.end().ok().map(|()| place)
    }

    #[test]
    fn places_are_bearings_from_the_start_tile() {
        assert_eq!(Place::START.to_string(), "n0e0");
        assert_eq!(Place::new(1, -2).to_string(), "n2e1");
        assert_eq!(Place::new(-3, 4).to_string(), "s4w3");
        assert_eq!(Place::new(-3, 4).label(), "S4 W3");
        assert_eq!(Place::START.over(Side::North).to_string(), "n1e0");
        assert_eq!(Place::START.over(Side::West).to_string(), "n0w1");
    }

    #[test]
    fn every_place_has_one_name() {
        for x in -99..=99 {
            for y in -99..=99 {
                let place = Place::new(x, y);
                assert_eq!(read(&place.to_string()), Some(place));
            }
        }
        for wrong in ["", "n", "n1", "e1n1", "s0e0", "n0w0", "n01e1", "n100e0", "n-1e0", "n1e1 ", "N1E1"] {
            assert_eq!(read(wrong), None, "`{wrong}`");
        }
    }
}
