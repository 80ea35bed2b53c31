//! Sealed bets (rulebook: "2. Этап ставок").

use pomory::{Action, Chance, Event, News, Pomory, Refusal, Step, Window};
use tabletop::{Notation, Seats, Table, Turn, UndoError, Viewer};

use crate::desk::{A, B, Desk, cards, material, position, resource};

/// A table at the first bets.
fn table() -> Table<Pomory> {
    let mut table = Table::<Pomory>::new("2p first=a".parse().unwrap(), material());
    for card in ["H2", "F1", "C1", "S1"] {
        table.reveal(Chance::Card(resource(card))).unwrap();
    }
    play(&mut table, A, "end");
    play(&mut table, B, "end");
    table
}

fn play(table: &mut Table<Pomory>, seat: tabletop::Seat, action: &str) -> Vec<Event> {
    table.play(seat, Action::parse(action).unwrap()).unwrap()
}

/// PO-059
#[test]
fn exactly_two_cards_are_laid() {
    let desk = Desk::new(position().bets());
    assert_eq!(desk.refused("a bet cod"), Refusal::TwoCardsDue);
    assert_eq!(desk.refused("a bet cod seal 4"), Refusal::TwoCardsDue);
    assert!(desk.offers("a bet cod seal"));
}

/// PO-060
#[test]
fn every_pair_is_one_of_the_three_combinations() {
    let desk = Desk::new(position().bets());
    assert_eq!(desk.legal(A).len(), 45);
    assert_eq!(desk.legal(A), desk.legal(B));
    for pair in ["bet cod seal", "bet cod 4", "bet 4 12"] {
        assert!(desk.offers(&format!("a {pair}")));
    }
    assert_eq!(desk.refused("a pass"), Refusal::BetDue);
}

/// PO-061
#[test]
fn betting_is_not_optional_even_without_ships() {
    let desk = Desk::new(position().bets());
    assert!(desk.view().cells.iter().all(|cell| cell.ships.is_empty()));
    assert_eq!(desk.game_turn(), Turn::Seats(Seats::first(2)));
    assert!(desk.legal(A).iter().all(|action| action.starts_with("bet ")));
}

/// PO-062
#[test]
fn bets_are_hidden_and_simultaneous() {
    let fresh = Desk::new(position().bets());
    for (bet, other) in [("cod 8", "4 6"), ("salmon seal", "herring 12")] {
        let mut sealed = fresh.clone();
        sealed.run(&format!("a bet {bet}"));
        let mut twin = fresh.clone();
        twin.run(&format!("a bet {other}"));
        let seen = sealed.seen_by(B);
        assert_eq!((seen.seats[0].sealed, seen.seats[0].bet, seen.seats[0].hand), (2, None, None));
        assert_eq!(seen, twin.seen_by(B));
        assert_eq!(sealed.watched(), twin.watched());
        assert_eq!(sealed.legal(B), fresh.legal(B), "the own choice does not depend on it");
        assert_eq!(sealed.seen_by(A).seats[0].bet, Some(cards(bet)), "the owner may look");
    }
}

/// PO-063, ruling U4, ruling E1
#[test]
fn a_bet_may_be_replaced_until_the_other_has_bet() {
    let mut table = table();
    play(&mut table, A, "bet cod 8");
    assert_eq!(table.turn(), Turn::seat(B));
    table.undo(A).unwrap();
    assert_eq!(table.turn(), Turn::Seats(Seats::first(2)));
    assert_eq!(table.view(Viewer::Seat(B)).seats[0].sealed, 0);
    play(&mut table, A, "bet seal 4");
    assert_eq!(table.undo(B), Err(UndoError::SomeoneElseActed), "nobody takes back another's bet");
    play(&mut table, B, "bet cod 8");
    assert_eq!(table.undo(A), Err(UndoError::SomeoneElseActed));
    // The second to bet closes the bets; luck answers at once, and then the way back is closed for both.
    table.reveal(Chance::Sealed).unwrap();
    assert_eq!(table.undo(A), Err(UndoError::SomethingWasRevealed));
    assert_eq!(table.undo(B), Err(UndoError::SomethingWasRevealed));
    assert_eq!(table.view(Viewer::Omniscient).seats[0].bet, Some(cards("seal 4")));
}

/// The order in which the bets come makes no difference.
#[test]
fn either_may_bet_first() {
    let (mut one, mut other) = (Desk::new(position().bets()), Desk::new(position().bets()));
    one.run("a bet cod 8; b bet 4 6");
    other.run("b bet 4 6; a bet cod 8");
    assert_eq!(one.game, other.game);
    assert_eq!(one.view().step, Step::Close);
}

/// Who is asked for what until the bets, passing always.
fn questions(desk: &mut Desk) -> Vec<String> {
    let mut asked = Vec::new();
    while let Step::Ask(window) = desk.view().step {
        let seat = desk.view().actor;
        asked.push(format!("{window:?} {seat}"));
        for bet in ["bet cod 12", "bet herring 12"] {
            assert!(matches!(desk.refused(&format!("{seat} {bet}")), Refusal::OnlyAtBets));
        }
        desk.run(&format!("{seat} pass"));
    }
    asked
}

/// PO-064, ruling U3
#[test]
fn news_of_the_bets_stage_are_asked_for_in_order() {
    let ready = || {
        let position = position().news(A, &[News::Fair]).news(B, &[News::Word]);
        position.open_salt(A, cards("4")).open_salt(B, cards("6"))
    };
    let mut desk = Desk::new(ready().bets());
    let order = ["Gossip a", "Gossip b", "Saltworks a", "Saltworks b", "Tackle a", "Tackle b"];
    assert_eq!(questions(&mut desk), order);
    assert_eq!(desk.view().step, Step::Seal);
    // Without open salt nobody is asked for Saltworks; the first player of the round comes first.
    let mut desk = Desk::new(position().round(2, B).news(A, &[News::Fair]).news(B, &[News::Word]).bets());
    assert_eq!(questions(&mut desk), ["Gossip b", "Gossip a", "Tackle b", "Tackle a"]);
    // Under Quay Gossip the other bets first, and the owner's own questions come after the peek.
    let mut desk = Desk::new(ready().news(B, &[News::Gossip, News::Word]).bets());
    desk.run("a pass; b gossip");
    assert_eq!(questions(&mut desk), ["Saltworks a", "Tackle a"]);
    assert_eq!(desk.game_turn(), Turn::seat(A));
    desk.run("a bet cod 8; * peek cod");
    assert_eq!(questions(&mut desk), ["Saltworks b", "Tackle b"]);
    assert_eq!(desk.game_turn(), Turn::seat(B));
    desk.run("b bet cod 8; * sealed");
    assert_eq!(desk.view().step, Step::Ask(Window::Moryana));
}

/// PO-065
#[test]
fn only_salt_in_hand_may_be_bet() {
    let desk = Desk::new(position().open_salt(A, cards("4 6 8 10")).bets());
    assert!(matches!(desk.refused("a bet cod 4"), Refusal::SaltLiesOpen(_)));
    assert!(matches!(desk.refused("a bet 4 12"), Refusal::SaltLiesOpen(_)));
    let salty = desk.legal(A).iter().filter(|bet| bet.ends_with(" 12")).count();
    assert_eq!(salty, 5, "the 12 with each catch card");
    assert_eq!(desk.legal(A).len(), 10 + 5);
}
