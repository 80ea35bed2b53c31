//! Charts as files.

use fjords::Phase;
use fjords_board::FjordsBoard;
use scene::Board;
use scene::export::{self, Theme};

use crate::{drawn, sample};

#[test]
fn a_file_stands_alone() {
    for phase in [Phase::Exploration, Phase::Settlement] {
        let view = sample::view(25, 4, phase);
        let scene = drawn::scene(&view, None, &[]);
        for theme in [Theme::Day, Theme::Night] {
            let svg = export::svg(drawn::chart(&scene), &FjordsBoard::ASSETS, theme);
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
    let svg = export::svg(drawn::chart(&drawn::scene(&view, None, &[])), &FjordsBoard::ASSETS, Theme::Day);
    let png = export::png(&svg, 300).expect("a picture");
    assert_eq!(png[1..4], *b"PNG");
    assert_eq!(png[16..20], 300u32.to_be_bytes());
}

#[test]
fn a_broken_drawing_is_no_picture() {
    assert!(export::png("<svg", 100).is_err());
    assert!(export::png("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"5\"/>", 0).is_err());
}
