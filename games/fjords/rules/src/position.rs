//! Positions set up by hand, for puzzles and tests.
//!
//! A position need not have come about by play: it may hold more hexes of a kind than the box, and any supply. What it
//! must obey is what makes a board a board: hexes side by side agree, pieces stand on hexes, one to each.

use std::fmt;

use tabletop::{Game, Seat, Setup as _};

use crate::{
    Corners, Face, Fjords, HexId, Material, Piece, PieceKind, Place, Rune, Setup, Step, Variant,
    board::{Board, MOST, MOST_OPEN},
    state::{GAMES, ROW},
};

/// Hexes of a position lie at most this many steps apart, as those of every game do.
const WIDEST: u32 = 33;

/// A position in the making. [`exploring`](Position::exploring) or [`settling`](Position::settling) finish it.
#[derive(Clone, Debug)]
pub struct Position {
    game: Fjords,
    trouble: Option<PositionError>,
}

/// Why a position cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// The edition has no such hex.
    UnknownHex(Corners),
    /// A hex lies there already.
    HexThere(Place),
    /// No hex lies there.
    NoHexThere(Place),
    /// The hex does not agree with its neighbours.
    SidesDiffer(Place),
    /// The hex lies too far from another.
    TooFar(Place),
    /// The hex can hold no more than it does.
    Occupied(Place),
    /// There is no plain for a house.
    NoPlain(Place),
    /// This rune is not in the game that was agreed on.
    RuneNotInPlay(Rune),
    /// More hexes, or more cells between them, than a row or a board holds.
    TooManyHexes,
    /// The variant that was agreed on has no such thing.
    WrongVariant,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::NoSuchSeat(seat) => write!(f, "there is no seat {seat}"),
            PositionError::UnknownHex(corners) => write!(f, "the edition has no hex {corners}"),
            PositionError::HexThere(at) => write!(f, "a hex lies at {at} already"),
            PositionError::NoHexThere(at) => write!(f, "no hex lies at {at}"),
            PositionError::SidesDiffer(at) => write!(f, "the hex at {at} does not agree with its neighbours"),
            PositionError::TooFar(at) => write!(f, "the hex at {at} lies too far from another"),
            PositionError::Occupied(at) => write!(f, "the hex at {at} can hold no more"),
            PositionError::NoPlain(at) => write!(f, "the hex at {at} has no plain for a house"),
            PositionError::RuneNotInPlay(rune) => write!(f, "{} is not in play", rune.word()),
            PositionError::TooManyHexes => f.write_str("too many hexes"),
            PositionError::WrongVariant => f.write_str("the variant has no such thing"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// An empty table: nothing laid, nothing in bag or row, everything in the players' hands.
    pub fn empty(setup: &Setup, material: &'static Material) -> Position {
        let mut position = Position::start(setup, material);
        position.game.board = Board::new();
        position
    }

    /// The start hexes, with nothing in bag or row.
    pub fn start(setup: &Setup, material: &'static Material) -> Position {
        let mut game = Fjords::new(setup, material);
        game.bag = tabletop::Bag::default();
        debug_assert_eq!(game.seats, setup.seats());
        Position { game, trouble: None }
    }

    /// Notes the first thing that is wrong; the rest is not tried.
    fn then(mut self, change: impl FnOnce(&mut Fjords) -> Result<(), PositionError>) -> Position {
        if self.trouble.is_none() {
            self.trouble = change(&mut self.game).err();
        }
        self
    }

    /// Lays a hex that nobody laid.
    #[must_use]
    pub fn hex(self, at: Place, hex: impl Into<Face>) -> Position {
        self.then(|game| lay(game, at, hex.into()))
    }

    /// Puts a house on a hex, out of the seat's hand if it has any.
    #[must_use]
    pub fn house(self, seat: Seat, at: Place) -> Position {
        self.then(|game| put(game, at, Piece { seat, kind: PieceKind::House, home: false }))
    }

    /// Puts a house on its home stone on a hex.
    #[must_use]
    pub fn home(self, seat: Seat, at: Place) -> Position {
        self.then(|game| {
            need_rune(game, Rune::Home)?;
            put(game, at, Piece { seat, kind: PieceKind::House, home: true })?;
            game.spend(seat, Rune::Home);
            Ok(())
        })
    }

    /// Puts a viking on a hex, out of the seat's hand if it has any.
    #[must_use]
    pub fn viking(self, seat: Seat, at: Place) -> Position {
        self.then(|game| put(game, at, Piece { seat, kind: PieceKind::Viking, home: false }))
    }

    /// Puts the stone of strength, water or friendship on a hex.
    #[must_use]
    pub fn stone(self, rune: Rune, at: Place) -> Position {
        self.then(|game| {
            need_rune(game, rune)?;
            let number = game.board.number(at).ok_or(PositionError::NoHexThere(at))?;
            let hex = game.board.hex_mut(number);
            if rune.is_personal() {
                return Err(PositionError::RuneNotInPlay(rune));
            }
            if hex.stone.replace(rune).is_some() || hex.piece().is_some() {
                return Err(PositionError::Occupied(at));
            }
            Ok(())
        })
    }

    /// Sets what a seat has in hand, whatever is on the board.
    #[must_use]
    pub fn hand(self, seat: Seat, vikings: u8, houses: u8) -> Position {
        self.then(|game| {
            need_seat(game, seat)?;
            let player = game.player_mut(seat);
            (player.vikings, player.houses) = (vikings, houses);
            Ok(())
        })
    }

    /// Takes a stone out of a seat's hand.
    #[must_use]
    pub fn without(self, seat: Seat, rune: Rune) -> Position {
        self.then(|game| {
            need_seat(game, seat)?;
            game.spend(seat, rune);
            Ok(())
        })
    }

    /// Puts a hex into the row.
    #[must_use]
    pub fn in_row(self, hex: impl Into<Face>) -> Position {
        self.then(|game| {
            let kind = kind(game, hex.into())?;
            if game.variant == Variant::Original {
                return Err(PositionError::WrongVariant);
            }
            if game.row.hexes().len() == ROW {
                return Err(PositionError::TooManyHexes);
            }
            game.row.push(kind);
            Ok(())
        })
    }

    /// Puts a hex into the bag.
    #[must_use]
    pub fn in_bag(self, hex: impl Into<Face>) -> Position {
        self.then(|game| kind(game, hex.into()).map(|kind| game.bag.put(kind.index())))
    }

    /// Sets a hex aside (original variant).
    #[must_use]
    pub fn aside(self, hex: impl Into<Face>) -> Position {
        self.then(|game| {
            let kind = kind(game, hex.into())?;
            need_original(game)?;
            game.original.aside.put(kind.index());
            Ok(())
        })
    }

    /// Books a finished game of the match: points by seat, and who won it (original variant).
    #[must_use]
    pub fn played(self, points: [u8; 2], winner: Seat) -> Position {
        self.then(|game| {
            need_original(game)?;
            need_seat(game, winner)?;
            if game.original.game == GAMES {
                return Err(PositionError::WrongVariant);
            }
            let index = usize::from(game.original.game - 1);
            game.original.points[index] = points;
            game.original.winners[index] = Some(winner);
            game.original.game += 1;
            Ok(())
        })
    }

    /// The seat's turn in the exploration begins: if nothing it may lay fits, the rules go on from there.
    pub fn exploring(self, seat: Seat) -> Result<Fjords, PositionError> {
        self.finish(|game| {
            need_seat(game, seat)?;
            game.seat = seat;
            if game.variant == Variant::Original {
                game.begin_original_turn();
            } else {
                game.begin_turn(&mut ());
            }
            Ok(())
        })
    }

    /// The settlement, begun by `first`, goes on with `seat`; whoever cannot place a viking is out, as the rules say.
    pub fn settling(self, first: Seat, seat: Seat) -> Result<Fjords, PositionError> {
        self.finish(|game| {
            need_seat(game, first)?;
            need_seat(game, seat)?;
            game.first_settler = first;
            game.step = Step::Viking;
            game.survey();
            game.next_settler(seat, &mut ());
            Ok(())
        })
    }

    fn finish(
        self,
        change: impl FnOnce(&mut Fjords) -> Result<(), PositionError>,
    ) -> Result<Fjords, PositionError> {
        let Position { game, trouble } = self.then(|game| {
            let loose = game.bag.len() + game.original.aside.len() + game.row.hexes().len() as u16;
            if game.board.len() + usize::from(loose) > MOST {
                Err(PositionError::TooManyHexes)
            } else {
                change(game)
            }
        });
        trouble.map_or(Ok(game), Err)
    }
}

