//! Why something may not be done.

use tabletop::{Arg, Message, Say, Seat};

use crate::{
    material::Terrain,
    place::Side,
    words::{side_key, terrain_key},
};

/// The rule that forbids an action; later ones are more telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Refusal {
    /// The turn begins with drawing a tile.
    TileNotDrawn,
    /// The tile of this turn lies already.
    TileLaid,
    /// First the tile, then the companions.
    TileFirst,
    /// Somebody else's tile, or one still face down.
    NotInHand,
    /// A tile touches a laid tile with a side.
    TouchesNothing,
    /// «Нельзя выкладывать новый квадрат так, чтобы он касался ранее выложенного квадрата только углом».
    CornerOnly,
    /// A tile lies there.
    SquareTaken,
    /// The tile looks the same turned less far, and that is how it is laid.
    AlikeRotation,
    /// «…чтобы все участки на новом квадрате продолжали…».
    SideMismatch {
        /// The side that does not match.
        side: Side,
        /// What the tile shows there.
        ours: Terrain,
        /// What lies beside it.
        theirs: Terrain,
    },
    /// Only a tile that fits nowhere leaves the game.
    TileFits,
    /// «Игрок может выставить спутника только на тот квадрат, который он только что выложил».
    NotTheTileJustLaid,
    /// The tile shows no such region.
    NoSuchRegion,
    /// «Игрок обязан брать спутника только из своего резерва».
    NoneInReserve,
    /// A companion of anybody stands on the region.
    RegionTaken {
        /// Whose.
        by: Seat,
    },
    /// Nobody stands there.
    NoCompanionThere,
    /// Somebody else's companion stands there.
    NotYourCompanion {
        /// Whose.
        by: Seat,
    },
}

impl Say for Refusal {
    fn say(&self) -> Message {
        match *self {
            Refusal::TileNotDrawn => Message::new("newlands-refusal-tile-not-drawn"),
            Refusal::TileLaid => Message::new("newlands-refusal-tile-laid"),
            Refusal::TileFirst => Message::new("newlands-refusal-tile-first"),
            Refusal::NotInHand => Message::new("newlands-refusal-not-in-hand"),
            Refusal::TouchesNothing => Message::new("newlands-refusal-touches-nothing"),
            Refusal::CornerOnly => Message::new("newlands-refusal-corner-only"),
            Refusal::SquareTaken => Message::new("newlands-refusal-square-taken"),
            Refusal::AlikeRotation => Message::new("newlands-refusal-alike-rotation"),
            Refusal::SideMismatch { side, ours, theirs } => Message::new("newlands-refusal-side-mismatch")
                .with("side", Arg::Key(side_key(side)))
                .with("ours", Arg::Key(terrain_key(ours)))
                .with("theirs", Arg::Key(terrain_key(theirs))),
            Refusal::TileFits => Message::new("newlands-refusal-tile-fits"),
            Refusal::NotTheTileJustLaid => Message::new("newlands-refusal-not-the-tile-just-laid"),
            Refusal::NoSuchRegion => Message::new("newlands-refusal-no-such-region"),
            Refusal::NoneInReserve => Message::new("newlands-refusal-none-in-reserve"),
            Refusal::RegionTaken { by } => Message::new("newlands-refusal-region-taken").with("by", by),
            Refusal::NoCompanionThere => Message::new("newlands-refusal-no-companion-there"),
            Refusal::NotYourCompanion { by } => {
                Message::new("newlands-refusal-not-your-companion").with("by", by)
            }
        }
    }
}
