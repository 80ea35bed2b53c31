//! The end of the game, captain and trophy cards.

use fleet::{Face, Measure, Reason, Section};
use tabletop::Game;

use crate::common::*;

/// FL-059, FL-060, FL-061, FL-062, FL-063, FL-064, FL-126: fish, boats and licences.
#[test]
fn fish_boats_and_licences() {
    let position = blank("2p").boats(A, Section::Cod, &[4, 4, 4, 4]).boats(A, Section::Crab, &[2]);
    let position = position.boats(A, Section::Barge, &[3]).boats(A, Section::Inuit, &[1]).boats(
        A,
        Section::Research,
        &[0],
    );
    let position =
        position.licence(A, Section::Cod, 3).licence(A, Section::Shrimp, 3).licence(B, Section::Cod, 2);
    let game = position.crab(A, None).over().unwrap();
    assert_eq!(line(&game, A, Reason::Fish), Some(22));
    assert_eq!(line(&game, A, Reason::Boats), Some(6 + 3 + 3 + 1 + 1));
    assert_eq!(line(&game, A, Reason::Licences), Some(15));
    assert_eq!(line(&game, B, Reason::Licences), Some(0));
    assert_eq!(game.scores()[0].lines.len(), 5);
}

/// FL-065, FL-127: crab bonuses round down and stop at 10.
#[test]
fn crab_bonuses() {
    let bonus = |position: fleet::Position, measure| {
        line(&position.crab(A, Some(measure)).over().unwrap(), A, Reason::CrabBonus).unwrap()
    };
    let full = |count: usize| {
        let sections = [Section::Shrimp, Section::Cod, Section::Lobster, Section::Swordfish];
        sections[..count]
            .iter()
            .fold(blank("2p"), |position, &section| position.boats(A, section, &[4, 4, 4, 4]))
    };
    assert_eq!(bonus(full(2), Measure::Fish), 5, "32 fish");
    assert_eq!(bonus(full(4).boats(A, Section::Barge, &[2]), Measure::Fish), 10, "66 fish");
    assert_eq!(bonus(full(2).boats(A, Section::Inuit, &[0]), Measure::Boats), 4, "9 boats");
    assert_eq!(
        bonus(blank("2p").licence(A, Section::Cod, 3).licence(A, Section::Shrimp, 3), Measure::Licences),
        7
    );
    assert_eq!(bonus(blank("2p").coins(A, 59), Measure::Coins), 5);
    let six = Section::ALL[10..16].iter().fold(blank("2p"), |position, &section| position.built(A, section));
    assert_eq!(bonus(six, Measure::Buildings), 10);
}

/// FL-143, FL-149, FL-152, FL-157: buildings.
#[test]
fn buildings() {
    let points = |position: fleet::Position| line(&position.over().unwrap(), A, Reason::Buildings).unwrap();
    assert_eq!(points(blank("2p").marked(A, Section::Bank, 3)), 6);
    assert_eq!(points(blank("2p").marked(A, Section::Pub, 3)), 0);
    assert_eq!(points(blank("2p").built(A, Section::Pub)), 10);
    assert_eq!(points(blank("2p").marked(A, Section::Casino, 1)), 0);
    let hexes = [Face::Shrimp, Face::Cod, Face::Lobster, Face::Swordfish, Face::Oyster];
    for (count, vp) in [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        assert_eq!(points(blank("2p").hexes(A, &hexes[..count])), vp);
    }
}

/// FL-067, FL-068, FL-069: most points, then most fish, then all of them.
#[test]
fn ties() {
    let fish = |position: fleet::Position, seat, count| position.boats(seat, Section::Barge, &[count]);
    let game = fish(fish(blank("3p"), A, 3), B, 1).built(B, Section::Casino).over().unwrap();
    assert_eq!((game.points(A), game.points(B)), (6, 6), "a barge and 3 fish; a barge, a fish and a casino");
    assert_eq!(game.places()[..3], [1, 2, 3], "equal points, but more fish");
    let game = fish(fish(fish(blank("3p"), A, 3), B, 3), C, 2).over().unwrap();
    assert_eq!(game.places()[..3], [1, 1, 3]);
    let game = fish(fish(fish(blank("3p"), A, 3), B, 3), C, 3).over().unwrap();
    assert_eq!(game.places()[..3], [1, 1, 1]);
}

/// FL-067: the end of the game is announced with those who won, and with their points.
#[test]
fn the_winners_are_announced() {
    for seed in 0..6 {
        let whole = testkit::random_game::<fleet::Fleet>("3p", seed);
        let (places, points) = (whole.state().places(), [A, B, C].map(|seat| whole.state().points(seat)));
        let winners: Vec<_> = [A, B, C].into_iter().filter(|seat| places[seat.index()] == 1).collect();
        let most = points.into_iter().max().unwrap();
        let last = whole.events().iter().flat_map(|step| step.iter()).next_back();
        assert_eq!(last, Some(&fleet::Event::GameEnded { winners, points: most }), "seed {seed}");
    }
}

/// Every line of a score names the sections where it was counted, and no other.
#[test]
fn a_score_names_its_places() {
    let position = blank("2p").boats(A, Section::Cod, &[3, 0]).boats(A, Section::Inuit, &[0]);
    let position = position.boats(A, Section::Oyster, &[2]).licence(A, Section::Cod, 3);
    let position = position.licence(A, Section::Shrimp, 2).crab(A, Some(Measure::Fish));
    let position = position.built(A, Section::Casino).marked(A, Section::Bank, 1).marked(A, Section::Pub, 2);
    let game = position.over().unwrap();
    let places = |reason| {
        let sheet = &game.scores()[0];
        sheet.lines.iter().find(|line| line.reason == reason).unwrap().places.join(" ")
    };
    assert_eq!(places(Reason::Fish), "cod oyster");
    assert_eq!(places(Reason::Boats), "cod oyster inuit");
    assert_eq!(places(Reason::Licences), "cod crab");
    assert_eq!(places(Reason::Buildings), "casino bank", "the pub scores when it is complete");
    assert_eq!(places(Reason::CrabBonus), "crab");
    let none = &game.scores()[1];
    assert!(none.lines.iter().all(|line| line.places.is_empty()), "{none:?}");
}
