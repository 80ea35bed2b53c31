//! Facts on their way to words: message ids of the nouns, sums and actions.

use tabletop::{Arg, Message, Say, Seat};

use crate::{
    NewLands,
    action::{Action, Deed},
    material::{Kind, PieceName, Terrain, Tile},
    place::{Place, Rotation, Side},
    score::{SMALL, Sum},
    state::Step,
};

/// The name of a terrain: "grassland".
pub fn terrain_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Grassland => "newlands-terrain-grassland",
        Terrain::Mountain => "newlands-terrain-mountain",
        Terrain::Sea => "newlands-terrain-sea",
    }
}

/// The name of a companion on this terrain: "explorer". The role follows from the region («Содержимое»).
pub fn role_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Grassland => "newlands-role-explorer",
        Terrain::Mountain => "newlands-role-brigand",
        Terrain::Sea => "newlands-role-navigator",
    }
}

/// The name of a side: "north".
pub fn side_key(side: Side) -> &'static str {
    match side {
        Side::North => "newlands-side-north",
        Side::East => "newlands-side-east",
        Side::South => "newlands-side-south",
        Side::West => "newlands-side-west",
    }
}

/// The name of a region: "unfinished range", "inland sea".
pub fn region_key(terrain: Terrain, finished: bool) -> &'static str {
    match (terrain, finished) {
        (Terrain::Grassland, false) => "newlands-region-grassland-unfinished",
        (Terrain::Grassland, true) => "newlands-region-grassland-finished",
        (Terrain::Mountain, false) => "newlands-region-mountain-unfinished",
        (Terrain::Mountain, true) => "newlands-region-mountain-finished",
        (Terrain::Sea, false) => "newlands-region-sea-unfinished",
        (Terrain::Sea, true) => "newlands-region-sea-finished",
    }
}

/// The name of a step of the game: "Laying a tile".
pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Remove => "newlands-step-remove",
        Step::First => "newlands-step-first",
        Step::Deal => "newlands-step-deal",
        Step::Draw => "newlands-step-draw",
        Step::Lay => "newlands-step-lay",
        Step::Discard => "newlands-step-discard",
        Step::Replenish => "newlands-step-replenish",
        Step::Companion => "newlands-step-companion",
        Step::Over => "newlands-step-over",
    }
}

/// The word by which a sentence chooses its form: "an explorer", "a brigand" or "a navigator".
pub(crate) fn chooser(terrain: Terrain) -> Arg {
    Arg::Text(terrain.key().into())
}

/// A piece of a region on its tile: "sea in the east and west".
pub fn piece_message(piece: PieceName) -> Message {
    let terrain = Arg::Key(terrain_key(piece.terrain()));
    if piece.sides().is_empty() {
        return Message::new("newlands-piece-inside").with("terrain", terrain);
    }
    let sides = piece.sides().iter().map(|side| Arg::Key(side_key(side))).collect();
    Message { id: "newlands-piece", args: vec![("terrain", terrain), ("sides", Arg::List(sides))] }
}

/// What a tile shows, for the log and for those who do not see its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Face {
    /// The terrain of its sides, clockwise from the north.
    pub sides: [Terrain; 4],
    pub cities: u8,
}

impl Face {
    /// What a tile of this kind shows when turned.
    pub fn of(kind: &Kind, rotation: Rotation) -> Face {
        Face { sides: Side::ALL.map(|side| kind.side(side, rotation)), cities: kind.cities.len() as u8 }
    }
}

impl Say for Face {
    fn say(&self) -> Message {
        let [north, east, south, west] = self.sides.map(|terrain| Arg::Key(terrain_key(terrain)));
        Message::new("newlands-tile")
            .with("north", north)
            .with("east", east)
            .with("south", south)
            .with("west", west)
            .with("cities", self.cities)
    }
}

impl Sum {
    /// `message` with the terrain, the sum written out, and the points.
    pub(crate) fn with(self, message: Message) -> Message {
        message.with("terrain", chooser(self.terrain)).with("sum", self.say()).with("points", self.points())
    }
}

impl Say for Sum {
    /// "3 cities + 4 tiles = 7".
    fn say(&self) -> Message {
        let small = self.finished && self.tiles == SMALL;
        let id = match (self.terrain, self.finished, small) {
            (Terrain::Grassland, false, _) => "newlands-sum-grassland",
            (Terrain::Grassland, true, false) => "newlands-sum-grassland-finished",
            (Terrain::Grassland, true, true) => "newlands-sum-grassland-small",
            (Terrain::Mountain, false, _) => "newlands-sum-mountain",
            (Terrain::Mountain, true, false) => "newlands-sum-mountain-finished",
            (Terrain::Mountain, true, true) => "newlands-sum-mountain-small",
            (Terrain::Sea, false, _) => "newlands-sum-sea",
            (Terrain::Sea, true, false) => "newlands-sum-sea-finished",
            (Terrain::Sea, true, true) => "newlands-sum-sea-small",
        };
        Message::new(id).with("tiles", self.tiles).with("cities", self.cities).with("points", self.points())
    }
}

impl NewLands {
    /// What a tile shows as the material describes it.
    #[inline(always)]
    pub(crate) fn face(&self, tile: Tile) -> Face {
        Face::of(self.material.kind(tile), Rotation::R0)
    }

    /// What an action would be, in words. Any action that notation can express, legal or not.
    pub(crate) fn words_for(&self, _: Seat, action: Action) -> Message {
        match action.deed() {
            Deed::Lay { at, tile, rotation } => Message::new("newlands-action-lay")
                .with("tile", Face::of(self.material.kind(tile), rotation).say())
                .with("place", at.label()),
            Deed::Discard { tile } => {
                Message::new("newlands-action-discard").with("tile", self.face(tile).say())
            }
            Deed::Deploy { at, piece } => Message::new("newlands-action-deploy")
                .with("terrain", chooser(piece.terrain()))
                .with("piece", piece_message(piece))
                .with("place", at.label()),
            Deed::TakeBack { at } => self.words_for_taking_back(at),
            Deed::Pass => Message::new("newlands-action-pass"),
        }
    }

    fn words_for_taking_back(&self, at: Place) -> Message {
        match self.companion_at(at) {
            Some((_, piece)) => {
                let sum = self.land.sum(piece, &self.material);
                sum.with(Message::new("newlands-action-take-back")).with("place", at.label())
            }
            None => Message::new("newlands-action-take-back-nobody").with("place", at.label()),
        }
    }
}
