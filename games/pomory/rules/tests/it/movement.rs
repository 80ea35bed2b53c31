//! Moving ships (rulebook: "1. Этап перемещения фишек судов").

use pomory::{Action, News, Refusal, Stage, Step};
use tabletop::{Notation, Turn};

use crate::desk::{A, B, Desk, Written, position};

fn desk(ships: &str) -> Desk {
    Desk::new(position().ships(ships))
}

/// PO-020, ruling R3
#[test]
fn a_round_has_four_stages_in_order() {
    let mut desk = Desk::new(position());
    assert_eq!(desk.view().stage, Stage::Movement);
    assert_eq!(desk.refused("a bet cod 8"), Refusal::OnlyAtBets);
    desk.run("a end; b end");
    assert_eq!(desk.view().stage, Stage::Bets);
    assert_eq!(desk.refused("a place c01"), Refusal::OnlyInMovement);
    desk.run("a bet cod 8; b bet cod 8; * sealed");
    assert_eq!(desk.view().stage, Stage::Weather);
    desk.run("* die 3");
    assert_eq!(desk.view().stage, Stage::Catch);
    desk.run("* open");
    assert_eq!(desk.view().stage, Stage::Scoring);
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep word");
    assert_eq!(desk.view().stage, Stage::Movement);
    assert_eq!(desk.view().round, 3);
}

/// PO-021
#[test]
fn the_first_player_moves_first_then_the_second() {
    let mut desk = Desk::new(position());
    assert_eq!(desk.game_turn(), Turn::seat(A));
    assert!(!desk.game_turn().awaits(B));
    desk.run("a place c01; a end");
    assert_eq!(desk.game_turn(), Turn::seat(B));
    assert!(!desk.game_turn().awaits(A));
    desk.run("b place c05");
}

/// PO-022
#[test]
fn a_turn_has_at_most_three_relocations() {
    let mut desk = Desk::new(position());
    desk.run("a place c01; a place c05; a place c06");
    assert_eq!(desk.refused("a place c08"), Refusal::NoRelocationLeft);
    assert_eq!(desk.refused("a move c01 c02"), Refusal::NoRelocationLeft);
    assert_eq!(desk.refused("a dock c01"), Refusal::NoRelocationLeft);
    assert_eq!(desk.legal(A), ["end"]);
}

/// PO-023, PO-024, rulings R4 and U2
#[test]
fn fewer_relocations_are_allowed_and_only_an_end_ends_the_turn() {
    for moves in ["", "a place c01;", "a place c01; a place c05;", "a place c01; a place c05; a place c06;"] {
        for news in [&[][..], &[News::FairWind]] {
            let mut desk = Desk::new(position().news(A, news));
            desk.run(moves);
            assert_eq!(desk.game_turn(), Turn::seat(A), "after `{moves}`");
            desk.run("a end");
            assert_eq!(desk.game_turn(), Turn::seat(B), "after `{moves}`");
        }
    }
}

/// PO-025
#[test]
fn the_same_ship_may_be_relocated_again_and_again() {
    let mut desk = Desk::new(position());
    desk.run("a place c01; a move c01 c02; a move c02 c03");
    assert_eq!(desk.on(3), "a");
    assert_eq!(desk.view().relocations_left, 0);
    assert_eq!(desk.seat(A).supply, 4);
}

/// PO-026, ruling R5
#[test]
fn placing_moving_and_docking_are_the_three_relocations() {
    let mut desk = desk("c02 a, c15 b");
    for (step, left) in [("a place c13", 2), ("a move c02 c03", 1), ("a dock c03", 0)] {
        desk.run(step);
        assert_eq!(desk.view().relocations_left, left, "{step}");
    }
    let desk = Desk::new(position().ships("c02 a, c15 b"));
    assert_eq!(desk.refused("a move c15 c16"), Refusal::NotYourShip);
    assert_eq!(desk.refused("a move c09 c10"), Refusal::NoShipThere);
}

/// PO-027
#[test]
fn a_ship_from_the_supply_starts_at_any_port() {
    let desk = Desk::new(position());
    assert_eq!(desk.legal_after(A, "place"), ["c01", "c05", "c06", "c08", "c09", "c12", "c13", "c20"]);
}

/// PO-028
#[test]
fn a_port_is_no_cell() {
    for text in ["place p3", "move c01 p3", "place c00", "place c33", "place 3"] {
        let error = Action::parse(text).unwrap_err();
        assert_eq!(error.expected, "a cell from c01 to c32", "{text}");
    }
    assert_eq!(Desk::new(position()).refused("a place c21"), Refusal::NoSuchCell);
}

