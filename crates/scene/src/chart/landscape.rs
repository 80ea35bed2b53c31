//! One continuous landscape out of many cells: no tile frames, no seams.
//!
//! Layers, bottom to top: shadow, plain, strand, mountain ground, sea, water lines, waves, grass, coast, hachures, peaks;
//! then, drawn apart so that a grid can lie between, the outline. Water lines cost no geometry: with the sea as clip, the
//! same coast is stroked from wide to narrow, line colour and water colour in turn. They end by themselves at unexplored
//! edges, because there is no coast there.

use std::fmt::Write;

use super::{
    field::Field,
    growth::{tufts, waves},
    hachures::hachures,
    path,
    peaks::{Lattice, peaks},
    point::{Frame, Point},
    stitch::{Side, chain, stitch},
};

/// What covers a spot of land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Grass.
    Plain,
    /// Rock.
    Mountain,
    /// Water.
    Sea,
}

/// A line between two kinds of ground.
#[derive(Clone, Debug)]
pub struct Border {
    /// What lies on the left of the walk.
    pub left: Ground,
    /// What lies on the right of it.
    pub right: Ground,
    /// The walk.
    pub line: Vec<Point>,
}

impl Border {
    fn parts(&self, ground: Ground) -> bool {
        self.left == ground || self.right == ground
    }
}

/// Land to be drawn: cells of any shape that know their own borders.
pub trait Country {
    /// A frame around all cells.
    fn frame(&self) -> Frame;
    /// The borders of all cells, clockwise.
    fn outline(&self) -> &[Side];
    /// The boundaries of all regions of `ground` (mountain or sea), clockwise.
    fn regions(&self, ground: Ground) -> &[Side];
    /// The lines between kinds of ground.
    fn borders(&self) -> &[Border];
    /// What covers the spot `p`; nothing outside the country.
    fn ground(&self, p: Point) -> Option<Ground>;
}

/// What may differ from game to game.
pub struct Style<'a> {
    /// Where peaks may stand.
    pub peaks: Lattice,
    /// Share of spots on the plain that carry a tuft of grass.
    pub grass: f64,
    /// How far waves keep from the coast.
    pub wave_margin: f64,
    /// Is something built at this spot, so that neither grass nor wave nor peak may be drawn there?
    pub taken: &'a dyn Fn(Point) -> bool,
}

impl Default for Style<'_> {
    fn default() -> Self {
        Style { peaks: Lattice::default(), grass: 0.55, wave_margin: 19.0, taken: &|_| false }
    }
}

/// A drawn landscape.
#[derive(Clone, Debug)]
pub struct Landscape {
    /// All layers up to the peaks.
    pub land: String,
    /// The outline, to be drawn over grid and land.
    pub edge: String,
}

/// Offsets of the water lines from the coast, nearest first.
const WATER_LINES: [f64; 4] = [3.2, 6.6, 10.4, 14.8];

/// Draws `country`. Ids in the drawing begin with `uid`, which must be unique on the page.
pub fn draw(country: &impl Country, uid: &str, style: &Style<'_>) -> Landscape {
    let borders = country.borders();
    let field = Field::new(borders.iter().map(|border| border.line.as_slice()));
    let outline = loops(country.outline());
    let sea = loops(country.regions(Ground::Sea));
    let mountain = loops(country.regions(Ground::Mountain));
    let coast: Vec<&[Point]> =
        borders.iter().filter(|b| b.parts(Ground::Sea)).map(|b| b.line.as_slice()).collect();
    let coast = path::open(chain(&coast).iter().map(Vec::as_slice));
    let mut out = Sheet { uid, svg: String::with_capacity(16 * 1024) };

    out.definitions(&outline, &sea, &coast);
    out.layer("out", "t-shadow", " y=\"3.5\"");
    out.layer("out", "t-plain", "");
    if !sea.is_empty() {
        out.open_clip("cout");
        out.layer("coast", "t-strand s0", "");
        out.layer("coast", "t-strand s1", "");
        out.close();
    }
    out.path("t-mount", &mountain);
    if !sea.is_empty() {
        out.water();
        out.path("t-wave", &waves(country, &field, style));
    }
    out.path("t-tuft", &tufts(country, &field, style));
    out.open_clip("cout");
    if !sea.is_empty() {
        out.layer("coast", "t-coast", "");
    }
    if !mountain.is_empty() {
        out.path("t-hach", &hachures(&feet(borders), &field));
        let _ = write!(out.svg, "<g class=\"t-peaks\">{}</g>", peaks(country, &field, style));
    }
    out.close();
    Landscape { land: out.svg, edge: format!("<use href=\"#{uid}-out\" class=\"t-edge\"/>") }
}

fn loops(sides: &[Side]) -> String {
    path::closed(stitch(sides).iter().map(Vec::as_slice))
}

/// The feet of all mountains, walked with the mountain on the left.
fn feet(borders: &[Border]) -> Vec<Vec<Point>> {
    let walks: Vec<Vec<Point>> = borders
        .iter()
        .filter(|border| border.parts(Ground::Mountain))
        .map(|border| {
            if border.left == Ground::Mountain {
                border.line.clone()
            } else {
                border.line.iter().rev().copied().collect()
            }
        })
        .collect();
    chain(&walks.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

/// SVG text in the making; writing to a `String` cannot fail.
struct Sheet<'a> {
    uid: &'a str,
    svg: String,
}

impl Sheet<'_> {
    /// Outline, sea and coast are defined once and used as clip, fill, shadow and stroke.
    fn definitions(&mut self, outline: &str, sea: &str, coast: &str) {
        let uid = self.uid;
        let _ = write!(self.svg, "<defs><path id=\"{uid}-out\" d=\"{outline}\"/>");
        if !sea.is_empty() {
            let _ = write!(
                self.svg,
                "<path id=\"{uid}-sea\" d=\"{sea}\"/><path id=\"{uid}-coast\" d=\"{coast}\"/>\
                 <clipPath id=\"{uid}-csea\"><use href=\"#{uid}-sea\"/></clipPath>"
            );
        }
        let _ = write!(self.svg, "<clipPath id=\"{uid}-cout\"><use href=\"#{uid}-out\"/></clipPath></defs>");
    }

    fn layer(&mut self, shape: &str, class: &str, more: &str) {
        let _ = write!(self.svg, "<use href=\"#{}-{shape}\" class=\"{class}\"{more}/>", self.uid);
    }

    fn path(&mut self, class: &str, data: &str) {
        if !data.is_empty() {
            let _ = write!(self.svg, "<path class=\"{class}\" d=\"{data}\"/>");
        }
    }

    fn open_clip(&mut self, clip: &str) {
        let _ = write!(self.svg, "<g clip-path=\"url(#{}-{clip})\">", self.uid);
    }

    fn close(&mut self) {
        self.svg.push_str("</g>");
    }

    /// The sea and the lines along its coast, thinner and fainter with every step outwards.
    fn water(&mut self) {
        self.layer("sea", "t-sea", "");
        self.open_clip("csea");
        self.layer("coast", "w-shoal", "");
        for (i, offset) in WATER_LINES.into_iter().enumerate().rev() {
            let thickness = 0.95 - 0.12 * i as f64;
            let width = |by: f64| format!(" style=\"stroke-width:{}\"", path::num(2.0 * offset + by));
            self.layer("coast", &format!("w-line w{i}"), &width(thickness));
            self.layer("coast", "w-fill", &width(-thickness));
        }
        self.close();
    }
}
