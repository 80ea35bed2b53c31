//! News of the movement turn: N01 to N05 (reconstructed).

use pomory::{Action, News, Position, Refusal};
use tabletop::Notation;

use crate::desk::{A, B, Desk, Written, position, resources};

fn holding(news: News) -> Position {
    position().news(A, &[news])
}

/// PO-107
#[test]
fn n01_fair_wind_five_relocations_instead_of_three() {
    let mut desk = Desk::new(holding(News::FairWind));
    desk.run("a place c01; a place c05; a place c06; a fair-wind; a place c08; a place c09");
    assert_eq!(desk.refused("a move c01 c02"), Refusal::NoRelocationLeft);
    assert_eq!(desk.seat(A).supply, 0);
    let mut desk = Desk::new(holding(News::FairWind).round(2, B));
    assert!(!desk.game_turn().awaits(A), "in the opponent's turn");
    desk.run("b end; a end");
    assert_eq!(desk.refused("a fair-wind"), Refusal::WrongMoment(News::FairWind), "after the own turn");
}

/// PO-108
#[test]
fn n02_pilot_any_empty_cell_for_one_relocation() {
    let mut desk = Desk::new(holding(News::Pilot).ships("c01 a, c08 b").movement(A, 1));
    assert_eq!(desk.refused("a pilot c01 c08"), Refusal::CellOccupied);
    assert_eq!(desk.refused("a pilot c01 c01"), Refusal::CellOccupied, "the old cell is no target");
    assert_eq!(desk.refused("a pilot c08 c15"), Refusal::NotYourShip);
    let mut supply = desk.clone();
    supply.run("a pilot c15");
    assert_eq!((supply.on(15), supply.seat(A).supply), ("a".into(), 3));
    desk.run("a pilot c01 c15");
    assert_eq!((desk.on(15), desk.on(1), desk.view().relocations_left), ("a".into(), String::new(), 0));
    let none_left = Desk::new(holding(News::Pilot).ships("c01 a").movement(A, 0));
    assert_eq!(none_left.refused("a pilot c01 c15"), Refusal::NoRelocationLeft);
    let blocked = Desk::new(holding(News::Pilot).ships("c01 b/a, c09 a"));
    assert_eq!(blocked.refused("a pilot c01 c15"), Refusal::ShipBlocked);
    let empty = Desk::new(holding(News::Pilot).ships("c01 a, c02 a, c03 a, c05 a, c06 a"));
    assert_eq!(empty.refused("a pilot c15"), Refusal::SupplyEmpty);
}

/// PO-109, ruling U15
#[test]
fn n02_may_be_the_fourth_relocation_and_frees_the_ship_below() {
    let news = [News::FairWind, News::Pilot];
    let mut desk = Desk::new(position().news(A, &news).ships("c05 a/b"));
    desk.run("a place c01; a place c13; a move c13 c14; a fair-wind; a pilot c05 c17");
    assert_eq!(desk.view().relocations_left, 1);
    assert_eq!((desk.on(5), desk.on(17)), ("b".into(), "a".into()));
}

/// PO-110
#[test]
fn n03_carpenters_bring_the_docked_ships_home() {
    let ships = "c01 a, c02 a, c03 a";
    let mut desk = Desk::new(holding(News::Carpenters).ships(ships).dock(A, 2).dock(B, 1));
    assert_eq!(desk.seat(A).supply, 0);
    desk.run("a carpenters");
    assert_eq!((desk.seat(A).supply, desk.seat(A).dock, desk.view().relocations_left), (2, 0, 3));
    assert_eq!(desk.seat(B).dock, 1, "the own ships only");
    desk.run("a place c13");
    let empty = Desk::new(holding(News::Carpenters));
    assert_eq!(empty.refused("a carpenters"), Refusal::DockEmpty);
}

/// PO-111
#[test]
fn n03_fetches_a_ship_docked_in_the_same_turn() {
    let mut desk = Desk::new(holding(News::Carpenters).ships("c05 b/a, c01 a, c02 a, c03 a, c09 a"));
    desk.run("a dock c05; a carpenters; a place c13");
    assert_eq!((desk.view().relocations_left, desk.on(13)), (1, "a".into()));
}

