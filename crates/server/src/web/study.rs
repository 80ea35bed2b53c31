//! Learning by doing: guided first games, puzzles, and a first game against a bot with one click.

use std::collections::BTreeMap;

use axum::{
    extract::{Path, State},
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use catalog::{AnyGame, AnyTable, Guide, Next, Puzzle, Said};
use lang::Lang;
use page::{LessonCard, LessonPage, PuzzleAnswered, PuzzleCandidate, PuzzleLine, PuzzleList, Way};
use serde::Deserialize;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};
use tabletop::{Info, Line, Message, Play, Seat, Turn, Viewer, Who, Words};

use super::{LISTED, frame, html, see_other};
use crate::{
    app::App,
    clock,
    extract::{Asked, Fields, Named},
    live::{Command, Lesson, Snapshot, Stage},
    opening::{self, Chair, Wish},
    problem::Problem,
    reader::{Reader, Welcome},
    store::{Entry, EntryKind, Person, Purpose, PuzzleAnswer, SeatKind},
    study::Study,
    terms::Terms,
};

/// Who plays the other seats of lessons and first games.
const RIVAL: &str = "deckhand";
/// So many facts of a step are told after it.
const TOLD: usize = 2;
/// How sure the difficulty of a puzzle is, on the scale of ratings.
const SURE: f64 = 80.0;
/// Limits of difficulty from easy to very hard.
const HARDNESS: [u16; 3] = [1050, 1350, 1700];

/// The reader, or a guest who was just let in, with the cookie of a guest.
async fn somebody(app: &App, reader: &Reader) -> Result<(Person, Option<HeaderValue>), Problem> {
    if let Some(person) = &reader.person {
        return Ok((person.clone(), None));
    }
    let name = app.words(reader.lang).say(&Message::new("ui-lesson-guest"));
    let welcome = Welcome::open(app, reader, &name).await?;
    let cookie = welcome.cookie(reader);
    Ok((welcome.person, Some(cookie)))
}

fn to_table(id: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = see_other(&format!("/t/{id}"));
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A table that is to be opened for somebody who learns.
struct Opening<'a> {
    game: &'a dyn AnyGame,
    setup: String,
    /// The learner's seat.
    seat: Seat,
    purpose: Purpose,
    /// What the other seats are called, if not as usual.
    rival: Option<String>,
    /// The steps that come before.
    before: Vec<Entry>,
}

