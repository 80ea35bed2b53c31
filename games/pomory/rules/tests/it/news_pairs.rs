//! News cards against each other: every pair whose effects can meet in a round (reconstructed, like the cards).
//!
//! Pairs that stand elsewhere: N01 with N02 (`n02_may_be_the_fourth_relocation…`), N06 with N07 in other hands
//! (`n06_with_n07…`), N09 with N10, N09 with N11, N10 with N11 (`news_weather.rs`). Each card alone has tests of its own in
//! `news_movement.rs` to `news_scoring.rs`; when each may be played is asked here for all of them.

use pomory::{Card, News, Refusal, Step, Window};
use tabletop::{Game, Turn, Viewer};

use crate::{
    desk::{A, B, Desk, Written, cards, position, resources},
    news_scoring::opened,
};

/// How each card is played in the round of [`moments`].
const PLAYS: [(News, &str, Step); 15] = [
    (News::FairWind, "fair-wind", Step::Movement),
    (News::Pilot, "pilot c15", Step::Movement),
    (News::Carpenters, "carpenters", Step::Movement),
    (News::Anchor, "anchor c05 cw", Step::Movement),
    (News::Shoals, "shoals cod1", Step::Movement),
    (News::Gossip, "gossip", Step::Ask(Window::Gossip)),
    (News::Tackle, "tackle", Step::Ask(Window::Tackle)),
    (News::Saltworks, "saltworks 4", Step::Ask(Window::Saltworks)),
    (News::Signs, "signs", Step::Ask(Window::Result)),
    (News::Calm, "calm", Step::Ask(Window::Result)),
    (News::Moryana, "moryana 6", Step::Ask(Window::Moryana)),
    (News::Nets, "nets herring", Step::Ask(Window::Nets)),
    (News::Decree, "decree 2", Step::Ask(Window::Decree)),
    (News::Word, "word", Step::Ask(Window::Word)),
    (News::Fair, "fair flounder", Step::Announce),
];

/// Every step of a round at which seat a is asked something, and what the rules say to playing the card there. The round
/// has a chance for each card: a blocked ship, a docked one, open salt, a storm, a catch, a failed salt card, three flounders.
fn moments(desk: &mut Desk, play: &str) -> Vec<(Step, Result<(), Refusal>)> {
    let mut moments = Vec::new();
    let round = desk.view().round;
    while desk.view().round == round {
        let (view, turn) = (desk.view(), desk.game_turn());
        if turn == Turn::seat(A) {
            let step = format!("a {play}");
            let said = if desk.offers(&step) { Ok(()) } else { Err(desk.refused(&step)) };
            moments.push((view.step, said));
        }
        let who = view.actor;
        match view.step {
            Step::Movement => desk.run(&format!("{who} end")),
            Step::Ask(_) | Step::Announce => desk.run(&format!("{who} pass")),
            Step::Seal => desk.run("a bet herring 12; b bet 4 6"),
            Step::Roll => desk.run("* die 3"),
            Step::Refill(_) => desk.run("* card seal1"),
            Step::Keep => desk.run(&format!("{who} {}", desk.legal(who)[0])),
            _ => desk.run(&format!("* {}", desk.outcomes()[0])),
        };
    }
    moments
}

/// Correction C4, ruling R25: a card may be played in its window and at no other moment; in the round in which it was drawn, at
/// none.
#[test]
fn every_card_has_one_moment_and_none_in_the_round_it_was_drawn() {
    for (news, play, window) in PLAYS {
        let other = if news == News::Pilot { News::Calm } else { News::Pilot };
        let sea = || {
            let position = position().ships("c05 b/a, c06 a, c13 a, c09 b").dock(A, 1).lies("H2 C1 F1 S1");
            position.collection(A, &resources("F1 F1 F2")).open_salt(A, cards("4"))
        };
        let old = moments(&mut Desk::new(sea().news(A, &[news, other])), play);
        let open: Vec<Step> = old.iter().filter(|(_, said)| said.is_ok()).map(|&(step, _)| step).collect();
        assert_eq!(open, [window], "{news:?}");
        let fresh = moments(&mut Desk::new(sea().news(A, &[other]).fresh_news(A, news)), play);
        let asked: Vec<_> = fresh.iter().filter(|(step, _)| *step == window).map(|(_, said)| said).collect();
        assert_eq!(asked, [&Err(Refusal::NewsTooFresh(news))], "{news:?}");
        assert!(fresh.iter().all(|(_, said)| said.is_err()), "{news:?}");
        assert!(old.len() > 8 && fresh.len() > 8, "a is asked all round: {old:?}");
    }
}

