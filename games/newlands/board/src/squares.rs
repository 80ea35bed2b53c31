//! Where tiles lie on the sheet.

use newlands::{Place, Rotation, Side};

use scene::chart::{
    path,
    point::{Point, point},
};

/// The length of a tile's side.
pub const SIDE: f64 = 112.0;

/// The neighbours over sides 0 to 3, clockwise from the north.
const NEIGHBOURS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Corners 0 to 3, clockwise from the north-west; side `k` runs from corner `k` to corner `k + 1`.
const CORNERS: [Point; 4] = [point(-0.5, -0.5), point(0.5, -0.5), point(0.5, 0.5), point(-0.5, 0.5)];

/// A square of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Column, growing eastwards.
    pub x: i32,
    /// Row, growing southwards.
    pub y: i32,
}

impl From<Place> for Square {
    fn from(place: Place) -> Square {
        Square { x: place.x().into(), y: place.y().into() }
    }
}

/// Corner `k` (and round again) of a tile whose middle is the origin.
pub fn corner(k: usize) -> Point {
    CORNERS[k % 4] * SIDE
}

/// The way inwards from side `k`.
pub fn inward(k: usize) -> Point {
    -outward(k)
}

/// The way outwards over side `k`.
pub fn outward(k: usize) -> Point {
    let (x, y) = NEIGHBOURS[k % 4];
    point(x.into(), y.into())
}

/// `p` turned about the origin as a tile is turned.
pub fn turned(p: Point, by: Rotation) -> Point {
    (0..by.quarters()).fold(p, |p, _| point(-p.y, p.x))
}

/// How far `p` lies inside the sides of a tile whose middle is `middle`.
pub fn margin(p: Point, middle: Point) -> f64 {
    let way = p - middle;
    SIDE / 2.0 - way.x.abs().max(way.y.abs())
}

impl Square {
    /// The middle.
    pub fn centre(self) -> Point {
        point(f64::from(self.x), f64::from(self.y)) * SIDE
    }

    /// Corner `k` of this square.
    pub fn corner(self, k: usize) -> Point {
        self.centre() + corner(k)
    }

    /// All corners, `by` nearer to the middle.
    pub fn corners(self, by: f64) -> [Point; 4] {
        std::array::from_fn(|k| self.centre() + corner(k) * (1.0 - 2.0 * by / SIDE))
    }

    /// The square over side `k`.
    pub fn over(self, k: usize) -> Square {
        let (dx, dy) = NEIGHBOURS[k % 4];
        Square { x: self.x + dx, y: self.y + dy }
    }

    /// The square in which `p` lies.
    pub fn at(p: Point) -> Square {
        let near = p * (1.0 / SIDE);
        Square { x: near.x.round() as i32, y: near.y.round() as i32 }
    }

    /// Path data of the square, `by` smaller on every side.
    pub fn outline(self, by: f64) -> String {
        path::closed([self.corners(by).as_slice()])
    }
}

/// The number of a side, clockwise from the north.
pub fn number(side: Side) -> usize {
    side as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_of_a_tile_belongs_to_its_square() {
        for (x, y) in [(0, 0), (3, -2), (-5, 4)] {
            let square = Square { x, y };
            for k in 0..4 {
                assert_eq!(Square::at(square.corners(0.5)[k]), square);
                let beyond = square.centre() + outward(k) * (SIDE * 0.51);
                assert_eq!(Square::at(beyond), square.over(k));
                let side = (square.corner(k), square.corner(k + 1));
                assert_eq!(side, (square.over(k).corner(k + 3), square.over(k).corner(k + 2)), "side {k}");
            }
        }
    }

    #[test]
    fn a_quarter_turn_brings_the_north_to_the_east() {
        for k in 0..4 {
            assert_eq!(turned(corner(k), Rotation::R1), corner(k + 1));
        }
    }
}
