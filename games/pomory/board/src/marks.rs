//! What can be pointed at on the map: every cell can be asked about; what may be chosen now is lit.

use std::collections::BTreeSet;

use pomory::{Pomory, View};
use tabletop::{Arg, Message, Words};

use crate::{lane::Lane, names, pointing, sea};
use scene::{
    Eye,
    chart::{path::num, point::Point},
    markup::said,
};

/// Transparent discs over every cell and port, and a box over dock and supply. Ports and supply can only be looked at.
pub fn cells(view: &View, lane: &Lane, words: &dyn Words) -> String {
    let radius = num(lane.radius + 3.0);
    let disc = |at: Point, mark: &str, name: &Message| {
        let (x, y) = (num(at.x), num(at.y));
        let name = said(words, name);
        format!(
            "<circle class=\"hit\" {mark} cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"><title>{name}</title></circle>"
        )
    };
    let cells: String = view
        .cells
        .iter()
        .map(|cell| {
            let target = format!("id=\"hit-{0}\" data-t=\"{0}\"", pointing::cell(cell.cell));
            disc(lane.cell(cell.cell.index()).at, &target, &names::cell(cell))
        })
        .collect();
    let ports: String = lane
        .harbours()
        .map(|(_, port, place)| {
            let name = Message::new("pomory-label-port").with("port", Arg::Key(port.name()));
            disc(
                place.at,
                &format!("id=\"look-{port}\" data-look=\"{port}\" data-place=\"port-{port}\""),
                &name,
            )
        })
        .collect();
    let corner = |mark: &str, at: Point, name: &Message| {
        let (x, y) = (num(at.x - 72.0), num(at.y - 62.0));
        let name = said(words, name);
        format!(
            "<rect class=\"hit\" {mark} x=\"{x}\" y=\"{y}\" width=\"144\" height=\"124\"><title>{name}</title></rect>"
        )
    };
    let dock = corner("id=\"hit-dock\" data-t=\"dock\"", sea::dock(), &dock_name(view));
    let supply =
        corner("id=\"hit-supply\" data-place=\"supply\"", sea::supply(), &Message::new("pomory-map-supply"));
    cells + &ports + &dock + &supply
}

fn dock_name(view: &View) -> Message {
    let docked = view
        .seats
        .iter()
        .map(|own| Message::new("pomory-label-docked").with("seat", own.seat).with("count", own.dock).into());
    Message::new("pomory-label-dock").with("ships", Arg::List(docked.collect()))
}

/// A hidden mark for everything on the map that some legal action points at; the page shows those that fit.
pub fn targets(view: &View, eye: &Eye<'_, Pomory>, lane: &Lane) -> String {
    let paths = eye.legal.iter().flat_map(|&action| pointing::path(view, action));
    let wanted: BTreeSet<String> = paths.collect();
    let mut marks = String::new();
    for cell in &view.cells {
        let target = pointing::cell(cell.cell);
        if wanted.contains(&target) {
            let name = said(eye.words, &names::cell(cell));
            let mark = ring(&target, &name, lane.radius + 5.0);
            marks += &sea::at(lane.cell(cell.cell.index()).at, &mark);
        }
    }
    for (_, port, place) in lane.harbours() {
        let target = format!("port-{port}");
        if wanted.contains(&target) {
            let name =
                said(eye.words, &Message::new("pomory-label-port").with("port", Arg::Key(port.name())));
            marks += &sea::at(place.at, &ring(&target, &name, 24.0));
        }
    }
    if wanted.contains("dock") {
        let at = sea::dock();
        let frame = "x=\"-74\" y=\"-64\" width=\"148\" height=\"128\" rx=\"6\"";
        marks += &format!(
            "<g transform=\"translate({} {})\"><g id=\"legal-dock\" class=\"legal hidden\" data-t=\"dock\" role=\"button\" tabindex=\"-1\" \
             aria-label=\"{}\"><rect class=\"hit\" {frame}/><rect class=\"l-dash\" {frame}/><rect class=\"l-ring\" {frame}/></g></g>",
            num(at.x),
            num(at.y),
            said(eye.words, &dock_name(view))
        );
    }
    marks
}

/// A dashed ring with a plus at its side, so that what lies inside stays to be seen.
fn ring(target: &str, name: &str, radius: f64) -> String {
    let side = num(radius * 0.72);
    let r = num(radius);
    format!(
        "<g id=\"legal-{target}\" class=\"legal hidden\" data-t=\"{target}\" role=\"button\" tabindex=\"-1\" aria-label=\"{name}\">\
         <circle class=\"hit\" r=\"{r}\"/><circle class=\"l-dash\" r=\"{r}\"/><g class=\"l-plus\" transform=\"translate({side} -{side})\">\
         <circle class=\"l-disc\" r=\"8.5\"/><path class=\"l-sign\" d=\"M-4.5 0h9M0-4.5v9\"/></g>\
         <g class=\"l-more hidden\" transform=\"translate(0 {})\"><rect class=\"l-pill\" x=\"-19\" y=\"-10\" width=\"38\" height=\"20\" \
         rx=\"10\"/><path class=\"l-turn\" d=\"M-5.5-3.5A5 5 0 1 0-4.5 2.5M-5-7V-3.2H-8.8\"/><text class=\"l-n\" x=\"7\" y=\"4.5\"></text></g>\
         <circle class=\"l-ring\" r=\"{}\"/></g>",
        num(radius + 4.0),
        num(radius + 4.5)
    )
}
