//! Who plays how well: leaderboards and profiles.

use axum::{extract::State, http::StatusCode, response::Response};
use page::{HeadToHead, LeaderLine, Leaders, Profile, ProfileRating};
use serde::Deserialize;
use tabletop::Info;

use super::{frame, history, html};
use crate::{
    app::App,
    extract::{Asked, Named},
    opening,
    problem::Problem,
    ratings,
    reader::Reader,
    store::{Leader, RatingRow, VisitorId},
};

/// How many stand on a leaderboard.
const LEADERS: u32 = 100;
/// How many tables are looked at for who came before whom.
const TOGETHER: u32 = 500;

#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
}

/// The best in a game.
pub async fn leaders(
    State(app): State<App>,
    reader: Reader,
    Asked(which): Asked<Which>,
) -> Result<Response, Problem> {
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let info = match which.game {
        Some(key) => infos.iter().find(|info| info.key == key).ok_or(Problem::UnknownGame)?,
        None => infos.first().ok_or(Problem::UnknownGame)?,
    };
    let rows = app.store().leaders(info.key, LEADERS).await?;
    let line = |leader: &Leader| LeaderLine {
        name: leader.name.clone(),
        login: leader.login.clone(),
        level: leader.rating.who.strip_prefix("bot:").and_then(opening::level),
        rating: ratings::shown(leader.rating.rating),
        uncertainty: ratings::shown_uncertainty(leader.rating.uncertainty),
        games: leader.rating.n,
        you: reader.id().is_some_and(|you| you.0 == leader.rating.who),
    };
    let model = Leaders { infos: infos.iter().collect(), info, lines: rows.iter().map(line).collect() };
    Ok(html(StatusCode::OK, page::leaders(&frame(&app, &reader, app.words(reader.lang)), &model)))
}

/// Somebody's page, as everybody may see it.
pub async fn profile(
    State(app): State<App>,
    reader: Reader,
    Named(login): Named,
    Asked(which): Asked<history::Which>,
) -> Result<Response, Problem> {
    let known = app.store().known_by_login(&login.to_lowercase()).await?;
    let (person, since) = known.ok_or(Problem::UnknownPage)?;
    let rows = app.store().ratings_of(&person.id).await?;
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let mut by_game = Vec::new();
    for info in &infos {
        let of_game: Vec<&RatingRow> = rows.iter().filter(|row| row.game == info.key).collect();
        let Some(last) = of_game.last() else { continue };
        by_game.push(ProfileRating {
            info,
            rating: ratings::shown(last.rating),
            uncertainty: ratings::shown_uncertainty(last.uncertainty),
            games: last.n,
            settled: ratings::SETTLED,
            course: of_game.iter().map(|row| ratings::shown(row.rating)).collect(),
        });
    }
    let together = match reader.id().filter(|you| **you != person.id) {
        Some(you) => Some(head_to_head(&app, you, &person.id).await?),
        None => None,
    };
    // A name may hold anything; in addresses it is written as such.
    let path = reader.path.split('?').next().unwrap_or_default().to_owned();
    let model = Profile {
        name: &person.name,
        since,
        ratings: by_game,
        together,
        own: reader.id() == Some(&person.id),
        played: history::played(&app, &reader, &person.id, &path, &infos, &which).await?,
    };
    Ok(html(StatusCode::OK, page::profile(&frame(&app, &reader, app.words(reader.lang)), &model)))
}

/// The reader's own games, with an account or without.
pub async fn own_games(
    State(app): State<App>,
    reader: Reader,
    Asked(which): Asked<history::Which>,
) -> Result<Response, Problem> {
    let you = &reader.person()?.id;
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let played = history::played(&app, &reader, you, "/me/games", &infos, &which).await?;
    Ok(html(StatusCode::OK, page::own_games(&frame(&app, &reader, app.words(reader.lang)), &played)))
}

/// How often one came before the other at tables where both played to the end.
async fn head_to_head(app: &App, you: &VisitorId, other: &VisitorId) -> Result<HeadToHead, Problem> {
    let tables = app.store().tables_of(you, TOGETHER).await?;
    let shared = tables
        .iter()
        .filter(|(row, seats)| row.standing.ended.is_some() && seats.iter().any(|seat| seat.kind.is(other)));
    let ids: Vec<&str> = shared.map(|(row, _)| row.id.as_str()).collect();
    let results = app.store().results_of(&ids).await?;
    let mut score = HeadToHead::default();
    for id in ids {
        let place =
            |who| results.iter().filter(|row| row.table == id && row.kind.is(who)).map(|row| row.place).min();
        match (place(you), place(other)) {
            (Some(own), Some(theirs)) if own < theirs => score.before += 1,
            (Some(own), Some(theirs)) if own > theirs => score.behind += 1,
            (Some(_), Some(_)) => score.level += 1,
            _ => {}
        }
    }
    Ok(score)
}
