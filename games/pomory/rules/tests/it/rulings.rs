//! Rulings (RULINGS.md) that no statement of the rules cites: readings, corrections, and decisions of this program.

use pomory::{Event, Kind, News, Refusal, Step};
use tabletop::{Table, Viewer};

use crate::desk::{A, B, Desk, Written, cards, position, resources};

/// Ruling E3: whether a ship sails to a cell or starts for it from a port, it is one relocation with one name.
#[test]
fn a_relocation_is_named_by_where_it_ends() {
    // From c05 the port of Onega is next: c06 is reached by sea past the port, and by starting from the port.
    let desk = Desk::new(position().ships("c05 a"));
    let ways = desk.legal_after(A, "move c05");
    let to_c06 = ways.iter().filter(|&to| to == "c06").count();
    assert_eq!(to_c06, 1, "{ways:?}");
    assert!(ways.iter().any(|to| to == "c13"), "by way of a far port: {ways:?}");
}

/// Ruling E5
#[test]
fn cards_of_value_one_are_handed_in_first() {
    let before = position().collection(A, &resources("H2 H1 H1 H2 H1 H2")).next_set(4);
    let mut desk = Desk::new(before.ships("c13 a").lies("H1 S1 F1 C1").bets());
    let gone = |desk: &Desk, value: u8| {
        let discard = desk.view().discard;
        discard
            .iter()
            .filter(|(card, _)| (card.kind(), card.value()) == (Kind::Herring, value))
            .map(|&(_, n)| n)
            .sum::<u8>()
    };
    desk.run("a bet herring 4; b bet cod 12; * sealed; * die 1; * die 1; * open; * card seal2; * news calm; * news signs");
    assert_eq!(desk.view().step, Step::Keep);
    desk.run("a keep calm; a set herring");
    // The catch brought a fourth card of value 1.
    assert_eq!((gone(&desk, 1), gone(&desk, 2)), (4, 0));
    assert_eq!(desk.collected(A, Kind::Herring), 3);
}

/// Ruling E6
#[test]
fn after_the_end_everything_lies_open() {
    let games = (0..60).map(|seed| testkit::random_game::<pomory::Pomory>("2p", seed));
    let holds_news = |game: &Table<pomory::Pomory>| {
        game.view(Viewer::Omniscient).seats.iter().any(|own| !own.news.is_empty())
    };
    let table = games.into_iter().find(holds_news).expect("somebody ends with news in hand");
    let last = table.view(Viewer::Spectator);
    assert!(last.end.is_some());
    let omniscient = table.view(Viewer::Omniscient);
    assert_eq!(last, omniscient, "a spectator sees both hands");
    assert!(
        last.seats.iter().all(|own| own.hand.is_some() && own.news.iter().all(|card| card.news.is_some()))
    );
    // Before the last step it was not so.
    let before = table.after(table.steps().len() - 1);
    assert_ne!(before.view(Viewer::Spectator), before.view(Viewer::Omniscient));
}

/// Rulings R18 and C12: the demand is the plain sum of both catches, also of failed combinations; R19: salt succeeds if the
/// demand reaches its value.
#[test]
fn the_demand_counts_failed_combinations() {
    let mut desk = Desk::new(position().ships("c13 a, c17 a, c06 b").lies("H2 H2 S1 F1").bets());
    // a catches 2 × 4 = 8 and fails with salt 12; b catches nothing of the refilled row and has salt 8.
    desk.run("a bet herring 12; b bet 4 8; * sealed; * die 2; * die 1; * open; * card seal1; * card cod1");
    let story = desk.view().story;
    assert_eq!((story.demand, story.parts[0].points), (Some(8), 0));
    assert_eq!(desk.part(A).bet, cards("herring 12"));
    desk.run("* news calm; * news signs; a keep calm");
    assert_eq!(desk.part(B).points, 8, "the failed catch still is demand");
}

/// Ruling R7: beyond the nearest empty cell a new relocation begins, also where ships lie in between.
#[test]
fn going_on_is_a_relocation_of_its_own() {
    let ready = |left| Desk::new(position().ships("c02 b, c09 b").movement(A, left));
    let mut one = ready(1);
    assert_eq!(one.refused("a place c03"), Refusal::BeyondNearestEmpty);
    one.run("a place c01");
    assert_eq!(one.refused("a move c01 c03"), Refusal::NoRelocationLeft);
    let mut two = ready(2);
    two.run("a place c01; a move c01 c03");
    assert_eq!((two.on(3), two.view().relocations_left), ("a".into(), 0));
}

