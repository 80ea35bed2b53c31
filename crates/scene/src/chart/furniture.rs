//! What a chart carries besides land: compass, rhumb lines, a faint grid to count cells by.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use super::{
    path::{self, Pen, num},
    point::{Frame, Point, point},
};

/// An eight-point compass rose with one half of every point inked, north marked by a spearhead.
pub fn compass(at: Point, radius: f64) -> String {
    let mut svg = format!(
        "<g class=\"rose\" transform=\"translate({} {})\"><circle class=\"ro-ring\" r=\"{}\"/><circle class=\"ro-ring\" r=\"{}\"/>",
        num(at.x),
        num(at.y),
        num(radius * 0.62),
        num(radius * 0.56)
    );
    for (length, width, turn) in [(0.60, 0.12, FRAC_PI_4), (0.98, 0.17, 0.0)] {
        let (mut lit, mut ink) = (Pen::new(), Pen::new());
        for quarter in 0..4 {
            let angle = turn + FRAC_PI_2 * f64::from(quarter) - FRAC_PI_2;
            let tip = Point::towards(angle) * (radius * length);
            let shoulder = |by: f64| Point::towards(angle + by) * (radius * width);
            lit.line(&[Point::default(), shoulder(-FRAC_PI_4), tip], true);
            ink.line(&[Point::default(), shoulder(FRAC_PI_4), tip], true);
        }
        svg += &format!(
            "<path class=\"ro-lit\" d=\"{}\"/><path class=\"ro-ink\" d=\"{}\"/>",
            lit.finish(),
            ink.finish()
        );
    }
    let spear =
        [point(0.0, -1.32), point(0.1, -1.08), point(0.0, -1.0), point(-0.1, -1.08)].map(|p| p * radius);
    svg + &format!("<path class=\"ro-ink\" d=\"{}\"/></g>", path::closed([spear.as_slice()]))
}

/// The compass in a lower corner, and the winds that blow from it: within the view if there is room, else beside it,
/// where a wide window shows it; clear of all `cells` (middles, `radius` wide) or at least of those with `land`.
pub fn orientation(frame: Frame, land: &[Point], cells: &[Point], radius: f64) -> String {
    let inset = 1.75 * ROSE;
    let corners = [frame, frame.widened(SHEET)].map(|sheet| {
        let south = sheet.max.y - inset;
        [point(sheet.max.x - inset, south), point(sheet.min.x + inset, south)]
    });
    let clear = |p: Point, cells: &[Point]| cells.iter().all(|cell| cell.distance(p) > radius + 1.2 * ROSE);
    let free = |cells: &[Point]| corners.into_iter().flatten().find(|&corner| clear(corner, cells));
    match free(cells).or_else(|| free(land)) {
        Some(at) => rhumbs(at, 2600.0) + &compass(at, ROSE),
        None => rhumbs(corners[1][0], 2600.0),
    }
}

/// Radius of the compass.
const ROSE: f64 = 52.0;

/// Rhumb lines: the sixteen winds, from `at` to beyond the sheet.
pub fn rhumbs(at: Point, far: f64) -> String {
    let mut pen = Pen::new();
    for wind in 0..16 {
        pen.line(&[at, at + Point::towards(TAU * f64::from(wind) / 16.0) * far], false);
    }
    format!("<path class=\"rhumb\" d=\"{}\"/>", pen.finish())
}

/// Dotted inner edges and short ticks at their ends: cells can be counted, the land stays whole. Ids begin with `uid`.
pub fn grid(edges: impl IntoIterator<Item = (Point, Point)>, uid: &str) -> String {
    let (mut dots, mut knots) = (Pen::new(), Pen::new());
    for (a, b) in edges {
        dots.line(&[a, b], false);
        knots.line(&[a, a.lerp(b, 0.11)], false).line(&[b, b.lerp(a, 0.11)], false);
    }
    if dots.is_empty() {
        return String::new();
    }
    format!(
        "<path id=\"{uid}-grid\" class=\"t-grid\" d=\"{}\"/><path id=\"{uid}-knots\" class=\"t-knot\" d=\"{}\"/>",
        dots.finish(),
        knots.finish()
    )
}

/// A sheet is at least so much wider than high: what a board leaves free at its sides belongs to the compass.
pub const SHEET: f64 = 1.6;

/// Thickness of the chart's frame.
pub const FRAME: f64 = 7.0;

/// The frame of a chart: two rules with alternating inked degrees between them.
pub fn neatline(frame: Frame) -> String {
    let Point { x, y } = frame.min;
    let size = frame.size();
    let (across, down) = (degrees(size.x), degrees(size.y));
    let mut bars = String::new();
    let mut bar = |x: f64, y: f64, w: f64, h: f64| {
        bars +=
            &path::closed([[point(x, y), point(x + w, y), point(x + w, y + h), point(x, y + h)].as_slice()]);
    };
    for k in (0..across.0).step_by(2) {
        bar(x + f64::from(k) * across.1, y, across.1, FRAME);
    }
    for k in (1 - across.0 % 2..across.0).step_by(2) {
        bar(x + f64::from(k) * across.1, y + size.y - FRAME, across.1, FRAME);
    }
    for k in (0..down.0).step_by(2) {
        bar(x, y + f64::from(k) * down.1, FRAME, down.1);
    }
    for k in (1 - down.0 % 2..down.0).step_by(2) {
        bar(x + size.x - FRAME, y + f64::from(k) * down.1, FRAME, down.1);
    }
    let rule = |frame: Frame| {
        let [x, y, w, h] = frame.view_box();
        format!("<rect class=\"ne-line\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>")
    };
    format!(
        "<g class=\"neat\"><path class=\"ne-bar\" d=\"{bars}\"/>{}{}</g>",
        rule(frame),
        rule(frame.grown(-FRAME))
    )
}

/// How many degrees of about forty units go into `length`, and how long each is.
fn degrees(length: f64) -> (i32, f64) {
    let count = (length / 40.0).round().max(2.0);
    (count as i32, length / count)
}
