//! Catch cards and salt cards (rulebook: "Описание карт").

use pomory::{Event, Kind, Position, Refusal};

use crate::desk::{A, B, Desk, Written, cards, position, resource};

/// Both bets, fair weather, opened.
fn opened(position: Position, a: &str, b: &str) -> Desk {
    let mut desk = Desk::new(position.bets());
    desk.run(&format!("a bet {a}; b bet {b}; * sealed; * die 1; * die 2; * open"));
    desk
}

/// PO-066
#[test]
fn a_catch_card_brings_own_cells_times_open_value() {
    let desk = opened(position().ships("c06 a, c07 a, c13 a").lies("H1 H2 C1 S1"), "herring 4", "4 6");
    let herring = desk.part(A).catches[0].unwrap();
    assert_eq!((herring.ships, herring.value, herring.points()), (3, 3, 9));
}

/// PO-067: the rulebook's example.
#[test]
fn example_two_ships_on_pink_and_salmon_1_and_2() {
    let desk = opened(position().ships("c19 a, c20 a").lies("S1 S2 C1 T1"), "salmon 4", "4 6");
    assert_eq!(desk.part(A).caught, Some(6));
    assert_eq!(desk.collected(A, Kind::Salmon), 2);
    assert_eq!(desk.row(), "C1 T1");
}

/// PO-068
#[test]
fn only_unblocked_ships_count() {
    let desk = opened(position().ships("c19 a, c20 b/a").lies("S2 F1 C1 T1"), "salmon 4", "4 6");
    assert_eq!(desk.part(A).caught, Some(2));
}

/// PO-069
#[test]
fn without_ship_or_card_a_catch_card_brings_nothing() {
    let no_card = opened(position().ships("c01 a").lies("S2 F1 H1 T1"), "cod 4", "4 6");
    assert_eq!(no_card.part(A).caught, Some(0));
    let no_ship = opened(position().ships("c08 a").lies("C2 F1 H1 T1"), "cod 4", "4 6");
    assert_eq!(no_ship.part(A).caught, Some(0));
}

/// PO-070
#[test]
fn catch_cards_return_to_the_hand_at_the_end_of_the_round() {
    let mut desk = opened(position(), "salmon cod", "4 6");
    assert_eq!(desk.seat(A).hand, Some(cards("flounder herring seal 4 6 8 10 12")));
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert_eq!(desk.seat(A).hand, Some(cards("salmon flounder herring cod seal 4 6 8 10 12")));
}

/// PO-071
#[test]
fn caught_cards_lie_open_by_kind() {
    let desk = opened(position().ships("c19 a, c12 a").lies("S1 S2 C1 T1"), "salmon seal", "4 6");
    let seen = desk.seen_by(B).seats[0].collection.clone();
    assert_eq!(seen, [2, 0, 0, 0, 1]);
    assert_eq!(desk.watched().seats[0].collection, seen);
}

/// PO-072
#[test]
fn all_cards_of_a_caught_kind_are_taken_and_no_others() {
    let desk = opened(position().ships("c06 a").lies("H1 H2 C1 S1"), "herring cod", "4 6");
    assert_eq!(desk.collected(A, Kind::Herring), 2);
    assert_eq!(desk.row(), "C1 S1");
    assert_eq!(desk.part(A).taken, 2);
}

/// PO-073
#[test]
fn cards_are_taken_even_if_the_combination_scores_nothing() {
    let mut desk = opened(position().ships("c19 a").lies("S2 F1 H1 C1"), "salmon seal", "4 6");
    desk.run("* card seal1");
    assert_eq!(desk.part(A).points, 0);
    assert_eq!(desk.collected(A, Kind::Salmon), 1);
}

/// PO-074
#[test]
fn salt_pays_if_demand_is_equal_or_higher() {
    // a catches 8 or 7; b sells salt.
    let with_demand = |ships: &str, row: &str, bet: &str| {
        let mut desk = opened(position().ships(ships).lies(row), "herring cod", bet);
        let refill = if desk.row().split(' ').count() == 1 { "* card flounder1;" } else { "" };
        desk.run("* card salmon1; * card salmon1");
        desk.run(refill);
        desk
    };
    let eight = with_demand("c06 a, c07 a, c01 a, c02 a", "H2 C2 F1 S1", "8 12");
    assert_eq!((eight.view().story.demand, eight.part(B).points), (Some(8), 8));
    let ten_fails = with_demand("c06 a, c07 a, c01 a, c02 a", "H2 C2 F1 S1", "10 12");
    assert_eq!(ten_fails.part(B).points, 0);
    let seven = with_demand("c06 a, c07 a, c13 a, c01 a", "H2 C1 F1 S1", "8 12");
    assert_eq!((seven.view().story.demand, seven.part(B).points), (Some(7), 0));
}

/// PO-075
#[test]
fn demand_is_the_sum_of_both_catches() {
    let position = position().ships("c06 a, c07 a, c13 a, c19 b, c20 b").lies("H2 S2 F1 C1");
    let mut desk = opened(position, "herring 4", "salmon 10");
    desk.run("* card flounder1; * card flounder2");
    assert_eq!((desk.part(A).caught, desk.part(B).caught), (Some(6), Some(4)));
    assert_eq!(desk.view().story.demand, Some(10));
    assert!(desk.events.contains(&Event::DemandSummed { first: 6, second: 4, demand: 10 }));
}

