//! A table's pages: waiting room, play and replay, result, record.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use catalog::Viewed;
use lang::{AtTable, Lang};
use page::{Choice, Judged, KnownPlayer, LogLine, Looking, ResultModel, SeatLine, TableModel, Waiting};
use scene::parts;
use serde::Deserialize;
use tabletop::{Message, Seat, Turn, Viewer, Who, Words};

use super::{
    archive::Found, audience::root, frame, history, html, models, onward, see_other, study, teacher,
};
use crate::{
    analyses,
    api::has_open_record,
    app::App,
    extract::{self, Asked, Fields, Named},
    live::{Ending, Eyes, Live, Snapshot, Stage},
    operations,
    problem::Problem,
    ratings,
    reader::Reader,
    retention, series,
    store::{Purpose, SeatKind, SeatRow},
    work::For,
};

#[derive(Deserialize)]
pub struct Moment {
    step: Option<usize>,
    seat: Option<String>,
    fragment: Option<String>,
}

/// The table: its waiting room while seats are open, then the play page, now or at an earlier step.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(moment): Asked<Moment>,
) -> Result<Response, Problem> {
    let live = match super::archive::or_kept(&app, &reader, &id).await? {
        Found::Live(live) => live,
        Found::Kept(page) => return Ok(page),
    };
    let position = live.snapshot();
    let fragment = moment.fragment.is_some();
    if position.stage() == Stage::Open {
        return Ok(html(StatusCode::OK, waiting(&app, &reader, &live, &position, fragment)));
    }
    let raised = moment.seat.as_deref().map(extract::seat).transpose()?;
    if moment.step.is_none() {
        // What everybody sees who sees the same, drawn once.
        let drawing = app.audiences().drawing(&app, &live, &reader, raised).await?;
        let words = app.words_at(&reader, &position);
        let frame = frame(&app, &reader, &words);
        let mut page = drawing.html(&page::own_settings(&frame));
        if !fragment {
            page = page::table_around(&frame, &position.table.info(), &position.row.name, &page).into();
        }
        return Ok(html(StatusCode::OK, page));
    }
    let judged = match moment.step {
        Some(step) => judged(&app, &reader, &position, step).await?,
        None => None,
    };
    let (drawer, whom) = (app.clone(), For::reader(&reader));
    let draw = move || {
        let eyes = position.eyes_at_screen(reader.id(), raised);
        let shown = position.seen_after(moment.step, &eyes)?;
        let past = moment.step.is_some();
        let look = Look {
            app: &drawer,
            reader: &reader,
            live: &live,
            position: &position,
            past,
            advice: None,
            judged,
        };
        Ok(look.page(shown.as_ref(), &eyes, fragment))
    };
    let page: Result<String, Problem> = app.audiences().work().run(&whom, draw).await?;
    Ok(html(StatusCode::OK, page?))
}

fn waiting(app: &App, reader: &Reader, live: &Live, position: &Snapshot, fragment: bool) -> String {
    let row = &position.row;
    let info = position.table.info();
    let words = app.words_at(reader, position);
    let seated = reader.id().is_some_and(|visitor| !position.seats_of(visitor).is_empty());
    let host = reader.id() == Some(&row.host);
    let model = Waiting {
        id: &row.id,
        name: &row.name,
        info: &info,
        setup: &row.setup,
        seq: position.seq,
        seats: position.seats.iter().map(|seat| models::seat_line(seat, reader.id(), Some(live))).collect(),
        invite: host.then(|| format!("{}/join/{}", reader.origin, row.invite)),
        may_sit: !seated && (row.public || host),
        // A table begins by itself when its last seat is taken.
        may_start: false,
        may_leave: seated,
        public: row.public,
    };
    let frame = frame(app, reader, &words);
    if fragment { page::waiting_fragment(&frame, &model) } else { page::waiting_room(&frame, &model) }.into()
}

/// A look at a table where the game has begun.
pub struct Look<'a> {
    pub app: &'a App,
    pub reader: &'a Reader,
    pub live: &'a Live,
    pub position: &'a Snapshot,
    /// An earlier step is looked at.
    pub past: bool,
    pub advice: Option<String>,
    /// What an analysis says of the step looked at.
    pub judged: Option<Judged>,
}

