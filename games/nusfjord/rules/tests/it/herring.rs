//! The herring deck, a test for every building.

use nusfjord::{Goods, Refusal, effect::Hull::*};

use crate::board::*;

#[test]
fn b101_boathouse_gives_two_fish_per_ship_and_one_at_least() {
    assert_eq!(having_built("boathouse", (0, 0, 0), |_| ()).goods(A), (0, 1, 0));
    let board = having_built("boathouse", (0, 0, 0), |a| {
        a.ships(&[Sloop, Cutter]);
    });
    assert_eq!(board.goods(A), (0, 4, 0));
}

#[test]
fn b102_boatbuilder_builds_a_cheaper_sloop_and_nothing_else() {
    let mut board = having_built("boatbuilder", (8, 1, 1), |_| ());
    assert_eq!(board.offers(), [">ship sloop", "skip"]);
    board.act(">ship sloop");
    assert_eq!(board.goods(A), (7, 0, 1));
    assert_eq!(board.harbor(A).fleet, [1, 0, 0]);
    // Without the goods nobody is asked.
    assert_eq!(having_built("boatbuilder", (0, 1, 0), |_| ()).asked(), B);
}

#[test]
fn b103_fish_stand_costs_one_wood_and_gives_three_fish() {
    assert_eq!(having_built("fish-stand", (0, 0, 0), |_| ()).goods(A), (0, 3, 0));
    let cost = testkit::material::<nusfjord::Nusfjord>().building(card("fish-stand")).cost;
    assert_eq!(cost, Goods::new(1, 0, 0));
}

#[test]
fn b104_yard_clears_a_forest() {
    let mut board = having_built("yard", (9, 0, 0), |_| ());
    assert_eq!(board.offers(), [">clear c1", ">clear c2", ">clear c3", "skip"]);
    board.act(">clear c2");
    assert_eq!(board.goods(A), (12, 0, 0), "three of five wood fit");
    assert_eq!(board.forests(A), 3);
}

#[test]
fn b105_pier_house_gives_fish_for_every_ship() {
    let mut board = owning("pier-house", (2, 2, 0), |_| ());
    board.act("ship sloop");
    assert_eq!(board.goods(A), (0, 2, 0));
}

#[test]
fn b106_forest_lake_hut_gives_fish_for_thinning_out() {
    let mut board = owning("forest-lake-hut", (0, 0, 0), |_| ());
    board.act("thin");
    assert_eq!(board.goods(A), (4, 2, 0));
}

#[test]
fn b107_arboretum_lays_one_forest() {
    let mut board = having_built("arboretum", (0, 0, 0), |_| ());
    assert_eq!(board.offers(), ["forest a2", "forest c2", "forest a3", "forest c3", "skip"]);
    board.act("forest c2");
    assert_eq!(board.forests(A), 5);
    let mut other = having_built("arboretum", (0, 0, 0), |_| ());
    other.act("forest a2");
    assert_eq!(other.harbor(A).free.iter().map(ToString::to_string).collect::<Vec<_>>(), ["a3", "b3"]);
}

#[test]
fn b108_village_center_takes_an_elder_who_may_act() {
    let mut board = having_built("village-center", (0, 0, 0), |_| ());
    board.act(">take merchant");
    assert_eq!(board.offers(), ["now", "skip"]);
    board.act("now");
    assert_eq!(board.goods(A), (1, 2, 1));
    assert_eq!(board.view().filled, 0);
}

#[test]
fn b109_raftbuilder_gives_wood_and_fish_for_clearing() {
    let mut board = owning("raftbuilder", (0, 0, 0), |_| ());
    board.act("clear c1");
    assert_eq!(board.goods(A), (6, 1, 0));
}

#[test]
fn b110_foresters_house_gives_wood_per_forest_up_to_five() {
    assert_eq!(having_built("foresters-house", (0, 0, 0), |_| ()).goods(A), (4, 0, 0));
    let board = having_built("foresters-house", (0, 0, 0), |a| {
        a.forests("a2", 2);
    });
    assert_eq!(board.goods(A), (5, 0, 0), "six Forests, five wood");
}

