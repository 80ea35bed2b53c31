//! «Течение игры» and «1. Открытие новых земель»: drawing and laying tiles.

use newlands::{Action, Chance, Deed, Event, Refusal, Side, Step, Terrain, Tile};
use tabletop::{Game, Seat, Turn};

use crate::board::{A, B, C, Played, at, board, lay, material, position, tile};

/// The board on which nothing but the mountain tile fits nowhere: every open side is grassland or sea.
pub const NO_MOUNTAIN: &str = "start@0,0/0 gmgg-cap@1,0/2 smss-cap@-1,0/0";

/// NL-012
#[test]
fn turns_go_clockwise() {
    let mut game = Played::from(position("3p", "start@0,0/0").to_move(B));
    let mut order = Vec::new();
    for tile in ["mmmm-solid@1,0/0", "gmgg-cap@-1,0/0", "ssss-solid@0,1/0", "gggg-solid@0,-1/0"] {
        game.lay(tile);
        order.push(game.seat());
        game.act(Action::PASS);
    }
    assert_eq!(order, [B, C, A, B]);
}

/// NL-013, NL-014: first the tile, then the companions; the tile is compulsory.
#[test]
fn the_tile_comes_first() {
    let mut game = Played::from(position("2p", "start@0,0/0 mmmm-solid@1,0/0").companion(A, at(1, 0), 0));
    game.draw("gggg-solid");
    assert_eq!(game.refused(game.deployment(1, 0, 0)), Refusal::TileFirst);
    assert_eq!(game.refused(Action::take_back(at(1, 0))), Refusal::TileFirst);
    assert_eq!(game.refused(Action::PASS), Refusal::TileFirst);
    assert!(game.legal().iter().all(|action| matches!(action.deed(), Deed::Lay { .. })));
}

/// NL-015, NL-017: then a companion may be set, or taken back, or neither.
#[test]
fn after_the_tile_there_are_three_kinds_of_choice() {
    let mut game = Played::from(position("2p", "start@0,0/0 mmmm-solid@1,0/0").companion(A, at(1, 0), 0));
    game.lay("gggg-solid@0,-1/0");
    let expected = [game.deployment(0, -1, 0), Action::take_back(at(1, 0)), Action::PASS];
    assert_eq!(game.legal(), expected);
    assert_eq!(game.refused(lay("gggg-solid@0,-2/0")), Refusal::TileLaid);
    assert_eq!(game.reserve(A), 3);
    game.act(Action::PASS);
    assert_eq!((game.reserve(A), game.points(A)), (3, 0));
}

/// NL-019, NL-020
#[test]
fn a_tile_touches_another_with_a_side() {
    let mut game = board("start@0,0/0");
    game.draw("gggg-solid");
    assert_eq!(game.refused(lay("gggg-solid@2,0/0")), Refusal::TouchesNothing);
    assert_eq!(game.refused(lay("gggg-solid@0,-2/0")), Refusal::TouchesNothing);
    for corner in ["1,-1", "1,1", "-1,1", "-1,-1"] {
        assert_eq!(game.refused(lay(&format!("gggg-solid@{corner}/0"))), Refusal::CornerOnly);
    }
}

/// NL-021
#[test]
fn every_touching_side_continues_the_terrain() {
    let mut game = board("start@0,0/0");
    let mut sea = game.clone();
    game.draw("gggg-solid");
    assert!(game.may(lay("gggg-solid@0,-1/0")));
    sea.draw("ssss-solid");
    let (ours, theirs) = (Terrain::Sea, Terrain::Grassland);
    assert_eq!(
        sea.refused(lay("ssss-solid@0,-1/0")),
        Refusal::SideMismatch { side: Side::South, ours, theirs }
    );
    let mut mountain = board("start@0,0/0");
    mountain.draw("mmmm-solid");
    assert!(mountain.may(lay("mmmm-solid@1,0/0")));
}

/// NL-022, NL-023: the rulebook's pictures: two sides that continue, and one that does not.
#[test]
fn one_right_side_does_not_excuse_a_wrong_one() {
    let corner = board("start@0,0/0 gggg-solid@0,-1/0 mmmm-solid@1,0/0");
    let with = |key: &str| {
        let mut game = corner.clone();
        game.draw(key);
        game
    };
    let half = with("ggmm-half");
    assert!(half.may(lay("ggmm-half@1,-1/3")), "grassland in the west, mountains in the south");
    let refusal = half.refused(lay("ggmm-half@1,-1/0"));
    assert!(matches!(refusal, Refusal::SideMismatch { side: Side::West, ours: Terrain::Mountain, .. }));
    let refusal = with("sgsg-band").refused(lay("sgsg-band@1,-1/0"));
    assert!(matches!(refusal, Refusal::SideMismatch { side: Side::South, ours: Terrain::Sea, .. }));
    let (ours, theirs) = (Terrain::Grassland, Terrain::Mountain);
    let refusal = Refusal::SideMismatch { side: Side::South, ours, theirs };
    corner.view().tiles.iter().for_each(|tile| assert_ne!(tile.at, at(1, -1)));
    // The only tile of nothing but grassland lies on the table; the cap shows grassland in the west and the south.
    assert_eq!(with("gmgg-cap").refused(lay("gmgg-cap@1,-1/0")), refusal);
    assert_eq!(with("gmgg-cap").refused(lay("gmgg-cap@1,-1/3")), refusal);
    assert!(with("gmgg-cap").may(lay("gmgg-cap@1,-1/1")));
    let mut solid = board("start@0,0/0 gmgg-cap@0,-1/0 mmmm-solid@1,0/0");
    solid.draw("gggg-solid");
    assert!(matches!(solid.refused(lay("gggg-solid@1,-1/0")), Refusal::SideMismatch { .. }));
}

