//! How the board would look: the true drawing at that place, under a thin veil.

use newlands::{Action, Deed, Place, Rotation, Tile, View};
use tabletop::Seat;

use crate::{
    NewLandsBoard,
    board::{self, next_copy},
    companions,
    country::{Lying, SquareCountry},
    regions::Regions,
    squares::{SIDE, Square, outward},
};
use scene::{Board, marks};

/// What `action` of `seat` would put on the board, or take from it.
pub fn ghost(view: &View, seat: Seat, action: Action) -> String {
    let key = NewLandsBoard::colour(view, seat);
    let drawing = match action.deed() {
        Deed::Lay { at, tile, rotation } => lay(view, tile, rotation, at.into()),
        Deed::Deploy { at, piece } => {
            let spot = Regions { view, country: &board::country(view) }.standing(at, piece);
            marks::standing(&companions::companion(key, piece.terrain(), spot), spot)
        }
        Deed::TakeBack { at } => take_back(view, at),
        Deed::Discard { .. } | Deed::Pass => return String::new(),
    };
    format!("<g class=\"ghost\">{drawing}</g>")
}

fn lay(view: &View, tile: Tile, rotation: Rotation, square: Square) -> String {
    let kind = &view.kinds[tile];
    let lying = Lying { square, kind, rotation, copy: next_copy(view, tile) };
    let country = SquareCountry::new(&[lying]);
    let land = board::land(&country, "ghost-land") + &board::town_layer(&country, "ghost-town");
    let places = view.tiles.iter().map(|laid| laid.at).chain(view.open.iter().copied());
    let busy: Vec<Square> = places.map(Square::from).collect();
    let free = [1, 2, 3, 0].into_iter().find(|&side| !busy.contains(&square.over(side)));
    marks::laid(&land, "ghost-land", &square.outline(-1.0))
        + &marks::knobs(square.centre(), outward(free.unwrap_or(2)), SIDE * 0.52)
}

/// The companion in a closed ring, and what it would bring.
fn take_back(view: &View, at: Place) -> String {
    let Some(companion) = view.companion_at(at) else { return String::new() };
    let spot = Regions { view, country: &board::country(view) }.standing(at, companion.piece);
    let figure =
        companions::companion(NewLandsBoard::colour(view, companion.seat), companion.piece.terrain(), spot);
    let points = format!("+{}", companion.now.points);
    marks::standing(&figure, spot) + &board::pill(spot - scene::chart::point::point(0.0, 34.0), &points)
}
