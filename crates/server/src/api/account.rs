//! Accounts, sessions, and everything that is kept of somebody.

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
    answers::{ListedTable, record_of},
    openapi::{Operation, array, number, object, reference, text},
};
use crate::{
    accounts,
    app::App,
    extract::{Body, Named},
    hooks::{self, HookError},
    live::Stage,
    problem::Problem,
    ratings,
    reader::Reader,
};

/// How many tables of somebody are given away at most.
const MOST: u32 = 10_000;

pub fn routes() -> Vec<Described> {
    let words = || object(&[("words", array(text()))], &["words"]);
    let hook = || object(&[("url", text()), ("secret", text())], &["url", "secret"]);
    let session = || object(&[("name", text()), ("token", text())], &["name", "token"]);
    vec![
        (
            Operation::get("/api/account", "My account")
                .answers(object(&[("login", text()), ("since", number())], &["login", "since"]))
                .may_fail(&[401, 409]),
            get(account),
        ),
        (
            Operation::post(
                "/api/account",
                "Keep my name: an account with a password; the twelve recovery words are told once",
            )
            .takes(object(&[("login", text()), ("password", text())], &["login", "password"]))
            .answers_created(words())
            .may_fail(&[400, 401, 409, 422, 429]),
            post(open),
        ),
        (
            Operation::delete("/api/account", "Forget me; `name` is my name. The games stay, the name goes")
                .takes(object(&[("name", text())], &["name"]))
                .answers(object(&[], &[]))
                .may_fail(&[400, 401, 415, 422]),
            delete(forget),
        ),
        (
            Operation::post("/api/account/password", "Change my password; all other sessions end")
                .takes(object(&[("old", text()), ("new", text())], &["old", "new"]))
                .answers(object(&[], &[]))
                .may_fail(&[400, 401, 403, 409, 422, 429]),
            post(password),
        ),
        (
            Operation::post("/api/account/words", "Twelve new recovery words")
                .takes(object(&[("password", text())], &["password"]))
                .answers(words())
                .may_fail(&[400, 401, 403, 409, 429]),
            post(new_words),
        ),
        (
            Operation::post(
                "/api/login",
                "Open a session of an account; with `bring` the guest I am now brings their tables along",
            )
            .takes(object(
                &[("login", text()), ("password", text()), ("bring", json!({ "type": "boolean" }))],
                &["login", "password"],
            ))
            .answers(session())
            .may_fail(&[400, 403, 429]),
            post(log_in),
        ),
        (
            Operation::post("/api/recover", "A new password by the twelve words; all sessions end")
                .takes(object(
                    &[("login", text()), ("words", text()), ("password", text())],
                    &["login", "words", "password"],
                ))
                .answers(object(
                    &[("name", text()), ("token", text()), ("words", array(text()))],
                    &["name", "token", "words"],
                ))
                .may_fail(&[400, 403, 422, 429]),
            post(recover),
        ),
        (
            Operation::get("/api/sessions", "Where I am signed in")
                .answers(array(reference("SessionLine")))
                .may_fail(&[401]),
            get(sessions),
        ),
        (
            Operation::delete("/api/sessions/{id}", "End a session of mine; my own logs me out")
                .answers(object(&[], &[]))
                .may_fail(&[401, 404]),
            delete(end_session),
        ),
        (
            Operation::post(
                "/api/along",
                "A code that brings my tables to another device, once and for ten minutes",
            )
            .answers_created(object(&[("code", text()), ("link", text())], &["code", "link"]))
            .may_fail(&[401]),
            post(offer_link),
        ),
        (
            Operation::post("/api/along/take", "Open a session of whoever made the code")
                .takes(object(&[("code", text())], &["code"]))
                .answers(session())
                .may_fail(&[400, 404, 429]),
            post(take_link),
        ),
        (
            Operation::get("/api/hook", "Where I am told that it is my turn")
                .answers(hook())
                .may_fail(&[401, 404]),
            get(my_hook),
        ),
        (
            Operation::post(
                "/api/hook",
                "Tell me at this address that it is my turn: one POST for each turn, signed with the secret of the answer",
            )
            .takes(object(&[("url", text())], &["url"]))
            .answers_created(hook())
            .may_fail(&[400, 401, 409, 422]),
            post(set_hook),
        ),
        (
            Operation::delete("/api/hook", "Tell me nowhere").answers(object(&[], &[])).may_fail(&[401, 404]),
            delete(end_hook),
        ),
        (
            Operation::get("/api/me/data", "Everything that is kept of me")
                .answers(json!({ "type": "object" }))
                .may_fail(&[401]),
            get(data),
        ),
    ]
}

async fn account(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    let account = app.store().account_of(&reader.person()?.id).await?;
    let account = account.ok_or(accounts::AccountError::NoAccount)?;
    Ok(Json(json!({ "login": account.login, "since": account.created })))
}

#[derive(Deserialize)]
struct LogIn {
    login: String,
    password: String,
    #[serde(default)]
    bring: bool,
}

async fn open(State(app): State<App>, reader: Reader, Body(body): Body<LogIn>) -> Result<Response, Problem> {
    let words = accounts::open(&app, &reader, &body.login, &body.password).await?;
    Ok((StatusCode::CREATED, Json(json!({ "words": words }))).into_response())
}

