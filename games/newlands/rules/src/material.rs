//! «Содержимое»: the 84 tiles. What is printed on them is data (`material/tiles.toml`); what follows from it for the
//! rules is worked out once, here.

mod read;
mod tables;

use std::fmt;

use tabletop::{MaterialError, MaterialFile};

pub(crate) use tables::{NO_PIECE, Shape, Tables};

use crate::place::{Rotation, Side, Sides};

/// All tiles, the start tile among them.
pub const TILES: usize = 84;

/// Kinds of tiles.
pub const KINDS: usize = KEYS.len();

/// No tile shows more pieces of regions than this.
pub const MAX_PIECES: usize = 5;

/// Companions of a player that can be set on the land; the fifth marks the points («Подготовка»).
pub const COMPANIONS: usize = 4;

/// No more may play.
pub const MAX_PLAYERS: usize = 5;

/// The names of the kinds, for notation and for the language-independent parts of the page. Sides clockwise from the
/// north, the layout, the number of cities. The order is that of the material file.
#[rustfmt::skip]
pub(crate) const KEYS: [&str; 66] = [
    "start", "ggmg-caps3", "gmgg-cap", "mmgg-caps2", "gmmg-caps2", "ggmm-half", "mgmg-band", "gmgm-band",
    "mmgm-caps3", "mgmm-cap", "ssms-caps3", "smss-cap", "smss-cap-c1", "mssm-caps2", "mmss-caps2-c1", "ssmm-caps2",
    "smms-caps2-c1", "ssmm-half", "mmss-half-c1", "msms-band-c1", "smsm-band", "smsm-band-c1", "mmsm-caps3",
    "mmsm-caps3-c1", "msmm-cap", "msmm-cap-c1", "ssgs-caps3-c1", "sgss-cap", "sgss-cap-c1", "gssg-caps2",
    "ggss-caps2-c1", "ssgg-caps2", "sggs-caps2-c1", "ssgg-half", "ggss-half-c1", "gsgs-band-c1", "gsgs-band-c2",
    "sgsg-band", "sgsg-band-c1", "ggsg-caps3", "ggsg-caps3-c1", "gsgg-cap", "gsgg-cap-c1", "sgms-tricap",
    "ssmg-caps3", "mgss-tri", "mssg-tri-c1", "ssgm-tricap", "smgs-tricap", "msgs-band-c1", "smsg-isthmus-c1",
    "mgsg-caps3-c1", "gmsm-caps3-c1", "mgsg-band-c1", "mmsg-tri", "mgsm-tri-c1", "ggsm-tri-c1", "gmsg-tri-c1",
    "mgsm-tricap", "mmsg-tricap-c1", "gmsg-tricap", "ggsm-tricap-c1", "mmgg-lake", "gggg-solid", "ssss-solid",
    "mmmm-solid",
];

/// A kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// All kinds.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..KINDS as u8).map(Tile)
    }

    /// The kind of this name.
    pub fn from_key(key: &str) -> Option<Tile> {
        KEYS.iter().position(|&known| known == key).map(|index| Tile(index as u8))
    }

    /// Its name.
    pub fn key(self) -> &'static str {
        KEYS[self.index()]
    }

    /// Its number in lists by kind.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// What a region consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Terrain {
    /// Степь: where explorers go.
    Grassland,
    /// Горы: where brigands hide; connected mountain is a range.
    Mountain,
    /// Море: where navigators sail; open it is a bay, closed an inland sea.
    Sea,
}

impl Terrain {
    /// All three.
    pub const ALL: [Terrain; 3] = [Terrain::Grassland, Terrain::Mountain, Terrain::Sea];

    /// Its word in notation.
    pub const fn key(self) -> &'static str {
        match self {
            Terrain::Grassland => "grassland",
            Terrain::Mountain => "mountain",
            Terrain::Sea => "sea",
        }
    }
}

/// What a piece of a region is called on a tile that lies on the table: its terrain and the sides it reaches as the tile
/// lies, written `sea-ew`, or `sea` for a lake that reaches none. On one tile no two pieces share a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceName(u8);

impl PieceName {
    /// The name of a piece.
    pub const fn new(terrain: Terrain, sides: Sides) -> PieceName {
        PieceName((terrain as u8) << 4 | sides.bits())
    }

    #[inline(always)]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    #[inline(always)]
    pub(crate) const fn from_bits(bits: u8) -> PieceName {
        PieceName(bits)
    }

    #[inline]
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[(self.0 >> 4) as usize]
    }

    /// The sides it reaches.
    pub const fn sides(self) -> Sides {
        Sides::from_bits(self.0)
    }
}

impl fmt::Debug for PieceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for PieceName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A kind of tile as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Kind {
    /// Its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// Does the game begin with it?
    pub start: bool,
    /// How its regions lie, for the drawing.
    pub layout: String,
    /// The terrain of its sides, clockwise from the north.
    pub sides: [Terrain; 4],
    /// Its pieces of regions.
    pub pieces: Vec<Piece>,
    /// Its port cities.
    pub cities: Vec<City>,
    /// Where the data comes from.
    pub provenance: String,
    /// A doubt, and how it was decided; mostly empty.
    pub note: String,
}

impl Kind {
    /// What the `piece`-th piece is called on a tile turned by `rotation`.
    pub fn piece_name(&self, piece: usize, rotation: Rotation) -> PieceName {
        let Piece { terrain, sides, .. } = self.pieces[piece];
        PieceName::new(terrain, sides.turned(rotation))
    }

    /// The terrain of `side` on a tile turned by `rotation`.
    pub fn side(&self, side: Side, rotation: Rotation) -> Terrain {
        let back = Rotation::ALL[(4 - rotation as usize) % 4];
        self.sides[side.turned(back) as usize]
    }
}

/// A connected piece of one terrain on a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece {
    /// What it consists of.
    pub terrain: Terrain,
    /// The sides it reaches.
    pub sides: Sides,
    /// The pieces it shares a border line with.
    pub touches: Vec<u8>,
}

/// A port city: it stands on one land, at the shore of one sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct City {
    /// The piece of grassland or mountain.
    pub land: u8,
    /// The piece of sea.
    pub sea: u8,
}

/// An edition: all kinds of tiles, and the tables the rules read.
#[derive(Debug)]
pub struct Material {
    kinds: Vec<Kind>,
    start: Tile,
    pub(crate) tables: Tables,
}

impl tabletop::Material for Material {
    fn load(files: &[MaterialFile<'_>]) -> Result<Material, MaterialError> {
        read::read(files)
    }
}

impl Material {
    fn new(kinds: Vec<Kind>) -> Material {
        let start = kinds.iter().position(|kind| kind.start).expect("a checked edition has a start tile");
        let tables = Tables::new(&kinds);
        Material { kinds, start: Tile(start as u8), tables }
    }

    /// All kinds, in the order of their numbers.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// What is printed on a tile.
    pub fn kind(&self, tile: Tile) -> &Kind {
        &self.kinds[tile.index()]
    }

    /// The tile the game begins with.
    pub fn start(&self) -> Tile {
        self.start
    }

    /// The tile as it lies when turned.
    #[inline(always)]
    pub(crate) fn shape(&self, tile: Tile, rotation: Rotation) -> &Shape {
        &self.tables.shapes[tile.index()][rotation as usize]
    }
}
