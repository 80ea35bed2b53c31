//! A second scorer, written from the rulebook and the printed tiles alone: it floods the board square by square and knows
//! nothing of labels, rims or rings. It must agree with the rules on every region of at least 10,000 random positions.

use std::collections::{BTreeMap, BTreeSet};

use newlands::{Deed, Event, NewLands, Terrain, Tile, View};
use tabletop::{Game, Step, Table, Viewer};

/// The tile on each square: its kind and its quarter turns.
type Board = BTreeMap<(i32, i32), (Tile, usize)>;

/// A square and the number of a piece there.
type Piece = ((i32, i32), usize);

const STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

fn board_of(view: &View) -> Board {
    let square = |at: newlands::Place| (i32::from(at.x()), i32::from(at.y()));
    view.tiles.iter().map(|t| (square(t.at), (t.tile, usize::from(t.rotation.quarters())))).collect()
}

/// Which piece reaches a side of a tile that lies on the table.
fn piece_at(view: &View, board: &Board, square: (i32, i32), side: usize) -> Option<usize> {
    let &(kind, turns) = board.get(&square)?;
    let printed = newlands::Side::ALL[(side + 4 - turns) % 4];
    view.kinds[kind].pieces.iter().position(|piece| piece.sides.contains(printed))
}

/// A flooded region, in numbers.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    terrain: Terrain,
    tiles: usize,
    finished: bool,
    pieces: BTreeSet<Piece>,
    /// The cities that stand on it: square and number.
    cities: BTreeSet<((i32, i32), usize)>,
}

fn flood(view: &View, board: &Board, start: Piece) -> Found {
    let (kind, _) = board[&start.0];
    let mut found = Found {
        terrain: view.kinds[kind].pieces[start.1].terrain,
        tiles: 0,
        finished: true,
        pieces: BTreeSet::new(),
        cities: BTreeSet::new(),
    };
    let mut ahead = vec![start];
    while let Some((square, piece)) = ahead.pop() {
        if !found.pieces.insert((square, piece)) {
            continue;
        }
        let kind = &view.kinds[board[&square].0];
        for (number, city) in kind.cities.iter().enumerate() {
            if usize::from(city.land) == piece || usize::from(city.sea) == piece {
                found.cities.insert((square, number));
            }
        }
        for (side, (dx, dy)) in STEPS.into_iter().enumerate() {
            if piece_at(view, board, square, side) == Some(piece) {
                let over = (square.0 + dx, square.1 + dy);
                match piece_at(view, board, over, (side + 2) % 4) {
                    Some(next) => ahead.push((over, next)),
                    None => found.finished = false,
                }
            }
        }
    }
    found.tiles = found.pieces.iter().map(|piece| piece.0).collect::<BTreeSet<_>>().len();
    found
}

/// The points for a region now, and at the end.
fn value(
    view: &View,
    board: &Board,
    regions: &BTreeMap<Piece, usize>,
    all: &[Found],
    found: &Found,
) -> (i32, i32) {
    let mut cities = found.cities.clone();
    if found.terrain == Terrain::Mountain {
        for &(square, piece) in &found.pieces {
            let kind = &view.kinds[board[&square].0];
            for &beside in &kind.pieces[piece].touches {
                if kind.pieces[usize::from(beside)].terrain == Terrain::Grassland {
                    cities.extend(&all[regions[&(square, usize::from(beside))]].cities);
                }
            }
        }
    }
    let (tiles, cities) = (found.tiles as i32, cities.len() as i32);
    let unfinished = if found.terrain == Terrain::Grassland { tiles } else { cities };
    let now = match (found.finished, tiles, found.terrain) {
        (false, ..) | (true, 2, _) => unfinished,
        (true, _, Terrain::Grassland) => 2 * tiles,
        (true, _, Terrain::Mountain) => 2 * cities,
        (true, _, Terrain::Sea) => cities + tiles,
    };
    (now, unfinished)
}

/// Every region of a position, with its points now and at the end.
struct Survey {
    board: Board,
    regions: BTreeMap<Piece, usize>,
    found: Vec<Found>,
    values: Vec<(i32, i32)>,
}

fn survey(view: &View) -> Survey {
    let board = board_of(view);
    let mut regions = BTreeMap::new();
    let mut found: Vec<Found> = Vec::new();
    for (&square, &(kind, _)) in &board {
        for piece in 0..view.kinds[kind].pieces.len() {
            if !regions.contains_key(&(square, piece)) {
                let region = flood(view, &board, (square, piece));
                regions.extend(region.pieces.iter().map(|&piece| (piece, found.len())));
                found.push(region);
            }
        }
    }
    let values = found.iter().map(|region| value(view, &board, &regions, &found, region)).collect();
    Survey { board, regions, found, values }
}

