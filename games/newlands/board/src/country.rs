//! Laid tiles as land.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use newlands::{Rotation, Side as TileSide, Terrain, material::Kind};

use crate::{
    borders::SoftCorners,
    placed::{Placed, Town},
    squares::Square,
};
use scene::chart::{
    At, Border, Country, Frame, Ground, Plot, Side, path,
    point::{Point, inside},
    stitch::stitch,
};
use scene::parts;

/// A tile as it lies.
#[derive(Clone, Copy)]
pub struct Lying<'a> {
    /// Where.
    pub square: Square,
    /// What is printed on it.
    pub kind: &'a Kind,
    /// Turned how far.
    pub rotation: Rotation,
    /// Which tile of its kind it is.
    pub copy: u8,
}

impl Lying<'_> {
    fn side(&self, k: usize) -> Terrain {
        self.kind.side(TileSide::ALL[k % 4], self.rotation)
    }

    /// Do two pieces meet at corner `k`?
    fn parted_at(&self, k: usize) -> bool {
        let turn = usize::from(self.rotation.quarters());
        let reaching = |side: usize| {
            let side = TileSide::ALL[(side + 4 - turn) % 4];
            self.kind.pieces.iter().position(|piece| piece.sides.contains(side))
        };
        reaching((k + 3) % 4) != reaching(k % 4)
    }
}

/// Laid tiles as land.
pub struct SquareCountry {
    /// The tiles in the order given.
    pub tiles: Vec<Arc<Placed>>,
    at: BTreeMap<Square, usize>,
    frame: Frame,
    outline: Vec<Side>,
    mountain: Vec<Side>,
    sea: Vec<Side>,
    borders: Vec<Border>,
}

impl SquareCountry {
    /// The land of these tiles.
    pub fn new(lying: &[Lying<'_>]) -> SquareCountry {
        let board: BTreeMap<Square, &Lying<'_>> = lying.iter().map(|tile| (tile.square, tile)).collect();
        let place = |tile: &Lying<'_>| {
            let Lying { square, kind, rotation, copy } = *tile;
            let soft = soft_corners(&board, square);
            let inputs = (square, kind.key, rotation, copy, soft);
            parts::value("placed", inputs, || Placed::new(kind, rotation, copy, square, soft))
        };
        let tiles: Vec<Arc<Placed>> = lying.iter().map(place).collect();
        let mut country = SquareCountry {
            at: tiles.iter().enumerate().map(|(index, tile)| (tile.square, index)).collect(),
            frame: Frame::around(tiles.iter().flat_map(|tile| tile.square.corners(0.0))),
            tiles: Vec::new(),
            outline: Vec::new(),
            mountain: Vec::new(),
            sea: Vec::new(),
            borders: Vec::new(),
        };
        for tile in &tiles {
            country.note(tile);
        }
        country.tiles = tiles;
        country
    }

