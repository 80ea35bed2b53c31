//! What seats and luck may do.

use std::fmt;

use tabletop::Seat;

use crate::{
    material::{PieceName, Tile},
    place::{Place, Rotation},
};

/// A decision of a seat, and what it means. A turn has two: where the tile goes, and what a companion does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    /// Lays a tile: `lay gmgg-cap/1 n2e1`.
    Lay {
        /// Where.
        at: Place,
        /// Which tile, of those in hand.
        tile: Tile,
        /// Turned how far.
        rotation: Rotation,
    },
    /// Puts a tile out of the game because nothing in hand fits anywhere: `discard mmmm-solid`. Only with hands of two;
    /// in the base game the one tile leaves by itself.
    Discard {
        /// Which tile, of those in hand.
        tile: Tile,
    },
    /// Sets a companion from the reserve on a region of the tile just laid: `deploy n2e1-sea-ew`.
    Deploy {
        /// The tile.
        at: Place,
        /// The piece of a region on it.
        piece: PieceName,
    },
    /// Takes a companion back and scores its region: `take n2e1`. One tile never holds two companions.
    TakeBack {
        /// The tile it stands on.
        at: Place,
    },
    /// Ends the turn without a companion: `pass`.
    Pass,
}

/// A [`Deed`] in four bytes. Lists of actions are written and copied by the million, and four actions at once fill a
/// machine register; as an enum they would be put together byte by byte. Actions are ordered as their deeds are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u32);

// From the top: three bits for the kind of deed, sixteen for the place (from bit 9), then tile and rotation or the piece.
const PLACE: u32 = 9;
const TILE: u32 = 2;
const LAY: u32 = 0;
const DISCARD: u32 = 1 << 29;
const DEPLOY: u32 = 2 << 29;
const TAKE_BACK: u32 = 3 << 29;
const PASS: u32 = 4 << 29;
const KIND: u32 = 7 << 29;

/// The place's key with its sign bit flipped, so that numbers order as places do.
#[inline(always)]
const fn place_bits(at: Place) -> u32 {
    ((at.key() as u16 ^ 0x8000) as u32) << PLACE
}

impl Action {
    /// Ends the turn without a companion.
    pub const PASS: Action = Action(PASS);

    /// Lays a tile.
    #[inline(always)]
    pub const fn lay(at: Place, tile: Tile, rotation: Rotation) -> Action {
        Action(LAY | place_bits(at) | (tile.0 as u32) << TILE | rotation as u32)
    }

    /// Puts a tile out of the game.
    #[inline(always)]
    pub const fn discard(tile: Tile) -> Action {
        Action(DISCARD | (tile.0 as u32) << TILE)
    }

    /// Sets a companion on the tile just laid.
    #[inline(always)]
    pub const fn deploy(at: Place, piece: PieceName) -> Action {
        Action(DEPLOY | place_bits(at) | piece.bits() as u32)
    }

    /// Takes a companion back.
    #[inline(always)]
    pub const fn take_back(at: Place) -> Action {
        Action(TAKE_BACK | place_bits(at))
    }

    /// What it means.
    #[inline(always)]
    pub const fn deed(self) -> Deed {
        let at = Place::from_key((self.0 >> PLACE) as u16 as i16 ^ i16::MIN);
        let tile = Tile((self.0 >> TILE) as u8 & 0x7f);
        match self.0 & KIND {
            LAY => Deed::Lay { at, tile, rotation: Rotation::ALL[self.0 as usize & 0b11] },
            DISCARD => Deed::Discard { tile },
            DEPLOY => Deed::Deploy { at, piece: PieceName::from_bits(self.0 as u8) },
            TAKE_BACK => Deed::TakeBack { at },
            _ => Deed::Pass,
        }
    }

    /// The same laying, turned by each of four rotations.
    #[inline(always)]
    pub(crate) fn turned(self, rotations: &[u32; 4]) -> [Action; 4] {
        rotations.map(|rotation| Action(self.0 | rotation))
    }
}

impl From<Deed> for Action {
    fn from(deed: Deed) -> Action {
        match deed {
            Deed::Lay { at, tile, rotation } => Action::lay(at, tile, rotation),
            Deed::Discard { tile } => Action::discard(tile),
            Deed::Deploy { at, piece } => Action::deploy(at, piece),
            Deed::TakeBack { at } => Action::take_back(at),
            Deed::Pass => Action::PASS,
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}

/// What luck may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// Who begins: `first b`.
    First(Seat),
    /// A tile that leaves the game before it begins: `remove ggmg-caps3`.
    Remove(Tile),
    /// The tile drawn or dealt: `tile gmgg-cap`.
    Tile(Tile),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{material::Terrain, place::Sides};

    /// Deeds of every kind, in order.
    fn deeds() -> Vec<Deed> {
        let places =
            [Place::new(3, -99), Place::new(-84, -1), Place::START, Place::new(-1, 0), Place::new(84, 99)];
        let mut deeds = vec![Deed::Pass];
        for tile in Tile::all() {
            deeds.push(Deed::Discard { tile });
            for (at, rotation) in places.into_iter().zip(Rotation::ALL.into_iter().cycle()) {
                deeds.push(Deed::Lay { at, tile, rotation });
            }
        }
        for at in places {
            deeds.push(Deed::TakeBack { at });
            for terrain in Terrain::ALL {
                deeds.extend((0..16).map(Sides::from_bits).map(|sides| {
                    let piece = PieceName::new(terrain, sides);
                    Deed::Deploy { at, piece }
                }));
            }
        }
        deeds.sort();
        deeds
    }

    #[test]
    fn an_action_means_what_it_was_made_of() {
        for deed in deeds() {
            assert_eq!(Action::from(deed).deed(), deed);
        }
    }

    #[test]
    fn actions_are_ordered_as_their_deeds_are() {
        let actions: Vec<Action> = deeds().into_iter().map(Action::from).collect();
        assert!(actions.is_sorted_by(|one, other| one < other));
    }
}
