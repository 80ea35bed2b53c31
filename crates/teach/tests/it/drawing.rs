//! Figures are cut out of a scene, and what they point at must be there.

use scene::{Body, Chart, Layer, Panel, Scene};
use tabletop::{Message, Words};
use teach::{Figures, Sight, draw};

struct Plain;

impl Words for Plain {
    fn say(&self, message: &Message) -> String {
        message.id.to_owned()
    }
}

/// Two squares side by side, and a sheet.
fn sight() -> Sight<'static> {
    let square =
        |name: &str, x: i32| format!("<path class=\"hit\" data-t=\"{name}\" d=\"M{x} 0h100v100h-100z\"/>");
    let layer = |id, svg: String| Layer { id, svg };
    let chart = Chart {
        view_box: [0.0, 0.0, 200.0, 100.0],
        label: "two squares".into(),
        layers: vec![
            layer("land", "<path id=\"land-out\" d=\"\"/>".into()),
            layer("cells", square("cell-a", 0) + &square("cell-b", 100)),
        ],
    };
    let sheet = "<div class=\"own\"><p data-place=\"gold\">3</p><button type=\"button\" data-t=\"do-x\">x</button></div>\
                 <ul><li class=\"row\">1</li><li class=\"row\">2</li></ul>";
    let panel = |id, body| Panel { id, title: Message::new("t"), icon: "hex", body };
    let panels = vec![panel("board", Body::Chart(chart)), panel("sheet", Body::Sheet(sheet.into()))];
    Sight {
        scene: Scene { panels, ..Scene::default() },
        ghost: String::new(),
        open: vec!["do-x".into()],
        scores: vec![],
        words: &Plain,
    }
}

fn drawn(figure: &str) -> Result<String, String> {
    let figures =
        Figures::read(&format!("[one]\nrecord = \"r\"\nstep = 3\n{figure}")).map_err(|e| e.to_string())?;
    let view = &figures.get("one").unwrap().views[0];
    draw("one", 0, view, &sight(), "label").map(|drawing| drawing.html).map_err(|error| error.to_string())
}

#[test]
fn a_chart_is_shown_without_what_is_pointed_at() {
    let svg = drawn("parts = [\"board\"]").unwrap();
    assert!(svg.contains("id=\"f-one-0-land-out\"") && svg.contains("aria-label=\"label\""), "{svg}");
    assert!(!svg.contains("hit"), "{svg}");
}

#[test]
fn the_side_of_two_cells_is_where_they_touch() {
    let svg = drawn("parts = [\"board\"]\nlit = [\"cell-a/cell-b\"]").unwrap();
    assert!(svg.contains("class=\"t-side\" d=\"M100 0L100 100\""), "{svg}");
}

#[test]
fn pins_stand_beside_the_picture_with_a_line_to_their_place() {
    let svg = drawn("parts = [\"board\"]\npins = [\"cell-a\", \"cell-b\"]").unwrap();
    assert_eq!(svg.matches("class=\"t-pin\"").count(), 2);
    let view_box: Vec<f64> = svg
        .split("viewBox=\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .split(' ')
        .map(|n| n.parse().unwrap())
        .collect();
    assert!(view_box[0] < 0.0 && view_box[2] > 200.0, "a margin grows around the picture: {view_box:?}");
    assert!(svg.contains("L50 50"), "{svg}");
}

#[test]
fn a_crop_cuts_the_rest_off() {
    let svg = drawn("parts = [\"board\"]\ncrop = [\"cell-b\"]").unwrap();
    assert!(svg.contains("viewBox=\"95 -5 110 110\""), "{svg}");
}

#[test]
fn a_part_of_a_sheet_is_cut_out_and_cannot_be_pressed() {
    let html = drawn("parts = [\"sheet .own\"]\npins = [\"gold\"]\nlit = [\"do-x\"]").unwrap();
    assert!(html.contains("<p data-pin=\"1\" data-place=\"gold\">"), "{html}");
    assert!(
        html.contains("data-lit=\"1\"") && !html.contains("<button") && !html.contains("data-t="),
        "{html}"
    );
}

#[test]
fn an_item_of_a_list_stays_in_a_list() {
    assert_eq!(drawn("parts = [\"sheet .row:2\"]").unwrap(), "<ul><li class=\"row\">2</li></ul>");
}

#[test]
fn what_is_not_there_cannot_be_shown() {
    for (figure, reason) in [
        ("parts = [\"nothing\"]", "there is no part `nothing`"),
        ("parts = [\"sheet .none\"]", "there is no part `sheet .none`"),
        ("parts = [\"board\"]\npins = [\"cell-c\"]", "there is no `cell-c`"),
        ("parts = [\"board\"]\nlit = [\"cell-a/cell-a\"]", "are not side by side"),
        ("parts = [\"board\"]\ncrop = [\"cell-c\"]", "there is no `cell-c`"),
        ("parts = [\"sheet\"]\npins = [\"silver\"]", "there is no `silver`"),
        ("parts = []", "shows no part"),
        ("part = \"board\"", "unknown field"),
    ] {
        let error = drawn(figure).unwrap_err();
        assert!(error.contains(reason), "{figure}: {error}");
    }
}
