//! Everything of one player: goods, harbor board, catch track, council and shares.

use crate::{
    card::{Card, CardSet, Cell, Elder},
    effect::{Hull, Modifier, Task},
    fishing::Haul,
    goods::{Goods, Stock},
    material::Material,
    state::{COUNCIL, ISSUED, MAX_BUILT, MAX_PIECES, NOBODY, PLAYERS, SHARES},
};

/// A piece on the catch track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Piece {
    /// Free.
    #[default]
    None,
    Ship(Hull),
    /// A building.
    House(Card),
}

/// A building and where it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Built {
    /// Which.
    pub card: Card,
    /// Its cell; [`NOBODY`] if it stands on the catch track.
    pub at: u8,
    /// It was used its one time.
    pub turned: bool,
}

impl Built {
    /// Its cell, unless it stands on the catch track.
    pub fn cell(self) -> Option<Cell> {
        (self.at != NOBODY).then_some(Cell(self.at))
    }
}

/// A place of a council.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CouncilSeat {
    /// The elder, [`NOBODY`] if the seat is free.
    pub elder: u8,
    /// Fish on the card.
    pub fish: u8,
    /// Colour of the worker on it, [`NOBODY`] if none.
    pub worker: u8,
}

impl Default for CouncilSeat {
    fn default() -> Self {
        CouncilSeat { elder: NOBODY, fish: 0, worker: NOBODY }
    }
}

/// Base rules as a player's buildings change them; kept up to date as buildings are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// Taken off ships.
    pub ship_less: Goods,
    /// Taken off buildings.
    pub building_less: Goods,
    /// Taken off Buy All Shares.
    pub buy_less: u8,
    /// Wood of a building's price that fish may replace.
    pub fish_as_wood: u8,
    /// Fish in the Reserve in step 4 of the Fishing Phase.
    pub reserve_limit: u8,
    /// Wood of the personal supply.
    pub wood_limit: u8,
    /// Added to the catch.
    pub catch: u8,
    /// Fish kept when an elder pays.
    pub elder_keep: u8,
    /// The Reserve helps to pay buildings and ships.
    pub pay_from_reserve: bool,
    /// No fish for own shares in New Shares.
    pub skip_new_shares: bool,
    /// One Forest may be planted on one Forest.
    pub plant_on_one: bool,
}

impl Standing {
    pub(crate) fn new(material: &Material) -> Standing {
        Standing {
            ship_less: Goods::NONE,
            building_less: Goods::NONE,
            buy_less: 0,
            fish_as_wood: 0,
            reserve_limit: material.reserve_limit,
            wood_limit: material.wood_limit,
            catch: 0,
            elder_keep: 1,
            pay_from_reserve: false,
            skip_new_shares: false,
            plant_on_one: false,
        }
    }

    /// One more rule is changed. Rebates and catch add up; of several limits the highest holds.
    pub(crate) fn apply(&mut self, modifier: Modifier) {
        match modifier {
            Modifier::Price { action: Task::Ship, less } => self.ship_less = self.ship_less.plus(less),
            Modifier::Price { action: Task::Building, less } => {
                self.building_less = self.building_less.plus(less);
            }
            Modifier::Price { less, .. } => self.buy_less += less.gold,
            Modifier::FishAsWood(n) => self.fish_as_wood += n,
            Modifier::PayFromReserve => self.pay_from_reserve = true,
            Modifier::ReserveLimit(limit) => self.reserve_limit = self.reserve_limit.max(limit),
            Modifier::WoodLimit(limit) => self.wood_limit = self.wood_limit.max(limit),
            Modifier::Catch(more) => self.catch += more,
            Modifier::ElderKeep(kept) => self.elder_keep = self.elder_keep.max(kept),
            Modifier::SkipNewShares => self.skip_new_shares = true,
            Modifier::PlantOnOne => self.plant_on_one = true,
        }
    }
}

/// What a player must still decide in the Fishing Phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Shortage {
    /// Nothing.
    #[default]
    None,
    /// Which elders are fed.
    Elders,
    /// Which shares in other hands are fed.
    Shares,
}

/// Everything of one player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Harbor {
    pub(crate) stock: Stock,
    /// C buildings in hand, as bits of the deck for later cards.
    pub(crate) hand: u64,
    /// Own buildings as a set.
    pub(crate) owned: CardSet,
    /// Own buildings in the order in which they were built.
    pub(crate) built: [Built; MAX_BUILT],
    pub(crate) houses: u8,
    /// Moments to which a building of mine reacts, one bit each.
    pub(crate) hears: u16,
    /// Free building spaces, one bit per cell.
    pub(crate) free: u16,
    /// Forests on the double space that begins at each cell.
    pub(crate) forests: [u8; Cell::COUNT],
    pub(crate) track: [Piece; MAX_PIECES],
    pub(crate) pieces: u8,
    /// Covered units of the catch track.
    pub(crate) length: u8,
    /// Ship tiles owned, by kind, the one in the museum included.
    pub(crate) fleet: [u8; 4],
    /// Kind of the ship in the museum, [`NOBODY`] if none.
    pub(crate) museum: u8,
    pub(crate) council: [CouncilSeat; COUNCIL],
    pub(crate) elders: u8,
    /// Issued shares held, by colour.
    pub(crate) shares: [u8; PLAYERS],
    pub(crate) unissued: u8,
    pub(crate) standing: Standing,
    /// Workers placed this round.
    pub(crate) placed: u8,
    /// Fish in the hand during the Fishing Phase.
    pub(crate) net: u8,
    /// Fish on shares held, collected at the end of the phase.
    pub(crate) dividends: u8,
    pub(crate) shortage: Shortage,
    /// What the last Fishing Phase brought.
    pub(crate) haul: Haul,
}

