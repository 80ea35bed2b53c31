//! A table of Fjords as the page gets it.

use std::collections::BTreeSet;

use fjords::{Action, Deed, Phase, Place, View};
use fjords_board::FjordsBoard;
use scene::{Board, Chart, Eye, Scene};
use tabletop::{Seat, Viewer};

use testkit::{Plainly, values};

use crate::sample;

pub fn scene(view: &View, acting: Option<Seat>, legal: &[Action]) -> Scene {
    FjordsBoard::scene(view, &Eye { viewer: Viewer::Seat(Seat(1)), acting, legal, words: &Plainly })
}

pub fn chart(scene: &Scene) -> &Chart {
    scene.chart().expect("the board is a chart")
}

fn layer<'a>(scene: &'a Scene, id: &str) -> &'a str {
    &chart(scene).layers.iter().find(|layer| layer.id == id).expect("the layer is there").svg
}

/// Everything of a scene that becomes part of one page.
fn text(scene: &Scene) -> String {
    let layers = chart(scene).layers.iter().map(|layer| layer.svg.as_str());
    layers.chain(scene.dock.picks.iter().map(|pick| pick.art.as_str())).collect()
}

fn lays(view: &View) -> Vec<Action> {
    let offers = view.row.iter().chain(&view.drawn).chain(&view.aside);
    let kinds = offers.map(|hex| &view.kinds[usize::from(hex.0)]);
    let ways = kinds.flat_map(|kind| (0..kind.turns()).map(|turn| kind.turned(turn)));
    ways.flat_map(|hex| view.open.iter().map(move |&at| Deed::Lay { hex, at }.into())).collect()
}

fn settling(view: &View) -> Vec<Action> {
    let laid = || view.hexes.iter().map(|laid| laid.at);
    let mut legal: Vec<Action> = laid().map(|at| Deed::Viking { at }.into()).collect();
    legal.extend(laid().map(|at| Action::from(Deed::Journey { at })));
    legal.extend(laid().map(|at| Action::from(Deed::Horse { at })));
    for &cell in &view.open {
        let beside = laid().filter(|at| cell.side_towards(*at).is_some());
        legal.extend(beside.map(|at| Action::from(Deed::Wisdom { cell, at })));
    }
    legal.push(Deed::Leave.into());
    legal
}

fn tables() -> Vec<(View, Vec<Action>)> {
    let exploring = sample::view(25, 4, Phase::Exploration);
    let settled = sample::view(40, 9, Phase::Settlement);
    let (lay, settle) = (lays(&exploring), settling(&settled));
    vec![(exploring, lay), (settled, settle)]
}

#[test]
fn ids_are_unique_and_numbers_are_numbers() {
    for (view, legal) in tables() {
        let page = text(&scene(&view, Some(Seat(1)), &legal))
            + &FjordsBoard::ghost(&view, Seat(1), legal[0], &Plainly)
            + &FjordsBoard::cover()
            + &scene::art::sprite(&[FjordsBoard::ASSETS]);
        let ids = values(&page, "id");
        let different: BTreeSet<_> = ids.iter().collect();
        assert!(ids.len() > 40);
        assert_eq!(ids.len(), different.len());
        assert!(!page.contains("NaN"));
        let longest = page.split(|c: char| !c.is_ascii_digit()).map(str::len).max();
        assert!(longest < Some(6), "a number ran away");
        let used = page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        for symbol in used {
            assert!(different.contains(&symbol), "#{symbol} is used but nowhere drawn");
        }
    }
}

#[test]
fn every_place_of_every_path_can_be_pointed_at() {
    for (view, legal) in tables() {
        let scene = scene(&view, Some(Seat(1)), &legal);
        let marked: BTreeSet<&str> = values(layer(&scene, "targets"), "data-t").into_iter().collect();
        let asked: BTreeSet<&str> = values(layer(&scene, "cells"), "data-t").into_iter().collect();
        let picks: BTreeSet<&str> = scene.dock.picks.iter().map(|pick| pick.target.as_str()).collect();
        let buttons: BTreeSet<&str> =
            scene.dock.buttons.iter().map(|button| button.target.as_str()).collect();
        for &action in &legal {
            for target in FjordsBoard::path(&view, action) {
                let there = if target.starts_with("cell-") {
                    marked.contains(target.as_str()) && (asked.contains(target.as_str()))
                } else {
                    picks.contains(target.as_str()) || buttons.contains(target.as_str())
                };
                assert!(there, "{action} points at {target}");
            }
        }
    }
}

