//! «Степи», «Хребты», «Воды»: what regions are worth.

use std::collections::BTreeMap;

use newlands::{Action, Deed, NewLands, Sum, Terrain};
use tabletop::{Game, Step, Table};

use crate::board::{A, B, Played, at, board, position};

/// A board, the piece asked for, and what is expected of its region.
struct Case {
    name: &'static str,
    tiles: &'static str,
    piece: (i8, i8, usize),
    finished: bool,
    now: i32,
    at_the_end: i32,
}

/// Boards with known scores, among them the numbers of the rulebook's examples and of the aid card.
#[rustfmt::skip]
const CASES: &[Case] = &[
    Case { name: "grass-closed-2", tiles: "mgmm-cap@0,0/0 mgmm-cap@1,0/2",
        piece: (0, 0, 0), finished: true, now: 2, at_the_end: 2 },
    Case { name: "grass-open-2", tiles: "mgmm-cap@0,0/0 mgmg-band@1,0/0",
        piece: (0, 0, 0), finished: false, now: 2, at_the_end: 2 },
    Case { name: "sea-closed-2-one-city", tiles: "msmm-cap-c1@0,0/0 gsgg-cap@1,0/2",
        piece: (0, 0, 0), finished: true, now: 1, at_the_end: 1 },
    Case { name: "sea-open-two-cities", tiles: "msmm-cap-c1@0,0/0 gsgs-band-c1@1,0/0",
        piece: (0, 0, 0), finished: false, now: 2, at_the_end: 2 },
    Case { name: "lake-1-tile", tiles: "mmgg-lake@0,0/0",
        piece: (0, 0, 0), finished: true, now: 1, at_the_end: 0 },
    Case { name: "mountain-start-open", tiles: "start@0,0/0",
        piece: (0, 0, 1), finished: false, now: 1, at_the_end: 1 },
    Case { name: "grass-closed-5", tiles: GRASS_CLOSED_5,
        piece: (0, 0, 0), finished: true, now: 10, at_the_end: 5 },
    Case { name: "grass-open-4", tiles: GRASS_OPEN_4,
        piece: (0, 0, 0), finished: false, now: 4, at_the_end: 4 },
    Case { name: "sea-closed-4-three-cities", tiles: SEA_CLOSED_4,
        piece: (0, 0, 0), finished: true, now: 7, at_the_end: 3 },
    Case { name: "mountain-open-1+3", tiles: MOUNTAIN_OPEN,
        piece: (0, 0, 0), finished: false, now: 4, at_the_end: 4 },
    Case { name: "mountain-closed-8", tiles: MOUNTAIN_CLOSED,
        piece: (0, 0, 0), finished: true, now: 8, at_the_end: 4 },
    Case { name: "mountain-closed-2", tiles: MOUNTAIN_SMALL,
        piece: (0, 0, 0), finished: true, now: 4, at_the_end: 4 },
];

const GRASS_OPEN_4: &str = "mgmm-cap@0,0/0 mgmg-band@1,0/0 sgsg-band@2,0/0 sgsg-band-c1@3,0/0";
const GRASS_CLOSED_5: &str =
    "mgmm-cap@0,0/0 mgmg-band@1,0/0 sgsg-band@2,0/0 sgsg-band-c1@3,0/0 mgmm-cap@4,0/2";
const SEA_CLOSED_4: &str = "msmm-cap-c1@0,0/0 gsgs-band-c1@1,0/0 msms-band-c1@2,0/0 gsgg-cap@3,0/2";
const MOUNTAIN_OPEN: &str =
    "smsm-band-c1@0,0/0 gmgm-band@1,0/0 gsgg-cap-c1@1,-1/3 gsgg-cap-c1@2,-1/0 ssgs-caps3-c1@1,1/2";
/// Five cities, of which four count: the one in the north stands on a grassland that does not touch the range.
const MOUNTAIN_CLOSED: &str = "smsm-band-c1@0,0/0 gmgg-cap@1,0/2 gmgg-cap@-1,0/0 gsgg-cap-c1@-2,0/2 \
    ggss-half-c1@-1,1/0 gsgg-cap-c1@2,0/0 sgss-cap-c1@0,-1/0";