#[test]
fn b111_slipway_takes_two_wood_off_every_ship() {
    let mut board = owning("slipway", (6, 8, 1), |_| ());
    assert_eq!(board.offered("ship"), ["ship sloop", "ship cutter", "ship schooner"]);
    board.act("ship schooner");
    assert_eq!(board.goods(A), (0, 0, 1));
    let mut sloop = owning("slipway", (0, 2, 0), |_| ());
    sloop.act("ship sloop");
    assert_eq!(sloop.goods(A), (0, 0, 0), "the rebate never goes below nothing");
    assert!(owning("slipway", (0, 0, 3), |_| ()).offered("ship").is_empty(), "gold prices stay");
}

#[test]
fn b112_wet_storage_raises_the_limit_of_the_reserve() {
    let mut board = deck_of("wet-storage")
        .at_fishing()
        .seat(A, |a| {
            a.built("wet-storage", "b1").reserve(0, 8).ships(&[Schooner, Schooner]);
        })
        .board();
    assert_eq!(board.reserve(A), (0, 12), "of a catch of 8, two for shares, four into the Reserve");
    board.act("transfer");
    assert_eq!(board.goods(A), (0, 14, 0));
}

#[test]
fn b113_portal_issues_a_share() {
    let mut board = having_built("portal", (0, 0, 0), |_| ());
    board.act(">issue");
    assert_eq!(board.goods(A), (0, 0, 2));
    assert_eq!(board.view().new_shares, [1, 0]);
}

#[test]
fn b114_joinery_lets_fish_replace_two_wood() {
    let arranged = |wood, fish| {
        deck_of("joinery")
            .open(&["seafaring-society", "raftbuilder", "fish-stand"])
            .seat(A, |a| {
                a.goods(wood, fish, 0).built("joinery", "b1");
            })
            .board()
    };
    // Three wood and two fish: payable with one wood and four fish.
    let mut board = arranged(1, 4);
    board.acts(&["build seafaring-society", "at a2"]);
    assert_eq!(board.goods(A), (0, 0, 0));
    // With enough of both the player is asked.
    let mut board = arranged(2, 2);
    board.act("build raftbuilder");
    assert_eq!(board.offers(), ["fish 0", "fish 1", "fish 2"]);
    board.act("fish 1");
    assert_eq!(board.goods(A), (1, 1, 0));
    // A price of one wood: one fish at most.
    let mut board = arranged(0, 5);
    board.acts(&["build fish-stand", "at a2"]);
    assert_eq!(board.goods(A), (0, 7, 0));
    // Two missing wood can be replaced, three cannot.
    assert!(arranged(0, 5).offered("build").iter().all(|offer| offer != "build seafaring-society"));
}

#[test]
fn b115_anglers_house_gives_fish_for_free_track() {
    assert_eq!(having_built("anglers-house", (0, 0, 0), |_| ()).goods(A), (0, 5, 0));
    let board = having_built("anglers-house", (0, 0, 0), |a| {
        a.ships(&[Schooner]);
    });
    assert_eq!(board.goods(A), (0, 3, 0));
    let full = having_built("anglers-house", (0, 0, 0), |a| {
        a.ships(&[Schooner, Schooner, Schooner, Cutter]);
    });
    assert_eq!(full.goods(A), (0, 0, 0), "a full track gives nothing, and the card is legal");
}

#[test]
fn b116_fishers_house_gives_a_fish_after_fishing() {
    let board = deck_of("fishers-house")
        .at_fishing()
        .seat(A, |a| {
            a.built("fishers-house", "b1");
        })
        .board();
    assert_eq!(board.goods(A), (0, 3, 0));
    assert_eq!(board.goods(B), (0, 2, 0));
}

#[test]
fn b117_shipping_office_takes_gold_off_cutters_and_schooners() {
    let mut board = owning("shipping-office", (6, 0, 3), |_| ());
    assert_eq!(board.offered("ship"), ["ship cutter", "ship schooner/2"]);
    board.act("ship cutter");
    assert_eq!(board.goods(A), (0, 0, 3));
    let mut board = owning("shipping-office", (8, 8, 3), |_| ());
    assert_eq!(board.offered("ship schooner"), ["ship schooner", "ship schooner/2"]);
    board.act("ship schooner/2");
    assert_eq!(board.goods(A), (8, 8, 0));
}