/// Ruling R20: two catch cards score their sum if both succeed, a catch and a salt card the larger if both succeed, two salt
/// cards the larger that succeeds.
#[test]
fn the_three_combinations_with_cards_that_succeed_and_fail() {
    // Herring brings a four, cod one; b's flounder brings four to the demand.
    let cases = [
        ("herring cod", 5),
        ("herring seal", 0),
        ("salmon seal", 0),
        ("cod 4", 4),
        ("herring 4", 4),
        ("herring 8", 8),
        ("herring 10", 0),
        ("salmon 4", 0),
        ("4 6", 4),
        ("6 8", 0),
    ];
    for (bet, points) in cases {
        let ships = position().ships("c06 a, c07 a, c01 a, c03 b, c09 b").lies("H2 C1 F2 S1");
        let mut desk = Desk::new(ships.bets());
        desk.run(&format!("a bet {bet}; b bet flounder 12; * sealed; * die 1; * die 1; * open"));
        while let Step::Refill(_) = desk.view().step {
            desk.run("* card seal1");
        }
        assert_eq!(desk.points(A), points, "{bet}");
        assert_eq!(desk.view().step == Step::DrawNews && desk.view().actor == A, points == 0, "{bet}");
    }
}

/// Ruling R23: catch cards go back to the hand, salt stays open, the second player becomes first.
#[test]
fn a_round_leaves_salt_on_the_table_and_changes_the_first_player() {
    let mut desk = Desk::new(position().open_salt(B, cards("6")).played_news(&News::ALL).bets());
    desk.run("a bet cod 8; b bet 4 10; * sealed; * die 1; * die 1; * open");
    assert_eq!((desk.view().round, desk.view().first), (3, B));
    assert_eq!(desk.seat(A).hand, Some(cards("salmon flounder herring cod seal 4 6 10 12")));
    assert_eq!(desk.seat(A).open_salt, cards("8"));
    assert_eq!(desk.seat(B).hand, Some(cards("salmon flounder herring cod seal 8 12")));
    assert_eq!(desk.seat(B).open_salt, cards("4 6 10"));
}

/// Correction C3: a salt card brings all docked ships home, never a part of them, and nobody is asked.
#[test]
fn docked_ships_come_home_all_together_and_without_a_question() {
    for ships in 0..=5 {
        let ready = || position().dock(A, ships).dock(B, 1).played_news(&News::ALL).bets();
        let mut desk = Desk::new(ready());
        desk.run("a bet 4 6; b bet salmon cod; * sealed; * die 1; * die 1; * open");
        assert_eq!(desk.view().step, Step::Movement, "nothing was asked");
        assert_eq!((desk.seat(A).dock, desk.seat(A).supply), (0, 5));
        assert_eq!(desk.seat(B).dock, 1, "without salt none comes home");
        let told = desk.events.iter().filter_map(|event| match event {
            Event::ShipsReturned { seat: A, ships } => Some(*ships),
            _ => None,
        });
        assert_eq!(told.collect::<Vec<_>>(), if ships > 0 { vec![ships] } else { vec![] });
    }
}

/// Correction C9: the fifth salt card is played when, at the end of the round, none is in hand; what Spare Tackle took back is.
#[test]
fn the_fifth_salt_card_counts_when_the_round_is_over() {
    let after = |back: &str| {
        let ready = position().news(A, &[News::Tackle]).open_salt(A, cards("4 6 8 10"));
        let rest: Vec<News> = News::ALL.into_iter().filter(|&news| news != News::Tackle).collect();
        let mut desk = Desk::new(ready.played_news(&rest).bets());
        desk.run("a tackle; a bet herring cod 12; b bet 4 6; * sealed; * die 1; * die 1");
        desk.run(&format!("a take-back {back}; * open"));
        (desk.seat(A).open_salt, desk.events.contains(&Event::SaltReturned { seat: A }))
    };
    assert_eq!(after("12"), (cards("4 6 8 10"), false));
    assert_eq!(after("cod"), (cards(""), true));
}
