//! The board in its frame, and whatever lies around it.

use maud::{Markup, html};
use scene::{Body, Chart, Panel, Scene};
use tabletop::{Info, Message};

use crate::{
    asset::hash,
    model::Frame,
    parts::{drawn, icon},
};

/// All panels of the table: the board first.
pub(crate) fn panels(frame: &Frame<'_>, info: &Info, scene: &Scene) -> Markup {
    html! {
        main #panels .panels data-count=(scene.panels.len()) {
            @for (index, panel) in scene.panels.iter().enumerate() {
                section id={ "panel-" (panel.id) } .panel.(if index == 0 { "first" } else { "further" })
                    .chart[matches!(panel.body, Body::Chart(_))] aria-label=(frame.say(&panel.title)) {
                    (body(frame, panel, index > 0))
                    @if index == 0 { (cartouche(frame, info, scene)) }
                }
            }
        }
    }
}

fn body(frame: &Frame<'_>, panel: &Panel, titled: bool) -> Markup {
    html! {
        @match &panel.body {
            Body::Chart(chart) => {
                (board(panel.id, chart))
                (zoom(frame))
            },
            Body::Sheet(text) => {
                @if titled { h2.panel-title { (frame.say(&panel.title)) } }
                div.sheet-body id={ "sheet-" (panel.id) } data-h=(hash(text)) { (drawn(text)) }
            },
        }
    }
}

/// The picture in layers. A layer whose text did not change keeps its hash, and the script leaves it alone.
pub(crate) fn board(id: &str, chart: &Chart) -> Markup {
    let fit = chart.view_box.map(|number| format!("{number:.1}")).join(" ");
    let (ghost, layers): (Vec<_>, Vec<_>) = chart.layers.iter().partition(|layer| layer.id == "ghost");
    html! {
        svg.board id={ "board-" (id) } viewBox=(fit) data-fit=(fit) role="group" aria-label=(chart.label)
            preserveAspectRatio="xMidYMid meet" {
            @for layer in layers {
                g id={ "layer-" (layer.id) } data-h=(hash(&layer.svg)) { (drawn(&layer.svg)) }
            }
            // What would happen goes on top of everything.
            g #ghost aria-hidden="true" { @for layer in ghost { (drawn(&layer.svg)) } }
        }
    }
}

/// "Exploration, 25 of 67".
pub(crate) fn stand(frame: &Frame<'_>, scene: &Scene) -> String {
    let phase = scene.phase.as_ref().map(|phase| frame.say(phase));
    let progress = scene.progress.map(|(part, whole)| {
        frame.say(&Message::new("ui-progress").with("part", i64::from(part)).with("whole", i64::from(whole)))
    });
    [phase, progress].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn cartouche(frame: &Frame<'_>, info: &Info, scene: &Scene) -> Markup {
    html! {
        div #cartouche .cartouche.desk-only { p.title { (frame.game(info)) } p { (stand(frame, scene)) } }
        div #explain .callout hidden {}
        @if let Some(notice) = &scene.notice {
            a #notice .legend.desk-only href={ "/rules/" (info.key) "#reconstructed" } target="_blank" {
                (icon("info", 16)) span { (frame.say(notice)) }
            }
        }
    }
}

fn zoom(frame: &Frame<'_>) -> Markup {
    let button = |verb: &str, sign: &str, id: &'static str| {
        html! {
            button.btn.(if verb == "fit" { "fit" } else { "desk-only" }) type="button" data-zoom=(verb)
                aria-label=(frame.t(id)) title=(frame.t(id)) { (icon(sign, 20)) }
        }
    };
    html! {
        div.zoom.scripted {
            (button("in", "plus", "ui-zoom-in"))
            (button("out", "minus", "ui-zoom-out"))
            (button("fit", "fit", "ui-zoom-fit"))
        }
    }
}
