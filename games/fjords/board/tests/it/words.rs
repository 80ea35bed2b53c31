//! Every word the drawing needs stands in all three languages.

use std::{collections::BTreeSet, path::Path};

use fjords::{Fjords, Rune};
use fjords_board::FjordsBoard;
use lang::{Lang, Speaker};
use scene::Board;
use tabletop::{Game, Words};

use crate::{drawn, sample};

fn ids() -> BTreeSet<&'static str> {
    let sources = [
        include_str!("../../src/lib.rs"),
        include_str!("../../src/board.rs"),
        include_str!("../../src/dock.rs"),
        include_str!("../../src/letters.rs"),
        include_str!("../../src/marks.rs"),
        include_str!("../../src/names.rs"),
        include_str!("../../src/print.rs"),
        include_str!("../../src/seats.rs"),
    ];
    sources.iter().flat_map(|source| source.split('"')).filter(|text| text.starts_with("fjords-")).collect()
}

#[test]
fn the_languages_say_the_same_things() {
    let problems = lang::compare(FjordsBoard::ASSETS.lang);
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn nothing_is_said_that_has_no_words_and_no_words_are_never_said() {
    let used = ids();
    assert!(used.len() > 50, "{}", used.len());
    for language in Lang::ALL {
        let speaker = Speaker::new(language, FjordsBoard::ASSETS.lang);
        for id in &used {
            assert!(speaker.knows(id), "{id} is not in {language}");
        }
    }
    for line in FjordsBoard::ASSETS.lang[0].1.lines() {
        let id = line.split(" =").next().filter(|id| id.starts_with("fjords-"));
        assert!(id.is_none_or(|id| used.contains(id)), "nobody says {line}");
    }
}

/// The short course names every chapter the game has, and no other.
#[test]
fn every_chapter_of_the_primer_is_there() {
    let chapters = FjordsBoard::primer();
    let all: Vec<_> = scene::lang::<FjordsBoard>();
    for language in Lang::ALL {
        let speaker = Speaker::new(language, &all);
        assert!(chapters.iter().all(|(title, text)| speaker.knows(title.id) && speaker.knows(text.id)));
        let next = format!("fjords-primer-{}-title", chapters.len() + 1);
        assert!(!speaker.knows(&next), "{next} is never shown");
    }
}

/// What Fjords says in a language: its rules' words and its drawing's.
fn vocabulary(language: Lang) -> String {
    let of = |sources: &[(&str, &'static str)]| {
        sources.iter().find(|(code, _)| *code == language.code()).expect("all languages are there").1
    };
    let (drawing, rules) = (of(FjordsBoard::ASSETS.lang), of(Fjords::INFO.lang));
    let texts = [drawing, rules].into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
    // Ids are no words, and neither is what stands in braces.
    let texts = texts.map(|line| line.split_once(" =").map_or(line, |(_, text)| text));
    texts.collect::<Vec<_>>().join("\n").to_lowercase()
}

/// One word for one thing: these are the second words that were there once.
#[test]
fn a_thing_has_one_name() {
    let second = [
        (Lang::En, &["stone", "place is open", "places", "stop settling", "points, done"][..]),
        (Lang::Ru, &["отправ", "поле", "секрет ", "секрет\n", "берег", "без хода", "пустоту"]),
        (
            Lang::Uk,
            &[
                "відправ",
                "поле",
                "берег",
                "без ходу",
                "завершен",
                " лишил",
                " лиша",
                "обира",
                "поряд",
                "решту",
            ],
        ),
    ];
    for (language, words) in second {
        let said = vocabulary(language);
        for word in words {
            let lines: Vec<_> = said.lines().filter(|line| format!("{line}\n").contains(word)).collect();
            assert!(lines.is_empty(), "`{word}` in {language}: {lines:#?}");
        }
    }
    // Runes have capital letters wherever they are named.
    let english = FjordsBoard::ASSETS.lang[0].1;
    for rune in ["journey rune", "horse rune", "wisdom rune", "home rune", "secret rune"] {
        assert!(!english.contains(rune), "{rune}");
    }
}

/// The rules for people, the player aid and the guided game keep to these names, too.
#[test]
fn lessons_use_the_same_names() {
    let messages = [FjordsBoard::ASSETS.lang, Fjords::INFO.lang].concat();
    let teach = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../teach"));
    for (language, second) in [
        (
            "en",
            &[
                " stone ",
                " stones ",
                " place is open ",
                " places are open ",
                " stop settling ",
                " points done ",
            ][..],
        ),
        ("ru", &["отправ", " поле ", " поля ", " секрет ", "без хода", "пустоту", "положите берег"]),
        (
            "uk",
            &[
                "відправ",
                " поле ",
                " поля ",
                "без ходу",
                "завершен",
                " лишил",
                " лиша",
                " лиши",
                "обира",
                "поряд",
                "решту",
            ],
        ),
    ] {
        testkit::shuns(&messages, teach, language, second);
    }
}

/// Whatever the material calls reconstructed or inferred, the notice names: copies, marks, Water hex, start hexes, runes.
#[test]
fn the_notice_names_everything_that_is_reconstructed() {
    let file = Fjords::INFO.material[0].text;
    for guess in ["copies and marks reconstructed", "[[start]]", "split inferred", "symbol = \"water\""] {
        assert!(file.contains(guess), "{guess}");
    }
    let named = [
        (
            Lang::En,
            ["hexes of each kind", "marked 3 or 4", "Water symbol", "start hexes look and lie", "22 runes"],
        ),
        (Lang::Ru, ["гексов каждого вида", "цифрами 3 и 4", "символ Воды", "стартовых гекса", "22 рун"]),
        (Lang::Uk, ["гексів кожного виду", "цифрами 3 і 4", "символ Води", "стартові гекси", "22 рун"]),
    ];
    let notice =
        drawn::scene(&sample::view(5, 1, fjords::Phase::Exploration), None, &[]).notice.expect("a notice");
    for (language, parts) in named {
        let said = Speaker::new(language, FjordsBoard::ASSETS.lang).say(&notice);
        for part in parts {
            assert!(said.contains(part), "{language}: `{part}` is not in {said}");
        }
    }
}

/// Every rune can be read in every language, with its sign, and the short course says the same of it.
#[test]
fn every_rune_is_a_card() {
    let material = Fjords::load(Fjords::INFO.material).expect("the default edition is sound");
    let cards = FjordsBoard::cards(&material);
    let names: Vec<_> = cards.iter().map(|card| card.name.id).collect();
    assert_eq!(names, Rune::ALL.map(Rune::name));
    for language in Lang::ALL {
        let speaker = Speaker::new(language, Fjords::INFO.lang);
        let course: String = FjordsBoard::primer().iter().map(|(_, text)| speaker.say(text)).collect();
        for (card, rune) in cards.iter().zip(Rune::ALL) {
            let said: Vec<String> = card.text.iter().map(|text| speaker.say(text)).collect();
            assert!(said[0].len() > 150 && !said[0].contains(['{', '⟨']), "{language}: {said:?}");
            assert!(
                course.contains(&format!("{}: {}", speaker.say(&card.name), said[0])),
                "{language}: {rune:?}"
            );
            let facts: Vec<_> = card.group.iter().chain(&card.facts).map(|fact| fact.id).collect();
            assert!(facts.len() >= 2 && facts.iter().all(|fact| speaker.knows(fact)), "{facts:?}");
            assert!(card.art.starts_with("<svg ") && !card.art.contains("<use"), "{rune:?}");
        }
    }
    let signs: BTreeSet<_> = cards.iter().map(|card| &card.art).collect();
    assert_eq!(signs.len(), cards.len(), "every sign is another");
    let text = |rune: Rune| {
        let speaker = Speaker::new(Lang::En, Fjords::INFO.lang);
        speaker.say(&cards[rune as usize].text[0])
    };
    for (rune, facts) in [
        (Rune::Friendship, ["all of them get 2", "most vikings"]),
        (Rune::Journey, ["house or viking of yours", "1 to 3 hexes"]),
        (Rune::Horse, ["house or viking of yours", "1 to 3 hexes"]),
        (Rune::Wisdom, ["at least two hexes", "show plain towards the cell"]),
        (Rune::Home, ["hex you have just laid", "house in hand"]),
        (Rune::Secret, ["instead of building a house", "1 or 2 hexes"]),
    ] {
        let said = text(rune);
        assert!(facts.iter().all(|fact| said.contains(fact)), "{rune:?}: {said}");
    }
    assert!(!text(Rune::Wisdom).contains('3'), "Wisdom goes over one cell");
}
