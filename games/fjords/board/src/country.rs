//! Six corner letters per hex become land: borders cross every edge whose two corners differ, at a spot that both
//! neighbours compute alike, so coasts join without knowing each other.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use crate::hexes::{APOTHEM, Cell, RADIUS, SQRT_3, corner_angle, edge_angle};
use scene::chart::{
    At, Border, Country, Frame, Ground, Plot, Side,
    curve::{Roughness, roughen, spline},
    noise::{hash, jitter},
    point::{Point, inside, point},
};
use scene::parts;

/// What covers the six corners, clockwise from north.
pub type Corners = [Ground; 6];

/// How deep a run of one to five corners reaches towards the middle. The middle itself stays plain: room for a piece.
const DEPTH: [f64; 5] = [0.50, 0.405, 0.375, 0.365, 0.36];

/// A row of neighbouring corners with the same ground, other than plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Run {
    ground: Ground,
    first: usize,
    length: usize,
}

fn runs(corners: &Corners) -> Vec<Run> {
    let ground = corners[0];
    if corners.iter().all(|&corner| corner == ground) {
        let whole = Run { ground, first: 0, length: 6 };
        return if ground == Ground::Plain { Vec::new() } else { vec![whole] };
    }
    let begins = |i: usize| corners[i] != Ground::Plain && corners[(i + 5) % 6] != corners[i];
    (0..6)
        .filter(|&i| begins(i))
        .map(|first| {
            let ground = corners[first];
            let length = (1..6).take_while(|k| corners[(first + k) % 6] == ground).count() + 1;
            Run { ground, first, length }
        })
        .collect()
}

/// Where a border crosses edge `i` of `cell`, and by what angle it leans; the same from both sides.
fn crossing(cell: Cell, i: usize) -> (Point, f64) {
    let (owner, edge) = cell.edge(i);
    let keys = |salt: i32| [owner.q, owner.r, edge as i32, salt];
    let shift = 0.085 * jitter(&keys(401)) * if i < 3 { 1.0 } else { -1.0 };
    let lean = (14.0 * jitter(&keys(402))).to_radians();
    (cell.corner(i, RADIUS).lerp(cell.corner(i + 1, RADIUS), 0.5 + shift), lean)
}

/// The border of a run, from the crossing before its first corner to the one after its last; the run lies on the left.
fn border(cell: Cell, run: Run) -> Vec<Point> {
    let centre = cell.centre();
    let (entry, exit) = ((run.first + 5) % 6, (run.first + run.length - 1) % 6);
    let ((from, lean_in), (to, lean_out)) = (crossing(cell, entry), crossing(cell, exit));
    let reach = RADIUS * if run.length <= 2 { 0.62 } else { 0.75 };
    let inward = -Point::towards(edge_angle(entry) + lean_in) * reach;
    let outward = Point::towards(edge_angle(exit) + lean_out) * reach;

    let seed = hash(&[cell.q, cell.r, run.first as i32, 403]) as i32;
    let mut way = vec![from];
    way.extend(waypoints(cell, run).into_iter().zip(0..).map(|(p, k)| {
        let sway = point(jitter(&[seed, k]), jitter(&[seed, k, 1]));
        p + sway * 3.2
    }));
    way.push(to);

    let amplitude = if run.ground == Ground::Sea { 3.0 } else { 1.7 };
    let rough = Roughness { amplitude, scale: 13.0, seed: 500 };
    roughen(&spline(&way, inward, outward, 4.2), rough, |p| {
        let (dx, dy) = ((p.x - centre.x).abs(), (p.y - centre.y).abs());
        let to_edge = (APOTHEM - dx).min(APOTHEM - (dx * 0.5 + dy * SQRT_3 / 2.0));
        (to_edge / 11.0).clamp(0.0, 1.0)
    })
}

/// The points that a border passes inside its hex.
fn waypoints(cell: Cell, run: Run) -> Vec<Point> {
    let depth = DEPTH[run.length - 1] * RADIUS;
    let corner = |k: usize| cell.corner(run.first + k, depth);
    match run.length {
        1 => vec![corner(0)],
        2 => {
            let between = (corner_angle(run.first) + corner_angle(run.first + 1)) / 2.0;
            vec![cell.centre() + Point::towards(between) * depth]
        }
        // Wide shoulders: a gentle bay, not a spit.
        3 => [1.22, 0.97, 1.22]
            .into_iter()
            .zip(run.first..)
            .map(|(part, i)| cell.corner(i, depth * part))
            .collect(),
        length => (1..length - 1).map(corner).collect(),
    }
}

