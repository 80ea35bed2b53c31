//! The exploration phase.

use fjords::{Event, ExplorationEnd, Fjords, Phase, PieceKind, Refusal, Rune, Step};
use tabletop::{Game, Seat};

use crate::common::*;

/// These four fit nowhere beside the start hexes.
const UNFIT: [&str; 4] = ["MMMMMM", "MPSSPP", "MPSSSP", "PSSSSS"];

/// A game from the lot to the first row.
fn dealt(text: &str, first: Seat, row: &[&str]) -> Fjords {
    let mut game = fresh(text);
    reveal(&mut game, &format!("first {first}"));
    draw(&mut game, row);
    game
}

/// Is laying this hex at this cell legal on the board, whatever else is in the row?
fn fits(position: fjords::Position, corners: &str, (q, r): (i8, i8)) -> Result<(), Refusal> {
    let game = row(position, &[corners, "PPPPPP", "PPPPPS", "MMPPPP"]).exploring(A).unwrap();
    assert_eq!(view(&game).waiting_for, Step::Lay);
    if may(&game, A, &lay(corners, q, r)) { Ok(()) } else { Err(refusal(&game, A, &lay(corners, q, r))) }
}

fn hex_total(game: &Fjords) -> usize {
    let view = view(game);
    view.hexes.len() + view.row.len() + view.bag.iter().map(|&(_, copies)| usize::from(copies)).sum::<usize>()
}

/// FJ-004: without runes nobody holds a stone and symbols mean nothing.
#[test]
fn symbols_mean_nothing_without_runes() {
    let mut game = dealt("2p", A, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    assert!(view(&game).seats.iter().all(|seat| seat.runes.is_empty()));
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    act(&mut game, A, "house");
    assert_eq!(view(&game).hexes[3].rune, None);
    let water = with(start("2p"), &[((1, 0), "SSPPPS")]);
    let mut game = row(water, &["PSSSSS"]).exploring(A).unwrap();
    let way = choices_of(&game, "lay").first().cloned().expect("the hex with most sea fits at the new shore");
    act(&mut game, A, &format!("lay {way}"));
    assert!(may(&game, A, "house"));
}

/// FJ-014: turns go clockwise in both phases.
#[test]
fn turns_go_clockwise() {
    let mut game = dealt("3p", C, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = to_move(&game).unwrap();
        order.push(seat);
        let way = choices(&game)[0].clone();
        act(&mut game, seat, &way);
        act(&mut game, seat, "no-house");
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        game.reveal_unchecked(outcomes[0].0, &mut ());
    }
    assert_eq!(order, [C, A, B, C]);
    let (position, places) = plains(empty("3p"), 12);
    let houses = position.house(A, places[0]).house(B, places[3]).house(C, places[6]);
    let mut game = houses.settling(C, C).unwrap();
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = to_move(&game).unwrap();
        order.push(seat);
        let way = choices(&game)[0].clone();
        act(&mut game, seat, &way);
    }
    assert_eq!(order, [C, A, B, C]);
}

/// FJ-015: first hexes and houses, then vikings.
#[test]
fn each_phase_has_its_own_deeds() {
    let game = dealt("2p", A, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    assert_eq!(refusal(&game, A, "viking n0e0"), Refusal::OnlyInSettlement);
    let game = coast("2p").house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, &lay("PPPPPP", 0, 1)), Refusal::OnlyInExploration);
    assert_eq!(refusal(&game, A, "house"), Refusal::OnlyInExploration);
    assert_eq!(refusal(&game, A, "no-house"), Refusal::OnlyInExploration);
}

/// FJ-016: one hex of the row a turn, any that fits.
#[test]
fn one_hex_of_the_row_a_turn() {
    let row = ["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"];
    let mut game = dealt("2p", A, &row);
    let ways = choices_of(&game, "lay");
    for corners in row {
        let turns: Vec<_> = (0..6).map(|turn| format!("{} ", hex(corners).turned(turn))).collect();
        assert!(
            ways.iter().any(|way| turns.iter().any(|turn| way.starts_with(turn))),
            "{corners} is offered"
        );
    }
    assert_eq!(refusal(&game, A, &lay("PPPPPM", 1, 0)), Refusal::NotInRow);
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(refusal(&game, A, &lay("SSPPPS", 1, 0)), Refusal::HexAlreadyLaid);
    assert_eq!(view(&game).row.len(), 3);
}

