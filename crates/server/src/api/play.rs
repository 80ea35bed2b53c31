//! Playing: acting, taking back, sitting down, getting up, starting, playing again.

use axum::{
    Json,
    extract::State,
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Described,
    openapi::{Operation, array, maybe, number, object, reference, text},
};
use crate::{
    app::App,
    extract::{self, Body, Named},
    operations, people,
    problem::Problem,
    reader::Reader,
    talk,
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
                "/api/tables/{id}/people",
                "What people do beside the game: `resign` (`seat`), `abort` before the second move, `ask-back` (`steps`), \
                 `ask-pause`, `ask-stop`, `ask-again` (when the game is over), `ask-bot` (`seat`) for somebody who is away, `agree` and `refuse` (`ask`), \
                 `return` to a seat that a bot plays, `resume` after a pause",
            )
            .takes(object(
                &[("deed", text()), ("seat", text()), ("ask", number()), ("steps", number())],
                &["deed"],
            ))
            .answers(seq())
            .may_fail(&[400, 401, 403, 404, 409, 413, 422, 503]),
            post(people),
        ),
        (
            Operation::get("/api/tables/{id}/talk", "What was said: players and watchers are apart until the game is over")
                .answers(array(reference("TalkLine")))
                .may_fail(&[404]),
            get(heard),
        ),
        (
            Operation::post(
                "/api/tables/{id}/talk",
                "Say `text`, or a `phrase` that everybody reads in their own language; or mind line `n`: `deed` is `mute`, \
                 `unmute`, `report`, or `remove` for the host",
            )
            .takes(object(&[("text", text()), ("phrase", text()), ("deed", text()), ("n", number())], &[]))
            .answers(object(&[], &[]))
            .may_fail(&[400, 401, 403, 404, 409, 413, 422, 429, 503]),
            post(say),
        ),
        (
            Operation::post(
                "/api/tables/{id}/rematch",
                "Play again with the same people: asks them, or agrees if one of them has asked; `id` is null until all \
                 people have agreed. Bots and programs are always ready",
            )
            .answers(object(&[("id", maybe("string"))], &["id"]))
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

#[derive(Deserialize)]
struct PeopleBody {
    deed: String,
    seat: Option<String>,
    ask: Option<u64>,
    steps: Option<u32>,
}

async fn people(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Body(body): Body<PeopleBody>,
) -> Result<Json<Value>, Problem> {
    let seat = body.seat.as_deref().map(extract::seat).transpose()?;
    let said = people::Said { deed: &body.deed, seat, ask: body.ask, steps: body.steps };
    Ok(Json(json!({ "seq": people::carry_out(&app, &reader, &id, &said).await? })))
}

async fn heard(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    Ok(Json(talk::told(app.tables().snapshot(&id).await?.as_ref(), reader.id())))
}

#[derive(Deserialize)]
struct Say {
    text: Option<String>,
    phrase: Option<String>,
    deed: Option<String>,
    n: Option<u32>,
}

async fn say(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Body(body): Body<Say>,
) -> Result<Json<Value>, Problem> {
    match (body.deed, body.n) {
        (Some(deed), Some(n)) => talk::mind(&app, &reader, &id, n, &deed).await?,
        (Some(_), None) => return Err(Problem::Malformed("`n` is missing".into())),
        (None, _) => {
            talk::say(&app, &reader, &id, body.text.as_deref(), body.phrase.as_deref()).await?;
        }
    }
    Ok(Json(json!({})))
}

async fn rematch(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    Ok(Json(json!({ "id": operations::rematch(&app, &reader, &id).await? })))
}
