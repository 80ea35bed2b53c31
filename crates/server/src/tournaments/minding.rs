//! What happens by itself: tournaments begin, tables are opened, results are noted, rounds follow one another.

use std::time::Duration;

use super::{Game, Outcome, Stage, Tournament, standings::standings};
use crate::{
    app::App,
    clock, live, opening,
    problem::Problem,
    ratings,
    store::{Known, Purpose, ResultRow, SeatKind, StoreError, TournamentRow, VisitorId},
};

/// So often all tournaments are looked after, and whenever a game of one is over.
const SWEEP: Duration = Duration::from_secs(2);

/// Looks after all tournaments as long as the server runs.
pub async fn mind(app: App) {
    let mut closing = app.context().closing.clone();
    loop {
        match app.store().due_tournaments(clock::now()).await {
            Ok(rows) => {
                for row in rows {
                    let id = row.id.clone();
                    if let Err(problem) = look_after(&app, row).await {
                        tracing::warn!(tournament = id, %problem, "not looked after");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "tournaments are not known"),
        }
        tokio::select! {
            () = app.context().tournaments.notified() => {}
            () = tokio::time::sleep(SWEEP) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
    }
}

async fn look_after(app: &App, row: TournamentRow) -> Result<(), Problem> {
    let Some(mut tournament) = Tournament::of(&row) else {
        tracing::error!(tournament = row.id, "it cannot be read");
        return Ok(());
    };
    let known = people(app, &tournament).await?;
    let mut changed = drop_unknown(&mut tournament, &known);
    let mut bots = 0;
    if tournament.stage == Stage::Open {
        bots = strengths(app, &mut tournament).await?;
    }
    changed |= note_outcomes(app, &mut tournament).await?;
    changed |= tournament.advance(clock::now(), bots);
    if changed {
        let next = TournamentRow { due: tournament.due(), text: tournament.text(), ..row.clone() };
        if !app.store().change_tournament(&next).await? {
            // Somebody signed up at the same time, or another node was faster: the next look finds it so.
            app.context().tournaments.notify_one();
            return Ok(());
        }
        if matches!(tournament.stage, Stage::Over | Stage::Cancelled) {
            let first = standings(&tournament).first().map(|line| line.n);
            tracing::info!(tournament = row.id, stage = tournament.stage.key(), first, "ended");
        }
    }
    for game in tournament.unfinished() {
        open(app, &row.id, &tournament, game, &known).await?;
    }
    Ok(())
}

/// The people who take part, as they are known now.
pub async fn people(app: &App, tournament: &Tournament) -> Result<Vec<Known>, Problem> {
    let ids: Vec<_> = tournament
        .entrants
        .iter()
        .filter_map(|entrant| entrant.person.clone())
        .chain([tournament.host.clone()])
        .map(VisitorId)
        .collect();
    Ok(app.store().known(&ids).await?)
}

/// Whoever has no account any more plays no further round.
fn drop_unknown(tournament: &mut Tournament, known: &[Known]) -> bool {
    let mut changed = false;
    for entrant in tournament.entrants.iter_mut().filter(|entrant| !entrant.left) {
        let Some(person) = &entrant.person else { continue };
        let has_account = known.iter().any(|known| known.person.id.0 == *person && known.login.is_some());
        if !has_account {
            (entrant.left, changed) = (true, true);
        }
    }
    changed
}

/// How strong all are when it begins; the answer is how strong the bots are that fill up.
async fn strengths(app: &App, tournament: &mut Tournament) -> Result<i64, Problem> {
    let mut who: Vec<String> =
        tournament.entrants.iter().filter_map(|entrant| entrant.person.clone()).collect();
    who.extend(tournament.fill.as_ref().map(|level| format!("bot:{level}")));
    let found = ratings::strengths(app.store(), &tournament.game, &who).await?;
    let people = tournament.entrants.iter_mut().filter(|entrant| entrant.person.is_some());
    for (entrant, strength) in people.zip(&found) {
        entrant.strength = *strength;
    }
    Ok(found.last().copied().unwrap_or(0))
}

/// Notes how games ended; says whether any did.
async fn note_outcomes(app: &App, tournament: &mut Tournament) -> Result<bool, Problem> {
    let tables: Vec<String> = tournament.unfinished().filter_map(|game| game.table.clone()).collect();
    if tables.is_empty() {
        return Ok(false);
    }
    let ids: Vec<&str> = tables.iter().map(String::as_str).collect();
    let results = app.store().results_of(&ids).await?;
    let mut changed = false;
    for at in 0..tournament.games.len() {
        let game = &tournament.games[at];
        let Some(table) = game.table.clone().filter(|_| game.outcome.is_none()) else { continue };
        let rows: Vec<&ResultRow> = results.iter().filter(|row| row.table == table).collect();
        let outcome = match rows[..] {
            [first, second] if first.place < second.place => Outcome::First,
            [first, second] if first.place > second.place => Outcome::Second,
            [_, _] => Outcome::Draw,
            _ if is_lost(app, &table).await => Outcome::Draw,
            _ => continue,
        };
        tournament.games[at].outcome = Some(outcome);
        if let Some(n) = missing(app, tournament.games[at].clone(), &table).await {
            tournament.entrants[n].missed += 1;
        }
        changed = true;
    }
    Ok(changed)
}

/// Can the table not be played to its end, because the program has changed meanwhile?
async fn is_lost(app: &App, table: &str) -> bool {
    match app.tables().snapshot(table).await {
        Ok(snapshot) => snapshot.stage() == live::Stage::Closed,
        Err(problem) => matches!(problem, Problem::Outdated | Problem::UnknownGame),
    }
}

/// Who lost the game without having come.
async fn missing(app: &App, game: Game, table: &str) -> Option<usize> {
    let snapshot = app.tables().snapshot(table).await.ok()?;
    let out = *snapshot.company.out().first()?;
    let acted = (0..snapshot.table.steps())
        .any(|step| matches!(snapshot.table.step(step), Some((tabletop::Who::Seat(seat), _)) if seat == out));
    let n = if out.index() == 0 { Some(game.first) } else { game.second };
    n.filter(|_| !acted)
}

/// Opens a table that was named but is not there yet, and keeps it awake.
async fn open(
    app: &App,
    id: &str,
    tournament: &Tournament,
    game: &Game,
    known: &[Known],
) -> Result<(), Problem> {
    let (Some(table), Some(second)) = (&game.table, game.second) else { return Ok(()) };
    if app.store().table(table).await?.is_none() {
        let rules = app.game(&tournament.game)?;
        let player = |n: usize| {
            let entrant = &tournament.entrants[n];
            match (&entrant.person, &entrant.level) {
                (Some(person), _) => {
                    let name = known.iter().find(|known| known.person.id.0 == *person);
                    let name = name.map(|known| known.person.name.clone()).unwrap_or_default();
                    (SeatKind::Person(VisitorId(person.clone())), name)
                }
                (None, level) => (SeatKind::Bot(level.clone().unwrap_or_default()), entrant.name.clone()),
            }
        };
        let players = vec![player(game.first), player(second)];
        let host = VisitorId(tournament.host.clone());
        let terms = tournament.terms.parse()?;
        let mut new = opening::seated(rules, tournament.setup.clone(), terms, &host, true, players);
        new.row.id.clone_from(table);
        new.row.purpose = Purpose::Tournament { id: id.into() };
        match app.store().create(&new, None).await {
            // Another node has opened it.
            Ok(_) | Err(StoreError::Conflict(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    app.tables().live(table).await?;
    Ok(())
}
