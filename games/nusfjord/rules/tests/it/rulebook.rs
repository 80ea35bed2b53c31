//! The rulebook's examples, in page order, with its own numbers.

use nusfjord::{
    Reason, Refusal,
    effect::{Hull::*, Letter, Task},
};
use tabletop::Game;

use crate::board::*;

/// ПОДГОТОВКА: with four players three fish lie on plates, and five ships of each type in the supply.
#[test]
fn four_players_lay_three_fish_and_five_ships_of_each_type() {
    let view = position("4p").board().view();
    assert_eq!(view.filled, 3);
    assert_eq!(view.ships.iter().map(|ship| ship.left).collect::<Vec<_>>(), [5, 5, 5]);
}

/// ПОДГОТОВКА: tiles 1–5, 4, 3–7 and 2–6 for four players.
#[test]
fn four_players_share_the_round_tiles() {
    let first = position("4p").board().view().first_players;
    let rounds =
        |seat| first.iter().enumerate().filter(|(_, s)| **s == seat).map(|(i, _)| i + 1).collect::<Vec<_>>();
    assert_eq!([rounds(A), rounds(B), rounds(C), rounds(D)], [vec![1, 5], vec![4], vec![3, 7], vec![2, 6]]);
}

/// I, step 4: three fish in round 1, two for shares, one into the Reserve. NU-056
#[test]
fn three_fish_in_round_one() {
    for setup in ["1p", "2p", "3p", "4p", "5p"] {
        let board = position(setup).at_fishing().board();
        for harbor in board.view().harbors {
            assert_eq!((harbor.stock.fish, harbor.stock.reserve_fish), (2, 1));
        }
    }
}

/// I, ПОДРОБНЫЙ ПРИМЕР: ten fish handed out step by step. NU-057
#[test]
fn the_detailed_fishing_example() {
    let board = position("3p")
        .at_fishing()
        .seat(A, |red| {
            red.ships(&[Sloop, Schooner, Schooner]).reserve(0, 7);
            // The Builder lies on the Developer, so he is taken first; the Forester has two fish.
            red.elder("builder", 0).elder("boatswain", 0).elder("forester", 2);
            red.held_by(A, 1).in_new_shares(1).held_by(C, 1);
        })
        .seat(B, |blue| {
            blue.in_new_shares(1).held_by(A, 1);
        })
        .seat(C, |yellow| {
            yellow.held_by(A, 1);
        })
        .board();
    let red = board.harbor(A);
    assert_eq!(red.catch, 10);
    assert_eq!(red.stock.reserve_fish, 8, "one more fits, one is surplus");
    assert_eq!(red.stock.fish, 6, "one from the Forester, five from shares");
    assert_eq!(red.council.iter().map(|seat| seat.fish).collect::<Vec<_>>(), [1, 1, 0]);
    assert_eq!(board.goods(C).1, 3, "yellow collects the fish of the red share");
}

/// The same example as the events tell it: 10, 7 after elders, 5 after foreign shares, 2 after own, 1 stored, 1 back.
#[test]
fn the_detailed_fishing_example_is_told_in_five_steps() {
    use nusfjord::Event::*;
    let mut board = position("3p")
        .round(2, A)
        .turns(8)
        .seat(A, |red| {
            red.ships(&[Sloop, Schooner, Schooner]).reserve(0, 7);
            red.elder("builder", 0).elder("boatswain", 0).elder("forester", 2);
            red.held_by(A, 1).in_new_shares(1).held_by(C, 1);
        })
        .board();
    let mut events = board.act("pass");
    while board.0.turn() == tabletop::Turn::Chance {
        let outcome = board.0.outcome(0);
        board.0.reveal_unchecked(outcome, &mut events);
    }
    let red: Vec<_> = events.into_iter().filter(|event| tabletop::Event::actor(event) == Some(A)).collect();
    let elder = |key| nusfjord::Elder::from_key(key).unwrap();
    let expected = [
        Caught { seat: A, fish: 10 },
        ElderFed { seat: A, elder: elder("builder") },
        ElderFed { seat: A, elder: elder("boatswain") },
        ElderFed { seat: A, elder: elder("forester") },
        ElderPaid { seat: A, elder: elder("forester"), fish: 1 },
        NewSharesFed { seat: A, fish: 1 },
        ForeignSharesFed { seat: A, holder: C, fish: 1 },
        OwnSharesFed { seat: A, fish: 3 },
        Stored { seat: A, fish: 1 },
        Returned { seat: A, fish: 1 },
        Collected { seat: A, fish: 3 },
    ];
    assert_eq!(red, expected);
}

