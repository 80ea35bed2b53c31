//! From cells to one landscape: sides that two cells share vanish, the rest is joined end to end.

use std::collections::BTreeMap;

use super::point::Point;

/// A directed part of a region's boundary.
#[derive(Clone, Debug)]
pub struct Side {
    /// The walk along it, clockwise about the region.
    pub points: Vec<Point>,
    /// Does it lie on the border of its cell, where the neighbour may have the same side the other way round?
    pub shared: bool,
}

impl Side {
    /// A straight side on the border of a cell.
    pub fn shared(from: Point, to: Point) -> Side {
        Side { points: vec![from, to], shared: true }
    }

    /// A side inside a cell.
    pub fn inner(points: Vec<Point>) -> Side {
        Side { points, shared: false }
    }
}

/// Points that round to the same knot are the same place.
type Knot = (i64, i64);

fn knot(p: Point) -> Knot {
    ((p.x * 8.0).round() as i64, (p.y * 8.0).round() as i64)
}

fn ends(line: &[Point]) -> (Knot, Knot) {
    (knot(line[0]), knot(line[line.len() - 1]))
}

/// Shared sides that occur in both directions cancel; the rest is chained into closed loops.
pub fn stitch(sides: &[Side]) -> Vec<Vec<Point>> {
    let mut waiting: BTreeMap<(Knot, Knot), Vec<usize>> = BTreeMap::new();
    let mut alive = vec![true; sides.len()];
    for (i, side) in sides.iter().enumerate().filter(|(_, side)| side.shared) {
        let (from, to) = ends(&side.points);
        if let Some(partner) = waiting.get_mut(&(to, from)).and_then(Vec::pop) {
            alive[i] = false;
            alive[partner] = false;
        } else {
            waiting.entry((from, to)).or_default().push(i);
        }
    }
    let mut starts: BTreeMap<Knot, Vec<usize>> = BTreeMap::new();
    for (i, side) in sides.iter().enumerate().filter(|&(i, _)| alive[i]) {
        starts.entry(ends(&side.points).0).or_default().push(i);
    }
    let mut loops = Vec::new();
    while let Some((&origin, _)) = starts.first_key_value() {
        let mut outline = Vec::new();
        let mut at = origin;
        while let Some(next) = take(&mut starts, at) {
            let line = &sides[next].points;
            outline.extend_from_slice(&line[..line.len() - 1]);
            at = ends(line).1;
            if at == origin {
                break;
            }
        }
        if outline.len() > 2 {
            loops.push(outline);
        }
    }
    loops
}

fn take(starts: &mut BTreeMap<Knot, Vec<usize>>, at: Knot) -> Option<usize> {
    let here = starts.get_mut(&at)?;
    let next = here.pop();
    if here.is_empty() {
        starts.remove(&at);
    }
    next
}

/// Joins open lines end to start into lines as long as possible; directions are kept.
pub fn chain(lines: &[&[Point]]) -> Vec<Vec<Point>> {
    let mut starts: BTreeMap<Knot, Vec<usize>> = BTreeMap::new();
    let mut finishes: BTreeMap<Knot, Vec<usize>> = BTreeMap::new();
    for (i, line) in lines.iter().enumerate() {
        let (from, to) = ends(line);
        starts.entry(from).or_default().push(i);
        finishes.entry(to).or_default().push(i);
    }
    let mut used = vec![false; lines.len()];
    let mut chained = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        if used[i] {
            continue;
        }
        used[i] = true;
        let mut forward = line.to_vec();
        while let Some(next) = unused(&starts, ends(&forward).1, &mut used) {
            forward.extend_from_slice(&lines[next][1..]);
        }
        let mut before = Vec::new();
        let mut head = ends(&forward).0;
        while let Some(previous) = unused(&finishes, head, &mut used) {
            before.push(previous);
            head = ends(lines[previous]).0;
        }
        let mut whole: Vec<Point> = Vec::new();
        for previous in before.into_iter().rev() {
            let line = lines[previous];
            whole.extend_from_slice(&line[..line.len() - 1]);
        }
        whole.extend(forward);
        chained.push(whole);
    }
    chained
}

fn unused(index: &BTreeMap<Knot, Vec<usize>>, at: Knot, used: &mut [bool]) -> Option<usize> {
    let found = index.get(&at)?.iter().copied().find(|&i| !used[i])?;
    used[found] = true;
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::super::point::point;
    use super::*;

    fn square(x: f64) -> Vec<Side> {
        let corners = [point(x, 0.0), point(x + 1.0, 0.0), point(x + 1.0, 1.0), point(x, 1.0)];
        (0..4).map(|i| Side::shared(corners[i], corners[(i + 1) % 4])).collect()
    }

    #[test]
    fn two_neighbours_become_one_outline() {
        let sides: Vec<_> = [square(0.0), square(1.0)].concat();
        let loops = stitch(&sides);
        assert_eq!(loops.len(), 1);
        assert_eq!(loops[0].len(), 6, "{loops:?}");
    }

    #[test]
    fn strangers_stay_apart() {
        assert_eq!(stitch(&[square(0.0), square(3.0)].concat()).len(), 2);
        assert!(stitch(&[]).is_empty());
    }

    #[test]
    fn lines_are_joined_whatever_their_order() {
        let p: Vec<_> = (0..5).map(|i| point(f64::from(i), 0.0)).collect();
        let parts: [&[Point]; 4] = [&p[2..4], &p[0..2], &p[3..5], &p[1..3]];
        assert_eq!(chain(&parts), std::slice::from_ref(&p));
    }
}
