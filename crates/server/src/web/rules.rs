//! How games are played: rules with figures, player aids, all cards, and single paragraphs beside a table.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};
use catalog::Lesson;
use lang::Lang;
use page::{Aid, Cards, Handbook, Rules};
use serde::Deserialize;
use tabletop::Viewer;

use super::{frame, html, see_other};
use crate::{
    app::App,
    extract::{Asked, Named},
    problem::Problem,
    reader::Reader,
};

/// Lessons that were read and drawn, by game and language.
#[derive(Default)]
pub struct Lessons(Mutex<HashMap<LessonKey, Option<Arc<Lesson>>>>);

/// A game and a language.
type LessonKey = (String, Lang);

/// The lesson of a game in a language, drawn when somebody first asks for it; nothing where a game has no texts yet.
async fn lesson(app: &App, key: &str, lang: Lang) -> Result<Option<Arc<Lesson>>, Problem> {
    app.game(key)?;
    let name = (key.to_owned(), lang);
    let known = app.lessons().0.lock().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
    if let Some(known) = known {
        return Ok(known);
    }
    let (again, key) = (app.clone(), key.to_owned());
    let drawn = tokio::task::spawn_blocking(move || -> Result<Option<Lesson>, Problem> {
        let words = again.words(lang);
        let read = Lesson::read(again.game(&key)?, lang.code(), &|names| Box::new(words.at_table(names)));
        // The texts are compiled in and tested; with other component data a record may not replay.
        Ok(read.unwrap_or_else(|why| {
            tracing::error!(game = key, %why, "the rules cannot be shown with their figures");
            None
        }))
    });
    let drawn = drawn.await.map_err(|_| Problem::Internal)??.map(Arc::new);
    app.lessons().0.lock().unwrap_or_else(PoisonError::into_inner).insert(name, drawn.clone());
    Ok(drawn)
}

/// The rules.
pub async fn rules(State(app): State<App>, reader: Reader, Named(key): Named) -> Result<Response, Problem> {
    let lesson = lesson(&app, &key, reader.lang).await?;
    let game = app.game(&key)?;
    let info = game.info();
    let frame = frame(&app, &reader, app.words(reader.lang));
    let Some(lesson) = lesson else {
        let model = Rules {
            info: &info,
            cover: app.cover(info.key),
            primer: game.primer(),
            reconstructed: reconstructed(&app, &key, reader.lang)?,
            cards: game.cards().len(),
        };
        return Ok(html(StatusCode::OK, page::rules(&frame, &model)));
    };
    let model = Handbook {
        info: &info,
        cover: app.cover(info.key),
        book: &lesson.book,
        drawings: &lesson.drawings,
        cards: game.cards().len(),
        guided: !game.teaching().guide.is_empty(),
        puzzles: game.puzzles().len(),
    };
    Ok(html(StatusCode::OK, page::handbook(&frame, &model)))
}

#[derive(Deserialize)]
pub struct Wanted {
    fragment: Option<String>,
}

/// What explains an anchor, a message or a part of the board (`@target`), or the first of several with commas between them: leads to its place on the page of rules, or, with
/// `?fragment`, gives its chapter alone for a panel beside the table.
pub async fn about(
    State(app): State<App>,
    reader: Reader,
    Path((key, about)): Path<(String, String)>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, Problem> {
    let lesson = lesson(&app, &key, reader.lang).await?;
    let info = app.game(&key)?.info();
    let found = lesson.as_ref().and_then(|lesson| {
        let known = |one| lesson.book.find(lesson.links.get(one).unwrap_or(one));
        let (chapter, paragraph) = about.split(',').find_map(known)?;
        Some((lesson, paragraph.map_or(&chapter.id, |paragraph| &paragraph.id).clone()))
    });
    match (found, wanted.fragment) {
        (Some((lesson, anchor)), Some(_)) => {
            let frame = frame(&app, &reader, app.words(reader.lang));
            let part = page::excerpt(&frame, &info, &lesson.book, &anchor, &lesson.drawings);
            part.map(|part| html(StatusCode::OK, part)).ok_or(Problem::UnknownPage)
        }
        (None, Some(_)) => Err(Problem::UnknownPage),
        (Some((_, anchor)), None) => Ok(see_other(&format!("/rules/{}#{anchor}", info.key))),
        (None, None) => Ok(see_other(&format!("/rules/{}", info.key))),
    }
}

/// What of a game's material is reconstructed: a table in its first state says so.
fn reconstructed(app: &App, key: &str, lang: Lang) -> Result<Vec<tabletop::Message>, Problem> {
    let scene = app.game(key)?.open("")?.viewed_by(Viewer::Spectator, None).scene(app.words(lang));
    Ok(scene.notice.into_iter().collect())
}

/// The player aid.
pub async fn aid(State(app): State<App>, reader: Reader, Named(key): Named) -> Result<Response, Problem> {
    let lesson = lesson(&app, &key, reader.lang).await?.ok_or(Problem::UnknownPage)?;
    let info = app.game(&key)?.info();
    let model = Aid { info: &info, aid: &lesson.aid, drawings: &lesson.drawings };
    let frame = frame(&app, &reader, app.words(reader.lang));
    Ok(html(StatusCode::OK, page::aid(&frame, &model)))
}

/// All cards.
pub async fn cards(State(app): State<App>, reader: Reader, Named(key): Named) -> Result<Response, Problem> {
    let game = app.game(&key)?;
    let (info, cards) = (game.info(), game.cards());
    if cards.is_empty() {
        return Err(Problem::UnknownPage);
    }
    let model = Cards { info: &info, cards, reconstructed: reconstructed(&app, &key, reader.lang)? };
    let frame = frame(&app, &reader, app.words(reader.lang));
    Ok(html(StatusCode::OK, page::cards(&frame, &model)))
}
