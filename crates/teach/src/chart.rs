//! What is marked on a chart: where its targets lie, what is lit, barred and numbered.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

use scene::{
    Chart, POINTING,
    chart::{path::num, point::Point, point::point},
    escape,
};

use crate::{
    figures::{Frame, View},
    html::tags,
};

/// The corners of every target.
pub struct Places(BTreeMap<String, Vec<Point>>);

/// Something a mark can lie on.
enum Spot {
    Area(Vec<Point>),
    Side(Point, Point),
    Corner(Point),
}

impl Spot {
    fn middle(&self) -> Point {
        match self {
            Spot::Area(corners) => middle(corners),
            Spot::Side(a, b) => (*a + *b) * 0.5,
            Spot::Corner(at) => *at,
        }
    }
}

fn middle(corners: &[Point]) -> Point {
    let (low, high) = bounds(corners);
    (low + high) * 0.5
}

fn bounds(corners: &[Point]) -> (Point, Point) {
    let far = f64::INFINITY;
    corners.iter().fold((point(far, far), point(-far, -far)), |(low, high), corner| {
        (point(low.x.min(corner.x), low.y.min(corner.y)), point(high.x.max(corner.x), high.y.max(corner.y)))
    })
}

impl Places {
    /// The outlines that a chart's layers give their targets; a group takes that of the first shape in it.
    pub fn of(chart: &Chart) -> Places {
        let mut places: BTreeMap<String, Vec<Point>> = BTreeMap::new();
        for layer in &chart.layers {
            let mut waiting: Option<String> = None;
            for tag in tags(&layer.svg) {
                let name = tag.get("data-t").or(tag.get("data-place")).or(tag.get("data-region"));
                if let Some(name) = name {
                    waiting = Some(name.to_owned());
                }
                let corners = outline(tag.name, |attribute| tag.get(attribute));
                if let Some((name, corners)) = waiting.clone().zip(corners) {
                    places.entry(name).or_insert(corners);
                    waiting = None;
                }
            }
        }
        Places(places)
    }

    /// The corners of a target.
    pub fn area(&self, name: &str) -> Option<&[Point]> {
        self.0.get(name).map(Vec::as_slice)
    }

    /// `cell-a`, the side `cell-a/cell-b`, or a corner `cell-a@2`.
    fn spot(&self, name: &str) -> Result<Spot, String> {
        let area = |name: &str| self.0.get(name).ok_or_else(|| format!("there is no `{name}`"));
        if let Some((first, second)) = name.split_once('/') {
            let (first, second) = (area(first)?, area(second)?);
            let shared: Vec<Point> = first
                .iter()
                .filter(|corner| second.iter().any(|other| other.distance(**corner) < 1.5))
                .copied()
                .collect();
            return match shared[..] {
                [a, b] => Ok(Spot::Side(a, b)),
                _ => Err(format!("`{name}` are not side by side")),
            };
        }
        if let Some((cell, corner)) = name.split_once('@') {
            let corners = area(cell)?;
            let corner = corner.parse::<usize>().ok().and_then(|number| corners.get(number));
            let corner = corner.ok_or_else(|| format!("`{name}` is no corner"))?;
            return Ok(Spot::Corner(corner.lerp(middle(corners), 0.16)));
        }
        area(name).map(|corners| Spot::Area(corners.clone()))
    }
}

/// The corners of a shape.
fn outline<'t>(name: &str, get: impl Fn(&str) -> Option<&'t str>) -> Option<Vec<Point>> {
    let number = |name: &str| get(name).and_then(|text| text.parse::<f64>().ok());
    match name {
        "path" => get("d").map(corners).filter(|corners| corners.len() > 1),
        "rect" => {
            let (x, y) = (number("x").unwrap_or(0.0), number("y").unwrap_or(0.0));
            let (w, h) = (number("width")?, number("height")?);
            Some(vec![point(x, y), point(x + w, y), point(x + w, y + h), point(x, y + h)])
        }
        "circle" => {
            let (x, y, r) = (number("cx").unwrap_or(0.0), number("cy").unwrap_or(0.0), number("r")?);
            Some(vec![point(x - r, y - r), point(x + r, y - r), point(x + r, y + r), point(x - r, y + r)])
        }
        _ => None,
    }
}

