//! Looking at a table: state, previews, reasons, log, record.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use delta::Document;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Seat, Words};

use super::{
    Described,
    answers::{self, Line, lines},
    openapi::{Operation, array, object, reference, text},
};
use crate::{
    app::App,
    extract::{self, Asked, Named},
    frame,
    live::{Live, Snapshot, Stage},
    problem::Problem,
    reader::Reader,
    retention,
    work::For,
};

pub fn routes() -> Vec<Described> {
    vec![
        (
            Operation::get(
                "/api/tables/{id}",
                "The table as I may see it, now or after an earlier step. With `since`, the answer waits until `seq` is \
                 another, at most 20 seconds",
            )
                .asks("step", "integer", false)
                .asks("seat", "string", false)
                .asks("since", "integer", false)
                .answers(reference("Table"))
                .may_fail(&[400, 404]),
            get(table),
        ),
        (
            Operation::get(
                "/api/tables/{id}/preview",
                "What an action of mine would do, in a picture and in words",
            )
            .asks("seat", "string", true)
            .asks("action", "string", true)
            .answers(object(
                &[("ghost", text()), ("facts", array(text())), ("prospect", text())],
                &["ghost", "facts", "prospect"],
            ))
            .may_fail(&[400, 401, 403, 404, 409, 422]),
            get(preview),
        ),
        (
            Operation::get("/api/tables/{id}/why", "Which rule forbids what I point at; 204 if none does")
                .asks("seat", "string", true)
                .asks("path", "string", true)
                .answers(object(&[("rule", text()), ("message", text())], &["rule", "message"]))
                .may_fail(&[400, 401, 403, 404, 409]),
            get(why),
        ),
        (
            Operation::get("/api/tables/{id}/log", "What happened, as far as I may know it")
                .asks("since", "integer", false)
                .answers(array(reference("LogLine")))
                .may_fail(&[400, 404]),
            get(log),
        ),
        (
            Operation::get(
                "/api/tables/{id}/record",
                "The record; of a game with secrets only when it is over",
            )
            .answers_text("text/plain")
            .may_fail(&[404, 409]),
            get(record),
        ),
    ]
}

#[derive(Deserialize)]
struct Moment {
    step: Option<usize>,
    seat: Option<String>,
    since: Option<u64>,
}

/// How long a look waits for news: shorter than proxies and clients are patient.
const PATIENCE: Duration = Duration::from_secs(20);

async fn table(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(moment): Asked<Moment>,
) -> Result<Response, Problem> {
    let live = app.tables().live(&id).await?;
    if let Some(since) = moment.since {
        // Who waits holds a connection like a stream.
        let _hold = app.gate().stream(&reader)?;
        let mut closing = app.context().closing.clone();
        tokio::select! {
            () = live.news_since(since, PATIENCE) => {}
            _ = closing.wait_for(|&closing| closing) => {}
        }
    }
    let snapshot = live.snapshot();
    let wish = moment.seat.as_deref().map(extract::seat).transpose()?;
    if let (Some(seat), Some(visitor)) = (wish, reader.id()) {
        snapshot.only_for(visitor, seat)?;
    } else if wish.is_some() {
        return Err(Problem::NoSession);
    }
    let kind = [(header::CONTENT_TYPE, "application/json")];
    let look = {
        let (app, reader) = (app.clone(), reader.clone());
        move || look(&app, &reader, &live, &snapshot, wish, moment.step)
    };
    let looked = match moment.step {
        None => look()?,
        // An earlier step is played up to.
        Some(_) => app.audiences().work().run(&For::reader(&reader), look).await??,
    };
    Ok((kind, looked).into_response())
}

/// The table as JSON.
fn look(
    app: &App,
    reader: &Reader,
    live: &Live,
    snapshot: &Snapshot,
    seat: Option<Seat>,
    step: Option<usize>,
) -> Result<Vec<u8>, Problem> {
    let eyes = snapshot.eyes(reader.id(), seat);
    let shown = snapshot.seen_after(step, &eyes)?;
    let words = app.words_at(reader, snapshot);
    let mut answer = answers::table(live, snapshot, &eyes, shown.as_ref(), step.is_some(), &words);
    if snapshot.stage() == Stage::Open && reader.id() == Some(&snapshot.row.host) {
        answer.invite = Some(format!("/join/{}", snapshot.row.invite));
    }
    let view = match step {
        None => snapshot.view(eyes.viewer),
        Some(_) => {
            let mut view = Document::default();
            shown.write_view(&mut view);
            Arc::new(view)
        }
    };
    Ok(answer.with_view(view.text()))
}

