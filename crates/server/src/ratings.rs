//! How strong people and bots are: Weng-Lin, which knows games of several players and how uncertain it is.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{
    clock,
    live::{Context, Snapshot},
    problem::Problem,
    store::{RatingRow, ResultRow, SeatKind, Store, StoreError},
};

/// A rating is certain enough after so many games.
pub const SETTLED: u32 = 10;
/// How often a game is counted anew because another one of the same people ended at the same time.
const TRIES: usize = 5;

/// A rating as people read it: 1500 for somebody unknown, 200 points for about one class.
pub fn shown(rating: f64) -> i64 {
    (1500.0 + (rating - 25.0) * 48.0).round() as i64
}

/// How uncertain it is, in the same points.
pub fn shown_uncertainty(uncertainty: f64) -> i64 {
    (uncertainty * 48.0).round() as i64
}

/// The name under which somebody is rated.
fn rated_as(kind: &SeatKind) -> Option<String> {
    match kind {
        SeatKind::Person(visitor) => Some(visitor.0.clone()),
        SeatKind::Bot(level) => Some(format!("bot:{level}")),
        SeatKind::Open => None,
    }
}

/// How strong these are in a game, as people read it; who has no rating yet is taken for average.
pub async fn strengths(store: &dyn Store, game: &str, who: &[String]) -> Result<Vec<i64>, StoreError> {
    let known = store.ratings_now(game, who).await?;
    let of = |who: &String| known.iter().find(|row| row.who == *who).map_or(1500, |row| shown(row.rating));
    Ok(who.iter().map(of).collect())
}

/// Counts a rated game that is over, once.
pub async fn count(context: &Context, table: &Snapshot, results: &[ResultRow]) -> Result<(), Problem> {
    if !table.row.terms.rated || results.is_empty() || context.store.is_rated(&table.row.id).await? {
        return Ok(());
    }
    let mut who: Vec<String> = results.iter().filter_map(|row| rated_as(&row.kind)).collect();
    // Two bots of one level, or one person on two seats, would play against themselves.
    let seats = who.len();
    who.sort();
    who.dedup();
    if who.len() != seats || seats < 2 {
        return Ok(());
    }
    for _ in 0..TRIES {
        let known = context.store.ratings_now(&table.row.game, &who).await?;
        let before =
            |row: &ResultRow| known.iter().find(|known| Some(&known.who) == rated_as(&row.kind).as_ref());
        let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> = results
            .iter()
            .map(|row| {
                let rating = before(row).map_or_else(WengLinRating::new, |known| WengLinRating {
                    rating: known.rating,
                    uncertainty: known.uncertainty,
                });
                ([rating], MultiTeamOutcome::new(usize::from(row.place)))
            })
            .collect();
        let teams: Vec<_> = teams.iter().map(|(team, place)| (&team[..], *place)).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        let rows: Vec<RatingRow> = results
            .iter()
            .zip(after)
            .filter_map(|(row, after)| {
                Some(RatingRow {
                    game: table.row.game.clone(),
                    who: rated_as(&row.kind)?,
                    n: before(row).map_or(0, |known| known.n) + 1,
                    table: table.row.id.clone(),
                    at: clock::now(),
                    rating: after.first()?.rating,
                    uncertainty: after.first()?.uncertainty,
                })
            })
            .collect();
        if context.store.add_ratings(&rows).await? || context.store.is_rated(&table.row.id).await? {
            return Ok(());
        }
    }
    tracing::error!(table = table.row.id, "a rated game could not be counted");
    Ok(())
}
