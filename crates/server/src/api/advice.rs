//! Advice while one plays against bots, and looking at a finished game again.

use axum::{
    Json,
    extract::State,
    routing::{get, post},
};
use catalog::{Analysis, Expected};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Seat, Words};

use super::{
    Described,
    openapi::{Operation, array, object, reference, text},
};
use crate::{
    analyses::{self, Found},
    app::App,
    extract::{self, Body, Named},
    live::Snapshot,
    operations,
    problem::Problem,
    reader::Reader,
};

pub fn routes() -> Vec<Described> {
    let hint = object(
        &[
            ("seat", text()),
            ("action", text()),
            ("message", text()),
            ("expectation", text()),
            ("expected", reference("Expected")),
            ("line", array(text())),
        ],
        &["seat", "action", "message", "expectation", "expected", "line"],
    );
    vec![
        (
            Operation::post(
                "/api/tables/{id}/hint",
                "What a strong player would do at my seat, by what the seat may know; only against bots",
            )
            .takes(object(&[("seat", text())], &["seat"]))
            .answers(hint)
            .may_fail(&[400, 401, 403, 404, 409, 413, 422, 503]),
            post(self::hint),
        ),
        (
            Operation::get("/api/tables/{id}/analysis", "A finished game looked at again, as far as that is")
                .answers(reference("Analysis"))
                .may_fail(&[404, 409]),
            get(analysis),
        ),
        (
            Operation::post(
                "/api/tables/{id}/analysis",
                "Look at a finished game of mine again, in the background",
            )
            .answers(reference("Analysis"))
            .may_fail(&[401, 403, 404, 409]),
            post(begin),
        ),
    ]
}

#[derive(Deserialize)]
struct Asking {
    seat: String,
}

async fn hint(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Body(body): Body<Asking>,
) -> Result<Json<Value>, Problem> {
    let seat = extract::seat(&body.seat)?;
    let (snapshot, advice) = operations::hint(&app, &reader, &id, seat).await?;
    let words = app.words_at(&reader, &snapshot);
    let line: Vec<_> = advice.line.iter().map(|(_, action)| action).collect();
    Ok(Json(json!({
        "seat": seat.letter(),
        "action": advice.action(),
        "message": operations::hint_in_words(&snapshot, seat, &advice, &words),
        "expectation": words.say(&operations::expectation(&snapshot, seat, &advice)),
        "expected": expected(&advice.outlook.clone().into()),
        "line": line,
    })))
}

async fn analysis(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    let snapshot = analyses::over(&app, &id).await?;
    answer(&app, &reader, &snapshot).await
}

async fn begin(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    let snapshot = analyses::ask(&app, &reader, &id).await?;
    answer(&app, &reader, &snapshot).await
}

async fn answer(app: &App, reader: &Reader, snapshot: &Snapshot) -> Result<Json<Value>, Problem> {
    let none: [Value; 0] = [];
    let so_far = |state: &str, done: usize, all: usize| json!({ "state": state, "done": done, "all": all, "moments": none, "end": null, "turns": none });
    Ok(Json(match analyses::look(app, snapshot).await? {
        Found::Nothing => so_far("none", 0, 0),
        Found::Running(done, all) => so_far("running", done, all),
        Found::Done(found) => {
            let mut answer = so_far("done", found.moments.len(), found.moments.len());
            answer["moments"] = moments(app, reader, snapshot, &found);
            answer["end"] = found.end.as_ref().map_or(Value::Null, expected);
            answer["turns"] = found.turns.iter().map(turn).collect();
            answer
        }
    }))
}

fn expected(expected: &Expected) -> Value {
    json!({ "points": expected.points, "wins": expected.wins })
}

fn letter(seat: u8) -> char {
    Seat(seat).letter()
}

fn turn(turn: &catalog::TurningPoint) -> Value {
    let seat = letter(turn.seat);
    json!({ "step": turn.step, "cause": turn.cause, "seat": seat, "from": turn.from, "to": turn.to })
}

fn moments(app: &App, reader: &Reader, snapshot: &Snapshot, found: &Analysis) -> Value {
    let words = app.words_at(reader, snapshot);
    let told = analyses::in_words(snapshot.table.as_ref(), found, &words);
    let moment = |(moment, told): (&catalog::Moment, &analyses::Told)| {
        let ply = |((seat, action), label): (&(u8, String), &String)| json!({ "seat": letter(*seat), "action": action, "label": label });
        json!({
            "step": moment.step,
            "seat": letter(moment.seat),
            "action": moment.played,
            "label": told.played,
            "expected": expected(&moment.expected),
            "after": moment.after.as_ref().map(expected),
            "best": moment.best.iter().zip(&told.best).map(ply).collect::<Vec<_>>(),
            "slip": moment.is_slip(),
        })
    };
    found.moments.iter().zip(&told).map(moment).collect()
}
