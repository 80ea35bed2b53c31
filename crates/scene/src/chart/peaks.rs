//! Woodcut peaks, lit from the north-west: seven symbols, scattered over a staggered lattice and drawn from north to south.

use std::fmt::Write;

use super::{
    field::Field,
    landscape::{Country, Ground, Plot, Style},
    noise::{chance, hash, jitter},
    path::{self, Pen, num},
    point::{Point, point},
};

/// How many different peaks there are.
const PEAKS: u32 = 7;
const SEED: i32 = 5;

/// Where peaks may stand, and how tall.
#[derive(Clone, Copy, Debug)]
pub struct Lattice {
    /// From peak to peak.
    pub across: f64,
    /// From row to row.
    pub down: f64,
    /// Scale of the tallest.
    pub size: f64,
}

impl Default for Lattice {
    fn default() -> Lattice {
        Lattice { across: 19.5, down: 13.0, size: 1.22 }
    }
}

/// Peaks on everything in a cell that is mountain: small at the foot, tall in the heart of a range.
pub fn peaks(country: &impl Country, plot: &Plot, field: &Field, style: &Style<'_>) -> String {
    // The foot of a peak may lie just outside the land.
    let frame = plot.frame.grown(BELOW);
    let Lattice { across, down, .. } = style.peaks;
    let mut standing: Vec<(Point, f64, u32)> = Vec::new();
    for row in (frame.min.y / down).floor() as i32 - 1..=(frame.max.y / down).ceil() as i32 + 1 {
        for column in (frame.min.x / across).floor() as i32 - 1..=(frame.max.x / across).ceil() as i32 + 1 {
            let foot = point(
                (f64::from(column) + 0.5 * f64::from(row & 1) + 0.30 * jitter(&[column, row, SEED])) * across,
                (f64::from(row) + 0.30 * jitter(&[column, row, SEED + 1])) * down,
            );
            if country.at(root(country, foot)) != plot.at {
                continue;
            }
            let size = style.peaks.size * (0.9 + 0.2 * chance(&[column, row, SEED + 2]));
            if let Some(scale) = scale(country, field, foot, size).filter(|_| !(style.taken)(foot)) {
                standing.push((foot, scale, hash(&[column, row, SEED + 3]) % PEAKS));
            }
        }
    }
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    let mut svg = String::new();
    for (foot, scale, kind) in standing {
        let (x, y) = (num(foot.x), num(foot.y));
        let _ = write!(svg, "<use href=\"#pk{kind}\" transform=\"translate({x} {y})scale({scale:.2})\"/>");
    }
    svg
}

/// A foot just outside the sheet still shows its upper part: the range seems to go on.
const BELOW: f64 = 11.0;

/// The spot that decides about a peak at `foot`.
fn root(country: &impl Country, foot: Point) -> Point {
    if country.ground(foot).is_some() { foot } else { foot - point(0.0, BELOW) }
}

/// How tall a peak at `foot` would be; nothing if none may stand there.
fn scale(country: &impl Country, field: &Field, foot: Point, size: f64) -> Option<f64> {
    let root = root(country, foot);
    if country.ground(root) != Some(Ground::Mountain) {
        return None;
    }
    let room = field.distance(root);
    if room < 6.5 {
        return None;
    }
    let scale = size * (0.42 + 0.62 * ((room - 5.0) / 19.0).min(1.0));
    let open = |p: Point| matches!(country.ground(p), None | Some(Ground::Mountain));
    let top = foot - point(0.0, 15.0 * scale);
    if open(top) && (country.ground(top).is_none() || field.distance(top) >= 1.5) {
        return Some(scale);
    }
    // The top would stand over other land: smaller, or not at all.
    let smaller = scale * 0.72;
    open(foot - point(0.0, 13.0 * smaller)).then_some(smaller)
}

/// The symbols that [`peaks`] uses, for the `<defs>` of a page or file.
pub fn definitions() -> String {
    (0..PEAKS as i32).map(definition).collect()
}

