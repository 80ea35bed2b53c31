//! Long chains of effects: a die, and everything that follows from it, one decision at a time.

use fleet::{Cause, Effect, Event, Fleet, LinkView, Measure, Section, StarView};
use tabletop::{Table, Turn, UndoError};

use crate::common::*;

/// A picked shrimp die of level 3 marks two boats; their coins bring stars, which launch craft that pay more; a crab
/// bonus, a private fishing with an oyster coin and a choice lie on the way. Every decision is a state of its own, and
/// nobody else is asked before the chain has ended.
#[test]
fn a_chain_through_the_whole_sheet() {
    let position = blank("2p").coins(A, 2).licence(A, Section::Shrimp, 3).licence(A, Section::Cod, 3);
    let position = position.marked(A, Section::Lobster, 2).licence(A, Section::Lobster, 1);
    let position = position.marked(A, Section::Swordfish, 7).licence(A, Section::Swordfish, 2);
    let position = position.boats(A, Section::Swordfish, &[0, 0]).marked(A, Section::Crab, 2);
    let position = position.marked(A, Section::Yacht, 2).boats(A, Section::Oyster, &[0]);
    let mut game = boats(position.licence(A, Section::Oyster, 1), "shrimp cod cod");
    let chain: [(&str, u8, u8); 12] = [
        ("take shrimp", 2, 0),
        ("mark lobster", 5, 1),   // a launch pays 3; the star on 4
        ("mark inuit", 8, 1),     // 3 more, the star on 8
        ("mark crab", 8, 0),      // the crab licence asks
        ("bonus fish", 8, 0),     // now the second boat of the die
        ("mark swordfish", 8, 0), // a ? circle asks
        ("boat", 11, 0),          // launched; then the star of the licence
        ("mark yacht", 11, 0),    // a private fishing; an oyster boat asks
        ("fish-coin", 12, 1),     // the coin brings the star on 12
        ("mark research", 15, 0),
        ("take cod", 15, 0),
        ("coin", 15, 0),
    ];
    for (number, (deed, coins_after, stars_after)) in chain.into_iter().enumerate() {
        assert_eq!(to_move(&game), Some(if number < 10 { A } else { B }), "{deed}");
        act(&mut game, &[deed]);
        assert_eq!(coins(&game, A), coins_after, "coins after {deed}");
        assert_eq!(stars(&game, A), stars_after.max(u8::from(deed == "boat")), "stars after {deed}");
    }
    assert_eq!(sheet(&game, A).bonus, Some(Measure::Fish));
    assert_eq!(fish(&game, A, Section::Lobster), [1], "the private fishing");
    assert_eq!(fish(&game, A, Section::Swordfish), [1, 1, 1]);
    assert_eq!((fish(&game, A, Section::Oyster), fish(&game, A, Section::Inuit)), (vec![1], vec![1]));
    assert_eq!(fish(&game, A, Section::Research), [0], "launched after it");
}

/// One die can fill the harbour: every launch pays three coins, every fourth coin launches again.
#[test]
fn one_die_runs_on() {
    let position = blank("2p").coins(A, 3).licence(A, Section::Cod, 3);
    let mut game = boats(position, "coins cod cod");
    act(&mut game, &["take coins", "coins"]);
    let mut launched = 0;
    while to_move(&game) == Some(A) {
        let deed = ["mark research", "mark inuit"].into_iter().find(|deed| may(&game, deed));
        let events = act(&mut game, &[deed.unwrap_or("decline")]);
        launched += events.iter().filter(|event| matches!(event, Event::Launched { .. })).count();
    }
    assert_eq!((launched, coins(&game, A)), (3, 6 + 9), "stars on 4, 8 and 12; the last launch reaches 15");
}

fn star(link: u8, coin_box: impl Into<Option<u8>>) -> StarView {
    StarView { link: Some(link), coin_box: coin_box.into() }
}

