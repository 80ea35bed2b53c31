//! The wharf.

use fleet::{Face, Measure, Reason, Refusal, Section};

use crate::common::*;

/// FL-096, FL-139, FL-140, FL-141, FL-142: the casino.
#[test]
fn the_casino() {
    let position =
        blank("2p").built(A, Section::Casino).marked(B, Section::Casino, 1).licence(A, Section::Shrimp, 1);
    let mut game = boats(position, "cod cod cod");
    act(&mut game, &["take cod", "reroll"]);
    assert_eq!(outcomes(&game).len(), 6);
    reveal(&mut game, &["roll shrimp"]);
    assert_eq!(refusal(&game, "reroll"), Refusal::RerolledOnce);
    act(&mut game, &["mark oyster", "take cod"]);
    assert_eq!(refusal(&game, "reroll"), Refusal::NotBuilt(Section::Casino));
    act(&mut game, &["mark cod"]);
    assert_eq!(refusal(&game, "reroll"), Refusal::NotThePickedDie);
}

/// FL-144, FL-145: salvage three times, on both dice of a phase.
#[test]
fn the_salvage_yard() {
    let mut game = boats(blank("2p").built(A, Section::Salvage).salvaged(A, 1), "cod cod cod");
    act(&mut game, &["take cod", "salvage", "mark pub", "take cod", "mark cod", "salvage", "mark pub"]);
    assert_eq!((marked(&game, A, Section::Pub), sheet(&game, A).salvaged), (2, 3));
    let mut game = boats(blank("2p").built(A, Section::Salvage).salvaged(A, 3), "cod cod cod");
    act(&mut game, &["take cod"]);
    assert_eq!(refusal(&game, "salvage"), Refusal::NoTickLeft);
}

/// FL-151, FL-153, FL-154: buffet hexes.
#[test]
fn the_buffet() {
    let position =
        blank("2p").built(A, Section::Buffet).licence(A, Section::Shrimp, 3).hexes(A, &[Face::Cod]);
    let mut game = boats(position.clone(), "shrimp cod coins");
    act(&mut game, &["take shrimp", "hex"]);
    assert_eq!(
        (sheet(&game, A).hexes, all_marked(&game, A), to_move(&game)),
        (vec![Face::Shrimp, Face::Cod], 1, Some(B))
    );
    act(&mut game, &["take cod"]);
    assert_eq!(refusal(&game, "hex"), Refusal::NotBuilt(Section::Buffet));
    act(&mut game, &["coin"]);
    assert_eq!(refusal(&game, "hex"), Refusal::NoHexForThis);
    let mut game = boats(position, "cod cod coins");
    act(&mut game, &["take cod"]);
    assert_eq!(refusal(&game, "hex"), Refusal::HexMarked);
}

/// FL-155, FL-156: a building does not serve the die that finished it, but the next one.
#[test]
fn buildings_serve_the_next_die() {
    let position = blank("2p").marked(A, Section::Tackle, 1).coins(A, 3);
    let mut game = town(position, "wharf harbour cod");
    act(&mut game, &["take wharf", "coin", "mark tackle", "take cod", "coin"]);
    assert_eq!(coins(&game, A), 4);
    act(&mut game, &["coin"]);
    assert_eq!(coins(&game, A), 6);
}

/// FL-140, FL-142: the casino serves the town phase, and a die stays of its kind.
#[test]
fn a_rerolled_die_stays_of_its_kind() {
    let mut game = town(blank("2p").built(A, Section::Casino), "harbour wharf cod");
    let mut boat = game.clone();
    act(&mut game, &["take harbour", "reroll"]);
    let words: Vec<String> = outcomes(&game).into_iter().map(|(word, _)| word).collect();
    assert_eq!(words, ["roll harbour", "roll wharf", "roll market"]);
    reveal(&mut game, &["roll market"]);
    assert_eq!(view(&game).taken, [(Some(A), Face::Market)]);
    act(&mut game, &["market"]);
    assert_eq!(coins(&game, A), 2);
    act(&mut boat, &["take cod", "reroll"]);
    assert_eq!(outcomes(&boat).len(), 6);
}

