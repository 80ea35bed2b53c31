//! Terrain, and the six corners it lies on.
//!
//! A hex is described by the terrain of its corners, clockwise from north. No hex shows mountain beside sea, and none
//! is all sea; so there are 198 ways six corners can lie, 38 if turned hexes count as one.

use std::{fmt, str::FromStr};

use grid::hex::{self, SIDES};
use tabletop::{Cursor, NotationError};

/// What a corner of a hex shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Terrain {
    /// Land to settle.
    Plain,
    /// Land that parts plains.
    Mountain,
    /// Water.
    Sea,
}

impl Terrain {
    /// The message that names it.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Plain => "fjords-terrain-plain",
            Terrain::Mountain => "fjords-terrain-mountain",
            Terrain::Sea => "fjords-terrain-sea",
        }
    }

    /// The letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Terrain::Plain => 'p',
            Terrain::Mountain => 'm',
            Terrain::Sea => 's',
        }
    }

    /// Reads a letter, of either case.
    pub fn from_letter(letter: char) -> Option<Terrain> {
        [Terrain::Plain, Terrain::Mountain, Terrain::Sea]
            .into_iter()
            .find(|terrain| terrain.letter() == letter.to_ascii_lowercase())
    }

    /// Two bits for patterns; 0 is a corner that nobody knows yet.
    pub(crate) const fn bits(self) -> u16 {
        self as u16 + 1
    }
}

/// How many ways six corners can lie.
pub(crate) const WAYS: usize = 198;
/// How many hexes there are if turned hexes count as one.
pub(crate) const SHAPES: usize = 38;

/// Six corners as they lie. The values are ordered shape by shape, the turns of a shape one after the other, so that
/// the legal turns of one hex stand together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corners(u8);

/// What is known of the corners of a cell: two bits each, north lowest, 0 for unknown.
pub(crate) type Pattern = u16;

struct Tables {
    terrain: [[Terrain; SIDES]; WAYS],
    shape: [u8; WAYS],
    /// The first of each shape's ways.
    first: [u8; SHAPES],
    /// In how many ways each shape lies.
    turns: [u8; SHAPES],
    pattern: [Pattern; WAYS],
    /// What the neighbour over each side learns of its own corners.
    spread: [[Pattern; SIDES]; WAYS],
    /// The sides that show plain, as bits.
    plain_sides: [u8; WAYS],
    /// By terrain: the corners that show it, as bits.
    masks: [[u8; 3]; WAYS],
    /// By corner: the corners of the same terrain that hang together with it along the rim, as bits.
    runs: [[u8; SIDES]; WAYS],
}

/// Letters in the order m, p, s, in which the smallest turn of a hex is its name.
const ALPHABET: [Terrain; 3] = [Terrain::Mountain, Terrain::Plain, Terrain::Sea];

const fn turned(corners: [Terrain; SIDES], turns: usize) -> [Terrain; SIDES] {
    let mut turned = corners;
    let mut corner = 0;
    while corner < SIDES {
        turned[(corner + turns) % SIDES] = corners[corner];
        corner += 1;
    }
    turned
}

/// The place of a corner pattern in the dictionary.
const fn rank(corners: [Terrain; SIDES]) -> u32 {
    let (mut rank, mut corner) = (0, 0);
    while corner < SIDES {
        rank = rank * 3
            + match corners[corner] {
                Terrain::Mountain => 0,
                Terrain::Plain => 1,
                Terrain::Sea => 2,
            };
        corner += 1;
    }
    rank
}

const fn is_lawful(corners: [Terrain; SIDES]) -> bool {
    let (mut corner, mut seas) = (0, 0);
    while corner < SIDES {
        let (here, next) = (corners[corner], corners[(corner + 1) % SIDES]);
        if matches!((here, next), (Terrain::Mountain, Terrain::Sea) | (Terrain::Sea, Terrain::Mountain)) {
            return false;
        }
        seas += (here as u8 == Terrain::Sea as u8) as usize;
        corner += 1;
    }
    seas < SIDES
}

