//! What surrounds every handler: who reads, whether they may, problems put into words, headers, limits.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use axum::{
    Json, Router,
    body::Body,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use futures::FutureExt;
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
    limits::What,
    observe::observe,
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

/// Puts the frame around the routes: pages and what is the same for every reader, and the interface for programs.
pub fn around(app: &App, pages: Router<App>, others: Router<App>, api: Router<App>) -> Router {
    let pages = pages
        .layer(middleware::from_fn_with_state(app.clone(), know_the_reader))
        .merge(others)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worthwhile()))
        .layer(middleware::map_response(headers))
        .layer(CatchPanicLayer::new())
        .layer(middleware::from_fn_with_state(
            app.clone(),
            async |app: State<App>, request: Request, next: Next| {
                observe(&app, request, |request| next.run(request)).await
            },
        ));
    // Programs ask often and for little, and every layer costs as much as what they ask for: one does it all.
    let api = api.layer(middleware::from_fn_with_state(app.clone(), answer_program));
    pages.merge(api).with_state(app.clone())
}

/// The frame around the interface for programs: what the layers around pages do, but for compressing.
async fn answer_program(State(app): State<App>, request: Request, next: Next) -> Response {
    observe(&app, request, |request| guarded(State(app.clone()), request, next)).await
}

async fn guarded(app: State<App>, mut request: Request, next: Next) -> Response {
    DefaultBodyLimit::max(LARGEST).apply(&mut request);
    let answering = tokio::time::timeout(LONGEST, know_the_reader(app, request, next));
    let response = match AssertUnwindSafe(answering).catch_unwind().await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => StatusCode::REQUEST_TIMEOUT.into_response(),
        // What it was stands in the log, where the panic has been told.
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    };
    headers(response).await
}

/// What is compressed of the pages: no short answers, of which compressing costs more than sending.
fn worthwhile() -> impl Predicate {
    SizeAbove::new(SHORT).and(NotForContentType::IMAGES).and(NotForContentType::SSE)
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
        Err(problem) => return in_words(&app, &Reader::stranger(&app, &parts), api, &problem),
    };
    let barred = if app.orders().bars(&reader) { Err(Problem::Barred) } else { Ok(()) };
    let allowed = barred
        .and_then(|()| app.gate().pass(What::Requests, &reader))
        .and_then(|()| reader::check_origin(&app, &parts));
    if let Err(problem) = allowed {
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
    let mut response = match api {
        true => (problem.kind().0, Json(told(app, reader, problem))).into_response(),
        false => web::problem(app, reader, problem),
    };
    if let Problem::TooMany { what, .. } = problem {
        app.context().metrics.limited(*what);
    }
    if let Some(wait) = problem.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, wait.into());
    }
    response
}

/// The problem as programs get it.
pub fn told(app: &App, reader: &Reader, problem: &Problem) -> Value {
    let code = problem.kind().1;
    let mut body = json!({ "error": code, "message": app.words_on_page(reader).say(&problem.say()) });
    match problem {
        Problem::Stale { seq } => body["seq"] = json!(seq),
        Problem::TooMany { wait, .. } => body["retry_after"] = json!(wait),
        Problem::Malformed(detail) if !detail.is_empty() => body["detail"] = json!(detail),
        _ => {}
    }
    if let (Problem::Internal, Some(id)) = (problem, &reader.request) {
        body["request"] = json!(id);
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
