//! Where hexes lie on the sheet: pointy-top, axial.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_3};

use fjords::Place;

use scene::chart::{
    path,
    point::{Point, point},
};

/// From the middle of a hex to its corners.
pub const RADIUS: f64 = 64.0;
pub(crate) const SQRT_3: f64 = 1.732_050_807_568_877_2;
/// From the middle of a hex to its edges.
pub const APOTHEM: f64 = RADIUS * SQRT_3 / 2.0;

/// The neighbours across edges 0 to 5, clockwise from north-east.
const NEIGHBOURS: [(i32, i32); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// A cell of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Axial column.
    pub q: i32,
    /// Row, growing southwards.
    pub r: i32,
}

impl From<Place> for Cell {
    fn from(place: Place) -> Cell {
        Cell { q: place.q.into(), r: place.r.into() }
    }
}

impl Cell {
    /// The middle of the cell.
    pub fn centre(self) -> Point {
        let (q, r) = (f64::from(self.q), f64::from(self.r));
        point(RADIUS * SQRT_3 * (q + r / 2.0), RADIUS * 1.5 * r)
    }

    /// Corner `i` (0 to 5 clockwise from north, and round again) of a hex of `radius` in this cell.
    pub fn corner(self, i: usize, radius: f64) -> Point {
        self.centre() + Point::towards(corner_angle(i)) * radius
    }

    /// All corners of a hex of `radius` in this cell.
    pub fn corners(self, radius: f64) -> [Point; 6] {
        std::array::from_fn(|i| self.corner(i, radius))
    }

    /// The cell across edge `i` (0 to 5 clockwise from north-east).
    pub fn neighbour(self, i: usize) -> Cell {
        let (dq, dr) = NEIGHBOURS[i % 6];
        Cell { q: self.q + dq, r: self.r + dr }
    }

    /// The name of edge `i`, the same from both sides: edges 0 to 2 belong to the cell, 3 to 5 to its neighbour.
    pub fn edge(self, i: usize) -> (Cell, usize) {
        if i < 3 { (self, i) } else { (self.neighbour(i), i - 3) }
    }

    /// The cell in which `p` lies.
    pub fn at(p: Point) -> Cell {
        let r = p.y / (1.5 * RADIUS);
        let q = p.x / (RADIUS * SQRT_3) - r / 2.0;
        let cube = [q, -q - r, r];
        let mut near = cube.map(f64::round);
        let off: [f64; 3] = std::array::from_fn(|k| (near[k] - cube[k]).abs());
        // The three must add up to nothing: mend the one that was rounded most.
        if off[0] > off[1] && off[0] > off[2] {
            near[0] = -near[1] - near[2];
        } else if off[1] <= off[2] {
            near[2] = -near[0] - near[1];
        }
        Cell { q: near[0] as i32, r: near[2] as i32 }
    }

    /// Path data of a hex of `radius` in this cell.
    pub fn outline(self, radius: f64) -> String {
        path::closed([self.corners(radius).as_slice()])
    }
}

/// The direction from the middle to corner `i`.
pub fn corner_angle(i: usize) -> f64 {
    FRAC_PI_3 * i as f64 - FRAC_PI_2
}

/// The direction from the middle to the middle of edge `i`.
pub fn edge_angle(i: usize) -> f64 {
    FRAC_PI_3 * i as f64 - FRAC_PI_3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_near_a_middle_belongs_to_its_cell() {
        for q in -5..=5 {
            for r in -5..=5 {
                let cell = Cell { q, r };
                assert_eq!(Cell::at(cell.centre()), cell);
                for i in 0..6 {
                    assert_eq!(Cell::at(cell.corner(i, RADIUS * 0.97)), cell, "corner {i}");
                    let edge = cell.centre() + Point::towards(edge_angle(i)) * (APOTHEM * 1.03);
                    assert_eq!(Cell::at(edge), cell.neighbour(i), "edge {i}");
                }
            }
        }
    }

    #[test]
    fn an_edge_has_one_name() {
        let cell = Cell { q: 2, r: -3 };
        for i in 0..6 {
            assert_eq!(cell.edge(i), cell.neighbour(i).edge((i + 3) % 6));
        }
    }
}
