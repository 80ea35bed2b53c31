//! What lies on the table.

use tabletop::{Bag, Seat, Setup as _, Shared, Turn};

use crate::{
    HexId, Material, Phase, Place, Rune, Runes, Setup, Step, Variant,
    board::{Board, MOST},
    material::KINDS,
};

/// Most players.
pub(crate) const PLAYERS: usize = 4;
/// Hexes in the row.
pub(crate) const ROW: usize = 4;
/// Games in a match of the original variant.
pub(crate) const GAMES: u8 = 3;

/// The game of Fjords, from the lot for the first player to the last viking; in the original variant a match of three.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fjords {
    pub(crate) material: Shared<Material>,
    pub(crate) board: Board,
    pub(crate) land: Land,
    pub(crate) players: [Player; PLAYERS],
    pub(crate) wisdom: [Option<Place>; PLAYERS],
    pub(crate) bag: Bag<KINDS>,
    pub(crate) row: Row,
    pub(crate) original: Match,
    pub(crate) last: Option<Place>,
    pub(crate) seats: u8,
    pub(crate) variant: Variant,
    pub(crate) runes: Runes,
    pub(crate) step: Step,
    /// Whose turn it is, also while luck decides for that turn.
    pub(crate) seat: Seat,
    /// Who settled first; meaningful once the settlement has begun.
    pub(crate) first_settler: Seat,
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub vikings: u8,
    pub houses: u8,
    pub stones: Runes,
    pub out: bool,
}

/// The hexes to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Row {
    hexes: [HexId; ROW],
    len: u8,
}

impl Row {
    pub const EMPTY: Row = Row { hexes: [Row::NONE; ROW], len: 0 };
    /// A kind that no edition has, and that fits nowhere.
    const NONE: HexId = HexId(KINDS as u8 - 1);

    #[inline]
    pub fn hexes(&self) -> &[HexId] {
        &self.hexes[..self.len.into()]
    }

    #[inline]
    pub fn push(&mut self, hex: HexId) {
        self.hexes[usize::from(self.len)] = hex;
        self.len += 1;
    }

    /// Takes one `hex` out; those after it move up.
    #[inline]
    pub fn take(&mut self, hex: HexId) {
        debug_assert!(self.hexes().contains(&hex), "a legal hex lies in the row");
        let mut found = false;
        for at in 0..ROW - 1 {
            found |= self.hexes[at] == hex;
            self.hexes[at] = if found { self.hexes[at + 1] } else { self.hexes[at] };
        }
        self.hexes[ROW - 1] = Row::NONE;
        self.len -= 1;
    }

    /// The different kinds in ascending order, filled up with a kind that fits nowhere.
    #[inline]
    pub fn kinds(&self) -> Kinds {
        let [a, b, c, d] = self.hexes.map(|hex| hex.0);
        let (a, b) = (a.min(b), a.max(b));
        let (c, d) = (c.min(d), c.max(d));
        let (a, c) = (a.min(c), a.max(c));
        let (b, d) = (b.min(d), b.max(d));
        let (b, c) = (b.min(c), b.max(c));
        let unless = |twin: bool, kind| if twin { Row::NONE } else { HexId(kind) };
        [HexId(a), unless(a == b, b), unless(b == c, c), unless(c == d, d)]
    }

    /// A single kind as if it were a row.
    #[inline]
    pub fn only(hex: HexId) -> Kinds {
        [hex, Row::NONE, Row::NONE, Row::NONE]
    }
}

/// Up to four kinds of hexes in ascending order.
pub(crate) type Kinds = [HexId; ROW];

/// The hexes as the settlement sees them: numbered by their places from north to south, as sets of bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Land {
    /// By seat: linked to a piece of the seat.
    pub reach: [u128; PLAYERS],
    /// By seat: with a viking of the seat.
    pub vikings: [u128; PLAYERS],
    /// Without piece and stone, and with plain.
    pub free: u128,
    /// By bit: the key of the hex's place.
    pub keys: [u16; MOST],
}

