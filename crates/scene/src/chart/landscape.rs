//! One continuous landscape out of many cells: no tile frames, no seams.
//!
//! Layers, bottom to top: shadow, plain, strand, mountain ground, sea, water lines, waves, grass, coast, hachures, peaks;
//! then, drawn apart so that a grid can lie between, the outline. Water lines cost no geometry: with the sea as clip, the
//! same coast is stroked from wide to narrow, line colour and water colour in turn. They end by themselves at unexplored
//! edges, because there is no coast there.
//!
//! What is scattered over the land (waves, grass, hachures, peaks) is drawn cell by cell. What it looks like depends on
//! the cell and its neighbours alone, so a page that shows the land before a cell was added has most of it already.

use std::{cell::OnceCell, fmt::Write, sync::Arc};

use super::{
    field::Field,
    growth::{tufts, waves},
    hachures::hachures,
    path,
    peaks::{Lattice, peaks},
    point::{Frame, Point},
    stitch::{Side, chain, stitch},
};
use crate::parts;

/// What covers a spot of land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// The cell it lies in.
    pub cell: At,
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

/// Where a cell lies in the grid of its country.
pub type At = (i32, i32);

/// A cell of a country.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    /// Where it lies in the grid.
    pub at: At,
    /// A frame around it.
    pub frame: Frame,
    /// A hash of the cell and its neighbours: of everything that decides what is scattered over it.
    pub near: u64,
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
    /// The cells, from north to south.
    fn plots(&self) -> Vec<Plot>;
    /// The cell in which `p` lies, whether anything is laid there or not.
    fn at(&self, p: Point) -> At;
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
    let field = || Field::new(borders.iter().map(|border| border.line.as_slice()));
    let outline = loops(country.outline());
    let sea = loops(country.regions(Ground::Sea));
    let mountain = loops(country.regions(Ground::Mountain));
    let coast: Vec<&[Point]> =
        borders.iter().filter(|b| b.parts(Ground::Sea)).map(|b| b.line.as_slice()).collect();
    let coast = path::open(chain(&coast).iter().map(Vec::as_slice));
    let scattered = scatter(country, &field, style);
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
    out.named("mount", "t-mount", &mountain);
    if !sea.is_empty() {
        out.water();
    }
    out.by_cell("waves", "t-wave", &scattered, |cell| &cell.waves);
    out.by_cell("tufts", "t-tuft", &scattered, |cell| &cell.tufts);
    out.open_clip("cout");
    if !sea.is_empty() {
        out.layer("coast", "t-coast", "");
    }
    out.by_cell("feet", "t-hach", &scattered, |cell| &cell.hachures);
    out.peaks(&scattered);
    out.close();
    Landscape { land: out.svg, edge: format!("<use href=\"#{uid}-out\" class=\"t-edge\"/>") }
}

/// What is scattered over a cell.
#[derive(Clone, Debug)]
struct Scattered {
    /// Path data.
    waves: String,
    /// Path data.
    tufts: String,
    /// Path data.
    hachures: String,
    /// Symbols.
    peaks: String,
}

fn scatter<C: Country>(
    country: &C,
    field: &dyn Fn() -> Field,
    style: &Style<'_>,
) -> Vec<(At, Arc<Scattered>)> {
    let known = OnceCell::new();
    let plots = country.plots();
    let scattered = plots.iter().map(|plot| {
        let draw = || {
            let field = known.get_or_init(field);
            let own = country.borders().iter().filter(|border| border.cell == plot.at);
            Scattered {
                waves: waves(country, plot, field, style),
                tufts: tufts(country, plot, field, style),
                hachures: hachures(&feet(own), field),
                peaks: peaks(country, plot, field, style),
            }
        };
        (plot.at, parts::value("scattered", (plot.at, plot.near), draw))
    });
    scattered.collect()
}

fn loops(sides: &[Side]) -> String {
    path::closed(stitch(sides).iter().map(Vec::as_slice))
}

/// The feet of mountains among these borders, walked with the mountain on the left.
fn feet<'a>(borders: impl Iterator<Item = &'a Border>) -> Vec<Vec<Point>> {
    let walks: Vec<Vec<Point>> = borders
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

    fn named(&mut self, name: &str, class: &str, data: &str) {
        if !data.is_empty() {
            let _ = write!(self.svg, "<path id=\"{}-{name}\" class=\"{class}\" d=\"{data}\"/>", self.uid);
        }
    }

    /// One path for each cell that has any.
    fn by_cell(
        &mut self,
        layer: &str,
        class: &str,
        cells: &[(At, Arc<Scattered>)],
        data: fn(&Scattered) -> &str,
    ) {
        let _ = write!(self.svg, "<g id=\"{}-{layer}\">", self.uid);
        for ((q, r), cell) in cells {
            self.named(&format!("{layer}-{q}_{r}"), class, data(cell));
        }
        self.close();
    }

    /// Peaks stand from north to south, and so do the cells.
    fn peaks(&mut self, cells: &[(At, Arc<Scattered>)]) {
        let _ = write!(self.svg, "<g id=\"{}-peaks\" class=\"t-peaks\">", self.uid);
        for ((q, r), cell) in cells.iter().filter(|(_, cell)| !cell.peaks.is_empty()) {
            let _ = write!(self.svg, "<g id=\"{}-peaks-{q}_{r}\">{}</g>", self.uid, cell.peaks);
        }
        self.close();
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
