//! The chart: furniture, land, regions to look at, towns, last move, companions, and what can be pointed at.

use newlands::{NewLands, Place, Rotation, Spot, Tile, View, material::Kind};
use tabletop::{Message, Words};

use crate::{
    companions,
    country::{Lying, SquareCountry},
    marks::Marks,
    names,
    regions::Regions,
    squares::{SIDE, Square},
};
use scene::{
    Chart, Eye, Layer,
    art::towns,
    chart::{
        self, Frame, Style, furniture,
        path::num,
        peaks::Lattice,
        point::{Point, point},
    },
    marks,
    markup::said,
    parts,
};

/// Where the tiles lie, for what points at one: nothing to be seen but, while the log is read, what their places are called.
fn tiles(view: &View) -> String {
    let tile = |at: Place| {
        let square = Square::from(at);
        let outline = square.outline(0.0);
        let name = square.centre() - point(0.0, SIDE * 0.33);
        format!("<path class=\"placed\" data-place=\"tile-{at}\" d=\"{outline}\"/>")
            + &marks::coordinate(&format!("tile-{at}"), name, &at.label())
    };
    let tiles: String = view.tiles.iter().map(|laid| tile(laid.at)).collect();
    format!("<g id=\"tiles\" data-size=\"{}\">{tiles}</g>", num(SIDE))
}

/// What a tile takes of the sheet, for the compass to keep off.
pub const ROOM: f64 = SIDE * 0.6;

/// Room around the land.
const MARGIN: f64 = 22.0;

/// The board as `eye` sees it.
pub fn chart(view: &View, eye: &Eye<'_, NewLands>) -> Chart {
    let country = country(view);
    let marks = Marks::new(view, &country, eye);
    let regions = Regions { view, country: &country };
    let squares: Vec<Square> =
        view.tiles.iter().map(|tile| tile.at).chain(marks.places()).map(Square::from).collect();
    let frame = Frame::around(squares.iter().flat_map(|square| square.corners(0.0))).grown(MARGIN);
    let middles: Vec<Point> = squares.iter().map(|square| square.centre()).collect();
    let label = Message::new("newlands-label-board").with("count", view.tiles.len());
    let layers = [
        ("furniture", furniture::orientation(frame, &middles[..view.tiles.len()], &middles, ROOM)),
        ("land", parts::keep("land", country.hash(), || land(&country, "land"))),
        ("cells", regions.hits(eye.words) + &marks.cells(eye.words) + &tiles(view)),
        ("lights", regions.lights()),
        ("towns", parts::keep("towns", country.hash(), || town_layer(&country, "towns"))),
        ("last", last(view, &regions)),
        ("pieces", companions::layer(view, &country, eye.words)),
        ("pins", regions.pins()),
        ("targets", marks.targets(eye.words)),
        ("ghost", String::new()),
    ];
    Chart {
        view_box: frame.view_box(),
        label: eye.words.say(&label),
        layers: layers.map(|(id, svg)| Layer { id, svg }).into(),
    }
}

/// The laid tiles as land.
pub fn country(view: &View) -> SquareCountry {
    let lying: Vec<Lying<'_>> = view
        .tiles
        .iter()
        .map(|tile| Lying {
            square: tile.at.into(),
            kind: &view.kinds[tile.tile],
            rotation: tile.rotation,
            copy: tile.copy,
        })
        .collect();
    SquareCountry::new(&lying)
}

/// Land with grid and outline.
pub fn land(country: &SquareCountry, uid: &str) -> String {
    let style = Style {
        peaks: Lattice { across: 18.5, down: 12.5, size: 1.05 },
        grass: 0.42,
        wave_margin: 17.0,
        taken: &|p: Point| country.is_built(p),
    };
    let landscape = chart::draw(country, uid, &style);
    landscape.land + &furniture::grid(country.inner_edges(), uid) + &landscape.edge
}

