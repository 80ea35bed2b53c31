//! Golden records: `tests/playthroughs/*.play`, replayed with their expectations.
//!
//! With the variable `UPDATE_EXPECT=1` set, wrong numbers are put right in the files, and a random game is written for
//! every number of seats that has none. Read the difference before you keep it.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use tabletop::{Entry, Expectation, Game, Line, Play, Record, Seat, Step, Table, Turn};

use crate::{
    material::material,
    play::{legal_actions, random_game},
};

/// No golden record is longer: somebody must be able to read it in one sitting.
const LONGEST: usize = 64 * 1024;

/// Replays every golden record of the game whose crate lies at `manifest_dir` (`env!("CARGO_MANIFEST_DIR")`).
///
/// # Panics
/// If a record does not replay, an expectation does not hold, or a number of seats that the game allows has no record.
#[track_caller]
pub fn playthroughs<G: Game>(manifest_dir: &str) {
    let folder = Path::new(manifest_dir).join("tests/playthroughs");
    let problems = replay_all::<G>(&folder, update());
    assert!(problems.is_empty(), "playthroughs of {}:\n{}", G::INFO.key, problems.join("\n"));
}

/// As [`playthroughs`], for any folder; gives everything back that is wrong. With `update` set, puts right what can be.
pub fn replay_all<G: Game>(folder: &Path, update: bool) -> Vec<String> {
    let mut problems = Vec::new();
    let mut seated = BTreeSet::new();
    for path in files(folder, "play") {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match replay_file::<G>(&path, update) {
            Ok((seats, wrong)) => {
                seated.insert(seats);
                problems.extend(wrong.into_iter().map(|wrong| format!("{name}: {wrong}")));
            }
            Err(why) => problems.push(format!("{name}: {why}")),
        }
    }
    for seats in G::INFO.seats.filter(|seats| !seated.contains(seats)) {
        if update {
            let path = folder.join(format!("{seats}p.play"));
            let written = fs::create_dir_all(folder).and_then(|()| {
                fs::write(&path, write_playthrough::<G>(&format!("{seats}p"), u64::from(seats)))
            });
            problems.extend(written.err().map(|why| format!("{}: {why}", path.display())));
        } else {
            problems.push(format!("no record of a game with {seats} players (UPDATE_EXPECT=1 writes one)"));
        }
    }
    problems
}

/// Were wrong expectations asked to be put right?
pub(crate) fn update() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1")
}

/// The files of a folder and all folders in it with this ending, in order of their paths.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Replays one file: the number of seats, and the expectations that do not hold.
fn replay_file<G: Game>(path: &Path, update: bool) -> Result<(u8, Vec<String>), String> {
    let text = fs::read_to_string(path).map_err(|why| why.to_string())?;
    if text.len() > LONGEST {
        return Err(format!("{} bytes are too many to read; at most {LONGEST}", text.len()));
    }
    let play: Play = text.parse().map_err(|why: tabletop::PlayError| why.to_string())?;
    let record = Record::<G>::read(&play).map_err(|why| why.to_string())?;
    let mut table = Table::<G>::new(record.setup.clone(), material::<G>());
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (mut wrong, mut expectations, mut corrections) = (Vec::new(), 0, 0);
    for (number, entry) in &record.entries {
        match entry {
            Entry::Step(step) => {
                table.step(*step).map_err(|why| format!("line {number}: {why}"))?;
            }
            Entry::Expect(expectation) => {
                expectations += 1;
                let Err(why) = expectation.holds(&table) else { continue };
                match expectation.corrected(&table).filter(|_| update) {
                    Some(corrected) => {
                        lines[number - 1] = format!("= {corrected}");
                        corrections += 1;
                    }
                    None => wrong.push(format!("line {number}: {why}")),
                }
            }
        }
    }
    if expectations == 0 {
        wrong.push("it expects nothing".into());
    }
    if corrections > 0 {
        fs::write(path, lines.join("\n") + "\n").map_err(|why| why.to_string())?;
    }
    Ok((table.seats(), wrong))
}

/// About how many times a written record stops to expect something.
const STOPS: usize = 24;

/// A new golden record: the random game of `setup` and `seed`, with expectations where seats decide and at the end.
#[track_caller]
pub fn write_playthrough<G: Game>(setup: &str, seed: u64) -> String {
    let whole = random_game::<G>(setup, seed);
    let mut play = whole.to_play();
    let steps = std::mem::take(&mut play.lines);
    let mut table = Table::<G>::new(whole.setup().clone(), material::<G>());
    let every = (steps.len() / STOPS).max(1);
    let expect = |table: &Table<G>, lines: &mut Vec<(usize, Line)>, stop: usize| {
        for expectation in expectations(table, &whole, stop) {
            lines.push((0, Line::Expect(expectation.to_string())));
        }
    };
    let mut since = every;
    for (number, (line, &step)) in steps.into_iter().zip(whole.steps()).enumerate() {
        if since >= every && matches!(table.turn(), Turn::Seats(_)) {
            expect(&table, &mut play.lines, number);
            since = 0;
        }
        since += 1;
        play.lines.push(line);
        table.step(step).expect("the steps of a game that was played are legal");
    }
    expect(&table, &mut play.lines, whole.steps().len());
    play.to_string()
}

/// What is worth expecting at this point: turn and choices, now and then a refusal and the scores, at the end all.
fn expectations<G: Game>(table: &Table<G>, whole: &Table<G>, stop: usize) -> Vec<Expectation<G>> {
    let state = table.state();
    let everybody = || (0..table.seats()).map(Seat);
    let scores = everybody().map(|seat| (seat, state.points(seat)));
    let as_score = |(seat, points)| Expectation::Score(seat, points);
    if table.turn() == Turn::Over {
        let places = state.places();
        let places = everybody().map(|seat| Expectation::Place(seat, places[seat.index()]));
        return [Expectation::Over].into_iter().chain(scores.map(as_score)).chain(places).collect();
    }
    // Placeholders are put right at once: what is so now is what is expected.
    let mut wanted = vec![Expectation::Turn(String::new()), Expectation::Legal(0)];
    wanted.extend(refused(table, whole, stop));
    let mut expected: Vec<_> = wanted.iter().filter_map(|expectation| expectation.corrected(table)).collect();
    expected.extend(scores.filter(|&(_, points)| points != 0).map(as_score));
    expected
}

/// An action of another moment of the same game that is refused now.
fn refused<G: Game>(table: &Table<G>, whole: &Table<G>, stop: usize) -> Option<Expectation<G>> {
    let Turn::Seats(owing) = table.turn() else { return None };
    let seat = owing.lowest()?;
    let legal = legal_actions(table.state(), seat);
    let steps = whole.steps().len();
    (1..steps).map(|ahead| whole.steps()[(stop + ahead * 7) % steps]).find_map(|step| match step {
        Step::Act(_, action) if legal.binary_search(&action).is_err() => {
            Some(Expectation::Refuse(seat, action, String::new()))
        }
        _ => None,
    })
}

/// The table of a golden record after its first `steps` steps.
pub(crate) fn table_after<G: Game>(path: &Path, steps: usize) -> Result<Table<G>, String> {
    let text = fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
    let play: Play = text.parse().map_err(|why: tabletop::PlayError| why.to_string())?;
    let record = Record::<G>::read(&play).map_err(|why| why.to_string())?;
    let table = record.replay(material::<G>()).map_err(|why| why.to_string())?;
    if steps > table.steps().len() {
        return Err(format!("the record has only {} steps", table.steps().len()));
    }
    Ok(table.after(steps))
}
