//! Rulings of RULINGS.md that no rule's own test shows.

use nusfjord::{Event, Refusal, effect::Task};
use tabletop::{Game, Turn, Viewer};

use crate::board::*;

#[test]
fn r16_a_solo_game_has_the_elders_of_two() {
    //
    let elders =
        |setup: &str| position(setup).board().view().elders.iter().filter(|pile| pile.top.is_some()).count();
    assert_eq!((elders("1p"), elders("2p")), (6, 6));
}

#[test]
fn r32_what_was_chosen_must_be_carried_out() {
    //
    let mut elder = position("2p").seat(A, |a| _ = a.elder("forester", 0)).board();
    elder.act("use forester");
    assert_eq!(elder.refusal("skip"), Refusal::MustAct);
    elder.act("pick 1");
    assert_eq!(elder.refusal("skip"), Refusal::MustAct);
    // Later ops are a bonus and may be skipped.
    let mut park = owning("harbor-park", (0, 0, 0), |_| ());
    park.act("once harbor-park");
    assert_eq!(park.refusal("skip"), Refusal::MustAct);
    park.acts(&[">plant a2", "skip"]);
    assert_eq!(park.goods(A).0, 0);
}

#[test]
fn r33_without_a_real_choice_nobody_is_asked() {
    //
    let mut board = position("2p")
        .open(&["fish-stand"])
        .seat(A, |a| _ = a.goods(1, 0, 0).forests("a2", 1).forests("a3", 1))
        .board();
    let events = board.act("build fish-stand");
    assert!(
        events.iter().any(|event| matches!(event, Event::BuildingBuilt { .. })),
        "b1 is the only free space"
    );
    assert_eq!(board.asked(), B);
}

#[test]
fn r36_nothing_new_is_learnt_by_acting() {
    // the last pass of round 5 ends with luck, not with open hands.
    let mut board = position("2p").round(5, A).turns(5).seat(A, |a| _ = a.hand(&["wharf"])).board();
    let before = board.0.view(Viewer::Seat(B)).harbors[0].hand.clone();
    board.act("pass");
    assert_eq!((before, board.0.view(Viewer::Seat(B)).harbors[0].hand.clone()), (None, None));
    assert_eq!(board.0.turn(), Turn::Chance);
}

#[test]
fn r41_dealing_goes_player_by_player_from_the_first() {
    //
    let mut board = position("3p").round(3, B).turns(8).board();
    board.act("pass");
    let events = board.reveal_all();
    let dealt = events.iter().filter_map(|event| match event {
        Event::Dealt { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(board.view().first, A);
    assert_eq!(dealt.collect::<Vec<_>>(), [A, A, A, B, B, B, C, C, C]);
}

#[test]
fn r19_r22_the_reserve_scores_and_pays_nothing() {
    //
    let board = position("2p").workers(1, &[Task::Gold]).seat(A, |a| _ = a.reserve(12, 12)).board();
    assert_eq!(board.0.points(A), -6);
    assert_eq!(board.offered("ship").len() + board.offered("serve").len(), 0);
}

#[test]
fn r31_cards_are_what_the_material_says() {
    //
    let elder = |key: &str, goods: (u16, u16, u16), answer: &str| {
        let position = position("5p").seat(A, |a| _ = a.goods(goods.0, goods.1, goods.2).elder(key, 0));
        let mut board = position.board();
        board.act(&format!("use {key}"));
        if !answer.is_empty() {
            board.act(answer);
        }
        board.goods(A)
    };
    assert_eq!(elder("carpenter", (0, 0, 0), ""), (4, 1, 0), "13");
    assert_eq!(elder("trader", (6, 0, 0), "x2"), (0, 0, 4), "15");
    let mut square = owning("laborer-square", (0, 0, 0), |_| ());
    square.act("issue");
    assert_eq!(square.goods(A), (1, 2, 2), "210");
}

#[test]
fn r40_gains_are_taken_without_asking() {
    //
    let built = having_built("net-pen", (0, 0, 0), |_| ());
    assert_eq!((built.reserve(A).1, built.asked()), (5, B), "nobody was asked");
    // Even where a gain is lost in part, and where several come together.
    let mut full = position("2p mixed")
        .seat(A, |a| _ = a.goods(12, 0, 0).built("woodcarver", "b1").built("laborer-square", "a2"))
        .board();
    full.act("gold");
    assert_eq!((full.goods(A), full.asked()), ((12, 0, 1), B));
}

#[test]
fn the_page_counts_workers_not_turns() {
    use nusfjord::Asked;
    let mut board = position("2p").board();
    assert_eq!(board.view().asked, Asked::Worker(1));
    board.acts(&["pass", "gold"]);
    assert_eq!(board.view().asked, Asked::Worker(1), "the first turn was passed");
    board.acts(&["thin", "pass"]);
    assert_eq!(board.view().asked, Asked::Worker(2));
}

#[test]
fn nobody_is_said_to_go_home_who_stays() {
    let home = |events: Vec<Event>| events.contains(&Event::WorkersReturned);
    let mut alone = position("1p").board();
    alone.acts(&["gold", "thin"]);
    assert!(!home(alone.act("issue")), "red stays, and blue has not been out yet");
    alone.acts(&["clear c1", "pass"]);
    assert!(home(alone.act("pass")), "red comes back");
    let mut two = position("2p").turns(5).workers(0, &[Task::Gold]).board();
    assert!(home(two.act("pass")));
}

#[test]
fn the_log_tells_what_a_new_building_does() {
    use lang::{Lang, Speaker};
    use tabletop::{Say, Words};
    let mut board = position("2p").open(&["fish-stand"]).seat(A, |a| _ = a.goods(1, 0, 0)).board();
    board.act("build fish-stand");
    let events = board.act("at b1");
    let built = events.iter().find(|event| matches!(event, Event::BuildingBuilt { .. })).unwrap();
    let said = |lang| Speaker::new(lang, nusfjord::Nusfjord::INFO.lang).say(&built.say());
    let text = &nusfjord::gazette(testkit::material::<nusfjord::Nusfjord>())[2].text[0];
    for lang in [Lang::En, Lang::Ru, Lang::Uk] {
        let text = Speaker::new(lang, nusfjord::Nusfjord::INFO.lang).say(text);
        assert!(said(lang).contains(&text), "{}", said(lang));
    }
    assert!(said(Lang::Ru).contains("здание «Рыбный прилавок»"), "{}", said(Lang::Ru));
}
