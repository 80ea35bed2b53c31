//! The game's card in the lobby, and its short course.

use std::sync::OnceLock;

use newlands::{Material, NewLands, Rotation, Terrain, Tile};
use tabletop::{Game, Message};

use crate::{
    board, companions,
    country::{Lying, SquareCountry},
    squares::Square,
};

/// A small country: column, row, tile, quarter turns.
const COUNTRY: [(i32, i32, &str, usize); 9] = [
    (0, 0, "start", 0),
    (1, 0, "ssmm-half", 0),
    (-1, 0, "mmsg-tricap-c1", 0),
    (0, -1, "mgsg-band-c1", 1),
    (0, 1, "gsgg-cap", 3),
    (1, -1, "msms-band-c1", 3),
    (1, 1, "gmgg-cap", 3),
    (-1, -1, "msms-band-c1", 2),
    (-1, 1, "gssg-caps2", 2),
];

/// Who stands on it: column, row, number of the piece, shield.
const CREW: [(i32, i32, usize, &str); 3] = [(0, 0, 0, "p2"), (-1, 0, 3, "p3"), (0, 1, 0, "p1")];

fn material() -> &'static Material {
    static MATERIAL: OnceLock<Material> = OnceLock::new();
    MATERIAL
        .get_or_init(|| NewLands::load(NewLands::INFO.material).expect("the edition compiled in is sound"))
}

/// The tiles of the cover as they lie.
fn lying() -> Vec<Lying<'static>> {
    COUNTRY
        .iter()
        .map(|&(x, y, key, turns)| Lying {
            square: Square { x, y },
            kind: material().kind(Tile::from_key(key).expect("a key of the game")),
            rotation: Rotation::ALL[turns],
            copy: 0,
        })
        .collect()
}

/// Companions on a corner of the new land, drawn by the renderer of the table.
pub fn cover() -> String {
    let lying = lying();
    let country = SquareCountry::new(&lying);
    let land = board::land(&country, "cover-newlands") + &board::town_layer(&country, "cover-newlands-town");
    let crew: String = CREW
        .iter()
        .filter_map(|&(x, y, piece, key)| {
            let tile = lying.iter().find(|tile| tile.square == Square { x, y })?;
            let terrain: Terrain = tile.kind.pieces[piece].terrain;
            Some(companions::companion(key, terrain, country.tile_at(tile.square)?.spot(piece)))
        })
        .collect();
    format!(
        "<svg class=\"board\" viewBox=\"-160 -105 320 210\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">{land}{crew}</svg>"
    )
}

/// The chapters of the short course: aim, table, laying, setting, taking back, the three terrains, shared regions, end,
/// other ways to play.
pub fn primer() -> Vec<(Message, Message)> {
    const CHAPTERS: [(&str, &str); 11] = [
        ("newlands-primer-1-title", "newlands-primer-1-text"),
        ("newlands-primer-2-title", "newlands-primer-2-text"),
        ("newlands-primer-3-title", "newlands-primer-3-text"),
        ("newlands-primer-4-title", "newlands-primer-4-text"),
        ("newlands-primer-5-title", "newlands-primer-5-text"),
        ("newlands-primer-6-title", "newlands-primer-6-text"),
        ("newlands-primer-7-title", "newlands-primer-7-text"),
        ("newlands-primer-8-title", "newlands-primer-8-text"),
        ("newlands-primer-9-title", "newlands-primer-9-text"),
        ("newlands-primer-10-title", "newlands-primer-10-text"),
        ("newlands-primer-11-title", "newlands-primer-11-text"),
    ];
    CHAPTERS.map(|(title, text)| (Message::new(title), Message::new(text))).into()
}

#[cfg(test)]
mod tests {
    use newlands::Side;

    use super::*;

    /// The picture shows land as the rules would have it: neighbours agree on their common side, and nobody stands where
    /// the game has no companion.
    #[test]
    fn the_cover_is_lawful_land() {
        let tiles = lying();
        for tile in &tiles {
            for (k, side) in Side::ALL.into_iter().enumerate() {
                let other = tiles.iter().find(|other| other.square == tile.square.over(k));
                let Some(other) = other else { continue };
                assert_eq!(
                    tile.kind.side(side, tile.rotation),
                    other.kind.side(side.facing(), other.rotation),
                    "{:?} side {side:?}",
                    tile.square
                );
            }
            let laid = tiles.iter().filter(|other| other.kind.key == tile.kind.key).count();
            assert!(laid <= usize::from(tile.kind.copies), "{} is laid {laid} times", tile.kind.key);
        }
        let cover = cover();
        assert!(["#ex-p2", "#br-p3", "#na-p1", "#town"].iter().all(|piece| cover.contains(piece)));
    }
}
