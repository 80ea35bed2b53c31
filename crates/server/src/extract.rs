//! What requests bring along, with problems of our own kind when it cannot be read.

use axum::{
    Form, Json,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::request::Parts,
    response::IntoResponse,
};
use serde::de::DeserializeOwned;
use tabletop::Seat;

use crate::problem::Problem;

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let read = Json::from_request(request, state).await;
        read.map(|Json(body)| Body(body)).map_err(|rejection| problem(&rejection.body_text(), rejection))
    }
}

/// The fields of a form, in order; a field may come more than once.
pub struct Fields(pub Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let read = Form::from_request(request, state).await;
        read.map(|Form(fields)| Fields(fields))
            .map_err(|rejection| problem(&rejection.body_text(), rejection))
    }
}

impl Fields {
    /// The first field of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A field that must be there and be a number.
    pub fn number(&self, name: &str) -> Result<u64, Problem> {
        let number = self.get(name).and_then(|text| text.parse().ok());
        number.ok_or_else(|| Problem::Malformed(format!("`{name}` must be a number")))
    }

    /// The field `seat`, which must be there.
    pub fn seat(&self) -> Result<Seat, Problem> {
        seat(self.get("seat").unwrap_or_default())
    }
}

/// The query of the address.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let read = Query::from_request_parts(parts, state).await;
        read.map(|Query(query)| Asked(query)).map_err(|rejection| problem(&rejection.body_text(), rejection))
    }
}

/// The one name in the path.
pub struct Named(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let read = Path::from_request_parts(parts, state).await;
        read.map(|Path(name)| Named(name)).map_err(|_| Problem::UnknownPage)
    }
}

/// Reads a seat letter.
pub fn seat(text: &str) -> Result<Seat, Problem> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
    seat.ok_or_else(|| Problem::Malformed(format!("`{}` is no seat", text.escape_default())))
}

/// Only the size and the kind of a body have a status of their own; whatever else is wrong with it is malformed.
fn problem(detail: &str, rejection: impl IntoResponse) -> Problem {
    match Problem::of_status(rejection.into_response().status()) {
        problem @ (Problem::TooLarge | Problem::ContentType) => problem,
        _ => Problem::Malformed(detail.into()),
    }
}
