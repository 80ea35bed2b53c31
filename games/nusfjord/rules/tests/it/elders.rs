//! The elders, a test for every one. NU-145: names of 1, 7 and the Forester are sourced, all actions are ours.

use nusfjord::{
    Refusal,
    effect::{Hull::*, Task},
};

use crate::board::*;

/// Seat a of a game of five has this elder and these goods, and one plate is filled.
#[track_caller]
fn with(elder: &str, goods: (u16, u16, u16), arrange: impl FnOnce(&mut nusfjord::Arrange<'_>)) -> Board {
    position("5p")
        .seat(A, |a| {
            a.goods(goods.0, goods.1, goods.2).elder(elder, 0);
            arrange(a);
        })
        .board()
}

#[test]
fn e01_developer_builds_for_one_wood_less() {
    let mut board = position("5p")
        .open(&["fish-stand", "raftbuilder"])
        .seat(A, |a| {
            a.goods(1, 0, 0).elder("developer", 0);
        })
        .board();
    board.act("use developer");
    assert_eq!(board.offers(), [">build fish-stand", ">build raftbuilder"], "no way to skip it");
    board.acts(&[">build raftbuilder", "at a2"]);
    assert_eq!(board.goods(A), (0, 0, 0));
}

#[test]
fn e02_shipwright_makes_a_ship_better() {
    let mut board = with("shipwright", (2, 0, 0), |a| _ = a.ships(&[Sloop, Cutter]));
    board.act("use shipwright");
    assert_eq!(board.offers(), ["upgrade 1", "upgrade 2"]);
    let mut sloop = board.clone();
    sloop.act("upgrade 1");
    assert_eq!((sloop.goods(A), sloop.harbor(A).fleet), ((2, 0, 0), [0, 2, 0]));
    board.act("upgrade 2");
    assert_eq!((board.goods(A), board.harbor(A).fleet), ((1, 0, 0), [1, 0, 1]));
    assert_eq!(
        with("shipwright", (0, 0, 0), |a| _ = a.ships(&[Cutter])).refusal("use shipwright"),
        Refusal::NothingChanges
    );
}

#[test]
fn e03_forester_plants_or_thins_out_and_gives_wood() {
    let mut board = with("forester", (0, 0, 0), |_| ());
    board.act("use forester");
    assert_eq!(board.offers(), ["pick 1", "pick 2"]);
    let mut thin = board.clone();
    thin.act("pick 2");
    assert_eq!(thin.goods(A), (5, 0, 0));
    board.acts(&["pick 1", ">plant a2"]);
    assert_eq!((board.goods(A), board.forests(A)), ((1, 0, 0), 6));
}

#[test]
fn e04_storekeeper_transfers_and_gives_fish() {
    let mut board = with("storekeeper", (0, 0, 0), |a| _ = a.reserve(0, 4));
    board.act("use storekeeper");
    assert_eq!(board.goods(A), (0, 7, 0));
    assert_eq!(with("storekeeper", (0, 0, 0), |_| ()).refusal("use storekeeper"), Refusal::NothingChanges);
}

#[test]
fn e05_broker_issues_a_share_and_gives_wood() {
    let mut board = with("broker", (0, 0, 0), |_| ());
    board.act("use broker");
    assert_eq!((board.goods(A), board.view().new_shares[0]), ((1, 0, 2), 1));
    assert_eq!(
        with("broker", (0, 0, 0), |a| _ = a.held_by(A, 3)).refusal("use broker"),
        Refusal::NothingChanges
    );
}

#[test]
fn e06_merchant_gives_a_bit_of_everything() {
    let mut board = with("merchant", (0, 0, 0), |_| ());
    board.act("use merchant");
    assert_eq!(board.goods(A), (1, 2, 1));
}

#[test]
fn e07_builder_builds_a_building_or_a_ship_and_gives_fish() {
    let mut board = position("5p")
        .open(&["fish-stand"])
        .seat(A, |a| {
            a.goods(2, 2, 0).elder("builder", 0);
        })
        .board();
    board.act("use builder");
    assert_eq!(board.offers(), ["pick 1", "pick 2"]);
    let mut ship = board.clone();
    ship.acts(&["pick 2"]);
    assert_eq!((ship.goods(A), ship.harbor(A).fleet), ((0, 1, 0), [1, 0, 0]), "the sloop is the only choice");
    board.acts(&["pick 1", "at b1"]);
    assert_eq!(board.goods(A), (1, 6, 0));
}

#[test]
fn e08_boatswain_builds_a_ship_for_two_wood_less() {
    let mut board = with("boatswain", (4, 0, 1), |_| ());
    board.act("use boatswain");
    assert_eq!((board.goods(A), board.harbor(A).fleet), ((0, 0, 0), [0, 1, 0]));
}

#[test]
fn e09_lumberjack_clears_and_gives_fish() {
    let mut board = with("lumberjack", (0, 0, 0), |_| ());
    board.acts(&["use lumberjack", ">clear c3"]);
    assert_eq!(board.goods(A), (5, 1, 0));
    let bare = with("lumberjack", (0, 0, 0), |a| _ = a.forests("c1", 0).forests("c2", 0).forests("c3", 0));
    assert_eq!(
        bare.refusal("use lumberjack"),
        Refusal::NothingChanges,
        "although the fish would be possible"
    );
}

#[test]
fn e10_fishmonger_sells_four_fish_for_two_gold_twice() {
    let mut board = with("fishmonger", (0, 9, 0), |_| ());
    board.act("use fishmonger");
    assert_eq!(board.offers(), ["x1", "x2"]);
    board.act("x2");
    assert_eq!(board.goods(A), (0, 1, 4));
    assert_eq!(with("fishmonger", (0, 3, 0), |_| ()).refusal("use fishmonger"), Refusal::NothingChanges);
}

#[test]
fn e11_banker_buys_shares_for_two_gold_less() {
    let mut board = position("5p")
        .seat(A, |a| {
            a.goods(0, 0, 1).elder("banker", 0);
        })
        .seat(B, |b| {
            b.in_new_shares(3);
        })
        .board();
    board.act("use banker");
    assert_eq!((board.goods(A), board.harbor(A).shares[1]), ((0, 0, 0), 3));
}

#[test]
fn e12_councilor_takes_an_elder_and_gives_wood() {
    let mut board = with("councilor", (0, 0, 0), |_| ());
    board.act("use councilor");
    board.act(">take builder");
    assert_eq!(board.goods(A), (1, 0, 0));
    assert_eq!(board.harbor(A).council.len(), 2);
}

#[test]
fn e13_carpenter_gives_wood_and_a_fish() {
    let mut board = with("carpenter", (0, 0, 0), |_| ());
    board.act("use carpenter");
    assert_eq!(board.goods(A), (4, 1, 0));
}

#[test]
fn e14_skipper_gives_gold_and_half_the_catch_rounded_up() {
    let mut board = with("skipper", (0, 0, 0), |_| ());
    board.act("use skipper");
    assert_eq!(board.goods(A), (0, 2, 1), "half of 3");
    let mut eight = with("skipper", (0, 0, 0), |a| _ = a.ships(&[Schooner, Schooner]));
    eight.act("use skipper");
    assert_eq!(eight.goods(A), (0, 4, 1));
}

#[test]
fn e15_trader_sells_three_wood_for_two_gold_twice() {
    let mut board = with("trader", (7, 0, 0), |_| ());
    board.acts(&["use trader", "x2"]);
    assert_eq!(board.goods(A), (1, 0, 4));
    assert_eq!(with("trader", (2, 0, 0), |_| ()).refusal("use trader"), Refusal::NothingChanges);
}

#[test]
fn e16_harbor_master_carries_out_a_full_space() {
    let arranged = |tasks: &[Task]| {
        position("5p").workers(1, tasks).seat(A, |a| {
            a.elder("harbor-master", 0).reserve(0, 2);
        })
    };
    assert_eq!(arranged(&[Task::Clear]).board().refusal("use harbor-master"), Refusal::NothingChanges);
    let mut board = arranged(&[Task::Gold, Task::Transfer, Task::Clear]).board();
    board.act("use harbor-master");
    assert_eq!(board.offers(), [">gold", ">transfer"], "Clear a Forest is not full");
    board.act(">transfer");
    assert_eq!(board.goods(A), (0, 2, 0));
}

#[test]
fn e17_net_maker_gives_fish_and_fills_the_reserve() {
    let mut board = with("net-maker", (0, 0, 0), |a| _ = a.reserve(0, 7));
    board.act("use net-maker");
    assert_eq!((board.goods(A), board.reserve(A)), ((0, 4, 0), (0, 11)));
}

#[test]
fn e18_innkeeper_serves_plates_for_one_fish() {
    let mut board = with("innkeeper", (0, 4, 0), |_| ());
    board.act("use innkeeper");
    assert_eq!(board.offers(), [">serve 1", ">serve 2", ">serve 3"]);
    board.act(">serve 3");
    assert_eq!(
        (board.goods(A), board.view().filled),
        ((0, 1, 3), 6),
        "four plates, one fish for him, three more"
    );
}

#[test]
fn every_elder_is_marked_as_ours() {
    // NU-145
    let elders = &testkit::material::<nusfjord::Nusfjord>().elders;
    assert_eq!(elders.len(), 18);
    assert!(elders.iter().all(|elder| elder.provenance.contains("reconstructed")));
    let keys: Vec<_> = nusfjord::Elder::all().map(nusfjord::Elder::key).collect();
    assert_eq!((keys[0], keys[6], keys[2]), ("developer", "builder", "forester"));
}
