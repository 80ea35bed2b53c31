//! How far one relocation carries a ship (rulebook: "1. Этап перемещения фишек судов").
//!
//! The chain is a row of bits, written twice side by side, so that a path round the ring is one run of bits and its
//! nearest empty cell the lowest or highest bit of it.

use tabletop::Seat;

use crate::{Cell, Material, Pomory, Way, material::PORTS, state::other};

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

/// The ways out of all ports, for a ship from the supply.
#[inline]
pub(crate) fn out_of_ports(material: &Material, empty: u64) -> Reach {
    let mut all = Reach::default();
    for port in 0..PORTS {
        let (cw, ccw) = material.paths_from_port(port);
        all = all.with(up(material, cw, empty)).with(down(material, ccw, empty));
    }
    all
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
    fn along(&self, from: Cell, empty: u64) -> Reach {
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

    /// The cells a ship on `from` reaches: along the chain both ways; and out of every port, if no empty cell parts it from
    /// one (rulebook; one side is enough, ruling R11), that is, if some way out of a port leads over its cell.
    ///
    /// The ship is lifted before the path is scanned. For the ways out of ports that makes no difference: one that leads
    /// over the ship's own cell would end there, which is no relocation, and goes on where the ship can sail anyway.
    #[inline]
    pub(crate) fn reach(&self, from: Cell, empty: u64, ports: Reach) -> Reach {
        let along = self.along(from, empty);
        let mut reach = if ports.run & from.bit() == 0 { along } else { along.with(ports) };
        reach.run &= !from.bit();
        reach
    }
}
