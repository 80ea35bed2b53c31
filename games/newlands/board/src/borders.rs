//! The lines between the pieces of a tile, from its layout: all of them begin and end in corners, because a side has one
//! terrain. A tile keeps its shape from hand to ghost to table, and turns with its rotation.

use newlands::{Terrain, material::Kind};

use crate::squares::{SIDE, corner, inward, margin};
use scene::chart::{
    curve::{Roughness, roughen, spline},
    noise::{hash, hash_text, jitter},
    point::{Point, point},
};

/// From sample to sample along a line.
const STEP: f64 = 4.8;
/// The angle at which a soft corner is left, from the lone side.
const SOFT: f64 = 76.0;
const DIAGONAL: f64 = 45.0;
/// Where a third piece must reach the corner, the line leaves it close to its own side.
const WEDGE: f64 = 25.0;

/// Corners where a bay or hill of this tile closes with its neighbour's: the side whose terrain alone reaches the corner.
/// The line leaves almost square to that side, so that both halves close roundly and not in a point.
pub type SoftCorners = [Option<usize>; 4];

/// A line between two pieces.
#[derive(Clone, Debug)]
pub struct Line {
    /// The number of the piece on the left of the walk.
    pub left: usize,
    /// The number of the piece on the right of it: the walk is clockwise about this one.
    pub right: usize,
    /// The walk.
    pub points: Vec<Point>,
}

/// The lines of a tile that lies as described, its middle in the origin.
pub fn lines(kind: &Kind, copy: u8, soft: SoftCorners) -> Vec<Line> {
    let reaching = |side: usize| kind.pieces.iter().position(|piece| reaches(&piece.sides, side));
    let sides: Option<Vec<usize>> = (0..4).map(reaching).collect();
    let Some(sides) = sides.and_then(|sides| sides.try_into().ok()) else { return Vec::new() };
    let seed = hash(&[hash_text(kind.key) as i32, copy.into()]) as i32;
    let tile = Tile { kind, sides, seed, soft };
    // An edition may call a layout by a name we do not know, or by one that does not fit its regions.
    tile.by_layout().unwrap_or_else(|| tile.spokes())
}

fn reaches(sides: &newlands::Sides, side: usize) -> bool {
    sides.contains(newlands::Side::ALL[side])
}

struct Tile<'a> {
    kind: &'a Kind,
    /// The piece that reaches each side.
    sides: [usize; 4],
    seed: i32,
    soft: SoftCorners,
}