impl Harbor {
    pub(crate) fn new(seat: u8, material: &Material) -> Harbor {
        let mut harbor = Harbor {
            stock: Stock::default(),
            hand: 0,
            owned: [0; 3],
            built: [Built::default(); MAX_BUILT],
            houses: 0,
            hears: 0,
            free: ((1 << Cell::COUNT) - 1) & !material.reserve.bit(),
            forests: [0; Cell::COUNT],
            track: [Piece::None; MAX_PIECES],
            pieces: 0,
            length: 0,
            fleet: [0; 4],
            museum: NOBODY,
            council: [CouncilSeat::default(); COUNCIL],
            elders: 0,
            shares: [0; PLAYERS],
            unissued: SHARES - ISSUED,
            standing: Standing::new(material),
            placed: 0,
            net: 0,
            dividends: 0,
            shortage: Shortage::None,
            haul: Haul::default(),
        };
        harbor.shares[usize::from(seat)] = ISSUED;
        for &(cell, forests) in &material.doubles {
            harbor.set_forests(cell, forests);
        }
        harbor
    }

    /// Sets the Forests of a double space; both its cells are free if none is left.
    pub(crate) fn set_forests(&mut self, cell: Cell, forests: u8) {
        self.forests[cell.index()] = forests;
        let both = cell.bit() | cell.bit() << 1;
        if forests == 0 {
            self.free |= both;
        } else {
            self.free &= !both;
        }
    }

    /// Own buildings in the order in which they were built.
    #[inline]
    pub(crate) fn built(&self) -> &[Built] {
        &self.built[..usize::from(self.houses)]
    }

    /// Pieces on the catch track from the left.
    #[inline]
    pub(crate) fn track(&self) -> &[Piece] {
        &self.track[..usize::from(self.pieces)]
    }

    /// Are both cells of the double space free?
    #[inline]
    pub(crate) fn is_free_double(&self, cell: Cell) -> bool {
        let both = cell.bit() | cell.bit() << 1;
        self.free & both == both
    }

    /// The council seat of `elder`.
    pub(crate) fn seat_of(&self, elder: Elder) -> Option<u8> {
        (0..self.elders).find(|&i| self.council[usize::from(i)].elder == elder.0)
    }

    /// All Forests, covered ones too.
    #[inline]
    pub(crate) fn forest_count(&self) -> u8 {
        self.forests.iter().sum()
    }

    /// Puts a building on the board and lets its standing rules begin.
    pub(crate) fn stand(&mut self, card: Card, at: Option<Cell>, material: &Material) {
        let building = material.building(card);
        self.built[usize::from(self.houses)] =
            Built { card, at: at.map_or(NOBODY, |cell| cell.0), turned: false };
        self.houses += 1;
        self.owned[card.deck()] |= card.bit();
        self.hears |= building.hears;
        for &modifier in &building.always {
            self.standing.apply(modifier);
        }
        match at {
            Some(cell) => self.free &= !cell.bit(),
            None => self.add_piece(Piece::House(card), material),
        }
    }

    pub(crate) fn add_piece(&mut self, piece: Piece, material: &Material) {
        self.track[usize::from(self.pieces)] = piece;
        self.pieces += 1;
        if let Piece::Ship(hull) = piece {
            self.fleet[hull as usize] += 1;
        }
        self.measure(material);
    }

    /// Takes a piece off the track; what stands to its right moves left.
    pub(crate) fn remove_piece(&mut self, index: usize, material: &Material) -> Piece {
        let piece = self.track[index];
        self.track.copy_within(index + 1.., index);
        self.track[MAX_PIECES - 1] = Piece::None;
        self.pieces -= 1;
        if let Piece::Ship(hull) = piece {
            self.fleet[hull as usize] -= 1;
        }
        self.measure(material);
        piece
    }

    /// Counts the covered length anew. The first space of the track counts as two, so a building on it covers two units
    ///
    pub(crate) fn measure(&mut self, material: &Material) {
        let of = |piece: &Piece| match piece {
            Piece::None => 0,
            Piece::Ship(hull) => material.ship(*hull).length,
            Piece::House(_) => 1,
        };
        let on_double = matches!(self.track[0], Piece::House(_));
        self.length = self.track().iter().map(of).sum::<u8>() + u8::from(on_double);
    }

    /// Units a building would cover on the track.
    pub(crate) fn house_length(&self) -> u8 {
        if self.pieces == 0 { 2 } else { 1 }
    }

    /// Colour and number of issued shares held.
    pub(crate) fn share_count(&self) -> u8 {
        self.shares.iter().sum()
    }
}
