//! Talk at a table: players among themselves, watchers among themselves.

use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::{
    model::{Frame, TableModel},
    parts::{icon, shield},
};

/// What can be said in one's own language and read in another; the words are the messages `ui-phrase-<key>`.
pub const PHRASES: [&str; 10] =
    ["hello", "luck", "nice", "thanks", "sorry", "think", "wait", "back", "game", "again"];

/// What somebody said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TalkText {
    /// One of [`PHRASES`].
    Phrase(&'static str),
    /// Their own words.
    Plain(String),
    /// The host took it away.
    Removed,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkLine {
    /// Its number.
    pub n: u32,
    /// Who said it.
    pub name: String,
    /// From which seat.
    pub seat: Option<Seat>,
    /// What.
    pub text: TalkText,
    /// The reader did.
    pub mine: bool,
    /// The reader is the host and shall look at it.
    pub reported: bool,
    /// The reader may take it away.
    pub may_remove: bool,
}

/// What a reader hears at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Talk {
    /// The lines, in order.
    pub lines: Vec<TalkLine>,
    /// Whom the reader mutes: the number of something they said, and their name.
    pub muted: Vec<(u32, String)>,
    /// The reader only watches.
    pub watching: bool,
}

/// The drawer with everything that was said.
pub(crate) fn drawer(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let talk = &model.people.talk;
    let action = format!("/t/{}/talk", model.id);
    html! {
        details #talk .talk {
            summary.btn.quiet title=(frame.t("ui-talk")) {
                (icon("chat", 20)) span.desk-only { (frame.t("ui-talk")) } span.vh { (frame.t("ui-talk")) }
                b.tally.count hidden {}
            }
            div.talkbox {
                p.cap { (frame.t(if talk.watching { "ui-talk-watchers" } else { "ui-talk-players" })) }
                ol #talk-list tabindex="0" aria-label=(frame.t("ui-talk")) {
                    @for line in &talk.lines { (said(frame, model, line, &action)) }
                }
                @for (n, name) in &talk.muted {
                    form.speech method="post" action=(action) id={ "talk-muted-" (n) } {
                        input type="hidden" name="n" value=(n);
                        button.btn.small type="submit" name="deed" value="unmute" {
                            (frame.say(&Message::new("ui-talk-unmute").with("name", name.clone())))
                        }
                    }
                }
                form #talk-phrases .speech.pills method="post" action=(action) {
                    @for key in PHRASES {
                        button.pill type="submit" name="phrase" value=(key) { (frame.phrase(key)) }
                    }
                }
                form #talk-say .speech.sayline method="post" action=(action) {
                    input #talk-text .text name="text" maxlength="300" required autocomplete="off" aria-label=(frame.t("ui-talk-text"))
                        placeholder=(frame.t("ui-talk-text"));
                    button.btn.icon type="submit" aria-label=(frame.t("ui-talk-send")) { (icon("send", 20)) }
                }
            }
        }
    }
}

fn said(frame: &Frame<'_>, model: &TableModel<'_>, line: &TalkLine, action: &str) -> Markup {
    let colour = line.seat.and_then(|seat| model.seats.get(seat.index())).map(|seat| seat.colour);
    html! {
        li id={ "talk-" (line.n) } data-n=(line.n) .own[line.mine] {
            @match colour { Some(colour) => (shield(colour, 22)), None => (icon("eye", 20)) }
            div {
                b { (line.name) }
                @if line.reported { " " span.tag { (frame.t("ui-talk-reported")) } }
                p dir="auto" {
                    @match &line.text {
                        TalkText::Phrase(key) => (frame.phrase(key)),
                        TalkText::Plain(text) => (text),
                        TalkText::Removed => { em { (frame.t("ui-talk-removed")) } }
                    }
                }
            }
            @if line.text != TalkText::Removed && (!line.mine || line.may_remove) {
                details.mind {
                    summary aria-label=(frame.t("ui-talk-mind")) { "…" }
                    form.speech method="post" action=(action) {
                        input type="hidden" name="n" value=(line.n);
                        @if !line.mine {
                            button.btn.small type="submit" name="deed" value="mute" { (icon("mute", 16)) (frame.t("ui-talk-mute")) }
                            @if !line.may_remove {
                                button.btn.small type="submit" name="deed" value="report" { (icon("flag", 16)) (frame.t("ui-talk-report")) }
                            }
                        }
                        @if line.may_remove {
                            button.btn.small type="submit" name="deed" value="remove" { (icon("trash", 16)) (frame.t("ui-talk-remove")) }
                        }
                    }
                }
            }
        }
    }
}
