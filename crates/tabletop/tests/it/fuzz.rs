//! Texts from anywhere: read or refused, never a panic.

use proptest::prelude::*;
use tabletop::{Expectation, Notation, Play, Record};
use testkit::toy::{Action, Chance, Flotsam, Setup};

/// A good record with some lines garbled, dropped or doubled.
fn garbled() -> impl Strategy<Value = String> {
    let good = testkit::write_playthrough::<Flotsam>("2p", 3);
    let lines: Vec<String> = good.lines().map(str::to_owned).collect();
    let edits = prop::collection::vec((0..lines.len(), 0..5u8, "[a-z0-9*;:= é]{0,6}"), 0..4);
    edits.prop_map(move |edits| {
        let mut lines = lines.clone();
        for (at, kind, text) in edits {
            let at = at % lines.len();
            match kind {
                0 => lines[at] = text,
                1 => lines[at].push_str(&text),
                2 => lines.insert(at, text),
                3 if lines.len() > 1 => _ = lines.remove(at),
                _ => lines[at] = lines[at].replace(' ', &text),
            }
        }
        lines.join("\n")
    })
}

proptest! {
    #[test]
    fn a_garbled_record_is_replayed_or_refused_with_a_line_it_has(text in garbled()) {
        let replayed = text.parse::<Play>().and_then(|play| Record::<Flotsam>::read(&play)).and_then(|record| {
            record.replay(testkit::material::<Flotsam>())
        });
        match replayed {
            Ok(table) => {
                // What was accepted is a game: its own record leads to the same state.
                let again = Record::<Flotsam>::read(&table.to_play()).unwrap();
                let again = again.replay(testkit::material::<Flotsam>()).unwrap();
                prop_assert_eq!(again.state(), table.state());
            }
            Err(why) => prop_assert!((1..=text.lines().count().max(1)).contains(&why.line), "{}", why),
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}|(naust 1\n)?(game: flotsam\n)?(\\PC{0,12}\n){0,5}") {
        if let Ok(play) = text.parse::<Play>() {
            let again: Play = play.to_string().parse().unwrap();
            prop_assert_eq!(again.to_string(), play.to_string());
            if let Ok(record) = Record::<Flotsam>::read(&play) {
                let steps = record.entries.len();
                let replayed = record.replay(testkit::material::<Flotsam>());
                prop_assert!(replayed.map_or(0, |table| table.steps().len()) <= steps);
            }
        }
        if let Ok(expectation) = text.parse::<Expectation<Flotsam>>() {
            prop_assert_eq!(expectation.to_string().parse(), Ok(expectation));
        }
    }

    /// What notation reads, it writes as it was read: every value has one short form.
    #[test]
    fn notation_has_one_form(text in "(seal|bury|pass|first|deal|tide|open|draw)? ?-?[0-9a-c]{0,4}|\\PC{0,8}") {
        if let Ok(action) = Action::parse(&text) {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = Chance::parse(&text) {
            prop_assert_eq!(chance.to_string(), text.clone());
        }
    }

    #[test]
    fn a_setup_is_canonical_or_refused(text in "([0-9]{0,3}p|long|ties(=[a-z,]{0,5})?|ties=first|[a-z=,]{0,4}| ){0,5}") {
        if let Ok(setup) = text.parse::<Setup>() {
            let canonical = setup.to_string();
            prop_assert_eq!(canonical.parse::<Setup>(), Ok(setup));
        }
    }
}
