//! The game's card in the lobby, and its short course.

use tabletop::Message;

use super::{
    board,
    country::{Corners, HexCountry},
    hexes::Cell,
    pieces,
};
use crate::chart::Ground;

/// A small country: cell and corner letters.
const COUNTRY: [(i32, i32, &str); 13] = [
    (-2, 0, "SSPPPP"),
    (-1, 0, "PPMMPP"),
    (0, 0, "PSPPMM"),
    (1, 0, "PPPSSP"),
    (-1, -1, "PPPPPS"),
    (0, -1, "MMPSPP"),
    (1, -1, "PPPPSP"),
    (-3, 1, "PPPPPP"),
    (-2, 1, "PPPMMP"),
    (-1, 1, "MPPPPP"),
    (0, 1, "PPPPPP"),
    (1, 1, "SSPPPP"),
    (2, -1, "PPPPPP"),
];

/// Houses and vikings on a corner of the coast, drawn by the renderer of the table.
pub fn cover() -> String {
    let hexes = COUNTRY.map(|(q, r, letters)| (Cell { q, r }, read(letters)));
    let land = board::land(&HexCountry::new(hexes), "cover-fjords");
    let at = |q, r| Cell { q, r }.centre();
    let standing = [
        pieces::house("p1", at(-1, 0)),
        pieces::viking("p3", at(1, -1)),
        pieces::viking("p1", at(-1, 1)),
        pieces::house("p2", at(0, 1)),
    ];
    format!(
        "<svg class=\"board\" viewBox=\"-190 -104 380 250\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">{land}{}</svg>",
        standing.concat()
    )
}

fn read(letters: &str) -> Corners {
    let mut corners = [Ground::Plain; 6];
    for (corner, letter) in corners.iter_mut().zip(letters.bytes()) {
        *corner = match letter {
            b'M' => Ground::Mountain,
            b'S' => Ground::Sea,
            _ => Ground::Plain,
        };
    }
    corners
}

/// The chapters of the short course.
pub fn primer() -> Vec<(Message, Message)> {
    const CHAPTERS: [(&str, &str); 0] = [];
    CHAPTERS.iter().map(|&(title, text)| (Message::new(title), Message::new(text))).collect()
}
