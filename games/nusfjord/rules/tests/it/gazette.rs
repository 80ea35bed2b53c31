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

#[test]
fn cards_say_exactly_when_and_how_they_work() {
    // NU-182, R-20: exchanges and cards used once have two windows, and no text promises more.
    let promises = ["any time in", "любой момент", "удь-коли"];
    let windows = [["before", "after"], ["до размещения", "после всего"], ["до розміщення", "після всієї"]];
    // 141, 228: a building on the track often leaves the catch as it is.
    let raises = [
        ["raises the catch", "only if"],
        ["увеличивает улов", "только если"],
        ["збільшує улов", "лише якщо"],
    ];
    for (index, lang) in [Lang::En, Lang::Ru, Lang::Uk].into_iter().enumerate() {
        let speaker = Speaker::new(lang, Nusfjord::INFO.lang);
        let (mut exchanges, mut on_track) = (0, 0);
        for card in gazette(testkit::material::<Nusfjord>()) {
            let text: Vec<String> = card.text.iter().map(|text| speaker.say(text)).collect();
            let text = text.join(" ");
            assert!(!text.contains(promises[index]) && !text.contains(raises[index][0]), "{text}");
            let ids: Vec<&str> = card.text.iter().map(|text| text.id).collect();
            if ids.contains(&"nusfjord-ability-anytime") || ids.contains(&"nusfjord-ability-once") {
                exchanges += 1;
                assert!(windows[index].iter().all(|word| text.contains(word)), "{text}");
            }
            if matches!(card.number, 141 | 228) {
                on_track += 1;
                assert!(text.contains(raises[index][1]), "{text}");
            }
        }
        assert!(exchanges > 10 && on_track == 2, "{exchanges}, {on_track}");
    }
}

#[test]
fn the_notice_names_everything_that_is_ours() {
    let parts = [
        ["15 of the 18 elder names", "plates", "catch track", "prices of sloop and cutter", "columns"],
        ["15 из 18 имён", "тарелках", "шкале улова", "цены шлюпа и катера", "столбцы"],
        ["15 з 18 імен", "тарілках", "шкалі улову", "ціни шлюпа та катера", "стовпці"],
    ];
    for (lang, parts) in [Lang::En, Lang::Ru, Lang::Uk].into_iter().zip(parts) {
        let said = Speaker::new(lang, Nusfjord::INFO.lang).say(&tabletop::Message::new("nusfjord-notice"));
        assert!(parts.iter().all(|part| said.contains(part)), "{said}");
    }
    // It counts what the material says.
    let elders = &testkit::material::<Nusfjord>().elders;
    let sourced = elders.iter().filter(|elder| elder.provenance.starts_with("name ")).count();
    assert_eq!(elders.len() - sourced, 15);
}
