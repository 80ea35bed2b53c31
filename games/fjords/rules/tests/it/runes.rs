//! Journey, horse, wisdom and secret: runes that players hold.

use fjords::{Event, Place, Refusal, Rune};
use tabletop::Game;

use crate::common::*;

fn journey(q: i8, r: i8) -> String {
    format!("journey {}", at(q, r))
}

fn horse(q: i8, r: i8) -> String {
    format!("horse {}", at(q, r))
}

fn viking(q: i8, r: i8) -> String {
    format!("viking {}", at(q, r))
}

fn wisdom(cell: (i8, i8), to: (i8, i8)) -> String {
    format!("wisdom {} {}", at(cell.0, cell.1), at(to.0, to.1))
}

fn secret(from: Place, to: Place) -> String {
    format!("secret {from} {to}")
}

/// FJ-113: once, in the settlement, instead of a turn: the stone goes and a viking comes.
#[test]
fn journey_is_played_instead_of_a_turn() {
    let position = coast("2p runes=journey").house(A, at(0, 0)).house(B, at(4, 0));
    let mut game = position.settling(A, A).unwrap();
    let events = act(&mut game, A, &journey(2, 0));
    assert_eq!(events, [Event::VikingSailed { seat: A, at: at(2, 0) }]);
    let seat = &view(&game).seats[0];
    assert_eq!((seat.vikings, seat.runes.len(), to_move(&game)), (19, 0, Some(B)));
    act(&mut game, B, &viking(3, 0));
    assert_eq!(refusal(&game, A, &journey(1, 0)), Refusal::RuneSpent(Rune::Journey));
    let exploring = row(start("2p runes=journey"), &["PPPPPP"]).exploring(A).unwrap();
    assert_eq!(refusal(&exploring, A, &journey(0, 0)), Refusal::OnlyInSettlement);
    let without = coast("2p").house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&without, A, &journey(2, 0)), Refusal::RuneNotInPlay(Rune::Journey));
}

/// FJ-114: from an own piece on a hex with sea.
#[test]
fn journey_starts_from_an_own_shore() {
    let (position, plain) = plains(coast("2p runes=journey"), 2);
    let game = position.house(A, plain[0]).house(B, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, &journey(2, 0)), Refusal::NoShore, "b's house is no start for a");
    let game = coast("2p runes=journey").viking(A, at(0, 0)).settling(A, A).unwrap();
    assert!(may(&game, A, &journey(2, 0)), "a viking is as good a start as a house");
}

/// FJ-115: one to three steps.
#[test]
fn journey_is_three_steps_at_most() {
    let game = coast("2p runes=journey").house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(choices_of(&game, "journey"), places(vec![at(1, 0), at(2, 0), at(3, 0)]));
    assert_eq!(refusal(&game, A, &journey(4, 0)), Refusal::TooFarBySea);
}

/// FJ-116: the same sea all the way, start and end included.
#[test]
fn journey_keeps_to_one_sea() {
    let hexes = [((0, 0), "PPSSSP"), ((1, 0), "PPPPSP"), ((2, 0), "PPPPPP"), ((3, 0), "PPSPPP")];
    let game = with(empty("2p runes=journey"), &hexes).house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(choices_of(&game, "journey"), places(vec![at(1, 0)]));
    assert_eq!(refusal(&game, A, &journey(3, 0)), Refusal::SeaBroken);
    assert_eq!(refusal(&game, A, &journey(2, 0)), Refusal::SeaBroken, "no sea there at all");
}

/// FJ-117: the end must be free; pieces and stones on the way do not matter.
#[test]
fn journey_ends_on_a_free_hex_and_passes_pieces() {
    let position =
        coast("2p runes=journey,water").house(A, at(0, 0)).viking(B, at(1, 0)).stone(Rune::Water, at(2, 0));
    let game = position.settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, &journey(1, 0)), Refusal::Occupied);
    assert_eq!(refusal(&game, A, &journey(2, 0)), Refusal::RuneThere);
    assert_eq!(choices_of(&game, "journey"), places(vec![at(3, 0)]));
}

