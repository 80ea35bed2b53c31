//! The curtain at a shared screen: behind it lies what everybody may see, and nothing else.

use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::{
    model::{Frame, TableModel},
    parts::{icon, shield},
};

/// So many seconds without a touch, and the curtain falls by itself.
pub(crate) const PATIENCE: u32 = 60;

/// Whom to hand the screen to.
pub(crate) fn curtain(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    html! {
        @if let Some(seat) = model.curtain {
            section #sail .sail role="main" aria-labelledby="sail-name" {
                div.pass {
                    (shield(model.seats[seat.index()].colour, 72))
                    h2 #sail-name { small { (frame.t("ui-sail-pass")) } " " (name(model, seat)) }
                    p { (frame.t("ui-sail-why")) }
                    (raise(frame, model, seat))
                    // Looking at what everybody may see needs no script.
                    label.btn.quiet { input #peek .vh type="checkbox"; (icon("eye", 20)) (frame.t("ui-sail-peek")) }
                    ul.owed {
                        @for (index, line) in (0..).map(Seat).zip(&model.seats) {
                            @let owes = model.turn.contains(&index);
                            li.now[owes] {
                                (icon(if owes { "flag" } else { "check" }, 16)) " " (line.name)
                                @if let Some(doing) = doing(model, index).filter(|_| owes) { ": " (frame.say(doing)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn name<'m>(model: &'m TableModel<'_>, seat: Seat) -> &'m str {
    &model.seats[seat.index()].name
}

fn doing<'m>(model: &'m TableModel<'_>, seat: Seat) -> Option<&'m Message> {
    model.scene.seats.get(seat.index())?.doing.as_ref()
}

/// The button of whoever takes the screen.
pub(crate) fn raise(frame: &Frame<'_>, model: &TableModel<'_>, seat: Seat) -> Markup {
    html! {
        form.raise method="get" action={ "/t/" (model.id) } {
            input type="hidden" name="seat" value=(seat);
            button.btn.primary.wide type="submit" {
                (icon("eye", 20)) (frame.say(&Message::new("ui-sail-raise").with("name", name(model, seat).to_owned())))
            }
        }
    }
}
