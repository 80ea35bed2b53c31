//! What surrounds every handler: who reads, whether they may, problems put into words, headers, limits.

use std::{sync::Arc, time::Duration};

use axum::{
    Json, Router,
    body::Body,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use tabletop::{Say, Words};
use tower_http::{
    CompressionLevel,
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer, Predicate,
        predicate::{NotForContentType, SizeAbove},
    },
    timeout::TimeoutLayer,
};

use crate::{
    app::App,
    problem::Problem,
    reader::{self, Reader},
    web,
};

/// The largest body that is read.
const LARGEST: usize = 64 * 1024;
/// Shorter answers are not compressed.
const SHORT: u64 = 1024;
/// The longest time a handler may take before it answers.
const LONGEST: Duration = Duration::from_secs(30);

/// Everything comes from this server; nobody frames the pages. Drawings carry style attributes, hence `unsafe-inline`
/// for styles. Scripts come from files only: blocks of data in a page are not run.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Puts the frame around the routes.
pub fn around(app: &App, readers: Router<App>, others: Router<App>) -> Router {
    readers
        .layer(middleware::from_fn_with_state(app.clone(), know_the_reader))
        .merge(others)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worthwhile()))
        .layer(middleware::map_response(headers))
        .layer(CatchPanicLayer::new())
        .with_state(app.clone())
}

/// What is compressed: neither short answers nor those that come often, of which compressing costs more than sending.
fn worthwhile() -> impl Predicate {
    let often = ["application/json", "application/x-ndjson", "text/event-stream"];
    let [json, lines, events] = often.map(NotForContentType::const_new);
    SizeAbove::new(SHORT).and(NotForContentType::IMAGES).and(json).and(lines).and(events)
}

async fn headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What a page shows depends on who looks, and changes.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn know_the_reader(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let api = parts.uri.path().starts_with("/api/");
    let reader = match Reader::of(&app, &parts).await {
        Ok(reader) => Arc::new(reader),
        Err(problem) => return problem.into_response(),
    };
    if let Err(problem) = reader::check_origin(&parts) {
        return in_words(&app, &reader, api, &problem);
    }
    parts.extensions.insert(reader.clone());
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let problem = match response.extensions_mut().remove::<Problem>() {
        Some(problem) => problem,
        None if is_bare_failure(&response) => Problem::of_status(response.status()),
        None => return response,
    };
    in_words(&app, &reader, api, &problem)
}

/// Did some layer fail the request without a word of ours? Forms that are shown again are pages, whatever their status.
fn is_bare_failure(response: &Response) -> bool {
    let failed = response.status().is_client_error() || response.status().is_server_error();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    failed && !kind.is_some_and(|kind| kind.starts_with("text/html"))
}

/// The problem as the reader gets it: JSON from the interface for programs, a page otherwise.
fn in_words(app: &App, reader: &Reader, api: bool, problem: &Problem) -> Response {
    if !api {
        return web::problem(app, reader, problem);
    }
    (problem.kind().0, Json(told(app, reader, problem))).into_response()
}

/// The problem as programs get it.
pub fn told(app: &App, reader: &Reader, problem: &Problem) -> Value {
    let code = problem.kind().1;
    let mut body = json!({ "error": code, "message": app.words_on_page(reader).say(&problem.say()) });
    match problem {
        Problem::Stale { seq } => body["seq"] = json!(seq),
        Problem::Malformed(detail) if !detail.is_empty() => body["detail"] = json!(detail),
        _ => {}
    }
    if let Some(rule) = problem.rule() {
        body["rule"] = json!(rule);
    }
    body
}

/// An answer without a body.
pub fn nothing(status: StatusCode) -> Response {
    (status, Body::empty()).into_response()
}