impl Look<'_> {
    fn page(&self, shown: &dyn Viewed, eyes: &Eyes, fragment: bool) -> String {
        // With the same ids as the pages that are drawn for many.
        let mut text = String::new();
        root(&self.fragment(shown, eyes)).write(&mut text, &|_| None);
        if fragment {
            return text;
        }
        let words = self.app.words_at(self.reader, self.position);
        let frame = frame(self.app, self.reader, &words);
        page::table_around(&frame, &self.position.table.info(), &self.position.row.name, &text).into()
    }

    /// The part of the page that changes.
    pub fn fragment(&self, shown: &dyn Viewed, eyes: &Eyes) -> String {
        let Look { app, reader, position, .. } = *self;
        let row = &position.row;
        let words = Remembered {
            hash: words_hash(reader.lang, &position.seats),
            words: app.words_at(reader, position),
        };
        let acting = shown.acting();
        let playing = !self.past && position.stage() == Stage::Playing;
        let mut scene = shown.scene(&words);
        models::say_ending(position, &mut scene);
        let turn = match shown.turn() {
            Turn::Seats(seats) if self.past || playing => seats.iter().collect(),
            _ => Vec::new(),
        };
        let info = shown.info();
        let model = TableModel {
            id: &row.id,
            name: &row.name,
            info: &info,
            setup: &row.setup,
            seats: self.seats(&scene),
            scene: &scene,
            turn,
            acting,
            moves: acting.map(|seat| moves(shown, seat, &words)).unwrap_or_default(),
            seq: position.seq,
            steps: position.table.steps() as u32,
            shown: self.past.then(|| shown.steps() as u32),
            undo: eyes
                .you
                .iter()
                .copied()
                .find(|&seat| playing && position.may_undo(&eyes.you, seat).is_ok()),
            judged: self.judged.clone(),
            curtain: eyes.curtain.filter(|_| !self.past),
            passed: position.is_passed_around(&eyes.you),
            log: log(position, shown, &words),
            scores: position.scores(shown),
            state: models::state(position.stage()),
            cards: app.has_cards(info.key),
            may_go_on: onward::may_go_on(position),
            record: has_open_record(position),
            may_ask: playing && reader.person.as_ref().is_some_and(|by| operations::may_ask(position, by)),
            advice: self.advice.clone(),
            lesson: self.lesson(eyes),
            people: models::people(position, self.live, eyes, reader.id()),
        };
        page::table_fragment(&frame(app, reader, &words), &model).into()
    }

    /// What is taught here, to those who sit here.
    fn lesson(&self, eyes: &Eyes) -> Option<page::LessonCard> {
        let learns = !self.past && !eyes.you.is_empty();
        learns.then(|| teacher::card(self.app, self.reader.lang, self.position)).flatten()
    }

    /// The seats in the colours the drawing gives them.
    fn seats(&self, scene: &scene::Scene) -> Vec<SeatLine> {
        let line = |row| models::seat_line(row, self.reader.id(), Some(self.live));
        let mut lines: Vec<_> = self.position.seats.iter().map(line).collect();
        for (line, card) in lines.iter_mut().zip(&scene.seats) {
            line.colour = card.colour;
        }
        lines
    }
}

/// Words that are found again where they were said before at the same table: most of a page says the same as the last.
struct Remembered<'a> {
    words: AtTable<'a>,
    /// See [`words_hash`].
    hash: u64,
}

/// A hash of all that decides how something is said at a table: the language and the players' names.
pub fn words_hash(lang: Lang, seats: &[SeatRow]) -> u64 {
    let mut hasher = DefaultHasher::new();
    lang.code().hash(&mut hasher);
    seats.iter().for_each(|row| row.name.hash(&mut hasher));
    hasher.finish()
}

impl Words for Remembered<'_> {
    fn say(&self, message: &Message) -> String {
        String::clone(&parts::value("said", (self.hash, message), || self.words.say(message)))
    }
}

