//! The White Sea and its coasts: what never changes. Board once, kept for good.

use std::sync::OnceLock;

use tabletop::{Message, Words};

use crate::lane::{HEIGHT, WIDTH};
use scene::{
    chart::{
        furniture,
        noise::{chance, jitter},
        path::{self, num},
        point::{Point, inside, point},
    },
    markup::said,
};

/// The coast from the north-eastern strait around the sea and back to it.
const COAST: [(f64, f64); 55] = [
    (720.0, -300.0),
    (690.0, -130.0),
    (660.0, -30.0),
    (640.0, 20.0),
    (604.0, 66.0),
    (572.0, 104.0),
    (545.0, 132.0),
    (498.0, 124.0),
    (440.0, 98.0),
    (372.0, 84.0),
    (300.0, 54.0),
    (240.0, 34.0),
    (176.0, 36.0),
    (112.0, 46.0),
    (66.0, 84.0),
    (30.0, 122.0),
    (18.0, 160.0),
    (34.0, 196.0),
    (78.0, 226.0),
    (104.0, 252.0),
    (136.0, 292.0),
    (170.0, 322.0),
    (186.0, 360.0),
    (188.0, 392.0),
    (166.0, 428.0),
    (170.0, 462.0),
    (210.0, 502.0),
    (228.0, 540.0),
    (262.0, 590.0),
    (300.0, 622.0),
    (352.0, 646.0),
    (404.0, 652.0),
    (428.0, 664.0),
    (452.0, 640.0),
    (456.0, 590.0),
    (462.0, 540.0),
    (470.0, 500.0),
    (488.0, 476.0),
    (508.0, 500.0),
    (556.0, 512.0),
    (606.0, 504.0),
    (640.0, 480.0),
    (664.0, 440.0),
    (684.0, 404.0),
    (676.0, 366.0),
    (652.0, 330.0),
    (648.0, 286.0),
    (632.0, 240.0),
    (604.0, 196.0),
    (618.0, 160.0),
    (660.0, 128.0),
    (700.0, 96.0),
    (760.0, 70.0),
    (880.0, 46.0),
    (1400.0, -40.0),
];
/// The Solovetsky islands.
const ISLANDS: [&[(f64, f64)]; 3] = [
    &[(318.0, 430.0), (334.0, 418.0), (352.0, 424.0), (356.0, 440.0), (340.0, 452.0), (322.0, 448.0)],
    &[(366.0, 414.0), (376.0, 408.0), (384.0, 416.0), (376.0, 424.0)],
    &[(300.0, 462.0), (308.0, 458.0), (312.0, 466.0), (304.0, 470.0)],
];
/// The corner beyond the strait, where sea goes on to sea.
const STRAIT: Point = point(1400.0, -340.0);
/// Land goes on beyond the sheet: a window is seldom as square as the sea.
const BEYOND: f64 = 280.0;
/// The sketch is stretched to the sheet.
const STRETCH: f64 = 1.095;

/// Where words and boxes stand, and no trees: left, top, right, bottom.
const CLEAR: [[f64; 4]; 8] = [
    [540.0, 596.0, 720.0, 752.0],
    [0.0, 596.0, 190.0, 752.0],
    [250.0, 40.0, 560.0, 112.0],
    [30.0, 250.0, 130.0, 420.0],
    [0.0, 196.0, 110.0, 260.0],
    [110.0, 470.0, 170.0, 540.0],
    [470.0, 560.0, 520.0, 720.0],
    [640.0, 200.0, 720.0, 430.0],
];

fn stretched(points: &[(f64, f64)]) -> Vec<Point> {
    points.iter().map(|&(x, y)| point(x, y * STRETCH + 4.0)).collect()
}

/// A line with three rounds of accidents halfway between its points.
fn rough(mut line: Vec<Point>, seed: i32, rounds: i32, amplitude: f64) -> Vec<Point> {
    for round in 0..rounds {
        let mut finer = Vec::with_capacity(line.len() * 2);
        for (i, pair) in line.windows(2).enumerate() {
            let bend = jitter(&[seed, round, i as i32]) * amplitude;
            finer.extend([pair[0], pair[0].lerp(pair[1], 0.5) - (pair[1] - pair[0]).left() * bend]);
        }
        finer.extend(line.last());
        line = finer;
    }
    line
}

/// The land and the sea without words.
pub fn picture() -> &'static str {
    static PICTURE: OnceLock<String> = OnceLock::new();
    PICTURE.get_or_init(draw)
}

fn draw() -> String {
    let coast = rough(stretched(&COAST), 11, 3, 0.12);
    let line = path::open([coast.as_slice()]);
    let sea: Vec<Point> = coast.iter().copied().chain([STRAIT]).collect();
    let basin = path::closed([sea.as_slice()]);
    let mut svg = format!(
        "<defs><clipPath id=\"pom-sea\"><path d=\"{basin}\"/></clipPath></defs>\
         <rect class=\"pm-land\" x=\"-700\" y=\"-340\" width=\"2100\" height=\"1400\"/>{}\
         <path class=\"pm-sea\" d=\"{basin}\"/><g clip-path=\"url(#pom-sea)\">",
        trees(&sea, &coast)
    );
    for (class, width) in [("a", 58), ("b", 44), ("c", 30), ("d", 17)] {
        svg += &format!("<path class=\"pm-sh pm-sh-{class}\" d=\"{line}\" stroke-width=\"{width}\"/>");
    }
    let rose = point(395.0, 322.0);
    svg += &furniture::rhumbs(rose, 900.0);
    svg += &format!("</g><path class=\"pm-coast\" d=\"{line}\"/>");
    for (number, island) in (0..).zip(ISLANDS) {
        let mut shore = stretched(island);
        shore.extend(shore.first().copied());
        let shore = rough(shore, 300 + number, 2, 0.16);
        svg += &format!("<path class=\"pm-isle\" d=\"{}\"/>", path::closed([shore.as_slice()]));
    }
    svg + &furniture::compass(rose, 42.0)
}