/// FJ-118: no plain need lead there, and other moves may exist besides.
#[test]
fn journey_needs_no_plain() {
    let hexes = [((0, 0), "PSSSPP"), ((1, 0), "PPPSSS"), ((-1, 0), "PPPPPP")];
    let game = with(empty("2p runes=journey"), &hexes).house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(choices(&game), [viking(-1, 0), journey(1, 0)]);
}

/// FJ-119: the horse does the same over mountains.
#[test]
fn horse_rides_over_mountains() {
    let mut game = ridge("2p runes=horse").house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(choices_of(&game, "horse"), places(vec![at(1, 0), at(2, 0), at(3, 0)]));
    assert_eq!(refusal(&game, A, &horse(4, 0)), Refusal::TooFarByRidge);
    let events = act(&mut game, A, &horse(3, 0));
    assert_eq!(events[0], Event::VikingRode { seat: A, at: at(3, 0) });
    assert_eq!(refusal(&game, A, &horse(2, 0)), Refusal::RuneSpent(Rune::Horse));
    let (position, plain) = plains(ridge("2p runes=horse"), 2);
    let game = position.house(A, plain[0]).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, &horse(1, 0)), Refusal::NoFoothill);
}

/// FJ-120: inside a hex the way keeps to one ridge.
#[test]
fn horse_keeps_to_one_ridge() {
    let hexes = [((0, 0), "PPMMMP"), ((1, 0), "PPMPMP"), ((2, 0), "PPMMMP")];
    let game = with(empty("2p runes=horse"), &hexes).house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(choices_of(&game, "horse"), places(vec![at(1, 0)]));
    assert_eq!(refusal(&game, A, &horse(2, 0)), Refusal::RidgeBroken);
}

/// The start hexes with own vikings.
fn wise(vikings: &[(i8, i8)]) -> fjords::Fjords {
    let position = start("2p runes=wisdom");
    vikings.iter().fold(position, |position, &(q, r)| position.viking(A, at(q, r))).settling(A, A).unwrap()
}

/// FJ-121: the stone goes on an empty cell beside two hexes or more.
#[test]
fn wisdom_lies_on_an_empty_cell_beside_two_hexes() {
    let mut game = wise(&[(0, 1)]);
    assert_eq!(refusal(&game, A, &wisdom((0, 2), (0, 0))), Refusal::TouchesTooFew);
    assert_eq!(refusal(&game, A, &wisdom((0, 0), (-1, 1))), Refusal::HexThere);
    let events = act(&mut game, A, &wisdom((1, 0), (0, 0)));
    assert_eq!(events[0], Event::VikingCrossed { seat: A, cell: at(1, 0), at: at(0, 0) });
    assert_eq!((view(&game).wisdom, view(&game).seats[0].runes.len()), (vec![(at(1, 0), A)], 0));
    // A hole closed in on all sides will do as well.
    let ring = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)].map(|cell| (cell, "PPPPPP"));
    let game = with(empty("2p runes=wisdom"), &ring).house(A, at(1, 0)).settling(A, A).unwrap();
    assert!(may(&game, A, &wisdom((0, 0), (-1, 0))));
}

/// FJ-122: an own piece must face the cell with plain.
#[test]
fn wisdom_starts_from_an_own_plain() {
    let game = wise(&[(0, 0)]);
    assert_eq!(
        refusal(&game, A, &wisdom((-1, 0), (-1, 1))),
        Refusal::NoOwnPlainAtCell,
        "mountains face the cell"
    );
    assert!(may(&game, A, &wisdom((1, 0), (0, 1))), "plain on half the side");
}

/// FJ-123: the viking goes on another free hex beside the cell that faces it with plain.
#[test]
fn wisdom_leads_to_a_plain_beside_the_cell() {
    let across = |corners| {
        let hexes = [((0, 0), "PPPPPP"), ((2, 0), corners), ((2, 3), "PPPPPP")];
        with(empty("2p runes=wisdom"), &hexes).house(A, at(0, 0)).settling(A, A)
    };
    let game = across("PPPPPP").unwrap();
    assert_eq!(choices_of(&game, "wisdom"), [format!("{} {}", at(1, 0), at(2, 0))]);
    assert_eq!(refusal(&game, A, &wisdom((1, 0), (0, 0))), Refusal::Occupied);
    assert_eq!(refusal(&game, A, &wisdom((1, 0), (2, 3))), Refusal::NotBesideStone);
    assert_eq!(refusal(&game, A, &wisdom((1, 0), (1, 1))), Refusal::NoHexThere);
    // Beside another way across, so that the seat still has a choice.
    let ways = [((0, 0), "PPPPPP"), ((2, 0), "PPPPMM"), ((-2, 0), "PPPPPP")];
    let game = with(empty("2p runes=wisdom"), &ways).house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, &wisdom((1, 0), (2, 0))), Refusal::NoPlainTowardsStone);
}

