//! Things of the table in words: places, terrain, pieces.

use fjords::{Laid, Piece, PieceKind, Place, Rune, Terrain};
use tabletop::{Arg, Message, Seat};

/// "plain on 3 corners, mountain on 2, sea on 1".
fn terrain(corners: &[Terrain; 6]) -> Arg {
    let kinds = [
        (Terrain::Plain, "fjords-label-plain"),
        (Terrain::Mountain, "fjords-label-mountain"),
        (Terrain::Sea, "fjords-label-sea"),
    ];
    let counted =
        kinds.into_iter().map(|(kind, id)| (corners.iter().filter(|&&corner| corner == kind).count(), id));
    let shown = counted.filter(|&(count, _)| count > 0);
    Arg::List(shown.map(|(count, id)| Message::new(id).with("count", count).into()).collect())
}

/// The same as a sentence.
pub fn corners(corners: &[Terrain; 6]) -> Message {
    Message::new("fjords-label-corners").with("terrain", terrain(corners))
}

/// "N0 E1: plain on 3 corners, mountain on 3".
pub fn hex(laid: &Laid) -> Message {
    Message::new("fjords-label-hex").with("place", laid.at.label()).with("terrain", terrain(&laid.corners))
}

/// "N0 E1: empty".
pub fn empty(place: Place) -> Message {
    Message::new("fjords-label-empty").with("place", place.label())
}

/// "Ingrid's viking on N0 E1".
pub fn piece(piece: Piece, place: Place) -> Message {
    let id = match (piece.kind, piece.home) {
        (PieceKind::Viking, _) => "fjords-label-viking",
        (PieceKind::House, false) => "fjords-label-house",
        (PieceKind::House, true) => "fjords-label-home",
    };
    Message::new(id).with("seat", piece.seat).with("place", place.label())
}

/// "Strength stone on N0 E1".
pub fn stone(rune: Rune, place: Place) -> Message {
    Message::new("fjords-label-stone").with("rune", Arg::Key(rune.name())).with("place", place.label())
}

/// "Ingrid's wisdom stone on N0 E1".
pub fn wisdom(seat: Seat, place: Place) -> Message {
    Message::new("fjords-label-wisdom").with("seat", seat).with("place", place.label())
}
