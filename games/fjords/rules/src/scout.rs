//! What a player weighs: the landscape as sets of hexes. No rule asks for any of this.

use tabletop::Seat;

use crate::{
    Fjords, PieceKind, Rune, Step, Terrain,
    board::{Hex, MOST},
    state::PLAYERS,
};

/// A set of hexes: a bit for each, in the order laid.
pub type HexSet = u128;

/// The landscape as a player weighs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scouted {
    /// For each hex, those joined to it by plain.
    pub links: [HexSet; MOST],
    /// For each hex, how many of its sides show plain towards an empty cell.
    outlook: [u8; MOST],
    /// The hexes with such a side.
    pub frontier: HexSet,
    /// How many hexes lie.
    pub len: usize,
    /// Where a piece may come.
    pub free: HexSet,
    /// By seat, where its houses and vikings stand.
    pub pieces: [HexSet; PLAYERS],
}

/// Where vikings are worth more than a point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bonuses {
    /// One more beside the strength stone.
    pub strength: HexSet,
    /// One more on the water of the water stone.
    pub water: HexSet,
    /// By seat, one more beside its home.
    pub home: [HexSet; PLAYERS],
    /// Two for whoever has most beside each friendship stone.
    pub friendship: Vec<HexSet>,
}

impl Default for Scouted {
    /// Before anything was seen.
    fn default() -> Scouted {
        Scouted { links: [0; MOST], outlook: [0; MOST], frontier: 0, len: 0, free: 0, pieces: [0; PLAYERS] }
    }
}

impl Scouted {
    /// Catches up with an exploration in which hexes were laid since. What was seen before is not looked at again, so
    /// this must be the same game.
    pub fn follow(&mut self, game: &Fjords) {
        let hexes = game.board.hexes();
        for (number, hex) in hexes.iter().enumerate().skip(self.len) {
            let mut sides = hex.corners.plain_sides();
            for (side, other) in game.board.neighbours(hex.at).filter(|&(_, other)| other < number) {
                // Both hexes show the same terrain on their common side.
                let plain = sides >> side & 1;
                self.links[number] |= HexSet::from(plain) << other;
                self.links[other] |= HexSet::from(plain) << number;
                self.outlook[other] -= plain;
                self.frontier &= !(HexSet::from(self.outlook[other] == 0) << other);
                sides &= !(1 << side);
            }
            self.outlook[number] = sides.count_ones() as u8;
            self.frontier |= HexSet::from(sides != 0) << number;
        }
        // While exploring, pieces come only on the hex laid last; only the secret rune moves one.
        let moved = game.is_settling() || game.runes.contains(Rune::Secret);
        let known = if moved { 0 } else { self.len.saturating_sub(1) };
        self.look_for_pieces(hexes, known);
        self.len = hexes.len();
    }

    fn look_for_pieces(&mut self, hexes: &[Hex], known: usize) {
        let before = (1 << known) - 1;
        self.free &= before;
        self.pieces.iter_mut().for_each(|pieces| *pieces &= before);
        for (number, hex) in hexes.iter().enumerate().skip(known) {
            self.free |= HexSet::from(hex.is_free()) << number;
            if let Some(piece) = hex.piece() {
                self.pieces[piece.seat.index()] |= 1 << number;
            }
        }
    }
}

impl Fjords {
    /// How many play.
    pub fn seat_count(&self) -> u8 {
        self.seats
    }

    /// What the table waits for.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Houses that `seat` may still build.
    pub fn houses_in_hand(&self, seat: Seat) -> u8 {
        self.player(seat).houses
    }

    /// Vikings that `seat` may still send.
    pub fn vikings_in_hand(&self, seat: Seat) -> u8 {
        self.player(seat).vikings
    }

    /// How many stones `seat` holds.
    pub fn stones_in_hand(&self, seat: Seat) -> u8 {
        self.player(seat).stones.iter().count() as u8
    }

    /// Has the settlement begun?
    #[inline]
    pub fn has_begun_settlement(&self) -> bool {
        self.is_settling()
    }

    /// How many hexes may still be laid.
    pub fn hexes_to_lay(&self) -> u16 {
        let original = self.original.aside.len() + u16::from(self.original.drawn.is_some());
        self.bag.len() + self.row.hexes().len() as u16 + original
    }

    /// Looks over the landscape.
    pub fn scout(&self) -> Scouted {
        let mut scouted = Scouted::default();
        scouted.follow(self);
        scouted
    }

    /// Where the runes in play give more than a point for a viking; `None` where they never do.
    pub fn bonuses(&self) -> Option<Bonuses> {
        let giving = [Rune::Strength, Rune::Water, Rune::Friendship, Rune::Home];
        if !giving.iter().any(|&rune| self.runes.contains(rune)) {
            return None;
        }
        let mut bonuses = Bonuses::default();
        for (number, hex) in self.board.hexes().iter().enumerate() {
            let beside = || self.board.neighbours(hex.at).fold(0, |set, (_, other)| set | 1 << other);
            match hex.stone {
                Some(Rune::Strength) => bonuses.strength |= beside(),
                Some(Rune::Friendship) => bonuses.friendship.push(beside()),
                Some(Rune::Water) => {
                    let sea = std::iter::once((number, hex.corners.mask(Terrain::Sea)));
                    let reached = self.board.walk(sea, MOST as u32);
                    let wet = (0..self.board.len()).filter(|&other| reached[other] != 0);
                    bonuses.water |= wet.fold(0, |set, other| set | 1 << other);
                }
                _ => {}
            }
            if let Some(piece) = hex.piece().filter(|piece| piece.home && piece.kind == PieceKind::House) {
                bonuses.home[piece.seat.index()] |= beside();
            }
        }
        Some(bonuses)
    }
}
