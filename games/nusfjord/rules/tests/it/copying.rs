//! СКОПИРОВАТЬ ДЕЙСТВИЕ.

use nusfjord::{Nusfjord, Refusal, effect::Task};
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
    let full = || position("5p").workers(1, &[Task::Serve, Task::Thin]).seat(A, |a| _ = a.goods(0, 9, 0));
    let board = full().board();
    assert!(board.is_legal("copy serve 1") && board.is_legal("copy thin"));
    let left = full().copy_worker(2, 0).board();
    assert_eq!(left.refusal("copy serve 1"), Refusal::CopySpaceTaken);
    assert!(left.is_legal("copy thin"));
    let middle = full().copy_worker(2, 1).board();
    assert!(middle.is_legal("copy serve 1"));
    assert_eq!(middle.refusal("copy thin"), Refusal::CopySpaceTaken);
    // Columns are data: with Thin Out in the right column another copy space stands for it.
    let moved = edition(
        "board.toml",
        "action = \"thin\"\ncolumn = \"middle\"",
        "action = \"thin\"\ncolumn = \"right\"",
    );
    let setup = "5p".parse().unwrap();
    let game =
        nusfjord::Position::new(&setup, moved).workers(1, &[Task::Thin]).copy_worker(2, 1).ready().unwrap();
    assert_eq!(game.check(A, nusfjord::Action::Copy(nusfjord::Deed::Thin)), Ok(()));
    // Every action stands in exactly one column.
    let sides = &testkit::material::<Nusfjord>().sides;
    assert_eq!(sides.each_ref().map(|side| side.column.len()), [11, 11]);
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
