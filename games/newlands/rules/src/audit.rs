//! Counting the components.

use std::collections::BTreeSet;

use tabletop::Seat;

use crate::{
    NewLands,
    material::Tile,
    survey::{PieceAt, Squares, Survey},
};

impl NewLands {
    /// Is every tile somewhere, every companion somewhere, and every cached number true?
    pub(crate) fn count_components(&self) -> Result<(), String> {
        self.count_tiles()?;
        self.count_companions()?;
        self.count_regions()?;
        self.count_points()
    }

    fn count_tiles(&self) -> Result<(), String> {
        for tile in Tile::all() {
            let among = |tiles: &[Tile]| tiles.iter().filter(|&&other| other == tile).count();
            let laid = self.land.tiles().iter().filter(|laid| laid.tile == tile).count();
            let hands: usize = self.hands.iter().map(|hand| among(hand.tiles())).sum();
            let out = among(self.removed.tiles()) + usize::from(self.discarded[tile.index()]);
            let found = laid + hands + among(self.supply.tiles()) + out;
            let copies = usize::from(self.material.kind(tile).copies);
            if found != copies {
                return Err(format!("{found} of {copies} tiles {tile}"));
            }
        }
        Ok(())
    }

    fn count_companions(&self) -> Result<(), String> {
        let mut places = BTreeSet::new();
        let mut all = self.crews.iter().flat_map(|crew| crew.on_land());
        if let Some(second) = all.find(|companion| !places.insert(companion.at)) {
            return Err(format!("two companions stand on {}", second.at));
        }
        for (seat, crew) in (0..).map(Seat).zip(&self.crews) {
            let on_land = crew.on_land();
            if !on_land.is_sorted_by(|one, other| one.at < other.at) {
                return Err(format!("the companions of seat {seat} are not in order"));
            }
            for companion in on_land {
                if self.land.tile_of(companion.piece).0.at != companion.at {
                    return Err(format!("a companion of seat {seat} stands on no piece of {}", companion.at));
                }
            }
        }
        Ok(())
    }

    /// Compares every region's label and numbers with the region as one walks it.
    fn count_regions(&self) -> Result<(), String> {
        let tiles = self.land.tiles();
        let survey = Survey { tiles, squares: &Squares::of(tiles), material: &self.material };
        let mut seen = BTreeSet::new();
        for piece in 0..self.land.pieces() {
            if seen.contains(&self.land.numbers_of(piece)) {
                continue;
            }
            let walked = survey.region(self.land.numbers_of(piece));
            self.compare_region(piece, &walked, &survey)
                .map_err(|why| format!("the region of {} {why}", survey.spot(self.land.numbers_of(piece))))?;
            seen.extend(walked);
        }
        Ok(())
    }

    fn compare_region(&self, piece: u8, walked: &[PieceAt], survey: &Survey<'_>) -> Result<(), String> {
        let mut ids: Vec<u8> =
            walked.iter().map(|&(t, number)| self.land.pieces_of(t as u8).start + number as u8).collect();
        ids.sort_unstable();
        let mut ring: Vec<u8> = self.land.pieces_with(piece).collect();
        ring.sort_unstable();
        if ids != ring || ids.iter().any(|&id| self.land.label(id) != self.land.label(piece)) {
            return Err(format!("has the pieces {ids:?}, but {ring:?} are linked"));
        }
        let tiles: BTreeSet<usize> = walked.iter().map(|&(tile, _)| tile).collect();
        let cities = walked.iter().map(|&piece| survey.cities_on(piece).count()).sum::<usize>();
        let companions = self.crews.iter().flat_map(|crew| crew.on_land());
        let companions = companions.filter(|companion| ids.contains(&companion.piece)).count();
        let open = walked.iter().map(|&piece| survey.open_sides(piece)).sum::<usize>();
        let region = self.land.region(piece);
        let kept = [region.tiles, region.cities, region.companions, region.open].map(usize::from);
        let found = [tiles.len(), cities, companions, open];
        if kept != found {
            return Err(format!("has tiles, cities, companions and open sides {found:?}, not {kept:?}"));
        }
        Ok(())
    }

    fn count_points(&self) -> Result<(), String> {
        for seat in (0..self.seats()).map(Seat) {
            let scored = self.scored.list().iter().filter(|scoring| scoring.seat == seat);
            let sum = scored.map(|scoring| scoring.sum.points()).sum::<i32>()
                + i32::from(self.earlier[seat.index()]);
            if sum != i32::from(self.points[seat.index()]) {
                return Err(format!(
                    "seat {seat} has {} points; its scorings give {sum}",
                    self.points[seat.index()]
                ));
            }
        }
        Ok(())
    }
}
