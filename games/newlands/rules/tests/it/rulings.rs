//! The rulings that no rulebook example shows, by number. Others are cited where their rule is tested.

use newlands::{Action, Chance, Deed, NewLands, Place, PositionError, Refusal, Rotation, Terrain, Tile};
use tabletop::{ActError, Event, Game, Notation, Seat, Step, Table, Turn, Viewer};

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
    assert_eq!(game.refused(lay("mmmm-solid@1,0/1")), Refusal::AlikeRotation, "the rules know one form");
    // A band with a city on one shore looks different turned by half; one with a city on both shores does not.
    assert_eq!(offered_rotations("gsgs-band-c1", "ssss-solid@0,0/0").len(), 8);
    assert_eq!(offered_rotations("gsgs-band-c2", "ssss-solid@0,0/0").len(), 4);
}

/// at the table every one of them may be named, and the smallest is recorded.
#[test]
fn r27_alike_rotations_are_read_as_one() {
    let begin = || {
        let mut table = Table::<NewLands>::new("2p first=a".parse().unwrap(), material());
        table.reveal(Chance::Tile(tile("gmgm-band"))).unwrap();
        table
    };
    for written in ["lay gmgm-band/0 n0e1", "lay gmgm-band/2 n0e1"] {
        let mut table = begin();
        let action = Action::parse(written).unwrap();
        assert_eq!(action.to_string(), written, "notation says what was written");
        assert_eq!(table.check(A, action), Ok(()), "{written}");
        table.play(A, action).unwrap();
        assert_eq!(table.steps().last(), Some(&Step::Act(A, lay("gmgm-band@1,0/0"))));
        assert_eq!(table.view(Viewer::Spectator).tiles[1].rotation, Rotation::R0);
        table.play(A, Action::parse("deploy n0e1-mountain-ew").unwrap()).unwrap();
        assert_eq!(table.after(table.steps().len()).state(), table.state());
    }
    for wrong in ["lay gmgm-band/1 n0e1", "lay gmgm-band/3 n0e1"] {
        let refused = begin().play(A, Action::parse(wrong).unwrap()).unwrap_err();
        assert!(matches!(refused, ActError::Refused(Refusal::SideMismatch { .. })), "{wrong}: {refused:?}");
    }
    let state = begin();
    for kind in Tile::all() {
        for rotation in Rotation::ALL {
            let form = state.state().canonical(Action::lay(at(1, 0), kind, rotation));
            assert_eq!(state.state().canonical(form), form, "{form}");
            assert!(form <= Action::lay(at(1, 0), kind, rotation));
        }
    }
    assert_eq!(
        state.state().canonical(lay("gsgs-band-c1@1,0/2")),
        lay("gsgs-band-c1@1,0/2"),
        "its shores differ"
    );
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

/// the companion on the track never goes onto the land: four is all there are. Counted by what was done.
#[test]
fn r32_the_marker_stays_on_the_track() {
    let mut exhausted = 0;
    for seed in 0..12 {
        let whole = testkit::random_game::<NewLands>("2p", seed);
        let mut table = whole.after(0);
        let mut out = [0u8; 2];
        for &step in whole.steps() {
            if let Turn::Seats(seats) = table.turn() {
                let seat = seats.lowest().unwrap();
                let mut legal = Vec::new();
                table.state().legal(seat, &mut legal);
                let offered = legal.iter().any(|action| matches!(action.deed(), Deed::Deploy { .. }));
                assert!(!offered || out[seat.index()] < 4, "a fifth companion is offered");
                exhausted +=
                    u32::from(out[seat.index()] == 4 && table.state().step() == newlands::Step::Companion);
            }
            table.step(step).unwrap();
            if let Step::Act(seat, action) = step {
                match action.deed() {
                    Deed::Deploy { .. } => out[seat.index()] += 1,
                    Deed::TakeBack { .. } => out[seat.index()] -= 1,
                    _ => {}
                }
            }
            let reserves: Vec<u8> =
                table.view(Viewer::Spectator).seats.iter().map(|shown| shown.reserve).collect();
            assert_eq!(reserves, out.map(|out| 4 - out));
        }
    }
    assert!(exhausted > 20, "{exhausted} times all four were out");
}

/// the drawn tile is open to all, and what is face down is known but for its order: everybody sees the same, and
/// luck draws each of the tiles left equally often.
#[test]
fn r35_nothing_is_hidden() {
    let whole = testkit::random_game::<NewLands>("3p hand", 4);
    let mut table = whole.after(0);
    let mut drawn = 0;
    for &step in whole.steps() {
        let before = table.view(Viewer::Spectator);
        if table.turn() == Turn::Chance && before.step != newlands::Step::First {
            let mut outcomes = Vec::new();
            table.state().outcomes(&mut outcomes);
            let left: Vec<_> =
                before.supply.iter().map(|&(tile, copies)| (Chance::Tile(tile), u32::from(copies))).collect();
            assert_eq!(outcomes, left);
        }
        let events = table.step(step).unwrap();
        let view = table.view(Viewer::Spectator);
        for viewer in (0..3).map(|seat| Viewer::Seat(Seat(seat))) {
            assert_eq!(table.view(viewer), view);
            let seen: Vec<_> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
            assert_eq!(seen, events);
        }
        if let Step::Reveal(Chance::Tile(tile)) = step {
            let open = |view: &newlands::View| -> usize {
                view.seats.iter().flat_map(|seat| &seat.hand).filter(|&&held| held == tile).count()
            };
            assert_eq!(open(&view), open(&before) + 1, "{tile} lies open before somebody");
            drawn += 1;
        }
    }
    assert!(drawn > 80, "{drawn} tiles were drawn");
    let table = whole.after(60);
    let samples = [1, 2].map(|seed| table.state().determinize(A, &mut dealer::Quick::new(seed)));
    assert!(samples.iter().all(|sample| sample == table.state()), "there is nothing to guess");
}

/// one tile never holds two companions, at any time, so a place names the companion to take back.
#[test]
fn r39_a_place_names_a_companion() {
    let mut standing = 0;
    for seed in 0..10 {
        let whole = testkit::random_game::<NewLands>("5p", seed);
        let mut table = whole.after(0);
        for &step in whole.steps() {
            table.step(step).unwrap();
            let companions = table.view(Viewer::Spectator).companions;
            let places: std::collections::BTreeSet<Place> = companions.iter().map(|one| one.at).collect();
            assert_eq!(places.len(), companions.len(), "seed {seed}: {companions:?}");
            standing = standing.max(companions.len());
        }
    }
    assert!(standing > 12, "at most {standing} stood at once");
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
