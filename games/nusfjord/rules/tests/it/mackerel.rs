//! The mackerel deck, a test for every building.

use nusfjord::{
    Event, Refusal,
    effect::{Hull::*, Task},
};

use crate::board::*;

#[test]
fn b201_bird_colony_gives_gold_and_fish_per_wooded_double_space() {
    assert_eq!(having_built("bird-colony", (0, 0, 0), |_| ()).goods(A), (0, 3, 1));
    let two = having_built("bird-colony", (0, 0, 0), |a| {
        a.forests("c3", 0);
    });
    assert_eq!(two.goods(A), (0, 2, 1));
}

#[test]
fn b202_workers_cottage_rewards_the_third_worker() {
    let third = |placed| {
        deck_of("workers-cottage").turns(4).seat(A, |a| {
            a.built("workers-cottage", "b1").placed(placed);
        })
    };
    let mut board = third(2).board();
    board.act("gold");
    assert_eq!(board.offers(), ["pick 1", "pick 2", "skip"]);
    board.act("pick 2");
    assert_eq!(board.goods(A), (0, 1, 1));
    // With a pass in the round it is not the third worker.
    let mut passed = third(1).board();
    passed.act("gold");
    assert_eq!(passed.asked(), B);
}

#[test]
fn b203_fishers_cottage_gives_fish_for_a_transfer() {
    let mut board = owning("fishers-cottage", (0, 0, 0), |a| _ = a.reserve(0, 1));
    board.act("transfer");
    assert_eq!(board.goods(A), (0, 3, 0));
}

#[test]
fn b204_fish_trade_turns_two_fish_into_wood() {
    let mut board = owning("fish-trade", (0, 5, 0), |_| ());
    board.acts(&["trade fish-trade", "trade fish-trade"]);
    assert_eq!(board.goods(A), (2, 1, 0));
}

#[test]
fn b205_foresters_cottage_lays_one_forest() {
    let mut board = having_built("foresters-cottage", (0, 0, 0), |_| ());
    board.act("forest a3");
    assert_eq!(board.forests(A), 5);
    assert_eq!(board.free_spaces(A), 2);
}

#[test]
fn b206_loggers_pond_gives_fish_for_clearing() {
    let mut board = owning("loggers-pond", (0, 0, 0), |_| ());
    board.act("clear c1");
    assert_eq!(board.goods(A), (5, 2, 0));
}

#[test]
fn b207_youth_center_gives_wood_for_an_elder() {
    let mut board = owning("youth-center", (0, 0, 0), |_| ());
    board.acts(&["take broker", "skip"]);
    assert_eq!(board.goods(A), (2, 0, 0));
}

#[test]
fn b208_youth_hostel_gives_fish_for_another_a_building() {
    let with = |key: &str, wood| {
        let mut board = deck_of("youth-hostel")
            .open(&[key])
            .seat(A, |a| {
                a.built("youth-hostel", "b1").goods(wood, 0, 0);
            })
            .board();
        board.acts(&[&format!("build {key}"), "at a2"]);
        board.goods(A)
    };
    assert_eq!(with("fishers-cottage", 2), (0, 2, 0));
    assert_eq!(with("driftwood-rafting", 3), (0, 0, 0), "a B building");
    assert_eq!(having_built("youth-hostel", (0, 0, 0), |_| ()).goods(A), (0, 0, 0), "not for itself");
}

#[test]
fn b209_net_pen_fills_the_reserve_beyond_its_limit() {
    let board = having_built("net-pen", (0, 0, 0), |a| _ = a.reserve(0, 6));
    assert_eq!(board.reserve(A), (0, 11));
}

#[test]
fn b210_laborer_square_gives_goods_for_issuing() {
    let mut board = owning("laborer-square", (0, 0, 0), |_| ());
    board.act("issue");
    assert_eq!(board.goods(A), (1, 2, 2));
}

#[test]
fn b211_rigging_workshop_gives_fish_by_kind_of_ship() {
    let with = |goods, ship: &str| {
        let mut board = owning("rigging-workshop", goods, |_| ());
        board.act(ship);
        board.goods(A)
    };
    assert_eq!(with((2, 2, 0), "ship sloop"), (0, 1, 0));
    assert_eq!(with((6, 0, 1), "ship cutter"), (0, 2, 0));
    assert_eq!(with((0, 0, 4), "ship schooner/2"), (0, 3, 0));
}

#[test]
fn b212_supply_storage_holds_eighteen_wood() {
    let mut board = owning("supply-storage", (16, 0, 0), |_| ());
    board.act("clear c1");
    assert_eq!(board.goods(A), (18, 0, 0));
}

