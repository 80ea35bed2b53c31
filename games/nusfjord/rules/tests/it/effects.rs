//! How cards work together: the cases that the vocabulary was checked against, and the laws of exchanges.

use nusfjord::{
    Card, Event, Goods, Nusfjord, Refusal,
    effect::{Ability, Hull::*, Op, Special, Task},
};
use tabletop::Game;

use crate::board::*;

#[test]
fn nu_181_copied_and_elder_driven_actions_trigger() {
    // NU-181, R-11
    let mut copied = position("4p")
        .workers(1, &[Task::Ship; 2])
        .seat(A, |a| _ = a.goods(0, 0, 4).built("pier-house", "b1"))
        .board();
    copied.act("copy ship schooner/2");
    assert_eq!(copied.goods(A).1, 2);
    let mut elder = position("5p")
        .seat(A, |a| _ = a.goods(0, 2, 0).elder("boatswain", 0).built("pier-house", "b1"))
        .board();
    elder.act("use boatswain");
    assert_eq!(elder.goods(A).1, 2);
    let mut gold = position("4p deck=cod")
        .workers(1, &[Task::Gold])
        .seat(A, |a| _ = a.built("woodcarver", "b1"))
        .board();
    gold.act("copy gold");
    assert_eq!(gold.goods(A), (2, 0, 1));
}

#[test]
fn nu_182_exchanges_only_in_the_two_windows_of_the_own_turn() {
    // NU-182, R-20, R-39
    let mut board = position("2p deck=mackerel")
        .open(&["net-pen"])
        .seat(A, |a| _ = a.goods(1, 6, 0).built("fish-trade", "b1"))
        .board();
    board.act("trade fish-trade");
    board.act("build net-pen");
    assert_eq!(board.refusal("trade fish-trade"), Refusal::NotNow, "not while something is being built");
    board.act("at a2");
    assert_eq!(board.offers(), ["trade fish-trade", "end"], "the second window");
    board.act("trade fish-trade");
    assert_eq!(board.goods(A), (2, 2, 0));
    board.act("end");
    assert_eq!(board.asked(), B);
    assert!(!board.0.turn().awaits(A), "not in another's turn");
    assert_eq!(board.refusal("trade fish-trade"), Refusal::NoSuchAbility, "b does not own it");
    // A pass opens the second window as well.
    let mut passed = owning("fish-trade", (0, 2, 0), |_| ());
    passed.act("pass");
    assert_eq!(passed.offers(), ["trade fish-trade", "end"]);
}

#[test]
fn nu_183_effects_are_optional_and_or_is_exclusive() {
    // NU-183
    let mut board = having_built("fish-market", (0, 4, 0), |_| ());
    board.act("skip");
    assert_eq!((board.goods(A), board.asked()), ((0, 4, 0), B));
    let mut used = having_built("fish-market", (0, 8, 0), |_| ());
    used.act("x1");
    assert_eq!(used.asked(), B, "asked once how often, not again");
    let mut or = having_built("collection-point", (0, 0, 0), |a| _ = a.reserve(0, 3));
    or.act("pick 1");
    assert_eq!((or.goods(A).1, or.asked()), (3, B), "not both");
}

#[test]
fn nu_184_buildings_on_the_catch_track() {
    // NU-184, R-30, R-35
    let board = position("2p").seat(A, |a| _ = a.on_track("boardwalk")).board();
    let harbor = board.harbor(A);
    assert_eq!(
        (harbor.length, harbor.catch, harbor.fleet),
        (2, 4, [0, 0, 0]),
        "the double first space is covered"
    );
    // One space more may leave the catch as it is.
    for (ships, alone) in [(&[Schooner][..], 6), (&[Cutter, Schooner], 8)] {
        let board = position("2p").seat(A, |a| _ = a.ships(ships).on_track("boardwalk")).board();
        assert_eq!(board.harbor(A).catch, alone, "{ships:?}");
    }
    let full = position("2p")
        .round(6, A)
        .open(&["boardwalk", "fish-market"])
        .seat(A, |a| _ = a.goods(9, 2, 1).built("yard", "b1").forests("a2", 1).forests("a3", 1))
        .board();
    assert_eq!(full.offered("build"), ["build boardwalk"]);
    // When the ship before it is sold, the building slides onto the double first space.
    let mut sold = position("2p deck=mackerel")
        .seat(A, |a| _ = a.built("ship-broker", "b1").ships(&[Sloop]).on_track("stilt-house"))
        .board();
    assert_eq!(sold.harbor(A).length, 3);
    sold.act("sell 1");
    assert_eq!((sold.harbor(A).length, sold.harbor(A).catch), (2, 4));
}

