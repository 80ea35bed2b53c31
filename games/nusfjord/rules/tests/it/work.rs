//! II. ФАЗА РАБОТ: turns, spaces, passing.

use nusfjord::{
    Refusal,
    effect::{Hull::*, Task},
};
use tabletop::{Game, Seat, Turn};

use crate::board::*;

#[test]
fn nu_058_turns_go_clockwise_three_each() {
    // NU-058
    let mut board = position("4p").round(2, D).board();
    let mut order = Vec::new();
    while board.0.round() == 2 {
        order.push(board.asked().0);
        board.act("pass");
    }
    assert_eq!(order, [3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]);
    // Nobody moves out of turn.
    let board = position("4p").board();
    assert_eq!(board.0.turn(), Turn::seat(A));
}

#[test]
fn nu_059_a_turn_is_one_worker() {
    // NU-059
    let mut board = position("2p").board();
    board.act("gold");
    assert_eq!(board.asked(), B);
    assert_eq!((board.harbor(A).workers, board.harbor(B).workers), (2, 3));
    assert!(!board.0.turn().awaits(A));
}

#[test]
fn nu_060_a_space_for_one_is_closed_until_the_round_ends() {
    // NU-060
    let mut board = position("2p").board();
    board.act("thin");
    assert_eq!(board.refusal("thin"), Refusal::SpaceFull);
    board.act("pass");
    assert_eq!(board.refusal("thin"), Refusal::SpaceFull, "for the same player too");
    board.pass_round();
    assert!(board.is_legal("thin"));
}

#[test]
fn nu_061_spaces_for_two_and_three() {
    // NU-061
    let board = position("3p").workers(1, &[Task::Clear, Task::Clear]).board();
    assert_eq!(board.refusal("clear c1"), Refusal::SpaceFull);
    let one = position("3p").workers(0, &[Task::Clear]).board();
    assert!(one.is_legal("clear c1"), "a second worker of the same colour");
    let building = |workers: u8| {
        let mut position = position("3p").open(&["fish-stand"]).seat(A, |a| _ = a.goods(1, 0, 0));
        for worker in 0..workers {
            position = position.workers(1 + worker / 2, &[Task::Building]);
        }
        position.board()
    };
    assert!(building(2).is_legal("build fish-stand"));
    assert_eq!(building(3).refusal("build fish-stand"), Refusal::SpaceFull);
}

#[test]
fn nu_062_numbers_above_one_only_for_three_and_more() {
    // NU-062, R-2
    let capacities = |setup: &str| {
        position(setup).board().view().spaces.iter().map(|space| space.capacity).collect::<Vec<_>>()
    };
    assert_eq!(capacities("2p"), [1; 12]);
    assert_eq!(capacities("3p"), [1, 1, 1, 3, 2, 1, 2, 1, 1, 2, 2]);
    assert_eq!(capacities("5p").iter().sum::<u8>(), 17);
}

#[test]
fn nu_064_the_action_is_carried_out_at_once_by_its_player() {
    // NU-064
    let mut board = position("2p").open(&["fish-stand"]).seat(A, |a| _ = a.goods(1, 0, 0)).board();
    board.act("build fish-stand");
    assert_eq!(board.asked(), A, "the place is the same player's decision");
    assert_eq!(board.refusal("skip"), Refusal::NotNow);
    assert_eq!(board.refusal("pass"), Refusal::NotNow);
    assert_eq!(board.refusal("end"), Refusal::NotNow);
    board.act("at b1");
    board.act("gold");
    assert_eq!((board.goods(A).2, board.goods(B).2), (0, 1));
}

#[test]
fn nu_065_what_changes_nothing_is_refused_whatever_cards_add() {
    // NU-065, R-8
    let board = owning("forest-lake-hut", (12, 0, 0), |_| ());
    assert_eq!(board.refusal("thin"), Refusal::WoodFull, "although two fish would come");
}

#[test]
fn nu_067_068_passing_costs_the_turn_and_nothing_else() {
    // NU-067, NU-068, R-18
    let mut board = position("2p").board();
    board.acts(&["pass", "pass", "gold", "pass", "thin", "pass"]);
    // The round is over: a passed, then placed two workers; there is no fourth turn.
    assert_eq!(board.0.round(), 2);
    let mut third = position("2p").turns(4).seat(A, |a| _ = a.placed(2)).board();
    assert_eq!(third.asked(), A);
    third.act("gold");
    third.act("pass");
    assert_eq!(third.0.round(), 2);
}

#[test]
fn nu_069_pass_is_always_offered_and_sometimes_all_there_is() {
    // NU-069, R-18
    assert!(position("3p").board().is_legal("pass"));
    let blocked = position("2p")
        .workers(1, &[Task::Gold, Task::Clear, Task::Thin])
        .seat(A, |a| {
            a.forests("a2", 1).forests("a3", 1).held_by(A, 3);
            ["developer", "shipwright", "forester", "storekeeper", "broker"]
                .iter()
                .for_each(|e| _ = a.elder(e, 0));
        })
        .plates(0)
        .board();
    assert_eq!(blocked.offers(), ["pass"]);
}

#[test]
fn nu_070_the_phase_ends_after_three_turns_each() {
    // NU-070
    for seats in 1..=5u8 {
        let mut board = position(&format!("{seats}p")).board();
        let mut turns = 0;
        while board.0.round() == 1 {
            board.act("pass");
            turns += 1;
        }
        assert_eq!(turns, 3 * seats);
    }
}

#[test]
fn a_worker_goes_to_the_first_free_space_of_two() {
    //
    let mut board = position("2p")
        .open(&["fish-stand", "yard"])
        .seat(A, |a| _ = a.goods(1, 0, 0))
        .seat(B, |b| _ = b.goods(2, 0, 0))
        .board();
    board.acts(&["build fish-stand", "at b1", "build yard", "at b1", "skip"]);
    let spaces = board.view().spaces;
    let workers: Vec<_> = spaces
        .iter()
        .filter(|space| space.task == Task::Building)
        .map(|space| space.workers.clone())
        .collect();
    assert_eq!(workers, [vec![0], vec![1]]);
}

#[test]
fn a_view_says_why_a_space_is_closed_to_me() {
    let board =
        position("2p").workers(0, &[Task::Gold]).seat(B, |b| _ = b.goods(12, 1, 0).ships(&[Sloop])).board();
    let closed = |seat: Seat, task: Task| {
        let view = board.0.view(tabletop::Viewer::Seat(seat));
        view.spaces.iter().find(|space| space.task == task).unwrap().closed
    };
    assert_eq!(closed(B, Task::Gold), Some(Refusal::SpaceFull));
    assert_eq!(closed(B, Task::Thin), Some(Refusal::WoodFull));
    assert_eq!(closed(A, Task::Thin), None);
    assert_eq!(closed(A, Task::Transfer), Some(Refusal::EmptyReserve));
    assert_eq!(closed(B, Task::Serve), Some(Refusal::Short(nusfjord::Lack(nusfjord::Goods::new(0, 1, 0)))));
    assert_eq!(closed(A, Task::Ship), Some(Refusal::NoShipInReach));
    assert_eq!(closed(A, Task::Building), Some(Refusal::NoBuildingInReach));
    assert_eq!(closed(A, Task::Buy), Some(Refusal::NoNewShares));
}
