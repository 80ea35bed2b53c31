//! Component data that never changes.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use serde_json::json;

use super::{
    Described,
    openapi::{Operation, object, text},
};
use crate::{app::App, extract::Named, problem::Problem};

/// For ever: an edition is named by the hash of what it says.
const FOREVER: &str = "public, max-age=31536000, immutable";

pub fn routes() -> Vec<Described> {
    let edition = object(
        &[("hash", text()), ("game", text()), ("name", text()), ("view", json!({ "type": "object" }))],
        &["hash", "game", "name", "view"],
    );
    vec![(
        Operation::get(
            "/api/editions/{id}",
            "What an edition fixes: the fields of every view that never change, left out of the views themselves",
        )
        .answers(edition)
        .may_fail(&[404, 409]),
        get(show),
    )]
}

async fn show(State(app): State<App>, Named(hash): Named) -> Result<Response, Problem> {
    let told = |game: &dyn catalog::AnyGame| {
        let head = json!({ "hash": hash, "game": game.info().key, "name": game.edition().name }).to_string();
        // The view is JSON already.
        format!("{},\"view\":{}}}", head.trim_end_matches('}'), game.fixed())
    };
    let edition = app.context().with_edition(&hash, told).await?.ok_or(Problem::UnknownEdition)?;
    let kind = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, FOREVER)];
    Ok((kind, edition).into_response())
}
