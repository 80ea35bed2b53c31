//! Readings that no statement of RULES.md covers by itself.

use fjords::{Event, Phase, Position, PositionError, Refusal, Rune, Step};
use tabletop::Seat;

use crate::common::*;

/// the row dealt at setup is tested like any other.
#[test]
fn r6_the_first_row_may_be_swapped() {
    let mut game = fresh("4p");
    reveal(&mut game, "first d");
    draw(&mut game, &["MMMMMM", "MPSSPP", "MPSSSP", "PSSSSS"]);
    assert_eq!(
        (view(&game).phase, view(&game).waiting_for, view(&game).to_act),
        (Phase::Setup, Step::Row, Some(D))
    );
}

/// though no house is built on a start hex, the secret rune can move one there.
#[test]
fn r10_the_secret_rune_may_bring_a_house_to_a_start_hex() {
    let position = start("2p runes=secret").hex(at(1, 0), hex("SSPPPS")).house(A, at(1, 0));
    let mut game = row(position, &["PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    act(&mut game, A, &format!("secret {} {}", at(1, 0), at(0, 1)));
    assert!(view(&game).hexes[2].piece.is_some());
}

/// one leaves only instead of a rune, when no viking can walk; and without a playable rune one is out unasked.
#[test]
fn r16_leaving_is_for_those_who_would_rather_keep_a_rune() {
    let position = || coast("2p runes=journey").house(A, at(0, 0)).house(B, at(4, 0));
    let game = position().settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, "leave"), Refusal::VikingToSend, "a viking can walk");
    assert!(!choices(&game).contains(&"leave".to_owned()));
    // Shut in, with a way by sea: the rune is a choice, and so is to be out.
    let shut_in = || position().viking(B, at(1, 0));
    let game = shut_in().settling(A, A).unwrap();
    assert_eq!(choices(&game), ["journey n0e2", "journey n0e3", "leave"]);
    // The same without the rune: out, and nobody asked.
    let game = shut_in().without(A, Rune::Journey).settling(A, A).unwrap();
    assert_eq!((to_move(&game), view(&game).seats[0].out), (Some(B), true));
}

/// whoever has left is not asked again, though his rune would still lead somewhere.
#[test]
fn r16_leaving_is_final() {
    let position = coast("2p runes=journey").house(A, at(0, 0)).house(B, at(1, 0)).without(B, Rune::Journey);
    let mut game = position.settling(A, A).unwrap();
    act(&mut game, A, "leave");
    act(&mut game, B, "viking n0e2");
    assert_eq!(to_move(&game), Some(B));
    assert!(view(&game).seats[0].out && view(&game).seats[0].runes == [Rune::Journey]);
}

/// the stone goes on before the house is decided, and the row is filled after it.
#[test]
fn r35_stone_house_row() {
    let board = with(start("2p runes=strength,secret"), &[((-1, 0), "MMMPMM"), ((-2, 1), "MPPMMM")]);
    let position = row(board.house(A, at(-2, 1)), &["MMMMMM", "PPPPPP"]).in_bag(hex("MMPPPP"));
    let mut game = position.exploring(A).unwrap();
    let laid = act(&mut game, A, &lay("MMMMMM", -2, 0));
    assert!(matches!(laid[..], [Event::HexLaid { .. }, Event::StonePlaced { rune: Rune::Strength, .. }]));
    assert_eq!(view(&game).waiting_for, Step::House);
    act(&mut game, A, "no-house");
    assert_eq!(view(&game).waiting_for, Step::Refill);
}

/// the hex just laid is a possible target of the secret rune, and one without a house in it may be the start.
#[test]
fn r43_the_hex_just_laid_is_a_target() {
    let mut game = row(start("2p runes=secret").house(A, at(0, 1)), &["PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert!(may(&game, A, &format!("secret {} {}", at(0, 1), at(-1, 2))));
    assert_eq!(refusal(&game, A, &format!("secret {} {}", at(-1, 2), at(0, 1))), Refusal::NoOwnHouseThere);
    assert_eq!(refusal(&game, A, &format!("secret {} {}", at(5, 5), at(0, 1))), Refusal::NoHexThere);
}

/// one corner of plain is enough to stand on.
#[test]
fn r14_a_corner_of_plain_is_enough_to_stand_on() {
    let position = with(empty("2p"), &[((0, 0), "PPPMPP"), ((0, 1), "PMMMMM")]).house(A, at(0, 0));
    assert!(may(&position.settling(A, A).unwrap(), A, &format!("viking {}", at(0, 1))));
}

/// Positions set up by hand are checked.
#[test]
fn impossible_positions_are_refused() {
    let wrong = |position: Position| position.settling(A, A).unwrap_err();
    assert_eq!(wrong(coast("2p").hex(at(0, 0), hex("PPPPPP"))), PositionError::HexThere(at(0, 0)));
    assert_eq!(wrong(coast("2p").hex(at(5, 0), hex("MMMMMM"))), PositionError::SidesDiffer(at(5, 0)));
    assert_eq!(wrong(coast("2p").hex(at(50, 0), hex("MMMMMM"))), PositionError::TooFar(at(50, 0)));
    assert_eq!(wrong(coast("2p").hex(at(9, 0), hex("MPPSSP"))), PositionError::UnknownHex(hex("MPPSSP")));
    assert_eq!(wrong(coast("2p").house(C, at(0, 0))), PositionError::NoSuchSeat(C));
    assert_eq!(wrong(coast("2p").house(A, at(0, 5))), PositionError::NoHexThere(at(0, 5)));
    assert_eq!(wrong(coast("2p").house(A, at(0, 0)).viking(B, at(0, 0))), PositionError::Occupied(at(0, 0)));
    let mountain = empty("2p").hex(at(0, 0), hex("MMMMMM"));
    assert_eq!(wrong(mountain.house(A, at(0, 0))), PositionError::NoPlain(at(0, 0)));
    assert_eq!(wrong(coast("2p").stone(Rune::Water, at(0, 0))), PositionError::RuneNotInPlay(Rune::Water));
    assert_eq!(wrong(coast("2p").aside(hex("PPPPPP"))), PositionError::WrongVariant);
    assert_eq!(wrong(row(coast("2p"), &["PPPPPP"; 5])), PositionError::TooManyHexes);
    let scattered = (0..42).map(|n| at(n % 7 * 2, n / 7 * 2));
    let scattered = scattered.fold(empty("2p"), |position, place| position.hex(place, hex("PPPPPP")));
    assert_eq!(wrong(scattered), PositionError::TooManyHexes, "too many cells between them");
    assert_eq!(coast("2p").exploring(Seat(7)).unwrap_err(), PositionError::NoSuchSeat(Seat(7)));
}
