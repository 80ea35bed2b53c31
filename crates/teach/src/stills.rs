//! Pictures of one decision: what was there, and what came of it. All of them show the same part of the table.

use std::collections::BTreeSet;

use scene::{Body, Panel};

use crate::{
    chart, draw,
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

/// Draws positions so that only what differs differs: the same panels, of charts the same part.
pub fn alike(id: &str, looks: &[Look<'_>]) -> Vec<String> {
    let all: BTreeSet<&str> = looks.iter().flat_map(|look| &look.lit).map(String::as_str).collect();
    let panels = panels(looks, &all);
    let frames: Vec<Option<Frame>> = panels.iter().map(|panel| frame(looks, panel, &all)).collect();
    let picture = |(index, look): (usize, &Look<'_>)| {
        let mut drawn = hand(id, index, look, &all);
        for (panel, frame) in panels.iter().zip(&frames) {
            let Some(body) = body(look, panel) else { continue };
            let lit = look.lit.iter().filter(|target| shows(body, target)).cloned().collect();
            let view = View { parts: vec![(*panel).to_owned()], lit, frame: *frame, ..View::default() };
            // A part that cannot be drawn is left out; nothing here was written by hand.
            let still = draw(&format!("{id}-{panel}"), index, &view, &look.sight, &look.label);
            drawn += &still.map(|still| still.html).unwrap_or_default();
        }
        drawn
    };
    looks.iter().enumerate().map(picture).collect()
}

fn body<'a>(look: &'a Look<'_>, panel: &str) -> Option<&'a Body> {
    look.sight.scene.panels.iter().find(|known| known.id == panel).map(|panel| &panel.body)
}

fn markup(body: &Body) -> String {
    match body {
        Body::Chart(drawn) => drawn.layers.iter().map(|layer| layer.svg.as_str()).collect(),
        Body::Sheet(text) => text.clone(),
    }
}

fn shows(body: &Body, target: &str) -> bool {
    match body {
        Body::Chart(drawn) => chart::Places::of(drawn).area(target).is_some(),
        Body::Sheet(text) => html::find(text, target).is_some(),
    }
}

/// The panels where something happened; else those that changed, else the first.
fn panels<'a>(looks: &'a [Look<'_>], all: &BTreeSet<&str>) -> Vec<&'a str> {
    let Some(first) = looks.first() else { return Vec::new() };
    let known = &first.sight.scene.panels;
    let shown = |panel: &Panel| {
        let in_look =
            |target: &str, look: &Look<'_>| body(look, panel.id).is_some_and(|body| shows(body, target));
        all.iter().filter(|target| looks.iter().any(|look| in_look(target, look))).count()
    };
    let mut counted: Vec<(usize, &str)> = known.iter().map(|panel| (shown(panel), panel.id)).collect();
    if counted.iter().all(|(count, _)| *count == 0) {
        let differs = |panel: &Panel| {
            looks[1..].iter().any(|look| body(look, panel.id).map(markup) != Some(markup(&panel.body)))
        };
        counted = known.iter().map(|panel| (usize::from(differs(panel)), panel.id)).collect();
    }
    let mut best: Vec<(usize, &str)> = counted.iter().copied().filter(|(count, _)| *count > 0).collect();
    best.sort_by(|a, b| b.0.cmp(&a.0));
    best.truncate(PANELS);
    match best.is_empty() {
        true => counted.first().map(|(_, id)| *id).into_iter().collect(),
        false => counted.iter().filter(|panel| best.contains(panel)).map(|(_, id)| *id).collect(),
    }
}

/// What of a chart is shown: everything that happened, and so much around it that one knows where one is.
fn frame(looks: &[Look<'_>], panel: &str, all: &BTreeSet<&str>) -> Option<Frame> {
    let charts = looks.iter().filter_map(|look| match body(look, panel)? {
        Body::Chart(drawn) => Some(drawn),
        Body::Sheet(_) => None,
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
