//! Every promise of SECURITY.md names a test, and every test it names is there.

use std::{fs, path::PathBuf};

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The file that tests of this name lie in, and the name of one test if it goes on.
fn find(name: &str) -> Option<(PathBuf, Option<String>)> {
    let (kind, rest) = name.split_once("::")?;
    let (folder, unit) = match kind {
        "it" => ("crates/server/tests/it", false),
        "cli" => ("crates/cli/tests/it", false),
        "e2e" => ("tests/e2e", false),
        "server" => ("crates/server/src", true),
        _ => return None,
    };
    let words: Vec<&str> = rest.split("::").collect();
    let at = |words: &[&str]| {
        let path = root().join(folder).join(words.join("/"));
        [path.with_extension("rs"), path.join("mod.rs")].into_iter().find(|file| file.is_file())
    };
    let (file, test) = match at(&words) {
        Some(file) => (file, None),
        None => (at(&words[..words.len() - 1])?, words.last().map(|&test| test.to_owned())),
    };
    let text = fs::read_to_string(&file).ok()?;
    let tested = ["#[cfg(test)]", "#[cfg(all(test,"].iter().any(|mark| text.contains(mark));
    (!unit || tested).then_some((file, test))
}

/// Is there a test of this name?
fn exists(name: &str) -> bool {
    let Some((file, test)) = find(name) else { return false };
    let text = fs::read_to_string(file).unwrap_or_default();
    test.is_none_or(|test| text.contains(&format!("fn {test}(")))
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_promise_names_tests_that_are_there() {
    let text = fs::read_to_string(root().join("SECURITY.md")).unwrap();
    let mut promises = 0;
    for line in text.lines().filter(|line| line.starts_with("| ") && !line.contains("promise |")) {
        let tests = line.trim_matches('|').rsplit('|').next().unwrap();
        let named: Vec<_> = quoted(tests).into_iter().filter(|name| name.contains("::")).collect();
        assert!(!named.is_empty(), "no test: {line}");
        for name in named {
            assert!(exists(&name), "there is no test `{name}`: {line}");
        }
        promises += 1;
    }
    assert!(promises > 15, "{promises}");
    for missing in ["it::nowhere", "it::flood::nothing_of_the_kind", "server::names::nothing", "other::flood"]
    {
        assert!(!exists(missing), "{missing}");
    }
}
