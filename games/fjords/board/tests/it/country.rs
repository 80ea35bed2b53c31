//! The drawing is the data: what the corners say is what the land shows.

use std::f64::consts::FRAC_PI_6;

use fjords::{Corners, Terrain};
use fjords_board::{Cell, HexCountry, RADIUS};
use scene::chart::{
    Country, Ground, Style, draw,
    point::{Point, point},
    stitch::stitch,
};

use crate::sample;

fn ground(terrain: Terrain) -> Ground {
    match terrain {
        Terrain::Plain => Ground::Plain,
        Terrain::Mountain => Ground::Mountain,
        Terrain::Sea => Ground::Sea,
    }
}

fn country(hexes: &[(fjords::Place, Corners)]) -> HexCountry {
    HexCountry::new(hexes.iter().map(|&(place, corners)| (Cell::from(place), corners.terrain().map(ground))))
}

#[test]
fn every_corner_of_every_hex_shows_its_letter() {
    for corners in Corners::all() {
        for (q, r) in [(0, 0), (5, -3), (-4, 7)] {
            let cell = Cell { q, r };
            let land = HexCountry::new([(cell, corners.terrain().map(ground))]);
            for (i, terrain) in corners.terrain().into_iter().enumerate() {
                let shown = land.ground(cell.corner(i, RADIUS * 0.93));
                assert_eq!(shown, Some(ground(terrain)), "{corners} at {cell:?}, corner {i}");
            }
        }
    }
}

#[test]
fn the_middle_of_every_hex_with_plain_has_room_for_a_piece() {
    for corners in Corners::all().filter(|corners| corners.shows(Terrain::Plain)) {
        for (q, r) in [(0, 0), (5, -3), (-4, 7)] {
            let cell = Cell { q, r };
            let land = HexCountry::new([(cell, corners.terrain().map(ground))]);
            let around = (0..12).map(|k| cell.centre() + Point::towards(f64::from(k) * FRAC_PI_6) * 15.0);
            for spot in around.chain([cell.centre()]) {
                assert_eq!(land.ground(spot), Some(Ground::Plain), "{corners} at {cell:?}");
            }
        }
    }
}

/// Borders end on the sides of hexes, where the neighbour's border goes on, or at the edge of the land.
#[test]
fn coasts_join_across_every_side() {
    for seed in 0..6 {
        let hexes = sample::land(40, seed);
        let land = country(&hexes);
        for border in land.borders() {
            for end in [border.line[0], border.line[border.line.len() - 1]] {
                let beyond = [Cell::at(end + point(0.3, 0.2)), Cell::at(end - point(0.3, 0.2))];
                let inner =
                    beyond[0] != beyond[1] && beyond.iter().all(|&cell| land.ground(cell.centre()).is_some());
                let meeting =
                    land.borders().iter().flat_map(|other| [other.line[0], other.line[other.line.len() - 1]]);
                let count = meeting.filter(|other| other.distance(end) < 1e-6).count();
                assert!(count == 2 || !inner && count == 1, "{count} borders end at {end:?} (seed {seed})");
            }
        }
    }
}

fn area(polygon: &[Point]) -> f64 {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>() / 2.0
}

/// Nothing is lost or invented when cells become one: loops enclose exactly what the cells hold.
#[test]
fn stitching_keeps_every_region_whole() {
    for seed in 0..6 {
        let hexes = sample::land(50, seed);
        let whole = country(&hexes);
        for ground in [Ground::Mountain, Ground::Sea] {
            let stitched: f64 = stitch(whole.regions(ground)).iter().map(|outline| area(outline)).sum();
            let apart: f64 = hexes
                .iter()
                .flat_map(|hex| stitch(country(std::slice::from_ref(hex)).regions(ground)))
                .map(|outline| area(&outline))
                .sum();
            assert!((stitched - apart).abs() < 1e-3, "{ground:?}: {stitched} of {apart} (seed {seed})");
        }
        let outline: f64 = stitch(whole.outline()).iter().map(|outline| area(outline)).sum();
        let hex = 1.5 * 3f64.sqrt() * RADIUS * RADIUS;
        assert!((outline - 50.0 * hex).abs() < 1e-3, "the outline holds {} hexes", outline / hex);
    }
}

#[test]
fn a_landscape_depends_on_the_data_alone() {
    let hexes = sample::land(30, 3);
    let drawn = |hexes: &[(fjords::Place, Corners)]| draw(&country(hexes), "x", &Style::default()).land;
    let reversed: Vec<_> = hexes.iter().rev().copied().collect();
    assert_eq!(drawn(&hexes), drawn(&hexes));
    let count = |svg: &str, what: &str| svg.matches(what).count();
    let (a, b) = (drawn(&hexes), drawn(&reversed));
    assert_eq!(count(&a, "#pk"), count(&b, "#pk"), "the order of laying moves no mountain");
}
