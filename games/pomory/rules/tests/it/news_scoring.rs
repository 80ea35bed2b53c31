//! News of catch and scoring: N12 to N15 (reconstructed).

use pomory::{Kind, News, Position, Reason, Refusal, Step, Window};
use tabletop::Game;

use crate::desk::{A, B, Desk, Written, position, resources};

/// Bets and fair weather without any news, then opened.
pub fn opened(position: Position, a: &str, b: &str) -> Desk {
    let mut desk = Desk::new(position.bets());
    desk.pass_all().run(&format!("a bet {a}; b bet {b}; * sealed")).pass_all();
    desk.run("* die 1; * die 1").pass_all().run("* open");
    desk
}

/// PO-128
#[test]
fn n12_nets_one_ship_more_for_a_card_that_brings_something() {
    let ships = position().news(A, &[News::Nets]).ships("c06 a").lies("H1 H2 F1 S1");
    let mut desk = opened(ships, "herring cod", "4 6");
    assert_eq!(desk.view().step, Step::Ask(Window::Nets));
    assert_eq!(desk.refused("a nets cod"), Refusal::NothingCaught(Kind::Cod));
    assert!(matches!(desk.refused("a nets seal"), Refusal::CardNotBet(_)));
    assert_eq!(desk.legal(A), ["pass", "nets herring"]);
    desk.run("a nets herring; * card seal1; * card seal1").pass_all();
    assert_eq!((desk.part(A).caught, desk.view().story.demand), (Some(6), Some(6)));
    // If nothing is caught, nobody is asked: it never repairs a failed card.
    let desk = opened(position().news(A, &[News::Nets]).lies("H1 H2 F1 S1"), "herring cod", "4 6");
    assert_ne!(desk.view().step, Step::Ask(Window::Nets));
}

/// PO-129, ruling U10
#[test]
fn n12_lifts_one_card_only_and_takes_no_extra_card() {
    let ships = || position().news(A, &[News::Nets]).ships("c06 a, c01 a").lies("H1 H2 C2 S1");
    let mut with = opened(ships(), "herring cod", "4 6");
    with.run("a nets cod");
    assert_eq!(with.part(A).catches.map(|catch| catch.unwrap().points()), [3, 4]);
    assert_eq!((with.part(A).caught, with.part(A).taken), (Some(7), 3));
    let mut without = opened(ships(), "herring cod", "4 6");
    without.run("a pass");
    assert_eq!((without.part(A).caught, without.part(A).taken), (Some(5), 3));
    assert_eq!(with.row(), without.row());
}

/// PO-130
#[test]
fn n13_decree_changes_the_demand_by_one_or_two() {
    let ships = "c06 a, c07 a, c13 a, c01 b, c02 b";
    let ten = |news: &[News]| {
        let position = position().news(A, news).ships(ships).lies("H2 C2 F1 S1");
        let mut desk = opened(position, "herring 12", "cod 4");
        desk.pass_but(Window::Decree).run("* card seal1; * card seal1");
        desk
    };
    let mut desk = ten(&[News::Decree]);
    assert_eq!((desk.view().step, desk.view().story.demand), (Step::Ask(Window::Decree), Some(10)));
    assert_eq!(desk.legal(A), ["pass", "decree -2", "decree -1", "decree 1", "decree 2"]);
    for by in [0, 3, -3] {
        assert_eq!(desk.refused(&format!("a decree {by}")), Refusal::DecreeOutOfRange(2));
    }
    desk.run("a decree 2");
    assert_eq!((desk.view().story.demand, desk.points(A)), (Some(12), 12));
    // Never below 0.
    let one = position().news(B, &[News::Decree]).ships("c01 a").lies("C1 F1 H1 S1");
    let mut desk = opened(one, "cod 12", "4 6");
    desk.pass_but(Window::Decree).run("* card seal1; b decree -2");
    assert_eq!(desk.view().story.demand, Some(0));
    // After somebody scored it is too late: a's draw has come.
    let mut late = Desk::new(position().news(A, &[News::Decree]).bets());
    late.pass_all().run("a bet 4 6; b bet 4 6; * sealed").pass_all();
    late.run("* die 1; * die 1").pass_all().run("* open; a pass; * news signs; * news calm");
    assert_eq!(late.refused("a decree 2"), Refusal::WrongMoment(News::Decree));
}

/// PO-131, ruling U11
#[test]
fn n13_changes_the_demand_not_the_catches() {
    let ships = position().news(B, &[News::Decree]).ships("c19 a, c04 a, c05 a, c12 a").lies("S2 T2 F1 C1");
    let mut desk = opened(ships, "salmon seal", "4 8");
    desk.run("* card flounder1; * card flounder1; b decree -2");
    assert_eq!((desk.view().story.demand, desk.part(A).caught, desk.points(A)), (Some(6), Some(8), 8));
    assert_eq!(desk.points(B), 4, "the 8 fails now");
}

