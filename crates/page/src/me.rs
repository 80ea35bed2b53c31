//! Who I am: name, account, devices, the way to another device, my data.

use maud::{Markup, PreEscaped, html};
use tabletop::Message;

use crate::{
    model::Frame,
    parts::{complaint, icon},
    shell,
};

/// A device on which the reader is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The name by which it is signed out.
    pub id: String,
    /// Browser and system, such as `Firefox, Linux`; empty if nobody knows.
    pub name: String,
    /// When it was last used, in milliseconds since 1970.
    pub seen: i64,
    /// The one the reader looks with.
    pub here: bool,
}

/// A link that brings the reader's tables to another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLink {
    /// The whole address.
    pub address: String,
    /// The code to be typed where no camera is.
    pub code: String,
    /// The address as a square of dots: the rows, dark where true.
    pub dots: Vec<Vec<bool>>,
}

/// The part of the page in which something was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MePart {
    /// The new account.
    Account,
    /// The new password.
    Password,
    /// The new recovery words.
    Words,
    /// The end of it all.
    Delete,
}

/// The reader's own page.
pub struct Me<'a> {
    /// The name at tables.
    pub name: &'a str,
    /// The name one logs in with, once there is an account.
    pub login: Option<&'a str>,
    /// Where the reader is known, the last used first.
    pub devices: Vec<Device>,
    /// The link just made.
    pub link: Option<SeatLink>,
    /// The recovery words, told only now.
    pub words: Option<Vec<&'static str>>,
    /// What was wrong, and where.
    pub error: Option<(MePart, String)>,
    /// The name typed for a new account.
    pub typed: &'a str,
    /// The shortest password.
    pub shortest: usize,
    /// Milliseconds since 1970.
    pub now: i64,
}

impl Me<'_> {
    fn error(&self, part: MePart) -> Option<&str> {
        self.error.as_ref().filter(|(where_, _)| *where_ == part).map(|(_, said)| said.as_str())
    }
}

/// The reader's own page.
pub fn me(frame: &Frame<'_>, model: &Me<'_>) -> Markup {
    let main = html! {
        section.framed.prof {
            div {
                p.cap { (frame.t(if model.login.is_some() { "ui-me-account" } else { "ui-me-guest" })) }
                h1 { (model.name) }
                @if let Some(login) = model.login {
                    p.muted { (frame.say(&Message::new("ui-me-login").with("login", login.to_owned()))) }
                }
            }
            span.grow {}
            form.rename method="post" action="/me" {
                input type="hidden" name="back" value="/me";
                label for="me-name" { (frame.t("ui-your-name")) }
                div.copy {
                    input #me-name .text name="name" value=(model.name) maxlength="40" required autocomplete="nickname";
                    button.btn type="submit" { (icon("pen", 18)) (frame.t("ui-save")) }
                }
            }
        }
        @if let Some(words) = &model.words { (recovery(frame, words)) }
        div.pgrid {
            div {
                (along(frame, model))
                (devices(frame, model))
            }
            div {
                @if model.login.is_some() { (password(frame, model)) (new_words(frame, model)) }
                @else { (account(frame, model)) }
                (data(frame, model))
            }
        }
    };
    shell::sheet(frame, &frame.t("ui-me"), "me", &main)
}

fn recovery(frame: &Frame<'_>, words: &[&str]) -> Markup {
    html! {
        section #recovery .paper.recovery aria-labelledby="recovery-title" {
            h2 #recovery-title { (frame.t("ui-words-title")) }
            p { (frame.t("ui-words-more")) }
            ol.words lang="en" { @for word in words { li { (word) } } }
            div.copy {
                input #words-line .text readonly value=(words.join(" ")) aria-labelledby="recovery-title";
                button.btn.scripted type="button" data-copy="#words-line" { (icon("log", 18)) (frame.t("ui-copy")) }
            }
        }
    }
}

