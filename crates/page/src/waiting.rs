//! A table before the game: who sits where, and how to get somebody to the empty chairs.

use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::{
    model::{Frame, Sitter, Waiting},
    parts::{icon, named_shield},
    shell,
};

/// A table before the game.
pub fn waiting_room(frame: &Frame<'_>, model: &Waiting<'_>) -> Markup {
    let title = format!("{}, {}", frame.game(model.info), model.name);
    let body = html! {
        a.skip href="#main" { (frame.t("ui-skip")) }
        (waiting_fragment(frame, model))
        (crate::table::script_words(frame))
    };
    shell::page(frame, &title, "sheet waiting", &body)
}

/// Only the part of the waiting room that changes: `<div id="table">`.
pub fn waiting_fragment(frame: &Frame<'_>, model: &Waiting<'_>) -> Markup {
    let free = model.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count();
    html! {
        div #table .room data-id=(model.id) data-seq=(model.seq) data-steps="0" data-state="open" {
            header #head .head {
                (shell::brand(frame))
                div.crumb { b { (frame.game(model.info)) } span.cap { (model.name) } }
                span.grow {}
                (shell::settings(frame))
            }
            main #main tabindex="-1" {
                section.framed {
                    p.cap { (frame.agreed(model.info, model.setup).join(" · ")) }
                    h1 {
                        @if free > 0 { (frame.say(&Message::new("ui-waiting-title").with("count", free))) }
                        @else { (frame.t("ui-waiting-full")) }
                    }
                    p.muted { (frame.t(if model.public { "ui-waiting-public" } else { "ui-waiting-private" })) }
                }
                (invite(frame, model))
                (chairs(frame, model))
                div.send {
                    a.btn.quiet href={ "/rules/" (model.info.key) } { (icon("book", 20)) (frame.t("ui-rules")) }
                    span.grow {}
                    @if model.may_leave { (button(frame, model, "leave", "ui-leave", "btn", "cross")) }
                    @if model.may_start { (button(frame, model, "start", "ui-start", "btn primary", "flag")) }
                }
            }
        }
    }
}

fn invite(frame: &Frame<'_>, model: &Waiting<'_>) -> Markup {
    html! {
        @if let Some(address) = &model.invite {
            section.invite aria-labelledby="invite-title" {
                h2 #invite-title { (frame.t("ui-invite-title")) }
                p.muted { (frame.t("ui-invite-more")) }
                div.copy {
                    input #invite .text readonly value=(address) aria-labelledby="invite-title";
                    button #copy .btn type="button" data-copy="#invite" { (icon("log", 18)) (frame.t("ui-copy")) }
                }
            }
        }
    }
}

fn chairs(frame: &Frame<'_>, model: &Waiting<'_>) -> Markup {
    html! {
        section aria-labelledby="chairs-title" {
            h2 #chairs-title { (frame.t("ui-seats")) }
            ol.list.chairs {
                @for (seat, line) in (0..).map(Seat).zip(&model.seats) {
                    li id={ "chair-" (seat) } {
                        @if line.sitter == Sitter::Open {
                            span.seat.large aria-hidden="true" {}
                            div.what { h3.muted { (frame.t("ui-sitter-open")) } }
                            @if model.may_sit {
                                form method="post" action={ "/t/" (model.id) "/join" } {
                                    input type="hidden" name="seat" value=(seat);
                                    button.btn type="submit" { (icon("check", 18)) (frame.t("ui-sit-down")) }
                                }
                            }
                        } @else {
                            (named_shield(frame, line.colour, 40))
                            div.what { h3 { (line.name) } span.cap { (frame.sitter(&model.seats, seat)) } }
                        }
                    }
                }
            }
        }
    }
}

fn button(
    frame: &Frame<'_>,
    model: &Waiting<'_>,
    verb: &str,
    id: &'static str,
    class: &str,
    sign: &str,
) -> Markup {
    html! {
        form method="post" action={ "/t/" (model.id) "/" (verb) } {
            input type="hidden" name="seq" value=(model.seq);
            button class=(class) type="submit" { (icon(sign, 20)) (frame.t(id)) }
        }
    }
}
