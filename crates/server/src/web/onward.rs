//! On from a finished game: playing on from any step of it, and records that people bring along.

use axum::{extract::State, http::StatusCode, response::Response};
use page::BringRecord;
use tabletop::{Message, Say, Seat, Turn, Words};

use super::{
    forms::{to_table, with_cookies},
    frame, html, see_other,
    study::somebody,
};
use crate::{
    app::App,
    clock,
    extract::{self, Fields, Named},
    live::{Snapshot, Stage},
    opening,
    problem::Problem,
    reader::Reader,
    records,
    store::{Entry, EntryKind, Purpose, SeatKind, Standing},
    terms::Terms,
};

/// May one play on from here? Whatever is over lies open, and nothing is taught any more.
pub fn may_go_on(position: &Snapshot) -> bool {
    position.stage() == Stage::Over && position.closed.is_none() && !position.row.purpose.is_puzzle()
}

/// Plays on from a step of a finished game at a new table: against bots, with a friend, or with others at this screen. The luck
/// from there on is new.
pub async fn go_on(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let position = app.tables().snapshot(&id).await?;
    if !may_go_on(&position) {
        return Err(Problem::NotOver);
    }
    let steps = fields.number("step")? as usize;
    let row = &position.row;
    if steps > position.table.steps() {
        return Err(Problem::UnknownStep);
    }
    let before = position.table.after(steps);
    if before.turn() == Turn::Over {
        return Err(Problem::Refused(catalog::Refused::Over));
    }
    let game = app.game(&row.game)?;
    if game.edition().hash != row.edition_hash {
        return Err(Problem::Outdated);
    }
    let wanted = fields.get("seat").filter(|seat| !seat.is_empty()).map(extract::seat).transpose()?;
    let own = wanted.unwrap_or_else(|| first_asked(&position, steps));
    if own.index() >= position.seats.len() {
        return Err(Problem::UnknownSeat);
    }
    let against = fields.get("against").unwrap_or_default();
    let (person, cookie) = somebody(&app, &reader).await?;
    let words = app.words(reader.lang);
    let chair = |seat: u8| {
        if Seat(seat) == own {
            return Ok((SeatKind::Person(person.id.clone()), person.name.clone()));
        }
        match against.split_once(':') {
            Some(("bot", level)) => match opening::level(level) {
                Some(level) => Ok((SeatKind::Bot(level.into()), opening::bot_name(seat.into()).into())),
                None => Err(Problem::Level(level.to_owned())),
            },
            _ => match against {
                "friend" => Ok((SeatKind::Open, String::new())),
                "screen" => {
                    let name =
                        words.say(&Message::new("ui-start-player").with("number", i64::from(seat) + 1));
                    Ok((SeatKind::Person(person.id.clone()), name))
                }
                _ => Err(Problem::Malformed("no such opponent".into())),
            },
        }
    };
    let players = (0..position.seats.len() as u8).map(chair).collect::<Result<Vec<_>, Problem>>()?;
    app.gate().pass(crate::limits::What::Tables, &reader)?;
    let mut new = opening::seated(game, row.setup.clone(), Terms::default(), &person.id, false, players);
    new.row.purpose = Purpose::Free;
    let at = clock::now();
    let entry = |(who, text)| Entry { kind: EntryKind::Step(who, text), at, request: None };
    let entries: Vec<Entry> = (0..steps).filter_map(|index| position.table.step(index)).map(entry).collect();
    let fresh = records::begin_with(&app, &new, &entries, &Standing::default()).await?;
    Ok(with_cookies(to_table(&fresh), cookie))
}

/// Who is asked after so many steps, or next after that.
fn first_asked(position: &Snapshot, steps: usize) -> Seat {
    (steps..=position.table.steps())
        .find_map(|steps| match position.table.after(steps).turn() {
            Turn::Seats(seats) => seats.iter().next(),
            Turn::Chance | Turn::Over => None,
        })
        .unwrap_or(Seat(0))
}

/// The form for a record.
pub async fn bring_form(State(app): State<App>, reader: Reader) -> Response {
    bring_page(&app, &reader, "", None)
}

fn bring_page(app: &App, reader: &Reader, typed: &str, problem: Option<&Problem>) -> Response {
    let words = app.words(reader.lang);
    let error = problem.map(|problem| words.say(&problem.say()));
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    html(status, page::bring_record(&frame(app, reader, words), &BringRecord { error, typed }))
}

/// Puts the record on a table, or says what is wrong with it.
pub async fn bring(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let text = fields.get("record").unwrap_or_default();
    let (person, cookie) = somebody(&app, &reader).await?;
    let reader = Reader { person: Some(person), path: "/records".into(), ..reader };
    match records::bring(&app, &reader, text).await {
        Ok((id, true)) => Ok(with_cookies(see_other(&format!("/t/{id}/result")), cookie)),
        Ok((id, false)) => Ok(with_cookies(to_table(&id), cookie)),
        Err(problem @ (Problem::Record { .. } | Problem::Setup(_))) => {
            Ok(with_cookies(bring_page(&app, &reader, text, Some(&problem)), cookie))
        }
        Err(problem) => Err(problem),
    }
}
