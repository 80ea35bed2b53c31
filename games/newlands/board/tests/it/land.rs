//! The drawing of New Lands is the data: borders part what the tile says, every spot lies in one piece, towns stand
//! between their land and their sea.

use std::collections::BTreeSet;

use newlands::{Material, NewLands, Rotation, Side, Terrain, View, material::Kind};
use newlands_board::{Lying, SIDE, Square, SquareCountry};
use scene::chart::{
    Country, Ground, Style, draw,
    point::{Point, inside, point},
    stitch::stitch,
};
use tabletop::{Game, Table, Viewer};

fn material() -> Material {
    NewLands::load(NewLands::INFO.material).expect("the default edition is sound")
}

fn ground(terrain: Terrain) -> Ground {
    match terrain {
        Terrain::Grassland => Ground::Plain,
        Terrain::Mountain => Ground::Mountain,
        Terrain::Sea => Ground::Sea,
    }
}

/// Every tile of every kind in every rotation, alone on the sheet.
fn every_tile(mut look: impl FnMut(&Kind, Rotation, &SquareCountry, &str)) {
    for kind in material().kinds() {
        for rotation in Rotation::ALL {
            for copy in 0..kind.copies {
                let square = Square { x: 3, y: -2 };
                let land = SquareCountry::new(&[Lying { square, kind, rotation, copy }]);
                look(kind, rotation, &land, &format!("{} turned {rotation:?}, copy {copy}", kind.key));
            }
        }
    }
}

/// How many of `n` × `n` spots of a square lie in no piece or in several.
fn torn(land: &SquareCountry, square: Square, n: i32) -> usize {
    let tile = land.tile_at(square).expect("a tile lies there");
    let part = |i: i32| ((f64::from(i) + 0.5) / f64::from(n) - 0.5) * SIDE;
    let spots = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    spots
        .filter(|&(i, j)| {
            let p = square.centre() + point(part(i), part(j));
            tile.pieces.iter().filter(|piece| inside(p, &piece.polygon)).count() != 1
        })
        .count()
}

#[test]
fn borders_part_exactly_the_pieces_that_touch() {
    every_tile(|kind, _, land, name| {
        let tile = &land.tiles[0];
        let pair = |a: usize, b: usize| (a.min(b), a.max(b));
        let drawn: BTreeSet<_> = tile.lines.iter().map(|line| pair(line.left, line.right)).collect();
        let pieces = kind.pieces.iter().enumerate();
        let said: BTreeSet<_> = pieces
            .flat_map(|(i, piece)| piece.touches.iter().map(move |&other| pair(i, usize::from(other))))
            .collect();
        assert_eq!(drawn, said, "{name}");
    });
}

#[test]
fn every_spot_of_a_tile_lies_in_one_piece() {
    every_tile(|_, _, land, name| {
        let wrong = torn(land, land.tiles[0].square, 46);
        assert!(wrong <= 3, "{name}: {wrong} spots");
    });
}

#[test]
fn every_side_shows_its_terrain() {
    every_tile(|kind, rotation, land, name| {
        let square = land.tiles[0].square;
        for (k, side) in Side::ALL.into_iter().enumerate() {
            let middle = square.corner(k).lerp(square.corner(k + 1), 0.5);
            let spot = middle.lerp(square.centre(), 0.04);
            assert_eq!(land.ground(spot), Some(ground(kind.side(side, rotation))), "{name}, {side:?}");
        }
    });
}

#[test]
fn every_town_stands_between_its_land_and_its_sea() {
    every_tile(|kind, _, land, name| {
        let tile = &land.tiles[0];
        assert_eq!(tile.towns.len(), kind.cities.len());
        for (town, city) in tile.towns.iter().zip(&kind.cities) {
            let wet = town.coast + town.seaward * 5.0;
            let dry = town.coast - town.seaward * 5.0;
            assert!(
                inside(wet, &tile.pieces[usize::from(city.sea)].polygon),
                "{name}: no sea before the town"
            );
            assert!(inside(dry, &tile.pieces[usize::from(city.land)].polygon), "{name}: no land behind it");
            let end = town.jetty + town.along * 12.0;
            assert!(
                inside(end, &tile.pieces[usize::from(city.sea)].polygon),
                "{name}: the jetty leads nowhere"
            );
            assert!(Square::at(town.foot()) == tile.square, "{name}: the town stands on another tile");
        }
    });
}

