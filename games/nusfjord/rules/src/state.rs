//! What lies on the table.

use tabletop::{Seat, Seats, Shared, Turn};

use crate::{
    card::{Card, CardSet, Elder},
    effect::Letter,
    harbor::Harbor,
    material::{CountRules, Material, SideBoard},
    setup::Setup,
    stack::Stack,
};

/// Rounds of a game.
pub const ROUNDS: u8 = 7;
/// Workers, and turns in a round, of each player.
pub const WORKERS: u8 = 3;
/// Shares of each colour.
pub const SHARES: u8 = 5;
/// Shares issued at the start.
pub const ISSUED: u8 = 2;
/// Seats of a council.
pub const COUNCIL: usize = 5;
/// Fish on an elder at which he pays.
pub const ELDER_PAYS_AT: u8 = 3;
/// Most players.
pub const PLAYERS: usize = 5;
/// Cells for elders beside the action board.
pub const ELDER_CELLS: usize = 6;
/// Index of the first copy space among the places of workers.
pub const COPY_SPACE: usize = 12;
/// Most buildings of one player: eleven spaces, and some on the catch track.
pub const MAX_BUILT: usize = 16;
/// Most pieces on a catch track.
pub const MAX_PIECES: usize = 16;
/// "Nobody" and "nothing" where a small number stands for a person or thing.
pub const NOBODY: u8 = u8::MAX;

/// What the players agreed on, as far as the rules ask for it later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Agreed {
    pub seats: u8,
    pub deck: u8,
    pub mixed: bool,
    pub hard: bool,
    /// The first player, where it was agreed; else [`NOBODY`].
    pub first: u8,
}

/// How far the game is. Whatever is unfinished within a stage lies on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    /// Luck names the first player.
    First,
    /// Luck lays the first buildings open.
    Opening,
    /// Luck lays so many more buildings of this kind open.
    Restock { letter: Letter, left: u8 },
    /// Luck deals so many more C buildings.
    Dealing { left: u8 },
    /// The hands are about to be laid open.
    Hands,
    /// The Fishing Phase: somebody is short of fish.
    Fishing,
    /// Reactions to the end of fishing; so many players are done.
    FishingEnd(u8),
    /// Reactions to the start of work; so many players are done.
    WorkStart(u8),
    /// The active player has not placed a worker in this turn yet.
    Before,
    /// The action of this turn is under way.
    Acted,
    /// The action is over; exchanges are still possible.
    After,
    /// The game is over.
    Over,
}

/// A game of Nusfjord.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nusfjord {
    pub(crate) material: Shared<Material>,
    /// Buildings laid open: on the boards, and from round 6 beside them.
    pub(crate) open: CardSet,
    /// Buildings not laid open yet.
    pub(crate) pile: CardSet,
    /// Buildings that left the game.
    pub(crate) gone: CardSet,
    pub(crate) harbors: [Harbor; PLAYERS],
    pub(crate) stack: Stack,
    /// Colours of the workers on each space; copy spaces follow from [`COPY_SPACE`].
    pub(crate) workers: [[u8; 3]; COPY_SPACE + 3],
    /// Spaces that hold as many workers as they can, one bit each.
    pub(crate) full: u16,
    /// Ships in the supply by kind; the spare lies in the box.
    pub(crate) supply: [u8; 4],
    /// Face-up elder on each cell, [`NOBODY`] if none.
    pub(crate) tops: [u8; ELDER_CELLS],
    /// Face-up elder below him, [`NOBODY`] if none.
    pub(crate) below: [u8; ELDER_CELLS],
    /// Cells with a face-down elder at the bottom, one bit each.
    pub(crate) hidden: u8,
    /// Elders that lie face down somewhere, one bit each.
    pub(crate) unknown: u32,
    pub(crate) new_shares: [u8; PLAYERS],
    /// Filled plates.
    pub(crate) plates: u8,
    pub(crate) round: u8,
    /// First player of round 1.
    pub(crate) start: u8,
    /// First player of this round.
    pub(crate) first: u8,
    /// Whose turn it is, and whose effects are on the stack.
    pub(crate) active: u8,
    /// Turns finished in this Work Phase.
    pub(crate) turns: u8,
    pub(crate) stage: Stage,
    pub(crate) waits: Turn,
    pub(crate) agreed: Agreed,
}

