//! What anybody may know: everything, for Fjords hides nothing.

use tabletop::Seat;

use crate::{
    Corners, Face, Fjords, HexId, Place, Rune, Terrain, Variant,
    state::{GAMES, Player},
};

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// By seat.
    pub seats: Vec<SeatView>,
    /// How far the game is.
    pub phase: Phase,
    /// Whose turn it is, also while luck decides for that turn.
    pub to_act: Option<Seat>,
    /// What the table waits for.
    pub waiting_for: Step,
    /// In the order laid, start hexes first.
    pub hexes: Vec<Laid>,
    /// Where the last hex or piece came down.
    pub last: Option<Place>,
    /// Face up, to choose from; empty in the original variant.
    pub row: Vec<HexId>,
    /// Set aside in the original variant.
    pub aside: Vec<HexId>,
    /// The hex in hand in the original variant.
    pub drawn: Option<HexId>,
    /// What is still in the bag, with copies: everybody can count.
    pub bag: Vec<(HexId, u8)>,
    /// Wisdom stones on empty cells.
    pub wisdom: Vec<(Place, Seat)>,
    /// The kinds of runes in play.
    pub runes_in_play: Vec<Rune>,
    /// Landscape hexes and start hexes of this game.
    pub total_hexes: u16,
    /// Left over when exploration ended.
    pub unlaid: Vec<HexId>,
    /// Who settles in which order; empty before.
    pub settlement_order: Vec<Seat>,
    /// Which game is played.
    pub variant: Variant,
    /// Which game of the match this is, from 1.
    pub game: u8,
    /// How many games the match has.
    pub games: u8,
    /// Points of the finished games of the match, by seat.
    pub earlier: Vec<Vec<i32>>,
    /// Empty cells that touch two or more laid hexes.
    pub open: Vec<Place>,
    /// All kinds of hexes, indexed by [`HexId`].
    pub kinds: &'static [Kind],
}

/// One seat's supply and state.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// Vikings in hand.
    pub vikings: u8,
    /// Houses in hand.
    pub houses: u8,
    /// Stones in hand.
    pub runes: Vec<Rune>,
    /// Out of the settlement.
    pub out: bool,
    /// Points so far, those of the whole match in the original variant.
    pub points: i32,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// The first player and the first row are still to come.
    Setup,
    /// Hexes are laid.
    Exploration,
    /// Vikings are sent.
    Settlement,
    Over,
}

/// What the table waits for: steps of luck first, then those of a seat, then nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Step {
    /// Luck: who begins.
    FirstPlayer,
    /// Luck: a hex of a whole new row.
    Row,
    /// Luck: a hex for the gap in the row.
    Refill,
    /// Luck: the hex that the seat draws (original variant).
    Draw,
    /// The seat takes a hex set aside or draws (original variant).
    Choose,
    /// The seat lays a hex.
    Lay,
    /// The seat builds a house on the hex just laid, or does not.
    House,
    /// The seat sends a viking.
    Viking,
    /// Nothing: it is over.
    Nothing,
}

/// A hex on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Laid {
    /// Where.
    pub at: Place,
    /// As they lie, clockwise from north.
    pub corners: [Terrain; 6],
    /// Its kind.
    pub hex: HexId,
    /// The stone on it, if it carries one (a home stone lies under its house).
    pub rune: Option<Rune>,
    pub piece: Option<Piece>,
    /// Who laid it; nobody laid the start hexes.
    pub by: Option<Seat>,
}

/// A house or viking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece {
    /// Whose.
    pub seat: Seat,
    /// What it is.
    pub kind: PieceKind,
    /// Does it stand on the home stone?
    pub home: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum PieceKind {
    /// Built while exploring; scores nothing.
    House,
    /// Sent while settling; a point each.
    Viking,
}

/// A kind of hex.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Kind {
    /// Its name in notation: the corners in the turn that comes first in the dictionary.
    pub key: String,
    /// The same as terrain.
    pub corners: [Terrain; 6],
    /// The rune symbol it carries.
    pub symbol: Option<Rune>,
}

impl Kind {
    /// How it looks when turned clockwise by sixths; with the place, that is a `lay` action.
    pub fn turned(&self, sixths: usize) -> Face {
        let corners = Corners::new(self.corners).expect("kinds come from checked material");
        Face { corners: corners.turned(sixths), starred: self.key.ends_with('*') }
    }

    /// In how many different ways it can lie.
    pub fn turns(&self) -> usize {
        self.turned(0).corners.turns()
    }
}

impl Fjords {
    /// The table as everybody sees it.
    pub(crate) fn look(&self) -> View {
        let unlaid = self.row.hexes().iter().copied();
        let unlaid = unlaid.chain(copies(self.original.aside.iter())).chain(copies(self.bag.iter()));
        let unlaid: Vec<HexId> = unlaid.collect();
        let settling = self.is_settling();
        let before = |hexes: Vec<HexId>| if settling { Vec::new() } else { hexes };
        let in_hand = usize::from(self.original.drawn.is_some());
        View {
            seats: self.seats().map(|seat| self.seat_view(seat, self.player(seat))).collect(),
            phase: self.phase(),
            to_act: (!matches!(self.step, Step::Nothing | Step::FirstPlayer)).then_some(self.seat),
            waiting_for: self.step,
            hexes: self.laid(),
            last: self.last,
            row: before(self.row.hexes().to_vec()),
            aside: before(copies(self.original.aside.iter()).collect()),
            drawn: self.original.drawn,
            bag: if settling { Vec::new() } else { self.bag_view() },
            wisdom: self.wisdom_stones().collect(),
            runes_in_play: self.runes.iter().collect(),
            total_hexes: (self.board.len() + unlaid.len() + in_hand) as u16,
            unlaid: if settling { unlaid } else { Vec::new() },
            settlement_order: if settling { self.settlement_order() } else { Vec::new() },
            variant: self.variant,
            game: self.original.game,
            games: if self.variant == Variant::Original { GAMES } else { 1 },
            earlier: self.earlier(),
            open: self.board.open().iter().map(|cell| cell.place()).collect(),
            kinds: self.material.0.kinds(),
        }
    }

    fn seat_view(&self, seat: Seat, player: &Player) -> SeatView {
        SeatView {
            vikings: player.vikings,
            houses: player.houses,
            runes: player.stones.iter().collect(),
            out: player.out,
            points: self.points_of(seat),
        }
    }

    fn laid(&self) -> Vec<Laid> {
        let laid = self.board.hexes().iter().map(|hex| Laid {
            at: hex.at,
            corners: hex.corners.terrain(),
            hex: hex.hex,
            rune: hex.stone,
            piece: hex.piece(),
            by: hex.by(),
        });
        laid.collect()
    }

    fn bag_view(&self) -> Vec<(HexId, u8)> {
        self.bag.iter().map(|(kind, copies)| (HexId(kind as u8), copies as u8)).collect()
    }

    fn settlement_order(&self) -> Vec<Seat> {
        (0..self.seats).map(|later| Seat((self.first_settler.0 + later) % self.seats)).collect()
    }

    /// The games of the match that are over.
    fn earlier(&self) -> Vec<Vec<i32>> {
        let finished =
            self.original.points.iter().zip(&self.original.winners).filter(|(_, won)| won.is_some());
        finished.map(|(points, _)| points.iter().map(|&points| points.into()).collect()).collect()
    }
}

/// One entry for each copy.
fn copies(bag: impl Iterator<Item = (usize, u32)>) -> impl Iterator<Item = HexId> {
    bag.flat_map(|(kind, copies)| std::iter::repeat_n(HexId(kind as u8), copies as usize))
}