/// A range of two tiles; four cities in one unfinished grassland around it.
const MOUNTAIN_SMALL: &str = "gmgg-cap@0,0/0 gmgg-cap@1,0/2 sgsg-band-c1@-1,0/0 gsgg-cap-c1@-2,0/2 \
    gsgg-cap-c1@0,-1/0 ggss-half-c1@0,1/0";

fn case(name: &str) -> &'static Case {
    CASES.iter().find(|case| case.name == name).unwrap()
}

#[test]
fn all_known_boards() {
    for case in CASES {
        let game = board(case.tiles);
        let (x, y, piece) = case.piece;
        let region = game.region(x, y, piece);
        let found = (region.finished, region.now.points, region.at_the_end.points);
        assert_eq!(found, (case.finished, case.now, case.at_the_end), "{}", case.name);
    }
}

/// NL-052, NL-053, NL-057: an unfinished grassland gives 1 a tile, whatever cities it has.
#[test]
fn an_open_grassland_of_four_gives_four() {
    let game = board(case("grass-open-4").tiles);
    assert_eq!(game.worth(3, 0, 0), (4, 4));
    assert_eq!(game.region(0, 0, 0).cities.len(), 1, "a city that adds nothing");
    assert_eq!(game.region(0, 0, 0).counted, []);
}

/// NL-054, NL-055, NL-056, NL-057: a finished grassland gives 2 a tile.
#[test]
fn a_finished_grassland_of_five_gives_ten() {
    let mut game = board(case("grass-open-4").tiles);
    let open = game.region(0, 0, 0);
    assert_eq!((open.finished, open.open.as_slice()), (false, &[(at(3, 0), newlands::Side::East)][..]));
    assert_eq!(
        open.least_finished(),
        Some(10),
        "a tile more than it has now: no lid is without a piece of it"
    );
    game.lay("mgmm-cap@4,0/2");
    let closed = game.region(0, 0, 0);
    assert_eq!((closed.finished, closed.open.len(), closed.tiles.len()), (true, 0, 5));
    assert_eq!((closed.cities.len(), closed.now.points, closed.at_the_end.points), (1, 10, 5));
}

/// NL-058, NL-059: the exception for two tiles, and only for two.
#[test]
fn a_finished_grassland_of_two_gives_two() {
    assert_eq!(board("mgmm-cap@0,0/0 mgmm-cap@1,0/2").worth(0, 0, 0), (2, 2));
    assert_eq!(board("mgmm-cap@0,0/0 mgmg-band@1,0/0 mgmm-cap@2,0/2").worth(0, 0, 0), (6, 3));
    assert_eq!(board("mgmm-cap@0,0/0 mgmg-band@1,0/0").worth(0, 0, 0), (2, 2));
}

/// NL-062, NL-063: an unfinished range gives 1 for each city on it and in the grasslands beside it.
#[test]
fn an_open_range_counts_its_own_city_and_three_beside() {
    let game = board(MOUNTAIN_OPEN);
    let range = game.region(0, 0, 0);
    assert_eq!((range.cities.len(), range.counted.len(), range.grasslands.len()), (1, 4, 2));
    assert_eq!(game.worth(1, 0, 0), (4, 4));
}

/// NL-064: a finished range gives 2 for each city.
#[test]
fn a_finished_range_gives_two_for_each_city() {
    let mut game = board("start@0,0/0 gmgg-cap@1,0/2");
    assert_eq!(game.worth(0, 0, 1), (1, 1));
    game.lay("gmgg-cap@-1,0/0");
    let range = game.region(0, 0, 1);
    assert_eq!((range.finished, range.tiles.len(), range.counted.len()), (true, 3, 1));
    assert_eq!(game.worth(0, 0, 1), (2, 1));
}

/// NL-065: the rulebook's example: five cities in the picture, four count, 4 × 2 = 8.
#[test]
fn a_city_of_a_grassland_elsewhere_does_not_count() {
    let game = board(MOUNTAIN_CLOSED);
    let range = game.region(0, 0, 0);
    assert_eq!((range.tiles.len(), range.counted.len()), (3, 4));
    assert!(range.counted.iter().all(|city| city.to_string() != "n1e0-city-1"));
    assert_eq!(game.worth(0, 0, 0), (8, 4));
}

/// NL-066
#[test]
fn a_city_on_the_range_stands_on_mountains() {
    let game = board("start@0,0/0");
    assert_eq!(game.worth(0, 0, 1), (1, 1));
    assert_eq!(game.region(0, 0, 0).cities, []);
}