fn along(frame: &Frame<'_>, model: &Me<'_>) -> Markup {
    html! {
        section #along aria-labelledby="along-title" {
            h2 #along-title { (frame.t("ui-along")) }
            div.block.pad {
                @if let Some(link) = &model.link {
                    div.seatqr {
                        (square(&link.dots, &frame.t("ui-along-picture")))
                        div {
                            p { (frame.t("ui-along-how")) }
                            p.code { (link.code) }
                            p.cap { (icon("clock", 14)) (frame.t("ui-along-once")) }
                        }
                    }
                    div.copy {
                        input #along-link .text readonly value=(link.address) aria-labelledby="along-title";
                        button.btn.scripted type="button" data-copy="#along-link" { (icon("log", 18)) (frame.t("ui-copy")) }
                    }
                } @else {
                    p.muted { (frame.t("ui-along-more")) }
                    form method="post" action="/me/along" {
                        button.btn type="submit" { (icon("qr", 20)) (frame.t("ui-along-make")) }
                    }
                }
            }
        }
    }
}

/// A square of dots, always dark on light: cameras want it so.
fn square(dots: &[Vec<bool>], said: &str) -> Markup {
    let mut path = String::new();
    for (y, row) in dots.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, dark)| **dark) {
            path += &format!("M{} {}h1v1h-1z", x + 2, y + 2);
        }
    }
    let size = dots.len() + 4;
    let view = format!("0 0 {size} {size}");
    html! {
        svg.qr width="142" height="142" viewBox=(view) role="img" aria-label=(said) shape-rendering="crispEdges" {
            (PreEscaped(format!("<rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/>")))
        }
    }
}

fn devices(frame: &Frame<'_>, model: &Me<'_>) -> Markup {
    let others = model.devices.iter().filter(|device| !device.here).count();
    html! {
        section #devices aria-labelledby="devices-title" {
            div.sec {
                h2 #devices-title { (frame.t("ui-devices")) }
                @if others > 0 {
                    form.end method="post" action="/me/sessions" {
                        button.btn.quiet.small type="submit" name="end" value="others" { (frame.t("ui-devices-others")) }
                    }
                }
            }
            ul.block.devs {
                @for device in &model.devices { (one_device(frame, model, device)) }
            }
            @if model.login.is_none() { p.cap { (frame.t("ui-log-out-guest")) } }
        }
    }
}

fn one_device(frame: &Frame<'_>, model: &Me<'_>, device: &Device) -> Markup {
    let phone = ["Android", "iPhone", "iPad"].iter().any(|system| device.name.contains(system));
    html! {
        li.this[device.here] {
            (icon(if phone { "phone" } else { "laptop" }, 24))
            div {
                h3 { @if device.name.is_empty() { (frame.t("ui-device-unknown")) } @else { (device.name) } }
                span.cap {
                    @if device.here { (frame.t("ui-device-here")) }
                    @else { (frame.say(&Message::new("ui-device-seen").with("ago", ago(frame, model.now - device.seen)))) }
                }
            }
            form method="post" action="/me/sessions" {
                input type="hidden" name="end" value=(device.id);
                button.btn type="submit" {
                    (frame.t("ui-log-out"))
                    span.vh { ": " (device.name) }
                }
            }
        }
    }
}

/// How long ago something was, in the largest unit that fits.
pub(crate) fn ago(frame: &Frame<'_>, millis: i64) -> String {
    let minutes = millis.max(0) / 60_000;
    let (id, count) = match minutes {
        0..60 => ("ui-ago-minutes", minutes),
        60..1440 => ("ui-ago-hours", minutes / 60),
        _ => ("ui-ago-days", minutes / 1440),
    };
    frame.say(&Message::new(id).with("count", count))
}

