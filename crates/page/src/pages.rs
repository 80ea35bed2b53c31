//! The pages, one function each.

use maud::{DOCTYPE, Markup, html};

use crate::model::{Frame, Lobby, NameForm, NewTable, ResultModel, Rules, TableModel, Waiting};

fn shell(frame: &Frame<'_>, title: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(frame.lang) data-theme=[frame.theme.map(|theme| theme.key())] {
            head { meta charset="utf-8"; title { (title) } }
            body { (body) }
        }
    }
}

/// The first page: games, open tables, my tables.
pub fn lobby(frame: &Frame<'_>, lobby: &Lobby<'_>) -> Markup {
    let _ = lobby;
    shell(frame, "Naust", &html! {})
}

/// The form for a new table.
pub fn new_table(frame: &Frame<'_>, model: &NewTable<'_>) -> Markup {
    let _ = model;
    shell(frame, "Naust", &html! {})
}

/// A table before the game.
pub fn waiting_room(frame: &Frame<'_>, model: &Waiting<'_>) -> Markup {
    shell(frame, model.name, &waiting_fragment(frame, model))
}

/// Only the part of the waiting room that changes: `<div id="table">`.
pub fn waiting_fragment(frame: &Frame<'_>, model: &Waiting<'_>) -> Markup {
    let _ = (frame, model);
    html! { div id="table" {} }
}

/// The table.
pub fn table(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    shell(frame, model.name, &table_fragment(frame, model))
}

/// Only the part of the table that changes: `<div id="table">`.
pub fn table_fragment(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let _ = (frame, model);
    html! { div id="table" {} }
}

/// The end of a game.
pub fn result(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    shell(frame, model.name, &html! {})
}

/// How a game is played.
pub fn rules(frame: &Frame<'_>, model: &Rules<'_>) -> Markup {
    let _ = model;
    shell(frame, "Naust", &html! {})
}

/// Asks a guest for a name.
pub fn name_form(frame: &Frame<'_>, model: &NameForm<'_>) -> Markup {
    let _ = model;
    shell(frame, "Naust", &html! {})
}

/// Something went wrong; `message` is said in the reader's language.
pub fn error(frame: &Frame<'_>, status: u16, message: &str) -> Markup {
    let _ = status;
    shell(frame, "Naust", &html! { p { (message) } })
}
