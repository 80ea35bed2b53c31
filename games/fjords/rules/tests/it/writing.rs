//! Notation: every short form is read back, and garbage is refused without a panic.

use fjords::{Action, Chance, Corners, Deed, Face, Place};
use proptest::prelude::*;
use tabletop::{Notation, Seat};

fn a_place() -> impl Strategy<Value = Place> {
    (-60i8..=60, -60i8..=60).prop_map(|(q, r)| Place::new(q, r))
}

fn a_face() -> impl Strategy<Value = Face> {
    (0..198usize, any::<bool>())
        .prop_map(|(way, starred)| Face { corners: Corners::all().nth(way).unwrap(), starred })
}

fn a_deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        (a_face(), a_place()).prop_map(|(hex, at)| Deed::Lay { hex, at }),
        (a_place(), a_place()).prop_map(|(from, to)| Deed::Secret { from, to }),
        (a_place(), a_place()).prop_map(|(cell, at)| Deed::Wisdom { cell, at }),
        a_place().prop_map(|at| Deed::Viking { at }),
        a_place().prop_map(|at| Deed::Journey { at }),
        a_place().prop_map(|at| Deed::Horse { at }),
        Just(Deed::House),
        Just(Deed::NoHouse),
        Just(Deed::Home),
        Just(Deed::Leave),
        Just(Deed::Draw),
    ]
}

proptest! {
    #[test]
    fn actions_round_trip(deed in a_deed()) {
        let action = Action::from(deed);
        prop_assert_eq!(action.deed(), deed);
        prop_assert_eq!(Action::parse(&action.to_string()), Ok(action));
    }

    #[test]
    fn places_round_trip_and_keep_their_order(one in a_place(), other in a_place()) {
        prop_assert_eq!(Place::parse(&one.to_string()), Ok(one));
        let viking = |at| Action::from(Deed::Viking { at });
        prop_assert_eq!(viking(one).cmp(&viking(other)), one.cmp(&other));
    }

    #[test]
    fn chance_round_trips(face in a_face(), seat in 0..8u8) {
        for chance in [Chance::Hex(face), Chance::First(Seat(seat))] {
            prop_assert_eq!(Chance::parse(&chance.to_string()), Ok(chance));
        }
    }

    #[test]
    fn garbage_is_refused(text in "((lay|viking|wisdom|secret|first|hex|home) ?)?[nsewpm0-9*é -]{0,14}") {
        if let Ok(action) = Action::parse(&text) {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = Chance::parse(&text) {
            prop_assert_eq!(chance.to_string(), text);
        }
    }

    #[test]
    fn turning_six_times_changes_nothing(face in a_face(), sixths in 0..6usize) {
        prop_assert_eq!(face.turned(sixths).turned(6 - sixths), face);
        let mut terrain = face.corners.terrain();
        terrain.rotate_right(sixths);
        prop_assert_eq!(face.corners.turned(sixths).terrain(), terrain, "clockwise: the last letter comes first");
        prop_assert_eq!(face.corners.turned(sixths).name(), face.corners.name());
    }
}

#[test]
fn places_are_courses_from_the_start_hex() {
    let names = [
        ((0, 0), "n0e0"),
        ((1, 0), "n0e1"),
        ((0, 1), "s1e0"),
        ((-1, 1), "s1w1"),
        ((0, -1), "n1w1"),
        ((1, -2), "n2e0"),
    ];
    for ((q, r), name) in names {
        assert_eq!(Place::new(q, r).to_string(), name);
    }
    assert_eq!(Place::new(-1, 1).label(), "S1 W1");
}

#[test]
fn every_place_has_one_name() {
    for wrong in ["s0e0", "n0w0", "n00e1", "n-1e0", "n1", "e1n1", "n1e1 ", "N1E1", "n99e0", "n0e200", ""] {
        assert!(Place::parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn errors_say_what_was_expected() {
    let error = |text: &str| Action::parse(text).unwrap_err().to_string();
    assert_eq!(error("lay ppsss n0e1"), "expected six corners, letters p, m and s at character 5");
    assert_eq!(
        error("lay mspppp n0e1"),
        "expected corners without mountain beside sea, and not all sea at character 5"
    );
    assert_eq!(error("viking b4"), "expected a place such as n0e1 or s2w1 at character 8");
    assert_eq!(error("house n0e1"), "expected nothing more at character 6");
    assert!(error("build").contains("lay, house"));
}

#[test]
fn an_action_is_four_bytes() {
    assert_eq!(size_of::<Action>(), 4);
}
