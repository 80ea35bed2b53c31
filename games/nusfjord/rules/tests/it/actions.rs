//! ДЕЙСТВИЯ: the notes of the eleven actions.

use nusfjord::{
    Event, Goods, Refusal,
    effect::{Hull::*, Task},
};
use tabletop::{Game, Notation};

use crate::board::*;

/// Two players; seat a with wood, fish and gold.
fn with(goods: (u16, u16, u16)) -> nusfjord::Position {
    position("2p").seat(A, |a| _ = a.goods(goods.0, goods.1, goods.2))
}

#[test]
fn nu_084_plus_one_gold() {
    // NU-084
    let mut board = position("3p").board();
    board.act("gold");
    assert_eq!(board.goods(A).2, 1);
    assert_eq!(board.refusal("gold"), Refusal::SpaceFull);
}

#[test]
fn nu_085_086_087_transfer_reserve() {
    // NU-085, NU-086, NU-087
    let mut board = position("3p").seat(A, |a| _ = a.reserve(0, 4)).seat(B, |b| _ = b.reserve(0, 1)).board();
    board.act("transfer");
    assert_eq!((board.goods(A).1, board.reserve(A).1), (4, 0));
    assert_eq!(board.refusal("transfer"), Refusal::SpaceFull);
    assert_eq!(with((0, 0, 0)).board().refusal("transfer"), Refusal::EmptyReserve);
    assert!(nusfjord::Action::parse("transfer 2").is_err(), "no amount can be named");
}

#[test]
fn nu_089_transferring_wood_that_is_lost_is_legal() {
    // NU-089, R-8
    let mut board = with((12, 0, 0)).seat(A, |a| _ = a.reserve(2, 0)).board();
    board.act("transfer");
    assert_eq!((board.goods(A).0, board.reserve(A).0), (12, 0));
}

#[test]
fn nu_090_091_092_serve_fish() {
    // NU-090, NU-091, NU-092
    let served = |plates, fish| position("4p").plates(plates).seat(A, |a| _ = a.goods(0, fish, 0)).board();
    assert_eq!(served(3, 9).refusal("serve 0"), Refusal::NoPlateChosen);
    let mut board = served(2, 3);
    board.act("serve 1");
    assert_eq!((board.goods(A), board.view().filled), ((0, 0, 1), 3), "three fish, one of them on the plate");
    assert_eq!(board.refusal("serve 1"), Refusal::SpaceFull);
    assert_eq!(served(8, 20).refusal("serve 1"), Refusal::NoEmptyPlate);
    assert_eq!(served(2, 2).refusal("serve 1"), Refusal::Short(nusfjord::Lack(Goods::new(0, 1, 0))));
    assert_eq!(served(2, 5).offered("serve"), ["serve 1"]);
    // Plates are filled in order: there is no way to name one.
    assert_eq!(served(7, 20).offered("serve"), ["serve 1"]);
    assert_eq!(served(7, 20).refusal("serve 2"), Refusal::NoEmptyPlate);
}

#[test]
fn nu_094_prices_of_the_plates() {
    // NU-094
    assert_eq!(position("2p").board().view().plates, [2, 2, 3, 3, 4, 4, 5, 5]);
    let mut board = with((0, 8, 0)).board();
    board.act("serve 3");
    assert_eq!(board.goods(A), (0, 0, 3), "from one filled plate: 2 + 3 + 3");
}

#[test]
fn nu_095_exactly_one_building() {
    // NU-095
    let mut board = with((9, 0, 0)).open(&["fish-stand", "slipway"]).board();
    board.acts(&["build fish-stand", "at b1"]);
    assert_eq!(board.asked(), B);
}

#[test]
fn nu_096_097_where_buildings_come_from() {
    // NU-096, NU-097
    let rich = |round| {
        position("2p")
            .round(round, B)
            .open(&["fish-stand"])
            .seat(A, |a| _ = a.hand(&["wharf"]))
            .seat(B, |b| _ = b.goods(12, 9, 9).hand(&["manor"]))
            .board()
    };
    let board = rich(4);
    assert_eq!(board.offered("build"), ["build fish-stand", "build manor"]);
    assert_eq!(board.refusal("build wharf"), Refusal::CardNotOpen, "somebody else's hand");
    assert_eq!(board.refusal("build castle"), Refusal::CardNotOpen, "still in the pile: the same answer");
    let mut five = position("2p")
        .round(5, A)
        .turns(5)
        .seat(A, |a| _ = a.goods(6, 0, 0).hand(&["wharf"]))
        .seat(B, |b| _ = b.goods(6, 0, 0))
        .board();
    assert_eq!(five.refusal("build wharf"), Refusal::CardNotOpen);
    five.act("pass");
    five.reveal_all();
    assert_eq!(five.asked(), B);
    assert!(five.is_legal("build wharf"), "from round 6 it is open to all");
    // In round 1 no C building is to be had.
    assert_eq!(with((12, 9, 9)).board().refusal("build wharf"), Refusal::CardNotOpen);
}

