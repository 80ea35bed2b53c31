//! What is written and counted about every request: how it ended and how long it took, under a number that a person can
//! quote. Never the path, which may hold the secret of an invitation, and never who asked.

use std::{
    hash::{BuildHasher, RandomState},
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use axum::{
    extract::{MatchedPath, Request},
    http::{HeaderName, HeaderValue},
    response::Response,
};
use tracing::Instrument;

use crate::app::App;

/// The header in which the number goes back.
const NUMBER: HeaderName = HeaderName::from_static("x-request-id");

/// The number of a request.
#[derive(Clone, Debug)]
pub struct RequestId(pub String);

/// Gives out numbers. One after the other they would tell everybody how much the others ask for.
#[derive(Default)]
pub struct Numbers {
    secret: RandomState,
    next: AtomicU64,
}

impl Numbers {
    fn next(&self) -> RequestId {
        let number = self.secret.hash_one(self.next.fetch_add(1, Ordering::Relaxed));
        RequestId(format!("{:012x}", number >> 16))
    }
}

/// Watches over a request while `answer` answers it.
pub async fn observe<F: Future<Output = Response>>(
    app: &App,
    mut request: Request,
    answer: impl FnOnce(Request) -> F,
) -> Response {
    let begun = Instant::now();
    let id = app.numbers().next();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    request.extensions_mut().insert(id.clone());
    let span = tracing::info_span!("request", id = id.0);
    let mut response = answer(request).instrument(span).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let ms = took.as_secs_f64() * 1000.0;
    tracing::info!(id = id.0, %method, route, status, ms, "answered");
    app.context().metrics.request(method.as_str(), route, status, took);
    if let Ok(number) = HeaderValue::from_str(&id.0) {
        response.headers_mut().insert(NUMBER, number);
    }
    response
}