#[test]
fn b213_clearing_rewards_the_last_forest_of_a_double_space() {
    let mut upper = owning("clearing", (0, 0, 0), |_| ());
    upper.act("clear c1");
    assert_eq!(upper.goods(A), (5, 0, 0));
    let mut last = owning("clearing", (0, 0, 0), |_| ());
    last.act("clear c2");
    assert_eq!(last.goods(A), (5, 0, 1));
}

#[test]
fn b214_building_company_gives_wood_for_b_and_c_buildings() {
    let with = |key: &str, round| {
        let mut board = deck_of("building-company")
            .round(round, A)
            .open(&[key])
            .seat(A, |a| {
                a.built("building-company", "b1").goods(4, 2, 0);
            })
            .board();
        board.acts(&[&format!("build {key}"), "at a2"]);
        board.goods(A)
    };
    assert_eq!(with("manufacture", 1), (2, 2, 0));
    assert_eq!(with("depot", 6), (3, 1, 0));
    assert_eq!(with("loggers-pond", 1), (4, 0, 0), "an A building");
}

#[test]
fn b215_chiefs_house_gives_a_fish_for_every_elder_action() {
    let mut board = owning("chiefs-house", (0, 0, 0), |_| ());
    board.acts(&["take merchant", "now"]);
    assert_eq!(board.goods(A), (1, 3, 1));
}

#[test]
fn b216_purveyor_rewards_two_plates_at_once() {
    let mut board = owning("purveyor", (0, 5, 0), |_| ());
    let mut one = board.clone();
    one.act("serve 1");
    assert_eq!(one.goods(A), (0, 3, 1));
    board.act("serve 2");
    assert_eq!(board.goods(A), (0, 0, 3));
}

#[test]
fn b217_cold_storage_moves_up_to_two_fish_after_fishing() {
    let mut board = deck_of("cold-storage")
        .at_fishing()
        .seat(A, |a| {
            a.built("cold-storage", "b1").reserve(0, 3);
        })
        .board();
    assert_eq!((board.asked(), board.offers()), (A, vec!["x1".into(), "x2".into(), "skip".into()]));
    board.act("x2");
    assert_eq!((board.goods(A), board.reserve(A)), ((0, 4, 0), (0, 2)));
}

#[test]
fn b218_stock_management_makes_shares_cheaper() {
    let with = |round| {
        let mut board = deck_of("stock-management")
            .round(round, A)
            .seat(A, |a| {
                a.built("stock-management", "b1").goods(0, 0, 5);
            })
            .seat(B, |b| {
                b.in_new_shares(2);
            })
            .board();
        board.act("buy");
        board.goods(A).2
    };
    assert_eq!([with(1), with(4), with(6)], [4, 5, 5]);
}

#[test]
fn b221_poor_house_helps_the_poor() {
    assert_eq!(having_built("poor-house", (0, 0, 1), |_| ()).goods(A), (0, 0, 4));
    assert_eq!(having_built("poor-house", (0, 0, 2), |_| ()).goods(A), (0, 0, 3));
}

#[test]
fn b222_smoking_cottage_sells_up_to_three_times() {
    let mut board = having_built("smoking-cottage", (0, 8, 0), |_| ());
    assert_eq!(board.offers(), ["x1", "x2", "x3", "skip"]);
    board.act("x3");
    assert_eq!(board.goods(A), (0, 2, 3));
}

#[test]
fn b223_ship_broker_sells_any_ship_and_others_move_left() {
    let mut board = owning("ship-broker", (0, 0, 0), |a| _ = a.ships(&[Sloop, Cutter, Schooner]));
    board.act("sell 2");
    assert_eq!(board.goods(A), (0, 0, 3));
    let harbor = board.harbor(A);
    assert_eq!((harbor.length, harbor.fleet), (6, [1, 0, 1]));
    board.acts(&["sell 2", "sell 1"]);
    assert_eq!(board.goods(A), (0, 0, 10));
    assert_eq!(board.harbor(A).catch, 3);
    assert_eq!(board.view().ships.iter().map(|ship| ship.left).collect::<Vec<_>>(), [3, 3, 3]);
    assert_eq!(board.refusal("sell 1"), Refusal::NoShipThere);
}

#[test]
fn b224_water_tower_gives_two_fish() {
    assert_eq!(having_built("water-tower", (0, 0, 0), |_| ()).goods(A), (0, 2, 0));
}

#[test]
fn b225_sailors_home_pays_for_cutters_and_schooners() {
    let with = |ships: &[nusfjord::effect::Hull]| {
        having_built("sailors-home", (0, 0, 0), |a| _ = a.ships(ships)).goods(A).2
    };
    assert_eq!(with(&[Sloop]), 0);
    assert_eq!(with(&[Cutter, Schooner]), 2);
    assert_eq!(with(&[Cutter, Cutter, Cutter, Schooner]), 3);
}

