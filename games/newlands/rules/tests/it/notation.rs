//! Short forms of actions and outcomes.

use newlands::{Action, Chance, Setup};
use proptest::prelude::*;
use tabletop::Notation;

use crate::board::{at, tile};

#[test]
fn actions_read_as_they_are_written() {
    for text in [
        "lay gmgg-cap/1 n2e1",
        "lay start/0 n0e0",
        "discard mmmm-solid",
        "deploy n2e1-sea-ew",
        "deploy s1w3-grassland-nesw",
        "deploy n1e0-sea",
        "take s4w3",
        "pass",
    ] {
        assert_eq!(Action::parse(text).unwrap().to_string(), text);
    }
    assert_eq!(Action::parse("take n2e1"), Ok(Action::take_back(at(1, -2))));
    for text in ["first e", "remove ggmg-caps3", "tile smsm-band-c1"] {
        assert_eq!(Chance::parse(text).unwrap().to_string(), text);
    }
    assert_eq!(Chance::parse("tile smsm-band"), Ok(Chance::Tile(tile("smsm-band"))));
}

#[test]
fn what_cannot_be_read_says_what_was_expected() {
    let error = |text: &str| Action::parse(text).unwrap_err().to_string();
    assert_eq!(error("build"), "expected lay, discard, deploy, take or pass at character 1");
    assert_eq!(error("lay gmgg/1 n2e1"), "expected the key of a tile at character 5");
    assert_eq!(
        error("lay gmgg-cap n2e1"),
        "expected a stroke and the number of quarter turns at character 13"
    );
    assert_eq!(error("lay gmgg-cap/4 n2e1"), "expected 0 to 3 quarter turns at character 14");
    assert_eq!(error("lay gmgg-cap/1 s0e1"), "expected a place such as n2e1 at character 16");
    assert_eq!(error("lay gmgg-cap/1 n2e1 "), "expected nothing more at character 20");
    assert_eq!(error("deploy n2e1-lake"), "expected grassland, mountain or sea at character 13");
    assert_eq!(error("deploy n2e1-sea-"), "expected the letters of sides, such as ew at character 17");
    assert_eq!(error("deploy n2e1-sea-we"), "expected nothing more at character 18");
    assert_eq!(error("take n200e1"), "expected a place such as n2e1 at character 6");
    assert!(Chance::parse("first f").is_err());
}

#[test]
fn setups_read_as_they_are_written() {
    for text in ["2p", "5p hand", "3p removal=printed", "4p hand removal=equal first=d"] {
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
    let canonical = |text: &str| text.parse::<Setup>().unwrap().to_string();
    assert_eq!(canonical("first=b removal=none hand 3p"), "3p hand first=b");
    assert_eq!(canonical("first=lot"), "2p");
    assert_eq!(
        "2p farmers".parse::<Setup>().unwrap_err().to_string(),
        "unknown option `farmers`; allowed are 2p|3p|4p|5p, hand, removal=none|printed|equal, first=lot|a|b|c|d|e"
    );
}

proptest! {
    /// Whatever the text, it is read or refused; what is read has one form.
    #[test]
    fn any_text_is_read_or_refused(
        text in "(lay |deploy |take |pass|discard )?(gmgg-cap|start|x)?/?[0-5]? ?([ns][0-9é]{1,3}[ew][0-9]{1,3})?-?(sea|mountain)?-?[nesw]{0,5}"
    ) {
        if let Ok(action) = Action::parse(&text) {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}
