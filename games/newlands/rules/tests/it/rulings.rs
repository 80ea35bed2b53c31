//! The rulings that no rulebook example shows, by number. Others are cited where their rule is tested.

use newlands::{Action, Chance, NewLands, Place, PositionError, Refusal, Rotation, Terrain};
use tabletop::{Game, Seat, Table, Turn, Viewer};

use crate::board::{A, B, Played, at, board, lay, material, position, tile};

fn offered_rotations(key: &str, tiles: &str) -> Vec<Action> {
    let mut game = board(tiles);
    game.draw(key);
    game.legal()
}

/// rotations that look alike are one choice; the first of them is offered.
#[test]
fn r27_alike_rotations_are_one_choice() {
    assert_eq!(offered_rotations("gggg-solid", "start@0,0/0"), [lay("gggg-solid@0,-1/0")]);
    let bands = offered_rotations("mgmg-band", "mmmm-solid@0,0/0");
    assert_eq!(
        bands,
        [lay("mgmg-band@0,-1/0"), lay("mgmg-band@-1,0/1"), lay("mgmg-band@1,0/1"), lay("mgmg-band@0,1/0")]
    );
    let mut game = board("start@0,0/0");
    game.draw("mmmm-solid");
    assert_eq!(game.refused(lay("mmmm-solid@1,0/1")), Refusal::AlikeRotation);
    // A band with a city on one shore looks different turned by half; one with a city on both shores does not.
    assert_eq!(offered_rotations("gsgs-band-c1", "ssss-solid@0,0/0").len(), 8);
    assert_eq!(offered_rotations("gsgs-band-c2", "ssss-solid@0,0/0").len(), 4);
}

/// exactly the kinds that are symmetrical have fewer than four rotations.
#[test]
fn r27_the_symmetrical_kinds() {
    let distinct = |key: &str| {
        let sides = &material().kind(tile(key)).sides;
        let terrain = sides[0];
        let other = if terrain == Terrain::Sea {
            "ssss-solid"
        } else if terrain == Terrain::Mountain {
            "mmmm-solid"
        } else {
            "gggg-solid"
        };
        // Beside a tile of one terrain a tile fits with each of its sides of that terrain.
        let matching = sides.iter().filter(|&&side| side == terrain).count();
        let offered = if key == other { 4 } else { offered_rotations(key, &format!("{other}@0,0/0")).len() };
        (offered, 4 * matching)
    };
    let mut symmetrical = Vec::new();
    for kind in material().kinds().iter().filter(|kind| !kind.start && kind.layout != "solid") {
        let (offered, all) = distinct(kind.key);
        assert!(offered == all || 2 * offered == all, "{}", kind.key);
        if offered != all {
            symmetrical.push(kind.key);
        }
    }
    assert_eq!(symmetrical, ["mgmg-band", "gmgm-band", "smsm-band", "gsgs-band-c2", "sgsg-band"]);
}

/// a companion that stands on one of two pieces stands on the region, wherever the player put it.
#[test]
fn r29_the_piece_chosen_makes_no_difference() {
    let ring = "ggmm-half@1,0/2 ggss-half-c1@1,1/3 ssgg-half@0,1/2";
    let values = [1, 2].map(|piece| {
        let mut game = board(ring);
        game.lay("gmmg-caps2@0,0/2");
        game.deploy(0, 0, piece);
        (game.companion(0, 0).region, game.companion(0, 0).now)
    });
    assert_eq!(values[0], values[1]);
}

/// the companion on the track never goes onto the land: four is all there are.
#[test]
fn r32_the_marker_stays_on_the_track() {
    for seed in 0..40 {
        let table = testkit::random_game::<NewLands>("2p", seed);
        let mut replayed = table.after(0);
        for &step in table.steps() {
            replayed.step(step).unwrap();
            let view = replayed.view(tabletop::Viewer::Spectator);
            for (seat, shown) in view.seats.iter().enumerate() {
                let out = view.companions.iter().filter(|c| c.seat == Seat(seat as u8)).count();
                assert_eq!(out + usize::from(shown.reserve), 4);
            }
        }
    }
}

/// everything but the order of the supply is known, and the order does not exist: a sample is the state itself.
#[test]
fn r35_nothing_is_hidden() {
    let table = testkit::random_game::<NewLands>("3p hand", 4).after(60);
    let sample = table.state().determinize(A, &mut dealer::Quick::new(1));
    assert_eq!(&sample, table.state());
}

/// one tile never holds two companions, so a place names the companion to take back.
#[test]
fn r39_a_place_names_a_companion() {
    for seed in 0..40 {
        let table = testkit::random_game::<NewLands>("5p", seed);
        let view = table.view(tabletop::Viewer::Spectator);
        let mut places: Vec<Place> = view.companions.iter().map(|companion| companion.at).collect();
        places.sort_unstable();
        assert!(places.is_sorted_by(|one, other| one < other));
    }
    let twice = position("2p", "start@0,0/0").companion(A, at(0, 0), 0).companion(B, at(0, 0), 2);
    assert_eq!(twice.build().unwrap_err(), PositionError::CannotStand(at(0, 0)));
}

