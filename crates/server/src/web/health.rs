//! What those ask who watch over the server.

use std::time::Duration;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::{app::App, problem::Problem, reader::Reader};

/// A store that takes longer is not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// Can requests be answered? Not while the server stops, and not without its data.
pub async fn ready(State(app): State<App>) -> Response {
    let closing = *app.context().closing.borrow();
    let asked = tokio::time::timeout(PATIENCE, app.store().visitor_by_token(&[0; 32])).await;
    match (closing, asked) {
        (false, Ok(Ok(_))) => "ready".into_response(),
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "stopping").into_response(),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "no data").into_response(),
    }
}

/// Numbers for Prometheus, for whoever asks from this machine: they are nobody else's business.
pub async fn metrics(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    if !reader.is_local() {
        return Err(Problem::UnknownPage);
    }
    let text = app.context().metrics.told(app.tables().count(), app.context().cores.waiting());
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}