/// PO-029
#[test]
fn placing_needs_a_ship_in_the_supply() {
    let desk = Desk::new(position().ships("c01 a, c05 a, c09 a").dock(A, 2));
    assert_eq!(desk.seat(A).supply, 0);
    assert_eq!(desk.refused("a place c13"), Refusal::SupplyEmpty);
}

/// PO-030
#[test]
fn a_relocation_leads_to_the_nearest_empty_cell() {
    let desk = desk("c02 a");
    assert!(desk.offers("a move c02 c03"));
    assert_eq!(desk.refused("a move c02 c04"), Refusal::BeyondNearestEmpty);
    assert!(desk.offers("a move c02 c01"));
}

/// PO-031
#[test]
fn it_jumps_any_number_of_occupied_cells() {
    let mut desk = desk("c01 b, c02 a, c03 a/b, c09 b");
    desk.run("a place c04");
    assert_eq!(desk.on(4), "a");
}

/// PO-032
#[test]
fn going_on_beyond_is_the_next_relocation() {
    let mut desk = Desk::new(position().movement(A, 2));
    assert_eq!(desk.refused("a place c03"), Refusal::BeyondNearestEmpty);
    desk.run("a place c01; a move c01 c02");
    assert_eq!(desk.refused("a move c02 c03"), Refusal::NoRelocationLeft);
}

/// PO-033
#[test]
fn a_moving_ship_passes_ports_freely() {
    let mut desk = desk("c05 a");
    desk.run("a move c05 c06");
    assert_eq!(desk.on(6), "a");
}

/// PO-034
#[test]
fn a_ship_not_parted_from_a_port_may_start_from_any_port() {
    let mut desk = desk("c03 a, c01 b, c02 a");
    desk.run("a move c03 c13");
    assert_eq!((desk.on(3), desk.on(13)), (String::new(), "a".into()));
    assert_eq!(desk.view().relocations_left, 2);
}

/// PO-035
#[test]
fn otherwise_it_must_first_sail_through_the_empty_cells() {
    let mut desk = desk("c03 a");
    assert_eq!(desk.refused("a move c03 c13"), Refusal::PartedFromPorts);
    desk.run("a move c03 c02");
    assert_eq!(desk.refused("a move c02 c13"), Refusal::PartedFromPorts);
    desk.run("a move c02 c01; a move c01 c13");
    assert_eq!(desk.on(13), "a");
}

/// PO-036
#[test]
fn one_free_side_is_enough() {
    let by_port_4 = desk("c03 a, c04 b, c05 b");
    assert!(by_port_4.offers("a move c03 c13"));
    let beside_port_4 = desk("c06 a, c07 b, c08 b, c12 b");
    assert!(beside_port_4.offers("a move c06 c13"));
    let both_sides_empty = desk("c16 a, c15 b, c17 b");
    assert_eq!(both_sides_empty.refused("a move c16 c01"), Refusal::PartedFromPorts);
}

/// PO-037
#[test]
fn the_ship_is_lifted_before_the_path_is_scanned() {
    let desk = desk("c02 a, c01 b, c16 b");
    // Along the chain c03, and over c01 to c20; from the ports their nearest cells. Out of port 3 clockwise comes c01,
    // which may be blocked, then the ship's own empty cell.
    let targets = desk.legal_after(A, "move c02");
    assert_eq!(targets, ["c01", "c03", "c05", "c06", "c08", "c09", "c12", "c13", "c20"]);
    // A single ship alone between two ports: each way out of them would end on its own cell.
    let desk = Desk::new(position().ships("c06 a, c07 a, c08 a, c09 b"));
    let targets = desk.legal_after(A, "move c07");
    assert_eq!(targets, ["c01", "c05", "c10", "c12", "c13", "c20"], "{targets:?}");
    // The empty cell itself opens no other end: beyond it lies what the chain leads to anyway. But whoever is lifted
    // leaves its cell to the ship below, which is free then. So the only other free ship of b may be blocked out of port 5
    // by the ship that lies on b's, and by no other.
    let mut stack = Desk::new(position().ships("c01 a, c02 a/b, c09 b"));
    assert_eq!(stack.refused("a move c01 c09"), Refusal::LastFreeShip);
    assert!(stack.offers("a move c02 c09"));
    stack.run("a move c02 c09");
    assert_eq!((stack.on(2), stack.on(9)), ("b".into(), "a/b".into()));
    // And its own cell is no obstacle of its own, but where it began.
    assert_eq!(desk.refused("a move c07 c07"), Refusal::SameCell, "not `OwnShipThere`");
}

