//! Marks over the land: the last move, the cells one can ask about, the places one may choose.

use std::collections::{BTreeMap, BTreeSet};

use fjords::{Deed, Fjords, Place, View};
use tabletop::{Arg, Message, Words};

use crate::{
    board,
    hexes::{Cell, RADIUS},
    names, pointing,
};
use scene::{
    Eye,
    chart::{
        path::{self, num},
        point::point,
    },
    marks,
    markup::said,
};

/// Why a place can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Lay,
    Send,
    Stone,
    MoveFrom,
    MoveTo,
}

impl Use {
    fn id(self) -> &'static str {
        match self {
            Use::Lay => "fjords-label-lay",
            Use::Send => "fjords-label-send",
            Use::Stone => "fjords-label-put-stone",
            Use::MoveFrom => "fjords-label-move-from",
            Use::MoveTo => "fjords-label-move-to",
        }
    }
}

/// What may be pointed at.
pub struct Marks<'a> {
    view: &'a View,
    uses: BTreeMap<Place, BTreeSet<Use>>,
}

impl<'a> Marks<'a> {
    /// The marks for one pair of eyes.
    pub fn new(view: &'a View, eye: &Eye<'_, Fjords>) -> Marks<'a> {
        let mut uses: BTreeMap<Place, BTreeSet<Use>> = BTreeMap::new();
        let mut mark = |place: Place, purpose: Use| {
            uses.entry(place).or_default().insert(purpose);
        };
        for action in eye.legal {
            match action.deed() {
                Deed::Lay { at, .. } => mark(at, Use::Lay),
                Deed::Viking { at } | Deed::Journey { at } | Deed::Horse { at } => mark(at, Use::Send),
                Deed::Wisdom { cell, at } => {
                    mark(cell, Use::Stone);
                    mark(at, Use::Send);
                }
                Deed::Secret { from, to } => {
                    mark(from, Use::MoveFrom);
                    mark(to, Use::MoveTo);
                }
                Deed::House | Deed::NoHouse | Deed::Home | Deed::Leave | Deed::Draw => {}
            }
        }
        Marks { view, uses }
    }

    /// Every place that may be chosen.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.uses.keys().copied()
    }

    /// Transparent shapes over every laid hex and every empty cell beside one, so that each can be asked about.
    pub fn cells(&self, words: &dyn Words) -> String {
        let mut cells: BTreeMap<Place, Message> =
            self.view.hexes.iter().map(|laid| (laid.at, names::hex(laid))).collect();
        for place in self.view.hexes.iter().flat_map(|laid| laid.at.neighbours()) {
            cells.entry(place).or_insert_with(|| names::empty(place));
        }
        // In the order of places, laid or not: so a cell stays where it is when a hex comes to lie there.
        let hits: String = cells
            .iter()
            .map(|(&place, name)| {
                let outline = Cell::from(place).outline(RADIUS);
                marks::hit(&pointing::cell(place), &said(words, name), &outline)
            })
            .collect();
        let named = self.view.hexes.iter().map(|laid| {
            let at = Cell::from(laid.at).centre() - point(0.0, RADIUS * 0.62);
            marks::coordinate(&pointing::cell(laid.at), at, &laid.at.label())
        });
        let names: String = named.collect();
        format!("{hits}<g id=\"names\" data-size=\"{}\">{names}</g>", num(2.0 * RADIUS))
    }

    /// A hidden mark for every place that some legal action points at; the page shows those that fit what is chosen.
    pub fn targets(&self, words: &dyn Words) -> String {
        self.uses.iter().map(|(&place, uses)| self.target(place, uses, words)).collect()
    }

    fn target(&self, place: Place, uses: &BTreeSet<Use>, words: &dyn Words) -> String {
        let cell = Cell::from(place);
        let laid = board::laid_at(self.view, cell);
        let what = uses.iter().map(|purpose| Message::new(purpose.id()).into()).collect();
        let name = laid.map_or_else(|| names::empty(place), names::hex);
        let name = Message::new("fjords-label-target").with("place", name).with("uses", Arg::List(what));
        let shape = if laid.is_some() {
            marks::ring(cell.centre(), 23.0)
        } else {
            marks::dashes(cell.centre(), &cell.outline(RADIUS - 5.0), &cell.outline(RADIUS + 1.0))
        };
        marks::legal(&pointing::cell(place), &said(words, &name), &shape)
    }
}

/// The place where something came down last.
pub fn last(cell: Cell) -> String {
    marks::brackets(&cell.corners(RADIUS - 3.0))
}

/// A line from one cell to another, short of both middles.
pub fn way(from: Cell, to: Cell) -> String {
    let (a, b) = (from.centre(), to.centre());
    let along = (b - a).unit();
    let d = path::open([[a + along * 30.0, b - along * 34.0].as_slice()]);
    format!("<path class=\"ghost-halo\" d=\"{d}\"/><path class=\"ghost-way\" d=\"{d}\"/>")
}