/// Every goods exchange that may be used at any time.
fn exchanges() -> Vec<(Card, Goods, Goods)> {
    let material = testkit::material::<Nusfjord>();
    let mut all = Vec::new();
    for card in Card::all() {
        for ability in &material.building(card).abilities {
            let Ability::Anytime(ops) = ability else { continue };
            for op in ops {
                match op {
                    Op::Swap { give, get, times: None } => all.push((card, *give, *get)),
                    Op::Special(Special::SellShip) => {}
                    other => panic!("{other:?} at any time"),
                }
            }
        }
    }
    all
}

#[test]
fn nu_185_no_pair_of_exchanges_makes_goods() {
    // NU-185: over all cards of all decks, since decks may be mixed.
    let all = exchanges();
    let keys: Vec<_> = all.iter().map(|(card, ..)| card.number()).collect();
    assert_eq!(keys, [122, 123, 123, 124, 204, 230, 310, 312, 325]);
    let measure = |goods: Goods| {
        7 * i32::from(goods.wood + goods.reserve_wood) + 4 * i32::from(goods.fish + goods.reserve_fish)
    };
    for (card, give, get) in &all {
        assert!(measure(*give) > measure(*get), "{} does not lose", card.key());
        assert_eq!(give.gold, 0, "{} takes gold", card.key());
    }
    // Every pair, tried: from any small stock no chain of the two leads back to as much of everything or more.
    for (first, ..) in &all {
        for (second, ..) in &all {
            let pair: Vec<_> = all.iter().filter(|(card, ..)| card == first || card == second).collect();
            for wood in 0..5u8 {
                for fish in 0..6u8 {
                    let start = [wood, fish, 0, 4];
                    no_chain_returns(start, start, &pair, 0);
                }
            }
        }
    }
}

/// Wood, fish, gold and Reserve fish after every chain of exchanges.
fn no_chain_returns(start: [u8; 4], now: [u8; 4], pair: &[&(Card, Goods, Goods)], depth: u32) {
    assert!(depth < 60, "a chain without end from {start:?}");
    for (card, give, get) in pair {
        let price = [give.wood, give.fish, give.gold, give.reserve_fish];
        if now.iter().zip(price).any(|(have, cost)| *have < cost) {
            continue;
        }
        let gain = [get.wood, get.fish, get.gold, get.reserve_fish];
        let next: [u8; 4] = std::array::from_fn(|i| now[i] - price[i] + gain[i]);
        let back = (0..4).all(|i| i == 2 || next[i] >= start[i]);
        assert!(!back, "{} leads from {start:?} back to {next:?}", card.key());
        no_chain_returns(start, next, pair, depth + 1);
    }
}

#[test]
fn nu_186_the_wharf_and_the_spare_schooner() {
    // NU-186, R-1
    let standing = owning("wharf", (0, 0, 0), |_| ());
    assert_eq!(
        (standing.harbor(A).fleet, standing.harbor(A).catch),
        ([0, 0, 0], 3),
        "the tile is no ship yet"
    );
    assert!(standing.view().spare);
    let mut used = owning("wharf", (4, 4, 0), |a| _ = a.ships(&[Schooner, Schooner]));
    used.act("once wharf");
    assert_eq!(
        (used.goods(A), used.harbor(A).fleet),
        ((0, 0, 0), [0, 0, 3]),
        "the only price is paid without asking"
    );
    assert_eq!(used.view().ships[2].left, 1, "the supply is not touched");
}