#[test]
fn n01_with_n03_the_ships_that_came_home_sail_with_the_wind() {
    let position = position().news(A, &[News::FairWind, News::Carpenters]).ships("c01 a, c02 a, c03 a");
    let mut desk = Desk::new(position.dock(A, 2).movement(A, 0));
    desk.run("a carpenters");
    assert_eq!((desk.seat(A).supply, desk.refused("a place c13")), (2, Refusal::NoRelocationLeft));
    desk.run("a fair-wind; a place c13; a place c20");
    assert_eq!((desk.seat(A).supply, desk.view().relocations_left), (0, 0));
}

#[test]
fn n01_with_n04_the_freed_ship_sails_with_the_wind() {
    let position = position().news(A, &[News::FairWind, News::Anchor]).ships("c05 b/a, c09 a, c13 b");
    let mut desk = Desk::new(position.movement(A, 0));
    desk.run("a anchor c05 cw");
    assert_eq!((desk.on(5), desk.on(6)), ("a".into(), "b".into()), "pushing needs no relocation");
    assert_eq!(desk.refused("a move c05 c04"), Refusal::NoRelocationLeft);
    desk.run("a fair-wind; a move c05 c04");
    assert_eq!((desk.on(4), desk.view().relocations_left), ("a".into(), 1));
}

#[test]
fn n01_with_n05_neither_order_loses_a_relocation() {
    let ready = || position().news(A, &[News::FairWind, News::Shoals]).lies("S1 H2 H2 C1").movement(A, 1);
    for steps in
        ["a shoals cod1; * card flounder1; a fair-wind", "a fair-wind; a shoals cod1; * card flounder1"]
    {
        let mut desk = Desk::new(ready());
        desk.run(steps);
        assert_eq!((desk.view().relocations_left, desk.row()), (3, "F1 H2 H2 S1".into()), "{steps}");
    }
}

#[test]
fn n02_with_n03_the_pilot_takes_a_ship_that_came_home() {
    let position = position().news(A, &[News::Pilot, News::Carpenters]).ships("c01 a, c02 a, c03 a");
    let mut desk = Desk::new(position.dock(A, 2));
    assert_eq!(desk.refused("a pilot c15"), Refusal::SupplyEmpty);
    desk.run("a carpenters; a pilot c15");
    assert_eq!((desk.on(15), desk.seat(A).supply, desk.view().relocations_left), ("a".into(), 1, 2));
}

#[test]
fn n02_with_n04_the_pilot_takes_the_freed_ship_but_not_to_the_pushed_one() {
    let mut desk = Desk::new(position().news(A, &[News::Pilot, News::Anchor]).ships("c05 b/a, c09 a"));
    assert_eq!(desk.refused("a pilot c05 c15"), Refusal::ShipBlocked);
    desk.run("a anchor c05 cw");
    assert_eq!(desk.refused("a pilot c05 c06"), Refusal::CellOccupied);
    desk.run("a pilot c05 c15");
    assert_eq!((desk.on(5), desk.on(6), desk.on(15)), (String::new(), "b".into(), "a".into()));
}

#[test]
fn n02_with_n05_the_pilots_relocation_is_the_only_one_that_counts() {
    let ready = || position().news(A, &[News::Pilot, News::Shoals]).lies("S1 H2 H2 C1").movement(A, 1);
    for steps in
        ["a pilot c15; a shoals cod1; * card flounder1", "a shoals cod1; * card flounder1; a pilot c15"]
    {
        let mut desk = Desk::new(ready());
        desk.run(steps);
        assert_eq!((desk.on(15), desk.row()), ("a".into(), "F1 H2 H2 S1".into()), "{steps}");
        assert_eq!(desk.refused("a place c01"), Refusal::NoRelocationLeft, "{steps}");
    }
}

