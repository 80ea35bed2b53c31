//! Pictures of one decision: what was there, and what came of it. All of them show the same part of the table.

use std::collections::BTreeSet;

use scene::{Body, Panel};

use crate::{
    chart::{self, Places},
    draw,
    draw::Sight,
    figures::{Frame, View},
    html,
};

/// A position as one of the pictures shows it.
pub struct Look<'a> {
    /// The position.
    pub sight: Sight<'a>,
    /// The targets where something happened; those that are not drawn are passed over.
    pub lit: Vec<String>,
    /// Read out instead of the picture.
    pub label: String,
}

/// No more panels than this are shown of one position.
const PANELS: usize = 2;

/// A panel as one of the pictures shows it.
struct Part<'a> {
    id: &'a str,
    body: &'a Body,
    /// Where the targets of a chart lie: read once, asked often.
    places: Option<Places>,
}

impl<'a> Part<'a> {
    fn of(panel: &'a Panel) -> Part<'a> {
        let places = match &panel.body {
            Body::Chart(drawn) => Some(Places::of(drawn)),
            Body::Sheet(_) => None,
        };
        Part { id: panel.id, body: &panel.body, places }
    }

    fn shows(&self, target: &str) -> bool {
        match (&self.places, self.body) {
            (Some(places), _) => places.area(target).is_some(),
            (None, Body::Sheet(text)) => html::find(text, target).is_some(),
            (None, Body::Chart(_)) => false,
        }
    }

    fn markup(&self) -> String {
        match self.body {
            Body::Chart(drawn) => drawn.layers.iter().map(|layer| layer.svg.as_str()).collect(),
            Body::Sheet(text) => text.clone(),
        }
    }
}

/// Draws positions so that only what differs differs: the same panels, of charts the same part.
pub fn alike(id: &str, looks: &[Look<'_>]) -> Vec<String> {
    let all: BTreeSet<&str> = looks.iter().flat_map(|look| &look.lit).map(String::as_str).collect();
    let parts: Vec<Vec<Part<'_>>> =
        looks.iter().map(|look| look.sight.scene.panels.iter().map(Part::of).collect()).collect();
    let panels = panels(&parts, &all);
    let frames: Vec<Option<Frame>> = panels.iter().map(|panel| frame(&parts, panel, &all)).collect();
    let picture = |(index, look): (usize, &Look<'_>)| {
        let mut drawn = String::new();
        for (panel, frame) in panels.iter().zip(&frames) {
            let Some(part) = part(&parts[index], panel) else { continue };
            let lit = look.lit.iter().filter(|target| part.shows(target)).cloned().collect();
            let view = View { parts: vec![(*panel).to_owned()], lit, frame: *frame, ..View::default() };
            // A part that cannot be drawn is left out; nothing here was written by hand.
            let still = draw(&format!("{id}-{panel}"), index, &view, &look.sight, &look.label);
            drawn += &still.map(|still| still.html).unwrap_or_default();
        }
        drawn + &hand(id, index, look, &all)
    };
    looks.iter().enumerate().map(picture).collect()
}

fn part<'p, 'a>(parts: &'p [Part<'a>], panel: &str) -> Option<&'p Part<'a>> {
    parts.iter().find(|part| part.id == panel)
}

/// The panels where something happened; else those that changed, else the first.
fn panels<'a>(looks: &[Vec<Part<'a>>], all: &BTreeSet<&str>) -> Vec<&'a str> {
    let Some((first, others)) = looks.split_first() else { return Vec::new() };
    let shown = |id: &str| {
        let in_look =
            |target: &str, parts: &[Part<'_>]| part(parts, id).is_some_and(|part| part.shows(target));
        all.iter().filter(|target| looks.iter().any(|parts| in_look(target, parts))).count()
    };
    let mut counted: Vec<(usize, &str)> = first.iter().map(|part| (shown(part.id), part.id)).collect();
    if counted.iter().all(|(count, _)| *count == 0) {
        let differs = |own: &Part<'_>| {
            let was = own.markup();
            others.iter().any(|parts| part(parts, own.id).map(Part::markup).as_ref() != Some(&was))
        };
        counted = first.iter().map(|part| (usize::from(differs(part)), part.id)).collect();
    }
    let mut best: Vec<(usize, &str)> = counted.iter().copied().filter(|(count, _)| *count > 0).collect();
    best.sort_by_key(|part| std::cmp::Reverse(part.0));
    best.truncate(PANELS);
    match best.is_empty() {
        true => counted.first().map(|(_, id)| *id).into_iter().collect(),
        false => counted.iter().filter(|panel| best.contains(panel)).map(|(_, id)| *id).collect(),
    }
}

/// What of a chart is shown: everything that happened, and so much around it that one knows where one is.
fn frame(looks: &[Vec<Part<'_>>], panel: &str, all: &BTreeSet<&str>) -> Option<Frame> {
    let charts = looks.iter().filter_map(|parts| {
        let found = part(parts, panel)?;
        match found.body {
            Body::Chart(drawn) => Some((drawn, found.places.as_ref()?)),
            Body::Sheet(_) => None,
        }
    });
    chart::around(&charts.collect::<Vec<_>>(), all)
}

/// Before the decision: what lay before the seat, if the decision was about that.
fn hand(id: &str, index: usize, look: &Look<'_>, all: &BTreeSet<&str>) -> String {
    let picks = &look.sight.scene.dock.picks;
    if index > 0 || !picks.iter().any(|pick| all.contains(pick.target.as_str())) {
        return String::new();
    }
    let view = View { parts: vec!["hand".into()], ..View::default() };
    draw(&format!("{id}-hand"), index, &view, &look.sight, &look.label)
        .map(|drawn| drawn.html)
        .unwrap_or_default()
}