    /// A hash of all that decides how the land looks.
    pub fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.tiles.iter().for_each(|tile| tile.hash.hash(&mut hasher));
        hasher.finish()
    }

    fn note(&mut self, tile: &Placed) {
        self.outline.extend((0..4).map(|k| Side::shared(tile.square.corner(k), tile.square.corner(k + 1))));
        for piece in &tile.pieces {
            match piece.ground {
                Ground::Mountain => self.mountain.extend(piece.sides.iter().cloned()),
                Ground::Sea => self.sea.extend(piece.sides.iter().cloned()),
                Ground::Plain => {}
            }
        }
        self.borders.extend(tile.lines.iter().map(|line| Border {
            cell: (tile.square.x, tile.square.y),
            left: tile.pieces[line.left].ground,
            right: tile.pieces[line.right].ground,
            line: line.points.clone(),
        }));
    }

    /// The tile on a square.
    pub fn tile_at(&self, square: Square) -> Option<&Placed> {
        self.at.get(&square).map(|&index| &*self.tiles[index])
    }

    /// All towns.
    pub fn towns(&self) -> impl Iterator<Item = &Town> {
        self.tiles.iter().flat_map(|tile| &tile.towns)
    }

    /// Does a town or its jetty stand at `p`?
    pub fn is_built(&self, p: Point) -> bool {
        self.towns().any(|town| town.stands_at(p))
    }

    /// Path data of the land that several pieces form together.
    pub fn outline_of(&self, pieces: impl Iterator<Item = (Square, usize)>) -> String {
        let pieces = pieces.filter_map(|(square, piece)| self.tile_at(square)?.pieces.get(piece));
        let sides: Vec<Side> = pieces.flat_map(|piece| piece.sides.iter().cloned()).collect();
        path::closed(stitch(&sides).iter().map(Vec::as_slice))
    }

    /// A hash of all that decides how these squares look.
    pub fn hash_of(&self, squares: impl Iterator<Item = Square>) -> u64 {
        let mut hasher = DefaultHasher::new();
        squares.for_each(|square| self.tile_at(square).map(|tile| tile.hash).hash(&mut hasher));
        hasher.finish()
    }

    fn plot(&self, square: Square) -> Plot {
        let mut hasher = DefaultHasher::new();
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            let near = Square { x: square.x + dx, y: square.y + dy };
            self.tile_at(near).map(|tile| tile.hash).hash(&mut hasher);
        }
        let frame = Frame::around(square.corners(0.0));
        Plot { at: (square.x, square.y), frame, near: hasher.finish() }
    }

    /// Inner edges of the grid.
    pub fn inner_edges(&self) -> impl Iterator<Item = (Point, Point)> {
        self.at.keys().flat_map(move |&square| {
            (1..3)
                .filter(move |&k| self.at.contains_key(&square.over(k)))
                .map(move |k| (square.corner(k), square.corner(k + 1)))
        })
    }
}

/// The corners of a tile where a bay or hill closes roundly: all four tiles about the corner are laid, three of the sides
/// that meet there share a terrain and the fourth differs, and exactly two lines end there.
fn soft_corners(board: &BTreeMap<Square, &Lying<'_>>, square: Square) -> SoftCorners {
    std::array::from_fn(|k| {
        // The four tiles about the corner, clockwise from the north-west; each one's corner there is the opposite one.
        let (east, south) = (i32::from(k == 1 || k == 2), i32::from(k == 2 || k == 3));
        let around = [(-1, -1), (0, -1), (0, 0), (-1, 0)];
        let mut tiles = Vec::with_capacity(4);
        for (dx, dy) in around {
            tiles.push(*board.get(&Square { x: square.x + east + dx, y: square.y + south + dy })?);
        }
        // The sides that meet there, clockwise from the one that runs north.
        let sides: [Terrain; 4] = std::array::from_fn(|i| tiles[i].side(i + 1));
        let lines = (0..4).filter(|&i| tiles[i].parted_at(i + 2)).count();
        let alone = |i: usize| sides.iter().filter(|&&side| side == sides[i]).count() == 1;
        let mut lone = (0..4).filter(|&i| alone(i));
        let (Some(side), None, 2) = (lone.next(), lone.next(), lines) else { return None };
        match (side + 4 - k) % 4 {
            1 => Some(k),
            2 => Some((k + 3) % 4),
            _ => None,
        }
    })
}

impl Country for SquareCountry {
    fn frame(&self) -> Frame {
        self.frame
    }

    fn outline(&self) -> &[Side] {
        &self.outline
    }

    fn regions(&self, ground: Ground) -> &[Side] {
        match ground {
            Ground::Sea => &self.sea,
            Ground::Mountain => &self.mountain,
            Ground::Plain => &[],
        }
    }

    fn borders(&self) -> &[Border] {
        &self.borders
    }

    fn ground(&self, p: Point) -> Option<Ground> {
        let tile = self.tile_at(Square::at(p))?;
        let found = tile.pieces.iter().find(|piece| inside(p, &piece.polygon));
        Some(found.map_or(Ground::Plain, |piece| piece.ground))
    }
    fn plots(&self) -> Vec<Plot> {
        let mut squares: Vec<Square> = self.at.keys().copied().collect();
        squares.sort_by_key(|square| (square.y, square.x));
        squares.into_iter().map(|square| self.plot(square)).collect()
    }

    fn at(&self, p: Point) -> At {
        let square = Square::at(p);
        (square.x, square.y)
    }
}
