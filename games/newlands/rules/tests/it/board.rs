//! Boards written down as text, and games played on them.
//!
//! `gmgg-cap@1,0/2` is a tile on the square one column east of the middle, turned twice; y grows southwards. `#1` is the
//! piece with number 1 on a tile, as the material counts them.

use newlands::{
    Action, Chance, Event, Material, NewLands, Place, Position, Refusal, Rotation, Tile, View,
    view::{CompanionView, RegionView},
};
use tabletop::{Game, Seat, Turn, Viewer};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

pub fn material() -> &'static Material {
    testkit::material::<NewLands>()
}

#[track_caller]
pub fn tile(key: &str) -> Tile {
    Tile::from_key(key).unwrap_or_else(|| panic!("no tile `{key}`"))
}

pub fn at(x: i8, y: i8) -> Place {
    Place::new(x, y)
}

/// Reads `gmgg-cap@1,0/2`.
#[track_caller]
fn laying(text: &str) -> (Tile, Rotation, Place) {
    let read = || {
        let (key, rest) = text.split_once('@')?;
        let (place, quarters) = rest.split_once('/')?;
        let (x, y) = place.split_once(',')?;
        let rotation = *Rotation::ALL.get(quarters.parse::<usize>().ok()?)?;
        Some((tile(key), rotation, at(x.parse().ok()?, y.parse().ok()?)))
    };
    read().unwrap_or_else(|| panic!("cannot read `{text}`"))
}

/// Lays the tiles of a board, in order.
#[track_caller]
pub fn position(setup: &str, board: &str) -> Position {
    let position = Position::new(setup.parse().unwrap(), material());
    board
        .split_whitespace()
        .map(laying)
        .fold(position, |position, (tile, rotation, at)| position.tile(tile, rotation, at))
}

/// A game for two on this board, with seat `a` about to draw.
#[track_caller]
pub fn board(tiles: &str) -> Played {
    Played::from(position("2p first=a", tiles))
}

#[track_caller]
pub fn lay(text: &str) -> Action {
    let (tile, rotation, at) = laying(text);
    Action::lay(at, tile, rotation)
}

/// A game in progress.
#[derive(Clone)]
pub struct Played(pub NewLands);

impl From<Position> for Played {
    #[track_caller]
    fn from(position: Position) -> Played {
        let state = position.build().unwrap();
        state.audit().unwrap();
        Played(state)
    }
}

impl Played {
    pub fn new(setup: &str) -> Played {
        Played(NewLands::new(&setup.parse().unwrap(), material()))
    }

    pub fn view(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    /// The seat that owes a decision.
    #[track_caller]
    pub fn seat(&self) -> Seat {
        match self.0.turn() {
            Turn::Seats(seats) => seats.lowest().unwrap(),
            other => panic!("nobody owes a decision: {other:?}"),
        }
    }

    /// Luck brings this tile.
    #[track_caller]
    pub fn draw(&mut self, key: &str) -> Vec<Event> {
        self.reveal(Chance::Tile(tile(key)))
    }

    #[track_caller]
    pub fn reveal(&mut self, outcome: Chance) -> Vec<Event> {
        assert!(self.outcomes().iter().any(|&(possible, _)| possible == outcome), "{outcome} cannot come");
        let mut events = Vec::new();
        self.0.reveal_unchecked(outcome, &mut events);
        self.0.audit().unwrap();
        events
    }

    pub fn outcomes(&self) -> Vec<(Chance, u32)> {
        let mut outcomes = Vec::new();
        self.0.outcomes(&mut outcomes);
        outcomes
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.0.legal(self.seat(), &mut legal);
        legal
    }

    /// The seat whose turn it is does this.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let seat = self.seat();
        assert_eq!(self.0.check(seat, action), Ok(()), "{seat} {action}");
        let mut events = Vec::new();
        self.0.act_unchecked(seat, action, &mut events);
        self.0.audit().unwrap();
        events
    }

    /// The seat whose turn it is draws this tile and lays it.
    #[track_caller]
    pub fn lay(&mut self, text: &str) -> Vec<Event> {
        if self.0.turn() == Turn::Chance {
            self.draw(text.split('@').next().unwrap());
        }
        self.act(lay(text))
    }

    /// Lays a tile and leaves the companions alone.
    #[track_caller]
    pub fn lay_and_pass(&mut self, text: &str) {
        self.lay(text);
        self.act(Action::PASS);
    }

    #[track_caller]
    pub fn deploy(&mut self, x: i8, y: i8, piece: usize) -> Vec<Event> {
        self.act(self.deployment(x, y, piece))
    }

    #[track_caller]
    pub fn take(&mut self, x: i8, y: i8) -> Vec<Event> {
        self.act(Action::take_back(at(x, y)))
    }

    /// Setting a companion on a piece.
    #[track_caller]
    pub fn deployment(&self, x: i8, y: i8, piece: usize) -> Action {
        let view = self.view();
        let found = view.tile_at(at(x, y)).unwrap_or_else(|| panic!("no tile on {x},{y}"));
        Action::deploy(at(x, y), found.pieces[piece].name)
    }

    /// Why the seat whose turn it is may not do this.
    #[track_caller]
    pub fn refused(&self, action: Action) -> Refusal {
        assert!(!self.legal().contains(&action), "`{action}` is offered");
        self.0.check(self.seat(), action).expect_err("the action is legal")
    }

    /// May the seat whose turn it is do this?
    #[track_caller]
    pub fn may(&self, action: Action) -> bool {
        let listed = self.legal().contains(&action);
        assert_eq!(
            self.0.check(self.seat(), action).is_ok(),
            listed,
            "`legal` and `check` disagree on `{action}`"
        );
        listed
    }

    /// The numbers of the pieces of the tile just laid that a companion may be set on.
    pub fn targets(&self) -> Vec<usize> {
        let view = self.view();
        let last = view.tiles.last().unwrap();
        (0..last.pieces.len())
            .filter(|&piece| self.may(Action::deploy(last.at, last.pieces[piece].name)))
            .collect()
    }

    /// The region of a piece.
    #[track_caller]
    pub fn region(&self, x: i8, y: i8, piece: usize) -> RegionView {
        let view = self.view();
        let found = view.tile_at(at(x, y)).unwrap_or_else(|| panic!("no tile on {x},{y}"));
        view.regions[found.pieces[piece].region].clone()
    }

    /// What a companion on a piece would earn now and in the final scoring.
    #[track_caller]
    pub fn worth(&self, x: i8, y: i8, piece: usize) -> (i32, i32) {
        let region = self.region(x, y, piece);
        (region.now.points, region.at_the_end.points)
    }

    /// What the companion on a tile would earn.
    #[track_caller]
    pub fn companion(&self, x: i8, y: i8) -> CompanionView {
        self.view().companion_at(at(x, y)).cloned().unwrap_or_else(|| panic!("nobody stands on {x},{y}"))
    }

    pub fn points(&self, seat: Seat) -> i32 {
        self.0.points(seat)
    }

    pub fn reserve(&self, seat: Seat) -> u8 {
        self.view().seats[seat.index()].reserve
    }
}
