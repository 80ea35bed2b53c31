//! The table: board, what I may do, who plays, what happened.

use maud::{Markup, PreEscaped, html};
use scene::Layout;
use serde_json::{Value, json};
use tabletop::{Arg, Info, Message};

use crate::{
    asset::hash,
    chart, curtain, dock, handbook,
    model::{Frame, State, TableModel},
    parts::{drawn, icon},
    people, rail, shell, talk, telling,
};

/// The table.
pub fn table(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    table_around(frame, model.info, model.name, &table_fragment(frame, model).0)
}

/// The page around a table whose [fragment](table_fragment) is drawn already.
pub fn table_around(frame: &Frame<'_>, info: &Info, name: &str, fragment: &str) -> Markup {
    let title = format!("{}, {name}", frame.game(info));
    let body = html! {
        a.skip href="#prompt" { (frame.t("ui-skip-move")) }
        (drawn(fragment))
        (script_words(frame))
        (keys(frame))
        (handbook::panel(frame))
    };
    shell::page(frame, &title, "play", &body)
}

/// Only the part of the table that changes: `<div id="table">`.
///
/// The order is the order of reading and of the Tab key: what to do, my choices, the board, confirm, the others.
/// Where the parts stand on the sheet is the style sheet's business.
pub fn table_fragment(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let state = if model.state == State::Over { "over" } else { "playing" };
    let layout = match model.scene.layout {
        Layout::Chart => "chart",
        Layout::Tables => "tables",
    };
    html! {
        div #table .table data-id=(model.id) data-seq=(model.seq) data-steps=(model.steps)
            data-better=[model.judged.as_ref().map(|judged| judged.better.join(" "))]
            data-company[model.people.again.as_ref().is_some_and(|again| again.others)]
            data-idle=[model.passed.then_some(curtain::PATIENCE)] data-shown=[model.shown] data-state=(state) data-game=(model.info.key) data-layout=(layout)
            data-phase=[model.scene.phase.as_ref().map(phase)] {
            (head(frame, model))
            (curtain::curtain(frame, model))
            (rail::strip(frame, model))
            (telling::telling(frame, model))
            (dock::ask(frame, model))
            (chart::panels(frame, model.info, model.scene))
            (dock::acts(frame, model))
            (rail::rail(frame, model))
            (tabs(frame, model))
            (people::cards(frame, model))
            script #moves type="application/json" { (embedded(&moves(model))) }
        }
    }
}

/// The id by which the rules explain a phase; a phase that is told with its round or game has it inside.
fn phase(said: &Message) -> &'static str {
    let inner = said.args.iter().find_map(|(_, arg)| match arg {
        Arg::Message(message) => Some(message.id),
        _ => None,
    });
    inner.unwrap_or(said.id)
}

/// What the script must know to lead from target to target. It never computes a rule.
fn moves(model: &TableModel<'_>) -> Value {
    let own = model.moves.iter().filter(|choice| Some(choice.seat) == model.acting);
    json!({
        "table": model.id,
        "seq": model.seq,
        "seat": model.acting.map(|seat| seat.letter()),
        "moves": own.map(|m| json!({ "a": m.action, "p": m.path })).collect::<Vec<_>>(),
    })
}

/// JSON inside a script element: `<` must not end the element.
fn embedded(value: &Value) -> PreEscaped<String> {
    PreEscaped(value.to_string().replace('<', "\\u003c"))
}

fn head(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let progress = model.scene.progress;
    html! {
        header #head .head {
            (shell::brand(frame))
            div.crumb {
                h1 { (frame.game(model.info)) }
                span.cap.desk-only { (frame.say(&Message::new("ui-table-name").with("name", model.name.to_owned()))) }
            }
            (people::watchers(frame, model))
            span.grow {}
            @if let Some(banner) = &model.scene.banner {
                div #banner .banner-strip.desk-only data-h=(hash(banner)) { (drawn(banner)) }
            } @else if let Some((part, whole)) = progress {
                div.phase.desk-only {
                    a.about href=(handbook::about(model.info, model.scene.phase.as_ref().map_or("", phase)))
                        data-about=(model.scene.phase.as_ref().map_or("", phase)) target="_blank" {
                        (chart::stand(frame, model.scene))
                    }
                    progress value=(part) max=(whole) aria-hidden="true" {}
                }
            }
            span.grow.desk-only {}
            @if model.scene.layout == Layout::Tables {
                label #drawer-knob .btn.quiet.desk-only for="drawer" {
                    input #drawer .vh type="checkbox" name="drawer"; (icon("log", 20)) (frame.t("ui-log"))
                }
            }
            (beside(frame, model, "btn quiet desk-only", 20, false))
            @if model.cards { (beside(frame, model, "btn quiet desk-only", 20, true)) }
            button.btn.quiet.icon.desk-only.scripted type="button" data-what="" aria-pressed="false" title=(frame.t("ui-what"))
                aria-label=(frame.t("ui-what")) { b aria-hidden="true" { "?" } }
            (talk::drawer(frame, model))
            (shell::settings(frame))
            (menu(frame, model))
        }
    }
}

