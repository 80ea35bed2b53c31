//! Lessons at a table: what the dock says instead of its question, and what a learner may ask for.

use maud::{Markup, html};
use serde_json::json;
use tabletop::Message;

use crate::{
    model::{Frame, TableModel},
    parts::{drawn, icon},
};

/// The teacher: an old man in a sou'wester.
const KEEPER: &str = include_str!("../assets/keeper.svg");

/// What a lesson says at a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonCard {
    /// What was to be read before, one after the other.
    pub past: Vec<LessonPage>,
    /// What is to be read, one after the other; the last one is what the table waits for. None while others act.
    pub pages: Vec<LessonPage>,
    /// What the learner's last step brought.
    pub done: Option<String>,
    /// The action that is advised, in notation.
    pub advice: Option<String>,
    /// What is said of other actions.
    pub other: Option<String>,
    /// One more step of the same stop: the table's own question says what it is.
    pub further: bool,
    /// How far the lesson has come: stops, of how many.
    pub progress: Option<(usize, usize)>,
    /// What may be done beside acting.
    pub ways: Vec<Way>,
}

/// A page of what a lesson says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonPage {
    /// One sentence.
    pub head: String,
    /// Why, in one to three more.
    pub text: String,
    /// The number of its stop, from 1; 0 outside a lesson.
    pub number: usize,
    /// What it points at.
    pub points: Vec<String>,
}

/// What may be done at a lesson beside acting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Back to the lesson.
    Back,
    /// Leave the lesson; the game goes on against bots.
    PlayOn,
    /// Another table, against the weakest level.
    NewGame,
    /// Another page: message of its label, address.
    Go(&'static str, String),
    /// The answer, which then counts as not found: its address.
    Shown(String),
    /// Not now: where the list is, which leads back here.
    Later(String),
    /// Another puzzle: its address.
    Puzzle(String),
}

impl LessonCard {
    /// What the table waits for.
    pub fn head(&self) -> &str {
        self.pages.last().map_or("", |page| &page.head)
    }

    /// Everything there is to read.
    pub fn text(&self) -> String {
        let (last, before) =
            self.pages.split_last().map_or((None, &[][..]), |(last, rest)| (Some(last), rest));
        let before = before.iter().flat_map(|page| [page.head.as_str(), page.text.as_str()]);
        before.chain(last.map(|page| page.text.as_str())).collect::<Vec<_>>().join(" ")
    }
}

/// So many stops are read and done in two minutes.
const IN_TWO_MINUTES: usize = 5;

fn stop(frame: &Frame<'_>, number: usize, all: usize) -> String {
    let minutes = (2 * (all - number.min(all))).div_ceil(IN_TWO_MINUTES).max(1);
    let message = Message::new("ui-lesson-stop").with("number", number).with("count", all);
    frame.say(&message.with("minutes", minutes))
}

/// The teacher's face, how far the lesson has come, and what the last step brought.
pub(crate) fn face(frame: &Frame<'_>, model: &TableModel<'_>, card: &LessonCard) -> Markup {
    let free = model.scene.dock.heading.as_ref().filter(|_| card.advice.is_some());
    html! {
        div #lesson .lesson data-advice=[card.advice.as_deref()] data-pages=(pages(frame, card)) data-from=(card.past.len())
            data-other=[card.other.as_deref()] data-free=[free.map(|heading| frame.say(heading))] {
            span.keeper aria-hidden="true" { (drawn(KEEPER)) }
            div.lesson-far {
                @if let Some((number, all)) = card.progress {
                    span.cap {
                        progress value=(number) max=(all) aria-hidden="true" {} " "
                        span #lesson-stop { (stop(frame, number, all)) }
                    }
                }
                @if let Some(done) = &card.done { span #lesson-done .lesson-done { (icon("check", 18)) " " (done) } }
            }
        }
    }
}

/// What is read instead of the question: an earlier page, or one of several.
pub(crate) fn leaf(frame: &Frame<'_>) -> Markup {
    html! {
        div #lesson-page .lesson-page hidden data-free=(frame.t("ui-lesson-free")) { h2 {} p {} }
    }
}

/// What the script leads through.
fn pages(frame: &Frame<'_>, card: &LessonCard) -> String {
    let page = |page: &LessonPage| {
        let far = card.progress.map(|(_, all)| stop(frame, page.number, all));
        json!({ "h": page.head, "t": page.text, "p": page.points, "n": page.number, "l": far })
    };
    json!(card.past.iter().chain(&card.pages).map(page).collect::<Vec<_>>()).to_string()
}

/// What a learner may ask for.
pub(crate) fn ways(frame: &Frame<'_>, model: &TableModel<'_>, card: &LessonCard) -> Markup {
    html! {
        div #lesson-ways .lesson-ways {
            @if card.past.len() + card.pages.len() > 1 {
                button.btn.icon.scripted type="button" data-lesson="back" hidden title=(frame.t("ui-lesson-before"))
                    aria-label=(frame.t("ui-lesson-before")) { (icon("left", 18)) }
                button.btn.scripted.lead type="button" data-lesson="next" hidden { (frame.t("ui-lesson-next")) (icon("right", 18)) }
            }
            @if card.advice.is_some() {
                button.btn.scripted.lead type="button" data-lesson="show" { (icon("hint", 18)) (frame.t("ui-lesson-show")) }
                button.btn.scripted type="button" data-lesson="free" { (frame.t("ui-lesson-choose")) }
                button.btn.scripted type="button" data-lesson="again" hidden { (icon("undo", 18)) (frame.t("ui-lesson-advice")) }
            }
            @for (index, way) in card.ways.iter().enumerate() { (one_way(frame, model, way, index == 0)) }
        }
    }
}

fn one_way(frame: &Frame<'_>, model: &TableModel<'_>, way: &Way, first: bool) -> Markup {
    let class = if first { "btn primary" } else { "btn" };
    let wish = |wish: &'static str, sign: &'static str, label: &'static str| {
        html! {
            form method="post" action={ "/t/" (model.id) "/lesson" } {
                button class=(class) type="submit" name="wish" value=(wish) { (icon(sign, 18)) (frame.t(label)) }
            }
        }
    };
    match way {
        Way::Back => wish("back", "undo", "ui-lesson-back"),
        Way::PlayOn => wish("on", "flag", "ui-lesson-on"),
        Way::NewGame => html! {
            form method="post" action={ "/play/" (model.info.key) } {
                button class=(class) type="submit" { (icon("flag", 18)) (frame.t("ui-lesson-new")) }
            }
        },
        Way::Go(label, address) => html! { a class=(class) href=(address) { (frame.t(label)) } },
        Way::Shown(address) => html! {
            form method="post" action=(address) {
                button.btn type="submit" title=(frame.t("ui-puzzle-show-more")) { (icon("hint", 18)) (frame.t("ui-lesson-show")) }
            }
        },
        Way::Later(address) => html! {
            a.btn href=(address) title=(frame.t("ui-puzzle-later-more")) { (icon("clock", 18)) (frame.t("ui-puzzle-later")) }
        },
        Way::Puzzle(address) => html! {
            form method="post" action=(address) {
                button class=(class) type="submit" { (frame.t("ui-puzzle-next")) (icon("right", 18)) }
            }
        },
    }
}
