//! The harbour.

use fleet::{Event, Measure, Reason, Refusal, Section};

use crate::common::*;

/// FL-133, FL-135, FL-136, FL-132: the barge fishes by boats that were full before, up to its last box.
#[test]
fn the_barge() {
    let barge = |on_it: u8, cod: &[u8]| {
        let position = blank("2p").round(2).boats(A, Section::Barge, &[on_it]).boats(A, Section::Cod, cod);
        let (game, _) = position.boats(A, Section::Research, &[0, 0]).fishing().unwrap();
        fish(&game, A, Section::Barge)[0]
    };
    assert_eq!(barge(0, &[4, 4, 4]), 3);
    assert_eq!(barge(0, &[3]), 0);
    assert_eq!(barge(7, &[4, 4, 4]), 8);
}

/// FL-112, FL-128, FL-129, FL-130, FL-134: the yacht club's private fishing.
#[test]
fn private_fishing() {
    let position = blank("2p").round(3).marked(A, Section::Yacht, 5).licence(A, Section::Swordfish, 3);
    let position =
        position.boats(A, Section::Cod, &[4, 1]).boats(A, Section::Barge, &[0]).boats(B, Section::Cod, &[0]);
    let mut game = town(position, "harbour wharf cod");
    act(&mut game, &["take harbour", "mark yacht"]);
    assert_eq!((fish(&game, A, Section::Cod), fish(&game, A, Section::Barge)), (vec![4, 2], vec![1]));
    assert_eq!((fish(&game, B, Section::Cod), to_move(&game)), (vec![0], Some(B)));
}

/// FL-122, FL-123, FL-124, FL-125: the crab licence and its exclusive bonus.
#[test]
fn crab_bonuses_are_exclusive() {
    let position = blank("2p").marked(A, Section::Crab, 2).marked(B, Section::Crab, 2);
    let mut game = town(position, "wharf harbour cod");
    act(&mut game, &["take wharf", "coin", "take cod", "coin", "mark crab"]);
    assert_eq!(choices_of(&game, "bonus"), ["fish", "boats", "licences", "buildings", "coins"]);
    act(&mut game, &["bonus fish", "mark crab"]);
    assert_eq!(refusal(&game, "bonus fish"), Refusal::BonusTaken(Measure::Fish));
    act(&mut game, &["bonus coins"]);
    assert_eq!((sheet(&game, A).bonus, sheet(&game, B).bonus), (Some(Measure::Fish), Some(Measure::Coins)));
    let mut game = town(blank("2p").marked(A, Section::Crab, 4), "harbour wharf cod");
    act(&mut game, &["take harbour", "mark crab"]);
    assert_eq!(fish(&game, A, Section::Crab), [0]);
}

/// FL-124: a crab bonus is chosen once and for good: no later box asks again, and it cannot be changed.
#[test]
fn a_crab_bonus_is_for_good() {
    let position = blank("2p").marked(A, Section::Crab, 2).coins(A, 3);
    let mut game = town(position, "harbour harbour cod");
    act(&mut game, &["take harbour", "mark crab", "bonus boats", "take harbour", "coin", "coin"]);
    assert_eq!(refusal(&game, "bonus fish"), Refusal::StarToUse);
    act(&mut game, &["mark crab"]);
    assert_eq!((marked(&game, A, Section::Crab), sheet(&game, A).bonus), (4, Some(Measure::Boats)));
    let position = blank("2p").marked(A, Section::Crab, 4).crab(A, Some(Measure::Boats));
    let mut game = town(position, "harbour harbour cod");
    act(&mut game, &["take harbour", "mark crab"]);
    assert_eq!(
        (to_move(&game), choices_of(&game, "bonus").len()),
        (Some(B), 0),
        "the boat asks for no bonus"
    );
    assert_eq!((sheet(&game, A).bonus, fish(&game, A, Section::Crab)), (Some(Measure::Boats), vec![0]));
}

