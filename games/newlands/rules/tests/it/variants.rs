//! «Вариант распределения квадратов»: hands of two open tiles, and tiles taken out before the game.

use newlands::{Action, Chance, Deed, Event, NewLands, Place, Refusal, Step, Tile};
use tabletop::{Game, Seat, Turn, Viewer};

use crate::board::{A, B, Played, at, lay, position, tile};
use crate::discovery::NO_MOUNTAIN;

/// NL-106: two open tiles each.
#[test]
fn everybody_is_dealt_two_open_tiles() {
    let mut game = Played::new("3p hand first=b");
    let order = ["gggg-solid", "mmmm-solid", "ssss-solid", "mgmm-cap", "gmgg-cap", "mgmm-cap"];
    for key in order {
        assert_eq!(game.0.turn(), Turn::Chance);
        let events = game.draw(key);
        assert!(matches!(events[0], Event::TileDealt { .. }));
    }
    let hands = |viewer| game.0.view(viewer).seats.into_iter().map(|seat| seat.hand).collect::<Vec<_>>();
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let hand = |one: &str, other: &str| vec![tile(one), tile(other)];
        assert_eq!(
            hands(viewer),
            [hand("gmgg-cap", "mgmm-cap"), hand("gggg-solid", "mmmm-solid"), hand("mgmm-cap", "ssss-solid")],
            "the first player was dealt first"
        );
    }
    assert_eq!(game.view().left, 77);
    assert_eq!(game.seat(), B);
}

fn with_hand(setup: &str, board: &str, own: [&str; 2], rival: [&str; 2]) -> newlands::Position {
    let mut position = position(setup, board);
    for (seat, hand) in [(A, own), (B, rival)] {
        position =
            hand.into_iter().filter(|key| !key.is_empty()).fold(position, |p, key| p.hand(seat, tile(key)));
    }
    position
}

/// The tiles that may be laid now.
fn offered(game: &Played) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = game
        .legal()
        .into_iter()
        .filter_map(|action| match action.deed() {
            Deed::Lay { tile, .. } => Some(tile),
            _ => None,
        })
        .collect();
    tiles.sort();
    tiles.dedup();
    tiles
}

/// NL-107, NL-108: one of the two is laid, and a new one is drawn at once, before the companion step.
#[test]
fn one_tile_is_laid_and_one_drawn_before_the_companions() {
    let position =
        with_hand("2p hand", "start@0,0/0", ["gggg-solid", "mmmm-solid"], ["ssss-solid", "mgmm-cap"]);
    let mut game = Played::from(position);
    assert_eq!(offered(&game), [tile("gggg-solid"), tile("mmmm-solid")]);
    assert_eq!(game.refused(lay("ssss-solid@0,1/0")), Refusal::NotInHand);
    game.act(lay("gggg-solid@0,-1/0"));
    assert_eq!(game.view().seats[0].hand, [tile("mmmm-solid")]);
    assert_eq!((game.view().step, game.0.turn()), (Step::Replenish, Turn::Chance));
    game.draw("gmgg-cap");
    assert_eq!(game.view().seats[0].hand, [tile("gmgg-cap"), tile("mmmm-solid")]);
    assert_eq!((game.view().step, game.seat()), (Step::Companion, A));
    assert_eq!(game.legal(), [game.deployment(0, -1, 0), Action::PASS]);
    game.act(Action::PASS);
    assert_eq!((game.seat(), game.view().step), (B, Step::Lay), "the next player needs no draw");
}

#[test]
fn two_tiles_of_one_kind_are_one_choice() {
    let twins = with_hand("2p hand", "start@0,0/0", ["mgmm-cap", "mgmm-cap"], ["ssss-solid", "gggg-solid"]);
    let game = Played::from(twins);
    assert_eq!(game.legal().len(), 7);
    let mut after = game.clone();
    let first = after.legal()[0];
    after.act(first);
    assert_eq!(after.view().seats[0].hand, [tile("mgmm-cap")]);
}

/// NL-109: if one of the two fits, it must be laid; the other stays.
#[test]
fn the_tile_that_fits_must_be_laid() {
    let hands = with_hand("2p hand", NO_MOUNTAIN, ["mmmm-solid", "gggg-solid"], ["ssss-solid", "mgmm-cap"]);
    let mut game = Played::from(hands);
    assert_eq!(offered(&game), [tile("gggg-solid")]);
    for key in ["mmmm-solid", "gggg-solid"] {
        assert_eq!(game.refused(Action::discard(tile(key))), Refusal::TileFits);
    }
    game.act(lay("gggg-solid@0,-1/0"));
    assert_eq!(game.view().seats[0].hand, [tile("mmmm-solid")]);
}

