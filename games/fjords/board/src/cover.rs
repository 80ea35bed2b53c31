//! The game's card in the lobby, and its short course.

use tabletop::Message;

use crate::{
    board,
    country::{Corners, HexCountry},
    hexes::Cell,
    pieces,
};
use scene::chart::Ground;

/// A small country: cell and corner letters.
const COUNTRY: [(i32, i32, &str); 17] = [
    (0, 0, "PSPPMM"),
    (-1, 1, "MPPPPP"),
    (0, 1, "PPPPPP"),
    (-1, 0, "PMMPSS"),
    (0, -1, "PPPMPP"),
    (-1, 2, "PPPPPP"),
    (1, -1, "PSSSPP"),
    (1, -2, "MMPPPM"),
    (2, -2, "MPSSPM"),
    (-2, 1, "SPPMPS"),
    (-2, 2, "PPPMMM"),
    (0, -2, "PMPPPM"),
    (1, 0, "SSPPPS"),
    (-2, 3, "PPSPMM"),
    (1, 1, "PMMMPP"),
    (-3, 2, "PMMMMP"),
    (0, 2, "PMPMPP"),
];

/// Houses and vikings on a corner of the coast, drawn by the renderer of the table.
pub fn cover() -> String {
    let hexes = COUNTRY.map(|(q, r, letters)| (Cell { q, r }, read(letters)));
    let land = board::land(&HexCountry::new(hexes), "cover-fjords");
    let at = |q, r| Cell { q, r }.centre();
    let standing = [
        pieces::viking("p3", at(1, 0)),
        pieces::house("p1", at(-1, 0)),
        pieces::house("p2", at(0, 0)),
        pieces::viking("p1", at(-1, 1)),
        pieces::viking("p2", at(0, 1)),
    ];
    format!(
        "<svg class=\"board\" viewBox=\"-190 -112 380 250\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">{land}{}</svg>",
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

/// The chapters of the short course: aim, laying, houses, row, vikings, end, three of runes, other ways to play.
pub fn primer() -> Vec<(Message, Message)> {
    const CHAPTERS: [(&str, &str); 10] = [
        ("fjords-primer-1-title", "fjords-primer-1-text"),
        ("fjords-primer-2-title", "fjords-primer-2-text"),
        ("fjords-primer-3-title", "fjords-primer-3-text"),
        ("fjords-primer-4-title", "fjords-primer-4-text"),
        ("fjords-primer-5-title", "fjords-primer-5-text"),
        ("fjords-primer-6-title", "fjords-primer-6-text"),
        ("fjords-primer-7-title", "fjords-primer-7-text"),
        ("fjords-primer-8-title", "fjords-primer-8-text"),
        ("fjords-primer-9-title", "fjords-primer-9-text"),
        ("fjords-primer-10-title", "fjords-primer-10-text"),
    ];
    CHAPTERS.map(|(title, text)| (Message::new(title), Message::new(text))).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture shows land as the rules would have it: neighbours agree on their common corners.
    #[test]
    fn the_cover_is_lawful_land() {
        for (q, r, letters) in COUNTRY {
            let cell = Cell { q, r };
            for i in 0..6 {
                let other = COUNTRY.iter().find(|(q, r, _)| cell.neighbour(i) == Cell { q: *q, r: *r });
                let Some((_, _, theirs)) = other else { continue };
                let (mine, theirs) = (read(letters), read(theirs));
                assert_eq!(
                    (mine[i], mine[(i + 1) % 6]),
                    (theirs[(i + 4) % 6], theirs[(i + 3) % 6]),
                    "{cell:?} side {i}"
                );
            }
        }
    }
}