/// FJ-124: without such a hex the stone may not be played.
#[test]
fn wisdom_is_never_played_only_to_block() {
    let game = wise(&[(-1, 1)]);
    assert_eq!(refusal(&game, A, &wisdom((-1, 0), (0, 0))), Refusal::NoPlainTowardsStone);
    assert!(choices_of(&game, "wisdom").iter().all(|way| !way.starts_with(&at(-1, 0).to_string())));
}

/// FJ-125: afterwards the stone only bars other wisdom stones.
#[test]
fn wisdom_lasts_one_turn() {
    let hexes = [
        ((0, 0), "PPPPPP"),
        ((2, 0), "PPPPPP"),
        ((2, -1), "PPPPPP"),
        ((0, -2), "PPPPPP"),
        ((0, -1), "PPPPPP"),
    ];
    let position = with(empty("2p runes=wisdom"), &hexes).house(A, at(0, 0)).house(B, at(0, -1));
    let mut game = position.settling(A, A).unwrap();
    act(&mut game, A, &wisdom((1, 0), (2, 0)));
    assert_eq!(refusal(&game, B, &wisdom((1, 0), (2, -1))), Refusal::CellTaken);
    act(&mut game, B, &viking(0, -2));
    assert_eq!(refusal(&game, A, &wisdom((1, -1), (2, -1))), Refusal::RuneSpent(Rune::Wisdom));
    assert_eq!(points(&game), [1, 1], "the stone itself is worth nothing");
}

/// FJ-125: where the stone lies nobody walks: it led across for one turn.
#[test]
fn nobody_walks_over_a_wisdom_stone() {
    // Round the cell (1, 0) lie three hexes that do not touch each other; a and b have another hex to walk to.
    let hexes = [(0, 0), (2, -1), (1, 1), (-1, 0), (1, 2), (0, 2)].map(|cell| (cell, "PPPPPP"));
    let position = with(empty("2p runes=wisdom"), &hexes).house(A, at(0, 0)).house(B, at(1, 2));
    let mut game = position.settling(A, A).unwrap();
    act(&mut game, A, &wisdom((1, 0), (2, -1)));
    act(&mut game, B, &viking(0, 2));
    assert_eq!(
        choices_of(&game, "viking"),
        places(vec![at(-1, 0)]),
        "the third hex beside the stone is free"
    );
    assert_eq!(refusal(&game, A, &viking(1, 1)), Refusal::NoOwnNeighbour);
    act(&mut game, A, &viking(-1, 0));
    act(&mut game, B, &viking(1, 1));
    assert_eq!(points(&game), [2, 2]);
}