/// NL-110: if neither fits, one of the player's choice leaves the game, another is drawn, and all is tested again.
#[test]
fn if_neither_fits_one_is_discarded() {
    let hands =
        with_hand("2p hand", "mmmm-solid@0,0/0", ["gggg-solid", "ssss-solid"], ["mgmm-cap", "mgmm-cap"]);
    let mut game = Played::from(hands);
    assert_eq!(game.view().step, Step::Discard);
    assert_eq!(game.legal(), [tile("gggg-solid"), tile("ssss-solid")].map(Action::discard));
    assert_eq!(game.refused(Action::discard(tile("mgmm-cap"))), Refusal::NotInHand);
    assert_eq!(game.refused(Action::PASS), Refusal::TileFirst);
    assert!(matches!(game.refused(lay("gggg-solid@1,0/0")), Refusal::SideMismatch { .. }));
    game.act(Action::discard(tile("ssss-solid")));
    let mut again = game.clone();
    game.draw("mgmm-cap");
    assert_eq!(offered(&game), [tile("mgmm-cap")], "what was drawn fits, so it must be laid");
    assert_eq!(game.seat(), A);
    again.draw("sgss-cap");
    assert_eq!(again.view().step, Step::Discard, "neither fits again");
    assert_eq!(again.legal(), [tile("sgss-cap"), tile("gggg-solid")].map(Action::discard));
}

/// NL-111: neither fits and nothing can be drawn: both go, without a companion step; the others play on.
#[test]
fn a_hand_that_fits_nowhere_is_lost_when_the_supply_is_empty() {
    let hands =
        with_hand("2p hand", "mmmm-solid@0,0/0", ["gggg-solid", "ssss-solid"], ["mgmm-cap", "mgmm-cap"]);
    let mut game = Played::from(hands.clone().supply([]).companion(A, at(0, 0), 0));
    assert_eq!(game.view().seats[0].hand, []);
    assert_eq!((game.seat(), game.view().step), (B, Step::Lay));
    assert_eq!(game.reserve(A), 3, "the companion of the one who could not lay stays");
    game.act(lay("mgmm-cap@1,0/0"));
    game.act(Action::PASS);
    assert_eq!(game.seat(), B, "the one without tiles has no further turn");
    game.act(lay("mgmm-cap@-1,0/2"));
    game.act(Action::PASS);
    assert_eq!(game.0.turn(), Turn::Over);

    // The same in the middle of a game: the last tile drawn does not help either.
    let mut game = Played::from(hands.supply([tile("sgss-cap")]));
    game.act(Action::discard(tile("gggg-solid")));
    let events = game.draw("sgss-cap");
    assert_eq!(
        events.iter().filter(|event| matches!(event, Event::TileDiscarded { seat: A, .. })).count(),
        2
    );
    assert_eq!((game.seat(), game.view().step), (B, Step::Lay));
}

/// NL-111: nobody can lay anything: the game ends.
#[test]
fn the_game_ends_when_nobody_can_lay() {
    let hands =
        with_hand("2p hand", "mmmm-solid@0,0/0", ["gggg-solid", "ssss-solid"], ["sgss-cap", "gggg-solid"]);
    assert!(hands.build().is_err(), "there is only one tile of nothing but grassland");
    let hands =
        with_hand("2p hand", "mmmm-solid@0,0/0", ["gggg-solid", "ssss-solid"], ["sgss-cap", "sgss-cap-c1"]);
    let game = Played::from(hands.supply([]).companion(B, at(0, 0), 0));
    assert_eq!(game.0.turn(), Turn::Over);
    assert_eq!(game.view().scored.len(), 1, "the final scoring was held");
}

/// NL-112: the supply being empty, all play on until their hands are empty.
#[test]
fn hands_are_played_out() {
    let hands = with_hand("2p hand", "start@0,0/0", ["gggg-solid", "mmmm-solid"], ["ssss-solid", "mgmm-cap"]);
    let mut game = Played::from(hands.supply([]));
    let mut turns = Vec::new();
    for tile in ["gggg-solid@0,-1/0", "ssss-solid@0,1/0", "mmmm-solid@1,0/0", "mgmm-cap@2,0/0"] {
        turns.push(game.seat());
        game.act(lay(tile));
        assert_eq!(game.view().step, Step::Companion);
        game.act(Action::PASS);
    }
    assert_eq!(turns, [A, B, A, B]);
    assert_eq!(game.0.turn(), Turn::Over);
}

