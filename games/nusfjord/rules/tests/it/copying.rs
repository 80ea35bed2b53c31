//! СКОПИРОВАТЬ ДЕЙСТВИЕ.

use nusfjord::{Refusal, effect::Task};
use tabletop::Game;

use crate::board::*;

#[test]
fn nu_146_a_copier_carries_the_action_out_for_himself() {
    // NU-146
    let mut board = position("4p").workers(1, &[Task::Thin]).seat(A, |a| _ = a.forests("a2", 2)).board();
    board.act("copy thin");
    assert_eq!(board.goods(A).0, 6);
    assert_eq!(board.view().copy_spaces[0].worker, Some(0));
    assert_eq!(board.refusal("copy thin"), Refusal::CopySpaceTaken);
}

#[test]
fn nu_147_the_target_must_be_full() {
    // NU-147, R-10
    let with = |tasks: &[Task]| {
        position("4p").workers(1, tasks).open(&["fish-stand"]).seat(A, |a| _ = a.goods(2, 2, 4)).board()
    };
    assert_eq!(with(&[Task::Ship]).refusal("copy ship sloop"), Refusal::SpaceNotFull);
    assert!(with(&[Task::Ship; 2]).is_legal("copy ship sloop"));
    assert_eq!(with(&[Task::Building; 2]).refusal("copy build fish-stand"), Refusal::SpaceNotFull);
    assert!(with(&[Task::Building; 3]).is_legal("copy build fish-stand"));
    assert_eq!(with(&[]).refusal("copy gold"), Refusal::SpaceNotFull);
}

#[test]
fn nu_148_with_four_players_any_column() {
    // NU-148
    let board =
        position("4p").workers(1, &[Task::Gold, Task::Thin]).workers(2, &[Task::Elder, Task::Elder]).board();
    let offered = board.offered("copy");
    assert!(
        ["copy gold", "copy thin", "copy take builder"]
            .iter()
            .all(|wanted| offered.iter().any(|o| o == wanted))
    );
}

#[test]
fn nu_149_150_with_five_players_by_column() {
    // NU-149, NU-150, R-29
    let actions = [
        ("gold", Task::Gold, 1, 0),
        ("transfer", Task::Transfer, 1, 0),
        ("serve 1", Task::Serve, 1, 0),
        ("build fish-stand", Task::Building, 3, 0),
        ("issue", Task::Issue, 2, 1),
        ("buy", Task::Buy, 1, 1),
        ("clear c1", Task::Clear, 2, 1),
        ("plant a2", Task::Plant, 1, 1),
        ("thin", Task::Thin, 1, 2),
        ("ship sloop", Task::Ship, 2, 2),
        ("take builder", Task::Elder, 2, 2),
    ];
    for (action, task, capacity, column) in actions {
        let copy = format!("copy {action}");
        for taken in 0..3 {
            let board = position("5p")
                .workers(1, &vec![task; capacity])
                .copy_worker(2, taken)
                .open(&["fish-stand"])
                .seat(A, |a| _ = a.goods(3, 9, 4).reserve(0, 1))
                .seat(B, |b| _ = b.in_new_shares(1))
                .board();
            // Every action has exactly one copy space: only when that one is taken can it not be copied.
            if taken == column {
                assert_eq!(board.refusal(&copy), Refusal::CopySpaceTaken, "{copy}");
            } else {
                assert!(board.is_legal(&copy), "{copy} with copy space {taken} taken");
            }
        }
    }
    // Columns are data: with Thin Out in the middle column another copy space stands for it.
    let moved = edition(
        "board.toml",
        "action = \"thin\"\ncolumn = \"right\"",
        "action = \"thin\"\ncolumn = \"middle\"",
    );
    let setup = "5p".parse().unwrap();
    let game =
        nusfjord::Position::new(&setup, moved).workers(1, &[Task::Thin]).copy_worker(2, 2).ready().unwrap();
    assert_eq!(game.check(A, nusfjord::Action::Copy(nusfjord::Deed::Thin)), Ok(()));
}

#[test]
fn nu_151_152_own_workers_count_but_no_elders_and_no_copies() {
    // NU-151, NU-152, R-10
    let mut board = position("4p").workers(0, &[Task::Issue, Task::Issue]).turns(8).board();
    board.act("copy issue");
    assert_eq!(board.goods(A).2, 2);
    // An elder with a worker on him and an occupied copy space offer nothing to copy.
    let other = position("5p")
        .copy_worker(1, 0)
        .seat(B, |b| _ = b.elder("merchant", 0).worker_on("merchant", 1))
        .board();
    assert!(other.offered("copy").is_empty());
}

#[test]
fn nu_153_the_copier_meets_all_conditions() {
    // NU-153, R-10
    let buy = |shares| {
        position("4p")
            .workers(1, &[Task::Buy])
            .seat(A, |a| _ = a.goods(0, 0, 9))
            .seat(B, |b| _ = b.in_new_shares(shares))
            .board()
    };
    assert_eq!(buy(0).refusal("copy buy"), Refusal::NoNewShares);
    assert!(buy(1).is_legal("copy buy"));
    let poor = position("4p").workers(1, &[Task::Ship; 2]).board();
    assert!(poor.offered("copy").is_empty());
}
