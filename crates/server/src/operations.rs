//! What people do at tables, whether by the interface for programs or by the forms of the pages.

use std::sync::Arc;

use catalog::Advice;
use tabletop::{Arg, Message, Seat, Turn, Words};

use crate::{
    accounts::AccountError,
    app::App,
    limits::What,
    live::{self, Command, Snapshot, Stage},
    problem::Problem,
    reader::Reader,
    store::{Person, SeatKind},
};

/// Acts; the answer is the new number of journal entries. Sent again with the same key, it is answered the same.
pub async fn act(
    app: &App,
    reader: &Reader,
    id: &str,
    seq: u64,
    seat: Seat,
    action: &str,
    key: Option<&str>,
) -> Result<u64, Problem> {
    let by = &reader.person()?.id;
    let request = key.map(|key| live::request(key, &format!("act {seq} {action}"))).transpose()?;
    let command = |answer| Command::Act {
        by: by.clone(),
        seq,
        seat,
        action: action.into(),
        request: request.clone(),
        answer,
    };
    app.tables().ask(id, command).await
}

/// Takes a seat's last action back; the answer is the new number of journal entries.
pub async fn undo(
    app: &App,
    reader: &Reader,
    id: &str,
    seq: u64,
    seat: Seat,
    key: Option<&str>,
) -> Result<u64, Problem> {
    let by = &reader.person()?.id;
    let request = key.map(|key| live::request(key, &format!("undo {seq}"))).transpose()?;
    let command = |answer| Command::Undo { by: by.clone(), seq, seat, request: request.clone(), answer };
    app.tables().ask(id, command).await
}

/// Sits down; the answer is the seat.
pub async fn join(
    app: &App,
    by: &Person,
    id: &str,
    seat: Option<Seat>,
    invite: Option<&str>,
) -> Result<Seat, Problem> {
    let snapshot = app.tables().snapshot(id).await?;
    if snapshot.row.terms.rated && app.store().account_of(&by.id).await?.is_none() {
        return Err(AccountError::NoAccount.into());
    }
    let command = |answer| Command::Join { by: by.clone(), seat, invite: invite.map(str::to_owned), answer };
    app.tables().ask(id, command).await
}

/// Gets up.
pub async fn leave(app: &App, reader: &Reader, id: &str) -> Result<(), Problem> {
    let by = &reader.person()?.id;
    app.tables().ask(id, |answer| Command::Leave { by: by.clone(), answer }).await
}

/// Begins. A table begins by itself when its last seat is taken, so all that can be said is that it has.
pub async fn start(app: &App, reader: &Reader, id: &str) -> Result<u64, Problem> {
    let by = &reader.person()?.id;
    let snapshot = app.tables().snapshot(id).await?;
    if snapshot.seats_of(by).is_empty() {
        return Err(Problem::ForeignSeat);
    }
    if snapshot.stage() == Stage::Open {
        return Err(Problem::SeatsOpen);
    }
    Ok(snapshot.seq)
}

/// Wants to play again; the answer is the id of the new table, once the others have agreed.
pub async fn rematch(app: &App, reader: &Reader, id: &str) -> Result<Option<String>, Problem> {
    let by = &reader.person()?.id;
    app.gate().pass(What::Tables, reader)?;
    let next = app.tables().ask(id, |answer| Command::Rematch { by: by.clone(), answer }).await?;
    if let Some(next) = &next {
        // Its luck is drawn and its bots begin as soon as it is awake.
        app.tables().live(next).await?;
    }
    Ok(next)
}

/// May the visitor ask for advice here? Where people play against each other everybody decides alone.
/// Where something is taught, the lesson speaks.
pub fn may_ask(snapshot: &Snapshot, by: &Person) -> bool {
    if snapshot.study.leads() || snapshot.is_of_tournament() {
        return false;
    }
    let alone = |kind: &SeatKind| matches!(kind, SeatKind::Bot(_)) || kind.is(&by.id);
    !snapshot.row.terms.rated && snapshot.seats.iter().all(|row| alone(&row.kind))
}

/// What a strong player would do at a seat that owes a decision.
pub async fn hint(
    app: &App,
    reader: &Reader,
    id: &str,
    seat: Seat,
) -> Result<(Arc<Snapshot>, Advice), Problem> {
    let by = reader.person()?;
    let snapshot = app.tables().snapshot(id).await?;
    snapshot.only_for(&by.id, seat)?;
    if !may_ask(&snapshot, by) {
        return Err(Problem::NoHints);
    }
    match snapshot.table.turn() {
        _ if snapshot.stage() == Stage::Open => return Err(Problem::NotBegun),
        Turn::Over => return Err(Problem::Refused(catalog::Refused::Over)),
        turn if !turn.awaits(seat) => return Err(Problem::Refused(catalog::Refused::NotYourTurn)),
        _ => {}
    }
    if app.context().cores.are_crowded() {
        return Err(Problem::Busy);
    }
    app.gate().pass(What::Hints, reader)?;
    let _waiting = app.gate().thought(What::Hints, &by.id)?;
    let advice = live::advise(app.context(), &by.id, snapshot.table.thinker(seat)).await;
    Ok((snapshot, advice.ok_or(Problem::Internal)?))
}

/// Advice in words: what to do, and what then may be expected.
pub fn hint_in_words(snapshot: &Snapshot, seat: Seat, advice: &Advice, words: &dyn Words) -> String {
    let action = snapshot
        .table
        .thinker(seat)
        .tell(&advice.line[..1])
        .pop()
        .map_or(Arg::Text(String::new()), Arg::from);
    let expected = expectation(snapshot, seat, advice);
    let hint = words.say(&Message::new("ui-hint").with("action", action).with("expected", expected));
    let next = next_best(snapshot, seat, advice).map(|next| words.say(&next));
    [Some(hint), next].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What the next best action lacks.
fn next_best(snapshot: &Snapshot, seat: Seat, advice: &Advice) -> Option<Message> {
    let (action, outlook) = advice.next.as_ref()?;
    let said = snapshot.table.thinker(seat).tell(&[(seat, action.clone())]).pop()?;
    let own = seat.index();
    let alone = snapshot.seats.len() == 1;
    let wins = ((advice.outlook.wins[own] - outlook.wins[own]) * 100.0).round() as i64;
    let points = (advice.outlook.points[own] - outlook.points[own]).round() as i64;
    let message = match (wins, points) {
        (1.., _) if !alone => Message::new("ui-hint-next-wins").with("percent", wins),
        (_, 1..) => Message::new("ui-hint-next-points").with("points", points),
        _ => Message::new("ui-hint-next-alike"),
    };
    Some(message.with("action", said))
}

/// What may be expected if the advice is followed.
pub fn expectation(snapshot: &Snapshot, seat: Seat, advice: &Advice) -> Message {
    let points = |seat: usize| advice.outlook.points[seat].round() as i64;
    if snapshot.seats.len() == 1 {
        return Message::new("ui-hint-alone").with("points", points(0));
    }
    let all: Vec<_> = (0..)
        .zip(snapshot.seats.iter())
        .map(|(seat, row)| format!("{} {}", row.name, points(seat)))
        .collect();
    let percent = (advice.outlook.wins[seat.index()] * 100.0).round() as i64;
    Message::new("ui-hint-expected").with("points", all.join(", ")).with("percent", percent)
}