/// Compares every region of the view with the flooded one; gives how many there were.
fn compare(view: &View) -> usize {
    let naive = survey(view);
    assert_eq!(naive.board.len(), view.tiles.len());
    assert_eq!(naive.found.len(), view.regions.len());
    for tile in &view.tiles {
        let square = (i32::from(tile.at.x()), i32::from(tile.at.y()));
        for (number, piece) in tile.pieces.iter().enumerate() {
            let index = naive.regions[&(square, number)];
            let (flooded, region) = (&naive.found[index], &view.regions[piece.region]);
            let rules = (
                region.terrain,
                region.tiles.len(),
                region.finished,
                region.pieces.len(),
                region.cities.len(),
            );
            let naively = (
                flooded.terrain,
                flooded.tiles,
                flooded.finished,
                flooded.pieces.len(),
                flooded.cities.len(),
            );
            assert_eq!(rules, naively, "{}", region.id);
            assert_eq!((region.now.points, region.at_the_end.points), naive.values[index], "{}", region.id);
        }
    }
    for companion in &view.companions {
        let region = &view.regions[companion.region];
        assert_eq!((companion.now, companion.at_the_end), (region.now, region.at_the_end));
    }
    naive.found.len()
}

/// Plays random games and compares every position after a tile was laid; every scoring is compared with the flooded value.
fn compare_games(setup: &str, seeds: std::ops::Range<u64>) -> (usize, usize) {
    let (mut positions, mut scorings) = (0, 0);
    for seed in seeds {
        let whole = testkit::random_game::<NewLands>(setup, seed);
        let mut table = Table::<NewLands>::new(*whole.setup(), testkit::material::<NewLands>());
        for &step in whole.steps() {
            let laid = matches!(step, Step::Act(_, action) if matches!(action.deed(), Deed::Lay { .. }));
            let before = (!laid).then(|| table.view(Viewer::Spectator));
            for event in table.step(step).unwrap() {
                let (at, piece, points, end) = match event {
                    Event::CompanionTakenBack { at, piece, sum, .. } => (at, piece, sum.points(), false),
                    Event::CompanionPaid { at, piece, sum, .. } => (at, piece, sum.points(), true),
                    _ => continue,
                };
                let view = before.as_ref().expect("companions score when no tile is laid");
                let naive = survey(view);
                let tile = view.tile_at(at).unwrap();
                let number = tile.pieces.iter().position(|found| found.name == piece).unwrap();
                let index = naive.regions[&((i32::from(at.x()), i32::from(at.y())), number)];
                let (now, unfinished) = naive.values[index];
                assert_eq!(points, if end { unfinished } else { now });
                scorings += 1;
            }
            if laid {
                compare(&table.view(Viewer::Spectator));
                positions += 1;
            }
        }
        assert_eq!(table.state().places(), whole.state().places());
    }
    (positions, scorings)
}

#[test]
fn the_second_scorer_agrees_on_ten_thousand_positions() {
    let (mut positions, mut scorings) = (0, 0);
    for (setup, games) in [("2p", 62), ("5p", 31), ("3p hand removal=printed", 31)] {
        let (more, scored) = compare_games(setup, 0..games);
        positions += more;
        scorings += scored;
    }
    assert!(positions >= 10_000, "{positions} positions");
    assert!(scorings >= 2_000, "{scorings} scorings");
}

/// The scorer above believes the material; a tile misread there would mislead it too. Names say what is printed: the terrain
/// of the sides, how they are connected, and how many cities there are.
#[test]
fn the_tiles_are_read_as_their_names_say() {
    for kind in testkit::material::<NewLands>().kinds() {
        let key = if kind.start { "gmsm-band-c1" } else { kind.key };
        let mut parts = key.split('-');
        let (sides, layout) = (parts.next().unwrap().as_bytes(), parts.next().unwrap());
        let cities = parts.next().map_or(0, |count| count[1..].parse::<usize>().unwrap());
        let joined = |one: usize, other: usize| {
            one == other
                || sides[one] == sides[other]
                    && match layout {
                        "solid" | "half" | "cap" | "tri" => true,
                        "band" => one % 2 == 1 && other % 2 == 1,
                        // What lies between the two caps: the terrain that is not named first.
                        "caps2" => sides[one] != sides[0],
                        "caps3" | "tricap" | "isthmus" | "lake" => false,
                        _ => panic!("no such layout: {layout}"),
                    }
        };
        for (one, side) in newlands::Side::ALL.into_iter().enumerate() {
            let piece = kind.pieces.iter().find(|piece| piece.sides.contains(side)).unwrap();
            assert_eq!(piece.terrain.key().as_bytes()[0], sides[one], "{key}: side {side:?}");
            for (other, to) in newlands::Side::ALL.into_iter().enumerate() {
                assert_eq!(piece.sides.contains(to), joined(one, other), "{key}: from {side:?} to {to:?}");
            }
        }
        let inside = kind.pieces.iter().filter(|piece| piece.sides.is_empty()).count();
        assert_eq!(inside, usize::from(layout == "lake"), "{key}");
        assert_eq!(kind.cities.len(), cities, "{key}");
    }
}
