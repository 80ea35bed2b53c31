//! The end of the game (rulebook: "Окончание игры").

use pomory::{End, Event, News, Position, QUIET_ROUNDS};
use tabletop::{Game, Turn};

use crate::desk::{A, B, Desk, Written, position, resources};

/// A round in which both sell salt in vain and no news are left.
fn vain_round(position: Position) -> Desk {
    let mut desk = Desk::new(position.played_news(&News::ALL).bets());
    desk.run("a bet 4 6; b bet 4 6; * sealed; * die 1; * die 1; * open");
    desk
}

fn is_over(desk: &Desk) -> bool {
    desk.game.turn() == Turn::Over
}

/// PO-173
#[test]
fn the_game_ends_with_the_round_in_which_somebody_has_70() {
    let ships = position().ships("c06 a, c07 a, c13 a, c01 b").lies("H2 C1 F1 S1").points(A, 65);
    let mut desk = Desk::new(ships.played_news(&News::ALL).bets());
    desk.run(
        "a bet herring 4; b bet cod 6; * sealed; * die 1; * die 1; * open; * card flounder1; * card seal1",
    );
    assert_eq!((desk.points(A), desk.points(B)), (71, 6), "b still scored");
    assert!(is_over(&desk));
    assert!(desk.events.contains(&Event::GameWon { seat: A, points: 71 }));
    assert!(!is_over(&vain_round(position().points(A, 69))));
    assert!(is_over(&vain_round(position().points(A, 70))));
}

/// PO-174
#[test]
fn if_both_have_70_the_higher_score_wins() {
    for (a, b, places) in [(72, 74, [2, 1]), (70, 69, [1, 2]), (71, 70, [1, 2])] {
        let desk = vain_round(position().points(A, a).points(B, b));
        assert!(is_over(&desk));
        assert_eq!(desk.game.places()[..2], places, "{a} to {b}");
        assert_eq!(desk.view().end, Some(End::Goal));
    }
}

/// PO-175
#[test]
fn set_points_count_towards_70() {
    let blue = resources("H1 H1 H1 H2");
    let mut desk = vain_round(position().points(A, 66).collection(A, &blue));
    desk.run("a set herring");
    assert!(is_over(&desk));
    assert_eq!(desk.points(A), 70);
}

/// PO-176
#[test]
fn when_the_deck_runs_out_the_round_is_played_to_its_end() {
    let ships = position().ships("c06 a, c01 b").lies("H2 C1 F1 S1").deck(&resources("T1"));
    let mut desk = Desk::new(ships.bets());
    desk.run("a bet herring 4; b bet cod 4; * sealed; * die 1; * die 1; * open; * card seal1");
    assert!(desk.events.contains(&Event::DeckEnded));
    assert!(desk.view().last_round && !is_over(&desk));
    assert_eq!(desk.part(B).caught, Some(1), "b still catches");
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert!(is_over(&desk));
    assert_eq!(desk.view().end, Some(End::Deck));
}

/// PO-177
#[test]
fn the_deck_has_ended_with_its_last_card_even_if_the_row_is_full() {
    let ships = position().ships("c06 a, c01 a").lies("H2 C1 F1 S1").deck(&resources("T1 T2"));
    let mut desk = Desk::new(ships.played_news(&News::ALL).bets());
    desk.run("a bet herring cod; b bet 4 6; * sealed; * die 1; * die 1; * open; * card seal1; * card seal2");
    assert_eq!((desk.row(), desk.deck()), ("F1 S1 T1 T2".into(), 0));
    assert!(is_over(&desk));
}

/// PO-178, ruling U16
#[test]
fn the_last_card_may_fall_to_the_rule_of_4() {
    let ships = position().ships("c01 a").lies("H2 H2 S1 C1").deck(&resources("H1"));
    let mut desk = Desk::new(ships.played_news(&News::ALL).bets());
    let discarded = desk.discarded();
    desk.run("a bet cod 4; b bet 4 6; * sealed; * die 1; * die 1; * open; * card herring1");
    assert_eq!((desk.row(), desk.discarded()), ("H2 H2 S1".into(), discarded + 1));
    assert!(is_over(&desk));
}

/// PO-179
#[test]
fn with_an_empty_deck_nothing_is_refilled() {
    let ships = position().ships("c19 a, c06 a, c01 b").lies("S1 S2 H1 C1").deck(&[]);
    let mut desk = Desk::new(ships.bets());
    desk.run("a bet salmon herring; b bet cod 4; * sealed; * die 1; * die 1; * open");
    assert_eq!((desk.part(A).taken, desk.part(B).caught), (3, Some(1)));
    assert_eq!(desk.row(), "");
}

/// PO-180
#[test]
fn after_the_end_of_the_deck_the_higher_score_wins() {
    let desk = vain_round(position().points(A, 41).points(B, 40).deck(&[]));
    assert!(is_over(&desk));
    assert_eq!(desk.game.places()[..2], [1, 2]);
    assert!(desk.events.contains(&Event::GameEnded { why: End::Deck }));
    assert!(desk.events.contains(&Event::GameWon { seat: A, points: 41 }));
}

/// PO-181, ruling U19
#[test]
fn points_and_deck_end_together_are_one_end() {
    let desk = vain_round(position().points(A, 71).points(B, 73).deck(&[]));
    assert_eq!(desk.view().end, Some(End::Goal));
    assert_eq!(desk.game.places()[..2], [2, 1]);
}

/// PO-182, correction C7
#[test]
fn equal_scores_are_a_draw() {
    for (points, deck_ended) in [(70, false), (55, true)] {
        // A larger collection breaks no tie.
        let mut tied = position().points(A, points).points(B, points).collection(A, &resources("H1 H1"));
        if deck_ended {
            tied = tied.deck(&[]);
        }
        let desk = vain_round(tied);
        assert!(is_over(&desk));
        assert_eq!(desk.game.places()[..2], [1, 1]);
        assert!(desk.events.contains(&Event::GameDrawn { points: points.into() }));
    }
}

/// Ruling E2
#[test]
fn a_sea_that_stays_empty_ends_the_game() {
    assert!(!is_over(&vain_round(position().quiet_rounds(QUIET_ROUNDS - 2))));
    let desk = vain_round(position().quiet_rounds(QUIET_ROUNDS - 1).points(B, 3));
    assert_eq!(desk.view().end, Some(End::Quiet));
    assert_eq!(desk.game.places()[..2], [2, 1]);
    // Any catch, be it ever so small and in vain, begins the count anew.
    let ships = position().ships("c01 a").quiet_rounds(QUIET_ROUNDS - 1).played_news(&News::ALL);
    let mut desk = Desk::new(ships.bets());
    desk.run("a bet cod 12; b bet 4 6; * sealed; * die 1; * die 1; * open; * card flounder1");
    assert_eq!((desk.view().quiet_rounds, is_over(&desk)), (0, false));
}
