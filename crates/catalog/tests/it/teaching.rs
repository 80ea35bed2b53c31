//! How games are taught: every figure is drawn from its record, the languages agree, and nothing is left out.

use std::{collections::BTreeSet, fs, path::PathBuf, sync::LazyLock};

use catalog::{AnyGame, Catalog, Lesson};
use lang::{Lang, Speaker};
use teach::Figures;

fn folder(game: &dyn AnyGame) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.info().key)
}

/// The games that have texts, with their lessons in all languages, English first. Drawn once for all tests.
fn lessons() -> &'static [(&'static dyn AnyGame, Vec<Lesson>)] {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::load(None).unwrap());
    static LESSONS: LazyLock<Vec<(&dyn AnyGame, Vec<Lesson>)>> = LazyLock::new(|| {
        let sources = [CATALOG.words(), lang::LANG.into()].concat();
        let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &sources));
        let read = |game: &dyn AnyGame, speaker: &Speaker| {
            Lesson::read(game, speaker.lang().code(), &|names| Box::new(speaker.at_table(names)))
                .unwrap_or_else(|why| panic!("{}: {why}", game.info().key))
                .unwrap()
        };
        let taught = CATALOG.games().filter(|game| !game.teaching().texts.is_empty());
        taught.map(|game| (game, speakers.iter().map(|speaker| read(game, speaker)).collect())).collect()
    });
    &LESSONS
}

#[test]
fn every_text_is_read_and_every_figure_drawn() {
    assert!(lessons().iter().any(|(game, _)| game.info().key == "fjords"));
    for (game, lessons) in lessons() {
        let key = game.info().key;
        assert_eq!(lessons.len(), 3, "{key}");
        for lesson in lessons {
            assert_eq!(lesson.book.points.len(), 3, "{key}: three things to understand");
            assert!(lesson.book.chapters.len() > 5, "{key}");
            for (id, views) in &lesson.drawings {
                assert!(views.iter().all(|view| view.html.len() > 200), "{key}, {id}");
                assert!(views.iter().all(|view| !view.html.contains('⟨')), "{key}, {id}: a word is missing");
            }
        }
        let figures = Figures::read(game.teaching().figures).unwrap();
        for (id, _) in figures.iter() {
            assert!(lessons[0].drawings.contains_key(id), "{key}: no text shows the figure {id}");
        }
    }
}

#[test]
fn all_languages_tell_the_same() {
    for (game, lessons) in lessons() {
        for other in &lessons[1..] {
            assert_eq!(teach::differences(&lessons[0].book, &other.book), [""; 0], "{}", game.info().key);
            assert_eq!(teach::differences(&lessons[0].aid, &other.aid), [""; 0], "{}, aid", game.info().key);
        }
    }
}

#[test]
fn every_statement_of_the_rules_is_taught() {
    for (game, lessons) in lessons() {
        let rules = fs::read_to_string(folder(*game).join("RULES.md")).unwrap();
        assert_eq!(teach::untaught(&rules, &lessons[0].book), [""; 0], "{}", game.info().key);
    }
}

/// Refusals and score lines are what people ask about at the table.
#[test]
fn every_refusal_and_score_line_leads_to_its_paragraph() {
    for (game, lessons) in lessons() {
        let info = game.info();
        let links = &lessons[0].links;
        for (id, anchor) in links.iter() {
            assert!(lessons[0].book.find(anchor).is_some(), "{id} leads to `{anchor}`, which is nowhere");
        }
        let (_, words) = info.lang.iter().find(|(code, _)| *code == "en").unwrap();
        let asked = ["refusal", "reason"].map(|kind| format!("{}-{kind}-", info.key));
        let ids = words.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        let ids: BTreeSet<&str> = ids.filter(|id| asked.iter().any(|kind| id.starts_with(kind))).collect();
        assert!(ids.len() > 10, "{ids:?}");
        let missing: Vec<_> = ids.iter().filter(|id| links.get(id).is_none()).collect();
        assert!(missing.is_empty(), "links.toml of {} lacks {missing:?}", info.key);
        let known: BTreeSet<&str> = game
            .assets()
            .lang
            .iter()
            .chain(info.lang)
            .flat_map(|(_, words)| words.lines())
            .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
            .collect();
        let unknown: Vec<_> =
            links.iter().filter(|(id, _)| !id.starts_with('@') && !known.contains(id)).collect();
        assert!(unknown.is_empty(), "links.toml of {} names messages nobody says: {unknown:?}", info.key);
    }
}

#[test]
fn every_record_in_the_folder_is_compiled_in() {
    for (game, _) in lessons() {
        let files = fs::read_dir(folder(*game).join("teach")).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let found: BTreeSet<String> =
            names.filter_map(|name| name.strip_suffix(".play").map(str::to_owned)).collect();
        let known = game.teaching().records.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(found, known, "{}", game.info().key);
    }
}