impl Tile<'_> {
    fn by_layout(&self) -> Option<Vec<Line>> {
        match (self.kind.layout.as_str(), self.kind.pieces.len()) {
            ("solid", 1) => Some(Vec::new()),
            ("half", 2) => self.half(),
            ("cap", 2) => self.cap_alone(),
            ("caps2", 3) => self.caps(self.body(true)?, 0.315),
            ("band", 3) => self.caps(self.body(true)?, 0.29),
            ("caps3", 4) => self.caps(self.body(false)?, 0.275),
            ("lake", 5) => self.caps(self.body(false)?, 0.25),
            ("tri", 3) => self.triple(self.body(true)?, 0.02),
            ("tricap", 4) => self.triple(self.body(false)?, 0.10),
            ("isthmus", 4) => self.isthmus(),
            _ => None,
        }
    }

    fn jitter(&self, keys: &[i32]) -> f64 {
        jitter(&[&[self.seed], keys].concat())
    }

    fn touches(&self, one: usize, other: usize) -> bool {
        self.kind.pieces[one].touches.iter().any(|&beside| usize::from(beside) == other)
    }

    /// The piece that touches all others; with `long`, one that reaches two sides.
    fn body(&self, long: bool) -> Option<usize> {
        let pieces = &self.kind.pieces;
        pieces
            .iter()
            .position(|piece| piece.touches.len() == pieces.len() - 1 && (!long || piece.sides.len() == 2))
    }

    /// The only side that a piece reaches.
    fn only_side(&self, piece: usize) -> Option<usize> {
        let sides = self.kind.pieces[piece].sides;
        (0..4).find(|&side| reaches(&sides, side)).filter(|_| sides.len() == 1)
    }

    /// Does a third piece reach corner `k`, between two that do not touch?
    fn wedge(&self, k: usize) -> bool {
        let (before, after) = (self.sides[(k + 3) % 4], self.sides[k % 4]);
        before != after && !self.touches(before, after)
    }

    /// The way into the tile from corner `k`, `angle` degrees from the side that runs to corner `toward`.
    fn leave(&self, k: usize, toward: usize, angle: f64) -> Point {
        let (k, mut toward, mut angle) = (k % 4, toward % 4, angle);
        if let Some(lone) = self.soft[k].filter(|_| !self.wedge(k)) {
            (toward, angle) = (if lone == k { (k + 1) % 4 } else { (k + 3) % 4 }, SOFT);
        }
        let other = if toward == (k + 3) % 4 { k + 1 } else { k + 3 };
        let (sine, cosine) = angle.to_radians().sin_cos();
        let along = (corner(toward) - corner(k)).unit();
        let across = (corner(other) - corner(k)).unit();
        (along * cosine + across * sine).unit()
    }

    fn line(&self, right: usize, left: usize, points: &[Point]) -> Line {
        let wet = [left, right].iter().any(|&piece| self.kind.pieces[piece].terrain == Terrain::Sea);
        let amplitude = if wet { 2.7 } else { 2.0 };
        let rough = Roughness { amplitude, scale: 14.0, seed: (self.seed as u32 % 9973) as i32 };
        let points = roughen(points, rough, |p| (margin(p, Point::default()) / 16.0).clamp(0.0, 1.0));
        Line { left, right, points }
    }

    /// The shoulders of a cap over `side`: a rounded bay or head, not a point.
    fn shoulders(&self, side: usize, depth: f64) -> [Point; 2] {
        [(1, 0.66, side + 1), (0, 0.34, side)].map(|(k, part, corner_number)| {
            let mut part = part + 0.035 * self.jitter(&[side as i32, k, 1]);
            let mut depth = depth * (0.97 + 0.13 * self.jitter(&[side as i32, k, 2]));
            if self.wedge(corner_number) {
                // The diagonal stays free for the channel or ridge.
                part = if k == 1 { 0.57 } else { 0.43 } + 0.02 * self.jitter(&[side as i32, k, 1]);
                depth = depth.min(0.285);
            }
            corner(side).lerp(corner(side + 1), part) + inward(side) * (depth * SIDE)
        })
    }

    fn angle(&self, k: usize) -> f64 {
        if self.wedge(k) { WEDGE } else { DIAGONAL }
    }

    /// A piece over one side, against `body`.
    fn cap(&self, piece: usize, body: usize, depth: f64) -> Option<Line> {
        let side = self.only_side(piece)?;
        let (a, b) = (side, side + 1);
        let start = self.leave(b, a, self.angle(b)) * (SIDE * 0.45);
        let end = -self.leave(a, b, self.angle(a)) * (SIDE * 0.45);
        let [first, second] = self.shoulders(side, depth);
        let way = [corner(b), first, second, corner(a)];
        Some(self.line(piece, body, &spline(&way, start, end, STEP)))
    }

    fn cap_alone(&self) -> Option<Vec<Line>> {
        let piece = (0..2).find(|&piece| self.only_side(piece).is_some())?;
        Some(vec![self.cap(piece, 1 - piece, 0.37)?])
    }

    fn caps(&self, body: usize, depth: f64) -> Option<Vec<Line>> {
        let others = (0..self.kind.pieces.len()).filter(|&piece| piece != body);
        others.map(|piece| self.cap(piece, body, depth)).collect()
    }

    /// One diagonal, by way of a point near the middle.
    fn half(&self) -> Option<Vec<Line>> {
        let first = (0..4).find(|&side| self.sides[side] == 0 && self.sides[(side + 1) % 4] == 0)?;
        let (a, c) = (first, first + 2);
        let bend = 0.07 * SIDE * self.jitter(&[3]);
        let middle = point(bend, if self.jitter(&[4]) > 0.0 { bend } else { -bend });
        let start = self.leave(c, c + 1, DIAGONAL) * (SIDE * 0.8);
        let end = -self.leave(a, a + 1, DIAGONAL) * (SIDE * 0.8);
        Some(vec![self.line(0, 1, &spline(&[corner(c), middle, corner(a)], start, end, STEP))])
    }

    /// Two pieces of neighbouring sides and the body meet in one point; a fourth piece may lie beyond as a cap.
    fn triple(&self, body: usize, off: f64) -> Option<Vec<Line>> {
        let all = 0..self.kind.pieces.len();
        let pair: Vec<usize> =
            all.clone().filter(|&p| p != body && self.kind.pieces[p].touches.len() == 2).collect();
        let first = (0..4).find(|&side| {
            let (x, y) = (self.sides[side], self.sides[(side + 1) % 4]);
            x != y && pair.contains(&x) && pair.contains(&y)
        })?;
        let (x, y) = (self.sides[first], self.sides[(first + 1) % 4]);
        let (a, b, c) = (first, first + 1, first + 2);
        let sway = point(self.jitter(&[5]), self.jitter(&[6])) * 3.0;
        let meeting = corner(b).unit() * (SIDE * off) + sway;
        let along = (corner(a) - corner(c)).unit() * (SIDE * 0.5);
        let (to_a, from_c) = (self.leave(a, b, self.angle(a)), self.leave(c, b, self.angle(c)));
        let between = (self.leave(b, a, DIAGONAL) * (SIDE * 0.5), (meeting - corner(b)) * 0.8);
        let mut lines = vec![
            self.line(x, y, &spline(&[corner(b), meeting], between.0, between.1, STEP)),
            self.line(x, body, &spline(&[meeting, corner(a)], along, -to_a * (SIDE * 0.55), STEP)),
            self.line(y, body, &spline(&[corner(c), meeting], from_c * (SIDE * 0.55), along, STEP)),
        ];
        for piece in all.filter(|piece| *piece != body && !pair.contains(piece)) {
            lines.push(self.cap(piece, body, 0.275)?);
        }
        Some(lines)
    }

    /// Two seas as opposite caps, each split where the two lands meet that part them.
    fn isthmus(&self) -> Option<Vec<Line>> {
        let sea = |side: usize| self.kind.pieces[self.sides[side]].terrain == Terrain::Sea;
        let north = (0..2).find(|&side| sea(side) && sea(side + 2))?;
        let mut lines = Vec::new();
        let mut tips = Vec::new();
        for side in [north, north + 2] {
            let (a, b) = (side, side + 1);
            let part = 0.5 + 0.03 * self.jitter(&[side as i32, 1]);
            let depth = 0.27 * SIDE * (1.0 + 0.08 * self.jitter(&[side as i32, 2]));
            let tip = corner(a).lerp(corner(b), part) + inward(side) * depth;
            let start = self.leave(b, a, 42.0) * (SIDE * 0.62);
            let end = -self.leave(a, b, 42.0) * (SIDE * 0.62);
            let whole = spline(&[corner(b), tip, corner(a)], start, end, STEP);
            let split = whole.iter().position(|p| p.distance(tip) < 1e-6)?;
            let (right, left) = (self.sides[(side + 1) % 4], self.sides[(side + 3) % 4]);
            lines.push(self.line(self.sides[side], right, &whole[..=split]));
            lines.push(self.line(self.sides[side], left, &whole[split..]));
            tips.push(tip);
        }
        let middle = turned_to(north, point(4.0 * self.jitter(&[8]), 0.0));
        let way = [tips[1], middle, tips[0]];
        let (east, west) = (self.sides[north + 1], self.sides[(north + 3) % 4]);
        let between = spline(&way, way[1] - way[0], way[2] - way[1], STEP);
        lines.push(self.line(east, west, &between));
        Some(lines)
    }

    /// Any layout at all: lines from the middle to every corner where the terrain changes hands.
    fn spokes(&self) -> Vec<Line> {
        let changes = (0..4).filter(|&k| self.sides[(k + 3) % 4] != self.sides[k]);
        changes
            .map(|k| {
                let way = [Point::default(), corner(k)];
                let line = spline(&way, corner(k), corner(k), STEP);
                self.line(self.sides[k], self.sides[(k + 3) % 4], &line)
            })
            .collect()
    }
}

/// A way drawn for a tile whose side 0 matters, for one whose side `k` does.
fn turned_to(k: usize, p: Point) -> Point {
    (0..k % 4).fold(p, |p, _| point(-p.y, p.x))
}
