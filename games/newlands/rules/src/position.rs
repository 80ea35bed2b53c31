//! Positions set up by hand, for tests and puzzles: checked, so that only what could lie on a table is played.

use std::fmt;

use tabletop::{Seat, Setup as _, Shared};

use crate::{
    NewLands,
    land::{Land, NOBODY},
    material::{COMPANIONS, Material, Tile},
    pile::Pile,
    place::{Place, Rotation},
    setup::Setup,
    state::{Companion, Crew, Step},
};

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    material: &'static Material,
    tiles: Vec<(Tile, Rotation, Place)>,
    companions: Vec<(Seat, Place, usize)>,
    points: Vec<(Seat, i16)>,
    hands: Vec<(Seat, Tile)>,
    supply: Option<Vec<Tile>>,
    to_move: Seat,
    tile_laid: bool,
}

/// Why a position cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// No tile lies on the table.
    NoTiles,
    /// More tiles of this kind than there are.
    TooManyCopies(Tile),
    /// A tile that touches none of the tiles before it, or lies on one.
    TouchesNothing(Place),
    /// A tile whose sides do not continue its neighbours'.
    DoesNotFit(Place),
    /// A seat that does not play.
    UnknownSeat(Seat),
    /// A companion on a square without a tile.
    NoTile(Place),
    /// A companion on a region that the tile does not show.
    NoSuchRegion(Place),
    /// A second companion on one tile, or a companion on a tile that was laid only now.
    CannotStand(Place),
    /// More companions than a player has.
    TooManyCompanions(Seat),
    /// More tiles in hand than the variant allows; in the base game a tile is drawn, not held.
    HandTooLarge(Seat),
    /// Fewer than two tiles in hand although there are tiles to draw; only with hands of two.
    HandTooSmall(Seat),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::NoTiles => f.write_str("no tile lies on the table"),
            PositionError::TooManyCopies(tile) => write!(f, "there are not so many tiles {tile}"),
            PositionError::TouchesNothing(at) => {
                write!(f, "the tile on {at} does not lie beside the tiles before it")
            }
            PositionError::DoesNotFit(at) => write!(f, "the tile on {at} does not continue its neighbours"),
            PositionError::UnknownSeat(seat) => write!(f, "there is no seat {seat}"),
            PositionError::NoTile(at) => write!(f, "a companion stands on {at}, where no tile lies"),
            PositionError::NoSuchRegion(at) => {
                write!(f, "a companion stands on a region that {at} does not show")
            }
            PositionError::CannotStand(at) => write!(f, "no companion can stand on {at}"),
            PositionError::TooManyCompanions(seat) => write!(f, "seat {seat} has not so many companions"),
            PositionError::HandTooLarge(seat) => write!(f, "seat {seat} cannot hold so many tiles"),
            PositionError::HandTooSmall(seat) => write!(f, "seat {seat} would have drawn more tiles"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// An empty table.
    pub fn new(setup: Setup, material: &'static Material) -> Position {
        Position {
            setup,
            material,
            tiles: Vec::new(),
            companions: Vec::new(),
            points: Vec::new(),
            hands: Vec::new(),
            supply: None,
            to_move: Seat(0),
            tile_laid: false,
        }
    }

    /// Lays a tile. The first may lie anywhere; every other one lies beside an earlier one.
    #[must_use]
    pub fn tile(mut self, tile: Tile, rotation: Rotation, at: Place) -> Position {
        self.tiles.push((tile, rotation, at));
        self
    }

    /// Sets a companion on the piece with this number on a tile.
    #[must_use]
    pub fn companion(mut self, seat: Seat, at: Place, piece: usize) -> Position {
        self.companions.push((seat, at, piece));
        self
    }

    /// Gives a seat points from before.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: i16) -> Position {
        self.points.push((seat, points));
        self
    }

    /// Puts a tile into a hand; only with hands of two.
    #[must_use]
    pub fn hand(mut self, seat: Seat, tile: Tile) -> Position {
        self.hands.push((seat, tile));
        self
    }

    /// The tiles still face down; the others that are not used have left the game. Without this, all are face down.
    #[must_use]
    pub fn supply(mut self, tiles: impl IntoIterator<Item = Tile>) -> Position {
        self.supply = Some(tiles.into_iter().collect());
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_move(mut self, seat: Seat) -> Position {
        self.to_move = seat;
        self
    }

    /// The seat to move has just laid the last tile; what remains of its turn is the companion step.
    #[must_use]
    pub fn tile_laid(mut self) -> Position {
        self.tile_laid = true;
        self
    }

    /// Checks the position and sets the table.
    pub fn build(self) -> Result<NewLands, PositionError> {
        let mentioned =
            self.companions.iter().map(|&(seat, ..)| seat).chain(self.points.iter().map(|&(seat, _)| seat));
        let mut mentioned = mentioned.chain(self.hands.iter().map(|&(seat, _)| seat)).chain([self.to_move]);
        if let Some(seat) = mentioned.find(|seat| seat.0 >= self.setup.seats()) {
            return Err(PositionError::UnknownSeat(seat));
        }
        let mut game = NewLands::set_up(self.setup, Shared(self.material));
        game.first_known = true;
        game.seat = self.to_move;
        game.land = self.lay_tiles()?;
        self.share_out(&mut game)?;
        self.set_companions(&mut game)?;
        for &(seat, points) in &self.points {
            game.points[seat.index()] += points;
            game.earlier[seat.index()] += points;
        }
        if self.tile_laid {
            game.step = Step::Companion;
        } else {
            game.begin_turn(&mut ());
        }
        Ok(game)
    }

    fn lay_tiles(&self) -> Result<Land, PositionError> {
        let &(_, _, first) = self.tiles.first().ok_or(PositionError::NoTiles)?;
        let mut land = Land::beginning_at(first);
        for (number, &(tile, rotation, at)) in self.tiles.iter().enumerate() {
            let shape = self.material.shape(tile, rotation);
            let pattern = land.rim.pattern(at).ok_or(PositionError::TouchesNothing(at))?;
            if !shape.fits(pattern) {
                return Err(PositionError::DoesNotFit(at));
            }
            let last = self.tile_laid && number + 1 == self.tiles.len();
            land.lay(tile, rotation, at, if last { self.to_move.0 } else { NOBODY }, shape);
        }
        Ok(land)
    }

    /// Every tile is on the table, in a hand, face down or out of the game.
    fn share_out(&self, game: &mut NewLands) -> Result<(), PositionError> {
        let mut left: Vec<u8> = self.material.kinds().iter().map(|kind| kind.copies).collect();
        let mut use_one = |tile: Tile| match &mut left[tile.index()] {
            0 => Err(PositionError::TooManyCopies(tile)),
            copies => {
                *copies -= 1;
                Ok(())
            }
        };
        self.tiles.iter().try_for_each(|&(tile, ..)| use_one(tile))?;
        for &(seat, tile) in &self.hands {
            use_one(tile)?;
            if !self.setup.hand || game.hand(seat).len() == 2 {
                return Err(PositionError::HandTooLarge(seat));
            }
            game.hands[seat.index()].put(tile);
        }
        game.supply = Pile::EMPTY;
        if let Some(supply) = &self.supply {
            for &tile in supply {
                use_one(tile)?;
                game.supply.put(tile);
            }
        }
        for (tile, copies) in Tile::all().zip(left) {
            // The start tile never lies face down.
            if self.supply.is_some() || tile == self.material.start() {
                game.discarded[tile.index()] = copies;
            } else {
                (0..copies).for_each(|_| game.supply.put(tile));
            }
        }
        let mut seats = (0..game.seats()).map(Seat);
        match seats.find(|&seat| self.setup.hand && !game.supply.is_empty() && game.hand(seat).len() < 2) {
            Some(seat) => Err(PositionError::HandTooSmall(seat)),
            None => Ok(()),
        }
    }

    fn set_companions(&self, game: &mut NewLands) -> Result<(), PositionError> {
        game.crews = [Crew::EMPTY; crate::material::MAX_PLAYERS];
        for &(seat, at, number) in &self.companions {
            let tile = game.land.number_at(at).ok_or(PositionError::NoTile(at))?;
            let piece = game.land.pieces_of(tile).nth(number).ok_or(PositionError::NoSuchRegion(at))?;
            let just_laid = self.tile_laid && game.land.last().at == at;
            if just_laid || game.companion_at(at).is_some() {
                return Err(PositionError::CannotStand(at));
            }
            let crew = &mut game.crews[seat.index()];
            if crew.on_land().len() == COMPANIONS {
                return Err(PositionError::TooManyCompanions(seat));
            }
            crew.add(Companion { at, piece });
            game.land.settle(piece);
        }
        Ok(())
    }
}
