//! Games, sessions, and the list of tables.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::OptKind;

use super::{
    Described,
    answers::ListedTable,
    openapi::{Operation, array, object, reference},
};
use crate::{
    accounts::AccountError,
    app::App,
    extract::{Asked, Body},
    limits::What,
    live, names,
    opening::{self, Chair, Wish},
    problem::Problem,
    ratings,
    reader::{Reader, Welcome},
    records,
    store::{SeatRow, TableRow},
    turns,
    web::LISTED,
};

/// How many stand on a leaderboard.
const LEADERS: u32 = 100;

pub fn routes() -> Vec<Described> {
    vec![
        (
            Operation::get("/api/games", "All games with their seats and options")
                .answers(array(reference("Game"))),
            get(games),
        ),
        (
            Operation::get("/api/session", "Who I am").answers(reference("Session")).may_fail(&[401]),
            get(session),
        ),
        (
            Operation::post("/api/session", "Open a session with a name, or take another name")
                .takes(object(
                    &[("name", json!({ "type": "string", "maxLength": names::LONGEST }))],
                    &["name"],
                ))
                .answers(reference("Session"))
                .may_fail(&[400, 413, 422]),
            post(open_session),
        ),
        (
            Operation::get("/api/tables", "Tables I can join or watch, and my own").answers(object(
                &[("open", array(reference("ListedTable"))), ("mine", array(reference("ListedTable")))],
                &["open", "mine"],
            )),
            get(tables),
        ),
        (
            Operation::get(
                "/api/turns",
                "The tables that wait for me, the most urgent first, as a JSON Feed",
            )
            .answers(json!({ "type": "object" }))
            .may_fail(&[401]),
            get(my_turns),
        ),
        (
            Operation::get("/api/leaders", "The best in a game; bots stand on the same scale")
                .asks("game", "string", true)
                .answers(array(json!({ "type": "object" })))
                .may_fail(&[400, 404]),
            get(leaders),
        ),
        (
            Operation::post(
                "/api/records",
                "Put a record on a table of mine, to look at it and to analyse it",
            )
            .takes(object(&[("record", super::openapi::text())], &["record"]))
            .answers_created(object(&[("id", super::openapi::text())], &["id"]))
            .may_fail(&[400, 401, 404, 413, 422]),
            post(bring_record),
        ),
        (
            Operation::post("/api/tables", "Open a table")
                .takes(reference("NewTable"))
                .answers_created(reference("Opened"))
                .may_fail(&[400, 401, 404, 409, 413, 422]),
            post(open_table),
        ),
    ]
}

async fn games(State(app): State<App>, reader: Reader) -> Json<Value> {
    let words = app.words(reader.lang);
    let games = app.catalog().games().map(|game| {
        let info = game.info();
        let option = |option: &tabletop::Opt| match option.kind {
            OptKind::Switch => json!({ "key": option.key, "kind": "switch" }),
            OptKind::One(of) => json!({ "key": option.key, "kind": "one", "of": of }),
            OptKind::Any { of, presets } => {
                let presets: Vec<_> =
                    presets.iter().map(|(key, of)| json!({ "key": key, "of": of })).collect();
                json!({ "key": option.key, "kind": "any", "of": of, "presets": presets })
            }
        };
        json!({
            "key": info.key,
            "name": words.word(&format!("{}-name", info.key)),
            "seats": { "min": info.seats.start(), "max": info.seats.end() },
            "minutes": info.minutes,
            "rules": info.rules_revision,
            "edition": game.edition().to_string(),
            "options": info.options.iter().map(option).collect::<Vec<_>>(),
            "levels": opening::levels(),
        })
    });
    Json(games.collect())
}

async fn session(reader: Reader) -> Result<Json<Value>, Problem> {
    let person = reader.person()?;
    Ok(Json(json!({ "name": person.name, "lang": reader.lang.code() })))
}

#[derive(Deserialize)]
struct NamedBody {
    name: String,
}