#[test]
fn b118_theater_scores_plates_up_to_four() {
    let with = |plates| {
        deck_of("theater").plates(plates).seat(A, |a| {
            a.built("theater", "b1");
        })
    };
    assert_eq!(with(0).board().condition(A, "theater"), 0);
    assert_eq!(with(3).board().condition(A, "theater"), 3);
    assert_eq!(with(7).board().condition(A, "theater"), 4);
}

#[test]
fn b121_parish_house_gives_gold_per_elder_up_to_three() {
    let with = |elders: &[&str]| {
        having_built("parish-house", (0, 0, 0), |a| elders.iter().for_each(|e| _ = a.elder(e, 0))).goods(A)
    };
    assert_eq!(with(&[]), (0, 0, 0));
    assert_eq!(with(&["broker", "merchant"]), (0, 0, 2));
    assert_eq!(with(&["broker", "merchant", "forester", "developer"]), (0, 0, 3));
}

#[test]
fn b122_trading_house_sells_four_fish_as_often_as_wanted() {
    let mut board = owning("trading-house", (0, 9, 0), |_| ());
    board.acts(&["trade trading-house", "trade trading-house"]);
    assert_eq!(board.goods(A), (0, 1, 2));
    assert_eq!(board.refusal("trade trading-house"), Refusal::Short(nusfjord::Lack(Goods::new(0, 3, 0))));
}

#[test]
fn b123_resource_trade_exchanges_both_ways() {
    let mut board = owning("resource-trade", (1, 2, 0), |_| ());
    board.act("trade resource-trade");
    assert_eq!(board.goods(A), (2, 0, 0));
    board.acts(&["trade resource-trade/2", "trade resource-trade/2"]);
    assert_eq!(board.goods(A), (0, 2, 0));
}

#[test]
fn b124_wood_trade_sells_three_wood() {
    let mut board = owning("wood-trade", (7, 0, 0), |_| ());
    board.acts(&["trade wood-trade", "trade wood-trade"]);
    assert_eq!(board.goods(A), (1, 0, 2));
}

#[test]
fn b125_dairy_keeps_all_three_fish_of_an_elder() {
    let mut board = owning("dairy", (0, 0, 0), |a| {
        a.elder("merchant", 2);
    });
    board.act("use merchant");
    assert_eq!(board.goods(A), (1, 5, 1));
}

#[test]
fn b126_town_hall_gives_gold_per_other_building_up_to_four() {
    let with = |others: &[(&str, &str)]| {
        having_built("town-hall", (0, 0, 0), |a| others.iter().for_each(|(key, cell)| _ = a.built(key, cell)))
            .goods(A)
    };
    assert_eq!(with(&[]), (0, 0, 0));
    let four = [("yard", "a2"), ("slipway", "b2"), ("portal", "a3"), ("joinery", "b3")];
    assert_eq!(with(&four[..2]), (0, 0, 2));
    assert_eq!(with(&four), (0, 0, 4), "as the fifth building");
}

#[test]
fn b127_sawmill_sells_a_wood_after_clearing() {
    let mut board = owning("sawmill", (0, 0, 0), |_| ());
    board.act("clear c2");
    assert_eq!(board.offers(), ["x1", "skip"]);
    board.act("x1");
    assert_eq!(board.goods(A), (4, 0, 1));
}

#[test]
fn b128_seafaring_society_gives_gold_per_ship() {
    let mut board = owning("seafaring-society", (0, 0, 4), |_| ());
    board.act("ship schooner/2");
    assert_eq!(board.goods(A), (0, 0, 1));
}

#[test]
fn b129_lighthouse_raises_the_catch_but_not_the_track() {
    let board = owning("lighthouse", (0, 0, 0), |_| ());
    assert_eq!(board.harbor(A).catch, 4);
    let full = owning("lighthouse", (2, 2, 0), |a| {
        a.ships(&[Schooner, Schooner, Cutter, Sloop]);
    });
    // Length 13: the track shows 11, the catch is 12, and a sloop still fits.
    assert_eq!(full.harbor(A).catch, 12);
    assert_eq!(full.offered("ship"), ["ship sloop"]);
}

