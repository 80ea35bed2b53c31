//! How far one relocation carries a ship (rulebook: "1. Этап перемещения фишек судов").
//!
//! The chain is a row of bits, written twice side by side, so that a path round the ring is one run of bits and its
//! nearest empty cell the lowest or highest bit of it.

use tabletop::Seat;

use crate::{Cell, Material, Pomory, Way, material::EXITS, state::other};

/// Where a path leads: to its nearest empty cell, over occupied ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reach {
    /// The nearest empty cells.
    pub ends: u32,
    /// The occupied cells before them.
    pub run: u32,
}

impl Reach {
    /// Both together.
    #[inline(always)]
    pub fn with(self, other: Reach) -> Reach {
        Reach { ends: self.ends | other.ends, run: self.run | other.run }
    }

    /// The cells where a relocation may end, if these may be blocked.
    #[inline(always)]
    pub fn targets(self, blockable: u32) -> u32 {
        self.ends | self.run & blockable
    }
}

/// Follows a path clockwise; `empty` in two copies.
#[inline(always)]
fn up(material: &Material, path: u64, empty: u64) -> Reach {
    let met = path & empty;
    let nearest = met & met.wrapping_neg();
    let run = path & nearest.wrapping_sub(1);
    Reach { ends: material.fold(nearest), run: material.fold(run) }
}

/// Follows a path counter-clockwise; `empty` in two copies.
#[inline(always)]
fn down(material: &Material, path: u64, empty: u64) -> Reach {
    let met = path & empty;
    // Without an empty cell, which only a line can bring about, the whole path is a run.
    let nearest: u64 = if met == 0 { 0 } else { 1 << (63 - met.leading_zeros()) };
    let run = path & !(nearest | nearest.saturating_sub(1));
    Reach { ends: material.fold(nearest), run: material.fold(run) }
}

/// The ways out of all ports as the board lies now.
pub(crate) struct Exits {
    ends: [u32; EXITS],
    runs: [u32; EXITS],
    /// For a ship from the supply.
    pub all: Reach,
}

impl Exits {
    #[inline]
    pub fn new(material: &Material, occupied: u32) -> Exits {
        let empty = material.twice(material.all & !occupied);
        let mut exits = Exits { ends: [0; EXITS], runs: [0; EXITS], all: Reach::default() };
        for port in 0..EXITS / 2 {
            let (cw, ccw) = material.paths_from_port(port);
            for (exit, reach) in
                [(port * 2, up(material, cw, empty)), (port * 2 + 1, down(material, ccw, empty))]
            {
                (exits.ends[exit], exits.runs[exit]) = (reach.ends, reach.run);
                exits.all = exits.all.with(reach);
            }
        }
        exits
    }

    /// For a single ship lifted off `from`: its old cell is empty, so ways out that lead there end there, which is no
    /// relocation (ruling R11).
    #[inline]
    pub fn lifted(&self, material: &Material, from: Cell) -> Reach {
        let mut reach = Reach::default();
        for exit in 0..EXITS {
            let hit = self.runs[exit] & from.bit() != 0;
            let before = material.before[exit][from.index()];
            reach.ends |= if hit { 0 } else { self.ends[exit] };
            reach.run |= self.runs[exit] & if hit { before } else { u32::MAX };
        }
        reach
    }
}

impl Pomory {
    /// The opposing ships that a ship of `seat` may block, lifted off `from` if it lies at sea: single ones, as long as
    /// one stays free (rulebook: "Игрокам нельзя"; counted with the mover lifted, correction C2).
    #[inline]
    pub(crate) fn blockable(&self, seat: Seat, from: Option<Cell>) -> u32 {
        let (me, them) = (seat.index() & 1, other(seat).index() & 1);
        let leaves_a_stack = from.is_some_and(|from| self.top[me] & from.bit() != 0);
        let free = self.free(other(seat)).count_ones() + u32::from(leaves_a_stack);
        if free >= 2 { self.at[them] & !self.at[me] } else { 0 }
    }

    /// The cells along the chain from a ship's cell, both ways.
    #[inline]
    pub(crate) fn along(&self, from: Cell, empty: u64) -> Reach {
        let (cw, ccw) = self.material.paths(from);
        up(&self.material, cw, empty).with(down(&self.material, ccw, empty))
    }

    /// The cells along the chain one way.
    pub(crate) fn one_way(&self, from: Cell, way: Way) -> Reach {
        let (cw, ccw) = self.material.paths(from);
        let empty = self.empty_twice();
        match way {
            Way::Cw => up(&self.material, cw, empty),
            Way::Ccw => down(&self.material, ccw, empty),
        }
    }

    /// The empty cells, in two copies of the chain.
    #[inline(always)]
    pub(crate) fn empty_twice(&self) -> u64 {
        self.material.twice(self.material.all & !self.occupied())
    }

    /// May a ship on `from` be lifted and start from a port? Yes, if no empty cell parts it from one (rulebook; one side
    /// is enough, ruling R11): then some way out of a port leads over its cell.
    #[inline]
    pub(crate) fn may_start_anew(&self, from: Cell, exits: &Exits) -> bool {
        exits.all.run & from.bit() != 0
    }

    /// The reach of a ship lifted off `from` that starts from the ports.
    #[inline]
    pub(crate) fn anew(&self, seat: Seat, from: Cell, exits: &Exits) -> Reach {
        // A blocker leaves a ship behind: its cell stays occupied, and ending there again is no relocation.
        let stack = self.top[seat.index() & 1] & from.bit() != 0;
        let mut reach = if stack { exits.all } else { exits.lifted(&self.material, from) };
        reach.run &= !from.bit();
        reach
    }
}
