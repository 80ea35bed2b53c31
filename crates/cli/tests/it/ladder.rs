//! A round robin, and matches that go on after they were broken off.

use std::fs;

use serde_json::Value;

use crate::naust::{fails, file, fine, write};

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&fine(args)).unwrap()
}

const LADDER: [&str; 7] =
    ["ladder", "fjords", "--players", "random,greedy,search:15", "--games", "4", "--json"];

#[test]
fn everybody_meets_everybody_and_is_rated() {
    let ladder = json(&LADDER);
    let ratings = ladder["ratings"].as_array().unwrap();
    assert_eq!((ratings.len(), ladder["pairings"].as_array().unwrap().len()), (3, 3));
    for rated in ratings {
        let [low, rating, high] = ["low", "rating", "high"].map(|key| rated[key].as_f64().unwrap());
        assert!(low <= rating && rating <= high, "{rated}");
        assert_eq!(rated["games"], 8, "two opponents, four games each");
    }
    let mean = ratings.iter().map(|rated| rated["rating"].as_f64().unwrap()).sum::<f64>() / 3.0;
    assert!((mean - 1500.0).abs() < 1e-6, "{ladder}");
    assert_eq!(ratings[2]["player"], "random", "who plays at random is last: {ladder}");
    assert_eq!(ladder, json(&LADDER), "the same seed gives the same ladder");
}

/// Three seats: either has the majority equally often, so equals are rated equal.
#[test]
fn an_odd_table_is_fair() {
    let ladder = json(&["ladder", "fjords", "3p", "--players", "random,greedy", "--games", "6", "--json"]);
    assert_eq!(ladder["pairings"][0]["games"], 6);
    let score = ladder["pairings"][0]["score"].as_f64().unwrap();
    assert!((0.0..0.5).contains(&score), "random loses to greedy, whoever has the majority: {ladder}");
}

#[test]
fn the_report_is_a_page_that_needs_nothing_else() {
    let page = file("ladder.html");
    let table = fine(&[
        "ladder",
        "fjords",
        "--players",
        "random,greedy",
        "--games",
        "2",
        "--html",
        page.to_str().unwrap(),
    ]);
    assert!(table.contains("rating") && table.contains("greedy") && table.contains("random"), "{table}");
    let html = fs::read_to_string(page).unwrap();
    assert!(html.contains("<svg") && html.contains("greedy") && html.ends_with("</html>\n"), "{html}");
    assert!(!html.contains("src=") && !html.contains("href=") && !html.contains("NaN"), "{html}");
}

#[test]
fn a_match_goes_on_where_it_was_broken_off() {
    let path = file("broken_off.jsonl");
    let _ = fs::remove_file(&path);
    let log = path.to_str().unwrap();
    let arena = |games: &str, more: &[&str]| {
        json(&[&["arena", "fjords", "--seats", "greedy,random", "--json", "--games", games], more].concat())
    };
    arena("4", &["--resume", log]);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 5, "what it is about, and four games: {text}");
    // The second game was never written, the last one only half.
    let lines: Vec<_> = text.lines().collect();
    fs::write(&path, format!("{}\n{}\n{}\n{}", lines[0], lines[1], lines[3], &lines[4][..9])).unwrap();
    assert_eq!(arena("6", &["--resume", log]), arena("6", &[]), "as if nothing had happened");
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 7, "{text}");
    assert!(
        text.starts_with(&format!("{}\n{}\n{}\n", lines[0], lines[1], lines[3])),
        "known games stay: {text}"
    );
}

#[test]
fn a_ladder_goes_on_too() {
    let path = file("ladder.jsonl");
    let _ = fs::remove_file(&path);
    let resumed = [&LADDER[..], &["--resume", path.to_str().unwrap()]].concat();
    let first = json(&resumed);
    let log = fs::read_to_string(&path).unwrap();
    assert_eq!(log.lines().count(), 13);
    assert_eq!(json(&resumed), first);
    assert_eq!(fs::read_to_string(&path).unwrap(), log, "nothing was played again");
    assert_eq!(first, json(&LADDER));
}

#[test]
fn what_does_not_belong_together_is_refused() {
    let other = write("other.jsonl", "");
    fine(&["arena", "fjords", "--seats", "random,random", "--games", "1", "--resume", &other]);
    let line = fails(
        1,
        &["arena", "fjords", "--seats", "random,random", "--games", "1", "--seed", "9", "--resume", &other],
    );
    assert!(line.contains("seed 1") && line.contains(&other), "{line}");
    let noise = write("noise.jsonl", "hello\n");
    assert!(
        fails(1, &["ladder", "fjords", "--games", "1", "--resume", &noise]).contains("is no log of a match")
    );
    let ladder = |players: &str| fails(2, &["ladder", "fjords", "--players", players]);
    assert!(ladder("random").contains("at least two players"));
    assert!(ladder("random,random").contains("each named once"));
}