/// NL-067, NL-071: a grassland beside two ranges brings its city to both, and the city counts for its bay too.
#[test]
fn a_grassland_touches_where_a_tile_shows_both() {
    let game = board("mgmg-band@0,0/0 gsgg-cap-c1@1,0/0");
    assert_eq!(game.worth(0, 0, 1), (1, 1));
    assert_eq!(game.worth(0, 0, 2), (1, 1));
    assert_eq!(game.worth(1, 0, 0), (1, 1));
}

/// NL-068
#[test]
fn meeting_in_a_corner_is_not_touching() {
    let game = board("mgsg-caps3-c1@0,0/0 gsgg-cap-c1@1,0/0");
    assert_eq!(game.worth(0, 0, 1), (1, 1), "its own city, not that of the grassland at the corner");
    assert_eq!(game.region(0, 0, 1).grasslands, []);
}

/// NL-069: one touching piece brings in the whole grassland, however far its cities are.
#[test]
fn distant_cities_of_a_touching_grassland_count() {
    let game = board(MOUNTAIN_SMALL);
    let counted: Vec<String> = game.region(0, 0, 0).counted.iter().map(ToString::to_string).collect();
    assert_eq!(counted, ["n1e0-city-1", "n0w2-city-1", "n0w1-city-1", "s1e0-city-1"]);
}

/// NL-069: finished or not.
#[test]
fn a_finished_grassland_counts_for_the_range_too() {
    let mut game = board("mgmg-band@0,0/0 mgsg-band-c1@1,0/0");
    assert_eq!(game.worth(0, 0, 1), (1, 1));
    game.lay_and_pass("mgmm-cap@2,0/2");
    game.lay_and_pass("mgmm-cap@-1,0/0");
    assert!(game.region(0, 0, 0).finished);
    assert_eq!(game.worth(0, 0, 1), (1, 1), "the range is open, and the city still counts");
}

/// NL-070
#[test]
fn a_city_counts_once_for_a_range() {
    let game = board("gmgg-cap@0,0/0 gmgg-cap@1,0/2 ggmm-half@0,-1/1 ggmm-half@1,-1/2 ggss-half-c1@0,1/0");
    let range = game.region(0, 0, 0);
    assert_eq!((range.finished, range.tiles.len()), (true, 2));
    assert_eq!(game.region(0, 0, 1).id, game.region(1, 0, 1).id, "one grassland touches it on both tiles");
    assert_eq!((range.grasslands.len(), range.counted.len()), (1, 1));
    assert_eq!(game.worth(0, 0, 0), (1, 1));
}

/// NL-072, NL-073, NL-074: a range of two tiles gets 1 for each city, however large the grassland is.
#[test]
fn a_finished_range_of_two_is_not_doubled() {
    let game = board(MOUNTAIN_SMALL);
    let (range, grassland) = (game.region(0, 0, 0), game.region(0, 0, 1));
    assert_eq!((range.finished, range.tiles.len(), range.counted.len()), (true, 2, 4));
    assert_eq!((grassland.finished, grassland.tiles.len()), (false, 5));
    assert_eq!(game.worth(0, 0, 0), (4, 4));
    let three = board(MOUNTAIN_CLOSED);
    assert_eq!((three.region(0, 0, 0).tiles.len(), three.worth(0, 0, 0)), (3, (8, 4)));
}

/// NL-075, NL-076: a finished range cannot grow, but its value can.
#[test]
fn a_finished_range_gains_value_by_new_cities() {
    for more in ["sggs-caps2-c1@1,1/3", "ggmm-half@1,-1/2"] {
        let mut game = board(MOUNTAIN_CLOSED);
        game.lay(more);
        assert_eq!(game.region(0, 0, 0).tiles.len(), 3);
        assert_eq!(game.worth(0, 0, 0), (10, 5), "after {more}");
    }
}

/// NL-077
#[test]
fn a_range_without_cities_gives_nothing() {
    let open =
        "mmmm-solid@0,0/0 gmgg-cap@1,0/2 mgmm-cap@0,-1/0 mgmm-cap@0,1/0 gmgm-band@-1,0/0 gmgm-band@-2,0/0";
    let game = board(open);
    assert_eq!(game.region(0, 0, 0).tiles.len(), 6);
    assert_eq!(game.worth(0, 0, 0), (0, 0));
    let closed =
        "mmmm-solid@0,0/0 gmgg-cap@1,0/2 gmgg-cap@0,-1/1 gmgg-cap@0,1/3 gmgm-band@-1,0/0 smss-cap@-2,0/0";
    let game = board(closed);
    assert_eq!((game.region(0, 0, 0).tiles.len(), game.region(0, 0, 0).finished), (6, true));
    assert_eq!(game.worth(0, 0, 0), (0, 0));
}

