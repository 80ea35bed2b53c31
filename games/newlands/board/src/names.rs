//! Things of the table in words: squares, pieces, companions, regions.

use newlands::{
    PieceName, Place, Rotation, Terrain, View,
    material::Kind,
    view::{CompanionView, RegionView},
    words::{Face, piece_message, region_key},
};
use tabletop::{Arg, Message, Say};

/// The word by which a sentence chooses between explorer, brigand and navigator.
pub fn chooser(terrain: Terrain) -> Arg {
    Arg::Text(terrain.key().into())
}

/// "north sea, east mountains, …".
pub fn tile(kind: &Kind) -> Message {
    Face::of(kind, Rotation::R0).say()
}

/// "N2 E1: empty square".
pub fn empty(place: Place) -> Message {
    Message::new("newlands-label-empty").with("place", place.label())
}

/// "N2 E1: lay the tile here".
pub fn lay(place: Place) -> Message {
    Message::new("newlands-label-lay").with("place", place.label())
}

/// "N2 E1: sea in the east and west".
pub fn piece(place: Place, piece: PieceName) -> Message {
    Message::new("newlands-label-piece").with("place", place.label()).with("piece", piece_message(piece))
}

/// A sentence about a companion.
pub fn of_companion(id: &'static str, companion: &CompanionView) -> Message {
    Message::new(id).with("terrain", chooser(companion.piece.terrain())).with("place", companion.at.label())
}

/// "N2 E1: navigator of Ingrid".
pub fn companion(companion: &CompanionView) -> Message {
    of_companion("newlands-label-companion", companion).with("seat", companion.seat)
}

/// "Take back the navigator from N2 E1: 3 cities = 3; at the end 3".
pub fn take_back(companion: &CompanionView) -> Message {
    of_companion("newlands-label-take", companion)
        .with("sum", companion.now.sum.say())
        .with("end", companion.at_the_end.points)
}

/// "Set a navigator on the sea in the east and west: 3 cities = 3; at the end 3".
pub fn deploy(view: &View, at: Place, piece: PieceName) -> Message {
    let message = Message::new("newlands-label-deploy")
        .with("terrain", chooser(piece.terrain()))
        .with("piece", piece_message(piece));
    match view.region_of(at, piece) {
        Some(region) => message.with("sum", region.now.sum.say()).with("end", region.at_the_end.points),
        None => message.with("sum", String::new()).with("end", 0),
    }
}

/// Everything about a region, line by line: what it is, how large, whose, and what it is worth.
/// `least` is what [`RegionView::least_finished`] says.
pub fn region(region: &RegionView, least: Option<i32>) -> Message {
    let beside = region.counted.len().saturating_sub(region.cities.len());
    let owners = region.owners.iter().map(|&seat| seat.into()).collect();
    let worth = if region.finished {
        Message::new("newlands-look-worth-finished")
    } else {
        let least = match least {
            Some(points) => Message::new("newlands-look-least").with("points", points),
            None => Message::new("newlands-look-hopeless"),
        };
        Message::new("newlands-look-worth").with("least", least)
    };
    let owners = if region.owners.is_empty() {
        Message::new("newlands-look-free")
    } else {
        Message::new("newlands-look-owners").with("seats", Arg::List(owners))
    };
    let id = if region.terrain == Terrain::Mountain { "newlands-look-range" } else { "newlands-look-region" };
    let message = Message::new(id)
        .with("region", Arg::Key(region_key(region.terrain, region.finished)))
        .with("tiles", region.tiles.len())
        .with("cities", region.cities.len())
        .with("open", region.open.len())
        .with("owners", owners)
        .with("worth", worth.with("now", region.now.sum.say()).with("end", region.at_the_end.sum.say()));
    if region.terrain == Terrain::Mountain { message.with("beside", beside) } else { message }
}
