//! The points of the game on the table.

use std::collections::BTreeSet;

use fjords::{Rune, Terrain};
use tabletop::Seat;

use super::Table;
use crate::naive::land::{Cell, shared};

impl Table {
    pub fn score(&self, seat: usize) -> usize {
        let land = &self.land;
        let seats = || (0..self.seats as u8).map(Seat);
        let me = Seat(seat as u8);
        let vikings = land.vikings(me);
        let stones = |rune: Rune| {
            land.hexes.iter().filter(move |(_, hex)| hex.rune == Some(rune)).map(|(&cell, _)| cell)
        };
        let beside = |seat: Seat, cell: Cell| {
            land.vikings(seat).iter().filter(|&&viking| shared(viking, cell).len() == 2).count()
        };
        let mut score = vikings.len();
        if self.hands[seat].vikings == 0 {
            let others: BTreeSet<Cell> =
                seats().filter(|&other| other != me).flat_map(|other| land.flood(other)).collect();
            score += land.flood(me).difference(&others).count();
        }
        score += stones(Rune::Strength).map(|cell| beside(me, cell)).sum::<usize>();
        let sea = land.walk(&stones(Rune::Water).collect::<Vec<_>>(), Terrain::Sea, 67);
        score += vikings.iter().filter(|viking| sea.contains_key(*viking)).count();
        for stone in stones(Rune::Friendship) {
            let most = seats().map(|seat| beside(seat, stone)).max().unwrap();
            score += if most > 0 && beside(me, stone) == most { 2 } else { 0 };
        }
        let homes = land
            .hexes
            .iter()
            .filter(|(_, hex)| hex.piece.is_some_and(|piece| piece.home && piece.seat == me));
        score + homes.map(|(&cell, _)| beside(me, cell)).sum::<usize>()
    }
}
