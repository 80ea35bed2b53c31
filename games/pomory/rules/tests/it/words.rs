//! The words of Pomory in English, Russian and Ukrainian.

use lang::{Lang, Speaker};
use pomory::{Event, Kind, News, Pomory, Port, Stage, Way};
use tabletop::{Game, Say, Words};

use crate::desk::{A, B, Desk, Written, position};

#[test]
fn the_languages_agree() {
    assert_eq!(lang::compare(Pomory::INFO.lang), []);
}

/// Names that no step of a random game may happen to say.
#[test]
fn everything_has_a_name_in_every_language() {
    let stages = [
        Stage::Setup,
        Stage::Movement,
        Stage::Bets,
        Stage::Weather,
        Stage::Catch,
        Stage::Scoring,
        Stage::Over,
    ];
    let mut ids: Vec<String> = stages.iter().map(|stage| stage.name().to_owned()).collect();
    ids.extend(Kind::ALL.iter().map(|kind| kind.name().to_owned()));
    ids.extend(Port::ALL.iter().map(|port| port.name().to_owned()));
    ids.extend(Way::ALL.iter().map(|way| way.name().to_owned()));
    ids.extend(News::ALL.iter().flat_map(|news| [news.name().to_owned(), format!("{}-text", news.name())]));
    ids.extend((1..=7).flat_map(|n| [format!("pomory-primer-{n}-title"), format!("pomory-primer-{n}-text")]));
    ids.push("pomory-reconstructed".into());
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, Pomory::INFO.lang);
        for id in &ids {
            assert!(speaker.knows(id), "{lang}: {id}");
        }
    }
}

/// A round as it is told, in all three languages.
#[test]
fn a_round_is_told_in_whole_sentences() {
    let mut desk = Desk::new(position().ships("c19 a, c05 a, c06 b").lies("S2 T1 H1 F1"));
    desk.run("a place c01; a end; b end; a bet salmon 4; b bet 4 6; * sealed; * die 4; * open; * card cod1");
    let told = |lang: Lang, event: &Event| {
        let speaker = Speaker::new(lang, Pomory::INFO.lang);
        speaker.at_table(&["Марфа", "Єгор"]).say(&event.say())
    };
    let all: Vec<[String; 3]> = desk
        .events
        .iter()
        .map(|event| [Lang::En, Lang::Ru, Lang::Uk].map(|lang| told(lang, event)))
        .collect();
    let said = |english: &str, russian: &str, ukrainian: &str| {
        let wanted = [english.to_owned(), russian.to_owned(), ukrainian.to_owned()];
        assert!(all.contains(&wanted), "{wanted:?} is not among {all:#?}");
    };
    said(
        "Марфа places a ship on cell 1 (cod).",
        "Марфа выставляет корабль на клетку 1 (треска).",
        "Марфа виставляє корабель на клітинку 1 (тріска).",
    );
    said(
        "The storm drives the ship of Марфа from cell 5 (seal) to the dock: the nearest single ship on that side.",
        "Шторм уносит в док корабль игрока Марфа с клетки 5 (тюлень): ближайший одиночный с этой стороны.",
        "Шторм відносить до доку корабель гравця Марфа з клітинки 5 (тюлень): найближчий поодинокий із цього боку.",
    );
    said(
        "Марфа opens: catch salmon and salt 4.",
        "Марфа открывает: лов «сёмга» и соль 4.",
        "Марфа відкриває: лов «сьомга» і сіль 4.",
    );
    said("Марфа, salmon: 1 × 2 = 2.", "Марфа, сёмга: 1 × 2 = 2.", "Марфа, сьомга: 1 × 2 = 2.");
    said(
        "The catch of Марфа is 2. 1 card is taken.",
        "Улов игрока Марфа — 2. Взята 1 карта.",
        "Улов гравця Марфа — 2. Узято 1 карту.",
    );
    for lang in Lang::ALL {
        for seat in [A, B] {
            let mut legal = Vec::new();
            let opening = Desk::new(position().ships("c19 a, c01 b, c02 b").news(A, &News::ALL)).game;
            opening.legal(seat, &mut legal);
            let speaker = Speaker::new(lang, Pomory::INFO.lang);
            for action in legal {
                let words = speaker.say(&opening.tell(seat, action));
                assert!(!words.contains('⟨') && !words.contains('{'), "{action}: {words}");
            }
        }
    }
}

/// A played card says in the log what stands on it, with its number.
#[test]
fn a_played_card_says_its_text() {
    let mut desk = Desk::new(position().news(A, &[News::FairWind]));
    desk.run("a fair-wind");
    let told = |lang: Lang| Speaker::new(lang, Pomory::INFO.lang).say(&desk.events[0].say());
    assert_eq!(
        told(Lang::En),
        "A plays “Fair Wind”. You may make up to 5 relocations this turn instead of 3."
    );
    assert!(told(Lang::Ru).ends_with("до 5 перемещений вместо 3."), "{}", told(Lang::Ru));
    assert!(told(Lang::Uk).ends_with("до 5 переміщень замість 3."), "{}", told(Lang::Uk));
}

/// What the README names in the code is there, in the module it names.
#[test]
fn the_readme_names_what_there_is() {
    let readme = include_str!("../../../README.md");
    let (_, table) = readme.split_once("## From rulebook to code").unwrap();
    let (table, _) = table.split_once("## Secrets").unwrap();
    let mut named = 0;
    for code in table.split('`').skip(1).step_by(2) {
        let Some((module, items)) = code.split_once("::") else { continue };
        let path = format!("{}/src/{module}.rs", env!("CARGO_MANIFEST_DIR"));
        let source = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
        for item in items.trim_matches(['{', '}']).split(", ") {
            let item = item.rsplit("::").next().unwrap();
            let is_defined = |word: &str| {
                source.match_indices(&format!("{word} {item}")).any(|(at, found)| {
                    !source[at + found.len()..]
                        .starts_with(|next: char| next.is_alphanumeric() || next == '_')
                })
            };
            let kinds = ["fn", "struct", "enum", "trait", "const"];
            assert!(kinds.into_iter().any(is_defined), "`{code}`: {module}.rs has no {item}");
            named += 1;
        }
    }
    assert!(named > 40, "{named}");
}
