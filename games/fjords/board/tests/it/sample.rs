//! Land and tables to draw.

use std::collections::{BTreeMap, BTreeSet};

use dealer::Quick;
use fjords::{
    Corners, Fjords, HexId, Kind, Laid, Phase, Piece, PieceKind, Place, Rune, SeatView, Step, Terrain,
    Variant, View,
};
use tabletop::{Dealer, Game, Seat};

/// A corner of the grid, named by the three cells that meet there.
fn vertex(place: Place, corner: usize) -> [(i8, i8); 3] {
    let mut cells = [place, place.over((corner + 5) % 6), place.over(corner)].map(|cell| (cell.q, cell.r));
    cells.sort();
    cells
}

/// Land that grows hex by hex from the start hexes, as the rules would have it.
pub fn land(hexes: usize, seed: u64) -> Vec<(Place, Corners)> {
    let corners = |letters: &str| {
        let terrain: Vec<_> = letters.chars().filter_map(Terrain::from_letter).collect();
        Corners::new(terrain.try_into().expect("six letters")).expect("a lawful hex")
    };
    let start = [((0, 0), "psppmm"), ((-1, 1), "mppppp"), ((0, 1), "pppppp")];
    let mut laid: Vec<(Place, Corners)> =
        start.into_iter().map(|((q, r), letters)| (Place::new(q, r), corners(letters))).collect();
    let mut dealer = Quick::new(seed);
    while laid.len() < hexes {
        let cells = open(laid.iter().map(|&(place, _)| place));
        let place = cells[dealer.pick(cells.len() as u32) as usize];
        let ways = fitting(&laid, place);
        if !ways.is_empty() {
            laid.push((place, ways[dealer.pick(ways.len() as u32) as usize]));
        }
    }
    laid
}

/// How a hex could lie at `place`, with every corner as its neighbours have it and land joined to land.
fn fitting(laid: &[(Place, Corners)], place: Place) -> Vec<Corners> {
    let mut known = BTreeMap::new();
    for (place, corners) in laid {
        for (i, terrain) in corners.terrain().into_iter().enumerate() {
            known.insert(vertex(*place, i), terrain);
        }
    }
    let seen: Vec<_> = (0..6).map(|i| known.get(&vertex(place, i))).collect();
    let joined = seen.iter().flatten().any(|&&terrain| terrain != Terrain::Sea);
    let fits = |corners: &Corners| {
        let terrain = corners.terrain();
        joined && (0..6).all(|i| seen[i].is_none_or(|&shown| shown == terrain[i]))
    };
    Corners::all().filter(fits).collect()
}

/// Empty cells beside two laid ones.
pub fn open(laid: impl Iterator<Item = Place> + Clone) -> Vec<Place> {
    let taken: BTreeSet<Place> = laid.clone().collect();
    let mut beside: BTreeMap<Place, usize> = BTreeMap::new();
    for place in laid.flat_map(|place| place.neighbours()).filter(|place| !taken.contains(place)) {
        *beside.entry(place).or_default() += 1;
    }
    beside.into_iter().filter(|&(_, touching)| touching > 1).map(|(place, _)| place).collect()
}

/// The kinds of hexes of the default edition.
pub fn kinds() -> &'static [Kind] {
    Fjords::load(Fjords::INFO.material).expect("the default edition is sound").kinds().to_vec().leak()
}

/// A table of four in the middle of exploration or settlement, with pieces and stones of every sort.
pub fn view(hexes: usize, seed: u64, phase: Phase) -> View {
    let laid = land(hexes, seed);
    let piece = |seat: u8, kind, home| Some(Piece { seat: Seat(seat), kind, home });
    let hexes: Vec<Laid> = laid
        .iter()
        .enumerate()
        .map(|(i, &(at, corners))| {
            let seat = (i / 3 % 4) as u8;
            let plain = corners.shows(Terrain::Plain);
            let piece = match i % 7 {
                3 if plain => piece(seat, PieceKind::House, i % 14 == 3),
                5 | 6 if plain && phase != Phase::Exploration => piece(seat, PieceKind::Viking, false),
                _ => None,
            };
            let rune = (i % 9 == 8 && piece.is_none()).then(|| Rune::ALL[i / 9 % 3]);
            Laid { at, corners: corners.terrain(), hex: HexId(0), rune, piece, by: None }
        })
        .collect();
    let open = open(laid.iter().map(|&(at, _)| at));
    let settling = phase == Phase::Settlement;
    View {
        seats: (0..4)
            .map(|_| SeatView { vikings: 20, houses: 3, runes: Rune::ALL[3..].into(), out: false, points: 0 })
            .collect(),
        phase,
        to_act: Some(Seat(1)),
        waiting_for: if settling { Step::Viking } else { Step::Lay },
        last: laid.last().map(|&(at, _)| at),
        row: if settling { Vec::new() } else { [2, 5, 9, 2].map(HexId).into() },
        aside: Vec::new(),
        drawn: None,
        bag: vec![(HexId(1), 3)],
        wisdom: open.first().map(|&at| (at, Seat(2))).into_iter().filter(|_| settling).collect(),
        runes_in_play: Rune::ALL.into(),
        total_hexes: 67,
        unlaid: Vec::new(),
        settlement_order: Vec::new(),
        variant: Variant::Standard,
        game: 1,
        games: 1,
        earlier: Vec::new(),
        open,
        kinds: kinds(),
        hexes,
    }
}