/// FJ-017: two hexes at least must be touched, by sides.
#[test]
fn a_hex_touches_two_others() {
    let game = dealt("2p", A, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    let mut open = vec![at(1, 0), at(-1, 0), at(-1, 2)];
    open.sort();
    assert_eq!(view(&game).open, open);
    assert_eq!(refusal(&game, A, &lay("PPPPPP", 0, 2)), Refusal::TouchesTooFew);
    assert_eq!(refusal(&game, A, &lay("PPPPPP", 20, 20)), Refusal::TouchesTooFew);
    assert_eq!(refusal(&game, A, &lay("PPPPPP", 0, 0)), Refusal::HexThere);
}

/// FJ-018: the two need not touch each other.
#[test]
fn the_two_hexes_touched_may_lie_apart() {
    let apart = with(empty("2p"), &[((0, 0), "PPPPPP"), ((2, 0), "PPPPPP")]);
    assert_eq!(fits(apart, "PPPPPP", (1, 0)), Ok(()));
}

/// FJ-019: shared sides agree on both halves.
#[test]
fn sides_agree_on_both_halves() {
    assert_eq!(fits(start("2p"), "SSPPPS", (1, 0)), Ok(()));
    assert_eq!(fits(start("2p"), "PPMPSS", (-1, 0)), Err(Refusal::SidesDiffer));
}

/// FJ-020: with all neighbours, not only with two.
#[test]
fn sides_agree_with_all_neighbours() {
    let ring = [
        ((1, -1), "PPPPPP"),
        ((1, 0), "PPPPPP"),
        ((0, 1), "PPPPPP"),
        ((-1, 1), "PPPPPP"),
        ((-1, 0), "PPPPPP"),
        ((0, -1), "MPPPPP"),
    ];
    let material = testkit::material::<Fjords>();
    for kind in material.kinds().iter().filter(|kind| material.by_face(kind.turned(0)).is_some()) {
        for turn in 0..kind.turns() {
            let corners = kind.turned(turn).corners;
            let verdict = fits(with(empty("2p"), &ring), &corners.to_string(), (0, 0));
            let expected = if kind.key == "pppppp" { Ok(()) } else { Err(Refusal::SidesDiffer) };
            assert_eq!(verdict, expected, "{corners}");
        }
    }
}

/// FJ-021: hexes turn freely but are never mirrored.
#[test]
fn hexes_turn_but_do_not_flip() {
    let ways = |corners: &str| {
        let game = row(start("2p"), &[corners, "PPPPPP"]).exploring(A).unwrap();
        let turns: Vec<_> = (0..6).map(|turn| format!("{} ", hex(corners).turned(turn))).collect();
        choices_of(&game, "lay").iter().filter(|way| turns.iter().any(|turn| way.starts_with(turn))).count()
    };
    assert_eq!(["PPPPPS", "MMPPPP", "PPPPPP"].map(ways), [4, 3, 1]);
    assert_eq!(UNFIT.map(ways), [0; 4]);
    let game = row(start("2p"), &["MPSSPP", "PPPPPP"]).exploring(A).unwrap();
    assert_eq!(refusal(&game, A, &lay("MPPSSP", -1, 0)), Refusal::UnknownHex, "the mirror image of MPSSPP");
}

/// FJ-022: no second landmass cut off by water.
#[test]
fn a_hex_may_not_start_a_second_landmass() {
    let board = || with(start("2p"), &[((-1, 0), "PMMPSS"), ((-2, 1), "SPPMPS")]);
    assert_eq!(fits(board(), "PSSSPM", (-2, 0)), Err(Refusal::SecondLandmass));
}

/// FJ-024: a side that is land on one half keeps a hex with the mainland.
#[test]
fn half_a_side_of_land_is_enough() {
    let board = with(start("2p"), &[((1, 0), "SSPPPS")]);
    assert_eq!(fits(board, "MPSSPM", (1, -1)), Ok(()));
}

/// FJ-025: mountain is land too. FJ-026: plain beyond a ridge is allowed.
#[test]
fn mountains_join_and_may_divide_plains() {
    let board = || with(start("2p"), &[((-1, 0), "MMMPMM"), ((-2, 1), "MPPMMM")]);
    assert_eq!(fits(board(), "MMMMMM", (-2, 0)), Ok(()));
    assert_eq!(fits(board(), "MMMMPP", (-2, 0)), Ok(()));
}

/// FJ-027: a cell may be closed in and filled later.
#[test]
fn holes_are_allowed() {
    let ring = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)].map(|cell| (cell, "PPPPPP"));
    let mut game = row(with(empty("2p"), &ring), &["MPPPPP", "PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("MPPPPP", 0, -1));
    act(&mut game, A, "no-house");
    assert!(may(&game, B, &lay("PPPPPP", 0, 0)), "the hole can be filled");
}

/// FJ-028: whoever can lay a hex must.
#[test]
fn laying_is_compulsory() {
    let game = dealt("2p", A, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    for pass in ["no-house", "leave", "house"] {
        assert_eq!(refusal(&game, A, pass), Refusal::HexToLay, "{pass}");
    }
    assert_eq!(refusal(&game, A, "draw"), Refusal::NoDrawing);
}

/// FJ-029: a house on the hex just laid, or none.
#[test]
fn a_house_is_optional() {
    for (choice, left) in [("house", 3), ("no-house", 4)] {
        let mut game = dealt("2p", A, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
        act(&mut game, A, &lay("PPPPPP", -1, 2));
        assert_eq!(choices(&game), ["house", "no-house"]);
        act(&mut game, A, choice);
        assert_eq!(view(&game).seats[0].houses, left);
    }
}

/// FJ-030: one house a turn, and four in all.
#[test]
fn houses_run_out() {
    let mut game = dealt("2p", A, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    act(&mut game, A, "house");
    assert!(!game.turn().awaits(A), "a second house in the turn");
    // With the secret rune the step is asked though no house is left.
    let lot = with(start("2p runes=secret"), &[((1, 0), "SSPPPS")]).house(A, at(1, 0)).hand(A, 20, 0);
    let mut game = row(lot, &["PPPPPP", "MMPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(refusal(&game, A, "house"), Refusal::NoHouseLeft);
    // Without it there is nothing to decide, and the turn goes on.
    let mut game = row(start("2p").hand(A, 20, 0), &["PPPPPP", "MMPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(to_move(&game), Some(B));
}

/// FJ-031: only on the hex just laid. The notation cannot even name another.
#[test]
fn a_house_stands_on_the_hex_just_laid() {
    let mut game = dealt("2p", A, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    act(&mut game, A, "no-house");
    draw(&mut game, &["MPPPPP"]);
    let way = choices(&game)[0].clone();
    act(&mut game, B, &way);
    let built = act(&mut game, B, "house");
    let laid = view(&game).hexes[4];
    assert_eq!(built[0], Event::HouseBuilt { seat: B, at: laid.at });
    let houses: Vec<_> =
        view(&game).hexes.iter().filter(|hex| hex.piece.is_some()).map(|hex| hex.at).collect();
    assert_eq!(houses, [laid.at], "neither on a start hex nor on the hex of the turn before");
}

/// FJ-032: no plain, no house.
#[test]
fn a_house_needs_plain() {
    let board = |text| with(start(text), &[((-1, 0), "MMMPMM"), ((-2, 1), "MPPMMM")]);
    let secret = board("2p runes=secret").house(A, at(-2, 1));
    let mut game = row(secret, &["MMMMMM", "PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("MMMMMM", -2, 0));
    assert_eq!(refusal(&game, A, "house"), Refusal::NoPlain);
    let mut game = row(board("2p"), &["MMMMMM", "PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("MMMMMM", -2, 0));
    assert_eq!(to_move(&game), Some(B), "nothing to decide");
    let mut game = row(start("2p"), &["MMMMMP", "PPPPPP"]).exploring(A).unwrap();
    let way = choices_of(&game, "lay").into_iter().find(|way| way.contains("mmm")).unwrap();
    act(&mut game, A, &format!("lay {way}"));
    assert!(may(&game, A, "house"));
}

/// FJ-033: a house stays; and rivals may build next door.
#[test]
fn houses_stay() {
    for seed in 0..20 {
        let table = testkit::random_game::<Fjords>("3p", seed);
        let mut houses = Vec::new();
        for steps in 0..table.steps().len() {
            let after = table.after(steps);
            let hexes = view(after.state()).hexes;
            let house = |hex: &fjords::Laid| hex.piece.filter(|piece| piece.kind == PieceKind::House);
            let now: Vec<_> =
                hexes.iter().filter_map(|hex| house(hex).map(|house| (hex.at, house))).collect();
            assert!(houses.iter().all(|house| now.contains(house)), "step {steps} of game {seed}");
            houses = now;
        }
    }
    let position = with(start("2p"), &[((1, 0), "SSPPPS")]).house(B, at(1, 0));
    let mut game = row(position, &["PPPPPP", "PPPPPS"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", 1, 1));
    assert!(may(&game, A, "house"), "beside the house of b");
}

/// FJ-034: the row is filled up after the house is decided.
#[test]
fn the_row_is_filled_at_the_end_of_the_turn() {
    let mut game = dealt("2p", A, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!((view(&game).row.len(), view(&game).waiting_for), (3, Step::House));
    act(&mut game, A, "no-house");
    assert_eq!(
        (view(&game).row.len(), view(&game).waiting_for, view(&game).to_act),
        (3, Step::Refill, Some(A))
    );
    let events = reveal(&mut game, "hex mpsspp");
    assert_eq!(events, [Event::RowFilled { hex: hex("MPSSPP").into() }]);
    assert_eq!((view(&game).row.len(), to_move(&game)), (4, Some(B)));
}

/// FJ-035: with an empty bag the row gets shorter.
#[test]
fn the_last_hexes_make_a_shorter_row() {
    let mut game = row(start("2p"), &["PPPPPP", "MMPPPP", "PPPPPS", "MPPPPP"]).exploring(A).unwrap();
    for left in [3, 2, 1] {
        let seat = to_move(&game).unwrap();
        let way = choices(&game)[0].clone();
        act(&mut game, seat, &way);
        act(&mut game, seat, "no-house");
        assert_eq!((view(&game).row.len(), view(&game).phase), (left, Phase::Exploration));
        assert_eq!(to_move(&game), Some(seat.next(2)), "luck has nothing to bring");
    }
}

/// FJ-036: if nothing in the row fits, it is swapped, and the same seat goes on; also at the very first turn.
#[test]
fn a_row_that_fits_nowhere_is_swapped() {
    let mut game = fresh("2p");
    reveal(&mut game, "first b");
    draw(&mut game, &UNFIT[..3]);
    let events = reveal(&mut game, &format!("hex {}", hex(UNFIT[3])));
    assert_eq!(events.last(), Some(&Event::RowSwapped { seat: B }));
    assert_eq!((view(&game).row.len(), game.weight()), (0, 37));
    draw(&mut game, &["PPPPPP", "MMMMMM", "MPSSPP", "MPSSSP"]);
    assert_eq!((view(&game).row.len(), to_move(&game)), (4, Some(B)));
    assert_eq!(view(&game).bag.iter().map(|&(_, copies)| copies).sum::<u8>(), 33);
}

/// FJ-037: the old row goes into the bag before the four are drawn, so it may come again.
#[test]
fn the_old_row_goes_back_before_the_draw() {
    let mut game = row(start("2p"), &UNFIT).in_bag(hex("PPPPPP")).exploring(A).unwrap();
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert!(outcomes.len() == 5 && outcomes.iter().all(|&(_, weight)| weight == 1), "{outcomes:?}");
    draw(&mut game, &UNFIT[..3]);
    let events = reveal(&mut game, "hex psssss");
    assert_eq!(
        events.last(),
        Some(&Event::RowSwapped { seat: A }),
        "the only hex that fits stayed in the bag"
    );
    assert_eq!(game.weight(), 5);
}

/// FJ-038: again and again until something fits; no hex is lost.
#[test]
fn swapping_goes_on_until_something_fits() {
    let position = row(start("2p"), &UNFIT).in_bag(hex("PPPPPP")).in_bag(hex("MMMMMM"));
    let mut game = position.exploring(A).unwrap();
    let total = hex_total(&game);
    for _ in 0..2 {
        draw(&mut game, &UNFIT);
        assert_eq!((view(&game).row.len(), hex_total(&game)), (0, total), "swapped again");
    }
    draw(&mut game, &["PPPPPP", "MMMMMM", "MMMMMM", "PSSSSS"]);
    assert_eq!((to_move(&game), hex_total(&game)), (Some(A), total));
}

/// FJ-039: no swap while one hex fits.
#[test]
fn one_hex_that_fits_must_be_laid() {
    let position = row(start("2p"), &["MMMMMM", "MPSSPP", "PPPPPP", "PSSSSS"]).in_bag(hex("MMPPPP"));
    let game = position.exploring(A).unwrap();
    assert_eq!(choices(&game), [lay("PPPPPP", -1, 2)]);
}

/// FJ-040: bag empty and nothing fits: the phase is over.
#[test]
fn hexes_that_fit_nowhere_stay_unlaid() {
    let position = row(start("2p"), &["MMMMMM", "PSSSSS"]).house(B, at(0, 1));
    let game = position.exploring(A).unwrap();
    assert_eq!(
        (view(&game).phase, view(&game).unlaid.len(), view(&game).row.len()),
        (Phase::Settlement, 2, 0)
    );
}

/// FJ-041: so is it if the bag holds something, but nothing that fits.
#[test]
fn a_bag_that_fits_nowhere_ends_the_phase_at_once() {
    let position = row(start("2p"), &UNFIT).in_bag(hex("MPSSPP")).house(B, at(0, 1));
    let game = position.exploring(A).unwrap();
    assert_eq!((view(&game).phase, view(&game).unlaid.len()), (Phase::Settlement, 5));
}

/// FJ-042: after the last hex there is still a house to decide.
#[test]
fn the_last_hex_may_have_a_house() {
    let mut game = row(start("2p"), &["PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(choices(&game), ["house", "no-house"]);
    let events = act(&mut game, A, "house");
    let ended = Event::ExplorationEnded { why: ExplorationEnd::AllLaid, first: B, unlaid: 0 };
    assert_eq!(events[1], ended);
    assert_eq!(view(&game).phase, Phase::Settlement);
}

/// FJ-043: houses in hand are lost and worth nothing.
#[test]
fn houses_in_hand_are_lost() {
    let mut game = row(start("2p").hand(A, 20, 3), &["PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    act(&mut game, A, "house");
    assert_eq!(view(&game).seats[0].houses, 2);
    assert_eq!(points(&game), [0, 0]);
    while let Some(seat) = to_move(&game) {
        assert!(choices(&game).iter().all(|choice| choice.starts_with("viking ")));
        assert_eq!(refusal(&game, seat, "house"), Refusal::OnlyInExploration);
        let way = choices(&game)[0].clone();
        act(&mut game, seat, &way);
    }
    assert_eq!(points(&game), [3, 0], "three vikings, no houses");
}

/// FJ-103: the water stone goes on its hex when it is laid, and then no house does.
#[test]
fn the_water_hex_gets_its_stone_at_once() {
    let board = with(start("2p runes=game3"), &[((1, 0), "SSPPPS")]);
    let mut game = row(board, &["PSSSSS", "PPPPPP"]).exploring(A).unwrap();
    let way = choices_of(&game, "lay").into_iter().find(|way| way.matches('s').count() == 5).unwrap();
    let events = act(&mut game, A, &format!("lay {way}"));
    assert!(matches!(events[1], Event::StonePlaced { rune: Rune::Water, .. }));
    assert_eq!(view(&game).hexes[4].rune, Some(Rune::Water));
    assert_eq!(to_move(&game), Some(B), "no house may go there, so nothing is asked");
}