/// The corners that path data goes through; of curves only the ends.
fn corners(d: &str) -> Vec<Point> {
    let mut found = Vec::new();
    let (mut at, mut command) = (point(0.0, 0.0), 'M');
    let mut numbers: Vec<f64> = Vec::new();
    let mut rest = d;
    while let Some(c) = rest.chars().next() {
        if c.is_ascii_alphabetic() {
            command = c;
            numbers.clear();
            rest = &rest[1..];
            continue;
        }
        if c == ',' || c.is_whitespace() {
            rest = &rest[1..];
            continue;
        }
        let mut point_seen = false;
        let end = rest
            .char_indices()
            .find(|&(i, c)| match c {
                '-' | '+' => i > 0,
                '.' => std::mem::replace(&mut point_seen, true),
                _ => !c.is_ascii_digit(),
            })
            .map_or(rest.len(), |(i, _)| i);
        let Ok(number) = rest[..end.max(1)].parse::<f64>() else { return found };
        numbers.push(number);
        rest = &rest[end.max(1)..];
        let takes = match command.to_ascii_uppercase() {
            'H' | 'V' => 1,
            'S' | 'Q' => 4,
            'C' => 6,
            'A' => 7,
            _ => 2,
        };
        if numbers.len() == takes {
            let (x, y) = match (command.to_ascii_uppercase(), command.is_ascii_lowercase()) {
                ('H', relative) => (numbers[0] + if relative { at.x } else { 0.0 }, at.y),
                ('V', relative) => (at.x, numbers[0] + if relative { at.y } else { 0.0 }),
                (_, true) => (at.x + numbers[takes - 2], at.y + numbers[takes - 1]),
                (_, false) => (numbers[takes - 2], numbers[takes - 1]),
            };
            at = point(x, y);
            found.push(at);
            numbers.clear();
        }
    }
    found
}

/// How wide and high a chart is shown at most, in pixels: all of it, or a part. Marks are as large as these make them.
const WHOLE: (f64, f64) = (600.0, 470.0);
const PART: (f64, f64) = (560.0, 370.0);

/// The chart with its marks as an SVG, numbers in the margin.
pub fn draw(chart: &Chart, view: &View, ghost: &str, label: &str) -> Result<String, String> {
    let places = Places::of(chart);
    let mut frame = cropped(chart, &places, view)?;
    let shown = if view.crop.is_empty() && view.frame.is_none() { WHOLE } else { PART };
    let scale = (frame.2 / shown.0).max(frame.3 / shown.1);
    let [x, y, w, h] = [frame.0, frame.1, frame.2, frame.3].map(num);
    let mut marks = String::new();
    for name in &view.lit {
        match places.spot(name)? {
            Spot::Area(corners) => marks += &shape("t-lit", &corners, true),
            Spot::Side(a, b) => {
                marks += &(shape("t-halo", &[a, b], false) + &shape("t-side", &[a, b], false))
            }
            Spot::Corner(at) => marks += &dot(at, 5.0 * scale),
        }
    }
    for way in &view.ways {
        let spots = way.iter().map(|name| places.spot(name)).collect::<Result<Vec<_>, _>>()?;
        let line: Vec<Point> = spots.iter().map(Spot::middle).collect();
        marks += &(shape("t-halo", &line, false) + &shape("t-way", &line, false));
        if let [.., before, last] = line[..] {
            marks += &arrow(before, last, 9.0 * scale);
        }
    }
    for name in &view.barred {
        match places.spot(name)? {
            Spot::Area(corners) => {
                let (low, high) = bounds(&corners);
                let (a, b) = (low.lerp(high, 0.2), high.lerp(low, 0.2));
                let cross = [[a, b], [point(b.x, a.y), point(a.x, b.y)]];
                for class in ["t-halo", "t-bar"] {
                    marks += &cross.iter().map(|line| shape(class, line, false)).collect::<String>();
                }
            }
            Spot::Side(a, b) => marks += &(shape("t-halo", &[a, b], false) + &shape("t-bar", &[a, b], false)),
            Spot::Corner(_) => return Err(format!("a corner cannot be barred: `{name}`")),
        }
    }
    if !view.pins.is_empty() {
        marks += &pins(&mut frame, &places, view, 13.0 * scale)?;
    }
    let mut svg = format!(
        "<svg class=\"board\" viewBox=\"{} {} {} {}\" style=\"--w:{:.2};--h:{}px\" role=\"img\" aria-label=\"{}\">",
        num(frame.0),
        num(frame.1),
        num(frame.2),
        num(frame.3),
        frame.2 / frame.3,
        shown.1,
        escape(label)
    );
    // Numbers stand beside the drawing, so it ends where the picture ended before their margin came.
    let _ = write!(
        svg,
        "<clipPath id=\"cut\"><rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/></clipPath><g clip-path=\"url(#cut)\">"
    );
    for layer in &chart.layers {
        let offers = layer.id == "targets" && view.offers;
        if offers || !POINTING.contains(&layer.id) {
            let text = layer.svg.replace("class=\"legal hidden\"", "class=\"legal\"");
            let _ = write!(svg, "<g id=\"layer-{}\">{text}</g>", layer.id);
        }
    }
    let _ = write!(svg, "{ghost}</g><g class=\"t-marks\">{marks}</g></svg>");
    Ok(svg)
}