/// PO-076
#[test]
fn demand_of_one_catch_or_of_none() {
    let mut one = opened(position().ships("c06 a, c01 a, c02 a").lies("H1 C2 F1 S1"), "herring cod", "4 6");
    one.run("* card flounder1; * card flounder2");
    assert_eq!(one.view().story.demand, Some(5));
    let none = opened(position(), "4 6", "4 6");
    assert_eq!(none.view().story.demand, Some(0));
    assert_eq!(none.part(A).points, 0);
}

/// PO-077: the rulebook's example; the two catch cards must both bring something (correction C11).
#[test]
fn example_seven_and_one_make_a_demand_of_eight() {
    let position = position().ships("c06 a, c07 a, c03 a, c01 b").lies("H2 F1 F2 C1");
    let mut desk = opened(position, "flounder herring", "cod 8");
    assert_eq!(desk.part(A).catches.map(|catch| catch.unwrap().points()), [3, 4]);
    desk.run("* card salmon1; * card salmon1; * card seal1; * card seal2");
    assert_eq!(desk.view().story.demand, Some(8));
    assert_eq!((desk.points(A), desk.points(B)), (7, 8));
}

/// PO-078
#[test]
fn salt_brings_all_own_docked_ships_home_successful_or_not() {
    let mut desk = opened(position().dock(A, 1).dock(B, 2), "salmon cod", "cod 12");
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert_eq!((desk.seat(B).dock, desk.seat(B).supply), (0, 5));
    assert_eq!(desk.seat(A).dock, 1, "the other's ships stay");
    assert!(desk.events.contains(&Event::ShipsReturned { seat: B, ships: 2 }));
}

/// PO-079
#[test]
fn ships_docked_by_this_storm_come_home_too() {
    let mut desk = Desk::new(position().ships("c06 b").lies("H2 F1 C1 S1").bets());
    desk.run("a bet salmon cod; b bet herring 12; * sealed; * die 4; * open");
    assert_eq!(desk.part(B).caught, Some(0), "it was not at sea for the catch");
    assert_eq!(desk.seat(B).dock, 1);
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert_eq!((desk.seat(B).dock, desk.seat(B).supply), (0, 5));
}

/// PO-080
#[test]
fn without_salt_no_docked_ship_returns() {
    let mut desk = opened(position().dock(B, 2), "salmon cod", "salmon cod");
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert_eq!(desk.seat(B).dock, 2);
}

/// PO-081
#[test]
fn played_salt_stays_open() {
    let mut desk = opened(position(), "cod 6", "cod 4");
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    for view in [desk.seen_by(A), desk.seen_by(B), desk.watched()] {
        assert_eq!(view.seats[0].open_salt, cards("6"));
        assert_eq!(view.seats[0].available, cards("salmon flounder herring cod seal 4 8 10 12"));
    }
}

/// PO-082, PO-084
#[test]
fn after_the_fifth_salt_card_all_five_return() {
    let mut desk = opened(position().open_salt(A, cards("4 6 8 10")), "cod 12", "cod 4");
    assert_eq!(
        desk.seat(A).hand,
        Some(cards("salmon flounder herring seal")),
        "none is bettable in this round"
    );
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert_eq!(desk.seat(A).open_salt, cards(""));
    assert_eq!(desk.seat(A).hand, Some(cards("salmon flounder herring cod seal 4 6 8 10 12")));
    assert!(desk.events.contains(&Event::SaltReturned { seat: A }));
    assert_eq!(desk.seat(B).open_salt, cards("4"), "only the own cards");
    desk.run("b end; a end");
    desk.pass_all();
    assert_eq!(desk.legal(A).len(), 45);
    assert_eq!(desk.legal(B).len(), 36);
}

/// PO-083
#[test]
fn two_salts_at_once_may_be_the_fourth_and_fifth() {
    let mut desk = opened(position().open_salt(A, cards("4 6 8")), "10 12", "cod 4");
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert_eq!(desk.seat(A).open_salt, cards(""));
}

#[test]
fn the_row_is_named_by_its_cards() {
    let desk = Desk::new(position().news(A, &[pomory::News::Shoals]).lies("S1 H2 H2 C1"));
    assert_eq!(desk.refused("a shoals flounder1"), Refusal::CardNotOpen(resource("F1")));
}

/// PO-066, PO-068: what pages and programs read off a view is what the rules count: ships that lie free, and the sum of the
/// open cards of a kind.
#[test]
fn a_view_counts_as_the_rules_do() {
    // 6, 7 and 13 are herring, 19 and 20 salmon.
    let desk = Desk::new(position().ships("c06 a, c07 b/a, c13 a, c19 b, c20 b").lies("H1 H2 C1 S1"));
    let view = desk.view();
    let ships = |seat| [Kind::Herring, Kind::Salmon, Kind::Cod].map(|kind| view.free_ships(seat, kind));
    assert_eq!((ships(A), ships(B)), ([2, 0, 0], [1, 2, 0]));
    let values = [Kind::Herring, Kind::Cod, Kind::Salmon, Kind::Seal].map(|kind| view.open_value(kind));
    assert_eq!(values, [3, 1, 1, 0]);
}

/// A resource card is written alike for people and in reports of tests.
#[test]
fn a_resource_card_is_written_by_kind_and_value() {
    for (text, written) in [("S1", "salmon1"), ("H2", "herring2"), ("T2", "seal2")] {
        let card = resource(text);
        assert_eq!((card.to_string(), format!("{card:?}")), (written.to_owned(), written.to_owned()));
    }
}