/// PO-112, PO-113, ruling U15
#[test]
fn n04_anchor_pushes_the_blocker_to_the_nearest_empty_cell() {
    let mut desk = Desk::new(holding(News::Anchor).ships("c05 b/a, c06 b, c09 a"));
    assert_eq!(desk.legal_after(A, "anchor"), ["c05 cw", "c05 ccw"]);
    let mut other_way = desk.clone();
    other_way.run("a anchor c05 ccw");
    assert_eq!((other_way.on(4), other_way.on(5)), ("b".into(), "a".into()));
    desk.run("a anchor c05 cw");
    assert_eq!(
        (desk.on(5), desk.on(6), desk.on(7)),
        ("a".into(), "b".into(), "b".into()),
        "over c06, not onto it"
    );
    assert_eq!(desk.view().relocations_left, 3);
    desk.run("a move c05 c04");
    assert_eq!(desk.on(4), "a", "the freed ship moves in the same turn");
    let free = Desk::new(holding(News::Anchor).ships("c05 a, c06 b, c09 a/b"));
    assert_eq!(free.refused("a anchor c05 cw"), Refusal::ShipNotBlocked);
    assert_eq!(
        free.refused("a anchor c09 cw"),
        Refusal::ShipNotBlocked,
        "one's own blocker is no blocked ship"
    );
    assert_eq!(free.refused("a anchor c06 cw"), Refusal::NotYourShip);
}

/// PO-114
#[test]
fn n05_shoals_exchanges_one_or_two_open_cards() {
    let mut desk = Desk::new(holding(News::Shoals).lies("S1 H2 H2 C1"));
    let offered = desk.legal_after(A, "shoals");
    assert_eq!(
        offered,
        [
            "salmon1",
            "salmon1 herring2",
            "salmon1 cod1",
            "herring2",
            "herring2 herring2",
            "herring2 cod1",
            "cod1"
        ]
    );
    desk.run("a shoals cod1; * card herring1; * card flounder1");
    assert_eq!((desk.row(), desk.discarded()), ("F1 H2 H2 S1".into(), 2));
    assert_eq!(desk.view().relocations_left, 3);
    assert!(desk.offers("a place c01"), "the turn goes on");
    let mut later = Desk::new(holding(News::Shoals).lies("S1 H2 H2 C1"));
    later.run("a place c01; a place c05; a shoals cod1; * card flounder1");
    assert_eq!(later.view().relocations_left, 1, "where it was");
    for text in ["shoals", "shoals ", "shoals cod1 salmon1 herring2"] {
        assert!(Action::parse(text).is_err(), "{text}");
    }
    let mut two = Desk::new(holding(News::Shoals).lies("S1 H2 H2 C1"));
    assert!(matches!(two.refused("a shoals cod1 cod1"), Refusal::CardNotOpen(_)), "there is only one");
    two.run("a shoals herring2 herring2; * card herring1; * card herring1");
    assert_eq!(two.row(), "C1 H1 H1 S1");
}

/// PO-115, ruling U14
#[test]
fn n05_may_empty_the_deck_and_needs_one() {
    let mut desk = Desk::new(holding(News::Shoals).lies("S1 H2 H2 C1").deck(&resources("F1")));
    desk.run("a shoals salmon1 cod1; * card flounder1");
    assert_eq!((desk.row(), desk.deck()), ("F1 H2 H2".into(), 0));
    assert!(desk.view().last_round);
    desk.run("a end; b end; a bet 4 6; b bet 4 6; * sealed; * die 1; * die 1; * open");
    desk.run("* news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert_eq!(desk.game_turn(), tabletop::Turn::Over);
    let empty = Desk::new(holding(News::Shoals).lies("S1 H2 H2 C1").deck(&[]));
    assert_eq!(empty.refused("a shoals cod1"), Refusal::DeckEmpty);
}
