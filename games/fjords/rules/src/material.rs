//! The hexes and stones in the box (rulebook: "Components"), read from `material/hexes.toml`.
//!
//! The printed set was not at hand: the list of types rests on evidence, the numbers of copies are reconstructed. An
//! owner of the game can correct the file; what every edition must obey is checked here.

mod file;

use grid::hex::SIDES;
use tabletop::{Bag, MaterialError, MaterialFile};

use crate::{
    Corners, Face, Place, Rune, Variant,
    terrain::{FACES, Pattern, Terrain},
    view::Kind,
};

/// The number of a kind of hex in [`Material::kinds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct HexId(pub u8);

impl HexId {
    /// As an index into lists by kind.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An edition may have this many kinds of hexes.
pub(crate) const KINDS: usize = 40;
/// Landscape hexes in the box.
pub(crate) const LANDSCAPE: usize = 64;
/// Start hexes in the box.
pub(crate) const START: usize = 3;

/// Which turns of which kinds fit a pattern of known corners: one bit per turn.
type Fits = [u8; KINDS];

/// An edition, checked, with the tables that make play quick.
pub struct Material {
    kinds: Vec<Kind>,
    faces: Vec<Face>,
    /// Copies of each kind for two, three and four players.
    copies: [[u8; KINDS]; 3],
    start: [StartHex; START],
    stones: [u8; Rune::ALL.len()],
    face_codes: [u16; KINDS],
    by_face: [u8; FACES],
    fits: Box<[Fits; 4096]>,
}

/// A hex that lies on the table from the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartHex {
    /// Where.
    pub at: Place,
    /// As it lies.
    pub corners: Corners,
    /// Its kind.
    pub hex: HexId,
}

impl tabletop::Material for Material {
    fn load(files: &[MaterialFile<'_>]) -> Result<Material, MaterialError> {
        let edition = file::read(files)?;
        let mut kinds = Vec::new();
        let mut faces = Vec::new();
        for entry in &edition.hexes {
            faces.push(entry.face);
            kinds.push(kind(entry.face, entry.symbol));
        }
        let copies = [2, 3, 4].map(|players| {
            let mut copies = [0; KINDS];
            for (count, entry) in copies.iter_mut().zip(&edition.hexes) {
                *count = entry.copies(players);
            }
            copies
        });
        let start = edition.start.map(|(at, corners)| {
            // A start hex carries no symbol; it is of a kind in the bag only if that kind carries none.
            let found =
                kinds.iter().position(|k| k.symbol.is_none() && k.turned(0).corners == corners.name());
            let hex = found.unwrap_or_else(|| {
                kinds.push(kind(corners.name().into(), None));
                kinds.len() - 1
            });
            StartHex { at, corners, hex: HexId(hex as u8) }
        });
        let mut by_face = [u8::MAX; FACES];
        let mut face_codes = [0; KINDS];
        for (id, face) in faces.iter().enumerate() {
            face_codes[id] = face.code();
            for turn in 0..face.corners.turns() {
                by_face[usize::from(face.turned(turn).code())] = id as u8;
            }
        }
        let fits = fits(&faces);
        Ok(Material { kinds, faces, copies, start, stones: edition.stones, face_codes, by_face, fits })
    }
}

impl Material {
    /// All kinds of hexes: those in the bag in the order of their faces, then those that only lie at the start.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// How many kinds there are in the bag; they come first.
    pub(crate) fn bag_kinds(&self) -> usize {
        self.faces.len()
    }

    /// The kind with this number.
    pub fn kind(&self, hex: HexId) -> &Kind {
        &self.kinds[hex.index()]
    }

    /// How a kind in the bag is written.
    #[inline]
    pub fn face(&self, hex: HexId) -> Face {
        self.faces[hex.index()]
    }

    /// The number of a kind's face in its first turn; the others follow. Kinds that no edition has count as the first.
    #[inline(always)]
    pub(crate) fn face_code(&self, hex: HexId) -> u16 {
        self.face_codes[hex.index()]
    }

    /// The kind in the bag that shows this face in one of its turns.
    #[inline]
    pub fn by_face(&self, face: Face) -> Option<HexId> {
        let id = self.by_face[usize::from(face.code())];
        (id != u8::MAX).then_some(HexId(id))
    }

    /// The start layout.
    pub fn start(&self) -> &[StartHex; START] {
        &self.start
    }

    /// How many stones of a rune are in the box; the secret stones are sold apart, one per player.
    pub fn stones(&self, rune: Rune) -> u8 {
        self.stones[rune as usize]
    }

    /// The hexes that go into the bag (rulebook: "Setting up"): with four players all of them, with three those not
    /// marked 4, with two those not marked at all. The epic variant uses all (FJ-073).
    pub fn bag(&self, seats: u8, variant: Variant) -> Bag<KINDS> {
        let marks = if variant == Variant::Epic { 4 } else { seats };
        Bag::new(self.copies[usize::from(marks.clamp(2, 4)) - 2])
    }

    /// The turns of `hex` that fit a cell whose known corners are `pattern`, as bits.
    #[inline(always)]
    pub(crate) fn fitting(&self, pattern: Pattern) -> &Fits {
        &self.fits[usize::from(pattern & 4095)]
    }
}

fn kind(face: Face, symbol: Option<Rune>) -> Kind {
    Kind { key: face.to_string(), corners: face.corners.terrain(), symbol }
}

/// Tabulates which turns fit which known corners. A cell whose known corners are all sea takes no hex: its land would
/// be a second landmass, cut off by water. That test is enough because the land of every hex is one piece.
fn fits(faces: &[Face]) -> Box<[Fits; 4096]> {
    let mut table = vec![[0; KINDS]; 4096];
    for (id, face) in faces.iter().enumerate() {
        for turn in 0..face.corners.turns() {
            let corners = face.corners.turned(turn);
            for known in 0..1u8 << SIDES {
                let shown = known & !corners.mask(Terrain::Sea);
                if shown != 0 {
                    table[usize::from(corners.pattern() & spread_bits(known))][id] |= 1 << turn;
                }
            }
        }
    }
    table.into_boxed_slice().try_into().expect("the table has 4096 rows")
}

/// Both bits of every corner in `corners`.
fn spread_bits(corners: u8) -> Pattern {
    (0..SIDES).filter(|corner| corners >> corner & 1 == 1).fold(0, |bits, corner| bits | 3 << (2 * corner))
}
