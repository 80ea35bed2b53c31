//! Positions set up by hand: what cannot be is refused.

use fleet::{Face, Measure, PositionError, Section};

use crate::common::*;

#[test]
fn what_cannot_be_is_refused() {
    let error = |position: fleet::Position| position.over().unwrap_err();
    assert_eq!(error(blank("2p").coins(C, 1)), PositionError::NoSuchSeat(C));
    assert_eq!(error(blank("2p").marked(A, Section::Cod, 11)), PositionError::TooManyBoxes(Section::Cod));
    assert_eq!(
        error(blank("2p").boats(A, Section::Barge, &[1, 1])),
        PositionError::TooManyBoats(Section::Barge)
    );
    assert_eq!(
        error(blank("2p").boats(A, Section::Yacht, &[0])),
        PositionError::TooManyBoats(Section::Yacht)
    );
    assert_eq!(error(blank("2p").boats(A, Section::Cod, &[5])), PositionError::TooManyFish(Section::Cod));
    assert_eq!(error(blank("2p").licence(A, Section::Pub, 1)), PositionError::NoSuchLicence(Section::Pub));
    assert_eq!(error(blank("2p").coins(A, 201)), PositionError::NoSuchCoinBox(201));
    assert_eq!(error(blank("1p").blocked(5)), PositionError::NoSuchCoinBox(5));
    assert_eq!(error(blank("2p").crossed(Section::Cod, 1)), PositionError::NotInThisGame);
    assert_eq!(error(blank("2p").captain(A, Section::Cod)), PositionError::NotInThisGame);
    assert_eq!(error(blank("2p").trophies(Measure::Fish, Measure::Fish)), PositionError::NotInThisGame);
    let trophies = |gold, silver| error(blank("2p trophies").trophies(gold, silver));
    let (of_gold, of_silver) = (Measure::Full, Measure::Masteries);
    assert_eq!(trophies(of_gold, Measure::Fish), PositionError::NotInThisGame, "no silver card counts that");
    assert_eq!(
        trophies(Measure::Masteries, of_silver),
        PositionError::NotInThisGame,
        "and no gold card that"
    );
    assert!(blank("2p trophies").trophies(of_gold, of_silver).over().is_ok());
    assert_eq!(error(blank("1p").round(9)), PositionError::NoSuchRound(9));
    let twice = blank("2p").crab(A, Some(Measure::Fish)).crab(B, Some(Measure::Fish));
    assert_eq!(error(twice), PositionError::BonusTaken(Measure::Fish));
    assert_eq!(blank("2p").boat_phase(&[Face::Cod; 2]), Err(PositionError::WrongDice));
    assert_eq!(blank("2p").boat_phase(&[Face::Market; 3]), Err(PositionError::WrongDice));
    assert_eq!(blank("2p").town_phase(&[Face::Cod; 3]), Err(PositionError::WrongDice));
}

/// The first trouble is named, and what it is called can be read.
#[test]
fn the_first_trouble_is_named() {
    let position = blank("2p").coins(A, 201).round(77);
    let why = position.over().unwrap_err();
    assert_eq!(why.to_string(), "coin box 201 is not there or no star");
}
