//! The rules of a game as numbered statements, each shown by a test.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use crate::playthrough::files;

/// Checks that every statement of the game's `RULES.md`, in the folder above `manifest_dir`
/// (`env!("CARGO_MANIFEST_DIR")`), is cited by a test, and that no test cites one that does not exist. A statement is a row of a table whose first cell is an
/// id such as `FJ-001`, with `FJ` for `prefix`; a citation is the same id anywhere in `tests/**/*.rs`, in
/// `src/**/*.rs` below a line `mod tests`, or in `tests/**/*.play`.
///
/// # Panics
/// If an id has no citation, a citation has no statement, or an id stands twice.
#[track_caller]
pub fn every_statement_has_a_test(manifest_dir: &str, prefix: &str) {
    let problems = uncited(Path::new(manifest_dir), prefix);
    assert!(problems.is_empty(), "statements {prefix}-…:\n{}", problems.join("\n"));
}

/// As [`every_statement_has_a_test`], but gives back everything that is wrong.
pub fn uncited(folder: &Path, prefix: &str) -> Vec<String> {
    let rules = match fs::read_to_string(folder.join("../RULES.md")) {
        Ok(rules) => rules,
        Err(why) => return vec![format!("RULES.md: {why}")],
    };
    let mut problems = Vec::new();
    let mut stated = BTreeSet::new();
    for id in rules.lines().filter_map(|line| stated_by(line, prefix)) {
        if !stated.insert(id.clone()) {
            problems.push(format!("{id} is stated twice"));
        }
    }
    if stated.is_empty() {
        problems.push(format!("RULES.md states nothing with an id like {prefix}-001"));
    }
    let mut cited: BTreeMap<String, String> = BTreeMap::new();
    for path in [
        files(&folder.join("tests"), "rs"),
        files(&folder.join("tests"), "play"),
        files(&folder.join("src"), "rs"),
    ]
    .concat()
    {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let text = if path.starts_with(folder.join("src")) {
            text.split_once("mod tests").map_or("", |(_, tests)| tests)
        } else {
            &text
        };
        for id in ids(text, prefix) {
            let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
            cited.entry(id).or_insert(name);
        }
    }
    problems
        .extend(stated.iter().filter(|id| !cited.contains_key(*id)).map(|id| format!("{id} has no test")));
    problems.extend(
        cited
            .iter()
            .filter(|(id, _)| !stated.contains(*id))
            .map(|(id, file)| format!("{file} cites {id}, which RULES.md does not state")),
    );
    problems
}

/// The id that a row of a table states.
fn stated_by(line: &str, prefix: &str) -> Option<String> {
    let cell = line.trim().strip_prefix('|')?.split('|').next()?.trim().trim_matches(['*', '`', ' ']);
    ids(cell, prefix).into_iter().next().filter(|id| id == cell)
}

/// All ids in a text: the prefix, a hyphen, digits.
fn ids(text: &str, prefix: &str) -> Vec<String> {
    let start = format!("{prefix}-");
    let mut found = Vec::new();
    for (at, _) in text.match_indices(&start) {
        let joined = text[..at].chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '-');
        let digits: String = text[at + start.len()..].chars().take_while(char::is_ascii_digit).collect();
        if !joined && !digits.is_empty() {
            found.push(format!("{start}{digits}"));
        }
    }
    found
}