#[test]
fn nu_098_the_whole_price_is_paid() {
    // NU-098
    let board = with((5, 0, 0)).open(&["parish-house"]).board();
    assert_eq!(board.refusal("build parish-house"), Refusal::Short(nusfjord::Lack(Goods::new(0, 0, 1))));
    let mut paid = with((5, 1, 2)).open(&["parish-house"]).board();
    paid.acts(&["build parish-house", "at b1"]);
    assert_eq!(paid.goods(A), (1, 1, 1));
}

#[test]
fn nu_099_a_building_needs_a_free_building_space() {
    // NU-099
    let mut board = with((1, 0, 0)).open(&["fish-stand"]).seat(A, |a| _ = a.built("yard", "b2")).board();
    board.act("build fish-stand");
    assert_eq!(board.refusal("at c1"), Refusal::UnderForest);
    assert_eq!(board.refusal("at b2"), Refusal::SpaceBuilt);
    assert_eq!(board.refusal("at a1"), Refusal::ReserveCell);
    assert_eq!(board.refusal("at track"), Refusal::NotOnTrack);
}

#[test]
fn nu_100_no_space_or_no_means() {
    // NU-100, R-30
    let full = with((12, 0, 0))
        .open(&["fish-stand"])
        .seat(A, |a| _ = a.built("yard", "b1").forests("a2", 1).forests("a3", 1))
        .board();
    assert_eq!(full.refusal("build fish-stand"), Refusal::NoFreeSpace);
    assert!(full.offered("build").is_empty());
    assert!(with((0, 0, 0)).open(&["fish-stand"]).board().offered("build").is_empty());
}

#[test]
fn nu_101_spaces_for_build_a_building() {
    // NU-101
    let after = |setup: &str, workers: usize| {
        let mut table = position(setup).open(&["fish-stand"]).seat(A, |a| _ = a.goods(1, 0, 0));
        for _ in 0..workers {
            table = table.workers(1, &[Task::Building]);
        }
        table.board().is_legal("build fish-stand")
    };
    assert_eq!([after("2p", 1), after("2p", 2)], [true, false]);
    assert_eq!([after("3p", 2), after("3p", 3)], [true, false]);
}

#[test]
fn nu_102_buildings_stay_for_ever() {
    // NU-102, R-2
    let table = testkit::random_game::<nusfjord::Nusfjord>("3p", 8);
    let mut before: Vec<Vec<(nusfjord::Card, Option<nusfjord::Cell>)>> = vec![Vec::new(); 3];
    for steps in 0..=table.steps().len() {
        let view = table.after(steps).view(tabletop::Viewer::Omniscient);
        for (old, harbor) in before.iter_mut().zip(&view.harbors) {
            let now: Vec<_> =
                harbor.buildings.iter().map(|building| (building.card, building.cell)).collect();
            assert!(now.starts_with(old), "nothing is moved or removed: {old:?}, then {now:?}");
            *old = now;
        }
    }
    assert!(before.iter().flatten().count() > 5);
}

#[test]
fn nu_104_105_106_issue_a_share() {
    // NU-104, NU-105, NU-106
    let mut board = with((0, 0, 0)).board();
    board.act("issue");
    assert_eq!((board.goods(A).2, board.harbor(A).unissued, board.view().new_shares[0]), (2, 2, 1));
    assert_eq!(board.refusal("issue"), Refusal::SpaceFull, "one worker with two players");
    assert!(nusfjord::Action::parse("issue 2").is_err());
    let none = position("3p").seat(A, |a| _ = a.held_by(A, 3)).board();
    assert_eq!(none.refusal("issue"), Refusal::NoUnissuedShare, "although the shares were bought back");
    let three = position("3p").workers(1, &[Task::Issue]).board();
    assert!(three.is_legal("issue"));
    assert_eq!(
        position("3p").workers(1, &[Task::Issue, Task::Issue]).board().refusal("issue"),
        Refusal::SpaceFull
    );
    let many = position("3p")
        .seat(A, |a| _ = a.in_new_shares(3))
        .seat(B, |b| _ = b.in_new_shares(3))
        .seat(C, |c| _ = c.in_new_shares(3))
        .board();
    assert_eq!(many.view().new_shares, [3, 3, 3]);
}

