//! The pages of tournaments.

use axum::{extract::State, http::StatusCode, response::Response};
use page::{
    EntrantLine, GameEnd, NextGame, PairLine, StandLine, TournamentFacts, TournamentList, TournamentPage,
    TournamentStage,
};
use serde::Deserialize;
use tabletop::{Info, Say, Words};

use super::{frame, html, see_other};
use crate::{
    app::App,
    clock,
    extract::{Asked, Fields, Named},
    opening,
    problem::Problem,
    reader::Reader,
    store::VisitorId,
    terms::Terms,
    tournaments::{self, Announcement, Game, Outcome, Stage, System, Tournament, TournamentError},
};

fn facts<'a>(
    id: &'a str,
    tournament: &'a Tournament,
    info: &'a Info,
    reader: &Reader,
) -> TournamentFacts<'a> {
    let terms: Terms = tournament.terms.parse().unwrap_or_default();
    let until = match tournament.stage {
        Stage::Running => tournament.ends(),
        _ => tournament.begins,
    };
    let you = reader.id().and_then(|you| tournament.number_of(you));
    TournamentFacts {
        id,
        name: &tournament.name,
        info,
        setup: &tournament.setup,
        clock: terms.clock.to_string(),
        rated: terms.rated,
        system: tournament.system.key(),
        rounds: tournament.rounds,
        round: tournament.round(),
        minutes: tournament.minutes,
        left: until - clock::now(),
        stage: match tournament.stage {
            Stage::Open => TournamentStage::Open,
            Stage::Running => TournamentStage::Running,
            Stage::Over => TournamentStage::Over,
            Stage::Cancelled => TournamentStage::Cancelled,
        },
        players: tournament.entrants.iter().filter(|entrant| !entrant.left).count(),
        you: you.is_some_and(|n| !tournament.entrants[n].left),
    }
}

async fn has_account(app: &App, reader: &Reader) -> Result<bool, Problem> {
    match reader.id() {
        Some(you) => Ok(app.store().account_of(you).await?.is_some()),
        None => Ok(false),
    }
}

/// All tournaments.
pub async fn list(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    list_page(&app, &reader, "", None).await
}

async fn list_page(
    app: &App,
    reader: &Reader,
    typed: &str,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let words = app.words(reader.lang);
    let all = tournaments::list(app).await?;
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let line = |(id, tournament): &'_ (String, Tournament)| {
        infos.iter().position(|info| info.key == tournament.game).map(|info| (id.clone(), info))
    };
    let shown: Vec<_> = all.iter().filter_map(|one| line(one).map(|(_, info)| (one, info))).collect();
    let levels = opening::levels();
    let model = TournamentList {
        tournaments: shown
            .iter()
            .map(|((id, tournament), info)| facts(id, tournament, &infos[*info], reader))
            .collect(),
        games: infos.iter().filter(|info| info.seats.contains(&2)).collect(),
        levels: &levels,
        account: has_account(app, reader).await?,
        error: problem.map(|problem| words.say(&problem.say())),
        typed,
    };
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    Ok(html(status, page::tournaments(&frame(app, reader, words), &model)))
}

/// Announces a tournament, or shows the form again with what is wrong.
pub async fn announce(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let field = |name| fields.get(name).unwrap_or_default();
    let number = |name, usual: u32| fields.get(name).map_or(Some(usual), |text| text.parse().ok());
    let plan = || {
        Some(Announcement {
            name: field("name").to_owned(),
            game: field("game").to_owned(),
            setup: String::new(),
            clock: field("clock").to_owned(),
            rated: fields.get("rated").is_some(),
            system: System::from_key(field("system"))?,
            rounds: number("rounds", 5)?,
            minutes: number("minutes", 60)?,
            begins: clock::now() + i64::from(number("in", 15)?) * 60_000,
            most: number("most", 64)? as usize,
            fill: Some(field("fill")).filter(|level| !level.is_empty()).map(str::to_owned),
        })
    };
    let announced = match plan() {
        Some(plan) => tournaments::announce(&app, &reader, &plan).await,
        None => Err(TournamentError::Plan.into()),
    };
    match announced {
        Ok(id) => Ok(see_other(&format!("/tournaments/{id}"))),
        Err(problem @ (Problem::Internal | Problem::NoSession)) => Err(problem),
        Err(problem) => {
            let reader = Reader { path: "/tournaments".into(), ..reader.clone() };
            list_page(&app, &reader, field("name"), Some(&problem)).await
        }
    }
}

