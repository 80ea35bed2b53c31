//! Puzzles: the list, a table at which one is asked, and its answer.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};
use catalog::{AnyGame, AnyTable, Puzzle};
use lang::Lang;
use page::{PuzzleAnswered, PuzzleCandidate, PuzzleLine, PuzzleList};
use serde::Deserialize;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};
use tabletop::{Info, Line, Message, Play, Seat, Viewer};

use super::{
    LISTED, frame, html, see_other, stills,
    study::{Opening, somebody, to_table},
    teacher::in_words,
};
use crate::{
    app::App,
    clock,
    extract::{Asked, Fields, Named},
    problem::Problem,
    reader::Reader,
    store::{Entry, EntryKind, Person, Purpose, PuzzleAnswer},
    study::Study,
};

/// How sure the difficulty of a puzzle is, on the scale of ratings.
const SURE: f64 = 80.0;
/// Limits of difficulty from easy to very hard.
const HARDNESS: [u16; 3] = [1050, 1350, 1700];

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
        title: None,
        stage: puzzle.stage.key(),
        hardness: hardness(puzzle),
        solved: answers.iter().find(|answer| answer.puzzle == puzzle.id).map(|answer| answer.right),
    }
}

/// What the table asks at a puzzle. Each is replayed once and remembered.
fn title(app: &App, key: &str, id: &str) -> Option<Message> {
    static TITLES: Mutex<BTreeMap<String, Option<Message>>> = Mutex::new(BTreeMap::new());
    let known = |titles: &BTreeMap<String, Option<Message>>| titles.get(id).cloned();
    if let Some(title) = known(&TITLES.lock().unwrap_or_else(PoisonError::into_inner)) {
        return title;
    }
    let (game, _, puzzle) = found(app, key, id).ok()?;
    let seat = puzzle.decider();
    let words = app.words(Lang::En);
    let asks =
        |table: Box<dyn AnyTable>| table.viewed_by(Viewer::Seat(seat), Some(seat)).scene(words).dock.heading;
    let title = puzzle.table(game).ok().and_then(asks);
    TITLES.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned(), title.clone());
    title
}

