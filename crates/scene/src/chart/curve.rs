//! Borders as curves: Catmull-Rom through waypoints, then roughened along the normals.

use super::{noise::value_noise, point::Point};

/// A curve through `waypoints` (at least two) that leaves the first along `start` and reaches the last along `end`,
/// sampled about every `step` units. Short straight samples are kept on purpose: a cut, not a spray.
///
/// Between the ends a tangent is as long as the span it bends, so that short spans beside long ones make no cusp.
pub fn spline(waypoints: &[Point], start: Point, end: Point, step: f64) -> Vec<Point> {
    let last = waypoints.len() - 1;
    let tangent = |i: usize, span: f64| match i {
        0 => start,
        i if i == last => end,
        i => (waypoints[i + 1] - waypoints[i - 1]).unit() * span,
    };
    let mut samples = vec![waypoints[0]];
    for (i, span) in waypoints.windows(2).enumerate() {
        let (from, to) = (span[0], span[1]);
        let length = from.distance(to);
        let count = ((length * 1.15 / step) as usize).max(3);
        for k in 1..=count {
            let t = k as f64 / count as f64;
            let (t2, t3) = (t * t, t * t * t);
            samples.push(
                from * (2.0 * t3 - 3.0 * t2 + 1.0)
                    + tangent(i, length) * (t3 - 2.0 * t2 + t)
                    + to * (3.0 * t2 - 2.0 * t3)
                    + tangent(i + 1, length) * (t3 - t2),
            );
        }
    }
    samples
}

/// The unit normal to the left at every point of a line.
pub fn normals(line: &[Point]) -> Vec<Point> {
    let last = line.len().saturating_sub(1);
    (0..line.len()).map(|i| (line[(i + 1).min(last)] - line[i.saturating_sub(1)]).unit().left()).collect()
}

/// How a border is roughened.
#[derive(Clone, Copy, Debug)]
pub struct Roughness {
    /// How far a sample may move.
    pub amplitude: f64,
    /// The size of the bumps.
    pub scale: f64,
    /// Which accidents.
    pub seed: i32,
}

/// Moves the inner samples along their normals. `freedom` (0 to 1) keeps the line still near the borders of cells,
/// so that cells join; the ends never move.
pub fn roughen(line: &[Point], rough: Roughness, freedom: impl Fn(Point) -> f64) -> Vec<Point> {
    let last = line.len().saturating_sub(1);
    let bump = |p: Point| {
        let coarse = p * (1.0 / rough.scale);
        let fine = coarse * 2.3;
        value_noise(coarse.x, coarse.y, rough.seed)
            + 0.55 * value_noise(fine.x, fine.y, rough.seed.wrapping_add(7))
    };
    line.iter()
        .zip(normals(line))
        .enumerate()
        .map(
            |(i, (&p, normal))| {
                if i == 0 || i == last { p } else { p + normal * (bump(p) * rough.amplitude * freedom(p)) }
            },
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::point::point;
    use super::*;

    #[test]
    fn a_spline_passes_its_waypoints_and_starts_along_its_tangent() {
        let way = [point(0.0, 0.0), point(20.0, 10.0), point(40.0, 0.0)];
        let line = spline(&way, point(30.0, 0.0), point(0.0, -30.0), 0.5);
        for waypoint in way {
            assert!(line.iter().any(|p| p.distance(waypoint) < 1e-9), "{waypoint:?} is not on the curve");
        }
        let first = (line[1] - line[0]).unit();
        assert!(first.y.abs() < 0.1 && first.x > 0.9, "{first:?}");
    }

    #[test]
    fn roughening_keeps_ends_and_still_places() {
        let line: Vec<_> = (0..30).map(|i| point(f64::from(i) * 5.0, 0.0)).collect();
        let rough = Roughness { amplitude: 3.0, scale: 13.0, seed: 500 };
        let moved = roughen(&line, rough, |p| if p.x < 70.0 { 0.0 } else { 1.0 });
        assert_eq!(moved[..14], line[..14]);
        assert_eq!(moved[29], line[29]);
        assert!(moved.iter().zip(&line).any(|(a, b)| a.distance(*b) > 0.5));
        assert!(moved.iter().zip(&line).all(|(a, b)| a.distance(*b) <= 3.0 * 1.55));
    }
}
