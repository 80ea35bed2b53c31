//! Series of games: what the last one makes of its player, and where that is kept.

use tabletop::{Message, Turn, Viewer};

use crate::{
    clock,
    live::{Context, Snapshot, Stage},
    problem::Problem,
    store::{Promotion, SeatKind},
};

/// What the end of a series makes of its player, if `last` is the end of one: it is written with the step that brought it
/// about, so that nothing has to be looked at, and nobody has to wait, for a rank to be kept.
pub async fn promotion(context: &Context, last: &Snapshot) -> Result<Option<Promotion>, Problem> {
    let (table, row) = (&last.table, &last.row);
    let [seat] = &last.seats[..] else { return Ok(None) };
    let SeatKind::Person(visitor) = &seat.kind else { return Ok(None) };
    // A game that was given up is over, too, but not by its rules.
    if last.stage() != Stage::Over || table.turn() != Turn::Over || table.promote(0, 0).is_none() {
        return Ok(None);
    }
    let ranks = context.store.ranks_of(visitor).await?;
    let before = ranks.into_iter().find(|(key, _)| *key == row.game).map_or(0, |(_, rank)| rank);
    let total = total_of_series(context, last).await?;
    Ok(table.promote(before, total).map(|(rank, _)| Promotion {
        table: row.id.clone(),
        visitor: visitor.clone(),
        game: row.game.clone(),
        before,
        rank,
        at: clock::now(),
    }))
}

/// What the end of a series is called, if this was its last game.
pub async fn honours(context: &Context, snapshot: &Snapshot) -> Result<Option<Message>, Problem> {
    let Some(before) = context.store.rank_before(&snapshot.row.id).await? else { return Ok(None) };
    let total = total_of_series(context, snapshot).await?;
    Ok(snapshot.table.promote(before, total).map(|(_, said)| said))
}

/// The points of this game and of those before it in the same series.
async fn total_of_series(context: &Context, last: &Snapshot) -> Result<i32, Problem> {
    let points = |snapshot: &Snapshot| {
        let scores = snapshot.table.viewed_by(Viewer::Spectator, None).scores();
        scores.first().map_or(0, |score| score.total)
    };
    let mut total = points(last);
    let mut id = last.row.id.clone();
    while let Some(earlier) = context.store.predecessor(&id).await? {
        let (snapshot, _) = Snapshot::load(context, &earlier).await?;
        // The last game of an earlier series, or a game of none, ends the walk back.
        if snapshot.table.promote(0, 0).is_some() || snapshot.table.sequel().is_none() {
            break;
        }
        total += points(&snapshot);
        id = earlier;
    }
    Ok(total)
}