/// Towns with their jetties, from north to south. Ids begin with `uid`.
pub fn town_layer(country: &SquareCountry, uid: &str) -> String {
    let mut all: Vec<_> = country
        .tiles
        .iter()
        .flat_map(|tile| tile.towns.iter().enumerate().map(|(number, town)| (tile.square, number, town)))
        .collect();
    all.sort_by(|(_, _, a), (_, _, b)| a.coast.y.total_cmp(&b.coast.y));
    let drawn: String = all
        .iter()
        .map(|(square, number, town)| {
            let town = towns::jetty(town.jetty, town.along) + &towns::town(town.foot());
            format!("<g id=\"{uid}-{}_{}_{number}\">{town}</g>", square.x, square.y)
        })
        .collect();
    format!("<g id=\"{uid}-all\" class=\"piece\">{drawn}</g>")
}

/// The tile laid last, and the region that was scored since: its outline, and the points in a pill.
fn last(view: &View, regions: &Regions<'_>) -> String {
    let tile = view.last.map(|at| marks::brackets(&Square::from(at).corners(4.0))).unwrap_or_default();
    let fresh = |scoring: &&newlands::view::ScoringView| {
        !scoring.last && usize::from(scoring.laid) == view.tiles.len()
    };
    let Some(scoring) = view.scored.last().filter(fresh) else { return tile };
    let outline = regions.outline(scoring.spots.iter().filter(|spot| matches!(spot, Spot::Piece { .. })));
    let at = regions.standing(scoring.at, scoring.piece);
    format!(
        "<g class=\"mark\" id=\"paid-{}\"><path class=\"paid-halo\" d=\"{outline}\"/><path class=\"paid-line\" d=\"{outline}\"/>{}</g>{tile}",
        scoring.at,
        pill(at, &format!("+{}", scoring.worth.points))
    )
}

/// Points in a pill of ink.
pub fn pill(at: Point, text: &str) -> String {
    let width = 14.0 + 9.0 * text.len() as f64;
    let pill = format!(
        "<rect class=\"paid-pill\" x=\"{}\" y=\"-12\" width=\"{}\" height=\"24\" rx=\"12\"/><text class=\"paid-t\" y=\"5\">{text}</text>",
        num(-width / 2.0),
        num(width)
    );
    marks::upright(at, &pill)
}

/// The number that the next tile of a kind will have among its like.
pub fn next_copy(view: &View, tile: Tile) -> u8 {
    view.tiles.iter().filter(|laid| laid.tile == tile).count() as u8
}

/// A tile that is not laid, as a picture of its own that says what it shows.
pub fn loose(view: &View, tile: Tile, uid: &str, words: &dyn Words) -> String {
    let (kind, copy) = (&view.kinds[tile], next_copy(view, tile));
    parts::keep("loose tile", (uid, kind.key, copy), || picture_of(kind, copy, uid, words))
}

/// A kind of tile as a picture of its own, which needs no table around it.
pub fn alone(kind: &Kind, uid: &str, words: &dyn Words) -> String {
    picture_of(kind, 0, uid, words)
}

fn picture_of(kind: &Kind, copy: u8, uid: &str, words: &dyn Words) -> String {
    const AIR: f64 = 4.0;
    let square = Square { x: 0, y: 0 };
    let country = SquareCountry::new(&[Lying { square, kind, rotation: Rotation::R0, copy }]);
    let from = point(-SIDE / 2.0 - AIR, -SIDE / 2.0 - AIR);
    format!(
        "<svg class=\"tile\" viewBox=\"{} {} {} {}\" role=\"img\" aria-label=\"{}\">{}{}</svg>",
        num(from.x),
        num(from.y),
        num(SIDE + 2.0 * AIR),
        num(SIDE + 2.0 * AIR + 3.0),
        said(words, &names::tile(kind)),
        land(&country, uid),
        town_layer(&country, &format!("{uid}-town"))
    )
}
