//! All cards in words, in every language: a snapshot that a person compares with the printed cards once, and that shows
//! every later difference. `UPDATE_EXPECT=1` writes it anew.

use std::{fs, path::Path};

use lang::{Lang, Speaker};
use nusfjord::{CardText, Nusfjord, gazette};
use tabletop::{Game, Words};

fn entry(speaker: &Speaker, card: &CardText) -> String {
    let say = |message: &tabletop::Message| speaker.say(message);
    let mut head = format!("{} {}", card.number, say(&card.name));
    if let (Some(deck), Some(letter)) = (card.deck, card.letter) {
        head += &format!(" [{deck} {letter}]");
    }
    let facts = [&card.category, &card.cost, &card.points].into_iter().flatten().map(say);
    let facts: Vec<String> = facts.collect();
    if !facts.is_empty() {
        head += &format!(" {}", facts.join("; "));
    }
    let text: Vec<String> = card.text.iter().map(say).collect();
    format!("{head}\n    {}\n", text.join(" "))
}

fn written(lang: Lang) -> String {
    let speaker = Speaker::new(lang, Nusfjord::INFO.lang);
    gazette(testkit::material::<Nusfjord>()).iter().map(|card| entry(&speaker, card)).collect()
}

#[test]
fn every_card_is_said_as_it_was_reviewed() {
    for (lang, code) in [(Lang::En, "en"), (Lang::Ru, "ru"), (Lang::Uk, "uk")] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/gazette.{code}.txt"));
        let found = written(lang);
        if std::env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1") {
            fs::write(&path, &found).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        let differs = found.lines().zip(expected.lines()).find(|(a, b)| a != b);
        assert_eq!(differs, None, "{code}: a card is said differently (UPDATE_EXPECT=1 accepts it)");
        assert_eq!(found.lines().count(), expected.lines().count(), "{code}: cards are missing or new");
    }
}

#[test]
fn nothing_in_the_gazette_is_unsaid() {
    for lang in [Lang::En, Lang::Ru, Lang::Uk] {
        let all = written(lang);
        assert_eq!(all.matches('⟨').count(), 0, "{all}");
        assert_eq!(all.matches("{$").count(), 0, "{all}");
        assert_eq!(all.lines().count(), 2 * 150);
    }
}

#[test]
fn the_languages_agree() {
    assert_eq!(lang::compare(Nusfjord::INFO.lang), []);
}