#[derive(Deserialize)]
struct NamedBody {
    name: String,
}

async fn forget(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<NamedBody>,
) -> Result<Json<Value>, Problem> {
    accounts::delete(&app, &reader, &body.name).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
struct NewPassword {
    old: String,
    new: String,
}

async fn password(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<NewPassword>,
) -> Result<Json<Value>, Problem> {
    accounts::change_password(&app, &reader, &body.old, &body.new).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
struct Password {
    password: String,
}

async fn new_words(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<Password>,
) -> Result<Json<Value>, Problem> {
    let words = accounts::change_words(&app, &reader, &body.password).await?;
    Ok(Json(json!({ "words": words })))
}

async fn log_in(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<LogIn>,
) -> Result<Json<Value>, Problem> {
    let welcome = accounts::log_in(&app, &reader, &body.login, &body.password, body.bring).await?;
    Ok(Json(json!({ "name": welcome.person.name, "token": welcome.token })))
}

#[derive(Deserialize)]
struct Recover {
    login: String,
    words: String,
    password: String,
}

async fn recover(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<Recover>,
) -> Result<Json<Value>, Problem> {
    let (welcome, words) = accounts::recover(&app, &reader, &body.login, &body.words, &body.password).await?;
    Ok(Json(json!({ "name": welcome.person.name, "token": welcome.token, "words": words })))
}

async fn sessions(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    Ok(Json(session_lines(&app, &reader).await?))
}

async fn session_lines(app: &App, reader: &Reader) -> Result<Value, Problem> {
    let rows = app.store().sessions_of(&reader.person()?.id).await?;
    let line = |row: &crate::store::SessionRow| {
        json!({
            "id": accounts::session_id(row),
            "device": row.device,
            "since": row.created,
            "seen": row.seen,
            "here": reader.session == Some(row.token_hash),
        })
    };
    Ok(rows.iter().map(line).collect())
}

async fn end_session(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
) -> Result<Json<Value>, Problem> {
    accounts::end_session(&app, &reader, &id).await?;
    Ok(Json(json!({})))
}

async fn offer_link(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    let code = accounts::offer_link(&app, &reader).await?;
    let link = format!("{}/along/{code}", reader.origin);
    Ok((StatusCode::CREATED, Json(json!({ "code": code, "link": link }))).into_response())
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

async fn take_link(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<Code>,
) -> Result<Json<Value>, Problem> {
    let welcome = accounts::take_link(&app, &reader, &body.code).await?;
    Ok(Json(json!({ "name": welcome.person.name, "token": welcome.token })))
}

async fn my_hook(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    let hook = hooks::of(&app, &reader).await?.ok_or(HookError::None)?;
    Ok(Json(json!({ "url": hook.url, "secret": hook.secret })))
}

#[derive(Deserialize)]
struct Address {
    url: String,
}

async fn set_hook(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<Address>,
) -> Result<Response, Problem> {
    let hook = hooks::set(&app, &reader, &body.url).await?;
    Ok((StatusCode::CREATED, Json(json!({ "url": hook.url, "secret": hook.secret }))).into_response())
}

async fn end_hook(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    hooks::end(&app, &reader).await?;
    Ok(Json(json!({})))
}

async fn data(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    Ok(Json(everything_of(&app, &reader).await?))
}

/// Everything that is kept of the reader; records of finished games with it.
pub async fn everything_of(app: &App, reader: &Reader) -> Result<Value, Problem> {
    let person = reader.person()?;
    let account = app.store().account_of(&person.id).await?;
    let mut tables = Vec::new();
    for (row, seats) in app.store().tables_of(&person.id, MOST).await? {
        let mut table = json!(ListedTable::new(&row, &seats, Some(&person.id)));
        table["created"] = json!(row.created);
        table["ended"] = json!(row.standing.ended);
        if row.stage() == Stage::Over
            && let Ok((snapshot, _)) = crate::live::Snapshot::load(app.context(), &row.id).await
        {
            table["record"] = record_of(&snapshot).map_or(Value::Null, |play| json!(play.to_string()));
        }
        tables.push(table);
    }
    let rated = app.store().ratings_of(&person.id).await?;
    let said = app.store().said_by(&person.id).await?;
    let ranks: Vec<_> = app.store().ranks_of(&person.id).await?;
    let bots = app.store().programs_of(&person.id).await?;
    Ok(json!({
        "name": person.name,
        "account": account.map(|account| json!({ "login": account.login, "since": account.created })),
        "hook": app.store().hook_of(&person.id).await?.map(|hook| hook.url),
        "ratings": rated.iter().map(|row| json!({
            "game": row.game, "table": row.table, "at": row.at, "rating": ratings::shown(row.rating),
        })).collect::<Vec<_>>(),
        "sessions": session_lines(app, reader).await?,
        "ranks": ranks.into_iter().map(|(game, rank)| json!({ "game": game, "rank": rank })).collect::<Vec<_>>(),
        "bots": bots.into_iter().map(|bot| json!({ "name": bot.player.name, "since": bot.since })).collect::<Vec<_>>(),
        "tables": tables,
        "talk": said.into_iter().map(|(table, at, text)| json!({ "table": table, "at": at, "text": text })).collect::<Vec<_>>(),
    }))
}
