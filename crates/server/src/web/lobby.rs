//! The lobby.

use axum::{extract::State, http::StatusCode, response::Response};
use page::{GameCard, Lobby, TableLine};
use tabletop::Info;

use super::{LISTED, frame, html, models};
use crate::{
    app::App,
    problem::Problem,
    reader::Reader,
    store::{SeatRow, TableRow},
};

/// The first page.
pub async fn lobby(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    let public = app.store().public_tables(LISTED).await?;
    let mine = match reader.id() {
        Some(visitor) => app.store().tables_of(visitor, LISTED).await?,
        None => Vec::new(),
    };
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let line = |(row, seats): &(TableRow, Vec<SeatRow>)| {
        let info = infos.iter().find(|info| info.key == row.game)?;
        Some(table_line(row, seats, info, &reader))
    };
    let others = public.iter().filter(|(row, _)| mine.iter().all(|(own, _)| own.id != row.id));
    let ranks = match reader.id() {
        Some(visitor) => app.store().ranks_of(visitor).await?,
        None => Vec::new(),
    };
    let rank = |(key, rank): &(String, u8)| Some((infos.iter().find(|info| info.key == key)?, *rank));
    let model = Lobby {
        ranks: ranks.iter().filter_map(rank).collect(),
        games: infos.iter().map(|info| game_card(&app, info)).collect(),
        open: others.filter_map(line).collect(),
        mine: mine.iter().filter(|(row, _)| !row.purpose.is_puzzle()).filter_map(line).collect(),
    };
    let page = page::lobby(&frame(&app, &reader, app.words(reader.lang)), &model);
    Ok(html(StatusCode::OK, page))
}

fn game_card<'a>(app: &'a App, info: &'a Info) -> GameCard<'a> {
    let guided = app.game(info.key).is_ok_and(|game| !game.teaching().guide.is_empty());
    GameCard { info, cover: app.cover(info.key), guided }
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
        your_turn: waiting.clone().any(own),
        waits_for: waiting.map(|seat| seat.name.clone()).collect(),
    }
}