/// PO-038
#[test]
fn ending_where_it_began_is_no_relocation() {
    let desk_alone = desk("c01 a");
    assert_eq!(desk_alone.refused("a move c01 c01"), Refusal::SameCell);
    assert_eq!(desk_alone.view().relocations_left, 3);
    let stack = desk("c01 a/b, c09 b");
    assert_eq!(stack.refused("a move c01 c01"), Refusal::SameCell);
}

/// PO-039
#[test]
fn a_blocked_ship_neither_moves_nor_is_lifted() {
    let desk = desk("c01 b/a, c09 a");
    assert_eq!(desk.refused("a move c01 c02"), Refusal::ShipBlocked);
    assert_eq!(desk.refused("a move c01 c13"), Refusal::ShipBlocked);
    assert!(desk.legal_after(A, "move c01").is_empty());
}

/// PO-040
#[test]
fn a_relocation_may_end_on_an_occupied_cell() {
    let mut desk = desk("c01 b, c07 b");
    desk.run("a place c01");
    assert_eq!(desk.on(1), "a/b");
}

/// PO-041
#[test]
fn only_cells_before_the_nearest_empty_one_may_be_blocked() {
    let mut desk = desk("c02 b, c16 b");
    assert_eq!(desk.refused("a place c02"), Refusal::BehindEmpty);
    desk.run("a place c01; a move c01 c02");
    assert_eq!(desk.on(2), "a/b");
}

/// PO-042
#[test]
fn the_lower_ship_does_not_catch_the_upper_one_does() {
    let mut desk = Desk::new(position().ships("c12 b/a, c01 a").lies("T2 F1 H1 S1").bets());
    desk.run("a bet cod seal; b bet flounder seal; * sealed; * die 1; * die 1; * open");
    assert_eq!(desk.part(A).caught, Some(0));
    assert_eq!(desk.part(A).taken, 0);
    let seal = desk.part(B).catches[1].unwrap();
    assert_eq!((seal.ships, seal.value, seal.points()), (1, 2, 2));
}

/// PO-043
#[test]
fn a_blocker_cannot_be_blocked() {
    let mut desk = Desk::new(position().ships("c01 a/b, c09 b, c16 a").movement(B, 3).round(2, B));
    assert_eq!(desk.refused("b place c01"), Refusal::TwoShipsThere);
    desk.run("b place c02");
    assert_eq!(desk.on(2), "b");
}

/// PO-044
#[test]
fn own_ships_cannot_be_blocked() {
    let mut desk = desk("c01 a, c09 b, c16 b");
    assert_eq!(desk.refused("a place c01"), Refusal::OwnShipThere);
    desk.run("a place c02");
}

/// PO-045
#[test]
fn the_last_free_ship_cannot_be_blocked() {
    let desk = desk("c01 b");
    assert_eq!(desk.seat(B).supply, 4);
    assert_eq!(desk.refused("a place c01"), Refusal::LastFreeShip);
}

/// PO-046
#[test]
fn free_means_at_sea_and_not_blocked() {
    let one_blocked = Desk::new(position().ships("c01 b, c07 a/b").dock(B, 2));
    assert_eq!(one_blocked.refused("a place c01"), Refusal::LastFreeShip);
    let a_blocker = desk("c01 b, c08 b/a");
    assert!(a_blocker.offers("a place c01"));
}

/// PO-047
#[test]
fn of_two_free_ships_either_may_be_blocked_but_not_both() {
    let mut desk = desk("c01 b, c06 b");
    assert!(desk.offers("a place c06"));
    desk.run("a place c01");
    assert_eq!(desk.refused("a place c06"), Refusal::LastFreeShip);
}

/// PO-048, correction C2
#[test]
fn the_free_ships_are_counted_with_the_mover_lifted() {
    let mut desk = desk("c05 a/b, c06 b");
    assert_eq!(desk.refused("a place c06"), Refusal::LastFreeShip, "from the supply nothing comes free");
    desk.run("a move c05 c06");
    assert_eq!((desk.on(5), desk.on(6)), ("b".into(), "a/b".into()));
}

/// PO-049
#[test]
fn when_a_blocker_leaves_the_lower_ship_is_free_at_once() {
    let mut desk = desk("c05 a/b, c09 b");
    desk.run("a move c05 c06; a place c05");
    assert_eq!(desk.on(5), "a/b", "blocked again in the same turn");
    let mut desk = Desk::new(position().ships("c05 a/b, c09 b"));
    desk.run("a dock c05; a end; b move c05 c06");
    assert_eq!(desk.on(6), "b");
}