#[test]
fn nu_108_all_shares_are_bought_whatever_their_colour() {
    // NU-108, R-3
    let mut board =
        with((0, 0, 3)).seat(A, |a| _ = a.in_new_shares(2)).seat(B, |b| _ = b.in_new_shares(1)).board();
    board.act("buy");
    assert_eq!((board.goods(A).2, board.harbor(A).shares.clone()), (0, vec![4, 1]));
    assert_eq!(board.view().new_shares, [0, 0]);
    assert!(nusfjord::Action::parse("buy 1").is_err());
}

#[test]
fn nu_109_111_112_the_price_of_shares() {
    // NU-109, NU-111, NU-112, R-3
    let price = |round| {
        let board = with((0, 0, 9))
            .round(round, A)
            .seat(A, |a| _ = a.in_new_shares(2))
            .seat(B, |b| _ = b.in_new_shares(2))
            .board();
        board.view().share_price
    };
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(price), [4, 4, 4, 3, 3, 2, 2]);
    let mut free = with((0, 0, 0)).round(6, A).seat(B, |b| _ = b.in_new_shares(1)).board();
    free.act("buy");
    assert_eq!(free.goods(A).2, 0, "never below nothing");
    assert_eq!(with((0, 0, 9)).board().refusal("buy"), Refusal::NoNewShares);
    for setup in ["2p", "4p"] {
        let taken = position(setup)
            .workers(1, &[Task::Buy])
            .seat(A, |a| _ = a.goods(0, 0, 9).in_new_shares(1))
            .board();
        assert_eq!(taken.refusal("buy"), Refusal::SpaceFull);
    }
}

#[test]
fn nu_113_114_115_116_clear_a_forest() {
    // NU-113, NU-114, NU-115, NU-116
    let mut board = with((0, 0, 0)).board();
    assert_eq!(board.offered("clear"), ["clear c1", "clear c2", "clear c3"]);
    let mut top = board.clone();
    top.act("clear c1");
    assert_eq!((top.forests(A), top.free_spaces(A)), (3, 5), "one of two frees nothing");
    board.act("clear c2");
    assert_eq!((board.goods(A).0, board.forests(A), board.free_spaces(A)), (5, 3, 7));
    assert_eq!(board.refusal("clear c1"), Refusal::SpaceFull);
    for (before, after) in [(9, 12), (12, 12), (7, 12), (6, 11)] {
        let mut board = with((before, 0, 0)).board();
        board.act("clear c3");
        assert_eq!((board.goods(A).0, board.forests(A)), (after, 3));
    }
    let bare = with((0, 0, 0)).seat(A, |a| _ = a.forests("c1", 0).forests("c2", 0).forests("c3", 0)).board();
    assert_eq!(bare.refusal("clear c1"), Refusal::NoForest);
    assert_eq!(bare.refusal("clear d1"), Refusal::NoDoubleSpace);
    // NU-114, NU-116: in whole games a Forest leaves only where one is cleared, and one at a time.
    let mut cleared = 0;
    for seed in 0..6 {
        let table = testkit::random_game::<nusfjord::Nusfjord>("3p mixed", seed);
        let mut state = table.after(0).state().clone();
        for step in table.steps() {
            let forests =
                |state: &nusfjord::Nusfjord| [A, B, C].map(|seat| Board(state.clone()).forests(seat));
            let (before, mut events) = (forests(&state), Vec::new());
            match *step {
                tabletop::Step::Act(seat, action) => state.act_unchecked(seat, action, &mut events),
                tabletop::Step::Reveal(outcome) => state.reveal_unchecked(outcome, &mut events),
            }
            let mut expected = before;
            for event in events {
                match event {
                    Event::ForestCleared { seat, .. } => {
                        expected[seat.index()] -= 1;
                        cleared += 1;
                    }
                    Event::ForestPlanted { seat, forests, .. } => expected[seat.index()] += forests,
                    _ => {}
                }
            }
            assert_eq!(forests(&state), expected, "{step:?}");
        }
    }
    assert!(cleared > 20, "{cleared}");
}

