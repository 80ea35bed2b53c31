//! Where on the table a hex or a wisdom stone lies.

use std::fmt;

use grid::hex;
use tabletop::{Cursor, Notation, NotationError};

/// A cell of the table: axial coordinates from the first start hex, hexes standing on a corner.
///
/// Written like a compass course: rows north or south of the start hex, then columns east or west of it, odd rows
/// pushed half a hex to the east. `n0e0` is the start hex, `s1w1` its neighbour to the south-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Place {
    /// Grows eastwards.
    pub q: i8,
    /// Grows south-eastwards.
    pub r: i8,
}

/// No game reaches farther from the start hex: a hex needs two neighbours, so 67 hexes span 34 rows at most.
const REACH: i32 = 60;

impl Place {
    /// The cell at axial coordinates.
    pub const fn new(q: i8, r: i8) -> Place {
        Place { q, r }
    }

    /// The neighbour over `side` (0 north-east, then clockwise).
    #[inline]
    #[must_use]
    pub const fn over(self, side: usize) -> Place {
        let (q, r) = hex::STEPS[side];
        Place { q: self.q + q, r: self.r + r }
    }

    /// The six neighbours by rows from north to south, each row from west to east.
    pub fn neighbours(self) -> [Place; hex::SIDES] {
        hex::READING_ORDER.map(|side| self.over(side))
    }

    /// The side of this cell that touches `other`, if they are neighbours.
    pub fn side_towards(self, other: Place) -> Option<usize> {
        (0..hex::SIDES).find(|&side| self.over(side) == other)
    }

    /// How many steps away `other` lies.
    pub fn distance(self, other: Place) -> u32 {
        hex::length(i32::from(other.q) - i32::from(self.q), i32::from(other.r) - i32::from(self.r))
    }

    /// Rows north (negative) or south of the start hex.
    pub fn row(self) -> i32 {
        self.r.into()
    }

    /// Columns west (negative) or east of the start hex.
    pub fn column(self) -> i32 {
        hex::column(self.q.into(), self.r.into())
    }

    /// The form for people: `N0 E1`.
    pub fn label(self) -> String {
        let short = self.to_string().to_ascii_uppercase();
        let second = short.rfind(['E', 'W']).expect("a place names east or west");
        format!("{} {}", &short[..second], &short[second..])
    }

    /// Fourteen bits that order places by rows from north to south, each row from west to east.
    #[inline(always)]
    pub(crate) const fn key(self) -> u16 {
        ((self.r as i16 + 64) as u16) << 7 | (self.q as i16 + 64) as u16
    }

    /// The place of a key.
    #[inline(always)]
    pub(crate) const fn from_key(key: u16) -> Place {
        Place { q: (key & 127) as i8 - 64, r: (key >> 7 & 127) as i8 - 64 }
    }

    /// Can a game reach this cell?
    pub fn is_in_reach(self) -> bool {
        i32::from(self.q).abs() <= REACH && i32::from(self.r).abs() <= REACH
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Place, NotationError> {
        const EXPECTED: &str = "a place such as n0e1 or s2w1";
        let start = cursor.clone();
        let mut number = |ahead: &str, back: &str| {
            let sign = if cursor.eat(ahead) {
                1
            } else {
                cursor.need(back, EXPECTED)?;
                -1
            };
            let value = cursor.number(EXPECTED)?;
            // `n0` and `e0` are the only forms of zero.
            let canonical = value >= 0 && (value > 0 || sign > 0) && value <= 2 * REACH;
            if canonical { Ok(sign * value) } else { Err(start.expected(EXPECTED)) }
        };
        let row = -number("n", "s")?;
        let column = number("e", "w")?;
        let q = hex::q_of_column(column, row);
        let place = i8::try_from(q).ok().zip(i8::try_from(row).ok()).map(|(q, r)| Place { q, r });
        place.filter(|place| place.is_in_reach()).ok_or(start.expected("a place within 60 rows of the start"))
    }
}

impl Ord for Place {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.r, self.q).cmp(&(other.r, other.q))
    }
}

impl PartialOrd for Place {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (self.row(), self.column());
        let (ns, ew) = (if row <= 0 { 'n' } else { 's' }, if column >= 0 { 'e' } else { 'w' });
        write!(f, "{ns}{}{ew}{}", row.abs(), column.abs())
    }
}

impl Notation for Place {
    fn parse(text: &str) -> Result<Place, NotationError> {
        let mut cursor = Cursor::new(text);
        let place = Place::read(&mut cursor)?;
        cursor.end()?;
        Ok(place)
    }
}
