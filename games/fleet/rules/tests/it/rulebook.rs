//! The examples of the rulebook, in the order of its pages.

use fleet::{Measure, Reason, Section};
use tabletop::Game;

use crate::common::*;

/// FL-023: example А: the last picker takes lobster, and everybody uses shrimp.
#[test]
fn example_a() {
    let mut game = boats(blank("2p"), "cod shrimp lobster");
    act(&mut game, &["take cod", "mark cod", "take lobster", "mark lobster", "mark shrimp", "mark shrimp"]);
    assert_eq!((marked(&game, B, Section::Lobster), marked(&game, B, Section::Shrimp)), (1, 1));
    assert_eq!(marked(&game, A, Section::Shrimp), 1);
}

/// FL-040, FL-041, FL-042, FL-043, FL-044, FL-046: example Б: five fish.
#[test]
fn example_b() {
    let position = blank("2p").round(2).boats(A, Section::Cod, &[0, 0]).boats(A, Section::Shrimp, &[1]);
    let position = position.boats(A, Section::Oyster, &[0]).boats(A, Section::Lobster, &[4]);
    let (game, _) = position.boats(B, Section::Inuit, &[1]).fishing().unwrap();
    assert_eq!(fish(&game, B, Section::Inuit), [2], "all players fish");
    let ashore = |seat| sheet(&game, seat).sections.into_iter().flat_map(|own| own.boats);
    assert!([A, B].into_iter().flat_map(ashore).all(|boat| boat.launched || boat.fish == 0));
    assert_eq!(
        (sheet(&game, A).fish, sheet(&game, B).fish),
        (2 + 2 + 2 + 4, 2),
        "nothing but what is launched"
    );
    assert_eq!(fish(&game, A, Section::Cod), [1, 1]);
    assert_eq!(fish(&game, A, Section::Shrimp), [2]);
    assert_eq!(fish(&game, A, Section::Oyster), [2]);
    assert_eq!(fish(&game, A, Section::Lobster), [4]);
}

/// FL-054: example В: the topmost Inuit box launches a kayak that catches one fish in every fishing phase.
#[test]
fn example_c() {
    let mut game = town(blank("2p"), "harbour wharf cod");
    act(&mut game, &["take harbour", "mark inuit"]);
    assert_eq!(fish(&game, A, Section::Inuit), [0]);
    pass_time(&mut game, |game| view(game).round == 2 && view(game).town);
    assert_eq!(fish(&game, A, Section::Inuit), [1]);
    pass_time(&mut game, |game| view(game).round == 4 && view(game).town);
    assert_eq!(fish(&game, A, Section::Inuit), [2]);
}

/// FL-066: example Г: Olena's 73 points.
#[test]
fn example_of_the_score() {
    let position = blank("2p").boats(A, Section::Cod, &[4, 4, 4, 4]).boats(A, Section::Oyster, &[6, 6]);
    let position = position.boats(A, Section::Crab, &[4]).crab(A, Some(Measure::Fish)).built(A, Section::Pub);
    let position = position.licence(A, Section::Cod, 3).licence(A, Section::Shrimp, 3);
    let game = position.licence(A, Section::Oyster, 1).over().unwrap();
    let points: Vec<i32> = game.scores()[0].lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [32, 11, 15, 10, 5]);
    assert_eq!(game.points(A), 73);
    assert_eq!(line(&game, A, Reason::CrabBonus), Some(5), "32 / 6, rounded down");
}

/// FL-076: example Г: three coins hold one star, which marks a tackle box.
#[test]
fn example_of_the_star() {
    let mut game = boats(blank("2p").coins(A, 2), "coins cod cod");
    act(&mut game, &["take coins", "coins", "mark tackle"]);
    assert_eq!((coins(&game, A), marked(&game, A, Section::Tackle)), (5, 1));
    assert!(!section(&game, A, Section::Tackle).complete);
}

/// FL-180, FL-178: example Д, in round 7.
#[test]
fn example_of_the_captain() {
    let mut game = boats(blank("1p").round(7).token(Section::Cod), "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "mark shrimp", "mark shrimp"]);
    assert_eq!(marked(&game, A, Section::Shrimp), 2);
    assert_eq!((crossed(&game, Section::Shrimp), crossed(&game, Section::Cod)), (vec![10], vec![9, 10]));
}

/// R-C4: as it is printed, in round 3, the example cannot be: the token stands on lobster by then, and shrimp comes
/// before cod.
#[test]
fn the_printed_round_of_the_captains_example_cannot_be() {
    let mut game = boats(blank("1p").round(3).token(Section::Lobster), "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "mark shrimp"]);
    assert_eq!((crossed(&game, Section::Shrimp), crossed(&game, Section::Cod)), (vec![9, 10], vec![]));
    let mut token = Section::Shrimp;
    for (round, expected) in (1..=7).zip([0, 1, 2, 3, 4, 0, 1]) {
        assert_eq!(token, Section::ALL[expected], "round {round}");
        let mut game = town(blank("1p").round(round).token(token), "market market coins");
        pass_time(&mut game, |game| view(game).round == round + 1);
        token = view(&game).tokens.unwrap()[0];
    }
}

/// FL-192: example Е: the tokens at the end of round 5.
#[test]
fn example_of_the_tokens() {
    let five = blank("1p").round(5).token(Section::Oyster).token(Section::Inuit).token(Section::Cannery);
    let mut game = town(five, "market market coins");
    pass_time(&mut game, |game| view(game).round == 6);
    assert_eq!(view(&game).tokens, Some([Section::Shrimp, Section::Crab, Section::Smokehouse]));
}
