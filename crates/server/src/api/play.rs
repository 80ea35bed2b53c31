//! Playing: acting, taking back, sitting down, getting up, starting, playing again.

use axum::{Json, extract::State, routing::post};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Described,
    openapi::{Operation, number, object, text},
};
use crate::{
    app::App,
    extract::{self, Body, Named},
    operations,
    problem::Problem,
    reader::Reader,
};

pub fn routes() -> Vec<Described> {
    let seq = || object(&[("seq", number())], &["seq"]);
    let action = object(
        &[("seq", number()), ("seat", text()), ("action", text()), ("key", text())],
        &["seq", "seat", "action"],
    );
    vec![
        (
            Operation::post("/api/tables/{id}/act", "Act; `seq` is the number of journal entries I know of. Sent again with the same `key`, it is done once and \
                 answered the same")
                .takes(action)
                .answers(seq())
                .may_fail(&[400, 401, 403, 404, 409, 413, 422, 503]),
            post(act),
        ),
        (
            Operation::post("/api/tables/{id}/undo", "Take back my last action")
                .takes(object(&[("seq", number()), ("seat", text()), ("key", text())], &["seq", "seat"]))
                .answers(seq())
                .may_fail(&[400, 401, 403, 404, 409, 413, 422, 503]),
            post(undo),
        ),
        (
            Operation::post("/api/tables/{id}/join", "Sit down: by invitation, or at a public table")
                .takes(object(&[("token", text()), ("seat", text())], &[]))
                .answers(object(&[("seat", text())], &["seat"]))
                .may_fail(&[400, 401, 403, 404, 409, 413]),
            post(join),
        ),
        (
            Operation::post("/api/tables/{id}/leave", "Get up before the game begins")
                .answers(object(&[], &[]))
                .may_fail(&[401, 403, 404, 409]),
            post(leave),
        ),
        (
            Operation::post(
                "/api/tables/{id}/start",
                "Begin; a table begins by itself when its last seat is taken",
            )
            .answers(seq())
            .may_fail(&[401, 403, 404, 409]),
            post(start),
        ),
        (
            Operation::post(
                "/api/tables/{id}/rematch",
                "The same people play again: one new table for all who ask",
            )
            .answers(object(&[("id", text())], &["id"]))
            .may_fail(&[401, 403, 404, 409]),
            post(rematch),
        ),
    ]
}

#[derive(Deserialize)]
struct Act {
    seq: u64,
    seat: String,
    action: String,
    key: Option<String>,
}

async fn act(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Body(body): Body<Act>,
) -> Result<Json<Value>, Problem> {
    let seat = extract::seat(&body.seat)?;
    let seq = operations::act(&app, &reader, &id, body.seq, seat, &body.action, body.key.as_deref()).await?;
    Ok(Json(json!({ "seq": seq })))
}

#[derive(Deserialize)]
struct Undo {
    seq: u64,
    seat: String,
    key: Option<String>,
}

async fn undo(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Body(body): Body<Undo>,
) -> Result<Json<Value>, Problem> {
    let seat = extract::seat(&body.seat)?;
    let seq = operations::undo(&app, &reader, &id, body.seq, seat, body.key.as_deref()).await?;
    Ok(Json(json!({ "seq": seq })))
}

#[derive(Deserialize)]
struct Join {
    token: Option<String>,
    seat: Option<String>,
}

async fn join(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Body(body): Body<Join>,
) -> Result<Json<Value>, Problem> {
    let seat = body.seat.as_deref().map(extract::seat).transpose()?;
    let seat = operations::join(&app, reader.person()?, &id, seat, body.token.as_deref()).await?;
    Ok(Json(json!({ "seat": seat.letter() })))
}

async fn leave(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    operations::leave(&app, &reader, &id).await?;
    Ok(Json(json!({})))
}

async fn start(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    Ok(Json(json!({ "seq": operations::start(&app, &reader, &id).await? })))
}

async fn rematch(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    Ok(Json(json!({ "id": operations::rematch(&app, &reader, &id).await? })))
}
