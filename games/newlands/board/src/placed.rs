//! A tile on the sheet: its pieces as polygons, its border lines, its harbour towns.

use std::hash::{DefaultHasher, Hash, Hasher};

use newlands::{
    Rotation, Terrain,
    material::{City, Kind},
};

use crate::{
    borders::{self, Line, SoftCorners},
    squares::{SIDE, Square, margin, number, turned},
};
use scene::chart::{
    Ground, Side,
    curve::normals,
    point::{Point, inside, point},
    stitch::stitch,
};
use scene::parts;

/// A piece of a region.
pub struct Piece {
    /// What covers it.
    pub ground: Ground,
    /// Its boundary, clockwise; sides of the tile are shared with the neighbour.
    pub sides: Vec<Side>,
    /// The same as one polygon.
    pub polygon: Vec<Point>,
}

/// A tile on the sheet.
pub struct Placed {
    /// Where it lies.
    pub square: Square,
    /// Its pieces, in the order of the kind.
    pub pieces: Vec<Piece>,
    /// The lines between them.
    pub lines: Vec<Line>,
    /// Its towns, in the order of the kind's cities.
    pub towns: Vec<Town>,
    /// A hash of all that decides how it looks.
    pub hash: u64,
}

/// A harbour town on its coast.
#[derive(Clone, Copy, Debug)]
pub struct Town {
    /// The spot on the coast.
    pub coast: Point,
    /// The way out to sea from there.
    pub seaward: Point,
    /// Where the jetty begins.
    pub jetty: Point,
    /// The way the jetty runs.
    pub along: Point,
}

impl Town {
    /// Where the houses stand: on their land, whichever way the sea lies.
    pub fn foot(&self) -> Point {
        let Point { x, y } = self.seaward;
        let back = 5.0 + 13.0 * (-y).max(0.0) + 8.0 * x.abs();
        self.coast - self.seaward * back + point(0.0, 4.0 * y.max(0.0) + 6.0 * x.abs())
    }

    /// The middle of the houses.
    pub fn middle(&self) -> Point {
        self.foot() - point(0.0, 9.0)
    }

    /// Does the town or its jetty stand at `p`?
    pub fn stands_at(&self, p: Point) -> bool {
        self.middle().distance(p) < 16.0 || (self.jetty + self.along * 9.0).distance(p) < 9.0
    }
}

/// Terrain as ground.
pub fn ground(terrain: Terrain) -> Ground {
    match terrain {
        Terrain::Grassland => Ground::Plain,
        Terrain::Mountain => Ground::Mountain,
        Terrain::Sea => Ground::Sea,
    }
}

impl Placed {
    /// The `copy`-th tile of a kind on `square`; `soft` names corners and sides as the tile lies.
    pub fn new(kind: &Kind, rotation: Rotation, copy: u8, square: Square, soft: SoftCorners) -> Placed {
        let turn = usize::from(rotation.quarters());
        let described = |k: usize| soft[(k + turn) % 4].map(|side| (side + 4 - turn) % 4);
        let mut lines = borders::lines(kind, copy, std::array::from_fn(described));
        let centre = square.centre();
        for p in lines.iter_mut().flat_map(|line| &mut line.points) {
            *p = turned(*p, rotation) + centre;
        }
        let pieces: Vec<Piece> = (0..kind.pieces.len())
            .map(|piece| {
                let reached = kind.pieces[piece].sides.turned(rotation);
                let rim = reached
                    .iter()
                    .map(|side| Side::shared(square.corner(number(side)), square.corner(number(side) + 1)));
                let sides: Vec<Side> = rim.chain(boundary(&lines, piece)).collect();
                let polygon = joined(stitch(&sides));
                Piece { ground: ground(kind.pieces[piece].terrain), sides, polygon }
            })
            .collect();
        let towns = kind.cities.iter().map(|city| town(city, &lines, centre)).collect();
        let mut hasher = DefaultHasher::new();
        (kind.key, rotation, copy, square, soft).hash(&mut hasher);
        Placed { square, pieces, lines, towns, hash: hasher.finish() }
    }

    /// The roomiest spot of a piece, for whoever stands there.
    pub fn spot(&self, piece: usize) -> Point {
        *parts::value("spot", (self.hash, piece), || self.roomiest(piece))
    }

