//! What the form for a new table offers: ways to begin that the game allows, every option explained and with a picture.

use catalog::{AnyGame, Beginnings, Catalog};
use lang::{Lang, Speaker};
use tabletop::{Message, OptKind, Words};

fn read(game: &dyn AnyGame) -> Beginnings {
    Beginnings::read(game).unwrap_or_else(|why| panic!("{}: {why}", game.info().key))
}

#[test]
fn every_way_to_begin_is_a_game_for_whoever_comes() {
    let mut most = 0;
    for game in Catalog::load(None).unwrap().games() {
        let (info, begin) = (game.info(), read(game).begin);
        let key = info.key;
        let chosen = info.options.iter().any(|opt| opt.key != "first");
        assert_eq!(chosen, !begin.is_empty(), "{key}: whoever may choose is helped");
        assert!(begin.keys().all(|name| Beginnings::NAMES.contains(&name.as_str())), "{key}");
        assert!(begin.is_empty() || begin.len() == Beginnings::NAMES.len(), "{key}: {begin:?}");
        let mut setups: Vec<String> = begin.values().cloned().collect();
        for players in info.seats.clone().filter(|players| *players > 1) {
            for setup in &setups {
                let text = format!("{players}p {setup}");
                game.opening(&text).unwrap_or_else(|why| panic!("{key}, {text}: {why}"));
            }
        }
        setups.sort();
        setups.dedup();
        assert_eq!(setups.len(), begin.len(), "{key}: two ways are the same");
        most = most.max(setups.len());
    }
    assert_eq!(most, 3);
}

/// Values that need no sentence: their name says it.
fn is_plain(option: &str) -> bool {
    option == "first"
}

#[test]
fn every_option_is_explained_in_a_sentence_and_has_a_picture() {
    let catalog = Catalog::load(None).unwrap();
    let sources = [catalog.words(), lang::LANG.into()].concat();
    let drawings: Vec<_> = catalog.games().map(|game| game.assets()).collect();
    let sprite = scene::art::sprite(&drawings);
    let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &sources));
    let mut gone = Vec::new();
    for game in catalog.games() {
        let (info, signs) = (game.info(), read(game).signs);
        for id in signs.values() {
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{}: there is no symbol {id}", info.key);
        }
        for option in info.options {
            let values: &[&str] = match option.kind {
                OptKind::Switch => &["on"],
                OptKind::One(of) | OptKind::Any { of, .. } => of,
            };
            for value in values {
                let name = match option.kind {
                    OptKind::Switch => option.key.to_owned(),
                    _ => format!("{}-{value}", option.key),
                };
                if !signs.contains_key(&name) && !signs.contains_key(option.key) {
                    gone.push(format!("{}: a picture of {name}", info.key));
                }
                for speaker in speakers.iter().filter(|_| !is_plain(option.key)) {
                    let say = |id: String| speaker.say(&Message::new(id.leak()));
                    let label = say(format!("{}-option-{name}", info.key));
                    let more = say(format!("{}-option-{name}-more", info.key));
                    if more.starts_with('⟨') && !label.contains(": ") {
                        gone.push(format!("{}: a sentence for {name} in {:?}", info.key, speaker.lang()));
                    }
                }
            }
        }
    }
    assert!(gone.is_empty(), "{gone:#?}");
}