fn moves(shown: &dyn Viewed, seat: Seat, words: &dyn Words) -> Vec<Choice> {
    let choice = |choice: catalog::Choice| Choice {
        seat,
        label: words.say(&choice.label),
        action: choice.action,
        path: choice.path,
    };
    shown.choices().into_iter().map(choice).collect()
}

fn log(position: &Snapshot, shown: &dyn Viewed, words: &dyn Words) -> Vec<LogLine> {
    let decided = |step: u32| matches!(position.table.step(step as usize - 1), Some((Who::Seat(_), _)));
    let line = |(step, facts): (u32, Vec<catalog::Fact>)| LogLine {
        step,
        actor: facts.iter().find_map(|fact| fact.actor),
        decided: decided(step),
        texts: facts.iter().map(|fact| words.say(&fact.message)).collect(),
        places: facts.into_iter().flat_map(|fact| fact.places).collect(),
    };
    (1..).zip(shown.facts(0)).filter(|(_, facts)| !facts.is_empty()).map(line).collect()
}

/// The table with advice on it: for those who play without script.
pub async fn hint(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.seat()?;
    let (position, advice) = operations::hint(&app, &reader, &id, seat).await?;
    let live = app.tables().live(&id).await?;
    let (drawer, whom) = (app.clone(), For::reader(&reader));
    let draw = move || {
        let said = operations::hint_in_words(&position, seat, &advice, &drawer.words_at(&reader, &position));
        let reader = Reader { path: format!("/t/{id}"), ..reader };
        let look = Look {
            app: &drawer,
            reader: &reader,
            live: &live,
            position: &position,
            past: false,
            advice: Some(said),
            judged: None,
        };
        let eyes = position.eyes_at_screen(reader.id(), Some(seat));
        look.page(position.seen_with(&eyes).as_ref(), &eyes, false)
    };
    Ok(html(StatusCode::OK, app.audiences().work().run(&whom, draw).await?))
}

/// What the analysis of a finished game says of one step, if there is one.
async fn judged(
    app: &App,
    reader: &Reader,
    position: &Snapshot,
    step: usize,
) -> Result<Option<Judged>, Problem> {
    if position.stage() != Stage::Over || step == 0 || step > position.table.steps() {
        return Ok(None);
    }
    let analyses::Found::Done(found) = analyses::look(app, position).await? else { return Ok(None) };
    let Some(at) = found.moments.iter().position(|moment| moment.step == step) else { return Ok(None) };
    let moment = &found.moments[at];
    let words = app.words_at(reader, position);
    let percent = (moment.expected.wins[usize::from(moment.seat)] * 100.0).round() as i64;
    if moment.is_best() {
        let text = words.say(&Message::new("ui-judged-best").with("percent", percent));
        return Ok(Some(Judged { text, slip: false, better: Vec::new(), ghost: String::new() }));
    }
    let seat = Seat(moment.seat);
    let before = position.table.after(step - 1).viewed_by(Viewer::Seat(seat), Some(seat));
    let best = moment.best.first().map(|(_, action)| action.as_str()).unwrap_or_default();
    let choice = before.choices().into_iter().find(|choice| choice.action == best);
    let line = choice.as_ref().map(|choice| words.say(&choice.label)).unwrap_or_default();
    let text = words.say(&Message::new("ui-judged-better").with("percent", percent).with("line", line));
    let better = choice.map(|choice| choice.path).unwrap_or_default();
    let ghost = before.ghost(best, &words).unwrap_or_default();
    Ok(Some(Judged { text, slip: moment.is_slip(), better, ghost }))
}

/// How far looking at a finished game again has come.
fn looked_at(found: analyses::Found, position: &Snapshot, words: &dyn Words) -> Looking {
    match found {
        analyses::Found::Nothing => Looking::NotYet,
        analyses::Found::Running(done, all) => Looking::Running(done, all),
        analyses::Found::Done(found) => {
            Looking::Done(models::analysis(position.table.as_ref(), *found, words))
        }
    }
}