#[test]
fn a_companion_stands_on_its_piece_and_beside_the_towns() {
    every_tile(|_, _, land, name| {
        let tile = &land.tiles[0];
        for (number, piece) in tile.pieces.iter().enumerate() {
            let spot = tile.spot(number);
            assert!(inside(spot, &piece.polygon), "{name}: piece {number}");
            for town in &tile.towns {
                assert!(town.middle().distance(spot) > 8.0, "{name}: piece {number} is built over");
            }
        }
    });
}

/// The view after a whole random game.
pub fn whole_board(setup: &str, seed: u64) -> View {
    let whole: Table<NewLands> = testkit::random_game(setup, seed);
    whole.view(Viewer::Spectator)
}

fn country(view: &View) -> SquareCountry {
    let lying: Vec<_> = view
        .tiles
        .iter()
        .map(|tile| Lying {
            square: tile.at.into(),
            kind: &view.kinds[tile.tile],
            rotation: tile.rotation,
            copy: tile.copy,
        })
        .collect();
    SquareCountry::new(&lying)
}

/// Where four tiles meet, corners are softened; the pieces must still cover their tiles.
#[test]
fn whole_boards_are_not_torn() {
    for seed in [3, 11, 36] {
        let view = whole_board("2p", seed);
        let land = country(&view);
        for tile in &view.tiles {
            let wrong = torn(&land, tile.at.into(), 30);
            assert!(wrong <= 3, "{} on {}: {wrong} spots (seed {seed})", tile.tile, tile.at);
        }
    }
}

fn area(polygon: &[Point]) -> f64 {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>() / 2.0
}

/// Nothing is lost or invented when tiles become one land, and regions are drawn as the rules count them.
#[test]
fn regions_are_drawn_as_large_as_their_pieces() {
    let view = whole_board("3p", 5);
    let land = country(&view);
    for ground in [Ground::Mountain, Ground::Sea] {
        let stitched: f64 = stitch(land.regions(ground)).iter().map(|outline| area(outline)).sum();
        let pieces = land.tiles.iter().flat_map(|tile| &tile.pieces).filter(|piece| piece.ground == ground);
        let apart: f64 = pieces.map(|piece| area(&piece.polygon)).sum();
        assert!((stitched - apart).abs() < 1.0, "{ground:?}: {stitched} of {apart}");
    }
    let outline: f64 = stitch(land.outline()).iter().map(|outline| area(outline)).sum();
    assert!((outline - view.tiles.len() as f64 * SIDE * SIDE).abs() < 1e-3);
}

#[test]
fn a_landscape_depends_on_the_data_alone() {
    let view = whole_board("2p", 8);
    let drawn = || draw(&country(&view), "x", &Style::default()).land;
    assert_eq!(drawn(), drawn());
}

/// An edition may describe a layout that the drawing does not know: it is drawn, if not as well.
#[test]
fn an_unknown_layout_is_still_drawn() {
    let mut kinds = material().kinds().to_vec();
    for kind in &mut kinds {
        kind.layout = "novel".into();
        let square = Square { x: 0, y: 0 };
        let land = SquareCountry::new(&[Lying { square, kind, rotation: Rotation::R1, copy: 0 }]);
        for k in 0..4 {
            let spot = square.corner(k).lerp(square.corner(k + 1), 0.5).lerp(square.centre(), 0.04);
            let side = kind.side(Side::ALL[k], Rotation::R1);
            assert_eq!(land.ground(spot), Some(ground(side)), "{}", kind.key);
        }
    }
}