/// The outlines of what lies on a hex.
type Grounds = Vec<(Ground, Vec<Point>)>;

/// Laid hexes as land.
pub struct HexCountry {
    frame: Frame,
    outline: Vec<Side>,
    mountain: Vec<Side>,
    sea: Vec<Side>,
    borders: Vec<Border>,
    /// What covers the corners of each cell, and its regions that are not plain.
    cells: BTreeMap<Cell, (Corners, Grounds)>,
}

impl HexCountry {
    /// The land of these hexes.
    pub fn new(hexes: impl IntoIterator<Item = (Cell, Corners)>) -> HexCountry {
        let mut country = HexCountry {
            frame: Frame::around([]),
            outline: Vec::new(),
            mountain: Vec::new(),
            sea: Vec::new(),
            borders: Vec::new(),
            cells: BTreeMap::new(),
        };
        for (cell, corners) in hexes {
            country.lay(cell, &corners);
        }
        country.frame = Frame::around(country.cells.keys().flat_map(|cell| cell.corners(RADIUS)));
        country
    }

    fn lay(&mut self, cell: Cell, corners: &Corners) {
        let rim = cell.corners(RADIUS);
        self.outline.extend((0..6).map(|i| Side::shared(rim[i], rim[(i + 1) % 6])));
        let regions =
            runs(corners).into_iter().map(|run| (run.ground, self.region(cell, &rim, run))).collect();
        self.cells.insert(cell, (*corners, regions));
    }

    /// Notes the sides of a run's region, clockwise: along the rim, then back along the border. Gives its polygon.
    fn region(&mut self, cell: Cell, rim: &[Point; 6], run: Run) -> Vec<Point> {
        let mut walk: Vec<Point> = (0..run.length).map(|k| rim[(run.first + k) % 6]).collect();
        let mut back = Vec::new();
        if run.length == 6 {
            walk.push(rim[0]);
        } else {
            let line = parts::value("hex border", (cell, run), || border(cell, run)).to_vec();
            walk.insert(0, line[0]);
            walk.push(line[line.len() - 1]);
            back = line.iter().rev().copied().collect();
            self.borders.push(Border {
                cell: (cell.q, cell.r),
                left: run.ground,
                right: Ground::Plain,
                line,
            });
        }
        let sides = if run.ground == Ground::Sea { &mut self.sea } else { &mut self.mountain };
        sides.extend(walk.windows(2).map(|pair| Side::shared(pair[0], pair[1])));
        if !back.is_empty() {
            sides.push(Side::inner(back.clone()));
        }
        walk.extend(back.into_iter().skip(1));
        walk
    }

    fn plot(&self, cell: Cell) -> Plot {
        let mut hasher = DefaultHasher::new();
        for near in (0..6).map(|i| cell.neighbour(i)).chain([cell]) {
            self.cells.get(&near).map(|(corners, _)| corners).hash(&mut hasher);
        }
        let frame = Frame::around(cell.corners(RADIUS));
        Plot { at: (cell.q, cell.r), frame, near: hasher.finish() }
    }

    /// Inner edges of the grid.
    pub fn inner_edges(&self) -> impl Iterator<Item = (Point, Point)> {
        self.cells.keys().flat_map(move |&cell| {
            (0..3)
                .filter(move |&i| self.cells.contains_key(&cell.neighbour(i)))
                .map(move |i| (cell.corner(i, RADIUS), cell.corner(i + 1, RADIUS)))
        })
    }
}

impl Country for HexCountry {
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
        let (_, regions) = self.cells.get(&Cell::at(p))?;
        let found = regions.iter().find(|(_, polygon)| inside(p, polygon));
        Some(found.map_or(Ground::Plain, |&(ground, _)| ground))
    }
    fn plots(&self) -> Vec<Plot> {
        let mut cells: Vec<Cell> = self.cells.keys().copied().collect();
        cells.sort_by_key(|cell| (cell.r, cell.q));
        cells.into_iter().map(|cell| self.plot(cell)).collect()
    }

    fn at(&self, p: Point) -> At {
        let cell = Cell::at(p);
        (cell.q, cell.r)
    }
}
