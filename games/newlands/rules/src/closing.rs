//! What finishing a region would bring at least: for players who look at an open region. The rules themselves do
//! not need it, and searching players reckon with [`crate::Prospect`].
//!
//! A region is finished by tiles on the empty squares that it faces, and on those that it comes to face; tiles anywhere
//! else only add to its value. So the search lays on these squares alone. No closing has fewer tiles than one for each
//! square faced, and none has fewer cities than the poorest tile that fits each square brings. The search first asks
//! whether there is any closing: cities do not matter to that, so of tiles that show the same land one is tried. Then it
//! asks whether that lower bound is enough, and if not, for the next larger number that something stood in the way of.

use crate::{
    NewLands,
    land::{Land, NOBODY},
    material::{KINDS, Material, NO_PIECE, Shape, Terrain, Tile},
    place::{Place, Rotation},
    score::Sum,
};

/// So many tiles are tried for a region, ten times as many as any has needed: in 4.7 million searches at the tables of 500
/// random games most took three, the hardest one 45,990. Beyond it the answer is the number below which no closing was
/// found to be.
const TRIES: u32 = 500_000;

impl NewLands {
    /// The least points that the region of `piece` can give once it is finished, however the tiles still to come are laid;
    /// nothing if they cannot finish it. A finished region gives what it gives.
    pub(crate) fn least_finished(&self, piece: u8) -> Option<i32> {
        self.least_within(piece, TRIES).0
    }

    /// The same with a limit of its own; also how many tiles were left to try.
    fn least_within(&self, piece: u8, tries: u32) -> (Option<i32>, u32) {
        let mut left = [0; KINDS];
        let hands = self.hands.iter().flat_map(|hand| hand.tiles());
        self.supply.tiles().iter().chain(hands).for_each(|tile| left[tile.index()] += 1);
        let mut search = Search { material: &self.material, left, tries, points: ANY, more: None };
        if !search.closes(&self.land, piece) && search.tries > 0 {
            return (None, search.tries);
        }
        search.points = 0;
        while !search.closes(&self.land, piece) && search.tries > 0 {
            let Some(more) = search.more.take() else { return (None, search.tries) };
            search.points = more;
        }
        (Some(search.points), search.tries)
    }
}

/// No closing gives more.
const ANY: i32 = i32::MAX;

struct Search<'a> {
    material: &'a Material,
    /// By kind, the tiles that are not laid yet.
    left: [u8; KINDS],
    /// How many tiles may still be tried.
    tries: u32,
    /// Is there a closing for no more than this?
    points: i32,
    /// The least that a way not followed would have led to.
    more: Option<i32>,
}

/// A square that the region faces, and the tiles that could lie there.
struct Gap {
    at: Place,
    options: Vec<Laying>,
}

/// A tile on such a square. The first fields order them: what closes comes before what leads on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Laying {
    /// How many empty squares it would lead on to.
    leads_on: u8,
    /// How many cities it would bring the region.
    cities: u8,
    tile: Tile,
    rotation: Rotation,
}

