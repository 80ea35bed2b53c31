//! Every part of a table that can be pointed at leads to the paragraph that explains it.

use std::collections::BTreeSet;

use catalog::{Catalog, Viewed};
use lang::{Lang, Speaker};
use scene::Body;
use tabletop::{Turn, Viewer};
use teach::Links;

/// What the page asks about a part: without the letter of the seat whose it is.
fn asked(name: &str) -> String {
    let own = name.split_once('-').filter(|(seat, _)| matches!(*seat, "a" | "b" | "c" | "d" | "e"));
    format!("@{}", own.map_or(name, |(_, rest)| rest))
}

/// Everything in a table's drawing that has a name, and its panels.
fn parts(viewed: &dyn Viewed, words: &dyn tabletop::Words, found: &mut BTreeSet<String>) {
    let scene = viewed.scene(words);
    let named = |text: &str, found: &mut BTreeSet<String>| {
        for mark in ["data-t=\"", "data-place=\""] {
            found.extend(text.split(mark).skip(1).filter_map(|rest| rest.split('"').next()).map(asked));
        }
    };
    for panel in &scene.panels {
        found.insert(format!("@panel-{}", panel.id));
        match &panel.body {
            Body::Chart(chart) => chart.layers.iter().for_each(|layer| named(&layer.svg, found)),
            Body::Sheet(text) => named(text, found),
        }
    }
    found.extend(scene.dock.picks.iter().map(|pick| asked(&pick.target)));
    found.extend(scene.dock.buttons.iter().map(|button| asked(&button.target)));
    found.insert("@players".into());
}

#[test]
fn every_part_of_a_table_leads_to_its_paragraph() {
    let catalog = Catalog::load(None).unwrap();
    let sources = [catalog.words(), lang::LANG.into()].concat();
    let speaker = Speaker::new(Lang::En, &sources);
    let mut gone = BTreeSet::new();
    for game in catalog.games() {
        let key = game.info().key;
        let links = Links::read(game.teaching().links).unwrap();
        for (name, text) in game.teaching().records {
            let record =
                game.read(&text.parse().unwrap()).unwrap_or_else(|why| panic!("{key}, {name}: {why}"));
            let names: Vec<String> = (0..record.seats()).map(|seat| format!("P{seat}")).collect();
            let words = speaker.at_table(&names);
            let mut found = BTreeSet::new();
            for steps in (0..=record.steps()).step_by(3) {
                let table = record.after(steps);
                let seat = match table.turn() {
                    Turn::Seats(seats) => seats.lowest(),
                    _ => None,
                };
                let viewed = table.viewed_by(seat.map_or(Viewer::Spectator, Viewer::Seat), seat);
                parts(viewed.as_ref(), &words, &mut found);
            }
            assert!(found.len() > 10, "{key}, {name}: {found:?}");
            let kind = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
            gone.extend(
                found
                    .iter()
                    .filter(|name| links.get(name).is_none())
                    .map(|name| format!("{key} {}", kind(name))),
            );
        }
    }
    assert!(gone.is_empty(), "links.toml says nothing of {gone:#?}");
}
