//! A table in the terminal.

use std::fs;

use crate::naust::{fails, file, fine, typed, whole_game};

#[test]
fn bots_play_a_whole_game_and_the_record_proves_it() {
    let record = whole_game();
    assert!(record.contains("seat a: greedy\nseat b: random\n"), "{record}");
    assert!(record.contains("luck: sha256 ") && record.contains("seed: "), "{record}");
    let path = crate::naust::write("proved.play", record);
    let said = fine(&["check", &path]);
    assert!(said.contains("game: fjords 2p (over)") && said.contains("draws verified"), "{said}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed| fine(&["play", "fjords", "--seats", "greedy,random", "--seed", seed]);
    assert_eq!(play("4"), play("4"));
    assert_ne!(play("4"), play("5"));
}

/// Somebody asks for help, mistypes, acts by number, acts by notation, takes it back, and leaves.
#[test]
fn a_person_plays() {
    let path = file("person.play");
    let path = path.to_str().unwrap();
    let args = ["play", "fjords", "--seats", "human,human", "--seed", "3", "--record", path];
    let said = typed(&args, "?\n99\nviking n0e0\nfly\n1\nhouse\nrecord\nundo\nquit\n");
    assert_eq!(said.status, 0, "{said:?}");
    for words in ["n0e0", "it is your turn", "1  lay ", "builds a house", "left before its end"] {
        assert!(said.out.contains(words), "no `{words}` in {}", said.out);
    }
    for words in ["There is no choice 99", "cannot be read", "can no longer be taken back", "“quit” leaves"]
    {
        assert!(said.err.contains(words), "no `{words}` in {}", said.err);
    }
    assert!(!said.out.contains('\x1b') && !said.err.contains('\x1b'));
    let record = fs::read_to_string(path).unwrap();
    assert!(record.contains("a house") && !record.contains("seed: "), "the seed stays sealed: {record}");
    assert!(fine(&["check", path]).contains("not over"));
}

/// Two people at one keyboard: whoever asks for the record must not read the other's bet or hand in it.
#[test]
fn a_game_with_secrets_keeps_its_record_until_the_end() {
    for game in ["pomory", "nusfjord"] {
        let said = typed(&["play", game, "2p", "--seats", "human,human", "--seed", "3"], "\nrecord\nquit\n");
        assert_eq!(said.status, 0, "{said:?}");
        assert!(said.err.contains("it is shown when the game is over"), "{game}: {}", said.err);
        assert!(!said.err.contains("rules: ") && !said.out.contains("rules: "), "{game}: {said:?}");
    }
    let said = typed(&["play", "newlands", "2p", "--seats", "human,human", "--seed", "3"], "record\nquit\n");
    assert!(said.err.contains("rules: "), "where nothing is hidden it is shown: {said:?}");
}

#[test]
fn an_action_can_be_taken_back_until_something_is_revealed() {
    let said = typed(&["play", "fjords", "--seats", "human,human", "--seed", "3"], "1\nundo\n1\n");
    assert!(said.out.contains("Taken back."), "{said:?}");
    let lays = said.out.matches("lays a ridge hex").count();
    assert_eq!(lays, 2, "laid, taken back, laid again: {}", said.out);
}

#[test]
fn a_table_speaks_the_language_asked_for() {
    let said = typed(&["play", "fjords", "--seats", "human,random", "--seed", "3", "--lang", "uk"], "quit\n");
    assert!(said.out.contains("ваш хід") && said.out.contains("море"), "{said:?}");
}

/// Whoever reads no English still knows what the choices are, who plays, and why something was refused.
#[test]
fn every_game_is_played_in_ukrainian() {
    let cyrillic = |text: &str| text.chars().any(|c| ('а'..='я').contains(&c));
    let is_choice = |line: &&str| {
        let rest = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        line.starts_with("  ") && rest.starts_with("  ") && !line.trim_start().starts_with(rest)
    };
    for (game, setup) in [
        ("fjords", "2p runes=game5"),
        ("newlands", "2p"),
        ("pomory", "2p"),
        ("fleet", "2p"),
        ("nusfjord", "2p"),
    ] {
        let args = ["play", game, setup, "--seats", "human,random", "--seed", "3", "--lang", "uk"];
        let said = typed(&args, &format!("?\n9999\nfly\n{}quit\n", "1\n".repeat(9)));
        assert_eq!(said.status, 0, "{game}: {said:?}");
        let choices: Vec<_> = said.out.lines().filter(is_choice).collect();
        assert!(choices.len() > 5, "{game}: {}", said.out);
        assert!(choices.iter().all(|line| cyrillic(line)), "{game}: {choices:#?}");
        for english in ["human", "random", "expected", "⟨"] {
            assert!(
                !said.out.contains(english) && !said.err.contains(english),
                "{game} says {english}: {said:?}"
            );
        }
    }
}

#[test]
fn runes_and_pieces_are_drawn() {
    let text = fine(&["play", "fjords", "2p epic runes=game5", "--seats", "random,random", "--seed", "1"]);
    for mark in ["[a]", "(b)", "frien", "~~~", "^^^"] {
        assert!(text.contains(mark), "no `{mark}` in {text}");
    }
}

/// Somebody always takes the first choice, to the last round: the sheet, the dice and every pending star stand there.
#[test]
fn fleet_is_played_in_letters_to_the_end() {
    let said = typed(&["play", "fleet", "1p", "--seats", "human", "--seed", "3"], &"1\n".repeat(400));
    assert_eq!(said.status, 0, "{said:?}");
    for mark in [
        "[x](x)(x)",
        "(?)(?)(?)",
        "Dice: ",
        "Set off so far: ",
        "1. ★ Star on coin 4 (",
        "round 8 of 8",
        "85+ Sea dog",
    ] {
        assert!(said.out.contains(mark), "no `{mark}` in {}", said.out);
    }
    assert!(said.out.contains("The game is over: "), "{}", said.out);
    let widest = said.out.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(140), "{widest:?} columns");
    let said =
        typed(&["play", "fleet", "4p", "--seats", "human,random,random,random", "--lang", "uk"], "quit\n");
    assert!(said.out.contains("Креветк") && !said.out.contains('⟨'), "{said:?}");
}

