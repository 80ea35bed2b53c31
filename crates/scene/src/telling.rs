//! A story in steps: knobs that go back and on. The page's script counts the steps of the `tale` beside them.

use maud::{Markup, html};
use tabletop::{Message, Words};

/// The knobs of a tale; `label` says what is told.
pub fn knobs(words: &dyn Words, label: &str) -> Markup {
    let t = |id: &'static str| words.say(&Message::new(id));
    html! {
        div.tell.scripted role="group" aria-label=(label) {
            button.btn type="button" data-tell="start" { span aria-hidden="true" { "«" } (t("tell-start")) }
            button.btn type="button" data-tell="back" { span aria-hidden="true" { "‹" } (t("tell-back")) }
            span.at aria-hidden="true" {}
            button.btn type="button" data-tell="on" { (t("tell-on")) span aria-hidden="true" { "›" } }
        }
    }
}
