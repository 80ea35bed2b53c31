//! On from a finished game: playing on from any step, sending a picture of it, bringing a record along.

use maud::{Markup, html};
use tabletop::Message;

use crate::{
    model::Frame,
    parts::{complaint, icon},
    shell,
};

/// The form for a record.
pub struct BringRecord<'a> {
    /// What is wrong with it.
    pub error: Option<String>,
    /// What was typed.
    pub typed: &'a str,
}

/// Levels of bots against which one plays on.
const LEVELS: [&str; 4] = ["deckhand", "mate", "skipper", "pilot"];

/// Plays on from a step, or sends a picture of it.
pub(crate) fn onward(frame: &Frame<'_>, table: &str, step: u32, may_go_on: bool) -> Markup {
    html! {
        details #onward .menu {
            summary.btn { (icon("share", 18)) (frame.t("ui-onward")) }
            div.sheet-menu {
                @if may_go_on {
                    form method="post" action={ "/t/" (table) "/on" } {
                        input type="hidden" name="step" value=(step);
                        p.cap { (frame.say(&Message::new("ui-onward-from").with("step", i64::from(step)))) }
                        @for level in LEVELS {
                            button.item type="submit" name="against" value={ "bot:" (level) } { (icon("bot", 18)) (frame.level_more(level)) }
                        }
                        button.item type="submit" name="against" value="friend" { (icon("link", 18)) (frame.t("ui-onward-friend")) }
                        button.item type="submit" name="against" value="screen" { (icon("screen", 18)) (frame.t("ui-start-screen")) }
                    }
                }
                a.item href={ "/t/" (table) "/picture.png?step=" (step) } { (icon("down", 18)) (frame.t("ui-onward-png")) }
                a.item href={ "/t/" (table) "/picture.svg?step=" (step) } { (icon("down", 18)) (frame.t("ui-onward-svg")) }
                a.item href={ "/t/" (table) "#" (step) } { (icon("link", 18)) (frame.t("ui-onward-link")) }
            }
        }
    }
}

/// The form for a record that somebody brings along.
pub fn bring_record(frame: &Frame<'_>, model: &BringRecord<'_>) -> Markup {
    let title = frame.t("ui-record-bring");
    let main = html! {
        form #bring .paper method="post" action="/records" {
            h1 { (title) }
            p.muted { (frame.t("ui-record-bring-more")) }
            (complaint(model.error.as_deref()))
            label.scripted { span { (frame.t("ui-record-file")) } input #record-file type="file" accept=".play,text/plain"; }
            label { span { (frame.t("ui-record-text")) } textarea #record-text .text name="record" rows="12" required spellcheck="false" { (model.typed) } }
            div.send {
                a.btn.quiet href="/" { (frame.t("ui-cancel")) }
                button.btn.primary type="submit" { (icon("eye", 20)) (frame.t("ui-record-look")) }
            }
        }
    };
    shell::sheet(frame, &title, "form", &main)
}
