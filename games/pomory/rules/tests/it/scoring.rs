//! Catch and scoring (rulebook: "4. Лов рыбы и подсчет очков").

use pomory::{Chance, Event, Kind, News, Refusal, Step};

use crate::desk::{A, B, Desk, Written, cards, position, resource, resources};

/// Where in the events the first that satisfies this stands.
fn place(desk: &Desk, wanted: impl Fn(&Event) -> bool) -> usize {
    desk.events.iter().position(wanted).expect("it happened")
}

/// PO-162
#[test]
fn both_bets_are_opened_at_once_before_any_catch() {
    let mut desk = Desk::new(position().ships("c06 a").bets());
    desk.run("a bet herring 4; b bet 6 8; * sealed; * die 1; * die 1");
    assert_eq!(desk.outcomes(), [Chance::Open]);
    assert_eq!(desk.view().story.parts.map(|part| part.bet), [cards(""), cards("")]);
    let before = desk.events.len();
    desk.run("* open");
    assert_eq!(desk.events[before], Event::BetOpened { seat: A, cards: cards("herring 4") });
    assert_eq!(desk.events[before + 1], Event::BetOpened { seat: B, cards: cards("6 8") });
    assert_eq!(desk.watched().seats[1].bet, Some(cards("6 8")));
    assert!(place(&desk, |event| matches!(event, Event::Caught { .. })) > before + 1);
}

