//! The three combinations (rulebook: "Комбинации карт").

use pomory::{Combination, Position};

use crate::desk::{A, B, Desk, Written, position};

/// Bets, fair weather, opened; then refills until the scoring.
fn scored(position: Position, a: &str, b: &str, refills: &str) -> Desk {
    let mut desk = Desk::new(position.bets());
    desk.run(&format!("a bet {a}; b bet {b}; * sealed; * die 1; * die 2; * open"));
    for card in refills.split_whitespace() {
        desk.run(&format!("* card {card}"));
    }
    desk
}

/// PO-085: the rulebook's example.
#[test]
fn two_catch_cards_score_their_sum() {
    let position = position().ships("c19 a, c04 a, c05 a, c12 a").lies("S2 T2 F1 C1");
    let desk = scored(position, "salmon seal", "4 6", "flounder1 flounder1");
    assert_eq!(desk.part(A).catches.map(|catch| catch.unwrap().points()), [2, 6]);
    assert_eq!(desk.points(A), 8);
}

/// PO-086, PO-087
#[test]
fn if_one_brought_nothing_nothing_is_scored_but_the_other_counts_for_demand() {
    let position = position().ships("c19 a, c06 b, c07 b, c13 b").lies("S2 H2 F1 C1");
    let desk = scored(position, "salmon seal", "herring 8", "flounder1 flounder2");
    assert_eq!((desk.part(A).caught, desk.part(A).points), (Some(2), 0));
    assert_eq!(desk.view().story.demand, Some(8));
    let mut desk = desk;
    desk.run("* news signs; * news calm; a keep signs");
    assert_eq!((desk.points(A), desk.points(B)), (0, 8));
}

/// PO-088: the rulebook's example, where the storm carries off the ships.
#[test]
fn example_all_ships_on_seal_were_carried_off() {
    let mut desk = Desk::new(position().ships("c19 a, c05 a").lies("S2 T2 F1 C1").bets());
    desk.run("a bet salmon seal; b bet 4 6; * sealed; * die 4; * open; * card flounder1");
    assert_eq!(desk.seat(A).dock, 1);
    assert_eq!(desk.part(A).catches.map(|catch| catch.unwrap().points()), [2, 0]);
    assert_eq!(desk.part(A).points, 0);
    desk.run("* news signs; * news calm; a keep signs");
    assert_eq!(desk.news(A), [pomory::News::Signs]);
}

/// PO-089
#[test]
fn catch_and_salt_score_the_larger() {
    let ships = "c06 a, c07 a, c13 a, c01 b, c02 b";
    let larger_catch =
        scored(position().ships("c06 a, c07 a, c13 a").lies("H2 F1 S1 C1"), "herring 4", "4 6", "flounder1");
    assert_eq!(larger_catch.points(A), 6);
    assert_eq!(larger_catch.part(A).verdict.unwrap().worth, [6, 4]);
    let larger_salt =
        scored(position().ships(ships).lies("H2 F1 S1 C2"), "herring 8", "cod 4", "flounder1 flounder2");
    assert_eq!(larger_salt.view().story.demand, Some(10));
    assert_eq!(larger_salt.points(A), 8);
}

/// PO-090
#[test]
fn equal_values_score_once() {
    let desk = scored(
        position().ships("c06 a, c07 a, c13 a, c17 a").lies("H2 F1 S1 C1"),
        "herring 8",
        "4 6",
        "flounder1",
    );
    assert_eq!((desk.view().story.demand, desk.points(A)), (Some(8), 8));
}

/// PO-091
#[test]
fn if_either_failed_nothing_is_scored() {
    let ships = position().ships("c06 a, c07 a, c13 a").lies("H1 H2 S1 C1");
    let salt_failed = scored(ships, "herring 12", "4 6", "flounder1 flounder1");
    assert_eq!((salt_failed.view().story.demand, salt_failed.part(A).points), (Some(9), 0));
    let ships = position().ships("c06 b, c07 b, c13 b, c01 b").lies("H2 F1 S1 C1");
    let catch_failed = scored(ships, "flounder 4", "herring cod", "flounder1 flounder1");
    assert_eq!((catch_failed.view().story.demand, catch_failed.part(A).points), (Some(7), 0));
}

/// PO-092: the rulebook's example.
#[test]
fn example_salmon_6_with_salt_8_against_cod_4_with_salt_12() {
    let position = position().ships("c16 a, c19 a, c20 a, c01 b, c02 b").lies("S2 C2 F1 H1");
    let mut desk = scored(position, "salmon 8", "cod 12", "flounder1 flounder1");
    assert_eq!(
        (desk.part(A).caught, desk.part(B).caught, desk.view().story.demand),
        (Some(6), Some(4), Some(10))
    );
    assert_eq!((desk.points(A), desk.points(B)), (8, 0));
    desk.run("* news signs; * news calm; b keep calm");
    assert_eq!(desk.news(B), [pomory::News::Calm]);
}

/// PO-093
#[test]
fn two_salt_cards_score_the_largest_that_succeeds() {
    let six = position().ships("c06 a, c07 a, c13 a").lies("H2 F1 S1 C1");
    let desk = scored(six, "herring 12", "4 6", "flounder1");
    let mut desk = desk;
    desk.run("* news signs; * news calm; a keep signs");
    assert_eq!((desk.view().story.demand, desk.points(B)), (Some(6), 6));
    let twelve = position().ships("c06 a, c07 a, c13 a, c17 a").lies("H2 H1 S1 C1");
    let desk = scored(twelve, "herring 12", "4 12", "flounder1 flounder2");
    assert_eq!((desk.view().story.demand, desk.points(B)), (Some(12), 12));
    assert_eq!(desk.part(B).verdict.unwrap().combination, Combination::SaltSalt);
}

/// PO-094: the rulebook's example.
#[test]
fn example_only_the_smaller_salt_card_succeeds() {
    let five = position().ships("c06 a, c01 a, c02 a").lies("H1 C2 F1 S1");
    let desk = scored(five, "herring cod", "4 6", "flounder1 flounder1");
    assert_eq!((desk.view().story.demand, desk.points(B)), (Some(5), 4));
    assert!(desk.news(B).is_empty() && desk.view().news_deck == 15);
}

/// PO-095
#[test]
fn if_both_salt_cards_failed_news_are_drawn() {
    let three = position().ships("c06 a, c01 a").lies("H1 C2 F1 S1");
    let mut desk = scored(three, "herring cod", "4 6", "flounder1 flounder1");
    assert_eq!((desk.view().story.demand, desk.points(B)), (Some(3), 0));
    desk.run("* news signs; * news calm; b keep calm");
    assert_eq!(desk.news(B).len(), 1);
    assert_eq!(desk.view().news_deck, 14);
}