/// The corners that hang together with this one, as bits.
const fn run(corners: [Terrain; SIDES], corner: usize) -> u8 {
    let mut run = 1 << corner;
    let mut step = 1;
    while step < SIDES {
        // Forwards and backwards, as long as the terrain stays the same.
        let (ahead, behind) = ((corner + step) % SIDES, (corner + SIDES - step) % SIDES);
        if run >> ((ahead + SIDES - 1) % SIDES) & 1 == 1 && corners[ahead] as u8 == corners[corner] as u8 {
            run |= 1 << ahead;
        }
        if run >> ((behind + 1) % SIDES) & 1 == 1 && corners[behind] as u8 == corners[corner] as u8 {
            run |= 1 << behind;
        }
        step += 1;
    }
    run
}

const fn fill(tables: &mut Tables, way: usize, corners: [Terrain; SIDES]) {
    tables.terrain[way] = corners;
    let mut corner = 0;
    while corner < SIDES {
        tables.pattern[way] |= corners[corner].bits() << (2 * corner);
        tables.masks[way][corners[corner] as usize] |= 1 << corner;
        tables.runs[way][corner] = run(corners, corner);
        corner += 1;
    }
    let mut side = 0;
    while side < SIDES {
        let ([a, b], [their_a, their_b]) = (hex::corners(side), hex::corners_across(side));
        tables.spread[way][side] = corners[a].bits() << (2 * their_a) | corners[b].bits() << (2 * their_b);
        if matches!(corners[a], Terrain::Plain) || matches!(corners[b], Terrain::Plain) {
            tables.plain_sides[way] |= 1 << side;
        }
        side += 1;
    }
}

static TABLES: Tables = {
    let mut tables = Tables {
        terrain: [[Terrain::Plain; SIDES]; WAYS],
        shape: [0; WAYS],
        first: [0; SHAPES],
        turns: [0; SHAPES],
        pattern: [0; WAYS],
        spread: [[0; SIDES]; WAYS],
        plain_sides: [0; WAYS],
        masks: [[0; 3]; WAYS],
        runs: [[0; SIDES]; WAYS],
    };
    let (mut way, mut shape, mut word) = (0, 0, 0);
    while word < 729 {
        let (mut corners, mut rest, mut corner) = ([Terrain::Plain; SIDES], word, SIDES);
        while corner > 0 {
            corner -= 1;
            corners[corner] = ALPHABET[rest % 3];
            rest /= 3;
        }
        let (mut turns, mut smallest) = (1, true);
        while turns < SIDES && rank(turned(corners, turns)) != rank(corners) {
            smallest &= rank(turned(corners, turns)) > rank(corners);
            turns += 1;
        }
        if smallest && is_lawful(corners) {
            tables.first[shape] = way as u8;
            tables.turns[shape] = turns as u8;
            let mut turn = 0;
            while turn < turns {
                tables.shape[way] = shape as u8;
                fill(&mut tables, way, turned(corners, turn));
                way += 1;
                turn += 1;
            }
            shape += 1;
        }
        word += 1;
    }
    assert!(way == WAYS && shape == SHAPES);
    tables
};

impl Corners {
    /// Six corners clockwise from north, if a hex may show them.
    pub fn new(terrain: [Terrain; SIDES]) -> Option<Corners> {
        Corners::all().find(|corners| corners.terrain() == terrain)
    }

    /// Every way in ascending order.
    pub fn all() -> impl Iterator<Item = Corners> {
        (0..WAYS as u8).map(Corners)
    }

    /// Clockwise from north.
    pub fn terrain(self) -> [Terrain; SIDES] {
        TABLES.terrain[self.index()]
    }

    /// The same hex turned clockwise by sixths.
    #[must_use]
    pub fn turned(self, sixths: usize) -> Corners {
        let shape = self.shape() as usize;
        let (first, turns) = (TABLES.first[shape], TABLES.turns[shape]);
        Corners(first + ((usize::from(self.0 - first) + sixths) % usize::from(turns)) as u8)
    }

    /// How the hex lies when its letters come first in the dictionary; its name.
    #[must_use]
    pub fn name(self) -> Corners {
        Corners(TABLES.first[self.shape() as usize])
    }

