//! `naust puzzles`: positions where one action is clearly best. Lists those of a game, makes more, asks them again.

use std::{
    collections::BTreeSet,
    fs::{self, OpenOptions},
    io::{ErrorKind, Write, stderr, stdout},
    path::Path,
    sync::atomic::AtomicBool,
};

use catalog::{AnyGame, Effort, Puzzle};
use serde::Serialize;
use tabletop::Words;

use crate::{
    args::{CheckPuzzles, ListPuzzles, MakePuzzles, Puzzles, PuzzlesCommand},
    command::arena::bar,
    failure::Failure,
    files,
    words::Speech,
};

pub fn run(args: &Puzzles) -> Result<(), Failure> {
    match &args.command {
        Some(PuzzlesCommand::Make(args)) => make(args),
        Some(PuzzlesCommand::Check(args)) => check(args),
        None => list(&args.list),
    }
}

/// A puzzle as it is listed: with what it says in words.
#[derive(Serialize)]
struct Listed<'a> {
    #[serde(flatten)]
    puzzle: &'a Puzzle,
    /// The setup it is played with.
    setup: String,
    /// The answer in words.
    answer_said: String,
    /// The move that weaker players prefer, if any.
    tempting: Option<&'a str>,
}

fn list(args: &ListPuzzles) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let key = args.game.as_deref().ok_or_else(|| Failure::usage("which game? See `naust games`"))?;
    let game = files::game(&catalog, key)?;
    let puzzles = game.puzzles();
    let words = Speech::new(&args.language, &catalog, Vec::new());
    let listed: Vec<Listed<'_>> = puzzles
        .iter()
        .map(|puzzle| {
            let table = puzzle.table(game).map_err(Failure::failed)?;
            let line = [(puzzle.decider(), puzzle.answer.action.clone())];
            let said = table.thinker(puzzle.decider()).tell(&line);
            Ok(Listed {
                puzzle,
                setup: table.setup(),
                answer_said: said.iter().map(|message| words.say(message)).collect(),
                tempting: puzzle.tempting().map(|other| other.action.as_str()),
            })
        })
        .collect::<Result<_, Failure>>()?;
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &listed)?;
        writeln!(out)?;
        return Ok(());
    }
    for Listed { puzzle, setup, answer_said, .. } in listed {
        let (id, difficulty, stage) = (&puzzle.id, puzzle.difficulty, puzzle.stage.key());
        writeln!(out, "{id}  {difficulty:4}  {stage:8} {setup:10} {}: {answer_said}", puzzle.decider())?;
    }
    Ok(())
}

/// How many puzzles a file has for this setup, and which game comes next.
fn so_far(game: &dyn AnyGame, setup: &str, file: &Path) -> Result<(Vec<Puzzle>, u64), Failure> {
    let failed = |why: &dyn std::fmt::Display| Failure::failed(format!("{}: {why}", file.display()));
    let text = match fs::read_to_string(file) {
        Err(why) if why.kind() == ErrorKind::NotFound => String::new(),
        read => read.map_err(|why| failed(&why))?,
    };
    let puzzles = Puzzle::read_all(&text).map_err(|why| failed(&why))?;
    let mut next = 0;
    for puzzle in &puzzles {
        if puzzle.table(game).map_err(|why| failed(&why))?.setup() == setup {
            next = next.max(puzzle.game + 1);
        }
    }
    Ok((puzzles, next))
}

fn make(args: &MakePuzzles) -> Result<(), Failure> {
    let catalog = files::catalog(&args.chosen.material)?;
    let (game, setup) = files::chosen(&catalog, &args.chosen)?;
    if game.seats(&setup).map_err(Failure::usage)? < 2 {
        return Err(Failure::usage("puzzles are found in games of at least two"));
    }
    let (before, next) = so_far(game, &setup, &args.output)?;
    let mut known: BTreeSet<String> = before.iter().map(|puzzle| puzzle.id.clone()).collect();
    let failed = |why: std::io::Error| Failure::failed(format!("{}: {why}", args.output.display()));
    let mut file = OpenOptions::new().create(true).append(true).open(&args.output).map_err(failed)?;
    let effort = Effort { play: (args.playouts / 4).max(1), look: args.playouts, most: 3 };
    let stop = AtomicBool::new(false);
    let mut found = 0;
    for number in next..next.saturating_add(args.games) {
        if found >= args.count {
            break;
        }
        let puzzles =
            catalog::find_puzzles(game, &setup, args.seed, number, effort, &stop).map_err(Failure::usage)?;
        let fresh: Vec<_> = puzzles.into_iter().filter(|puzzle| known.insert(puzzle.id.clone())).collect();
        // A game is written as a whole, so that the next one is known whenever this is broken off.
        let lines: String = fresh.iter().map(|puzzle| puzzle.to_line() + "\n").collect();
        file.write_all(lines.as_bytes()).map_err(failed)?;
        found += fresh.len();
        writeln!(stderr(), "game {number}: {} puzzles, {found} in all", fresh.len())?;
    }
    Ok(())
}

fn check(args: &CheckPuzzles) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let game = files::game(&catalog, &args.game)?;
    let failed = |why: std::io::Error| {
        Failure::failed(format!("{}: {why}", args.file.as_deref().unwrap_or(Path::new("")).display()))
    };
    let text = match &args.file {
        Some(file) => fs::read_to_string(file).map_err(failed)?,
        None => game.teaching().puzzles.to_owned(),
    };
    let puzzles = Puzzle::read_all(&text).map_err(Failure::failed)?;
    let (bar, stop) = (bar(puzzles.len() as u64), AtomicBool::new(false));
    let mut kept = String::new();
    let mut agreed = 0;
    for puzzle in &puzzles {
        let again =
            catalog::ask_again(game, puzzle, args.times, args.seed, &stop).map_err(Failure::failed)?;
        bar.inc(1);
        if again.agrees {
            agreed += 1;
            kept += &(puzzle.to_line() + "\n");
        } else {
            bar.suspend(|| {
                writeln!(stdout(), "{}: `{}` instead of `{}`", puzzle.id, again.best, puzzle.answer.action)
            })?;
        }
    }
    bar.finish_and_clear();
    if let (true, Some(file)) = (args.drop, &args.file) {
        fs::write(file, kept).map_err(failed)?;
    }
    let share = 100.0 * f64::from(agreed) / puzzles.len().max(1) as f64;
    writeln!(
        stdout(),
        "{agreed} of {} agree with {} times the playouts: {share:.1} %",
        puzzles.len(),
        args.times
    )?;
    Ok(())
}
