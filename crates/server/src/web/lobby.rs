//! The lobby: whoever comes back is at the table that waits in one click, whoever wants a game has one in two.

use axum::{extract::State, http::StatusCode, response::Response};
use page::{Finished, GameCard, Lobby, Start, TableLine, Turns};
use serde::Deserialize;
use tabletop::Info;

use super::{LISTED, frame, html, models};
use crate::{
    app::App,
    clock,
    extract::Asked,
    live::Stage,
    opening,
    problem::Problem,
    reader::Reader,
    store::{ResultRow, SeatKind, SeatRow, TableRow},
    turns,
};

#[derive(Deserialize)]
pub struct Filter {
    game: Option<String>,
}

/// The first page.
pub async fn lobby(
    State(app): State<App>,
    reader: Reader,
    Asked(filter): Asked<Filter>,
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
    let line = |(row, seats): &(TableRow, Vec<SeatRow>)| {
        let info = infos.iter().find(|info| info.key == row.game)?;
        let mut line = table_line(row, seats, info, &reader);
        line.finished = finished(&row.id, seats, &results, &reader);
        Some(line)
    };
    let others = public.iter().filter(|(row, _)| mine.iter().all(|(own, _)| own.id != row.id));
    let filter = filter.game.as_deref().and_then(|key| infos.iter().find(|info| info.key == key));
    let shown = others.filter(|(row, _)| filter.is_none_or(|info| info.key == row.game));
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
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let waiting = turns::waiting(&app, &reader).await?;
    let line = |(row, seats): &(TableRow, Vec<SeatRow>)| {
        Some(table_line(row, seats, infos.iter().find(|info| info.key == row.game)?, &reader))
    };
    let model = Turns { tables: waiting.iter().filter_map(line).collect() };
    Ok(html(StatusCode::OK, page::turns(&frame(&app, &reader, app.words(reader.lang)), &model)))
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
    }
}

/// How a game ended for the reader.
fn finished(table: &str, seats: &[SeatRow], results: &[ResultRow], reader: &Reader) -> Option<Finished> {
    let you = reader.id()?;
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