impl Opening<'_> {
    async fn open(self, app: &App, host: &Person) -> Result<String, Problem> {
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

/// What is said at a table where something is taught.
pub fn card(app: &App, lang: Lang, position: &Snapshot) -> Option<LessonCard> {
    match &position.study {
        Study::Nothing => None,
        Study::Guide(guide) => guided(app, lang, position, guide),
        Study::Puzzle(puzzle, from) => asked(app, lang, position, puzzle, *from),
    }
}

fn guided(app: &App, lang: Lang, position: &Snapshot, guide: &Guide) -> Option<LessonCard> {
    let game = app.game(&position.row.game).ok()?;
    let texts = Guide::texts(game, lang.code()).ok()?;
    let words = app.words(lang);
    let said = |id: &'static str| words.say(&Message::new(id));
    let table = position.table.as_ref();
    let at = guide.common(table);
    let page = |stop: &catalog::Stop| {
        let said = texts.get(&stop.id)?;
        let number = 1 + guide.stops.iter().position(|other| other.id == stop.id)?;
        Some(LessonPage {
            head: said.head.clone(),
            text: said.text.clone(),
            number,
            points: stop.points.clone(),
        })
    };
    let here = guide.stops_at(at);
    let first = here.first().and_then(|first| guide.stops.iter().position(|stop| stop.id == first.id));
    let past = || guide.stops[..first.unwrap_or_default()].iter().filter_map(page).collect::<Vec<_>>();
    let pages = || here.iter().copied().filter_map(page).collect::<Vec<_>>();
    let names = position.names();
    let done = || done(guide, &texts, table, at, &words.at_table(&names));
    let card = LessonCard { progress: Some((guide.reached(at), guide.stops.len())), ..LessonCard::default() };
    let key = game.info().key;
    match guide.next(table) {
        // The teacher stays and watches.
        Next::Runs(..) => Some(LessonCard { done: done(), ..card }),
        Next::Asks(action) => {
            let stop = guide.asked_at(at)?;
            Some(LessonCard {
                past: past(),
                pages: pages(),
                done: done(),
                advice: Some(action.into()),
                other: texts.get(&stop.id).map(|said| said.other.clone()),
                further: at > stop.at,
                ..card
            })
        }
        Next::Left(at) => {
            let other =
                guide.asked_at(at).and_then(|stop| texts.get(&stop.id)).map(|said| said.other.clone());
            let text = other.into_iter().chain([said("ui-lesson-left-more")]).collect::<Vec<_>>().join(" ");
            let head = said("ui-lesson-left");
            let pages = vec![LessonPage { head, text, number: guide.reached(at), points: Vec::new() }];
            Some(LessonCard { pages, ways: vec![Way::Back, Way::PlayOn], ..card })
        }
        Next::Over => {
            let on = if table.turn() == Turn::Over { Way::NewGame } else { Way::PlayOn };
            let ways = vec![
                on,
                Way::Go("ui-lesson-puzzles", format!("/puzzles?game={key}")),
                Way::Go("ui-lesson-rules", format!("/rules/{key}")),
            ];
            Some(LessonCard { past: past(), pages: pages(), done: done(), ways, ..card })
        }
    }
}

/// What the learner's last step brought: what the lesson says of it, or else what happened.
fn done(
    guide: &Guide,
    texts: &BTreeMap<String, Said>,
    table: &dyn AnyTable,
    at: usize,
    words: &dyn Words,
) -> Option<String> {
    let own = |index: &usize| {
        guide.asked_at(*index).is_some() && matches!(guide.steps[*index].0, Who::Seat(Guide::LEARNER))
    };
    let index = (0..at).rev().find(own)?;
    let stop = guide.asked_at(index)?;
    let after = texts.get(&stop.id).map(|said| said.after.as_str()).filter(|after| !after.is_empty());
    if let Some(after) = after.filter(|_| index + 1 == stop.at + stop.asks) {
        return Some(after.to_owned());
    }
    let seen = table.viewed_by(Viewer::Seat(Guide::LEARNER), None);
    let facts = seen.facts(index).into_iter().next()?;
    let told: Vec<String> = facts.iter().map(|fact| words.say(&fact.message)).collect();
    let told: Vec<String> = told.into_iter().filter(|text| !text.is_empty()).take(TOLD).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

fn asked(app: &App, lang: Lang, position: &Snapshot, puzzle: &Puzzle, from: usize) -> Option<LessonCard> {
    let words = app.words(lang);
    let said = |id: &'static str| words.say(&Message::new(id));
    let table = position.table.as_ref();
    let page = |head: String, text: String| vec![LessonPage { head, text, ..LessonPage::default() }];
    if table.steps() <= from {
        let pages = page(said("ui-puzzle-question"), said("ui-puzzle-question-more"));
        let ways = vec![Way::Later("/puzzles".into())];
        return Some(LessonCard { pages, ways, ..LessonCard::default() });
    }
    let (_, done) = table.step(from)?;
    let right = done == puzzle.answer.action;
    let names = position.names();
    let words = words.at_table(&names);
    let text = said_best(table.after(from).as_ref(), puzzle, &words);
    let address = format!("/puzzles/{}/{}", position.row.game, puzzle.id);
    let head = said(if right { "ui-puzzle-right" } else { "ui-puzzle-wrong" });
    let ways = vec![Way::Go("ui-puzzle-why", address), Way::PlayOn];
    Some(LessonCard { pages: page(head, text), ways, ..LessonCard::default() })
}

fn in_words(before: &dyn AnyTable, seat: Seat, action: &str, words: &dyn Words) -> String {
    let told = before.thinker(seat).tell(&[(seat, action.to_owned())]);
    told.first().map_or_else(|| action.to_owned(), |message| words.say(message))
}

fn said_best(before: &dyn AnyTable, puzzle: &Puzzle, words: &dyn Words) -> String {
    let seat = puzzle.decider();
    let expected = &puzzle.answer.expected;
    let message = Message::new("ui-puzzle-best")
        .with("action", in_words(before, seat, &puzzle.answer.action, words))
        .with("percent", (expected.wins[seat.index()] * 100.0).round() as i64)
        .with("points", format!("{:.1}", expected.points[seat.index()]));
    words.say(&message)
}

#[derive(Deserialize)]
pub struct Filter {
    game: Option<String>,
    show: Option<String>,
}

/// How hard a puzzle is, in words: from 1 to 4.
fn hardness(puzzle: &Puzzle) -> u8 {
    1 + HARDNESS.iter().filter(|limit| puzzle.difficulty >= **limit).count() as u8
}

/// The rating after each answer, the first one before all of them. Difficulties are fixed, so answers alone decide.
fn ratings(app: &App, answers: &[PuzzleAnswer]) -> Vec<Glicko2Rating> {
    let mut all = vec![Glicko2Rating { rating: 1200.0, ..Glicko2Rating::new() }];
    for answer in answers {
        let now = *all.last().expect("the list begins with one");
        let known = app.game(&answer.game).ok();
        let puzzle = known.and_then(|game| game.puzzles().iter().find(|puzzle| puzzle.id == answer.puzzle));
        let next = puzzle.map_or(now, |puzzle| {
            let against =
                Glicko2Rating { rating: puzzle.difficulty.into(), deviation: SURE, ..Glicko2Rating::new() };
            let outcome = if answer.right { Outcomes::WIN } else { Outcomes::LOSS };
            glicko2(&now, &against, &outcome, &Glicko2Config::new()).0
        });
        all.push(next);
    }
    all
}

fn line<'a>(
    app: &'a App,
    info: &'a Info,
    number: usize,
    puzzle: &'a Puzzle,
    answers: &[PuzzleAnswer],
) -> PuzzleLine<'a> {
    let play: Option<Play> = puzzle.record.parse().ok();
    PuzzleLine {
        id: &puzzle.id,
        info,
        cover: app.cover(info.key),
        number,
        setup: play.as_ref().and_then(|play| play.get("setup")).unwrap_or_default().to_owned(),
        stage: puzzle.stage.key(),
        hardness: hardness(puzzle),
        solved: answers.iter().find(|answer| answer.puzzle == puzzle.id).map(|answer| answer.right),
    }
}

