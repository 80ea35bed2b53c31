//! Pages of games that are shown as they were kept.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use lang::Lang;
use page::{EndInWords, Frame};
use scene::Score;
use tabletop::Viewer;

use super::{frame, html, models};
use crate::{
    app::App,
    archives,
    extract::Named,
    live::{Live, Snapshot},
    problem::Problem,
    reader::Reader,
};

/// A table that can be shown, or the page of one that is only kept.
pub enum Found {
    Live(Arc<Live>),
    Kept(Response),
}

/// Finds a table, or what was kept of it if it cannot be shown as it ended.
pub async fn or_kept(app: &App, reader: &Reader, id: &str) -> Result<Found, Problem> {
    let live = app.tables().live(id).await;
    let snapshot = live.as_ref().map(|live| live.snapshot());
    let kept = archives::instead_of(app, id, snapshot.as_deref().map_err(|problem| *problem)).await?;
    let Some(kept) = kept else { return live.map(Found::Live) };
    let name = app.store().table(id).await?.ok_or(Problem::UnknownTable)?.0.name;
    let told = kept.in_words(reader.lang).ok_or(Problem::Outdated)?;
    let words = app.words_on_page(reader);
    let page = page::archived(&frame(app, reader, &words), id, &name, &told);
    Ok(Found::Kept(html(StatusCode::OK, page)))
}

/// The final picture of a game that is over, as it was kept.
pub async fn picture(State(app): State<App>, Named(id): Named) -> Result<Response, Problem> {
    let kept = archives::find(&app, &id).await?.ok_or(Problem::UnknownPage)?;
    let svg = kept.picture.ok_or(Problem::UnknownPage)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// How a game ended, in the words of the result page.
pub fn end_in_words(app: &App, snapshot: &Snapshot, lang: Lang, scores: &[Score]) -> EndInWords {
    let names = snapshot.names();
    let words = app.words(lang).at_table(&names);
    let (theme, visitor, notice) = (None, None, None);
    let frame =
        Frame { files: app.files(), lang: lang.code(), words: &words, theme, visitor, notice, path: "/" };
    let seats: Vec<_> = snapshot.seats.iter().map(|row| models::seat_line(row, None, None)).collect();
    let by_rules = || snapshot.table.viewed_by(Viewer::Omniscient, None).verdict();
    let verdict = models::ended_by_people(snapshot).unwrap_or_else(by_rules);
    EndInWords::new(&frame, &snapshot.table.info(), &snapshot.row.setup, &verdict, &seats, scores)
}
