//! Where it is somebody's turn: the same on the page, in its feed, and for programs.

use serde_json::{Value, json};
use tabletop::{Message, Words};

use crate::{
    app::App,
    problem::Problem,
    reader::Reader,
    store::{SeatRow, TableRow},
};

/// How many tables are looked at.
const MOST: u32 = 200;

/// The tables that wait for the reader; the one whose clock runs out first comes first.
pub async fn waiting(app: &App, reader: &Reader) -> Result<Vec<(TableRow, Vec<SeatRow>)>, Problem> {
    let you = &reader.person()?.id;
    let mut tables = app.store().tables_of(you, MOST).await?;
    tables.retain(|(row, seats)| {
        row.standing.ended.is_none()
            && seats.iter().any(|seat| seat.kind.is(you) && row.standing.turn.contains(seat.seat.letter()))
    });
    tables.sort_by_key(|(row, _)| (row.standing.due.unwrap_or(i64::MAX), row.created));
    Ok(tables)
}

/// The same as a JSON Feed (version 1.1): one item for each turn, which has the number of the turn in its id.
pub async fn feed(app: &App, reader: &Reader) -> Result<Value, Problem> {
    let words = app.words(reader.lang);
    let items = waiting(app, reader).await?.into_iter().map(|(row, _)| {
        let game = words.word(&format!("{}-name", row.game));
        let title = Message::new("ui-turn-feed").with("game", game).with("table", row.name.clone());
        json!({
            "id": format!("{}/t/{}#{}", reader.origin, row.id, row.standing.turn),
            "url": format!("{}/t/{}", reader.origin, row.id),
            "title": words.say(&title),
            "content_text": words.say(&title),
            "_naust": { "table": row.id, "game": row.game, "due": row.standing.due },
        })
    });
    Ok(json!({
        "version": "https://jsonfeed.org/version/1.1",
        "title": words.say(&Message::new("ui-turn-feed-title")),
        "home_page_url": format!("{}/turns", reader.origin),
        "feed_url": format!("{}/api/turns", reader.origin),
        "items": items.collect::<Vec<_>>(),
    }))
}
