//! Things of the table in words.

use pomory::{CellView, Kind, Port, Resource, Spot};
use tabletop::{Arg, Message, Seat, Words};

use scene::markup::said;

/// The name of a message's noun.
pub fn key(words: &dyn Words, id: &'static str) -> String {
    words.say(&Message::new(id))
}

/// A player's name, ready for an attribute or an element.
pub fn player(words: &dyn Words, seat: Seat) -> String {
    said(words, &Message::new("pomory-label-player").with("seat", seat))
}

/// The name of a port on the map, without its number.
pub fn port(port: Port) -> &'static str {
    match port.die() {
        3 => "pomory-map-port-3",
        4 => "pomory-map-port-4",
        5 => "pomory-map-port-5",
        _ => "pomory-map-port-6",
    }
}

/// "herring 2".
pub fn resource(card: Resource) -> Message {
    Message::new("pomory-resource").with("kind", Arg::Key(card.kind().name())).with("value", card.value())
}

/// "5 (seal): Marfa blocks Yegor".
pub fn cell(cell: &CellView) -> Message {
    let spot = Spot { cell: cell.cell, kind: cell.kind }.say();
    match cell.ships[..] {
        [] => Message::new("pomory-label-cell").with("spot", spot),
        [ship] => Message::new("pomory-label-cell-ship").with("spot", spot).with("seat", ship),
        [below, above, ..] => Message::new("pomory-label-cell-block")
            .with("spot", spot)
            .with("seat", above)
            .with("other", below),
    }
}

/// The class that paints a kind, by the colour word of the edition; an unknown word is painted as ink.
pub fn hue(colours: &[String], kind: Kind) -> &'static str {
    match colours.get(kind.index()).map(String::as_str) {
        Some("pink") => "hue-pink",
        Some("green") => "hue-green",
        Some("blue") => "hue-blue",
        Some("yellow") => "hue-yellow",
        Some("brown") => "hue-brown",
        _ => "hue-ink",
    }
}
