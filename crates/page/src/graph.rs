//! The course of points as lines: colour, dash pattern and the shield at the end tell who is who.

use maud::{Markup, html};

use crate::model::{Frame, SeatLine};

pub(crate) const LEFT: f64 = 40.0;
pub(crate) const RIGHT: f64 = 466.0;
pub(crate) const TOP: f64 = 18.0;
pub(crate) const BOTTOM: f64 = 176.0;
/// Least distance between shields at the ends of lines.
const APART: f64 = 20.0;

/// One line per seat, from the step before the first points.
pub(crate) fn graph(frame: &Frame<'_>, seats: &[SeatLine], course: &[Vec<i32>]) -> Markup {
    let course: Vec<&[i32]> = course.iter().map(|line| &line[idle(course).min(line.len())..]).collect();
    let all = || course.iter().copied().flatten().copied();
    let high = all().max().unwrap_or(0).max(1);
    let low = all().min().unwrap_or(0).min(0);
    let step = tick(high - low);
    let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
    let length = course.iter().map(|line| line.len()).max().unwrap_or(0);
    let x = |index: usize| LEFT + (RIGHT - LEFT) * index as f64 / (length.max(2) - 1) as f64;
    let y = |points: i32| BOTTOM - (BOTTOM - TOP) * f64::from(points - low) / f64::from(high - low);
    let ends: Vec<f64> = course.iter().map(|line| line.last().map_or(BOTTOM, |&last| y(last))).collect();
    html! {
        svg.graph viewBox="0 0 500 194" role="img" aria-label=(described(frame, seats, &course)) {
            @for mark in (low..=high).step_by(step as usize) {
                path.gr d=(format!("M{LEFT} {:.1}H{RIGHT}", y(mark))) {}
                text.ax x=(LEFT - 8.0) y=(format!("{:.1}", y(mark) + 4.0)) text-anchor="end" { (mark) }
            }
            @for (seat, line) in seats.iter().zip(&course) {
                path.ln.(seat.colour) d=(path(line, x, y)) {}
            }
            @for (seat, end) in seats.iter().zip(spread(&ends)) {
                use href={ "#sh-" (seat.colour) } x=(RIGHT + 4.0) y=(format!("{:.1}", end - 10.0)) width="20" height="20" {}
            }
        }
    }
}

/// How many entries at the beginning tell nothing: the last of them is kept.
fn idle(course: &[Vec<i32>]) -> usize {
    let flat = |line: &Vec<i32>| line.iter().take_while(|&points| Some(points) == line.first()).count();
    course.iter().map(flat).min().unwrap_or(0).saturating_sub(1)
}

/// A round distance between marks that gives about five of them.
fn tick(span: i32) -> i32 {
    [1, 2, 5, 10, 20, 25, 50, 100].into_iter().find(|step| span <= step * 5).unwrap_or(200)
}

fn path(line: &[i32], x: impl Fn(usize) -> f64, y: impl Fn(i32) -> f64) -> String {
    let mut text = String::new();
    for (index, &points) in line.iter().enumerate() {
        text += &format!("{}{:.1} {:.1}", if index == 0 { 'M' } else { 'L' }, x(index), y(points));
    }
    text
}

/// Moves shields apart so that none hides another, keeping their order.
pub(crate) fn spread(ends: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|&a, &b| ends[a].total_cmp(&ends[b]).then(a.cmp(&b)));
    let mut placed = ends.to_vec();
    for pair in 1..order.len() {
        placed[order[pair]] = placed[order[pair]].max(placed[order[pair - 1]] + APART);
    }
    let over = order.last().map_or(0.0, |&last| placed[last] - (BOTTOM + 6.0)).max(0.0);
    placed.iter_mut().for_each(|end| *end -= over);
    placed
}

fn described(frame: &Frame<'_>, seats: &[SeatLine], course: &[&[i32]]) -> String {
    let ends: Vec<_> = seats
        .iter()
        .zip(course)
        .map(|(seat, line)| format!("{} {}", seat.name, line.last().copied().unwrap_or(0)))
        .collect();
    format!("{}: {}", frame.t("ui-course"), ends.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shields_at_the_ends_never_overlap_and_stay_on_the_sheet() {
        let placed = spread(&[100.0, 100.0, 105.0, 176.0, 176.0]);
        let mut sorted = placed.clone();
        sorted.sort_by(f64::total_cmp);
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= APART - 1e-9), "{placed:?}");
        assert!(sorted[4] <= BOTTOM + 6.0 + 1e-9, "{placed:?}");
        assert!(placed[0] < placed[1] && placed[1] < placed[2], "order is kept: {placed:?}");
    }

    #[test]
    fn the_graph_begins_where_points_begin() {
        assert_eq!(idle(&[vec![0, 0, 0, 1, 2], vec![0, 0, 0, 0, 3]]), 2);
        assert_eq!(idle(&[vec![0, 1], vec![0, 0]]), 0);
        assert_eq!(idle(&[]), 0);
    }

    #[test]
    fn marks_are_round_and_few() {
        assert_eq!([1, 5, 9, 20, 24, 60, 180].map(tick), [1, 1, 2, 5, 5, 20, 50]);
    }
}
