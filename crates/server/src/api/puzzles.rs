//! Puzzles for programs: what there is, and a table at which one of them is asked.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use catalog::{Puzzle, PuzzleMove};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Play, Seat};

use super::{
    Described,
    openapi::{Operation, array, object, reference, text},
};
use crate::{
    app::App,
    extract::{Asked, Body},
    problem::Problem,
    reader::Reader,
    store::PuzzleAnswer,
    web::open_puzzle,
};

pub fn routes() -> Vec<Described> {
    vec![
        (
            Operation::get(
                "/api/puzzles",
                "Positions of a game where one action is clearly best; with the answer those that I have answered",
            )
            .asks("game", "string", true)
            .answers(array(reference("Puzzle")))
            .may_fail(&[400, 404]),
            get(puzzles),
        ),
        (
            Operation::post(
                "/api/puzzles",
                "Open a puzzle at a table of my own, or find the table where it is open: its first action is the answer",
            )
            .takes(object(&[("game", text()), ("id", text())], &["game", "id"]))
            .answers_created(object(&[("table", text())], &["table"]))
            .may_fail(&[400, 401, 404, 413]),
            post(open),
        ),
    ]
}

#[derive(Deserialize)]
struct Of {
    game: String,
}

async fn puzzles(
    State(app): State<App>,
    reader: Reader,
    Asked(Of { game }): Asked<Of>,
) -> Result<Json<Value>, Problem> {
    let known = app.game(&game)?;
    let answers = match reader.id() {
        Some(you) => app.store().puzzle_answers(you).await?,
        None => Vec::new(),
    };
    let said = |puzzle: &Puzzle| described(puzzle, answers.iter().find(|answer| answer.puzzle == puzzle.id));
    Ok(Json(known.puzzles().iter().map(said).collect()))
}

/// A puzzle; what gives the answer away, the record of a game with secrets among it, only once it is answered.
fn described(puzzle: &Puzzle, answer: Option<&PuzzleAnswer>) -> Value {
    let play: Option<Play> = puzzle.record.parse().ok();
    let setup = play.as_ref().and_then(|play| play.get("setup")).unwrap_or_default();
    let mut said = json!({
        "id": puzzle.id,
        "setup": setup,
        "seat": puzzle.decider().to_string(),
        "stage": puzzle.stage.key(),
        "difficulty": puzzle.difficulty,
        "solved": answer.map(|answer| answer.right),
    });
    if answer.is_some() {
        let candidate = |of: &PuzzleMove| json!({ "action": of.action, "points": of.expected.points, "wins": of.expected.wins, "chosen": of.chosen });
        let step =
            |(seat, action): &(u8, String)| json!({ "seat": Seat(*seat).to_string(), "action": action });
        said["record"] = json!(puzzle.record);
        said["candidates"] = puzzle.candidates().map(candidate).collect();
        said["line"] = puzzle.line.iter().map(step).collect();
    }
    said
}

#[derive(Deserialize)]
struct Wanted {
    game: String,
    id: String,
}

async fn open(
    State(app): State<App>,
    reader: Reader,
    Body(Wanted { game, id }): Body<Wanted>,
) -> Result<Response, Problem> {
    let table = open_puzzle(&app, reader.person()?, &game, &id, false).await?;
    Ok((StatusCode::CREATED, Json(json!({ "table": table }))).into_response())
}