/// FL-155, FL-156: a casino or salvage yard completed by a die serves the next one only.
#[test]
fn new_buildings_serve_the_last_die() {
    let mut game = town(blank("2p").marked(A, Section::Salvage, 1), "wharf harbour cod");
    act(&mut game, &["take wharf", "mark salvage", "take harbour", "coin"]);
    assert!(may(&game, "salvage"));
    let mut game = town(blank("2p").marked(A, Section::Casino, 1), "wharf wharf cod");
    act(&mut game, &["take wharf", "mark casino"]);
    assert_eq!(to_move(&game), Some(B), "the die is used");
    let mut game = town(blank("2p"), "wharf harbour cod");
    act(&mut game, &["take wharf", "mark buffet", "take harbour", "coin", "hex"]);
    assert_eq!(sheet(&game, A).hexes, [Face::Cod]);
    pass_time(&mut game, |game| view(game).round == 2 && to_move(game) == Some(A) && may(game, "coin"));
    act(&mut game, &["hex"]);
    assert_eq!(sheet(&game, A).hexes, [Face::Cod, Face::Lobster]);
}

/// FL-154: the casino may be used first; the hex is that of the new face.
#[test]
fn the_casino_before_the_buffet() {
    let position = blank("2p").built(A, Section::Buffet).built(A, Section::Casino).hexes(A, &[Face::Cod]);
    let mut game = boats(position, "cod cod cod");
    act(&mut game, &["take cod"]);
    assert_eq!(refusal(&game, "hex"), Refusal::HexMarked);
    act(&mut game, &["reroll"]);
    reveal(&mut game, &["roll oyster"]);
    act(&mut game, &["hex"]);
    assert_eq!((sheet(&game, A).hexes, to_move(&game)), (vec![Face::Cod, Face::Oyster], Some(B)));
}

/// FL-154: town dice have no hex, not even in the buffet.
#[test]
fn town_dice_have_no_hex() {
    let mut game = town(blank("2p").built(A, Section::Buffet), "harbour wharf cod");
    act(&mut game, &["take harbour"]);
    assert_eq!(refusal(&game, "hex"), Refusal::NoHexForThis);
}

/// FL-146, FL-148: tackle serves a die taken as a coin and nothing else; so does the smokehouse the market.
#[test]
fn what_tackle_and_smokehouse_do_not_serve() {
    let built = || blank("2p").built(A, Section::Tackle).built(A, Section::Smokehouse);
    let mut game = boats(built(), "coins cod cod");
    act(&mut game, &["take coins", "coins"]);
    assert_eq!((coins(&game, A), sheet(&game, A).income), (3, 1));
    let mut game = town(built(), "market harbour cod");
    act(&mut game, &["take market", "coin"]);
    assert_eq!(coins(&game, A), 2);
}

/// FL-139, FL-140, FL-144, FL-146, FL-147, FL-148: what complete and unfinished buildings score.
#[test]
fn points_of_buildings() {
    let points = |position: fleet::Position| line(&position.over().unwrap(), A, Reason::Buildings).unwrap();
    for (building, vp) in [
        (Section::Casino, 2),
        (Section::Salvage, 2),
        (Section::Tackle, 2),
        (Section::Cannery, 1),
        (Section::Smokehouse, 3),
        (Section::Buffet, 0),
    ] {
        assert_eq!(points(blank("2p").built(A, building)), vp, "{building:?}");
        let boxes = testkit::material::<fleet::Fleet>().boxes(building).len() as u8;
        assert_eq!(points(blank("2p").marked(A, building, boxes - 1)), 0, "{building:?}");
    }
}

/// FL-150: bank and pub have four boxes.
#[test]
fn bank_and_pub_have_four_boxes() {
    for building in [Section::Bank, Section::Pub] {
        let mark = format!("mark {}", building.word());
        let mut game = town(blank("2p").marked(A, building, 3), "wharf wharf cod");
        act(&mut game, &["take wharf", &mark]);
        assert!(section(&game, A, building).complete);
        act(&mut game, &["take cod", "coin"]);
        assert_eq!(refusal(&game, &mark), Refusal::SectionFull(building));
    }
}

/// FL-157: an unfinished bank is no complete building, the buffet is one.
#[test]
fn what_counts_as_complete() {
    let bonus = |bank| {
        let position = blank("2p").marked(A, Section::Bank, bank).built(A, Section::Buffet);
        line(&position.crab(A, Some(Measure::Buildings)).over().unwrap(), A, Reason::CrabBonus)
    };
    assert_eq!((bonus(3), bonus(4)), (Some(2), Some(4)));
}
