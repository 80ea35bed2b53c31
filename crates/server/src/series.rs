//! Series of games: what the last one makes of its player, and where that is kept.

use tabletop::Message;

use crate::{
    app::App,
    clock,
    live::{Position, Stage},
    problem::Problem,
    store::{Promotion, SeatKind, VisitorId},
};

/// What the end of a series is called, if this was its last game. The rank is written down the first time it is asked for.
pub async fn honours(app: &App, position: &Position) -> Result<Option<Message>, Problem> {
    let (table, row) = (&position.table, &position.row);
    let [seat] = &position.seats[..] else { return Ok(None) };
    let SeatKind::Person(visitor) = &seat.kind else { return Ok(None) };
    if position.stage() != Stage::Over || table.promote(0, 0).is_none() {
        return Ok(None);
    }
    let total = total_of_series(app, position).await?;
    let before = match app.store().rank_before(&row.id).await? {
        Some(before) => before,
        None => rank_of(app, visitor, &row.game).await?,
    };
    let Some((rank, said)) = table.promote(before, total) else { return Ok(None) };
    let (table, game, at) = (row.id.clone(), row.game.clone(), clock::now());
    let promotion = Promotion { table, visitor: visitor.clone(), game, before, rank, at };
    app.store().promote(&promotion).await?;
    Ok(Some(said))
}

async fn rank_of(app: &App, visitor: &VisitorId, game: &str) -> Result<u8, Problem> {
    let ranks = app.store().ranks_of(visitor).await?;
    Ok(ranks.into_iter().find(|(key, _)| key == game).map_or(0, |(_, rank)| rank))
}

/// The points of this game and of those before it in the same series.
async fn total_of_series(app: &App, last: &Position) -> Result<i32, Problem> {
    let points = |position: &Position| position.table.scores().first().map_or(0, |sheet| sheet.total);
    let mut total = points(last);
    let mut id = last.row.id.clone();
    while let Some(earlier) = app.store().before(&id).await? {
        let position = app.tables().position(&earlier).await?;
        // The last game of an earlier series, or a game of none, ends the walk back.
        if position.table.promote(0, 0).is_some() || position.table.sequel().is_none() {
            break;
        }
        total += points(&position);
        id = earlier;
    }
    Ok(total)
}
