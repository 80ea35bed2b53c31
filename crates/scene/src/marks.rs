//! Marks that all charts share: what was done last, what may be pointed at, how a choice looks before it is confirmed.

use crate::chart::{
    path::{Pen, num},
    point::{Point, point},
};

/// A hidden mark of a place that some legal action points at; the page shows those that fit what is chosen.
pub fn legal(target: &str, name: &str, shape: &str) -> String {
    format!(
        "<g id=\"legal-{target}\" class=\"legal hidden\" data-t=\"{target}\" role=\"button\" tabindex=\"-1\" aria-label=\"{name}\">{shape}</g>"
    )
}

/// A transparent shape that can be asked about.
pub fn hit(target: &str, name: &str, outline: &str) -> String {
    format!(
        "<path id=\"hit-{target}\" class=\"hit\" data-t=\"{target}\" d=\"{outline}\"><title>{name}</title></path>"
    )
}

/// What a place is called, as the log writes it: shown while one reads the log, or while the place is lit.
pub fn coordinate(place: &str, at: Point, label: &str) -> String {
    let (x, y) = (num(at.x), num(at.y));
    format!("<text class=\"coord\" data-place=\"{place}\" x=\"{x}\" y=\"{y}\">{label}</text>")
}

/// A turn sign and room for a number.
const WAYS: &str = "<rect class=\"l-pill\" x=\"-19\" y=\"-10\" width=\"38\" height=\"20\" rx=\"10\"/>\
<path class=\"l-turn\" d=\"M-5.5-3.5A5 5 0 1 0-4.5 2.5M-5-7V-3.2H-8.8\"/><text class=\"l-n\" x=\"7\" y=\"4.5\"></text>";

/// Something drawn about the origin, put at `at`. The page keeps it legible: it never becomes smaller than it is here,
/// however far a chart is zoomed out.
pub fn upright(at: Point, drawing: &str) -> String {
    format!("<g transform=\"translate({} {})\"><g class=\"unit\">{drawing}</g></g>", num(at.x), num(at.y))
}

/// An empty cell to lay something in: dashes along `inner`, a plus, and a pill that says in how many ways; `outer` is
/// where the ring of the focus goes.
pub fn dashes(at: Point, inner: &str, outer: &str) -> String {
    let (x, y) = (num(at.x), num(at.y));
    format!(
        "<path class=\"l-fill\" d=\"{inner}\"/><path class=\"l-dash\" d=\"{inner}\"/>\
         <path class=\"l-mark\" d=\"M{} {y}h18M{x} {}v18\"/><path class=\"l-ring\" d=\"{outer}\"/>\
         <g class=\"l-more hidden\">{}</g>",
        num(at.x - 9.0),
        num(at.y - 9.0),
        upright(at + point(0.0, 31.0), WAYS)
    )
}

/// A spot on the land to send somebody to: a dashed circle and a plus.
pub fn ring(at: Point, radius: f64) -> String {
    let (x, y, arm) = (num(at.x), num(at.y), radius / 2.8);
    let (across, down) = (num(at.x - arm), num(at.y - arm));
    let length = num(2.0 * arm);
    format!(
        "{}{}<path class=\"l-mark\" d=\"M{across} {y}h{length}M{x} {down}v{length}\"/>{}",
        circle("l-fill", at, radius),
        circle("l-dash", at, radius),
        circle("l-ring", at, radius + 5.5)
    )
}

/// A circle of this class.
pub fn circle(class: &str, at: Point, radius: f64) -> String {
    format!("<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>", num(at.x), num(at.y), num(radius))
}

/// Brackets on the corners of the cell where something came down last; they read on every ground and in grey.
pub fn brackets(corners: &[Point]) -> String {
    let count = corners.len();
    let mut pen = Pen::new();
    for (i, &here) in corners.iter().enumerate() {
        let (before, after) = (corners[(i + count - 1) % count], corners[(i + 1) % count]);
        pen.line(&[here.lerp(before, 0.17), here, here.lerp(after, 0.17)], false);
    }
    let d = pen.finish();
    format!(
        "<g class=\"mark\"><path class=\"last-halo\" d=\"{d}\"/><path class=\"last-line\" d=\"{d}\"/></g>"
    )
}

/// Round controls to confirm and to turn, `reach` away from `middle` on its free side `outward`. They are shown once the
/// place is chosen, those for turning only if there is something to turn.
pub fn knobs(middle: Point, outward: Point, reach: f64) -> String {
    let along = if outward.left().y < 0.0 { -outward.left() } else { outward.left() };
    let knob = |verb: &str, class: &str, slide: f64, radius: f64, sign: &str| {
        let at = along * slide;
        format!(
            "<g class=\"knobs {class}\" data-do=\"{verb}\" transform=\"translate({} {})\"><circle class=\"knob\" r=\"{}\"/>\
             <path class=\"knob-i\" d=\"{sign}\"/></g>",
            num(at.x),
            num(at.y),
            num(radius)
        )
    };
    let knobs = [
        knob("back", "k-turn", -42.0, 17.0, "M-6 0A6 6 0 1 0-3.8-4.7M-3.6-8.5V-4.4H-7.6"),
        knob("turn", "k-turn", 42.0, 17.0, "M6 0A6 6 0 1 1 3.8-4.7M3.6-8.5V-4.4H7.6"),
        knob("confirm", "k-yes", 0.0, 20.0, "M-7 .5L-2 5.5L7.5-5.5"),
    ];
    upright(middle + outward * reach, &knobs.concat())
}

/// A piece half there, in a closed ring.
pub fn standing(piece: &str, at: Point) -> String {
    format!(
        "{}{}{}<g class=\"ghost-piece\">{piece}</g>",
        circle("ghost-ground", at, 31.0),
        circle("ghost-halo", at, 31.0),
        circle("ghost-line", at, 31.0)
    )
}

/// Land half there: the drawing with the id `uid`-out under a veil, in a closed line.
pub fn laid(land: &str, uid: &str, line: &str) -> String {
    format!(
        "{land}<use href=\"#{uid}-out\" class=\"ghost-veil\"/><path class=\"ghost-halo\" d=\"{line}\"/>\
         <path class=\"ghost-line\" d=\"{line}\"/>"
    )
}