async fn answers(app: &App, reader: &Reader) -> Result<Vec<PuzzleAnswer>, Problem> {
    match reader.id() {
        Some(visitor) => Ok(app.store().puzzle_answers(visitor).await?),
        None => Ok(Vec::new()),
    }
}

/// Which of so many puzzles is that of the day: every day (UTC) another one, the same for everybody.
fn of_the_day(now: i64, count: usize) -> usize {
    let days = now.div_euclid(86_400_000).unsigned_abs();
    (days.wrapping_mul(2_654_435_761) % count.max(1) as u64) as usize
}

/// The list of puzzles.
pub async fn puzzles(
    State(app): State<App>,
    reader: Reader,
    Asked(filter): Asked<Filter>,
) -> Result<Response, Problem> {
    let answers = answers(&app, &reader).await?;
    let infos: Vec<Info> = app.catalog().games().map(|game| game.info()).collect();
    let every: Vec<PuzzleLine<'_>> = infos
        .iter()
        .flat_map(|info| {
            let puzzles = app.game(info.key).map(AnyGame::puzzles).unwrap_or_default();
            (1..).zip(puzzles).map(move |(number, puzzle)| (info, number, puzzle))
        })
        .map(|(info, number, puzzle)| line(&app, info, number, puzzle, &answers))
        .collect();
    let day = every.get(of_the_day(clock::now(), every.len()));
    let day = day.and_then(|day| {
        let game = app.game(day.info.key).ok()?;
        let puzzle = game.puzzles().iter().find(|puzzle| puzzle.id == day.id)?;
        Some(line(&app, day.info, day.number, puzzle, &answers))
    });
    let left = left_open(&app, &reader, &answers).await?;
    let left = left.and_then(|(key, id, table)| {
        let open = every.iter().find(|line| line.info.key == key && line.id == id)?;
        Some((line(&app, open.info, open.number, found(&app, &key, &id).ok()?.2, &answers), table))
    });
    let count = |key: &str, solved: bool| {
        every.iter().filter(|line| line.info.key == key && (!solved || line.solved == Some(true))).count()
    };
    let games =
        infos.iter().map(|info| (info, app.cover(info.key), count(info.key, false), count(info.key, true)));
    let games = games.collect();
    let show = filter.show.as_deref().filter(|show| ["new", "again", "all"].contains(show)).unwrap_or("new");
    let game = filter.game.as_deref().filter(|key| infos.iter().any(|info| info.key == *key));
    let shown = |line: &PuzzleLine<'_>| {
        let fits = match show {
            "new" => line.solved.is_none(),
            "again" => line.solved == Some(false),
            _ => true,
        };
        fits && game.is_none_or(|game| game == line.info.key)
    };
    let rating = ratings(&app, &answers).pop().filter(|_| !answers.is_empty());
    let rating = rating.map(|now| (now.rating.round() as i64, now.deviation.round() as i64, answers.len()));
    let mut lines: Vec<_> = every.into_iter().filter(shown).collect();
    lines.sort_by_key(|line| line.hardness);
    if show == "new" {
        lines.truncate(LISTED as usize);
    }
    let model = PuzzleList { games, game, show, day, left, lines, rating };
    Ok(html(StatusCode::OK, page::puzzles(&frame(&app, &reader, app.words(reader.lang)), &model)))
}

