//! Points of the plane and frames around them.

use std::ops::{Add, Mul, Neg, Sub};

/// A point, or the way from one point to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// The point (x, y).
pub const fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    /// One unit in the direction of `angle`, in radians, clockwise from the right.
    pub fn towards(angle: f64) -> Point {
        point(angle.cos(), angle.sin())
    }

    /// The length of the way.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The same direction, one unit long; nothing stays nothing.
    pub fn unit(self) -> Point {
        let length = self.length();
        if length == 0.0 { self } else { self * (1.0 / length) }
    }

    /// The way to the left of this one.
    pub fn left(self) -> Point {
        point(self.y, -self.x)
    }

    /// How far it is to `other`.
    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    /// The point `part` of the way to `other`.
    pub fn lerp(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }

    /// How much the two ways agree.
    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        point(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, times: f64) -> Point {
        point(self.x * times, self.y * times)
    }
}

impl Neg for Point {
    type Output = Point;
    fn neg(self) -> Point {
        point(-self.x, -self.y)
    }
}

/// Is `p` inside the polygon?
pub fn inside(p: Point, polygon: &[Point]) -> bool {
    let mut within = false;
    let mut last = polygon.len().wrapping_sub(1);
    for (i, a) in polygon.iter().enumerate() {
        let b = polygon[last];
        if (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
            within = !within;
        }
        last = i;
    }
    within
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Upper left corner.
    pub min: Point,
    /// Lower right corner.
    pub max: Point,
}

impl Frame {
    /// The smallest frame around `points`; the origin alone if there are none.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Frame {
        let mut points = points.into_iter();
        let first = points.next().unwrap_or_default();
        points.fold(Frame { min: first, max: first }, |frame, p| Frame {
            min: point(frame.min.x.min(p.x), frame.min.y.min(p.y)),
            max: point(frame.max.x.max(p.x), frame.max.y.max(p.y)),
        })
    }

    /// The frame with `margin` more on every side.
    #[must_use]
    pub fn grown(self, margin: f64) -> Frame {
        let by = point(margin, margin);
        Frame { min: self.min - by, max: self.max + by }
    }

    /// The frame grown to both sides until it is at least `aspect` times as wide as high.
    #[must_use]
    pub fn widened(self, aspect: f64) -> Frame {
        let size = self.size();
        let by = point(((size.y * aspect - size.x) / 2.0).max(0.0), 0.0);
        Frame { min: self.min - by, max: self.max + by }
    }

    /// Width and height.
    pub fn size(self) -> Point {
        self.max - self.min
    }

    /// As a `viewBox`: x, y, width, height.
    pub fn view_box(self) -> [f64; 4] {
        let size = self.size();
        [self.min.x, self.min.y, size.x, size.y].map(|v| (v * 10.0).round() / 10.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_of_east_is_north() {
        assert_eq!(point(1.0, 0.0).left(), point(0.0, -1.0));
    }

    #[test]
    fn a_polygon_without_points_holds_nothing() {
        assert!(!inside(point(0.0, 0.0), &[]));
        let square = [point(0.0, 0.0), point(2.0, 0.0), point(2.0, 2.0), point(0.0, 2.0)];
        assert!(inside(point(1.0, 1.0), &square));
        assert!(!inside(point(3.0, 1.0), &square));
    }

    #[test]
    fn a_frame_holds_its_points() {
        let frame = Frame::around([point(3.0, -1.0), point(-2.0, 5.0)]).grown(1.0);
        assert_eq!(frame.view_box(), [-3.0, -2.0, 7.0, 8.0]);
    }
}
