//! Every word the drawing needs stands in all three languages.

use std::collections::BTreeSet;

use fjords_board::FjordsBoard;
use lang::{Lang, Speaker};
use scene::Board;

fn ids() -> BTreeSet<&'static str> {
    let sources = [
        include_str!("../../src/lib.rs"),
        include_str!("../../src/board.rs"),
        include_str!("../../src/dock.rs"),
        include_str!("../../src/marks.rs"),
        include_str!("../../src/names.rs"),
        include_str!("../../src/seats.rs"),
    ];
    sources.iter().flat_map(|source| source.split('"')).filter(|text| text.starts_with("fjords-")).collect()
}

#[test]
fn the_languages_say_the_same_things() {
    let problems = lang::compare(FjordsBoard::ASSETS.lang);
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn nothing_is_said_that_has_no_words_and_no_words_are_never_said() {
    let used = ids();
    assert!(used.len() > 50, "{}", used.len());
    for language in Lang::ALL {
        let speaker = Speaker::new(language, FjordsBoard::ASSETS.lang);
        for id in &used {
            assert!(speaker.knows(id), "{id} is not in {language}");
        }
    }
    for line in FjordsBoard::ASSETS.lang[0].1.lines() {
        let id = line.split(" =").next().filter(|id| id.starts_with("fjords-"));
        assert!(id.is_none_or(|id| used.contains(id)), "nobody says {line}");
    }
}

/// The short course names every chapter the game has, and no other.
#[test]
fn every_chapter_of_the_primer_is_there() {
    let chapters = FjordsBoard::primer();
    let all: Vec<_> = scene::lang::<FjordsBoard>();
    for language in Lang::ALL {
        let speaker = Speaker::new(language, &all);
        assert!(chapters.iter().all(|(title, text)| speaker.knows(title.id) && speaker.knows(text.id)));
        let next = format!("fjords-primer-{}-title", chapters.len() + 1);
        assert!(!speaker.knows(&next), "{next} is never shown");
    }
}
