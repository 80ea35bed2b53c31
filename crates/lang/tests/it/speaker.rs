//! What is said.

use lang::{Lang, Speaker};
use tabletop::{Arg, Message, Say, Seat, SetupError, UndoError, Words};

const SOURCES: &[(&str, &str)] = &[
    (
        "en",
        "took = { $seat } took { $count ->\n    [one] { $count } plank\n   *[other] { $count } planks\n}.\n\
         rune = Rune of { $name }\nwater = water\nsaid = Said: { $what }\nlist = { $all }.\nref = { water }!",
    ),
    (
        "ru",
        "took = { $seat } берёт { $count ->\n    [one] { $count } доску\n    [few] { $count } доски\n   *[many] { $count } досок\n}.\n\
         rune = Руна: { $name }\nwater = вода\nsaid = Сказано: { $what }\nlist = { $all }.",
    ),
    ("uk", "list = { $all }."),
];

fn took(seat: u8, count: i64) -> Message {
    Message::new("took").with("seat", Seat(seat)).with("count", count)
}

fn list(words: &[&str]) -> Message {
    Message::new("list").with("all", Arg::List(words.iter().map(|word| Arg::Text((*word).into())).collect()))
}

#[test]
fn numbers_choose_their_forms_and_seats_go_by_name() {
    let english = Speaker::new(Lang::En, SOURCES);
    let table = english.at_table(&["Ingrid", ""]);
    assert_eq!(table.say(&took(0, 1)), "Ingrid took 1 plank.");
    assert_eq!(table.say(&took(1, 0)), "B took 0 planks.", "who has no name goes by the letter");
    assert_eq!(english.say(&took(2, 2)), "C took 2 planks.");

    let russian = Speaker::new(Lang::Ru, SOURCES);
    let table = russian.at_table(&["Инга"]);
    let counted: Vec<_> = [1, 2, 5, 11, 21, 24, 112].map(|count| table.say(&took(0, count))).into();
    let expected = [
        "Инга берёт 1 доску.",
        "Инга берёт 2 доски.",
        "Инга берёт 5 досок.",
        "Инга берёт 11 досок.",
        "Инга берёт 21 доску.",
        "Инга берёт 24 доски.",
        "Инга берёт 112 досок.",
    ];
    assert_eq!(counted, expected);
}

#[test]
fn nouns_and_sentences_nest() {
    let english = Speaker::new(Lang::En, SOURCES);
    let table = english.at_table(&["Ada"]);
    let rune = Message::new("rune").with("name", Arg::Key("water"));
    assert_eq!(table.say(&rune), "Rune of water");
    assert_eq!(table.say(&Message::new("said").with("what", rune)), "Said: Rune of water");
    assert_eq!(table.say(&Message::new("said").with("what", took(0, 3))), "Said: Ada took 3 planks.");
    assert_eq!(english.word("ref"), "water!");
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let joined = |lang: Lang| {
        let speaker = Speaker::new(lang, SOURCES);
        [&[][..], &["a"], &["a", "b"], &["a", "b", "c"]].map(|words| speaker.say(&list(words)))
    };
    assert_eq!(joined(Lang::En), [".", "a.", "a and b.", "a, b and c."]);
    assert_eq!(joined(Lang::Ru), [".", "a.", "a и b.", "a, b и c."]);
    assert_eq!(joined(Lang::Uk), [".", "a.", "a і b.", "a, b і c."]);
    let speaker = Speaker::new(Lang::En, SOURCES);
    let mixed = Arg::List(vec![Arg::Number(3), Arg::Seat(Seat(1)), Arg::Key("water")]);
    assert_eq!(speaker.say(&Message::new("list").with("all", mixed)), "3, B and water.");
}

#[test]
fn what_is_missing_is_seen_and_stops_nothing() {
    let ukrainian = Speaker::new(Lang::Uk, SOURCES);
    assert_eq!(ukrainian.say(&took(0, 1)), "⟨took⟩");
    assert!(!ukrainian.knows("took") && ukrainian.knows("list"));
    let nested = Message::new("list").with("all", Arg::Key("water"));
    assert_eq!(ukrainian.say(&nested), "⟨water⟩.");
    // A value that was not given, and a file that cannot be read whole.
    assert_eq!(ukrainian.say(&Message::new("list")), "{$all}.");
    let broken =
        Speaker::new(Lang::En, &[("en", "good = Good\n= bad\nbetter = Better { \n"), ("en", "good = Twice")]);
    assert_eq!(broken.word("good"), "Good");
}

#[test]
fn no_invisible_marks_are_put_around_values() {
    let english = Speaker::new(Lang::En, SOURCES);
    let said = english.at_table(&["Ingrid"]).say(&took(0, 2));
    assert!(said.chars().all(|c| !('\u{2066}'..='\u{2069}').contains(&c)), "{said:?}");
}

#[test]
fn the_tables_own_errors_are_said_in_every_language() {
    let errors: Vec<Message> = [
        SetupError::Seats { given: 5, low: 2, high: 4 }.say(),
        SetupError::UnknownWord { word: "x".into(), allowed: "y".into() }.say(),
        SetupError::UnknownValue { key: "k".into(), value: "v".into(), allowed: "y".into() }.say(),
        SetupError::UnknownValue { key: "k".into(), value: String::new(), allowed: "y".into() }.say(),
        SetupError::Twice { key: "k".into() }.say(),
        UndoError::Over.say(),
        UndoError::NothingToTakeBack.say(),
        UndoError::SomethingWasRevealed.say(),
        UndoError::SomeoneElseActed.say(),
    ]
    .into();
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, lang::LANG);
        for error in &errors {
            let said = speaker.say(error);
            assert!(!said.contains(['⟨', '{']), "{lang}: {said}");
        }
    }
    let russian = Speaker::new(Lang::Ru, lang::LANG);
    assert_eq!(russian.say(&errors[0]), "5 игроков; играть можно от 2 до 4.");
}

#[test]
fn a_speaker_is_shared_between_threads() {
    let speaker = std::sync::Arc::new(Speaker::new(Lang::En, SOURCES));
    let other = speaker.clone();
    let said = std::thread::spawn(move || other.say(&took(0, 2))).join().unwrap();
    assert_eq!(said, speaker.say(&took(0, 2)));
}