/// NL-078, NL-079
#[test]
fn an_open_bay_gives_its_cities() {
    let game = board(case("sea-open-two-cities").tiles);
    assert_eq!(game.worth(1, 0, 0), (2, 2));
}

/// NL-080, NL-081
#[test]
fn an_inland_sea_of_four_with_three_cities_gives_seven() {
    let game = board(SEA_CLOSED_4);
    let sea = game.region(0, 0, 0);
    assert_eq!((sea.finished, sea.tiles.len(), sea.counted.len()), (true, 4, 3));
    assert_eq!(game.worth(3, 0, 0), (7, 3));
}

/// NL-082
#[test]
fn an_inland_sea_of_two_gives_its_cities_only() {
    let mut one = board("start@0,0/0");
    one.lay("gsgg-cap@0,1/3");
    assert_eq!((one.region(0, 0, 2).finished, one.worth(0, 0, 2)), (true, (1, 1)));
    let mut two = board("start@0,0/0");
    two.lay("gsgg-cap-c1@0,1/3");
    assert_eq!((two.region(0, 0, 2).finished, two.worth(0, 0, 2)), (true, (2, 2)));
}

/// NL-084
#[test]
fn a_city_belongs_to_one_sea() {
    let game = board("sgsg-band-c1@0,0/0");
    assert_eq!([1, 2].map(|sea| game.worth(0, 0, sea).0), [1, 0]);
    let game = board("smsg-isthmus-c1@0,0/0");
    assert_eq!([2, 3].map(|sea| game.worth(0, 0, sea).0), [1, 0]);
}

/// NL-085
#[test]
fn the_lake_gives_one_point_and_none_at_the_end() {
    let game = board("mmgg-lake@0,0/0");
    assert_eq!(game.worth(0, 0, 0), (1, 0));
}

/// The values as the rulebook and its aid card give them, number by number: tiles, cities, then the points of an
/// open and of a finished region.
#[test]
#[rustfmt::skip]
fn the_table_of_values() {
    use Terrain::{Grassland, Mountain, Sea};
    for (terrain, tiles, cities, open, finished) in [
        (Grassland, 1, 0, 1, 2), (Grassland, 2, 0, 2, 2), (Grassland, 2, 3, 2, 2), (Grassland, 3, 0, 3, 6),
        (Grassland, 4, 1, 4, 8), (Grassland, 5, 1, 5, 10), (Grassland, 10, 7, 10, 20),
        (Mountain, 1, 3, 3, 6), (Mountain, 2, 0, 0, 0), (Mountain, 2, 4, 4, 4), (Mountain, 3, 0, 0, 0),
        (Mountain, 3, 1, 1, 2), (Mountain, 3, 4, 4, 8), (Mountain, 10, 7, 7, 14),
        (Sea, 1, 0, 0, 1), (Sea, 2, 0, 0, 0), (Sea, 2, 1, 1, 1), (Sea, 2, 2, 2, 2),
        (Sea, 3, 0, 0, 3), (Sea, 4, 3, 3, 7), (Sea, 9, 5, 5, 14),
    ] {
        let points = |finished| Sum { terrain, finished, tiles, cities }.points();
        let case = format!("{terrain:?} of {tiles} tiles with {cities} cities");
        assert_eq!((points(false), points(true)), (open, finished), "{case}");
    }
}