impl Nusfjord {
    /// An empty table: nothing is dealt yet.
    pub(crate) fn lay(setup: &Setup, material: &'static Material) -> Nusfjord {
        let agreed = setup.agreed();
        let rules = &material.counts[usize::from(agreed.seats) - 1];
        let mut pile = [0; 3];
        let mut gone = [0; 3];
        for card in Card::all() {
            let takes_part = agreed.mixed || card.deck() == usize::from(agreed.deck);
            let set = if takes_part && !card.is_in(&setup.without()) { &mut pile } else { &mut gone };
            set[card.deck()] |= card.bit();
        }
        let mut game = Nusfjord {
            material: Shared(material),
            open: [0; 3],
            pile,
            gone,
            harbors: std::array::from_fn(|seat| Harbor::new(seat as u8, material)),
            stack: Stack::default(),
            workers: [[NOBODY; 3]; COPY_SPACE + 3],
            full: 0,
            supply: [rules.ships, rules.ships, rules.ships, 1],
            tops: [NOBODY; ELDER_CELLS],
            below: [NOBODY; ELDER_CELLS],
            hidden: 0,
            unknown: 0,
            new_shares: [0; PLAYERS],
            plates: rules.plates,
            round: 1,
            start: 0,
            first: 0,
            active: 0,
            turns: 0,
            stage: Stage::First,
            waits: Turn::Chance,
            agreed,
        };
        game.lay_elders();
        game
    }

    /// КАРТЫ СТАРЕЙШИН: 1 to 6 face up on their cells, 7 to 12 on top of them, 13 to 18 face down below.
    fn lay_elders(&mut self) {
        let players = self.agreed.seats.max(2);
        for elder in Elder::all().filter(|&e| self.material.elder(e).players <= players) {
            let cell = elder.index() % ELDER_CELLS;
            match elder.index() / ELDER_CELLS {
                0 => self.tops[cell] = elder.0,
                1 => {
                    self.below[cell] = self.tops[cell];
                    self.tops[cell] = elder.0;
                }
                _ => {
                    self.hidden |= 1 << cell;
                    self.unknown |= 1 << elder.0;
                }
            }
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.agreed.seats
    }

    /// The material in play.
    #[inline]
    pub fn material(&self) -> &'static Material {
        self.material.0
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.agreed.seats == 1
    }

    /// What depends on the number of players.
    #[inline]
    pub(crate) fn rules(&self) -> &'static CountRules {
        &self.material.0.counts[usize::from(self.agreed.seats) - 1]
    }

    /// The side of the action board that lies up.
    #[inline]
    pub(crate) fn board(&self) -> &'static SideBoard {
        &self.material.0.sides[self.rules().side as usize]
    }

    /// Spaces of the copy board that take part.
    pub(crate) fn copy_spaces(&self) -> u8 {
        if self.is_solo() && self.agreed.hard { self.rules().copy_hard } else { self.rules().copy }
    }

    /// The seats that play.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.agreed.seats).map(Seat)
    }

    /// The active player's harbor.
    #[inline]
    pub(crate) fn me(&self) -> &Harbor {
        &self.harbors[usize::from(self.active)]
    }

    /// The active player's harbor.
    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Harbor {
        &mut self.harbors[usize::from(self.active)]
    }

    /// The active player.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        Seat(self.active)
    }

    /// The harbor of `seat`.
    #[inline]
    pub(crate) fn harbor(&self, seat: Seat) -> &Harbor {
        &self.harbors[seat.index()]
    }

    /// Colour of the workers in use: the seat's, or in a solo game the one of the round.
    pub(crate) fn colour(&self) -> u8 {
        if self.is_solo() { (self.round - 1) % self.colours() } else { self.active }
    }

    /// Colours that take turns in a solo game.
    pub(crate) fn colours(&self) -> u8 {
        if self.agreed.hard { 3 } else { 2 }
    }

    /// The smallest number still visible on the track of `seat`.
    #[inline]
    pub(crate) fn visible_catch(&self, harbor: &Harbor) -> u8 {
        self.material.0.catch[usize::from(harbor.length)]
    }

    /// ШКАЛА УЛОВА: the smallest visible number, raised by buildings.
    #[inline]
    pub(crate) fn catch(&self, harbor: &Harbor) -> u8 {
        self.visible_catch(harbor) + harbor.standing.catch
    }

    #[inline]
    pub(crate) fn wait_for(&mut self, seat: u8) {
        self.waits = Turn::Seats(Seats::only(Seat(seat)));
    }
}