/// II: Thin Out is closed without Forest and with 12 wood. NU-066
#[test]
fn thin_out_is_closed_when_nothing_would_change() {
    let with = |wood, c1, c2, c3| {
        position("2p")
            .seat(A, |a| _ = a.goods(wood, 0, 0).forests("c1", c1).forests("c2", c2).forests("c3", c3))
            .board()
    };
    assert_eq!(with(5, 0, 0, 0).refusal("thin"), Refusal::NoForest);
    assert_eq!(with(12, 2, 1, 1).refusal("thin"), Refusal::WoodFull);
    let mut board = with(11, 2, 1, 1);
    board.act("thin");
    assert_eq!(board.goods(A).0, 12);
}

/// II: two spaces for two workers, the lower one closed. NU-063
#[test]
fn a_space_for_two_is_closed_by_the_second_worker() {
    let board = position("4p")
        .workers(1, &[Task::Ship, Task::Elder, Task::Elder])
        .seat(A, |a| _ = a.goods(0, 0, 4))
        .board();
    assert!(board.is_legal("ship schooner/2"));
    assert_eq!(board.refusal("take builder"), Refusal::SpaceFull);
}

/// III: with four players and three free cells three A buildings come instead of four. NU-076
#[test]
fn three_new_buildings_where_three_cells_are_free() {
    let herring: Vec<&str> = nusfjord::Card::all().take(6).map(nusfjord::Card::key).collect();
    let mut board = position("4p").round(2, D).turns(11).open(&herring).board();
    let a = |board: &Board| board.view().cards.iter().filter(|card| card.letter == Letter::A).count();
    assert_eq!((a(&board), board.view().piles[0]), (6, 12));
    board.act("pass");
    board.reveal_all();
    assert_eq!((a(&board), board.view().piles[0]), (9, 9));
}

/// РАЗГРУЗИТЬ СКЛАД: three fish and two wood with eleven wood in the supply. NU-088
#[test]
fn one_wood_is_lost_in_the_transfer() {
    let mut board = position("2p").seat(A, |a| _ = a.goods(11, 0, 0).reserve(2, 3)).board();
    board.act("transfer");
    assert_eq!((board.goods(A), board.reserve(A)), ((12, 3, 0), (0, 0)));
}

/// ПОДАТЬ РЫБУ: three plates for 3 + 3 + 4 = 10 fish. NU-093
#[test]
fn three_plates_for_ten_fish() {
    let mut board = position("2p").plates(2).seat(A, |a| _ = a.goods(0, 10, 0)).board();
    board.act("serve 3");
    assert_eq!((board.goods(A), board.view().filled), ((0, 0, 3), 5));
    let nine = position("2p").plates(2).seat(A, |a| _ = a.goods(0, 9, 0)).board();
    assert_eq!(nine.offered("serve"), ["serve 1", "serve 2"]);
}

/// ПОСТРОИТЬ ЗДАНИЕ: the Fish Stand costs 1 wood and fits on the five free spaces. NU-103
#[test]
fn the_fish_stand_fits_on_five_spaces() {
    let mut board = position("2p").open(&["fish-stand"]).seat(A, |a| _ = a.goods(1, 0, 0)).board();
    board.act("build fish-stand");
    assert_eq!(board.offers(), ["at b1", "at a2", "at b2", "at a3", "at b3"]);
    board.act("at b3");
    assert_eq!((board.goods(A).0, board.free_spaces(A)), (0, 4));
}

/// СКУПИТЬ ВСЕ АКЦИИ: two shares cost 2 gold up to round 3, 1 in rounds 4 and 5, nothing from round 6. NU-110
#[test]
fn two_shares_by_round() {
    let in_round = |round, gold| {
        position("2p")
            .round(round, A)
            .seat(A, |a| _ = a.goods(0, 0, gold))
            .seat(B, |b| _ = b.in_new_shares(2))
            .board()
    };
    for (round, price) in [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0)] {
        let mut board = in_round(round, price);
        board.act("buy");
        assert_eq!(board.goods(A).2, 0, "round {round}");
    }
    assert_eq!(in_round(3, 1).refusal("buy"), Refusal::Short(nusfjord::Lack(nusfjord::Goods::new(0, 0, 1))));
}