#[test]
fn nu_187_every_card_says_that_it_is_ours() {
    // NU-187, R-31
    let material = testkit::material::<Nusfjord>();
    let mut sourced = Vec::new();
    for card in Card::all() {
        let building = material.building(card);
        assert!(building.provenance.contains("reconstructed"), "{}", card.key());
        if building.provenance != "reconstructed" {
            sourced.push(building.number);
        }
        let goods = building.cost.wood + building.cost.fish + building.cost.gold;
        let (range, points) = match building.letter {
            nusfjord::effect::Letter::A => (1..=4, -1..=1),
            nusfjord::effect::Letter::B => (3..=6, 1..=5),
            nusfjord::effect::Letter::C => (4..=8, 2..=5),
        };
        assert!(range.contains(&goods), "{} costs {goods}", card.key());
        assert!(
            building.star || points.contains(&building.points),
            "{} gives {}",
            card.key(),
            building.points
        );
        assert_eq!(building.star, building.category == nusfjord::Category::Points, "{}", card.key());
    }
    assert_eq!(sourced, [103, 143, 151]);
    assert_eq!(material.building(card("fish-stand")).cost, Goods::new(1, 0, 0));
}

#[test]
fn specials_are_few() {
    let material = testkit::material::<Nusfjord>();
    let special = |op: &Op| matches!(op, Op::Special(_));
    let buildings = material.buildings.iter().filter(|building| {
        building.abilities.iter().any(|ability| match ability {
            Ability::Build(ops) | Ability::Anytime(ops) | Ability::Once(ops) | Ability::When { ops, .. } => {
                ops.iter().any(special)
            }
            Ability::Always(_) | Ability::Score(_) => false,
        })
    });
    let elders = material.elders.iter().filter(|elder| elder.ops.iter().any(special));
    let found = buildings.count() + elders.count();
    assert_eq!(found, 6);
    assert!(found * 100 < 15 * 150);
}

#[test]
fn rebates_of_building_and_elder_add_up() {
    // 111 and elder 8: schooner for 4 wood and 8 fish, or 4 gold; sloop for 2 fish.
    let mut board =
        position("5p").seat(A, |a| _ = a.goods(4, 8, 4).elder("boatswain", 0).built("slipway", "b1")).board();
    board.act("use boatswain");
    // A cutter would cost 6 - 4 wood and 1 gold.
    assert_eq!(board.offers(), [">ship sloop", ">ship cutter", ">ship schooner", ">ship schooner/2"]);
    let mut sloop = board.clone();
    sloop.act(">ship sloop");
    assert_eq!(sloop.goods(A), (4, 6, 4));
    board.act(">ship schooner");
    assert_eq!(board.goods(A), (0, 0, 4));
}

#[test]
fn gains_run_before_other_reactions_in_whatever_order_cards_were_built() {
    // 109 and 127: clear with 8 wood; one wood is lost, the Raftbuilder gives a fish, the Sawmill sells one.
    for order in [["raftbuilder", "sawmill"], ["sawmill", "raftbuilder"]] {
        let mut board = position("2p")
            .seat(A, |a| _ = a.goods(8, 0, 0).built(order[0], "b1").built(order[1], "a2"))
            .board();
        board.act("clear c1");
        assert_eq!((board.goods(A), board.offers()), ((12, 1, 0), vec!["x1".into(), "skip".into()]));
        board.act("x1");
        assert_eq!(board.goods(A), (11, 1, 1));
    }
}

#[test]
fn a_reaction_that_acts_is_finished_before_the_next() {
    // 105, 130 and 210 together, as mixed decks allow: cutter, two fish, Issue a Share, one wood and two fish.
    let mut board = position("2p mixed")
        .seat(A, |a| {
            a.goods(6, 0, 1)
                .built("pier-house", "b1")
                .built("ship-holding-co", "a2")
                .built("laborer-square", "b2");
        })
        .board();
    board.act("ship cutter");
    assert_eq!(board.goods(A), (0, 2, 0), "the gain came at once");
    board.act(">issue");
    assert_eq!(board.goods(A), (1, 4, 2));
}

