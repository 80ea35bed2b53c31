//! The cod deck, a test for every building.

use nusfjord::{
    Goods, Refusal,
    effect::{Hull, Hull::*},
};

use crate::board::*;

#[test]
fn b301_forest_storage_puts_wood_into_the_reserve() {
    let mut board = owning("forest-storage", (0, 0, 0), |_| ());
    board.act("thin");
    assert_eq!((board.goods(A), board.reserve(A)), ((4, 0, 0), (2, 0)));
}

#[test]
fn b302_holiday_resort_gives_gold_for_planting() {
    let mut board = owning("holiday-resort", (0, 0, 0), |_| ());
    board.act("plant a3");
    assert_eq!(board.goods(A), (0, 0, 1));
}

#[test]
fn b303_refuge_rewards_a_pass() {
    let mut board = owning("refuge", (0, 0, 0), |_| ());
    board.act("pass");
    assert_eq!(board.goods(A), (0, 2, 1));
}

#[test]
fn b304_head_office_buys_all_shares() {
    let mut board = deck_of("head-office")
        .round(4, A)
        .open(&["head-office"])
        .seat(A, |a| {
            a.goods(3, 0, 1);
        })
        .seat(B, |b| {
            b.in_new_shares(2);
        })
        .board();
    board.acts(&["build head-office", "at b1", ">buy"]);
    assert_eq!(board.goods(A), (0, 0, 0), "two shares for one gold in round 4");
    assert_eq!(board.harbor(A).shares, [2, 2]);
}

#[test]
fn b305_office_issues_a_share_and_costs_a_point() {
    let mut board = having_built("office", (0, 0, 0), |_| ());
    board.act(">issue");
    assert_eq!(board.goods(A), (0, 0, 2));
    assert_eq!(testkit::material::<nusfjord::Nusfjord>().building(card("office")).points, -1);
}

#[test]
fn b306_construction_yard_gives_wood_for_other_buildings() {
    let mut board = deck_of("construction-yard")
        .open(&["hideaway"])
        .seat(A, |a| {
            a.goods(2, 0, 0).built("construction-yard", "b1");
        })
        .board();
    board.acts(&["build hideaway", "at a2"]);
    assert_eq!(board.goods(A), (1, 0, 1));
    assert_eq!(having_built("construction-yard", (0, 0, 0), |_| ()).goods(A), (0, 0, 0));
}

#[test]
fn b307_forestry_gives_wood_for_what_is_left() {
    let mut board = owning("forestry", (0, 0, 0), |_| ());
    board.act("clear c2");
    assert_eq!(board.goods(A), (7, 0, 0));
    let mut one = owning("forestry", (0, 0, 0), |a| _ = a.forests("c2", 0).forests("c3", 0));
    one.act("clear c1");
    assert_eq!(one.goods(A), (6, 0, 0));
}

#[test]
fn b308_woodcarver_gives_wood_for_the_gold_space() {
    let mut board = owning("woodcarver", (0, 0, 0), |_| ());
    board.act("gold");
    assert_eq!(board.goods(A), (2, 0, 1));
}

#[test]
fn b309_collection_point_transfers_or_gives_fish() {
    let mut board = having_built("collection-point", (0, 0, 0), |a| _ = a.reserve(1, 4));
    assert_eq!(board.offers(), ["pick 1", "pick 2", "skip"]);
    board.act("pick 1");
    assert_eq!(board.goods(A), (1, 4, 0));
    let mut empty = having_built("collection-point", (0, 0, 0), |_| ());
    assert_eq!(empty.offers(), ["pick 2", "skip"]);
    empty.act("pick 2");
    assert_eq!(empty.goods(A), (0, 2, 0));
}

#[test]
fn b310_cooperage_fetches_fish_from_the_reserve() {
    let mut board = owning("cooperage", (2, 0, 0), |a| _ = a.reserve(0, 5));
    board.act("trade cooperage");
    assert_eq!((board.goods(A), board.reserve(A)), ((1, 3, 0), (0, 2)));
    let short = Goods { reserve_fish: 1, ..Goods::NONE };
    assert_eq!(board.refusal("trade cooperage"), Refusal::Short(nusfjord::Lack(short)));
}

#[test]
fn b311_forest_hut_gives_wood_with_four_forests() {
    let with = |forests| {
        let board = deck_of("forest-hut")
            .at_fishing()
            .seat(A, |a| {
                a.built("forest-hut", "b1").forests("c1", forests);
            })
            .board();
        board.goods(A).0
    };
    assert_eq!([with(1), with(2)], [0, 1]);
}

#[test]
fn b312_wood_exchange_turns_two_wood_into_three_fish() {
    let mut board = owning("wood-exchange", (5, 0, 0), |_| ());
    board.acts(&["trade wood-exchange", "trade wood-exchange"]);
    assert_eq!(board.goods(A), (1, 6, 0));
}

