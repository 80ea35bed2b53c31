//! Sets (rulebook: "Премия за поставку крупных партий рыбы").

use pomory::{Kind, News, Refusal, Step};

use crate::desk::{A, B, Desk, Written, position, resources};

/// Both fail with salt in fair weather, and the news deck is empty, so that sets follow at once.
fn scoring(a: &str, b: &str, next: u8) -> Desk {
    // The row shows kinds that nobody collects here.
    let unused: Vec<char> = "SFHCT".chars().filter(|kind| !a.contains(*kind) && !b.contains(*kind)).collect();
    let row = format!("{0}1 {0}2 {1}1 {1}2", unused[0], unused[1]);
    let position = position().collection(A, &resources(a)).collection(B, &resources(b)).next_set(next);
    let mut desk = Desk::new(position.lies(&row).played_news(&News::ALL).bets());
    desk.run("a bet 4 6; b bet 4 6; * sealed; * die 1; * die 2; * open");
    desk
}

/// PO-136
#[test]
fn a_set_scores_as_many_points_as_it_has_cards() {
    let mut desk = scoring("H1 H1 H2 H2", "", 4);
    assert_eq!(desk.view().step, Step::Announce);
    desk.run("a set herring");
    assert_eq!(desk.points(A), 4);
}

/// PO-137
#[test]
fn sets_grow_by_one() {
    let mut desk = scoring("H1 H1 H1 H1 H2", "", 4);
    desk.run("a set herring");
    assert_eq!(desk.view().next_set, 5);
    assert_eq!(desk.points(A), 4, "five cards, but the set is one of four");
    let desk = scoring("H1 H1 H1 H1", "C1 C1 C1 C1 C2", 5);
    assert_eq!(desk.view().actor, B, "four are not enough any more");
    assert_eq!(desk.legal(B), ["pass", "set cod"]);
}

/// PO-138, PO-139
#[test]
fn the_size_is_shared_and_grows_within_the_round() {
    let mut desk = scoring("H1 H1 H1 H1", "C1 C1 C1 C1", 4);
    desk.run("a set herring");
    assert_eq!(desk.view().step, Step::Movement, "b has four cod but needs five");
    assert_eq!(desk.points(B), 0);
    let mut desk = scoring("H1 H1 H1 H1", "C1 C1 C1 C1 C2", 4);
    desk.run("a set herring; b set cod");
    assert_eq!((desk.points(A), desk.points(B), desk.view().next_set), (4, 5, 6));
    let mut desk = scoring("H1 H1 H1 H1", "C1 C1 C1 C1", 4);
    desk.run("a pass; b set cod");
    assert_eq!((desk.points(B), desk.view().next_set), (4, 5));
}

/// PO-140
#[test]
fn the_cards_of_a_set_go_out_of_the_game() {
    let mut desk = scoring("F1 F1 F1 F1 F2 F2", "", 6);
    let (deck, discarded) = (desk.deck(), desk.discarded());
    desk.run("a set flounder");
    assert_eq!(desk.collected(A, Kind::Flounder), 0);
    assert_eq!((desk.deck(), desk.discarded()), (deck, discarded + 6));
}

/// PO-141, correction C6
#[test]
fn with_more_cards_exactly_the_set_is_handed_in() {
    let mut desk = scoring("T1 T1 T1 T1 T2 T2", "", 4);
    desk.run("a set seal");
    assert_eq!((desk.points(A), desk.collected(A, Kind::Seal), desk.view().next_set), (4, 2, 5));
}

/// PO-142
#[test]
fn the_owner_chooses_the_kind() {
    for kind in ["herring", "salmon"] {
        let mut desk = scoring("H1 H1 H2 H2 S1 S1 S1 S1", "", 4);
        assert_eq!(desk.legal(A), ["pass", "set salmon", "set herring"]);
        desk.run(&format!("a set {kind}"));
        assert_eq!(desk.points(A), 4);
    }
}

/// PO-143
#[test]
fn one_set_a_round_and_nobody_must() {
    let mut desk = scoring("H1 H1 H1 H1 S1 S1 S1 S1 S2", "T1 T1 T1 T1", 4);
    let mut passed = desk.clone();
    passed.run("a pass");
    assert_eq!(passed.view().next_set, 4);
    assert_eq!(passed.view().actor, B);
    desk.run("a set herring");
    assert_eq!(desk.refused("b set seal"), Refusal::OnlyAtOwnScoring, "the round is over");
    assert!(!desk.game_turn().awaits(A));
    assert_eq!(desk.points(A), 4);
}

/// PO-144
#[test]
fn sets_come_with_the_scoring_first_player_first() {
    let mut desk = scoring("H1 H1 H1 H1", "", 4);
    assert!(desk.part(A).verdict.is_some() && desk.part(B).verdict.is_none());
    desk.run("a set herring");
    assert!(desk.part(B).verdict.is_some());
    // With b first it is the other way round.
    let position = position().round(2, B).collection(A, &resources("H1 H1 H1 H2")).played_news(&News::ALL);
    let mut desk = Desk::new(position.bets());
    desk.run("a bet 4 6; b bet 4 6; * sealed; * die 1; * die 2; * open");
    assert!(desk.part(A).verdict.is_some() && desk.part(B).verdict.is_some());
    desk.run("a set herring");
}

/// PO-145: the rulebook's example.
#[test]
fn example_six_green_cards_bring_six() {
    let green = crate::desk::material().of_colour("green").unwrap();
    assert_eq!(green, Kind::Flounder);
    let mut desk = scoring("F1 F1 F1 F1 F2 F2", "", 6);
    desk.run("a set flounder");
    assert_eq!((desk.points(A), desk.view().next_set, desk.discarded()), (6, 7, 6));
}

/// PO-146
#[test]
fn there_are_eight_cards_of_a_kind_so_no_set_is_larger() {
    let all = "F1 F1 F1 F1 F2 F2 F2 F2";
    assert_eq!(scoring(all, "", 8).legal(A), ["pass", "set flounder"]);
    let desk = scoring(all, "", 9);
    assert_eq!(desk.view().step, Step::Movement, "nobody is even asked");
}

#[test]
fn a_set_that_is_too_small_is_refused() {
    let desk = scoring("H1 H1 H1 H1 C1", "", 4);
    assert_eq!(desk.refused("a set cod"), Refusal::SetTooSmall(Kind::Cod, 4));
    assert_eq!(desk.refused("a bet cod 8"), Refusal::OnlyAtBets);
}

#[test]
fn sets_take_the_place_of_no_catch() {
    let position = position().ships("c06 a").lies("H1 F1 S1 C1").collection(A, &resources("H1 H1 H2"));
    let mut desk = Desk::new(position.played_news(&News::ALL).bets());
    desk.run("a bet herring cod; b bet 4 6; * sealed; * die 1; * die 2; * open; * card seal1");
    desk.run("a set herring");
    assert_eq!(desk.points(A), 4, "the card just caught counts");
}