#[test]
fn n03_with_n04_a_freed_ship_goes_home_through_the_dock() {
    let ships = "c05 b/a, c01 a, c02 a, c03 a, c09 a";
    let mut desk = Desk::new(position().news(A, &[News::Carpenters, News::Anchor]).ships(ships));
    desk.run("a anchor c05 ccw");
    assert_eq!((desk.on(4), desk.refused("a carpenters")), ("b".into(), Refusal::DockEmpty));
    desk.run("a dock c05; a carpenters; a place c05");
    assert_eq!((desk.on(5), desk.seat(A).dock, desk.view().relocations_left), ("a".into(), 0, 1));
}

#[test]
fn n05_with_n03_and_with_n04_the_turn_goes_on_after_the_new_cards() {
    for (news, play) in [(News::Carpenters, "a carpenters"), (News::Anchor, "a anchor c05 cw")] {
        let ready = position().news(A, &[News::Shoals, news]).ships("c05 b/a, c09 a").dock(A, 1);
        for first in [true, false] {
            let mut desk = Desk::new(ready.clone().lies("S1 H2 H2 C1"));
            let shoals = "a shoals cod1; * card flounder1";
            let order = if first { [play, shoals] } else { [shoals, play] };
            for steps in order {
                desk.run(steps);
            }
            assert_eq!((desk.row(), desk.news(A)), ("F1 H2 H2 S1".into(), vec![]), "{order:?}");
            assert_eq!(desk.seat(A).dock, u8::from(news == News::Anchor));
            assert_eq!(desk.on(6), if news == News::Anchor { "b" } else { "" });
            assert_eq!(desk.view().relocations_left, 3);
        }
    }
}

/// Ruling U3
#[test]
fn n06_with_n07_in_one_hand_the_third_card_is_laid_after_the_peek() {
    let mut desk = Desk::new(position().news(B, &[News::Gossip, News::Tackle]).bets());
    desk.run("b gossip");
    assert!(!desk.game_turn().awaits(B), "a bets first");
    desk.run("a bet cod 8; * peek cod");
    assert_eq!((desk.view().step, desk.view().actor), (Step::Ask(Window::Tackle), B));
    desk.run("b tackle");
    assert_eq!(desk.refused("b bet 4 6"), Refusal::ThreeCardsDue);
    desk.run("b bet 4 6 8; * sealed; * die 1; * die 1; b take-back 8");
    assert_eq!(desk.view().seats[1].bet, Some(cards("4 6")));
}

/// Rulings U3, U7
#[test]
fn n06_with_n08_a_salt_card_taken_back_may_be_the_one_that_is_shown() {
    let ready = position().news(A, &[News::Saltworks]).news(B, &[News::Gossip]);
    let mut desk = Desk::new(ready.open_salt(A, cards("4")).bets());
    desk.run("a pass; b gossip; a saltworks 4; a bet 4 6; * peek 4");
    assert_eq!(desk.game.view(Viewer::Seat(B)).shown, Some(Card::salt(4)));
    // In the hand of who looks, it comes after the peek.
    let both = position().news(B, &[News::Gossip, News::Saltworks]).open_salt(B, cards("10"));
    let mut desk = Desk::new(both.bets());
    desk.run("b gossip; a bet cod 8; * peek 8");
    assert_eq!((desk.view().step, desk.view().actor), (Step::Ask(Window::Saltworks), B));
    desk.run("b saltworks 10; b bet 10 12");
}

/// Correction C9, ruling U7: whether the five salt cards return is asked when the third card of Spare Tackle is back in hand.
#[test]
fn n07_with_n08_the_fetched_card_that_is_taken_back_keeps_the_others_open() {
    let after = |back: &str| {
        let ready = position().news(A, &[News::Tackle, News::Saltworks]).open_salt(A, cards("4 6 8 10"));
        let mut desk = Desk::new(ready.bets());
        desk.run(
            "a pass; a saltworks 10; a tackle; a bet cod 10 12; b bet cod 4; * sealed; * die 1; * die 1",
        );
        desk.run(&format!("a take-back {back}; * open; * news signs; * news calm; a keep signs"));
        desk.run("* news word; * news fair; b keep fair");
        desk.seat(A).open_salt
    };
    assert_eq!(after("10"), cards("4 6 8 12"), "the 10 is in hand");
    assert_eq!(after("12"), cards("4 6 8 10"), "the 12 is in hand");
    assert_eq!(after("cod"), cards(""), "no salt is left in hand: all five return");
}

