//! Regions walked piece by piece, tile by tile: for telling where something was counted. The rules themselves need no
//! walking; they read the labels of [`crate::land`].

use std::{collections::BTreeSet, fmt};

use crate::{
    land::Laid,
    material::{Material, PieceName, Terrain},
    place::{Place, Side},
};

/// Something on the land that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A piece of a region: `n2e1-sea-ew`.
    Piece {
        /// The tile.
        at: Place,
        piece: PieceName,
    },
    /// A port city: `n2e1-city-1`.
    City {
        /// The tile.
        at: Place,
        /// Which of the tile's cities, counted from 1.
        number: u8,
    },
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Piece { at, piece } => write!(f, "{at}-{piece}"),
            Spot::City { at, number } => write!(f, "{at}-city-{number}"),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Which tile lies on which square.
pub(crate) struct Squares(Vec<(Place, usize)>);

impl Squares {
    pub fn of(tiles: &[Laid]) -> Squares {
        let mut squares: Vec<_> = tiles.iter().enumerate().map(|(number, laid)| (laid.at, number)).collect();
        squares.sort_unstable();
        Squares(squares)
    }
}

/// Tiles as they lie, to be walked: all of them, or those that were laid first.
pub(crate) struct Survey<'a> {
    pub tiles: &'a [Laid],
    pub squares: &'a Squares,
    pub material: &'a Material,
}

/// A piece: the number of its tile, and its number there.
pub(crate) type PieceAt = (usize, usize);

impl Survey<'_> {
    /// The number of the tile on `at`.
    pub fn tile_at(&self, at: Place) -> Option<usize> {
        let Squares(squares) = self.squares;
        let found = squares.binary_search_by_key(&at, |&(place, _)| place).ok()?;
        Some(squares[found].1).filter(|&number| number < self.tiles.len())
    }

    /// All pieces connected with `start`, in reading order of their tiles.
    pub fn region(&self, start: PieceAt) -> Vec<PieceAt> {
        let mut region = vec![start];
        let mut seen = BTreeSet::from([start]);
        let mut walked = 0;
        while let Some(&piece) = region.get(walked) {
            walked += 1;
            region.extend(self.continuations(piece).filter(|&next| seen.insert(next)));
        }
        region.sort_unstable_by_key(|&(tile, number)| (self.tiles[tile].at, number));
        region
    }

    /// The pieces of neighbouring tiles that continue a piece.
    fn continuations(&self, (tile, number): PieceAt) -> impl Iterator<Item = PieceAt> + '_ {
        let at = self.tiles[tile].at;
        self.name((tile, number)).sides().iter().filter_map(move |side| {
            let neighbour = self.tile_at(at.over(side))?;
            Some((neighbour, self.piece_reaching(neighbour, side.facing())))
        })
    }

    /// How many sides of a piece face an empty square.
    pub fn open_sides(&self, piece: PieceAt) -> usize {
        usize::from(self.name(piece).sides().len()) - self.continuations(piece).count()
    }

    fn piece_reaching(&self, tile: usize, side: Side) -> usize {
        let Laid { tile, rotation, .. } = self.tiles[tile];
        self.material.shape(tile, rotation).piece_at[side as usize].into()
    }

    /// What a piece is called.
    fn name(&self, (tile, number): PieceAt) -> PieceName {
        let Laid { tile, rotation, .. } = self.tiles[tile];
        self.material.kind(tile).piece_name(number, rotation)
    }

    /// The pieces of grassland that share a border line with a piece.
    fn grasslands_beside(&self, (tile, number): PieceAt) -> impl Iterator<Item = PieceAt> + '_ {
        let kind = self.material.kind(self.tiles[tile].tile);
        let beside = kind.pieces[number].touches.iter().map(|&other| usize::from(other));
        beside
            .filter(|&other| kind.pieces[other].terrain == Terrain::Grassland)
            .map(move |other| (tile, other))
    }

    /// The cities that stand on a piece or on its shore.
    pub fn cities_on(&self, (tile, number): PieceAt) -> impl Iterator<Item = Spot> + '_ {
        let at = self.tiles[tile].at;
        let cities = self.material.kind(self.tiles[tile].tile).cities.iter().zip(1..);
        cities
            .filter(move |(city, _)| [city.land, city.sea].map(usize::from).contains(&number))
            .map(move |(_, number)| Spot::City { at, number })
    }

    /// The cities that count for a region: its own, and for a range those of every grassland that touches it.
    fn cities_of(&self, region: &[PieceAt]) -> BTreeSet<Spot> {
        let mut cities: BTreeSet<Spot> = region.iter().flat_map(|&piece| self.cities_on(piece)).collect();
        if region.first().is_some_and(|&piece| self.name(piece).terrain() == Terrain::Mountain) {
            let mut walked = BTreeSet::new();
            for piece in region.iter().flat_map(|&piece| self.grasslands_beside(piece)) {
                if !walked.contains(&piece) {
                    walked.extend(self.region(piece));
                }
            }
            cities.extend(walked.into_iter().flat_map(|piece| self.cities_on(piece)));
        }
        cities
    }

    /// A piece as something to point at.
    pub fn spot(&self, piece: PieceAt) -> Spot {
        Spot::Piece { at: self.tiles[piece.0].at, piece: self.name(piece) }
    }

    /// A region as places to light up: its pieces, then the cities that count for it; on a grassland none does.
    pub fn spots(&self, start: PieceAt) -> Vec<Spot> {
        let region = self.region(start);
        let counts = self.name(start).terrain() != Terrain::Grassland;
        let cities = self.cities_of(&region).into_iter().filter(|_| counts);
        region.iter().map(|&piece| self.spot(piece)).chain(cities).collect()
    }
}
