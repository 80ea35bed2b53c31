//! Asking wrongly: one clear line, status 2.

use crate::naust::{fails, fine, naust};

#[test]
fn help_and_version_are_results() {
    assert!(fine(&["--help"]).contains("arena"));
    assert!(fine(&["arena", "--help"]).contains("--playouts"));
    assert!(fine(&["--version"]).starts_with("naust "));
}

#[test]
fn unknown_commands_and_options_are_refused() {
    assert!(fails(2, &["sail"]).contains("sail"));
    assert!(fails(2, &["games", "--loud"]).contains("--loud"));
    assert!(fails(2, &["perft", "fjords"]).contains("--depth"));
    assert!(fails(2, &["serve", "--addr", "here"]).contains("here"));
    assert!(fails(2, &["replay", "x.play", "--lang", "no"]).contains("en, ru and uk"));
}

#[test]
fn an_unknown_game_is_refused_with_those_there_are() {
    for command in [
        &["perft", "chess", "--depth", "1"][..],
        &["bench", "chess"],
        &["arena", "chess", "--seats", "random,random"],
        &["play", "chess", "--seats", "human,random"],
    ] {
        let line = fails(2, command);
        assert!(line.contains("`chess`") && line.contains("fjords"), "{line}");
    }
}

#[test]
fn a_wrong_setup_is_refused_with_what_is_allowed() {
    let perft = |setup: &[&str]| fails(2, &[&["perft", "fjords"], setup, &["--depth", "1"]].concat());
    assert_eq!(perft(&["9p"]), "setup: 9 players; allowed are 2 to 4");
    assert!(perft(&["2p", "runes=fire"]).contains("strength,water"));
    assert!(perft(&["sails"]).contains("2p|3p|4p"));
    assert_eq!(perft(&["3p epic"]), "setup: the epic variant is for two players");
}

/// Setup words may be one argument or several.
#[test]
fn a_setup_is_typed_in_one_or_in_many_words() {
    let many = fine(&["perft", "fjords", "3p", "runes=game3", "--depth", "2"]);
    assert_eq!(many, fine(&["perft", "fjords", "runes=water,strength 3p", "--depth", "2"]));
}

#[test]
fn numbers_out_of_range_are_refused() {
    let arena =
        |option: &str, value: &str| fails(2, &["arena", "fjords", "--seats", "random,random", option, value]);
    for (option, value) in [
        ("--games", "0"),
        ("--games", "-3"),
        ("--playouts", "0"),
        ("--ms", "0"),
        ("--ms", "x"),
        ("--seed", "-1"),
    ] {
        assert!(arena(option, value).contains(value), "{option} {value}");
    }
    for seconds in ["0", "-1", "nan", "1e9", "soon"] {
        let line = fails(2, &["bench", "fjords", &format!("--seconds={seconds}")]);
        assert!(line.contains("--seconds"), "{line}");
    }
}

#[test]
fn playouts_and_milliseconds_exclude_each_other() {
    let args = ["arena", "fjords", "--seats", "random,random", "--ms", "5", "--playouts", "5"];
    assert!(fails(2, &args).contains("--ms"));
}

#[test]
fn a_wrong_folder_of_component_data_is_refused() {
    let missing = fails(1, &["games", "--material", "no/such/folder"]);
    assert_eq!(missing, "no/such/folder is no folder");
    let folder = crate::naust::file("bad_material");
    std::fs::create_dir_all(folder.join("fjords")).unwrap();
    std::fs::write(folder.join("fjords/hexes.toml"), "this is = not [ toml").unwrap();
    let line = fails(1, &["games", "--material", folder.to_str().unwrap()]);
    assert!(line.contains("hexes.toml"), "{line}");
}

/// Whoever stops reading is no error.
#[test]
fn nothing_is_said_when_nobody_reads() {
    use std::process::Stdio;
    let mut child = crate::naust::command(&["games", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let said = child.wait_with_output().unwrap();
    assert_eq!((said.status.code(), said.stderr), (Some(0), Vec::new()));
    assert_eq!(naust(&["games"]).err, "");
}
