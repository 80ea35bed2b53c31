//! The landscape: corners are points of the plane, land and water are flooded.

use std::collections::{BTreeMap, BTreeSet};

use fjords::{Piece, PieceKind, Rune, Terrain};
use tabletop::Seat;

/// A corner as a point: half units of the width across, quarter units of the height down.
pub type Point = (i32, i32);
pub type Cell = (i8, i8);

/// Corners clockwise from north, seen from the middle.
const CORNERS: [Point; 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

fn point((q, r): Cell, corner: usize) -> Point {
    let (q, r) = (i32::from(q), i32::from(r));
    (2 * q + r + CORNERS[corner].0, 3 * r + CORNERS[corner].1)
}

pub fn points_of(cell: Cell) -> [Point; 6] {
    [0, 1, 2, 3, 4, 5].map(|corner| point(cell, corner))
}

/// The two corners that two cells share, if they are neighbours.
pub fn shared(one: Cell, other: Cell) -> Vec<Point> {
    points_of(one).into_iter().filter(|point| points_of(other).contains(point)).collect()
}

/// A hex on the table.
#[derive(Clone, Copy, Debug)]
pub struct Hex {
    pub corners: [Terrain; 6],
    pub rune: Option<Rune>,
    pub piece: Option<Piece>,
}

/// Everything that lies, and what every corner shows.
#[derive(Clone, Default)]
pub struct Land {
    pub hexes: BTreeMap<Cell, Hex>,
    terrain: BTreeMap<Point, Terrain>,
}

impl Land {
    pub fn lay(&mut self, cell: Cell, corners: [Terrain; 6], rune: Option<Rune>) {
        assert!(self.hexes.insert(cell, Hex { corners, rune, piece: None }).is_none(), "{cell:?} is taken");
        for (point, terrain) in points_of(cell).into_iter().zip(corners) {
            assert_eq!(*self.terrain.entry(point).or_insert(terrain), terrain, "two hexes disagree");
        }
    }

    pub fn put(&mut self, cell: Cell, piece: Piece) {
        let there = self.hexes.get_mut(&cell).expect("pieces stand on hexes");
        assert!(there.piece.replace(piece).is_none(), "{cell:?} is taken");
    }

    pub fn neighbours(&self, cell: Cell) -> Vec<Cell> {
        self.hexes.keys().copied().filter(|&other| other != cell && shared(cell, other).len() == 2).collect()
    }

    /// Do the two share a side on which some corner shows `terrain`?
    pub fn joined(&self, one: Cell, other: Cell, terrain: Terrain) -> bool {
        shared(one, other).iter().any(|point| self.terrain[point] == terrain)
    }

    pub fn empty_cells(&self) -> BTreeSet<Cell> {
        let around = self
            .hexes
            .keys()
            .flat_map(|&(q, r)| (-1..=1).flat_map(move |dq| (-1..=1).map(move |dr| (q + dq, r + dr))));
        around.filter(|cell| !self.hexes.contains_key(cell)).collect()
    }

    /// How many pieces the land is in. Corners of one hex are joined if they lie side by side or are both plain.
    fn landmasses(&self) -> usize {
        let land: Vec<Point> =
            self.terrain.iter().filter(|&(_, &t)| t != Terrain::Sea).map(|(&point, _)| point).collect();
        let mut unseen: BTreeSet<Point> = land.into_iter().collect();
        let mut pieces = 0;
        while let Some(seed) = unseen.pop_first() {
            pieces += 1;
            let mut queue = vec![seed];
            while let Some(from) = queue.pop() {
                for &cell in self.hexes.keys() {
                    let points = points_of(cell);
                    let Some(at) = points.iter().position(|&point| point == from) else { continue };
                    for (to, &point) in points.iter().enumerate() {
                        let beside = (at + 1) % 6 == to || (to + 1) % 6 == at;
                        let both_plain =
                            self.terrain[&from] == Terrain::Plain && self.terrain[&point] == Terrain::Plain;
                        if (beside || both_plain) && unseen.remove(&point) {
                            queue.push(point);
                        }
                    }
                }
            }
        }
        pieces
    }

    /// May this hex be laid here?
    pub fn takes(&self, cell: Cell, corners: [Terrain; 6]) -> bool {
        let agrees = points_of(cell)
            .iter()
            .zip(corners)
            .all(|(p, t)| self.terrain.get(p).is_none_or(|&found| found == t));
        let with_it = || {
            let mut land = self.clone();
            land.lay(cell, corners, None);
            land
        };
        agrees && self.neighbours(cell).len() >= 2 && with_it().landmasses() == 1
    }

    pub fn free(&self, cell: Cell) -> bool {
        let hex = self.hexes[&cell];
        hex.piece.is_none() && hex.rune.is_none()
    }

    pub fn has_plain(&self, cell: Cell) -> bool {
        self.hexes[&cell].corners.contains(&Terrain::Plain)
    }

    pub fn held(&self, seat: Seat) -> Vec<Cell> {
        let held = self.hexes.iter().filter(|(_, hex)| hex.piece.is_some_and(|piece| piece.seat == seat));
        held.map(|(&cell, _)| cell).collect()
    }

    pub fn vikings(&self, seat: Seat) -> Vec<Cell> {
        let viking =
            |cell: &Cell| self.hexes[cell].piece.is_some_and(|piece| piece.kind == PieceKind::Viking);
        self.held(seat).into_iter().filter(viking).collect()
    }

    /// Free hexes joined by plain to one of these.
    pub fn beside(&self, from: &[Cell]) -> BTreeSet<Cell> {
        let next =
            from.iter().flat_map(|&cell| self.neighbours(cell).into_iter().map(move |other| (cell, other)));
        next.filter(|&(one, other)| self.free(other) && self.joined(one, other, Terrain::Plain))
            .map(|(_, cell)| cell)
            .collect()
    }

    /// Free hexes joined by plain to the seat's pieces, one through the other.
    pub fn flood(&self, seat: Seat) -> BTreeSet<Cell> {
        let mut found = self.beside(&self.held(seat));
        loop {
            let wider: BTreeSet<Cell> =
                found.iter().copied().chain(self.beside(&Vec::from_iter(found.clone()))).collect();
            if wider == found {
                return found;
            }
            found = wider;
        }
    }

    /// The corners of `terrain` of a hex that hang together with this one inside it.
    fn run(&self, cell: Cell, corner: usize) -> BTreeSet<Point> {
        let corners = self.hexes[&cell].corners;
        let mut run = BTreeSet::from([point(cell, corner)]);
        for step in [1, 5] {
            let mut at = (corner + step) % 6;
            while corners[at] == corners[corner] && run.insert(point(cell, at)) {
                at = (at + step) % 6;
            }
        }
        run
    }

    /// Hexes with the points on them that `terrain` leads to in so many steps.
    pub fn walk(&self, from: &[Cell], terrain: Terrain, steps: usize) -> BTreeMap<Cell, BTreeSet<Point>> {
        let mut reached: BTreeMap<Cell, BTreeSet<Point>> = BTreeMap::new();
        for &cell in from {
            let showing = points_of(cell).into_iter().filter(|point| self.terrain[point] == terrain);
            reached.entry(cell).or_default().extend(showing);
        }
        for _ in 0..steps {
            let mut next = reached.clone();
            for (&cell, points) in &reached {
                for other in self.neighbours(cell) {
                    let over = shared(cell, other).into_iter().filter(|point| points.contains(point));
                    for point in over {
                        let corner = points_of(other).iter().position(|&p| p == point).unwrap();
                        next.entry(other).or_default().extend(self.run(other, corner));
                    }
                }
            }
            reached = next;
        }
        reached.retain(|_, points| !points.is_empty());
        reached
    }
}
