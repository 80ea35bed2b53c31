//! Where cells and ports lie: the real sea, bent to the rules. The lane follows the coast, so that "five cells each way, not
//! past the next port" is seen, not counted.

use std::sync::OnceLock;

use pomory::{Port, View};

use scene::chart::point::{Point, point};

/// The size of the sheet.
pub const WIDTH: f64 = 720.0;
/// The size of the sheet.
pub const HEIGHT: f64 = 752.0;

/// The lane around the sea, clockwise from the port in the east. Cells of any edition are spread along it.
const WAYPOINTS: [(f64, f64); 24] = [
    (634.0, 425.6),
    (590.0, 496.8),
    (526.0, 509.9),
    (462.0, 468.3),
    (418.0, 531.8),
    (406.0, 607.3),
    (424.0, 685.1),
    (352.0, 654.4),
    (300.0, 604.1),
    (262.0, 538.4),
    (206.0, 485.8),
    (240.0, 410.2),
    (222.0, 334.7),
    (178.0, 275.6),
    (129.0, 230.7),
    (62.0, 181.4),
    (116.0, 120.1),
    (194.0, 102.6),
    (272.0, 122.3),
    (350.0, 154.0),
    (430.0, 170.4),
    (506.0, 201.1),
    (566.0, 262.4),
    (596.0, 345.6),
];
/// Which waypoints are harbours: the mouths of the Dvina, the Onega, the Kem and the Niva.
const HARBOURS: [usize; 4] = [0, 6, 10, 15];
/// Samples between two waypoints.
const FINE: usize = 12;
const SAMPLES: usize = WAYPOINTS.len() * FINE;

/// The largest circle of a cell.
const RADIUS: f64 = 25.0;

/// Places of an edition's cells and ports.
pub struct Lane {
    /// The middle of each cell.
    cells: Vec<Place>,
    /// Where the number of each cell stands, from its middle.
    numbers: Vec<Point>,
    /// Ports in the order of the lane.
    ports: Vec<(Port, Place)>,
    /// How large a cell is drawn.
    pub radius: f64,
    is_ring: bool,
}

/// A place on the lane.
#[derive(Clone, Copy)]
pub struct Place {
    /// Where.
    pub at: Point,
    /// Towards the open sea, one unit long.
    pub seawards: Point,
    /// How far along the lane, in samples.
    along: usize,
}

/// A point of the closed curve through all waypoints. The curve never changes, so it is computed once.
fn sample(index: usize) -> Point {
    static CURVE: OnceLock<Vec<Point>> = OnceLock::new();
    CURVE.get_or_init(|| (0..SAMPLES).map(on_curve).collect())[index % SAMPLES]
}

fn on_curve(index: usize) -> Point {
    let (span, part) = (index / FINE, (index % FINE) as f64 / FINE as f64);
    let way = |offset: usize| {
        let (x, y) = WAYPOINTS[(span + offset + WAYPOINTS.len() - 1) % WAYPOINTS.len()];
        point(x, y)
    };
    let [before, from, to, after] = [way(0), way(1), way(2), way(3)];
    let (t2, t3) = (part * part, part * part * part);
    from * (2.0 * t3 - 3.0 * t2 + 1.0)
        + (to - before) * (0.5 * (t3 - 2.0 * t2 + part))
        + to * (3.0 * t2 - 2.0 * t3)
        + (after - from) * (0.5 * (t3 - t2))
}

fn place(along: usize) -> Place {
    let tangent = sample(along + 1) - sample(along + SAMPLES - 1);
    // Clockwise on the sheet: the sea is on the right-hand side.
    Place { at: sample(along), seawards: -tangent.unit().left(), along: along % SAMPLES }
}

/// The sample that lies `part` of the way from one harbour to the next.
fn between(harbour: usize, part: f64) -> usize {
    let begin = HARBOURS[harbour] * FINE;
    let end = HARBOURS.get(harbour + 1).map_or(SAMPLES, |next| next * FINE);
    let step = |i: usize| sample(i).distance(sample(i + 1));
    let whole: f64 = (begin..end).map(step).sum();
    let mut gone = 0.0;
    (begin..end)
        .find(|&i| {
            gone += step(i);
            gone >= whole * part
        })
        .unwrap_or(end)
}

