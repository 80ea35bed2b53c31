//! An invitation: which game, whose table, who plays, what is agreed. Opening it takes no seat.

use maud::{Markup, html};
use tabletop::{Info, Message, Seat};

use crate::{
    LONGEST_NAME,
    model::{Frame, SeatLine, Sitter},
    parts::{complaint, drawn, icon, named_shield},
    shell,
};

/// What can become of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A seat is free for the reader.
    Free,
    /// The reader sits there already.
    Seated,
    /// All seats are taken, and the game is on.
    Full,
    /// The game is over, or the table closed.
    Gone,
}

/// An invitation to a table.
#[derive(Clone)]
pub struct Invitation<'a> {
    /// Where the answer is sent.
    pub action: &'a str,
    /// The table's id in addresses.
    pub id: &'a str,
    /// The table's name.
    pub name: &'a str,
    /// Its game.
    pub info: &'a Info,
    /// The picture of the game.
    pub cover: &'a str,
    /// The agreement as text.
    pub setup: &'a str,
    /// Who opened the table, if they have a name.
    pub host: Option<&'a str>,
    /// Everybody, in order of the seats.
    pub seats: Vec<SeatLine>,
    /// What can become of it.
    pub standing: Standing,
    /// The seat that is meant; the first free one if none was.
    pub seat: Option<Seat>,
    /// What was wrong with the name that was sent.
    pub error: Option<String>,
    /// What was typed.
    pub typed: String,
}

impl Invitation<'_> {
    /// The seat that the reader would take.
    fn theirs(&self) -> Option<Seat> {
        let free = (0..).map(Seat).zip(&self.seats).filter(|(_, line)| line.sitter == Sitter::Open);
        let mut free = free.map(|(seat, _)| seat).filter(|&seat| self.seat.is_none_or(|meant| meant == seat));
        free.next().filter(|_| self.standing == Standing::Free)
    }
}

/// An invitation as a page.
pub fn invitation(frame: &Frame<'_>, model: &Invitation<'_>) -> Markup {
    let game = frame.game(model.info);
    let title = match model.host {
        Some(host) => {
            frame.say(&Message::new("ui-invited-by").with("host", host.to_owned()).with("game", game))
        }
        None => frame.say(&Message::new("ui-invited").with("game", game)),
    };
    let main = html! {
        article.inv {
            header.invtop {
                span.pic aria-hidden="true" { (drawn(model.cover)) }
                div {
                    p.cap { (frame.say(&Message::new("ui-invitation").with("table", model.name.to_owned()))) }
                    h1 { (title) }
                    p.tagl { (frame.tagline(model.info)) }
                    p.cap {
                        (icon("book", 16))
                        a href={ "/rules/" (model.info.key) } { (frame.t("ui-rules")) }
                    }
                }
            }
            div.invmid {
                section aria-labelledby="who-title" {
                    h2 #who-title { (frame.t("ui-invitation-who")) }
                    (chairs(frame, model))
                }
                section aria-labelledby="agreed-title" {
                    h2 #agreed-title { (frame.t("ui-invitation-agreed")) }
                    ul.agreed { @for fact in frame.agreed(model.info, model.setup) { li { (fact) } } }
                }
            }
            (ending(frame, model))
        }
    };
    shell::sheet(frame, &title, "invpage", &main)
}

fn chairs(frame: &Frame<'_>, model: &Invitation<'_>) -> Markup {
    let theirs = model.theirs();
    html! {
        ol.chairs2 {
            @for (seat, line) in (0..).map(Seat).zip(&model.seats) {
                li .mine[theirs == Some(seat)] {
                    @if line.sitter == Sitter::Open {
                        span.seat.large aria-hidden="true" {}
                        div {
                            h3 { (frame.t("ui-sitter-open")) }
                            @if theirs == Some(seat) { span.cap { (frame.t("ui-invitation-yours")) } }
                        }
                    } @else {
                        (named_shield(frame, line.colour, 40))
                        div { h3 { (line.name) } span.cap { (frame.sitter(&model.seats, seat)) } }
                    }
                }
            }
        }
    }
}

/// What the reader can do, and what that will do.
fn ending(frame: &Frame<'_>, model: &Invitation<'_>) -> Markup {
    let table = format!("/t/{}", model.id);
    let state = |title: &'static str, more: &'static str, way: &str, verb: &'static str, sign: &str| {
        html! {
            div.invstate {
                div { h2 { (frame.t(title)) } p.muted { (frame.t(more)) } }
                a.btn.primary href=(way) { (icon(sign, 20)) (frame.t(verb)) }
            }
        }
    };
    match model.standing {
        Standing::Free => free(frame, model, &table),
        Standing::Seated => {
            state("ui-invitation-seated", "ui-invitation-seated-more", &table, "ui-invitation-table", "naust")
        }
        Standing::Full => state("ui-invitation-full", "ui-invitation-full-more", &table, "ui-watch", "eye"),
        Standing::Gone => state("ui-invitation-gone", "ui-invitation-gone-more", "/", "ui-home", "naust"),
    }
}

fn free(frame: &Frame<'_>, model: &Invitation<'_>, table: &str) -> Markup {
    let free = model.seats.iter().filter(|line| line.sitter == Sitter::Open).count();
    html! {
        form.invend method="post" action=(model.action) {
            (complaint(model.error.as_deref()))
            @if let Some(seat) = model.seat { input type="hidden" name="seat" value=(seat); }
            @if frame.visitor.is_none() {
                div.name {
                    label for="name" { (frame.t("ui-your-name")) }
                    input #name .text name="name" value=(model.typed) maxlength=(LONGEST_NAME) required autocomplete="nickname";
                }
            }
            button.btn.primary type="submit" { (icon("check", 20)) (frame.t("ui-sit-down")) }
            a.btn href=(table) { (icon("eye", 20)) (frame.t("ui-watch")) }
            a.btn.quiet.no href="/" { (frame.t("ui-invitation-no")) }
            p.cap.fine {
                (frame.say(&Message::new("ui-invitation-tip").with("free", free)))
                @if frame.visitor.is_none() { " " (frame.t("ui-name-more")) }
            }
        }
    }
}