/// The end of a game; before that, the table.
pub async fn result(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Response, Problem> {
    let live = match super::archive::or_kept(&app, &reader, &id).await? {
        Found::Live(live) => live,
        Found::Kept(page) => return Ok(page),
    };
    let position: Arc<Snapshot> = live.snapshot();
    // A game without a result has no page for it.
    let no_result =
        matches!(position.company.ending(), Some(Ending::Aborted | Ending::Stopped | Ending::Closed));
    if position.stage() != Stage::Over || no_result {
        return Ok(see_other(&format!("/t/{id}")));
    }
    let beyond = Beyond {
        found: analyses::look(&app, &position).await?,
        honours: series::honours(app.context(), &position).await?,
        known: known_players(&app, &position).await?,
    };
    let (drawer, whom) = (app.clone(), For::reader(&reader));
    let draw = move || result_page(&drawer, &reader, &live, &position, beyond);
    Ok(html(StatusCode::OK, app.audiences().work().run(&whom, draw).await?))
}

/// What the end of a game brings with it that is not in the table itself.
struct Beyond {
    found: analyses::Found,
    honours: Option<Message>,
    known: Vec<KnownPlayer>,
}

fn result_page(app: &App, reader: &Reader, live: &Live, position: &Snapshot, beyond: Beyond) -> String {
    let row = &position.row;
    let eyes = position.eyes(reader.id(), None);
    let words = app.words_at(reader, position);
    let shown = position.seen_with(&eyes);
    let mut scene = shown.scene(&words);
    models::say_ending(position, &mut scene);
    let info = shown.info();
    let look = Look { app, reader, live, position, past: false, advice: None, judged: None };
    let you = eyes.you.first().copied().filter(|_| eyes.you.len() == 1);
    let judged = match &beyond.found {
        analyses::Found::Done(judged) => Some(judged.clone()),
        _ => None,
    };
    let analysis = looked_at(beyond.found, position, &words);
    let pictures = match (&analysis, judged, you) {
        (Looking::Done(told), Some(judged), Some(seat)) => {
            super::stills::coached(position, &judged, &page::coached(told, seat), &words)
        }
        _ => BTreeMap::new(),
    };
    let model = ResultModel {
        id: &row.id,
        name: &row.name,
        info: &info,
        setup: &row.setup,
        seats: look.seats(&scene),
        scene: &scene,
        scores: position.scores(shown.as_ref()),
        course: models::course(shown.as_ref()),
        seq: position.seq,
        again: models::again(position, &eyes),
        honours: beyond.honours,
        analysis,
        may_analyse: !eyes.you.is_empty(),
        you,
        known: beyond.known,
        tournament: match &row.purpose {
            Purpose::Tournament { id } => Some(id.clone()),
            _ => None,
        },
        may_retry: reader.person.as_ref().is_some_and(|by| study::may_retry(position, by)),
        pictures,
    };
    page::result(&frame(app, reader, &words), &model).into()
}

/// Who the players are beyond this table, and what the game did to their ratings.
async fn known_players(app: &App, position: &Snapshot) -> Result<Vec<KnownPlayer>, Problem> {
    let person = |row: &SeatRow| match &row.kind {
        SeatKind::Person(visitor) => Some(visitor.clone()),
        SeatKind::Open | SeatKind::Bot(_) => None,
    };
    let ids: Vec<_> = position.seats.iter().filter_map(person).collect();
    let known = app.store().known(&ids).await?;
    let mut players = Vec::new();
    for row in position.seats.iter() {
        let mut player = KnownPlayer::default();
        if let Some(visitor) = person(row) {
            player.login =
                known.iter().find(|one| one.person.id == visitor).and_then(|one| one.login.clone());
            if position.row.terms.rated {
                let rated = app.store().ratings_of(&visitor).await?;
                let after = rated.iter().find(|row| row.table == position.row.id);
                let after = after.map(|row| ratings::shown(row.rating));
                player.rating = after
                    .zip(history::change(&rated, &position.row.id))
                    .map(|(after, change)| (after - change, after));
            }
        }
        players.push(player);
    }
    Ok(players)
}

/// The record as a file.
pub async fn record(State(app): State<App>, Named(id): Named) -> Result<Response, Problem> {
    let (game, play) = retention::record_of(&app, &id).await?;
    let file = format!("attachment; filename=\"{game}-{id}.play\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, play).into_response())
}
