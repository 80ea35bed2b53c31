//! Whole random games, looked at before every decision.

use std::collections::{BTreeMap, BTreeSet};

use fjords::{Action, Deed, Fjords, View};
use fjords_board::FjordsBoard;
use scene::{Board, Eye, Scene};
use tabletop::{Game, Seat, Table, Turn, Viewer};

use testkit::Plainly;

use crate::drawn;

/// Games of every kind: few and many players, all runes, epic and original.
const SETUPS: [&str; 5] = [
    "2p",
    "4p",
    "3p runes=strength,water,friendship,journey,horse,wisdom,home,secret",
    "2p epic runes=journey,wisdom,secret",
    "2p original",
];

/// Shows every decision of a random game, every `every`th of them at least.
fn decisions(setup: &str, seed: u64, every: usize, mut look: impl FnMut(&View, Seat, &[Action])) {
    let whole: Table<Fjords> = testkit::random_game(setup, seed);
    let mut table = whole.after(0);
    for (number, &step) in whole.steps().iter().enumerate() {
        if let Turn::Seats(seats) = table.turn()
            && number % every == 0
        {
            let seat = seats.lowest().expect("somebody is asked");
            let mut legal = Vec::new();
            table.state().legal(seat, &mut legal);
            look(&table.view(Viewer::Seat(seat)), seat, &legal);
        }
        table.step(step).expect("a step of the game itself");
    }
}

fn scene_of(view: &View, seat: Seat, legal: &[Action]) -> Scene {
    FjordsBoard::scene(view, &Eye { viewer: Viewer::Seat(seat), acting: Some(seat), legal, words: &Plainly })
}

/// All targets that the page would find.
fn targets(scene: &Scene) -> BTreeSet<String> {
    let layers = drawn::chart(scene).layers.iter().filter(|layer| layer.id == "targets");
    let marked = layers.flat_map(|layer| testkit::values(&layer.svg, "data-t")).map(str::to_owned);
    let picks = scene.dock.picks.iter().filter(|pick| pick.closed.is_none()).map(|pick| pick.target.clone());
    let buttons = scene.dock.buttons.iter().filter(|button| button.closed.is_none());
    marked.chain(picks).chain(buttons.map(|button| button.target.clone())).collect()
}

#[test]
fn every_action_can_be_pointed_at_and_is_told_from_every_other() {
    for setup in SETUPS {
        decisions(setup, 7, 3, |view, seat, legal| {
            let there = targets(&scene_of(view, seat, legal));
            let mut said: BTreeMap<Vec<String>, Vec<Action>> = BTreeMap::new();
            for &action in legal {
                let path = FjordsBoard::path(view, action);
                assert!(!path.is_empty());
                for target in &path {
                    assert!(
                        there.contains(target),
                        "{setup}: {action} points at {target}, which is not there"
                    );
                }
                said.entry(path).or_default().push(action);
            }
            for (path, actions) in said.iter().filter(|(_, actions)| actions.len() > 1) {
                let names: BTreeSet<_> = actions.iter().map(|action| variant(*action)).collect();
                assert!(names.len() == 1 && !names.contains(&None), "{setup}: {path:?} says {actions:?}");
            }
            // What is offered leads somewhere.
            let used: BTreeSet<&String> = said.keys().flatten().collect();
            for target in &there {
                assert!(used.contains(target), "{setup}: {target} is offered but leads nowhere");
            }
        });
    }
}

/// What makes actions variants of each other: the same hex at the same place.
fn variant(action: Action) -> Option<(String, fjords::Place)> {
    match action.deed() {
        Deed::Lay { hex, at } => Some((format!("{}{}", hex.corners.name(), hex.starred), at)),
        _ => None,
    }
}

#[test]
fn pointing_along_a_path_attempts_its_action() {
    for setup in SETUPS {
        decisions(setup, 3, 11, |view, seat, legal| {
            for &action in legal {
                let path = FjordsBoard::path(view, action);
                let path: Vec<&str> = path.iter().map(String::as_str).collect();
                let attempts = FjordsBoard::attempts(view, seat, &path);
                assert!(attempts.contains(&action), "{setup}: {action} by {path:?}");
            }
        });
    }
}

/// Whatever is pointed at, an answer can be given: every cell means something, and a rule forbids what is not legal.
#[test]
fn every_cell_can_be_asked_why() {
    for setup in SETUPS {
        let whole: Table<Fjords> = testkit::random_game(setup, 5);
        for steps in (0..whole.steps().len()).step_by(37) {
            let table = whole.after(steps);
            let Turn::Seats(seats) = table.turn() else { continue };
            let seat = seats.lowest().expect("somebody is asked");
            let view = table.view(Viewer::Seat(seat));
            let places = view.hexes.iter().map(|laid| laid.at).chain(view.open.iter().copied());
            for place in places {
                let cell = FjordsBoard::target_of_place(&place.to_string());
                let attempts = FjordsBoard::attempts(&view, seat, &[&cell]);
                assert!(!attempts.is_empty(), "{setup}: {cell} means nothing at {:?}", view.waiting_for);
            }
        }
    }
}

#[test]
fn every_ghost_is_drawn_and_every_number_is_short() {
    for setup in SETUPS {
        decisions(setup, 11, 23, |view, seat, legal| {
            for &action in legal.iter().take(12) {
                let ghost = FjordsBoard::ghost(view, seat, action, &Plainly);
                let none = matches!(action.deed(), Deed::NoHouse | Deed::Leave | Deed::Draw);
                assert_eq!(ghost.is_empty(), none, "{action}");
                assert!(!ghost.contains("NaN"));
            }
            let scene = scene_of(view, seat, legal);
            for layer in &drawn::chart(&scene).layers {
                let decimals = layer.svg.split('.').skip(1);
                let long = decimals.filter(|rest| rest.bytes().take_while(u8::is_ascii_digit).count() > 2);
                assert_eq!(long.count(), 0, "{} has numbers with more than two decimals", layer.id);
            }
        });
    }
}
