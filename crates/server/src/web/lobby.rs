//! The lobby: whoever comes back is at the table that waits in one click, whoever wants a game has one in two.

use std::collections::HashMap;

use axum::{extract::State, http::StatusCode, response::Response};
use page::{Finished, GameCard, Lobby, Start, TableLine, Turns};
use serde::Deserialize;
use tabletop::{Info, Say, Words};

use super::{LISTED, frame, history, html, models, see_other};
use crate::{
    app::App,
    clock,
    extract::{Asked, Fields},
    hooks,
    live::Stage,
    opening,
    problem::Problem,
    ratings,
    reader::Reader,
    store::{ResultRow, SeatKind, SeatRow, TableRow, VisitorId},
    turns,
};

#[derive(Deserialize)]
pub struct Filter {
    game: Option<String>,
    clock: Option<String>,
    level: Option<String>,
}

/// About as strong as somebody is who differs by no more, in points of a rating.
const ABOUT: i64 = 200;

/// How strong those are who opened these tables, and the reader, by game.
async fn strengths(
    app: &App,
    reader: &Reader,
    tables: &[(TableRow, Vec<SeatRow>)],
) -> Result<HashMap<(String, String), i64>, Problem> {
    let mut by_game: HashMap<&str, Vec<String>> = HashMap::new();
    for (row, _) in tables {
        by_game.entry(&row.game).or_default().push(row.host.0.clone());
    }
    let mut found = HashMap::new();
    for (game, mut who) in by_game {
        who.extend(reader.id().map(|you| you.0.clone()));
        for rating in app.store().ratings_now(game, &who).await? {
            found.insert((rating.game, rating.who), ratings::shown(rating.rating));
        }
    }
    Ok(found)
}

/// The first page.
pub async fn lobby(
    State(app): State<App>,
    reader: Reader,
    Asked(asked): Asked<Filter>,
) -> Result<Response, Problem> {
    let public = app.store().public_tables(LISTED).await?;
    let mine = match reader.id() {
        Some(visitor) => app.store().tables_of(visitor, LISTED).await?,
        None => Vec::new(),
    };
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let over: Vec<&str> =
        mine.iter().filter(|(row, _)| row.stage() == Stage::Over).map(|(row, _)| &*row.id).collect();
    let results = app.store().results_of(&over).await?;
    let strong = strengths(&app, &reader, &public).await?;
    let strength_of = |game: &str, who: &VisitorId| strong.get(&(game.to_owned(), who.0.clone())).copied();
    let own_strength = |game: &str| strength_of(game, reader.id()?);
    let line = |(row, seats): &(TableRow, Vec<SeatRow>)| {
        let info = infos.iter().find(|info| info.key == row.game)?;
        let mut line = table_line(row, seats, info, &reader);
        line.strength = strength_of(&row.game, &row.host);
        line.finished = finished(&row.id, seats, &results, &reader);
        Some(line)
    };
    let others = public.iter().filter(|(row, _)| mine.iter().all(|(own, _)| own.id != row.id));
    let filter = asked.game.as_deref().and_then(|key| infos.iter().find(|info| info.key == key));
    let clock = ["live", "slow", "none"].into_iter().find(|kind| asked.clock.as_deref() == Some(kind));
    let level = asked.level.is_some();
    let shown = others.filter(|(row, _)| {
        let near = || {
            let strengths = own_strength(&row.game).zip(strength_of(&row.game, &row.host));
            strengths.is_some_and(|(own, other)| own.abs_diff(other) <= ABOUT as u64)
        };
        filter.is_none_or(|info| info.key == row.game)
            && clock.is_none_or(|clock| clock == history::kind_of_clock(row.terms.clock))
            && (!level || near())
    });
    let ranks = match reader.id() {
        Some(visitor) => app.store().ranks_of(visitor).await?,
        None => Vec::new(),
    };
    let rank = |(key, rank): &(String, u8)| Some((infos.iter().find(|info| info.key == key)?, *rank));
    let levels = opening::levels();
    let last = mine.iter().map(|(row, _)| row).max_by_key(|row| row.created).map(|row| row.game.as_str());
    let last = last.and_then(|key| infos.iter().find(|info| info.key == key)).or(infos.first());
    let model = Lobby {
        ranks: ranks.iter().filter_map(rank).collect(),
        games: infos.iter().map(|info| game_card(&app, info)).collect(),
        open: shown.filter_map(line).collect(),
        mine: mine.iter().filter(|(row, _)| !row.purpose.is_puzzle()).filter_map(line).collect(),
        filter,
        clock,
        level,
        has_level: level || infos.iter().any(|info| own_strength(info.key).is_some()),
        start: Start { last, levels: &levels },
    };
    let page = page::lobby(&frame(&app, &reader, app.words(reader.lang)), &model);
    Ok(html(StatusCode::OK, page))
}

