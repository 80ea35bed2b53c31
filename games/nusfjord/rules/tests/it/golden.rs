//! Golden records, node counts, fingerprints, and statements against tests.

use nusfjord::Nusfjord;

#[test]
fn playthroughs() {
    testkit::playthroughs::<Nusfjord>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn perft() {
    testkit::perft_file::<Nusfjord>(env!("CARGO_MANIFEST_DIR"));
}

/// One number for the play of a thousand random games each; a refactoring must not move it.
#[test]
fn fingerprint() {
    let found = ["2p", "1p hard deck=mackerel", "3p mixed deck=cod"].map(testkit::fingerprint::<Nusfjord>);
    assert_eq!(found, [7718215754052435598, 10169178470429387577, 13167706210436938731]);
}

#[test]
fn every_statement_has_a_test() {
    testkit::every_statement_has_a_test(env!("CARGO_MANIFEST_DIR"), "NU");
}

#[test]
fn every_ruling_has_a_test() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let rulings = std::fs::read_to_string(folder.join("../RULINGS.md")).unwrap();
    let tests: String = std::fs::read_dir(folder.join("tests/it"))
        .unwrap()
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    let cited = |id: &str| {
        tests
            .match_indices(id)
            .any(|(at, _)| !tests[at + id.len()..].starts_with(|c: char| c.is_ascii_digit()))
    };
    let ids = rulings.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next());
    let ids: Vec<_> = ids.collect();
    assert!(ids.len() >= 42);
    let missing: Vec<_> = ids.into_iter().filter(|id| !cited(id)).collect();
    assert_eq!(missing, [""; 0]);
}
