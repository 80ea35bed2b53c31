//! What people do at tables, whether by the interface for programs or by the forms of the pages.

use tabletop::Seat;

use crate::{
    app::App,
    live::{Letter, Stage},
    problem::Problem,
    reader::Reader,
    store::Person,
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