#[test]
fn paths_tell_actions_apart_but_for_the_turns_of_a_hex() {
    for (view, legal) in tables() {
        for (i, &one) in legal.iter().enumerate() {
            for &other in legal[..i].iter().filter(|&&other| other != one) {
                if FjordsBoard::path(&view, one) != FjordsBoard::path(&view, other) {
                    continue;
                }
                let (Deed::Lay { hex: a, at: p }, Deed::Lay { hex: b, at: q }) = (one.deed(), other.deed())
                else {
                    panic!("{one} and {other} are said alike");
                };
                assert!(p == q && a.corners.name() == b.corners.name(), "{one} and {other} are said alike");
            }
        }
    }
}

#[test]
fn pointing_along_a_path_means_its_action() {
    for (view, legal) in tables() {
        for &action in &legal {
            let path = FjordsBoard::path(&view, action);
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            assert!(FjordsBoard::attempts(&view, Seat(1), &path).contains(&action), "{action} by {path:?}");
        }
    }
}

#[test]
fn a_click_without_a_choice_means_something() {
    let exploring = sample::view(10, 1, Phase::Exploration);
    let at = exploring.open[0];
    let cell = FjordsBoard::target_of_place(&at.to_string());
    let lays = FjordsBoard::attempts(&exploring, Seat(1), &[&cell]);
    assert!(
        lays.len() >= 12
            && lays.iter().all(|action| matches!(action.deed(), Deed::Lay { at: p, .. } if p == at))
    );
    let settled = sample::view(10, 1, Phase::Settlement);
    assert_eq!(FjordsBoard::attempts(&settled, Seat(1), &[&cell]), [Action::from(Deed::Viking { at })]);
    let stone = FjordsBoard::attempts(&settled, Seat(1), &["do-wisdom", &cell]);
    assert_eq!(stone.len(), 6);
}

#[test]
fn nonsense_means_nothing() {
    let view = sample::view(10, 1, Phase::Settlement);
    for path in [&["cell-x"][..], &["do-dance"], &["row-99", "cell-n0e0"], &[], &["do-journey", "do-journey"]]
    {
        assert_eq!(FjordsBoard::attempts(&view, Seat(1), path), [], "{path:?}");
    }
    // At the end of the world the neighbours cannot be named.
    let rim = FjordsBoard::attempts(&view, Seat(1), &["do-wisdom", "cell-n60e30"]);
    assert!(rim.len() < 6, "{rim:?}");
}

#[test]
fn equal_hexes_of_the_row_share_a_card() {
    let view = sample::view(25, 4, Phase::Exploration);
    let scene = scene(&view, Some(Seat(1)), &lays(&view));
    let targets: Vec<_> = scene.dock.picks.iter().map(|pick| pick.target.as_str()).collect();
    assert_eq!(targets, ["row-0", "row-1", "row-2"], "the fourth is the first again");
    let titles: Vec<_> = scene.dock.picks.iter().map(|pick| pick.title.id).collect();
    assert_eq!(titles.iter().position(|&id| id == "fjords-dock-copies"), Some(0));
    assert_eq!(titles.iter().filter(|&&id| id == "fjords-dock-copies").count(), 1);
}

#[test]
fn a_hex_that_fits_nowhere_says_so() {
    let view = sample::view(25, 4, Phase::Exploration);
    let scene = scene(&view, Some(Seat(1)), &[]);
    assert!(
        scene
            .dock
            .picks
            .iter()
            .all(|pick| pick.closed.as_ref().is_some_and(|why| why.id == "fjords-dock-fits-nowhere"))
    );
}

/// Only what changed is drawn anew: a viking leaves the land alone.
#[test]
fn a_piece_does_not_touch_the_land() {
    let mut view = sample::view(40, 9, Phase::Settlement);
    let before = scene(&view, None, &[]);
    let free = view.hexes.iter().position(|laid| laid.piece.is_none()).expect("a free hex");
    view.hexes[free].piece = view.hexes.iter().find_map(|laid| laid.piece);
    let after = scene(&view, None, &[]);
    for id in ["furniture", "land", "cells"] {
        assert_eq!(layer(&before, id), layer(&after, id), "{id}");
    }
    assert_ne!(layer(&before, "pieces"), layer(&after, "pieces"));
}

#[test]
fn everything_that_stands_has_a_name() {
    let view = sample::view(40, 9, Phase::Settlement);
    let scene = scene(&view, Some(Seat(1)), &settling(&view));
    let pieces = layer(&scene, "pieces");
    let standing = view.hexes.iter().filter(|laid| laid.piece.is_some() || laid.rune.is_some()).count();
    assert_eq!(pieces.matches("<title>").count(), standing + view.wisdom.len());
    for target in layer(&scene, "targets").split("<g class=\"legal").skip(1) {
        let label = values(target, "aria-label");
        assert!(label.first().is_some_and(|label| label.contains("fjords-label-target")), "{target}");
    }
}

