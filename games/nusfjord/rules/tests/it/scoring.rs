//! ОКОНЧАНИЕ ИГРЫ И ПОДСЧЁТ ОЧКОВ.

use nusfjord::{Reason, effect::Hull::*};
use tabletop::{Game, Say};

use crate::board::*;

#[test]
fn nu_155_printed_points_may_be_negative() {
    // NU-155
    let plain = position("2p deck=cod").board();
    let with = position("2p deck=cod").seat(A, |a| _ = a.built("office", "b1")).board();
    // The Office costs one point and fills a space that cost one.
    assert_eq!(with.0.points(A), plain.0.points(A));
    let sheet = &with.0.scores()[0];
    let office = sheet.lines.iter().find(|line| line.reason == Reason::Building(card("office"))).unwrap();
    assert_eq!(office.points, -1);
}

#[test]
fn nu_157_shares_score_for_their_holder() {
    // NU-157, R-19
    let board = position("2p").seat(A, |a| _ = a.in_new_shares(1)).seat(B, |b| _ = b.held_by(A, 3)).board();
    let line = |seat: tabletop::Seat, reason| {
        let sheets = board.0.scores();
        sheets[seat.index()].lines.iter().find(|line| line.reason == reason).unwrap().points
    };
    assert_eq!(line(A, Reason::Shares), 5, "two red and three blue");
    assert_eq!(line(A, Reason::Unissued), -2, "the share in New Shares counts for nobody and against nobody");
    assert_eq!((line(B, Reason::Shares), line(B, Reason::Unissued)), (2, 0));
}

#[test]
fn nu_161_other_things_score_nothing() {
    // NU-161
    let untouched = position("2p").board();
    assert_eq!(untouched.0.points(A), -6, "five free spaces, three unissued and two issued shares");
    let rich = position("2p")
        .open(&["castle", "fish-stand"])
        .seat(A, |a| {
            a.goods(12, 20, 0).reserve(5, 8).forests("c2", 2).forests("c3", 2);
            a.elder("broker", 2).elder("merchant", 0).elder("forester", 1);
        })
        .board();
    assert_eq!(rich.0.points(A), -6);
}

#[test]
fn nu_162_ties_are_shared() {
    // NU-162
    let board = position("3p")
        .seat(A, |a| _ = a.goods(0, 9, 5))
        .seat(B, |b| _ = b.goods(12, 0, 5))
        .seat(C, |c| _ = c.ships(&[Sloop]))
        .board();
    assert_eq!(board.0.places()[..3], [1, 1, 3]);
    assert!(board.0.scores().iter().all(|sheet| sheet.tiebreaks.is_empty()));
}

#[test]
fn every_line_of_a_score_names_what_and_where() {
    let board = position("2p")
        .seat(A, |a| _ = a.built("castle", "b2").on_track("boardwalk").ships(&[Cutter]))
        .board();
    let sheet = &board.0.scores()[0];
    let places = |reason| sheet.lines.iter().find(|line| line.reason == reason).unwrap().places.clone();
    assert_eq!(places(Reason::Condition(card("castle"))), ["a-b2"]);
    assert_eq!(places(Reason::Building(card("boardwalk"))), ["a-track-0"]);
    assert_eq!(places(Reason::FreeSpaces), ["a-b1", "a-a2", "a-a3", "a-b3"]);
    assert_eq!(places(Reason::Ships(Cutter)), ["a-track-1"]);
    assert_eq!(places(Reason::Gold), ["a-gold"]);
    assert_eq!(Reason::Ships(Cutter).say().id, "nusfjord-reason-ships");
}
