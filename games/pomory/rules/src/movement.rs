//! Moving ships (rulebook: "1. Этап перемещения фишек судов").

use tabletop::{Seat, Sink};

use crate::{
    Action, Cell, Event, Pomory, Refusal, Step,
    material::RELOCATIONS,
    reach::{Reach, out_of_ports},
    state::other,
};

impl Pomory {
    /// A movement turn begins: up to three relocations.
    pub(crate) fn begin_movement(&mut self, seat: Seat) {
        self.step = Step::Movement;
        self.actor = seat;
        self.left = RELOCATIONS;
    }

    /// All three relocations are first made by the first player, then by the second. The turn ends only when its player
    /// says so: a pause would tell who holds Fair Wind (ruling U2).
    pub(crate) fn end_movement(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::MovementEnded { seat });
        self.left = 0;
        if seat == self.first { self.begin_movement(other(seat)) } else { self.begin_bets(sink) }
    }

    /// Lists every relocation: placing, moving, docking.
    #[inline]
    pub(crate) fn ways_to_relocate(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::END);
        if self.left == 0 {
            return;
        }
        let me = seat.index() & 1;
        let empty = self.empty_twice();
        let ports = out_of_ports(&self.material, empty);
        let blockable = self.blockable(seat, None);
        if self.players[me].supply > 0 {
            push_each(ports.targets(blockable), Action::place, out);
        }
        let mut ships = self.free(seat);
        while ships != 0 {
            let index = ships.trailing_zeros();
            ships &= ships - 1;
            let from = Cell::from_index(index as usize);
            let reach = self.reach(from, empty, ports);
            let blockable =
                if self.top[me] & from.bit() == 0 { blockable } else { self.blockable(seat, Some(from)) };
            push_each(reach.targets(blockable), |to| Action::sail(index, to), out);
        }
        push_each(self.at[me], Action::dock, out);
    }

    /// Movement belongs to the movement turn.
    pub(crate) fn check_movement(&self) -> Result<(), Refusal> {
        if self.step == Step::Movement { Ok(()) } else { Err(Refusal::OnlyInMovement) }
    }

    /// Is there a relocation left?
    pub(crate) fn check_relocation(&self) -> Result<(), Refusal> {
        self.check_movement()?;
        if self.left == 0 { Err(Refusal::NoRelocationLeft) } else { Ok(()) }
    }

    /// A ship from the supply starts at any of the four ports.
    pub(crate) fn check_place(&self, seat: Seat, to: Cell) -> Result<(), Refusal> {
        self.check_relocation()?;
        self.check_cell(to)?;
        if self.player(seat).supply == 0 {
            return Err(Refusal::SupplyEmpty);
        }
        self.check_end(seat, None, to, out_of_ports(&self.material, self.empty_twice()))
    }

    /// A ship at sea sails along the chain, or is lifted and starts from a port.
    pub(crate) fn check_move(&self, seat: Seat, from: Cell, to: Cell) -> Result<(), Refusal> {
        self.check_relocation()?;
        self.check_cell(to)?;
        self.check_own_ship(seat, from)?;
        if self.blocked(seat) & from.bit() != 0 {
            return Err(Refusal::ShipBlocked);
        }
        if from == to {
            return Err(Refusal::SameCell);
        }
        let empty = self.empty_twice();
        let ports = out_of_ports(&self.material, empty);
        self.check_end(seat, Some(from), to, self.reach(from, empty, ports)).map_err(|why| {
            let from_port =
                ports.run & from.bit() == 0 && self.check_end(seat, Some(from), to, ports).is_ok();
            if from_port { Refusal::PartedFromPorts } else { why }
        })
    }

    /// Any own ship may be taken to the dock, a blocked one too.
    pub(crate) fn check_dock(&self, seat: Seat, at: Cell) -> Result<(), Refusal> {
        self.check_relocation()?;
        self.check_own_ship(seat, at)
    }

    pub(crate) fn check_cell(&self, cell: Cell) -> Result<(), Refusal> {
        if self.material.has(cell) { Ok(()) } else { Err(Refusal::NoSuchCell) }
    }

    pub(crate) fn check_own_ship(&self, seat: Seat, at: Cell) -> Result<(), Refusal> {
        self.check_cell(at)?;
        if self.at[seat.index() & 1] & at.bit() != 0 {
            Ok(())
        } else if self.occupied() & at.bit() != 0 {
            Err(Refusal::NotYourShip)
        } else {
            Err(Refusal::NoShipThere)
        }
    }

    /// May a relocation with this reach end on `to`? On the nearest empty cell, or on an occupied one before it whose
    /// ship may be blocked (rulebook: "Игрокам нельзя").
    fn check_end(&self, seat: Seat, from: Option<Cell>, to: Cell, reach: Reach) -> Result<(), Refusal> {
        if reach.targets(self.blockable(seat, from)) & to.bit() != 0 {
            return Ok(());
        }
        let (mine, theirs) =
            (self.at[seat.index() & 1] & to.bit(), self.at[other(seat).index() & 1] & to.bit());
        Err(if mine | theirs == 0 {
            Refusal::BeyondNearestEmpty
        } else if reach.run & to.bit() == 0 {
            Refusal::BehindEmpty
        } else if mine != 0 && theirs != 0 {
            Refusal::TwoShipsThere
        } else if mine != 0 {
            Refusal::OwnShipThere
        } else {
            Refusal::LastFreeShip
        })
    }

    /// Brings a ship out of the supply.
    pub(crate) fn place(&mut self, seat: Seat, to: Cell, sink: &mut impl Sink<Event>) {
        let blocks = self.at[other(seat).index() & 1] & to.bit() != 0;
        self.player_mut(seat).supply -= 1;
        self.left -= 1;
        self.put(seat, to);
        sink.emit(Event::ShipPlaced { seat, to: self.material.spot(to), blocks });
    }

    /// Moves a ship at sea.
    pub(crate) fn relocate(&mut self, seat: Seat, from: Cell, to: Cell, sink: &mut impl Sink<Event>) {
        let blocks = self.at[other(seat).index() & 1] & to.bit() != 0;
        let frees = self.top[seat.index() & 1] & from.bit() != 0;
        self.left -= 1;
        self.lift(seat, from);
        self.put(seat, to);
        let (from, to) = (self.material.spot(from), self.material.spot(to));
        sink.emit(Event::ShipMoved { seat, from, to, blocks });
        if frees {
            sink.emit(Event::ShipFreed { seat: other(seat), at: from });
        }
    }

    /// Takes an own ship to the dock.
    pub(crate) fn dock(&mut self, seat: Seat, at: Cell, sink: &mut impl Sink<Event>) {
        self.left -= 1;
        let frees = self.take_to_dock(seat, at);
        let at = self.material.spot(at);
        sink.emit(Event::ShipDocked { seat, at });
        if frees {
            sink.emit(Event::ShipFreed { seat: other(seat), at });
        }
    }

    /// From sea to dock, by choice or by storm; says whether a ship below came free.
    pub(crate) fn take_to_dock(&mut self, seat: Seat, at: Cell) -> bool {
        let frees = self.top[seat.index() & 1] & at.bit() != 0;
        self.lift(seat, at);
        self.player_mut(seat).dock += 1;
        frees
    }

    /// All docked ships of a seat go to its supply; says how many.
    pub(crate) fn bring_home(&mut self, seat: Seat) -> u8 {
        let player = self.player_mut(seat);
        let home = std::mem::take(&mut player.dock);
        player.supply += home;
        home
    }
}

/// Appends an action for every cell of a set, in ascending order.
#[inline(always)]
pub(crate) fn push_each(mut targets: u32, action: impl Fn(u32) -> Action, out: &mut Vec<Action>) {
    while targets != 0 {
        out.push(action(targets.trailing_zeros()));
        targets &= targets - 1;
    }
}
