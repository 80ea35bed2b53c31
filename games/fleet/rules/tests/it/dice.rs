//! Setting up, the boat phase and the town phase.

use fleet::{Face, Refusal, Section};
use tabletop::{Game, Turn};

use crate::common::*;

/// FL-001, FL-209: one to four players; alone without cards.
#[test]
fn one_to_four_play() {
    assert!("5p".parse::<fleet::Setup>().is_err() && "0p".parse::<fleet::Setup>().is_err());
    for text in ["1p", "2p", "3p", "4p"] {
        assert_eq!(view(&fresh(text)).seats.len().to_string() + "p", text);
    }
    assert!("1p trophies".parse::<fleet::Setup>().is_err() && "1p captains".parse::<fleet::Setup>().is_err());
}

/// FL-006, FL-007, FL-008, FL-010, FL-015: lots, then a roll for each; three coins are rolled again; a cod start pays 1 coin.
#[test]
fn the_start_roll_marks_three_boxes() {
    let mut game = fresh("2p");
    assert_eq!(outcomes(&game), [("first a".into(), 1), ("first b".into(), 1)]);
    reveal(&mut game, &["first b", "roll coins", "roll coins", "roll cod"]);
    assert_eq!((marked(&game, B, Section::Cod), all_marked(&game, B), coins(&game, B)), (3, 3, 1));
    assert_eq!(all_marked(&game, A), 0);
    reveal(&mut game, &["roll lobster"]);
    assert_eq!((marked(&game, A, Section::Lobster), all_marked(&game, A), coins(&game, A)), (3, 3, 0));
    assert_eq!(view(&game).round, 1);
    assert_eq!(view(&fresh("3p first=c")).first, C);
}

/// FL-009: the start gives a licence and a boat.
#[test]
fn an_oyster_start_has_licence_and_boat() {
    let mut game = fresh("2p first=a");
    reveal(&mut game, &["roll oyster"]);
    assert_eq!(licence(&game, A, Section::Oyster), 1);
    assert_eq!(fish(&game, A, Section::Oyster), [0]);
    assert_eq!(section(&game, A, Section::Oyster).boats[0].hold, 6);
}

/// FL-003, FL-004, FL-011, FL-012, FL-013, FL-014, FL-049: one die more than players; the town pool has one boat die.
#[test]
fn pools_have_one_die_more_than_players() {
    for (text, seats) in [("2p first=a", 2), ("3p first=a", 3), ("4p first=a", 4)] {
        let mut game = fresh(text);
        (0..seats).for_each(|_| drop(reveal(&mut game, &["roll shrimp"])));
        assert_eq!(outcomes(&game).len(), 6);
        assert!(outcomes(&game).iter().all(|&(_, weight)| weight == 1));
        (0..seats).for_each(|_| drop(reveal(&mut game, &["roll lobster"])));
        assert_eq!(game.turn(), Turn::Chance, "{text}: a die is still to be rolled");
        reveal(&mut game, &["roll cod"]);
        assert_eq!(view(&game).pool.len(), seats + 1);
        while game.turn() != Turn::Chance {
            let deeds = ["coin", "decline", "take lobster", "take cod"];
            let deed = deeds.into_iter().find(|deed| may(&game, deed)).unwrap();
            act(&mut game, &[deed]);
        }
        for _ in 0..seats {
            assert_eq!(
                outcomes(&game),
                [("roll harbour".into(), 2), ("roll wharf".into(), 2), ("roll market".into(), 2)]
            );
            reveal(&mut game, &["roll market"]);
        }
        assert_eq!(outcomes(&game).len(), 6, "{text}: the last die of the town is a boat die");
    }
}

/// FL-019, FL-020, FL-021, FL-022, FL-018: picks go round, a taken die is gone, and everybody uses the last one.
#[test]
fn dice_are_picked_in_turn_and_the_last_is_shared() {
    let mut game = boats(blank("3p").marked(A, Section::Cod, 3), "cod shrimp oyster lobster");
    assert_eq!(to_move(&game), Some(A));
    act(&mut game, &["take cod"]);
    assert_eq!(choices_of(&game, "mark"), ["cod"]);
    act(&mut game, &["mark cod"]);
    assert_eq!(marked(&game, A, Section::Cod), 4);
    assert_eq!(to_move(&game), Some(B));
    assert_eq!(refusal(&game, "take cod"), Refusal::NoSuchDie(Face::Cod));
    act(&mut game, &["take shrimp", "mark shrimp", "take oyster", "mark oyster"]);
    for seat in [A, B, C] {
        assert_eq!(to_move(&game), Some(seat));
        act(&mut game, &["mark lobster"]);
        assert_eq!(marked(&game, seat, Section::Lobster), 1);
    }
}

/// FL-005, FL-024: a chain ends before the next pick, and marks stay on their own sheet.
#[test]
fn a_chain_ends_before_the_next_pick() {
    let mut game = boats(blank("2p").coins(A, 3), "coins cod cod");
    act(&mut game, &["take coins", "coins"]);
    assert_eq!((to_move(&game), stars(&game, A), coins(&game, A)), (Some(A), 1, 6));
    act(&mut game, &["mark pub"]);
    assert_eq!((to_move(&game), all_marked(&game, B)), (Some(B), 0));
}

