//! The land discovered so far: the tiles as they lie, the regions they form, and the rim where the next may go. No
//! players here, but for the companions that stand on a region.

mod regions;
mod rim;

use std::ops::Range;

pub(crate) use regions::Region;
use regions::Regions;
pub(crate) use rim::ROOM as RIM;
use rim::Rim;

use crate::{
    material::{Material, NO_PIECE, PieceName, Shape, TILES, Terrain, Tile},
    place::{Place, Rotation, Side},
};

/// Room for the pieces of all tiles; the printed game has 247.
pub(crate) const PIECES: usize = 248;

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Laid {
    pub at: Place,
    pub tile: Tile,
    pub rotation: Rotation,
    /// The number of the seat that laid it, or [`NOBODY`].
    pub by: u8,
}

/// Nobody laid the start tile.
pub(crate) const NOBODY: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Land {
    count: u8,
    laid: [Laid; TILES],
    regions: Regions,
    pub rim: Rim,
}

impl Land {
    /// An empty table.
    pub fn new() -> Land {
        let nothing = Laid { at: Place::START, tile: Tile(0), rotation: Rotation::R0, by: NOBODY };
        Land { count: 0, laid: [nothing; TILES], regions: Regions::new(), rim: Rim::new() }
    }

    /// An empty table on which the first tile will lie on `at`.
    pub fn beginning_at(at: Place) -> Land {
        Land { rim: Rim::only(at), ..Land::new() }
    }

    /// The tiles in the order they were laid.
    pub fn tiles(&self) -> &[Laid] {
        &self.laid[..usize::from(self.count)]
    }

    /// The tile laid last.
    #[inline(always)]
    pub fn last(&self) -> &Laid {
        &self.laid[usize::from(self.count) - 1]
    }

    /// The number of the tile on `at`, counted from 0 in the order laid.
    pub fn number_at(&self, at: Place) -> Option<u8> {
        self.tiles().iter().position(|laid| laid.at == at).map(|number| number as u8)
    }

    /// The tile on `at`.
    pub fn tile_at(&self, at: Place) -> Option<&Laid> {
        self.tiles().iter().find(|laid| laid.at == at)
    }

    /// The tile that `piece` is printed on, and the piece's number there.
    #[inline(always)]
    pub fn tile_of(&self, piece: u8) -> (&Laid, usize) {
        let tile = self.regions.tile(piece);
        (&self.laid[usize::from(tile)], usize::from(piece - self.regions.on_tile(tile).start))
    }

    /// The number of the tile that `piece` is printed on, and the piece's number there.
    pub fn numbers_of(&self, piece: u8) -> (usize, usize) {
        (usize::from(self.regions.tile(piece)), self.tile_of(piece).1)
    }

    /// What `piece` is called on its tile.
    #[inline(always)]
    pub fn name_of(&self, piece: u8, material: &Material) -> PieceName {
        let (laid, number) = self.tile_of(piece);
        material.shape(laid.tile, laid.rotation).names[number]
    }

    /// The pieces of the tile with this number.
    #[inline(always)]
    pub fn pieces_of(&self, tile: u8) -> Range<u8> {
        self.regions.on_tile(tile)
    }

    /// The piece of this name on the tile with this number.
    pub fn piece_named(&self, tile: u8, name: PieceName, material: &Material) -> Option<u8> {
        let Laid { tile: kind, rotation, .. } = self.laid[usize::from(tile)];
        let names = &material.shape(kind, rotation).names;
        self.pieces_of(tile).zip(names).find(|&(_, &other)| other == name).map(|(piece, _)| piece)
    }

    /// How many pieces lie on the table.
    pub fn pieces(&self) -> u8 {
        self.regions.count()
    }

    /// The label of the region that `piece` belongs to; pieces of one region share it.
    #[inline(always)]
    pub fn label(&self, piece: u8) -> u8 {
        self.regions.label(piece)
    }

    /// The region that `piece` belongs to.
    #[inline(always)]
    pub fn region(&self, piece: u8) -> &Region {
        self.regions.of(piece)
    }

    /// All pieces of the region that `piece` belongs to.
    pub fn pieces_with(&self, piece: u8) -> impl Iterator<Item = u8> + '_ {
        self.regions.ring(piece)
    }

    /// A companion comes to stand on `piece`.
    #[inline(always)]
    pub fn settle(&mut self, piece: u8) {
        self.regions.of_mut(piece).companions += 1;
    }

    /// A companion leaves `piece`.
    #[inline(always)]
    pub fn leave(&mut self, piece: u8) {
        self.regions.of_mut(piece).companions -= 1;
    }

    /// Lays a tile on a square of the rim that it fits.
    #[inline]
    pub fn lay(&mut self, tile: Tile, rotation: Rotation, at: Place, by: u8, shape: &Shape) {
        let first = self.regions.count();
        let faced = self.rim.cover(at, shape, first);
        self.regions.add(shape);
        self.laid[usize::from(self.count)] = Laid { at, tile, rotation, by };
        self.count += 1;
        for (neighbour, number) in faced.into_iter().zip(shape.piece_at) {
            if neighbour != NO_PIECE {
                self.regions.join(first + number, neighbour);
            }
        }
    }

    /// The grasslands that touch the region of `piece` anywhere, each by one of its pieces and each once. Only pieces that
    /// share a border line on one tile touch; meeting in a corner is nothing.
    pub fn grasslands_touching(&self, piece: u8, material: &Material, mut each: impl FnMut(u8)) {
        let mut seen = [0u64; PIECES.div_ceil(64)];
        for own in self.regions.ring(piece) {
            let tile = self.regions.tile(own);
            let Laid { tile: kind, rotation, .. } = self.laid[usize::from(tile)];
            let first = self.pieces_of(tile).start;
            let mut beside = material.shape(kind, rotation).grasslands[usize::from(own - first)];
            while beside != 0 {
                let grassland = first + beside.trailing_zeros() as u8;
                beside &= beside - 1;
                let (word, bit) =
                    (usize::from(self.label(grassland) / 64), 1 << (self.label(grassland) % 64));
                if seen[word] & bit == 0 {
                    seen[word] |= bit;
                    each(grassland);
                }
            }
        }
    }

    /// Does `tile` fit anywhere?
    #[inline(always)]
    pub fn has_room_for(&self, tile: Tile, material: &Material) -> bool {
        let fits = &material.tables.fits[tile.index()];
        self.rim.gaps().any(|(_, pattern)| fits.rotations(pattern) != 0)
    }

    /// The terrain that a tile on `at` must show on `side`, if a tile lies there.
    pub fn terrain_facing(&self, at: Place, side: Side, material: &Material) -> Option<Terrain> {
        let laid = self.tile_at(at.over(side))?;
        Some(material.kind(laid.tile).side(side.facing(), laid.rotation))
    }
}
