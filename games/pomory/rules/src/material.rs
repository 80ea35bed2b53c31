//! What is in the box (rulebook: "Состав игры"), read from `material/*.toml`.
//!
//! The order of the cells, the places of the ports and the news cards are reconstructed. An owner of the printed game can
//! correct the files; what every edition must obey is checked here.

mod file;

use tabletop::{MaterialError, MaterialFile};

use crate::{
    Action, Cards, Cell, Deed, Kind, News, Port, Resource, Spot, Way, cell::MAX_CELLS, kind::RESOURCES,
    news::NEWS,
};

/// Ships of each player.
pub const SHIPS: u8 = 5;
/// Relocations in a movement turn.
pub const RELOCATIONS: u8 = 3;
/// Cards in the open row.
pub const ROW: usize = 4;
/// What the cards of one kind in the row may add up to.
pub const MOST_OF_A_KIND: u8 = 4;
/// How many cells to each side of a port a storm reaches.
pub const STORM_REACH: usize = 5;
/// The size of the first set.
pub const FIRST_SET: u8 = 4;
/// Points that end the game.
pub const GOAL: u16 = 70;

/// Ports of the board.
pub(crate) const PORTS: usize = 4;
/// Starts of a path: every cell, then every port.
const STARTS: usize = MAX_CELLS + PORTS;

/// An edition, checked, with the tables that make play quick.
pub struct Material {
    pub(crate) cells: usize,
    ring: bool,
    /// Every cell as a bit.
    pub(crate) all: u32,
    kinds: [Kind; MAX_CELLS],
    /// The cells of each kind.
    pub(crate) of_kind: [u32; 5],
    /// The cells along each path, in two copies of the chain side by side.
    cw: [u64; STARTS],
    ccw: [u64; STARTS],
    /// The cells a storm reaches on each side of each port, the nearest first.
    storms: [[Vec<Cell>; 2]; 4],
    copies: [u8; RESOURCES],
    colours: [String; 5],
    amounts: [u8; NEWS],
    /// Every pair of cards that can be bet with these salt cards in hand.
    pairs: [Vec<Action>; 32],
}

impl tabletop::Material for Material {
    fn load(files: &[MaterialFile<'_>]) -> Result<Material, MaterialError> {
        let edition = file::read(files)?;
        let cells = edition.cells.len();
        let mut kinds = [Kind::Salmon; MAX_CELLS];
        kinds[..cells].copy_from_slice(&edition.cells);
        let mut of_kind = [0; 5];
        for (index, kind) in edition.cells.iter().enumerate() {
            of_kind[kind.index()] |= 1 << index;
        }
        let mut material = Material {
            cells,
            ring: edition.ring,
            all: if cells == 32 { u32::MAX } else { (1 << cells) - 1 },
            kinds,
            of_kind,
            cw: [0; STARTS],
            ccw: [0; STARTS],
            storms: Default::default(),
            copies: edition.copies,
            colours: edition.colours,
            amounts: edition.amounts,
            pairs: std::array::from_fn(|salt| pairs(Cards::from_bits((salt as u16) << 5).with(Cards::CATCH))),
        };
        material.lay_paths(edition.ports);
        material.lay_storms(edition.ports);
        Ok(material)
    }
}

impl Material {
    /// Tabulates the paths from every cell and port. `ports` gives the index of the cell that follows each port.
    fn lay_paths(&mut self, ports: [usize; 4]) {
        for index in 0..self.cells {
            (self.cw[index], self.ccw[index]) = (self.path_cw(index + 1, 1), self.path_ccw(index, 1));
        }
        for (port, &after) in ports.iter().enumerate() {
            let start = MAX_CELLS + port;
            (self.cw[start], self.ccw[start]) = (self.path_cw(after, 0), self.path_ccw(after, 0));
        }
    }

    /// The path that begins with cell `from` and goes clockwise, leaving out `short` cells at its end.
    fn path_cw(&self, from: usize, short: usize) -> u64 {
        let end = if self.ring { from + self.cells - short } else { self.cells };
        bits(from, end)
    }

    /// The path that begins before cell `from` and goes counter-clockwise, leaving out `short` cells at its end.
    fn path_ccw(&self, from: usize, short: usize) -> u64 {
        let end = if self.ring { from + short } else { self.cells };
        bits(end, from + self.cells)
    }

    /// Storms reach five cells to each side, but not past the next port (rulebook: "3. Этап определения погоды").
    fn lay_storms(&mut self, ports: [usize; 4]) {
        for (port, &after) in ports.iter().enumerate() {
            for way in Way::ALL {
                let mut reached = Vec::new();
                let mut gap = after;
                while reached.len() < STORM_REACH {
                    let Some((cell, next)) = self.beyond(gap, way) else { break };
                    reached.push(Cell::from_index(cell));
                    if ports.contains(&next) {
                        break;
                    }
                    gap = next;
                }
                self.storms[port][way as usize] = reached;
            }
        }
    }

