//! Setting up (rulebook: "Подготовка к игре").

use pomory::{Chance, Event, News, Pomory, Step};
use tabletop::{Game, Table, Turn, Viewer};

use crate::desk::{A, B, Desk, Written, material, position, resource};

/// A new table where seat a is first.
fn opening(cards: &str) -> Table<Pomory> {
    let mut table = Table::<Pomory>::new("2p first=a".parse().unwrap(), material());
    for card in cards.split_whitespace() {
        table.reveal(Chance::Card(resource(card))).unwrap();
    }
    table
}

fn row(table: &Table<Pomory>) -> Vec<String> {
    table.view(Viewer::Spectator).row.iter().flatten().map(|card| card.to_string()).collect()
}

/// PO-010, PO-017, PO-018
#[test]
fn four_cards_are_opened_and_everything_else_waits() {
    let table = opening("H2 F1 C1 S1");
    let view = table.view(Viewer::Spectator);
    assert_eq!(row(&table), ["herring2", "flounder1", "cod1", "salmon1"]);
    assert_eq!(view.deck.iter().map(|&(_, copies)| copies).sum::<u8>(), 36);
    for seat in view.seats {
        assert_eq!((seat.supply, seat.dock, seat.points), (5, 0, 0));
    }
    assert!(view.cells.iter().all(|cell| cell.ships.is_empty()));
    assert_eq!(table.turn(), Turn::seat(A));
}

/// PO-011
#[test]
fn a_card_that_lifts_its_kind_above_4_is_discarded() {
    let mut table = opening("H2 H2 C1");
    let events = table.reveal(Chance::Card(resource("H1"))).unwrap();
    assert_eq!(events, [Event::CardDiscarded { card: resource("H1") }]);
    assert_eq!(table.turn(), Turn::Chance, "another card is opened");
    table.reveal(Chance::Card(resource("S1"))).unwrap();
    assert_eq!(row(&table), ["herring2", "herring2", "cod1", "salmon1"]);
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.discard, [(resource("H1"), 1)]);
    assert_eq!(view.deck.iter().map(|&(_, copies)| copies).sum::<u8>(), 35);
}

/// PO-012
#[test]
fn a_sum_of_exactly_4_is_legal() {
    for cards in ["H1 H1 H1 H1", "H2 H1 H1 C1", "H2 H2 C1 C1"] {
        let table = opening(cards);
        assert!(table.view(Viewer::Spectator).discard.is_empty(), "{cards}");
        assert_eq!(table.turn(), Turn::seat(A), "{cards}");
    }
}

/// PO-013
#[test]
fn the_newest_card_is_discarded_not_an_older_one() {
    let table = opening("H2 H1 S1 H2");
    assert_eq!(row(&table), ["herring2", "herring1", "salmon1"]);
    assert_eq!(table.view(Viewer::Spectator).discard, [(resource("H2"), 1)]);
}

/// PO-014
#[test]
fn the_rule_of_4_holds_for_every_opening() {
    // After a catch: a takes the seal; two herrings in a row are too many.
    let mut desk = Desk::new(position().ships("c12 a").lies("T1 H2 H2 C1").bets());
    desk.run("a bet cod seal; b bet 4 6; * sealed; * die 1; * die 1; * open");
    desk.run("* card herring1; * card herring2; * card flounder1");
    assert_eq!(desk.row(), "C1 F1 H2 H2");
    assert_eq!(desk.discarded(), 2);
    // After Word of Shoals: the same.
    let mut desk = Desk::new(position().lies("S1 H2 H2 C1").news(A, &[News::Shoals]));
    desk.run("a shoals cod1; * card herring1; * card herring1; * card flounder2");
    assert_eq!(desk.row(), "F2 H2 H2 S1");
    assert_eq!(desk.discarded(), 3, "the exchanged card and two of herring");
}

/// PO-015
#[test]
fn discarded_cards_never_return() {
    let mut table = opening("H2 H2 C1 H1 H1 H1");
    let herring = Chance::Card(resource("H1"));
    let weight = |table: &Table<Pomory>| {
        let mut outcomes = Vec::new();
        table.state().outcomes(&mut outcomes);
        outcomes.iter().find(|&&(card, _)| card == herring).map(|&(_, weight)| weight)
    };
    assert_eq!(weight(&table), Some(1));
    table.reveal(herring).unwrap();
    assert_eq!(weight(&table), None, "all four lie in the discard");
    // All game long the deck only shrinks.
    let game = testkit::random_game::<Pomory>("2p", 5);
    let deck = |steps| game.after(steps).view(Viewer::Spectator).deck.iter().map(|&(_, c)| c).sum::<u8>();
    let sizes: Vec<u8> = (0..game.steps().len()).step_by(5).map(deck).collect();
    assert!(sizes.windows(2).all(|pair| pair[1] <= pair[0]), "{sizes:?}");
}

/// PO-016
#[test]
fn the_news_deck_lies_face_down() {
    let table = opening("H2 F1 C1 S1");
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let view = table.view(viewer);
        assert_eq!(view.news_deck, 15);
        assert!(view.news_bottom.is_empty() && view.news_discard.is_empty() && view.news_drawn.is_empty());
    }
    // Shuffled: any of the fifteen may come first.
    let mut desk = Desk::new(position().bets());
    desk.run("a bet 4 6; b bet 4 6; * sealed; * die 1; * die 1; * open");
    assert_eq!(desk.view().step, Step::DrawNews);
    assert_eq!(desk.outcomes(), News::ALL.map(Chance::News));
}

/// PO-019
#[test]
fn the_first_player_is_drawn_by_lot_or_agreed_on() {
    let table = Table::<Pomory>::new("2p".parse().unwrap(), material());
    let mut outcomes = Vec::new();
    table.state().outcomes(&mut outcomes);
    assert_eq!(outcomes, [(Chance::First(A), 1), (Chance::First(B), 1)]);
    for (setup, first) in [("2p first=a", A), ("2p first=b", B)] {
        let mut table = Table::<Pomory>::new(setup.parse().unwrap(), material());
        for card in ["H2", "F1", "C1", "S1"] {
            table.reveal(Chance::Card(resource(card))).unwrap();
        }
        assert_eq!(table.turn(), Turn::seat(first), "{setup}");
        assert_eq!(table.view(Viewer::Spectator).first, first);
    }
    let mut lot = table.clone();
    lot.reveal(Chance::First(B)).unwrap();
    for card in ["H2", "F1", "C1", "S1"] {
        lot.reveal(Chance::Card(resource(card))).unwrap();
    }
    assert_eq!(lot.turn(), Turn::seat(B));
}
