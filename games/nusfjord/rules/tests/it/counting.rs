//! What cards count where two kinds of one thing meet, and what counting the components refuses.

use nusfjord::{
    Refusal,
    effect::{Hull, Hull::*, Task},
};
use tabletop::{Game, Viewer};

use crate::board::*;

/// the spare schooner is a schooner, whoever counts ships or their kinds.
#[test]
fn the_spare_is_a_schooner() {
    let counted = |key: &str, hulls: &[Hull]| {
        let board = position("2p mixed").seat(A, |a| _ = a.ships(hulls).built(key, "b1")).board();
        board.condition(A, key)
    };
    // The Dock gives 2 for each schooner and 1 for each cutter, the Harbor Gate by kinds: 1, 3, 5, 7.
    for (hulls, schooners, kinds) in [
        (&[][..], 0, 1),
        (&[Schooner], 2, 3),
        (&[Spare], 2, 3),
        (&[Schooner, Spare], 4, 3),
        (&[Schooner, Schooner, Spare], 6, 3),
        (&[Cutter, Spare], 3, 5),
        (&[Sloop, Cutter, Spare], 3, 7),
    ] {
        assert_eq!(counted("dock", hulls), schooners, "{hulls:?}");
        assert_eq!(counted("harbor-gate", hulls), kinds, "{hulls:?}");
    }
    let own = position("2p mixed").seat(A, |a| _ = a.ships(&[Schooner, Spare])).board();
    assert_eq!(own.harbor(A).fleet, [0, 0, 2]);
    assert_eq!(own.0.holdings(A).ships, 2);
}

/// NU-113, R-35: the last unit of the track can be built on, and no unit beyond it.
#[test]
fn a_building_on_the_track_needs_a_unit() {
    let with = |hulls: &[Hull]| {
        position("2p").open(&["boardwalk"]).seat(A, |a| _ = a.goods(9, 9, 9).ships(hulls)).board()
    };
    let mut fits = with(&[Sloop, Schooner, Schooner, Schooner]);
    assert_eq!(fits.harbor(A).length, 14);
    fits.act("build boardwalk");
    let places = fits.offered("at ");
    assert!(places.iter().any(|place| place == "at track"), "{places:?}");
    fits.act("at track");
    assert_eq!(fits.harbor(A).length, 15);
    let mut full = with(&[Cutter, Schooner, Schooner, Schooner]);
    assert_eq!(full.harbor(A).length, 15);
    full.act("build boardwalk");
    let places = full.offered("at ");
    assert!(!places.is_empty() && places.iter().all(|place| place != "at track"), "{places:?}");
}

/// Ships that reach beyond the track cannot lie there, though what is noted agrees.
#[test]
fn no_fleet_is_longer_than_the_track() {
    let long = position("2p mixed").seat(A, |a| _ = a.ships(&[Schooner, Schooner, Schooner, Spare]));
    assert_eq!(long.ready().unwrap_err().to_string(), "seat a: length 16");
    let fits = position("2p mixed").seat(A, |a| _ = a.ships(&[Cutter, Schooner, Schooner, Spare]));
    assert_eq!(fits.board().harbor(A).length, 15);
}

/// A space that is closed says what stands in the way first.
#[test]
fn a_closed_space_says_why() {
    let closed = |board: &Board, task: Task| {
        let view = board.view();
        view.spaces.iter().find(|space| space.task == task).unwrap().closed
    };
    let open = position("2p").open(&["fish-market"]);
    let full = open.clone().seat(A, |a| {
        a.goods(9, 9, 9).built("yard", "b1").forests("a2", 1).forests("a3", 1);
    });
    assert_eq!(closed(&full.board(), Task::Building), Some(Refusal::NoFreeSpace));
    let poor = open.clone().seat(A, |a| _ = a.goods(0, 0, 0)).board();
    assert_eq!(closed(&poor, Task::Building), Some(Refusal::NoBuildingInReach));
    assert_eq!(closed(&poor, Task::Transfer), Some(Refusal::EmptyReserve));
    assert_eq!(closed(&poor, Task::Buy), Some(Refusal::NoNewShares));
    let rich =
        open.seat(A, |a| _ = a.goods(9, 9, 9).reserve(1, 0)).seat(B, |b| _ = b.in_new_shares(1)).board();
    for task in [Task::Building, Task::Transfer, Task::Buy, Task::Ship, Task::Clear, Task::Plant, Task::Gold]
    {
        assert_eq!(closed(&rich, task), None, "{task:?}");
    }
}

/// Three workers of a colour are all there are, wherever they stand.
#[test]
fn nobody_has_a_fourth_worker() {
    let three = [Task::Gold, Task::Transfer, Task::Issue];
    assert!(position("3p").turns(1).workers(0, &three).ready().is_ok());
    let four = [Task::Gold, Task::Transfer, Task::Issue, Task::Thin];
    let why = position("3p").turns(1).workers(0, &four).ready().unwrap_err().to_string();
    assert_eq!(why, "4 workers of colour 0");
    let with_elder = position("3p")
        .turns(1)
        .workers(0, &three)
        .seat(A, |a| _ = a.elder("broker", 0).worker_on("broker", 0));
    assert_eq!(with_elder.ready().unwrap_err().to_string(), "4 workers of colour 0");
    let strange = position("3p").turns(1).workers(3, &[Task::Gold]);
    assert_eq!(strange.ready().unwrap_err().to_string(), "a worker of nobody's colour");
    assert!(position("4p").turns(1).workers(3, &[Task::Gold]).ready().is_ok());
}

/// Whoever is short of fish is told for what; everybody else is told to wait.
#[test]
fn the_table_asks_for_what_is_short() {
    let asked = |board: &Board, viewer| board.0.view(viewer).question().id;
    let short = |elders: &[&str], shares: u8| {
        let position = position("3p").at_fishing().seat(A, |a| {
            elders.iter().for_each(|elder| _ = a.elder(elder, 0));
            a.held_by(B, shares).held_by(C, shares);
        });
        position.board()
    };
    let elders = short(&["developer", "broker", "merchant", "forester"], 0);
    assert_eq!(asked(&elders, Viewer::Seat(A)), "nusfjord-ask-fish-elders");
    let shares = short(&["developer", "broker"], 1);
    assert_eq!(asked(&shares, Viewer::Seat(A)), "nusfjord-ask-fish-shares");
    for board in [elders, shares] {
        for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator, Viewer::Omniscient] {
            assert_eq!(asked(&board, viewer), "nusfjord-ask-fish-others", "{viewer:?}");
        }
    }
}
