//! Bots of one's own: programs that play through this interface, each under a name and with a token of its own.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Described,
    openapi::{Operation, array, object, reference, text},
};
use crate::{
    app::App,
    clock,
    extract::{Body, Named},
    names, operations,
    problem::Problem,
    reader::{Reader, Welcome},
    store::VisitorId,
};

pub fn routes() -> Vec<Described> {
    let name = || object(&[("name", json!({ "type": "string", "maxLength": names::LONGEST }))], &["name"]);
    vec![
        (
            Operation::get("/api/bots", "Bots of my own whose tokens are valid")
                .answers(array(reference("OwnBot")))
                .may_fail(&[401]),
            get(list),
        ),
        (
            Operation::post("/api/bots", "Let in a bot of my own; its token is told only here and only once")
                .takes(name())
                .answers_created(reference("OwnBot"))
                .may_fail(&[400, 401, 403, 413, 422]),
            post(issue_token),
        ),
        (
            Operation::delete("/api/bots/{id}", "Revoke the token of a bot of my own")
                .answers(object(&[], &[]))
                .may_fail(&[401, 404]),
            delete(revoke_token),
        ),
        (
            Operation::post("/api/join", "Sit down at the table an invitation leads to")
                .takes(object(&[("invite", text())], &["invite"]))
                .answers(object(&[("id", text()), ("seat", text())], &["id", "seat"]))
                .may_fail(&[400, 401, 403, 409, 413]),
            post(join),
        ),
    ]
}

async fn list(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    let programs = app.store().programs_of(&reader.person()?.id).await?;
    let own_bot = |program: &crate::store::Program| {
        let player = &program.player;
        json!({ "id": player.id.0, "name": player.name, "since": program.since })
    };
    Ok(Json(programs.iter().map(own_bot).collect()))
}

#[derive(Deserialize)]
struct NewBot {
    name: String,
}

async fn issue_token(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<NewBot>,
) -> Result<Response, Problem> {
    let Welcome { person, token } = Welcome::program(&app, &reader, &body.name).await?;
    let bot = json!({ "id": person.id.0, "name": person.name, "since": clock::now(), "token": token });
    Ok((StatusCode::CREATED, Json(bot)).into_response())
}

async fn revoke_token(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
) -> Result<Json<Value>, Problem> {
    if app.revoke_token(&reader.person()?.id, &VisitorId(id)).await? {
        Ok(Json(json!({})))
    } else {
        Err(Problem::UnknownProgram)
    }
}

#[derive(Deserialize)]
struct Invited {
    invite: String,
}

async fn join(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<Invited>,
) -> Result<Json<Value>, Problem> {
    let person = reader.person()?;
    let id = app.store().table_by_invite(&body.invite).await?.ok_or(Problem::WrongInvite)?;
    let seat = operations::join(&app, person, &id, None, Some(&body.invite)).await?;
    Ok(Json(json!({ "id": id, "seat": seat.letter() })))
}
