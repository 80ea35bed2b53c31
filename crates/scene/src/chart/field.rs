//! How far is the next border? Answers for everything that is scattered over the land.

use super::point::{Frame, Point};

/// Width of a bucket.
const BUCKET: f64 = 24.0;

/// The distance to a cloud of points.
pub struct Field {
    origin: Point,
    columns: i32,
    rows: i32,
    buckets: Vec<Vec<Point>>,
}

impl Field {
    /// No distance is given beyond this.
    pub const FAR: f64 = 48.0;

    /// The field of all samples of `lines`.
    pub fn new<'a>(lines: impl Iterator<Item = &'a [Point]> + Clone) -> Field {
        let frame = Frame::around(lines.clone().flatten().copied());
        let size = frame.size();
        let columns = (size.x / BUCKET) as i32 + 1;
        let rows = (size.y / BUCKET) as i32 + 1;
        let mut field =
            Field { origin: frame.min, columns, rows, buckets: vec![Vec::new(); (columns * rows) as usize] };
        for &p in lines.flatten() {
            let (column, row) = field.bucket(p);
            field.buckets[(row * columns + column) as usize].push(p);
        }
        field
    }

    fn bucket(&self, p: Point) -> (i32, i32) {
        let at = (p - self.origin) * (1.0 / BUCKET);
        (at.x.floor() as i32, at.y.floor() as i32)
    }

    /// The distance from `p` to the nearest point of the cloud, or `cap` if none is nearer.
    pub fn within(&self, p: Point, cap: f64) -> f64 {
        let (column, row) = self.bucket(p);
        let reach = (cap / BUCKET) as i32 + 1;
        let mut best = cap * cap;
        for ring in 0..=reach {
            // Every point of this ring is at least so far away; farther rings cannot improve on a nearer find.
            let nearest = f64::from(ring - 1).max(0.0) * BUCKET;
            if nearest * nearest >= best {
                break;
            }
            for r in (row - ring).max(0)..=(row + ring).min(self.rows - 1) {
                let edge = (r - row).abs() == ring;
                let step = if edge { 1 } else { (2 * ring).max(1) };
                let mut c = column - ring;
                while c <= column + ring {
                    if (0..self.columns).contains(&c) {
                        for q in &self.buckets[(r * self.columns + c) as usize] {
                            let way = *q - p;
                            best = best.min(way.dot(way));
                        }
                    }
                    c += step;
                }
            }
        }
        best.sqrt()
    }

    /// The distance from `p` to the nearest border, as far as anybody cares.
    pub fn distance(&self, p: Point) -> f64 {
        self.within(p, Field::FAR)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{noise::chance, point::point};
    use super::*;

    #[test]
    fn buckets_give_the_same_distance_as_looking_at_every_point() {
        let spot =
            |i: i32, k: i32| point(chance(&[i, k]) * 400.0 - 100.0, chance(&[i, k, 1]) * 300.0 - 150.0);
        let cloud: Vec<Point> = (0..120).map(|i| spot(i, 1)).collect();
        let field = Field::new(std::iter::once(cloud.as_slice()));
        for i in 0..400 {
            let p = spot(i, 2) * 1.3;
            let naive = cloud.iter().map(|q| q.distance(p)).fold(Field::FAR, f64::min);
            assert!((field.distance(p) - naive).abs() < 1e-9, "at {p:?}");
        }
    }

    #[test]
    fn without_borders_everything_is_far() {
        assert_eq!(Field::new(std::iter::empty()).distance(point(3.0, 4.0)), Field::FAR);
    }
}
