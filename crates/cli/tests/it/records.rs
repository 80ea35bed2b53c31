//! Records checked, told and drawn.

use std::fs;

use crate::naust::{fails, file, fine, whole_game, write};

/// Changes the whole game's record and checks it; gives what is wrong with it, without the path.
#[track_caller]
fn wrong(name: &str, change: impl FnOnce(&str) -> String) -> String {
    let path = write(name, change(whole_game()));
    let line = fails(1, &["check", &path]);
    line.strip_prefix(&format!("{path}: ")).unwrap_or_else(|| panic!("does not name the file: {line}")).into()
}

#[test]
fn a_checked_record_says_what_was_checked() {
    let path = write("expecting.play", whole_game().replacen("\n2 *", "\n= turn *\n2 *", 1) + "= over\n");
    let said = fine(&["check", &path]);
    let lines: Vec<_> = said.lines().collect();
    assert_eq!(lines[0], "game: fjords 2p (over)");
    assert!(lines[1].starts_with("steps: all ") && lines[1].ends_with(" legal"), "{said}");
    assert_eq!(lines[2], "expectations: all 2 hold");
    assert!(lines[3].starts_with("luck: all ") && lines[3].ends_with(" draws verified"), "{said}");
}

#[test]
fn luck_that_is_not_the_seeds_is_found_out() {
    let draws = |record: &str| -> Vec<String> {
        record.lines().filter(|line| line.contains("* hex")).map(str::to_string).collect()
    };
    // The first two hexes of the row change places: as legal as before, but not what the seed draws.
    let line = wrong("luck.play", |record| {
        let [first, second] =
            [&draws(record)[0], &draws(record)[1]].map(|draw| draw.split("hex ").nth(1).unwrap().to_string());
        assert_ne!(first, second);
        record.replacen(&first, "?", 1).replacen(&second, &first, 1).replacen('?', &second, 1)
    });
    assert!(line.contains("the seed draws `hex "), "{line}");
    let hash = |record: &str| {
        record.lines().find_map(|line| line.strip_prefix("luck: sha256 ")).unwrap().to_string()
    };
    let line = wrong("hash.play", |record| record.replace(&hash(record), &"0".repeat(64)));
    assert_eq!(line, "the seed is not the one whose hash was published");
    let line = wrong("seed.play", |record| record.replacen("seed: ", "seed: x", 1));
    assert_eq!(line, "`seed` in the header is no seed");
    let line = wrong("luck_header.play", |record| record.replacen("luck: sha256", "luck: md5", 1));
    assert!(line.starts_with("`luck` in the header"), "{line}");
}

#[test]
fn luck_without_seed_or_promise_is_called_so() {
    let without = |name: &str, keys: &[&str]| {
        let kept = whole_game().lines().filter(|line| !keys.iter().any(|key| line.starts_with(key)));
        let path = write(name, kept.collect::<Vec<_>>().join("\n"));
        fine(&["check", &path]).lines().last().unwrap().to_string()
    };
    assert!(without("sealed.play", &["seed"]).contains("sealed"));
    assert!(without("unknown.play", &["seed", "luck"]).contains("no seed to verify"));
    assert!(without("unpromised.play", &["luck"]).contains("no hash was published"));
}

#[test]
fn a_malformed_record_is_refused_with_its_line() {
    assert_eq!(wrong("empty.play", |_| String::new()), "line 1: the record is empty");
    assert_eq!(wrong("magic.play", |_| "hello\n".into()), "line 1: a record begins with `naust 1`");
    let line = wrong("gap.play", |record| record.replacen("\n3 *", "\n4 *", 1));
    assert!(line.contains("expected step 3, found `4`"), "{line}");
    let line = wrong("words.play", |record| record.replacen("* hex ", "* hat ", 1));
    assert!(line.starts_with("line ") && line.contains("cannot read `hat "), "{line}");
    assert_eq!(
        wrong("game.play", |record| record.replacen("fjords", "chess", 1)),
        "line 1: unknown game `chess`"
    );
    assert!(wrong("setup.play", |record| record.replacen("setup: 2p", "setup: 7p", 1)).contains("7 players"));
    assert!(
        wrong("rules.play", |record| record.replacen("rules: 2", "rules: 999", 1)).contains("revision 999")
    );
    let line = wrong("edition.play", |record| record.replacen("edition: default ", "edition: mine 0", 1));
    assert!(line.contains("edition `mine "), "{line}");
}

