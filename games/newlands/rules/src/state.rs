//! What lies on the table.

use tabletop::{Seat, Shared};

use crate::{
    land::Land,
    material::{COMPANIONS, KINDS, MAX_PLAYERS, Material, NO_PIECE, TILES, Tile},
    pile::Pile,
    place::Place,
    score::Scored,
    setup::Setup,
};

/// A game of New Lands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NewLands {
    pub(crate) material: Shared<Material>,
    pub(crate) setup: Setup,
    pub(crate) step: Step,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// Has the first player been chosen?
    pub(crate) first_known: bool,
    /// The tiles that lie face down.
    pub(crate) supply: Pile<SUPPLY>,
    /// The tiles before each seat: in the base game the one just drawn.
    pub(crate) hands: [Pile<2>; MAX_PLAYERS],
    /// Tiles taken out before the game.
    pub(crate) removed: Pile<3>,
    /// By kind, the tiles that fitted nowhere and left the game.
    pub(crate) discarded: [u8; KINDS],
    pub(crate) land: Land,
    /// By seat, the companions on the land.
    pub(crate) crews: [Crew; MAX_PLAYERS],
    /// By seat, the points so far.
    pub(crate) points: [i16; MAX_PLAYERS],
    /// By seat, points from before the position was set up; 0 in a game played from its start.
    pub(crate) earlier: [i16; MAX_PLAYERS],
    pub(crate) scored: Scored,
}

/// 83 tiles, rounded up so that they are counted in wide steps.
const SUPPLY: usize = 96;
const _: () = assert!(SUPPLY >= TILES);

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Step {
    /// Luck removes a tile before the game.
    Remove,
    /// Luck chooses the first player.
    First,
    /// Luck deals a tile into the seat's hand.
    Deal,
    /// Luck draws the tile that the seat will lay.
    Draw,
    /// The seat lays a tile.
    Lay,
    /// Nothing in the seat's hand fits: it discards a tile of its choice.
    Discard,
    /// Luck fills up the seat's hand after laying.
    Replenish,
    /// The seat deploys a companion, takes one back, or neither.
    Companion,
    /// The game is over.
    Over,
}

/// A companion on the land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Companion {
    /// The tile it stands on.
    pub at: Place,
    /// The piece it stands on.
    pub piece: u8,
}

/// A seat's companions on the land, in the order of their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Crew {
    len: u8,
    companions: [Companion; COMPANIONS],
}

impl Crew {
    const NONE: Companion = Companion { at: Place::START, piece: NO_PIECE };
    pub const EMPTY: Crew = Crew { len: 0, companions: [Crew::NONE; COMPANIONS] };

    /// Those on the land.
    #[inline(always)]
    pub fn on_land(&self) -> &[Companion] {
        &self.companions[..usize::from(self.len)]
    }

    /// How many lie in the reserve.
    #[inline(always)]
    pub fn reserve(&self) -> u8 {
        COMPANIONS as u8 - self.len
    }

    /// A companion goes from the reserve onto the land.
    #[inline(always)]
    pub fn add(&mut self, companion: Companion) {
        let len = usize::from(self.len);
        let rank = self.on_land().iter().filter(|other| other.at < companion.at).count();
        self.companions.copy_within(rank..len, rank + 1);
        self.companions[rank] = companion;
        self.len += 1;
    }

    /// The companion on `at` goes back into the reserve.
    #[inline(always)]
    pub fn remove(&mut self, at: Place) -> Companion {
        let len = usize::from(self.len);
        let rank = self.on_land().iter().position(|other| other.at == at).expect("a companion stands here");
        let companion = self.companions[rank];
        self.companions.copy_within(rank + 1..len, rank);
        self.companions[len - 1] = Crew::NONE;
        self.len -= 1;
        companion
    }
}

impl NewLands {
    /// How many play.
    #[inline(always)]
    pub fn seats(&self) -> u8 {
        tabletop::Setup::seats(&self.setup)
    }

    /// The tiles before a seat.
    #[inline(always)]
    pub(crate) fn hand(&self, seat: Seat) -> &Pile<2> {
        &self.hands[seat.index()]
    }

    /// A tile goes from the supply into the hand of the seat to move.
    #[inline(always)]
    pub(crate) fn draw_into_hand(&mut self, tile: Tile) {
        self.supply.take(tile);
        self.hands[self.seat.index()].put(tile);
    }

    /// A tile of the seat to move leaves the game.
    pub(crate) fn put_out_of_the_game(&mut self, tile: Tile) {
        self.hands[self.seat.index()].take(tile);
        self.discarded[tile.index()] += 1;
    }

    /// Whose companion stands on the tile at `at`, and on which piece of it.
    pub(crate) fn companion_at(&self, at: Place) -> Option<(Seat, u8)> {
        let crews = (0..self.seats()).map(Seat).zip(&self.crews);
        crews
            .flat_map(|(seat, crew)| crew.on_land().iter().map(move |c| (seat, c)))
            .find(|(_, c)| c.at == at)
            .map(|(seat, companion)| (seat, companion.piece))
    }
}
