//! what finishing a region would bring at least, against all that can happen.

use std::collections::BTreeMap;

use dealer::Quick;
use newlands::{Action, NewLands, Place, Position, Step};
use tabletop::{Dealer, Game, Seat, Turn, Viewer};

use crate::board::{A, Played, board, material, position, tile};

/// The least that each companion's region gives in any position of the rest of the game in which it is finished. Every
/// tile is drawn, and laid wherever it fits; companions stay where they are.
fn least(state: &NewLands, found: &mut BTreeMap<Place, i32>) {
    for prospect in (0..state.seats()).flat_map(|seat| state.prospects(Seat(seat))) {
        if prospect.open == 0 {
            let points = prospect.sum.points();
            found.entry(prospect.at).and_modify(|least| *least = points.min(*least)).or_insert(points);
        }
    }
    match state.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            for (outcome, _) in outcomes {
                let mut next = state.clone();
                next.reveal_unchecked(outcome, &mut ());
                least(&next, found);
            }
        }
        Turn::Seats(seats) => {
            let seat = seats.lowest().unwrap();
            let mut actions = vec![Action::PASS];
            if state.step() != Step::Companion {
                actions.clear();
                state.legal(seat, &mut actions);
            }
            for action in actions {
                let mut next = state.clone();
                next.act_unchecked(seat, action, &mut ());
                least(&next, found);
            }
        }
    }
}

/// Compares what every companion is told with what can happen; gives what was told.
#[track_caller]
fn compare(position: Position, name: &str) -> Vec<(i32, Option<i32>)> {
    let state = position.build().unwrap();
    let mut found = BTreeMap::new();
    least(&state, &mut found);
    let view = state.view(Viewer::Spectator);
    let open = view.companions.iter().filter(|companion| !companion.now.sum.finished);
    open.map(|companion| {
        let least = view.regions[companion.region].least_finished();
        assert_eq!(least, found.get(&companion.at).copied(), "{} of {name}", companion.at);
        (companion.now.points, least)
    })
    .collect()
}

#[track_caller]
fn told(tiles: &str, piece: usize, supply: &[&str]) -> Option<i32> {
    let position = position("2p first=a", tiles).companion(A, Place::START, piece);
    compare(position.supply(supply.iter().map(|key| tile(key))), tiles)[0].1
}

/// The bay of the start tile has one city. Closed by one tile it has two, and the exception takes the bonus.
#[test]
fn a_bay_of_one_tile_is_promised_no_bonus() {
    let bay = board("start@0,0/0").region(0, 0, 2);
    assert_eq!((bay.now.points, bay.least_finished()), (1, Some(1)), "with all tiles to come");
    assert_eq!(told("start@0,0/0", 2, &["gsgg-cap", "mmmm-solid"]), Some(1));
    assert_eq!(told("start@0,0/0", 2, &["gsgg-cap-c1", "mmmm-solid"]), Some(2), "every lid left has a city");
    assert_eq!(told("start@0,0/0", 2, &["sgsg-band", "gsgg-cap"]), Some(1), "directly, not by the strait");
    assert_eq!(told("start@0,0/0", 2, &["gsgs-band-c1", "ggsg-caps3"]), Some(1));
    assert_eq!(told("start@0,0/0", 2, &["gsgs-band-c1", "mmmm-solid"]), None, "no lid is left");
    assert_eq!(told("start@0,0/0", 2, &["ssss-solid", "gsgg-cap", "msmm-cap"]), Some(1));
    assert_eq!(told("start@0,0/0 gsgs-band-c1@0,1/1", 2, &["gsgg-cap", "gsgg-cap-c1"]), Some(5));
}

/// A range counts its cities, not its tiles: the cheapest way to finish it may be the longer one.
#[test]
fn a_range_may_be_finished_cheaper_the_long_way() {
    let one_side = "start@0,0/0 gmgg-cap@1,0/2";
    assert_eq!(told(one_side, 1, &["smss-cap-c1"]), Some(4));
    assert_eq!(told(one_side, 1, &["smss-cap-c1", "gmgm-band", "smss-cap"]), Some(2));
    assert_eq!(told(one_side, 1, &["smss-cap-c1", "gmgm-band", "ssss-solid"]), Some(4));
    assert_eq!(told("start@0,0/0", 1, &["smss-cap-c1", "gmgg-cap", "gmgg-cap"]), Some(2));
    assert_eq!(told("start@0,0/0", 1, &["gmgg-cap"]), None, "one tile does not close two sides");
}

/// Small positions with few tiles to come, each played out in every way there is.
#[test]
fn the_least_is_what_can_happen() {
    let (mut closable, mut hopeless, mut more) = (0, 0, 0);
    for seed in 0..60 {
        let mut dealer = Quick::new(seed);
        let whole = testkit::random_game::<NewLands>("5p first=a", seed);
        let laid = 2 + seed as usize % 9;
        let lying = whole.view(Viewer::Spectator).tiles;
        let mut set = Position::new("5p first=a".parse().unwrap(), material());
        for (number, tile) in lying[..laid].iter().enumerate() {
            let piece = dealer.pick(tile.pieces.len() as u32) as usize;
            set = set.tile(tile.tile, tile.rotation, tile.at);
            if number < 10 {
                set = set.companion(Seat(number as u8 / 2), tile.at, piece);
            }
        }
        // Three that lie in the real game, so that they are no strangers to each other.
        let supply = (0..3).map(|_| laid + dealer.pick((lying.len() - laid) as u32 / 3) as usize * 3);
        let mut supply: Vec<usize> = supply.filter(|&number| number < lying.len()).collect();
        supply.sort_unstable();
        supply.dedup();
        let set = set.supply(supply.iter().map(|&number| lying[number].tile));
        for (now, least) in compare(set, &format!("seed {seed}")) {
            closable += u32::from(least.is_some());
            hopeless += u32::from(least.is_none());
            more += u32::from(least > Some(now));
        }
    }
    assert!(
        closable > 60 && hopeless > 60 && more > 30,
        "{closable} closable, {hopeless} not, {more} for more"
    );
}

/// In whole games: nothing finishes a region for less than was promised before.
#[test]
fn no_region_is_finished_for_less() {
    let mut finished = 0;
    for seed in 0..12 {
        let whole = testkit::random_game::<NewLands>(if seed % 2 == 0 { "2p" } else { "3p hand" }, seed);
        let mut table = whole.after(0);
        let mut before = Played(table.state().clone()).view();
        for &step in whole.steps() {
            table.step(step).unwrap();
            let view = table.view(Viewer::Spectator);
            for old in before.regions.iter().filter(|region| !region.finished) {
                let index =
                    view.tiles.iter().flat_map(|tile| tile.pieces.iter().map(move |piece| (tile.at, piece)));
                let newlands::Spot::Piece { at, piece } = old.id else {
                    panic!("regions are named by a piece")
                };
                let (_, found) =
                    index.into_iter().find(|(place, found)| (*place, found.name) == (at, piece)).unwrap();
                let new = &view.regions[found.region];
                let promised = old.least_finished().unwrap_or(i32::MAX);
                let now = new.least_finished().unwrap_or(i32::MAX);
                assert!(promised <= now, "{}: {promised} was promised, now {now}", old.id);
                if new.finished {
                    assert_eq!(new.least_finished(), Some(new.now.points));
                    finished += 1;
                }
            }
            before = view;
        }
    }
    assert!(finished > 200, "{finished} regions were finished");
}