fn need_seat(game: &Fjords, seat: Seat) -> Result<(), PositionError> {
    if seat.0 < game.seats { Ok(()) } else { Err(PositionError::NoSuchSeat(seat)) }
}

fn need_rune(game: &Fjords, rune: Rune) -> Result<(), PositionError> {
    if game.runes.contains(rune) { Ok(()) } else { Err(PositionError::RuneNotInPlay(rune)) }
}

fn need_original(game: &Fjords) -> Result<(), PositionError> {
    if game.variant == Variant::Original { Ok(()) } else { Err(PositionError::WrongVariant) }
}

/// The kind of a hex; on the board also one that only lies at the start.
fn kind(game: &Fjords, face: Face) -> Result<HexId, PositionError> {
    game.material.by_face(face).ok_or(PositionError::UnknownHex(face.corners))
}

fn lay(game: &mut Fjords, at: Place, face: Face) -> Result<(), PositionError> {
    let start = game.material.start().iter().find(|start| start.corners.name() == face.corners.name());
    let kind = kind(game, face).or_else(|why| start.map(|start| start.hex).ok_or(why))?;
    // Hexes that lie apart may leave more open cells than any game can.
    if game.board.len() == MOST || game.board.open().len() + grid::hex::SIDES > MOST_OPEN {
        return Err(PositionError::TooManyHexes);
    }
    if game.board.number(at).is_some() {
        return Err(PositionError::HexThere(at));
    }
    let far = |other: Place| other.distance(at) > WIDEST;
    if !at.is_in_reach() || game.board.hexes().iter().any(|hex| far(hex.at)) {
        return Err(PositionError::TooFar(at));
    }
    for (side, number) in game.board.neighbours(at) {
        let other = game.board.hexes()[number].corners;
        if other.spread()[grid::hex::facing(side)] != mine(face.corners, side) {
            return Err(PositionError::SidesDiffer(at));
        }
    }
    game.board.lay(at, face.corners, kind, None);
    Ok(())
}

/// The two corners of a side, as the pattern of the hex itself holds them.
fn mine(corners: Corners, side: usize) -> u16 {
    let mask = grid::hex::corners(side).map(|corner| 3 << (2 * corner));
    corners.pattern() & (mask[0] | mask[1])
}

fn put(game: &mut Fjords, at: Place, piece: Piece) -> Result<(), PositionError> {
    need_seat(game, piece.seat)?;
    let number = game.board.number(at).ok_or(PositionError::NoHexThere(at))?;
    let hex = game.board.hex_mut(number);
    if hex.piece().is_some() || hex.stone.is_some() {
        return Err(PositionError::Occupied(at));
    }
    if piece.kind == PieceKind::House && hex.corners.plain_sides() == 0 {
        return Err(PositionError::NoPlain(at));
    }
    hex.set_piece(Some(piece));
    let player = game.player_mut(piece.seat);
    let supply = if piece.kind == PieceKind::House { &mut player.houses } else { &mut player.vikings };
    *supply = supply.saturating_sub(1);
    Ok(())
}
