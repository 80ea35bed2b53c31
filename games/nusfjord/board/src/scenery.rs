//! Boathouses and spruces, drawn from a number: the same number is the same picture in every view.

use scene::chart::{
    noise::{chance, hash},
    path::num,
};

/// One of several, by a seeded accident.
fn one_of<T: Copy>(of: &[T], seed: i32, key: i32) -> T {
    of[hash(&[seed, key, 77]) as usize % of.len()]
}

/// The walls and roof of a boathouse.
struct House {
    left: f64,
    width: f64,
    top: f64,
    pitch: f64,
    wall: &'static str,
}

/// Where the floor of every boathouse is.
const FLOOR: f64 = 58.0;

/// A small boathouse on stilts, in a box of 96 by 72: width, height, roof, planks, windows and door vary.
pub fn boathouse(seed: i32) -> String {
    let width = one_of(&[46.0, 52.0, 58.0, 64.0], seed, 1);
    let height = one_of(&[20.0, 23.0, 26.0], seed, 2);
    let house = House {
        left: (96.0 - width) / 2.0 + one_of(&[-4.0, 0.0, 4.0], seed, 3),
        width,
        top: FLOOR - height,
        pitch: one_of(&[13.0, 16.0, 20.0, 24.0], seed, 4),
        wall: one_of(&["w1", "w1", "w2", "w3"], seed, 5),
    };
    let (x, y) = (house.left, house.top);
    let mut svg = String::from(
        "<svg class=\"nf-house\" viewBox=\"0 0 96 72\" aria-hidden=\"true\"><path class=\"rk\" d=\"M0 72V63l10-3 8 4 12-2 9 4h57v6z\"/>",
    );
    let stilts: String =
        (0..4).map(|i| format!("M{} 58v9", num(x + 4.0 + f64::from(i) * (width - 8.0) / 3.0))).collect();
    svg += &format!(
        "<path class=\"st\" d=\"{stilts}\"/><rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        house.wall,
        num(x),
        num(y),
        num(width),
        num(height)
    );
    let planks: String = (1..(width / 5.0) as i32)
        .map(|i| format!("M{} {}v{}", num(x + f64::from(i) * 5.0), num(y), num(height)))
        .collect();
    svg += &format!("<path class=\"pl\" d=\"{planks}\"/>");
    svg += &roof(&house, seed);
    svg += &openings(&house, seed);
    svg += &format!(
        "<path class=\"dk\" d=\"M{} 58h{}\"/><path class=\"wv\" d=\"M30 69q4-2.5 8 0t8 0 8 0 8 0 8 0 8 0\"/></svg>",
        num(x - 8.0),
        num(width + 16.0)
    );
    svg
}

/// A gable, a long side with a chimney, or a long side with a tower.
fn roof(house: &House, seed: i32) -> String {
    let House { left: x, width: w, top: y, pitch, wall, .. } = *house;
    if one_of(&[true, false, false, false], seed, 6) {
        return format!(
            "<path class=\"rf\" d=\"M{} {}L{} {}L{} {}z\"/><path class=\"{wall}\" d=\"M{} {}L{} {}L{} {}z\"/><circle class=\"wd\" cx=\"{}\" cy=\"{}\" r=\"3\"/>",
            num(x - 4.0),
            num(y + 1.0),
            num(x + w / 2.0),
            num(y - pitch),
            num(x + w + 4.0),
            num(y + 1.0),
            num(x + 6.0),
            num(y),
            num(x + w / 2.0),
            num(y - pitch + 6.0),
            num(x + w - 6.0),
            num(y),
            num(x + w / 2.0),
            num(y - 3.0)
        );
    }
    let ridges: String = (1..((w - 6.0) / 6.0) as i32)
        .map(|i| {
            format!("M{} {}l-1 {}", num(x + 2.0 + f64::from(i) * 6.0), num(y - pitch + 2.0), num(pitch - 3.0))
        })
        .collect();
    let side = format!(
        "<path class=\"rf\" d=\"M{} {}l7-{pitch}h{}l7 {pitch}z\"/><path class=\"rl\" d=\"{ridges}\"/>",
        num(x - 4.0),
        num(y + 1.0),
        num(w - 6.0)
    );
    let top = if one_of(&[true, false, false], seed, 7) {
        let tower = x + w * 0.62;
        format!(
            "<path class=\"{wall}\" d=\"M{0} {1}h12v{2}h-12z\"/><path class=\"rf\" d=\"M{3} {4}l9-9 9 9z\"/><rect class=\"wd\" x=\"{5}\" y=\"{6}\" width=\"4\" height=\"5\"/>",
            num(tower),
            num(y - pitch - 12.0),
            num(12.0 + pitch / 2.0),
            num(tower - 3.0),
            num(y - pitch - 11.0),
            num(tower + 4.0),
            num(y - pitch - 8.0)
        )
    } else {
        let chimney = x + w * one_of(&[0.25, 0.7], seed, 8);
        format!("<path class=\"rf\" d=\"M{} {}h6v9h-6z\"/>", num(chimney), num(y - pitch - 7.0))
    };
    side + &top
}

