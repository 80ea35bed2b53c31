//! «Конец игры» and «Финальное начисление».

use newlands::{Action, Event};
use tabletop::{Game, Turn};

use crate::board::{A, B, Played, at, position, tile};

const GRASS_OPEN_4: &str = "mgmm-cap@0,0/0 mgmg-band@1,0/0 sgsg-band@2,0/0 sgsg-band-c1@3,0/0";
const BAY: &str = "gsgs-band-c2@0,0/0 gggg-solid@0,1/0 gmgg-cap@1,1/3 gmgg-cap@2,1/0 gsgs-band-c1@2,0/0 \
    msms-band-c1@1,0/0";

/// NL-096, NL-097: the last tile's player still has the companion step; then the game is over.
#[test]
fn the_game_ends_after_the_turn_of_the_last_tile() {
    let position = position("2p", GRASS_OPEN_4).companion(A, at(0, 0), 0).supply([tile("mgmm-cap")]);
    let mut game = Played::from(position);
    game.lay("mgmm-cap@4,0/2");
    assert_eq!(game.seat(), A);
    assert_eq!(game.view().left, 0);
    game.take(0, 0);
    assert_eq!(game.points(A), 10, "finished, and taken back in time");
    assert_eq!(game.0.turn(), Turn::Over);
    assert_eq!(game.0.weight(), 0);
    assert_eq!(game.view().to_act, None);
}

/// NL-098, NL-099: everything that stands on the land is paid, as if unfinished.
#[test]
fn everything_counts_as_unfinished() {
    // A finished grassland of five tiles, and an open bay of one with one city.
    let tiles = "mgmm-cap@0,0/0 mgmg-band@1,0/0 sgsg-band@2,0/0 sgsg-band-c1@3,0/0 mgmm-cap@4,0/2";
    let position = position("2p", tiles).companion(A, at(0, 0), 0).companion(A, at(3, 0), 1);
    let mut game = Played::from(position.supply([tile("mmmm-solid")]));
    assert_eq!((game.companion(0, 0).now.points, game.companion(0, 0).at_the_end.points), (10, 5));
    let bay = game.region(3, 0, 1);
    assert_eq!((bay.finished, bay.tiles.len(), bay.counted.len(), bay.now.points), (false, 1, 1, 1));
    assert_eq!(game.view().seats[0].at_the_end, 6);
    game.lay("mmmm-solid@0,1/0");
    let events = game.act(Action::PASS);
    assert_eq!(game.points(A), 6);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::CompanionPaid { .. })).count(), 2);
    assert_eq!((game.points(B), game.view().seats[0].at_the_end), (0, 6));
    let lines: Vec<_> = game.0.scores()[0].lines.iter().map(|line| line.points).collect();
    assert_eq!(lines, [0, 0, 0, 5, 0, 1]);
    assert_eq!(game.view().companions.len(), 2, "they stay, for everybody to see");
}

/// NL-099: the numbers of the rulebook's examples, in the final scoring.
#[test]
fn finished_ranges_seas_and_lakes_at_the_end() {
    let closed_range = "smsm-band-c1@0,0/0 gmgg-cap@1,0/2 gmgg-cap@-1,0/0 gsgg-cap-c1@-2,0/2 ggss-half-c1@-1,1/0 \
        gsgg-cap-c1@2,0/0 sgss-cap-c1@0,-1/0";
    let closed_sea = "msmm-cap-c1@0,0/0 gsgs-band-c1@1,0/0 msms-band-c1@2,0/0 gsgg-cap@3,0/2";
    for (tiles, last, now, at_the_end) in [
        (closed_range, "gggg-solid@1,1/0", 8, 4),
        (closed_sea, "mmmm-solid@0,1/0", 7, 3),
        ("mmgg-lake@0,0/0", "mmmm-solid@1,0/0", 1, 0),
    ] {
        let key = last.split('@').next().unwrap();
        let mut game = Played::from(position("2p", tiles).companion(B, at(0, 0), 0).supply([tile(key)]));
        assert_eq!(game.companion(0, 0).now.points, now);
        game.lay_and_pass(last);
        assert_eq!(game.points(B), at_the_end, "{tiles}");
    }
}

/// NL-100
#[test]
fn the_exception_for_two_tiles_means_nothing_at_the_end() {
    let grass = "mgmm-cap@0,0/0 mgmm-cap@1,0/2";
    let range = "gmgg-cap@0,0/0 gmgg-cap@1,0/2 gsgg-cap-c1@0,-1/0";
    let sea = "msmm-cap-c1@0,0/0 gsgg-cap@1,0/2";
    for (tiles, last, points) in
        [(grass, "mmmm-solid@0,1/0", 2), (range, "gggg-solid@0,1/0", 1), (sea, "mmmm-solid@0,1/0", 1)]
    {
        let key = last.split('@').next().unwrap();
        let mut game = Played::from(position("2p", tiles).companion(A, at(0, 0), 0).supply([tile(key)]));
        let companion = game.companion(0, 0);
        assert_eq!((companion.now.points, companion.at_the_end.points), (points, points));
        game.lay_and_pass(last);
        assert_eq!(game.points(A), points, "{tiles}");
    }
}

/// NL-101, NL-102: all companions of a region are paid, in whatever order.
#[test]
fn several_companions_of_one_region_are_all_paid() {
    let position = position("2p", BAY).supply([tile("mmmm-solid")]);
    let places = [at(0, 0), at(1, 0), at(2, 0)];
    for (two, one) in [(A, B), (B, A)] {
        for rival in 0..3 {
            let mut position = position.clone();
            for (index, &place) in places.iter().enumerate() {
                position = position.companion(if index == rival { one } else { two }, place, 0);
            }
            let mut game = Played::from(position);
            game.lay_and_pass("mmmm-solid@1,-1/0");
            assert_eq!((game.points(two), game.points(one)), (8, 4));
        }
    }
}

/// NL-103, NL-104: most points win; a tie is shared.
#[test]
fn most_points_win() {
    for (points, places) in [([61, 58], [1, 2]), ([60, 60], [1, 1]), ([3, 40], [2, 1])] {
        let position = position("2p", "start@0,0/0").points(A, points[0]).points(B, points[1]);
        let mut game = Played::from(position.supply([tile("mmmm-solid")]));
        game.lay_and_pass("mmmm-solid@1,0/0");
        assert_eq!(game.0.turn(), Turn::Over);
        assert_eq!(game.0.places()[..2], places);
        assert_eq!(tabletop::placings(&game.0.scores()), places);
    }
}

/// NL-105
#[test]
fn points_do_not_wrap_at_fifty() {
    let tiles = "mgmm-cap@0,0/0 mgmg-band@1,0/0 sgsg-band@2,0/0 sgsg-band-c1@3,0/0 mgmm-cap@4,0/2";
    let mut game = Played::from(position("2p", tiles).companion(A, at(0, 0), 0).points(A, 48));
    game.lay("mmmm-solid@0,1/0");
    game.take(0, 0);
    assert_eq!(game.points(A), 58);
    assert_eq!(game.0.scores()[0].total(), 58);
}