#[test]
fn b226_driftwood_rafting_puts_wood_into_the_reserve() {
    let board = deck_of("driftwood-rafting")
        .at_fishing()
        .seat(A, |a| {
            a.built("driftwood-rafting", "b1");
        })
        .board();
    assert_eq!(board.reserve(A), (2, 1));
}

#[test]
fn b227_rangers_office_rewards_planting() {
    let mut board = owning("rangers-office", (0, 0, 0), |_| ());
    board.act("plant a2");
    assert_eq!(board.goods(A), (1, 0, 1));
}

#[test]
fn b228_stilt_house_may_stand_on_the_catch_track_of_a_full_harbor() {
    let mut board = deck_of("stilt-house")
        .open(&["stilt-house", "water-tower"])
        .seat(A, |a| {
            a.goods(5, 0, 0).forests("a2", 2).forests("a3", 2).built("clearing", "b1").ships(&[Sloop]);
        })
        .board();
    assert_eq!(board.offered("build"), ["build stilt-house"]);
    assert_eq!(board.refusal("build water-tower"), Refusal::NoFreeSpace);
    board.act("build stilt-house");
    // The only place is the track, so nobody is asked.
    assert_eq!((board.harbor(A).length, board.harbor(A).catch), (3, 5));
}

#[test]
fn b229_whaling_station_catches_once() {
    let mut board = owning("whaling-station", (0, 0, 0), |a| _ = a.ships(&[Schooner]));
    board.act("once whaling-station");
    assert_eq!(board.goods(A), (0, 6, 0));
    assert_eq!(board.refusal("once whaling-station"), Refusal::CardTurned);
}

#[test]
fn b230_manufacture_turns_wood_and_fish_into_gold() {
    let mut board = owning("manufacture", (2, 4, 0), |_| ());
    board.acts(&["trade manufacture", "trade manufacture"]);
    assert_eq!(board.goods(A), (0, 0, 2));
}

#[test]
fn b231_residence_takes_an_elder() {
    let mut board = having_built("residence", (0, 0, 0), |_| ());
    board.acts(&[">take forester", "skip"]);
    assert_eq!(board.harbor(A).council.len(), 1);
}

#[test]
fn b232_play_house_scores_a_buildings_up_to_five() {
    assert_eq!(worth("play-house", (0, 0, 0), |_| ()), 0, "it is a B building itself");
    let keys = ["bird-colony", "fish-trade", "clearing", "purveyor", "net-pen", "loggers-pond"];
    let six = worth("play-house", (0, 0, 0), |a| {
        a.forests("c1", 0);
        keys.iter().zip(["c1", "d1", "a2", "b2", "a3", "b3"]).for_each(|(key, cell)| _ = a.built(key, cell));
    });
    assert_eq!(six, 5);
}

#[test]
fn b241_bank_center_pays_for_pairs_of_shares_rounded_up() {
    assert_eq!(having_built("bank-center", (0, 0, 0), |_| ()).goods(A).2, 1);
    assert_eq!(having_built("bank-center", (0, 0, 0), |a| _ = a.held_by(A, 3)).goods(A).2, 3);
}

#[test]
fn b242_nursery_plants_on_single_forests_and_scores_stacks() {
    let mut board = owning("nursery", (0, 0, 0), |_| ());
    assert_eq!(board.offered("plant"), ["plant a2", "plant c2", "plant a3", "plant c3"]);
    assert_eq!(board.condition(A, "nursery"), 1);
    let events = board.act("plant c2");
    assert!(
        events.contains(&Event::ForestPlanted { seat: A, cell: nusfjord::Cell(6), forests: 1 }),
        "{events:?}"
    );
    assert_eq!((board.forests(A), board.condition(A, "nursery")), (5, 2));
}

#[test]
fn b243_longhouse_makes_up_for_unissued_shares() {
    assert_eq!(worth("longhouse", (0, 0, 0), |_| ()), 3);
    assert_eq!(worth("longhouse", (0, 0, 0), |a| _ = a.held_by(A, 3)), 0);
}

#[test]
fn b244_fishhouse_scores_two_and_triples_of_fish() {
    assert_eq!(worth("fishhouse", (0, 5, 0), |a| _ = a.reserve(0, 3)), 4);
    assert_eq!(worth("fishhouse", (0, 0, 0), |_| ()), 2);
    assert_eq!(worth("fishhouse", (0, 30, 0), |_| ()), 7);
}

#[test]
fn b245_shipping_museum_exhibits_the_rightmost_ship() {
    let mut board = having_built("shipping-museum", (0, 0, 0), |a| _ = a.ships(&[Sloop, Schooner]));
    assert_eq!(board.offers(), ["exhibit", "skip"]);
    let before = tabletop::Game::points(&board.0, A);
    board.act("exhibit");
    let harbor = board.harbor(A);
    assert_eq!((harbor.length, harbor.catch, harbor.museum), (2, 4, Some(Schooner)));
    assert_eq!(harbor.fleet, [1, 0, 1], "it still counts as a ship");
    assert_eq!(tabletop::Game::points(&board.0, A), before + 2);
}

