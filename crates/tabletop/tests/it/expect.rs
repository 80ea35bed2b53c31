//! Expectations: every kind holds where it should, fails where it should not, and can be put right.

use tabletop::{Expectation, Table};
use testkit::toy::Flotsam;

use crate::dealt;

/// Seat a has sealed a 3, took 2 points with it, and may bury.
fn won() -> Table<Flotsam> {
    dealt(&["a seal 3", "b seal 1", "* open"])
}

#[track_caller]
fn read(text: &str) -> Expectation<Flotsam> {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn every_kind_holds_where_it_is_so() {
    let table = won();
    for text in [
        "turn a",
        "legal 3",
        "offer a bury 2",
        "refuse a bury 3 : flotsam-refusal-no-such-plank",
        "refuse b pass : it is not this seat's turn",
        "score a 2",
        "score b 0",
        "place a 1",
        "place b 2",
    ] {
        assert_eq!(read(text).holds(&table), Ok(()), "{text}");
        assert_eq!(read(text).to_string(), text);
        assert_eq!(read(text).corrected(&table).map_or(text.into(), |right| right.to_string()), text);
    }
    assert_eq!(read("turn ab").holds(&dealt(&[])), Ok(()));
    assert_eq!(read("legal 6").holds(&dealt(&[])), Ok(()), "three planks in each of two hands");
}

#[test]
fn every_kind_says_what_was_found_instead() {
    let table = won();
    let wrong = |text: &str| read(text).holds(&table).expect_err(text).to_string();
    assert_eq!(wrong("turn b"), "expected turn b, found a");
    assert_eq!(wrong("legal 7"), "expected legal 7, found 3");
    assert_eq!(
        wrong("offer a bury 5"),
        "expected `bury 5` to be legal: refused: flotsam-refusal-no-such-plank"
    );
    assert_eq!(wrong("offer b pass"), "expected `pass` to be legal: it is not this seat's turn");
    assert_eq!(wrong("refuse a pass : flotsam-refusal-not-now"), "expected `pass` to be refused");
    assert_eq!(
        wrong("refuse a bury 3 : flotsam-refusal-not-now"),
        "expected refusal flotsam-refusal-not-now, found flotsam-refusal-no-such-plank"
    );
    assert_eq!(wrong("score a 3"), "expected score 3, found 2");
    assert_eq!(wrong("place b 1"), "expected place 1, found 2");
    assert_eq!(wrong("over"), "expected turn over, found a");
    assert_eq!(wrong("score d 0"), "there is no seat d");
}

#[test]
fn numbers_are_put_right_and_nothing_else() {
    let table = won();
    let right = |text: &str| read(text).corrected(&table).map(|right| right.to_string());
    assert_eq!(right("turn b").as_deref(), Some("turn a"));
    assert_eq!(right("legal 0").as_deref(), Some("legal 3"));
    assert_eq!(right("score a 9").as_deref(), Some("score a 2"));
    assert_eq!(right("place a 9").as_deref(), Some("place a 1"));
    assert_eq!(
        right("refuse a bury 3 : x").as_deref(),
        Some("refuse a bury 3 : flotsam-refusal-no-such-plank")
    );
    assert_eq!(right("refuse a pass : x"), None, "it is legal, and somebody must look");
    assert_eq!(right("offer a bury 5"), None);
    assert_eq!(right("over"), None);
    assert_eq!(right("score d 0"), None);
}

#[test]
fn what_is_no_expectation_is_refused() {
    for text in [
        "",
        "legal",
        "legal x",
        "score",
        "score a",
        "score z 1",
        "place a x",
        "offer a",
        "over now",
        "refuse a pass",
    ] {
        assert!(text.parse::<Expectation<Flotsam>>().is_err(), "{text}");
    }
    let unread = "offer a sael 3".parse::<Expectation<Flotsam>>().expect_err("no such action").to_string();
    assert_eq!(unread, "`sael 3`: expected `seal`, `bury` or `pass` at character 1");
}
