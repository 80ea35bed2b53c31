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
#[derive(Clone, Debug, PartialEq)]
pub struct LessonCard {
    /// What is to be read, one after the other; the last one is what the table waits for.
    pub pages: Vec<LessonPage>,
    /// The action that is advised, in notation.
    pub advice: Option<String>,
    /// How far the lesson has come: stops, of how many.
    pub progress: Option<(usize, usize)>,
    /// What may be done beside acting.
    pub ways: Vec<Way>,
}

/// A page of what a lesson says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPage {
    /// One sentence.
    pub head: String,
    /// Why, in one to three more.
    pub text: String,
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

/// The teacher's face and how far the lesson has come.
pub(crate) fn face(frame: &Frame<'_>, card: &LessonCard) -> Markup {
    html! {
        div #lesson .lesson data-advice=[card.advice.as_deref()] data-pages=(pages(card)) {
            span.keeper aria-hidden="true" { (drawn(KEEPER)) }
            @if let Some((done, all)) = card.progress {
                span.cap {
                    progress value=(done) max=(all) aria-hidden="true" {}
                    (frame.say(&Message::new("ui-lesson-stop").with("number", done).with("count", all)))
                }
            }
        }
    }
}

/// What the script leads through.
fn pages(card: &LessonCard) -> String {
    let page = |page: &LessonPage| json!({ "h": page.head, "t": page.text, "p": page.points });
    json!(card.pages.iter().map(page).collect::<Vec<_>>()).to_string()
}

/// What a learner may ask for.
pub(crate) fn ways(frame: &Frame<'_>, model: &TableModel<'_>, card: &LessonCard) -> Markup {
    html! {
        div #lesson-ways .lesson-ways {
            @if card.pages.len() > 1 {
                button.btn.scripted type="button" data-lesson="next" hidden { (frame.t("ui-lesson-next")) (icon("right", 18)) }
            }
            @if card.advice.is_some() {
                button.btn.scripted type="button" data-lesson="show" { (icon("hint", 18)) (frame.t("ui-lesson-show")) }
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
        Way::Puzzle(address) => html! {
            form method="post" action=(address) {
                button class=(class) type="submit" { (frame.t("ui-puzzle-next")) (icon("right", 18)) }
            }
        },
    }
}