/// FL-055, FL-102: every craft of the harbour but the yacht club counts as a boat.
#[test]
fn harbour_craft_are_boats() {
    for (section, before, boats) in [
        (Section::Crab, 4, 1),
        (Section::Research, 0, 1),
        (Section::Barge, 1, 1),
        (Section::Inuit, 0, 1),
        (Section::Yacht, 2, 0),
    ] {
        let mut game = town(blank("2p").marked(A, section, before), "harbour wharf cod");
        act(&mut game, &["take harbour", &format!("mark {}", section.word())]);
        assert_eq!(sheet(&game, A).boats, boats, "{section:?}");
    }
}

/// FL-131, FL-132: four research vessels, a point each; they hold no fish and are never full.
#[test]
fn research_vessels() {
    let mut game = town(
        blank("2p").marked(A, Section::Research, 3).boats(A, Section::Research, &[0, 0, 0]),
        "harbour wharf cod",
    );
    act(&mut game, &["take harbour", "mark research"]);
    assert_eq!((sheet(&game, A).boats, line(&game, A, Reason::Boats)), (4, Some(4)));
    let position = blank("2p").round(2).boats(A, Section::Research, &[0; 4]).boats(A, Section::Barge, &[0]);
    let (game, _) = position.built(A, Section::Cannery).income().unwrap();
    assert_eq!((coins(&game, A), sheet(&game, A).fish, sheet(&game, A).full), (1, 0, 0));
}

/// FL-137: a full barge is a full boat for the cannery.
#[test]
fn a_full_barge_is_full() {
    let income = |fish| {
        let position = blank("2p").built(A, Section::Cannery).boats(A, Section::Barge, &[fish]);
        coins(&position.income().unwrap().0, A)
    };
    assert_eq!([7, 8].map(income), [1, 2]);
}

/// FL-138: kayaks come from boxes 1, 3 and 5, and each catches one fish.
#[test]
fn kayaks() {
    let launched = |boxes: u8| {
        let before = vec![0; usize::from(boxes.div_ceil(2))];
        let position = blank("2p").marked(A, Section::Inuit, boxes).boats(A, Section::Inuit, &before);
        let mut game = town(position, "harbour wharf cod");
        act(&mut game, &["take harbour", "mark inuit"]);
        fish(&game, A, Section::Inuit).len()
    };
    assert_eq!([0, 1, 2, 3, 4].map(launched), [1, 1, 2, 2, 3]);
    let (game, _) = blank("2p").round(2).boats(A, Section::Inuit, &[0, 1, 3]).fishing().unwrap();
    assert_eq!(fish(&game, A, Section::Inuit), [1, 2, 3]);
}

/// FL-129, FL-130: oyster boats ask in a private fishing too, one gain for all of them, and its star acts after the
/// whole catch, in an odd round.
#[test]
fn a_private_fishing_with_oysters() {
    let position = blank("2p").round(3).coins(A, 3).marked(A, Section::Yacht, 5);
    let position = position.boats(A, Section::Oyster, &[0, 2]).licence(A, Section::Oyster, 1);
    let mut game = boats(position, "coins cod cod");
    let events = act(&mut game, &["take coins", "coin", "mark yacht"]);
    assert!(events.contains(&Event::PrivateFishing { seat: A }));
    assert_eq!((fish(&game, A, Section::Oyster), view(&game).oyster_boat), (vec![1, 3], Some(0)));
    act(&mut game, &["fish-coin"]);
    assert_eq!((coins(&game, A), view(&game).oyster_boat), (4, Some(1)), "coins wait for the whole catch");
    act(&mut game, &["fish-coin"]);
    assert_eq!((coins(&game, A), fish(&game, A, Section::Oyster), to_move(&game)), (6, vec![1, 3], Some(B)));
}

/// FL-124, R-U17: with no bonus left the crab licence still counts.
#[test]
fn a_crab_licence_without_a_bonus() {
    let chosen = [Measure::Fish, Measure::Boats, Measure::Licences, Measure::Buildings, Measure::Coins];
    let taken = chosen
        .into_iter()
        .fold(blank("2p").marked(A, Section::Crab, 2), |position, measure| position.crab(B, Some(measure)));
    let mut game = town(taken, "harbour wharf cod");
    act(&mut game, &["take harbour", "mark crab"]);
    assert_eq!(
        (to_move(&game), sheet(&game, A).bonus, line(&game, A, Reason::Licences)),
        (Some(B), None, Some(5))
    );
}