/// FJ-132: instead of a house an own house moves; the stone is gone.
#[test]
fn secret_moves_a_house_instead_of_building() {
    let position = || start("2p runes=secret,home").house(A, at(0, 1)).house(B, at(-1, 1));
    let mut game = row(position(), &["PPPPPP", "PPPPPS"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(refusal(&game, A, &secret(at(-1, 1), at(-1, 2))), Refusal::NoOwnHouseThere, "b's house");
    assert_eq!(refusal(&game, A, &secret(at(0, 1), at(0, 1))), Refusal::SameHex);
    let events = act(&mut game, A, &secret(at(0, 1), at(-1, 2)));
    assert_eq!(events[0], Event::HouseMoved { seat: A, from: at(0, 1), to: at(-1, 2) });
    let seat = &view(&game).seats[0];
    assert_eq!((seat.houses, seat.runes.clone()), (3, vec![Rune::Home]), "no house is spent");
    assert!(!game.turn().awaits(A), "it took the place of the house");
    // Also without a house in hand.
    let mut game = row(position().hand(A, 20, 0), &["PPPPPP", "PPPPPS"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert!(may(&game, A, &secret(at(0, 1), at(-1, 2))));
}

/// A board on which a plains-only hex has just been laid, far from the rest.
fn just_laid(position: fjords::Position) -> fjords::Fjords {
    let (position, places) = plains(position, 3);
    let last = places[2].over(1);
    let mut game = row(position.hex(last.over(0), hex("PPPPPP")), &["PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &format!("lay pppppp {last}"));
    game
}

/// FJ-133: one or two hexes, each step over plain.
#[test]
fn secret_moves_two_steps_over_plain() {
    let game = just_laid(coast("2p runes=secret").house(A, at(0, 0)));
    let to = |q| secret(at(0, 0), at(q, 0));
    assert!(may(&game, A, &to(1)) && may(&game, A, &to(2)));
    assert_eq!(refusal(&game, A, &to(3)), Refusal::HouseTooFar);
    let game = just_laid(white("2p runes=secret").house(A, at(0, 0)));
    assert!(may(&game, A, &to(1)), "by way of the third hex");
    let game = just_laid(white("2p runes=secret").house(A, at(0, 0)).house(B, at(0, 1)));
    assert_eq!(refusal(&game, A, &to(1)), Refusal::HouseInTheWay, "there is no other way");
    let parted =
        with(empty("2p runes=secret"), &[((0, 0), "PMMPPP"), ((1, 0), "PPPPMM"), ((-1, 0), "PPPPPP")]);
    let game = just_laid(parted.house(A, at(0, 0)));
    assert_eq!(refusal(&game, A, &to(1)), Refusal::PlainBroken);
}

/// FJ-134: houses bar the way, own and foreign.
#[test]
fn secret_does_not_pass_houses() {
    for owner in [A, B] {
        let game = just_laid(coast("2p runes=secret").house(A, at(0, 0)).house(owner, at(1, 0)));
        assert_eq!(refusal(&game, A, &secret(at(0, 0), at(2, 0))), Refusal::HouseInTheWay, "{owner}");
    }
}

/// FJ-135: it ends on a free hex; stones on the way do not stop it, and the hex it leaves is free again.
#[test]
fn secret_ends_on_a_free_hex() {
    let position = || coast("2p runes=secret,friendship").house(A, at(0, 0));
    let game = just_laid(position().stone(Rune::Friendship, at(1, 0)));
    assert_eq!(refusal(&game, A, &secret(at(0, 0), at(1, 0))), Refusal::RuneThere);
    assert!(may(&game, A, &secret(at(0, 0), at(2, 0))));
    let game = just_laid(coast("2p runes=secret").house(A, at(0, 0)).house(B, at(1, 0)));
    assert_eq!(refusal(&game, A, &secret(at(0, 0), at(1, 0))), Refusal::Occupied);
    let mut game = just_laid(position());
    act(&mut game, A, &secret(at(0, 0), at(1, 0)));
    assert_eq!(view(&game).hexes[0].piece, None);
    assert!(may(&game, A, &viking(0, 0)), "in the settlement, which has begun");
}

/// FJ-136: the house on the home stone stays; a stone that was not used is lost.
#[test]
fn secret_leaves_home_alone_and_is_lost_in_the_end() {
    let game = just_laid(coast("2p runes=secret,home").home(A, at(0, 0)).house(A, at(3, 0)));
    assert_eq!(refusal(&game, A, &secret(at(0, 0), at(1, 0))), Refusal::HomeStays);
    let mut game = game;
    act(&mut game, A, "no-house");
    assert!(view(&game).seats[0].runes.is_empty());
    assert!(choices_of(&game, "secret").is_empty());
    assert_eq!(refusal(&game, A, &secret(at(3, 0), at(2, 0))), Refusal::OnlyInExploration);
}

/// FJ-138: one rune or one ordinary viking a turn; a viking that came by rune is a base like any other.
#[test]
fn one_rune_a_turn_and_a_base_for_later() {
    let position = coast("2p runes=journey,horse").house(A, at(0, 0)).house(B, at(1, 0));
    let mut game = position.settling(A, A).unwrap();
    act(&mut game, A, &journey(3, 0));
    assert!(!game.turn().awaits(A));
    act(&mut game, B, &viking(2, 0));
    assert_eq!(choices_of(&game, "viking"), places(vec![at(4, 0)]));
}
