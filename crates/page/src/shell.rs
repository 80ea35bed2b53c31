//! What stands around every page: head, styles, script, the sprite of icons and shields.

use maud::{DOCTYPE, Markup, html};

use crate::{
    LONGEST_NAME,
    model::{Frame, Theme},
    parts::{drawn, icon},
};

/// The languages by code, each in its own words.
const LANGUAGES: [(&str, &str); 3] = [("en", "English"), ("ru", "Русский"), ("uk", "Українська")];

/// What may be chosen for the theme, and its name.
const THEMES: [(&str, &str); 3] =
    [("light", "ui-theme-light"), ("dark", "ui-theme-dark"), ("system", "ui-theme-system")];

/// A whole page.
pub(crate) fn page(frame: &Frame<'_>, title: &str, kind: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(frame.lang) data-theme=[frame.theme.map(Theme::key)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { @if title == "Naust" { "Naust" } @else { (title) " · Naust" } }
                link rel="icon" type="image/svg+xml" href=(frame.files.address("icon.svg"));
                link rel="stylesheet" href=(frame.files.address("naust.css"));
                script type="module" src=(frame.files.address("naust.js")) {}
            }
            body.(kind) {
                (drawn(frame.files.sprite()))
                @if let Some(notice) = &frame.notice { p #tidings role="status" { (icon("info", 20)) span { (notice) } } }
                (body)
                p #say .vh role="status" aria-live="polite" {}
                p #offline role="status" hidden { (icon("storm", 20)) span.server { (frame.t("ui-offline")) } span.device hidden { (frame.t("ui-offline-device")) } span.refused hidden {} }
            }
        }
    }
}

/// A page that scrolls: head above, content below.
pub(crate) fn sheet(frame: &Frame<'_>, title: &str, kind: &str, main: &Markup) -> Markup {
    page(
        frame,
        title,
        &format!("sheet {kind}"),
        &html! {
            a.skip href="#main" { (frame.t("ui-skip")) }
            header #head .head {
                (brand(frame))
                span.grow {}
                (settings(frame))
                (visitor(frame))
            }
            main #main tabindex="-1" { (main) }
        },
    )
}

/// The way home.
pub(crate) fn brand(frame: &Frame<'_>) -> Markup {
    html! {
        a.brand href="/" title=(frame.t("ui-home")) { (icon("naust", 26)) span { "Naust" } }
    }
}

/// Language and theme. Plain forms: they work without script and lead back to this page.
pub(crate) fn settings(frame: &Frame<'_>) -> Markup {
    html! { (languages(frame)) (themes(frame)) }
}

/// What differs from reader to reader among those who see the same of a table: ids of elements, and their markup.
pub fn own_settings(frame: &Frame<'_>) -> [(&'static str, String); 2] {
    [("languages", languages(frame).into()), ("themes", themes(frame).into())]
}

fn languages(frame: &Frame<'_>) -> Markup {
    html! {
        details #languages .menu {
            summary.btn.quiet {
                (icon("globe", 20))
                span { (frame.lang.to_uppercase()) }
                span.vh { ", " (frame.t("ui-language")) }
            }
            form.sheet-menu method="post" action="/me" {
                input type="hidden" name="back" value=(frame.path);
                @for (code, name) in LANGUAGES {
                    button.item type="submit" name="lang" value=(code) lang=(code)
                        aria-current=[(code == frame.lang).then_some("true")] { (name) }
                }
            }
        }
    }
}

fn themes(frame: &Frame<'_>) -> Markup {
    html! {
        details #themes .menu {
            summary.btn.quiet.icon aria-label=(frame.t("ui-theme")) title=(frame.t("ui-theme")) { (icon("moon", 20)) }
            form.sheet-menu method="post" action="/me" {
                input type="hidden" name="back" value=(frame.path);
                @for (key, id) in THEMES {
                    button.item type="submit" name="theme" value=(key)
                        aria-current=[(key == frame.theme.map_or("system", Theme::key)).then_some("true")] {
                        (frame.t(id))
                    }
                }
            }
        }
    }
}

/// The reader's own name, and where to change it; for strangers the way to log in.
fn visitor(frame: &Frame<'_>) -> Markup {
    html! {
        @if let Some(name) = frame.visitor {
            a #bell .btn.quiet.icon.bell href="/turns" title=(frame.t("ui-turns")) aria-label=(frame.t("ui-turns")) {
                (icon("bell", 20)) b.tally.act hidden {}
            }
            details #visitor .menu {
                summary.btn.quiet.who { (icon("companion", 20)) b { (name) } }
                form.sheet-menu method="post" action="/me" {
                    input type="hidden" name="back" value=(frame.path);
                    label for="visitor-name" { (frame.t("ui-your-name")) }
                    input #visitor-name name="name" value=(name) maxlength=(LONGEST_NAME) required autocomplete="nickname";
                    button.btn type="submit" { (frame.t("ui-save")) }
                    a.item href="/me/games" { (icon("log", 18)) (frame.t("ui-my-games")) }
                    a.item href="/me" { (icon("laptop", 18)) (frame.t("ui-me-open")) }
                    a.item href="/bots" { (icon("ship", 18)) (frame.t("ui-own-bots")) }
                }
            }
        } @else {
            a #log-in .btn.quiet href="/login" { (icon("companion", 20)) (frame.t("ui-log-in")) }
        }
    }
}