fn account(frame: &Frame<'_>, model: &Me<'_>) -> Markup {
    html! {
        section #account aria-labelledby="account-title" {
            h2 #account-title { (frame.t("ui-account-keep")) }
            form.block.pad.fields method="post" action="/me/account" {
                p.muted { (frame.t("ui-account-keep-more")) }
                (complaint(model.error(MePart::Account)))
                label for="login" { (frame.t("ui-login-name")) }
                input #login .text name="login" value=(model.typed) maxlength="40" required autocomplete="username";
                label for="new-password" { (frame.t("ui-password")) }
                input #new-password .text type="password" name="password" required minlength=(model.shortest) maxlength="200" autocomplete="new-password";
                p.cap { (frame.say(&Message::new("ui-password-more").with("least", model.shortest))) }
                div.send {
                    a.btn.quiet href="/login" { (frame.t("ui-log-in-instead")) }
                    button.btn type="submit" { (icon("save", 20)) (frame.t("ui-account-open")) }
                }
            }
        }
    }
}

fn password(frame: &Frame<'_>, model: &Me<'_>) -> Markup {
    html! {
        section #password aria-labelledby="password-title" {
            h2 #password-title { (frame.t("ui-password-change")) }
            form.block.pad.fields method="post" action="/me/password" {
                (complaint(model.error(MePart::Password)))
                label for="old-password" { (frame.t("ui-password-old")) }
                input #old-password .text type="password" name="old" required maxlength="200" autocomplete="current-password";
                label for="new-password" { (frame.t("ui-password-new")) }
                input #new-password .text type="password" name="new" required minlength=(model.shortest) maxlength="200" autocomplete="new-password";
                p.cap { (frame.t("ui-password-change-more")) }
                div.send { button.btn type="submit" { (icon("lock", 20)) (frame.t("ui-password-change-send")) } }
            }
        }
    }
}

fn new_words(frame: &Frame<'_>, model: &Me<'_>) -> Markup {
    html! {
        section #words-new aria-labelledby="words-new-title" {
            h2 #words-new-title { (frame.t("ui-words")) }
            form.block.pad.fields method="post" action="/me/words" {
                p.muted { (frame.t("ui-words-again-more")) }
                (complaint(model.error(MePart::Words)))
                label for="words-password" { (frame.t("ui-password")) }
                input #words-password .text type="password" name="password" required maxlength="200" autocomplete="current-password";
                div.send { button.btn type="submit" { (icon("log", 20)) (frame.t("ui-words-again")) } }
            }
        }
    }
}

fn data(frame: &Frame<'_>, model: &Me<'_>) -> Markup {
    html! {
        section #data aria-labelledby="data-title" {
            h2 #data-title { (frame.t("ui-data")) }
            ul.block.devs {
                li {
                    (icon("down", 24))
                    div { h3 { (frame.t("ui-data-take")) } span.cap { (frame.t("ui-data-take-more")) } }
                    a.btn href="/me/data.json" download { (frame.t("ui-data-download")) }
                }
                li {
                    (icon("ship", 24))
                    div { h3 { (frame.t("ui-own-bots")) } span.cap { (frame.t("ui-own-bots-short")) } }
                    a.btn href="/bots" { (frame.t("ui-go")) }
                }
                li.whole {
                    (icon("trash", 24))
                    div { h3 { (frame.t("ui-delete")) } span.cap { (frame.t("ui-delete-more")) } }
                    details open[model.error(MePart::Delete).is_some()] {
                        summary.btn.bad { (frame.t("ui-delete-open")) }
                        form.fields method="post" action="/me/delete" {
                            (complaint(model.error(MePart::Delete)))
                            label for="delete-name" { (frame.say(&Message::new("ui-delete-name").with("name", model.name.to_owned()))) }
                            input #delete-name .text name="name" required autocomplete="off";
                            button.btn.bad type="submit" { (icon("trash", 18)) (frame.t("ui-delete-send")) }
                        }
                    }
                }
            }
        }
    }
}

/// What stands in a form that was sent and is shown again.
#[derive(Default)]
pub struct LogIn<'a> {
    /// What was wrong.
    pub error: Option<String>,
    /// The name that was typed.
    pub typed: &'a str,
    /// The guest of this device, whose tables may come along.
    pub guest: Option<&'a str>,
}

