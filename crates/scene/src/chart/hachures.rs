//! Hachures: carved ticks along the feet of mountains, pointing downhill.

use super::{
    curve::normals,
    field::Field,
    noise::{chance, jitter},
    path::Pen,
    point::{Point, point},
};

/// Where the light does not come from: feet that face south-east lie in the shade.
const SHADE: Point = point(0.62, 0.78);
const STEP: f64 = 5.0;
const LENGTH: f64 = 5.2;
const SEED: i32 = 31;

/// Ticks on the mountain side of every foot, longer and bolder where the foot lies in the shade. The feet are walked
/// with the mountain on the left.
pub fn hachures(feet: &[Vec<Point>], field: &Field) -> String {
    let mut pen = Pen::new();
    for foot in feet {
        let uphill = normals(foot);
        let (mut walked, mut next) = (0.0, STEP * 0.4);
        for i in 1..foot.len() {
            let span = foot[i - 1].distance(foot[i]);
            while span > 0.0 && walked + span >= next {
                let part = (next - walked) / span;
                let up = uphill[i - 1].lerp(uphill[i], part).unit();
                next += tick(&mut pen, field, foot[i - 1].lerp(foot[i], part), up);
            }
            walked += span;
        }
    }
    pen.finish()
}

/// Cuts one tick at `foot` and says how far it is to the next.
fn tick(pen: &mut Pen, field: &Field, foot: Point, up: Point) -> f64 {
    let shade = (-up).dot(SHADE).max(0.0);
    let (kx, ky) = ((foot.x * 3.0).round() as i32, (foot.y * 3.0).round() as i32);
    let mut length = (LENGTH + 5.0 * shade) * (0.72 + 0.5 * chance(&[kx, ky, SEED]));
    let room = field.within(foot + up * length, 12.0);
    if room < length * 0.75 {
        // A narrow neck: two feet must never tangle.
        length *= (room / (length * 0.75)).max(0.32);
    }
    let lean = up + point(-up.y, up.x) * (0.28 * jitter(&[kx, ky, SEED + 1]));
    pen.taper(foot + lean * length, foot + up * 0.5, 0.95 + 1.25 * shade);
    STEP * (0.8 + 0.45 * chance(&[kx, ky, SEED + 2])) * (1.12 - 0.3 * shade)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(foot: Vec<Point>) -> usize {
        let field = Field::new(std::iter::once(foot.as_slice()));
        hachures(std::slice::from_ref(&foot), &field).matches('z').count()
    }

    #[test]
    fn a_foot_in_the_shade_is_cut_more_closely() {
        let east: Vec<_> = (0..=40).map(|i| point(f64::from(i) * 5.0, 0.0)).collect();
        let west = east.iter().rev().copied().collect();
        // Walking east the mountain lies north, so the foot faces south, away from the light.
        let (shaded, lit) = (ticks(east), ticks(west));
        assert!(lit > 20 && shaded > lit, "{shaded} in the shade, {lit} in the light");
    }

    #[test]
    fn a_foot_that_stands_still_ends() {
        assert_eq!(ticks(vec![point(1.0, 1.0); 3]), 0);
    }
}