#[derive(Deserialize)]
pub struct Which {
    round: Option<u32>,
}

/// A tournament: before it begins, while it is played, and after.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(which): Asked<Which>,
) -> Result<Response, Problem> {
    let tournament = tournaments::find(&app, &id).await?;
    let info = app.game(&tournament.game)?.info();
    let known = tournaments::people(&app, &tournament).await?;
    let who = |person: &str| known.iter().find(|known| known.person.id.0 == person);
    let playing = |n: usize| tournament.unfinished().find(|game| game.is_of(n));
    let entrants = tournament.entrants.iter().enumerate().map(|(n, entrant)| {
        let known = entrant.person.as_deref().and_then(who);
        let table = playing(n).and_then(|game| app.tables().at_hand(game.table.as_deref()?));
        let person = known.map(|known| &known.person.id);
        EntrantLine {
            name: known.map_or(&entrant.name, |known| &known.person.name).clone(),
            login: known.and_then(|known| known.login.clone()),
            level: entrant.level.as_deref().and_then(opening::level),
            rating: entrant.strength,
            left: entrant.left,
            you: person.is_some() && person == reader.id(),
            here: table.zip(person).is_some_and(|(table, person)| table.is_present(person)),
        }
    });
    let round = tournament.round();
    let arena = tournament.system == System::Arena;
    let shown = which.round.filter(|shown| (1..=round).contains(shown)).unwrap_or(round);
    let pair = |game: &Game| PairLine {
        first: game.first,
        second: game.second,
        table: game.table.clone(),
        end: match game.outcome {
            None => GameEnd::NotYet,
            Some(Outcome::First | Outcome::Free) => GameEnd::First,
            Some(Outcome::Second) => GameEnd::Second,
            Some(Outcome::Draw) => GameEnd::Draw,
        },
    };
    // The newest games of an arena come first.
    let mut pairs: Vec<_> =
        tournament.games.iter().filter(|game| arena || game.round == shown).map(pair).collect();
    if arena {
        pairs.reverse();
        pairs.truncate(30);
    }
    let line = |line: tournaments::Line| StandLine {
        place: line.place,
        n: line.n,
        points: line.points,
        opponents: line.opponents,
        games: line.games,
    };
    let you = reader.id().and_then(|you| tournament.number_of(you));
    let next = you.and_then(|you| {
        let game = playing(you)?;
        Some(NextGame {
            round: game.round,
            table: game.table.as_deref()?,
            you,
            other: game.other(you)?,
            first: game.first == you,
        })
    });
    let room = tournament.entrants.len() < tournament.most;
    let open = match tournament.stage {
        Stage::Open => room || you.is_some(),
        Stage::Running => arena && clock::now() < tournament.ends() && (room || you.is_some()),
        Stage::Over | Stage::Cancelled => false,
    };
    let model = TournamentPage {
        facts: facts(&id, &tournament, &info, &reader),
        cover: app.cover(info.key),
        host: who(&tournament.host).map(|known| known.person.name.clone()).unwrap_or_default(),
        most: tournament.most,
        fill: tournament.fill.as_deref().and_then(opening::level),
        entrants: entrants.collect(),
        shown,
        pairs,
        standings: tournaments::standings(&tournament).into_iter().map(line).collect(),
        next,
        pause: tournament.next.map(|next| next - clock::now()),
        yours: reader.id() == Some(&VisitorId(tournament.host.clone())),
        open,
        account: has_account(&app, &reader).await?,
    };
    Ok(html(StatusCode::OK, page::tournament(&frame(&app, &reader, app.words(reader.lang)), &model)))
}

/// Signs up, withdraws, begins, calls off.
pub async fn act(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    match fields.get("deed").unwrap_or_default() {
        "join" => tournaments::sign_up(&app, &reader, &id).await?,
        "leave" => tournaments::withdraw(&app, &reader, &id).await?,
        "start" => tournaments::start_now(&app, &reader, &id).await?,
        "cancel" => tournaments::call_off(&app, &reader, &id).await?,
        _ => return Err(Problem::Malformed("`deed` is `join`, `leave`, `start` or `cancel`".into())),
    }
    Ok(see_other(&format!("/tournaments/{id}")))
}