/// Spruces on the land, thrown like darts, never nearer to each other than a crown is wide.
fn trees(sea: &[Point], coast: &[Point]) -> String {
    let mut stand: Vec<Point> = Vec::new();
    for dart in 0..1800 {
        let across = chance(&[5, dart, 0]) * (WIDTH + 2.0 * BEYOND) - BEYOND;
        let p = point(across, chance(&[5, dart, 1]) * (HEIGHT + 80.0) - 40.0);
        let clear = CLEAR.iter().all(|&[x1, y1, x2, y2]| !(x1 < p.x && p.x < x2 && y1 < p.y && p.y < y2));
        let near = |other: &Point| other.distance(p) < 22.0;
        if clear && !inside(p, sea) && !coast.iter().any(near) && !stand.iter().any(near) {
            stand.push(p);
        }
    }
    stand.sort_by(|a, b| a.y.total_cmp(&b.y));
    let mut d = String::new();
    for (number, p) in (0..).zip(&stand) {
        let s = 0.8 + 0.2 * chance(&[6, number]);
        let by = |value: f64| num(value * s);
        d += &format!(
            "M{} {}l{} {}h{}l{} {}h{}v{}h{}v{}h{}l{} {}h{}z",
            num(p.x),
            num(p.y - 11.0 * s),
            by(4.0),
            by(6.0),
            by(-1.5),
            by(3.5),
            by(6.0),
            by(-4.5),
            by(2.5),
            by(-3.0),
            by(-2.5),
            by(-4.5),
            by(3.5),
            by(-6.0),
            by(-1.5)
        );
    }
    format!("<path class=\"pm-tree\" d=\"{d}\"/>")
}

/// Names along the coasts and of the sea itself.
pub fn names(words: &dyn Words) -> String {
    type Shore = (&'static str, &'static str, &'static [(f64, f64)]);
    const SHORES: [Shore; 5] = [
        ("pm-l1", "pomory-map-tersky", &[(250.0, 26.0), (320.0, 51.0), (400.0, 77.0), (540.0, 127.0)]),
        ("pm-l2", "pomory-map-karelian", &[(60.0, 272.0), (110.0, 320.0), (150.0, 372.0), (158.0, 449.0)]),
        ("pm-l3", "pomory-map-pomor", &[(176.0, 548.0), (212.0, 613.0), (262.0, 681.0), (330.0, 731.0)]),
        ("pm-l4", "pomory-map-summer", &[(482.0, 706.0), (484.0, 646.0), (486.0, 591.0), (500.0, 562.0)]),
        ("pm-l5", "pomory-map-winter", &[(632.0, 215.0), (668.0, 296.0), (690.0, 372.0), (704.0, 438.0)]),
    ];
    let mut svg = format!(
        "<text class=\"pm-title\" x=\"395\" y=\"418\">{}</text><text class=\"pm-name\" x=\"388\" y=\"474\">{}</text>",
        said(words, &Message::new("pomory-map-sea")),
        said(words, &Message::new("pomory-map-solovki"))
    );
    for (id, name, shore) in SHORES {
        let points: Vec<Point> = shore.iter().map(|&(x, y)| point(x, y)).collect();
        let last = points.len() - 1;
        let line = scene::chart::curve::spline(
            &points,
            points[1] - points[0],
            points[last] - points[last - 1],
            12.0,
        );
        svg += &format!(
            "<path id=\"{id}\" d=\"{}\" fill=\"none\"/><text class=\"pm-cst\"><textPath href=\"#{id}\" startOffset=\"50%\" \
             text-anchor=\"middle\">{}</textPath></text>",
            path::open([line.as_slice()]),
            said(words, &Message::new(name))
        );
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells lie in the water: a lane that runs aground would be drawn over the land.
    #[test]
    fn every_harbour_and_cell_of_the_lane_lies_in_the_sea() {
        let sea: Vec<Point> = rough(stretched(&COAST), 11, 3, 0.12).into_iter().chain([STRAIT]).collect();
        let ring = crate::lane::ring();
        let aground: Vec<_> = ring.iter().filter(|&&p| !inside(p, &sea)).collect();
        assert!(aground.len() * 50 < ring.len(), "{aground:?}");
    }

    #[test]
    fn the_picture_is_drawn_once_and_has_short_numbers() {
        let picture = picture();
        assert!(std::ptr::eq(picture, super::picture()));
        let long =
            picture.split('.').skip(1).filter(|rest| rest.bytes().take_while(u8::is_ascii_digit).count() > 2);
        assert_eq!(long.count(), 0);
        assert!(picture.matches('z').count() > 60, "trees stand on the land");
    }
}