/// NL-060, NL-083, NL-075, NL-095: what is finished stays as it is in every later position of whole games, but for
/// the value of ranges, which may only rise; and nobody can go there again.
#[test]
fn finished_regions_never_change() {
    let mut seen = 0;
    for seed in 0..12 {
        let whole = testkit::random_game::<NewLands>("3p", seed);
        let mut table = Table::<NewLands>::new(*whole.setup(), testkit::material::<NewLands>());
        let mut finished = BTreeMap::new();
        for &step in whole.steps() {
            let before = finished.clone();
            table.step(step).unwrap();
            let Step::Act(_, action) = step else { continue };
            let game = Played(table.state().clone());
            if let Deed::Lay { .. } = action.deed() {
                for &piece in &game.targets() {
                    let last = game.view().tiles.last().unwrap().at;
                    let id = game.region(last.x(), last.y(), piece).id;
                    assert!(!before.contains_key(&id), "{id} was finished before, and is offered");
                }
            }
            for region in game.view().regions.into_iter().filter(|region| region.finished) {
                let kept = finished.entry(region.id).or_insert_with(|| {
                    seen += 1;
                    region.clone()
                });
                assert_eq!(
                    (&kept.pieces, &kept.tiles, &kept.cities),
                    (&region.pieces, &region.tiles, &region.cities)
                );
                if region.terrain == Terrain::Mountain {
                    assert!(region.now.points >= kept.now.points);
                } else {
                    assert_eq!(region.now, kept.now);
                }
                kept.now = region.now;
            }
        }
    }
    assert!(seen > 200, "{seen} regions were finished");
}

/// NL-095: a finished region that was left is free, but no tile extends it.
#[test]
fn a_finished_region_cannot_be_claimed_again() {
    let mut game = Played::from(position("2p", GRASS_CLOSED_5).companion(A, at(0, 0), 0));
    game.lay("mmmm-solid@0,1/0");
    game.take(0, 0);
    assert_eq!(game.region(0, 0, 0).owners, []);
    let legal_everywhere = |game: &Played| {
        game.outcomes().iter().all(|&(outcome, _)| {
            let mut next = game.clone();
            next.reveal(outcome);
            next.0.turn() == tabletop::Turn::Chance
                || next.legal().into_iter().all(|action| {
                    let mut laid = next.clone();
                    laid.act(action);
                    laid.region(0, 0, 0).tiles.len() == 5
                })
        })
    };
    assert!(legal_everywhere(&game));
}

/// What is written into the score sheet: a line for each kind of companion, with the places it was counted on.
#[test]
fn score_lines_name_their_places() {
    let mut game = Played::from(
        position("2p", SEA_CLOSED_4).companion(A, at(0, 0), 0).companion(B, at(1, 0), 0).points(A, 5),
    );
    game.lay("mmmm-solid@0,1/0");
    game.take(0, 0);
    let sheets = game.0.scores();
    let lines: Vec<_> = sheets[0].lines.iter().map(|line| (line.count, line.points)).collect();
    assert_eq!(lines, [(5, 5), (0, 0), (0, 0), (1, 7)]);
    let places: Vec<&str> = sheets[0].lines[3].places.iter().map(String::as_str).collect();
    let pieces = ["n0e0-sea-e", "n0e1-sea-ew", "n0e2-sea-ew", "n0e3-sea-w"];
    let cities = ["n0e0-city-1", "n0e1-city-1", "n0e2-city-1"];
    let mut expected: Vec<&str> = pieces.into_iter().chain(cities).collect();
    expected.sort_unstable();
    assert_eq!(places, expected);
    assert_eq!(sheets[0].total(), 12);
    assert_eq!(sheets[1].total(), 0);
    let scored = &game.view().scored;
    assert_eq!((scored.len(), scored[0].seat, scored[0].worth.points, scored[0].last), (1, A, 7, false));
    assert_eq!(scored[0].spots.len(), 7);
}

/// The places of a scoring are those of the region as it was then, even if it has grown since.
#[test]
fn score_lines_remember_the_region_as_it_was() {
    let mut game = Played::from(position("2p", GRASS_OPEN_4).companion(A, at(0, 0), 0));
    game.lay("mmmm-solid@0,1/0");
    game.take(0, 0);
    let before = game.view().scored;
    game.lay_and_pass("mgmm-cap@4,0/2");
    assert_eq!(game.region(0, 0, 0).tiles.len(), 5);
    assert_eq!(game.view().scored, before);
    assert_eq!(game.region(0, 0, 0).cities.len(), 1);
    assert_eq!(
        before[0].spots.len(),
        4,
        "four tiles, and not the city: on a grassland it counts for nothing"
    );
}

/// A scoring by notation only: what a player would type.
#[test]
fn taking_back_is_one_word_and_a_place() {
    assert_eq!(Action::take_back(at(-1, 2)).to_string(), "take s2w1");
}
