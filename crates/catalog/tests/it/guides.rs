//! The guided first games: every script is played to its end, in all languages, and everything it points at is there.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{AnyGame, AnyTable, Catalog, Guide, Next};
use lang::{Lang, Speaker};
use tabletop::{Play, Turn, Viewer};

/// Texts are short: characters in English, and in the other languages.
const LONGEST: [(Lang, usize); 3] = [(Lang::En, 170), (Lang::Ru, 200), (Lang::Uk, 200)];

fn opened(game: &dyn AnyGame) -> Box<dyn AnyTable> {
    let (_, text) = game.teaching().records.iter().find(|(name, _)| *name == "first-game").unwrap();
    let play: Play = text.parse().unwrap();
    game.open(play.get("setup").unwrap()).unwrap()
}

#[test]
fn every_stop_is_told_in_every_language() {
    for game in Catalog::load(None).unwrap().games() {
        let key = game.info().key;
        let guide = Guide::read(game).unwrap().unwrap();
        let ids: BTreeSet<&str> = guide.stops.iter().map(|stop| stop.id.as_str()).collect();
        assert_eq!(ids.len(), guide.stops.len(), "{key}: a stop stands twice");
        assert!((15..=32).contains(&ids.len()), "{key}: {} stops", ids.len());
        for (lang, longest) in LONGEST {
            let texts = Guide::texts(game, lang.code()).unwrap();
            assert_eq!(texts.keys().map(String::as_str).collect::<BTreeSet<_>>(), ids, "{key}, {lang:?}");
            for stop in &guide.stops {
                let said = &texts[&stop.id];
                let at = format!("{key}, {lang:?}, {}", stop.id);
                assert!(!said.head.is_empty() && said.head.chars().count() <= 75, "{at}: {}", said.head);
                assert!(said.text.chars().count() <= longest, "{at}: {}", said.text);
                assert_eq!(said.other.is_empty(), stop.asks == 0, "{at}: what is said of other moves");
            }
        }
    }
}

#[test]
fn every_script_is_played_to_its_end_and_other_moves_come_back() {
    let catalog = Catalog::load(None).unwrap();
    let sources = [catalog.words(), lang::LANG.into()].concat();
    let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &sources));
    let mut gone = Vec::new();
    for game in catalog.games() {
        let key = game.info().key;
        let guide = Guide::read(game).unwrap().unwrap();
        let mut table = opened(game);
        let mut read = BTreeSet::new();
        let mut shown: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        loop {
            match guide.next(table.as_ref()) {
                Next::Runs(who, text) => {
                    let text = text.to_owned();
                    table.take(who, &text).unwrap_or_else(|why| panic!("{key}, {text}: {why}"));
                }
                Next::Asks(action) => {
                    let at = table.steps();
                    let legal = table.legal(Guide::LEARNER);
                    assert!(legal.iter().any(|other| other == action), "{key}, step {at}: {action}");
                    let viewed = table.viewed_by(Viewer::Seat(Guide::LEARNER), Some(Guide::LEARNER));
                    let paths: Vec<String> =
                        viewed.choices().into_iter().flat_map(|choice| choice.path).collect();
                    for speaker in &speakers {
                        let names = vec!["A".to_owned(), "B".to_owned()];
                        let scene = format!("{:?}", viewed.scene(&speaker.at_table(&names)));
                        for stop in guide.stops_at(at) {
                            read.insert(stop.id.clone());
                            let there = stop.points.iter().filter(|point| {
                                paths.contains(point) || scene.contains(&format!("\\\"{point}\\\""))
                            });
                            shown.entry(stop.id.clone()).or_default().extend(there.cloned());
                        }
                    }
                    if let Some(other) = legal.iter().find(|other| *other != action) {
                        let mut copy = table.copy();
                        copy.play(Guide::LEARNER, other).unwrap();
                        assert_eq!(guide.next(copy.as_ref()), Next::Left(at), "{key}, step {at}");
                        assert_eq!(
                            guide.next(copy.after(at).as_ref()),
                            Next::Asks(action),
                            "{key}, step {at}"
                        );
                    }
                    let action = action.to_owned();
                    table.play(Guide::LEARNER, &action).unwrap();
                }
                Next::Over => break,
                Next::Left(at) => panic!("{key}: the script leaves itself after {at} steps"),
            }
        }
        assert_eq!(table.steps(), guide.end, "{key}");
        assert!(!guide.stops_at(guide.end).is_empty(), "{key}: the end says nothing");
        let end = guide.stops_at(guide.end)[0].id.clone();
        read.insert(end);
        assert!(
            table.turn() == Turn::Over
                || !table.legal(Guide::LEARNER).is_empty()
                || guide.end < guide.steps.len()
        );
        for stop in &guide.stops {
            assert!(read.contains(&stop.id), "{key}: nobody comes to {}", stop.id);
            let there = shown.remove(&stop.id).unwrap_or_default();
            let missing: Vec<_> = stop.points.iter().filter(|point| !there.contains(*point)).collect();
            gone.extend(missing.iter().map(|point| format!("{key}, {}: {point}", stop.id)));
        }
    }
    assert!(gone.is_empty(), "the lessons point at what is not there: {gone:#?}");
}
