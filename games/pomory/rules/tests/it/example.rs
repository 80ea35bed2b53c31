//! The full example at the end of the rulebook ("Пример подсчета очков").

use pomory::{Card, Cards, Cell, Event, Kind, Material, Position, Resource};

use crate::desk::{A, B, Desk, material};

/// Plays the example. Green and blue, brown and the rest are looked up by colour, as the text names only those.
pub fn full_example(material: &'static Material) {
    let kind = |colour: &str| material.of_colour(colour).unwrap();
    let (green, brown, blue) = (kind("green"), kind("brown"), kind("blue"));
    let on = |kind: Kind| -> Vec<Cell> {
        material.cells().filter(|spot| spot.kind == kind).map(|spot| spot.cell).collect()
    };
    let card = Resource::new;
    let others: Vec<Kind> =
        Kind::ALL.into_iter().filter(|kind| ![green, brown, blue].contains(kind)).collect();
    let position = Position::new(material)
        .round(5, A)
        // Red: two ships on green, one on brown that blocks; green: two ships on blue, one blocked.
        .ship(A, on(green)[0])
        .ship(A, on(green)[1])
        .ship(B, on(brown)[0])
        .ship(A, on(brown)[0])
        .ship(B, on(blue)[0])
        .ship(B, on(blue)[1])
        .row(&[card(green, 2), card(brown, 2), card(blue, 1), card(others[0], 1)])
        // Red's fifth brown card comes with this catch; the last set was one of four.
        .collection(A, &[card(brown, 1), card(brown, 1), card(brown, 1), card(brown, 2)])
        .next_set(5);
    let mut desk = Desk::new(position.bets());
    let bet = |cards: [Card; 2]| cards.into_iter().collect::<Cards>();
    let red = bet([Card::catch(green), Card::catch(brown)]);
    let sold = bet([Card::catch(blue), Card::salt(10).unwrap()]);
    desk.run(&format!("a bet {red}; b bet {sold}; * sealed; * die 1; * die 2; * open"));

    // PO-184: 2 × 2 = 4 and 1 × 2 = 2; two cards are taken and two new ones opened, one of them blue.
    let caught: Vec<(Kind, u8)> =
        desk.part(A).catches.iter().flatten().map(|catch| (catch.kind, catch.points())).collect();
    assert!(caught.contains(&(green, 4)) && caught.contains(&(brown, 2)), "{caught:?}");
    assert_eq!((desk.part(A).caught, desk.part(A).taken), (Some(6), 2));
    desk.run(&format!("* card {}; * card {}", card(blue, 1), card(others[1], 1)));

    // PO-185: 2 × 2 = 4; two cards are taken and two new ones opened.
    assert_eq!((desk.part(B).caught, desk.part(B).taken), (Some(4), 2));
    desk.run(&format!("* card {}; * card {}", card(others[0], 2), card(others[1], 2)));
    assert_eq!(desk.view().row.iter().flatten().count(), 4);

    // PO-186: 6 + 4 = 10.
    assert_eq!(desk.view().story.demand, Some(10));

    // PO-187: 6 for two catch cards, 5 for the set of brown.
    assert_eq!(desk.points(A), 6);
    let discarded = desk.discarded();
    desk.run(&format!("a set {}", brown.word()));
    assert_eq!((desk.points(A), desk.view().next_set, desk.discarded()), (11, 6, discarded + 5));

    // PO-188: 10 for the salt, more than the catch of 4; no news for either.
    assert_eq!(desk.points(B), 10);
    assert_eq!(desk.view().news_deck, 15);
    assert!(!desk.events.iter().any(|event| matches!(event, Event::NewsDrawn { .. })));
}

/// PO-184, PO-185, PO-186, PO-187, PO-188
#[test]
fn the_full_example_of_the_rulebook() {
    full_example(material());
}
