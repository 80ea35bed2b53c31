//! Charts as files.

use fjords::Phase;
use fjords_board::FjordsBoard;
use picture::Theme;
use scene::Board;

use testkit::Plainly;

use crate::{drawn, sample};

#[test]
fn a_file_stands_alone() {
    for phase in [Phase::Exploration, Phase::Settlement] {
        let view = sample::view(25, 4, phase);
        let scene = drawn::scene(&view, None, &[]);
        for theme in [Theme::Day, Theme::Night] {
            let svg = picture::svg(drawn::chart(&scene), &FjordsBoard::ASSETS, theme);
            for word in ["var(", "color-mix", "data-t", "NaN"] {
                assert!(!svg.contains(word), "{theme:?} contains {word}");
            }
            assert!(svg.starts_with("<svg xmlns="));
        }
    }
}

#[test]
fn a_picture_has_the_width_that_was_asked_for_and_shows_the_sea() {
    let view = sample::view(12, 4, Phase::Exploration);
    let svg = picture::svg(drawn::chart(&drawn::scene(&view, None, &[])), &FjordsBoard::ASSETS, Theme::Day);
    let png = picture::png(&svg, 300).expect("a picture");
    assert_eq!(png[1..4], *b"PNG");
    assert_eq!(png[16..20], 300u32.to_be_bytes());
}

#[test]
fn a_broken_drawing_is_no_picture() {
    assert!(picture::png("<svg", 100).is_err());
    assert!(picture::png("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"5\"/>", 0).is_err());
}

/// The file of a table shows all of it: every hex of the row, and before each player his name and what he holds.
#[test]
fn the_picture_of_a_table_shows_row_and_supplies() {
    for phase in [Phase::Exploration, Phase::Settlement] {
        let mut view = sample::view(25, 4, phase);
        view.seats[1].runes = vec![fjords::Rune::Wisdom, fjords::Rune::Home];
        let chart = FjordsBoard::picture(&view, &Plainly).expect("a picture");
        let layer = |id: &str| chart.layers.iter().find(|layer| layer.id == id).expect(id).svg.clone();
        let offers = view.row.len() + view.unlaid.len();
        assert_eq!(layer("offers").matches("class=\"tile\"").count(), offers);
        let players = layer("players");
        assert_eq!(players.matches("<rect class=\"fj-card").count(), view.seats.len());
        assert!(players.contains("#rn-wisdom") && players.contains("#rn-home"));
        let numbers = |class: &str| players.matches(&format!("fj-t {class}\"")).count();
        let kinds = if phase == Phase::Exploration { 2 } else { 1 };
        assert_eq!((numbers("fj-name"), numbers("fj-count")), (view.seats.len(), kinds * view.seats.len()));
        for own in &view.seats {
            assert!(players.contains(&format!(">{}</text>", own.vikings)), "{} vikings", own.vikings);
        }
        // Everything lies inside the picture, beside the board and not over it.
        let board = drawn::scene(&view, None, &[]);
        let board = drawn::chart(&board).view_box;
        let [x, y, width, height] = chart.view_box;
        assert!(x <= board[0] && y <= board[1] && x + width > board[0] + board[2] + 300.0);
        for part in [layer("offers"), players.clone()] {
            for (name, from, to) in [(" x=\"", board[0] + board[2], x + width), (" y=\"", y, y + height)] {
                let outer = part.split("<symbol").next().unwrap_or_default();
                for place in outer.split("<rect ").skip(1).filter(|rest| rest.contains("fj-card")) {
                    let value = place.split(name).nth(1).and_then(|rest| rest.split('"').next()).unwrap();
                    let value: f64 = value.parse().expect("a number");
                    assert!((from..to).contains(&value), "{name} {value} outside {from}..{to}");
                }
            }
        }
    }
}

/// The compass, where there is one, stands beside the players' cards and not under them.
#[test]
fn the_compass_of_a_picture_can_be_seen() {
    let mut compasses = 0;
    for hexes in (8..40).step_by(2) {
        let view = sample::view(hexes, 4, Phase::Exploration);
        let chart = FjordsBoard::picture(&view, &Plainly).expect("a picture");
        let layer = |id: &str| &chart.layers.iter().find(|layer| layer.id == id).expect(id).svg;
        let number = |text: &str| text.parse::<f64>().expect("a number");
        let column = layer("players").split("<rect class=\"fj-card").nth(1).expect("a card");
        let column =
            column.split(" x=\"").nth(1).and_then(|rest| rest.split('"').next()).map(number).unwrap();
        let rose = "class=\"rose\" transform=\"translate(";
        let Some(rose) = layer("furniture").split(rose).nth(1) else { continue };
        let x = number(rose.split(' ').next().expect("a place"));
        assert!(x + 52.0 < column, "{hexes} hexes: the compass at {x}, the cards from {column} on");
        compasses += 1;
    }
    assert!(compasses > 3, "{compasses}");
}
