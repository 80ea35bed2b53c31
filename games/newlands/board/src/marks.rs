//! Marks over the land: empty squares one can ask about, places one may choose.

use std::collections::BTreeSet;

use newlands::{Deed, NewLands, PieceName, Place, View};
use tabletop::Words;

use crate::{country::SquareCountry, names, pointing, regions::Regions, squares::Square};
use scene::{
    Eye,
    chart::point::{Point, point},
    marks,
    markup::said,
};

/// What may be pointed at.
pub struct Marks<'a> {
    view: &'a View,
    regions: Regions<'a>,
    lays: BTreeSet<Place>,
    deploys: Vec<(Place, PieceName)>,
    takes: Vec<Place>,
}

impl<'a> Marks<'a> {
    /// The marks for one pair of eyes.
    pub fn new(view: &'a View, country: &'a SquareCountry, eye: &Eye<'_, NewLands>) -> Marks<'a> {
        let regions = Regions { view, country };
        let mut marks =
            Marks { view, regions, lays: BTreeSet::new(), deploys: Vec::new(), takes: Vec::new() };
        for action in eye.legal {
            match action.deed() {
                Deed::Lay { at, .. } => _ = marks.lays.insert(at),
                Deed::Deploy { at, piece } => marks.deploys.push((at, piece)),
                Deed::TakeBack { at } => marks.takes.push(at),
                Deed::Discard { .. } | Deed::Pass => {}
            }
        }
        marks
    }

    /// Every empty square that may be chosen.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.lays.iter().copied()
    }

    /// Transparent shapes over every empty square beside a tile, so that each can be asked about.
    pub fn cells(&self, words: &dyn Words) -> String {
        let open = self.view.open.iter().map(|&place| {
            let name = said(words, &names::empty(place));
            marks::hit(&pointing::cell(place), &name, &Square::from(place).outline(0.0))
        });
        open.chain(self.laid_now(words)).collect()
    }

    /// The pieces of the tile just laid, where a companion might go: a small spot for each, so that it can be asked about
    /// and the regions beside it can still be looked at.
    fn laid_now(&self, words: &dyn Words) -> impl Iterator<Item = String> {
        let asked = self.view.step == newlands::Step::Companion;
        let tile = self.view.last.filter(|_| asked).and_then(|at| self.view.tile_at(at));
        let pieces = tile.into_iter().flat_map(|tile| tile.pieces.iter().map(|piece| (tile.at, piece.name)));
        pieces.map(|(at, piece)| {
            let middle = self.regions.standing(at, piece);
            let name = said(words, &names::piece(at, piece));
            let spot = marks::circle("hit", middle, 16.0);
            let target = pointing::spot(at, piece);
            spot.replacen("<circle ", &format!("<circle id=\"hit-{target}\" data-t=\"{target}\" "), 1)
                .replace("/>", &format!("><title>{name}</title></circle>"))
        })
    }

    /// A hidden mark for every place that some legal action points at.
    pub fn targets(&self, words: &dyn Words) -> String {
        let lays = self.lays.iter().map(|&place| {
            let square = Square::from(place);
            let shape = marks::dashes(square.centre(), &square.outline(6.0), &square.outline(-1.0));
            marks::legal(&pointing::cell(place), &said(words, &names::lay(place)), &shape)
        });
        let deploys = self.deploys.iter().map(|&(at, piece)| {
            let shape = marks::ring(self.regions.standing(at, piece), 17.0);
            let name = names::deploy(self.view, at, piece);
            marks::legal(&pointing::spot(at, piece), &said(words, &name), &shape)
        });
        let takes = self.takes.iter().filter_map(|&at| {
            let companion = self.view.companion_at(at)?;
            let shape = back(self.regions.standing(at, companion.piece));
            let name = names::take_back(companion);
            Some(marks::legal(&pointing::companion(at), &said(words, &name), &shape))
        });
        lays.chain(deploys).chain(takes).collect()
    }
}

const ARROW: &str = "<circle class=\"l-pill\" r=\"10\"/>\
<path class=\"l-turn\" d=\"M5 4V2A4 4 0 0 0 1-2H-5M-1.5-5.5L-5-2L-1.5 1.5\"/>";

/// A companion to take back: a dashed circle about it, and an arrow that comes home.
fn back(at: Point) -> String {
    let middle = at - point(0.0, 2.0);
    format!(
        "{}{}{}{}",
        marks::circle("l-ground", middle, 27.0),
        marks::circle("l-dash", middle, 27.0),
        marks::upright(at + point(21.0, -21.0), ARROW),
        marks::circle("l-ring", middle, 32.0)
    )
}