/// A door, and windows that keep clear of it.
fn openings(house: &House, seed: i32) -> String {
    let House { left: x, width: w, top: y, .. } = *house;
    let door = x + w * one_of(&[0.2, 0.45, 0.68], seed, 9);
    let mut svg = format!("<rect class=\"dr\" x=\"{}\" y=\"44\" width=\"8\" height=\"14\"/>", num(door));
    for part in [0.08, 0.34, 0.58, 0.82] {
        let window = x + w * part;
        if (window - door).abs() > 9.0 && window + 6.0 < x + w {
            svg += &format!("<path class=\"wd\" d=\"M{} {}h6.5v6.5h-6.5z\"/>", num(window), num(y + 6.0));
        }
    }
    svg
}

/// Spruces of a double space, in a box of 180 by 76; a second Forest stands behind, higher and paler.
pub fn spruces(seed: i32, layers: u8) -> String {
    let mut svg = String::from(
        "<svg class=\"nf-trees\" viewBox=\"0 0 180 76\" preserveAspectRatio=\"xMidYMax slice\" aria-hidden=\"true\">",
    );
    for layer in (0..i32::from(layers)).rev() {
        let base = 74.0 - f64::from(layer) * 13.0;
        let (mut trees, mut cuts) = (String::new(), String::new());
        for i in 0..11 {
            let x = 8.0 + f64::from(i) * 16.6 + chance(&[seed, layer, i, 1]) * 8.0 - 4.0;
            let h = 34.0 + chance(&[seed, layer, i, 2]) * 14.0;
            trees += &tree(x, base, h);
            cuts += &light(x, base, h);
        }
        let class = if layer == 0 { "tr0" } else { "tr1" };
        svg += &format!("<path class=\"{class}\" d=\"{trees}\"/>");
        if layer == 0 {
            svg += &format!("<path class=\"trc\" d=\"{cuts}\"/>");
        }
    }
    svg + "</svg>"
}

/// Three tiers and a stem.
fn tree(x: f64, base: f64, h: f64) -> String {
    let w = h * 0.36;
    let n = |part: f64| num(w * part);
    let v = |part: f64| num(h * part);
    format!(
        "M{} {}l{} {}h-{}l{} {}h-{}l{} {}h-{}v{}h-{}v-{}h-{}l{}-{}h-{}l{}-{}h-{}z",
        num(x),
        num(base - h),
        n(0.42),
        v(0.34),
        n(0.18),
        n(0.42),
        v(0.3),
        n(0.2),
        n(0.5),
        v(0.28),
        n(0.8),
        v(0.08),
        n(0.32),
        v(0.08),
        n(0.8),
        n(0.5),
        v(0.28),
        n(0.2),
        n(0.42),
        v(0.3),
        n(0.18)
    )
}

/// Cuts that let light into a tree.
fn light(x: f64, base: f64, h: f64) -> String {
    let w = h * 0.36;
    format!(
        "M{0} {1}v{2}M{3} {4}l{5}-{6} {5} {6}M{7} {8}l{9}-{10} {9} {10}",
        num(x),
        num(base - h * 0.78),
        num(h * 0.16),
        num(x - w * 0.2),
        num(base - h * 0.5),
        num(w * 0.2),
        num(h * 0.06),
        num(x - w * 0.35),
        num(base - h * 0.2),
        num(w * 0.35),
        num(h * 0.08)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_one_picture_and_cards_differ() {
        let pictures: std::collections::BTreeSet<String> = (101..155).map(boathouse).collect();
        assert!(pictures.len() > 45, "{}", pictures.len());
        assert_eq!(boathouse(103), boathouse(103));
        assert!(spruces(3, 2).contains("tr1") && !spruces(3, 1).contains("tr1"));
    }
}
