//! Pictures of one decision beside each other: before, what was done, what was better. On a phone one at a time.

use maud::{Markup, html};

use crate::{model::Frame, parts::drawn};

/// A picture with what is said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Still {
    /// HTML that stands alone.
    pub html: String,
    /// What was done, in words; nothing for the position itself.
    pub done: String,
    /// What it brought, in words.
    pub brought: String,
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shows {
    Before,
    Played,
    Tempting,
    Better,
}

impl Shows {
    fn word(self) -> &'static str {
        match self {
            Shows::Before => "ui-still-before",
            Shows::Played => "ui-still-played",
            Shows::Tempting => "ui-still-tempting",
            Shows::Better => "ui-still-better",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Shows::Before => "before",
            Shows::Played | Shows::Tempting => "played",
            Shows::Better => "better",
        }
    }
}

/// Pictures that show the same part of the table. `id` tells the switches of several decisions apart.
pub(crate) fn stills(frame: &Frame<'_>, id: &str, all: &[(Shows, &Still)]) -> Markup {
    let last = all.len().saturating_sub(1);
    html! {
        div.stills data-count=(all.len()) role="group" aria-label=(frame.t("ui-stills")) {
            div.still-switch.segments {
                @for (index, (shows, _)) in all.iter().enumerate() {
                    label {
                        input type="radio" name={ "still-" (id) } value=(index) checked[index == last];
                        span { (frame.t(shows.word())) }
                    }
                }
            }
            @for (shows, still) in all {
                figure.still.(shows.class()) {
                    div.stage inert { (drawn(&still.html)) }
                    figcaption {
                        b { (frame.t(shows.word())) @if !still.done.is_empty() { ": " } }
                        (still.done)
                        @if !still.brought.is_empty() && still.brought != still.done { small { (still.brought) } }
                    }
                }
            }
        }
    }
}