/// FL-026, FL-027, FL-028, FL-032, FL-088: what the circles of a boat track give.
#[test]
fn circles_act_at_once() {
    let mark = |before: u8| {
        let position = blank("2p").marked(A, Section::Lobster, before);
        let position = position.licence(A, Section::Lobster, 1).boats(A, Section::Lobster, &[2]);
        let mut game = boats(position, "lobster cod cod");
        act(&mut game, &["take lobster", "mark lobster"]);
        (licence(&game, A, Section::Lobster), fish(&game, A, Section::Lobster), coins(&game, A))
    };
    assert_eq!(mark(3), (1, vec![2], 0), "a plain box");
    assert_eq!(mark(4), (1, vec![2, 0], 0), "the second boat");
    assert_eq!(mark(5), (2, vec![2], 2), "the second licence pays 2 coins");
}

/// FL-029, FL-030, FL-031: a ? circle is a choice while both are left; a full track gives 3 licences and 4 boats.
#[test]
fn a_choice_circle() {
    let at_8 =
        || blank("2p").marked(A, Section::Cod, 7).licence(A, Section::Cod, 2).boats(A, Section::Cod, &[0, 0]);
    let mut game = boats(at_8(), "cod cod cod");
    act(&mut game, &["take cod", "mark cod"]);
    assert_eq!(choices(&game), ["boat", "licence"]);
    let mut other = game.clone();
    act(&mut game, &["boat"]);
    assert_eq!(
        (fish(&game, A, Section::Cod).len(), licence(&game, A, Section::Cod), coins(&game, A)),
        (3, 2, 2)
    );
    act(&mut other, &["licence", "take cod", "mark cod", "mark cod"]);
    assert_eq!(
        (fish(&other, A, Section::Cod).len(), licence(&other, A, Section::Cod)),
        (3, 3),
        "no choice is left"
    );
    assert_eq!(coins(&other, A), 3, "cod level 3 pays 3 for the boat");
    let full = blank("2p").marked(A, Section::Cod, 10);
    let mut game = boats(full, "cod cod cod");
    act(&mut game, &["take cod"]);
    assert_eq!(refusal(&game, "mark cod"), Refusal::SectionFull(Section::Cod));
    assert_eq!(choices(&game), ["coin"], "FL-085: the coin is left");
}

/// FL-034, FL-035, FL-070: three coins mark three boxes, for everybody if they are left.
#[test]
fn three_coins() {
    let mut game = boats(blank("3p").coins(A, 4), "coins coins cod cod");
    act(&mut game, &["take coins", "coins", "take cod", "mark cod", "take cod", "mark cod"]);
    assert_eq!(coins(&game, A), 7);
    act(&mut game, &["coins"]);
    act(&mut game, &["decline", "coins"]);
    assert_eq!((coins(&game, A), coins(&game, B)), (10, 3));
}

/// FL-050, FL-051, FL-053: what town dice offer.
#[test]
fn town_dice() {
    let mut game = town(blank("2p").built(A, Section::Casino), "harbour wharf cod");
    let mut wharf = game.clone();
    act(&mut game, &["take harbour"]);
    assert_eq!(choices_of(&game, "mark"), ["crab", "yacht", "research", "barge", "inuit"]);
    act(&mut wharf, &["take wharf"]);
    assert_eq!(choices_of(&wharf, "mark").len(), 7);
    assert_eq!(refusal(&wharf, "mark casino"), Refusal::SectionFull(Section::Casino));
    let mut game = town(blank("2p"), "harbour wharf cod");
    act(&mut game, &["take cod", "mark cod"]);
    assert_eq!(marked(&game, A, Section::Cod), 1);
}

/// FL-052, FL-056, FL-057, FL-148: the market by fish, with the smokehouse.
#[test]
fn the_market_pays_by_fish() {
    for (fish, pays) in [(9, 2), (10, 3), (12, 3), (19, 3), (20, 4), (29, 4), (30, 5), (34, 5)] {
        let mut left = fish;
        let mut take = |most: u8| {
            let some = left.min(most);
            left -= some;
            some
        };
        let cod = [take(4), take(4), take(4), take(4)];
        let lobster = [take(4), take(4), take(4), take(4)];
        let position = || blank("2p").boats(A, Section::Cod, &cod).boats(A, Section::Lobster, &lobster);
        let position = || {
            position().boats(A, Section::Barge, &[fish - cod.iter().sum::<u8>() - lobster.iter().sum::<u8>()])
        };
        assert_eq!(sheet(&town(position(), "market market cod"), A).fish, fish);
        let mut game = town(position(), "market market cod");
        act(&mut game, &["take market", "market"]);
        assert_eq!(coins(&game, A), pays, "{fish} fish");
        let mut game = town(position().built(A, Section::Smokehouse), "market market cod");
        act(&mut game, &["take market", "market"]);
        assert_eq!(coins(&game, A), pays + 2, "{fish} fish, smoked");
    }
}

/// FL-083, FL-084, FL-086, FL-146: a die as a coin; with tackle two; it is never passed.
#[test]
fn a_die_as_a_coin() {
    let mut game = town(blank("2p").coins(B, 96), "harbour wharf cod");
    act(&mut game, &["take harbour"]);
    assert_eq!(refusal(&game, "decline"), Refusal::DieMustBeUsed);
    act(&mut game, &["coin", "take cod", "coin"]);
    assert_eq!((coins(&game, A), all_marked(&game, A), coins(&game, B)), (1, 0, 96));
    act(&mut game, &["mark pub", "coin"]);
    assert_eq!((marked(&game, A, Section::Pub), marked(&game, B, Section::Pub)), (1, 0));
    let mut game = town(blank("2p").built(A, Section::Tackle), "harbour wharf coins");
    act(&mut game, &["take harbour", "coin"]);
    assert_eq!(coins(&game, A), 2);
}
