//! The words of the page: complete, used, and alike in all languages.

use std::{collections::BTreeSet, fs, path::Path};

/// Ids that are put together when they are needed.
const FAMILIES: [&str; 3] = ["ui-phrase-", "ui-bot-", "ui-shield-"];

fn used() -> BTreeSet<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut ids = BTreeSet::new();
    for file in fs::read_dir(source).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for part in text.split("\"ui-").skip(1) {
            let id: String = part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            ids.insert(format!("ui-{id}"));
        }
    }
    ids.retain(|id| !FAMILIES.contains(&id.as_str()));
    ids
}

fn known() -> BTreeSet<String> {
    let english = page::LANG.iter().filter(|(code, _)| *code == "en").map(|(_, text)| *text);
    let ids = english.flat_map(str::lines).filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    ids.map(|line| line.split([' ', '=']).next().unwrap().to_owned()).collect()
}

#[test]
fn every_word_the_pages_use_is_there() {
    let missing: Vec<_> = used().difference(&known()).cloned().collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_word_is_left_over() {
    let used = used();
    let left: Vec<_> = known()
        .into_iter()
        .filter(|id| !used.contains(id) && !FAMILIES.iter().any(|family| id.starts_with(family)))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn the_languages_agree() {
    let problems = lang::compare(page::LANG);
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn counted_things_have_the_right_forms() {
    use lang::Lang;
    use tabletop::{Message, Words};
    let said = |lang, count: i64| {
        crate::sample::speaker(lang).say(&Message::new("ui-players-count").with("count", count))
    };
    assert_eq!([1, 2, 5].map(|n| said(Lang::En, n)), ["1 player", "2 players", "5 players"]);
    assert_eq!([1, 2, 5, 21].map(|n| said(Lang::Ru, n)), ["1 игрок", "2 игрока", "5 игроков", "21 игрок"]);
    assert_eq!([1, 3, 5, 22].map(|n| said(Lang::Uk, n)), ["1 гравець", "3 гравці", "5 гравців", "22 гравці"]);
}
