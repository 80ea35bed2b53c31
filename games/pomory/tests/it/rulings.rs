//! Decisions of this program (RULINGS.md, letter E) that no statement of the rules needs.

use pomory::{Kind, Step};
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
