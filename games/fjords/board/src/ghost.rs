//! How the board would look: the true drawing at that place, under a thin veil.

use fjords::{Action, Deed, Face, Piece, PieceKind, View};
use tabletop::Seat;

use crate::{
    FjordsBoard, board,
    country::HexCountry,
    hexes::{Cell, RADIUS, edge_angle},
    pieces, pointing,
};
use scene::{Board, chart::point::Point, marks};

/// What `action` of `seat` would put on the board.
pub fn ghost(view: &View, seat: Seat, action: Action) -> String {
    let drawing = match action.deed() {
        Deed::Lay { hex, at } => lay(view, hex, at.into()),
        Deed::House => on_last(view, seat, false),
        Deed::Home => on_last(view, seat, true),
        Deed::Viking { at } | Deed::Journey { at } | Deed::Horse { at } => viking(view, seat, at.into()),
        Deed::Wisdom { cell, at } => {
            let stone = pieces::wisdom(FjordsBoard::colour(view, seat), Cell::from(cell).centre());
            format!("<g class=\"ghost-piece\">{stone}</g>{}", viking(view, seat, at.into()))
        }
        Deed::Secret { from, to } => {
            let house = Piece { seat, kind: PieceKind::House, home: false };
            let (from, to) = (Cell::from(from), Cell::from(to));
            crate::marks::way(from, to)
                + &marks::standing(&pieces::piece_at(view, house, to.centre()), to.centre())
        }
        Deed::NoHouse | Deed::Leave | Deed::Draw => return String::new(),
    };
    format!("<g class=\"ghost\">{drawing}</g>")
}

/// The hex with that place's own crossings, so that coasts already join.
fn lay(view: &View, face: Face, cell: Cell) -> String {
    let land = board::land(&HexCountry::new([(cell, board::corners(&face.corners.terrain()))]), "ghost-land");
    let kind = view.kinds.iter().find(|kind| pointing::lies_as(kind, face));
    let stone =
        kind.and_then(|kind| board::symbol(view, kind)).map(|rune| pieces::stone(rune, cell.centre()));
    marks::laid(&land, "ghost-land", &cell.outline(RADIUS + 1.0))
        + &stone.unwrap_or_default()
        + &knobs(view, cell)
}

/// The controls, outside a side that faces neither land nor another open place.
fn knobs(view: &View, cell: Cell) -> String {
    let places = view.hexes.iter().map(|laid| laid.at).chain(view.open.iter().copied());
    let busy: Vec<Cell> = places.map(Cell::from).collect();
    let free = [1, 4, 2, 3, 0, 5].into_iter().find(|&side| !busy.contains(&cell.neighbour(side)));
    marks::knobs(cell.centre(), Point::towards(edge_angle(free.unwrap_or(2))), RADIUS * 0.99)
}

/// A house on the hex just laid.
fn on_last(view: &View, seat: Seat, home: bool) -> String {
    let Some(cell) = view.last.map(Cell::from) else { return String::new() };
    let house = Piece { seat, kind: PieceKind::House, home };
    marks::standing(&pieces::piece_at(view, house, cell.centre()), cell.centre())
}

fn viking(view: &View, seat: Seat, cell: Cell) -> String {
    marks::standing(&pieces::viking_of(view, seat, cell.centre()), cell.centre())
}
