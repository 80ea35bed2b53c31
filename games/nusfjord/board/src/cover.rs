//! The game's card in the lobby, and its short course.

use nusfjord::effect::Hull;
use tabletop::Message;

use crate::scenery::{boathouse, spruces};

/// Boathouses under spruces, ships before them, drawn as on the table.
pub fn cover() -> String {
    let houses: String = [(101, 4, 132), (127, 112, 140), (118, 214, 134), (151, 300, 142)]
        .map(|(seed, x, y)| nested(&boathouse(seed), x, y, 96, 72))
        .concat();
    let woods: String = [(5, 2, -6, 44), (9, 2, 174, 40)]
        .map(|(seed, layers, x, y)| nested(&spruces(seed, layers), x, y, 212, 98))
        .concat();
    let ships: String = [(Hull::Sloop, 30, 204), (Hull::Schooner, 246, 200), (Hull::Cutter, 150, 206)]
        .map(|(hull, x, y)| {
            let (key, width) = match hull {
                Hull::Sloop => ("sloop", 52),
                Hull::Cutter => ("cutter", 58),
                _ => ("schooner", 84),
            };
            format!("<use href=\"#nf-{key}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"42\"/>")
        })
        .concat();
    format!(
        "<svg class=\"nf-cover\" viewBox=\"0 0 380 250\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">\
         <path class=\"sky\" d=\"M0 0H380V250H0z\"/><path class=\"far\" d=\"M0 118L38 52L62 84L96 22L140 96L170 60L206 104L250 34L290 88L322 58L380 112V150H0z\"/>\
         <path class=\"snow\" d=\"M96 22L82 44L92 40L98 50L106 42L116 56zM250 34L236 58L246 52L254 62L262 52L272 64zM38 52L30 66L38 62L46 70zM322 58L312 74L322 68L334 76z\"/>\
         <path class=\"land\" d=\"M0 132C60 118 120 126 190 130S320 122 380 128V196H0z\"/>{woods}<path class=\"water\" d=\"M0 192C60 186 130 196 200 192S330 188 380 192V250H0z\"/>{houses}{ships}</svg>"
    )
}

/// Places a whole picture into another one.
fn nested(svg: &str, x: i32, y: i32, width: i32, height: i32) -> String {
    svg.replacen("<svg ", &format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" "), 1)
}

/// The chapters of the short course.
pub fn primer() -> Vec<(Message, Message)> {
    const CHAPTERS: [(&str, &str); 8] = [
        ("nusfjord-primer-1-title", "nusfjord-primer-1-text"),
        ("nusfjord-primer-2-title", "nusfjord-primer-2-text"),
        ("nusfjord-primer-3-title", "nusfjord-primer-3-text"),
        ("nusfjord-primer-4-title", "nusfjord-primer-4-text"),
        ("nusfjord-primer-5-title", "nusfjord-primer-5-text"),
        ("nusfjord-primer-6-title", "nusfjord-primer-6-text"),
        ("nusfjord-primer-7-title", "nusfjord-primer-7-text"),
        ("nusfjord-primer-8-title", "nusfjord-primer-8-text"),
    ];
    CHAPTERS.map(|(title, text)| (Message::new(title), Message::new(text))).into()
}