/// NL-024: any rotation, no flipping. The eight placements of the mountain tile are two that look different.
#[test]
fn tiles_may_be_turned() {
    let layings = |key: &str| {
        let mut game = board("start@0,0/0");
        game.draw(key);
        game.legal().len()
    };
    assert_eq!(layings("mgmm-cap"), 7);
    assert_eq!(layings("gmgg-cap"), 5);
    assert_eq!(layings("mmmm-solid"), 2);
    let mut game = board("start@0,0/0");
    game.draw("mmmm-solid");
    assert_eq!(game.legal(), [lay("mmmm-solid@-1,0/0"), lay("mmmm-solid@1,0/0")]);
    assert_eq!(game.refused(lay("mmmm-solid@0,0/0")), Refusal::SquareTaken);
}

/// NL-025, NL-026, NL-028: what fits nowhere leaves the game, and the same player draws again.
#[test]
fn a_tile_that_fits_nowhere_leaves_the_game() {
    let game = board(NO_MOUNTAIN);
    for &(outcome, _) in &game.outcomes() {
        let mut game = game.clone();
        game.reveal(outcome);
        let fits = outcome != Chance::Tile(tile("mmmm-solid"));
        assert_eq!(game.0.turn(), if fits { Turn::seat(A) } else { Turn::Chance }, "{outcome}");
    }
    let mut game = game;
    let left = game.0.weight();
    let events = game.draw("mmmm-solid");
    assert!(matches!(events[1], Event::TileDiscarded { seat: A, .. }));
    assert_eq!(game.view().discarded, [tile("mmmm-solid")]);
    assert!(game.outcomes().iter().all(|&(outcome, _)| outcome != Chance::Tile(tile("mmmm-solid"))));
    assert_eq!(game.0.weight(), left - 1);
    game.lay_and_pass("gggg-solid@0,-1/0");
    assert_eq!(game.view().to_act, Some(B), "the turn was one turn");
}

/// NL-026
#[test]
fn several_tiles_in_a_row_may_fit_nowhere() {
    let mut game = board("mmmm-solid@0,0/0");
    let before = game.view().discarded;
    game.draw("gggg-solid");
    game.draw("ssss-solid");
    assert_eq!(game.view().discarded[before.len()..], [tile("gggg-solid"), tile("ssss-solid")]);
    game.lay("mgmm-cap@1,0/0");
    assert_eq!(game.seat(), A);
    game.act(Action::PASS);
    assert_eq!(game.view().to_act, Some(B));
    assert_eq!(game.view().total + 2 + 1, 84, "two left the game, and the start tile was never in it");
}

/// NL-027
#[test]
fn a_tile_that_fits_may_not_be_discarded() {
    let mut game = board("start@0,0/0");
    game.draw("mmmm-solid");
    assert_eq!(game.refused(Action::discard(tile("mmmm-solid"))), Refusal::TileFits);
}

/// NL-028: every tile is somewhere, at every step of many games; `audit` counts them by kind.
#[test]
fn no_tile_is_lost_or_comes_back() {
    let mut discards = 0;
    for seed in 0..300 {
        let table = testkit::random_game::<newlands::NewLands>("2p", seed);
        let view = table.view(tabletop::Viewer::Spectator);
        assert_eq!(view.tiles.len() + view.discarded.len(), 84);
        table.state().audit().unwrap();
        for &gone in &view.discarded {
            let copies = usize::from(material().kind(gone).copies);
            assert!(view.tiles.iter().filter(|laid| laid.tile == gone).count() < copies);
            discards += 1;
        }
    }
    assert!(discards > 0, "some tile of 300 games fits nowhere");
}

/// NL-029: the last tile fits nowhere: the game is over at once, and everybody is paid.
#[test]
fn the_last_tile_may_fit_nowhere() {
    let position = position("2p", NO_MOUNTAIN).companion(A, at(1, 0), 1).companion(B, at(0, 0), 1);
    let mut game = Played::from(position.supply([tile("mmmm-solid")]).to_move(B));
    let events = game.draw("mmmm-solid");
    assert_eq!(game.0.turn(), Turn::Over);
    let ended = events.iter().position(|event| *event == Event::Ended).unwrap();
    assert_eq!(ended, 2, "drawn, discarded, ended: {events:?}");
    assert_eq!(events.len(), 5, "and two companions are paid: {events:?}");
    assert_eq!((game.points(A), game.points(B)), (1, 1));
}

