//! What people do: announce a tournament, sign up, withdraw, begin earlier, call it off.

use axum::http::StatusCode;
use tabletop::{Message, Say};

use super::{Entrant, LEAST, MOST, Stage, System, Tournament, lot};
use crate::{
    accounts::AccountError,
    app::App,
    clock,
    limits::What,
    live::{Command, Doing},
    names, opening,
    problem::Problem,
    random, ratings,
    reader::Reader,
    store::{TournamentRow, VisitorId},
    terms::{Clock, Terms, TimeOut},
};

/// So many tournaments of one host may be announced or running.
const HELD: usize = 5;
/// So many are looked at.
const LISTED: u32 = 200;
/// So often a change is tried if others change the same tournament.
const TRIES: usize = 20;
const ROUNDS: std::ops::RangeInclusive<u32> = 1..=15;
const MINUTES: std::ops::RangeInclusive<u32> = 1..=720;
/// A tournament is announced at most so long before, in milliseconds.
const AHEAD: i64 = 60 * 24 * 3600 * 1000;

/// Why something about a tournament did not go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    /// There is no such tournament.
    #[error("no such tournament")]
    Unknown,
    /// It has begun, or is over.
    #[error("too late")]
    Late,
    /// As many as may take part have signed up.
    #[error("full")]
    Full,
    /// Who asks does not take part.
    #[error("not signed up")]
    NotIn,
    /// It is somebody else's.
    #[error("another host")]
    NotHost,
    /// Not for two, without a clock, or with numbers out of all bounds.
    #[error("no such tournament can be played")]
    Plan,
    /// There are enough of this host.
    #[error("too many tournaments")]
    Enough,
}

impl TournamentError {
    /// The status and the code by which programs know the problem.
    pub fn kind(self) -> (StatusCode, &'static str) {
        match self {
            TournamentError::Unknown => (StatusCode::NOT_FOUND, "unknown-tournament"),
            TournamentError::Late => (StatusCode::CONFLICT, "tournament-begun"),
            TournamentError::Full => (StatusCode::CONFLICT, "tournament-full"),
            TournamentError::NotIn => (StatusCode::CONFLICT, "not-signed-up"),
            TournamentError::NotHost => (StatusCode::FORBIDDEN, "not-host"),
            TournamentError::Plan => (StatusCode::UNPROCESSABLE_ENTITY, "tournament-plan"),
            TournamentError::Enough => (StatusCode::CONFLICT, "tournaments-enough"),
        }
    }
}

impl Say for TournamentError {
    fn say(&self) -> Message {
        match self {
            TournamentError::Unknown => Message::new("ui-problem-tournament-unknown"),
            TournamentError::Late => Message::new("ui-problem-tournament-late"),
            TournamentError::Full => Message::new("ui-problem-tournament-full"),
            TournamentError::NotIn => Message::new("ui-problem-tournament-not-in"),
            TournamentError::NotHost => Message::new("ui-problem-tournament-not-host"),
            TournamentError::Plan => Message::new("ui-problem-tournament-plan"),
            TournamentError::Enough => Message::new("ui-problem-tournament-enough").with("most", HELD),
        }
    }
}

/// What somebody announces.
#[derive(Clone, Debug)]
pub struct Announcement {
    /// What it is called.
    pub name: String,
    /// The key of the game.
    pub game: String,
    /// The setup as typed; empty for the usual game of two.
    pub setup: String,
    /// The clock, as tables keep it.
    pub clock: String,
    /// Does it count for ratings?
    pub rated: bool,
    /// How opponents are found.
    pub system: System,
    /// How many rounds of a Swiss tournament.
    pub rounds: u32,
    /// How long an arena takes.
    pub minutes: u32,
    /// When it begins, in milliseconds since 1970.
    pub begins: i64,
    /// So many may take part.
    pub most: usize,
    /// Bots of this level fill up.
    pub fill: Option<String>,
}

/// The reader, who must have an account.
async fn known(app: &App, reader: &Reader) -> Result<VisitorId, Problem> {
    let you = &reader.person()?.id;
    match app.store().account_of(you).await? {
        Some(_) => Ok(you.clone()),
        None => Err(AccountError::NoAccount.into()),
    }
}

/// Announces a tournament; the answer is its id.
pub async fn announce(app: &App, reader: &Reader, plan: &Announcement) -> Result<String, Problem> {
    let host = known(app, reader).await?;
    let game = app.game(&plan.game)?;
    let setup = if plan.setup.trim().is_empty() { "2p" } else { &plan.setup };
    let setup = game.opening(setup)?;
    let terms =
        Terms { clock: plan.clock.parse()?, time_out: TimeOut::Lose, rated: plan.rated, beyond_luck: false };
    let now = clock::now();
    let possible = game.seats(&setup)? == 2
        && terms.clock != Clock::None
        && ROUNDS.contains(&plan.rounds)
        && MINUTES.contains(&plan.minutes)
        && (LEAST..=MOST).contains(&plan.most)
        && (now - 60_000..now + AHEAD).contains(&plan.begins);
    if !possible {
        return Err(TournamentError::Plan.into());
    }
    if let Some(level) = &plan.fill
        && opening::level(level).is_none()
    {
        return Err(Problem::Level(level.clone()));
    }
    let tournament = Tournament {
        name: names::clean(&plan.name)?,
        host: host.0.clone(),
        game: plan.game.clone(),
        setup,
        terms: terms.to_string(),
        system: plan.system,
        rounds: if plan.system == System::Swiss { plan.rounds } else { 0 },
        minutes: if plan.system == System::Arena { plan.minutes } else { 0 },
        begins: plan.begins,
        most: plan.most,
        fill: plan.fill.clone(),
        stage: Stage::Open,
        entrants: Vec::new(),
        games: Vec::new(),
        next: None,
        ended: None,
    };
    let going = list(app).await?;
    let own = going.iter().filter(|(_, other)| other.host == host.0 && other.ended.is_none());
    if own.count() >= HELD {
        return Err(TournamentError::Enough.into());
    }
    app.gate().pass(What::Tables, reader)?;
    let row = TournamentRow {
        id: random::id(),
        created: now,
        due: tournament.due(),
        version: 0,
        text: tournament.text(),
    };
    app.store().open_tournament(&row).await?;
    Ok(row.id)
}