/// What of the chart is shown: x, y, width, height.
fn cropped(chart: &Chart, places: &Places, view: &View) -> Result<(f64, f64, f64, f64), String> {
    let [x, y, w, h] = chart.view_box;
    if let Some(frame) = view.frame {
        let [x, y, w, h] = frame.map(f64::from);
        return Ok((x, y, w, h));
    }
    if view.crop.is_empty() {
        return Ok((x, y, w, h));
    }
    let mut corners = Vec::new();
    for name in &view.crop {
        match places.spot(name)? {
            Spot::Area(area) => corners.extend(area),
            other => corners.push(other.middle()),
        }
    }
    let (low, high) = bounds(&corners);
    let air = 0.05 * (high.x - low.x).max(high.y - low.y);
    Ok((low.x - air, low.y - air, high.x - low.x + 2.0 * air, high.y - low.y + 2.0 * air))
}

/// A part shows at least so much of the whole, across and down.
const LEAST: f64 = 0.45;

/// The part of several drawings of one chart in which targets lie, with something around them; nothing where none of them is drawn.
pub fn around(charts: &[(&Chart, &Places)], targets: &BTreeSet<&str>) -> Option<Frame> {
    let areas = targets.iter().flat_map(|target| charts.iter().filter_map(|(_, places)| places.area(target)));
    let corners: Vec<Point> = areas.flatten().copied().collect();
    if corners.is_empty() {
        return None;
    }
    let whole = charts.iter().flat_map(|(chart, _)| {
        let [x, y, w, h] = chart.view_box;
        [point(x, y), point(x + w, y + h)]
    });
    let (first, last) = bounds(&whole.collect::<Vec<_>>());
    let (low, high) = bounds(&corners);
    let along = |low: f64, high: f64, first: f64, last: f64| {
        let wide = (1.3 * (high - low)).max(LEAST * (last - first)).min(last - first);
        let start = ((low + high - wide) / 2.0).clamp(first, last - wide);
        (start.floor() as i32, wide.ceil() as i32)
    };
    let (x, w) = along(low.x, high.x, first.x, last.x);
    let (y, h) = along(low.y, high.y, first.y, last.y);
    Some([x, y, w, h])
}

fn shape(class: &str, corners: &[Point], closed: bool) -> String {
    let mut d = String::new();
    for (i, corner) in corners.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if i == 0 { 'M' } else { 'L' }, num(corner.x), num(corner.y));
    }
    format!("<path class=\"{class}\" d=\"{d}{}\"/>", if closed { "Z" } else { "" })
}