#[test]
fn b246_depot_scores_pairs_of_wood() {
    assert_eq!(worth("depot", (7, 0, 0), |a| _ = a.reserve(9, 0)), 3, "the Reserve does not count");
    assert_eq!(worth("depot", (12, 0, 0), |_| ()), 6);
}

#[test]
fn b247_boarding_house_scores_elders_and_their_fish() {
    assert_eq!(worth("boarding-house", (0, 0, 0), |a| _ = a.elder("broker", 2).elder("merchant", 1)), 5);
    let seven = worth("boarding-house", (0, 0, 0), |a| {
        a.elder("broker", 2).elder("merchant", 2).elder("forester", 2);
    });
    assert_eq!(seven, 7);
}

#[test]
fn b248_harbor_gate_scores_kinds_of_ship() {
    let with = |ships: &[nusfjord::effect::Hull]| worth("harbor-gate", (0, 0, 0), |a| _ = a.ships(ships));
    assert_eq!(
        [with(&[]), with(&[Sloop, Sloop]), with(&[Sloop, Cutter]), with(&[Sloop, Cutter, Schooner])],
        [1, 3, 5, 7]
    );
}

#[test]
fn b249_market_tower_scores_b_buildings() {
    let with = |keys: &[&str]| {
        worth("market-tower", (0, 0, 0), |a| {
            keys.iter().zip(["a2", "b2", "a3", "b3"]).for_each(|(key, cell)| _ = a.built(key, cell));
        })
    };
    assert_eq!(with(&[]), 0);
    assert_eq!(with(&["poor-house", "residence", "water-tower", "manufacture"]), 6);
}

#[test]
fn b250_inshore_fishery_scores_small_ships() {
    assert_eq!(worth("inshore-fishery", (0, 0, 0), |a| _ = a.ships(&[Sloop, Sloop, Cutter, Schooner])), 7);
    assert_eq!(
        worth("inshore-fishery", (0, 0, 0), |a| _ = a.ships(&[Sloop, Sloop, Sloop, Cutter, Cutter])),
        8
    );
}

#[test]
fn b251_chancellery_scores_shares_more_for_foreign_ones() {
    assert_eq!(worth("chancellery", (0, 0, 0), |_| ()), 2);
    let board = deck_of("chancellery")
        .seat(A, |a| {
            a.built("chancellery", "b1");
        })
        .seat(B, |b| {
            b.held_by(A, 2);
        })
        .board();
    assert_eq!(board.condition(A, "chancellery"), 6);
    // Alone, with all five own shares bought back: five points.
    let solo = position("1p deck=mackerel")
        .seat(A, |a| {
            a.built("chancellery", "b1").held_by(A, 3);
        })
        .board();
    assert_eq!(solo.condition(A, "chancellery"), 5);
}

#[test]
fn b252_rich_forest_scores_forests_up_to_eight() {
    let with = |a2, a3, c2| {
        worth("rich-forest", (0, 0, 0), |a| _ = a.forests("a2", a2).forests("a3", a3).forests("c2", c2))
    };
    assert_eq!([with(0, 0, 1), with(2, 1, 1), with(2, 2, 2)], [4, 7, 8]);
}

#[test]
fn b253_renting_service_scores_pairs_of_gold() {
    assert_eq!(worth("renting-service", (0, 0, 7), |_| ()), 3);
    assert_eq!(worth("renting-service", (0, 0, 20), |_| ()), 4);
}

#[test]
fn b254_docking_harbor_scores_half_the_length() {
    assert_eq!(worth("docking-harbor", (0, 0, 0), |a| _ = a.ships(&[Cutter, Schooner])), 3);
    let ships = [Schooner, Schooner, Schooner, Cutter];
    assert_eq!(worth("docking-harbor", (0, 0, 0), |a| _ = a.ships(&ships)), 7);
    // Buildings on the track do not count.
    let board = deck_of("docking-harbor")
        .seat(A, |a| {
            a.built("docking-harbor", "b1").on_track("stilt-house").ships(&[Sloop]);
        })
        .board();
    assert_eq!(board.condition(A, "docking-harbor"), 1);
}

#[test]
fn copied_actions_count_for_laborer_square() {
    // NU-181: with the card as it is now, a copied Issue a Share gives the goods too.
    let mut board = position("4p deck=mackerel")
        .workers(1, &[Task::Issue, Task::Issue])
        .seat(A, |a| {
            a.built("laborer-square", "b1");
        })
        .board();
    board.act("copy issue");
    assert_eq!(board.goods(A), (1, 2, 2));
    assert_eq!(board.view().new_shares, [1, 0, 0, 0]);
}