    fn roomiest(&self, piece: usize) -> Point {
        const STEPS: i32 = 15;
        let polygon = &self.pieces[piece].polygon;
        let centre = self.square.centre();
        let mut best = (f64::MIN, centre);
        for (i, j) in (1..STEPS).flat_map(|i| (1..STEPS).map(move |j| (i, j))) {
            let part = |k: i32| (f64::from(k) / f64::from(STEPS) - 0.5) * SIDE;
            let p = centre + point(part(i), part(j));
            if !inside(p, polygon) {
                continue;
            }
            // A side of the tile that belongs to the piece is no obstacle, but one stays on the tile.
            let rim = (margin(p, centre) + 4.0).min(40.0);
            let room = polygon.iter().map(|q| q.distance(p)).fold(rim, f64::min);
            // Neither the houses nor the figure's head may be covered.
            let towns = self.towns.iter().map(|town| (town.middle() + point(0.0, 3.0)).distance(p) - 17.0);
            let room = towns.fold(room, f64::min) - 0.05 * p.distance(centre);
            if room > best.0 {
                best = (room, p);
            }
        }
        best.1
    }
}

/// The lines about a piece, each walked clockwise.
fn boundary(lines: &[Line], piece: usize) -> impl Iterator<Item = Side> + '_ {
    lines.iter().filter_map(move |line| match piece {
        _ if line.right == piece => Some(Side::inner(line.points.clone())),
        _ if line.left == piece => Some(Side::inner(line.points.iter().rev().copied().collect())),
        _ => None,
    })
}

/// Several loops as one walk that returns along the way it came. One piece is one loop, but for layouts we do not know.
fn joined(mut loops: Vec<Vec<Point>>) -> Vec<Point> {
    if loops.len() < 2 {
        return loops.pop().unwrap_or_default();
    }
    let home = loops[0][0];
    loops.iter().flat_map(|walk| walk.iter().copied().chain([walk[0], home])).collect()
}

/// Puts a town on the roomiest stretch of the coast between its land and its sea.
fn town(city: &City, lines: &[Line], centre: Point) -> Town {
    let (land, sea) = (usize::from(city.land), usize::from(city.sea));
    let coast =
        |line: &&Line| (line.left, line.right) == (land, sea) || (line.left, line.right) == (sea, land);
    let Some(coast) = lines.iter().filter(coast).max_by_key(|line| line.points.len()) else {
        // The layout does not know this coast.
        let south = point(0.0, 1.0);
        return Town { coast: centre, seaward: south, jetty: centre, along: south };
    };
    let points = &coast.points;
    let others: Vec<Point> = lines
        .iter()
        .filter(|line| !std::ptr::eq(*line, coast))
        .flat_map(|line| line.points.iter().copied())
        .collect();
    let room = |i: usize| {
        let other = others.iter().map(|q| q.distance(points[i])).fold(40.0, f64::min);
        let off = (i as f64 - points.len() as f64 / 2.0).abs();
        margin(points[i], centre).min(34.0) + other.min(24.0) - 0.15 * off
    };
    let fifth = points.len() / 5;
    let best = (fifth..points.len() - fifth).max_by(|&a, &b| room(a).total_cmp(&room(b)));
    let best = best.unwrap_or(points.len() / 2);
    let normals = normals(points);
    let seaward = |i: usize| if coast.left == sea { normals[i] } else { -normals[i] };
    let pier = pier(points, best, seaward(best));
    Town { coast: points[best], seaward: seaward(best), jetty: points[pier], along: seaward(pier) }
}

/// The jetty leaves from the middle of the town or, when the sea lies behind the houses, from a spot beside them.
fn pier(points: &[Point], middle: usize, seaward: Point) -> usize {
    if seaward.y >= -0.3 {
        return middle;
    }
    let eastward = points[points.len() - 1].x > points[0].x;
    let forward = eastward == (seaward.x >= 0.0);
    let mut at = middle;
    while (3..points.len().saturating_sub(3)).contains(&at) && points[at].distance(points[middle]) < 14.0 {
        at = if forward { at + 1 } else { at - 1 };
    }
    at
}
