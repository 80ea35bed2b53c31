//! Regions to look at: each says what it is, lights up with the cities that count for it, and shows where points came from.

use std::collections::BTreeSet;

use newlands::{PieceName, Place, Spot, Tile, View, view::RegionView};
use tabletop::Words;

use crate::{country::SquareCountry, names, pointing, squares::Square};
use scene::{
    chart::{
        path,
        point::{Point, point},
    },
    marks,
    markup::said,
    parts,
};

/// The regions of a table and their land.
pub struct Regions<'a> {
    /// The table.
    pub view: &'a View,
    /// Its land.
    pub country: &'a SquareCountry,
}

impl Regions<'_> {
    /// The number of a piece on its tile.
    fn number(&self, at: Place, piece: PieceName) -> Option<usize> {
        self.view.tile_at(at)?.pieces.iter().position(|found| found.name == piece)
    }

    /// Path data of the land that these pieces form together.
    pub fn outline<'s>(&self, spots: impl Iterator<Item = &'s Spot>) -> String {
        let pieces: Vec<(Square, usize)> = spots
            .filter_map(|spot| match *spot {
                Spot::Piece { at, piece } => Some((at.into(), self.number(at, piece)?)),
                Spot::City { .. } => None,
            })
            .collect();
        self.country.outline_of(pieces.into_iter())
    }

    /// Where a companion stands on a piece.
    pub fn standing(&self, at: Place, piece: PieceName) -> Point {
        let square = Square::from(at);
        let tile = self.country.tile_at(square).zip(self.number(at, piece));
        tile.map_or_else(|| square.centre(), |(tile, number)| tile.spot(number))
    }

    /// One shape for each region, to be looked at; then, without a shape of their own, the places where points were counted.
    pub fn hits(&self, words: &dyn Words) -> String {
        let regions: String = self.view.regions.iter().map(|region| self.hit(region, words)).collect();
        format!("<g id=\"regions\" class=\"looks\">{regions}</g>{}", self.counted())
    }

    fn hit(&self, region: &RegionView, words: &dyn Words) -> String {
        let companions = region.companions.iter().map(|&index| self.view.companions[index].at);
        let mut of: Vec<String> = companions.map(pointing::companion).collect();
        let on_last = |spot: &&Spot| matches!(spot, Spot::Piece { at, .. } if Some(*at) == self.view.last);
        of.extend(region.pieces.iter().filter(on_last).map(|spot| format!("spot-{spot}")));
        let name = names::region(region, self.least(region));
        let land = self.country.hash_of(region.tiles.iter().map(|&at| at.into()));
        let draw = || self.drawn(region, &of, &said(words, &name));
        parts::keep("region", (&region.pieces, land, &of, &name), draw)
    }

    /// What finishing it would bring at least: a search, and so made once for all drawings between two tiles.
    fn least(&self, region: &RegionView) -> Option<i32> {
        let hands: Vec<Tile> = self.view.seats.iter().flat_map(|seat| seat.hand.iter().copied()).collect();
        let inputs = (region.id, self.country.hash(), &self.view.supply, hands);
        *parts::value("least", inputs, || region.least_finished())
    }

    fn drawn(&self, region: &RegionView, of: &[String], name: &str) -> String {
        let id = region.id;
        format!(
            "<g id=\"region-{id}\" class=\"hit tells\" role=\"img\" tabindex=\"-1\" data-region=\"{id}\" data-of=\"{}\" \
             aria-label=\"{name}\"><path id=\"outline-{id}\" d=\"{}\"/></g>",
            of.join(" "),
            self.outline(region.pieces.iter())
        )
    }

    /// Every piece and city that some scoring counted.
    fn counted(&self) -> String {
        let spots: BTreeSet<Spot> =
            self.view.scored.iter().flat_map(|scoring| scoring.spots.iter().copied()).collect();
        spots.iter().map(|spot| self.counted_spot(spot)).collect()
    }

    fn counted_spot(&self, spot: &Spot) -> String {
        match *spot {
            Spot::Piece { at, piece } => {
                let tile = self.country.tile_at(at.into()).zip(self.number(at, piece));
                let Some((tile, number)) = tile else { return String::new() };
                let draw = || path::closed([tile.pieces[number].polygon.as_slice()]);
                let d = parts::value("polygon", (tile.hash, number), draw);
                format!("<path id=\"counted-{spot}\" class=\"counted\" data-t=\"spot-{spot}\" d=\"{d}\"/>")
            }
            Spot::City { .. } => {
                let at = self.town(spot).unwrap_or_default();
                let ring = marks::circle("counted", at, 21.0);
                ring.replacen(
                    "<circle ",
                    &format!("<circle id=\"counted-{spot}\" data-t=\"spot-{spot}\" "),
                    1,
                )
            }
        }
    }

    /// The middle of a city's houses.
    fn town(&self, spot: &Spot) -> Option<Point> {
        let Spot::City { at, number } = *spot else { return None };
        let towns = &self.country.tile_at(at.into())?.towns;
        towns.get(usize::from(number) - 1).map(|town| town.middle())
    }

    /// How each region looks when it is lit up; shown one at a time.
    pub fn lights(&self) -> String {
        let light = |region: &RegionView| {
            let id = region.id;
            let layer = |class: &str| format!("<use href=\"#outline-{id}\" class=\"{class}\"/>");
            format!(
                "<g id=\"light-{id}\" class=\"light\" data-region=\"{id}\">{}{}{}</g>",
                layer("hi-fill"),
                layer("hi-halo"),
                layer("hi-line")
            )
        };
        self.view.regions.iter().map(light).collect()
    }

    /// Numbered pins on the cities that count for each region; shown with its light.
    pub fn pins(&self) -> String {
        let counted = self.view.regions.iter().filter(|region| !region.counted.is_empty());
        counted
            .map(|region| {
                let towns = region.counted.iter().filter_map(|spot| self.town(spot));
                let pins: String = towns.zip(1..).map(|(town, number)| pin(town, number)).collect();
                format!("<g id=\"pins-{0}\" class=\"light\" data-region=\"{0}\">{pins}</g>", region.id)
            })
            .collect()
    }
}

/// A numbered pin beside a town.
fn pin(town: Point, number: usize) -> String {
    let pin = format!("<circle class=\"pin\" r=\"10\"/><text class=\"pin-t\" y=\"4.6\">{number}</text>");
    marks::upright(town + point(14.0, -18.0), &pin)
}