/// The reader's puzzle that waits for an answer, the one opened last: game, id and table.
async fn left_open(
    app: &App,
    reader: &Reader,
    answers: &[PuzzleAnswer],
) -> Result<Option<(String, String, String)>, Problem> {
    let Some(you) = reader.id() else { return Ok(None) };
    let mine = app.store().tables_of(you, LISTED).await?;
    Ok(mine.into_iter().find_map(|(row, _)| match &row.purpose {
        Purpose::Puzzle { id, .. } if answers.iter().all(|answer| answer.puzzle != *id) => {
            Some((row.game.clone(), id.clone(), row.id))
        }
        _ => None,
    }))
}

fn found<'a>(app: &'a App, key: &str, id: &str) -> Result<(&'a dyn AnyGame, usize, &'a Puzzle), Problem> {
    let game = app.game(key)?;
    let numbered = (1..).zip(game.puzzles()).find(|(_, puzzle)| puzzle.id == id);
    numbered.map(|(number, puzzle)| (game, number, puzzle)).ok_or(Problem::UnknownPage)
}

/// Opens a puzzle at a table, or finds the table at which it is open; answers the table's id.
pub async fn open_puzzle(app: &App, person: &Person, key: &str, id: &str) -> Result<String, Problem> {
    let (game, _, puzzle) = found(app, key, id)?;
    let mine = app.store().tables_of(&person.id, LISTED).await?;
    let open =
        mine.iter().find(|(row, _)| matches!(&row.purpose, Purpose::Puzzle { id, .. } if *id == puzzle.id));
    if let Some((row, _)) = open {
        return Ok(row.id.clone());
    }
    let play: Play = puzzle.record.parse().map_err(|_| Problem::UnknownPage)?;
    let at = clock::now();
    let entry = |(_, line): &(usize, Line)| match line {
        Line::Step { who, text, .. } => {
            Some(Entry { kind: EntryKind::Step(*who, text.clone()), at, request: None })
        }
        _ => None,
    };
    let before: Vec<Entry> = play.lines.iter().filter_map(entry).collect();
    let opening = Opening {
        game,
        setup: game.setup(play.get("setup").unwrap_or_default())?,
        seat: puzzle.decider(),
        purpose: Purpose::Puzzle { id: puzzle.id.clone(), from: before.len() },
        rival: None,
        before,
    };
    opening.open(app, person).await
}

