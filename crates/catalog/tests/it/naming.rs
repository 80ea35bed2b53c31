//! The machinery knows no game: adding one touches its own folder and one line in the catalog.

use std::{
    fs,
    path::{Path, PathBuf},
};

use catalog::Catalog;

/// Folders and files that may name a game.
const MAY: &[&str] = &[
    "games/",
    "crates/catalog/",
    "crates/python/",
    "docs/",
    "tests/e2e/",
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "NOTICE.md",
    "Cargo.toml",
    "Cargo.lock",
];

/// What needs a real game, each with the reason.
const NEED: &[(&str, &str)] = &[
    ("crates/cli/tests/", "commands are tried with games that people have"),
    ("crates/server/tests/data/", "databases that earlier programs wrote"),
    ("crates/server/tests/it/advice.rs", "advice needs a game with bots that know it"),
    ("crates/server/tests/it/archives.rs", "finished games of the house, kept and drawn"),
    ("crates/server/tests/it/bots_play.rs", "every level plays whole games"),
    ("crates/server/tests/it/flood.rs", "bots that have much to think about"),
    ("crates/server/tests/it/company.rs", "clocks and questions in a real game"),
    ("crates/server/tests/it/fjords.rs", "a whole real game over the network"),
    ("crates/server/tests/it/hidden.rs", "hands that only a real game hides"),
    ("crates/server/tests/it/hooks.rs", "turns of a real game that are told elsewhere"),
    ("crates/server/tests/it/hosting.rs", "tables of real games that a host closes and lets go"),
    ("crates/server/tests/it/keys.rs", "requests sent twice in a real game"),
    ("crates/server/tests/it/learning.rs", "the rules of real games for people"),
    ("crates/server/tests/it/line.rs", "the line of a page of a real game"),
    ("crates/server/tests/it/lobby.rs", "tables of real games, started with two clicks"),
    ("crates/server/tests/it/main.rs", "names the modules of these tests"),
    ("crates/server/tests/it/mishaps.rs", "what goes wrong between people in a real game"),
    ("crates/server/tests/it/nodes.rs", "a real game on several servers"),
    ("crates/server/tests/it/pages.rs", "pages of a game with all parts of a page"),
    ("crates/server/tests/it/records.rs", "records of real games that are brought along"),
    ("crates/server/tests/it/sealed.rs", "sealed bets of a real game"),
    ("crates/server/tests/it/series.rs", "a game that is played in series"),
    ("crates/server/tests/it/socket.rs", "a real game over a WebSocket"),
    ("crates/server/tests/it/stream.rs", "looks of all games rebuilt from their streams"),
    ("crates/server/tests/it/study.rs", "guided first games and puzzles of real games"),
    ("crates/server/tests/it/swapped.rs", "secrets of real games, swapped"),
    ("crates/server/tests/it/tournaments.rs", "tournaments of real games"),
    ("crates/server/tests/it/undo.rs", "what a real game lets one take back"),
    ("crates/server/tests/it/upgrade.rs", "tables of all games survive an upgrade"),
    ("crates/server/src/live/memories.rs", "its tests need a bot that remembers"),
    ("tests/api/", "the interface is asked about tables of real games"),
    ("examples/bot.py", "a program that plays a game people have"),
];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match entry.is_dir() {
            true if name == "target" || name.starts_with('.') => {}
            true => files(&entry, found),
            false => found.push(entry),
        }
    }
}

#[test]
fn nothing_but_its_folder_and_the_catalog_names_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    files(&root, &mut all);
    assert!(all.len() > 500, "{} files", all.len());
    let words: Vec<String> =
        Catalog::load(None).unwrap().games().map(|game| game.info().key.to_owned()).collect();
    let names = |text: &str| {
        let text = text.to_lowercase();
        let is_word = |at: usize, word: &str| {
            let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
            !is_letter(text[..at].chars().next_back()) && !is_letter(text[at + word.len()..].chars().next())
        };
        words.iter().any(|word| text.match_indices(word.as_str()).any(|(at, _)| is_word(at, word)))
    };
    let mut named = Vec::new();
    for file in all {
        let path = file.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let allowed =
            MAY.iter().chain(NEED.iter().map(|(path, _)| path)).any(|start| path.starts_with(start));
        if !allowed && (names(&path) || names(&text)) {
            named.push(path);
        }
    }
    assert_eq!(named, Vec::<String>::new(), "these name a game");
    for (path, _) in NEED {
        let folder = root.join(path);
        assert!(folder.exists(), "{path} is gone: strike it off the list");
    }
}