const WEST: Point = point(-13.0, 0.6);
const EAST: Point = point(13.0, 0.8);

/// One peak with its foot at (0, 0), about 26 wide and 19 to 26 high.
fn definition(kind: i32) -> String {
    let height = 19.0 + 7.0 * chance(&[kind, 1]);
    let top = point(jitter(&[kind, 2]) * 2.6 - 0.6, -height);
    let west = slope(kind, top, WEST, -1.0, 11);
    let east = slope(kind, top, EAST, 1.0, 12);
    let ridge = [
        top,
        point(top.x + 2.4, -height * 0.74),
        point(top.x + 0.3, -height * 0.52),
        point(top.x + 3.4, -height * 0.27),
        point(top.x + 1.6, 1.4),
    ];
    let skyline = [WEST, west[1], west[0], top, east[0], east[1], EAST];
    let body = [skyline.as_slice(), &[point(6.5, 2.4), ridge[4], point(-5.0, 2.2)]].concat();
    let hollows = [top, east[0], east[1], EAST, point(9.4, 0.2), point(7.6, 2.2), point(5.2, 0.1)];
    let shade = [hollows.as_slice(), &[ridge[4], ridge[3], ridge[2], ridge[1]]].concat();
    // Snow lies on the upper part of the lit face and ends ragged.
    let rim = top.lerp(west[0], 1.15);
    let snow = [
        top,
        rim,
        rim + point(2.2, 0.2),
        rim + point(3.0, 3.2),
        point(top.x - 0.2, -height * 0.60),
        ridge[2],
        ridge[1],
    ];
    format!(
        "<g id=\"pk{kind}\"><path class=\"rk-body\" d=\"{}\"/><path class=\"rk-shade\" d=\"{}\"/>\
         <path class=\"rk-snow\" d=\"{}\"/><path class=\"rk-cut\" d=\"{}\"/><path class=\"rk-line\" d=\"{}\"/></g>",
        path::closed([body.as_slice()]),
        path::closed([shade.as_slice()]),
        path::closed([snow.as_slice()]),
        cuts(kind, top, &ridge),
        path::open([skyline.as_slice()]),
    )
}

/// Two bends on the way from the top down to a foot.
fn slope(kind: i32, top: Point, foot: Point, side: f64, seed: i32) -> [Point; 2] {
    let upper = top.lerp(foot, 0.30 + 0.08 * jitter(&[kind, seed]));
    let lower = top.lerp(foot, 0.62 + 0.06 * jitter(&[kind, seed, 1]));
    [
        upper + point(side * (0.2 + 1.1 * chance(&[kind, seed, 2])), 0.0),
        lower - point(side * (0.3 + chance(&[kind, seed, 3])), 0.0),
    ]
}

/// The knife: six cuts down the shaded face, two short ones in the light.
fn cuts(kind: i32, top: Point, ridge: &[Point; 5]) -> String {
    let mut pen = Pen::new();
    let down = (EAST - top).unit();
    for i in 0..6 {
        let along = (0.10 + 0.16 * f64::from(i)) * 4.0;
        let span = (along as usize).min(3);
        let from = ridge[span].lerp(ridge[span + 1], along - span as f64);
        let room = (0.6 - from.y) / down.y.max(0.2);
        let part = if i == 0 { 0.62 } else { 0.86 + 0.14 * chance(&[kind, 40 + i]) };
        pen.taper(from + point(0.5, 0.2), from + down * (room * part), 1.9 - 0.12 * f64::from(i));
    }
    for i in 0..2 {
        let from = top.lerp(WEST, 0.52 + 0.2 * f64::from(i)) + point(3.0 + 1.3 * f64::from(i), 0.8);
        pen.taper(from, point(from.x - 2.1, (from.y + 5.5).min(0.4)), 0.9);
    }
    pen.finish()
}