#[test]
fn a_councilor_lets_the_next_elder_act_first() {
    // Elder 12 takes an elder who acts at once: two fish from the table, the inner one is done first.
    let mut board = position("4p deck=mackerel")
        .seat(A, |a| _ = a.elder("councilor", 0).built("chiefs-house", "b1"))
        .board();
    board.act("use councilor");
    // Below the councilor lies the merchant.
    board.acts(&[">take merchant", "now"]);
    assert_eq!(board.view().filled, 1);
    // Merchant 1 wood, 2 fish, 1 gold; councilor 1 wood; two elders acted: two fish.
    assert_eq!(board.goods(A), (2, 4, 1));
}

#[test]
fn an_innkeeper_can_act_at_a_full_table() {
    // The fish for him empties the highest plate, so there is one to fill.
    let mut board = position("5p").plates(8).seat(A, |a| _ = a.goods(0, 1, 0).elder("innkeeper", 0)).board();
    assert!(board.offered("serve").is_empty());
    board.act("use innkeeper");
    assert_eq!((board.goods(A), board.view().filled), ((0, 0, 1), 8));
}

#[test]
fn a_museum_ship_cannot_be_sold_or_made_better() {
    let mut board = position("2p deck=mackerel")
        .open(&["shipping-museum"])
        .round(6, A)
        .seat(A, |a| _ = a.goods(5, 0, 0).built("ship-broker", "b1").ships(&[Sloop]))
        .board();
    board.acts(&["build shipping-museum", "at a2", "exhibit"]);
    assert_eq!(board.asked(), B, "nothing is left to sell");
    assert_eq!(board.harbor(A).fleet, [1, 0, 0]);
}

#[test]
fn a_sold_spare_schooner_leaves_the_game() {
    //
    let mut board = position("2p mixed")
        .seat(A, |a| _ = a.goods(0, 0, 2).built("wharf", "b1").built("ship-broker", "a2"))
        .board();
    board.act("once wharf");
    let events = board.act("sell 1");
    assert!(events.contains(&Event::ShipSold { seat: A, hull: Spare, gold: 5, catch: 3 }), "{events:?}");
    assert_eq!((board.view().ships[2].left, board.view().spare), (3, false));
    assert_eq!(board.refusal("once wharf"), Refusal::CardTurned);
}

/// The numbers of a card that are not 0, by their places.
fn written(features: [i16; nusfjord::FEATURES]) -> Vec<(usize, i16)> {
    features.into_iter().enumerate().filter(|&(_, number)| number != 0).collect()
}

/// Places of a card's numbers: price, points, letter and category, goods gained and given, and what it does.
const LETTER: usize = 4;
const CATEGORY: usize = 7;
const GAIN: usize = 13;
const GIVE: usize = 18;
const TASK: usize = 23;
const REBATE: usize = 34;
const SCORE: usize = 35;
const COUNTS: usize = 36;
const UPGRADE: usize = 45;
const CHOICE: usize = 46;
const SPECIAL: usize = 47;
const RULE: usize = 52;
const REPEAT: usize = 61;

