//! Style sheet, script and icons.

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use crate::{app::App, problem::Problem};

#[derive(Deserialize)]
pub struct Version {
    v: Option<String>,
}

/// An address that names the hash of its content may be kept for good; any other is asked for again.
pub async fn asset(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(Version { v }): Query<Version>,
) -> Result<Response, Problem> {
    let asset = app.files().get(&name).ok_or(Problem::UnknownPage)?;
    let cache = if v.as_deref() == Some(asset.hash.as_str()) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    Ok(([(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, cache)], asset.text.clone())
        .into_response())
}
