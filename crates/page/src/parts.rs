//! Small parts that many pages use.

use maud::{Markup, PreEscaped, html};
use scene::art::shields;

use crate::model::{Frame, SeatLine, Sitter};

/// A line icon from the sprite; the word stands beside it.
pub(crate) fn icon(name: &str, size: u8) -> Markup {
    html! {
        svg class="ic" width=(size) height=(size) viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) }; }
    }
}

/// A player's shield; silent where the name stands beside it.
pub(crate) fn shield(colour: &str, size: u8) -> Markup {
    PreEscaped(shields::inline(colour, size))
}

/// A player's shield that says what it looks like.
pub(crate) fn named_shield(frame: &Frame<'_>, colour: &str, size: u8) -> Markup {
    html! {
        svg class="shield" width=(size) height=(size) viewBox="0 0 36 36" role="img" aria-label=(frame.shield(colour)) {
            use href={ "#sh-" (colour) } width="36" height="36";
        }
    }
}

/// The seats of a table in a row: shields, and dashed rings for open ones.
pub(crate) fn seat_row(frame: &Frame<'_>, seats: &[SeatLine]) -> Markup {
    let names: Vec<_> =
        seats.iter().filter(|seat| seat.sitter != Sitter::Open).map(|seat| seat.name.as_str()).collect();
    html! {
        span.seats {
            @for seat in seats {
                @if seat.sitter == Sitter::Open { span.seat aria-hidden="true" {} }
                @else { span title=(seat.name) { (shield(seat.colour, 26)) } }
            }
            span.vh { @if names.is_empty() { (frame.t("ui-seats-empty")) } @else { (names.join(", ")) } }
        }
    }
}

/// Text already written as SVG or HTML by a renderer of ours.
pub(crate) fn drawn(art: &str) -> PreEscaped<&str> {
    PreEscaped(art)
}

/// What is wrong, above a form.
pub(crate) fn complaint(error: Option<&str>) -> Markup {
    html! {
        @if let Some(error) = error {
            p.complaint role="alert" { (icon("info", 20)) span { (error) } }
        }
    }
}