    /// The cell beyond the gap before cell `gap`, and the gap on its other side.
    fn beyond(&self, gap: usize, way: Way) -> Option<(usize, usize)> {
        let (cell, next) = match way {
            Way::Cw => (gap, gap + 1),
            Way::Ccw => (gap.checked_sub(1).or(self.ring.then_some(self.cells - 1))?, gap.wrapping_sub(1)),
        };
        if self.ring {
            let next = if way == Way::Ccw && cell == self.cells - 1 { cell } else { next % self.cells };
            Some((cell % self.cells, next))
        } else {
            (cell < self.cells).then_some((cell, next))
        }
    }

    /// Both copies of the chain as one.
    #[inline(always)]
    pub(crate) fn fold(&self, twice: u64) -> u32 {
        (twice | twice >> self.cells) as u32 & self.all
    }

    /// Two copies of a set of cells side by side.
    #[inline(always)]
    pub(crate) fn twice(&self, cells: u32) -> u64 {
        u64::from(cells) | u64::from(cells) << self.cells
    }

    /// The paths from a cell, clockwise and counter-clockwise.
    #[inline(always)]
    pub(crate) fn paths(&self, from: Cell) -> (u64, u64) {
        (self.cw[from.index()], self.ccw[from.index()])
    }

    /// The paths out of a port, clockwise and counter-clockwise.
    #[inline(always)]
    pub(crate) fn paths_from_port(&self, port: usize) -> (u64, u64) {
        (self.cw[MAX_CELLS + port], self.ccw[MAX_CELLS + port])
    }

    /// Is the chain closed?
    pub fn is_ring(&self) -> bool {
        self.ring
    }

    /// The cells in order.
    pub fn cells(&self) -> impl Iterator<Item = Spot> + '_ {
        (0..self.cells).map(|index| self.spot(Cell::from_index(index)))
    }

    /// A cell with what is caught there.
    #[inline(always)]
    pub fn spot(&self, cell: Cell) -> Spot {
        Spot { cell, kind: self.kinds[cell.index()] }
    }

    /// Is there such a cell?
    #[inline(always)]
    pub fn has(&self, cell: Cell) -> bool {
        cell.index() < self.cells
    }

    /// The neighbour of a cell.
    pub fn next(&self, cell: Cell, way: Way) -> Option<Cell> {
        let gap = if way == Way::Cw { (cell.index() + 1) % self.cells } else { cell.index() };
        if !self.ring && way == Way::Cw && cell.index() + 1 == self.cells {
            return None;
        }
        self.beyond(gap, way).map(|(cell, _)| Cell::from_index(cell))
    }

    /// The cells a storm at `port` reaches on one side, the nearest first.
    #[inline]
    pub fn storm(&self, port: Port, way: Way) -> &[Cell] {
        &self.storms[port.index()][way as usize]
    }

    /// How many copies of a resource card are in the box.
    pub fn copies(&self, card: Resource) -> u8 {
        self.copies[card.index()]
    }

    /// Copies of all resource cards.
    pub(crate) fn resource_cards(&self) -> [u8; RESOURCES] {
        self.copies
    }

    /// The colour of a kind's cards and cells, as a word: `pink`.
    pub fn colour(&self, kind: Kind) -> &str {
        &self.colours[kind.index()]
    }

    /// The kind of a colour.
    pub fn of_colour(&self, colour: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.colour(kind) == colour)
    }

    /// The number on a news card whose effect has one.
    #[inline]
    pub fn amount(&self, news: News) -> u8 {
        self.amounts[news.index()]
    }

    /// All pairs that can be bet with the five catch cards and these salt cards in hand.
    #[inline]
    pub(crate) fn pairs(&self, hand: Cards) -> &[Action] {
        &self.pairs[usize::from(hand.and(Cards::SALT).bits() >> 5)]
    }
}

/// Bits `from` to `end`, the latter not included.
fn bits(from: usize, end: usize) -> u64 {
    let below = |end: usize| if end >= 64 { u64::MAX } else { (1 << end) - 1 };
    below(end) & !below(from)
}

/// All pairs of a hand, in ascending order.
fn pairs(hand: Cards) -> Vec<Action> {
    let sets = (0..=Cards::ALL.bits()).map(Cards::from_bits);
    let pairs = sets.filter(|&cards| cards.len() == 2 && hand.contains_all(cards));
    pairs.map(|cards| Deed::Bet { cards }.into()).collect()
}
