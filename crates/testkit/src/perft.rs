//! Known sizes of the tree of steps: `tests/perft.txt`.
//!
//! ```text
//! ; a comment
//! setup 2p
//! perft 1 3
//! perft 3 84
//! after first-game.play@120
//! perft 2 871
//! ```

use std::{fs, path::Path};

use tabletop::{Game, Table, perft};

use crate::{
    material::{material, setup},
    playthrough::{table_after, update},
};

/// Checks every number of `tests/perft.txt` below `manifest_dir` (`env!("CARGO_MANIFEST_DIR")`). With
/// `UPDATE_EXPECT=1` wrong numbers are put right.
///
/// # Panics
/// If a number is wrong, a line cannot be read, or the file counts nothing.
#[track_caller]
pub fn perft_file<G: Game>(manifest_dir: &str) {
    let tests = Path::new(manifest_dir).join("tests");
    let path = tests.join("perft.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let (corrected, problems) = count_all::<G>(&text, &tests.join("playthroughs"));
    let wrong = corrected != text;
    if wrong && update() {
        fs::write(&path, corrected).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        return;
    }
    assert!(problems.is_empty(), "perft of {}:\n{}", G::INFO.key, problems.join("\n"));
}

/// Counts what a perft file asks for; gives the file with the right numbers, and what is wrong with this one.
/// Records that it names lie in `playthroughs`.
pub fn count_all<G: Game>(text: &str, playthroughs: &Path) -> (String, Vec<String>) {
    let mut table: Option<Table<G>> = None;
    let (mut lines, mut problems, mut counted) = (Vec::new(), Vec::new(), 0);
    for (number, line) in text.lines().enumerate().map(|(index, line)| (index + 1, line)) {
        let mut written = line.to_owned();
        match read_line(line) {
            Ok(PerftLine::Nothing) => {}
            Ok(PerftLine::Setup(text)) => table = Some(Table::new(setup::<G>(text), material::<G>())),
            Ok(PerftLine::After(name, steps)) => match table_after(&playthroughs.join(name), steps) {
                Ok(found) => table = Some(found),
                Err(why) => problems.push(format!("line {number}: {why}")),
            },
            Ok(PerftLine::Count(depth, expected)) => match &table {
                Some(table) => {
                    counted += 1;
                    let found = perft(table.state(), depth);
                    if found != expected {
                        problems.push(format!("line {number}: perft {depth} is {found}, not {expected}"));
                        let comment = line.find(';').map_or(String::new(), |at| format!(" {}", &line[at..]));
                        written = format!("perft {depth} {found}{comment}");
                    }
                }
                None => problems.push(format!("line {number}: no `setup` or `after` stands above")),
            },
            Err(why) => problems.push(format!("line {number}: {why}")),
        }
        lines.push(written + "\n");
    }
    if counted == 0 {
        problems.push("the file counts nothing".into());
    }
    (lines.concat(), problems)
}

enum PerftLine<'a> {
    Nothing,
    Setup(&'a str),
    After(&'a str, usize),
    Count(u32, u64),
}

fn read_line(line: &str) -> Result<PerftLine<'_>, String> {
    let line = line.split(';').next().unwrap_or_default().trim();
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let wrong =
        || format!("cannot read `{line}`; expected `setup …`, `after NAME.play@STEP` or `perft DEPTH COUNT`");
    match word {
        "" => Ok(PerftLine::Nothing),
        "setup" => Ok(PerftLine::Setup(rest)),
        "after" => {
            let (name, steps) = rest.split_once('@').ok_or_else(wrong)?;
            Ok(PerftLine::After(name, steps.parse().map_err(|_| wrong())?))
        }
        "perft" => {
            let (depth, count) = rest.split_once(' ').ok_or_else(wrong)?;
            Ok(PerftLine::Count(
                depth.parse().map_err(|_| wrong())?,
                count.trim().parse().map_err(|_| wrong())?,
            ))
        }
        _ => Err(wrong()),
    }
}