/// The newest tournaments, those that are not over first.
pub async fn list(app: &App) -> Result<Vec<(String, Tournament)>, Problem> {
    let rows = app.store().tournaments(LISTED).await?;
    Ok(rows.into_iter().filter_map(|row| Some((row.id.clone(), Tournament::of(&row)?))).collect())
}

/// A tournament.
pub async fn find(app: &App, id: &str) -> Result<Tournament, Problem> {
    let row = app.store().tournament(id).await?.ok_or(TournamentError::Unknown)?;
    Tournament::of(&row).ok_or(Problem::Internal)
}

/// Changes a tournament, once more if somebody else was faster.
async fn change<T>(
    app: &App,
    id: &str,
    mut what: impl FnMut(&mut Tournament) -> Result<T, Problem>,
) -> Result<T, Problem> {
    for _ in 0..TRIES {
        let row = app.store().tournament(id).await?.ok_or(TournamentError::Unknown)?;
        let mut tournament = Tournament::of(&row).ok_or(Problem::Internal)?;
        let done = what(&mut tournament)?;
        let row = TournamentRow { due: tournament.due(), text: tournament.text(), ..row };
        if app.store().change_tournament(&row).await? {
            app.context().tournaments.notify_one();
            return Ok(done);
        }
    }
    Err(Problem::Busy)
}

/// Signs the reader up. Whoever has signed up has done so.
pub async fn sign_up(app: &App, reader: &Reader, id: &str) -> Result<(), Problem> {
    let you = known(app, reader).await?;
    let game = find(app, id).await?.game;
    let strength = ratings::strengths(app.store(), &game, std::slice::from_ref(&you.0)).await?[0];
    let lot = lot();
    change(app, id, |tournament| {
        let late = match (tournament.stage, tournament.system) {
            (Stage::Open, _) => false,
            // An arena is open to whoever comes while it lasts.
            (Stage::Running, System::Arena) => clock::now() >= tournament.ends(),
            _ => true,
        };
        if late {
            return Err(TournamentError::Late.into());
        }
        if let Some(n) = tournament.number_of(&you) {
            tournament.entrants[n].left = false;
            return Ok(());
        }
        if tournament.entrants.len() >= tournament.most {
            return Err(TournamentError::Full.into());
        }
        tournament.entrants.push(Entrant {
            person: Some(you.0.clone()),
            level: None,
            name: String::new(),
            strength,
            lot,
            left: false,
            missed: 0,
        });
        Ok(())
    })
    .await
}

/// Takes the reader off the list. The game under way, if there is one, is given up.
pub async fn withdraw(app: &App, reader: &Reader, id: &str) -> Result<(), Problem> {
    let you = reader.person()?.id.clone();
    let table = change(app, id, |tournament| {
        let n = tournament.number_of(&you).ok_or(TournamentError::NotIn)?;
        match tournament.stage {
            Stage::Open => {
                tournament.entrants.remove(n);
                Ok(None)
            }
            Stage::Running => {
                tournament.entrants[n].left = true;
                Ok(tournament.unfinished().find(|game| game.is_of(n)).and_then(|game| game.table.clone()))
            }
            Stage::Over | Stage::Cancelled => Err(TournamentError::Late.into()),
        }
    })
    .await?;
    if let Some(table) = table {
        let doing = Doing::Resign(None);
        let given_up =
            app.tables().ask(&table, |answer| Command::People { by: you.clone(), doing, answer }).await;
        if let Err(problem) = given_up {
            tracing::debug!(table, %problem, "nothing to give up");
        }
    }
    Ok(())
}

/// The host does not wait for the time that was announced, or for the end of the break between two rounds.
pub async fn start_now(app: &App, reader: &Reader, id: &str) -> Result<(), Problem> {
    let you = reader.person()?.id.clone();
    change(app, id, |tournament| {
        if tournament.next.is_some() && tournament.host == you.0 {
            tournament.next = Some(clock::now());
            return Ok(());
        }
        by_host(tournament, &you)?;
        tournament.begins = tournament.begins.min(clock::now());
        Ok(())
    })
    .await
}

/// The host calls a tournament off that has not begun.
pub async fn call_off(app: &App, reader: &Reader, id: &str) -> Result<(), Problem> {
    let you = reader.person()?.id.clone();
    change(app, id, |tournament| {
        by_host(tournament, &you)?;
        tournament.end(Stage::Cancelled, clock::now());
        Ok(())
    })
    .await
}

fn by_host(tournament: &Tournament, you: &VisitorId) -> Result<(), Problem> {
    match tournament.stage {
        _ if tournament.host != you.0 => Err(TournamentError::NotHost.into()),
        Stage::Open => Ok(()),
        _ => Err(TournamentError::Late.into()),
    }
}