#[test]
fn what_brought_the_wood_is_told_before_what_was_lost() {
    for (action, goods, reserve) in [("clear c1", 9, 0), ("thin", 9, 0), ("transfer", 9, 5)] {
        let mut board = with((goods, 0, 0)).seat(A, |a| _ = a.reserve(reserve, 0)).board();
        let events = board.act(action);
        let lost = events.iter().position(|event| matches!(event, Event::WoodLost { .. })).unwrap();
        let brought = |event: &Event| {
            matches!(
                event,
                Event::ForestCleared { .. } | Event::ThinnedOut { .. } | Event::ReserveTransferred { .. }
            )
        };
        assert!(events.iter().position(brought).unwrap() < lost, "{action}: {events:?}");
    }
}

#[test]
fn a_refusal_names_what_is_really_missing() {
    // Of 4 wood and 1 fish, 2 wood may be fish (Joinery): with 1 wood and 3 fish only 1 wood is missing.
    let joinery = position("2p")
        .open(&["residential-home"])
        .seat(A, |a| _ = a.goods(1, 3, 0).built("joinery", "b1"))
        .board();
    let lack = |wood, fish, gold| Refusal::Short(nusfjord::Lack(nusfjord::Goods::new(wood, fish, gold)));
    assert_eq!(joinery.refusal("build residential-home"), lack(1, 0, 0));
    assert_eq!(joinery.view().cards[0].closed, Some(lack(1, 0, 0)));
    // The Reserve pays for ships and buildings (Reserve Depot).
    let depot = position("2p deck=cod")
        .open(&["customs-area"])
        .seat(A, |a| _ = a.goods(1, 0, 0).reserve(3, 1).built("reserve-depot", "b1"))
        .board();
    assert_eq!(depot.refusal("ship cutter"), lack(2, 0, 1));
    assert_eq!(depot.refusal("ship sloop"), lack(0, 1, 0));
    let sloop = &depot.view().ships[0];
    assert_eq!(sloop.prices[0].1, nusfjord::Goods::new(0, 1, 0));
    // Who points at a space with several things to pay for is told of the nearest.
    let poor = with((0, 2, 0)).board();
    let ships = ["ship sloop", "ship cutter", "ship schooner", "ship schooner/2"];
    assert_eq!(ships.map(|ship| poor.refusal(ship)).into_iter().max(), Some(lack(2, 0, 0)));
    let plates = ["serve 1", "serve 2", "serve 3"];
    let hungry = with((0, 1, 0)).board();
    assert_eq!(plates.map(|plate| hungry.refusal(plate)).into_iter().max(), Some(lack(0, 1, 0)));
}

#[test]
fn nu_117_118_plant_a_forest() {
    // NU-117, NU-118, R-13
    let mut board = with((0, 0, 0)).board();
    assert_eq!(board.offered("plant"), ["plant a2", "plant a3"]);
    assert_eq!(board.refusal("plant c2"), Refusal::NoFreeDoubleSpace, "one Forest lies there");
    assert_eq!(board.refusal("plant b2"), Refusal::NoDoubleSpace, "not across two double spaces");
    board.act("plant a2");
    let harbor = board.harbor(A);
    assert_eq!((harbor.forests[1].1, board.forests(A), harbor.free.len()), (2, 6, 3));
    assert_eq!(board.refusal("plant a2"), Refusal::SpaceFull);
    let blocked = with((0, 0, 0)).seat(A, |a| _ = a.built("yard", "a2").built("portal", "b3")).board();
    assert_eq!(blocked.free_spaces(A), 3);
    assert_eq!(blocked.refusal("plant a2"), Refusal::NoFreeDoubleSpace);
    assert_eq!(blocked.refusal("plant a3"), Refusal::NoFreeDoubleSpace);
}

#[test]
fn nu_120_thin_out_and_the_limit() {
    // NU-120
    let mut board = with((10, 0, 0)).board();
    board.act("thin");
    assert_eq!(board.goods(A).0, 12);
    assert_eq!(with((12, 0, 0)).board().refusal("thin"), Refusal::WoodFull);
}