/// After the storm, however it came about, one of the three cards goes back.
#[test]
fn n07_with_n09_n10_n11_the_third_card_goes_back_when_the_weather_is_settled() {
    let cases = [
        (News::Signs, "b pass; * die 4; b signs; * die 6", "b", ""),
        (News::Calm, "b pass; * die 4; b calm", "b", "b"),
        (News::Moryana, "b moryana 6", "b", ""),
    ];
    for (news, steps, on_c05, on_c13) in cases {
        let ready = position().news(A, &[News::Tackle]).news(B, &[news]).ships("c05 b, c13 b");
        let mut desk = Desk::new(ready.bets());
        desk.run("a pass; b pass; a tackle; a bet herring cod 8; b bet 4 6; * sealed").run(steps);
        assert_eq!((desk.on(5), desk.on(13)), (on_c05.into(), on_c13.into()), "{news:?}");
        assert_eq!((desk.view().step, desk.game_turn()), (Step::TakeBack, Turn::seat(A)), "{news:?}");
        assert_eq!(desk.legal(A), ["take-back herring", "take-back cod", "take-back 8"]);
    }
}

/// New Nets count the ships that the storm has left.
#[test]
fn n12_with_n09_n10_n11_nets_need_a_ship_that_the_weather_spared() {
    let cases = [
        (News::Moryana, "a pass; b moryana 6", None),
        (News::Calm, "a pass; b pass; * die 6; a pass; b calm", Some(4)),
        (News::Signs, "a pass; b pass; * die 6; a pass; b signs; * die 4", Some(4)),
    ];
    for (news, steps, caught) in cases {
        let ready = position().news(A, &[News::Nets]).news(B, &[news]).ships("c13 a").lies("H2 C1 F1 S1");
        let mut desk = Desk::new(ready.bets());
        desk.pass_all().run("a bet herring 4; b bet 4 6; * sealed").run(steps).pass_all().run("* open");
        match caught {
            None => assert_ne!(desk.view().step, Step::Ask(Window::Nets), "{news:?}"),
            Some(_) => assert_eq!(desk.run("a nets herring").part(A).caught, caught, "{news:?}"),
        }
    }
}

#[test]
fn n05_with_n12_nets_lift_what_the_shoals_brought() {
    let ready = position().news(A, &[News::Shoals, News::Nets]).ships("c06 a").lies("H1 S1 F1 C1");
    let mut desk = Desk::new(ready);
    desk.run("a shoals salmon1; * card herring2; a end; b end").pass_all();
    desk.run("a bet herring 4; b bet 4 6; * sealed").pass_all().run("* die 1; * die 1").pass_all();
    desk.run("* open; a nets herring");
    assert_eq!((desk.part(A).caught, desk.part(A).taken), (Some(6), 2), "two ships for 1 + 2");
}

#[test]
fn n07_with_n12_nets_are_for_a_card_that_was_left() {
    let ready = position().news(A, &[News::Tackle, News::Nets]).ships("c06 a, c01 a").lies("H2 C1 F1 S1");
    let mut desk = Desk::new(ready.bets());
    desk.run("a pass; a tackle; a bet herring cod 8; b bet 4 6; * sealed").pass_all();
    desk.run("* die 1; * die 1").pass_all().run("a take-back herring; * open");
    assert!(matches!(desk.refused("a nets herring"), Refusal::CardNotBet(_)));
    assert_eq!(desk.legal(A), ["pass", "nets cod"]);
}

#[test]
fn n07_with_n14_the_word_judges_the_two_cards_that_were_left() {
    let ready = position().news(A, &[News::Tackle, News::Word]).ships("c06 a").lies("H2 C1 F1 S1");
    let mut desk = Desk::new(ready.bets());
    desk.run("a pass; a tackle; a bet herring seal 12; b bet 4 6; * sealed").pass_all();
    desk.run("* die 1; * die 1").pass_all().run("a take-back 12; * open").pass_but(Window::Word);
    desk.run("* card flounder1").pass_but(Window::Word).run("a word");
    assert_eq!(desk.points(A), 2, "herring 2, seal 0");
}