#[test]
fn a_spectator_is_told_whom_the_table_waits_for() {
    let view = sample::view(25, 4, Phase::Exploration);
    let scene = scene(&view, None, &[]);
    let heading = scene.dock.heading.as_ref().expect("a heading");
    assert_eq!(heading.id, "fjords-dock-waiting-lay");
    assert_eq!(layer(&scene, "targets"), "");
    assert_eq!(scene.seats[1].doing.as_ref().map(|doing| doing.id), Some("fjords-seat-laying"));
    assert!(scene.seats[0].doing.is_none());
}

#[test]
fn the_view_holds_all_land_and_every_open_cell() {
    let view = sample::view(25, 4, Phase::Exploration);
    let scene = scene(&view, Some(Seat(1)), &lays(&view));
    let [x, y, w, h] = chart(&scene).view_box;
    let places = view.hexes.iter().map(|laid| laid.at).chain(view.open.iter().copied());
    for place in places {
        for corner in fjords_board::Cell::from(place).corners(fjords_board::RADIUS) {
            assert!(
                (x..=x + w).contains(&corner.x) && (y..=y + h).contains(&corner.y),
                "{place} is out of view"
            );
        }
    }
}

#[test]
fn ghosts_stand_where_the_action_points() {
    let view = sample::view(25, 4, Phase::Exploration);
    let at = view.hexes[5].at;
    let lay = lays(&view)[0];
    let ghost = |deed: Action| FjordsBoard::ghost(&view, Seat(1), deed, &Plainly);
    assert!(ghost(lay).contains("ghost-veil"));
    assert!(
        ["turn", "back", "confirm"].iter().all(|verb| ghost(lay).contains(&format!("data-do=\"{verb}\"")))
    );
    assert!(ghost(Deed::Viking { at }.into()).contains("#vk-p2"));
    assert!(ghost(Deed::House.into()).contains("#ho-p2"));
    assert!(ghost(Deed::Home.into()).contains("#rn-home"));
    let wisdom = ghost(Deed::Wisdom { cell: Place::new(3, 0), at }.into());
    assert!(wisdom.contains("#rn-wisdom") && wisdom.contains("#vk-p2"));
    assert!(ghost(Deed::Secret { from: at, to: view.hexes[6].at }.into()).contains("ghost-way"));
    assert_eq!(ghost(Deed::NoHouse.into()), "");
}

/// The heading asks for what can be done: with nothing to build for the Secret rune, with nowhere to walk for a rune.
#[test]
fn the_heading_asks_for_what_is_possible() {
    let heading = |view: &View, deeds: &[Deed]| {
        let legal: Vec<Action> = deeds.iter().map(|&deed| deed.into()).collect();
        scene(view, Some(Seat(1)), &legal).dock.heading.expect("a heading").id
    };
    let mut view = sample::view(25, 4, Phase::Exploration);
    view.waiting_for = fjords::Step::House;
    let (from, to) = (view.hexes[3].at, view.hexes[4].at);
    let secret = Deed::Secret { from, to };
    assert_eq!(heading(&view, &[Deed::NoHouse, secret]), "fjords-dock-only-secret");
    assert_eq!(heading(&view, &[Deed::House, Deed::NoHouse, secret]), "fjords-dock-house");
    let view = sample::view(40, 9, Phase::Settlement);
    assert_eq!(heading(&view, &[Deed::Journey { at: to }, Deed::Leave]), "fjords-dock-only-rune");
    assert_eq!(heading(&view, &[Deed::Viking { at: to }, Deed::Journey { at: from }]), "fjords-dock-viking");
}

/// No two players look alike (FJ-009).
#[test]
fn everybody_has_a_colour_of_his_own() {
    let view = sample::view(25, 4, Phase::Exploration);
    let colours: std::collections::BTreeSet<_> =
        (0..4).map(|seat| FjordsBoard::colour(&view, Seat(seat))).collect();
    assert_eq!(colours.len(), 4);
    let shown: Vec<_> = scene(&view, None, &[]).seats.iter().map(|card| card.colour).collect();
    assert!(
        shown
            .iter()
            .enumerate()
            .all(|(seat, colour)| *colour == FjordsBoard::colour(&view, Seat(seat as u8)))
    );
}
