//! The files the pages load fit the pages.

use std::collections::BTreeSet;

use lang::Lang;

use crate::{
    html::tags,
    sample::{all_pages, files, speaker},
};

fn text(name: &str) -> String {
    files().get(name).unwrap().text.clone()
}

#[test]
fn pages_load_assets_that_exist_under_the_hash_of_their_content() {
    for (name, page) in all_pages(&speaker(Lang::En), ["A", "B", "C"]) {
        let loaded: Vec<String> = tags(&page)
            .iter()
            .filter_map(|tag| tag.get("src").or(tag.get("href")).map(str::to_owned))
            .filter(|address| address.starts_with("/assets/"))
            .collect();
        let reads = loaded.iter().any(|address| address.contains("learn.js"));
        assert_eq!(loaded.len(), if reads { 4 } else { 3 }, "{name}: {loaded:?}");
        assert_eq!(
            reads,
            matches!(
                name,
                "table"
                    | "curtain"
                    | "replay"
                    | "over"
                    | "lesson"
                    | "lesson left"
                    | "handbook"
                    | "aid"
                    | "cards"
                    | "puzzle solved"
                    | "puzzle missed"
                    | "puzzle missed by far"
            ),
            "{name}"
        );
        for address in loaded {
            let (file, hash) = address.trim_start_matches("/assets/").split_once("?v=").unwrap();
            assert_eq!(files().get(file).unwrap().hash, hash, "{file}");
        }
    }
    assert!(files().get("../Cargo.toml").is_none());
}

/// Words after `before` in the script, such as the ids in `$('#…`.
fn mentioned(script: &str, before: &str) -> BTreeSet<String> {
    let word = |part: &str| part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    script.split(before).skip(1).map(word).collect()
}

#[test]
fn the_script_knows_only_parts_that_the_pages_have() {
    let script = text("naust.js");
    let pages = all_pages(&speaker(Lang::En), ["A", "B", "C"]);
    let ids: BTreeSet<String> = pages
        .iter()
        .flat_map(|(_, page)| tags(page))
        .filter_map(|tag| tag.get("id").map(str::to_owned))
        .collect();
    let wanted = mentioned(&script, "$('#");
    assert!(wanted.len() > 15, "{wanted:?}");
    let unknown: Vec<_> = wanted.difference(&ids).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn the_parts_of_the_script_share_one_scope() {
    let script = text("naust.js");
    let name = |line: &str| {
        let words: Vec<_> = line.split([' ', '(', ';']).collect();
        match words[..] {
            ["let" | "const" | "function", name, ..] | ["async", "function", name, ..] => {
                Some(name.to_owned())
            }
            _ => None,
        }
    };
    let mut seen = BTreeSet::new();
    for name in script.lines().filter_map(name).filter(|name| name.chars().all(char::is_alphanumeric)) {
        assert!(seen.insert(name.clone()), "`{name}` is declared twice: then nothing of the script runs");
    }
    assert!(seen.len() > 50, "{seen:?}");
}

#[test]
fn the_script_says_only_words_it_is_given() {
    let pages = all_pages(&speaker(Lang::En), ["A", "B", "C"]);
    let (_, page) = pages.iter().find(|(name, _)| *name == "table").unwrap();
    let data = page.split_once("<script id=\"words\"").unwrap().1.split_once('>').unwrap().1;
    let given: serde_json::Value = serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap();
    let given: BTreeSet<String> = given.as_object().unwrap().keys().cloned().collect();
    assert_eq!(mentioned(&text("naust.js"), "words."), given);
}

#[test]
fn styles_use_only_tokens_that_exist() {
    let css = text("naust.css");
    let defined: BTreeSet<String> = css
        .split("--")
        .skip(1)
        .filter_map(|part| part.split_once(':'))
        .map(|(name, _)| name.to_owned())
        .filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
        .collect();
    let used = mentioned(&css, "var(--");
    let unknown: Vec<_> = used.difference(&defined).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert_eq!(css.matches('{').count(), css.matches('}').count());
}