/// ПРОРЕДИТЬ: four Forests at the start give four wood. NU-119
#[test]
fn thinning_out_at_the_start_gives_four_wood() {
    let mut board = position("2p").board();
    board.act("thin");
    assert_eq!((board.goods(A).0, board.forests(A)), (4, 4));
    let mut planted = position("2p").seat(A, |a| _ = a.forests("a2", 2)).board();
    planted.act("thin");
    assert_eq!(planted.goods(A).0, 6);
}

/// ПОСТРОИТЬ КОРАБЛЬ: the first schooner for four gold raises the catch from 3 to 6. NU-126
#[test]
fn the_first_schooner_for_four_gold() {
    let mut board = position("2p").seat(A, |a| _ = a.goods(0, 0, 4)).board();
    assert_eq!(board.harbor(A).catch, 3);
    board.act("ship schooner/2");
    assert_eq!((board.goods(A).2, board.harbor(A).length, board.harbor(A).catch), (0, 4, 6));
}

/// ПРИГЛАСИТЬ СТАРЕЙШИНУ: the Developer is covered by the Builder. NU-131
#[test]
fn the_developer_lies_under_the_builder() {
    let mut board = position("3p").board();
    assert_eq!(board.refusal("take developer"), Refusal::ElderCovered);
    board.acts(&["take builder"]);
    assert_eq!(board.asked(), B);
    board.acts(&["take developer"]);
    assert_eq!(board.harbor(B).council[0].elder.key(), "developer");
}

/// ЗАДЕЙСТВОВАТЬ СТАРЕЙШИНУ: the Forester is taken, used with the fish from plate 3, and used again by a worker. NU-144
#[test]
fn the_forester_acts_twice_in_a_round() {
    let mut board = position("2p").plates(3).board();
    board.acts(&["take forester", "now", "pick 2"]);
    assert_eq!(
        (board.view().filled, board.harbor(A).council[0].fish),
        (2, 1),
        "the plate for 3 fish is empty"
    );
    board.act("pass");
    board.acts(&["use forester", "pick 2"]);
    assert_eq!((board.view().filled, board.harbor(A).council[0].fish), (1, 2));
    let mut bare = position("2p").plates(1).board();
    bare.acts(&["take forester", "now", "pick 2", "pass"]);
    assert_eq!(bare.refusal("use forester"), Refusal::NoFishOnTable);
}

/// СКОПИРОВАТЬ ДЕЙСТВИЕ: Build a Ship is full, red copies it. NU-154
#[test]
fn red_copies_build_a_ship() {
    let mut board =
        position("4p").workers(1, &[Task::Ship, Task::Ship]).seat(A, |a| _ = a.goods(0, 0, 4)).board();
    assert_eq!(board.refusal("ship schooner/2"), Refusal::SpaceFull);
    board.act("copy ship schooner/2");
    assert_eq!((board.harbor(A).fleet, board.harbor(A).catch), ([0, 0, 1], 6));
}

/// ОКОНЧАНИЕ ИГРЫ: 11 + 8 + 21 - 5 = 35. NU-155, NU-156, NU-158, NU-159, NU-160
#[test]
fn thirty_five_points() {
    let board = position("2p")
        .round(7, A)
        .seat(A, |a| {
            // Ships worth 7, buildings with fixed points worth 4.
            a.ships(&[Sloop, Sloop, Sloop, Schooner]);
            a.forests("a3", 1).built("seafaring-society", "b1").built("sawmill", "a2");
            a.forests("c2", 0).built("harbor-installation", "b2");
            // Three spaces are to be free: c2, d2 and one of the lower left.
            a.forests("a3", 0).built("fish-stand", "a3");
            a.goods(0, 0, 18).held_by(A, 1);
        })
        .board();
    let sheet = &board.0.scores()[0];
    let points = |wanted: &dyn Fn(Reason) -> bool| {
        sheet.lines.iter().filter(|line| wanted(line.reason)).map(|line| line.points).sum::<i32>()
    };
    assert_eq!(points(&|r| matches!(r, Reason::Ships(_))), 7);
    assert_eq!(points(&|r| matches!(r, Reason::Building(_))), 4);
    assert_eq!(points(&|r| matches!(r, Reason::Condition(_))), 8);
    assert_eq!(points(&|r| matches!(r, Reason::Shares | Reason::Gold)), 21);
    assert_eq!(points(&|r| r == Reason::Unissued), -2);
    assert_eq!(points(&|r| r == Reason::FreeSpaces), -3);
    assert_eq!(sheet.total(), 35);
    assert_eq!(board.0.points(A), 35);
}
