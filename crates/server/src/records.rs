//! Records that people bring along: looked at, replayed and analysed like games that were played here.

use tabletop::{Line, Play, Seat};

use crate::{
    app::App,
    clock,
    live::editions,
    opening,
    problem::Problem,
    reader::Reader,
    store::{Entry, EntryKind, NewTable, Purpose, SeatKind, Standing},
    terms::Terms,
};

/// Nobody plays longer games.
const MOST_STEPS: usize = 20_000;

/// Puts a record on a table of the reader's; the answer is the table's id, and whether its game is over. One that is not may be
/// played on: the reader has all its seats.
pub async fn bring(app: &App, reader: &Reader, text: &str) -> Result<(String, bool), Problem> {
    let person = reader.person()?;
    let wrong = |line: usize, reason: String| Problem::Record { line, reason };
    // Files come with either kind of line ends, and some with a mark before the first line.
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let play: Play = text.parse().map_err(|error: tabletop::PlayError| wrong(error.line, error.reason))?;
    let steps = play.lines.iter().filter(|(_, line)| matches!(line, Line::Step { .. })).count();
    if steps > MOST_STEPS {
        return Err(Problem::TooLarge);
    }
    app.gate().pass(crate::limits::What::Tables, reader)?;
    let reading = app.clone();
    let (table, play) = tokio::task::spawn_blocking(move || {
        let table = reading.catalog().read(&play);
        table.map(|table| (table, play))
    })
    .await
    .map_err(|_| Problem::Internal)?
    .map_err(|error| wrong(error.line, error.reason))?;
    let info = table.info();
    let game = app.game(info.key)?;
    let setup = game.setup(play.get("setup").unwrap_or_default())?;
    let seats = game.seats(&setup)?;
    let name = |seat: u8| {
        let letter = Seat(seat).letter();
        let told = play.get(&format!("seat {letter}")).and_then(|name| crate::names::clean(name).ok());
        (SeatKind::Person(person.id.clone()), told.unwrap_or_else(|| letter.to_uppercase().to_string()))
    };
    let players = (0..seats).map(name).collect();
    let mut new = opening::seated(game, setup, Terms::default(), &person.id, false, players);
    new.row.purpose = Purpose::Record;
    new.edition = editions::stored(game);
    let over = table.turn() == tabletop::Turn::Over;
    let at = clock::now();
    let entry = |(who, text)| Entry { kind: EntryKind::Step(who, text), at, request: None };
    let entries: Vec<Entry> = (0..table.steps()).filter_map(|index| table.step(index)).map(entry).collect();
    let standing = Standing { ended: over.then_some(at), ..Standing::default() };
    let id = begin_with(app, &new, &entries, &standing).await?;
    Ok((id, over))
}

/// Opens a table with steps that are in its journal already, and wakes it.
pub async fn begin_with(
    app: &App,
    new: &NewTable,
    entries: &[Entry],
    standing: &Standing,
) -> Result<String, Problem> {
    let id = app.store().create(new, None).await?;
    if !entries.is_empty() {
        let (row, _) = app.store().table(&id).await?.ok_or(Problem::UnknownTable)?;
        app.store().append(&row, 0, entries, standing, None).await?;
    }
    app.tables().live(&id).await?;
    Ok(id)
}