/// What searching players look at agrees with what the page shows.
#[test]
fn prospects_agree_with_the_view() {
    for seed in 0..10 {
        let table = testkit::random_game::<NewLands>("3p hand", seed);
        for steps in (20..table.steps().len()).step_by(23) {
            let table = table.after(steps);
            let (state, view) = (table.state(), table.view(tabletop::Viewer::Spectator));
            let mut shown = view.companions.iter();
            for seat in (0..3).map(Seat) {
                assert_eq!(state.reserve(seat), view.seats[seat.index()].reserve);
                for prospect in state.prospects(seat) {
                    let companion = shown.next().unwrap();
                    let region = &view.regions[companion.region];
                    assert_eq!((companion.seat, companion.at), (seat, prospect.at));
                    assert_eq!((companion.now.sum, region.open.len()), (prospect.sum, prospect.open.into()));
                    assert_eq!(region.companions.len(), prospect.companions.into());
                    assert_eq!(state.prospect_of(companion.at, companion.piece), Some(prospect));
                }
            }
            assert!(shown.next().is_none());
            assert_eq!(state.tiles_to_come() + view.tiles.len(), view.total.into());
            assert_eq!(state.step(), view.step);
        }
    }
}

/// Positions that cannot be are refused, and the reason is said.
#[test]
fn impossible_positions_are_refused() {
    let error = |position: newlands::Position| position.build().unwrap_err();
    let start = || position("2p", "start@0,0/0");
    assert_eq!(error(position("2p", "")), PositionError::NoTiles);
    assert_eq!(
        error(start().tile(tile("mmmm-solid"), Rotation::R0, at(2, 0))),
        PositionError::TouchesNothing(at(2, 0))
    );
    assert_eq!(
        error(start().tile(tile("mmmm-solid"), Rotation::R0, at(0, 0))),
        PositionError::TouchesNothing(at(0, 0))
    );
    assert_eq!(
        error(start().tile(tile("ssss-solid"), Rotation::R0, at(1, 0))),
        PositionError::DoesNotFit(at(1, 0))
    );
    assert_eq!(error(start().companion(Seat(2), at(0, 0), 0)), PositionError::UnknownSeat(Seat(2)));
    assert_eq!(error(start().companion(A, at(1, 0), 0)), PositionError::NoTile(at(1, 0)));
    assert_eq!(error(start().companion(A, at(0, 0), 3)), PositionError::NoSuchRegion(at(0, 0)));
    assert_eq!(
        error(start().companion(A, at(0, 0), 0).tile_laid()),
        PositionError::CannotStand(at(0, 0)),
        "nobody stands on the tile just laid"
    );
    assert_eq!(error(start().hand(A, tile("mmmm-solid"))), PositionError::HandTooLarge(A));
    let one = position("2p hand", "start@0,0/0").hand(A, tile("mmmm-solid"));
    assert_eq!(error(one), PositionError::HandTooSmall(A));
    let twice = [tile("mmmm-solid"), tile("mmmm-solid")];
    assert_eq!(error(start().supply(twice)), PositionError::TooManyCopies(tile("mmmm-solid")));
    let row = "mgmm-cap@0,0/0 mgmg-band@1,0/0 mgmg-band@2,0/0 sgsg-band@3,0/0 sgsg-band-c1@4,0/0";
    let many = (0..5).fold(position("2p", row), |position, x| position.companion(A, at(x, 0), 0));
    assert_eq!(error(many), PositionError::TooManyCompanions(A));
    assert!(PositionError::NoTile(at(1, 0)).to_string().contains("n0e1"));
}

/// A position is a state like any other: it can be played to its end.
#[test]
fn positions_can_be_played_on() {
    let mut game = Played::from(
        position("2p hand", "start@0,0/0 mmmm-solid@1,0/0")
            .companion(B, at(1, 0), 0)
            .hand(A, tile("gggg-solid"))
            .hand(A, tile("mgmm-cap"))
            .hand(B, tile("ssss-solid"))
            .hand(B, tile("mgmm-cap")),
    );
    let mut steps = 0;
    while game.0.turn() != Turn::Over {
        match game.0.turn() {
            Turn::Chance => {
                let (outcome, _) = game.outcomes()[steps % game.outcomes().len()];
                game.reveal(outcome);
            }
            _ => {
                let legal = game.legal();
                game.act(legal[steps % legal.len()]);
            }
        }
        steps += 1;
    }
    assert!(steps > 100);
}

/// a turn is two decisions, and each can be taken back by itself; with hands of two a tile is drawn in between, and
/// what has come to light stays.
#[test]
fn r40_a_turn_is_two_decisions() {
    let mut table = Table::<NewLands>::new("2p first=a".parse().unwrap(), material());
    table.reveal(Chance::Tile(tile("gmgg-cap"))).unwrap();
    table.play(A, lay("gmgg-cap@1,0/2")).unwrap();
    assert_eq!(table.turn(), Turn::seat(A), "the companion is decided apart from the tile");
    table.undo(A).unwrap();
    table.play(A, lay("gmgg-cap@-1,0/0")).unwrap();
    table.play(A, Action::PASS).unwrap();
    assert_eq!(table.turn(), Turn::Chance, "the next turn begins with a tile");
    table.undo(A).unwrap();
    assert_eq!(table.turn(), Turn::seat(A), "only the second decision was taken back");
    assert_eq!(table.state().view(Viewer::Spectator).tiles.len(), 2);

    let hands = position("2p hand first=a", "start@0,0/0")
        .hand(A, tile("gmgg-cap"))
        .hand(A, tile("gmgg-cap"))
        .hand(B, tile("mgmm-cap"))
        .hand(B, tile("mgmm-cap"));
    let mut game = Played::from(hands);
    game.act(lay("gmgg-cap@1,0/2"));
    assert_eq!(game.0.turn(), Turn::Chance, "a tile is drawn before the companion step");
    game.draw("ssss-solid");
    assert_eq!(game.seat(), A);
    assert!(game.legal().contains(&Action::PASS));
}
