//! Rune stones: signs of our own, cut into boulders with straight strokes, each known by its outline alone.

use scene::chart::{path::num, point::Point};

/// The signs on a grid of 24, as lines: hammer, waves, linked rings, ship, horse, seeing eye, hearth, key.
pub const SIGNS: [(&str, &str); 8] = [
    ("strength", "<path d=\"M2.5 6.5L5.5 3.5H18.5L21.5 6.5V11H2.5zM10 11V21H14V11\"/>"),
    (
        "water",
        "<path d=\"M2.5 8L7.2 4.5L12 8L16.8 4.5L21.5 8M2.5 14L7.2 10.5L12 14L16.8 10.5L21.5 14M2.5 20L7.2 16.5L12 20L16.8 16.5L21.5 20\"/>",
    ),
    ("friendship", "<path d=\"M8.6 5L15.2 12L8.6 19L2 12zM15.4 5L22 12L15.4 19L8.8 12z\"/>"),
    ("journey", "<path d=\"M2 12.5L5.5 20H18.5L22 12.5M12 20V3M12 4L18.5 13.5H5.5L12 4\"/>"),
    (
        "horse",
        "<path d=\"M6 21C5.5 15 6.5 10.5 9.5 7.5L9 3L13 6C16.5 7 18.5 9.5 20.5 13.2L18.5 16.2L13.8 14.2C13.2 16.5 15.5 18 15.8 21zM13.6 10V10.1\"/>",
    ),
    (
        "wisdom",
        "<path d=\"M2.5 14.5L7.5 10H16.5L21.5 14.5L16.5 19H7.5zM12 12.5L14 14.5L12 16.5L10 14.5zM12 3V6.5M5 4.5L7 7.5M19 4.5L17 7.5\"/>",
    ),
    ("home", "<path d=\"M2.5 12L12 3.5L21.5 12M5.5 9.5V20.5H18.5V9.5M12 11L14.8 14.5L12 18L9.2 14.5z\"/>"),
    ("secret", "<path d=\"M12 2.5L16 6.5L12 10.5L8 6.5zM12 10.5V21.5M12 21H17V17.5M12 16H15.5\"/>"),
];

/// Width and height of a stone's drawing.
const SIZE: (f64, f64) = (40.0, 44.0);

/// The stones as symbols, `rn-strength` and so on.
pub fn definitions() -> String {
    SIGNS
        .iter()
        .map(|(key, sign)| format!("<symbol id=\"rn-{key}\" viewBox=\"0 0 40 44\">{}</symbol>", shapes(sign)))
        .collect()
}

/// The signs as icons, `i-rune-strength` and so on.
pub fn icons() -> String {
    let icon = |(key, sign): &(&str, &str)| {
        format!("<symbol id=\"i-rune-{key}\" viewBox=\"0 0 24 24\">{sign}</symbol>")
    };
    SIGNS.iter().map(icon).collect()
}

/// The stone `key` as a picture of its own, which needs no symbols around it.
pub fn alone(key: &str) -> String {
    let sign = SIGNS.iter().find(|(name, _)| *name == key).map_or("", |(_, sign)| sign);
    format!("<svg class=\"rune\" viewBox=\"0 0 40 44\" aria-hidden=\"true\">{}</svg>", shapes(sign))
}

/// A boulder lit from the north-west, the sign cut into it.
fn shapes(sign: &str) -> String {
    const STONE: &str = "M8.5 41L3.5 27.5L5.5 12.5L14 4L26.5 3L35.5 10.5L37 27L31.5 41z";
    format!(
        "<path class=\"rs-halo\" d=\"{STONE}\"/><path class=\"rs-body\" d=\"{STONE}\"/>\
         <path class=\"rs-shade\" d=\"M26.5 3L35.5 10.5L37 27L31.5 41H8.5L7 37L28.5 36L32.5 26L31 12z\"/>\
         <path class=\"rs-chip\" d=\"M33 15L35.4 14M33.6 19L36 18.4M33.6 23L36.4 23M32.6 27.5L36.4 28M31.4 31.5L35 33M12 38.5L13 40.6M17 38L18 40.6\
M22 38L23.4 40.6M27 37.5L29 40.4\"/>\
         <g class=\"rs-sign\" transform=\"translate(6.5 9)scale(1.06)\">{sign}</g><path class=\"rs-line\" d=\"{STONE}\"/>"
    )
}

/// The stone `key`, `width` wide, its middle at `at`.
pub fn stone(key: &str, at: Point, width: f64) -> String {
    let height = width * SIZE.1 / SIZE.0;
    format!(
        "<use href=\"#rn-{key}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        num(at.x - width / 2.0),
        num(at.y - height / 2.0),
        num(width),
        num(height)
    )
}