impl Lane {
    /// Spreads the cells of the view's edition along the lane.
    pub fn new(view: &View) -> Lane {
        let count = view.cells.len();
        let mut ports: Vec<(usize, Port)> = view
            .ports
            .iter()
            .map(|port| {
                let [after, before] = &port.reach;
                let behind = before.first().map_or(0, |cell| cell.index() + 1);
                (after.first().map_or(behind, |cell| cell.index()), port.port)
            })
            .collect();
        ports.sort_by_key(|&(cells_before, port)| (cells_before, port.die()));
        let first = ports.first().map_or(0, |&(cells_before, _)| cells_before);
        let mut cells = vec![place(0); count];
        let mut gap = f64::INFINITY;
        for (harbour, &(begin, _)) in ports.iter().enumerate() {
            let coast: Vec<usize> = match ports.get(harbour + 1) {
                Some(&(end, _)) => (begin..end).collect(),
                None => (begin..count).chain(0..first).collect(),
            };
            // On a line the two ends of the chain do not meet.
            let torn = if view.ring || harbour + 1 < ports.len() { 0 } else { 2 };
            let spaces = (coast.len() + torn + 1) as f64;
            for (number, &cell) in coast.iter().enumerate() {
                let skipped = if cell < begin { torn } else { 0 };
                cells[cell] = place(between(harbour, (number + skipped + 1) as f64 / spaces));
            }
            let near = coast.windows(2).map(|pair| cells[pair[0]].at.distance(cells[pair[1]].at));
            gap = near.fold(gap, f64::min);
        }
        let ports = ports.iter().zip(HARBOURS).map(|(&(_, port), at)| (port, place(at * FINE))).collect();
        let radius = RADIUS.min(gap * 0.42);
        Lane { numbers: numbers(&cells, radius), cells, ports, radius, is_ring: view.ring }
    }

    /// Where a cell lies, counted from 0.
    pub fn cell(&self, index: usize) -> Place {
        self.cells.get(index).copied().unwrap_or_else(|| place(0))
    }

    /// Where the number of a cell stands, from its middle.
    pub fn number(&self, index: usize) -> Point {
        self.numbers.get(index).copied().unwrap_or_default()
    }

    /// Where a port lies.
    pub fn port(&self, port: Port) -> Place {
        self.ports.iter().find(|(named, _)| *named == port).map_or_else(|| place(0), |&(_, place)| place)
    }

    /// The ports with the number of their harbour: 0 in the east, then clockwise.
    pub fn harbours(&self) -> impl Iterator<Item = (usize, Port, Place)> {
        self.ports.iter().enumerate().map(|(number, &(port, place))| (number, port, place))
    }

    /// The way from one place clockwise to another.
    pub fn way(&self, from: Place, to: Place) -> Vec<Point> {
        let end = if to.along < from.along { to.along + SAMPLES } else { to.along };
        (from.along..=end).map(sample).collect()
    }

    /// The whole lane, and whether it is closed.
    pub fn whole(&self) -> (Vec<Point>, bool) {
        if self.is_ring {
            return ((0..SAMPLES).map(sample).collect(), true);
        }
        let ends = self.cells.first().zip(self.cells.last());
        (ends.map_or_else(Vec::new, |(&first, &last)| self.way(first, last)), false)
    }
}

/// Numbers stand towards the open sea; where two would meet, the second goes to the shore.
fn numbers(cells: &[Place], radius: f64) -> Vec<Point> {
    let mut taken: Vec<Point> = Vec::new();
    let away = radius + 15.0;
    for cell in cells {
        let seawards = cell.at + cell.seawards * away;
        let free = taken.iter().all(|other| other.distance(seawards) > 22.0);
        taken.push(if free { seawards } else { cell.at - cell.seawards * away });
    }
    taken.iter().zip(cells).map(|(&number, cell)| number - cell.at).collect()
}

/// The whole curve.
#[cfg(test)]
pub fn ring() -> Vec<Point> {
    (0..SAMPLES).map(sample).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_passes_its_waypoints_and_the_sea_lies_inside() {
        for (number, &(x, y)) in WAYPOINTS.iter().enumerate() {
            let here = place(number * FINE);
            assert!(here.at.distance(point(x, y)) < 1e-9);
            let middle = point(340.0, 380.0);
            let inwards = (here.at + here.seawards).distance(middle) < here.at.distance(middle);
            // Around the cape before the Onega bay the lane turns its back to the middle.
            assert!(inwards || (2..=5).contains(&number), "waypoint {number}");
        }
    }

    #[test]
    fn equal_parts_of_a_coast_are_equally_long() {
        for harbour in 0..4 {
            let marks: Vec<Point> =
                (0..=8).map(|part| sample(between(harbour, f64::from(part) / 8.0))).collect();
            let steps: Vec<f64> = marks.windows(2).map(|pair| pair[0].distance(pair[1])).collect();
            let mean = steps.iter().sum::<f64>() / 8.0;
            assert!(steps.iter().all(|step| (step - mean).abs() < mean * 0.45), "{harbour}: {steps:?}");
        }
    }
}