impl Land {
    /// Before the settlement begins.
    pub const UNSETTLED: Land = Land { reach: [0; PLAYERS], vikings: [0; PLAYERS], free: 0, keys: [0; MOST] };
}

/// What the original variant needs besides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Match {
    /// From 1.
    pub game: u8,
    /// Drawn hexes that fitted nowhere.
    pub aside: Bag<KINDS>,
    /// The hex in hand.
    pub drawn: Option<HexId>,
    /// Points of the finished games, by seat.
    pub points: [[u8; 2]; GAMES as usize],
    /// Who won them.
    pub winners: [Option<Seat>; GAMES as usize],
}

impl Fjords {
    pub(crate) fn set_up(setup: &Setup, material: &'static Material) -> Fjords {
        let mut game = Fjords {
            material: Shared(material),
            board: Board::new(),
            land: Land::UNSETTLED,
            players: [Player { vikings: 0, houses: 0, stones: Runes::NONE, out: true }; PLAYERS],
            wisdom: [None; PLAYERS],
            bag: Bag::default(),
            row: Row::EMPTY,
            original: Match {
                game: 1,
                aside: Bag::default(),
                drawn: None,
                points: [[0; 2]; GAMES as usize],
                winners: [None; GAMES as usize],
            },
            last: None,
            seats: setup.seats(),
            variant: setup.variant(),
            runes: setup.runes(),
            step: Step::FirstPlayer,
            seat: Seat(0),
            first_settler: Seat(0),
        };
        game.set_the_table();
        game
    }

    /// Setting up: pieces, stones, start hexes and bag. Luck follows: the first player and the row.
    pub(crate) fn set_the_table(&mut self) {
        let (vikings, houses) = self.supply();
        for player in &mut self.players[..self.seats.into()] {
            *player = Player { vikings, houses, stones: self.runes.personal(), out: false };
        }
        self.board = Board::new();
        for start in self.material.start() {
            self.board.lay(start.at, start.corners, start.hex, None);
        }
        self.land = Land::UNSETTLED;
        self.bag = self.material.bag(self.seats, self.variant);
        self.original.aside = Bag::default();
        self.step = Step::FirstPlayer;
        self.last = None;
    }

    /// Vikings and houses of each player: 20 and 4, in the epic variant 10 and 2 of a second colour besides.
    pub(crate) fn supply(&self) -> (u8, u8) {
        if self.variant == Variant::Epic { (30, 6) } else { (20, 4) }
    }

    /// The seats that play.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Does the seat still hold this stone?
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, rune: Rune) -> bool {
        self.player(seat).stones.contains(rune)
    }

    /// Takes a stone out of the seat's hand.
    pub(crate) fn spend(&mut self, seat: Seat, rune: Rune) {
        let player = self.player_mut(seat);
        player.stones = player.stones.without(rune);
    }

    /// What the table waits for.
    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        // The steps stand in this order: luck, seats, nothing.
        if self.step < Step::Choose {
            Turn::Chance
        } else if self.step < Step::Nothing {
            Turn::seat(self.seat)
        } else {
            Turn::Over
        }
    }

    /// How far the game is.
    pub(crate) fn phase(&self) -> Phase {
        match self.step {
            Step::FirstPlayer => Phase::Setup,
            // Until the first hex is laid a row may be the first one or a swapped one; both are still setting up.
            Step::Row if self.board.len() == self.material.start().len() => Phase::Setup,
            Step::Row | Step::Refill | Step::Draw | Step::Choose | Step::Lay | Step::House => {
                Phase::Exploration
            }
            Step::Viking => Phase::Settlement,
            Step::Nothing => Phase::Over,
        }
    }

    /// Has the settlement begun?
    #[inline]
    pub(crate) fn is_settling(&self) -> bool {
        matches!(self.step, Step::Viking | Step::Nothing)
    }
}
