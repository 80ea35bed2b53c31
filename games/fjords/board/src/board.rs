//! The chart: furniture, land, last move, pieces, and what can be pointed at.

use fjords::{Fjords, Kind, Laid, Rune, Terrain, View};
use tabletop::{Message, Words};

use crate::{
    country::{Corners, HexCountry},
    exploring,
    hexes::{Cell, RADIUS, SQRT_3},
    marks, names, pieces,
};
use scene::{
    Chart, Eye, Layer,
    chart::{
        self, Country, Frame, Ground, Style, furniture,
        path::num,
        point::{Point, point},
    },
    markup::said,
    parts,
};

/// Room around the land.
const MARGIN: f64 = 26.0;

/// The board as `eye` sees it.
pub fn chart(view: &View, eye: &Eye<'_, Fjords>) -> Chart {
    let marks = marks::Marks::new(view, eye);
    let hexes: Vec<(Cell, Corners)> =
        view.hexes.iter().map(|laid| (laid.at.into(), corners(&laid.corners))).collect();
    let cells: Vec<Cell> = shown_cells(view, &marks);
    let frame = Frame::around(cells.iter().flat_map(|cell| cell.corners(RADIUS))).grown(MARGIN);
    let label = Message::new("fjords-label-board").with("count", view.hexes.len());
    let layers = [
        ("furniture", furnish(frame, view, &cells)),
        ("land", parts::keep("land", &hexes, || land(&HexCountry::new(hexes.iter().copied()), "land"))),
        ("last", view.last.map(|place| marks::last(place.into())).unwrap_or_default()),
        ("pieces", parts::keep("pieces", (&view.hexes, &view.wisdom), || pieces::layer(view, eye.words))),
        ("cells", parts::keep("cells", &view.hexes, || marks.cells(eye.words))),
        ("targets", marks.targets(eye.words)),
        ("ghost", String::new()),
    ];
    Chart {
        view_box: frame.view_box(),
        label: eye.words.say(&label),
        layers: layers.map(|(id, svg)| Layer { id, svg }).into(),
    }
}

/// Everything that must be in view: the land, and the empty cells where something can still be put.
fn shown_cells(view: &View, marks: &marks::Marks<'_>) -> Vec<Cell> {
    let open = view.open.iter().filter(|_| exploring(view));
    let laid = view.hexes.iter().map(|laid| laid.at);
    let stones = view.wisdom.iter().map(|&(place, _)| place);
    laid.chain(open.copied()).chain(stones).chain(marks.places()).map(Cell::from).collect()
}

/// Land with grid and outline.
pub fn land(country: &HexCountry, uid: &str) -> String {
    // Grass keeps clear of the middle of every hex, whether a piece stands there or not: so the land need not be
    // drawn anew when one comes.
    let taken = |p: Point| Cell::at(p).centre().distance(p - point(0.0, 2.0)) < 21.0 && !is_rock(country, p);
    let landscape = chart::draw(country, uid, &Style { taken: &taken, ..Style::default() });
    landscape.land + &furniture::grid(country.inner_edges(), uid) + &landscape.edge
}

fn is_rock(country: &HexCountry, p: Point) -> bool {
    country.ground(p) == Some(Ground::Mountain)
}

/// The compass, clear of the land and if possible of all cells.
fn furnish(frame: Frame, view: &View, cells: &[Cell]) -> String {
    let land: Vec<Point> = view.hexes.iter().map(|laid| Cell::from(laid.at).centre()).collect();
    let cells: Vec<Point> = cells.iter().map(|cell| cell.centre()).collect();
    furniture::orientation(frame, &land, &cells, RADIUS)
}

/// Terrain as ground.
pub fn corners(terrain: &[Terrain; 6]) -> Corners {
    terrain.map(|corner| match corner {
        Terrain::Plain => Ground::Plain,
        Terrain::Mountain => Ground::Mountain,
        Terrain::Sea => Ground::Sea,
    })
}

/// The stone that a hex of this kind will carry in this game.
pub fn symbol(view: &View, kind: &Kind) -> Option<Rune> {
    kind.symbol.filter(|rune| view.runes_in_play.contains(rune))
}

/// A hex out of the board, as a picture of its own that says what it shows.
pub fn loose(view: &View, kind: &Kind, uid: &str, words: &dyn Words) -> String {
    let rune = symbol(view, kind);
    parts::keep("loose hex", (uid, &kind.corners, rune), || picture_of(kind, rune, uid, words))
}

fn picture_of(kind: &Kind, rune: Option<Rune>, uid: &str, words: &dyn Words) -> String {
    const AIR: f64 = 3.0;
    let cell = Cell { q: 0, r: 0 };
    let country = HexCountry::new([(cell, corners(&kind.corners))]);
    let stone = rune.map(|rune| pieces::stone(rune, cell.centre())).unwrap_or_default();
    let (width, height) = (RADIUS * SQRT_3 + 2.0 * AIR, 2.0 * (RADIUS + AIR) + 3.0);
    format!(
        "<svg class=\"tile\" viewBox=\"{} {} {} {}\" role=\"img\" aria-label=\"{}\">{}{stone}</svg>",
        num(-width / 2.0),
        num(-RADIUS - AIR),
        num(width),
        num(height),
        said(words, &names::corners(&kind.corners)),
        land(&country, uid)
    )
}

/// The hex at a place, if one is laid there.
pub fn laid_at(view: &View, cell: Cell) -> Option<&Laid> {
    view.hexes.iter().find(|laid| Cell::from(laid.at) == cell)
}
