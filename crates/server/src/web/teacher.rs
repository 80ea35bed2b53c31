//! What the teacher says at a table where something is taught.

use std::collections::BTreeMap;

use catalog::{AnyTable, Guide, Next, Puzzle, Said};
use lang::Lang;
use page::{LessonCard, LessonPage, Way};
use tabletop::{Message, Seat, Turn, Viewer, Who, Words};

use crate::{app::App, live::Snapshot, study::Study};

/// So many facts of a step are told after it.
const TOLD: usize = 2;

/// What is said at a table where something is taught.
pub fn card(app: &App, lang: Lang, position: &Snapshot) -> Option<LessonCard> {
    match &position.study {
        Study::Nothing => None,
        Study::Guide(guide) => guided(app, lang, position, guide),
        Study::Puzzle(puzzle, from) => asked(app, lang, position, puzzle, *from),
    }
}

fn guided(app: &App, lang: Lang, position: &Snapshot, guide: &Guide) -> Option<LessonCard> {
    let game = app.game(&position.row.game).ok()?;
    let texts = Guide::texts(game, lang.code()).ok()?;
    let words = app.words(lang);
    let said = |id: &'static str| words.say(&Message::new(id));
    let table = position.table.as_ref();
    let at = guide.common(table);
    let page = |stop: &catalog::Stop| {
        let said = texts.get(&stop.id)?;
        let number = 1 + guide.stops.iter().position(|other| other.id == stop.id)?;
        Some(LessonPage {
            head: said.head.clone(),
            text: said.text.clone(),
            number,
            points: stop.points.clone(),
        })
    };
    let here = guide.stops_at(at);
    let first = here.first().and_then(|first| guide.stops.iter().position(|stop| stop.id == first.id));
    let past = || guide.stops[..first.unwrap_or_default()].iter().filter_map(page).collect::<Vec<_>>();
    let pages = || here.iter().copied().filter_map(page).collect::<Vec<_>>();
    let names = position.names();
    let done = || done(guide, &texts, table, at, &words.at_table(&names));
    let card = LessonCard { progress: Some((guide.reached(at), guide.stops.len())), ..LessonCard::default() };
    let key = game.info().key;
    match guide.next(table) {
        // The teacher stays and watches.
        Next::Runs(..) => Some(LessonCard { done: done(), ..card }),
        Next::Asks(action) => {
            let stop = guide.asked_at(at)?;
            Some(LessonCard {
                past: past(),
                pages: pages(),
                done: done(),
                advice: Some(action.into()),
                other: texts.get(&stop.id).map(|said| said.other.clone()),
                further: at > stop.at,
                ..card
            })
        }
        Next::Left(at) => {
            let other =
                guide.asked_at(at).and_then(|stop| texts.get(&stop.id)).map(|said| said.other.clone());
            let text = other.into_iter().chain([said("ui-lesson-left-more")]).collect::<Vec<_>>().join(" ");
            let head = said("ui-lesson-left");
            let pages = vec![LessonPage { head, text, number: guide.reached(at), points: Vec::new() }];
            Some(LessonCard { pages, ways: vec![Way::Back, Way::PlayOn], ..card })
        }
        Next::Over => {
            let on = if table.turn() == Turn::Over { Way::NewGame } else { Way::PlayOn };
            let ways = vec![
                on,
                Way::Go("ui-lesson-puzzles", format!("/puzzles?game={key}")),
                Way::Go("ui-lesson-rules", format!("/rules/{key}")),
            ];
            Some(LessonCard { past: past(), pages: pages(), done: done(), ways, ..card })
        }
    }
}

/// What the learner's last step brought: what the lesson says of it, or else what happened.
fn done(
    guide: &Guide,
    texts: &BTreeMap<String, Said>,
    table: &dyn AnyTable,
    at: usize,
    words: &dyn Words,
) -> Option<String> {
    let own = |index: &usize| {
        guide.asked_at(*index).is_some() && matches!(guide.steps[*index].0, Who::Seat(Guide::LEARNER))
    };
    let index = (0..at).rev().find(own)?;
    let stop = guide.asked_at(index)?;
    let after = texts.get(&stop.id).map(|said| said.after.as_str()).filter(|after| !after.is_empty());
    if let Some(after) = after.filter(|_| index + 1 == stop.at + stop.asks) {
        return Some(after.to_owned());
    }
    let seen = table.viewed_by(Viewer::Seat(Guide::LEARNER), None);
    let facts = seen.facts(index).into_iter().next()?;
    let told: Vec<String> = facts.iter().map(|fact| words.say(&fact.message)).collect();
    let told: Vec<String> = told.into_iter().filter(|text| !text.is_empty()).take(TOLD).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

fn asked(app: &App, lang: Lang, position: &Snapshot, puzzle: &Puzzle, from: usize) -> Option<LessonCard> {
    let words = app.words(lang);
    let said = |id: &'static str| words.say(&Message::new(id));
    let table = position.table.as_ref();
    let page = |head: String, text: String| vec![LessonPage { head, text, ..LessonPage::default() }];
    if table.steps() <= from {
        let pages = page(said("ui-puzzle-question"), said("ui-puzzle-question-more"));
        let shown = format!("/t/{}/shown", position.row.id);
        let ways = vec![Way::Shown(shown), Way::Later("/puzzles".into())];
        return Some(LessonCard { pages, ways, ..LessonCard::default() });
    }
    let (_, done) = table.step(from)?;
    let right = done == puzzle.answer.action;
    let names = position.names();
    let words = words.at_table(&names);
    let text = said_best(table.after(from).as_ref(), puzzle, &words);
    let address = format!("/puzzles/{}/{}", position.row.game, puzzle.id);
    let head = said(if right { "ui-puzzle-right" } else { "ui-puzzle-wrong" });
    let ways = vec![Way::Go("ui-puzzle-why", address), Way::PlayOn];
    Some(LessonCard { pages: page(head, text), ways, ..LessonCard::default() })
}

/// What an action is called.
pub fn in_words(before: &dyn AnyTable, seat: Seat, action: &str, words: &dyn Words) -> String {
    let told = before.thinker(seat).tell(&[(seat, action.to_owned())]);
    told.first().map_or_else(|| action.to_owned(), |message| words.say(message))
}

fn said_best(before: &dyn AnyTable, puzzle: &Puzzle, words: &dyn Words) -> String {
    let seat = puzzle.decider();
    let expected = &puzzle.answer.expected;
    let message = Message::new("ui-puzzle-best")
        .with("action", in_words(before, seat, &puzzle.answer.action, words))
        .with("percent", (expected.wins[seat.index()] * 100.0).round() as i64)
        .with("points", format!("{:.1}", expected.points[seat.index()]));
    words.say(&message)
}