/// NL-030, NL-016: one companion a turn, and never deploy and take back in one turn.
#[test]
fn a_companion_ends_the_turn() {
    let start = Played::from(position("2p", "start@0,0/0 mmmm-solid@1,0/0").companion(A, at(1, 0), 0));
    let mut game = start.clone();
    game.lay("mgss-tri@2,0/3");
    let (first, second) = (game.deployment(2, 0, 0), game.deployment(2, 0, 2));
    assert!(game.may(first) && game.may(second));
    game.act(first);
    assert!(!game.0.turn().awaits(A));
    assert!(!game.0.turn().awaits(A));
    assert_eq!(game.view().to_act, Some(B));

    let mut game = start;
    game.lay("mgss-tri@2,0/3");
    game.take(1, 0);
    assert!(!game.0.turn().awaits(A));
    assert_eq!(game.view().to_act, Some(B));
}

/// Somebody else cannot act in between, and nobody while luck draws.
#[test]
fn everybody_waits_for_their_turn() {
    let mut game = board("start@0,0/0");
    assert_eq!(game.0.check(A, lay("mmmm-solid@1,0/0")), Err(Refusal::TileNotDrawn));
    assert_eq!(game.0.check(A, Action::discard(tile("mmmm-solid"))), Err(Refusal::TileNotDrawn));
    game.draw("mmmm-solid");
    assert!(!game.0.turn().awaits(B));
    assert!(!game.0.turn().awaits(Seat(4)));
    assert_eq!(game.refused(lay("gggg-solid@0,-1/0")), Refusal::NotInHand);
}

/// The tables that the rules look up agree with the printed sides, for every tile on every kind of gap.
#[test]
fn layings_are_those_whose_sides_match() {
    let (mut compared, mut nowhere) = (0, 0);
    let mut compare = |before: &Played| {
        for (outcome, _) in before.outcomes() {
            let Chance::Tile(tile) = outcome else { continue };
            let mut drawn = before.clone();
            drawn.0.reveal_unchecked(outcome, &mut ());
            let naive = naive_layings(&before.view(), tile);
            if drawn.0.step() == Step::Lay {
                assert_eq!(drawn.legal(), naive, "{tile}");
            } else {
                // It has left the game.
                assert_eq!(naive, [], "{tile}");
                nowhere += 1;
            }
            compared += 1;
        }
    };
    for tiles in ["gggg-solid@0,0/0", "mmmm-solid@0,0/0", "ssss-solid@0,0/0", "start@0,0/0"] {
        compare(&board(tiles));
    }
    for seed in 0..4 {
        let whole = testkit::random_game::<newlands::NewLands>("2p first=a", seed);
        // A turn is a tile, its laying, and a companion: every fifth turn begins so.
        for steps in (0..whole.steps().len()).step_by(15) {
            compare(&Played(whole.after(steps).state().clone()));
        }
    }
    assert!(compared > 1_500 && nowhere > 30, "{compared} tiles compared, {nowhere} fitted nowhere");
}

/// Every square around every tile, every rotation, every side, by the printed letters.
fn naive_layings(view: &newlands::View, tile: Tile) -> Vec<Action> {
    use newlands::Rotation;
    let mut found = Vec::new();
    let looks = |rotation: Rotation| -> Vec<_> {
        let kind = &view.kinds[tile];
        let mut pieces: Vec<_> =
            (0..kind.pieces.len()).map(|piece| kind.piece_name(piece, rotation)).collect();
        pieces.sort();
        let cities: Vec<_> = kind
            .cities
            .iter()
            .map(|city| [city.land, city.sea].map(|piece| kind.piece_name(piece.into(), rotation)))
            .collect();
        let mut cities: Vec<_> = cities.into_iter().flatten().collect();
        cities.sort();
        pieces.into_iter().chain(cities).collect()
    };
    for place in view.tiles.iter().flat_map(|laid| Side::ALL.map(|side| laid.at.over(side))) {
        if view.tile_at(place).is_some() {
            continue;
        }
        for rotation in Rotation::ALL {
            let fits = Side::ALL.into_iter().all(|side| {
                view.tile_at(place.over(side)).is_none_or(|beside| {
                    let theirs = view.kinds[beside.tile].side(side.facing(), beside.rotation);
                    theirs == view.kinds[tile].side(side, rotation)
                })
            });
            let new = Rotation::ALL
                .iter()
                .take_while(|&&earlier| earlier != rotation)
                .all(|&r| looks(r) != looks(rotation));
            if fits && new {
                found.push(Action::lay(place, tile, rotation));
            }
        }
    }
    found.sort();
    found.dedup();
    found
}
