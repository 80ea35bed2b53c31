//! What happened.

use tabletop::{Message, Say, Seat, Viewer};

use crate::{
    material::{PieceName, Tile},
    place::{Place, Rotation},
    score::Sum,
    words::{Face, chooser, piece_message},
};

/// A fact. Nothing in this game is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// A tile was removed before the game.
    TileRemoved {
        /// Which.
        tile: Tile,
        /// What it shows.
        face: Face,
    },
    /// The lot fell on the first player.
    FirstChosen {
        /// Who.
        seat: Seat,
    },
    /// A tile was dealt into a hand.
    TileDealt {
        /// Whose hand.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// What it shows.
        face: Face,
    },
    /// A tile was drawn.
    TileDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// What it shows.
        face: Face,
    },
    /// A tile that fitted nowhere left the game.
    TileDiscarded {
        /// Whose it was.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// What it shows.
        face: Face,
    },
    /// A tile was laid.
    TileLaid {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Turned how far.
        rotation: Rotation,
        /// Where.
        at: Place,
    },
    /// The tile just laid finished a region.
    RegionFinished {
        /// The tile.
        at: Place,
        /// The piece of the region on it.
        piece: PieceName,
        /// What the region gives from now on.
        sum: Sum,
    },
    /// A companion was set on the tile just laid.
    CompanionDeployed {
        /// Whose.
        seat: Seat,
        /// The tile.
        at: Place,
        /// The piece of the region.
        piece: PieceName,
    },
    /// A companion was taken back and scored.
    CompanionTakenBack {
        /// Whose.
        seat: Seat,
        /// The tile it stood on.
        at: Place,
        /// The piece of the region.
        piece: PieceName,
        /// What it earned.
        sum: Sum,
    },
    /// A turn ended without a companion.
    Passed {
        /// Whose.
        seat: Seat,
    },
    /// The last tile was laid: the final scoring begins.
    Ended,
    /// A companion still on the land scored in the final scoring.
    CompanionPaid {
        /// Whose.
        seat: Seat,
        /// The tile it stands on.
        at: Place,
        /// The piece of the region.
        piece: PieceName,
        /// What it earned.
        sum: Sum,
    },
}

impl tabletop::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(*self)
    }

    fn actor(&self) -> Option<Seat> {
        match *self {
            Event::TileDealt { seat, .. }
            | Event::TileDrawn { seat, .. }
            | Event::TileDiscarded { seat, .. }
            | Event::TileLaid { seat, .. }
            | Event::CompanionDeployed { seat, .. }
            | Event::CompanionTakenBack { seat, .. }
            | Event::Passed { seat }
            | Event::CompanionPaid { seat, .. } => Some(seat),
            Event::TileRemoved { .. }
            | Event::FirstChosen { .. }
            | Event::RegionFinished { .. }
            | Event::Ended => None,
        }
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        let companion = |id: &'static str, seat: Seat, at: Place| {
            Message::new(id).with("seat", seat).with("place", at.label())
        };
        match *self {
            Event::TileRemoved { face, .. } => {
                Message::new("newlands-event-removed").with("tile", face.say())
            }
            Event::FirstChosen { seat } => Message::new("newlands-event-first").with("seat", seat),
            Event::TileDealt { seat, face, .. } => {
                Message::new("newlands-event-dealt").with("seat", seat).with("tile", face.say())
            }
            Event::TileDrawn { seat, face, .. } => {
                Message::new("newlands-event-drawn").with("seat", seat).with("tile", face.say())
            }
            Event::TileDiscarded { seat, face, .. } => {
                Message::new("newlands-event-discarded").with("seat", seat).with("tile", face.say())
            }
            Event::TileLaid { seat, at, .. } => {
                Message::new("newlands-event-laid").with("seat", seat).with("place", at.label())
            }
            Event::RegionFinished { at, sum, .. } => {
                sum.with(Message::new("newlands-event-finished")).with("place", at.label())
            }
            Event::CompanionDeployed { seat, at, piece } => companion("newlands-event-deployed", seat, at)
                .with("terrain", chooser(piece.terrain()))
                .with("piece", piece_message(piece)),
            Event::CompanionTakenBack { seat, at, sum, .. } => {
                sum.with(companion("newlands-event-taken-back", seat, at))
            }
            Event::Passed { seat } => Message::new("newlands-event-passed").with("seat", seat),
            Event::Ended => Message::new("newlands-event-ended"),
            Event::CompanionPaid { seat, at, sum, .. } => {
                sum.with(companion("newlands-event-paid", seat, at))
            }
        }
    }
}
