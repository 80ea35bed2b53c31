//! Style sheet, script and icons.

use std::{
    io::{self, Write},
    sync::OnceLock,
};

use axum::{
    body::Bytes,
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use page::Asset;
use serde::Deserialize;

use crate::{app::App, problem::Problem};

#[derive(Deserialize)]
pub struct Version {
    v: Option<String>,
}

/// A file as it is sent: compressed when it is first asked for, and never again.
#[derive(Default)]
pub struct Packed {
    gzip: OnceLock<Bytes>,
}

impl Packed {
    fn gzip(&self, asset: &Asset) -> Result<Bytes, Problem> {
        if let Some(bytes) = self.gzip.get() {
            return Ok(bytes.clone());
        }
        let pack = || -> io::Result<Bytes> {
            let mut out = GzEncoder::new(Vec::new(), Compression::best());
            out.write_all(asset.text.as_bytes())?;
            Ok(out.finish()?.into())
        };
        let bytes = pack().map_err(|_| Problem::Internal)?;
        Ok(self.gzip.get_or_init(|| bytes).clone())
    }
}

/// An address that names the hash of its content may be kept for good; any other is asked for again.
pub async fn asset(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(Version { v }): Query<Version>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asset = app.files().get(&name).ok_or(Problem::UnknownPage)?;
    let cache = if v.as_deref() == Some(asset.hash.as_str()) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let about = [
        (header::CONTENT_TYPE, asset.mime),
        (header::CACHE_CONTROL, cache),
        (header::VARY, "accept-encoding"),
    ];
    let accepts = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    if !accepts.flat_map(|value| value.split(',')).any(|coding| accepts_gzip(coding.trim())) {
        return Ok((about, asset.text.clone()).into_response());
    }
    let mut response = (about, app.packed(asset.name()).gzip(asset)?).into_response();
    response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Ok(response)
}

fn accepts_gzip(coding: &str) -> bool {
    let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
    name.trim() == "gzip" && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
}

#[cfg(test)]
mod tests {
    use super::accepts_gzip;

    #[test]
    fn what_is_not_wanted_is_not_sent() {
        assert!(accepts_gzip("gzip") && accepts_gzip("gzip;q=0.5"));
        assert!(!accepts_gzip("gzip;q=0") && !accepts_gzip("br") && !accepts_gzip("gzip; q=0.0"));
    }
}