    /// In how many ways the hex can lie.
    pub fn turns(self) -> usize {
        TABLES.turns[self.shape() as usize].into()
    }

    /// Does it show any of this terrain?
    pub fn shows(self, terrain: Terrain) -> bool {
        self.terrain().contains(&terrain)
    }

    /// Does `side` show plain, on one half at least?
    #[inline]
    pub fn is_plain(self, side: usize) -> bool {
        self.plain_sides() >> side & 1 == 1
    }

    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the hex if turned hexes count as one.
    #[inline]
    pub(crate) fn shape(self) -> u8 {
        TABLES.shape[self.index()]
    }

    /// The corners of a number below [`WAYS`].
    #[inline]
    pub(crate) fn from_index(index: u8) -> Corners {
        debug_assert!(usize::from(index) < WAYS);
        Corners(index)
    }

    #[inline]
    pub(crate) fn pattern(self) -> Pattern {
        TABLES.pattern[self.index()]
    }

    #[inline]
    pub(crate) fn plain_sides(self) -> u8 {
        TABLES.plain_sides[self.index()]
    }

    /// What the neighbours over the six sides learn of their own corners.
    #[inline]
    pub(crate) fn spread(self) -> &'static [Pattern; SIDES] {
        &TABLES.spread[self.index()]
    }

    /// The corners that show `terrain`, as bits.
    #[inline]
    pub(crate) fn mask(self, terrain: Terrain) -> u8 {
        TABLES.masks[self.index()][terrain as usize]
    }

    /// The corners of the same terrain that hang together with this one along the rim, as bits.
    #[inline]
    pub(crate) fn run(self, corner: usize) -> u8 {
        TABLES.runs[self.index()][corner]
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Corners, NotationError> {
        let start = cursor.clone();
        let letters = cursor.take_while(|c| matches!(c, 'm' | 'p' | 's'));
        let terrain: Vec<_> = letters.chars().filter_map(Terrain::from_letter).collect();
        let terrain = terrain.try_into().map_err(|_| start.expected("six corners, letters p, m and s"))?;
        Corners::new(terrain).ok_or(start.expected("corners without mountain beside sea, and not all sea"))
    }
}

impl FromStr for Corners {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Corners, NotationError> {
        let mut cursor = Cursor::new(text);
        let corners = Corners::read(&mut cursor)?;
        cursor.end()?;
        Ok(corners)
    }
}

impl fmt::Display for Corners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.terrain().iter().try_for_each(|terrain| write!(f, "{}", terrain.letter()))
    }
}

impl fmt::Debug for Corners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What lies face up when a hex is laid or drawn: its corners, and which of two hexes with these corners it is.
///
/// An edition may hold two hexes with the same corners of which one alone carries a rune symbol. The one with the
/// symbol is then written with a star: `pppsss*`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face {
    /// As they lie.
    pub corners: Corners,
    /// Is it the one with the symbol, where both exist?
    pub starred: bool,
}

/// Faces are numbered below this.
pub(crate) const FACES: usize = 512;

impl Face {
    /// Unstarred faces come first.
    #[inline(always)]
    pub(crate) fn code(self) -> u16 {
        u16::from(self.starred) << 8 | u16::from(self.corners.0)
    }

    #[inline]
    pub(crate) fn from_code(code: u16) -> Face {
        Face { corners: Corners::from_index(code as u8), starred: code >> 8 & 1 == 1 }
    }

    /// The same hex turned clockwise by sixths.
    #[must_use]
    pub fn turned(self, sixths: usize) -> Face {
        Face { corners: self.corners.turned(sixths), ..self }
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Face, NotationError> {
        Ok(Face { corners: Corners::read(cursor)?, starred: cursor.eat("*") })
    }
}

impl From<Corners> for Face {
    fn from(corners: Corners) -> Face {
        Face { corners, starred: false }
    }
}

impl Ord for Face {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.code().cmp(&other.code())
    }
}

impl PartialOrd for Face {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.corners, if self.starred { "*" } else { "" })
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Face {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