fn dot(at: Point, radius: f64) -> String {
    format!("<circle class=\"t-dot\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>", num(at.x), num(at.y), num(radius))
}

fn arrow(from: Point, to: Point, size: f64) -> String {
    let along = (to - from).unit();
    let side = along.left();
    let back = to - along * (1.6 * size);
    shape("t-tip", &[to, back + side * (0.8 * size), back - side * (0.8 * size)], true)
}

/// Numbers in a margin that grows around the picture, each with a thin line to its place.
fn pins(
    frame: &mut (f64, f64, f64, f64),
    places: &Places,
    view: &View,
    radius: f64,
) -> Result<String, String> {
    let at =
        view.pins.iter().map(|name| Ok(places.spot(name)?.middle())).collect::<Result<Vec<_>, String>>()?;
    let margin = 3.2 * radius;
    let (x, y, w, h) = *frame;
    // Each goes to the nearest edge; there they keep their order and a distance.
    let mut sides: [Vec<(usize, Point)>; 4] = Default::default();
    for (i, &spot) in at.iter().enumerate() {
        let away = [spot.x - x, x + w - spot.x, spot.y - y, y + h - spot.y];
        let nearest = (0..4).min_by(|&a, &b| away[a].total_cmp(&away[b])).unwrap_or(0);
        sides[nearest].push((i, spot));
    }
    let mut seats = vec![point(0.0, 0.0); at.len()];
    for (side, spots) in sides.iter_mut().enumerate() {
        let along = |p: &Point| if side < 2 { p.y } else { p.x };
        spots.sort_by(|a, b| along(&a.1).total_cmp(&along(&b.1)));
        let (low, high) = if side < 2 { (y, y + h) } else { (x, x + w) };
        let mut places: Vec<f64> = spots.iter().map(|(_, spot)| along(spot)).collect();
        let gap = 2.5 * radius;
        for i in 1..places.len() {
            places[i] = places[i].max(places[i - 1] + gap);
        }
        for i in (0..places.len()).rev() {
            let limit = if i + 1 == places.len() { high - radius } else { places[i + 1] - gap };
            places[i] = places[i].min(limit).max(low + radius);
        }
        for ((i, _), place) in spots.iter().zip(places) {
            seats[*i] = match side {
                0 => point(x - margin / 2.0, place),
                1 => point(x + w + margin / 2.0, place),
                2 => point(place, y - margin / 2.0),
                _ => point(place, y + h + margin / 2.0),
            };
        }
    }
    let mut svg = String::new();
    for (number, (spot, seat)) in (1..).zip(at.iter().zip(&seats)) {
        let edge = *seat + (*spot - *seat).unit() * radius;
        let _ = write!(
            svg,
            "<g class=\"t-pin\" data-pin=\"{number}\">{}{}{}<circle class=\"t-disc\" cx=\"{cx}\" cy=\"{cy}\" r=\"{}\"/>\
             <text class=\"t-no\" x=\"{cx}\" y=\"{}\" font-size=\"{}\">{number}</text></g>",
            shape("t-lead-halo", &[edge, *spot], false),
            shape("t-lead", &[edge, *spot], false),
            dot(*spot, radius * 0.24),
            num(radius),
            num(seat.y + radius * 0.36),
            num(radius * 1.05),
            cx = num(seat.x),
            cy = num(seat.y),
        );
    }
    *frame = (x - margin, y - margin, w + 2.0 * margin, h + 2.0 * margin);
    Ok(svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn path_data_is_followed_to_its_corners() {
        let at = |d: &str| corners(d).iter().map(|p| (p.x, p.y)).collect::<Vec<_>>();
        assert_eq!(
            at("M0-64l55.4 32v64l-55.4 32z"),
            [(0.0, -64.0), (55.4, -32.0), (55.4, 32.0), (0.0, 64.0)]
        );
        assert_eq!(at("M1 2L3,4H9"), [(1.0, 2.0), (3.0, 4.0), (9.0, 4.0)]);
        assert_eq!(at("M.5.5l.5-1.5"), [(0.5, 0.5), (1.0, -1.0)]);
    }
}