#[test]
fn n12_with_n13_the_demand_has_both() {
    let ready = position().news(A, &[News::Nets]).news(B, &[News::Decree]).ships("c06 a").lies("H1 H2 F1 S1");
    let mut desk = opened(ready, "herring 12", "4 8");
    desk.run("a nets herring; * card seal1; * card seal1; b decree 2");
    assert_eq!((desk.part(A).caught, desk.view().story.demand), (Some(6), Some(8)));
    assert_eq!(desk.part(A).points, 0, "8 is not 12");
    desk.run("* news signs; * news calm; a keep signs");
    assert_eq!(desk.points(B), 8);
}

#[test]
fn n12_with_n14_nets_lift_the_rescued_card_or_make_the_rescue_needless() {
    let ready = |news: &[News]| position().news(A, news).ships("c06 a").lies("H1 H2 F1 S1");
    let scored = |bet: &str, steps: &str| {
        let mut desk = opened(ready(&[News::Nets, News::Word]), bet, "4 6");
        desk.run(steps).run("* card seal1; * card seal1").pass_but(Window::Word);
        desk
    };
    for (nets, points) in [("a pass", 3), ("a nets herring", 6)] {
        let mut desk = scored("herring 12", nets);
        desk.run("a word");
        assert_eq!(desk.points(A), points, "{nets}");
    }
    let desk = scored("herring 6", "a pass");
    assert_eq!(desk.view().step, Step::Ask(Window::Word), "demand 3: the salt has failed");
    let desk = scored("herring 6", "a nets herring");
    assert_eq!((desk.part(A).points, desk.view().step == Step::Ask(Window::Word)), (6, false), "demand 6");
}

#[test]
fn n13_with_n14_a_decree_makes_the_rescue_needed_or_needless() {
    let ready = |holder, news: &[News]| {
        let position = position().news(A, &[News::Word]).ships("c06 a, c07 a").lies("H1 H2 F1 S1");
        if holder == A { position.news(A, &[News::Word, news[0]]) } else { position.news(holder, news) }
    };
    let mut lowered = opened(ready(B, &[News::Decree]), "herring 6", "4 6");
    lowered.pass_but(Window::Decree).run("* card seal1; * card seal1; a pass; b decree -1");
    assert_eq!((lowered.view().step, lowered.view().actor), (Step::Ask(Window::Word), A), "6 is above 5");
    lowered.run("a word");
    assert_eq!(lowered.points(A), 6, "the catch is what it was");
    let mut raised = opened(ready(A, &[News::Decree]), "herring 8", "4 6");
    raised.pass_but(Window::Decree).run("* card seal1; * card seal1; a decree 2");
    assert_eq!((raised.points(A), raised.news(A)), (8, vec![News::Word]), "nobody needs the Word");
}

#[test]
fn n14_with_n15_a_rescue_and_a_set_at_the_fair_in_one_scoring() {
    let ready = position().news(A, &[News::Word, News::Fair]).ships("c06 a").lies("H1 H2 F1 S1");
    let mut desk = opened(ready.collection(A, &resources("C1 C1 C2")), "herring 12", "4 6");
    desk.pass_but(Window::Word).run("* card seal1; * card seal1").pass_but(Window::Word);
    assert_eq!(desk.refused("a fair cod"), Refusal::WrongMoment(News::Fair), "first the combination");
    desk.run("a word; a fair cod");
    assert_eq!((desk.points(A), desk.news(A)), (3 + 4, vec![]), "and no news are drawn");
}

/// Ruling U10: nets take no card, so they complete no set.
#[test]
fn n12_with_n15_the_fair_still_lacks_the_card_that_nets_do_not_bring() {
    let ready = position().news(A, &[News::Nets, News::Fair]).ships("c06 a").lies("H1 H2 F1 S1");
    let mut desk = opened(ready.collection(A, &resources("H1")), "herring 6", "4 8");
    desk.run("a nets herring; * card seal1; * card seal1").pass_all();
    assert_eq!((desk.points(A), desk.view().step), (6, Step::Announce));
    assert_eq!(desk.legal(A), ["pass", "fair herring"], "three of four");
}