impl Search<'_> {
    /// Can the region of `piece` be finished for no more than `points`?
    fn closes(&mut self, land: &Land, piece: u8) -> bool {
        let sum = land.sum(piece, self.material);
        if sum.finished {
            return self.affords(sum.points());
        }
        let mut gaps = self.gaps(land, piece, sum.terrain);
        if gaps.iter().any(|gap| gap.options.is_empty()) {
            return false;
        }
        let poorest = |gap: &Gap| gap.options.iter().map(|laying| laying.cities).min().unwrap_or(0);
        let bound = Sum {
            finished: true,
            tiles: sum.tiles + gaps.len() as u8,
            cities: sum.cities + gaps.iter().map(poorest).sum::<u8>(),
            ..sum
        };
        if !self.affords(bound.points()) {
            return false;
        }
        for gap in &mut gaps {
            let poorest = poorest(gap);
            gap.options.retain(|laying| {
                let cities = bound.cities + laying.cities - poorest;
                self.affords(Sum { cities, ..bound }.points())
            });
        }
        let Some(gap) = gaps.iter().min_by_key(|gap| gap.options.len()) else { return false };
        if !self.enough_for(&gaps) {
            return false;
        }
        let mut failed = Vec::new();
        for &Laying { tile, rotation, .. } in &gap.options {
            if self.tries == 0 {
                return false;
            }
            let face = face(self.material.shape(tile, rotation));
            if self.points == ANY && failed.contains(&face) {
                continue;
            }
            failed.push(face);
            self.tries -= 1;
            self.left[tile.index()] -= 1;
            let mut laid = *land;
            laid.lay(tile, rotation, gap.at, NOBODY, self.material.shape(tile, rotation));
            let closes = self.closes(&laid, piece);
            self.left[tile.index()] += 1;
            if closes {
                return true;
            }
        }
        false
    }

    /// Is that little enough? If not, it is kept in mind.
    fn affords(&mut self, points: i32) -> bool {
        if points > self.points {
            self.more = Some(self.more.map_or(points, |more| more.min(points)));
        }
        points <= self.points
    }

    /// The squares that the region of `piece` faces.
    fn gaps(&self, land: &Land, piece: u8, terrain: Terrain) -> Vec<Gap> {
        let label = land.label(piece);
        let of_region = |piece: u8| piece != NO_PIECE && land.label(piece) == label;
        let squares =
            land.rim.squares().map(|(at, pattern, facing)| (at, pattern, facing, facing.map(of_region)));
        let faced = squares.filter(|(.., own)| own.contains(&true));
        faced
            .map(|(at, pattern, facing, own)| {
                let fitting = self.material.tables.fitting[usize::from(pattern)].iter();
                let there = fitting.filter(|(tile, _)| self.left[tile.index()] > 0);
                let mut options: Vec<Laying> = there
                    .map(|&(tile, rotation)| {
                        let shape = self.material.shape(tile, rotation);
                        let joining = (0..4).filter(|&side| own[side]);
                        let joined = joining.fold(0u8, |pieces, side| pieces | 1 << shape.piece_at[side]);
                        let on = (0..4).filter(|&side| facing[side] == NO_PIECE);
                        let leads_on =
                            on.filter(|&side| joined >> shape.piece_at[side] & 1 == 1).count() as u8;
                        Laying { leads_on, cities: cities(shape, joined, terrain), tile, rotation }
                    })
                    .collect();
                options.sort_unstable();
                Gap { at, options }
            })
            .collect()
    }

    /// Are there tiles enough for all squares at once, each with one that it could take?
    fn enough_for(&self, gaps: &[Gap]) -> bool {
        let mut given: [Vec<usize>; KINDS] = [const { Vec::new() }; KINDS];
        (0..gaps.len()).all(|gap| self.give(gaps, gap, &mut given, &mut [false; KINDS]))
    }

    /// Gives a square a tile; whoever has the last of a kind may have to take another.
    fn give(
        &self,
        gaps: &[Gap],
        gap: usize,
        given: &mut [Vec<usize>; KINDS],
        asked: &mut [bool; KINDS],
    ) -> bool {
        for laying in &gaps[gap].options {
            let kind = laying.tile.index();
            if std::mem::replace(&mut asked[kind], true) {
                continue;
            }
            if given[kind].len() < usize::from(self.left[kind]) {
                given[kind].push(gap);
                return true;
            }
            for place in 0..given[kind].len() {
                if self.give(gaps, given[kind][place], given, asked) {
                    given[kind][place] = gap;
                    return true;
                }
            }
        }
        false
    }
}

/// What finishing regions takes of a tile: the terrains of its sides, and for each side the first that the same piece
/// reaches.
fn face(shape: &Shape) -> (u8, [usize; 4]) {
    let first =
        |side: usize| (0..side).find(|&other| shape.piece_at[other] == shape.piece_at[side]).unwrap_or(side);
    (shape.pattern, std::array::from_fn(first))
}

/// The cities that a tile brings a region by the pieces that join it; on a range also those of the grasslands that touch
/// these pieces on the tile.
fn cities(shape: &Shape, joined: u8, terrain: Terrain) -> u8 {
    let pieces = |set: u8| (0..usize::from(shape.pieces)).filter(move |&piece| set >> piece & 1 == 1);
    let beside = match terrain {
        Terrain::Mountain => pieces(joined).fold(0, |set, piece| set | shape.grasslands[piece]),
        Terrain::Grassland | Terrain::Sea => 0,
    };
    pieces(joined | beside).map(|piece| shape.cities[piece]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(setup: &str, seed: u64, steps: usize) -> NewLands {
        testkit::random_game::<NewLands>(setup, seed).after(steps).state().clone()
    }

    /// Where the search has to go on for long: broken off at 2,000 tiles it would name less than can happen.
    #[test]
    fn hard_regions_are_searched_to_their_end() {
        for (setup, seed, steps, piece, broken_off, least) in
            [("2p", 488, 190, 80, 4, 8), ("5p hand", 511, 216, 181, 2, 4), ("2p", 540, 225, 204, 14, 18)]
        {
            let game = at(setup, seed, steps);
            assert_eq!(game.least_finished(piece), Some(least), "{setup}, seed {seed}");
            assert_eq!(game.least_within(piece, 2_000), (Some(broken_off), 0), "{setup}, seed {seed}");
            let (_, left) = game.least_within(piece, TRIES);
            assert!(left > TRIES / 10 * 9, "{setup}, seed {seed}: only {left} were left to try");
        }
    }

    /// That a region cannot be finished is found without regard to cities, and so at once.
    #[test]
    fn hopeless_regions_are_found_at_once() {
        for (setup, seed, steps, piece) in
            [("2p", 454, 207, 126), ("2p", 488, 231, 202), ("5p hand", 505, 231, 169), ("2p", 540, 225, 215)]
        {
            let (least, left) = at(setup, seed, steps).least_within(piece, 60_000);
            assert_eq!((least, left > 0), (None, true), "{setup}, seed {seed}");
        }
    }
}
