//! The drawn signs of Fleet: woodcut silhouettes, pencil crosses, dice and boats.

use fleet::{BoatView, Face, Section};

use scene::chart::path::num;

const SYMBOLS: &str = include_str!("../assets/signs.svg");

/// Different hands of a pencil cross.
const CROSSES: u32 = 16;

/// Every symbol, to stand once on a page.
pub fn definitions() -> String {
    let signs: String = SYMBOLS.lines().filter(|line| line.starts_with("<symbol")).collect();
    signs + &(0..CROSSES).map(pencil).collect::<String>()
}

/// Small numbers that look thrown, always the same for the same seed.
fn jitter(seed: u32) -> impl FnMut() -> f64 {
    let mut state = seed.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
    move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 16) / 65_536.0 * 3.6 - 1.8
    }
}

/// Two strokes of a pencil, never quite straight.
fn pencil(hand: u32) -> String {
    let mut j = jitter(hand);
    let mut at = |x: f64, y: f64| format!("{} {}", num(x + j()), num(y + j()));
    let (a, b, c) = (at(5.0, 5.0), at(12.0, 12.0), at(19.0, 19.0));
    let (d, e, f) = (at(19.0, 5.0), at(12.0, 12.0), at(5.0, 19.0));
    format!("<symbol id=\"fl-x{hand}\" viewBox=\"0 0 24 24\"><path d=\"M{a}Q{b} {c}M{d}Q{e} {f}\"/></symbol>")
}

/// The pencil cross on a box: the hand is drawn from the number of the box, so that it never changes.
pub fn cross(box_number: usize) -> String {
    let hand = (box_number as u32).wrapping_mul(2_654_435_761) >> 7 & (CROSSES - 1);
    format!(
        "<svg class=\"fl-x\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><use href=\"#fl-x{hand}\"/></svg>"
    )
}

/// A sign; the word stands beside it.
pub fn sign(key: &str) -> String {
    format!("<svg class=\"fl-s\" viewBox=\"0 0 32 32\" aria-hidden=\"true\"><use href=\"#fl-{key}\"/></svg>")
}

/// The sign of a section.
pub fn of_section(section: Section) -> String {
    sign(section.word())
}

/// A die as a cube.
pub fn cube(face: Face) -> String {
    let shown = face.word();
    format!(
        "<svg class=\"fl-cube\" viewBox=\"0 0 64 64\" aria-hidden=\"true\"><path class=\"fl-dt\" d=\"M5 15L14 4h45L50 15z\"/>\
         <path class=\"fl-dr\" d=\"M50 15L60 4v46L50 61z\"/><rect class=\"fl-df\" x=\"3\" y=\"14\" width=\"48\" height=\"48\" \
         rx=\"6\"/><use class=\"fl-di\" href=\"#fl-{shown}\" x=\"10\" y=\"21\" width=\"34\" height=\"34\"/></svg>"
    )
}

/// A boat with its fish boxes in the planks; ashore it is dashed. `room` boxes are drawn; those beyond the hold are not
/// its own yet.
pub fn boat(boat: &BoatView, room: u8, label: &str) -> String {
    let rows = if room > 5 { 2 } else { 1 };
    let across = room.div_ceil(rows).max(1);
    let side = if rows == 1 { 11.0 } else { (56.0 / f64::from(across) - 1.5).min(9.5) };
    let left = 38.0 - (f64::from(across) * (side + 1.5) - 1.5) / 2.0;
    let (mut free, mut caught, mut later, mut fish) =
        (String::new(), String::new(), String::new(), String::new());
    for at in 0..room {
        let x = left + f64::from(at % across) * (side + 1.5);
        let y = if rows == 1 { 30.0 } else { 28.0 + f64::from(at / across) * 11.0 };
        let square = format!("M{} {}h{side:.1}v{side:.1}h-{side:.1}z", num(x), num(y));
        if at < boat.fish {
            caught += &square;
            fish += &fish_path(x, y, side);
        } else if at < boat.hold {
            free += &square;
        } else {
            later += &square;
        }
    }
    let path = |class: &str, d: &str| {
        if d.is_empty() { String::new() } else { format!("<path class=\"{class}\" d=\"{d}\"/>") }
    };
    let boxes = [path("bf", &free), path("bc", &caught), path("bl", &later), path("bi", &fish)].concat();
    let on = if boat.launched { " on" } else { "" };
    format!(
        "<svg class=\"fl-boat{on}\" viewBox=\"0 0 76 54\" role=\"img\" aria-label=\"{label}\"><path class=\"bs\" \
         d=\"M36 2h2.5v20H36zM40 4c8 4 13 10 14 17H40zM34.5 6c-4 6-8 11-12 15h12z\"/><path class=\"bh\" d=\"M2 23h72c-2 \
         13-9 24-17 28H18C9 47 4 36 2 23z\"/>{boxes}<circle class=\"bv\" cx=\"66\" cy=\"10\" r=\"9\"/><text class=\"bt\" \
         x=\"66\" y=\"14.6\">{}</text></svg>",
        boat.vp
    )
}

/// A fish in a square of this side.
fn fish_path(x: f64, y: f64, side: f64) -> String {
    let s = |part: f64| num(side * part);
    format!(
        "M{} {}c{}-{} {}-{} {}-{}l{}-{}v{}l-{}-{}c-{} {}-{} {}-{}-{}z",
        num(x + 1.2),
        num(y + side / 2.0),
        s(0.2),
        s(0.28),
        s(0.38),
        s(0.28),
        s(0.55),
        s(0.03),
        s(0.2),
        s(0.2),
        s(0.46),
        s(0.2),
        s(0.2),
        s(0.17),
        s(0.25),
        s(0.35),
        s(0.25),
        s(0.55),
        s(0.03)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_and_face_has_a_sign() {
        let drawn = definitions();
        let words = Section::WORDS.iter().chain(&Face::WORDS);
        for word in words {
            assert!(drawn.contains(&format!("id=\"fl-{word}\"")), "{word}");
        }
    }

    #[test]
    fn crosses_differ_and_stay() {
        let hands: std::collections::BTreeSet<String> = (0..40).map(cross).collect();
        assert!(hands.len() > 8, "{}", hands.len());
        assert_eq!(cross(17), cross(17));
    }
}
