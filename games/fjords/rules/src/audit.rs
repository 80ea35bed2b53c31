//! Counting the components.

use crate::{Fjords, HexId, PieceKind, material::KINDS};

impl Fjords {
    /// Every hex and piece exists exactly once: on the board, in the row, aside, in hand or in the bag.
    pub(crate) fn count_components(&self) -> Result<(), String> {
        self.count_hexes()?;
        let (vikings, houses) = self.supply();
        for seat in self.seats() {
            let placed = |kind: PieceKind| {
                let pieces = self.board.hexes().iter().filter_map(|hex| hex.piece());
                pieces.filter(|piece| piece.seat == seat && piece.kind == kind).count() as u8
            };
            let player = self.player(seat);
            for (what, all, left, placed) in [
                ("vikings", vikings, player.vikings, placed(PieceKind::Viking)),
                ("houses", houses, player.houses, placed(PieceKind::House)),
            ] {
                if left + placed != all {
                    return Err(format!(
                        "seat {seat} has {left} {what} and placed {placed}, together not {all}"
                    ));
                }
            }
        }
        let crowded = self.board.hexes().iter().find(|hex| hex.stone.is_some() && hex.piece().is_some());
        crowded.map_or(Ok(()), |hex| Err(format!("{} holds a stone and a piece", hex.at)))
    }

    fn count_hexes(&self) -> Result<(), String> {
        let all = self.material.bag(self.seats, self.variant);
        let mut found = [0; KINDS];
        for hex in self.board.hexes().iter().filter(|hex| hex.by().is_some()) {
            found[hex.hex.index()] += 1;
        }
        let loose = self.row.hexes().iter().chain(self.original.drawn.as_ref());
        loose.for_each(|hex| found[hex.index()] += 1);
        for (kind, found) in found.into_iter().enumerate() {
            let found = found + self.bag.copies(kind) + self.original.aside.copies(kind);
            if found != all.copies(kind) {
                let key = &self.material.kind(HexId(kind as u8)).key;
                return Err(format!("{found} hexes {key}, not {}", all.copies(kind)));
            }
        }
        Ok(())
    }
}
