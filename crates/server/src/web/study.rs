//! Learning by doing: guided first games, a first game against a bot with one click, and a decision tried again.

use axum::{
    extract::State,
    http::{HeaderValue, header},
    response::Response,
};
use catalog::{AnyGame, Guide};
use tabletop::{Message, Play, Seat, Words};

use super::{LISTED, see_other};
use crate::{
    app::App,
    clock,
    extract::{Fields, Named},
    live::{Command, Lesson, Snapshot, Stage},
    opening::{self, Chair, Wish},
    problem::Problem,
    reader::{Reader, Welcome},
    store::{Entry, EntryKind, Person, Purpose, SeatKind},
    terms::Terms,
};

/// Who plays the other seats of lessons and first games.
const RIVAL: &str = "deckhand";

/// The reader, or a guest who was just let in, with the cookie of a guest.
pub async fn somebody(app: &App, reader: &Reader) -> Result<(Person, Option<HeaderValue>), Problem> {
    if let Some(person) = &reader.person {
        return Ok((person.clone(), None));
    }
    let name = app.words(reader.lang).say(&Message::new("ui-lesson-guest"));
    let welcome = Welcome::open(app, reader, &name).await?;
    let cookie = welcome.cookie(reader);
    Ok((welcome.person, Some(cookie)))
}

pub fn to_table(id: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = see_other(&format!("/t/{id}"));
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A table that is to be opened for somebody who learns.
pub struct Opening<'a> {
    pub game: &'a dyn AnyGame,
    pub setup: String,
    /// The learner's seat.
    pub seat: Seat,
    pub purpose: Purpose,
    /// What the other seats are called, if not as usual.
    pub rival: Option<String>,
    /// The steps that come before.
    pub before: Vec<Entry>,
}

impl Opening<'_> {
    pub async fn open(self, app: &App, host: &Person) -> Result<String, Problem> {
        let seats = self.game.seats(&self.setup)?;
        let chair = |seat| if Seat(seat) == self.seat { Chair::Me(None) } else { Chair::Bot(RIVAL.into()) };
        let wish = Wish {
            setup: self.setup,
            chairs: (0..seats).map(chair).collect(),
            public: false,
            terms: Terms::default(),
        };
        let mut new = opening::table(self.game, &wish, host)?;
        new.row.purpose = self.purpose;
        if let Some(rival) = self.rival {
            for row in new.seats.iter_mut().filter(|row| row.seat != self.seat) {
                row.name.clone_from(&rival);
            }
        }
        let id = app.store().create(&new, None).await?;
        begin_after(app, &id, &self.before).await?;
        Ok(id)
    }
}

/// Begins the guided first game, or goes on with it.
pub async fn learn(State(app): State<App>, reader: Reader, Named(key): Named) -> Result<Response, Problem> {
    let game = app.game(&key)?;
    let guide = Guide::read(game).ok().flatten();
    if guide.is_none() {
        return Err(Problem::UnknownPage);
    }
    let (person, cookie) = somebody(&app, &reader).await?;
    let mine = app.store().tables_of(&person.id, LISTED).await?;
    let begun = mine
        .iter()
        .find(|(row, _)| row.game == key && row.purpose == Purpose::Guide && row.standing.ended.is_none());
    if let Some((row, _)) = begun {
        return Ok(to_table(&row.id, cookie));
    }
    let record = game.teaching().records.iter().find(|(name, _)| *name == "first-game");
    let play: Play = record.and_then(|(_, text)| text.parse().ok()).ok_or(Problem::UnknownPage)?;
    let opening = Opening {
        game,
        setup: game.setup(play.get("setup").unwrap_or_default())?,
        seat: Guide::LEARNER,
        purpose: Purpose::Guide,
        rival: Some(app.words(reader.lang).say(&Message::new("ui-lesson-rival"))),
        before: Vec::new(),
    };
    Ok(to_table(&opening.open(&app, &person).await?, cookie))
}

/// A first game of one's own, with one click: the fewest players but oneself, no options, the weakest level.
pub async fn play(State(app): State<App>, reader: Reader, Named(key): Named) -> Result<Response, Problem> {
    let game = app.game(&key)?;
    let (person, cookie) = somebody(&app, &reader).await?;
    let players = (*game.info().seats.start()).max(2);
    let opening = Opening {
        game,
        setup: game.opening(&format!("{players}p"))?,
        seat: Seat(0),
        purpose: Purpose::Game,
        rival: None,
        before: Vec::new(),
    };
    Ok(to_table(&opening.open(&app, &person).await?, cookie))
}

/// Back to the lesson, or on without it.
pub async fn lesson(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let by = reader.person()?.id.clone();
    let wish = match fields.get("wish") {
        Some("back") => Lesson::Back,
        Some("on") => Lesson::PlayOn,
        _ => return Err(Problem::Malformed("`wish` is `back` or `on`".into())),
    };
    app.tables().ask(&id, |answer| Command::Lesson { by: by.clone(), wish, answer }).await?;
    Ok(see_other(&format!("/t/{id}")))
}

/// May somebody go back to a decision of a finished game? Only where bots alone would play once more what they played.
pub fn may_retry(position: &Snapshot, by: &Person) -> bool {
    let own = position.seats_of(&by.id).len() == 1;
    let bots = position.seats.iter().filter(|row| matches!(row.kind, SeatKind::Bot(_))).count();
    own && bots + 1 == position.seats.len() && position.stage() == Stage::Over && position.closed.is_none()
}

/// Goes back to before a step of a finished game, at a new table with the same luck and the same bots.
pub async fn again(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let by = reader.person()?;
    let position = app.tables().snapshot(&id).await?;
    let row = &position.row;
    if !may_retry(&position, by) {
        return Err(Problem::ForeignSeat);
    }
    let steps = fields.number("step")?.checked_sub(1).ok_or(Problem::UnknownStep)? as usize;
    if steps >= position.table.steps() {
        return Err(Problem::UnknownStep);
    }
    let game = app.game(&row.game)?;
    if game.edition().hash != row.edition_hash {
        return Err(Problem::Outdated);
    }
    let mut new = opening::again(game, &position, &by.id);
    new.row.setup.clone_from(&row.setup);
    new.row.seed = row.seed.clone();
    new.row.purpose = row.purpose.clone();
    // Its luck is known.
    new.row.terms.rated = false;
    let at = clock::now();
    let entry = |(who, text)| Entry { kind: EntryKind::Step(who, text), at, request: None };
    let before: Vec<Entry> = (0..steps).filter_map(|index| position.table.step(index)).map(entry).collect();
    let fresh = app.store().create(&new, None).await?;
    begin_after(&app, &fresh, &before).await?;
    Ok(to_table(&fresh, None))
}

/// Writes what came before into the journal of a new table, and wakes it.
async fn begin_after(app: &App, id: &str, before: &[Entry]) -> Result<(), Problem> {
    if !before.is_empty() {
        let (row, _) = app.store().table(id).await?.ok_or(Problem::UnknownTable)?;
        app.store().append(&row, 0, before, &row.standing, None).await?;
    }
    app.tables().live(id).await?;
    Ok(())
}
