//! Marks over the land: the last move, the cells one can ask about, the places one may choose.

use std::collections::{BTreeMap, BTreeSet};

use ::fjords::{Deed, Fjords, Place, View};
use tabletop::{Arg, Message, Words};

use super::{
    board,
    hexes::{Cell, RADIUS},
    names, pointing,
};
use crate::{
    Eye,
    chart::path::{self, Pen, num},
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
        let laid: BTreeMap<Place, Message> =
            self.view.hexes.iter().map(|laid| (laid.at, names::hex(laid))).collect();
        let beside = laid.keys().flat_map(|place| place.neighbours());
        let empty: BTreeMap<Place, Message> = beside
            .filter(|place| !laid.contains_key(place))
            .map(|place| (place, names::empty(place)))
            .collect();
        laid.iter()
            .chain(&empty)
            .map(|(&place, name)| {
                let outline = Cell::from(place).outline(RADIUS);
                let (target, name) = (pointing::cell(place), said(words, name));
                format!(
                    "<path class=\"hit\" data-t=\"{target}\" d=\"{outline}\"><title>{name}</title></path>"
                )
            })
            .collect()
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
        format!(
            "<g class=\"legal hidden\" data-t=\"{}\" role=\"button\" tabindex=\"-1\" aria-label=\"{}\">{}</g>",
            pointing::cell(place),
            said(words, &name),
            if laid.is_some() { ring(cell) } else { dashes(cell) }
        )
    }
}

/// An empty cell to lay something in: a dashed hex, a plus, and a pill that says in how many ways.
fn dashes(cell: Cell) -> String {
    let at = cell.centre();
    let (x, y) = (num(at.x), num(at.y));
    let inner = cell.outline(RADIUS - 5.0);
    format!(
        "<path class=\"l-fill\" d=\"{inner}\"/><path class=\"l-dash\" d=\"{inner}\"/>\
         <path class=\"l-mark\" d=\"M{} {y}h18M{x} {}v18\"/><path class=\"l-ring\" d=\"{}\"/>\
         <g class=\"l-more hidden\" transform=\"translate({x} {})\"><rect class=\"l-pill\" x=\"-19\" y=\"-10\" width=\"38\" \
         height=\"20\" rx=\"10\"/><path class=\"l-turn\" d=\"M-5.5-3.5A5 5 0 1 0-4.5 2.5M-5-7V-3.2H-8.8\"/>\
         <text class=\"l-n\" x=\"7\" y=\"4.5\"></text></g>",
        num(at.x - 9.0),
        num(at.y - 9.0),
        cell.outline(RADIUS + 1.0),
        num(at.y + 31.0)
    )
}

/// A laid hex to send somebody to: a dashed circle and a plus.
fn ring(cell: Cell) -> String {
    let at = cell.centre();
    let (x, y) = (num(at.x), num(at.y));
    let circle = |class: &str, radius: &str| {
        format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
    };
    format!(
        "{}{}<path class=\"l-mark\" d=\"M{} {y}h16M{x} {}v16\"/>{}",
        circle("l-fill", "23"),
        circle("l-dash", "23"),
        num(at.x - 8.0),
        num(at.y - 8.0),
        circle("l-ring", "28.5")
    )
}

/// Brackets on the corners of the cell where something came down last; they read on every ground and in grey.
pub fn last(cell: Cell) -> String {
    let corners = cell.corners(RADIUS - 3.0);
    let mut pen = Pen::new();
    for i in 0..6 {
        let (before, here, after) = (corners[(i + 5) % 6], corners[i], corners[(i + 1) % 6]);
        pen.line(&[here.lerp(before, 0.17), here, here.lerp(after, 0.17)], false);
    }
    let d = pen.finish();
    format!(
        "<g class=\"mark\"><path class=\"last-halo\" d=\"{d}\"/><path class=\"last-line\" d=\"{d}\"/></g>"
    )
}

/// A line from one cell to another, short of both middles.
pub fn way(from: Cell, to: Cell) -> String {
    let (a, b) = (from.centre(), to.centre());
    let along = (b - a).unit();
    let d = path::open([[a + along * 30.0, b - along * 34.0].as_slice()]);
    format!("<path class=\"ghost-halo\" d=\"{d}\"/><path class=\"ghost-way\" d=\"{d}\"/>")
}