/// The view tells which way a chain has come, and where every star came from that is still to be used.
#[test]
fn a_chain_says_where_its_stars_come_from() {
    let position = blank("2p").coins(A, 2).licence(A, Section::Shrimp, 3).licence(A, Section::Cod, 3);
    let position = position.marked(A, Section::Lobster, 2).licence(A, Section::Lobster, 1);
    let position = position.marked(A, Section::Swordfish, 4).licence(A, Section::Swordfish, 1);
    let position = position.boats(A, Section::Swordfish, &[0]).marked(A, Section::Yacht, 2);
    let position = position.boats(A, Section::Oyster, &[0]).licence(A, Section::Oyster, 1);
    let mut game = boats(position, "shrimp cod cod");
    act(&mut game, &["take shrimp"]);
    assert_eq!((view(&game).chain, view(&game).waiting), (vec![], vec![]));
    act(&mut game, &["mark lobster"]);
    let launch =
        |cause, number, by| LinkView { cause, number, effect: Effect::Launched, coins: 3, stars: 1, by };
    let first = launch(Cause::Die(Section::Lobster), Some(3), None);
    assert_eq!((view(&game).chain, view(&game).waiting), (vec![first], vec![star(0, 4)]));
    act(&mut game, &["mark inuit"]);
    let second = launch(Cause::Star(Section::Inuit), Some(1), Some(star(0, 4)));
    assert_eq!((view(&game).chain, view(&game).waiting), (vec![first, second], vec![star(1, 8)]));
    // A star that is left out has been in the chain too.
    act(&mut game, &["decline"]);
    let declined = view(&game).chain[2];
    assert_eq!((declined.cause, declined.by), (Cause::Declined, Some(star(1, 8))));
    act(&mut game, &["mark swordfish"]);
    assert_eq!(view(&game).chain[3].number, Some(5), "the second boat of the die");
    let licence = view(&game).chain[4];
    assert_eq!((licence.cause, licence.coins, licence.stars), (Cause::ShrimpLicence, 0, 1));
    assert_eq!(view(&game).waiting, [star(4, None)], "a licence has no box on the coin track");
    act(&mut game, &["mark yacht"]);
    assert_eq!(view(&game).chain[5].effect, Effect::Fished);
    act(&mut game, &["fish-coin"]);
    assert_eq!((view(&game).chain[6].cause, view(&game).waiting), (Cause::FishSold, vec![star(6, 12)]));
    act(&mut game, &["mark research"]);
    assert_eq!(to_move(&game), Some(B));
    assert_eq!((view(&game).chain, view(&game).waiting), (vec![], vec![]), "a new turn, a new chain");
}

/// Two stars of one gain are two stars of one step; they are taken in the order of the track.
#[test]
fn two_stars_of_one_gain() {
    let position = blank("2p").coins(A, 3).boats(A, Section::Oyster, &[6, 6]);
    let position = position.boats(A, Section::Cod, &[0]).built(A, Section::Smokehouse);
    let mut game = town(position, "market market cod");
    act(&mut game, &["take market", "market"]);
    assert_eq!(view(&game).chain[0].cause, Cause::Market);
    assert_eq!(view(&game).waiting, [star(0, 4), star(0, 8)]);
    act(&mut game, &["mark pub"]);
    assert_eq!(view(&game).chain[1].by, Some(star(0, 4)));
    assert_eq!(view(&game).waiting, [star(0, 8)]);
}

/// A star of the catch waits for the catch of all and still knows where it came from; so does that of a swordfish licence,
/// with a coin to follow.
#[test]
fn stars_of_the_fishing_phase_say_where_they_come_from() {
    let position = blank("2p").round(2).coins(A, 3).licence(A, Section::Oyster, 1);
    let position = position.boats(A, Section::Oyster, &[0]).licence(A, Section::Swordfish, 2);
    let (mut game, _) = position.fishing().unwrap();
    act(&mut game, &["fish-coin"]);
    assert_eq!((view(&game).chain[0].cause, view(&game).waiting), (Cause::FishSold, vec![star(0, 4)]));
    act(&mut game, &["mark pub"]);
    let (chain, waiting) = (view(&game).chain, view(&game).waiting);
    assert_eq!((chain.len(), chain[0].cause), (1, Cause::SwordfishLicence), "another turn in the phase");
    assert_eq!((waiting, view(&game).coins_after), (vec![star(0, None)], 1));
    act(&mut game, &["decline"]);
    assert_eq!((coins(&game, A), luck_is_next(&game)), (5, true));
}