#[test]
fn b130_ship_holding_co_issues_a_share_for_larger_ships() {
    let mut board = owning("ship-holding-co", (6, 0, 1), |_| ());
    board.act("ship cutter");
    assert_eq!(board.offers(), [">issue", "skip"]);
    board.act(">issue");
    assert_eq!(board.goods(A), (0, 0, 2));
    let mut sloop = owning("ship-holding-co", (2, 2, 0), |_| ());
    sloop.act("ship sloop");
    assert_eq!(sloop.asked(), B);
}

#[test]
fn b131_residential_home_gives_gold_for_an_elder() {
    let mut board = owning("residential-home", (0, 0, 0), |_| ());
    board.acts(&["take broker", "skip"]);
    assert_eq!(board.goods(A), (0, 0, 1));
}

#[test]
fn b132_boatcarver_scores_sloops_from_two_to_six() {
    let with = |sloops: usize| worth("boatcarver", (0, 0, 0), |a| _ = a.ships(&[Sloop; 3][..sloops]));
    assert_eq!([with(0), with(2), with(3)], [2, 4, 6]);
}

#[test]
fn b141_boardwalk_may_stand_on_the_catch_track() {
    let open = || {
        deck_of("boardwalk").round(6, A).open(&["boardwalk"]).seat(A, |a| {
            a.goods(5, 2, 0);
        })
    };
    let mut board = open().board();
    board.act("build boardwalk");
    assert_eq!(board.offers(), ["at b1", "at a2", "at b2", "at a3", "at b3", "at track"]);
    board.act("at track");
    let harbor = board.harbor(A);
    assert_eq!((harbor.length, harbor.catch, harbor.fleet), (2, 4, [0, 0, 0]));
    assert_eq!(board.free_spaces(A), 5);
    // Behind ships it covers one unit.
    let mut second = open().seat(A, |a| {
        a.ships(&[Sloop]);
    });
    second = second.seat(A, |_| ());
    let mut second = second.board();
    second.acts(&["build boardwalk", "at track"]);
    assert_eq!((second.harbor(A).length, second.harbor(A).catch), (3, 5));
}

#[test]
fn b142_shipping_lane_builds_up_to_two_ships() {
    let mut board = having_built("shipping-lane", (4, 4, 0), |_| ());
    board.acts(&[">ship sloop", ">ship sloop"]);
    assert_eq!(board.goods(A), (0, 0, 0));
    assert_eq!(board.harbor(A).fleet, [2, 0, 0]);
    let mut one = having_built("shipping-lane", (2, 2, 0), |_| ());
    one.act(">ship sloop");
    assert_eq!(one.asked(), B, "goods for one ship only");
    assert_eq!(having_built("shipping-lane", (0, 0, 0), |_| ()).asked(), B);
}

#[test]
fn b143_wharf_builds_the_spare_schooner_once() {
    let mut board = owning("wharf", (4, 4, 2), |_| ());
    board.act("once wharf");
    assert_eq!(board.offers(), [">ship spare", ">ship spare/2"]);
    board.act(">ship spare/2");
    assert_eq!(board.goods(A), (4, 4, 0));
    assert_eq!((board.harbor(A).fleet, board.harbor(A).catch), ([0, 0, 1], 6));
    assert_eq!(board.refusal("once wharf"), Refusal::CardTurned);
    // The tile is not needed from the supply, but the track must hold it.
    let full = owning("wharf", (4, 4, 2), |a| {
        a.ships(&[Schooner, Schooner, Schooner]);
    });
    assert_eq!(full.refusal("once wharf"), Refusal::NothingChanges);
    let room = owning("wharf", (4, 4, 2), |a| {
        a.ships(&[Schooner, Schooner]);
    });
    assert!(room.is_legal("once wharf"));
}

#[test]
fn b144_fish_market_sells_up_to_four_times() {
    let mut board = having_built("fish-market", (0, 9, 0), |_| ());
    assert_eq!(board.offers(), ["x1", "x2", "x3", "x4", "skip"]);
    board.act("x4");
    assert_eq!(board.goods(A), (0, 1, 4));
}

