//! What: helmet and spear make a viking, a broad hat and staff an explorer. The shield each carries says who.

use super::shields::{SHIELDS, Shield};
use crate::chart::{path::num, point::Point};

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Helmet and spear.
    Viking,
    /// A longhouse with coloured roof.
    House,
    /// Broad hat and staff.
    Explorer,
    /// Hood and axe.
    Brigand,
    /// A boat whose sail is the shield.
    Navigator,
}

const FIGURES: [Figure; 5] =
    [Figure::Viking, Figure::House, Figure::Explorer, Figure::Brigand, Figure::Navigator];

impl Figure {
    fn prefix(self) -> &'static str {
        match self {
            Figure::Viking => "vk",
            Figure::House => "ho",
            Figure::Explorer => "ex",
            Figure::Brigand => "br",
            Figure::Navigator => "na",
        }
    }

    /// Width and height of the drawing.
    fn size(self) -> (f64, f64) {
        if self == Figure::House { (60.0, 46.0) } else { (44.0, 52.0) }
    }

    /// Which part of the height lies above the middle of its place.
    fn rise(self) -> f64 {
        if self == Figure::House { 0.42 * 60.0 / 46.0 } else { 0.64 * 44.0 / 52.0 }
    }

    /// The piece of the player with shield `key`, `width` wide, standing at `at`.
    pub fn standing(self, key: &str, at: Point, width: f64) -> String {
        let (w, h) = self.size();
        let height = width * h / w;
        format!(
            "<use href=\"#{}-{key}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
            self.prefix(),
            num(at.x - width / 2.0),
            num(at.y - height * self.rise()),
            num(width),
            num(height)
        )
    }

    fn shapes(self, shield: &Shield) -> String {
        match self {
            Figure::House => house(shield),
            Figure::Navigator => navigator(shield),
            person => person_behind(person, shield),
        }
    }
}

/// All pieces of all players as symbols.
pub fn definitions() -> String {
    let mut symbols = String::new();
    for shield in &SHIELDS {
        for figure in FIGURES {
            let (w, h) = figure.size();
            let (prefix, key, shapes) = (figure.prefix(), shield.key, figure.shapes(shield));
            symbols += &format!("<symbol id=\"{prefix}-{key}\" viewBox=\"0 0 {w} {h}\">{shapes}</symbol>");
        }
    }
    symbols
}

/// Somebody who stands behind his shield.
fn person_behind(figure: Figure, shield: &Shield) -> String {
    let person = match figure {
        Figure::Explorer => EXPLORER,
        Figure::Brigand => BRIGAND,
        _ => VIKING,
    };
    format!("{person}{}", shield.at(5.2, 16.5, 1.05))
}

const VIKING: &str = "<path class=\"pc-halo\" d=\"M10 19C10 8 16 3 22 3S34 8 34 19zM37 4V46\"/>\
<path class=\"pc-wood\" d=\"M37.5 7V47\"/><path class=\"pc-iron\" d=\"M37.5 1.5L40.5 8.5L37.5 11.5L34.5 8.5z\"/>\
<path class=\"pc-iron\" d=\"M11 20C11 9.5 16 4.5 22 3.5C28 4.5 33 9.5 33 20z\"/>\
<path class=\"pc-line\" d=\"M22 3.5V20M11.5 15.5H32.5\"/>";

const EXPLORER: &str = "<path class=\"pc-halo\" d=\"M6 19C10 15 13 15 14 14C14 8 17 4 22 4S30 8 30 14C31 15 34 15 38 19z\
M39 8V48\"/><path class=\"pc-wood\" d=\"M39.5 9V48.5\"/><path class=\"pc-wood\" d=\"M39.5 9C39.5 5.5 35.5 5.5 35.5 8.5\"/>\
<path class=\"pc-hat\" d=\"M5.5 19.5C9 16 12.5 15.3 14 14.5C14 8 17 3.8 22 3.8S30 8 30 14.5C31.5 15.3 35 16 38.5 19.5z\"/>\
<path class=\"pc-line\" d=\"M14 14.5C19 16.5 25 16.5 30 14.5\"/>";

const BRIGAND: &str = "<path class=\"pc-halo\" d=\"M8 21C8 12 15 6 22 1C29 6 36 12 36 21zM39 6V48\"/>\
<path class=\"pc-wood\" d=\"M39 8V48.5\"/>\
<path class=\"pc-iron\" d=\"M38 7.5H41.5C43 10 43 15 41.5 17.5C40.5 15.5 39.5 15 38 15z\"/>\
<path class=\"pc-hood\" d=\"M8.5 21.5C8.5 12.5 14 6 22.5 1.2C30 6 35.5 12.5 35.5 21.5z\"/>\
<path class=\"pc-slit\" d=\"M15 13.5C19 11.5 25 11.5 29 13.5C27.5 17 24.5 17.4 22 17.4S16.5 17 15 13.5z\"/>";

/// A longhouse with a boat's ridge, its roof in the player's colour, his shield on the wall.
fn house(shield: &Shield) -> String {
    const ROOF: &str =
        "M2.5 25.5C8 14 18 8.5 30 8.5S52 14 57.5 25.5C48 23.2 39 22.4 30 22.4S12 23.2 2.5 25.5z";
    format!(
        "<path class=\"pc-halo\" d=\"M6 38V26L2 25C8 14 18 8 30 8S52 14 58 25L54 26V38z\"/>\
         <path class=\"pc-wall\" d=\"M7 24H53V38.5H7z\"/><path class=\"pc-plank\" d=\"M12 26V38M17 26V38M43 26V38M48 26V38\"/>\
         <path class=\"sh-fill {}\" d=\"{ROOF}\"/>\
         <path class=\"pc-thatch\" d=\"M14 22.5L19 13M22 21.5L25 11.4M38 21.5L35 11.4M46 22.5L41 13\"/>\
         <path class=\"pc-roof\" d=\"{ROOF}\"/>\
         <path class=\"pc-line2\" d=\"M2.5 25.5L.8 20.5M57.5 25.5L59.2 20.5M7 25V38.5H53V25\"/>{}",
        shield.key,
        shield.at(20.4, 22.8, 0.6)
    )
}

/// A boat; the shield is its sail.
fn navigator(shield: &Shield) -> String {
    format!(
        "<path class=\"pc-halo\" d=\"M2 37C8 41 36 41 42 37C40 46 33 50 22 50S4 46 2 37zM22 1V40\"/>\
         <path class=\"pc-wood\" d=\"M22 1.5V40\"/><path class=\"pc-wood\" d=\"M6.5 4.5H37.5\"/>{}\
         <path class=\"pc-hull\" d=\"M1.8 35.5C3 38.5 6 39.6 10 39.6H34C38 39.6 41 38.5 42.2 35.5C42.6 44 35 49.5 22 49.5\
S1.4 44 1.8 35.5z\"/><path class=\"pc-line\" d=\"M5 43.2H39\"/>",
        shield.at(5.2, 4.2, 1.05)
    )
}
