//! Houses, vikings and stones on their hexes.

use fjords::{Laid, Piece, PieceKind, Rune, View};
use tabletop::{Message, Seat, Words};

use crate::{FjordsBoard, hexes::Cell, names, runes};
use scene::{
    Board,
    art::{pieces::Figure, shields},
    chart::point::{Point, point},
    markup::said,
};

const HOUSE: f64 = 56.0;
const VIKING: f64 = 42.0;
const STONE: f64 = 40.0;

/// The layer of everything that stands on the land, from north to south so that nearer things stand before farther ones.
pub fn layer(view: &View, words: &dyn Words) -> String {
    let mut standing: Vec<(Cell, String)> = Vec::new();
    for laid in &view.hexes {
        standing.extend(on_hex(view, laid, words).map(|drawing| (Cell::from(laid.at), drawing)));
    }
    for &(place, seat) in &view.wisdom {
        let cell = Cell::from(place);
        let drawing = wisdom(FjordsBoard::colour(view, seat), cell.centre());
        standing.push((cell, named(&format!("ws-{place}"), &names::wisdom(seat, place), &drawing, words)));
    }
    standing.sort_by_key(|(cell, _)| (cell.r, cell.q));
    standing.into_iter().map(|(_, drawing)| drawing).collect()
}

fn on_hex(view: &View, laid: &Laid, words: &dyn Words) -> Option<String> {
    let at = Cell::from(laid.at).centre();
    let place = laid.at;
    if let Some(piece) = laid.piece {
        let drawing = piece_at(view, piece, at);
        return Some(named(&format!("pc-{place}"), &names::piece(piece, place), &drawing, words));
    }
    let rune = laid.rune?;
    let drawing = stone(rune, at);
    Some(named(&format!("st-{place}"), &names::stone(rune, place), &drawing, words))
}

fn named(id: &str, name: &Message, drawing: &str, words: &dyn Words) -> String {
    let name = said(words, name);
    format!(
        "<g id=\"{id}\" class=\"piece\" role=\"img\" aria-label=\"{name}\"><title>{name}</title>{drawing}</g>"
    )
}

/// A piece at a spot.
pub fn piece_at(view: &View, piece: Piece, at: Point) -> String {
    let key = FjordsBoard::colour(view, piece.seat);
    match (piece.kind, piece.home) {
        (PieceKind::Viking, _) => viking(key, at),
        (PieceKind::House, false) => house(key, at),
        (PieceKind::House, true) => home(key, at),
    }
}

/// A viking of the player with shield `key`.
pub fn viking(key: &str, at: Point) -> String {
    Figure::Viking.standing(key, at, VIKING)
}

pub fn house(key: &str, at: Point) -> String {
    Figure::House.standing(key, at, HOUSE)
}

/// A house with its home stone before it.
pub fn home(key: &str, at: Point) -> String {
    house(key, at) + &runes::stone("home", at + point(-22.0, 13.0), 25.0)
}

/// A wisdom stone with its owner's shield.
pub fn wisdom(key: &str, at: Point) -> String {
    runes::stone("wisdom", at, STONE) + &shields::shield(key, at + point(17.0, 15.0), 22.0)
}

/// The stone that `rune` puts on a hex.
pub fn stone(rune: Rune, at: Point) -> String {
    runes::stone(rune.word(), at, STONE)
}

/// A viking of `seat`.
pub fn viking_of(view: &View, seat: Seat, at: Point) -> String {
    viking(FjordsBoard::colour(view, seat), at)
}