/// Logs somebody in.
pub fn log_in(frame: &Frame<'_>, model: &LogIn<'_>) -> Markup {
    let title = frame.t("ui-log-in");
    let main = html! {
        form.paper.narrow method="post" action="/login" {
            h1 { (title) }
            (complaint(model.error.as_deref()))
            label for="login" { (frame.t("ui-login-name")) }
            input #login .text name="login" value=(model.typed) maxlength="40" required autofocus autocomplete="username";
            label for="login-password" { (frame.t("ui-password")) }
            input #login-password .text type="password" name="password" required maxlength="200" autocomplete="current-password";
            @if let Some(guest) = model.guest {
                label.tick {
                    input type="checkbox" name="bring" value="on" checked;
                    span { b { (frame.say(&Message::new("ui-log-in-bring").with("name", guest.to_owned()))) } }
                }
            }
            div.send {
                a.btn.quiet href="/recover" { (frame.t("ui-forgotten")) }
                button.btn.primary type="submit" { (icon("check", 20)) (frame.t("ui-log-in")) }
            }
            p.cap { a href="/along" { (frame.t("ui-along-type")) } }
        }
    };
    shell::sheet(frame, &title, "form", &main)
}

/// A new password for somebody who has the twelve words.
pub fn recover(frame: &Frame<'_>, model: &LogIn<'_>, shortest: usize) -> Markup {
    let title = frame.t("ui-recover");
    let main = html! {
        form.paper.narrow method="post" action="/recover" {
            h1 { (title) }
            p.muted { (frame.t("ui-recover-more")) }
            (complaint(model.error.as_deref()))
            label for="login" { (frame.t("ui-login-name")) }
            input #login .text name="login" value=(model.typed) maxlength="40" required autocomplete="username";
            label for="recovery-words" { (frame.t("ui-words")) }
            textarea #recovery-words .text name="words" rows="3" required autocomplete="off" autocapitalize="none" spellcheck="false" {}
            label for="new-password" { (frame.t("ui-password-new")) }
            input #new-password .text type="password" name="password" required minlength=(shortest) maxlength="200" autocomplete="new-password";
            div.send { button.btn.primary type="submit" { (icon("check", 20)) (frame.t("ui-recover-send")) } }
        }
    };
    shell::sheet(frame, &title, "form", &main)
}

/// A link from another device: who comes along with it.
pub struct Along<'a> {
    /// The code of the link, or what was typed.
    pub code: &'a str,
    /// Whom it brings; nobody while no code is known.
    pub who: Option<&'a str>,
    /// Somebody else who is known on this device.
    pub instead_of: Option<&'a str>,
    /// What was wrong.
    pub error: Option<String>,
}

/// Asks before a device becomes somebody's: a link that is only looked at is not used up.
pub fn along_here(frame: &Frame<'_>, model: &Along<'_>) -> Markup {
    let title = frame.t("ui-along-here");
    let main = html! {
        form.paper.narrow method="post" action="/along" {
            @if let Some(who) = model.who {
                h1 { (frame.say(&Message::new("ui-along-as").with("name", who.to_owned()))) }
                p { (frame.t("ui-along-as-more")) }
                @if let Some(other) = model.instead_of {
                    p.muted { (frame.say(&Message::new("ui-along-instead").with("name", other.to_owned()))) }
                }
                input type="hidden" name="code" value=(model.code);
                div.send {
                    a.btn.quiet href="/" { (frame.t("ui-cancel")) }
                    button.btn.primary type="submit" { (icon("check", 20)) (frame.t("ui-along-take")) }
                }
            } @else {
                h1 { (title) }
                p.muted { (frame.t("ui-along-type-more")) }
                (complaint(model.error.as_deref()))
                label for="code" { (frame.t("ui-along-code")) }
                input #code .text name="code" value=(model.code) maxlength="24" required autofocus autocomplete="off" autocapitalize="none" spellcheck="false";
                div.send { button.btn.primary type="submit" name="look" value="on" { (frame.t("ui-go")) } }
            }
        }
    };
    shell::sheet(frame, &title, "form", &main)
}
