//! Style sheet, script and icons.

use axum::{
    extract::{Path, Query},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use crate::problem::Problem;

#[derive(Deserialize)]
pub struct Version {
    v: Option<String>,
}

/// An address that names the hash of its content may be kept for good; any other is asked for again.
pub async fn asset(
    Path(name): Path<String>,
    Query(Version { v }): Query<Version>,
) -> Result<Response, Problem> {
    let asset = page::asset(&name).ok_or(Problem::UnknownPage)?;
    let cache =
        if v.as_deref() == Some(asset.hash) { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, cache)], asset.bytes).into_response())
}
