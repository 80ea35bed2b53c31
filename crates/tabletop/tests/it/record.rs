//! Records: read, replayed, and refused with the line that is wrong.

use tabletop::{Entry, Play, Record, RecordError, Turn, Who};
use testkit::toy::Flotsam;

use crate::{DEALT, dealt};

const HEADER: &str = "naust 1\ngame: flotsam\nsetup: 2p\nrules: 1\n\n";

fn replay(text: &str) -> Result<tabletop::Table<Flotsam>, RecordError> {
    Record::<Flotsam>::read(&text.parse::<Play>()?)?.replay(testkit::material::<Flotsam>())
}

#[track_caller]
fn error(text: &str) -> String {
    replay(text).map(|table| table.steps().len()).expect_err("the record is wrong").to_string()
}

#[test]
fn a_table_is_written_and_read_back() {
    let table = dealt(&["a seal 3", "b seal 1", "* open"]);
    let text = table.to_play().to_string();
    let mut lines: Vec<String> =
        DEALT.iter().enumerate().map(|(index, step)| format!("{} {step}", index + 1)).collect();
    lines.extend(["9 a seal 3", "10 b seal 1", "11 * open"].map(String::from));
    assert_eq!(text, format!("{HEADER}{}\n", lines.join("\n")));
    let again = replay(&text).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.steps(), table.steps());
}

#[test]
fn the_header_must_fit() {
    assert_eq!(error("naust 1\nsetup: 2p\n"), "line 1: the header has no `game`");
    assert_eq!(error("naust 1\ngame: chess\n"), "line 1: a record of `chess`, not of `flotsam`");
    assert_eq!(
        error("naust 1\ngame: flotsam\nrules: 9\n"),
        "line 1: written under rules revision 9; this program has 1"
    );
    assert_eq!(error("naust 1\ngame: flotsam\nsetup: 9p\n"), "line 1: setup: 9 players; allowed are 2 to 4");
}

#[test]
fn a_step_that_cannot_be_read_is_named_with_its_line() {
    assert_eq!(
        error(&format!("{HEADER}1 * first a\n\n; a comment\n2 * dael 3\n")),
        "line 9: cannot read `dael 3`: expected `first`, `deal`, `tide`, `open` or `draw` at character 1"
    );
    assert_eq!(
        error(&format!("{HEADER}1 * first a\n2 a seal x\n")),
        "line 7: cannot read `seal x`: expected a plank at character 6"
    );
    assert_eq!(error(&format!("{HEADER}1 * first a\n3 * deal 3\n")), "line 7: expected step 2, found `3`");
}

#[test]
fn an_illegal_step_is_named_with_its_line_and_the_rule() {
    let steps: Vec<String> =
        DEALT.iter().enumerate().map(|(index, step)| format!("{} {step}\n", index + 1)).collect();
    let with = |step: &str| error(&format!("{HEADER}{}9 {step}\n", steps.concat()));
    assert_eq!(with("a seal 5"), "line 14: illegal: flotsam-refusal-no-such-plank (NoSuchPlank)");
    assert_eq!(with("c seal 5"), "line 14: it is not this seat's turn");
    assert_eq!(with("* open"), "line 14: a seat must decide before luck does");
    assert_eq!(error(&format!("{HEADER}1 * open\n")), "line 6: luck cannot bring this now");
    assert_eq!(error(&format!("{HEADER}1 a pass\n")), "line 6: it is not this seat's turn");
}

#[test]
fn nothing_can_follow_a_finished_game() {
    let table = testkit::random_game::<Flotsam>("2p", 1);
    assert_eq!(table.turn(), Turn::Over);
    let mut play = table.to_play();
    play.push(Who::Chance, "open");
    let lines = table.steps().len() + 6;
    assert_eq!(error(&play.to_string()), format!("line {lines}: the game is over"));
}

#[test]
fn expectations_are_checked_where_they_stand() {
    let good = format!("{HEADER}= turn *\n1 * first b\n= legal 0\n");
    assert!(replay(&good).is_ok());
    let read = Record::<Flotsam>::read(&good.parse().unwrap()).unwrap();
    let kinds: Vec<bool> = read.entries.iter().map(|(_, entry)| matches!(entry, Entry::Expect(_))).collect();
    assert_eq!(kinds, [true, false, true]);
    let lines: Vec<usize> = read.entries.iter().map(|&(line, _)| line).collect();
    assert_eq!(lines, [6, 7, 8]);
    assert_eq!(error(&format!("{HEADER}1 * first b\n= over\n")), "line 7: expected turn over, found *");
    assert_eq!(error(&format!("{HEADER}= wonder\n")), "line 6: cannot read the expectation `wonder`");
}

/// Names, comments and unknown header lines are kept; they are somebody's.
#[test]
fn what_people_wrote_is_kept() {
    let text = format!(
        "{}seat a: Ingrid; the bold\nluck: sha256 12\n\n1 * first b ; at last\n; well\n",
        HEADER.trim_end().to_owned() + "\n"
    );
    let play: Play = text.parse().unwrap();
    assert_eq!(play.get("seat a"), Some("Ingrid; the bold"));
    assert_eq!(play.to_string(), text);
    assert!(replay(&text).is_ok());
}
