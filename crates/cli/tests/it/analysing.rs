//! Recorded games looked at again.

use serde_json::Value;

use crate::naust::{fails, fine, whole_game, write};

fn analysed(name: &str, record: &str, more: &[&str]) -> String {
    let path = write(name, record);
    fine(&[&["analyse", &path, "--playouts", "20"], more].concat())
}

#[test]
fn every_decision_is_judged_and_the_end_is_known() {
    let json: Value = serde_json::from_str(&analysed("analysed.play", whole_game(), &["--json"])).unwrap();
    assert_eq!((&json["game"], &json["setup"], &json["seats"]), (&"fjords".into(), &"2p".into(), &2.into()));
    let steps = whole_game().lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    let moments = json["moments"].as_array().unwrap();
    assert!(moments.len() > 20 && moments.len() < steps, "{} of {steps}", moments.len());
    for moment in moments {
        let step = moment["step"].as_u64().unwrap();
        let seat = ["a", "b"][moment["seat"].as_u64().unwrap() as usize];
        let line = format!("{step} {seat} {}", moment["played"].as_str().unwrap());
        assert!(whole_game().lines().any(|recorded| recorded == line), "{line}");
        assert!(!moment["best"][0][1].as_str().unwrap().is_empty(), "{moment}");
        let wins: f64 =
            moment["expected"]["wins"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap()).sum();
        assert!((0.5..=1.5).contains(&wins), "{moment}");
    }
    let wins: f64 = json["end"]["wins"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-6, "{json}");
    let again = analysed("analysed_again.play", whole_game(), &["--json"]);
    assert_eq!(serde_json::from_str::<Value>(&again).unwrap(), json, "playouts, not seconds");
}

#[test]
fn it_is_told_in_three_languages() {
    let mut told = Vec::new();
    for lang in ["en", "ru", "uk"] {
        let text = analysed(&format!("told_{lang}.play"), whole_game(), &["--lang", lang]);
        assert!(text.contains("greedy: ") && text.contains(" % "), "{text}");
        assert!(!text.contains('⟨'), "{text}");
        told.push(text.lines().next().unwrap().to_string());
    }
    told.dedup();
    assert_eq!(told.len(), 3, "{told:?}");
}

#[test]
fn the_best_line_of_every_decision_can_be_told() {
    let told = |more: &[&str]| analysed("lines.play", whole_game(), &[&["--lang", "en"], more].concat());
    let count = |text: &str, word: &str| text.matches(word).count();
    let (short, long) = (told(&[]), told(&["--lines"]));
    assert_eq!(count(&short, "Best line: "), 0);
    assert_eq!(count(&short, "Better: "), count(&long, "Better: "));
    let decisions = short.lines().filter(|line| line.contains(" %")).count() - count(&short, "Better: ");
    assert!(count(&long, "Best line: ") > decisions / 3, "{long}");
}

#[test]
fn a_game_that_is_not_over_has_no_end_but_moments() {
    let steps = whole_game().lines().position(|line| line.starts_with("30 ")).unwrap();
    let half: Vec<_> = whole_game().lines().take(steps).collect();
    let json: Value =
        serde_json::from_str(&analysed("half.play", &(half.join("\n") + "\n"), &["--json"])).unwrap();
    assert!(json["end"].is_null());
    assert!(!json["moments"].as_array().unwrap().is_empty());
}

#[test]
fn what_is_no_record_is_refused() {
    let path = write("no_record.play", "hello\n");
    assert_eq!(fails(1, &["analyse", &path]), format!("{path}: line 1: a record begins with `naust 1`"));
    assert!(fails(2, &["analyse", &path, "--playouts", "0"]).contains("--playouts"));
}
