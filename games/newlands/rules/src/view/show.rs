//! How a view is made from the table.

use std::sync::Arc;

use tabletop::Seat;

use super::{Closing, CompanionView, Kinds, PieceView, RegionView, ScoringView, SeatView, TileView, View};
use crate::{
    NewLands,
    land::{Laid, Land, NOBODY, PIECES},
    material::{City, Terrain, Tile},
    place::{Place, Side},
    score::Scoring,
    state::Step,
    survey::{Spot, Squares},
};

impl NewLands {
    pub(crate) fn show(&self) -> View {
        let regions = Numbering::of(self);
        let companions = self.show_companions(&regions);
        let squares = Squares::of(self.land.tiles());
        let discarded =
            Tile::all().flat_map(|tile| (0..self.discarded[tile.index()]).map(move |_| tile)).collect();
        let hands = self.hands.iter().map(|hand| hand.len()).sum::<usize>();
        View {
            seats: (0..self.seats()).map(|seat| self.show_seat(Seat(seat), &companions)).collect(),
            step: self.step,
            to_act: Some(self.seat).filter(|_| self.step != Step::Over && self.first_known),
            hand_of_two: self.setup.hand,
            removal: self.setup.removal,
            kinds: Kinds(self.material.0.kinds()),
            tiles: self.show_tiles(&regions),
            last: self.land.tiles().last().filter(|laid| laid.by != NOBODY).map(|laid| laid.at),
            regions: regions
                .oldest
                .iter()
                .map(|&piece| self.show_region(piece, &regions, &companions))
                .collect(),
            companions,
            scored: self.scored.list().iter().map(|scoring| self.show_scoring(scoring, &squares)).collect(),
            open: self.land.rim.gaps().map(|(at, _)| at).collect(),
            supply: self.supply.kinds().collect(),
            left: self.supply.len() as u8,
            removed: self.removed.tiles().to_vec(),
            discarded,
            total: (self.land.tiles().len() + self.supply.len() + hands) as u8,
        }
    }

    fn show_seat(&self, seat: Seat, companions: &[CompanionView]) -> SeatView {
        let points = i32::from(self.points[seat.index()]);
        let own = companions.iter().filter(|companion| companion.seat == seat);
        let unpaid: i32 = own.map(|companion| companion.at_the_end.points).sum();
        SeatView {
            points,
            reserve: self.crews[seat.index()].reserve(),
            hand: self.hand(seat).tiles().to_vec(),
            at_the_end: if self.step == Step::Over { points } else { points + unpaid },
        }
    }

    fn show_tiles(&self, regions: &Numbering) -> Vec<TileView> {
        let tiles = self.land.tiles();
        let show = |(number, laid): (usize, &Laid)| TileView {
            at: laid.at,
            tile: laid.tile,
            rotation: laid.rotation,
            copy: tiles[..number].iter().filter(|earlier| earlier.tile == laid.tile).count() as u8,
            by: (laid.by != NOBODY).then_some(Seat(laid.by)),
            pieces: self.land.pieces_of(number as u8).map(|piece| self.show_piece(piece, regions)).collect(),
        };
        tiles.iter().enumerate().map(show).collect()
    }

    fn show_piece(&self, piece: u8, regions: &Numbering) -> PieceView {
        PieceView {
            name: self.land.name_of(piece, &self.material),
            region: regions.number(piece, &self.land),
        }
    }

    fn show_companions(&self, regions: &Numbering) -> Vec<CompanionView> {
        let crews = (0..self.seats()).map(Seat).zip(&self.crews);
        let all =
            crews.flat_map(|(seat, crew)| crew.on_land().iter().map(move |companion| (seat, companion)));
        all.map(|(seat, companion)| {
            let PieceView { name, region } = self.show_piece(companion.piece, regions);
            let sum = self.land.sum(companion.piece, &self.material);
            CompanionView {
                seat,
                at: companion.at,
                piece: name,
                region,
                now: sum.into(),
                at_the_end: sum.unfinished().into(),
            }
        })
        .collect()
    }

