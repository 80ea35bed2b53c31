//! Pages of mostly words: rules, the question for a name, errors.

use maud::{Markup, html};
use tabletop::Message;

use crate::{
    LONGEST_NAME,
    model::{Frame, NameForm, Rules},
    parts::{complaint, drawn, icon},
    shell,
};

/// How a game is played.
pub fn rules(frame: &Frame<'_>, model: &Rules<'_>) -> Markup {
    let game = frame.game(model.info);
    let title = frame.say(&Message::new("ui-rules-title").with("game", game));
    let main = html! {
        article.paper.prose {
            header.banner {
                span.pic aria-hidden="true" { (drawn(model.cover)) }
                div {
                    h1 { (title) }
                    p.muted { (frame.tagline(model.info)) }
                    p.cap {
                        (icon("companion", 16))
                        (frame.say(&Message::new("ui-game-facts")
                            .with("players", frame.players(model.info)).with("minutes", i64::from(model.info.minutes))))
                    }
                    div.send {
                        a.btn.primary href={ "/new/" (model.info.key) } { (icon("plus", 20)) (frame.t("ui-new-table")) }
                        @if model.cards > 0 {
                            a.btn href={ "/rules/" (model.info.key) "/cards" } { (icon("cards", 20)) (frame.t("ui-cards")) }
                        }
                    }
                }
            }
            @for (heading, text) in &model.primer {
                section { h2 { (frame.say(heading)) } @for part in frame.say(text).split("\n\n") { p { (part) } } }
            }
            @if !model.reconstructed.is_empty() {
                section #reconstructed {
                    h2 { (frame.t("ui-reconstructed")) }
                    @for note in &model.reconstructed { p { (frame.say(note)) } }
                }
            }
            p.cap { (frame.t("ui-independent")) }
        }
    };
    shell::sheet(frame, &title, "rules", &main)
}

/// Asks a guest for a name.
pub fn name_form(frame: &Frame<'_>, model: &NameForm<'_>) -> Markup {
    let title = frame.t("ui-name-title");
    let main = html! {
        form.paper.narrow method="post" action=(model.action) {
            h1 { (title) }
            @if let Some(why) = &model.why { p { (why) } }
            p.muted { (frame.t("ui-name-more")) }
            (complaint(model.error.as_deref()))
            input type="hidden" name="back" value=(model.back);
            label for="name" { (frame.t("ui-your-name")) }
            input #name .text name="name" value=(model.typed) maxlength=(LONGEST_NAME) required autofocus autocomplete="nickname";
            div.send { button.btn.primary type="submit" { (icon("check", 20)) (frame.t("ui-name-send")) } }
        }
    };
    shell::sheet(frame, &title, "form", &main)
}

/// Something went wrong; `message` is said in the reader's language.
pub fn error(frame: &Frame<'_>, status: u16, message: &str) -> Markup {
    let title = frame.t(match status {
        401 | 403 => "ui-error-forbidden",
        404 => "ui-error-missing",
        409 => "ui-error-late",
        429 => "ui-error-wait",
        500.. => "ui-error-ours",
        _ => "ui-error-other",
    });
    let main = html! {
        section.paper.narrow {
            p.cap { (status) }
            h1 { (title) }
            p { (message) }
            div.send {
                // Nothing but time is wrong.
                @if matches!(status, 429 | 503) { a.btn href=(frame.path) { (frame.t("ui-try-again")) } }
                a.btn href="/" { (icon("naust", 20)) (frame.t("ui-home")) }
            }
        }
    };
    shell::sheet(frame, &title, "error", &main)
}
