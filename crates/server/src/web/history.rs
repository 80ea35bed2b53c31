//! Somebody's games: which, against whom, how they ended, where the points came from.

use std::collections::BTreeMap;

use page::{Played, PlayedFilter, PlayedGame, PointSources, Tally};
use serde::Deserialize;
use tabletop::Info;

use super::lobby;
use crate::{
    app::App,
    archives, clock,
    problem::Problem,
    ratings,
    reader::Reader,
    store::{Purpose, RatingRow, ResultRow, SeatKind, SeatRow, TableRow, VisitorId},
    terms::{Clock, DAY},
};

/// So many tables are looked at, and so many games listed.
const LOOKED_AT: u32 = 1000;
const LISTED: usize = 60;
/// The points of so many games of each game are told apart by what they were for.
const TOLD_APART: usize = 12;
/// A clock that gives less than this for a turn is a live one, in seconds.
const SLOW: u32 = 8 * 3600;

/// What the address asks for.
#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
    against: Option<String>,
    clock: Option<String>,
    only: Option<String>,
}

fn one_of(text: Option<&str>, words: &[&'static str]) -> Option<&'static str> {
    words.iter().copied().find(|word| text == Some(word))
}

/// Is the clock a live one, a slow one, or none?
pub fn kind_of_clock(clock: Clock) -> &'static str {
    match clock {
        Clock::None => "none",
        Clock::Turn(turn) if turn >= SLOW => "slow",
        Clock::Turn(_) | Clock::Stock { .. } => "live",
    }
}

/// Somebody's games, as the reader may see them: one's own all, those of others where they counted or were open to all.
pub async fn played<'a>(
    app: &App,
    reader: &Reader,
    of: &VisitorId,
    path: &'a str,
    infos: &'a [Info],
    which: &Which,
) -> Result<Played<'a>, Problem> {
    let own = reader.id() == Some(of);
    let tables = app.store().tables_of(of, LOOKED_AT).await?;
    let mut tables: Vec<(TableRow, Vec<SeatRow>)> = tables
        .into_iter()
        .filter(|(row, _)| row.standing.ended.is_some() && (own || row.terms.rated || row.public))
        .filter(|(row, _)| matches!(row.purpose, Purpose::Game | Purpose::Free | Purpose::Tournament { .. }))
        .collect();
    tables.sort_by_key(|(row, _)| -row.standing.ended.unwrap_or_default());
    let ids: Vec<&str> = tables.iter().map(|(row, _)| row.id.as_str()).collect();
    let results = app.store().results_of(&ids).await?;
    let rated = app.store().ratings_of(of).await?;
    let mut by_table: BTreeMap<&str, Vec<&ResultRow>> = BTreeMap::new();
    for row in &results {
        by_table.entry(&row.table).or_default().push(row);
    }
    let filter = PlayedFilter {
        game: which.game.clone().filter(|key| infos.iter().any(|info| info.key == key)),
        against: one_of(which.against.as_deref(), &["people", "bots"]),
        clock: one_of(which.clock.as_deref(), &["live", "slow", "none"]),
        only: one_of(which.only.as_deref(), &["first", "rated"]),
    };
    let now = clock::now();
    let place_of = |table: &str| {
        let rows = by_table.get(table)?;
        rows.iter().filter(|row| row.kind.is(of)).map(|row| row.place).min()
    };
    let fits = |(row, seats): &&(TableRow, Vec<SeatRow>)| {
        let people = seats.iter().any(|seat| matches!(&seat.kind, SeatKind::Person(who) if who != of));
        filter.game.as_ref().is_none_or(|game| *game == row.game)
            && filter.against.is_none_or(|against| people == (against == "people"))
            && filter.clock.is_none_or(|clock| clock == kind_of_clock(row.terms.clock))
            && match filter.only {
                Some("first") => seats.len() > 1 && place_of(&row.id) == Some(1),
                Some(_) => row.terms.rated,
                None => true,
            }
    };
    let shown: Vec<_> = tables.iter().filter(fits).collect();
    let info_of = |row: &TableRow| infos.iter().find(|info| info.key == row.game);
    let games = shown.iter().take(LISTED).filter_map(|(row, seats)| {
        Some(PlayedGame {
            id: row.id.clone(),
            info: info_of(row)?,
            setup: row.setup.clone(),
            days: (now - row.standing.ended?).max(0) / (i64::from(DAY) * 1000),
            finished: lobby::finished_for(&row.id, seats, &results, of),
            change: change(&rated, &row.id),
        })
    });
    let games = games.collect();
    let tallies = infos.iter().flat_map(|info| tallies(info, &shown, &by_table, of)).collect();
    let mut sources = Vec::new();
    for info in infos {
        let of_game = shown.iter().filter(|(row, _)| row.game == info.key).take(TOLD_APART);
        let of_game: Vec<_> = of_game.copied().collect();
        let found = sources_of(app, reader, &of_game, of).await?;
        if !found.is_empty() {
            sources.push(PointSources { info, sources: found });
        }
    }
    Ok(Played { path, infos: infos.iter().collect(), filter, games, tallies, sources })
}

/// What a table did to the rating.
pub fn change(rated: &[RatingRow], table: &str) -> Option<i64> {
    let after = rated.iter().find(|row| row.table == table)?;
    let before = rated.iter().find(|row| row.game == after.game && row.n + 1 == after.n);
    let before = before.map_or(1500, |row| ratings::shown(row.rating));
    Some(ratings::shown(after.rating) - before)
}

fn tallies<'a>(
    info: &'a Info,
    shown: &[&(TableRow, Vec<SeatRow>)],
    results: &BTreeMap<&str, Vec<&ResultRow>>,
    of: &VisitorId,
) -> Vec<Tally<'a>> {
    let mut found: BTreeMap<usize, Tally<'a>> = BTreeMap::new();
    for (row, seats) in shown.iter().filter(|(row, _)| row.game == info.key) {
        let Some(rows) = results.get(row.id.as_str()) else { continue };
        let Some(best) = rows.iter().filter(|row| row.kind.is(of)).min_by_key(|row| row.place) else {
            continue;
        };
        let empty = Tally { info, seats: seats.len(), games: 0, firsts: 0, points: 0.0 };
        let tally = found.entry(seats.len()).or_insert(empty);
        tally.games += 1;
        tally.firsts += usize::from(best.place == 1 && seats.len() > 1);
        tally.points += f64::from(best.points);
    }
    let average = |mut tally: Tally<'a>| {
        tally.points /= tally.games as f64;
        tally
    };
    found.into_values().map(average).collect()
}

/// What somebody's points were for, on average, the most first; from what was kept when the games ended.
async fn sources_of(
    app: &App,
    reader: &Reader,
    tables: &[&(TableRow, Vec<SeatRow>)],
    of: &VisitorId,
) -> Result<Vec<(String, f64)>, Problem> {
    let mut sums: BTreeMap<String, i64> = BTreeMap::new();
    let mut games = 0;
    for (row, seats) in tables {
        let Some(archive) = archives::find(app, &row.id).await? else { continue };
        let own = seats.iter().find(|seat| seat.kind.is(of)).map(|seat| seat.name.as_str());
        let Some(items) = own.and_then(|name| archive.items_of(reader.lang, name)) else { continue };
        games += 1;
        for (what, points) in items {
            *sums.entry(what.clone()).or_default() += i64::from(*points);
        }
    }
    let mut found: Vec<_> =
        sums.into_iter().map(|(what, points)| (what, points as f64 / f64::from(games.max(1)))).collect();
    found.retain(|(_, points)| *points > 0.05);
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    Ok(found)
}