/// The lines with what their tables ask; off the threads that answer, for many are replayed the first time.
async fn titled<'a>(app: &App, lines: Vec<PuzzleLine<'a>>) -> Result<Vec<PuzzleLine<'a>>, Problem> {
    let wanted: Vec<(String, String)> =
        lines.iter().map(|line| (line.info.key.to_owned(), line.id.to_owned())).collect();
    let app = app.clone();
    let read = move || wanted.iter().map(|(key, id)| title(&app, key, id)).collect::<Vec<_>>();
    let titles = tokio::task::spawn_blocking(read).await.map_err(|_| Problem::Internal)?;
    Ok(lines.into_iter().zip(titles).map(|(line, title)| PuzzleLine { title, ..line }).collect())
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
    let lines = titled(&app, lines).await?;
    let day = titled(&app, day.into_iter().collect()).await?.pop();
    let left =
        left.map(|(line, table)| (PuzzleLine { title: title(&app, line.info.key, line.id), ..line }, table));
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
/// `anew` opens another table, where the answer does not count any more.
pub async fn open_puzzle(
    app: &App,
    person: &Person,
    key: &str,
    id: &str,
    anew: bool,
) -> Result<String, Problem> {
    let (game, _, puzzle) = found(app, key, id)?;
    let mine = app.store().tables_of(&person.id, LISTED).await?;
    let open =
        mine.iter().find(|(row, _)| matches!(&row.purpose, Purpose::Puzzle { id, .. } if *id == puzzle.id));
    if let Some((row, _)) = open.filter(|_| !anew) {
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
    fields: Fields,
) -> Result<Response, Problem> {
    found(&app, &key, &id)?;
    let (person, cookie) = somebody(&app, &reader).await?;
    // Once more makes sense only after an answer; before it the table that is open is the one.
    let anew = fields.get("again").is_some() && {
        let answers = app.store().puzzle_answers(&person.id).await?;
        answers.iter().any(|answer| answer.puzzle == id)
    };
    Ok(to_table(&open_puzzle(&app, &person, &key, &id, anew).await?, cookie))
}

/// Somebody gives a puzzle up to see its answer: it counts as not found.
pub async fn shown(State(app): State<App>, reader: Reader, Named(table): Named) -> Result<Response, Problem> {
    let person = reader.person()?;
    let position = app.tables().snapshot(&table).await?;
    let Study::Puzzle(puzzle, from) = &position.study else { return Err(Problem::UnknownPage) };
    if position.seats_of(&person.id).is_empty() {
        return Err(Problem::ForeignSeat);
    }
    let key = position.row.game.clone();
    if position.table.steps() == *from {
        let (game, puzzle) = (key.clone(), puzzle.id.clone());
        let answer = PuzzleAnswer { game, puzzle, table, right: false, at: clock::now() };
        app.store().answer_puzzle(&person.id, &answer).await?;
    }
    Ok(see_other(&format!("/puzzles/{key}/{}", puzzle.id)))
}

/// Somebody who has answered a puzzle holds its answer for wrong: the host reads it in the log, with what was done instead.
pub async fn disagree(
    State(app): State<App>,
    reader: Reader,
    Path((key, id)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let (_, _, puzzle) = found(&app, &key, &id)?;
    let answers = answers(&app, &reader).await?;
    let answer = answers.iter().find(|answer| answer.puzzle == puzzle.id).ok_or(Problem::UnknownPage)?;
    let (best, table) = (&puzzle.answer.action, &answer.table);
    tracing::info!(game = key, puzzle = id, %best, %table, "somebody disagrees with the answer of a puzzle");
    Ok(see_other(&format!("/puzzles/{key}/{id}?noted")))
}

#[derive(Deserialize)]
pub struct Noted {
    noted: Option<String>,
}

/// What is to be said of a puzzle that the reader answered; before that, the list.
pub async fn puzzle(
    State(app): State<App>,
    reader: Reader,
    Path((key, id)): Path<(String, String)>,
    Asked(Noted { noted }): Asked<Noted>,
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
    let pictures = stills::compared("answer", before.as_ref(), seat, &shown, &words);
    let best: Vec<_> = puzzle.line.iter().map(|(seat, action)| (Seat(*seat), action.clone())).collect();
    let follows = stills::followed("line", before.as_ref(), seat, &best, &words);
    let rated = ratings(&app, &answers);
    let rounded = |rating: &Glicko2Rating| rating.rating.round() as i64;
    let untried = |other: &&Puzzle| answers.iter().all(|answer| answer.puzzle != other.id);
    let fits = |other: &&Puzzle| other.difficulty.abs_diff(rounded(&rated[index + 1]) as u16);
    let next = game.puzzles().iter().filter(untried).min_by_key(fits);
    let model = PuzzleAnswered {
        line: PuzzleLine {
            title: title(&app, &key, &puzzle.id),
            ..line(&app, &info, number, puzzle, &answers)
        },
        table: &answer.table,
        yours: if done.is_empty() { String::new() } else { in_words(before.as_ref(), seat, &done, &words) },
        candidates: puzzle.candidates().map(candidate).collect(),
        pictures,
        follows,
        next: next.map(|next| format!("/puzzles/{key}/{}", next.id)),
        difficulty: puzzle.difficulty,
        noted: noted.is_some(),
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
        assert_eq!(
            of_the_day(noon - DAY / 2, 534),
            of_the_day(noon + DAY / 2 - 1, 534),
            "midnight to midnight"
        );
        let month: std::collections::BTreeSet<usize> =
            (0..60).map(|day| of_the_day(noon + day * DAY, 534)).collect();
        assert!(month.len() == 60 && month.iter().all(|index| *index < 534), "{month:?}");
        // The puzzles of all games stand one behind the other: a month brings each of the five.
        let games: std::collections::BTreeSet<usize> = month.iter().map(|index| index / 107).collect();
        assert_eq!(games.len(), 5);
        assert_eq!(of_the_day(noon, 0), 0, "nothing to choose from");
    }
}