async fn open_session(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<NamedBody>,
) -> Result<Response, Problem> {
    let lang = reader.lang.code();
    if let Some(person) = &reader.person {
        let name = names::clean(&body.name)?;
        app.gate().pass(What::Names, &reader)?;
        app.rename(&person.id, &name).await?;
        return Ok(Json(json!({ "name": name, "lang": lang })).into_response());
    }
    let welcome = Welcome::open(&app, &reader, &body.name).await?;
    let cookie = [(header::SET_COOKIE, welcome.cookie(&reader))];
    let body = json!({ "name": welcome.person.name, "lang": lang, "token": welcome.token });
    Ok((cookie, Json(body)).into_response())
}

async fn tables(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    let listed = |tables: Vec<(TableRow, Vec<SeatRow>)>| -> Vec<_> {
        tables.iter().map(|(row, seats)| ListedTable::new(row, seats, reader.id())).collect()
    };
    let open = listed(app.store().public_tables(LISTED).await?);
    let mine = match reader.id() {
        Some(visitor) => listed(app.store().tables_of(visitor, LISTED).await?),
        None => Vec::new(),
    };
    Ok(Json(json!({ "open": open, "mine": mine })))
}

#[derive(Deserialize)]
struct Brought {
    record: String,
}

async fn bring_record(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<Brought>,
) -> Result<Response, Problem> {
    let (id, _) = records::bring(&app, &reader, &body.record).await?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))).into_response())
}

#[derive(Deserialize)]
struct Which {
    game: String,
}

async fn leaders(State(app): State<App>, Asked(which): Asked<Which>) -> Result<Json<Value>, Problem> {
    let game = app.game(&which.game)?.info().key;
    let leaders = app.store().leaders(game, LEADERS).await?;
    let line = |leader: &crate::store::Leader| {
        json!({
            "name": leader.name, "login": leader.login, "level": leader.rating.who.strip_prefix("bot:"),
            "rating": ratings::shown(leader.rating.rating),
            "uncertainty": ratings::shown_uncertainty(leader.rating.uncertainty),
            "games": leader.rating.n, "provisional": leader.rating.n < ratings::SETTLED,
        })
    };
    Ok(Json(leaders.iter().map(line).collect()))
}

async fn my_turns(State(app): State<App>, reader: Reader) -> Result<Json<Value>, Problem> {
    Ok(Json(turns::feed(&app, &reader).await?))
}

#[derive(Deserialize)]
struct NewTable {
    game: String,
    #[serde(default)]
    setup: String,
    seats: Vec<NewSeat>,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    terms: String,
    key: Option<String>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum NewSeat {
    Me { name: Option<String> },
    Open,
    Bot { level: String },
}

async fn open_table(
    State(app): State<App>,
    reader: Reader,
    Body(body): Body<NewTable>,
) -> Result<Response, Problem> {
    let person = reader.person()?;
    let chairs = body.seats.into_iter().map(|seat| match seat {
        NewSeat::Me { name } => Chair::Me(name),
        NewSeat::Open => Chair::Open,
        NewSeat::Bot { level } => Chair::Bot(level),
    });
    let wish =
        Wish { setup: body.setup, chairs: chairs.collect(), public: body.public, terms: body.terms.parse()? };
    if wish.terms.rated && app.store().account_of(&person.id).await?.is_none() {
        return Err(AccountError::NoAccount.into());
    }
    let mut new = opening::table(app.game(&body.game)?, &wish, person)?;
    new.request =
        body.key.map(|key| live::request(&key, &format!("open {} {wish:?}", body.game))).transpose()?;
    app.gate().open_table(&app, &reader, &wish).await?;
    let id = app.store().create(&new, None).await?;
    // Its luck is drawn and its bots begin as soon as it is awake.
    let table = app.tables().live(&id).await?.snapshot();
    let opened = json!({ "id": id, "name": table.row.name, "invite": format!("/join/{}", table.row.invite) });
    Ok((StatusCode::CREATED, Json(opened)).into_response())
}