#[test]
fn b313_cooling_house_fills_the_reserve_beyond_its_limit() {
    assert_eq!(having_built("cooling-house", (0, 0, 0), |a| _ = a.reserve(0, 7)).reserve(A), (0, 11));
}

#[test]
fn b314_hideaway_gives_one_gold() {
    assert_eq!(having_built("hideaway", (0, 0, 0), |_| ()).goods(A), (0, 0, 1));
}

#[test]
fn b315_reserve_depot_lets_the_reserve_help_to_pay() {
    let mut board = deck_of("reserve-depot")
        .open(&["harbor-park"])
        .seat(A, |a| {
            a.goods(3, 0, 0).reserve(2, 1).built("reserve-depot", "b1");
        })
        .board();
    board.acts(&["build harbor-park", "at a2"]);
    assert_eq!((board.goods(A), board.reserve(A)), ((0, 0, 0), (1, 0)));
    let mut ship = owning("reserve-depot", (1, 1, 0), |a| _ = a.reserve(1, 1));
    ship.act("ship sloop");
    assert_eq!((ship.goods(A), ship.reserve(A)), ((0, 0, 0), (0, 0)));
}

#[test]
fn b316_holding_company_feeds_no_new_shares() {
    let with = |key: &str| {
        let board = deck_of("holding-company")
            .at_fishing()
            .seat(A, |a| {
                a.built(key, "b1").in_new_shares(1);
            })
            .board();
        (board.goods(A), board.reserve(A))
    };
    assert_eq!(with("holding-company"), ((0, 2, 0), (0, 1)));
    assert_eq!(with("hideaway"), ((0, 2, 0), (0, 0)));
}

#[test]
fn b317_park_lodge_plants_a_forest() {
    let mut board = having_built("park-lodge", (0, 0, 0), |_| ());
    assert_eq!(board.offers(), [">plant a2", ">plant a3", "skip"]);
    board.act(">plant a2");
    assert_eq!((board.forests(A), board.free_spaces(A)), (6, 2));
}

#[test]
fn b318_haulage_firm_rewards_six_goods_moved() {
    let with = |wood, reserve_wood, fish| {
        let mut board = owning("haulage-firm", (wood, 0, 0), |a| _ = a.reserve(reserve_wood, fish));
        board.act("transfer");
        board.goods(A)
    };
    assert_eq!(with(0, 0, 5), (0, 5, 0));
    // Wood that is lost was moved too.
    assert_eq!(with(12, 1, 5), (12, 5, 1));
}

#[test]
fn b321_dockhouse_builds_a_ship() {
    let mut board = having_built("dockhouse", (0, 0, 4), |_| ());
    board.act(">ship schooner/2");
    assert_eq!((board.goods(A), board.harbor(A).fleet), ((0, 0, 0), [0, 0, 1]));
}

#[test]
fn b322_harbor_park_plants_and_thins_out_once() {
    let mut board = owning("harbor-park", (0, 0, 0), |_| ());
    board.acts(&["once harbor-park", ">plant a2", ">thin"]);
    assert_eq!((board.goods(A), board.forests(A)), ((6, 0, 0), 6));
    assert_eq!(board.refusal("once harbor-park"), Refusal::CardTurned);
    let full = owning("harbor-park", (0, 0, 0), |a| _ = a.built("hideaway", "a2").built("office", "a3"));
    assert_eq!(full.refusal("once harbor-park"), Refusal::NothingChanges, "planting is impossible");
}

#[test]
fn b323_rathskeller_serves_plates_for_one_fish() {
    let mut board = having_built("rathskeller", (0, 2, 0), |_| ());
    assert_eq!(board.offers(), [">serve 1", ">serve 2", "skip"]);
    board.act(">serve 2");
    assert_eq!((board.goods(A), board.view().filled), ((0, 0, 2), 3));
    // Two empty plates: two at most.
    let mut last = deck_of("rathskeller")
        .plates(6)
        .open(&["rathskeller"])
        .seat(A, |a| {
            a.goods(4, 3, 1);
        })
        .board();
    last.acts(&["build rathskeller", "at b1"]);
    assert_eq!(last.offers(), [">serve 1", ">serve 2", "skip"]);
}

#[test]
fn b324_harbor_area_pays_for_free_spaces() {
    let with = |others: &[(&str, &str)]| {
        having_built("harbor-area", (0, 0, 0), |a| {
            others.iter().for_each(|(key, cell)| _ = a.built(key, cell))
        })
        .goods(A)
        .2
    };
    assert_eq!(with(&[]), 3, "four are free, three is the most");
    assert_eq!(with(&[("office", "a2"), ("hideaway", "b2")]), 2);
}

