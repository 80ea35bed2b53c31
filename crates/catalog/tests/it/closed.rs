//! A place that is not open says which rule closes it, in every game at every moment.

use std::collections::BTreeSet;

use catalog::{Catalog, Viewed};
use scene::Body;
use tabletop::{Message, Seat, Turn, Viewer, Words};

/// Says nothing but the name of what would be said.
struct Plain;

impl Words for Plain {
    fn say(&self, message: &Message) -> String {
        message.id.to_owned()
    }
}

/// Everything that is drawn to be pointed at.
fn targets(seen: &dyn Viewed) -> BTreeSet<String> {
    let scene = seen.scene(&Plain);
    let mut drawn = String::new();
    for panel in &scene.panels {
        match &panel.body {
            Body::Chart(chart) => drawn.extend(chart.layers.iter().map(|layer| layer.svg.as_str())),
            Body::Sheet(html) => drawn += html,
        }
    }
    // What is only lit when points are explained hears no pointer.
    let elements = drawn.split('<').filter(|element| !element.contains("class=\"counted"));
    let pointed = elements.filter_map(|element| element.split_once("data-t=\"")?.1.split('"').next());
    let picks = scene.dock.picks.iter().map(|pick| pick.target.as_str());
    let buttons = scene.dock.buttons.iter().map(|button| button.target.as_str());
    pointed.chain(picks).chain(buttons).map(str::to_owned).collect()
}

#[test]
fn a_closed_place_always_says_why() {
    let games = Catalog::load(None).unwrap();
    let mut silent = BTreeSet::new();
    let mut closed = 0;
    for game in games.games() {
        let info = game.info();
        for seats in [*info.seats.start(), 2] {
            let mut table = game.open(&format!("{seats}p")).unwrap();
            for turn in 0..700 {
                match table.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        table
                            .draw(&mut |draw, total| (draw as u32).wrapping_mul(2_654_435_761) % total)
                            .unwrap();
                        continue;
                    }
                    Turn::Seats(_) => {}
                }
                let seat = (0..seats).map(Seat).find(|&seat| table.turn().awaits(seat)).unwrap();
                if turn % 9 == 0 {
                    let seen = table.viewed_by(Viewer::Seat(seat), Some(seat));
                    let open: BTreeSet<String> =
                        seen.choices().into_iter().flat_map(|choice| choice.path).collect();
                    for target in targets(seen.as_ref()).difference(&open) {
                        closed += 1;
                        if seen.why(&[target]).is_none() {
                            let kind = target.split('-').next().unwrap_or_default();
                            let phase = seen.scene(&Plain).dock.heading.map_or("", |heading| heading.id);
                            silent.insert(format!("{} {kind}- at {phase}, such as {target}", info.key));
                        }
                    }
                }
                let legal = table.legal(seat);
                table.play(seat, &legal[(turn * 7 + 3) % legal.len()]).unwrap();
            }
        }
    }
    assert!(closed > 1000, "only {closed} closed places were met");
    let kinds: BTreeSet<&str> =
        silent.iter().map(|line| line.split(", such").next().unwrap_or(line)).collect();
    assert!(
        silent.is_empty(),
        "{} kinds of places say nothing: {kinds:#?} {:#?}",
        kinds.len(),
        silent.iter().take(12).collect::<Vec<_>>()
    );
}
