//! Learning by doing: guided first games, puzzles, and a first game against a bot with one click.

use axum::{
    extract::{Path, State},
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use catalog::{AnyGame, AnyTable, Guide, Next, Puzzle};
use lang::Lang;
use page::{LessonCard, LessonPage, PuzzleAnswered, PuzzleCandidate, PuzzleLine, PuzzleList, Way};
use serde::Deserialize;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};
use tabletop::{Info, Line, Message, Play, Seat, Turn, Words};

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
/// How sure the difficulty of a puzzle is, on the scale of ratings.
const SURE: f64 = 80.0;
/// Limits of difficulty from easy to very hard.
const HARDNESS: [u16; 3] = [1050, 1350, 1700];

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
    let table = position.table.as_ref();
    let at = guide.common(table);
    let progress = Some((guide.reached(at), guide.stops.len()));
    let pages = || -> Vec<LessonPage> {
        let page = |stop: &catalog::Stop| {
            let said = texts.get(&stop.id)?;
            Some(LessonPage { head: said.head.clone(), text: said.text.clone(), points: stop.points.clone() })
        };
        guide.stops_at(at).into_iter().filter_map(page).collect()
    };
    let key = game.info().key;
    match guide.next(table) {
        Next::Runs(..) => None,
        Next::Asks(action) => {
            // What was explained before the first of several steps need not be read again.
            Some(LessonCard { pages: pages(), advice: Some(action.into()), progress, ways: Vec::new() })
        }
        Next::Left(at) => {
            let other =
                guide.asked_at(at).and_then(|stop| texts.get(&stop.id)).map(|said| said.other.clone());
            let more = words.say(&Message::new("ui-lesson-left-more"));
            let text = other.into_iter().chain([more]).collect::<Vec<_>>().join(" ");
            let head = words.say(&Message::new("ui-lesson-left"));
            let pages = vec![LessonPage { head, text, points: Vec::new() }];
            Some(LessonCard { pages, advice: None, progress, ways: vec![Way::Back, Way::PlayOn] })
        }
        Next::Over => {
            let on = if table.turn() == Turn::Over { Way::NewGame } else { Way::PlayOn };
            let ways = vec![
                on,
                Way::Go("ui-lesson-puzzles", format!("/puzzles?game={key}")),
                Way::Go("ui-lesson-rules", format!("/rules/{key}")),
            ];
            Some(LessonCard { pages: pages(), advice: None, progress, ways })
        }
    }
}

fn asked(app: &App, lang: Lang, position: &Snapshot, puzzle: &Puzzle, from: usize) -> Option<LessonCard> {
    let words = app.words(lang);
    let said = |id: &'static str| words.say(&Message::new(id));
    let table = position.table.as_ref();
    let page = |head: String, text: String| vec![LessonPage { head, text, points: Vec::new() }];
    if table.steps() <= from {
        let pages = page(said("ui-puzzle-question"), said("ui-puzzle-question-more"));
        return Some(LessonCard { pages, advice: None, progress: None, ways: Vec::new() });
    }
    let (_, done) = table.step(from)?;
    let right = done == puzzle.answer.action;
    let names = position.names();
    let words = words.at_table(&names);
    let text = said_best(table.after(from).as_ref(), puzzle, &words);
    let address = format!("/puzzles/{}/{}", position.row.game, puzzle.id);
    let head = said(if right { "ui-puzzle-right" } else { "ui-puzzle-wrong" });
    let ways = vec![Way::Go("ui-puzzle-why", address), Way::PlayOn];
    Some(LessonCard { pages: page(head, text), advice: None, progress: None, ways })
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
    // Every day another one, the same for everybody.
    let days = (clock::now() / 86_400_000).unsigned_abs();
    let today = (days.wrapping_mul(2_654_435_761) % every.len().max(1) as u64) as usize;
    let day = every.get(today);
    let day = day.and_then(|day| {
        let game = app.game(day.info.key).ok()?;
        let puzzle = game.puzzles().iter().find(|puzzle| puzzle.id == day.id)?;
        Some(line(&app, day.info, day.number, puzzle, &answers))
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
    let model = PuzzleList { games, game, show, day, lines, rating };
    Ok(html(StatusCode::OK, page::puzzles(&frame(&app, &reader, app.words(reader.lang)), &model)))
}

fn found<'a>(app: &'a App, key: &str, id: &str) -> Result<(&'a dyn AnyGame, usize, &'a Puzzle), Problem> {
    let game = app.game(key)?;
    let numbered = (1..).zip(game.puzzles()).find(|(_, puzzle)| puzzle.id == id);
    numbered.map(|(number, puzzle)| (game, number, puzzle)).ok_or(Problem::UnknownPage)
}

/// Opens a puzzle at a table, or the table at which it is open.
pub async fn solve(
    State(app): State<App>,
    reader: Reader,
    Path((key, id)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let (game, _, puzzle) = found(&app, &key, &id)?;
    let (person, cookie) = somebody(&app, &reader).await?;
    let mine = app.store().tables_of(&person.id, LISTED).await?;
    let open =
        mine.iter().find(|(row, _)| matches!(&row.purpose, Purpose::Puzzle { id, .. } if *id == puzzle.id));
    if let Some((row, _)) = open {
        return Ok(to_table(&row.id, cookie));
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
    Ok(to_table(&opening.open(&app, &person).await?, cookie))
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
    let follows: Vec<_> = puzzle.line.iter().map(|(seat, action)| (Seat(*seat), action.clone())).collect();
    let follows = before.thinker(seat).tell(&follows);
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
        follows: follows.iter().map(|message| words.say(message)).collect(),
        next: next.map(|next| format!("/puzzles/{key}/{}", next.id)),
        difficulty: puzzle.difficulty,
        rating: (rounded(&rated[index]), rounded(&rated[index + 1])),
    };
    Ok(html(StatusCode::OK, page::puzzle_answered(&frame(&app, &reader, &words), &model)))
}