#[test]
fn b325_stockfishery_sells_fish_of_the_reserve() {
    let mut board = owning("stockfishery", (0, 3, 0), |a| _ = a.reserve(0, 8));
    board.acts(&["trade stockfishery", "trade stockfishery"]);
    assert_eq!((board.goods(A), board.reserve(A)), ((0, 3, 2), (0, 0)));
}

#[test]
fn b326_pond_hut_gives_fish_per_forest_up_to_five() {
    assert_eq!(having_built("pond-hut", (0, 0, 0), |_| ()).goods(A), (0, 4, 0));
    assert_eq!(having_built("pond-hut", (0, 0, 0), |a| _ = a.forests("a2", 2)).goods(A), (0, 5, 0));
}

#[test]
fn b327_customs_area_pays_for_kinds_of_ship() {
    assert_eq!(having_built("customs-area", (0, 0, 0), |_| ()).goods(A).2, 1);
    assert_eq!(
        having_built("customs-area", (0, 0, 0), |a| _ = a.ships(&[Sloop, Sloop, Cutter])).goods(A).2,
        3
    );
}

#[test]
fn b328_boat_hall_gives_a_free_sloop() {
    let mut board = having_built("boat-hall", (0, 0, 0), |_| ());
    assert_eq!(board.offers(), [">ship sloop", "skip"]);
    board.act(">ship sloop");
    assert_eq!((board.goods(A), board.harbor(A).fleet), ((0, 0, 0), [1, 0, 0]));
}

#[test]
fn b329_wood_shipping_co_sells_wood_once() {
    let mut board = owning("wood-shipping-co", (12, 0, 0), |_| ());
    board.act("once wood-shipping-co");
    assert_eq!(board.offers(), ["x1", "x2", "x3", "x4", "x5", "x6"]);
    board.act("x6");
    assert_eq!(board.goods(A), (0, 0, 6));
}

#[test]
fn b330_forest_admin_scores_stacks_up_to_six() {
    assert_eq!(worth("forest-admin", (0, 0, 0), |_| ()), 2);
    let four = worth("forest-admin", (0, 0, 0), |a| {
        a.forests("a2", 2).forests("a3", 2).forests("c2", 2);
    });
    assert_eq!(four, 6);
}

#[test]
fn b331_club_scores_shares_up_to_five() {
    assert_eq!(worth("club", (0, 0, 0), |_| ()), 2);
    let board = deck_of("club")
        .seat(A, |a| {
            a.built("club", "b1").held_by(A, 3);
        })
        .seat(B, |b| {
            b.held_by(A, 1);
        })
        .board();
    assert_eq!(board.condition(A, "club"), 5, "six shares");
}

#[test]
fn b332_villa_scores_more_without_free_spaces() {
    assert_eq!(worth("villa", (0, 0, 0), |_| ()), 3);
    assert_eq!(worth("villa", (0, 0, 0), |a| _ = a.forests("a2", 1).forests("a3", 1)), 6);
}

#[test]
fn b341_hermitage_scores_empty_seats() {
    assert_eq!(worth("hermitage", (0, 0, 0), |_| ()), 5);
    assert_eq!(worth("hermitage", (0, 0, 0), |a| _ = a.elder("broker", 0).elder("merchant", 0)), 3);
}

#[test]
fn b342_repair_hall_makes_a_ship_better_for_free() {
    let mut board = having_built("repair-hall", (0, 0, 0), |a| _ = a.ships(&[Cutter, Sloop, Schooner]));
    assert_eq!(board.offers(), ["upgrade 1", "upgrade 2", "skip"]);
    board.act("upgrade 2");
    let harbor = board.harbor(A);
    assert_eq!((harbor.fleet, harbor.length), ([0, 2, 1], 10));
    assert_eq!(harbor.track[1], nusfjord::Piece::Ship(Cutter), "it keeps its place");
    assert_eq!(board.view().ships.iter().map(|ship| ship.left).collect::<Vec<_>>(), [3, 1, 2]);
}

#[test]
fn b343_bank_scores_triples_of_gold() {
    assert_eq!(worth("bank", (0, 0, 8), |_| ()), 2);
    assert_eq!(worth("bank", (0, 0, 30), |_| ()), 3);
}

#[test]
fn b344_extension_scores_its_neighbours() {
    // b1 touches the Reserve, c1 and b2; a2 is only diagonal.
    let with = |others: &[(&str, &str)]| {
        worth("extension", (0, 0, 0), |a| {
            a.forests("c1", 0);
            others.iter().for_each(|(key, cell)| _ = a.built(key, cell));
        })
    };
    assert_eq!(with(&[("office", "a2")]), 0);
    assert_eq!(with(&[("office", "c1"), ("hideaway", "b2")]), 4);
    let surrounded = deck_of("extension")
        .seat(A, |a| {
            a.forests("c2", 0).built("extension", "b2");
            a.built("office", "b1").built("hideaway", "a2").built("refuge", "c2").built("club", "b3");
        })
        .board();
    assert_eq!(surrounded.condition(A, "extension"), 6, "four neighbours, but at most six points");
}

