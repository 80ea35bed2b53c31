//! How the board would look: the true drawing at that place, under a thin veil.

use ::fjords::{Action, Deed, Face, Fjords, Piece, PieceKind, View};
use tabletop::Seat;

use super::{
    board,
    country::HexCountry,
    hexes::{Cell, RADIUS, edge_angle},
    marks, pieces, pointing,
};
use crate::{
    Drawn,
    chart::{path::num, point::Point},
};

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
         <path class=\"ghost-line\" d=\"{line}\"/>{}",
        stone.unwrap_or_default(),
        knobs(view, cell)
    )
}

/// Round controls to confirm and to turn, outside a side that faces neither land nor another open place. They are
/// shown once the place is chosen, those for turning only if there is something to turn.
fn knobs(view: &View, cell: Cell) -> String {
    let places = view.hexes.iter().map(|laid| laid.at).chain(view.open.iter().copied());
    let busy: Vec<Cell> = places.map(Cell::from).collect();
    let free = [1, 4, 2, 3, 0, 5].into_iter().find(|&side| !busy.contains(&cell.neighbour(side)));
    let outward = Point::towards(edge_angle(free.unwrap_or(2)));
    let along = if outward.left().y < 0.0 { -outward.left() } else { outward.left() };
    let knob = |verb: &str, class: &str, slide: f64, radius: f64, sign: &str| {
        let at = cell.centre() + outward * (RADIUS * 0.99) + along * slide;
        format!(
            "<g class=\"knobs {class}\" data-do=\"{verb}\" transform=\"translate({} {})\"><circle class=\"knob\" r=\"{}\"/>\
             <path class=\"knob-i\" d=\"{sign}\"/></g>",
            num(at.x),
            num(at.y),
            num(radius)
        )
    };
    [
        knob("back", "k-turn", -42.0, 17.0, "M-6 0A6 6 0 1 0-3.8-4.7M-3.6-8.5V-4.4H-7.6"),
        knob("turn", "k-turn", 42.0, 17.0, "M6 0A6 6 0 1 1 3.8-4.7M3.6-8.5V-4.4H7.6"),
        knob("confirm", "k-yes", 0.0, 20.0, "M-7 .5L-2 5.5L7.5-5.5"),
    ]
    .concat()
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