    fn show_region(&self, oldest: u8, regions: &Numbering, companions: &[CompanionView]) -> RegionView {
        let sum = self.land.sum(oldest, &self.material);
        let mut members: Vec<u8> = self.land.pieces_with(oldest).collect();
        members.sort_unstable_by_key(|&piece| (self.land.tile_of(piece).0.at, piece));
        let mut tiles: Vec<Place> = members.iter().map(|&piece| self.land.tile_of(piece).0.at).collect();
        tiles.dedup();
        let cities = self.cities_on(&members);
        let mut counted = if sum.terrain == Terrain::Grassland { Vec::new() } else { cities.clone() };
        let mut grasslands = Vec::new();
        if sum.terrain == Terrain::Mountain {
            self.land.grasslands_touching(oldest, &self.material, |other| {
                grasslands.push(regions.number(other, &self.land));
                counted.extend(self.cities_on(&self.land.pieces_with(other).collect::<Vec<u8>>()));
            });
            grasslands.sort_unstable();
            counted.sort_unstable();
        }
        let number = regions.number(oldest, &self.land);
        let standing = companions.iter().enumerate().filter(|(_, companion)| companion.region == number);
        let mut owners: Vec<Seat> = standing.clone().map(|(_, companion)| companion.seat).collect();
        owners.dedup();
        RegionView {
            id: self.spot(oldest),
            terrain: sum.terrain,
            finished: sum.finished,
            open: members.iter().flat_map(|&piece| self.open_sides(piece)).collect(),
            tiles,
            pieces: members.iter().map(|&piece| self.spot(piece)).collect(),
            cities,
            counted,
            grasslands,
            companions: standing.map(|(index, _)| index).collect(),
            owners,
            now: sum.into(),
            at_the_end: sum.unfinished().into(),
            closing: Closing { table: regions.table.clone(), piece: oldest },
        }
    }

    fn spot(&self, piece: u8) -> Spot {
        Spot::Piece { at: self.land.tile_of(piece).0.at, piece: self.land.name_of(piece, &self.material) }
    }

    /// The sides of a piece that face an empty square.
    fn open_sides(&self, piece: u8) -> impl Iterator<Item = (Place, Side)> + '_ {
        let at = self.land.tile_of(piece).0.at;
        let sides = self.land.name_of(piece, &self.material).sides().iter();
        sides.filter(move |&side| self.land.rim.pattern(at.over(side)).is_some()).map(move |side| (at, side))
    }

    /// The cities that stand on these pieces or on their shores.
    fn cities_on(&self, pieces: &[u8]) -> Vec<Spot> {
        let mut cities = Vec::new();
        for &piece in pieces {
            let (laid, number) = self.land.tile_of(piece);
            let stands = |city: &City| [city.land, city.sea].map(usize::from).contains(&number);
            let here = self.material.kind(laid.tile).cities.iter().zip(1..).filter(|(city, _)| stands(city));
            cities.extend(here.map(|(_, number)| Spot::City { at: laid.at, number }));
        }
        cities.sort_unstable();
        cities
    }

    fn show_scoring(&self, scoring: &Scoring, squares: &Squares) -> ScoringView {
        let Scoring { seat, last, sum, at, number, tiles } = *scoring;
        let laid = self.land.tile_at(at).expect("companions score where a tile lies");
        let piece = self.material.kind(laid.tile).piece_name(usize::from(number), laid.rotation);
        let spots = self.spots_of(scoring, squares);
        ScoringView { seat, at, piece, last, laid: tiles, worth: sum.into(), spots }
    }
}

/// The regions numbered by their oldest pieces.
struct Numbering {
    /// By number: the oldest piece.
    oldest: Vec<u8>,
    /// By label: the number.
    by_label: [usize; PIECES],
    /// The table, for what takes a search.
    table: Arc<NewLands>,
}

impl Numbering {
    fn of(game: &NewLands) -> Numbering {
        let land = &game.land;
        let mut numbering =
            Numbering { oldest: Vec::new(), by_label: [usize::MAX; PIECES], table: Arc::new(game.clone()) };
        for piece in 0..land.pieces() {
            let number = &mut numbering.by_label[usize::from(land.label(piece))];
            if *number == usize::MAX {
                *number = numbering.oldest.len();
                numbering.oldest.push(piece);
            }
        }
        numbering
    }

    /// The number of the region that `piece` belongs to.
    fn number(&self, piece: u8, land: &Land) -> usize {
        self.by_label[usize::from(land.label(piece))]
    }
}