#[test]
fn b345_dock_scores_large_ships() {
    assert_eq!(worth("dock", (0, 0, 0), |a| _ = a.ships(&[Schooner, Cutter, Sloop])), 3);
    assert_eq!(worth("dock", (0, 0, 0), |a| _ = a.ships(&[Schooner, Schooner, Schooner, Cutter])), 7);
}

#[test]
fn b346_carver_scores_buildings_of_three_wood() {
    // Itself (4 wood), the Club (3 wood) and the Bank (4 wood), but not the Office (1 wood).
    let three =
        worth("carver", (0, 0, 0), |a| _ = a.built("club", "a2").built("bank", "b2").built("office", "a3"));
    assert_eq!(three, 3);
}

#[test]
fn b347_ballroom_lets_an_elder_act_for_free() {
    let mut board =
        having_built("ballroom", (0, 0, 0), |a| _ = a.elder("merchant", 2).elder("storekeeper", 0));
    assert_eq!(board.offers(), ["let merchant", "skip"], "the storekeeper has nothing to transfer");
    board.act("let merchant");
    assert_eq!(board.goods(A), (1, 2, 1));
    assert_eq!((board.view().filled, board.harbor(A).council[0].fish), (1, 2), "no fish moves");
}

#[test]
fn b348_fishery_scores_the_catch() {
    let with = |ships: &[Hull]| worth("fishery", (0, 0, 0), |a| _ = a.ships(ships));
    assert_eq!(with(&[]), 1);
    assert_eq!(with(&[Schooner, Cutter]), 3, "catch 8");
    assert_eq!(with(&[Schooner, Schooner, Cutter]), 5, "catch 10");
    assert_eq!(with(&[Schooner, Schooner, Schooner, Cutter]), 7, "catch 12");
}

#[test]
fn b349_church_scores_elders_by_table() {
    let elders = ["developer", "shipwright", "forester", "storekeeper", "broker"];
    let with = |n: usize| worth("church", (0, 0, 0), |a| elders[..n].iter().for_each(|e| _ = a.elder(e, 0)));
    assert_eq!([0, 1, 2, 3, 4, 5].map(with), [0, 1, 3, 5, 6, 7]);
}

#[test]
fn b350_codfish_farm_scores_pairs_of_fish_in_the_reserve() {
    assert_eq!(worth("codfish-farm", (0, 9, 0), |a| _ = a.reserve(0, 7)), 3);
    assert_eq!(worth("codfish-farm", (0, 0, 0), |a| _ = a.reserve(0, 20)), 6);
}

#[test]
fn b351_forest_home_scores_forests_by_table() {
    let with = |c1, a2, a3| {
        worth("forest-home", (0, 0, 0), |a| {
            a.forests("c1", c1).forests("c2", 0).forests("c3", 0).forests("a2", a2).forests("a3", a3);
        })
    };
    assert_eq!(
        [with(1, 0, 0), with(2, 0, 0), with(2, 1, 0), with(2, 2, 0), with(2, 2, 1), with(2, 2, 2)],
        [0, 2, 2, 4, 5, 7]
    );
}

#[test]
fn b352_beach_hostel_scores_elders_and_ships() {
    assert_eq!(worth("beach-hostel", (0, 0, 0), |a| _ = a.elder("broker", 0).ships(&[Sloop, Cutter])), 3);
    let many = worth("beach-hostel", (0, 0, 0), |a| {
        ["developer", "shipwright", "forester", "storekeeper", "broker"]
            .iter()
            .for_each(|e| _ = a.elder(e, 0));
        a.ships(&[Sloop, Sloop, Cutter, Schooner]);
    });
    assert_eq!(many, 8);
}

#[test]
fn b353_fish_oil_cookery_scores_pairs_of_wood_and_fish() {
    assert_eq!(worth("fish-oil-cookery", (7, 4, 0), |_| ()), 4);
    assert_eq!(worth("fish-oil-cookery", (9, 20, 0), |_| ()), 6);
}

#[test]
fn b354_administration_scores_sets_of_letters() {
    assert_eq!(worth("administration", (0, 0, 0), |a| _ = a.built("office", "a2").built("club", "b2")), 3);
    assert_eq!(worth("administration", (0, 0, 0), |a| _ = a.built("office", "a2").built("refuge", "b2")), 0);
}
