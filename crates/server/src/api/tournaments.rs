//! Tournaments, for programs.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Described,
    openapi::{Operation, array, number, object, text},
};
use crate::{
    app::App,
    clock,
    extract::{Body, Named},
    problem::Problem,
    reader::Reader,
    store::Known,
    tournaments::{self, Announcement, MOST, System, Tournament, TournamentError},
};

/// A tournament begins so long after it was announced, if nothing is said, in milliseconds.
const SOON: i64 = 15 * 60 * 1000;

pub fn routes() -> Vec<Described> {
    let plan = || {
        object(
            &[
                ("name", text()),
                ("game", text()),
                ("setup", text()),
                ("clock", text()),
                ("rated", json!({ "type": "boolean" })),
                ("system", json!({ "type": "string", "enum": System::ALL.map(System::key) })),
                ("rounds", number()),
                ("minutes", number()),
                ("begins", number()),
                ("most", number()),
                ("fill", text()),
            ],
            &["name", "game", "clock", "system"],
        )
    };
    let done = || object(&[], &[]);
    vec![
        (
            Operation::get("/api/tournaments", "Tournaments, those that are not over first")
                .answers(array(json!({ "type": "object" }))),
            get(list),
        ),
        (
            Operation::post(
                "/api/tournaments",
                "Announce a tournament of games for two; it takes an account",
            )
            .takes(plan())
            .answers_created(object(&[("id", text())], &["id"]))
            .may_fail(&[400, 401, 404, 409, 413, 422]),
            post(announce),
        ),
        (
            Operation::get("/api/tournaments/{id}", "Who takes part, all games, and the standings")
                .answers(json!({ "type": "object" }))
                .may_fail(&[404]),
            get(look),
        ),
        (
            Operation::post("/api/tournaments/{id}/join", "Sign up; it takes an account")
                .answers(done())
                .may_fail(&[401, 404, 409]),
            post(join),
        ),
        (
            Operation::post("/api/tournaments/{id}/leave", "Withdraw; the game under way is given up")
                .answers(done())
                .may_fail(&[401, 404, 409]),
            post(leave),
        ),
        (
            Operation::post(
                "/api/tournaments/{id}/start",
                "Begin at once, or the next round; the host alone may",
            )
            .answers(done())
            .may_fail(&[401, 403, 404, 409]),
            post(start),
        ),
        (
            Operation::post(
                "/api/tournaments/{id}/cancel",
                "Call it off before it begins; the host alone may",
            )
            .answers(done())
            .may_fail(&[401, 403, 404, 409]),
            post(cancel),
        ),
    ]
}

#[derive(Deserialize)]
struct Plan {
    name: String,
    game: String,
    #[serde(default)]
    setup: String,
    clock: String,
    #[serde(default)]
    rated: bool,
    system: String,
    rounds: Option<u32>,
    minutes: Option<u32>,
    begins: Option<i64>,
    most: Option<usize>,
    fill: Option<String>,
}

async fn announce(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<Plan>,
) -> Result<Response, Problem> {
    let plan = Announcement {
        name: body.name,
        game: body.game,
        setup: body.setup,
        clock: body.clock,
        rated: body.rated,
        system: System::from_key(&body.system).ok_or(TournamentError::Plan)?,
        rounds: body.rounds.unwrap_or(5),
        minutes: body.minutes.unwrap_or(60),
        begins: body.begins.unwrap_or_else(|| clock::now() + SOON),
        most: body.most.unwrap_or(MOST),
        fill: body.fill,
    };
    let id = tournaments::announce(&app, &reader, &plan).await?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))).into_response())
}

async fn list(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    let all = tournaments::list(&app).await?;
    Ok(Json(all.iter().map(|(id, tournament)| facts(id, tournament, &reader)).collect()))
}

fn facts(id: &str, tournament: &Tournament, reader: &Reader) -> Value {
    let you = reader.id().and_then(|you| tournament.number_of(you));
    json!({
        "id": id,
        "name": tournament.name,
        "game": tournament.game,
        "setup": tournament.setup,
        "terms": tournament.terms,
        "system": tournament.system.key(),
        "rounds": tournament.rounds,
        "minutes": tournament.minutes,
        "begins": tournament.begins,
        "ended": tournament.ended,
        "most": tournament.most,
        "fill": tournament.fill,
        "state": tournament.stage.key(),
        "round": tournament.round(),
        "next": tournament.next,
        "players": tournament.entrants.len(),
        "you": you,
    })
}

async fn look(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    let tournament = tournaments::find(&app, &id).await?;
    let known = tournaments::people(&app, &tournament).await?;
    let named = |person: &Option<String>| {
        known.iter().find(|known: &&Known| Some(&known.person.id.0) == person.as_ref())
    };
    let entrants = tournament.entrants.iter().enumerate().map(|(n, entrant)| {
        let known = named(&entrant.person);
        json!({
            "n": n,
            "name": known.map_or(entrant.name.as_str(), |known| &known.person.name),
            "login": known.and_then(|known| known.login.as_deref()),
            "level": entrant.level,
            "rating": entrant.strength,
            "left": entrant.left,
        })
    });
    let games = tournament.games.iter().map(|game| {
        json!({
            "round": game.round, "first": game.first, "second": game.second, "table": game.table,
            "outcome": game.outcome,
        })
    });
    let standings = tournaments::standings(&tournament);
    let lines = standings.iter().map(|line| {
        json!({
            "place": line.place, "n": line.n, "points": line.points as f64 / 2.0,
            "opponents": line.opponents as f64 / 2.0,
        })
    });
    let mut told = facts(&id, &tournament, &reader);
    told["host"] = json!(named(&Some(tournament.host.clone())).map(|known| known.person.name.as_str()));
    told["entrants"] = entrants.collect();
    told["games"] = games.collect();
    told["standings"] = lines.collect();
    Ok(Json(told))
}

async fn join(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    tournaments::sign_up(&app, &reader, &id).await?;
    Ok(Json(json!({})))
}

async fn leave(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    tournaments::withdraw(&app, &reader, &id).await?;
    Ok(Json(json!({})))
}

async fn start(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    tournaments::start_now(&app, &reader, &id).await?;
    Ok(Json(json!({})))
}

async fn cancel(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Json<Value>, Problem> {
    tournaments::call_off(&app, &reader, &id).await?;
    Ok(Json(json!({})))
}
