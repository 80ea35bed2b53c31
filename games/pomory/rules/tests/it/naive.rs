//! Relocations found a second time, cell by cell as the rulebook tells it, and compared in every movement turn of random
//! games.

use std::collections::BTreeSet;

use pomory::{Cell, Pomory, Step, View};
use tabletop::{Game, Seat, Viewer};

use crate::desk::{A, B};

/// The board with one ship lifted off.
struct Sea<'a> {
    view: &'a View,
    seat: Seat,
    lifted: Option<Cell>,
}

impl Sea<'_> {
    fn cells(&self) -> usize {
        self.view.cells.len()
    }

    /// The ships on a cell, the free one last.
    fn ships(&self, index: usize) -> Vec<Seat> {
        let mut ships = self.view.cells[index].ships.clone();
        if self.lifted.is_some_and(|lifted| lifted.index() == index) {
            assert_eq!(ships.pop(), Some(self.seat), "only a free ship is lifted");
        }
        ships
    }

    fn free_ships(&self, seat: Seat) -> usize {
        (0..self.cells()).filter(|&index| self.ships(index).last() == Some(&seat)).count()
    }

    fn step(&self, index: usize, clockwise: bool) -> usize {
        (index + if clockwise { 1 } else { self.cells() - 1 }) % self.cells()
    }

    /// Does a port lie between a cell and the next?
    fn port_after(&self, index: usize, clockwise: bool) -> bool {
        let side = usize::from(!clockwise);
        let next = self.step(index, clockwise);
        self.view.ports.iter().any(|port| port.reach[side][0].index() == next)
    }

    /// Where a path that begins with this cell may end.
    fn ends(&self, mut index: usize, clockwise: bool, found: &mut BTreeSet<usize>) {
        let them = if self.seat == A { B } else { A };
        for _ in 0..self.cells() {
            let ships = self.ships(index);
            if ships.is_empty() {
                found.insert(index);
                return;
            }
            if ships == [them] && self.free_ships(them) > 1 {
                found.insert(index);
            }
            index = self.step(index, clockwise);
        }
    }

    fn out_of_ports(&self, found: &mut BTreeSet<usize>) {
        for port in &self.view.ports {
            self.ends(port.reach[0][0].index(), true, found);
            self.ends(port.reach[1][0].index(), false, found);
        }
    }

    /// Is there, on one side at least, no empty cell between the ship's cell and the first port?
    fn is_at_a_port(&self, from: usize) -> bool {
        [true, false].into_iter().any(|clockwise| {
            let mut index = from;
            while !self.port_after(index, clockwise) {
                index = self.step(index, clockwise);
                if self.ships(index).is_empty() {
                    return false;
                }
            }
            true
        })
    }
}

fn cell(index: usize) -> Cell {
    Cell::new(index as u8 + 1).unwrap()
}

/// Everything that the seat may do with its ships.
fn relocations(view: &View, seat: Seat) -> BTreeSet<String> {
    let mut all = BTreeSet::from(["end".to_owned()]);
    if view.relocations_left == 0 {
        return all;
    }
    if view.seats[seat.index()].supply > 0 {
        let mut found = BTreeSet::new();
        Sea { view, seat, lifted: None }.out_of_ports(&mut found);
        all.extend(found.iter().map(|&to| format!("place {}", cell(to))));
    }
    for from in 0..view.cells.len() {
        let ships = &view.cells[from].ships;
        if ships.contains(&seat) {
            all.insert(format!("dock {}", cell(from)));
        }
        if ships.last() != Some(&seat) {
            continue;
        }
        let sea = Sea { view, seat, lifted: Some(cell(from)) };
        let mut found = BTreeSet::new();
        sea.ends(sea.step(from, true), true, &mut found);
        sea.ends(sea.step(from, false), false, &mut found);
        if sea.is_at_a_port(from) {
            sea.out_of_ports(&mut found);
        }
        found.remove(&from);
        all.extend(found.iter().map(|&to| format!("move {} {}", cell(from), cell(to))));
    }
    all
}

#[test]
fn relocations_are_those_of_the_rulebook_in_random_games() {
    let (mut compared, mut stacks) = (0, 0);
    for seed in 100..160 {
        let mut dealer = dealer::Quick::new(seed);
        let material = crate::desk::material();
        let mut state = Pomory::new(&"2p".parse().unwrap(), material);
        while state.turn() != tabletop::Turn::Over {
            let mut legal = Vec::new();
            if let tabletop::Turn::Seats(seats) = state.turn() {
                let seat = seats.lowest().unwrap();
                state.legal(seat, &mut legal);
                if state.step() == Step::Movement {
                    let view = state.view(Viewer::Spectator);
                    let plain = ["end", "place", "move", "dock"];
                    let found: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
                    let found: BTreeSet<String> = found
                        .into_iter()
                        .filter(|action| plain.contains(&action.split(' ').next().unwrap()))
                        .collect();
                    assert_eq!(found, relocations(&view, seat), "seed {seed}: {:?}", view.cells);
                    compared += 1;
                    stacks += usize::from(view.cells.iter().any(|cell| cell.ships.len() == 2));
                }
            }
            step(&mut state, &legal, &mut dealer);
        }
    }
    assert!(compared > 5000 && stacks > 500, "{compared} turns, {stacks} of them with a blocked ship");
}

/// A random step that rarely docks a ship, so that the sea fills up.
fn step(state: &mut Pomory, legal: &[pomory::Action], dealer: &mut dealer::Quick) {
    use tabletop::Dealer as _;
    let tabletop::Turn::Seats(seats) = state.turn() else {
        let ticket = dealer.pick(state.weight());
        return state.reveal_unchecked(state.outcome(ticket), &mut ());
    };
    let afloat: Vec<_> = legal.iter().filter(|action| !action.to_string().starts_with("dock")).collect();
    let any = dealer.pick(8) == 0;
    let action = if any {
        legal[dealer.pick(legal.len() as u32) as usize]
    } else {
        *afloat[dealer.pick(afloat.len() as u32) as usize]
    };
    state.act_unchecked(seats.lowest().unwrap(), action, &mut ());
}
