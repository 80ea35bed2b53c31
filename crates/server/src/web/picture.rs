//! Pictures of any step of a game, to be sent on or shown elsewhere.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use picture::Theme;
use serde::Deserialize;

use crate::{
    app::App,
    extract::{Asked, Named},
    live::{Snapshot, Stage},
    problem::Problem,
    reader::Reader,
    work::{For, Work},
};

/// So many pictures of one visitor may wait.
const WAITING: usize = 12;
/// How broad a picture may be, in pixels.
const WIDTHS: std::ops::RangeInclusive<u32> = 64..=2400;
/// As broad as those who show links want it.
const WIDTH: u32 = 1200;

#[derive(Deserialize)]
pub struct Which {
    step: Option<usize>,
    width: Option<u32>,
    theme: Option<String>,
}

/// A step as a drawing that stands alone.
pub async fn svg(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(which): Asked<Which>,
) -> Result<Response, Problem> {
    let position = app.tables().snapshot(&id).await?;
    let drawn = drawn(&app, &reader, position.clone(), &which, None).await?;
    Ok(answer(&position, &which, "image/svg+xml", drawn))
}

/// A step in pixels.
pub async fn png(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(which): Asked<Which>,
) -> Result<Response, Problem> {
    let width = which.width.unwrap_or(WIDTH);
    if !WIDTHS.contains(&width) {
        return Err(Problem::Malformed(format!("`width` lies from {} to {}", WIDTHS.start(), WIDTHS.end())));
    }
    let position = app.tables().snapshot(&id).await?;
    let drawn = drawn(&app, &reader, position.clone(), &which, Some(width)).await?;
    Ok(answer(&position, &which, "image/png", drawn))
}

fn answer(position: &Snapshot, which: &Which, kind: &'static str, drawn: Vec<u8>) -> Response {
    // What is over does not change any more.
    let lasts = position.stage() == Stage::Over || which.step.is_some();
    let cache = HeaderValue::from_static(if lasts { "public, max-age=86400" } else { "no-store" });
    let kind = HeaderValue::from_static(kind);
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)], drawn).into_response()
}

/// One picture is drawn at a time: pages are drawn by other threads and wait for none of them.
pub fn drawing() -> Work {
    Work::new("picture", 1, WAITING)
}

/// Draws what everybody may see.
async fn drawn(
    app: &App,
    reader: &Reader,
    position: Arc<Snapshot>,
    which: &Which,
    width: Option<u32>,
) -> Result<Vec<u8>, Problem> {
    let theme = match which.theme.as_deref() {
        None | Some("light") => Theme::Day,
        Some("dark") => Theme::Night,
        Some(_) => return Err(Problem::Malformed("`theme` is `light` or `dark`".into())),
    };
    if which.step.is_some_and(|step| step > position.table.steps()) {
        return Err(Problem::UnknownStep);
    }
    if position.stage() == Stage::Open {
        return Err(Problem::NotBegun);
    }
    let (drawer, lang, step) = (app.clone(), reader.lang, which.step);
    let draw = move || {
        let app = drawer;
        let eyes = position.eyes(None, None);
        let seen = position.seen_after(step, &eyes)?;
        let chart = seen.picture(&app.words(lang).at_table(&position.names())).ok_or(Problem::UnknownPage)?;
        let svg = picture::svg(&chart, &app.game(&position.row.game)?.assets(), theme);
        match width {
            None => Ok(svg.into_bytes()),
            Some(width) => picture::png(&svg, width).map_err(|error| {
                tracing::error!(table = position.row.id, %error, "no picture");
                Problem::Internal
            }),
        }
    };
    app.pictures().run(&For::reader(reader), draw).await?
}
