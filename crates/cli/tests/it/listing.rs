//! What there is to play, how fast it is, how its tree grows.

use serde_json::Value;

use crate::naust::{fails, fine, naust};

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let text = fine(&["games"]);
    assert!(text.contains("fjords") && text.contains("2p to 4p") && text.contains("runes="), "{text}");
    assert!(!text.contains('\x1b'), "no colour where no terminal is: {text:?}");
    let json: Value = serde_json::from_str(&fine(&["games", "--json"])).unwrap();
    let fjords = json.as_array().unwrap().iter().find(|game| game["key"] == "fjords").unwrap();
    assert_eq!(fjords["seats"], serde_json::json!([2, 3, 4]));
    assert_eq!(
        fjords["options"][0],
        serde_json::json!({"key": "epic", "kind": "switch", "label": fjords["options"][0]["label"]})
    );
    let runes = fjords["options"].as_array().unwrap().iter().find(|option| option["key"] == "runes").unwrap();
    assert_eq!(runes["kind"], "any");
    assert_eq!(runes["presets"]["game3"], serde_json::json!(["strength", "water"]));
}

#[test]
fn games_are_listed_in_the_language_asked_for() {
    let [en, ru, uk] = ["en", "ru", "uk"].map(|lang| fine(&["games", "--lang", lang]));
    assert!(en != ru && ru != uk && en != uk, "{en}{ru}{uk}");
    let set = crate::naust::command(&["games"]).env("LANG", "uk_UA.UTF-8").output().unwrap();
    assert_eq!(String::from_utf8(set.stdout).unwrap(), uk);
}

#[test]
fn the_bench_has_the_promised_shape() {
    let args = ["bench", "fjords", "--seconds", "0.05", "--json"];
    let json: Value = serde_json::from_str(&fine(&args)).unwrap();
    let row = &json.as_array().unwrap()[0];
    assert_eq!(keys(row), ["clone_ns", "decisions_per_s", "game", "games_per_s", "setup", "state_bytes"]);
    assert_eq!((&row["game"], &row["setup"]), (&"fjords".into(), &"2p".into()));
    for number in ["clone_ns", "decisions_per_s", "games_per_s", "state_bytes"] {
        assert!(row[number].as_f64().unwrap() > 0.0, "{row}");
    }
    let all: Value = serde_json::from_str(&fine(&["bench", "--seconds", "0.01", "--json"])).unwrap();
    let games: Value = serde_json::from_str(&fine(&["games", "--json"])).unwrap();
    assert_eq!(all.as_array().unwrap().len(), games.as_array().unwrap().len());
    assert!(fine(&["bench", "fjords", "3p", "--seconds", "0.01"]).contains("fjords     3p"));
    let searched = fine(&["bench", "pomory", "--seconds", "0.05", "--search", "--json"]);
    let searched: Value = serde_json::from_str(&searched).unwrap();
    assert!(searched[0]["playouts_per_s"].as_f64().unwrap() > 0.0, "{searched}");
}

/// The gazette that a person reviewed; `UPDATE_EXPECT=1 cargo test -p nusfjord gazette` writes it anew.
#[test]
fn the_cards_of_nusfjord_are_printed_in_words() {
    let reviewed = [
        ("en", include_str!("../../../../games/nusfjord/rules/tests/gazette.en.txt")),
        ("ru", include_str!("../../../../games/nusfjord/rules/tests/gazette.ru.txt")),
        ("uk", include_str!("../../../../games/nusfjord/rules/tests/gazette.uk.txt")),
    ];
    // The reviewed text names decks by their keys; printed they have names.
    let without_group = |text: &str| {
        let line = |line: &str| match (line.find(" ["), line.find(']')) {
            (Some(start), Some(end)) => format!("{}{}\n", &line[..start], &line[end + 1..]),
            _ => format!("{line}\n"),
        };
        text.lines().map(line).collect::<String>()
    };
    for (lang, expected) in reviewed {
        let (printed, expected) =
            (without_group(&fine(&["cards", "nusfjord", "--lang", lang])), without_group(expected));
        let differs = printed.lines().zip(expected.lines()).find(|(a, b)| a != b);
        assert_eq!(differs, None, "{lang}");
        assert_eq!(printed.lines().count(), expected.lines().count(), "{lang}");
    }
    assert!(fails(2, &["cards", "chess"]).contains("`chess`"));
}

/// Every card there is has its words in every language; a game without cards says so.
#[test]
fn the_cards_of_every_game_are_printed() {
    let games: Value = serde_json::from_str(&fine(&["games", "--json"])).unwrap();
    for game in games.as_array().unwrap() {
        let key = game["key"].as_str().unwrap();
        let said = ["en", "ru", "uk"].map(|lang| naust(&["cards", key, "--lang", lang]));
        for said in &said {
            match said.status {
                0 => assert!(!said.out.trim().is_empty() && !said.out.contains('⟨'), "{key}: {}", said.out),
                _ => assert_eq!((said.status, said.err.contains(&format!("`{key}`"))), (1, true), "{said:?}"),
            }
        }
        let heads = said.map(|said| said.out.lines().filter(|line| !line.starts_with(' ')).count());
        assert!(heads[0] == heads[1] && heads[1] == heads[2], "{key}: {heads:?} cards by language");
    }
}

/// Every rune of Fjords in two lines: what it is called and when it is used, then what it does.
#[test]
fn the_runes_of_fjords_are_printed_in_words() {
    for (lang, first, last) in [
        (
            "en",
            "Strength [On the land] when its hex is laid",
            "Secret [In hand] once, in the exploration; deluxe edition",
        ),
        (
            "ru",
            "Сила [На суше] когда выкладывают её гекс",
            "Секретная [На руках] один раз, в фазе исследования; делюкс-издание",
        ),
        (
            "uk",
            "Сила [На суходолі] коли викладають її гекс",
            "Таємниця [На руках] один раз, у фазі дослідження; делюкс-видання",
        ),
    ] {
        let printed = fine(&["cards", "fjords", "--lang", lang]);
        let lines: Vec<_> = printed.lines().collect();
        assert_eq!((lines.len(), lines[0], lines[14]), (16, first, last), "{lang}");
        assert!(lines.iter().skip(1).step_by(2).all(|text| text.starts_with("    ") && text.ends_with('.')));
    }
}

/// The first step decides who begins: as many ways as seats.
#[test]
fn perft_prints_a_number() {
    assert_eq!(fine(&["perft", "fjords", "--depth", "0"]), "1\n");
    assert_eq!(fine(&["perft", "fjords", "--depth", "1"]), "2\n");
    assert_eq!(fine(&["perft", "fjords", "4p", "--depth", "1"]), "4\n");
    assert_eq!(naust(&["perft", "fjords", "--depth", "2"]).err, "");
}
