//! How the board would look: the true drawing at that place, under a thin veil.

use ::fjords::{Action, Deed, Face, Fjords, Piece, PieceKind, View};
use tabletop::Seat;

use super::{
    board,
    country::HexCountry,
    hexes::{Cell, RADIUS},
    marks, pieces, pointing,
};
use crate::{Drawn, chart::path::num};

/// What `action` of `seat` would put on the board.
pub fn ghost(view: &View, seat: Seat, action: Action) -> String {
    let drawing = match action.deed() {
        Deed::Lay { hex, at } => lay(view, hex, at.into()),
        Deed::House => on_last(view, seat, false),
        Deed::Home => on_last(view, seat, true),
        Deed::Viking { at } | Deed::Journey { at } | Deed::Horse { at } => viking(view, seat, at.into()),
        Deed::Wisdom { cell, at } => {
            let stone = pieces::wisdom(Fjords::colour(view, seat), Cell::from(cell).centre());
            format!("<g class=\"ghost-piece\">{stone}</g>{}", viking(view, seat, at.into()))
        }
        Deed::Secret { from, to } => {
            let house = Piece { seat, kind: PieceKind::House, home: false };
            let (from, to) = (Cell::from(from), Cell::from(to));
            marks::way(from, to) + &standing(&pieces::piece_at(view, house, to.centre()), to)
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
    let line = cell.outline(RADIUS + 1.0);
    format!(
        "{land}<use href=\"#ghost-land-out\" class=\"ghost-veil\"/>{}<path class=\"ghost-halo\" d=\"{line}\"/>\
         <path class=\"ghost-line\" d=\"{line}\"/>",
        stone.unwrap_or_default()
    )
}

/// A house on the hex just laid.
fn on_last(view: &View, seat: Seat, home: bool) -> String {
    let Some(cell) = view.last.map(Cell::from) else { return String::new() };
    let house = Piece { seat, kind: PieceKind::House, home };
    standing(&pieces::piece_at(view, house, cell.centre()), cell)
}

fn viking(view: &View, seat: Seat, cell: Cell) -> String {
    standing(&pieces::viking_of(view, seat, cell.centre()), cell)
}

/// A piece half there, in a closed ring.
fn standing(piece: &str, cell: Cell) -> String {
    let at = cell.centre();
    let ring = format!("cx=\"{}\" cy=\"{}\" r=\"31\"", num(at.x), num(at.y));
    format!(
        "<circle class=\"ghost-ground\" {ring}/><circle class=\"ghost-halo\" {ring}/><circle class=\"ghost-line\" {ring}/><g class=\"ghost-piece\">{piece}</g>"
    )
}