/// NL-113, NL-114: some tiles are taken out at random, face up, never the start tile, never to come back.
#[test]
fn tiles_are_taken_out_before_the_game() {
    for (setup, removed, left) in [
        ("2p removal=printed", 1, 82),
        ("3p removal=printed", 2, 81),
        ("4p removal=printed", 3, 80),
        ("5p removal=printed", 1, 82),
        ("5p removal=equal", 3, 80),
        ("4p removal=equal", 3, 80),
        ("5p", 0, 83),
    ] {
        let mut game = Played::new(setup);
        for _ in 0..removed {
            assert!(game.outcomes().iter().all(|(outcome, _)| matches!(outcome, Chance::Remove(_))));
            assert!(game.outcomes().iter().all(|&(outcome, _)| outcome != Chance::Remove(tile("start"))));
            let (outcome, _) = game.outcomes()[0];
            game.reveal(outcome);
        }
        assert_eq!(usize::from(game.view().left), left, "{setup}");
        assert_eq!(game.view().removed.len(), removed, "{setup}");
        assert!(matches!(game.outcomes()[0].0, Chance::First(_)), "then the first player is drawn");
    }
    let mut game = Played::new("3p removal=printed first=a");
    game.reveal(Chance::Remove(tile("mmmm-solid")));
    game.reveal(Chance::Remove(tile("gmgg-cap")));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(game.0.view(viewer).removed, [tile("gmgg-cap"), tile("mmmm-solid")]);
    }
    let weight = |key| game.outcomes().iter().find(|o| o.0 == Chance::Tile(tile(key))).map(|o| o.1);
    assert_eq!((weight("mmmm-solid"), weight("gmgg-cap"), weight("mgmm-cap")), (None, Some(2), Some(3)));
}

/// How many tiles each seat lays in a random game in which none is discarded.
fn turns(setup: &str) -> Vec<usize> {
    for seed in 0..50 {
        let table = testkit::random_game::<NewLands>(setup, seed);
        let view = table.view(Viewer::Spectator);
        if view.discarded.is_empty() {
            let by = |seat| view.tiles.iter().filter(|tile| tile.by == Some(Seat(seat))).count();
            return (0..table.seats()).map(by).collect();
        }
    }
    panic!("in fifty games of {setup} some tile fitted nowhere");
}

/// NL-115, NL-116
#[test]
fn turns_are_equal_with_the_removal_but_for_five_as_printed() {
    assert_eq!(turns("2p first=a"), [42, 41]);
    assert_eq!(turns("2p removal=printed first=a"), [41, 41]);
    assert_eq!(turns("3p removal=printed first=a"), [27, 27, 27]);
    assert_eq!(turns("4p removal=printed first=a"), [20, 20, 20, 20]);
    assert_eq!(turns("5p removal=printed first=a"), [17, 17, 16, 16, 16]);
    assert_eq!(turns("5p removal=equal first=a"), [16, 16, 16, 16, 16]);
    assert_eq!(turns("2p hand removal=printed first=a"), [41, 41]);
}

/// NL-117: hands and removal are independent.
#[test]
fn the_two_parts_of_the_variant_are_independent() {
    for (setup, hand, removed) in
        [("2p", 0, 0), ("2p hand", 2, 0), ("2p removal=printed", 0, 1), ("2p hand removal=printed", 2, 1)]
    {
        let table = testkit::random_game::<NewLands>(setup, 1);
        let early = table.after(8);
        let view = early.view(Viewer::Spectator);
        assert_eq!(view.removed.len(), removed, "{setup}");
        assert_eq!(view.hand_of_two, hand == 2, "{setup}");
        assert!(hand == 0 || view.seats.iter().any(|seat| seat.hand.len() == 2), "{setup}");
        assert!(view.tiles.len() > 1);
    }
}

/// With hands of two the actions are still in order, tile by tile on every square.
#[test]
fn layings_from_a_hand_are_in_order() {
    let hands = with_hand("2p hand", "start@0,0/0", ["gmgg-cap", "mgmm-cap"], ["ssss-solid", "mmmm-solid"]);
    let game = Played::from(hands);
    let legal = game.legal();
    assert!(legal.is_sorted());
    assert_eq!(legal.len(), 5 + 7);
    let places: Vec<Place> = legal
        .iter()
        .filter_map(|action| match action.deed() {
            Deed::Lay { at, .. } => Some(at),
            _ => None,
        })
        .collect();
    assert!(places.is_sorted(), "by squares first");
}
