//! Who: a player is known by the shape and the charge of his shield, and only then by its colour.

use crate::chart::{path::num, point::Point};

/// A player's shield.
pub struct Shield {
    /// `p1` to `p5`: the class that colours it.
    pub key: &'static str,
    /// Outline in a box of 32 by 32.
    outline: &'static str,
    /// What is painted on it, in paper colour.
    charge: &'static str,
}

/// Round with a ring; square and quartered; heater with a chevron; lozenge with bars; hexagon with a saltire.
pub const SHIELDS: [Shield; 5] = [
    Shield {
        key: "p1",
        outline: "M16 1.6A14.4 14.4 0 1 1 16 30.4A14.4 14.4 0 1 1 16 1.6z",
        charge: "<circle cx=\"16\" cy=\"16\" r=\"8.2\" fill=\"none\" class=\"sh-st\" stroke-width=\"2.8\"/>\
                 <circle cx=\"16\" cy=\"16\" r=\"2.7\" class=\"sh-pa\"/>",
    },
    Shield {
        key: "p2",
        outline: "M3 3H29V29H3z",
        charge: "<path class=\"sh-pa\" d=\"M16 3H29V16H16zM3 16H16V29H3z\"/>",
    },
    Shield {
        key: "p3",
        outline: "M2 3.4H30V13C30 21.6 23.8 27.6 16 31C8.2 27.6 2 21.6 2 13z",
        charge: "<path class=\"sh-pa\" d=\"M2 16.8L16 7.6L30 16.8L29 21.4L16 13L3 21.4z\"/>",
    },
    Shield {
        key: "p4",
        outline: "M16 .8L31.2 16L16 31.2L.8 16z",
        charge: "<path class=\"sh-pa\" d=\"M8.4 8.4H23.6L26.9 11.7H5.1zM1.1 15.7L2.6 14.2H29.4L31.2 16L29.4 17.8H2.6z\
                 M5.1 20.3H26.9L23.6 23.6H8.4z\"/>",
    },
    Shield {
        key: "p5",
        outline: "M8.4 2.4H23.6L31.2 16L23.6 29.6H8.4L.8 16z",
        charge: "<path class=\"sh-pa\" d=\"M8.4 2.4L11.6 2.4L16 10L20.4 2.4L23.6 2.4L26 6.7L19.4 16L26 25.3L23.6 29.6\
                 L20.4 29.6L16 22L11.6 29.6L8.4 29.6L6 25.3L12.6 16L6 6.7z\"/>",
    },
];

impl Shield {
    /// The shield's shapes in a box of 32 by 32: light halo outside, dark line inside, so that it stands on any ground.
    fn shapes(&self) -> String {
        let Shield { key, outline, charge } = self;
        format!(
            "<path class=\"sh-halo\" d=\"{outline}\"/><path class=\"sh-fill {key}\" d=\"{outline}\"/>{charge}\
             <path class=\"sh-line\" d=\"{outline}\"/>"
        )
    }

    /// The shield as part of a piece.
    pub fn at(&self, x: f64, y: f64, scale: f64) -> String {
        format!("<g transform=\"translate({x} {y})scale({scale})\">{}</g>", self.shapes())
    }
}

/// The shields as symbols `sh-p1` to `sh-p5`.
pub fn definitions() -> String {
    SHIELDS
        .iter()
        .map(|shield| {
            format!("<symbol id=\"sh-{}\" viewBox=\"-2 -2 36 36\">{}</symbol>", shield.key, shield.shapes())
        })
        .collect()
}

/// The shield `key` in a line of text; silent, because a name stands beside it.
pub fn inline(key: &str, size: u8) -> String {
    format!(
        "<svg class=\"shield\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 36 36\" aria-hidden=\"true\">\
         <use href=\"#sh-{key}\" width=\"36\" height=\"36\"></use></svg>"
    )
}

/// The shield `key` on the chart, `width` wide, its middle at `at`.
pub fn shield(key: &str, at: Point, width: f64) -> String {
    let (x, y, width) = (num(at.x - width / 2.0), num(at.y - width / 2.0), num(width));
    format!("<use href=\"#sh-{key}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{width}\"/>")
}
