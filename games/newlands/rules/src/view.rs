//! What everybody may know: all of it. Plain data for pages, drawings and programs.

mod show;

use std::sync::Arc;

use tabletop::Seat;

use crate::{
    NewLands,
    material::{Kind, PieceName, Terrain, Tile},
    place::{Place, Rotation, Side},
    score::Sum,
    setup::Removal,
    state::Step,
    survey::Spot,
};

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// One entry per seat.
    pub seats: Vec<SeatView>,
    /// What happens next.
    pub step: Step,
    /// Whose turn it is, also while luck decides for that turn; nobody's before the first player is known and after the
    /// end.
    pub to_act: Option<Seat>,
    /// Does everybody hold two open tiles?
    pub hand_of_two: bool,
    /// Are tiles taken out before the game?
    pub removal: Removal,
    /// Every kind of tile, by its number; what is printed on the tiles below.
    pub kinds: Kinds,
    /// The tiles on the table, in the order laid, the start tile first.
    pub tiles: Vec<TileView>,
    /// Where the last tile was laid.
    pub last: Option<Place>,
    /// The regions they form, the oldest first.
    pub regions: Vec<RegionView>,
    /// The companions on the land, by seats.
    pub companions: Vec<CompanionView>,
    /// Every companion that has scored, in order.
    pub scored: Vec<ScoringView>,
    /// The empty squares that touch a tile, in reading order.
    pub open: Vec<Place>,
    /// The tiles still face down, by kind: everybody can work out which they are.
    pub supply: Vec<(Tile, u8)>,
    /// How many tiles are face down.
    pub left: u8,
    /// The tiles taken out before the game.
    pub removed: Vec<Tile>,
    /// The tiles that fitted nowhere.
    pub discarded: Vec<Tile>,
    /// How many tiles can come to lie on the table, those that lie there included.
    pub total: u8,
}

/// Every kind of tile of an edition. The same edition is the same list, so it is compared by its address.
#[derive(Clone, Copy, Debug)]
pub struct Kinds(&'static [Kind]);

impl std::ops::Deref for Kinds {
    type Target = [Kind];

    fn deref(&self) -> &[Kind] {
        self.0
    }
}

impl std::ops::Index<Tile> for Kinds {
    type Output = Kind;

    fn index(&self, tile: Tile) -> &Kind {
        &self.0[tile.index()]
    }
}

impl PartialEq for Kinds {
    fn eq(&self, other: &Kinds) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Kinds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// What is known of a seat.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// Points on the track.
    pub points: i32,
    /// Companions in the reserve.
    pub reserve: u8,
    /// The tiles before the player: in the base game the one drawn this turn.
    pub hand: Vec<Tile>,
    /// The points it would have if the game ended now.
    pub at_the_end: i32,
}

/// A tile on the table.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TileView {
    /// Where it lies.
    pub at: Place,
    /// Its kind.
    pub tile: Tile,
    /// Turned how far.
    pub rotation: Rotation,
    /// Which tile of its kind it is, in the order laid, from 0.
    pub copy: u8,
    /// Who laid it; nobody laid the start tile.
    pub by: Option<Seat>,
    /// Its pieces, in the order of [`Kind::pieces`].
    pub pieces: Vec<PieceView>,
}

/// A piece of a region on a tile.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PieceView {
    /// Its terrain and sides as the tile lies.
    pub name: PieceName,
    /// The region it belongs to, as an index into [`View::regions`].
    pub region: usize,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RegionView {
    /// Its oldest piece, which names it.
    pub id: Spot,
    /// What it consists of.
    pub terrain: Terrain,
    /// Does none of its sides face an empty square?
    pub finished: bool,
    /// Its sides that face an empty square.
    pub open: Vec<(Place, Side)>,
    /// The tiles it lies on, in reading order.
    pub tiles: Vec<Place>,
    /// Its pieces, in reading order.
    pub pieces: Vec<Spot>,
    /// The cities that stand on it or on its shores.
    pub cities: Vec<Spot>,
    /// The cities that count for it: on a range also those of the grasslands that touch it; on a grassland they count for
    /// nothing.
    pub counted: Vec<Spot>,
    /// The grasslands that touch it, if it is a range: indexes into [`View::regions`].
    pub grasslands: Vec<usize>,
    /// The companions that stand on it: indexes into [`View::companions`].
    pub companions: Vec<usize>,
    /// The seats that have a companion on it.
    pub owners: Vec<Seat>,
    /// What a companion would earn if taken back now.
    pub now: Worth,
    /// What it would earn if the game ended now.
    pub at_the_end: Worth,
    #[cfg_attr(feature = "serde", serde(skip))]
    closing: Closing,
}

/// A companion on the land.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CompanionView {
    /// Whose it is.
    pub seat: Seat,
    /// The tile it stands on.
    pub at: Place,
    /// The piece it stands on. Its terrain says what the companion is: explorer, brigand or navigator.
    pub piece: PieceName,
    /// The region, as an index into [`View::regions`].
    pub region: usize,
    /// What it would earn if taken back now.
    pub now: Worth,
    /// What it would earn if the game ended now.
    pub at_the_end: Worth,
}

impl RegionView {
    /// The least points that a companion can earn here once the region is finished with tiles still to come; nothing
    /// if they cannot finish it. A search, and so made only when it is asked for.
    pub fn least_finished(&self) -> Option<i32> {
        self.closing.least()
    }
}

/// A region as it can still be finished. It follows from the rest of the view, so two are never different where the views
/// are the same.
#[derive(Clone)]
struct Closing {
    table: Arc<NewLands>,
    piece: u8,
}

impl Closing {
    fn least(&self) -> Option<i32> {
        self.table.least_finished(self.piece)
    }
}

impl PartialEq for Closing {
    fn eq(&self, _: &Closing) -> bool {
        true
    }
}

impl std::fmt::Debug for Closing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Closing")
    }
}

/// A companion that has scored.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ScoringView {
    /// Whose it was.
    pub seat: Seat,
    /// The tile it stood on.
    pub at: Place,
    /// The piece it stood on.
    pub piece: PieceName,
    /// In the final scoring?
    pub last: bool,
    /// How many tiles lay on the table.
    pub laid: u8,
    /// What it earned.
    pub worth: Worth,
    /// Where that was counted: the pieces of the region as it was then, and the cities.
    pub spots: Vec<Spot>,
}

/// Points, and how they come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Worth {
    /// What is counted.
    pub sum: Sum,
    pub points: i32,
}

impl From<Sum> for Worth {
    fn from(sum: Sum) -> Worth {
        Worth { sum, points: sum.points() }
    }
}

impl View {
    /// The tile on a square.
    pub fn tile_at(&self, at: Place) -> Option<&TileView> {
        self.tiles.iter().find(|tile| tile.at == at)
    }

    /// The region of a piece.
    pub fn region_of(&self, at: Place, piece: PieceName) -> Option<&RegionView> {
        let piece = self.tile_at(at)?.pieces.iter().find(|found| found.name == piece)?;
        Some(&self.regions[piece.region])
    }

    /// The companion on a tile; there is never more than one.
    pub fn companion_at(&self, at: Place) -> Option<&CompanionView> {
        self.companions.iter().find(|companion| companion.at == at)
    }
}
