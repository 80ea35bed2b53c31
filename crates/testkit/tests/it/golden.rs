//! Golden records, perft, fingerprint and statements, on the good game.

use std::{fs, path::PathBuf};

use tabletop::{Game, Play, Record, Turn};
use testkit::toy::Flotsam;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made where Cargo says");
    folder
}

#[test]
fn playthroughs() {
    testkit::playthroughs::<Flotsam>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn perft() {
    testkit::perft_file::<Flotsam>(env!("CARGO_MANIFEST_DIR"));
}

/// If this number moves, either the small game or the way random games are played has changed; records and
/// fingerprints of all games depend on the second.
#[test]
fn fingerprints_stay() {
    assert_eq!(testkit::fingerprint::<Flotsam>("2p"), 10690734689401877178);
    assert_ne!(testkit::fingerprint::<Flotsam>("2p"), testkit::fingerprint::<Flotsam>("2p ties=first"));
}

#[test]
fn random_games_end_and_depend_on_their_seed_alone() {
    let game = |seed| testkit::random_game::<Flotsam>("4p long", seed);
    assert_eq!(game(1).turn(), Turn::Over);
    assert_eq!(game(1).steps(), game(1).steps());
    assert_ne!(game(1).steps(), game(2).steps());
}

#[test]
fn a_written_playthrough_holds_and_expects_something_of_every_kind() {
    let text = testkit::write_playthrough::<Flotsam>("3p", 7);
    let record = Record::<Flotsam>::read(&text.parse::<Play>().unwrap()).unwrap();
    let table = record.replay(testkit::material::<Flotsam>()).unwrap();
    assert_eq!(table.steps(), testkit::random_game::<Flotsam>("3p", 7).steps());
    for kind in ["= turn ", "= legal ", "= refuse ", "= score ", "= place ", "= over"] {
        assert!(text.contains(kind), "nothing like `{kind}` in\n{text}");
    }
}

#[test]
fn a_number_of_players_without_a_record_is_named_and_can_be_filled() {
    let folder = folder("fill");
    let missing = testkit::replay_all::<Flotsam>(&folder, false);
    assert_eq!(missing.len(), 3, "{missing:?}");
    assert_eq!(missing[0], "no record of a game with 2 players (UPDATE_EXPECT=1 writes one)");
    assert_eq!(testkit::replay_all::<Flotsam>(&folder, true), [""; 0]);
    assert_eq!(testkit::replay_all::<Flotsam>(&folder, false), [""; 0]);
}

#[test]
fn wrong_expectations_are_all_named_and_numbers_put_right() {
    let folder = folder("correct");
    assert_eq!(testkit::replay_all::<Flotsam>(&folder, true), [""; 0]);
    let path = folder.join("2p.play");
    let good = fs::read_to_string(&path).unwrap();
    let bad = good.replace("= place a ", "= place a 7").replace("= score b ", "= score b 9");
    fs::write(&path, &bad).unwrap();
    let problems = testkit::replay_all::<Flotsam>(&folder, false);
    assert!(problems.len() >= 2, "{problems:?}");
    let last = problems.last().unwrap();
    assert!(last.starts_with("2p.play: line ") && last.contains("expected place 7"), "{last}");
    assert_eq!(fs::read_to_string(&path).unwrap(), bad, "nothing is put right without being asked");
    assert_eq!(testkit::replay_all::<Flotsam>(&folder, true), [""; 0]);
    assert_eq!(fs::read_to_string(&path).unwrap(), good);
}

#[test]
fn a_record_that_is_wrong_or_expects_nothing_is_named() {
    let folder = folder("wrong");
    assert_eq!(testkit::replay_all::<Flotsam>(&folder, true), [""; 0]);
    let with = |name: &str, text: &str| {
        fs::write(folder.join("x.play"), text).unwrap();
        let problems = testkit::replay_all::<Flotsam>(&folder, true);
        assert_eq!(problems.len(), 1, "{name}: {problems:?}");
        problems[0].clone()
    };
    let header = "naust 1\ngame: flotsam\nsetup: 2p\n\n";
    assert_eq!(
        with("illegal", &format!("{header}1 * first b\n2 * deal 9\n")),
        "x.play: line 6: luck cannot bring this now"
    );
    assert_eq!(with("silent", &format!("{header}1 * first b\n")), "x.play: it expects nothing");
    assert_eq!(with("not over", &format!("{header}= over\n")), "x.play: line 5: expected turn over, found *");
    assert_eq!(
        with("too long", &"x".repeat(70_000)),
        "x.play: 70000 bytes are too many to read; at most 65536"
    );
}

#[test]
fn perft_numbers_are_put_right_and_mistakes_named() {
    let golden = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let count = |text: &str| testkit::count_all::<Flotsam>(text, &golden);
    let (corrected, problems) =
        count("; two can be first\nsetup 2p\nperft 1 5 ; a, b\nperft 2 10 ; five kinds\n");
    assert_eq!(corrected, "; two can be first\nsetup 2p\nperft 1 2 ; a, b\nperft 2 10 ; five kinds\n");
    assert_eq!(problems, ["line 3: perft 1 is 2, not 5"]);
    let (_, problems) =
        count("perft 1 2\nsetup 2p\nafter 2p.play@900\nafter nothing.play@1\nperft x\ndepth 3");
    assert_eq!(problems.len(), 6, "{problems:?}");
    assert_eq!(problems[0], "line 1: no `setup` or `after` stands above");
    assert_eq!(problems[1], "line 3: the record has only 22 steps");
    assert!(problems[2].starts_with("line 4: ") && problems[2].contains("nothing.play"), "{problems:?}");
    assert_eq!(problems[5], "the file counts nothing");
}

#[test]
fn statements_and_citations_are_compared() {
    let folder = folder("statements").join("rules");
    fs::create_dir_all(folder.join("tests/it/deep")).unwrap();
    fs::create_dir_all(folder.join("src")).unwrap();
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    assert!(testkit::uncited(&folder, "FL")[0].starts_with("RULES.md: "));
    write(
        "../RULES.md",
        "See FL-777.\n| id | rule |\n|---|---|\n| FL-001 | one |\n| **FL-002** | two |\n| `FL-003` | x |\n| FL-004 | see FL-001 |\n",
    );
    write("tests/it/deep/a.rs", "// FL-001 and FL-009, XFL-003, FL-\n");
    write("tests/game.play", "; FL-002\n");
    write("src/lib.rs", "// FL-003\nmod tests { /* FL-004 */ }\n");
    assert_eq!(
        testkit::uncited(&folder, "FL"),
        ["FL-003 has no test", "tests/it/deep/a.rs cites FL-009, which RULES.md does not state"]
    );
    write("tests/it/deep/a.rs", "// FL-001, FL-003");
    assert_eq!(testkit::uncited(&folder, "FL"), [""; 0]);
    write("../RULES.md", "| FL-001 | one |\n| FL-001 | again |\n| FL-002 |\n| FL-003 |\n| FL-004 |\n");
    assert_eq!(testkit::uncited(&folder, "FL"), ["FL-001 is stated twice"]);
    write("../RULES.md", "nothing");
    assert!(testkit::uncited(&folder, "FL")[0].starts_with("RULES.md states nothing"));
}

#[test]
fn the_edition_is_read_once_and_a_bad_one_is_refused_with_its_place() {
    assert!(std::ptr::eq(testkit::material::<Flotsam>(), testkit::material::<Flotsam>()));
    let load = |text| {
        Flotsam::load(&[tabletop::MaterialFile { name: "planks.txt", text }])
            .map(|_| ())
            .map_err(|why| why.to_string())
    };
    assert_eq!(load("1 20"), Ok(()));
    assert_eq!(
        load("1 20\n6 1"),
        Err("planks.txt, 6 1: expected a worth from 1 to 5 and how many there are".into())
    );
    assert_eq!(load("1 2"), Err("planks.txt: fewer than 20 planks are not enough for four players".into()));
}