/// PO-050
#[test]
fn a_blocker_may_move_on_to_another_block() {
    let mut desk = desk("c01 a/b, c02 b, c09 b");
    desk.run("a move c01 c02");
    assert_eq!((desk.on(1), desk.on(2)), ("b".into(), "a/b".into()));
}

/// PO-051
#[test]
fn any_own_ship_may_be_docked_blocked_ones_too() {
    let mut desk = Desk::new(position().ships("c05 a/b").round(2, B));
    desk.run("b dock c05");
    assert_eq!(desk.view().relocations_left, 2);
    assert_eq!(desk.seat(B).dock, 1);
    assert_eq!(desk.on(5), "a");
}

/// PO-052
#[test]
fn only_the_owner_docks_a_ship() {
    let mut desk = Desk::new(position().ships("c05 b, c09 a, c16 a").round(2, A));
    assert_eq!(desk.refused("a dock c05"), Refusal::NotYourShip);
    assert_eq!(desk.refused("a dock c06"), Refusal::NoShipThere);
    desk.run("a end");
    let mut desk = Desk::new(position().ships("c05 a/b, c09 a").round(2, B));
    desk.run("b dock c05; b place c05");
    assert_eq!(desk.on(5), "b/a", "the blocker stayed as a single ship");
}

/// PO-053, ruling U20
#[test]
fn a_player_may_dock_the_own_last_free_ship() {
    let mut desk = desk("c05 b/a, c09 a");
    desk.run("a dock c09");
    assert_eq!(desk.seat(A).dock, 1);
    assert!(desk.view().cells.iter().all(|cell| cell.ships.last() != Some(&A)), "no free ship is left");
}

/// PO-054
#[test]
fn the_dock_takes_any_number_of_ships_and_catches_nothing() {
    let mut desk = Desk::new(position().ships("c01 a").dock(A, 3).dock(B, 2).lies("C2 F1 H1 S1").bets());
    assert_eq!((desk.seat(A).dock, desk.seat(B).dock), (3, 2));
    desk.run("a bet flounder cod; b bet flounder cod; * sealed; * die 1; * die 1; * open");
    assert_eq!(desk.part(A).caught, Some(2), "the one ship at sea");
    desk.run("* card seal1");
    assert_eq!(desk.part(B).caught, Some(0));
}

/// PO-055
#[test]
fn ships_come_home_only_through_the_dock() {
    let mut desk = Desk::new(position().ships("c01 a, c02 a, c03 a").dock(A, 2));
    assert_eq!(desk.refused("a place c13"), Refusal::SupplyEmpty);
    for action in desk.legal(A) {
        let mut next = desk.clone();
        next.run(&format!("a {action}"));
        assert_eq!(next.seat(A).supply, 0, "{action}");
    }
    desk.run("a dock c01");
    assert_eq!(desk.refused("a place c13"), Refusal::SupplyEmpty);
}

/// PO-056: the rulebook's first example.
#[test]
fn example_1_three_ships_from_the_supply() {
    let mut desk = Desk::new(position().round(1, A));
    desk.run("a place c01; a place c05; a place c13");
    assert_eq!((desk.view().relocations_left, desk.seat(A).supply), (0, 2));
}

/// PO-057: the rulebook's second example.
#[test]
fn example_2_one_placed_and_two_moved() {
    let mut desk = desk("c02 a, c09 a");
    desk.run("a place c13; a move c02 c03; a move c09 c10");
    assert_eq!(desk.view().relocations_left, 0);
    assert_eq!((desk.on(13), desk.on(3), desk.on(10)), ("a".into(), "a".into(), "a".into()));
}

/// PO-058
#[test]
fn from_a_port_over_two_single_ships() {
    let desk = desk("c01 b, c02 b");
    let targets = desk.legal_after(A, "place");
    assert!(["c01", "c02", "c03"].iter().all(|cell| targets.contains(&(*cell).to_owned())), "{targets:?}");
    assert_eq!(desk.refused("a place c04"), Refusal::BeyondNearestEmpty);
}

#[test]
fn nothing_can_be_passed_while_moving() {
    let desk = Desk::new(position());
    assert_eq!(desk.refused("a pass"), Refusal::NothingToPass);
    assert_eq!(desk.refused("a set cod"), Refusal::OnlyAtOwnScoring);
    assert_eq!(desk.refused("a keep signs"), Refusal::NoNewsToChoose);
    assert_eq!(desk.refused("a take-back cod"), Refusal::NothingToTakeBack);
    assert_eq!(desk.view().step, Step::Movement);
}
