//! Invitations: opening a link says who invites to what; only the answer takes a seat.

use axum::{extract::State, http::StatusCode, response::Response};
use page::{Invitation, Standing};
use tabletop::{Say, Seat, Words};

use super::{
    forms::{known_or_named, to_table, with_cookies},
    frame, html, models,
};
use crate::{
    app::App,
    extract::{Fields, Named},
    live::Stage,
    operations,
    problem::Problem,
    reader::Reader,
};

/// By which way somebody comes to a table.
pub struct Way<'a> {
    /// The table.
    pub table: &'a str,
    /// Where the answer is sent.
    pub action: String,
    /// The seat that is meant, if one is.
    pub seat: Option<Seat>,
}

/// Somebody opens an invitation. Nothing changes by that, whoever sent them.
pub async fn show(State(app): State<App>, reader: Reader, Named(invite): Named) -> Result<Response, Problem> {
    let id = table_of(&app, &invite).await?;
    page(&app, &reader, &Way { table: &id, action: format!("/join/{invite}"), seat: None }, "", None).await
}

/// Somebody accepts it.
pub async fn accept(
    State(app): State<App>,
    reader: Reader,
    Named(invite): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let id = table_of(&app, &invite).await?;
    let way = Way { table: &id, action: format!("/join/{invite}"), seat: None };
    sit_down(&app, &reader, &way, fields.get("name"), Some(&invite)).await
}

async fn table_of(app: &App, invite: &str) -> Result<String, Problem> {
    app.store().table_by_invite(invite).await?.ok_or(Problem::WrongInvite)
}

/// Sits down, with the name that was typed if the reader has none; a name that does not do is asked for again.
pub async fn sit_down(
    app: &App,
    reader: &Reader,
    way: &Way<'_>,
    name: Option<&str>,
    invite: Option<&str>,
) -> Result<Response, Problem> {
    // Whoever comes too late is not made a visitor for that.
    let seats = app.tables().snapshot(way.table).await?;
    if reader.person.is_none() && seats.stage() != Stage::Open {
        return page(app, reader, way, "", None).await;
    }
    let typed = name.unwrap_or_default();
    match known_or_named(app, reader, Some(typed)).await {
        Ok((person, cookie)) => match operations::join(app, &person, way.table, way.seat, invite).await {
            Ok(_) | Err(Problem::AlreadySeated) => Ok(with_cookies(to_table(way.table), cookie)),
            // Somebody was faster: the page says so.
            Err(Problem::SeatTaken) => Ok(with_cookies(page(app, reader, way, typed, None).await?, cookie)),
            Err(problem) => Err(problem),
        },
        Err(problem @ (Problem::Name(_) | Problem::TooMany { .. })) => {
            page(app, reader, way, typed, Some(&problem)).await
        }
        Err(problem) => Err(problem),
    }
}

/// The invitation, with what is wrong with the name that was typed.
pub async fn page(
    app: &App,
    reader: &Reader,
    way: &Way<'_>,
    typed: &str,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let live = app.tables().live(way.table).await?;
    let position = live.snapshot();
    let (row, info) = (&position.row, position.table.info());
    let words = app.words_at(reader, &position);
    let seated = reader.id().is_some_and(|visitor| !position.seats_of(visitor).is_empty());
    let standing = match position.stage() {
        _ if seated => Standing::Seated,
        Stage::Open => Standing::Free,
        Stage::Playing => Standing::Full,
        Stage::Over | Stage::Closed => Standing::Gone,
    };
    let host = position.seats.iter().find(|seat| seat.kind.is(&row.host)).map(|seat| seat.name.as_str());
    let model = Invitation {
        action: &way.action,
        id: &row.id,
        name: &row.name,
        info: &info,
        cover: app.cover(info.key),
        setup: &row.setup,
        host,
        seats: position.seats.iter().map(|seat| models::seat_line(seat, reader.id(), Some(&live))).collect(),
        standing,
        seat: way.seat,
        error: problem.map(|problem| words.say(&problem.say())),
        typed: typed.into(),
    };
    let status = match (problem, standing) {
        (Some(problem), _) => problem.kind().0,
        (None, Standing::Gone) => StatusCode::GONE,
        (None, _) => StatusCode::OK,
    };
    Ok(html(status, page::invitation(&frame(app, reader, &words), &model)))
}