/// The rules, or the cards among them, beside the table and not instead of it: who looks something up leaves no game.
fn beside(frame: &Frame<'_>, model: &TableModel<'_>, class: &str, size: u8, cards: bool) -> Markup {
    let (part, sign, word) = if cards { ("/cards", "cards", "ui-cards") } else { ("", "book", "ui-rules") };
    html! {
        a class=[(!class.is_empty()).then_some(class)] href={ "/rules/" (model.info.key) (part) } target="_blank"
            title=(frame.t(word)) {
            (icon(sign, size)) span { (frame.t(word)) } span.vh { " " (frame.t("ui-new-tab")) }
        }
    }
}

fn menu(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    html! {
        details #menu .menu {
            summary.btn.quiet.icon aria-label=(frame.t("ui-menu")) title=(frame.t("ui-menu")) { (icon("menu", 20)) }
            div.sheet-menu {
                p.cap { (model.name) ": " (frame.agreed(model.info, model.setup).join(", ")) }
                a.item href={ "/t/" (model.id) } data-copy-link="" { (icon("globe", 18)) (frame.t("ui-table-link")) }
                (beside(frame, model, "item", 18, false))
                @if model.cards { (beside(frame, model, "item", 18, true)) }
                @if model.record {
                    a.item href={ "/t/" (model.id) "/record.play" } download { (icon("log", 18)) (frame.t("ui-record")) }
                }
                @if model.state == State::Over {
                    a.item href={ "/t/" (model.id) "/result" } { (icon("star", 18)) (frame.t("ui-result-link")) }
                }
                (people::menu(frame, model))
                button.item.scripted type="button" data-what="" { (icon("find", 18)) (frame.t("ui-what")) }
                button.item.scripted type="button" data-keys="" { (icon("info", 18)) (frame.t("ui-keys")) }
                a.item href="/" { (icon("naust", 18)) (frame.t("ui-home")) }
            }
        }
    }
}

/// Phone: one tab for each panel, then log and scores. Radio buttons, so that they work without script.
fn tabs(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    html! {
        nav #tabs .nav.phone-only aria-label=(frame.t("ui-view")) {
            @for (index, panel) in (1..).zip(&model.scene.panels) {
                label for={ "tab-" (index) } data-panel={ "panel-" (panel.id) } {
                    input.vh type="radio" name="tab" id={ "tab-" (index) } checked[index == 1];
                    (icon(panel.icon, 22)) span { (frame.say(&panel.title)) }
                    b.badge hidden {}
                }
            }
            label for="tab-log" {
                input #tab-log .vh type="radio" name="tab"; (icon("log", 22)) span { (frame.t("ui-log")) }
            }
            label for="tab-scores" {
                input #tab-scores .vh type="radio" name="tab"; (icon("star", 22)) span { (frame.t("ui-scores")) }
            }
            (beside(frame, model, "", 22, model.cards))
        }
    }
}

/// Sentences the script needs.
pub(crate) fn script_words(frame: &Frame<'_>) -> Markup {
    let words = json!({
        "copied": frame.t("ui-copied"),
        "stale": frame.t("ui-stale"),
        "failed": frame.t("ui-failed"),
        "back": frame.t("ui-online-again"),
        "choose": frame.t("ui-choose-first"),
        "nowhere": frame.t("ui-not-now"),
        "before": frame.t("ui-choose-before"),
        "play": frame.t("ui-replay-play"),
        "pause": frame.t("ui-replay-pause"),
        "musing": frame.t("ui-hint-musing"),
        "moved": frame.t("ui-moved"),
    });
    html! { script #words type="application/json" { (embedded(&words)) } }
}

fn keys(frame: &Frame<'_>) -> Markup {
    let rows: [(&[&str], &'static str); 13] = [
        (&["Tab"], "ui-keys-tab"),
        (&["←", "↑", "→", "↓"], "ui-keys-arrows"),
        (&["Enter"], "ui-keys-enter"),
        (&["R", "Shift R"], "ui-keys-turn"),
        (&["Esc"], "ui-keys-escape"),
        (&["U"], "ui-keys-undo"),
        (&["H"], "ui-keys-hint"),
        (&["Q"], "ui-keys-question"),
        (&["I"], "ui-keys-rule"),
        (&["L"], "ui-keys-log"),
        (&["←", "→", "Home", "End"], "ui-keys-replay"),
        (&["Space"], "ui-keys-play"),
        (&["+", "−", "0"], "ui-keys-zoom"),
    ];
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (frame.t("ui-keys")) }
            dl {
                @for (keys, id) in rows {
                    dt { @for key in keys { kbd { (key) } " " } }
                    dd { (frame.t(id)) }
                }
            }
            form method="dialog" { button.btn { (frame.t("ui-close")) } }
        }
    }
}
