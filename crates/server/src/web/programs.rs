//! The reader's own bots and their tokens.

use axum::{extract::State, http::StatusCode, response::Response};
use page::OwnBots;
use tabletop::{Say, Words};

use super::{frame, html, see_other};
use crate::{
    app::App,
    extract::{Fields, Named},
    problem::Problem,
    reader::{Reader, Welcome},
    store::VisitorId,
};

/// What the page shows beside the list.
#[derive(Default)]
struct Beside<'a> {
    fresh: Option<Welcome>,
    problem: Option<&'a Problem>,
    typed: &'a str,
}

/// The list.
pub async fn show(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    bots(&app, &reader, Beside::default()).await
}

/// Lets a bot in. Its token stands on the page that answers, and nowhere else.
pub async fn issue_token(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Problem> {
    let typed = fields.get("name").unwrap_or_default();
    match Welcome::program(&app, &reader, typed).await {
        Ok(fresh) => bots(&app, &reader, Beside { fresh: Some(fresh), ..Beside::default() }).await,
        Err(problem @ Problem::Name(_)) => {
            bots(&app, &reader, Beside { problem: Some(&problem), typed, ..Beside::default() }).await
        }
        Err(problem) => Err(problem),
    }
}

/// Revokes a token. Who sends the form twice sees the same list.
pub async fn revoke_token(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
) -> Result<Response, Problem> {
    app.revoke_token(&reader.person()?.id, &VisitorId(id)).await?;
    Ok(see_other("/bots"))
}

async fn bots(app: &App, reader: &Reader, beside: Beside<'_>) -> Result<Response, Problem> {
    let words = app.words(reader.lang);
    let programs = app.store().programs_of(&reader.person()?.id).await?;
    let model = OwnBots {
        bots: programs.into_iter().map(|program| (program.player.id.0, program.player.name)).collect(),
        fresh: beside.fresh.map(|welcome| (welcome.person.name, welcome.token)),
        origin: &reader.origin,
        error: beside.problem.map(|problem| words.say(&problem.say())),
        typed: beside.typed.into(),
    };
    let status = beside.problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    Ok(html(status, page::own_bots(&frame(app, reader, words), &model)))
}