#[test]
fn encoded_cards_tell_what_they_do() {
    let material = testkit::material::<Nusfjord>();
    let of = |key: &str| written(nusfjord::features_of_building(material.building(card(key))));
    // Price, points, letter and category of a card, then what is its own.
    let with = |cost: &[(usize, i16)], letter: usize, category: usize, own: &[(usize, i16)]| {
        let kind = [(LETTER + letter, 1), (CATEGORY + category, 1)];
        [cost, &kind, own].concat()
    };
    assert_eq!(of("fish-stand"), with(&[(0, 1)], 0, 0, &[(GAIN + 1, 3), (REPEAT, 1)]));
    let trade = [(GAIN, 1), (GAIN + 1, 1), (GIVE, 1), (GIVE + 1, 2), (REPEAT, 7)];
    assert_eq!(of("resource-trade"), with(&[(0, 4), (3, 3)], 1, 2, &trade));
    let ship = [(TASK + Task::Ship as usize, 1), (REBATE, 2), (REPEAT, 1)];
    assert_eq!(of("boatbuilder"), with(&[(0, 2), (3, 1)], 0, 0, &ship));
    let elders = [(GAIN + 2, 3), (COUNTS + 2, 1), (REPEAT, 1)];
    assert_eq!(of("parish-house"), with(&[(0, 4), (2, 1), (3, 3)], 1, 0, &elders));
    assert_eq!(of("theater"), with(&[(0, 2), (1, 2)], 0, 5, &[(SCORE, 4), (COUNTS + 7, 1)]));
    let either = [(GAIN, 1), (GAIN + 1, 1), (CHOICE, 2), (REPEAT, 3)];
    assert_eq!(of("workers-cottage"), with(&[(0, 2)], 0, 1, &either));
    let stacks = [(SCORE, 8), (COUNTS + 3, 1), (RULE + 8, 1)];
    assert_eq!(of("nursery"), with(&[(0, 3), (1, 2), (3, 3)], 2, 4, &stacks));
    let collected = [(GAIN + 1, 2), (TASK + Task::Transfer as usize, 1), (CHOICE, 2), (REPEAT, 1)];
    assert_eq!(of("collection-point"), with(&[(0, 1)], 0, 0, &collected));
    let museum = [(SPECIAL + 2, 1), (REPEAT, 1)];
    assert_eq!(of("shipping-museum"), with(&[(0, 5), (3, 3)], 2, 0, &museum));
    let better = [(UPGRADE, 1), (REPEAT, 1)];
    assert_eq!(of("repair-hall"), with(&[(0, 4), (2, 1), (3, 4)], 2, 0, &better));
    let sale = [(SPECIAL + 1, 1), (REPEAT, 7)];
    assert_eq!(of("ship-broker"), with(&[(0, 3), (2, 1), (3, 2)], 1, 2, &sale));
    for (key, category, cost, rule) in [
        ("joinery", 1, &[(0, 2), (3, 1)][..], (RULE + 1, 2)),
        ("slipway", 4, &[(0, 1)], (RULE, 2)),
        ("shipping-office", 4, &[(0, 2), (3, 1)], (RULE, 2)),
        ("reserve-depot", 4, &[(0, 2), (3, 1)], (RULE + 2, 1)),
        ("holding-company", 4, &[(0, 2), (3, 1)], (RULE + 7, 1)),
        ("lighthouse", 4, &[(0, 4), (3, 3)], (RULE + 5, 1)),
        ("dairy", 4, &[(0, 3), (1, 2), (3, 2)], (RULE + 6, 3)),
    ] {
        let letter = usize::from(matches!(key, "lighthouse" | "dairy"));
        assert_eq!(of(key), with(cost, letter, category, &[rule]), "{key}");
    }
    let elder = |number: u8| {
        let elder = material.elders.iter().find(|elder| elder.number == number).unwrap();
        written(nusfjord::features_of_elder(elder))
    };
    // The Shipwright and the Forester.
    assert_eq!(elder(2), [(UPGRADE, 1), (REPEAT, 7)]);
    let [plant, thin] = [Task::Plant, Task::Thin].map(|task| TASK + task as usize);
    assert_eq!(elder(3), [(GAIN, 1), (plant, 1), (thin, 1), (CHOICE, 2), (REPEAT, 7)]);
}

/// Whatever a building is, its price, points, letter and category are there; nearly every building is told from every other.
#[test]
fn encoded_cards_can_be_told_apart() {
    let material = testkit::material::<Nusfjord>();
    let mut all = std::collections::BTreeSet::new();
    for card in Card::all() {
        let building = material.building(card);
        let features = nusfjord::features_of_building(building);
        let cost = [building.cost.wood, building.cost.fish, building.cost.gold].map(i16::from);
        assert_eq!((&features[..3], features[3]), (&cost[..], building.points.into()), "{}", card.key());
        let letter = [0, 1, 2].map(|at| i16::from(at == building.letter as usize));
        assert_eq!(features[LETTER..LETTER + 3], letter, "{}", card.key());
        assert_eq!(features[CATEGORY..CATEGORY + 6].iter().sum::<i16>(), 1, "{}", card.key());
        all.insert(features);
    }
    assert!(all.len() > 120, "only {} of 132 buildings can be told apart", all.len());
}
