//! What people do at tables, whether by the interface for programs or by the forms of the pages.

use std::sync::Arc;

use catalog::Advice;
use tabletop::{Arg, Message, Seat, Turn, Words};

use crate::{
    app::App,
    live::{self, Letter, Position, Stage},
    problem::Problem,
    reader::Reader,
    store::{Person, SeatKind},
};

/// Acts; the answer is the new number of journal entries.
pub async fn act(
    app: &App,
    reader: &Reader,
    id: &str,
    seq: u64,
    seat: Seat,
    action: &str,
) -> Result<u64, Problem> {
    let by = &reader.person()?.id;
    let letter = |answer| Letter::Act { by: by.clone(), seq, seat, action: action.into(), answer };
    app.tables().ask(id, letter).await
}

/// Takes a seat's last action back; the answer is the new number of journal entries.
pub async fn undo(app: &App, reader: &Reader, id: &str, seq: u64, seat: Seat) -> Result<u64, Problem> {
    let by = &reader.person()?.id;
    app.tables().ask(id, |answer| Letter::Undo { by: by.clone(), seq, seat, answer }).await
}

/// Sits down; the answer is the seat.
pub async fn join(
    app: &App,
    by: &Person,
    id: &str,
    seat: Option<Seat>,
    invite: Option<&str>,
) -> Result<Seat, Problem> {
    let letter = |answer| Letter::Join { by: by.clone(), seat, invite: invite.map(str::to_owned), answer };
    app.tables().ask(id, letter).await
}

/// Gets up.
pub async fn leave(app: &App, reader: &Reader, id: &str) -> Result<(), Problem> {
    let by = &reader.person()?.id;
    app.tables().ask(id, |answer| Letter::Leave { by: by.clone(), answer }).await
}

/// Begins. A table begins by itself when its last seat is taken, so all that can be said is that it has.
pub async fn start(app: &App, reader: &Reader, id: &str) -> Result<u64, Problem> {
    let by = &reader.person()?.id;
    let position = app.tables().position(id).await?;
    if position.seats_of(by).is_empty() {
        return Err(Problem::ForeignSeat);
    }
    if position.stage() == Stage::Open {
        return Err(Problem::SeatsOpen);
    }
    Ok(position.seq)
}

/// Plays again; the answer is the id of the new table.
pub async fn rematch(app: &App, reader: &Reader, id: &str) -> Result<String, Problem> {
    let by = &reader.person()?.id;
    let next = app.tables().ask(id, |answer| Letter::Rematch { by: by.clone(), answer }).await?;
    // Its luck is drawn and its bots begin as soon as it is awake.
    app.tables().live(&next).await?;
    Ok(next)
}

/// May the visitor ask for advice here? Where people play against each other everybody decides alone.
pub fn may_ask(position: &Position, by: &Person) -> bool {
    let alone = |kind: &SeatKind| matches!(kind, SeatKind::Bot(_)) || kind.is(&by.id);
    position.seats.iter().all(|row| alone(&row.kind))
}

/// What a strong player would do at a seat that owes a decision.
pub async fn hint(
    app: &App,
    reader: &Reader,
    id: &str,
    seat: Seat,
) -> Result<(Arc<Position>, Advice), Problem> {
    let by = reader.person()?;
    let position = app.tables().position(id).await?;
    position.only_for(&by.id, seat)?;
    if !may_ask(&position, by) {
        return Err(Problem::NoHints);
    }
    match position.table.turn() {
        _ if position.stage() == Stage::Open => return Err(Problem::NotBegun),
        Turn::Over => return Err(Problem::Refused(catalog::Refused::Over)),
        turn if !turn.awaits(seat) => return Err(Problem::Refused(catalog::Refused::NotYourTurn)),
        _ => {}
    }
    let advice = live::advise(app.context(), position.table.thinker(seat)).await;
    Ok((position, advice.ok_or(Problem::Internal)?))
}

/// Advice in words: what to do, and what then may be expected.
pub fn hint_in_words(position: &Position, seat: Seat, advice: &Advice, words: &dyn Words) -> String {
    let action = position
        .table
        .thinker(seat)
        .tell(&advice.line[..1])
        .pop()
        .map_or(Arg::Text(String::new()), Arg::from);
    let expected = expectation(position, seat, advice);
    words.say(&Message::new("ui-hint").with("action", action).with("expected", expected))
}

/// What may be expected if the advice is followed.
pub fn expectation(position: &Position, seat: Seat, advice: &Advice) -> Message {
    let points = |seat: usize| advice.outlook.points[seat].round() as i64;
    if position.seats.len() == 1 {
        return Message::new("ui-hint-alone").with("points", points(0));
    }
    let all: Vec<_> =
        (0..).zip(&position.seats).map(|(seat, row)| format!("{} {}", row.name, points(seat))).collect();
    let percent = (advice.outlook.wins[seat.index()] * 100.0).round() as i64;
    Message::new("ui-hint-expected").with("points", all.join(", ")).with("percent", percent)
}
