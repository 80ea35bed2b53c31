//! What an edition fixes is the same at every table, and views are written without it.

use catalog::{AnyTable, Catalog};
use delta::Document;
use serde_json::{Map, Value};
use tabletop::{Seat, Turn, Viewer};

/// Takes one step, chosen by `number`.
fn step(table: &mut dyn AnyTable, number: usize) {
    match table.turn() {
        Turn::Over => {}
        Turn::Chance => table.draw(&mut |_, total| number as u32 % total).unwrap(),
        Turn::Seats(seats) => {
            let seat = seats.lowest().unwrap();
            let legal = table.legal(seat);
            table.play(seat, &legal[number % legal.len()]).unwrap();
        }
    }
}

#[test]
fn fixed_fields_never_change_and_are_left_out_where_views_are_written() {
    let catalog = Catalog::load(None).unwrap();
    let mut with_something = 0;
    for game in catalog.games() {
        let fixed: Map<String, Value> = serde_json::from_str(&game.fixed()).unwrap();
        with_something += usize::from(!fixed.is_empty());
        for seats in game.info().seats {
            let mut table = game.open(&format!("{seats}p")).unwrap();
            for turn in 0..120 {
                step(table.as_mut(), turn * turn + 7);
                if turn % 9 != 0 {
                    continue;
                }
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Omniscient] {
                    let viewed = table.viewed_by(viewer, None);
                    let Value::Object(mut view) = viewed.view() else { panic!("a view is an object") };
                    for (name, value) in &fixed {
                        let key = game.info().key;
                        assert_eq!(view.remove(name).as_ref(), Some(value), "{name} of {key}, {seats} seats");
                    }
                    let mut document = Document::default();
                    viewed.write_view(&mut document);
                    let written: Map<String, Value> = serde_json::from_slice(document.text()).unwrap();
                    assert_eq!(written, view);
                }
            }
        }
    }
    assert!(with_something >= 4, "editions of {with_something} games fix something");
}