#[derive(Deserialize)]
struct Plan {
    seat: String,
    action: String,
}

/// A seat of the reader's at a table where the game has begun.
async fn own_seat(
    app: &App,
    reader: &Reader,
    id: &str,
    seat: &str,
) -> Result<(std::sync::Arc<Snapshot>, Seat), Problem> {
    let person = reader.person()?;
    let snapshot = app.tables().snapshot(id).await?;
    let seat = extract::seat(seat)?;
    snapshot.only_for(&person.id, seat)?;
    if snapshot.stage() == Stage::Open {
        return Err(Problem::NotBegun);
    }
    Ok((snapshot, seat))
}

async fn preview(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(plan): Asked<Plan>,
) -> Result<Json<Value>, Problem> {
    preview_of(&app, &reader, &id, &plan.seat, &plan.action).await.map(Json)
}

/// What an action of the reader's would do, in a picture and in words.
pub async fn preview_of(
    app: &App,
    reader: &Reader,
    id: &str,
    seat: &str,
    action: &str,
) -> Result<Value, Problem> {
    let (position, seat) = own_seat(app, reader, id, seat).await?;
    let (drawer, whom) = (app.clone(), For::reader(reader));
    let (reader, action) = (reader.clone(), action.to_owned());
    let draw = move || {
        let words = drawer.words_at(&reader, &position);
        let seen = position.seen_by(seat);
        let ghost = seen.ghost(&action, &words)?;
        let facts = seen.forecast(&action)?;
        let facts: Vec<_> = facts.iter().map(|fact| words.say(&fact.message)).collect();
        let prospect = seen.prospect(&action, &words)?;
        Ok(json!({ "ghost": ghost, "facts": facts, "prospect": prospect }))
    };
    app.audiences().work().run(&whom, draw).await?
}

#[derive(Deserialize)]
struct Pointing {
    seat: String,
    path: String,
}

async fn why(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(pointing): Asked<Pointing>,
) -> Result<Response, Problem> {
    let why = why_not(&app, &reader, &id, &pointing.seat, &pointing.path).await?;
    Ok(why.map_or_else(|| frame::nothing(StatusCode::NO_CONTENT), |why| Json(why).into_response()))
}

/// Which rule forbids what the reader points at; nothing if none does.
pub async fn why_not(
    app: &App,
    reader: &Reader,
    id: &str,
    seat: &str,
    path: &str,
) -> Result<Option<Value>, Problem> {
    let (position, seat) = own_seat(app, reader, id, seat).await?;
    let (asked, whom) = (app.clone(), For::reader(reader));
    let (reader, path) = (reader.clone(), path.to_owned());
    let find = move || {
        let path: Vec<_> = path.split(',').filter(|target| !target.is_empty()).collect();
        let message = position.seen_by(seat).why(&path)?;
        let words = asked.words_at(&reader, &position).say(&message);
        Some(json!({ "rule": message.id, "message": words }))
    };
    app.audiences().work().run(&whom, find).await
}

#[derive(Deserialize)]
struct Since {
    #[serde(default)]
    since: usize,
}

async fn log(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(Since { since }): Asked<Since>,
) -> Result<Json<Vec<Line>>, Problem> {
    let snapshot = app.tables().snapshot(&id).await?;
    let (teller, whom) = (app.clone(), For::reader(&reader));
    let tell = move || {
        let seen = snapshot.seen_with(&snapshot.eyes(reader.id(), None));
        lines(seen.as_ref(), since, &teller.words_at(&reader, &snapshot))
    };
    app.audiences().work().run(&whom, tell).await.map(Json)
}

async fn record(State(app): State<App>, Named(id): Named) -> Result<Response, Problem> {
    let play = retention::record_of(&app, &id).await?.1;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, play).into_response())
}