#[test]
fn b145_market_hall_sells_wood_and_fish() {
    let mut board = having_built("market-hall", (5, 2, 0), |_| ());
    assert_eq!(board.offers(), ["x1", "x2", "skip"]);
    board.act("x2");
    assert_eq!(board.goods(A), (1, 0, 4));
}

#[test]
fn b146_retirement_home_counts_fish_on_elders_and_elders() {
    let board = having_built("retirement-home", (0, 0, 0), |a| {
        a.elder("merchant", 2).elder("broker", 1);
    });
    assert_eq!(board.goods(A), (0, 3, 2));
    assert_eq!(board.harbor(A).council.iter().map(|seat| seat.fish).sum::<u8>(), 3, "the fish stay");
}

#[test]
fn b147_fortress_makes_up_for_free_spaces() {
    // Four spaces are left free beside the fortress: -4 + 4.
    assert_eq!(worth("fortress", (0, 0, 0), |_| ()), 4);
    let board = owning("fortress", (0, 0, 0), |_| ());
    let lines = &tabletop::Game::scores(&board.0)[0].lines;
    let free = lines.iter().find(|line| line.reason == nusfjord::Reason::FreeSpaces).unwrap();
    assert_eq!(free.points, -4);
}

#[test]
fn b148_castle_scores_buildings_up_to_nine() {
    assert_eq!(worth("castle", (0, 0, 0), |_| ()), 1);
    let nine = worth("castle", (0, 0, 0), |a| {
        a.forests("c1", 0).forests("c2", 0).forests("c3", 0);
        let cells = ["c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3"];
        let keys = ["yard", "portal", "slipway", "joinery", "theater", "dairy", "sawmill", "manor", "wharf"];
        keys.iter().zip(cells).for_each(|(key, cell)| _ = a.built(key, cell));
    });
    assert_eq!(nine, 9, "ten buildings");
}

#[test]
fn b149_aquarium_scores_pairs_of_fish_up_to_six() {
    assert_eq!(worth("aquarium", (0, 3, 0), |a| _ = a.reserve(0, 4)), 3);
    assert_eq!(worth("aquarium", (0, 20, 0), |_| ()), 6);
}

#[test]
fn b150_village_church_scores_elders_up_to_six() {
    let elders = ["developer", "shipwright", "forester", "storekeeper", "broker"];
    let with =
        |n: usize| worth("village-church", (0, 0, 0), |a| elders[..n].iter().for_each(|e| _ = a.elder(e, 0)));
    assert_eq!([with(0), with(3), with(5)], [0, 6, 6]);
}

#[test]
fn b151_harbor_installation_scores_two_per_ship() {
    assert_eq!(worth("harbor-installation", (0, 0, 0), |_| ()), 0, "the printed boat is no ship");
    assert_eq!(worth("harbor-installation", (0, 0, 0), |a| _ = a.ships(&[Sloop, Sloop, Sloop, Schooner])), 8);
}

#[test]
fn b152_swing_net_fishery_scores_the_catch_beyond_five() {
    assert_eq!(worth("swing-net-fishery", (0, 0, 0), |_| ()), 0);
    assert_eq!(worth("swing-net-fishery", (0, 0, 0), |a| _ = a.ships(&[Schooner, Schooner])), 3, "catch 8");
    let ships = [Schooner, Schooner, Schooner, Cutter];
    assert_eq!(worth("swing-net-fishery", (0, 0, 0), |a| _ = a.ships(&ships)), 7, "catch 12");
}

#[test]
fn b153_manor_scores_shares_up_to_six() {
    assert_eq!(worth("manor", (0, 0, 0), |_| ()), 2);
    let board = deck_of("manor")
        .seat(A, |a| {
            a.built("manor", "b1").held_by(A, 3);
        })
        .seat(B, |b| {
            b.held_by(A, 2);
        })
        .board();
    assert_eq!(board.condition(A, "manor"), 6, "seven shares");
}

#[test]
fn b154_small_forest_castle_scores_forests_up_to_seven() {
    assert_eq!(worth("small-forest-castle", (0, 0, 0), |_| ()), 4);
    let eight = worth("small-forest-castle", (0, 0, 0), |a| {
        a.forests("a2", 2).forests("a3", 2);
    });
    assert_eq!(eight, 7);
}
