//! ПРИГЛАСИТЬ СТАРЕЙШИНУ and ЗАДЕЙСТВОВАТЬ СТАРЕЙШИНУ.

use nusfjord::{Event, Refusal, effect::Task};
use tabletop::{Game, Turn};

use crate::board::*;

#[test]
fn nu_130_one_elder_is_taken() {
    // NU-130
    let mut board = position("3p").board();
    board.act("take banker");
    assert_eq!(board.harbor(A).council.len(), 1);
    let pile = &board.view().elders[4];
    assert_eq!((pile.top.unwrap().key(), pile.below), ("broker", None));
}

#[test]
fn nu_132_a_face_down_elder_is_turned_up_at_once() {
    // NU-132, R-24
    let mut board = position("5p").seat(B, |b| _ = b.elder("builder", 0)).board();
    board.act("take developer");
    assert_eq!(board.0.turn(), Turn::Chance, "before the taker decides anything");
    board.reveal("elder skipper");
    assert_eq!(board.view().elders[0].top.unwrap().key(), "skipper");
    assert_eq!(board.view().unknown_elders.len(), 5);
    assert_eq!(board.asked(), B, "nothing to build, so the Developer is not offered to act");
    assert!(board.is_legal("take skipper"));
}

#[test]
fn nu_133_a_full_council_and_an_empty_supply() {
    // NU-133
    let five = ["developer", "shipwright", "forester", "storekeeper", "broker"];
    let full = position("2p").seat(A, |a| five.iter().for_each(|e| _ = a.elder(e, 0))).board();
    assert_eq!(full.refusal("take merchant"), Refusal::CouncilFull);
    let empty = position("2p")
        .seat(B, |b| five.iter().for_each(|e| _ = b.elder(e, 0)))
        .seat(A, |a| _ = a.elder("merchant", 0))
        .board();
    assert_eq!(empty.refusal("take broker"), Refusal::NoElderLeft);
    let gone = position("2p").seat(B, |b| _ = b.elder("merchant", 0)).board();
    assert_eq!(gone.refusal("take merchant"), Refusal::ElderNotInSupply);
    // In whole games a council only grows, to five at most.
    let mut longest = 0;
    for seed in 0..6 {
        let table = testkit::random_game::<nusfjord::Nusfjord>("2p", seed);
        let mut before = [Vec::new(), Vec::new()];
        for steps in 0..=table.steps().len() {
            let view = table.after(steps).view(tabletop::Viewer::Spectator);
            for (old, harbor) in before.iter_mut().zip(&view.harbors) {
                let now: Vec<_> = harbor.council.iter().map(|seat| seat.elder).collect();
                assert!(now.starts_with(old) && now.len() <= 5, "{old:?}, then {now:?}");
                longest = longest.max(now.len());
                *old = now;
            }
        }
    }
    assert!(longest > 2, "{longest}");
}

#[test]
fn nu_134_workers_for_take_an_elder() {
    // NU-134
    assert_eq!(position("2p").workers(1, &[Task::Elder]).board().refusal("take broker"), Refusal::SpaceFull);
    assert!(position("4p").workers(1, &[Task::Elder]).board().is_legal("take banker"));
    assert_eq!(
        position("4p").workers(1, &[Task::Elder; 2]).board().refusal("take banker"),
        Refusal::SpaceFull
    );
}

#[test]
fn nu_135_immediate_use_is_optional() {
    // NU-135
    let mut board = position("2p").board();
    board.act("take merchant");
    assert_eq!(board.offers(), ["now", "skip"]);
    board.act("skip");
    assert_eq!((board.view().filled, board.goods(A)), (1, (0, 0, 0)));
}

#[test]
fn nu_136_immediate_use_needs_fish_and_a_change() {
    // NU-136, R-9
    let mut bare = position("2p").plates(0).board();
    bare.act("take merchant");
    assert_eq!(bare.asked(), B, "taken, but no use is offered");
    let mut idle =
        position("2p").seat(A, |a| _ = a.goods(12, 0, 0).built("yard", "a2").built("portal", "a3")).board();
    idle.act("take forester");
    assert_eq!(idle.asked(), B, "neither planting nor thinning out is possible");
}

#[test]
fn nu_137_138_a_worker_on_an_elder_takes_fish_from_the_highest_plate() {
    // NU-137, NU-138
    let mut board = position("2p")
        .plates(4)
        .seat(A, |a| _ = a.elder("merchant", 0))
        .seat(B, |b| _ = b.goods(0, 3, 0))
        .board();
    let events = board.act("use merchant");
    assert!(
        events
            .contains(&Event::WorkerSent { seat: A, elder: nusfjord::Elder::from_key("merchant").unwrap() })
    );
    let seat = &board.harbor(A).council[0];
    assert_eq!((seat.fish, seat.worker), (1, Some(0)));
    assert_eq!((board.view().filled, board.harbor(A).workers), (3, 2));
    // The fourth plate is empty now and costs three again.
    assert_eq!(board.offered("serve"), ["serve 1"]);
}

#[test]
fn nu_139_the_third_fish_pays_before_the_action() {
    // NU-139, R-4, R-37
    let mut board = position("5p").seat(A, |a| _ = a.elder("innkeeper", 2)).board();
    board.act("use innkeeper");
    assert_eq!((board.goods(A), board.view().filled), ((0, 0, 1), 4), "the fish he paid is served at once");
}

#[test]
fn nu_140_only_fish_from_the_table() {
    // NU-140
    let board =
        position("2p").plates(0).seat(A, |a| _ = a.elder("merchant", 0).goods(0, 9, 0).reserve(0, 8)).board();
    assert_eq!(board.refusal("use merchant"), Refusal::NoFishOnTable);
}

#[test]
fn nu_141_142_only_own_elders_once_a_round() {
    // NU-141, NU-142
    let board = position("2p")
        .plates(4)
        .seat(A, |a| _ = a.elder("merchant", 0).elder("broker", 0).worker_on("merchant", 0))
        .seat(B, |b| _ = b.elder("forester", 0))
        .board();
    assert_eq!(board.refusal("use forester"), Refusal::NotYourElder);
    assert_eq!(board.refusal("use developer"), Refusal::NotYourElder);
    assert_eq!(board.refusal("use merchant"), Refusal::ElderBusy);
    assert!(board.is_legal("use broker"));
}

#[test]
fn nu_143_an_elder_who_would_change_nothing() {
    // NU-143, R-9
    let board = position("2p").seat(A, |a| _ = a.elder("broker", 0).held_by(A, 3)).board();
    assert_eq!(board.refusal("use broker"), Refusal::NothingChanges);
    assert_eq!((board.view().filled, board.harbor(A).council[0].fish), (1, 0));
}