/// PO-132
#[test]
fn n14_word_scores_the_successful_card() {
    let rescued = |position: Position, a: &str, refills: &str| {
        let mut desk = opened(position.news(A, &[News::Word]), a, "4 6");
        desk.pass_but(Window::Word).run(refills).pass_but(Window::Word);
        assert_eq!((desk.view().step, desk.view().actor), (Step::Ask(Window::Word), A));
        desk.run("a word");
        assert_eq!(desk.part(A).points as i32, desk.points(A));
        assert_eq!(desk.news(A), [], "no news are drawn");
        assert_eq!(desk.game.scores()[0].lines[Reason::Word as usize].count, 1);
        desk.points(A)
    };
    let five = position().ships("c06 a, c07 a, c13 a, c17 a").lies("H1 F1 S1 C1");
    assert_eq!(rescued(five, "herring 12", "* card seal1"), 4, "the catch of four, salt 12 failed");
    let two = position().ships("c19 a").lies("S2 F1 H1 C1");
    assert_eq!(rescued(two, "salmon seal", "* card flounder1"), 2, "salmon 2, seal 0");
    // Catch 0, salt 8 good: b catches eight.
    let eight = position().news(A, &[News::Word]).ships("c01 b, c02 b, c11 b, c15 b").lies("C2 F1 H1 S1");
    let mut desk = opened(eight, "seal 8", "cod 4");
    desk.pass_but(Window::Word).run("* card flounder1").pass_but(Window::Word);
    desk.run("a word");
    assert_eq!(desk.points(A), 8);
}

/// PO-133, ruling U12
#[test]
fn n14_is_refused_when_both_or_none_failed_and_for_two_salt_cards() {
    let both = opened(position().news(A, &[News::Word]), "seal 12", "4 6");
    let mut both = both;
    both.pass_all().run("* news signs; * news calm");
    assert_eq!(both.refused("a word"), Refusal::BothFailed);
    let four = position().news(A, &[News::Word]).ships("c01 b, c02 b").lies("C2 F1 H1 S1");
    let mut salty = opened(four.collection(A, &resources("H1 H1 H1 H2")), "4 6", "cod 8");
    salty.run("* card flounder1").pass_all();
    assert_eq!((salty.view().step, salty.points(A)), (Step::Announce, 4));
    assert_eq!(salty.refused("a word"), Refusal::NoCatchCard);
    let good = position().news(A, &[News::Word]).ships("c01 a, c02 a").lies("C2 F1 H1 S1");
    let mut good = opened(good.collection(A, &resources("H1 H1 H1 H2")), "cod 4", "8 10");
    good.run("a pass; * card flounder1").pass_all();
    assert_eq!((good.view().step, good.points(A)), (Step::Announce, 4));
    assert_eq!(good.refused("a word"), Refusal::NoneFailed);
}

/// PO-134
#[test]
fn n15_fair_announces_a_set_with_one_card_too_few() {
    let green = resources("F1 F1 F2");
    let ready = position().news(A, &[News::Fair]).collection(A, &green).collection(B, &resources("C1 C1"));
    let mut desk = opened(ready.played_news(&others(&[News::Fair])), "4 6", "4 6");
    assert_eq!(desk.view().step, Step::Announce);
    assert_eq!(desk.legal(A), ["pass", "fair flounder"]);
    let discarded = desk.discarded();
    desk.run("a fair flounder");
    assert_eq!((desk.points(A), desk.discarded(), desk.view().next_set), (4, discarded + 3, 5));
    assert!(!desk.game_turn().awaits(A), "it was the one announcement");
    let two = position().news(A, &[News::Fair]).collection(A, &resources("F1 F1 H1 H1 H1"));
    let desk = opened(two.played_news(&others(&[News::Fair])), "4 6", "4 6");
    assert_eq!(desk.refused("a fair flounder"), Refusal::SetTooSmall(Kind::Flounder, 3));
}

/// PO-135, ruling U13
#[test]
fn n15_needs_exactly_one_card_to_be_lacking() {
    let ready = position().news(A, &[News::Fair]).collection(A, &resources("F1 F1 F2 F2 T1 T1 T2"));
    let mut desk = opened(ready.played_news(&others(&[News::Fair])), "4 6", "4 6");
    assert_eq!(desk.refused("a fair flounder"), Refusal::NothingLacking(Kind::Flounder));
    assert_eq!(desk.legal(A), ["pass", "set flounder", "fair seal"]);
    desk.run("a fair seal");
    assert_eq!((desk.points(A), desk.collected(A, Kind::Seal)), (4, 0));
}

/// All news but these.
fn others(kept: &[News]) -> Vec<News> {
    News::ALL.into_iter().filter(|news| !kept.contains(news)).collect()
}

#[test]
fn nobody_is_asked_for_what_was_played() {
    let ready = position().news(A, &[News::Pilot]).news(B, &[News::Pilot, News::Anchor]);
    assert!(ready.build().is_err(), "no news card is in two hands");
    let desk = opened(position().news(B, &[News::Pilot]).played_news(&others(&[News::Pilot])), "4 6", "4 6");
    assert_eq!(desk.view().step, Step::Movement, "b was never asked");
}