/// Undo goes back step by step to the last die that was rolled, and no further.
#[test]
fn undo_goes_back_to_the_last_die() {
    let mut table = Table::<Fleet>::new(setup("2p first=a"), testkit::material::<Fleet>());
    let parse = |text: &str| tabletop::Notation::parse(text).unwrap();
    for roll in ["roll cod", "roll shrimp", "roll coins", "roll cod", "roll cod"] {
        table.reveal(tabletop::Notation::parse(roll).unwrap()).unwrap();
    }
    let rolled = table.state().clone();
    for deed in ["take coins", "coins", "mark research"] {
        table.play(A, parse(deed)).unwrap();
    }
    assert_eq!(coins(table.state(), A), 1 + 3 + 1, "the star on 4 launched a research vessel");
    assert_eq!(table.may_undo(B), Err(UndoError::NothingToTakeBack));
    for _ in 0..3 {
        table.undo(A).unwrap();
    }
    assert_eq!(*table.state(), rolled);
    assert_eq!(table.may_undo(A), Err(UndoError::NothingToTakeBack));
    for (seat, deed) in [(A, "take cod"), (A, "mark cod"), (B, "take cod"), (B, "mark cod")] {
        table.play(seat, parse(deed)).unwrap();
    }
    assert_eq!(table.may_undo(A), Err(UndoError::SomeoneElseActed));
    for (seat, deed) in [(A, "coins"), (A, "decline"), (B, "coins"), (B, "decline")] {
        table.play(seat, parse(deed)).unwrap();
    }
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.may_undo(B), Ok(()), "until the dice of the town roll");
    table.reveal(tabletop::Notation::parse("roll market").unwrap()).unwrap();
    assert_eq!(table.may_undo(B), Err(UndoError::SomethingWasRevealed));
}

/// A die rolled again in the casino cannot be taken back: something was revealed. Until it rolls, taking it can.
#[test]
fn a_reroll_cannot_be_taken_back() {
    let mut table = Table::<Fleet>::new(setup("2p captains first=a"), testkit::material::<Fleet>());
    for luck in ["captain shrimp", "captain swordfish", "roll coins", "roll coins", "roll coins"] {
        table.reveal(tabletop::Notation::parse(luck).unwrap()).unwrap();
    }
    let play = |table: &mut Table<Fleet>, seat, deed: &str| {
        table.play(seat, tabletop::Notation::parse(deed).unwrap()).unwrap();
    };
    // Six coins reach the star on 4, and that completes the casino of the captain card.
    for (seat, deed) in [(A, "take coins"), (A, "coins"), (B, "take coins"), (B, "coins"), (A, "coins")] {
        play(&mut table, seat, deed);
    }
    play(&mut table, A, "mark casino");
    for deed in ["coins", "decline"] {
        play(&mut table, B, deed);
    }
    for luck in ["roll harbour", "roll harbour", "roll cod"] {
        table.reveal(tabletop::Notation::parse(luck).unwrap()).unwrap();
    }
    play(&mut table, A, "take harbour");
    play(&mut table, A, "reroll");
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.may_undo(A), Ok(()), "it has not been rolled yet");
    table.reveal(tabletop::Notation::parse("roll wharf").unwrap()).unwrap();
    assert_eq!(table.may_undo(A), Err(UndoError::SomethingWasRevealed));
    assert!(table.undo(A).is_err());
    let die = view(table.state()).die.map(|die| (die.face, die.rerolled));
    assert_eq!(die, Some((fleet::Face::Wharf, true)), "the die is still the new one");
}