fn game_card<'a>(app: &'a App, info: &'a Info) -> GameCard<'a> {
    let guided = app.game(info.key).is_ok_and(|game| !game.teaching().guide.is_empty());
    GameCard { info, cover: app.cover(info.key), guided }
}

/// Where it is the reader's turn.
pub async fn turns(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    turns_page(&app, &reader, None).await
}

/// Where the reader wants to be called, or nowhere any more.
pub async fn hook(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let done = match fields.get("deed") {
        Some("end") => hooks::end(&app, &reader).await,
        _ => hooks::set(&app, &reader, fields.get("url").unwrap_or_default()).await.map(drop),
    };
    let reader = Reader { path: "/turns".into(), ..reader };
    match done {
        Ok(()) => Ok(see_other("/turns#hook")),
        Err(problem @ Problem::Hook(_)) => turns_page(&app, &reader, Some(&problem)).await,
        Err(problem) => Err(problem),
    }
}

async fn turns_page(app: &App, reader: &Reader, problem: Option<&Problem>) -> Result<Response, Problem> {
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let waiting = turns::waiting(app, reader).await?;
    let line = |(row, seats): &(TableRow, Vec<SeatRow>)| {
        Some(table_line(row, seats, infos.iter().find(|info| info.key == row.game)?, reader))
    };
    let words = app.words(reader.lang);
    let model = Turns {
        tables: waiting.iter().filter_map(line).collect(),
        account: app.store().account_of(&reader.person()?.id).await?.is_some(),
        hook: hooks::of(app, reader).await?.map(|hook| (hook.url, hook.secret)),
        error: problem.map(|problem| words.say(&problem.say())),
    };
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    Ok(html(status, page::turns(&frame(app, reader, words), &model)))
}

fn table_line<'a>(row: &TableRow, seats: &[SeatRow], info: &'a Info, reader: &Reader) -> TableLine<'a> {
    let waiting = seats.iter().filter(|seat| row.standing.turn.contains(seat.seat.letter()));
    let own = |seat: &SeatRow| reader.id().is_some_and(|visitor| seat.kind.is(visitor));
    TableLine {
        id: row.id.clone(),
        name: row.name.clone(),
        info,
        setup: row.setup.clone(),
        seats: seats.iter().map(|seat| models::seat_line(seat, reader.id(), None)).collect(),
        state: models::state(row.stage()),
        your_turn: row.stage() == Stage::Playing && waiting.clone().any(own),
        waits_for: waiting.map(|seat| seat.name.clone()).collect(),
        clock: row.terms.clock.to_string(),
        left: row.standing.due.map(|due| due - clock::now()),
        finished: None,
        strength: None,
    }
}

/// How a game ended for the reader.
fn finished(table: &str, seats: &[SeatRow], results: &[ResultRow], reader: &Reader) -> Option<Finished> {
    finished_for(table, seats, results, reader.id()?)
}

/// How a game ended for somebody.
pub fn finished_for(
    table: &str,
    seats: &[SeatRow],
    results: &[ResultRow],
    you: &VisitorId,
) -> Option<Finished> {
    let rows: Vec<_> = results.iter().filter(|row| row.table == table).collect();
    let place = rows.iter().filter(|row| row.kind.is(you)).map(|row| row.place).min()?;
    let others = rows.iter().filter(|row| !row.kind.is(you));
    let name = |row: &&&ResultRow| seats.get(usize::from(row.seat)).map(|seat| seat.name.clone());
    let mut points: Vec<(u8, i32)> = rows.iter().map(|row| (row.place, row.points)).collect();
    points.sort_by_key(|&(place, points)| (place, -points));
    Some(Finished {
        place,
        shared: rows.iter().filter(|row| row.place == place).count() > 1 && rows.len() > 1,
        alone: rows.iter().all(|row| matches!(&row.kind, SeatKind::Person(who) if who == you)),
        against: others.filter_map(|row| name(&row)).collect(),
        points: points.into_iter().map(|(_, points)| points).collect(),
    })
}