#[test]
fn nu_121_122_123_build_a_ship() {
    // NU-121, NU-122, NU-123, R-12
    let mut board = with((10, 4, 1)).board();
    board.act("ship sloop");
    assert_eq!(
        (board.harbor(A).length, board.harbor(A).catch),
        (2, 4),
        "only the double first space is covered"
    );
    assert_eq!(board.view().ships[0].left, 2);
    assert_eq!(board.asked(), B, "one ship in an action");
    board.pass_round();
    board.act(if board.asked() == A { "ship cutter" } else { "pass" });
    board.act("ship cutter");
    assert_eq!(board.harbor(A).length, 5);
    let tracks = board.harbor(A).track;
    assert_eq!(tracks, [nusfjord::Piece::Ship(Sloop), nusfjord::Piece::Ship(Cutter)]);
    let none = with((9, 9, 9)).seat(B, |b| _ = b.ships(&[Sloop, Sloop, Sloop])).board();
    assert_eq!(none.refusal("ship sloop"), Refusal::NoShipLeft);
}

#[test]
fn nu_124_a_ship_may_not_stick_out() {
    // NU-124, R-28
    let at = |ships: &[nusfjord::effect::Hull]| {
        position("5p").seat(A, |a| _ = a.goods(12, 12, 9).ships(ships)).board()
    };
    let twelve = at(&[Schooner, Schooner, Schooner]);
    assert_eq!(twelve.refusal("ship schooner/2"), Refusal::TrackFull);
    assert!(twelve.is_legal("ship cutter"));
    let fourteen = at(&[Schooner, Schooner, Schooner, Sloop]);
    assert_eq!((fourteen.harbor(A).catch, fourteen.offered("ship").len()), (12, 0));
    assert_eq!(fourteen.refusal("ship sloop"), Refusal::TrackFull);
}

#[test]
fn nu_125_two_prices_of_the_schooner() {
    // NU-125
    assert_eq!(with((0, 0, 4)).board().offered("ship"), ["ship schooner/2"]);
    let mixed = with((4, 4, 2)).board();
    assert_eq!(mixed.refusal("ship schooner"), Refusal::Short(nusfjord::Lack(Goods::new(4, 4, 0))));
    assert_eq!(mixed.refusal("ship schooner/2"), Refusal::Short(nusfjord::Lack(Goods::new(0, 0, 2))));
    let both = with((8, 8, 4)).board();
    assert_eq!(both.offered("ship schooner"), ["ship schooner", "ship schooner/2"]);
    assert_eq!(both.refusal("ship schooner/3"), Refusal::NoSuchChoice);
}

#[test]
fn nu_127_128_workers_and_prices_of_ships() {
    // NU-127, NU-128
    assert!(with((0, 0, 0)).board().offered("ship").is_empty());
    assert_eq!(
        position("3p")
            .workers(1, &[Task::Ship, Task::Ship])
            .seat(A, |a| _ = a.goods(2, 2, 0))
            .board()
            .refusal("ship sloop"),
        Refusal::SpaceFull
    );
    assert_eq!(
        with((2, 1, 0)).board().refusal("ship sloop"),
        Refusal::Short(nusfjord::Lack(Goods::new(0, 1, 0)))
    );
    assert_eq!(with((2, 2, 0)).board().offered("ship"), ["ship sloop"]);
    assert_eq!(with((6, 0, 1)).board().offered("ship"), ["ship cutter"]);
    let ships = &testkit::material::<nusfjord::Nusfjord>().ships;
    assert_eq!(ships.each_ref().map(|ship| ship.points), [1, 2, 4]);
}

#[test]
fn nu_129_a_replaced_ship_keeps_its_place_and_must_fit() {
    // NU-129, R-12
    let mut board = position("5p")
        .seat(A, |a| {
            a.elder("shipwright", 0).ships(&[Sloop, Sloop, Sloop, Schooner, Schooner]);
        })
        .board();
    assert_eq!(board.harbor(A).length, 14);
    board.acts(&["use shipwright", "upgrade 2"]);
    assert_eq!((board.harbor(A).length, board.view().ships[0].left, board.view().ships[1].left), (15, 4, 5));
    assert_eq!(board.harbor(A).track[1], nusfjord::Piece::Ship(Cutter));
    let full = position("5p")
        .seat(A, |a| _ = a.elder("shipwright", 0).ships(&[Sloop, Sloop, Cutter, Schooner, Schooner]))
        .board();
    assert_eq!(full.refusal("use shipwright"), Refusal::NothingChanges);
}
