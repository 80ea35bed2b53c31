//! A figure cut out of what the page would show of a position.

use scene::{Body, Scene, Score, escape};
use tabletop::{Message, Words};

use crate::{TeachError, chart, figures::View, html};

/// What is known of the position a figure shows.
pub struct Sight<'a> {
    /// What the page would show.
    pub scene: Scene,
    /// The action of the view as it would look; empty without one.
    pub ghost: String,
    /// The targets that are open to whoever looks, where offers are shown.
    pub open: Vec<String>,
    /// The score of every seat.
    pub scores: Vec<Score>,
    /// The reader's language.
    pub words: &'a dyn Words,
}

/// A drawn figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// HTML that stands alone on a page with the sheets and symbols of all pages.
    pub html: String,
    /// Does a script have to place the numbers? On charts they are part of the drawing.
    pub pinned: bool,
}

/// Draws view number `index` of the figure `id`; `label` is read out instead of it.
pub fn draw(
    id: &str,
    index: usize,
    view: &View,
    sight: &Sight<'_>,
    label: &str,
) -> Result<Drawing, TeachError> {
    let wrong =
        |reason: String| TeachError::new(format!("figures.toml, {id}, view {}", index + 1), 0, reason);
    let mut sheets = String::new();
    let mut charts = String::new();
    for part in &view.parts {
        let (panel, inner) = part.split_once(' ').unwrap_or((part, ""));
        match panel {
            "hand" => sheets += &hand(sight),
            "scores" => sheets += &scores(sight),
            _ => {
                let found = sight.scene.panels.iter().find(|known| known.id == panel);
                match &found.ok_or_else(|| wrong(format!("there is no part `{panel}`")))?.body {
                    Body::Chart(drawn) => {
                        charts += &chart::draw(drawn, view, &sight.ghost, label).map_err(wrong)?;
                    }
                    Body::Sheet(text) => {
                        let cut = if inner.is_empty() { Some(text.as_str()) } else { html::cut(text, inner) };
                        sheets += &in_list(cut.ok_or_else(|| wrong(format!("there is no part `{part}`")))?);
                    }
                }
            }
        }
    }
    for target in &sight.open {
        if let Some(start) = html::find(&sheets, target) {
            html::mark(&mut sheets, start, "class", "next");
        }
    }
    let pinned = charts.is_empty() && !view.pins.is_empty();
    if charts.is_empty() {
        for (name, marked) in [("data-lit", &view.lit), ("data-barred", &view.barred)] {
            for target in marked {
                let start =
                    html::find(&sheets, target).ok_or_else(|| wrong(format!("there is no `{target}`")))?;
                html::mark(&mut sheets, start, name, "1");
            }
        }
        for (number, target) in (1..).zip(&view.pins) {
            let start =
                html::find(&sheets, target).ok_or_else(|| wrong(format!("there is no `{target}`")))?;
            html::mark(&mut sheets, start, "data-pin", &number.to_string());
        }
    }
    let drawn = html::scoped(&html::still(&(charts + &sheets)), &format!("f-{id}-{index}-"));
    Ok(Drawing { html: drawn, pinned })
}

/// An item of a list stays in a list: the steps of an example are items, too, and a browser would end one where the next
/// begins.
fn in_list(part: &str) -> String {
    if part.starts_with("<li") { format!("<ul>{part}</ul>") } else { part.to_owned() }
}

/// What lies before whoever is to act.
fn hand(sight: &Sight<'_>) -> String {
    let pick = |pick: &scene::Pick| {
        let closed =
            pick.closed.as_ref().map(|why| format!("<small>{}</small>", escape(&sight.words.say(why))));
        format!("<li data-t=\"{}\">{}{}</li>", escape(&pick.target), pick.art, closed.unwrap_or_default())
    };
    let picks: String = sight.scene.dock.picks.iter().map(pick).collect();
    format!("<ul class=\"t-hand\">{picks}</ul>")
}

/// The points, a column for each seat.
fn scores(sight: &Sight<'_>) -> String {
    let mut reasons: Vec<&Message> = Vec::new();
    for item in sight.scores.iter().flat_map(|score| &score.items) {
        if !reasons.contains(&&item.reason) {
            reasons.push(&item.reason);
        }
    }
    let seats = sight.scene.seats.iter();
    let heads: String = seats
        .map(|seat| format!("<th scope=\"col\">{}</th>", scene::art::shields::inline(seat.colour, 24)))
        .collect();
    let row = |reason: &Message| {
        let cell = |score: &Score| {
            let item = score.items.iter().find(|item| item.reason == *reason);
            format!("<td>{}</td>", item.map_or_else(|| "–".to_owned(), |item| item.points.to_string()))
        };
        let cells: String = sight.scores.iter().map(cell).collect();
        let said = escape(&sight.words.say(reason));
        format!("<tr data-t=\"{}\"><th scope=\"row\">{said}</th>{cells}</tr>", reason.id)
    };
    let rows: String = reasons.into_iter().map(row).collect();
    let sums: String = sight.scores.iter().map(|score| format!("<td><b>{}</b></td>", score.total)).collect();
    format!(
        "<table class=\"t-scores\"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>\
         <tfoot><tr data-t=\"sum\"><td></td>{sums}</tr></tfoot></table>"
    )
}