/// Opens a puzzle at a table, or the table at which it is open.
pub async fn solve(
    State(app): State<App>,
    reader: Reader,
    Path((key, id)): Path<(String, String)>,
) -> Result<Response, Problem> {
    found(&app, &key, &id)?;
    let (person, cookie) = somebody(&app, &reader).await?;
    Ok(to_table(&open_puzzle(&app, &person, &key, &id).await?, cookie))
}

/// What is to be said of a puzzle that the reader answered; before that, the list.
pub async fn puzzle(
    State(app): State<App>,
    reader: Reader,
    Path((key, id)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let (game, number, puzzle) = found(&app, &key, &id)?;
    let answers = answers(&app, &reader).await?;
    let Some(index) = answers.iter().position(|answer| answer.puzzle == puzzle.id) else {
        return Ok(see_other(&format!("/puzzles?game={key}")));
    };
    let (info, answer) = (game.info(), &answers[index]);
    let before = puzzle.table(game).map_err(|_| Problem::Internal)?;
    let position = app.tables().snapshot(&answer.table).await?;
    let names = position.names();
    let words = app.words(reader.lang).at_table(&names);
    let seat = puzzle.decider();
    let done = position.table.step(before.steps()).map(|(_, action)| action).unwrap_or_default();
    let candidate = |candidate: &catalog::PuzzleMove| PuzzleCandidate {
        said: in_words(before.as_ref(), seat, &candidate.action, &words),
        points: candidate.expected.points[seat.index()],
        wins: candidate.expected.wins[seat.index()],
        chosen: candidate.chosen,
        yours: candidate.action == done,
    };
    let right = answers[index].right;
    let instead =
        if right { puzzle.tempting().map(|other| other.action.as_str()) } else { Some(done.as_str()) };
    let shown: Vec<&str> = std::iter::once(puzzle.answer.action.as_str()).chain(instead).collect();
    let pictures = super::stills::compared("answer", before.as_ref(), seat, &shown, &words);
    let best: Vec<_> = puzzle.line.iter().map(|(seat, action)| (Seat(*seat), action.clone())).collect();
    let follows = super::stills::followed("line", before.as_ref(), seat, &best, &words);
    let rated = ratings(&app, &answers);
    let rounded = |rating: &Glicko2Rating| rating.rating.round() as i64;
    let untried = |other: &&Puzzle| answers.iter().all(|answer| answer.puzzle != other.id);
    let fits = |other: &&Puzzle| other.difficulty.abs_diff(rounded(&rated[index + 1]) as u16);
    let next = game.puzzles().iter().filter(untried).min_by_key(fits);
    let model = PuzzleAnswered {
        line: line(&app, &info, number, puzzle, &answers),
        table: &answer.table,
        yours: in_words(before.as_ref(), seat, &done, &words),
        candidates: puzzle.candidates().map(candidate).collect(),
        pictures,
        follows,
        next: next.map(|next| format!("/puzzles/{key}/{}", next.id)),
        difficulty: puzzle.difficulty,
        rating: (rounded(&rated[index]), rounded(&rated[index + 1])),
    };
    Ok(html(StatusCode::OK, page::puzzle_answered(&frame(&app, &reader, &words), &model)))
}

#[cfg(test)]
mod tests {
    use super::of_the_day;

    #[test]
    fn every_day_has_a_puzzle_of_its_own_for_everybody() {
        const DAY: i64 = 86_400_000;
        let noon = 20_000 * DAY + DAY / 2;
        assert_eq!(of_the_day(noon - DAY / 2, 534), of_the_day(noon + DAY / 2 - 1, 534), "midnight to midnight");
        let month: std::collections::BTreeSet<usize> =
            (0..60).map(|day| of_the_day(noon + day * DAY, 534)).collect();
        assert!(month.len() == 60 && month.iter().all(|index| *index < 534), "{month:?}");
        // The puzzles of all games stand one behind the other: a month brings each of the five.
        let games: std::collections::BTreeSet<usize> = month.iter().map(|index| index / 107).collect();
        assert_eq!(games.len(), 5);
        assert_eq!(of_the_day(noon, 0), 0, "nothing to choose from");
    }
}
