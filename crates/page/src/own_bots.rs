//! Bots of one's own: who may play with a token, and how to start.

use maud::{Markup, html};
use tabletop::Message;

use crate::{
    LONGEST_NAME,
    model::{Frame, OwnBots},
    parts::{complaint, icon},
    shell,
};

/// The reader's own bots.
pub fn own_bots(frame: &Frame<'_>, model: &OwnBots<'_>) -> Markup {
    let title = frame.t("ui-own-bots");
    let main = html! {
        section.paper.own-bots {
            h1 { (title) }
            p.muted { (frame.t("ui-own-bots-more")) }
            @if let Some((name, token)) = &model.fresh { (fresh(frame, model, name, token)) }
            (list(frame, model))
            form method="post" action="/bots" {
                (complaint(model.error.as_deref()))
                label for="bot-name" { (frame.t("ui-own-bots-name")) }
                div.copy {
                    input #bot-name .text name="name" value=(model.typed) maxlength=(LONGEST_NAME) required autocomplete="off";
                    button.btn.primary type="submit" { (icon("plus", 20)) (frame.t("ui-own-bots-make")) }
                }
            }
            p.cap { a href="/api/openapi.json" { (frame.t("ui-own-bots-interface")) } " (OpenAPI)" }
        }
    };
    shell::sheet(frame, &title, "form", &main)
}

fn fresh(frame: &Frame<'_>, model: &OwnBots<'_>, name: &str, token: &str) -> Markup {
    let shown = Message::new("ui-own-bots-token").with("name", name.to_owned());
    html! {
        section.invite aria-labelledby="token-title" {
            h2 #token-title { (frame.say(&shown)) }
            div.copy {
                input #token .text readonly value=(token) aria-labelledby="token-title";
                button.btn type="button" data-copy="#token" { (icon("log", 18)) (frame.t("ui-copy")) }
            }
            p.muted { (frame.t("ui-own-bots-run")) }
            pre tabindex="0" { "python3 examples/bot.py " (model.origin) " " (token) }
        }
    }
}

fn list(frame: &Frame<'_>, model: &OwnBots<'_>) -> Markup {
    html! {
        @if model.bots.is_empty() {
            p.empty { (frame.t("ui-own-bots-none")) }
        } @else {
            ul.list.chairs {
                @for (id, name) in &model.bots {
                    li {
                        (icon("companion", 26))
                        div.what { h3 { (name) } span.cap { (frame.t("ui-sitter-program")) } }
                        form method="post" action={ "/bots/" (id) "/revoke" } {
                            button.btn type="submit"
                                aria-label=(frame.say(&Message::new("ui-own-bots-revoke-whose").with("name", name.clone()))) {
                                (icon("cross", 18)) (frame.t("ui-own-bots-revoke"))
                            }
                        }
                    }
                }
            }
        }
    }
}