#[test]
fn an_illegal_step_and_a_false_expectation_are_refused_with_their_line() {
    let line = wrong("illegal.play", |record| {
        let lay = record.lines().find(|line| line.contains(" lay ")).unwrap();
        record.replacen(lay, &format!("{} leave", lay.split(" lay ").next().unwrap()), 1)
    });
    assert!(line.starts_with("line ") && line.contains("fjords-refusal-"), "{line}");
    let line = wrong("false.play", |record| record.to_string() + "= score a 999\n");
    assert!(line.contains("expected score 999"), "{line}");
    let line = wrong("after.play", |record| {
        let steps = record.lines().last().unwrap().split(' ').next().unwrap().parse::<u32>().unwrap();
        format!("{record}{} a house\n", steps + 1)
    });
    assert!(line.contains("the game is over"), "{line}");
}

#[test]
fn what_is_no_record_at_all_is_refused_by_every_command() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let bytes = write("bytes.play", [0xff, 0xfe, 0x00, 0x9f]);
    let out = file("never.svg");
    for command in ["check", "replay", "draw"] {
        let refused = |path: &str| {
            let more: &[&str] = if command == "draw" { &["-o", out.to_str().unwrap()] } else { &[] };
            fails(1, &[&[command, path], more].concat())
        };
        assert!(refused("no/such.play").starts_with("no/such.play: "));
        assert_eq!(refused(folder), format!("{folder}: is a folder, not a record"));
        assert_eq!(refused(&bytes), format!("{bytes}: is not text"));
    }
    assert!(!out.exists());
}

#[test]
fn a_game_is_told_step_by_step() {
    let path = write("told.play", whole_game());
    let told = fine(&["replay", &path, "--lang", "en"]);
    let steps = whole_game().lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    for step in [1, 2, steps] {
        assert!(
            told.lines().any(|line| line.trim_start().starts_with(&format!("{step} "))),
            "step {step}: {told}"
        );
    }
    assert!(!told.contains("no-house") && told.contains("Build no house"), "words, not notation: {told}");
    assert!(told.contains("greedy lays a "), "{told}");
    assert!(told.contains("1. greedy: ") && told.contains("2. random: "), "{told}");
    assert!(!told.contains('⟨'), "every message has its words: {told}");
    for lang in ["ru", "uk"] {
        let other = fine(&["replay", &path, "--lang", lang]);
        assert!(other != told && !other.contains('⟨'), "{other}");
    }
}

#[test]
fn a_board_is_drawn_at_any_step() {
    let path = write("drawn.play", whole_game());
    let draw = |name: &str, more: &[&str]| {
        let out = file(name);
        let said = fine(&[&["draw", &path, "-o", out.to_str().unwrap()], more].concat());
        assert_eq!(said, "", "the picture is the result");
        fs::read(out).unwrap()
    };
    let last = String::from_utf8(draw("last.svg", &[])).unwrap();
    let early = String::from_utf8(draw("early.svg", &["--step", "9"])).unwrap();
    let night = String::from_utf8(draw("night.svg", &["--dark"])).unwrap();
    assert!(last.starts_with("<svg") && last.ends_with("</svg>"));
    assert!(early.len() < last.len(), "fewer hexes, less to draw");
    assert_ne!(night, last);
    let png = draw("board.png", &["--width", "200"]);
    assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
    assert_eq!(png[16..20], 200u32.to_be_bytes(), "as wide as asked for");
}

/// Fleet's page is no chart; its file shows every sheet.
#[test]
fn sheets_are_drawn_too() {
    let path = file("fleet.play");
    let path = path.to_str().unwrap();
    fine(&[
        "play",
        "fleet",
        "3p trophies",
        "--seats",
        "random,random,random",
        "--seed",
        "1",
        "--record",
        path,
    ]);
    let out = file("fleet.png");
    fine(&["draw", path, "--step", "60", "-o", out.to_str().unwrap(), "--width", "800"]);
    let png = fs::read(out).unwrap();
    assert_eq!((&png[..8], &png[16..20]), (&b"\x89PNG\r\n\x1a\n"[..], &800u32.to_be_bytes()[..]));
}

#[test]
fn drawing_wrongly_is_refused() {
    let path = write("not_drawn.play", whole_game());
    assert!(fails(2, &["draw", &path, "-o", "board.gif"]).contains(".svg or .png"));
    assert!(fails(2, &["draw", &path, "-o", "board"]).contains(".svg or .png"));
    assert!(fails(2, &["draw", &path]).contains("--output"));
    assert!(fails(2, &["draw", &path, "--step", "99999", "-o", "x.svg"]).contains("beyond the last step"));
    assert!(fails(2, &["draw", &path, "--width", "0", "-o", "x.png"]).contains("--width"));
    assert!(fails(1, &["draw", &path, "-o", "no/such/folder/x.svg"]).starts_with("no/such/folder/x.svg: "));
}
