//! Grass on the plain and waves on the sea, scattered over a lattice that never moves.

use super::{
    field::Field,
    landscape::{Country, Ground, Plot, Style},
    noise::{chance, jitter},
    path::Pen,
    point::{Point, point},
};

const TUFT_STEP: f64 = 21.0;
const TUFT_SEED: i32 = 77;
/// Tufts keep so far from borders.
const TUFT_MARGIN: f64 = 10.0;
const WAVE_STEP: f64 = 26.0;
const WAVE_SEED: i32 = 91;

/// Tufts of three blades in a cell, one path for all.
pub fn tufts(country: &impl Country, plot: &Plot, field: &Field, style: &Style<'_>) -> String {
    let frame = plot.frame;
    let mut pen = Pen::new();
    for row in lattice(frame.min.y, frame.max.y, TUFT_STEP) {
        for column in lattice(frame.min.x, frame.max.x, TUFT_STEP) {
            if chance(&[column, row, TUFT_SEED]) > style.grass {
                continue;
            }
            let stagger = 0.5 * f64::from(row & 1);
            let p = point(
                f64::from(column) + stagger + 0.36 * jitter(&[column, row, TUFT_SEED + 1]),
                f64::from(row) + 0.36 * jitter(&[column, row, TUFT_SEED + 2]),
            ) * TUFT_STEP;
            if country.at(p) != plot.at {
                continue;
            }
            let blades =
                [p, p - point(5.0, 0.0), p + point(5.0, 0.0), p - point(0.0, 6.0), p + point(0.0, 2.0)];
            let grass = blades.iter().all(|&q| country.ground(q) == Some(Ground::Plain));
            if grass && field.distance(p) >= TUFT_MARGIN && !(style.taken)(p) {
                tuft(&mut pen, p, 0.8 + 0.5 * chance(&[column, row, TUFT_SEED + 3]));
            }
        }
    }
    pen.finish()
}

fn tuft(pen: &mut Pen, p: Point, size: f64) {
    let at = |x: f64, y: f64| point(x, y) * size;
    pen.move_to(p + at(-3.0, -2.2))
        .curve(at(1.8, 0.4), at(2.4, 2.6))
        .curve(at(0.2, -3.0), at(0.6, -4.4))
        .curve(at(0.5, 1.4), at(0.6, 4.4))
        .curve(at(0.6, -2.2), at(2.4, -2.6));
}

/// Short waves on the open water of a cell, one path for all.
pub fn waves(country: &impl Country, plot: &Plot, field: &Field, style: &Style<'_>) -> String {
    let frame = plot.frame;
    let drop = WAVE_STEP / 1.6;
    let sea = |p: Point| country.ground(p) == Some(Ground::Sea);
    let mut pen = Pen::new();
    for row in lattice(frame.min.y, frame.max.y, drop) {
        for column in lattice(frame.min.x, frame.max.x, WAVE_STEP) {
            let stagger = 0.5 * f64::from(row & 1);
            let p = point(
                (f64::from(column) + stagger + 0.22 * jitter(&[column, row, WAVE_SEED])) * WAVE_STEP,
                (f64::from(row) + 0.22 * jitter(&[column, row, WAVE_SEED + 1])) * drop,
            );
            if country.at(p) != plot.at {
                continue;
            }
            let room = [-6.0, 0.0, 7.0].iter().all(|&dx| sea(p + point(dx, 0.0)));
            let room = room && field.distance(p) >= style.wave_margin;
            if room && !(style.taken)(p) {
                pen.move_to(p - point(5.0, 0.0))
                    .curve(point(2.5, -2.6), point(5.0, 0.0))
                    .curve_on(point(5.0, 0.0));
            }
        }
    }
    pen.finish()
}

/// The lattice lines from just below `from` to just above `to`.
fn lattice(from: f64, to: f64, step: f64) -> std::ops::RangeInclusive<i32> {
    (from / step).floor() as i32..=(to / step).ceil() as i32
}