#[test]
fn bad_seats_are_refused() {
    let line = fails(2, &["play", "fjords", "--seats", "human"]);
    assert_eq!(line, "--seats names 1 players for 2 seats");
    let line = fails(2, &["play", "fjords", "--seats", "human,ghost"]);
    assert!(line.contains("`ghost`") && line.contains("pilot, human"), "{line}");
    assert!(fails(2, &["play", "fjords"]).contains("--seats"));
}

#[test]
fn a_record_that_cannot_be_written_is_an_error() {
    let args = ["play", "fjords", "--seats", "random,random", "--record", "no/such/folder/x.play"];
    let said = crate::naust::naust(&args);
    assert_eq!(said.status, 1);
    assert!(said.err.contains("no/such/folder/x.play"), "{said:?}");
}

#[test]
fn a_series_goes_on_from_the_record_of_its_last_game() {
    fn play<'a>(more: &[&'a str]) -> Vec<&'a str> {
        [&["play", "nusfjord"], more, &["--seats", "random", "--seed", "5"]].concat()
    }
    let said = fails(2, &play(&["1p", "campaign=3"]));
    assert!(said.contains("start with the first"), "{said}");
    let (one, two) = (file("campaign-one.play"), file("campaign-two.play"));
    let (one, two) = (one.to_str().unwrap(), two.to_str().unwrap());
    fine(&play(&["1p", "campaign=1", "--record", one]));
    fine(&play(&["--after", one, "--record", two]));
    let record = fs::read_to_string(two).unwrap();
    assert!(record.contains("campaign=2") && record.contains("without="), "{record}");
    fails(2, &[&["play", "fjords", "--after", one][..], &["--seats", "random,random"]].concat());
}