/// PO-163, PO-169
#[test]
fn the_first_player_catches_then_the_second_then_demand_then_points() {
    let mut desk = Desk::new(position().ships("c06 a, c01 b").lies("H2 C2 F1 S1").bets());
    desk.run("a bet herring 4; b bet cod 4; * sealed; * die 1; * die 1; * open");
    desk.run("* card flounder1; * card flounder1");
    let order = [
        place(&desk, |event| matches!(event, Event::CatchTotalled { seat: A, .. })),
        place(&desk, |event| matches!(event, Event::CardOpened { .. })),
        place(&desk, |event| matches!(event, Event::CatchTotalled { seat: B, .. })),
        place(&desk, |event| matches!(event, Event::DemandSummed { demand: 4, .. })),
        place(&desk, |event| matches!(event, Event::CombinationScored { seat: A, .. })),
        place(&desk, |event| matches!(event, Event::CombinationScored { seat: B, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    let mut second_first = Desk::new(position().round(2, B).ships("c06 a, c01 b").lies("H2 C2 F1 S1").bets());
    second_first.run("a bet herring 4; b bet cod 4; * sealed; * die 1; * die 1; * open");
    assert_eq!((second_first.part(B).caught, second_first.part(A).caught), (Some(2), None));
}

/// PO-164
#[test]
fn who_bet_two_salt_cards_skips_the_catch() {
    let mut desk = Desk::new(position().ships("c06 a, c01 b").lies("H2 C2 F1 S1").bets());
    desk.run("a bet 4 6; b bet cod 4; * sealed; * die 1; * die 1; * open");
    assert_eq!((desk.part(A).caught, desk.part(A).taken), (Some(0), 0));
    assert!(!desk.events.iter().any(|event| matches!(event, Event::Caught { seat: A, .. })));
    assert_eq!(desk.view().step, Step::Refill(pomory::Refill::Catch), "the row is refilled for b");
    assert_eq!(desk.view().actor, B);
}

/// PO-165
#[test]
fn both_catch_cards_of_a_player_use_the_same_row() {
    let mut desk = Desk::new(position().ships("c06 a, c03 a").lies("H2 F2 C1 S1").bets());
    desk.run("a bet flounder herring; b bet 4 6; * sealed; * die 1; * die 1; * open");
    assert_eq!(desk.part(A).catches.map(|catch| catch.unwrap().value), [2, 2]);
    assert_eq!((desk.part(A).caught, desk.part(A).taken), (Some(4), 2));
}

/// PO-166
#[test]
fn each_catch_is_announced_per_card_and_in_all() {
    let mut desk = Desk::new(position().ships("c06 a, c07 a, c03 a").lies("H2 F1 C1 S1").bets());
    desk.run("a bet flounder herring; b bet 4 6; * sealed; * die 1; * die 1; * open");
    let told: Vec<_> = desk
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Caught { seat: A, catch } => Some((catch.kind, catch.ships, catch.value, catch.points())),
            _ => None,
        })
        .collect();
    assert_eq!(told, [(Kind::Flounder, 1, 1, 1), (Kind::Herring, 2, 2, 4)]);
    assert!(desk.events.contains(&Event::CatchTotalled { seat: A, points: 5, cards: 2 }));
}

/// PO-167
#[test]
fn after_each_catch_the_row_is_refilled_to_four() {
    let mut desk = Desk::new(position().ships("c06 a, c01 a, c07 b").lies("H2 C2 F1 S1").bets());
    desk.run("a bet herring cod; b bet herring 4; * sealed; * die 1; * die 1; * open");
    assert_eq!((desk.row(), desk.part(B).caught), ("F1 S1".into(), None));
    desk.run("* card herring1; * card seal1");
    assert_eq!(desk.part(B).caught, Some(1), "the newly opened herring");
    desk.run("* card seal2");
    assert_eq!(desk.row(), "F1 S1 T1 T2");
}

/// PO-168
#[test]
fn the_second_player_does_not_find_what_the_first_took() {
    let mut desk = Desk::new(position().ships("c04 a, c05 b").lies("T2 S1 S1 C1").bets());
    desk.run("a bet seal 4; b bet seal 4; * sealed; * die 1; * die 1; * open; * card flounder1");
    assert_eq!((desk.part(A).caught, desk.part(B).caught), (Some(2), Some(0)));
    let mut lucky = Desk::new(position().ships("c04 a, c05 b").lies("T2 S1 S1 C1").bets());
    lucky.run("a bet seal 4; b bet seal 4; * sealed; * die 1; * die 1; * open; * card seal1");
    assert_eq!(lucky.part(B).caught, Some(1), "unless a new one opens");
}

/// PO-170, PO-097, PO-098, correction C1
#[test]
fn own_scoring_runs_combination_news_dock_set() {
    let blue = resources("H1 H1 H1 H1");
    let position = position().ships("c01 b, c02 b, c11 b, c15 b").lies("C2 F1 T1 S1").collection(A, &blue);
    let mut desk = Desk::new(position.dock(A, 1).bets());
    desk.run("a bet flounder 8; b bet cod 4; * sealed; * die 1; * die 1; * open; * card flounder1");
    assert_eq!((desk.view().story.demand, desk.part(A).points), (Some(8), 0));
    assert_eq!(desk.view().step, Step::DrawNews);
    assert_eq!(desk.seat(A).dock, 1, "not yet");
    desk.run("* news signs; * news calm");
    assert!(desk.part(B).verdict.is_none(), "b has not scored");
    desk.run("a keep signs");
    assert_eq!((desk.view().step, desk.seat(A).dock), (Step::Announce, 0));
    desk.run("a set herring");
    assert_eq!((desk.points(A), desk.news(A)), (4, vec![News::Signs]));
    let order = [
        place(&desk, |event| matches!(event, Event::CombinationScored { seat: A, points: 0, .. })),
        place(&desk, |event| matches!(event, Event::NewsDrawn { seat: A, .. })),
        place(&desk, |event| matches!(event, Event::NewsKept { seat: A, .. })),
        place(&desk, |event| matches!(event, Event::ShipsReturned { seat: A, ships: 1 })),
        place(&desk, |event| matches!(event, Event::SetAnnounced { seat: A, .. })),
        place(&desk, |event| matches!(event, Event::CombinationScored { seat: B, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(desk.points(B), 8);
}

/// PO-171
#[test]
fn at_the_end_of_the_round_catch_cards_return_and_salt_stays() {
    let mut desk = Desk::new(position().played_news(&News::ALL).bets());
    desk.run("a bet cod 6; b bet 4 6; * sealed; * die 1; * die 1; * open");
    assert_eq!(desk.view().round, 3);
    assert_eq!(desk.seat(A).hand, Some(cards("salmon flounder herring cod seal 4 8 10 12")));
}

/// PO-172
#[test]
fn the_second_player_becomes_first() {
    let mut desk = Desk::new(position().round(1, A).played_news(&News::ALL));
    let mut firsts = Vec::new();
    for _ in 0..3 {
        let (first, second) = (desk.view().first, if desk.view().first == A { B } else { A });
        firsts.push(first);
        desk.run(&format!("{first} end; {second} end; a bet cod seal; b bet cod seal; * sealed"));
        desk.run("* die 1; * die 1; * open");
    }
    assert_eq!(firsts, [A, B, A]);
}

#[test]
fn the_score_sheet_names_what_the_points_were_for() {
    use tabletop::Game as _;
    let mut desk = Desk::new(position().ships("c06 a, c01 a").lies("H2 C1 F1 S1").bets());
    desk.run("a bet herring cod; b bet cod 4; * sealed; * die 1; * die 1; * open");
    desk.run("* card flounder1; * card seal1; * news signs; * news calm; b keep calm");
    let sheet = &desk.game.scores()[0];
    let lines: Vec<_> = sheet.lines.iter().map(|line| (line.reason, line.count, line.points)).collect();
    assert_eq!(lines[0], (pomory::Reason::CatchCatch, 1, 3));
    assert_eq!(sheet.total(), 3);
    assert_eq!(desk.game.scores()[1].total(), 0);
}

#[test]
fn a_keep_is_due_after_the_draw() {
    let mut desk = Desk::new(position().bets());
    desk.run("a bet cod 4; b bet 4 6; * sealed; * die 1; * die 1; * open; * news signs; * news calm");
    assert_eq!(desk.refused("a pass"), Refusal::NewsToKeep);
    assert_eq!(desk.refused("a keep word"), Refusal::NewsNotDrawn(News::Word));
    assert_eq!(desk.legal(A), ["keep signs", "keep calm"]);
    assert_eq!(desk.refused("a shoals cod1"), Refusal::NewsNotHeld(News::Shoals));
    assert_eq!(resource("C1").to_string(), "cod1");
}
